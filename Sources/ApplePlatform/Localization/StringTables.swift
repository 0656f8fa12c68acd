import Foundation
import Synchronization

/// Finds translations in the string tables of resource folders. Each file is read once and kept.
struct StringTables: Sendable {
  /// A translation and the language that it is in.
  struct Found {
    let translation: Translation
    let language: LanguageName
  }

  private static let loaded = Mutex<[ID: StringTable]>([:])

  private struct ID: Hashable {
    let folder: URL
    let table: String
  }

  let folders: [URL]
  let table: String

  init(_ bundle: LocalizedStringResource.BundleDescription, table: String?) {
    folders = ResourceFolders.folders(of: bundle)
    self.table = table ?? "Localizable"
  }

  /// The translation of a key in the best language that has one; `nil` when none has.
  func translation(of key: String, for locale: Locale) -> Found? {
    for folder in folders {
      let found = Self.loaded.withLock { tables in
        tables[ID(folder: folder, table: table), default: StringTable(named: table, in: folder)]
          .translation(of: key, for: locale)
      }
      if let found { return found }
    }
    return nil
  }
}

/// The folders in which a bundle keeps its resources.
enum ResourceFolders {
  static func folders(of bundle: LocalizedStringResource.BundleDescription) -> [URL] {
    switch bundle {
    case .main: main
    case .forClass(let type): Bundle(for: type) === Bundle.main ? main : [folder(of: Bundle(for: type).bundleURL)]
    case .atURL(let url): [folder(of: url)]
    }
  }

  private static func folder(of url: URL) -> URL {
    (Bundle(url: url)?.resourceURL ?? url).standardizedFileURL
  }

  /// The program's folder, then the resource folders that the package manager lays beside a program.
  private static let main: [URL] = {
    let root = (Bundle.main.resourceURL ?? Bundle.main.bundleURL).standardizedFileURL
    let neighbours = (try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
    return [root] + neighbours.filter { $0.pathExtension == "resources" }.sorted { $0.path < $1.path }
  }()
}

/// One table of one folder, in all its languages; a language is read when it is first asked for.
struct StringTable {
  private let name: String
  private let projects: [LanguageName: URL]
  private let catalogs: [StringCatalog]
  private let development: [LanguageName]
  private var tables: [LanguageName: [String: Translation]] = [:]
  private var chains: [String: [LanguageName]] = [:]

  init(named name: String, in folder: URL) {
    self.name = name
    let contents = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    let projects = contents.filter { $0.pathExtension == "lproj" }.sorted { $0.path < $1.path }
    self.projects = Dictionary(
      projects.map { (LanguageName($0.deletingPathExtension().lastPathComponent), $0) },
      uniquingKeysWith: { first, _ in first })
    catalogs = ([folder] + projects).compactMap { Self.readCatalog($0.appendingPathComponent("\(name).xcstrings")) }
    let region = Bundle(url: folder)?.infoDictionary?["CFBundleDevelopmentRegion"] as? String
    development = (catalogs.map(\.sourceLanguage) + [region, "en"]).compactMap(\.self).map { LanguageName($0) }
  }

  mutating func translation(of key: String, for locale: Locale) -> StringTables.Found? {
    for language in chain(for: locale) {
      guard let translation = entries(in: language)[key] else { continue }
      // Words for all languages follow the rules of the author's.
      let spoken = language == .base ? development.first ?? language : language
      return StringTables.Found(translation: translation, language: spoken)
    }
    return nil
  }

  private mutating func chain(for locale: Locale) -> [LanguageName] {
    if let chain = chains[locale.identifier] { return chain }
    let available = Set(projects.keys).union(catalogs.flatMap(\.languages.keys))
    let chain = LanguageChain(locale).languages(among: available, development: development)
    chains[locale.identifier] = chain
    return chain
  }

  private mutating func entries(in language: LanguageName) -> [String: Translation] {
    if let table = tables[language] { return table }
    var table = projects[language].map { Self.readStrings($0.appendingPathComponent("\(name).strings")) } ?? [:]
    for catalog in catalogs { table.merge(catalog.languages[language] ?? [:]) { first, _ in first } }
    tables[language] = table
    return table
  }

  // MARK: Files

  private static func readStrings(_ file: URL) -> [String: Translation] {
    guard let data = FileManager.default.contents(atPath: file.path) else { return [:] }
    do {
      return try StringsFile.entries(in: data).mapValues { Translation(words: .text($0)) }
    } catch {
      LocalizationProblems.note((error as? StringsFile.Damage)?.message ?? "\(error)", in: file)
      return [:]
    }
  }

  private static func readCatalog(_ file: URL) -> StringCatalog? {
    guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
    guard let catalog = try? StringCatalog(data: data) else {
      LocalizationProblems.note("the file is not a string catalog", in: file)
      return nil
    }
    if !catalog.damagedKeys.isEmpty {
      let names = catalog.damagedKeys.map { "'\($0)'" }.joined(separator: ", ")
      LocalizationProblems.note("these entries cannot be read: \(names)", in: file)
    }
    return catalog
  }
}
