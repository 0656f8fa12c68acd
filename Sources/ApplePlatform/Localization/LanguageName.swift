import Foundation

/// The name of a language as BCP 47 has it, however it was written: `zh_Hant` and `zh-hant` are the same.
struct LanguageName: Sendable, Hashable, Comparable {
  let name: String

  init(_ name: String) { self.name = name.lowercased().replacing("_", with: "-") }

  /// Words that are shared by all languages.
  static let base = LanguageName("Base")

  /// The language without script and region.
  var code: String { String(name.prefix { $0 != "-" }) }

  static func < (left: Self, right: Self) -> Bool { left.name < right.name }
}

/// In which languages to look, for somebody who wants one.
struct LanguageChain {
  private let language: Locale.Language

  init(_ locale: Locale) { language = locale.language }

  /// The codes of the language, without script and region.
  var codes: [String] {
    guard let code = language.languageCode?.identifier else { return [] }
    return [code] + (Self.otherNames[code].map { [$0] } ?? [])
  }

  /// The languages to try, the best one first.
  ///
  /// The exact language comes first; then region and script are dropped one by one; then comes any language of the
  /// same writing; at last those in which the author wrote.
  ///
  /// - Parameters:
  ///   - available: the languages that there are.
  ///   - development: the languages in which the author wrote, the best one first.
  func languages(among available: Set<LanguageName>, development: [LanguageName]) -> [LanguageName] {
    let wanted = narrowing + relatives(among: available) + [.base] + development
    return wanted.reduce(into: []) { chain, name in
      if available.contains(name), !chain.contains(name) { chain.append(name) }
    }
  }

  private var narrowing: [LanguageName] {
    guard let code = language.languageCode?.identifier else { return [] }
    let script = language.script?.identifier
    let region = language.region?.identifier
    let neighbours = code == "es" && region != nil && region != "ES" ? "419" : nil
    let tags = [[script, region], [region], [neighbours], [script], []].map { tag in
      tag.contains(nil) ? nil : ([code] + tag.compactMap(\.self)).joined(separator: "-")
    }
    let aliases = Self.otherNames[code].map { [$0] } ?? []
    return (tags.compactMap(\.self) + aliases).map { LanguageName($0) }
  }

  private func relatives(among available: Set<LanguageName>) -> [LanguageName] {
    available.sorted().filter { name in
      let other = Locale.Language(identifier: name.name)
      return other.languageCode == language.languageCode && other.script == language.script
    }
  }

  private static let otherNames = ["nb": "no", "no": "nb", "he": "iw", "id": "in", "fil": "tl"]
}
