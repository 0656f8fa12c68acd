internal import Diagnostics
internal import Foundation

/// The words in which tests speak to developers.
enum FailureMessages {
  /// `, did you mean 'OpenTrail'?`, or nothing where no name is near.
  static func didYouMean(_ name: String, among names: some Sequence<String>) -> String {
    nearestName(to: name, among: names).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// A share as people compare shares: `0.93`.
  static func share(_ value: Double) -> String { String(format: "%.2f", value) }

  /// Values by the names of their parameters: `trail “Catbells”, day “today”`.
  static func values(_ values: [(name: String, shown: String)]) -> String {
    values.map { "\($0.name) “\($0.shown)”" }.joined(separator: ", ")
  }

  static func quoted(_ text: String) -> String { "“\(text)”" }

  // MARK: Names

  static func unknownIntent(_ intent: String, in application: String, among names: [String]) -> String {
    "no phrase of \(application) leads to an intent '\(intent)'\(didYouMean(intent, among: names))"
  }

  static func unknownParameter(_ parameter: String, of intent: String, among names: [String]) -> String {
    let known = names.isEmpty ? "it has none" : "it has \(names.map { "'\($0)'" }.joined(separator: ", "))"
    let nearest = nearestName(to: parameter, among: names).map { "did you mean '\($0)'?" } ?? known
    return "'\(intent)' has no parameter '\(parameter)'; \(nearest)"
  }

  // MARK: Scripts

  static func answersLeft(_ answers: [String], after turn: PhraseTurn) -> String {
    let left = answers.map(quoted).joined(separator: ", ")
    return "nothing was asked that the script could answer with \(left):\n\(indented(turn.description))"
  }

  static func unknownAnswer(_ name: String, of intent: String, among names: [String]) -> String {
    unknownParameter(name, of: intent, among: names) + "\n  it is named in the answers of the script"
  }

  static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
  }
}
