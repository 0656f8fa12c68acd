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
  /// The terminal at which answers are edited; nil where they are read as they come.
  private let live: LiveTerminal?
  private let events = AsyncQueue<Event>()
  private let interruption = Interruption()
  /// Lines that were read and are still to be answered with.
  private var replies: ArraySlice<String> = []

  init(_ context: RunContext, _ options: Options, _ console: Console) {
    self.options = options
    self.console = console
    canAsk =
      options.format == .plain && options.questions != .refuse && console.inputIsTerminal && console.errorsAreTerminal
    live = canAsk && options.channel != .voice ? LiveTerminal(options, console) : nil
    let language = Wordings.language(of: context.settings.locale.identifier)
    live?.speak(language)
    var settings = context.settings
    if settings.questions == .ask, !canAsk { settings.questions = .refuse }
    partner = context.registry.begin(settings)
    limit = settings.matching.limit
    texts = ResponseText(
      console.style, options.channel, columns: console.outputIsTerminal ? console.style.width : nil,
      language: language)
  }

  mutating func run(_ sentence: String) async -> ExitCode {
    console.onInterruption { [events, interruption, partner] in
      interruption.happened.store(true, ordering: .relaxed)
      events.send(.interrupted)
      Task { await partner.interrupt() }
    }
    var response = await partner.take(sentence, TurnOptions(options))
    while true {
      show(response, to: sentence)
      if interruption.happened.load(ordering: .relaxed) { return .interrupted }
      if !canAsk || response.question == nil { return Answer(response).exitCode }
      var turn = TurnOptions(options)
      switch await nextAnswer() {
      case .typed(let text): response = await partner.take(text, turn)
      case .chosen(let reply, let text):
        turn.reply = reply
        response = await partner.take(text, turn)
      case .interrupted:
        await partner.interrupt()
        return .interrupted
      case .left, .ended, .answered:
        await partner.interrupt()
        return .cancelled
      }
    }
  }

  private mutating func nextAnswer() async -> PromptConversation.Event {
    if let live { return await live.askOpenQuestion(of: partner) ?? .ended }
    if let reply = replies.popFirst() { return .typed(reply) }
    console.errors.add(console.errorStyle.bold(PromptMessages.prompt))
    console.errors.flush()
    let (input, events) = (console.input, events)
    Task { events.send(.input(await input.next())) }
    switch await events.receive().first {
    case .input(.lines(let lines)):
      replies = lines.texts[...]
      return await nextAnswer()
    case .input, .interrupted, nil:
      console.errors.line("")
      return interruption.happened.load(ordering: .relaxed) ? .interrupted(on: .empty) : .ended
    }
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
    // Where lines are edited, the question stands above its answer.
    if live == nil { for line in texts.question(of: response) { console.errors.line(line) } }
    if !canAsk, let question = response.question, options.verbosity != .quiet {
      console.report(CommandLineMessages.answerBeforehand(AskedQuestion(question)))
    }
    if options.explanation == .steps, let matching = response.matching {
      let answer = Answer(matching, margin: options.margin)
      console.output.line(ExplanationText(console.style).text(of: answer, to: response.request))
    }
  }
}
