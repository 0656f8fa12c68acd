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

  /// A number of units in words; with the sign where the language has no name for the unit here.
  static func words(
    _ number: String, of unit: Dimension, inSingular isSingular: Bool, for language: Locale.Language
  ) -> String {
    let code = language.languageCode?.identifier ?? "en"
    guard let (one, many) = names[code]?.first(where: { $0.unit == unit })?.words else {
      return "\(number) \(unit.symbol)"
    }
    let name = isSingular ? one : many
    return code == "ja" ? number + name : "\(number) \(name)"
  }

  private typealias Names = [(unit: Dimension, words: (String, String))]

  private static let names: [String: Names] = ["en": english, "de": german, "ja": japanese]

  private static let english: Names = [
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

  private static let german: Names = [
    (UnitLength.kilometers, ("Kilometer", "Kilometer")), (UnitLength.meters, ("Meter", "Meter")),
    (UnitLength.centimeters, ("Zentimeter", "Zentimeter")), (UnitLength.millimeters, ("Millimeter", "Millimeter")),
    (UnitLength.miles, ("Meile", "Meilen")), (UnitLength.feet, ("Fuß", "Fuß")),
    (UnitMass.kilograms, ("Kilogramm", "Kilogramm")), (UnitMass.grams, ("Gramm", "Gramm")),
    (UnitDuration.hours, ("Stunde", "Stunden")), (UnitDuration.minutes, ("Minute", "Minuten")),
    (UnitDuration.seconds, ("Sekunde", "Sekunden")), (UnitTemperature.celsius, ("Grad Celsius", "Grad Celsius")),
    (UnitTemperature.fahrenheit, ("Grad Fahrenheit", "Grad Fahrenheit")),
    (UnitVolume.liters, ("Liter", "Liter")), (UnitVolume.milliliters, ("Milliliter", "Milliliter")),
    (UnitSpeed.kilometersPerHour, ("Kilometer pro Stunde", "Kilometer pro Stunde")),
    (UnitEnergy.kilocalories, ("Kilokalorie", "Kilokalorien")), (UnitEnergy.kilojoules, ("Kilojoule", "Kilojoule")),
    (UnitEnergy.kilowattHours, ("Kilowattstunde", "Kilowattstunden")),
    (UnitAngle.degrees, ("Grad", "Grad")), (UnitPower.watts, ("Watt", "Watt")),
  ]

  private static let japanese: Names = [
    (UnitLength.kilometers, ("キロメートル", "キロメートル")), (UnitLength.meters, ("メートル", "メートル")),
    (UnitLength.centimeters, ("センチメートル", "センチメートル")), (UnitLength.millimeters, ("ミリメートル", "ミリメートル")),
    (UnitLength.miles, ("マイル", "マイル")), (UnitLength.feet, ("フィート", "フィート")),
    (UnitMass.kilograms, ("キログラム", "キログラム")), (UnitMass.grams, ("グラム", "グラム")),
    (UnitDuration.hours, ("時間", "時間")), (UnitDuration.minutes, ("分", "分")), (UnitDuration.seconds, ("秒", "秒")),
    (UnitTemperature.celsius, ("度", "度")),
    (UnitVolume.liters, ("リットル", "リットル")), (UnitVolume.milliliters, ("ミリリットル", "ミリリットル")),
    (UnitSpeed.kilometersPerHour, ("キロメートル毎時", "キロメートル毎時")),
    (UnitEnergy.kilocalories, ("キロカロリー", "キロカロリー")), (UnitEnergy.kilojoules, ("キロジュール", "キロジュール")),
    (UnitEnergy.kilowattHours, ("キロワット時", "キロワット時")),
    (UnitAngle.degrees, ("度", "度")), (UnitPower.watts, ("ワット", "ワット")),
  ]
}
