internal import AppIntents
internal import Dialog
internal import Foundation
internal import PhraseMatching

extension Session {
  /// Asks what an intent asks, in its words, and hands it the answer.
  ///
  /// Buttons of a view that is shown with the question can be pressed before it is answered.
  func reply(to asked: IntentQuestion) async throws -> IntentReply {
    let asked = opened(asked)
    try await draw(asked)
    while true {
      try await show(asked)
      let reply = try await ask(asked.pending)
      if let answer = try await answer(reply, to: asked) { return answer }
    }
  }

  /// The question in the words of the conversation, behind what was wrong with the value before.
  @inline(never)
  private func opened(_ asked: IntentQuestion) -> AskedByIntent {
    noteValues(of: asked.intent)
    var question = Question(asked, wording)
    question.names = names(of: asked)
    let outcome: Response.Outcome = question.kind == .confirmation ? .awaitingConfirmation : .needsInput
    if let problem = problem(before: asked, question) { say(problem) }
    return AskedByIntent(asked, PendingQuestion(question, as: outcome, among: asked.optionValues))
  }

  /// Draws what is shown with the question.
  @inline(never)
  private func draw(_ asked: AskedByIntent) async throws {
    asked.snippet = try await drawn(intent: asked.question.snippetIntent, view: asked.question.view)
  }

  /// Shows what is shown with the question, with the number that was said before.
  @inline(never)
  private func show(_ asked: AskedByIntent) async throws {
    if let counted = counted(asked.snippet) { asked.snippet = try await redrawn(counted, asked.snippet) }
    if let snippet = asked.snippet { show(snippet) }
    let buttons = settings.showsSnippets ? asked.snippet?.buttons : nil
    asked.pending.question.buttons = buttons?.map(\.label) ?? []
    asked.pending.question.hasCount = asked.snippet?.hasCount ?? false
  }

  /// What a reply answers; nil where it answers nothing, or changed what is shown.
  @inline(never)
  private func answer(_ reply: Reply, to asked: AskedByIntent) async throws -> IntentReply? {
    if refusesHidden(reply, to: asked) { return nil }
    // What the buttons do may have changed since: "four", then "one more".
    guard case .button(let index) = reply, let source = asked.snippet?.source, let pressed = try await draw(source)
    else {
      if let entity = try await entity(called: reply, for: asked) { return .value(entity) }
      return try intentReply(for: reply, to: asked.question)
    }
    asked.snippet = try await snippetAfterPressing(label(of: index, asked), in: pressed, of: asked)
    return nil
  }

  /// Says what would be an answer where a reply can be none.
  @inline(never)
  private func refusesHidden(_ reply: Reply, to asked: AskedByIntent) -> Bool {
    guard isHidden(reply, in: asked.pending.question) else { return false }
    say(hint(asked.pending.question))
    return true
  }

  @inline(never)
  private func label(of index: Int, _ asked: AskedByIntent) -> String {
    let buttons = asked.pending.question.buttons
    return buttons.indices.contains(index) ? buttons[index] : ""
  }

  /// Presses a button by its label; one that went away meanwhile, as the number that it changes is at its end, does
  /// nothing.
  @inline(never)
  private func snippetAfterPressing(
    _ label: String, in snippet: DrawnSnippet, of asked: AskedByIntent
  ) async throws -> DrawnSnippet? {
    if let button = snippet.buttons.first(where: { $0.label == label }) {
      try await press(button)
      return try await draw(snippet.source)
    }
    context.snippet = snippet
    let counted = interpreterWithoutFinding(run.options).countedButton(for: run.lastReply)
    if let counted { return try await redrawn(counted, snippet) }
    say(hint(asked.pending.question))
    return snippet
  }

  /// What was wrong with the value before, or what would be an answer.
  @inline(never)
  private func problem(before asked: IntentQuestion, _ question: Question) -> String? {
    if case .outOfRange(_, _, let value, _)? = asked.problem {
      return wording.outOfRange(value, of: asked.parameter?.traits.range.map(spoken))
    }
    guard question.attempt > 0 else { return nil }
    if let unknown = asked.unknown, isName(unknown) { return unknownName(unknown, of: question.noun ?? "") }
    if let words = run.lastWords, asked.parameter?.valueKind.isFile ?? false { return wording.noFile(at: words) }
    return hint(question)
  }

  private func spoken(_ range: ParameterRange) -> String {
    let (least, most) = (range.lowerBound.formatted(), range.upperBound.formatted())
    return range.upperBound.isFinite ? "\(least)–\(most)" : wording.orMore(least)
  }

  /// Whether a reply is the number of an option that was never shown: nobody can mean it.
  @inline(never)
  private func isHidden(_ reply: Reply, in question: Question) -> Bool {
    guard case .words(let words) = reply, question.otherAnswers == .words, !question.options.isEmpty else {
      return false
    }
    return readers.continuations.isNumber(words)
      && readers.replies.options(named: words, of: question, now: settings.now()).isEmpty
  }

