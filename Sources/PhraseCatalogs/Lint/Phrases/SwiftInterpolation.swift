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
      for use in InterpolationUse.all(in: phrase.text.text) where use.isMeant(in: application, phrase.shortcut) {
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
  /// Whether the marks of a key path stand in front of the name: `.` or `\.$`.
  var hasPath: Bool
  var hasBackslash: Bool

  static func all(in text: String) -> [InterpolationUse] {
    let open = UInt8(ascii: "(")
    guard text.utf8.contains(open) else { return [] }
    let bytes = Array(text.utf8)
    return bytes.indices.compactMap { bytes[$0] == open ? InterpolationUse(at: $0, in: bytes) : nil }
  }

  private init?(at parenthesis: Int, in bytes: [UInt8]) {
    guard let end = bytes[parenthesis...].firstIndex(of: UInt8(ascii: ")")) else { return nil }
    hasBackslash = parenthesis > 0 && bytes[parenthesis - 1] == UInt8(ascii: "\\")
    range = (hasBackslash ? parenthesis - 1 : parenthesis)..<end + 1
    written = String(decoding: bytes[range], as: UTF8.self)
    let inside = bytes[(parenthesis + 1)..<end]
    let rest = inside.drop { "\\.$".utf8.contains($0) }
    hasPath = rest.count < inside.count
    name = !rest.isEmpty && rest.allSatisfy(Self.isNameByte) ? String(decoding: rest, as: UTF8.self) : nil
  }

  /// Letters, digits, `_`, anything beyond ASCII.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Whether somebody meant a placeholder.
  func isMeant(in application: WrittenApplication, _ shortcut: WrittenShortcut) -> Bool {
    if application.origin != .catalog { return hasBackslash }
    let isKnown = { name in name == "applicationName" || shortcut.parameters.contains { $0.name.text == name } }
    return !hasPath && name.map(isKnown) == true
  }

  func fix(in text: WrittenText) -> Finding.Fix? {
    name.flatMap { text.fix("write '${\($0)}'", replacing: range, with: "${\($0)}") }
  }
}
