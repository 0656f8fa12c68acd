internal import Diagnostics
internal import FileFormats
internal import IntentRuntime

/// What the command line says about a run, other than usage errors and answers.
package enum CommandLineMessages {
  package static let noCatalog =
    "there are no phrases to match with; name a catalog with --catalog FILE, or go to a folder that has phrases/*.json"

  package static func catalogsTaken(_ names: [String], from folder: String) -> String {
    let shown = names.map { sanitized($0.hasSuffix(".json") ? String($0.dropLast(5)) : $0) }
    let some = shown.count > 9 ? shown.prefix(8) + ["…"] : shown[...]
    let names = some.joined(separator: ",")
    return "using \(folder)/\(shown.count == 1 ? names : "{\(names)}").json"
  }

  static func noLanguage(_ variable: String, _ value: String) -> String {
    "\(variable) is '\(sanitized(value.prefix(40)))', which is no language such as en or pt_BR.UTF-8; it is ignored"
  }

  static func catalogLeftOut(_ path: String) -> String { "'\(sanitized(path))' is not used" }

  static func moreFindings(_ count: Int, in path: String) -> String {
    "'\(sanitized(path))' has \(count) more; behest lint '\(sanitized(path))' shows them all"
  }

  static func catalogTwice(_ path: String, first: String) -> String {
    path == first
      ? "'\(sanitized(path))' is named twice and used once"
      : "'\(sanitized(path))' is the same file as '\(sanitized(first))' and used once"
  }

  package static func unknownApplication(_ name: String, among applications: ApplicationNames) -> String {
    let names = applications.names.map { sanitized($0) }
    let all = "there \(names.count == 1 ? "is" : "are") \(names.listed)"
    let sentence = "no application is called '\(sanitized(name))'"
    guard let near = applications.nearest(to: name) else { return "\(sentence); \(all)" }
    return "\(sentence); did you mean '\(sanitized(near))'?" + (names == [near] ? "" : "  (\(all))")
  }

  static func listEndsEarly(_ limit: Int) -> String {
    "there are more than \(counted(limit, "shortcut")); --all lists them"
  }

  static func nothingListed(_ words: [String]) -> String {
    words.isEmpty ? "there are no shortcuts" : "no shortcut has '\(sanitized(words.joined(separator: " ")))' in it"
  }

  static func nothingCompletes(_ text: String) -> String { "no request goes on with '\(sanitized(text))'" }

  // MARK: Questions

  /// How to answer beforehand what was asked and could not be answered.
  static func answerBeforehand(_ question: AskedQuestion) -> String {
    let way =
      if let parameter = question.parameter {
        "--answer \(sanitized(parameter))=… answers it"
      } else if question.hint != nil, question.options.isEmpty {
        "--yes confirms it"
      } else {
        "ask for one of them by name"
      }
    return "an answer is needed: \(way); at a terminal it is asked for"
  }

  /// What is said of an outcome when nothing else was said.
  static func bare(_ outcome: Response.Outcome) -> String {
    switch outcome {
    case .matched, .succeeded: "Done."
    case .failed: "That did not work."
    case .needsInput, .awaitingConfirmation, .ambiguous: "I need to know more."
    case .notRecognized: "I don’t know what to do with that."
    case .cancelled: "Cancelled."
    }
  }

  package static func unreadableInput(_ reason: String) -> String { "the requests cannot be read: \(reason)" }
}
