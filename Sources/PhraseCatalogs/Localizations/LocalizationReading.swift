public import Diagnostics

/// What a file of translations says, with the place of every text.
public struct LocalizationReading: Sendable {
  /// The text that places point into: the file's in UTF-8.
  public var text: SourceText
  /// What is translated: one table for each language of the file.
  public var localizations: [WrittenLocalization] = []
  /// What cannot be read.
  public var findings: [LintFinding] = []

  init(_ bytes: [UInt8]) { text = SourceText(bytes) }

  /// Whether a file can be read here, by its name.
  public static func canRead(_ path: String) -> Bool { path.hasSuffix(".xcstrings") || path.hasSuffix(".strings") }

  /// Reads a `.xcstrings` or `.strings` file.
  ///
  /// A `.strings` file is in the language of the folder that it lies in, such as `de.lproj`. One bad entry of a catalog
  /// hides no other; of a `.strings` file with a mistake nothing but the mistake is told. Reads a byte once.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - path: its path, which names the table and, for `.strings`, the language.
  ///   - source: what findings call it.
  ///   - development: the language that the authors write in, where the file does not say.
  public static func read(
    _ bytes: [UInt8], path: String, as source: SourceID, development: String = "en"
  ) -> LocalizationReading {
    let parts = path.split(separator: "/")
    let name = parts.last ?? ""
    let table = String(name.prefix { $0 != "." })
    if name.hasSuffix(".xcstrings") {
      var reader = StringCatalogReader(bytes, source: source, table: table)
      return reader.read(development: development)
    }
    let folder = parts.dropLast().last { $0.hasSuffix(".lproj") }
    let locale = folder.map { String($0.dropLast(6)) } ?? development
    return StringsReader.read(bytes, source: source, table: table, locale: locale, development: development)
  }
}

extension Finding {
  static func strings(_ message: String, at range: Range<Int>, severity: Severity = .error) -> Finding {
    Finding(rule: "strings.unreadable", severity: severity, message: message, range: range)
  }
}
