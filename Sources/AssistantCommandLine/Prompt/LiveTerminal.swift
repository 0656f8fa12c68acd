internal import Dialog
internal import Foundation
internal import IntentRuntime
internal import LineEditor
internal import Synchronization

/// A terminal at which requests are edited: asks, shows how far a request is, and lets others write above what is typed.
final class LiveTerminal: Sendable {
  private let terminal: TerminalPrompt
  private let display = Mutex<ProgressDisplay?>(nil)
  private let spoken = Mutex(PromptLabels(language: "en"))
  /// The requests that were entered, for completions.
  let entered: EnteredRequests
  /// What was answered in words of one's own, by what was asked, the newest first.
  private let answered = Mutex<[String: [String]]>([:])
  /// Whether the line that was typed last is not to be kept.
  private let isPrivate = Mutex(false)

  /// Opens the terminal of a console, with the file of its history. Nil where lines are read as they come.
  init?(_ options: Options, _ console: Console, history: HistoryFile? = nil) {
    guard options.prompt == .edited, let terminal = console.openTerminal(history) else { return nil }
    self.terminal = terminal
    entered = EnteredRequests(history)
  }

  /// Keeps the terminal from the first prompt to the last.
  func hold() { terminal.hold() }
  func release() { terminal.release() }

  /// The columns that answers take: lines that are longer are hard to read.
  var columns: Int { min(terminal.columns, Self.mostColumns) }
  private static let mostColumns = 100

  /// The console whose words are written above what is typed.
  func console(_ console: Console) -> Console {
    var console = console
    let writer = { [terminal] (gate: TerminalGate) in
      let writer = OutputWriter { bytes in
        terminal.print(String(decoding: bytes, as: UTF8.self))
        return nil
      }
      writer.gate = gate
      return writer
    }
    console.output = writer(console.output.gate)
    if console.errorsAreTerminal { console.errors = writer(console.errors.gate) }
    console.progress = ProgressLine(on: .display { [weak self] in self?.show($0) }) { _ in }
    return console
  }

  /// Writes a line above what is typed, whoever asks.
  var writer: @Sendable (String) -> Void { { [terminal] in terminal.print($0) } }

  // MARK: Asking

  /// The words beside what is typed.
  var labels: PromptLabels { spoken.withLock { $0 } }
  func speak(_ language: String) { spoken.withLock { $0 = PromptLabels(language: language) } }

  func askForRequest(_ completer: @escaping LineCompleter) async -> PromptConversation.Event {
    var prompt = Prompt(label: StyledText(PromptMessages.prompt, .bold), input: .request(completer))
    prompt.messages = labels.editor
    return typed(await terminal.read(prompt))
  }

  /// Asks what is open in a conversation; nil where nothing is.
  func askOpenQuestion(of partner: any ConversationPartner) async -> PromptConversation.Event? {
    guard let question = await partner.question else { return nil }
    let completer = await partner.completer()
    let completions = RequestCompletions(
      completer, labels, entered: self.earlierAnswers(to: question).map { .init(text: $0, isUnderstood: true) },
      atStart: .always)
    let asked = QuestionPrompt(question, labels, others: completer.otherNames()) {
      completions.completions(of: $0, cursor: $1)
    }
    let event = await terminal.read(asked.prompt)
    if case .option(let index) = event { return asked.event(forOption: index) }
    if case .line(let text) = event, question.otherAnswers == .text { remember(text, for: question) }
    if case .line(let text) = event, text.hasPrefix(":") { terminal.remember(text) }
    return typed(event)
  }

  private func earlierAnswers(to question: Question) -> [String] { answered.withLock { $0[question.prompt] ?? [] } }

  private func remember(_ answer: String, for question: Question) {
    answered.withLock { answers in
      let others = answers[question.prompt, default: []].filter { $0 != answer }
      answers[question.prompt] = Array(([answer] + others).prefix(Self.mostAnswers))
    }
  }

  private static let mostAnswers = 5

  private func typed(_ event: Event) -> PromptConversation.Event {
    if case .line(let text) = event { isPrivate.withLock { $0 = text.hasPrefix(" ") } }
    return switch event {
    case .line(let text): .typed(text)
    case .number(let number): .typed(Int(exactly: number).map(String.init) ?? "\(number)")
    case .option(let index): .typed("\(index + 1)")
    case .cancelled: .left
    case .interrupted: .interrupted(on: .empty)
    case .endOfInput: .ended
    }
  }

  // MARK: Progress

  /// Shows that a request is being answered until it is.
  func showProgress<Answer: Sendable>(
    onInterruption: @escaping @Sendable () -> Void, during work: @Sendable () async -> Answer
  ) async -> Answer {
    let started = terminal.startProgress(ProgressStatus(labels.working), onInterruption: onInterruption)
    display.withLock { $0 = started }
    let answer = await work()
    display.withLock { $0 = nil }
    await started.end()
    return answer
  }

  private func show(_ progress: SessionSettings.Progress) {
    let text = progress.text.map { sanitized($0) } ?? labels.working
    display.withLock { $0?.update(ProgressStatus(text, fraction: progress.share)) }
  }

  // MARK: History

  /// Keeps a request for completions if it was understood, and for ↑ if it was typed at a question.
  func keep(_ request: String, _ outcome: Response.Outcome, leftQuestion: Bool) {
    if isPrivate.withLock({ $0 }) { return }
    if outcome != .notRecognized { entered.add(request) }
    if leftQuestion { terminal.remember(request) }
  }

  /// Forgets what was entered, in the file as well.
  func forgetHistory() {
    try? terminal.forgetHistory()
    entered.removeAll()
    answered.withLock { $0 = [:] }
  }

  /// `behest/history` in the state folder; nil where nothing is to be learned.
  static func history(_ options: Options, _ console: Console) -> HistoryFile? {
    guard options.learning == .on else { return nil }
    let names = ["XDG_STATE_HOME", "HOME"]
    let environment = Dictionary(uniqueKeysWithValues: names.map { ($0, console.variable($0) ?? "") })
    return HistoryFile(path: HabitStore.stateFolder(environment: environment).appending(path: "history").path)
  }
}
