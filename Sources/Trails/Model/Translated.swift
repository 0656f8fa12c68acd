import AppIntents

/// Words of the data set, which is written in English: read, they are in the language of the moment.
///
/// The table `Atlas` has the translations. What it lacks stays in English.
@propertyWrapper
struct Translated: Hashable, Sendable {
  /// The words as they are written, whatever the language.
  let projectedValue: String

  init(wrappedValue: String) { projectedValue = wrappedValue }

  var wrappedValue: String { String(localized: String.LocalizationValue(projectedValue), table: "Atlas") }
}

extension [String] {
  /// Names of the data set, with what they are called in the language of the moment; each once.
  var withTranslations: [String] {
    var seen: Set<String> = []
    return flatMap { [$0, Translated(wrappedValue: $0).wrappedValue] }.filter { seen.insert($0).inserted }
  }
}
