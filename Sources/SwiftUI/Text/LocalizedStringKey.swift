/// A key into the localizations of an app, with the values that fill it.
nonisolated public struct LocalizedStringKey: Sendable, Equatable, ExpressibleByStringInterpolation {
  /// The key and its values; a value that is not a number is a ``marker(_:)`` for one of the texts.
  let value: String.LocalizationValue
  let texts: [Text]

  /// Takes a string as a key.
  public init(_ value: String) {
    self.value = String.LocalizationValue(value)
    texts = []
  }

  /// Takes a literal as a key.
  public init(stringLiteral value: String) {
    self.value = String.LocalizationValue(stringLiteral: value)
    texts = []
  }

  /// Takes a literal with values as a key.
  public init(stringInterpolation: StringInterpolation) {
    value = String.LocalizationValue(stringInterpolation: stringInterpolation.value)
    texts = stringInterpolation.texts
  }

  /// The character that holds the place of a text while words are looked up.
  static func marker(_ index: Int) -> Character {
    Character(Unicode.Scalar(firstMarker + UInt32(index)) ?? "\u{FFFD}")
  }

  /// The text whose place a character holds.
  func text(at character: Character) -> Text? {
    guard let scalar = character.unicodeScalars.first, scalar.value >= Self.firstMarker else { return nil }
    let index = Int(scalar.value - Self.firstMarker)
    return texts.indices.contains(index) ? texts[index] : nil
  }

  /// A private use character, which nobody writes.
  private static let firstMarker: UInt32 = 0xF0000

  /// Collects the segments and values of a literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var value: String.LocalizationValue.StringInterpolation
    var texts: [Text] = []

    /// Prepares for a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      value = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }

    /// Adds a segment.
    public mutating func appendLiteral(_ literal: String) { value.appendLiteral(literal) }

    private mutating func append(_ text: Text) {
      value.append(.text(String(LocalizedStringKey.marker(texts.count))), specifier: "%@")
      texts.append(text)
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { append(Text(verbatim: string)) }

    /// Adds a part of a string.
    public mutating func appendInterpolation(_ string: Substring) { append(Text(verbatim: String(string))) }

    /// Adds an object, optionally by a formatter.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      append(Text(verbatim: formatter?.string(for: subject) ?? subject.description))
    }

    /// Adds a value, optionally by a formatter.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(Text(verbatim: formatter?.string(for: subject) ?? "\(subject)"))
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String {
      append(Text(input, format: format))
    }

    /// Adds a number.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
      self.value.append(LocalizationArgument(value._arg), specifier: value._specifier)
    }

    /// Adds a number with a placeholder such as `%.1f`.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value, specifier: String) {
      self.value.append(LocalizationArgument(value._arg), specifier: specifier)
    }

    /// Adds a localized text.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append(Text(resource)) }

    /// Adds a text.
    public mutating func appendInterpolation(_ text: Text) { append(text) }

    /// Adds an image.
    public mutating func appendInterpolation(_ image: Image) { append(Text(image)) }

    /// Adds a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(Text(date, style: style))
    }

    /// Adds a range of dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(Text(dates)) }

    /// Adds an interval of dates.
    public mutating func appendInterpolation(_ interval: DateInterval) { append(Text(interval)) }

    /// Adds the time that is left in, or has passed of, an interval.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
      append(Text(timerInterval: timerInterval, countsDown: countsDown))
    }

    /// Adds a styled string.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(Text(attributedString))
    }

    /// Adds any other value as it prints.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) { append(Text(verbatim: "\(value)")) }
  }
}
