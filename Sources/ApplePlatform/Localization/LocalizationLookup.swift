import Foundation

/// Turns a resource into words: finds the translation, then puts the values in.
struct LocalizationLookup {
  let resource: LocalizedStringResource
  let locale: Locale

  init(_ resource: LocalizedStringResource, in locale: Locale? = nil) {
    self.resource = resource
    self.locale = resource.chosenLocale ?? locale ?? CurrentLanguage.locale
  }

  func string(replacing replacements: [any CVarArg]) -> String { resource.defaultValue.key }
}
