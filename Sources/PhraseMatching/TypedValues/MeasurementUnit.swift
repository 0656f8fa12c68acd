/// The unit of a measurement.
///
/// Volumes are US customary; kilobytes and above are decimal; a calorie is the small one of physics.
public enum MeasurementUnit: UInt8, Sendable, Hashable, BitwiseCopyable, CaseIterable {
  /// Length.
  case millimeters, centimeters, meters, kilometers, inches, feet, yards, miles, nauticalMiles
  /// Mass.
  case milligrams, grams, kilograms, tonnes, ounces, pounds, stones
  /// Volume.
  case milliliters, centiliters, liters, teaspoons, tablespoons, fluidOunces, cups, pints, quarts, gallons
  /// Temperature; `degrees` are of a scale that was not said.
  case degrees, celsius, fahrenheit, kelvin
  /// Share.
  case percent
  /// Speed.
  case kilometersPerHour, metersPerSecond, milesPerHour, knots
  /// Energy and power.
  case joules, kilojoules, calories, kilocalories, wattHours, kilowattHours, watts, kilowatts
  /// Data.
  case bytes, kilobytes, megabytes, gigabytes, terabytes
}

extension MeasurementUnit {
  /// What can be converted into each other.
  package enum Dimension: UInt8, Sendable, BitwiseCopyable {
    case length, mass, volume, degrees, temperature, share, speed, energy, power, data
  }

  /// The name in the plural: "kilometers".
  package var name: String { facts.name }

  /// What is written behind a number: "km".
  package var symbol: String { facts.symbol }

  /// What it measures.
  package var dimension: Dimension { facts.dimension }

  /// The same quantity in another unit; nil when the two measure different things.
  ///
  /// Plain degrees convert only to themselves: their scale is unknown.
  package func converted(_ value: Double, to unit: MeasurementUnit) -> Double? {
    guard dimension == unit.dimension else { return nil }
    guard self != unit else { return value }
    return ((value + facts.offset) * facts.factor) / unit.facts.factor - unit.facts.offset
  }

  private var facts: UnitFacts { UnitFacts.table[Int(rawValue)] }
}
