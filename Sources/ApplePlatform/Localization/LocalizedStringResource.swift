public import Foundation

/// A reference to a text that is looked up in a string table when it is shown, in the language of that moment.
///
/// Making one reads no file; `String(localized:)` does the lookup.
public struct LocalizedStringResource: Sendable {
  /// What the text is filed under in its table.
  public let key: String
  /// The text, with its values, for when no table has the key.
  public let defaultValue: String.LocalizationValue
  /// The table's name; `nil` means `Localizable`.
  public let table: String?
  /// Where the tables are.
  public let bundle: BundleDescription
  /// The locale that was asked for; `nil` follows the current language.
  package var chosenLocale: Locale?

  /// The locale that the lookup uses: the one that was chosen, or else the current one at the time of asking.
  public var locale: Locale {
    get { chosenLocale ?? CurrentLanguage.locale }
    set { chosenLocale = Self.chosen(newValue) }
  }

  /// A resource under a key of its own.
  ///
  /// - Parameters:
  ///   - key: what the text is filed under.
  ///   - defaultValue: the text for when no table has the key.
  ///   - table: the table's name; `nil` means `Localizable`.
  ///   - locale: the language to look in; the current one unless given.
  ///   - bundle: where the tables are.
  ///   - comment: a note for the translator.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) { self.init(key: key.description, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle) }

  /// A resource whose key is the text itself, with a format specifier for each value.
  ///
  /// - Parameters:
  ///   - keyAndValue: the text in the development language.
  ///   - table: the table's name; `nil` means `Localizable`.
  ///   - locale: the language to look in; the current one unless given.
  ///   - bundle: where the tables are.
  ///   - comment: a note for the translator.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) { self.init(key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale, bundle: bundle) }

  /// A resource under a key of its own, with its tables in a bundle object.
  @_disfavoredOverload
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: Bundle, comment: StaticString? = nil
  ) { self.init(key: key.description, defaultValue: defaultValue, table: table, locale: locale, bundle: .of(bundle)) }

  /// A resource whose key is the text itself, with its tables in a bundle object.
  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil, bundle: Bundle,
    comment: StaticString? = nil
  ) { self.init(key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale, bundle: .of(bundle)) }

  /// A resource under a key that is only known when the program runs.
  package init(
    key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale? = nil,
    bundle: BundleDescription = .main
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
    self.bundle = bundle
    self.chosenLocale = Self.chosen(locale)
  }

  /// `Locale.current` stands for the language of the moment, which Linux's value of that name does not know.
  private static func chosen(_ locale: Locale?) -> Locale? {
    locale == .current || locale == .autoupdatingCurrent ? nil : locale
  }
}

extension LocalizedStringResource {
  /// Where string tables are.
  public enum BundleDescription: Sendable {
    /// The resources of the program.
    case main
    /// The bundle that a class belongs to.
    case forClass(AnyClass)
    /// The folder of a bundle.
    case atURL(URL)

    /// A bundle object by its folder.
    package static func of(_ bundle: Bundle?) -> Self {
      guard let bundle, bundle !== Bundle.main else { return .main }
      return .atURL(bundle.bundleURL)
    }
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  /// A resource whose key and default value are the literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// A resource whose key has a format specifier for each interpolated value.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }
}

extension LocalizedStringResource: Hashable, Codable {}

extension LocalizedStringResource.BundleDescription: Hashable, Codable {
  /// Two descriptions are equal when they name the same place.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.main, .main): true
    case (.forClass(let left), .forClass(let right)): left == right
    case (.atURL(let left), .atURL(let right)): left == right
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .main: hasher.combine(0)
    case .forClass(let type): hasher.combine(ObjectIdentifier(type))
    case .atURL(let url): hasher.combine(url)
    }
  }

  /// Reads a folder; none means the program's resources.
  public init(from decoder: any Decoder) throws {
    let folder = try decoder.singleValueContainer().decode(URL?.self)
    self = folder.map(Self.atURL) ?? .main
  }

  /// Writes a folder; none means the program's resources.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .main: try container.encodeNil()
    case .forClass(let type): try container.encode(Bundle(for: type).bundleURL)
    case .atURL(let url): try container.encode(url)
    }
  }
}

/// A type that can say its own localized name.
public protocol CustomLocalizedStringResourceConvertible {
  /// The name of this value, to be looked up when it is shown.
  var localizedStringResource: LocalizedStringResource { get }
}
