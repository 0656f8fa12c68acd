internal import Diagnostics

/// Reads an `.xcstrings` file: one table in all its languages.
struct StringCatalogReader {
  private let bytes: [UInt8]
  private let source: SourceID
  private let table: String
  private var reading: LocalizationReading
  private var entries: [String: [WrittenTranslation]] = [:]
  /// Keys that are the same in every language.
  private var shared: [WrittenTranslation] = []
  private var languages: [String] = []

  init(_ bytes: [UInt8], source: SourceID, table: String) {
    self.bytes = bytes
    self.source = source
    self.table = table
    reading = LocalizationReading(bytes)
  }

  mutating func read(development: String) -> LocalizationReading {
    let (document, findings) = JSON5Reader.read(bytes)
    for finding in findings { report(finding) }
    guard let document else { return reading }
    guard let strings = member("strings", of: document.root), case .object(let members) = strings.content else {
      report(
        .strings("the file is not a string catalog: it has no object 'strings'", at: document.root.range.firstByte))
      return reading
    }
    let author = member("sourceLanguage", of: document.root).flatMap(text)?.text ?? development
    languages = [author]
    for entry in members { read(entry, author: author) }
    reading.localizations = languages.map { language in
      var localization = WrittenLocalization(locale: language, table: table)
      localization.isDevelopment = language == author
      localization.entries = entries[language] ?? []
      return localization
    }
    if !shared.isEmpty {
      var localization = WrittenLocalization(locale: LanguageTag.base.name, table: table)
      localization.entries = shared
      reading.localizations.append(localization)
    }
    return reading
  }

  // MARK: Entries

  private mutating func read(_ entry: JSONMember, author: String) {
    let key = WrittenText(entry.key, in: bytes, of: source)
    guard case .object = entry.value.content else {
      return report(.strings("the entry must be an object, not \(entry.value.kind)", at: entry.value.range))
    }
    if case .boolean(false)? = member("shouldTranslate", of: entry.value)?.content {
      return shared.append(WrittenTranslation(key, [key]))
    }
    var isInAuthors = false
    if let localizations = member("localizations", of: entry.value) {
      guard case .object(let members) = localizations.content else {
        return report(.strings("'localizations' must be an object, not \(localizations.kind)", at: localizations.range))
      }
      for member in members {
        let language = member.key.decoded(in: bytes)
        if !languages.contains(language) { languages.append(language) }
        guard let translation = translation(of: key, member.value) else { continue }
        entries[language, default: []].append(translation)
        isInAuthors = isInAuthors || language == author
      }
    }
    if !isInAuthors { entries[author, default: []].append(WrittenTranslation(key, [key])) }
  }

  /// The translation of a key in a language; nil where nobody has translated it yet.
  private func translation(of key: WrittenText, _ value: JSONValue) -> WrittenTranslation? {
    if let set = member("stringSet", of: value), case .array(let elements)? = member("values", of: set)?.content {
      let values = elements.compactMap(text)
      return isNew(set) || values.isEmpty ? nil : WrittenTranslation(key, values)
    }
    let forms = forms(of: value)
    if forms.isEmpty { return nil }
    var translation = WrittenTranslation(key, forms)
    translation.areForms = member("variations", of: value) != nil || member("substitutions", of: value) != nil
    return translation
  }

  /// The text, or the texts for numbers and devices, however deep they lie.
  private func forms(of value: JSONValue) -> [WrittenText] {
    if let unit = member("stringUnit", of: value) {
      return isNew(unit) ? [] : member("value", of: unit).flatMap(text).map { [$0] } ?? []
    }
    guard case .object(let kinds)? = member("variations", of: value)?.content else { return [] }
    return kinds.flatMap { kind -> [WrittenText] in
      guard case .object(let cases) = kind.value.content else { return [] }
      return cases.flatMap { forms(of: $0.value) }
    }
  }

  /// Whether a translation waits to be written.
  private func isNew(_ unit: JSONValue) -> Bool { member("state", of: unit).flatMap(text)?.text == "new" }

  // MARK: JSON

  private func text(_ value: JSONValue) -> WrittenText? {
    guard case .string(let string) = value.content else { return nil }
    return WrittenText(string, in: bytes, of: source)
  }

  private func member(_ key: String, of value: JSONValue) -> JSONValue? {
    guard case .object(let members) = value.content else { return nil }
    return members.first { $0.key.decoded(in: bytes) == key }?.value
  }

  private mutating func report(_ finding: Finding) {
    reading.findings.append(LintFinding(finding, in: source))
  }
}
