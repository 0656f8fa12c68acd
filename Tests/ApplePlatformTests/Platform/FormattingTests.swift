import ApplePlatform
import Testing

/// Orders and measures.
@Suite struct FormattingTests {
  struct Trail { let name: String }

  @Test func `numbers in names are sorted by their value`() {
    let names = ["Trail 10", "trail 2", "Trail 1", "Abbey"]
    let sorted = ["Abbey", "Trail 1", "trail 2", "Trail 10"]
    #expect(names.sorted(using: .localizedStandard) == sorted)
    #expect(names.sorted(using: KeyPathComparator(\.self, comparator: .localizedStandard)) == sorted)
    let trails = names.map(Trail.init).sorted(
      using: KeyPathComparator(\.name, comparator: .localizedStandard, order: .reverse))
    #expect(trails.map(\.name) == sorted.reversed())
  }

  struct Sample: Sendable {
    let text: String
    let expected: String
    init(_ text: String, _ expected: String) { (self.text, self.expected) = (text, expected) }
  }

  static let length = Measurement(value: 12.34, unit: UnitLength.kilometers)
  static let warmth = Measurement(value: 20, unit: UnitTemperature.celsius)

  private func text<Unit>(
    _ value: Measurement<Unit>, _ style: Measurement<Unit>.FormatStyle, in language: String
  ) -> String where Unit: Dimension {
    value.formatted(style.locale(Locale(identifier: language)))
  }

  @Test func `a measurement is written in the units and digits of the region`() {
    #expect(text(Self.length, .measurement(width: .abbreviated), in: "de_DE") == "12,3 km")
    #expect(text(Self.length, .measurement(width: .abbreviated, usage: .road), in: "en_US") == "7.67 mi")
    #expect(text(Self.length, .measurement(width: .wide, usage: .asProvided), in: "en_US") == "12.3 kilometers")
    #expect(text(Self.length, .measurement(width: .narrow), in: "en_GB") == "7.67mi")
    #expect(text(Self.warmth, .measurement(width: .abbreviated), in: "en_US") == "68°F")
    #expect(text(Self.warmth, .measurement(width: .wide), in: "en_GB") == "20 degrees Celsius")
    let mile = Measurement(value: 1, unit: UnitLength.miles)
    #expect(text(mile, .measurement(width: .wide), in: "en_US") == "1 mile")
    #expect(text(mile, .measurement(width: .abbreviated), in: "fr_FR") == "1,61 km")
    #expect(
      text(
        Self.length,
        .measurement(width: .wide, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(0))),
        in: "en_US") == "12 kilometers")
  }

  @Test func `a unit without a name keeps its sign`() {
    let pressure = Measurement(value: 2, unit: UnitPressure.bars)
    #expect(text(pressure, .measurement(width: .wide), in: "en_US") == "2 bar")
  }

  @Test func `a measurement in a text follows the language of the text`() {
    let value: String.LocalizationValue = "\(Self.length, format: .measurement(width: .abbreviated))"
    #expect(String(localized: value, locale: Locale(identifier: "de_DE")) == "12,3 km")
  }

  @Test func `a moment is told from another`() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.localizedString(fromTimeInterval: 7200) == "in 2 hours")
    #expect(formatter.localizedString(from: DateComponents(day: -3)) == "3 days ago")
    formatter.dateTimeStyle = .named
    formatter.unitsStyle = .spellOut
    let noon = Date(timeIntervalSinceReferenceDate: 12 * 3600)
    #expect(formatter.localizedString(for: noon - 86_400, relativeTo: noon) == "yesterday")
    #expect(formatter.string(for: "text") == nil)
  }
}
