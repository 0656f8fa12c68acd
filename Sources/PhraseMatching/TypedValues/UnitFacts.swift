/// What is known of a unit: (value + `offset`) · `factor` is the value in the base unit of its dimension.
struct UnitFacts: Sendable {
  let unit: MeasurementUnit
  let dimension: MeasurementUnit.Dimension
  let factor: Double
  let offset: Double
  let name: String
  let symbol: String

  init(
    _ unit: MeasurementUnit, _ dimension: MeasurementUnit.Dimension, _ factor: Double, offset: Double = 0,
    _ name: String, _ symbol: String
  ) {
    self.unit = unit
    self.dimension = dimension
    self.factor = factor
    self.offset = offset
    self.name = name
    self.symbol = symbol
  }

  /// One row for each unit, in the order of their raw values.
  static let table: [UnitFacts] = [
    UnitFacts(.millimeters, .length, 0.001, "millimeters", "mm"),
    UnitFacts(.centimeters, .length, 0.01, "centimeters", "cm"), UnitFacts(.meters, .length, 1, "meters", "m"),
    UnitFacts(.kilometers, .length, 1_000, "kilometers", "km"), UnitFacts(.inches, .length, 0.0254, "inches", "in"),
    UnitFacts(.feet, .length, 0.3048, "feet", "ft"), UnitFacts(.yards, .length, 0.9144, "yards", "yd"),
    UnitFacts(.miles, .length, 1_609.344, "miles", "mi"),
    UnitFacts(.nauticalMiles, .length, 1_852, "nautical miles", "nmi"),
    UnitFacts(.milligrams, .mass, 0.000_001, "milligrams", "mg"), UnitFacts(.grams, .mass, 0.001, "grams", "g"),
    UnitFacts(.kilograms, .mass, 1, "kilograms", "kg"), UnitFacts(.tonnes, .mass, 1_000, "tonnes", "t"),
    UnitFacts(.ounces, .mass, 0.028_349_523_125, "ounces", "oz"),
    UnitFacts(.pounds, .mass, 0.453_592_37, "pounds", "lb"), UnitFacts(.stones, .mass, 6.350_293_18, "stones", "st"),
    UnitFacts(.milliliters, .volume, 0.001, "milliliters", "mL"),
    UnitFacts(.centiliters, .volume, 0.01, "centiliters", "cL"), UnitFacts(.liters, .volume, 1, "liters", "L"),
    UnitFacts(.teaspoons, .volume, 0.004_928_921_593_75, "teaspoons", "tsp"),
    UnitFacts(.tablespoons, .volume, 0.014_786_764_781_25, "tablespoons", "tbsp"),
    UnitFacts(.fluidOunces, .volume, 0.029_573_529_562_5, "fluid ounces", "fl oz"),
    UnitFacts(.cups, .volume, 0.236_588_236_5, "cups", "cup"), UnitFacts(.pints, .volume, 0.473_176_473, "pints", "pt"),
    UnitFacts(.quarts, .volume, 0.946_352_946, "quarts", "qt"),
    UnitFacts(.gallons, .volume, 3.785_411_784, "gallons", "gal"), UnitFacts(.degrees, .degrees, 1, "degrees", "°"),
    UnitFacts(.celsius, .temperature, 1, offset: 273.15, "degrees Celsius", "°C"),
    UnitFacts(.fahrenheit, .temperature, 5.0 / 9, offset: 459.67, "degrees Fahrenheit", "°F"),
    UnitFacts(.kelvin, .temperature, 1, "kelvins", "K"), UnitFacts(.percent, .share, 1, "percent", "%"),
    UnitFacts(.kilometersPerHour, .speed, 1 / 3.6, "kilometers per hour", "km/h"),
    UnitFacts(.metersPerSecond, .speed, 1, "meters per second", "m/s"),
    UnitFacts(.milesPerHour, .speed, 0.447_04, "miles per hour", "mph"),
    UnitFacts(.knots, .speed, 1_852.0 / 3_600, "knots", "kn"), UnitFacts(.joules, .energy, 1, "joules", "J"),
    UnitFacts(.kilojoules, .energy, 1_000, "kilojoules", "kJ"), UnitFacts(.calories, .energy, 4.184, "calories", "cal"),
    UnitFacts(.kilocalories, .energy, 4_184, "kilocalories", "kcal"),
    UnitFacts(.wattHours, .energy, 3_600, "watt hours", "Wh"),
    UnitFacts(.kilowattHours, .energy, 3_600_000, "kilowatt hours", "kWh"), UnitFacts(.watts, .power, 1, "watts", "W"),
    UnitFacts(.kilowatts, .power, 1_000, "kilowatts", "kW"), UnitFacts(.bytes, .data, 1, "bytes", "B"),
    UnitFacts(.kilobytes, .data, 1_000, "kilobytes", "kB"), UnitFacts(.megabytes, .data, 1_000_000, "megabytes", "MB"),
    UnitFacts(.gigabytes, .data, 1_000_000_000, "gigabytes", "GB"),
    UnitFacts(.terabytes, .data, 1_000_000_000_000, "terabytes", "TB"),
  ]
}
