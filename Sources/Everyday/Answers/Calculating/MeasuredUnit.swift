import AppIntents

/// A unit and everything that people call it, in English, German and Japanese.
struct MeasuredUnit: Sendable {
  let unit: Dimension
  let names: [String]

  init(_ unit: Dimension, _ names: String) {
    self.unit = unit
    self.names = names.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The unit of a name, whatever the case of longer names: `mb` and `Mb` are rarely told apart by whoever types.
  static func named(_ name: String) -> Dimension? { byName[name] ?? byName[name.lowercased()] }

  private static let byName: [String: Dimension] = Dictionary(
    all.flatMap { entry in entry.names.flatMap { [($0, entry.unit), ($0.lowercased(), entry.unit)] } },
    uniquingKeysWith: { first, _ in first })

  private static let all = lengths + masses + temperatures + volumes + speeds + durations + areas + energies + storage

  private static let lengths = [
    MeasuredUnit(UnitLength.kilometers, "km, kilometer, kilometers, kilometre, kilometres, キロメートル, キロ"),
    MeasuredUnit(UnitLength.meters, "m, meter, meters, metre, metres, metern, メートル"),
    MeasuredUnit(
      UnitLength.centimeters, "cm, centimeter, centimeters, centimetre, centimetres, zentimeter, センチ, センチメートル"),
    MeasuredUnit(UnitLength.millimeters, "mm, millimeter, millimeters, millimetre, millimetres, ミリ, ミリメートル"),
    MeasuredUnit(UnitLength.miles, "mi, mile, miles, meile, meilen, マイル"),
    MeasuredUnit(UnitLength.yards, "yd, yard, yards, ヤード"),
    MeasuredUnit(UnitLength.feet, "ft, foot, feet, fuß, fuss, フィート"),
    MeasuredUnit(UnitLength.inches, "inch, inches, zoll, インチ"),
    MeasuredUnit(UnitLength.nauticalMiles, "nmi, nautical mile, nautical miles, seemeile, seemeilen, 海里"),
    MeasuredUnit(UnitLength.lightyears, "ly, light year, light years, lichtjahr, lichtjahre, 光年"),
  ]

  private static let masses = [
    MeasuredUnit(UnitMass.kilograms, "kg, kilogram, kilograms, kilo, kilos, kilogramm, キログラム"),
    MeasuredUnit(UnitMass.grams, "g, gram, grams, gramm, グラム"),
    MeasuredUnit(UnitMass.milligrams, "mg, milligram, milligrams, milligramm"),
    MeasuredUnit(UnitMass.pounds, "lb, lbs, pound, pounds, ポンド"),
    MeasuredUnit(UnitMass.ounces, "oz, ounce, ounces, unze, unzen, オンス"),
    MeasuredUnit(UnitMass.stones, "stone, stones"),
    MeasuredUnit(UnitMass.metricTons, "t, tonne, tonnes, metric ton, metric tons, tonnen, トン"),
  ]

  private static let temperatures = [
    MeasuredUnit(
      UnitTemperature.celsius, "°C, C, celsius, degrees celsius, degree celsius, degrees c, grad celsius, grad, 摂氏, 度"),
    MeasuredUnit(
      UnitTemperature.fahrenheit,
      "°F, F, fahrenheit, degrees fahrenheit, degree fahrenheit, degrees f, grad fahrenheit, 華氏"
    ),
    MeasuredUnit(UnitTemperature.kelvin, "K, kelvin, kelvins"),
  ]

  private static let volumes = [
    MeasuredUnit(UnitVolume.liters, "l, liter, liters, litre, litres, リットル"),
    MeasuredUnit(UnitVolume.milliliters, "ml, milliliter, milliliters, millilitre, millilitres, ミリリットル"),
    MeasuredUnit(UnitVolume.gallons, "gal, gallon, gallons, gallone, gallonen, ガロン"),
    MeasuredUnit(UnitVolume.pints, "pt, pint, pints"),
    MeasuredUnit(UnitVolume.quarts, "qt, quart, quarts"),
    MeasuredUnit(UnitVolume.cups, "cup, cups, tasse, tassen, カップ"),
    MeasuredUnit(UnitVolume.fluidOunces, "fl oz, fluid ounce, fluid ounces"),
    MeasuredUnit(UnitVolume.tablespoons, "tbsp, tablespoon, tablespoons, esslöffel, 大さじ"),
    MeasuredUnit(UnitVolume.teaspoons, "tsp, teaspoon, teaspoons, teelöffel, 小さじ"),
  ]

  private static let speeds = [
    MeasuredUnit(UnitSpeed.kilometersPerHour, "km/h, kph, kmh, kilometers per hour, kilometer pro stunde, 時速キロ"),
    MeasuredUnit(UnitSpeed.milesPerHour, "mph, miles per hour, meilen pro stunde"),
    MeasuredUnit(UnitSpeed.metersPerSecond, "m/s, meters per second, meter pro sekunde"),
    MeasuredUnit(UnitSpeed.knots, "kn, knot, knots, knoten, ノット"),
  ]

  private static let durations = [
    MeasuredUnit(UnitDuration.seconds, "s, sec, second, seconds, sekunde, sekunden, 秒"),
    MeasuredUnit(UnitDuration.minutes, "min, minute, minutes, minuten, 分"),
    MeasuredUnit(UnitDuration.hours, "h, hour, hours, stunde, stunden, 時間"),
    MeasuredUnit(day, "day, days, tag, tage, tagen, 日"),
    MeasuredUnit(week, "week, weeks, woche, wochen, 週間"),
  ]

  private static let areas = [
    MeasuredUnit(UnitArea.squareMeters, "m², m2, square meter, square meters, quadratmeter, 平方メートル"),
    MeasuredUnit(UnitArea.squareFeet, "ft², square foot, square feet, quadratfuß"),
    MeasuredUnit(UnitArea.squareKilometers, "km², km2, square kilometer, square kilometers, quadratkilometer"),
    MeasuredUnit(UnitArea.squareMiles, "square mile, square miles, quadratmeile, quadratmeilen"),
    MeasuredUnit(UnitArea.hectares, "ha, hectare, hectares, hektar, ヘクタール"),
    MeasuredUnit(UnitArea.acres, "acre, acres, エーカー"),
  ]

  private static let energies = [
    MeasuredUnit(UnitEnergy.kilojoules, "kJ, kilojoule, kilojoules, キロジュール"),
    MeasuredUnit(UnitEnergy.joules, "J, joule, joules"),
    MeasuredUnit(UnitEnergy.kilocalories, "kcal, kilocalorie, kilocalories, kilokalorie, kilokalorien, キロカロリー"),
    MeasuredUnit(UnitEnergy.kilowattHours, "kWh, kilowatt hour, kilowatt hours, kilowattstunde, kilowattstunden"),
  ]

  private static let storage = [
    MeasuredUnit(UnitInformationStorage.bytes, "B, byte, bytes, バイト"),
    MeasuredUnit(UnitInformationStorage.bits, "bit, bits, ビット"),
    MeasuredUnit(UnitInformationStorage.kilobytes, "kB, kilobyte, kilobytes"),
    MeasuredUnit(UnitInformationStorage.megabytes, "MB, megabyte, megabytes, メガバイト"),
    MeasuredUnit(UnitInformationStorage.gigabytes, "GB, gigabyte, gigabytes, ギガバイト"),
    MeasuredUnit(UnitInformationStorage.terabytes, "TB, terabyte, terabytes, テラバイト"),
    MeasuredUnit(UnitInformationStorage.kibibytes, "KiB, kibibyte, kibibytes"),
    MeasuredUnit(UnitInformationStorage.mebibytes, "MiB, mebibyte, mebibytes"),
    MeasuredUnit(UnitInformationStorage.gibibytes, "GiB, gibibyte, gibibytes"),
    MeasuredUnit(UnitInformationStorage.tebibytes, "TiB, tebibyte, tebibytes"),
  ]

  private static let day = UnitDuration(symbol: "d", converter: UnitConverterLinear(coefficient: 86_400))
  private static let week = UnitDuration(symbol: "w", converter: UnitConverterLinear(coefficient: 604_800))
}
