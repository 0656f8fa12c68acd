internal import AppIntents
internal import Dialog
internal import Foundation
internal import PhraseMatching

extension Session {
  /// Does what a catalog says of a shortcut, once its values are known.
  @inline(never)
  func perform(_ request: ActionRequest) async throws {
    takeSaid(request)
    for index in askingOrder(of: request) {
      if let parameter = open(index, of: request) { try await complete(parameter) }
    }
    try await finish(request)
  }

  /// Which of several values was meant is asked before what was not said at all.
  @inline(never)
  private func askingOrder(of request: ActionRequest) -> [Int] {
    let indices = request.shortcut.parameters.indices
    let isShared = indices.map { index in
      request.filled.contains { $0.name == request.shortcut.parameters[index].name && $0.values.count > 1 }
    }
    return indices.filter { isShared[$0] } + indices.filter { !isShared[$0] }
  }

  @inline(never)
  private func finish(_ request: ActionRequest) async throws {
    noteValues(of: request.shortcut)
    say(try await request.action.perform(with: given) ?? wording.done())
    draft.dialog = draft.utterances.last?.speech
  }

  /// Finds a value that is not known yet, and asks where nothing says it.
  @inline(never)
  private func complete(_ parameter: OpenParameter) async throws {
    if let value = try await value(of: parameter) { take(value, for: parameter.name, parameter.request) }
  }

  /// A parameter that has no value yet, with the values that are known in its question; nil where it has one.
  @inline(never)
  private func open(_ index: Int, of request: ActionRequest) -> OpenParameter? {
    var parameter = request.shortcut.parameters[index]
    if given[parameter.name] != nil { return nil }
    parameter.prompt = parameter.prompt.map { request.action.question($0, given) }
    let listed = request.snapshot.applications[run.application ?? 0].values(of: parameter)
    return OpenParameter(parameter, of: request, listing: listed)
  }

