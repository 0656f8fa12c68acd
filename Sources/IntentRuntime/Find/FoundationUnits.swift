internal import AppIntents
internal import PhraseMatching

extension MeasurementUnit {
  /// The unit as Foundation has it; nil for shares.
  var foundationUnit: Foundation.Dimension? { Self.foundationUnits[Int(rawValue)] }

  /// Whether distances rather than heights and sizes are told in the unit.
  var isForDistances: Bool { self == .kilometers || self == .miles || self == .nauticalMiles }

  /// Foundation's own has the factor the wrong way round: by it a kilogram weighs six stones.
  private static let stones = UnitMass(symbol: "st", converter: UnitConverterLinear(coefficient: 6.350_293_18))

  /// In the order of the cases.
  private static let foundationUnits: [Foundation.Dimension?] = {
    let lengths: [UnitLength] = [
      .millimeters, .centimeters, .meters, .kilometers, .inches, .feet, .yards, .miles, .nauticalMiles,
    ]
    let masses: [UnitMass] = [.milligrams, .grams, .kilograms, .metricTons, .ounces, .pounds, stones]
    let volumes: [UnitVolume] = [
      .milliliters, .centiliters, .liters, .teaspoons, .tablespoons, .fluidOunces, .cups, .pints, .quarts, .gallons,
    ]
    let temperatures: [Foundation.Dimension?] = [
      UnitAngle.degrees, UnitTemperature.celsius, UnitTemperature.fahrenheit, UnitTemperature.kelvin,
    ]
    let percent: Foundation.Dimension? = nil
    let speeds: [UnitSpeed] = [.kilometersPerHour, .metersPerSecond, .milesPerHour, .knots]
    let wattHours = UnitEnergy(symbol: "Wh", converter: UnitConverterLinear(coefficient: 3_600))
    let energies: [UnitEnergy] = [.joules, .kilojoules, .calories, .kilocalories, wattHours, .kilowattHours]
    let powers: [UnitPower] = [.watts, .kilowatts]
    let data: [UnitInformationStorage] = [.bytes, .kilobytes, .megabytes, .gigabytes, .terabytes]
    return lengths + masses + volumes + temperatures + [percent] + speeds + energies + powers + data
  }()
}

/// A measurement, whatever it measures.
protocol UnitBearing {
  /// The unit that it is told in.
  var ownUnit: Foundation.Dimension { get }
}

extension Measurement: UnitBearing where UnitType: Foundation.Dimension {
  var ownUnit: Foundation.Dimension { unit }
}
