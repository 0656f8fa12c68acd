public import Diagnostics
internal import FileFormats

/// What a file of translations says, with the place of every text.
public struct LocalizationReading: Sendable {
  /// The text that places point into: the file's in UTF-8.
  public var text: SourceText
  /// What is translated: one table for each language of the file.
  public var localizations: [DeclaredLocalization] = []
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
      return LocalizationReading(catalog: bytes, table: table, as: source, development: development)
    }
    let folder = parts.dropLast().last { $0.hasSuffix(".lproj") }
    let language = DeclaredLocalization(locale: folder.map { String($0.dropLast(6)) } ?? development, table: table)
    return LocalizationReading(strings: StringsFile(reading: bytes), to: language, as: source, development: development)
  }
}

// MARK: - .strings

extension LocalizationReading {
  private init(strings file: StringsFile, to language: DeclaredLocalization, as source: SourceID, development: String) {
    self.init(file.bytes)
    func located(_ text: StringsFile.Text) -> LocatedText {
      let location = SourceRange(source, text.range)
      guard file.isExact else { return LocatedText(text.text, at: location) }
      let layout = text.offsets.map { LocatedText.Layout.escaped($0) } ?? .verbatim
      return LocatedText(text.text, at: location, layout: layout, spelling: .quoted)
    }
    var localization = language
    let tag = LanguageTag(language.locale)
    localization.isDevelopment = tag == LanguageTag(development) || tag == .base
    localization.entries = file.entries.map { DeclaredTranslation(located($0.key), $0.values.map(located)) }
    localizations = [localization]
    findings = file.findings.map { LintFinding($0, in: source) }
  }
}

// MARK: - .xcstrings

extension LocalizationReading {
  private init(catalog bytes: [UInt8], table: String, as source: SourceID, development: String) {
    self.init(bytes)
    let catalog = StringCatalog(reading: bytes)
    findings = catalog.findings.map { LintFinding($0, in: source) }
    guard let entries = catalog.entries else { return }
    let author = catalog.sourceLanguage ?? development
    var languages = [author]
    var translations: [String: [DeclaredTranslation]] = [:]
    for entry in entries where entry.key.value.isObject {
      let key = LocatedText(keyOf: entry.key, in: bytes, of: source)
      for (language, words) in entry.localizations where entry.isTranslatable {
        if !languages.contains(language) { languages.append(language) }
        guard let translation = words.translation(of: key, in: bytes, of: source) else { continue }
        translations[language, default: []].append(translation)
      }
      // A key that nobody may translate says the same in every language.
      let language = entry.isTranslatable ? author : LanguageTag.base.name
      if translations[language]?.last?.key != key {
        translations[language, default: []].append(DeclaredTranslation(key, [key]))
      }
    }
    if translations[LanguageTag.base.name] != nil, !languages.contains(LanguageTag.base.name) {
      languages.append(LanguageTag.base.name)
    }
    localizations = languages.map { language in
      var localization = DeclaredLocalization(locale: language, table: table)
      localization.isDevelopment = language == author
      localization.entries = translations[language] ?? []
      return localization
    }
  }
}

extension StringCatalog.Localization {
  /// The translation of a key; nil where nobody has written it yet.
  fileprivate func translation(of key: LocatedText, in bytes: [UInt8], of source: SourceID) -> DeclaredTranslation? {
    let texts = (isNew || values.isEmpty ? forms : values).compactMap { LocatedText(json: $0, in: bytes, of: source) }
    if texts.isEmpty { return nil }
    var translation = DeclaredTranslation(key, texts)
    translation.areForms = isVaried || !substitutions.isEmpty
    return translation
  }

  /// The text, or the texts for numbers and devices, however deep they lie.
  private var forms: [JSONValue] {
    if let text { return isNew ? [] : [text] }
    return (plural + device).flatMap(\.words.forms)
  }
}
