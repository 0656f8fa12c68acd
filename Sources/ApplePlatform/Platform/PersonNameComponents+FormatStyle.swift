public import Foundation

extension PersonNameComponents {
  /// Writes the name of a person, in the order of the language.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of the name is written.
    public enum Style: Int, Hashable, Codable, Sendable { case short, medium, long, abbreviated }

    public var style: Style
    public var locale: Locale

    /// A style; without a locale, in the current language.
    public init(style: Style = .medium, locale: Locale? = nil) {
      self.style = style
      self.locale = locale ?? CurrentLanguage.locale
    }

    /// “Ada”, “Ada Lovelace”, “Countess Ada King Lovelace” or “AL”.
    public func format(_ value: PersonNameComponents) -> String {
      switch style {
      case .short: value.nickname ?? value.givenName ?? value.familyName ?? ""
      case .medium: joined([value.givenName], [value.familyName])
      case .long:
        joined([value.namePrefix, value.givenName, value.middleName], [value.familyName], suffix: value.nameSuffix)
      case .abbreviated:
        ordered([value.givenName], [value.familyName]).compactMap { $0.first.map(String.init) }.joined()
      }
    }

    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

    private func joined(_ given: [String?], _ family: [String?], suffix: String? = nil) -> String {
      let separator = Self.unspaced.contains(language) ? "" : " "
      return (ordered(given, family) + [suffix].compactMap(\.self)).joined(separator: separator)
    }

    private func ordered(_ given: [String?], _ family: [String?]) -> [String] {
      let parts = Self.familyFirst.contains(language) ? family + given : given + family
      return parts.compactMap(\.self).filter { !$0.isEmpty }
    }

    private var language: String { locale.language.languageCode?.identifier ?? "" }

    private static let unspaced: Set<String> = ["ja", "ko", "zh", "yue"]
    private static let familyFirst = unspaced.union(["hu", "vi"])
  }

  /// The name with given and family name.
  public func formatted() -> String { formatted(FormatStyle()) }

  /// The name in a style.
  public func formatted<S>(_ style: S) -> S.FormatOutput
  where S: Foundation.FormatStyle, S.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Writes the name of a person.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
