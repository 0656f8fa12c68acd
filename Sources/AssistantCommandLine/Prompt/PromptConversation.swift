package import Dialog
internal import FileFormats

/// What happens at the prompt: an event leads to one step, and nothing is done here.
package struct PromptConversation {
  /// What happened.
  package enum Event: Sendable, Equatable {
    case typed(String)
    /// An answer of the open question was chosen; the text is what it is called.
    case chosen(Reply, text: String)
    /// Esc at a question.
    case left
    /// Ctrl-C, behind some letters or on an empty line.
    case interrupted(on: Line)
    /// Ctrl-D.
    case ended
    /// A request was answered.
    case answered(Standing)

    package enum Line: Sendable, Equatable { case empty, begun }

    /// How the conversation stands afterwards.
    package enum Standing: Sendable, Equatable {
      case done, asking
      /// It was stopped and goes on: another Ctrl-C ends everything.
      case goingOn
    }
  }

  /// What is to be done about it.
  enum Step: Equatable {
    case wait
    /// Let the conversation take it.
    case take(String)
    /// Let the conversation take what was chosen.
    case answer(Reply, text: String)
    /// Stop what is going on.
    case interrupt
    /// Show what is likely to be said next.
    case suggest
    /// Ask once more what is asked.
    case askAgain
    /// Explain a request; nil for the last one.
    case explain(String?)
    case list([String])
    case applications
    case locale(String)
    case reload
    case forget
    case help
    case say(PromptNotice)
    case leave(ExitCode)
  }

  private enum State {
    /// Nothing is going on.
    case idle
    /// A request is being answered.
    case busy
    /// A question is open.
    case asking
  }

  private var state = State.idle
  /// What was typed while a request was being answered.
  private var ahead: ArraySlice<Event> = []
  private var suggestions: [String] = []
  private var isAboutToLeave = false

  /// Whether the next event is awaited from a person.
  var isReady: Bool { state != .busy }

  /// What was typed ahead, when it is time for it.
  mutating func nextAhead() -> Event? { isReady ? ahead.popFirst() : nil }

  /// Notes what was shown as likely, for numbers.
  mutating func note(suggestions: [String]) { self.suggestions = suggestions }

  /// Notes that another conversation began, in which nothing is asked.
  mutating func beginAnew() { state = .idle }

  /// The step that an event leads to.
  mutating func step(for event: Event) -> Step {
    switch (event, state) {
    case (.answered(let standing), _):
      state = standing == .asking ? .asking : .idle
      if standing == .goingOn { isAboutToLeave = true }
      return .wait
    case (.chosen(let reply, let text), .asking):
      (state, isAboutToLeave) = (.busy, false)
      return .answer(reply, text: text)
    case (.chosen, .idle), (.chosen, .busy), (.left, .idle), (.left, .busy): return .wait
    case (.typed, .busy), (.ended, .busy):
      ahead.append(event)
      return .wait
    case (.interrupted, .busy):
      ahead = []
      return .interrupt
    case (.ended, .idle), (.ended, .asking): return .leave(.success)
    case (.interrupted(on: .begun), _):
      isAboutToLeave = false
      return .wait
    case (.interrupted(on: .empty), .asking), (.left, .asking):
      state = .idle
      return .interrupt
    case (.interrupted(on: .empty), .idle):
      if isAboutToLeave { return .leave(.interrupted) }
      isAboutToLeave = true
      return .say(.leaving)
    case (.typed(let line), _):
      isAboutToLeave = false
      return step(forLine: line.trimmed)
    }
  }

  private mutating func step(forLine line: String) -> Step {
    if line.isEmpty { return state == .asking ? .askAgain : .suggest }
    defer { suggestions = [] }
    if line.hasPrefix(":") { return step(forCommand: line) }
    if state == .asking { return take(line) }
    if let number = Int(line), suggestions.indices.contains(number - 1) { return take(suggestions[number - 1]) }
    switch line.lowercased() {
    case "help": return .help
    case "quit", "exit": return .leave(.success)
    default: return take(line)
    }
  }

  private mutating func take(_ request: String) -> Step {
    state = .busy
    return .take(request)
  }

  private mutating func step(forCommand line: String) -> Step {
    let words = line.dropFirst().split(separator: " ").map(String.init)
    let rest = words.dropFirst().joined(separator: " ")
    guard let command = PromptCommand(written: words.first ?? "") else {
      return .say(.noCommand(words.first ?? ""))
    }
    switch command {
    case .help: return .help
    case .quit: return .leave(.success)
    case .list: return .list(Array(words.dropFirst()))
    case .explain: return .explain(rest.isEmpty ? nil : rest)
    case .why: return .explain(nil)
    case .apps: return .applications
    case .undo, .redo, .again: return take(command.rawValue)
    case .locale: return Self.locale(rest)
    case .reload: return .reload
    case .forget: return .forget
    }
  }

  private static func locale(_ written: String) -> Step {
    if written.isEmpty { return .say(.whichLocale) }
    return LocaleName(written: written).map { .locale($0.text) } ?? .say(.noLocale(written))
  }
}

/// What can be typed behind a colon.
enum PromptCommand: String, CaseIterable {
  case help, list, apps, why, explain, undo, redo, again, locale, reload, forget, quit

  init?(written: String) {
    switch written.lowercased() {
    case "h", "?": self = .help
    case "q", "exit": self = .quit
    case let name: self.init(rawValue: name)
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }
}
