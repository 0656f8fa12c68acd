internal import Diagnostics
internal import PhraseMatching

/// Swift's `\(…)` means nothing outside of Swift: what is meant is `${…}`.
///
/// A catalog's reader finds `\(.name)` and `\(\.$name)` itself. In JSON the backslash of `\(name)` is an escape of
/// nothing, and what is left are alternatives of which there is only one: the name of a parameter.
enum SwiftInterpolation: LintRule {
  static let description = LintRuleDescription(
    .phrase, "swift-interpolation", .error, "placeholders are written '${name}', as phrases are not Swift")

  static func check(_ application: WrittenApplication, _ lint: inout LintRun) {
    for phrase in application.shortcutPhrases {
      let names = phrase.shortcut.parameters.map(\.name.text) + ["applicationName"]
      for use in InterpolationUse.all(in: phrase.text.text) where use.isMeant(in: application, names) {
        lint.report(
          "'\(use.written)' is a placeholder in Swift only", in: phrase, at: use.range, fix: use.fix(in: phrase.text))
      }
    }
  }
}

/// Something in parentheses that looks like an interpolation.
private struct InterpolationUse {
  var written: String
  var range: Range<Int>
  /// What is named, without the marks of a key path; nil for an expression.
  var name: String?
  /// What stands in front of the name: `.`, `\.$` or nothing.
  var path: Substring
  var hasBackslash: Bool

  static func all(in text: String) -> [InterpolationUse] {
    text.indices.compactMap { text[$0] == "(" ? InterpolationUse(at: $0, in: text) : nil }
  }

  private init?(at parenthesis: String.Index, in text: String) {
    guard let end = text[parenthesis...].firstIndex(of: ")") else { return nil }
    let before = text[..<parenthesis]
    hasBackslash = before.last == "\\"
    let start = hasBackslash ? text.index(before: parenthesis) : parenthesis
    written = String(text[start...end])
    range =
      text.utf8.distance(from: text.startIndex, to: start)..<text.utf8.distance(from: text.startIndex, to: end) + 1
    let inside = text[text.index(after: parenthesis)..<end]
    path = inside.prefix { "\\.$".contains($0) }
    let rest = inside.dropFirst(path.count)
    let isName = !rest.isEmpty && rest.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    name = isName ? String(rest) : nil
  }

  /// Whether somebody meant a placeholder. `names` are those that there are.
  func isMeant(in application: WrittenApplication, _ names: [String]) -> Bool {
    if application.origin != .catalog { return hasBackslash }
    return path.isEmpty && name.map(names.contains) == true
  }

  func fix(in text: WrittenText) -> Finding.Fix? {
    name.flatMap { text.fix("write '${\($0)}'", replacing: range, with: "${\($0)}") }
  }
}
