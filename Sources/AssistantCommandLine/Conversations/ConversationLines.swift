internal import FileFormats
internal import Foundation
internal import IntentRuntime
internal import PhraseMatching

/// Performs a request per line of standard input, with a line for each to standard output.
///
/// Answers are written when they are there: those that are there together with one write, none waits for another
/// conversation's. Reading pauses while too many requests have no answer. What is done with events is `@inline(never)`: who
/// waits for the next one keeps no room for it.
package struct ConversationLines {
  private enum Event: Sendable {
    case input(InputLines.Event)
    case answered(LineRequest, LineResult)
    case done(String?, ConversationScheduler.Partners)
  }

  /// What lines are that name no conversation.
  package enum UnnamedLines: Sendable {
    /// Each is a request of its own.
    case requests
    case oneConversation
  }

  private let options: Options
  private let console: Console
  private let worker: ConversationWorker
  private let unnamedLines: UnnamedLines
  /// How many bytes a line may have at a connection.
  private var longestLine: Int?
  private let texts: ResponseText
  private let usual: TurnOptions
  private var scheduler: ConversationScheduler
  private var json: AnswerJSON
  private let limit: Int
  private let events = AsyncQueue<Event>()
  private var code = ExitCode.success
  /// How many answers are written and not handed on yet.
  private var writtenCount = 0
  private var isReading = false
  private var isAtEnd = false

  /// So many requests may wait for their answers before reading pauses.
  private static let mostOpen = 4_096

  /// `unnamedLines` says what lines are that name no conversation; plain ones are one, unless somebody says otherwise.
  package init(
    _ context: RunContext, _ options: Options, _ console: Console, unnamedLines: UnnamedLines? = nil,
    longestLine: Int? = nil
  ) {
    self.init(context, options, console, scheduler: ConversationScheduler(), unnamedLines: unnamedLines)
    self.longestLine = longestLine
  }

  /// `most` conversations are remembered.
  package init(_ context: RunContext, _ options: Options, _ console: Console, remembering most: Int) {
    self.init(context, options, console, scheduler: ConversationScheduler(remembering: most))
  }

  init(
    _ context: RunContext, _ options: Options, _ console: Console, scheduler: ConversationScheduler,
    unnamedLines: UnnamedLines? = nil
  ) {
    let unnamedLines = unnamedLines ?? (options.format == .plain ? .oneConversation : .requests)
    self.unnamedLines = unnamedLines
    self.options = options
    self.console = console
    self.scheduler = scheduler
    worker = ConversationWorker(context, options, unnamedLines)
    texts = ResponseText(console.style, options.channel)
    usual = TurnOptions(options)
    limit = context.settings.matching.limit
    json = AnswerJSON(limit: limit)
  }

  /// Reads to the end, whatever the lines hold, and waits for all answers.
  package mutating func run() async -> ExitCode {
    readOn()
    while console.output.failure == nil, !isAtEnd || scheduler.open > 0 {
      for event in await events.receive() { handle(event) }
      console.output.flush()
      if writtenCount > 0 { console.reports?.sendAnswered(writtenCount) }
      writtenCount = 0
      readOn()
    }
    return scheduler.hasOpenQuestion ? max(code, .needsInput) : code
  }

  /// Ends the conversations, for who goes on without them: what waits for replies waits for ever otherwise.
  package mutating func leave() async {
    for partner in scheduler.takeAll() { await partner.interrupt() }
  }

  @inline(never)
  private mutating func readOn() {
    if isReading || isAtEnd || scheduler.open >= Self.mostOpen { return }
    isReading = true
    Task { [events, input = console.input] in events.send(.input(await input.next())) }
  }

  @inline(never)
  private mutating func handle(_ event: Event) {
    switch event {
    case .input(let input):
      isReading = false
      handle(input)
    case .answered(let request, .completions(let completions)): write(request, completions)
    case .answered(let request, let result): write(request, result.response)
    case .done(let conversation, let partners):
      let work = scheduler.end(conversation, partners)
      begin(work)
      for partner in scheduler.takeDropped() { Task { await partner.interrupt() } }
    }
  }

  @inline(never)
  private mutating func handle(_ input: InputLines.Event) {
    switch input {
    case .lines(let lines):
      lines.forEach { scheduler.add(LineRequest($0, options.format, usual: usual, atMost: longestLine)) }
      let work = scheduler.takeAdded().compactMap { scheduler.begin($0) }
      for work in work { begin(work) }
    case .interrupted: break
    case .end: isAtEnd = true
    case .failed(let number):
      console.report(CommandLineMessages.unreadableInput(Terminal.message(number)))
      code = max(code, .unusable)
      isAtEnd = true
    }
  }

  @inline(never)
  private func begin(_ work: ConversationScheduler.Work?) {
    guard let work else { return }
    Task { [events, worker] in
      let partners = await worker.perform(work) { request, result in events.send(.answered(request, result)) }
      events.send(.done(work.conversation, partners))
    }
  }

  // MARK: Writing

  private mutating func write(_ request: LineRequest, _ response: Response?) {
    writtenCount += 1
    let answer = Self.answer(request, response)
    // A question of a conversation may still be answered; left open, it counts at the end.
    let canAnswer =
      options.questions != .refuse && (request.conversation != nil || unnamedLines == .oneConversation)
    let isAsking = canAnswer && response?.question != nil
    scheduler.noteAnswer(in: request.conversation, isAsking: isAsking)
    if case .blank = request.content { return console.output.addLine() }
    if !isAsking { code = max(code, answer.exitCode) }
    if options.format == .plain { return write(plain: response) }
    var text = request.text
    text.withUTF8 { json.write(answer, to: $0, limit: request.limit) }
    console.output.bytes.append(contentsOf: json.bytes)
    console.output.addLine()
  }

  private mutating func write(_ request: LineRequest, _ completions: [ConversationCompletion]) {
    scheduler.noteCompletion()
    writtenCount += 1
    let json = CompletionJSON(completions, of: request.text, id: request.id, conversation: request.conversation)
    console.output.bytes.append(contentsOf: json.bytes)
    console.output.addLine()
  }

  private static func answer(_ request: LineRequest, _ response: Response?) -> Answer {
    var answer = response.map { Answer($0) } ?? Answer()
    if case .unreadable(let problem) = request.content { answer.problem = problem }
    answer.id = request.id
    answer.conversation = request.conversation
    return answer
  }

  private func write(plain response: Response?) {
    guard let response else { return }
    console.output.addLine(texts.line(of: response))
    if options.explanation == .steps, let matching = response.matching {
      let answer = Answer(matching, margin: options.margin)
      console.output.addLine(ExplanationText(console.style).text(of: answer, to: response.request))
    }
    if options.verbosity == .verbose, let detail = response.problem?.detail { console.errors.line(detail) }
  }
}
