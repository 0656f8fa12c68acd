/// Reads values from a text that somebody typed, in the plain forms that need no grammar.
package struct ReadableText: Sendable {
  package let text: String
  package let locale: Locale

  package init(_ text: String, locale: Locale) {
    self.text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    self.locale = locale
  }

  private var folded: String { text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: locale) }

  package var integer: Int? {
    if let number = Int(text) { return number }
    if let number = number { return Int(exactly: number) }
    return Self.spelledNumbers[folded]
  }

  package var number: Double? {
    if let number = Double(text), number.isFinite { return number }
    if let number = try? Double(text, format: .number.locale(locale)), number.isFinite { return number }
    return Self.spelledNumbers[folded].map(Double.init)
  }

  package var decimal: Decimal? {
    if text.contains(where: \.isNumber), let number = try? Decimal(text, format: .number.locale(locale)) {
      return number
    }
    return Self.spelledNumbers[folded].map { Decimal($0) }
  }

  /// The position among so many things that somebody counts from one.
  package func index(among count: Int) -> Int? {
    guard let position = integer, position >= 1, position <= count else { return nil }
    return position - 1
  }

  package var url: URL? {
    guard !text.contains(where: \.isWhitespace), let url = URL(string: text) else { return nil }
    if url.scheme != nil { return url }
    return text.contains(".") ? URL(string: "https://" + text) : nil
  }

  package func boolean(named names: Bool.IntentDisplayName?) -> Bool? {
    if let names {
      if matches(names.true) { return true }
      if matches(names.false) { return false }
    }
    if Self.yes.contains(folded) { return true }
    if Self.no.contains(folded) { return false }
    return nil
  }

  private func matches(_ resource: LocalizedStringResource) -> Bool {
    String(localized: resource).folding(options: [.caseInsensitive, .diacriticInsensitive], locale: locale) == folded
  }

  /// A point in time as computers write it: a day, a time of day, or both.
  package func date(calendar: Calendar, now: Date) -> Date? {
    let utc = ISO8601DateFormatter()
    if let date = utc.date(from: text) { return date }
    for pattern in ["yyyy-MM-dd'T'HH:mm:ss", "yyyy-MM-dd'T'HH:mm", "yyyy-MM-dd HH:mm", "yyyy-MM-dd"] {
      if let date = formatter(pattern, calendar).date(from: text) { return date }
    }
    guard let time = formatter("HH:mm", calendar).date(from: text) else { return nil }
    let parts = calendar.dateComponents([.hour, .minute], from: time)
    return calendar.date(bySettingHour: parts.hour ?? 0, minute: parts.minute ?? 0, second: 0, of: now)
  }

  private func formatter(_ pattern: String, _ calendar: Calendar) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.dateFormat = pattern
    return formatter
  }

  /// A number with a unit behind it, or without one where there is a usual unit.
  package func quantity(in units: [Dimension], usual: Dimension?) -> (value: Double, unit: Dimension)? {
    let digits = text.prefix { $0.isNumber || ".,-+".contains($0) }
    guard !digits.isEmpty, let value = ReadableText(String(digits), locale: locale).number else { return nil }
    let unit = text.dropFirst(digits.count).trimmingCharacters(in: .whitespaces)
    if unit.isEmpty { return usual.map { (value, $0) } }
    let wanted = unit.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: locale)
    let known = units.first { $0.symbol == unit } ?? units.first { $0.symbol.lowercased() == wanted }
    return (known ?? Self.unitNames[wanted] ?? Self.unitNames[String(wanted.dropLast())]).map { (value, $0) }
  }

  /// A stretch of time: "90 s", "10 minutes", or plain seconds.
  package var duration: Duration? {
    let units: [Dimension] = [UnitDuration.hours, UnitDuration.minutes, UnitDuration.seconds]
    guard let (value, unit) = quantity(in: units, usual: UnitDuration.seconds), unit is UnitDuration else { return nil }
    let seconds = unit.converter.baseUnitValue(fromValue: value)
    return abs(seconds) < Self.longestDuration ? .seconds(seconds) : nil
  }

  /// More seconds than this do not fit into a duration, which counts attoseconds.
  private static let longestDuration = 1e20

  private static let yes: Set<String> = ["yes", "y", "true", "on", "1", "yeah", "yep", "sure", "ok", "okay"]
  private static let no: Set<String> = ["no", "n", "false", "off", "0", "nope", "nah"]
  private static let spelledNumbers: [String: Int] = [
    "zero": 0, "none": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
    "nine": 9, "ten": 10, "eleven": 11, "twelve": 12,
  ]
  private static let unitNames: [String: Dimension] = [
    "kilometer": UnitLength.kilometers, "kilometre": UnitLength.kilometers, "meter": UnitLength.meters,
    "metre": UnitLength.meters, "mile": UnitLength.miles, "feet": UnitLength.feet, "foot": UnitLength.feet,
    "yard": UnitLength.yards, "inch": UnitLength.inches, "minute": UnitDuration.minutes, "min": UnitDuration.minutes,
    "hour": UnitDuration.hours, "hr": UnitDuration.hours, "second": UnitDuration.seconds,
    "sec": UnitDuration.seconds, "kilogram": UnitMass.kilograms, "gram": UnitMass.grams, "pound": UnitMass.pounds,
    "liter": UnitVolume.liters, "litre": UnitVolume.liters, "celsius": UnitTemperature.celsius,
    "fahrenheit": UnitTemperature.fahrenheit,
  ]
}
