import AppIntents

/// Words of the data files, which are written in English: read, they are in the language of the moment.
///
/// The table `Data` has the translations. What it lacks stays in English.
@propertyWrapper
struct Translated: Hashable, Sendable {
  /// The words as they are written, whatever the language.
  let projectedValue: String

  init(wrappedValue: String) { projectedValue = wrappedValue }

  var wrappedValue: String { String(localized: String.LocalizationValue(projectedValue), table: "Data") }
}

extension Translated: Decodable {
  init(from decoder: any Decoder) throws { projectedValue = try decoder.singleValueContainer().decode(String.self) }
}

extension [String] {
  /// Names from the data files, with what they are called in the language of the moment; each once, whatever its
  /// hyphens, and one left out.
  func withTranslations(except excluded: String? = nil) -> [String] {
    func plain(_ name: String) -> String { name.contains("-") ? name.replacing("-", with: " ") : name }
    var seen = Set([excluded].compactMap { $0.map(plain) })
    return flatMap { [$0, Translated(wrappedValue: $0).wrappedValue] }.filter { seen.insert(plain($0)).inserted }
  }
}
