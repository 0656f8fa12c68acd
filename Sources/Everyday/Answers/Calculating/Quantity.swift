import AppIntents

/// A number, perhaps of a unit.
struct Quantity: Equatable {
  var number: Double
  var unit: Dimension?

  /// The same in another unit; nil if the units measure different things.
  func converted(to other: Dimension) -> Quantity? {
    guard let unit else { return Quantity(number: number, unit: other) }
    guard type(of: unit) == type(of: other) else { return nil }
    let base = Self.exact[unit.symbol].map { $0 * number } ?? unit.converter.baseUnitValue(fromValue: number)
    let converted = Self.exact[other.symbol].map { base / $0 } ?? other.converter.value(fromBaseUnitValue: base)
    return Quantity(number: converted, unit: other)
  }

  /// What customary units are by definition, where Foundation rounds.
  private static let exact: [String: Double] = [
    UnitLength.miles.symbol: 1_609.344, UnitMass.pounds.symbol: 0.453_592_37, UnitMass.ounces.symbol: 0.028_349_523_125,
    UnitMass.stones.symbol: 6.350_293_18, UnitVolume.gallons.symbol: 3.785_411_784,
    UnitVolume.quarts.symbol: 0.946_352_946, UnitVolume.pints.symbol: 0.473_176_473,
    UnitVolume.fluidOunces.symbol: 0.029_573_529_562_5, UnitVolume.cups.symbol: 0.236_588_236_5,
    UnitVolume.tablespoons.symbol: 0.014_786_764_781_25, UnitVolume.teaspoons.symbol: 0.004_928_921_593_75,
    UnitArea.acres.symbol: 4_046.856_422_4,
  ]

  func adding(_ other: Quantity, sign: Double) -> Quantity? {
    guard let unit, other.unit != nil else {
      return unit == other.unit ? Quantity(number: number + sign * other.number) : nil
    }
    return other.converted(to: unit).map { Quantity(number: number + sign * $0.number, unit: unit) }
  }

  /// The result of a sign between two quantities that binds closer than a sum.
  func combined(with other: Quantity, by sign: CalculationToken) -> Quantity? {
    switch sign {
    case .divide: divided(by: other)
    case .remainder where unit == nil && other.unit == nil:
      Quantity(number: number - other.number * (number / other.number).rounded(.down))
    case .remainder: nil
    case .off: Quantity(number: 1 - number).multiplied(by: other)
    default: multiplied(by: other)
    }
  }

  func multiplied(by other: Quantity) -> Quantity? {
    unit == nil || other.unit == nil ? Quantity(number: number * other.number, unit: unit ?? other.unit) : nil
  }

  func divided(by other: Quantity) -> Quantity? {
    guard let divisor = other.unit else { return Quantity(number: number / other.number, unit: unit) }
    guard let unit, type(of: unit) == type(of: divisor) else { return nil }
    let same = Quantity(number: number, unit: unit).converted(to: divisor)
    return same.map { Quantity(number: $0.number / other.number) }
  }
}

extension Quantity {
  /// The quantity as it is said, rounded to as many digits as anybody needs.
  func spoken(in language: Locale) -> String {
    let style = FloatingPointFormatStyle<Double>.number.precision(.significantDigits(1...Self.digits(of: number)))
      .locale(language)
    guard let unit else { return style.format(number) }
    switch unit {
    case let unit as UnitLength: return Self.words(number, unit, style, language)
    case let unit as UnitMass: return Self.words(number, unit, style, language)
    case let unit as UnitTemperature: return Self.words(number, unit, style, language)
    case let unit as UnitVolume: return Self.words(number, unit, style, language)
    case let unit as UnitSpeed: return Self.words(number, unit, style, language)
    case let unit as UnitDuration: return Self.words(number, unit, style, language)
    case let unit as UnitEnergy: return Self.words(number, unit, style, language)
    default: return "\(style.format(number)) \(unit.symbol)"
    }
  }

  /// Whole numbers keep all of their digits.
  private static func digits(of number: Double) -> Int {
    number == number.rounded() && number.magnitude < 1e15 ? 15 : 10
  }

  private static func words<UnitType: Dimension>(
    _ number: Double, _ unit: UnitType, _ style: FloatingPointFormatStyle<Double>, _ language: Locale
  ) -> String {
    // What was converted was measured: six digits are more than enough.
    let style = number == number.rounded() ? style : style.precision(.significantDigits(1...6))
    let names = Measurement<UnitType>.FormatStyle(
      width: .wide, locale: language, usage: .asProvided, numberFormatStyle: style)
    return names.format(Measurement(value: number, unit: unit))
  }
}
