internal import Foundation
internal import IntentRuntime
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

  private var partner: any ConversationPartner
  private var guide: PromptGuide
  private var scene: Scene
  private let options: Options
  private let console: Console
  private let responses: ResponseText
  private var conversation = PromptConversation()
  private let events = AsyncQueue<Event>()
  private var arrived: ArraySlice<Event> = []

  init(
    _ partner: any ConversationPartner, _ guide: PromptGuide, _ scene: Scene, _ options: Options, _ console: Console
  ) {
    self.partner = partner
    self.guide = guide
    self.scene = scene
    self.options = options
    self.console = console
    responses = ResponseText(console.style, options.channel)
  }

  /// The prompt of applications that are open.
  init(_ context: RunContext, _ options: Options, _ console: Console) {
    let application = context.settings.matching.application
    let guide = PromptGuide(index: context.registry.index, options, application: application, console)
    self.init(context.begin(), guide, .performing(context), options, console)
  }

  /// Talks until somebody leaves.
  mutating func run() async -> ExitCode {
    let terminal = PromptTerminal()
    defer { withExtendedLifetime(terminal) {} }
    let reading = read()
    defer { reading.cancel() }
    if options.verbosity != .quiet { hint(PromptMessages.greeting(example: guide.texts(console.style).example())) }
    while console.output.failure == nil {
      if conversation.isReady { showPrompt() }
      guard let event = await nextEvent() else { return .unusable }
      let step = conversation.step(for: event)
      // Ctrl-D leaves the cursor behind the prompt.
      if event == .ended, step != .wait { console.errors.line("") }
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
    while arrived.isEmpty { arrived = await events.receive()[...] }
    switch arrived.removeFirst() {
    case .answered(let response):
      show(response)
      await saveHabits()
      return .answered(response.question == nil ? .done : .asking)
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

  // MARK: What is done about it

  private mutating func perform(_ step: PromptConversation.Step) async {
    switch step {
    case .wait: break
    case .take(let request): take(request)
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
      hint(PromptMessages.forgotten)
    case .help: console.output.line(PromptMessages.help)
    case .say(let sentence): hint(sentence)
    case .leave(.success): if options.verbosity != .quiet { hint(PromptMessages.goodbye) }
    case .leave: break
    }
  }

  private func take(_ request: String) {
    Task { [events, partner, turn = TurnOptions(options)] in
      events.send(.answered(await partner.take(request, turn)))
    }
  }

  private func interrupt() async {
    await partner.interrupt()
    if conversation.isReady { hint(PromptMessages.cancelled) }
  }

  private func show(_ response: Response) {
    console.progress.erase()
    for line in responses.lines(of: response) + responses.question(of: response) { console.output.addLine(line) }
    console.output.flush()
    if options.explanation == .steps, let matching = response.matching {
      explain(matching, of: response.request)
    }
    if options.verbosity == .verbose, let detail = response.problem?.detail { hint(detail) }
  }

  private mutating func suggest() async {
    let suggestions = await partner.suggestions(atMost: Self.mostSuggestions)
    conversation.note(suggestions: suggestions)
    if suggestions.isEmpty { return }
    for (index, suggestion) in suggestions.enumerated() {
      console.output.addLine("  \(console.style.bold("\(index + 1)"))  \(sanitized(suggestion))")
    }
    console.output.flush()
    hint(PromptMessages.pickASuggestion)
  }

  private func saveHabits() async {
    if case .performing(let context) = scene { await context.saveHabits(console) }
  }

  private func askAgain() async {
    guard let question = await partner.question else { return }
    for line in QuestionText(console.style).lines(of: AskedQuestion(question)) { console.output.addLine(line) }
    console.output.flush()
  }

  private func explain(_ request: String?) async {
    if let request {
      let answer = guide.answerer().explainedAnswer(request)
      return console.output.line(ExplanationText(console.style).text(of: answer, to: request))
    }
    guard let last = await partner.explanation() else { return hint(PromptMessages.nothingToExplain) }
    explain(last.matching, of: last.request)
  }

  private func explain(_ matching: Matching, of request: String) {
    let answer = Answer(matching, margin: options.margin)
    console.output.line(ExplanationText(console.style).text(of: answer, to: request))
  }

  private func list(_ words: [String]) {
    let filter = ListingFilter(application: guide.options.application, words: words)
    let limit = options.limit ?? 20
    let (listings, isCut) = filter.listings(of: guide.index, limit: limit)
    if listings.isEmpty { return hint(PromptMessages.nothingListed(words)) }
    console.output.line(ListingText(console.style).text(of: listings))
    if isCut { hint(PromptMessages.listEndsEarly(limit)) }
  }

  private func showApplications() {
    let names =
      switch scene {
      case .performing(let context): ApplicationNames(context.applications)
      case .matching(let names): names
      }
    for name in names.names {
      let synonyms = names.synonyms(of: name).map { sanitized($0) }
      let others = synonyms.isEmpty ? "" : "  \(console.style.dim(synonyms.joined(separator: ", ")))"
      console.output.addLine("  \(sanitized(name))\(others)")
    }
    console.output.flush()
  }

  // MARK: Another language, another state

  private mutating func speak(_ name: String) async {
    guard case .performing(var context) = scene else { return hint(PromptMessages.onlyMatching) }
    context.settings.locale = Locale(identifier: name)
    context.registry = await context.registries.registry(for: context.settings.locale)
    move(to: context)
    hint(PromptMessages.speaking(name))
  }

  /// Catalogs are files, and opened anew; applications tell themselves what is new.
  private mutating func reload() async {
    guard case .performing(let context) = scene else { return hint(PromptMessages.onlyMatching) }
    if options.catalogs.isEmpty, options.installed == .used, !console.registration.applications.isEmpty {
      await context.registry.reload()
      guide.index = context.registry.index
    } else {
      guard var again = await IndexLoader(options, console).open(after: context.registry) else {
        return hint(PromptMessages.nothingReloaded)
      }
      again.settings.locale = context.settings.locale
      again.registry = await again.registries.registry(for: again.settings.locale)
      move(to: again)
    }
    hint(PromptMessages.reloaded)
  }

  /// Begins a new conversation.
  private mutating func move(to context: RunContext) {
    scene = .performing(context)
    partner = context.begin()
    guide.index = context.registry.index
    _ = conversation.step(for: .answered(.done))
  }

  private func showPrompt() {
    console.errors.add(console.errorStyle.bold(PromptMessages.prompt))
    console.errors.flush()
  }

  private func hint(_ sentence: String) { console.errors.line(console.errorStyle.dim(sentence)) }

  private static let mostSuggestions = 5
}
