import Foundation

/// One table of one folder, in all its languages; a language is read when it is first asked for.
struct StringTable {
  /// What a table says to somebody, by key.
  struct Words: Sendable {
    /// In the language that is wanted, or in the one that is meant for all.
    var own: [String: FoundTranslation] = [:]
    /// In the languages in which the author wrote.
    var development: [String: FoundTranslation] = [:]
  }

  private let name: String
  private let projects: [LanguageName: URL]
  private var catalogs: [CatalogFile]
  private let region: String?
  private var strings: [LanguageName: [String: FoundTranslation]] = [:]

  init(named name: String, in folder: URL) {
    let contents = FolderContents(folder)
    let projects = contents.files(withExtension: "lproj")
    self.name = name
    self.projects = Dictionary(
      projects.map { (LanguageName($0.deletingPathExtension().lastPathComponent), $0) },
      uniquingKeysWith: { first, _ in first })
    let beside = contents.contains("\(name).xcstrings") ? [folder] : []
    catalogs = (beside + projects).compactMap { CatalogFile($0.appendingPathComponent("\(name).xcstrings")) }
    let hasTables = !catalogs.isEmpty || !projects.isEmpty
    region = hasTables ? contents.information?["CFBundleDevelopmentRegion"] as? String : nil
  }

  mutating func words(for locale: Locale) -> Words {
    let chain = LanguageChain(locale)
    let development = (catalogs.map(\.sourceLanguage) + [region, "en"]).compactMap(\.self).map { LanguageName($0) }
    for index in catalogs.indices { catalogs[index].read(ifItMaySpeak: chain.codes + development.map(\.code)) }
    let available = Set(projects.keys).union(catalogs.flatMap(\.languages))
    let own = Set(chain.languages(among: available, development: []))
    var words = Words()
    for language in chain.languages(among: available, development: development) {
      let part = entries(in: language, speaking: development.first ?? language)
      if own.contains(language) {
        words.own.merge(part) { first, _ in first }
      } else {
        words.development.merge(part) { first, _ in first }
      }
    }
    return words
  }

  /// The entries for a language; words for all languages follow the rules of the author's.
  private mutating func entries(in language: LanguageName, speaking author: LanguageName) -> [String: FoundTranslation]
  {
    if let entries = strings[language] { return entries }
    let spoken = language == .base ? author : language
    var entries = projects[language].map { readStrings($0, spoken) } ?? [:]
    for catalog in catalogs {
      entries.merge(catalog.translations(in: language, speaking: spoken)) { first, _ in first }
    }
    strings[language] = entries
    return entries
  }

  private func readStrings(_ folder: URL, _ language: LanguageName) -> [String: FoundTranslation] {
    let file = folder.appendingPathComponent("\(name).strings")
    guard let data = ResourceFolders.contents(of: file) else { return [:] }
    do throws(StringsTexts.Damage) {
      return try StringsTexts.read(data).compactMapValues { values in
        Translation(values: values).map { FoundTranslation(translation: $0, language: language, file: file) }
      }
    } catch {
      LocalizationTableErrors.note(error.message, in: file)
      return [:]
    }
  }
}

/// A string catalog that is decoded once somebody wants a language that may be in it.
private struct CatalogFile {
  private let file: URL
  private var state: State

  private enum State {
    case unread(Data, CatalogOutline)
    case read(TranslationCatalog)
    case damaged
  }

  /// A file; `nil` if there is none.
  init?(_ file: URL) {
    guard let data = ResourceFolders.contents(of: file) else { return nil }
    self.file = file
    state = .unread(data, CatalogOutline(data))
  }

  var sourceLanguage: String? {
    switch state {
    case .unread(_, let outline): outline.sourceLanguage
    case .read(let catalog): catalog.sourceLanguage
    case .damaged: nil
    }
  }

  var languages: [LanguageName] {
    if case .read(let catalog) = state { Array(catalog.languages.keys) } else { [] }
  }

  func translations(in language: LanguageName, speaking spoken: LanguageName) -> [String: FoundTranslation] {
    guard case .read(let catalog) = state, let entries = catalog.languages[language] else { return [:] }
    return entries.mapValues { FoundTranslation(translation: $0, language: spoken, file: file) }
  }

  mutating func read(ifItMaySpeak codes: [String]) {
    guard case .unread(let data, let outline) = state, outline.maySpeak(anyOf: codes) else { return }
    guard let catalog = TranslationCatalog(data: data) else {
      LocalizationTableErrors.note("the file is not a string catalog", in: file)
      state = .damaged
      return
    }
    if !catalog.damagedKeys.isEmpty {
      let names = catalog.damagedKeys.map { "'\($0)'" }.joined(separator: ", ")
      LocalizationTableErrors.note("these entries cannot be read: \(names)", in: file)
    }
    state = .read(catalog)
  }
}
