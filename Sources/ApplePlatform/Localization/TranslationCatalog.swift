internal import FileFormats
import Foundation

/// The translations of a `.xcstrings` file: one table in all its languages.
struct TranslationCatalog: Sendable {
  let sourceLanguage: String?
  /// The translations by language, then by key.
  private(set) var languages: [LanguageName: [String: Translation]] = [:]
  /// The keys whose entries could not be read.
  let damagedKeys: [String]

  /// Reads a file; nil when it is no catalog.
  init?(data: Data) {
    let file = StringCatalog(reading: [UInt8](data))
    guard let entries = file.entries else { return nil }
    sourceLanguage = file.sourceLanguage
    damagedKeys = entries.filter(\.isDamaged).map(\.key.key).sorted()
    for entry in entries where !entry.isDamaged {
      for (language, words) in entry.localizations {
        languages[LanguageName(language), default: [:]][entry.key.key] = Translation(words)
      }
    }
  }
}

extension Translation {
  /// What a catalog says of a key; nil when it says nothing.
  fileprivate init?(_ localization: StringCatalog.Localization) {
    guard let words = Words(localization) else { return nil }
    self.init(words: words)
    for (name, argument, part) in localization.substitutions {
      guard let words = Words(varied: part) else { continue }
      substitutions[name] = Substitution(argument: argument.map { $0 - 1 }, words: words)
    }
    if !localization.isVaried, localization.text == nil {
      alternatives = localization.values.dropFirst().compactMap(\.string)
    }
  }
}

extension Translation.Words {
  fileprivate init?(_ localization: StringCatalog.Localization) {
    if let varied = Self(varied: localization) {
      self = varied
    } else if let text = (localization.text ?? localization.values.first)?.string {
      self = .text(text)
    } else {
      return nil
    }
  }

  /// The words for numbers, or those for a device of the kind that this is.
  fileprivate init?(varied localization: StringCatalog.Localization) {
    if localization.plural.isEmpty {
      let device = Dictionary(localization.device.map { ($0.form, $0.words) }) { first, _ in first }
      let chosen = device["other"] ?? device["mac"] ?? device.min { $0.key < $1.key }?.value
      guard let words = chosen.flatMap({ Self($0) }) else { return nil }
      self = words
    } else {
      let forms = localization.plural.compactMap { form, words in
        PluralCategory(rawValue: form).flatMap { category in Self(words).map { (category, $0) } }
      }
      if forms.isEmpty { return nil }
      self = .plural(Dictionary(uniqueKeysWithValues: forms))
    }
  }
}
