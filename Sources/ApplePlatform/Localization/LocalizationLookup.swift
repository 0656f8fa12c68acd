import Foundation

/// Turns a resource into words: finds the translation, then puts the values in.
struct LocalizationLookup {
  private let resource: LocalizedStringResource
  private let locale: Locale

  /// A resource in its own language, or else in the one given, or else in that of the moment.
  init(_ resource: LocalizedStringResource, in locale: Locale? = nil) {
    self.resource = resource
    self.locale = resource.chosenLocale ?? locale ?? CurrentLanguage.locale
  }

  /// The words.
  ///
  /// - Parameter replacements: the values for the holes of the text, in order.
  func string(replacing replacements: [any CVarArg] = []) -> String {
    fragments(replacing: replacements).map(\.string).joined()
  }

  /// The words in stretches, those of the translator apart from the values.
  func fragments(replacing replacements: [any CVarArg] = []) -> [LocalizedFragment] {
    let found = StringTables(resource.bundle, table: resource.table).translation(of: resource.key, for: locale)
    let translation = found?.translation ?? Translation(words: .text(resource.defaultValue.key))
    let language = found?.language.name ?? locale.identifier
    let rendering = LocalizedRendering(
      arguments: arguments(replacing: replacements), locale: locale, language: language,
      substitutions: translation.substitutions)
    return rendering.fragments(of: translation.words)
  }

  private func arguments(replacing replacements: [any CVarArg]) -> [LocalizationArgument] {
    var waiting = replacements[...]
    return resource.defaultValue.arguments.map { argument in
      guard case .placeholder = argument, let replacement = waiting.popFirst() else { return argument }
      return LocalizationArgument(replacement)
    }
  }
}
