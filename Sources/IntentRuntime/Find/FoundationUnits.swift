internal import AppIntents
internal import PhraseMatching

extension MeasurementUnit {
  /// The unit as Foundation has it; nil for shares, and for degrees of no scale.
  var foundationUnit: Foundation.Dimension? {
    switch dimension {
    case .length: length
    case .mass: mass
    case .volume: volume
    case .temperature: temperature
    case .speed: speed
    case .energy, .power: energyOrPower
    case .data: data
    case .degrees: UnitAngle.degrees
    case .share: nil
    }
  }

  /// Whether distances rather than heights and sizes are told in the unit.
  var isForDistances: Bool { self == .kilometers || self == .miles || self == .nauticalMiles }

  private var length: UnitLength? {
    switch self {
    case .millimeters: .millimeters
    case .centimeters: .centimeters
    case .meters: .meters
    case .kilometers: .kilometers
    case .inches: .inches
    case .feet: .feet
    case .yards: .yards
    case .miles: .miles
    case .nauticalMiles: .nauticalMiles
    default: nil
    }
  }

  private var mass: UnitMass? {
    switch self {
    case .milligrams: .milligrams
    case .grams: .grams
    case .kilograms: .kilograms
    case .tonnes: .metricTons
    case .ounces: .ounces
    case .pounds: .pounds
    case .stones: .stones
    default: nil
    }
  }

  private var volume: UnitVolume? {
    switch self {
    case .milliliters: .milliliters
    case .centiliters: .centiliters
    case .liters: .liters
    case .teaspoons: .teaspoons
    case .tablespoons: .tablespoons
    case .fluidOunces: .fluidOunces
    case .cups: .cups
    case .pints: .pints
    case .quarts: .quarts
    case .gallons: .gallons
    default: nil
    }
  }

  private var temperature: UnitTemperature? {
    switch self {
    case .celsius: .celsius
    case .fahrenheit: .fahrenheit
    case .kelvin: .kelvin
    default: nil
    }
  }

  private var speed: UnitSpeed? {
    switch self {
    case .kilometersPerHour: .kilometersPerHour
    case .metersPerSecond: .metersPerSecond
    case .milesPerHour: .milesPerHour
    case .knots: .knots
    default: nil
    }
  }

  private var energyOrPower: Foundation.Dimension? {
    switch self {
    case .joules: UnitEnergy.joules
    case .kilojoules: UnitEnergy.kilojoules
    case .calories: UnitEnergy.calories
    case .kilocalories: UnitEnergy.kilocalories
    case .wattHours: UnitEnergy(symbol: "Wh", converter: UnitConverterLinear(coefficient: 3_600))
    case .kilowattHours: UnitEnergy.kilowattHours
    case .watts: UnitPower.watts
    case .kilowatts: UnitPower.kilowatts
    default: nil
    }
  }

  private var data: UnitInformationStorage? {
    switch self {
    case .bytes: .bytes
    case .kilobytes: .kilobytes
    case .megabytes: .megabytes
    case .gigabytes: .gigabytes
    case .terabytes: .terabytes
    default: nil
    }
  }
}

/// A measurement, whatever it measures.
protocol UnitBearing {
  /// The unit that it is told in.
  var ownUnit: Foundation.Dimension { get }
}

extension Measurement: UnitBearing where UnitType: Foundation.Dimension {
  var ownUnit: Foundation.Dimension { unit }
}
