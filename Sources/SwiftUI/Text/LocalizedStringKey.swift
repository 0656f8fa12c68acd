/// A key into the localizations of an app, with the values that fill it.
nonisolated public struct LocalizedStringKey: Sendable, Equatable, ExpressibleByStringInterpolation {
  /// The key and its values; a value that is not a number is a `ValueMarker` for one of the texts.
  let value: String.LocalizationValue
  let texts: [Text]

  public init(_ value: String) {
    self.value = String.LocalizationValue(value)
    texts = []
  }

  public init(stringLiteral value: String) {
    self.value = String.LocalizationValue(stringLiteral: value)
    texts = []
  }

  public init(stringInterpolation: StringInterpolation) {
    value = String.LocalizationValue(stringInterpolation: stringInterpolation.value)
    texts = stringInterpolation.texts
  }

  /// The text that a character stands for while words are looked up.
  func text(at character: Character) -> Text? {
    ValueMarker.index(character).flatMap { texts.indices.contains($0) ? texts[$0] : nil }
  }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var value: String.LocalizationValue.StringInterpolation
    var texts: [Text] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      value = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) { value.appendLiteral(literal) }

    private mutating func append(_ text: Text) {
      value.append(.text(String(ValueMarker.character(texts.count))), specifier: "%@")
      texts.append(text)
    }

    public mutating func appendInterpolation(_ string: String) { append(Text(verbatim: string)) }
    public mutating func appendInterpolation(_ string: Substring) { append(Text(verbatim: String(string))) }

    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      append(Text(verbatim: formatter?.string(for: subject) ?? subject.description))
    }

    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) { append(Text(verbatim: formatter?.string(for: subject) ?? "\(subject)")) }

    public mutating func appendInterpolation<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String {
      append(Text(input, format: format))
    }

    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
      self.value.append(LocalizationArgument(value._arg), specifier: value._specifier)
    }

    /// Adds a number with a placeholder such as `%.1f`.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value, specifier: String) {
      self.value.append(LocalizationArgument(value._arg), specifier: specifier)
    }

    public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append(Text(resource)) }
    public mutating func appendInterpolation(_ text: Text) { append(text) }
    public mutating func appendInterpolation(_ image: Image) { append(Text(image)) }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { append(Text(date, style: style)) }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(Text(dates)) }
    public mutating func appendInterpolation(_ interval: DateInterval) { append(Text(interval)) }

    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) { append(Text(timerInterval: timerInterval, countsDown: countsDown)) }

    public mutating func appendInterpolation(_ attributedString: AttributedString) { append(Text(attributedString)) }

    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) { append(Text(verbatim: "\(value)")) }
  }
}
