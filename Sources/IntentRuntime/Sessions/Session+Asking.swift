internal import AppIntents
internal import Dialog
internal import PhraseMatching

extension Session {
  /// Asks what an intent asks, in its words, and hands it the answer.
  ///
  /// Buttons of a view that is shown with the question can be pressed before it is answered.
  func reply(to asked: IntentQuestion) async throws -> IntentReply {
    var question = Question(asked, wording)
    let outcome: Response.Outcome = question.kind == .confirmation ? .awaitingConfirmation : .needsInput
    if question.attempt > 0 { say(wording.replyHint(question)) }
    var snippet = try await drawn(intent: asked.snippetIntent, view: asked.view)
    while true {
      if let snippet { show(snippet) }
      question.buttons = snippet?.buttons.map(\.label) ?? []
      let reply = try await ask(question, as: outcome)
      guard case .button(let index) = reply, let pressed = snippet else {
        if let entity = try await entity(called: reply, for: asked) { return .value(entity) }
        return try intentReply(for: reply, to: asked)
      }
      try await press(pressed.buttons[index])
      snippet = try await draw(pressed.source)
    }
  }

  /// The entity that words mean which name none of the options: one that the index knows, perhaps with a slip.
  private func entity(called reply: Reply, for asked: IntentQuestion) async throws -> (any Sendable)? {
    guard case .words(let words) = reply, asked.kind == .value, let parameter = asked.parameter,
      case .entity(let type) = parameter.valueKind, let index = runningApplication
    else { return nil }
    let name = ParameterExpansion(of: parameter, named: asked.parameterName ?? "", in: asked.intent).entityName
    let application = registry.snapshot.applications[index]
    guard let entity = application.model.entities.first(where: { $0.name == name }) else { return nil }
    var question = Question(.value, "")
    question.options = entity.values.map { Question.Option($0.title, subtitle: $0.subtitle, synonyms: $0.synonyms) }
    guard case .options(let indices)? = replies.read(words, to: question, now: settings.now()).reply,
      indices.count == 1, Int(words) == nil
    else { return nil }
    return try await EntityFinder.entities(of: type, written: [entity.values[indices[0]].id]).first
  }

  private func intentReply(for reply: Reply, to asked: IntentQuestion) throws -> IntentReply {
    switch reply {
    case .yes: .yes
    case .no: .no
    case .cancel: throw CancellationError()
    case .button: .cancel
    case .words(let words): .text(words)
    case .options(let indices):
      indices.count == 1 ? .option(indices[0]) : .value(indices.map { asked.optionValues[$0] })
    case .typed(let value):
      asked.parameter.flatMap { value.value(for: $0) }.map(IntentReply.value) ?? .text(value.shown)
    }
  }

  // MARK: Buttons

  /// Presses a button of the view that was shown last; false if the text names none.
  func pressButton(named text: String) async throws -> Bool {
    guard let snippet = context.snippet, !snippet.buttons.isEmpty else { return false }
    var question = Question(.choice, "")
    question.buttons = snippet.buttons.map(\.label)
    let read = replies.read(text, to: question, now: settings.now())
    guard case .button(let index)? = read.reply, read.fit >= Self.certain else { return false }
    try await press(snippet.buttons[index])
    if let redrawn = try await draw(snippet.source) { show(redrawn) }
    return true
  }

  /// Outside of a question a button has to be named as it is labelled.
  private static var certain: Double { 0.99 }

  private func press(_ button: DrawnSnippet.Button) async throws {
    let press = button.press
    await MainActor.run { press() }
    guard let intent = button.intent else { return }
    let outcome = try await invoke(intent, of: runningApplication, in: environment(isCertain: true))
    if let dialog = outcome.dialog { say(String(localized: dialog.full)) }
    context.note(value: outcome.value, of: outcome.intent)
  }
}
