internal import Diagnostics
internal import PhraseMatching

/// What is said of a shortcut and its rivals.
enum RivalryWording {
  static func unknownShortcut(_ name: String, among names: [String]) -> String {
    let near = nearestName(to: name, among: names)
    let hint = near.map { "did you mean '\(legible($0))'?" } ?? "behest list shows all"
    return "no shortcut is called '\(legible(name))'; \(hint)  (an unquoted request needs no second argument)"
  }

  static func edit(_ edit: Rivalry.Edit) -> String {
    switch edit {
    case .drop(let word): "without '\(legible(word))'"
    case .replace(let word, let other): "'\(legible(other))' for '\(legible(word))'"
    case .say(let word): "with '\(legible(word))'"
    case .fill(let parameter, let value): "'\(legible(value))' for the \(legible(parameter))"
    case .name(let application): "naming \(legible(application))"
    }
  }

  static func step(_ step: Explanation.Step) -> String {
    let (part, text) = (legible(step.phrasePart ?? ""), legible(step.requestText ?? ""))
    return switch step.kind {
    case .missing: "'\(part)' is not said"
    case .uncovered: "nothing in it says '\(text)'"
    case .moved: "'\(part)' stands elsewhere"
    case .polite: "'\(text)' is polite"
    case .text, .value, .application, .said: "'\(text)' for '\(part)'"
    }
  }
}