  /// What was said is known before anything is asked.
  @inline(never)
  private func takeSaid(_ request: ActionRequest) {
    for said in request.filled where said.values.count < 2 && given[said.name] == nil {
      guard let parameter = request.shortcut.parameters.first(where: { $0.name == said.name }) else { continue }
      if said.typed.map(parameter.kind.takes) ?? true { take(CatalogValue(said), for: said.name, request) }
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
  private func confirmation(_ parameter: OpenParameter) async throws -> CatalogValue {
    let asked = pendingConfirmation(parameter)
    while true {
      sayReplyHint(asked)
      asked.question.attempt += 1
      switch try await ask(asked) {
      case .yes: return CatalogValue(.boolean(true), text: "yes")
      case .no, .cancel: throw CancellationError()
      case .options, .button, .typed, .words: continue
      }
    }
  }

  @inline(never)
  private func pendingConfirmation(_ open: OpenParameter) -> PendingQuestion {
    var question = Question(.confirmation, open.parameter.prompt ?? "")
    question.parameter = open.name
    return PendingQuestion(question, as: .awaitingConfirmation)
  }

  /// The values that the request has so far.
  private var given: [String: CatalogValue] {
    @inline(never) get { if case .action(_, _, let values)? = run.request?.deed { values } else { [:] } }
  }

  @inline(never)
  private func take(_ value: CatalogValue, for name: String, _ request: ActionRequest) {
    var values = given
    values[name] = value
    run.request?.deed = .action(request.action, request.shortcut, values)
  }

  @inline(never)
  private func value(of parameter: OpenParameter) async throws -> CatalogValue? {
    switch way(to: parameter) {
    case .confirming: try await confirmation(parameter)
    case .choosing: try await chosen(of: parameter)
    case .asking: try await answer(to: parameter)
    case nil: nil
    }
  }

  private enum WayToValue { case confirming, choosing, asking }

  /// How a parameter comes by its value; nil where it goes without one.
  @inline(never)
  private func way(to open: OpenParameter) -> WayToValue? {
    let parameter = open.parameter
    guard let said = open.said else {
      if confirms(parameter, open.request.shortcut) { return .confirming }
      return parameter.isOptional && run.prepared[parameter.name] == nil ? nil : .asking
    }
    guard let typed = said.typed, !parameter.kind.takes(typed) else { return .choosing }
    say(wording.outOfRange(typed.shown, of: parameter.kind.spokenRange))
    return .asking
  }

  /// Asks which of the values that were said is meant.
  @inline(never)
  private func chosen(of parameter: OpenParameter) async throws -> CatalogValue? {
    let chosen = try await chosen(in: pendingChoice(of: parameter))
    return note(chosen[0], of: parameter)
  }

  @inline(never)
  private func pendingChoice(of parameter: OpenParameter) -> PendingQuestion {
    let values = parameter.said?.values ?? []
    let isOneName = Set(values.map(\.title)).count == 1
    let prompt =
      isOneName
      ? wording.severalCalled(
        name: parameter.said?.shown ?? "", count: values.count, subtitles: values.compactMap(\.subtitle))
      : wording.whichOfThese()
    var question = Question(.disambiguation, prompt)
    question.options = values.map { Question.Option($0.title, subtitle: $0.subtitle) }
    return PendingQuestion(question)
  }

  /// Notes which of the values that were said was chosen, and returns it.
  @inline(never)
  private func note(_ index: Int, of parameter: OpenParameter) -> CatalogValue? {
    guard var decided = parameter.said else { return nil }
    let values = decided.values.map { CatalogValue($0, text: decided.text) }
    decided.values = [decided.values[index]]
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
  private func pendingQuestion(for open: OpenParameter) -> PendingQuestion {
    let application = open.request.snapshot.applications[run.application ?? 0]
    var question = Question(of: open.parameter, listing: open.listed)
    if let name = open.parameter.entityName {
      question.names = Question.NameSource(application: application.model.name, entities: [name])
      let entity = application.model.entities.first { $0.name == name }
      if entity?.vocabulary == .open { question.otherAnswers = .text }
    }
    if question.prompt.isEmpty {
      question.prompt = open.listed.isEmpty ? wording.what(open.name) : wording.which(open.name)
    }
    return PendingQuestion(question)
  }

  /// Whether a reply names several of the values, which are what was said then.
  @inline(never)
  private func isNameOfSeveral(_ reply: Reply, _ open: OpenParameter) -> Bool {
    guard case .words(let words) = reply else { return false }
    let names = open.listed.map { Entity.Value(id: $0.id, title: $0.title) }
    let question = Question(of: open.parameter, listing: names)
    let bare = readers.continuations.bareName(words)
    let named = readers.replies.options(named: bare, of: question, now: settings.now()).map { open.listed[$0.index] }
    guard (2...Question.mostShown).contains(named.count) else { return false }
    open.said = FilledParameter(open.name, text: bare, values: named)
    return true
  }

  /// "On" rather than "yes", where that is what was said.
  @inline(never)
  private func spokenBoolean(_ value: TypedValue) -> String? {
    guard case .boolean = value else { return nil }
    let said = readers.continuations.bareName(run.lastReply).lowercased()
    return said.contains(" ") || readers.replies.verdict(of: said, now: settings.now()) != nil ? nil : said
  }

  @inline(never)
  private func answer(to parameter: OpenParameter) async throws -> CatalogValue? {
    let asked = pendingQuestion(for: parameter)
    while true {
      asked.question.attempt += 1
      let reply = try await ask(asked)
      if let value = try value(of: reply, to: asked, for: parameter) { return value }
      if isNameOfSeveral(reply, parameter) { return try await chosen(of: parameter) }
      refuse(reply, to: asked, for: parameter)
    }
  }

  /// What a reply gives; nil where it gives nothing that is taken.
  @inline(never)
  private func value(of reply: Reply, to asked: PendingQuestion, for open: OpenParameter) throws -> CatalogValue? {
    let (parameter, listed) = (open.parameter, open.listed)
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
    case .words(let words) where asked.question.otherAnswers == .text: return CatalogValue(words: words)
    case .yes where parameter.kind == .boolean: return CatalogValue(.boolean(true), text: "yes")
    case .no where parameter.kind == .boolean: return CatalogValue(.boolean(false), text: "no")
    case .cancel: throw CancellationError()
    case .typed, .words, .yes, .no, .button: return nil
    }
  }

  /// Says why a reply is not taken.
  @inline(never)
  private func refuse(_ reply: Reply, to asked: PendingQuestion, for open: OpenParameter) {
    if case .typed(let value) = reply {
      say(wording.outOfRange(value.shown, of: open.parameter.kind.spokenRange))
    } else {
      say(hint(asked.question))
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
