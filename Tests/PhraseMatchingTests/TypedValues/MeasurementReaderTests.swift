import Testing

@testable import PhraseMatching
@testable import WordSemantics

struct MeasurementReaderTests {
  @Test(arguments: [
    ("5 km", "5 km = 5 kilometers"), ("5km", "5km = 5 kilometers"),
    ("five kilometres", "five kilometres = 5 kilometers"),
    ("five kilometers", "five kilometers = 5 kilometers"), ("21.5 degrees", "21.5 degrees = 21.5 degrees"),
    ("21.5°", "21.5° = 21.5 degrees"), ("70 degrees fahrenheit", "70 degrees fahrenheit = 70 degrees Fahrenheit"),
    ("21 °C", "21 °C = 21 degrees Celsius"), ("70F", "70F = 70 degrees Fahrenheit"),
    ("20 celsius", "20 celsius = 20 degrees Celsius"),
    ("minus 5 degrees", "minus 5 degrees = -5 degrees"), ("-5 degrees", "-5 degrees = -5 degrees"),
    ("20 percent", "20 percent = 20 percent"), ("20%", "20% = 20 percent"), ("20 per cent", "20 per cent = 20 percent"),
    ("6 foot", "6 foot = 6 feet"), ("6 feet 6 inches", "6 feet 6 inches = 6.5 feet"),
    ("6 ft 6 in", "6 ft 6 in = 6.5 feet"),
    ("10 stone and 7 pounds", "10 stone and 7 pounds = 10.5 stones"), ("3 lbs 8 oz", "3 lbs 8 oz = 3.5 pounds"),
    ("two and a half cups", "two and a half cups = 2.5 cups"), ("half a litre", "half a litre = 0.5 liters"),
    ("half liter", "half liter = 0.5 liters"), ("a cup", "a cup = 1 cups"),
    ("a mile and a half", "a mile and a half = 1.5 miles"),
    ("a quarter of a mile", "a quarter of a mile = 0.25 miles"),
    ("100 km per hour", "100 km per hour = 100 kilometers per hour"),
    ("100 km/h", "100 km/h = 100 kilometers per hour"), ("100 kmh", "100 kmh = 100 kilometers per hour"),
    ("60 miles an hour", "60 miles an hour = 60 miles per hour"), ("60 mph", "60 mph = 60 miles per hour"),
    ("3 m/s", "3 m/s = 3 meters per second"), ("3 meters a second", "3 meters a second = 3 meters per second"),
    ("2 kilowatt hours", "2 kilowatt hours = 2 kilowatt hours"), ("2 kWh", "2 kWh = 2 kilowatt hours"),
    ("8 fluid ounces", "8 fluid ounces = 8 fluid ounces"), ("8 fl oz", "8 fl oz = 8 fluid ounces"),
    ("3 nautical miles", "3 nautical miles = 3 nautical miles"), ("5in", "5in = 5 inches"), ("5 in", "5 in = 5 inches"),
    ("16 gigs", "16 gigs = 16 gigabytes"), ("80 kilos", "80 kilos = 80 kilograms"),
    ("a couple of cups", "a couple of cups = 2 cups"),
    ("1/2 cup", "1/2 cup = 0.5 cups"), ("5 miles and 3 lamps", "5 miles = 5 miles"),
    ("10 km in 2 hours", "10 km = 10 kilometers"),
  ])
  func `numbers with units are read`(request: String, reading: String) {
    #expect(TypedRequest.read(.measurement, request) == reading)
  }

  @Test(arguments: [
    "5", "km", "5 lamps", "5 in the hall", "a c", "a m", "half", "degrees", "percent", "5 minutes", "5 per lamp",
    "second foot",
    "of a mile", "5 fluid", "nautical miles", "a", "18:30", "per cent",
  ])
  func `what has no number or no unit is not read`(request: String) {
    #expect(TypedRequest.read(.measurement, request) == nil)
  }

  @Test(arguments: MeasurementUnit.allCases)
  func `every unit is read by its name, by its symbol and from its canonical text`(unit: MeasurementUnit) {
    let value = TypedValue.measurement(7.5, unit)
    #expect(TypedRequest.value(.measurement, value.text) == value)
    if unit != .kelvin, unit != .stones {
      #expect(TypedRequest.value(.measurement, "7.5 \(unit.symbol)") == value)
    }
  }

  @Test func `the table of units has one row for each, in order, and no word twice`() {
    #expect(UnitFacts.table.map(\.unit) == MeasurementUnit.allCases)
    let words = Language.english.values.rows("unit").flatMap { $0.dropFirst() }
    #expect(Set(words).count == words.count)
  }

  @Test(arguments: [
    (1.0, MeasurementUnit.miles, MeasurementUnit.kilometers, 1.609344), (100, .celsius, .fahrenheit, 212),
    (-40, .fahrenheit, .celsius, -40), (0, .celsius, .kelvin, 273.15), (1, .stones, .pounds, 14),
    (1, .pounds, .ounces, 16),
    (1, .gallons, .cups, 16), (1, .tablespoons, .teaspoons, 3), (1, .cups, .fluidOunces, 8),
    (3.6, .kilometersPerHour, .metersPerSecond, 1),
    (1, .kilowattHours, .joules, 3_600_000), (1, .knots, .kilometersPerHour, 1.852), (2, .gigabytes, .megabytes, 2_000),
    (21, .degrees, .degrees, 21),
  ])
  func `units convert within their dimension`(
    value: Double, from: MeasurementUnit, to: MeasurementUnit, expected: Double
  ) throws {
    let converted = try #require(from.converted(value, to: to))
    #expect(abs(converted - expected) < 1e-6)
  }

  @Test func `any unit converts there and back, and never into another dimension`() {
    for from in MeasurementUnit.allCases {
      for to in MeasurementUnit.allCases {
        let converted = from.converted(12.5, to: to)
        #expect((converted != nil) == (from.dimension == to.dimension))
        if let converted, let back = to.converted(converted, to: from) { #expect(abs(back - 12.5) < 1e-6) }
      }
    }
    #expect(MeasurementUnit.degrees.converted(21, to: .celsius) == nil)
  }
}
