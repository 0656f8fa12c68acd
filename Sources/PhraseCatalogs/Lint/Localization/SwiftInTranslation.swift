internal import Diagnostics

/// Swift's way to put something into a text means nothing in a table of translations.
enum SwiftInTranslation: LintRule {
  static let description = LintRuleDescription(
    .localization, "swift-interpolation", .error, "translations spell what is put in as '${name}', not as Swift does")

  static func check(_ application: WrittenApplication, _ lint: inout LintRun) {
    let parameters = Set(application.shortcuts.flatMap(\.parameters).map(\.name.text) + ["applicationName"])
    var seen: Set<Place> = []
    for localization in TranslationTables(application).phrases {
      for entry in localization.entries {
        for text in [entry.key] + entry.values where seen.insert(text.place).inserted {
          for interpolation in TranslatedInterpolation.all(in: text, naming: parameters) {
            lint.report(
              "'\(interpolation.written)' is a placeholder in Swift only",
              at: text.place(of: interpolation.range), subject: text == entry.key ? nil : subject(entry, localization),
              fix: fix(interpolation, in: text))
          }
        }
      }
    }
  }

  private static func subject(_ entry: WrittenTranslation, _ localization: WrittenLocalization) -> String {
    "the translation of '\(entry.key.text)' to '\(localization.locale)'"
  }

  private static func fix(_ interpolation: TranslatedInterpolation, in text: WrittenText) -> Finding.Fix? {
    guard let name = interpolation.name else { return nil }
    return text.fix("write '${\(name)}'", replacing: interpolation.range, with: "${\(name)}")
  }
}

extension WrittenText {
  /// Whether something is put in as Swift does, which has a rule of its own.
  var hasSwiftPlaceholder: Bool {
    !TranslatedInterpolation.all(in: self, naming: ["applicationName"]).isEmpty || text.contains("(.$")
  }
}

/// A `\(…)` in a text, or what reading a file has left of it.
struct TranslatedInterpolation {
  /// What it names, if that is a name.
  var name: String?
  /// What it looks like.
  var written: String
  /// Its bytes.
  var range: Range<Int>

  /// The interpolations of a text. Where the backslash was taken for an escape, only a dot and a known name tell them
  /// from other parentheses.
  static func all(in text: WrittenText, naming known: Set<String>) -> [TranslatedInterpolation] {
    let bytes = Array(text.text.utf8)
    var found: [TranslatedInterpolation] = []
    var offset = 0
    while let open = bytes[offset...].firstIndex(of: UInt8(ascii: "(")) {
      offset = open + 1
      guard let close = bytes[offset...].firstIndex(of: UInt8(ascii: ")")) else { break }
      let isWritten = open > 0 && bytes[open - 1] == UInt8(ascii: "\\")
      let isEscape = text.place(of: open..<open + 1).range.count == 2 && text.text.utf8.count != text.place.range.count
      let inside = String(decoding: bytes[offset..<close], as: UTF8.self)
      let name = name(in: inside)
      guard isWritten || isEscape || inside.first.map({ $0 == "." || $0 == "\\" }) == true && known.contains(name ?? "")
      else { continue }
      let range = (isWritten ? open - 1 : open)..<close + 1
      found.append(TranslatedInterpolation(name: name, written: "\\(\(inside))", range: range))
      offset = close + 1
    }
    return found
  }

  /// The name in `.name`, `\.$name` or `name`.
  private static func name(in inside: String) -> String? {
    var rest = inside[...]
    for mark in ["\\", ".", "$"] where rest.hasPrefix(mark) { rest = rest.dropFirst() }
    let isName = !rest.isEmpty && rest.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isName && rest.first?.isNumber == false ? String(rest) : nil
  }
}
