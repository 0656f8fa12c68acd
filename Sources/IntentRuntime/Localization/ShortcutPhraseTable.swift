package import ApplePlatform
import Foundation
import PhraseCatalogs
import PhraseMatching

/// What people say in their language to run the shortcuts of an application: the table `AppShortcuts`.
///
/// The table is read from `AppShortcuts.xcstrings` and from `AppShortcuts.strings` in folders such as `de.lproj`. A key
/// is a phrase as the author wrote it; a catalog may have several phrasings for one key, so the first phrase of a
/// shortcut can stand for all of them. For somebody who speaks the author's language nothing is decoded.
///
/// ```swift
/// let table = ShortcutPhraseTable(folders: ShortcutPhraseTable.folders(forModule: "Trails"), locale: locale)
/// table.phrases(for: ["Open ${target} in ${applicationName}"])  // ["Öffne ${target} in ${applicationName}"]
/// ```
package struct ShortcutPhraseTable: Sendable {
  private let table: TranslatedPhrasings

  /// Reads the table of some folders in the best language that a locale has.
  ///
  /// - Parameters:
  ///   - folders: where the table may lie, the best place first.
  ///   - locale: the language; a table without it is searched for its language without the region, then nothing is
  ///     translated.
  package init(folders: [URL], locale: Locale) {
    table = TranslatedPhrasings(of: "AppShortcuts", in: folders, for: locale)
  }

  /// The resource folders of a module; all there are if it has none of its own.
  package static func folders(forModule name: String) -> [URL] { ResourceFolders.folders(ofModule: name) }

  /// The phrases of a shortcut in the language of the table, each once.
  ///
  /// - Parameter shortcut: the phrases that the author wrote, such as `Open ${target} in ${applicationName}`, in order.
  /// - Returns: the translations, or the author's phrases if none of them is translated.
  package func phrases(for shortcut: [String]) -> [String] {
    phrases(of: shortcut, asking: PhraseDemands(shortcut: shortcut))
  }

  /// The phrases that an application leaves to others, in the language of the table, each once.
  package func negativePhrases(for phrases: [String]) -> [String] {
    phrases.flatMap { self.phrases(of: [$0], asking: PhraseDemands(negativePhrase: $0)) }.distinct
  }

  /// Everything that is wrong with the table: files that cannot be read, translations that are skipped, entries that
  /// belong to no phrase.
  ///
  /// - Parameters:
  ///   - shortcuts: the phrases of each shortcut, as the author wrote them.
  ///   - negativePhrases: the phrases that the application leaves to others.
  package func findings(for shortcuts: [[String]], negativePhrases: [String] = []) -> [LocalizationTableError] {
    let negative = negativePhrases.map { ([$0], PhraseDemands(negativePhrase: $0)) }
    let wanted = shortcuts.map { ($0, PhraseDemands(shortcut: $0)) } + negative
    let skipped = wanted.flatMap { keys, demands in
      translations(of: keys).compactMap { $0.problem(under: demands) }
    }
    return table.problems + skipped + unusedEntries(besides: Set(wanted.flatMap(\.0)))
  }

  // MARK: Choosing

  private func phrases(of keys: [String], asking demands: PhraseDemands) -> [String] {
    let own = translations(of: keys).filter { $0.problem(under: demands) == nil }.map(\.text)
    guard own.isEmpty else { return own.distinct }
    let authors = keys.flatMap { key in table.development[key].map { phrases(in: $0, for: key) } ?? [] }
    return (keys + authors.filter { $0.problem(under: demands) == nil }.map(\.text)).distinct
  }

  private func translations(of keys: [String]) -> [TranslatedPhrase] {
    keys.flatMap { key in table.own[key].map { phrases(in: $0, for: key) } ?? [] }
  }

  private func phrases(in entry: TranslatedPhrasings.Entry, for key: String) -> [TranslatedPhrase] {
    entry.values.map { TranslatedPhrase(text: $0, key: key, file: entry.file) }
  }

  private func unusedEntries(besides known: Set<String>) -> [LocalizationTableError] {
    table.own.sorted { $0.key < $1.key }.compactMap { key, entry in
      known.contains(key) ? nil : TranslatedPhrase.unusedKey(key, in: entry.file)
    }
  }
}
