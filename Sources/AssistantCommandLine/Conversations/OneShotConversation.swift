internal import Dialog
internal import Foundation
internal import IntentRuntime
internal import PhraseMatching
internal import Synchronization

/// One request from the arguments, and the questions that it leads to where a person can answer them.
struct OneShotConversation {
  /// What comes while an answer is awaited.
  private enum Event: Sendable {
    case input(InputLines.Event)
    case interrupted
  }

  /// Whether Ctrl-C was pressed.
  private final class Interruption: Sendable {
    let happened = Atomic(false)
  }

  private let options: Options
  private let console: Console
  private let partner: any ConversationPartner
  private let limit: Int
  private let texts: ResponseText
  private let canAsk: Bool
  private let events = AsyncQueue<Event>()
  private let interruption = Interruption()

  init(_ context: RunContext, _ options: Options, _ console: Console) {
    self.options = options
    self.console = console
    canAsk =
      options.format == .plain && options.questions != .refuse && console.inputIsTerminal && console.errorsAreTerminal
    var settings = context.settings
    if settings.questions == .ask, !canAsk { settings.questions = .refuse }
    partner = context.registry.begin(settings)
    limit = settings.matching.limit
    texts = ResponseText(
      console.style, options.channel, columns: console.outputIsTerminal ? console.style.width : nil,
      language: Wordings.language(of: context.settings.locale.identifier))
  }

  func run(_ sentence: String) async -> ExitCode {
    console.onInterruption { [events, interruption, partner] in
      interruption.happened.store(true, ordering: .relaxed)
      events.send(.interrupted)
      Task { await partner.interrupt() }
    }
    var response = await partner.take(sentence, TurnOptions(options))
    var replies: ArraySlice<String> = []
    while true {
      show(response, to: sentence)
      if interruption.happened.load(ordering: .relaxed) { return .interrupted }
      if !canAsk || response.question == nil { return Answer(response).exitCode }
      if replies.isEmpty { replies = await nextReplies() }
      guard let reply = replies.popFirst() else { return await givenUp() }
      response = await partner.take(reply, TurnOptions(options))
    }
  }

  /// What is typed next; nothing when nobody answers any more.
  private func nextReplies() async -> ArraySlice<String> {
    console.errors.add(console.errorStyle.bold(PromptMessages.prompt))
    console.errors.flush()
    let (input, events) = (console.input, events)
    Task { events.send(.input(await input.next())) }
    switch await events.receive().first {
    case .input(.lines(let lines)): return lines.texts[...]
    case .input, .interrupted, nil:
      console.errors.line("")
      return []
    }
  }

  private func givenUp() async -> ExitCode {
    await partner.interrupt()
    return interruption.happened.load(ordering: .relaxed) ? .interrupted : .cancelled
  }

  // MARK: Showing

  private func show(_ response: Response, to sentence: String) {
    console.progress.erase()
    if options.format == .plain { showPlainly(response) } else { showJSON(response, to: sentence) }
    if options.verbosity == .verbose, let detail = response.problem?.detail { console.errors.line(detail) }
  }

  private func showJSON(_ response: Response, to sentence: String) {
    console.write(Answer(response), to: sentence, options, limit: limit)
  }

  private func showPlainly(_ response: Response) {
    for line in texts.lines(of: response) { console.output.addLine(line) }
    console.output.flush()
    for line in texts.question(of: response) { console.errors.line(line) }
    if !canAsk, let question = response.question, options.verbosity != .quiet {
      console.report(CommandLineMessages.answerBeforehand(AskedQuestion(question)))
    }
    if options.explanation == .steps, let matching = response.matching {
      let answer = Answer(matching, margin: options.margin)
      console.output.line(ExplanationText(console.style).text(of: answer, to: response.request))
    }
  }
}
