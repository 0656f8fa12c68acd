internal import Diagnostics
internal import PhraseMatching

/// What happens at the prompt: an event leads to one step, and nothing is done here.
struct PromptConversation {
  /// What a person did.
  enum Event: Equatable {
    case typed(String)
    /// Ctrl-C, behind some letters or on an empty line.
    case interrupted(on: Line)
    /// Ctrl-D.
    case ended

    enum Line: Equatable { case empty, begun }
  }

  /// What is to be done about it.
  enum Step: Equatable {
    case wait
    case match(String)
    case show(Candidate)
    case explain(String)
    case list([String])
    case help
    case say(String)
    case leave(ExitCode)
  }

  /// What the last question left to choose from.
  private var choices: [Alternatives.Choice] = []
  private var lastRequest: String?
  private var isAboutToLeave = false

  /// The step that an event leads to.
  mutating func step(for event: Event) -> Step {
    switch event {
    case .ended: return .leave(.success)
    case .interrupted(on: .begun):
      isAboutToLeave = false
      return .wait
    case .interrupted(on: .empty):
      if isAboutToLeave { return .leave(.interrupted) }
      isAboutToLeave = true
      choices = []
      return .say(PromptWording.leaving)
    case .typed(let line):
      isAboutToLeave = false
      return step(forLine: line.trimmed)
    }
  }

  /// Remembers what a request led to, for `:why` and for numbers.
  mutating func note(_ answer: Answer, to request: String) {
    lastRequest = request
    choices = answer.alternatives?.choices ?? []
  }

  private mutating func step(forLine line: String) -> Step {
    if line.isEmpty { return .wait }
    if let number = Int(line), !choices.isEmpty { return choose(number) }
    switch line.lowercased() {
    case "help": return .help
    case "quit", "exit": return .leave(.success)
    default: break
    }
    return line.hasPrefix(":") ? step(forCommand: line) : .match(line)
  }

  private mutating func choose(_ number: Int) -> Step {
    guard choices.indices.contains(number - 1) else { return .say(PromptWording.numbers(upTo: choices.count)) }
    defer { choices = [] }
    return .show(choices[number - 1].candidate)
  }

  private func step(forCommand line: String) -> Step {
    let words = line.dropFirst().split(separator: " ").map(String.init)
    let rest = words.dropFirst().joined(separator: " ")
    switch words.first.map({ $0.lowercased() }) {
    case "help", "h", "?": return .help
    case "quit", "q", "exit": return .leave(.success)
    case "list": return .list(Array(words.dropFirst()))
    case "explain" where !rest.isEmpty: return .explain(rest)
    case "explain", "why": return lastRequest.map(Step.explain) ?? .say(PromptWording.nothingToExplain)
    case let name: return .say(PromptWording.unknown(name ?? ""))
    }
  }

  /// The commands of the prompt.
  static let commands = ["help", "list", "explain", "why", "quit"]
}

/// What the prompt says.
enum PromptWording {
  static let prompt = "> "
  static let leaving = "Press Ctrl-C once more to leave, or go on typing."
  static let nothingToExplain = "There is nothing to explain yet: type a request first."
  static let goodbye = "Goodbye."

  static func greeting(example: String?) -> String {
    let example = example.map { ", such as “\(legible($0).cut(to: 44))”" } ?? ""
    return "Type what you want\(example), or :help."
  }

  static func numbers(upTo count: Int) -> String { "Please pick a number from 1 to \(count), or type something else." }

  static func nothingListed(_ words: [String]) -> String {
    "I know no shortcut with “\(legible(words.joined(separator: " ")))” in it."
  }

  static func listEndsEarly(_ limit: Int) -> String {
    "These are the first \(limit). Words narrow it down, as in  :list lamp"
  }

  static func unknown(_ name: String) -> String {
    let near = nearestName(to: name, among: PromptConversation.commands)
    return near.map { "There is no :\(legible(name)). Did you mean :\($0)?" }
      ?? "There is no :\(legible(name)). Type :help for what there is."
  }

  static let help = """
      Type a request as you would say it. Nothing is performed in this version.
      A number picks from the last question.

      :list [WORDS]        the shortcuts, or those that have the words in them
      :explain [REQUEST]   what was compared with what, and what it cost
      :why                 the same of the last request
      :help                this
      :quit                leave, like Ctrl-D
    """
}

extension String {
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }
}
