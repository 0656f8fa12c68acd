internal import AppIntents
internal import Dialog
internal import Foundation
internal import PhraseMatching

extension Session {
  /// Does what a catalog says of a shortcut, once its values are known.
  func perform(
    _ action: CatalogAction, of shortcut: Shortcut, _ filled: [FilledParameter], _ snapshot: RegistrySnapshot
  ) async throws {
    take(filled, action, shortcut)
    for index in shortcut.parameters.indices where given[shortcut.parameters[index].name] == nil {
      try await complete(index, of: action, shortcut, filled, snapshot)
    }
    noteValues(of: shortcut)
    say(try await action.perform(with: given) ?? wording.done())
    draft.dialog = draft.utterances.last?.speech
  }

  /// Finds a value that is not known yet, and asks where nothing says it.
  @inline(never)
  private func complete(
    _ index: Int, of action: CatalogAction, _ shortcut: Shortcut, _ filled: [FilledParameter],
    _ snapshot: RegistrySnapshot
  ) async throws {
    let parameter = worded(shortcut.parameters[index], action)
    let said = filled.first { $0.name == parameter.name }
    let value =
      confirms(parameter, shortcut) && said == nil
      ? try await confirmation(parameter) : try await value(of: parameter, said, in: snapshot)
    if let value { take(value, for: parameter.name, action, shortcut) }
  }

  /// A parameter with the values that are known in its question.
  @inline(never)
  private func worded(_ parameter: Parameter, _ action: CatalogAction) -> Parameter {
    var parameter = parameter
    parameter.prompt = parameter.prompt.map { action.question($0, given) }
    return parameter
  }

  /// What was said is known before anything is asked.
  @inline(never)
  private func take(_ filled: [FilledParameter], _ action: CatalogAction, _ shortcut: Shortcut) {
    for said in filled where said.values.count < 2 && given[said.name] == nil {
      guard let parameter = shortcut.parameters.first(where: { $0.name == said.name }) else { continue }
      if said.typed.map(parameter.kind.takes) ?? true { take(CatalogValue(said), for: said.name, action, shortcut) }
    }
  }

  /// "It" is what was put on a list rather than the list.
  @inline(never)
  private func noteValues(of shortcut: Shortcut) {
    for parameter in shortcut.parameters.filter({ $0.kind != .text }) + shortcut.parameters.filter({ $0.kind == .text })
    {
      if let value = given[parameter.name] { context.note(value, of: parameter) }
    }
  }

  /// Whether a parameter only lets a person agree to what is done: no phrase says it, and it asks for certainty.
  private func confirms(_ parameter: Parameter, _ shortcut: Shortcut) -> Bool {
    parameter.kind == .boolean && !shortcut.phrases.contains { $0.text.contains("${\(parameter.name)}") }
      && readers.continuations.asksForCertainty(parameter.prompt ?? "")
      && (run.prepared[parameter.name] == nil || run.options.confirmation == .whenAsked)
  }

  /// Asks whether it is to be done; only a yes does it.
  @inline(never)
  private func confirmation(_ parameter: Parameter) async throws -> CatalogValue {
    var question = Question(.confirmation, parameter.prompt ?? "")
    question.parameter = parameter.name
    while true {
      if question.attempt > 0 { say(wording.replyHint(question)) }
      question.attempt += 1
      switch try await ask(question, as: .awaitingConfirmation) {
      case .yes: return CatalogValue(.boolean(true), text: "yes")
      case .no, .cancel: throw CancellationError()
      case .options, .button, .typed, .words: continue
      }
    }
  }

  /// The values that the request has so far.
  private var given: [String: CatalogValue] {
    @inline(never) get { if case .action(_, _, let values)? = run.request?.deed { values } else { [:] } }
  }

  @inline(never)
  private func take(_ value: CatalogValue, for name: String, _ action: CatalogAction, _ shortcut: Shortcut) {
    var values = given
    values[name] = value
    run.request?.deed = .action(action, shortcut, values)
  }

  @inline(never)
  private func value(of parameter: Parameter, _ filled: FilledParameter?, in snapshot: RegistrySnapshot) async throws
    -> CatalogValue?
  {
    if let typed = filled?.typed, !parameter.kind.takes(typed) {
      say(wording.outOfRange(typed.shown, of: parameter.kind.spokenRange))
      return try await askFor(parameter, in: snapshot)
    }
    if let filled { return try await chosen(of: filled, for: parameter) }
    if parameter.isOptional, run.prepared[parameter.name] == nil { return nil }
    return try await askFor(parameter, in: snapshot)
  }

  /// Asks which of several values is meant.
  @inline(never)
  private func chosen(of filled: FilledParameter, for parameter: Parameter) async throws -> CatalogValue {
    let isOneName = Set(filled.values.map(\.title)).count == 1
    let prompt =
      isOneName
      ? wording.severalCalled(
        name: filled.shown, count: filled.values.count, subtitles: filled.values.compactMap(\.subtitle))
      : wording.whichOfThese()
    let options = filled.values.map { Question.Option($0.title, subtitle: $0.subtitle) }
    let index = try await choose(among: options, of: .disambiguation, prompt)
    let values = filled.values.map { CatalogValue($0, text: filled.text) }
    var decided = filled
    decided.values = [filled.values[index]]
    note(decided)
    context.lastChoice = LastChoice(parameter: parameter.name, options: values, chosen: index)
    return values[index]
  }

  /// Notes a value that was answered, for whoever reads what the request came to.
  @inline(never)
  private func note(_ filled: FilledParameter) {
    draft.candidate?.values.removeAll { $0.name == filled.name }
    draft.candidate?.values.append(filled)
    draft.candidate?.missing.removeAll { $0 == filled.name }
    let candidate = draft.candidate
    run.request?.candidate = candidate
  }

