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
      try await settleItems(of: request, index)
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
    let action = request.action.begun
    let values = given
    run.request?.deed = .action(action, request.shortcut, values)
    say(try await action.perform(with: values) ?? wording.done())
    draft.dialog = draft.utterances.last?.speech
  }

  /// Finds a value that is not known yet, and asks where nothing says it.
  @inline(never)
  private func complete(_ parameter: OpenParameter) async throws {
    guard let value = try await value(of: parameter) else { return }
    let others = parameter.parameter.takesSeveral ? given[parameter.name]?.each ?? [] : []
    take(several(others + [value]) ?? value, for: parameter.name, parameter.request)
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
    let open = request.filled.filter { !isUnsettled($0, in: request) && given[$0.name] == nil }
    for said in open {
      guard let parameter = request.shortcut.parameters.first(where: { $0.name == said.name }) else { continue }
      let others = parameter.takesSeveral ? given[said.name].map(\.each) ?? [] : []
      if others.isEmpty, given[said.name] != nil { continue }
      if let value = several(others + values(of: said, for: parameter)) { take(value, for: said.name, request) }
    }
  }

  /// What was said for a parameter: each item of a list where it takes several texts.
  private func values(of said: FilledParameter, for parameter: Parameter) -> [CatalogValue] {
    guard parameter.takesSeveral, parameter.kind == .text else { return [CatalogValue(said)] }
    return items(of: said.text)
  }

  private func items(of words: String) -> [CatalogValue] {
    readers.continuations.items(of: words).map { CatalogValue(words: readers.continuations.bareName($0)) }
  }

  /// Whether it has to be asked what a value is, or what there is instead of it.
  private func isUnsettled(_ said: FilledParameter, in request: ActionRequest) -> Bool {
    let parameter = request.shortcut.parameters.first { $0.name == said.name }
    return said.values.count > 1 || !(said.typed.map { parameter?.kind.takes($0) ?? true } ?? true)
  }

  /// Asks about each of several values that is not clear, beside those that are.
  @inline(never)
  private func settleItems(of request: ActionRequest, _ index: Int) async throws {
    let parameter = request.shortcut.parameters[index]
    guard parameter.takesSeveral else { return }
    for said in request.filled where said.name == parameter.name && isUnsettled(said, in: request) {
      let listed = request.snapshot.applications[run.application ?? 0].values(of: parameter)
      let open = OpenParameter(parameter, of: request, listing: listed)
      open.said = said
      try await complete(open)
    }
  }

  private func several(_ values: [CatalogValue]) -> CatalogValue? {
    CatalogValue(several: values, listed: wording.listed)
  }

  /// "It" is what was put on a list rather than the list.
  @inline(never)
  private func noteValues(of shortcut: Shortcut) {
    for parameter in shortcut.parameters.filter({ $0.kind != .text }) + shortcut.parameters.filter({ $0.kind == .text })
    {
      for value in given[parameter.name]?.each ?? [] { context.note(value, of: parameter) }
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
    let others = draft.candidate?.values.filter { $0.name == decided.name && $0.values.count == 1 } ?? []
    note(parameter.parameter.takesSeveral ? others + [decided] : [decided])
    context.lastChoice = LastChoice(parameter: parameter.name, options: values, chosen: index)
    return values[index]
  }

  /// Notes a value that was answered, for whoever reads what the request came to.
  @inline(never)
  private func note(_ filled: FilledParameter) { note([filled]) }

  @inline(never)
  private func note(_ filled: [FilledParameter]) {
    let names = Set(filled.map(\.name))
    draft.candidate?.values.removeAll { names.contains($0.name) }
    draft.candidate?.values += filled
    draft.candidate?.missing.removeAll(where: names.contains)
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
    question.takesSeveral = open.parameter.takesSeveral
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
      if parameter.takesSeveral, indices.count > 1 {
        note(indices.map { FilledParameter(parameter.name, text: listed[$0].title, values: [listed[$0]]) })
        return several(indices.map { values[$0] })
      }
      note(FilledParameter(parameter.name, text: listed[index].title, values: [listed[index]]))
      context.lastChoice = LastChoice(parameter: parameter.name, options: values, chosen: index)
      return values[index]
    case .typed(let value) where parameter.kind.takes(value):
      note(FilledParameter(parameter.name, text: value.shown, typed: value))
      return CatalogValue(value, text: value.shown, readable: spokenBoolean(value) ?? value.shown)
    case .words(let words) where asked.question.otherAnswers == .text && parameter.takesSeveral:
      return several(items(of: words))
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
