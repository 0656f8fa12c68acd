/// What is known of a unit: (value + `offset`) · `factor` is the value in the base unit of its dimension.
struct UnitFacts: Sendable {
  let unit: MeasurementUnit
  let dimension: MeasurementUnit.Dimension
  let factor: Double
  let offset: Double
  let name: String
  let symbol: String
  /// The single words that mean it; combinations are known to ``UnitReader``.
  let words: String

  init(
    _ unit: MeasurementUnit,
    _ dimension: MeasurementUnit.Dimension,
    _ factor: Double,
    offset: Double = 0,
    _ name: String,
    _ symbol: String,
    _ words: String
  ) {
    self.unit = unit
    self.dimension = dimension
    self.factor = factor
    self.offset = offset
    self.name = name
    self.symbol = symbol
    self.words = words
  }

  /// One row for each unit, in the order of their raw values.
  static let table: [UnitFacts] = [
    UnitFacts(.millimeters, .length, 0.001, "millimeters", "mm", "millimeter millimeters millimetre millimetres mm"),
    UnitFacts(.centimeters, .length, 0.01, "centimeters", "cm", "centimeter centimeters centimetre centimetres cm"),
    UnitFacts(.meters, .length, 1, "meters", "m", "meter meters metre metres m"),
    UnitFacts(.kilometers, .length, 1_000, "kilometers", "km", "kilometer kilometers kilometre kilometres km kms"),
    UnitFacts(.inches, .length, 0.0254, "inches", "in", "inch inches in"),
    UnitFacts(.feet, .length, 0.3048, "feet", "ft", "foot feet ft"),
    UnitFacts(.yards, .length, 0.9144, "yards", "yd", "yard yards yd yds"),
    UnitFacts(.miles, .length, 1_609.344, "miles", "mi", "mile miles mi"),
    UnitFacts(.nauticalMiles, .length, 1_852, "nautical miles", "nmi", "nmi"),
    UnitFacts(.milligrams, .mass, 0.000_001, "milligrams", "mg", "milligram milligrams mg"),
    UnitFacts(.grams, .mass, 0.001, "grams", "g", "gram grams gramme grammes g"),
    UnitFacts(.kilograms, .mass, 1, "kilograms", "kg", "kilogram kilograms kilo kilos kg kgs"),
    UnitFacts(.tonnes, .mass, 1_000, "tonnes", "t", "tonne tonnes ton tons t"),
    UnitFacts(.ounces, .mass, 0.028_349_523_125, "ounces", "oz", "ounce ounces oz"),
    UnitFacts(.pounds, .mass, 0.453_592_37, "pounds", "lb", "pound pounds lb lbs"),
    UnitFacts(.stones, .mass, 6.350_293_18, "stones", "st", "stone stones"),
    UnitFacts(.milliliters, .volume, 0.001, "milliliters", "mL", "milliliter milliliters millilitre millilitres ml"),
    UnitFacts(.centiliters, .volume, 0.01, "centiliters", "cL", "centiliter centiliters centilitre centilitres cl"),
    UnitFacts(.liters, .volume, 1, "liters", "L", "liter liters litre litres l"),
    UnitFacts(.teaspoons, .volume, 0.004_928_921_593_75, "teaspoons", "tsp", "teaspoon teaspoons tsp"),
    UnitFacts(.tablespoons, .volume, 0.014_786_764_781_25, "tablespoons", "tbsp", "tablespoon tablespoons tbsp"),
    UnitFacts(.fluidOunces, .volume, 0.029_573_529_562_5, "fluid ounces", "fl oz", "floz"),
    UnitFacts(.cups, .volume, 0.236_588_236_5, "cups", "cup", "cup cups"),
    UnitFacts(.pints, .volume, 0.473_176_473, "pints", "pt", "pint pints pt"),
    UnitFacts(.quarts, .volume, 0.946_352_946, "quarts", "qt", "quart quarts qt"),
    UnitFacts(.gallons, .volume, 3.785_411_784, "gallons", "gal", "gallon gallons gal"),
    UnitFacts(.degrees, .degrees, 1, "degrees", "°", "degree degrees deg"),
    UnitFacts(.celsius, .temperature, 1, offset: 273.15, "degrees Celsius", "°C", "celsius centigrade c"),
    UnitFacts(.fahrenheit, .temperature, 5.0 / 9, offset: 459.67, "degrees Fahrenheit", "°F", "fahrenheit f"),
    UnitFacts(.kelvin, .temperature, 1, "kelvins", "K", "kelvin kelvins"),
    UnitFacts(.percent, .share, 1, "percent", "%", "percent pct"),
    UnitFacts(.kilometersPerHour, .speed, 1 / 3.6, "kilometers per hour", "km/h", "kmh kph kmph"),
    UnitFacts(.metersPerSecond, .speed, 1, "meters per second", "m/s", "mps"),
    UnitFacts(.milesPerHour, .speed, 0.447_04, "miles per hour", "mph", "mph"),
    UnitFacts(.knots, .speed, 1_852.0 / 3_600, "knots", "kn", "knot knots kn kt kts"),
    UnitFacts(.joules, .energy, 1, "joules", "J", "joule joules j"),
    UnitFacts(.kilojoules, .energy, 1_000, "kilojoules", "kJ", "kilojoule kilojoules kj"),
    UnitFacts(.calories, .energy, 4.184, "calories", "cal", "calorie calories cal cals"),
    UnitFacts(.kilocalories, .energy, 4_184, "kilocalories", "kcal", "kilocalorie kilocalories kcal kcals"),
    UnitFacts(.wattHours, .energy, 3_600, "watt hours", "Wh", "wh"),
    UnitFacts(.kilowattHours, .energy, 3_600_000, "kilowatt hours", "kWh", "kwh"),
    UnitFacts(.watts, .power, 1, "watts", "W", "watt watts w"),
    UnitFacts(.kilowatts, .power, 1_000, "kilowatts", "kW", "kilowatt kilowatts kw"),
    UnitFacts(.bytes, .data, 1, "bytes", "B", "byte bytes b"),
    UnitFacts(.kilobytes, .data, 1_000, "kilobytes", "kB", "kilobyte kilobytes kb"),
    UnitFacts(.megabytes, .data, 1_000_000, "megabytes", "MB", "megabyte megabytes mb meg megs"),
    UnitFacts(.gigabytes, .data, 1_000_000_000, "gigabytes", "GB", "gigabyte gigabytes gb gig gigs"),
    UnitFacts(.terabytes, .data, 1_000_000_000_000, "terabytes", "TB", "terabyte terabytes tb"),
  ]
}
