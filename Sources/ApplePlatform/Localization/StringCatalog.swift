import Foundation

/// An `.xcstrings` file: one table in all its languages.
struct StringCatalog: Sendable {
  let sourceLanguage: String?
  /// The translations by language, then by key.
  private(set) var languages: [LanguageName: [String: Translation]] = [:]
  /// The keys whose entries could not be read.
  private(set) var damagedKeys: [String] = []

  init(data: Data) throws {
    let file = try JSONDecoder().decode(File.self, from: data)
    sourceLanguage = file.sourceLanguage
    for (key, entry) in file.strings ?? [:] {
      guard let entry = entry.value else {
        damagedKeys.append(key)
        continue
      }
      for (language, localization) in entry.localizations ?? [:] {
        languages[LanguageName(language), default: [:]][key] = localization.translation
      }
    }
    damagedKeys.sort()
  }
}

extension StringCatalog {
  private struct File: Decodable {
    let sourceLanguage: String?
    let strings: [String: Lenient<Entry>]?
  }

  private struct Entry: Decodable {
    let localizations: [String: Localization]?
  }

  /// A value that may be damaged without harm to its neighbours.
  private struct Lenient<Value: Decodable>: Decodable {
    let value: Value?
    init(from decoder: any Decoder) { value = try? Value(from: decoder) }
  }

  private struct Localization: Decodable {
    let stringUnit: StringUnit?
    let stringSet: StringSet?
    let variations: Variations?
    let substitutions: [String: Substitution]?

    var translation: Translation? {
      guard let words else { return nil }
      return Translation(
        words: words,
        substitutions: substitutions?.compactMapValues(\.translated) ?? [:],
        alternatives: variations == nil && stringUnit?.value == nil ? Array(stringSet?.values?.dropFirst() ?? []) : []
      )
    }

    var words: Translation.Words? {
      variations?.words ?? (stringUnit?.value ?? stringSet?.values?.first).map(Translation.Words.text)
    }
  }

  private struct StringUnit: Decodable {
    let value: String?
  }

  private struct StringSet: Decodable {
    let values: [String]?
  }

  private struct Variations: Decodable {
    let plural: [String: Localization]?
    let device: [String: Localization]?

    var words: Translation.Words? {
      if let plural {
        let forms = plural.compactMap { name, form in
          PluralCategory(rawValue: name).flatMap { category in form.words.map { (category, $0) } }
        }
        return forms.isEmpty ? nil : .plural(Dictionary(uniqueKeysWithValues: forms))
      }
      return (device?["other"] ?? device?["mac"] ?? device?.min { $0.key < $1.key }?.value)?.words
    }
  }

  private struct Substitution: Decodable {
    let argNum: Int?
    let variations: Variations?

    var translated: Translation.Substitution? {
      variations?.words.map { Translation.Substitution(argument: argNum.map { $0 - 1 }, words: $0) }
    }
  }
}
