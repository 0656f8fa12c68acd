/// The unit of a measurement.
public enum MeasurementUnit: UInt8, Sendable, Hashable, CaseIterable {
  /// Length.
  case millimeters, centimeters, meters, kilometers, inches, feet, yards, miles
  /// Mass.
  case milligrams, grams, kilograms, tonnes, ounces, pounds, stones
  /// Volume.
  case milliliters, centiliters, liters, teaspoons, tablespoons, cups, pints, quarts, gallons
  /// Temperature.
  case degrees, celsius, fahrenheit, kelvin
  /// Share.
  case percent
  /// Speed.
  case kilometersPerHour, metersPerSecond, milesPerHour, knots
  /// Energy and power.
  case joules, calories, kilocalories, kilowattHours, watts, kilowatts
  /// Data.
  case bytes, kilobytes, megabytes, gigabytes, terabytes
}
