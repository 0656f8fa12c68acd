import Foundation

/// What units are called, and which ones a region uses.
enum UnitNames {
  /// A measurement in the units of a region; one that has no other unit there stays as it is.
  static func regional<UnitType: Dimension>(
    _ value: Measurement<UnitType>, in system: Locale.MeasurementSystem
  ) -> Measurement<UnitType> {
    guard let unit = regionalUnit(for: value.unit, in: system) as? UnitType else { return value }
    return value.converted(to: unit)
  }

  private static func regionalUnit(for unit: Dimension, in system: Locale.MeasurementSystem) -> Dimension? {
    for (metric, customary) in pairs(of: system) {
      if unit == metric, system != .metric { return customary }
      if unit == customary, system == .metric { return metric }
    }
    return nil
  }

  /// The units that regions do not share. In Britain, people keep miles but weigh and take the temperature in metric.
  private static func pairs(of system: Locale.MeasurementSystem) -> [(metric: Dimension, customary: Dimension)] {
    let roads: [(Dimension, Dimension)] = [
      (UnitLength.kilometers, UnitLength.miles), (UnitLength.meters, UnitLength.feet),
      (UnitLength.centimeters, UnitLength.inches), (UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour),
    ]
    let others: [(Dimension, Dimension)] = [
      (UnitTemperature.celsius, UnitTemperature.fahrenheit), (UnitMass.kilograms, UnitMass.pounds),
      (UnitMass.grams, UnitMass.ounces), (UnitVolume.liters, UnitVolume.gallons),
      (UnitVolume.milliliters, UnitVolume.fluidOunces),
    ]
    return system == .uk ? roads : roads + others
  }

  /// The English name for a number of units; the sign where there is no name.
  static func name(of unit: Dimension, number: Double) -> String {
    guard let (one, many) = names.first(where: { $0.unit == unit })?.words else { return unit.symbol }
    return number == 1 ? one : many
  }

  private static let names: [(unit: Dimension, words: (String, String))] = [
    (UnitLength.kilometers, ("kilometer", "kilometers")), (UnitLength.meters, ("meter", "meters")),
    (UnitLength.centimeters, ("centimeter", "centimeters")), (UnitLength.millimeters, ("millimeter", "millimeters")),
    (UnitLength.miles, ("mile", "miles")), (UnitLength.yards, ("yard", "yards")),
    (UnitLength.feet, ("foot", "feet")), (UnitLength.inches, ("inch", "inches")),
    (UnitMass.kilograms, ("kilogram", "kilograms")), (UnitMass.grams, ("gram", "grams")),
    (UnitMass.pounds, ("pound", "pounds")), (UnitMass.ounces, ("ounce", "ounces")),
    (UnitMass.metricTons, ("metric ton", "metric tons")),
    (UnitDuration.hours, ("hour", "hours")), (UnitDuration.minutes, ("minute", "minutes")),
    (UnitDuration.seconds, ("second", "seconds")), (UnitDuration.milliseconds, ("millisecond", "milliseconds")),
    (UnitTemperature.celsius, ("degree Celsius", "degrees Celsius")),
    (UnitTemperature.fahrenheit, ("degree Fahrenheit", "degrees Fahrenheit")),
    (UnitTemperature.kelvin, ("kelvin", "kelvins")),
    (UnitVolume.liters, ("liter", "liters")), (UnitVolume.milliliters, ("milliliter", "milliliters")),
    (UnitVolume.gallons, ("gallon", "gallons")), (UnitVolume.cups, ("cup", "cups")),
    (UnitVolume.fluidOunces, ("fluid ounce", "fluid ounces")),
    (UnitSpeed.kilometersPerHour, ("kilometer per hour", "kilometers per hour")),
    (UnitSpeed.milesPerHour, ("mile per hour", "miles per hour")),
    (UnitSpeed.metersPerSecond, ("meter per second", "meters per second")), (UnitSpeed.knots, ("knot", "knots")),
    (UnitEnergy.kilocalories, ("kilocalorie", "kilocalories")), (UnitEnergy.kilojoules, ("kilojoule", "kilojoules")),
    (UnitEnergy.kilowattHours, ("kilowatt-hour", "kilowatt-hours")),
    (UnitAngle.degrees, ("degree", "degrees")), (UnitPower.watts, ("watt", "watts")),
    (UnitPower.kilowatts, ("kilowatt", "kilowatts")),
  ]
}
