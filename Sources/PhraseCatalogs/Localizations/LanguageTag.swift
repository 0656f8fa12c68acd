/// The name of a language, however it is written: `zh_Hant` and `zh-hant` are the same.
struct LanguageTag: Hashable {
  let name: String

  init(_ name: String) { self.name = name.lowercased().replacing("_", with: "-") }

  /// Words that are shared by all languages.
  static let base = LanguageTag("Base")

  /// The languages to look in: the language itself, then without region and script.
  var chain: [LanguageTag] {
    let parts = name.split(separator: "-")
    return (0..<parts.count).reversed().map { LanguageTag(parts[...$0].joined(separator: "-")) }
  }
}
