internal import Diagnostics
internal import PhraseMatching

/// What is said of a shortcut and its rivals.
enum RivalryMessages {
  static func unknownShortcut(_ name: String, among names: [String]) -> UsageError {
    let near = nearestName(to: name, among: names)
    let hint: ProgramText = near.map { "did you mean '\(sanitized($0))'?" } ?? "\(.program) list shows all"
    return UsageError(
      "no shortcut is called '\(sanitized(name))'; \(hint)  (an unquoted request needs no second argument)")
  }

  static func edit(_ edit: ContrastiveExplanation.Edit) -> String {
    switch edit {
    case .drop(let word): "without '\(sanitized(word))'"
    case .replace(let word, let other): "'\(sanitized(other))' for '\(sanitized(word))'"
    case .say(let word): "with '\(sanitized(word))'"
    case .fill(let parameter, let value): "'\(sanitized(value))' for the \(sanitized(parameter))"
    case .name(let application): "naming \(sanitized(application))"
    }
  }

  static func step(_ step: Explanation.Step) -> String {
    let (part, text) = (sanitized(step.phrasePart ?? ""), sanitized(step.requestText ?? ""))
    return switch step.kind {
    case .missing: "'\(part)' is not said"
    case .uncovered: "nothing in it says '\(text)'"
    case .moved: "'\(part)' stands elsewhere"
    case .polite: "'\(text)' is polite"
    case .text, .value, .application, .matched: "'\(text)' for '\(part)'"
    }
  }
}
