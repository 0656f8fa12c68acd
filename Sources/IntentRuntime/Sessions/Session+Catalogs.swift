internal import AppIntents
internal import Dialog
internal import PhraseMatching

extension Session {
  /// Does what a catalog says of a shortcut, once its values are known.
  func perform(
    _ action: CatalogAction, of shortcut: Shortcut, _ candidate: Candidate, _ interpreted: InterpretedRequest
  )
    async throws
  {
    var values: [String: CatalogValue] = [:]
    for parameter in shortcut.parameters {
      let filled = candidate.values.first { $0.name == parameter.name }
      values[parameter.name] = try await value(of: parameter, filled, candidate, interpreted)
    }
    let said = try await action.perform(with: values)
    say(said ?? wording.done())
    draft.dialog = draft.utterances.last?.speech
  }

  private func value(
    of parameter: Parameter,
    _ filled: FilledParameter?,
    _ candidate: Candidate,
    _ interpreted: InterpretedRequest
  ) async throws -> CatalogValue? {
    if let filled, filled.values.count < 2 { return CatalogValue(filled) }
    if let filled {
      let prompt = wording.severalCalled(
        name: filled.shown, count: filled.values.count, subtitles: filled.values.compactMap(\.subtitle))
      let options = filled.values.map { Question.Option($0.title, subtitle: $0.subtitle) }
      let index = try await choose(among: options, of: .disambiguation, prompt)
      return CatalogValue(filled.values[index], text: filled.text)
    }
    if parameter.isOptional, prepared[parameter.name] == nil { return nil }
    return try await askFor(parameter, of: candidate, in: interpreted.snapshot)
  }

  private func askFor(_ parameter: Parameter, of candidate: Candidate, in snapshot: RegistrySnapshot) async throws
    -> CatalogValue
  {
    let subject = parameter.name
    var question = Question(.value, parameter.prompt ?? "")
    question.subject = subject
    question.parameter = parameter.name
    var listed: [Entity.Value] = []
    switch parameter.kind {
    case .entity(let name):
      let application = snapshot.applicationIndex(named: candidate.application).map { snapshot.applications[$0] }
      let entity = application?.model.entities.first { $0.name == name }
      listed = entity?.values ?? []
      question.otherAnswers = entity?.vocabulary == .open ? .text : .words
    case .text: question.otherAnswers = .text
    case .integer: question.otherAnswers = .typed(.integer)
    case .number: question.otherAnswers = .typed(.number)
    case .boolean: question.otherAnswers = .typed(.boolean)
    case .date: question.otherAnswers = .typed(.date)
    case .duration: question.otherAnswers = .typed(.duration)
    case .measurement: question.otherAnswers = .typed(.measurement)
    }
    question.options = listed.map { Question.Option($0.title, subtitle: $0.subtitle, synonyms: $0.synonyms) }
    if question.prompt.isEmpty { question.prompt = listed.isEmpty ? wording.what(subject) : wording.which(subject) }
    return try await answer(to: question, among: listed, for: parameter)
  }

  private func answer(to question: Question, among listed: [Entity.Value], for parameter: Parameter) async throws
    -> CatalogValue
  {
    var question = question
    for attempt in 0..<IntentRun.attemptLimit {
      question.attempt = attempt
      if attempt > 0 { say(wording.replyHint(question)) }
      switch try await ask(question) {
      case .options(let indices):
        if let index = indices.first { return CatalogValue(listed[index]) }
      case .typed(let value):
        if parameter.kind.takes(value) { return CatalogValue(value, text: value.shown, readable: value.shown) }
        say(wording.outOfRange(value.shown))
      case .words(let words): if question.otherAnswers == .text { return CatalogValue(words: words) }
      case .yes: if parameter.kind == .boolean { return CatalogValue(.boolean(true), text: "yes") }
      case .no: if parameter.kind == .boolean { return CatalogValue(.boolean(false), text: "no") }
      case .cancel: throw CancellationError()
      case .button: continue
      }
    }
    throw UnusableReplyError(subject: question.subject)
  }
}

extension Parameter.Kind {
  /// Whether a value is within the range, if there is one.
  fileprivate func takes(_ value: TypedValue) -> Bool {
    switch (self, value) {
    case (.integer(let range?), .integer(let number)): range.contains(number)
    case (.number(let range?), .integer(let number)): range.contains(Double(number))
    case (.number(let range?), .number(let number)): range.contains(number)
    default: true
    }
  }
}

extension CatalogValue {
  init(_ filled: FilledParameter) {
    if let value = filled.values.first {
      self.init(value, text: filled.text)
    } else if let typed = filled.typed {
      self.init(typed, text: filled.text, readable: typed.shown)
    } else {
      self.init(words: filled.text)
    }
  }

  init(_ value: Entity.Value) {
    self.init(id: value.id, title: value.title, subtitle: value.subtitle, text: value.title)
  }
}
