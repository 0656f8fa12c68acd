public import Foundation

extension String {
  /// What a lookup is told besides where to look.
  public struct LocalizationOptions {
    /// The values for the holes of the text, in order.
    public var replacements: [any CVarArg]?

    /// Options that change nothing.
    public init() {}
  }

  /// Looks a text up by itself and fills its holes.
  ///
  /// - Parameters:
  ///   - keyAndValue: the text in the development language, which is also its key.
  ///   - table: the table's name; `nil` means `Localizable`.
  ///   - bundle: where the tables are; `nil` means the program's resources.
  ///   - locale: the language; the current one unless given.
  ///   - comment: a note for the translator.
  public init(
    localized keyAndValue: LocalizationValue, options: LocalizationOptions = LocalizationOptions(),
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(
        key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale, bundle: .of(bundle)),
      options: options)
  }

  /// Looks a text up under a key of its own, in which case the value is for when no table has the key.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, options: LocalizationOptions = LocalizationOptions(),
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(
        key: key.description, defaultValue: defaultValue, table: table, locale: locale, bundle: .of(bundle)),
      options: options)
  }

  /// Looks a resource up in its own language, or else in that of the moment, and fills its holes.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource, options: LocalizationOptions = LocalizationOptions()) {
    self = LocalizationLookup(resource).string(replacing: options.replacements ?? [])
  }
}
