import Foundation

/// A table of some folders as somebody hears it: for each key, every way to say it.
///
/// A table of phrases may have several phrasings for one key, where other tables have one text. What could not be read
/// is in ``LocalizationTableErrors``.
package struct TranslatedPhrasings: Sendable {
  /// The phrasings of one key.
  package struct Entry: Sendable, Hashable {
    /// Every way to say it; at least one.
    package let values: [String]
    package let file: URL
  }

  /// What there is in the language of the locale.
  package let own: [String: Entry]
  /// What there is in the language of the author.
  package let development: [String: Entry]
  /// What is wrong with the files that were read.
  package let problems: [LocalizationTableError]

  /// Reads a table; nothing is decoded that cannot say anything to somebody who wants this language.
  ///
  /// - Parameters:
  ///   - table: the table's name, without extension.
  ///   - folders: where it may lie, the best place first.
  ///   - locale: the language.
  package init(of table: String, in folders: [URL], for locale: Locale) {
    let parts = StringTables.words(named: table, in: folders, for: locale)
    own = Self.entries(parts.map(\.own))
    development = Self.entries(parts.map(\.development))
    let roots = folders.map { $0.standardizedFileURL.path + "/" }
    problems = LocalizationTableErrors.all.filter { problem in
      problem.file.deletingPathExtension().lastPathComponent == table
        && roots.contains { problem.file.standardizedFileURL.path.hasPrefix($0) }
    }
  }

  private static func entries(_ parts: [[String: FoundTranslation]]) -> [String: Entry] {
    parts.reduce(into: [:]) { all, part in
      let entries = part.compactMapValues { found -> Entry? in
        let values = found.translation.values
        return values.isEmpty ? nil : Entry(values: values, file: found.file)
      }
      all.merge(entries) { first, _ in first }
    }
  }
}
