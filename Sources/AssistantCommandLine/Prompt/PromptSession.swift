internal import PhraseMatching

/// The prompt: carries out what the conversation decides.
struct PromptSession {
  private let answerer: RequestAnswerer
  private let index: PhraseIndex
  private let options: Options
  private let console: Console
  private let texts: AnswerText
  private var conversation = PromptConversation()

  init(_ answerer: RequestAnswerer, _ index: PhraseIndex, _ options: Options, _ console: Console) {
    self.answerer = answerer
    self.index = index
    self.options = options
    self.console = console
    texts = AnswerText(console.style, index: index, application: answerer.application)
  }

  /// Talks until somebody leaves.
  mutating func run() -> ExitCode {
    let terminal = PromptTerminal()
    defer { withExtendedLifetime(terminal) {} }
    if options.chatter == .usual { hint(PromptWording.greeting(example: texts.example())) }
    while console.output.failure == nil {
      console.errors.add(console.errorStyle.bold(PromptWording.prompt))
      console.errors.flush()
      guard let event = nextEvent(terminal) else { return .unusable }
      endLine(after: event)
      let step = conversation.step(for: event)
      perform(step)
      if case .leave(let code) = step { return code }
    }
    return .success
  }

  /// What a person does next; nil, and said why, when the terminal is gone.
  private func nextEvent(_ terminal: PromptTerminal) -> PromptConversation.Event? {
    switch console.input.next() {
    case .line(let line): return .typed(String(decoding: line, as: UTF8.self))
    case .end: return .ended
    case .interrupted: return .interrupted(on: terminal.discardLine())
    case .failed(let number):
      console.report(Wording.unreadableInput(Terminal.message(number)))
      return nil
    }
  }

  /// Ctrl-C and Ctrl-D leave the cursor behind the prompt.
  private func endLine(after event: PromptConversation.Event) {
    switch event {
    case .typed: break
    case .interrupted, .ended: console.errors.line("")
    }
  }

  private mutating func perform(_ step: PromptConversation.Step) {
    switch step {
    case .wait: break
    case .match(let request): match(request)
    case .show(let candidate): console.output.line(texts.matched(candidate))
    case .explain(let request): explain(request)
    case .list(let words): list(words)
    case .help: console.output.line(PromptWording.help)
    case .say(let sentence): hint(sentence)
    case .leave(.success): if options.chatter == .usual { hint(PromptWording.goodbye) }
    case .leave: break
    }
  }

  private mutating func match(_ request: String) {
    let answer = answerer.answer(request)
    conversation.note(answer, to: request)
    if options.explanation == .steps { return explain(request) }
    console.output.line(texts.text(of: answer, to: request, nearest: answerer.nearest(to: request)))
  }

  private func explain(_ request: String) {
    let answer = answerer.explainedAnswer(request)
    console.output.line(ExplanationText(console.style).text(of: answer, to: request))
  }

  private func list(_ words: [String]) {
    let filter = ListingFilter(application: answerer.application, words: words)
    let limit = options.limit ?? 20
    let (listings, isCut) = filter.listings(of: index, limit: limit)
    if listings.isEmpty { return hint(PromptWording.nothingListed(words)) }
    console.output.line(ListingText(console.style).text(of: listings))
    if isCut { hint(PromptWording.listEndsEarly(limit)) }
  }

  private func hint(_ sentence: String) { console.errors.line(console.errorStyle.dim(sentence)) }
}
