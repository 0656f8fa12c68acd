package import ApplePlatform
import Foundation
import PhraseMatching

/// What an application is called in somebody's language: the table `InfoPlist`.
///
/// `CFBundleDisplayName` is the name, or else `CFBundleName`. `CFBundleSpokenName` and `INAlternativeAppNames` are what
/// else people say; in a catalog the latter has one value for each name, in a `.strings` file it is a list.
package struct ApplicationNameTable: Sendable {
  /// The name; `nil` if it is the same in every language.
  package let name: String?
  /// What else people call it; nothing if the table does not say.
  package let synonyms: [String]
  /// What is wrong with the table's files.
  package let findings: [LocalizationTableError]

  /// Reads the names in the best language that a locale has.
  ///
  /// - Parameters:
  ///   - folders: where the table may lie, the best place first.
  ///   - locale: the language.
  package init(folders: [URL], locale: Locale) {
    let table = TranslatedPhrasings(of: "InfoPlist", in: folders, for: locale)
    func values(_ key: String) -> [String] {
      (table.own[key] ?? table.development[key])?.values.filter { !$0.isEmpty } ?? []
    }
    let name = values("CFBundleDisplayName").first ?? values("CFBundleName").first
    self.name = name
    synonyms = (values("CFBundleSpokenName") + values("INAlternativeAppNames")).distinct.filter { $0 != name }
    findings = table.problems
  }
}
