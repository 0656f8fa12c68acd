public import Foundation

extension String.LocalizationValue {
  /// Collects the literals and the values of an interpolated text.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    private var pieces: [Piece] = []

    private enum Piece: Sendable {
      case literal(String)
      case argument(specifier: String, LocalizationArgument)
    }

    /// Makes room for a text of about this size.
    public init(literalCapacity: Int, interpolationCount: Int) { pieces.reserveCapacity(2 * interpolationCount + 1) }

    var arguments: [LocalizationArgument] {
      pieces.compactMap { if case .argument(_, let argument) = $0 { argument } else { nil } }
    }

    var key: String {
      let isFormat = pieces.contains { if case .argument = $0 { true } else { false } }
      return pieces.map { piece in
        switch piece {
        case .literal(let text): isFormat ? text.replacingOccurrences(of: "%", with: "%%") : text
        case .argument(let specifier, _): specifier
        }
      }.joined()
    }

    public mutating func appendLiteral(_ literal: String) { pieces.append(.literal(literal)) }

    /// Appends a value under the specifier that stands for it in the key.
    package mutating func append(_ argument: LocalizationArgument, specifier: String) {
      pieces.append(.argument(specifier: specifier, argument))
    }
  }
}

extension String.LocalizationValue.StringInterpolation {
  /// Appends a string, `%@` in the key.
  public mutating func appendInterpolation(_ string: String) { append(.text(string), specifier: "%@") }

  /// Appends part of a string, `%@` in the key.
  public mutating func appendInterpolation(_ substring: Substring) { append(.text(String(substring)), specifier: "%@") }

  /// Appends a string under another specifier.
  public mutating func appendInterpolation(_ string: String, specifier: String) {
    append(.text(string), specifier: specifier)
  }

  /// Appends a number with the specifier of its type, such as `%lld`.
  public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
    append(LocalizationArgument(value._arg), specifier: value._specifier)
  }

  /// Appends a number with a specifier of the author's, such as `%.1f`.
  public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
    append(LocalizationArgument(value._arg), specifier: specifier)
  }

  /// Appends a value that a format style turns into text in the language of the lookup.
  public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatOutput == String {
    append(.formatted(LocalizationArgument.Formatted { format.locale($0).format(input) }), specifier: "%@")
  }

  /// Appends a value that a format style turns into attributed text in the language of the lookup.
  public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatOutput == AttributedString {
    let format = LocalizationArgument.Formatted { String(format.locale($0).format(input).characters) }
    append(.formatted(format), specifier: "%@")
  }

  /// Appends what a formatter makes of an object, or its description.
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
  where Subject: NSObject {
    append(.text(formatter?.string(for: subject) ?? subject.description), specifier: "%@")
  }

  /// Appends what a formatter makes of a value, or its description.
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
  where Subject: ReferenceConvertible {
    append(.text(formatter?.string(for: subject) ?? subject.description), specifier: "%@")
  }

  /// Appends another resource, which is looked up in the language of this one.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    append(.resource(resource), specifier: "%@")
  }

  /// Appends the localized name of a value.
  @_disfavoredOverload
  public mutating func appendInterpolation(_ value: some CustomLocalizedStringResourceConvertible) {
    append(.resource(value.localizedStringResource), specifier: "%@")
  }

  /// Appends attributed text; its attributes survive in `AttributedString(localized:)`.
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    append(.attributed(LocalizationArgument.Attributed(attributedString)), specifier: "%@")
  }

  /// Appends the description of any other value.
  @_disfavoredOverload
  public mutating func appendInterpolation<T>(_ value: T) { append(.text(String(describing: value)), specifier: "%@") }

  /// Appends a hole for a value that comes later.
  public mutating func appendInterpolation(placeholder: String.LocalizationValue.Placeholder) {
    append(.placeholder(placeholder), specifier: placeholder.specifier)
  }

  /// Appends a hole for a value that comes later, under another specifier.
  public mutating func appendInterpolation(placeholder: String.LocalizationValue.Placeholder, specifier: String) {
    append(.placeholder(placeholder), specifier: specifier)
  }
}
