import Foundation
import Synchronization

/// A translation, the language that it is in, and the file that has it.
struct FoundTranslation: Sendable {
  let translation: Translation
  let language: LanguageName
  let file: URL
}

/// Finds translations in the string tables of resource folders.
///
/// Each file is read once, and only when it may say something in a language that is asked for; what it says for a
/// locale is put together once.
struct StringTables: Sendable {
  fileprivate static let loaded = Mutex<Loaded>(Loaded())

  fileprivate struct Loaded {
    /// Everything that can be said to somebody in one table of a bundle.
    var words: [WordsID: [String: FoundTranslation]] = [:]
    var tables: [TableID: StringTable] = [:]
  }

  fileprivate struct WordsID: Hashable {
    let bundle: LocalizedStringResource.BundleDescription
    let table: String
    let locale: String
  }

  fileprivate struct TableID: Hashable {
    let folder: URL
    let table: String
  }

  private let bundle: LocalizedStringResource.BundleDescription
  private let table: String

  init(_ bundle: LocalizedStringResource.BundleDescription, table: String?) {
    self.bundle = bundle
    self.table = table ?? "Localizable"
  }

  /// The translation of a key in the best language that has one; `nil` when none has.
  func translation(of key: String, for locale: Locale) -> FoundTranslation? {
    let id = WordsID(bundle: bundle, table: table, locale: locale.identifier)
    return Self.loaded.withLock { loaded in
      if let words = loaded.words[id] { return words[key] }
      let parts = ResourceFolders.folders(of: bundle).map { loaded.words(named: table, in: $0, for: locale) }
      let words = (parts.map(\.own) + parts.map(\.development)).reduce(into: [:]) { all, part in
        all.merge(part) { first, _ in first }
      }
      loaded.words[id] = words
      return words[key]
    }
  }

  /// What a table of some folders says in the language of a locale, and what it says in the author's.
  static func words(named table: String, in folders: [URL], for locale: Locale) -> [StringTable.Words] {
    loaded.withLock { loaded in folders.map { loaded.words(named: table, in: $0, for: locale) } }
  }
}

extension StringTables.Loaded {
  fileprivate mutating func words(named table: String, in folder: URL, for locale: Locale) -> StringTable.Words {
    tables[StringTables.TableID(folder: folder, table: table), default: StringTable(named: table, in: folder)]
      .words(for: locale)
  }
}
