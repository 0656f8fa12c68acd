import AppIntents

/// The units that people measure in, by everything that they call them.
enum MeasuredUnit {
  /// The unit of a name, whatever the case of longer names: `mb` and `Mb` are rarely told apart by whoever types.
  static func named(_ name: String) -> Dimension? { byName[name] ?? byName[name.lowercased()] }

  private static let byName: [String: Dimension] = {
    let units = Dictionary(uniqueKeysWithValues: all.map { ("\(type(of: $0)) \($0.symbol)", $0) })
    let names = NameTable(PackageResources.Units_txt).lines.flatMap { key, names in
      names.flatMap { name in units[key].map { [(name, $0), (name.lowercased(), $0)] } ?? [] }
    }
    return Dictionary(names, uniquingKeysWith: { first, _ in first })
  }()

  private static let all: [Dimension] =
    lengths + masses + ([.celsius, .fahrenheit, .kelvin] as [UnitTemperature]) + volumes
    + ([.kilometersPerHour, .milesPerHour, .metersPerSecond, .knots] as [UnitSpeed])
    + ([.seconds, .minutes, .hours, day, week] as [UnitDuration])
    + ([.squareMeters, .squareFeet, .squareKilometers, .squareMiles, .hectares, .acres] as [UnitArea])
    + ([.kilojoules, .joules, .kilocalories, .kilowattHours] as [UnitEnergy]) + storage

  private static let lengths: [UnitLength] = [
    .kilometers, .meters, .centimeters, .millimeters, .miles, .yards, .feet, .inches, .nauticalMiles, .lightyears,
  ]
  private static let masses: [UnitMass] = [.kilograms, .grams, .milligrams, .pounds, .ounces, .stones, .metricTons]
  private static let volumes: [UnitVolume] = [
    .liters, .milliliters, .gallons, .pints, .quarts, .cups, .fluidOunces, .tablespoons, .teaspoons,
  ]
  private static let storage: [UnitInformationStorage] = [
    .bytes, .bits, .kilobytes, .megabytes, .gigabytes, .terabytes, .kibibytes, .mebibytes, .gibibytes, .tebibytes,
  ]
  private static let day = UnitDuration(symbol: "d", converter: UnitConverterLinear(coefficient: 86_400))
  private static let week = UnitDuration(symbol: "w", converter: UnitConverterLinear(coefficient: 604_800))
}
