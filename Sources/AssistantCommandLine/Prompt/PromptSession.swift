internal import Dialog
internal import Foundation
internal import IntentRuntime
internal import LineEditor
internal import PhraseMatching

/// The prompt: carries out what the conversation decides.
struct PromptSession {
  /// Who is behind the prompt.
  enum Scene {
    /// Applications that perform what is asked.
    case performing(RunContext)
    /// Names of applications that are only matched with.
    case matching(ApplicationNames)
  }

  private enum Event: Sendable {
    case input(InputLines.Event)
    case answered(Response)
  }

  var partner: any ConversationPartner
  var guide: PromptGuide
  var scene: Scene
  var conversation = PromptConversation()
  let options: Options
  let console: Console
  /// The terminal at which lines are edited; nil where they are read as they come.
  let live: LiveTerminal?
  private let events = AsyncQueue<Event>()
  private var arrived: ArraySlice<Event> = []

  init(
    _ partner: any ConversationPartner, _ guide: PromptGuide, _ scene: Scene, _ options: Options, _ console: Console,
    _ live: LiveTerminal? = nil
  ) {
    (self.partner, self.guide, self.scene) = (partner, guide, scene)
    (self.options, self.console, self.live) = (options, console, live)
  }

  /// The prompt of applications that are open.
  init(_ context: RunContext, _ options: Options, _ console: Console, _ live: LiveTerminal?) {
    let application = context.settings.matching.application
    let guide = PromptGuide(index: context.registry.index, options, application: application, console)
    self.init(context.begin(), guide, .performing(context), options, console, live)
  }

  /// Talks until somebody leaves.
  mutating func run() async -> ExitCode {
    let notifications = showNotifications()
    defer { notifications.cancel() }
    if let live {
      if case .performing(let context) = scene, options.similarity == .semantic {
        Self.learnAhead(context.registry.index)
      }
      live.hold()
      defer { live.release() }
      return await talk()
    }
    let terminal = PromptTerminal()
    defer { withExtendedLifetime(terminal) {} }
    let reading = read()
    defer { reading.cancel() }
    return await talk()
  }

  /// Learns what the phrases mean while the first request is typed, so that it does not wait for that.
  private static func learnAhead(_ index: PhraseIndex) { Task.detached(priority: .background) { index.learnAhead() } }

  private mutating func talk() async -> ExitCode {
    if options.verbosity != .quiet { hint(messages.greeting(example: guide.texts(console.style).example())) }
    while console.output.failure == nil {
      if live == nil, conversation.isReady { showPrompt() }
      guard let event = await nextEvent() else { return .unusable }
      let step = conversation.step(for: event)
      // Ctrl-D leaves the cursor behind the prompt.
      if event == .ended, live == nil, step != .wait { console.errors.line("") }
      await perform(step)
      if case .leave(let code) = step { return code }
    }
    return .success
  }

  // MARK: What happens

  /// Hears what is typed, also while a request is being answered.
  private func read() -> Task<Void, Never> {
    Task { [events, input = console.input] in
      while !Task.isCancelled {
        let event = await input.next()
        events.send(.input(event))
        if event.isLast { return }
      }
    }
  }

  /// What happens next; nil, and said why, when the terminal is gone.
  private mutating func nextEvent() async -> PromptConversation.Event? {
    if let event = conversation.nextAhead() { return event }
    if arrived.isEmpty, let live { return await ask(live) }
    while arrived.isEmpty { arrived = await events.receive()[...] }
    switch arrived.removeFirst() {
    case .answered(let response):
      show(response)
      if live == nil, response.question == nil, response.snippet != nil { await offerButtons() }
      await saveHabits()
      return .answered(response.goesOn ? .goingOn : response.question == nil ? .done : .asking)
    case .input(.lines(let lines)):
      arrived = lines.texts.dropFirst().map { Event.input(.lines(LineBatch($0))) } + arrived
      return .typed(lines.texts.first ?? "")
    case .input(.interrupted(let line)):
      console.progress.erase()
      console.errors.line("")
      return .interrupted(on: line)
    case .input(.end): return .ended
    case .input(.failed(let number)):
      console.report(CommandLineMessages.unreadableInput(Terminal.message(number)))
      return nil
    }
  }

  /// Waits for whoever edits a line.
  private func ask(_ live: LiveTerminal) async -> PromptConversation.Event {
    live.speak(language)
    if let answer = await live.askOpenQuestion(of: partner) { return answer }
    let completions = RequestCompletions(
      await partner.completer(), live.labels, buttons: await partner.buttons, entered: live.entered.newestFirst,
      atStart: .afterTab)
    return await live.askForRequest { completions.completions(of: $0, cursor: $1) }
  }

  /// The language that is spoken: `en`, `de`, `ja`.
  var language: String {
    guard case .performing(let context) = scene else { return "en" }
    return Wordings.language(of: context.settings.locale.identifier)
  }

  /// What is said in it.
  var messages: PromptMessages { .spoken(in: language) }

  // MARK: What is done about it

  private mutating func perform(_ step: PromptConversation.Step) async {
    switch step {
    case .wait: break
    case .take(let request): await take(request)
    case .answer(let reply, let text): await take(text, choosing: reply)
    case .interrupt: await interrupt()
    case .suggest: await suggest()
    case .askAgain: await askAgain()
    case .explain(let request): await explain(request)
    case .list(let words): list(words)
    case .applications: showApplications()
    case .locale(let name): await speak(name)
    case .reload: await reload()
    case .forget:
      await partner.forgetHabits()
      live?.forgetHistory()
      hint(messages.forgotten)
    case .help: showHelp()
    case .say(let notice): hint(messages.text(of: notice))
    case .leave(.success): if options.verbosity != .quiet { hint(messages.goodbye) }
    case .leave: break
    }
  }

  private mutating func take(_ request: String, choosing reply: Reply? = nil) async {
    var turn = TurnOptions(options)
    (turn.reply, turn.width) = (reply, live?.columns)
    let answer = { @Sendable [partner, turn] in await partner.take(request, turn) }
    guard let live else {
      Task { [events] in events.send(.answered(await answer())) }
      return
    }
    let interrupt = { @Sendable [partner] in _ = Task { await partner.interrupt() } }
    let isAsked = await partner.question != nil
    let response = await live.showProgress(onInterruption: interrupt, during: answer)
    if !response.isToReply { live.keep(request, response.outcome, leftQuestion: isAsked) }
    arrived.append(.answered(response))
  }

  private func interrupt() async {
    await partner.interrupt()
    if conversation.isReady { hint(messages.cancelled) }
  }

  private func showPrompt() {
    console.errors.add(console.errorStyle.bold(PromptMessages.prompt))
    console.errors.flush()
  }

  func hint(_ sentence: String) {
    let lines = columns.map { sentence.folded(to: $0) } ?? [sentence]
    for line in lines { console.errors.line(console.errorStyle.dim(line)) }
  }
}
