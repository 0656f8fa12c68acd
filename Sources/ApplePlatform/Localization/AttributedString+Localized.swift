public import Foundation

extension AttributedString {
  /// How values become part of attributed text.
  public struct FormattingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Kept for source compatibility: values carry no index here.
    public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
  }

  /// What a lookup is told besides where to look.
  public struct LocalizationOptions {
    /// The values for the holes of the text, in order.
    public var replacements: [any CVarArg]?
    /// Whether the index of a value becomes an attribute. Kept for source compatibility.
    public var applyReplacementIndexAttribute = false

    /// Options that change nothing.
    public init() {}
  }

  /// Looks a text up by itself and reads its inline Markdown.
  ///
  /// - Parameters:
  ///   - keyAndValue: the text in the development language, which is also its key.
  ///   - options: how values become part of the text.
  ///   - table: the table's name; `nil` means `Localizable`.
  ///   - bundle: where the tables are; `nil` means the program's resources.
  ///   - locale: the language; the current one unless given.
  ///   - comment: a note for the translator.
  public init(
    localized keyAndValue: String.LocalizationValue, options: FormattingOptions = [], table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(
        key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale, bundle: .of(bundle)))
  }

  /// Looks a text up under a key of its own and reads its inline Markdown; the value is for when no table has the key.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, options: FormattingOptions = [],
    table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      localized: LocalizedStringResource(
        key: key.description, defaultValue: defaultValue, table: table, locale: locale, bundle: .of(bundle)))
  }

  /// Looks a resource up, fills its holes and reads its inline Markdown.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource, options: LocalizationOptions = LocalizationOptions()) {
    let fragments = LocalizationLookup(resource).fragments(replacing: options.replacements ?? [])
    self = AttributedString(markdownIn: fragments)
  }
}