  @inline(never)
  private func names(of asked: IntentQuestion) -> Question.NameSource? {
    guard let parameter = asked.parameter, let index = run.application else { return nil }
    let expansion = ParameterExpansion(of: parameter, named: asked.parameterName ?? "", in: asked.intent)
    let application = registry.snapshot.applications[index].model.name
    return Question.NameSource(application: application, entities: expansion.entityNames)
  }

  /// The entity that words mean which name none of the options: one that the index knows, perhaps with a slip.
  @inline(never)
  private func entity(called reply: Reply, for asked: AskedByIntent) async throws -> (any Sendable)? {
    guard let (type, id) = known(reply, asked.question) else { return nil }
    return try await EntityFinder.entities(of: type, written: [id]).first
  }

  /// The entity, as the index knows it, that a reply means by a name which none of the options has.
  @inline(never)
  private func known(_ reply: Reply, _ asked: IntentQuestion) -> (any AppEntity.Type, id: String)? {
    guard case .words(let words) = reply, asked.kind == .value, let parameter = asked.parameter,
      case .entity(let type) = parameter.valueKind, let index = run.application
    else { return nil }
    let name = ParameterExpansion(of: parameter, named: asked.parameterName ?? "", in: asked.intent).entityName
    let application = registry.snapshot.applications[index]
    guard let entity = application.model.entities.first(where: { $0.name == name }) else { return nil }
    var question = Question(.value, "")
    question.options = entity.values.map { Question.Option($0.title, subtitle: $0.subtitle, synonyms: $0.synonyms) }
    guard case .options(let indices)? = readers.replies.read(words, to: question, now: settings.now()).reply,
      indices.count == 1, Int(words) == nil
    else { return nil }
    return (type, entity.values[indices[0]].id)
  }

  private func intentReply(for reply: Reply, to asked: IntentQuestion) throws -> IntentReply {
    if case .options(let indices) = reply, indices.count == 1, let name = asked.parameterName {
      context.lastChoice = LastChoice(parameter: name, options: asked.optionValues, chosen: indices[0])
    }
    return switch reply {
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

  /// Presses a button of the view that was shown last.
  @inline(never)
  func pressButton(_ index: Int) async throws {
    guard let snippet = context.snippet else { return }
    try await press(snippet.buttons[index])
    if let redrawn = try await draw(snippet.source) { show(redrawn) }
  }

  /// Sets the number of the view that was shown last.
  @inline(never)
  func press(_ button: CountedButton) async throws {
    guard let snippet = context.snippet, let redrawn = try await redrawn(button, snippet) else { return }
    show(redrawn)
  }

  @inline(never)
  private func redrawn(_ button: CountedButton, _ snippet: DrawnSnippet?) async throws -> DrawnSnippet? {
    guard let snippet else { return nil }
    guard button.isPossible else {
      say(wording.outOfRange(button.count.formatted(), of: button.range.map(spoken)))
      return snippet
    }
    run.count = button.count
    try await perform(button.intent)
    return try await draw(snippet.source)
  }

  /// The button that sets a number which was said with the request: "find four tickets".
  private func counted(_ snippet: DrawnSnippet?) -> CountedButton? {
    guard let snippet, let number = run.spareNumbers.first,
      let button = CountedButton.find(in: snippet, { _ in number })
    else { return nil }
    run.spareNumbers.removeFirst()
    forgetLeftOut(number)
    return button
  }

  /// A number that is counted with after all was not left out.
  private func forgetLeftOut(_ number: Int) {
    for said in readers.continuations.numbers(in: draft.request) where said.number == number {
      let leftOut = Response.Utterance.says(wording.leftOut(draft.request.bytes(said.range)))
      draft.utterances.removeAll { $0 == leftOut }
    }
  }

  @inline(never)
  private func press(_ button: DrawnSnippet.Button) async throws {
    let press = button.press
    await MainActor.run { press() }
    if let intent = button.intent { try await perform(intent) }
  }

  @inline(never)
  private func perform(_ intent: any AppIntent) async throws {
    let outcome = try await invoke(intent, of: run.application, in: environment(isCertain: true))
    if let dialog = outcome.dialog { say(String(localized: dialog.full)) }
    context.note(value: outcome.value, of: outcome.intent, items: readers.continuations.items)
  }
}

/// What an intent asks, while somebody is asked.
///
/// It is referred to rather than copied, as ``PendingQuestion`` is.
private final class AskedByIntent {
  let question: IntentQuestion
  /// The same in the words of the conversation.
  let pending: PendingQuestion
  /// What is shown with it.
  var snippet: DrawnSnippet?

  init(_ question: IntentQuestion, _ pending: PendingQuestion) { (self.question, self.pending) = (question, pending) }
}