  @inline(never)
  private func askFor(_ parameter: Parameter, in snapshot: RegistrySnapshot) async throws -> CatalogValue {
    let listed = snapshot.applications[run.application ?? 0].values(of: parameter)
    return try await answer(to: question(for: parameter, listed, snapshot), among: listed, for: parameter)
  }

  @inline(never)
  private func question(for parameter: Parameter, _ listed: [Entity.Value], _ snapshot: RegistrySnapshot) -> Question {
    let application = snapshot.applications[run.application ?? 0]
    var question = Question(of: parameter, listing: listed)
    if let name = parameter.entityName {
      question.names = Question.NameSource(application: application.model.name, entities: [name])
      let entity = application.model.entities.first { $0.name == name }
      if entity?.vocabulary == .open { question.otherAnswers = .text }
    }
    if question.prompt.isEmpty {
      question.prompt = listed.isEmpty ? wording.what(parameter.name) : wording.which(parameter.name)
    }
    return question
  }

  /// The one that is meant of several that have a name; nil where a name is nobody's.
  private func namesake(called name: String, among listed: [Entity.Value], for parameter: Parameter) async throws
    -> CatalogValue?
  {
    let question = Question(of: parameter, listing: listed.map { Entity.Value(id: $0.id, title: $0.title) })
    let bare = readers.continuations.bareName(name)
    let named = readers.replies.options(named: bare, of: question, now: settings.now()).map { listed[$0.index] }
    guard (2...Question.mostShown).contains(named.count) else { return nil }
    let filled = FilledParameter(parameter.name, text: bare, values: named)
    return try await chosen(of: filled, for: parameter)
  }

  /// "On" rather than "yes", where that is what was said.
  @inline(never)
  private func spokenBoolean(_ value: TypedValue) -> String? {
    guard case .boolean = value else { return nil }
    let said = readers.continuations.bareName(run.lastReply).lowercased()
    return said.contains(" ") || readers.replies.verdict(of: said, now: settings.now()) != nil ? nil : said
  }

  @inline(never)
  private func answer(to question: Question, among listed: [Entity.Value], for parameter: Parameter) async throws
    -> CatalogValue
  {
    var question = question
    while true {
      question.attempt += 1
      let reply = try await ask(question)
      if let value = try value(of: reply, to: question, among: listed, for: parameter) { return value }
      if case .words(let words) = reply,
        let namesake = try await namesake(called: words, among: listed, for: parameter)
      {
        return namesake
      }
      refuse(reply, to: question, for: parameter)
    }
  }

  /// What a reply gives; nil where it gives nothing that is taken.
  @inline(never)
  private func value(of reply: Reply, to question: Question, among listed: [Entity.Value], for parameter: Parameter)
    throws -> CatalogValue?
  {
    switch reply {
    case .options(let indices):
      guard let index = indices.first else { return nil }
      let values = listed.map { CatalogValue($0) }
      note(FilledParameter(parameter.name, text: listed[index].title, values: [listed[index]]))
      context.lastChoice = LastChoice(parameter: parameter.name, options: values, chosen: index)
      return values[index]
    case .typed(let value) where parameter.kind.takes(value):
      note(FilledParameter(parameter.name, text: value.shown, typed: value))
      return CatalogValue(value, text: value.shown, readable: spokenBoolean(value) ?? value.shown)
    case .words(let words) where question.otherAnswers == .text: return CatalogValue(words: words)
    case .yes where parameter.kind == .boolean: return CatalogValue(.boolean(true), text: "yes")
    case .no where parameter.kind == .boolean: return CatalogValue(.boolean(false), text: "no")
    case .cancel: throw CancellationError()
    case .typed, .words, .yes, .no, .button: return nil
    }
  }

  /// Says why a reply is not taken.
  @inline(never)
  private func refuse(_ reply: Reply, to question: Question, for parameter: Parameter) {
    if case .typed(let value) = reply {
      say(wording.outOfRange(value.shown, of: parameter.kind.spokenRange))
    } else {
      say(hint(question))
    }
  }
}

extension Parameter.Kind {
  /// Whether a value is within the range, if there is one.
  func takes(_ value: TypedValue) -> Bool {
    switch (self, value) {
    case (.integer(let range?), .integer(let number)): range.contains(number)
    case (.number(let range?), .integer(let number)): range.contains(Double(number))
    case (.number(let range?), .number(let number)): range.contains(number)
    default: true
    }
  }
}

extension Parameter.Kind {
  /// The range in words that any language writes.
  fileprivate var spokenRange: String? {
    switch self {
    case .integer(let range?): "\(range.lowerBound)–\(range.upperBound)"
    case .number(let range?): "\(range.lowerBound.formatted())–\(range.upperBound.formatted())"
    case .entity, .text, .integer, .number, .boolean, .date, .duration, .measurement: nil
    }
  }
}

extension CatalogValue {
  init(_ filled: FilledParameter) {
    if let value = filled.values.first {
      self.init(value, text: filled.text)
    } else if let typed = filled.typed {
      // "On" is a better word for yes where it was said.
      self.init(typed, text: filled.text, readable: typed.isBoolean ? filled.text : typed.shown)
    } else {
      self.init(words: filled.text)
    }
  }

  init(_ value: Entity.Value) {
    self.init(id: value.id, title: value.title, subtitle: value.subtitle, text: value.title)
  }
}

extension TypedValue {
  fileprivate var isBoolean: Bool { if case .boolean = self { true } else { false } }
}
