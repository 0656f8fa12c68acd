import Foundation

/// A value inside a localized text.
package enum LocalizationArgument: Sendable, Hashable, Codable {
  case text(String)
  case integer(Int64)
  /// A whole number that is never negative.
  case unsigned(UInt64)
  /// A number with a fraction.
  case real(Double)
  case attributed(Attributed)
  /// Another text to look up.
  case resource(LocalizedStringResource)
  /// A value whose words depend on the language.
  case formatted(Formatted)
  /// A value that is not there yet.
  case placeholder(String.LocalizationValue.Placeholder)

  /// A value as it is handed to a format: a number keeps its kind, anything else is described.
  package init(_ value: any CVarArg) {
    switch value {
    case let value as any SignedInteger: self = .integer(Int64(truncatingIfNeeded: value))
    case let value as any UnsignedInteger: self = .unsigned(UInt64(truncatingIfNeeded: value))
    case let value as any BinaryFloatingPoint: self = .real(Double(value))
    case let value as NSNumber: self = .real(value.doubleValue)
    case let value as String: self = .text(value)
    default: self = .text(String(describing: value))
    }
  }
}

extension LocalizationArgument {
  /// Words with attributes; an archive keeps the words only.
  package struct Attributed: Sendable, Hashable, Codable {
    /// The words and their attributes.
    package let string: AttributedString

    init(_ string: AttributedString) { self.string = string }

    package init(from decoder: any Decoder) throws {
      string = AttributedString(try decoder.singleValueContainer().decode(String.self))
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(String(string.characters))
    }
  }

  /// A value and the format that puts it into words, once the language is known.
  package struct Formatted: Hashable, Codable {
    /// The words in the language of the moment of writing; they stand for the value in comparisons and archives.
    private let text: String
    private let render: (Locale) -> String

    init(_ render: @escaping (Locale) -> String) {
      self.render = render
      text = render(CurrentLanguage.locale)
    }

    /// The words for a language.
    package func text(in locale: Locale) -> String { render(locale) }

    package static func == (left: Self, right: Self) -> Bool { left.text == right.text }

    package func hash(into hasher: inout Hasher) { hasher.combine(text) }

    /// Reads words, which no longer follow the language.
    package init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      self.init { _ in text }
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(text)
    }
  }
}

// The closure holds one copy of a value and of a format style; nobody else can reach or change either.
extension LocalizationArgument.Formatted: @unchecked Sendable {}
