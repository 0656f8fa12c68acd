extension TypedValue {
  /// The canonical text, for JSON and golden files: `5`, `21.5`, `true`, `2026-11-21T18:30`, `PT1H30M`, `5 kilometers`.
  ///
  /// The same value gives the same text everywhere; units are always in the plural. Allocates.
  package var text: String {
    switch self {
    case .integer(let integer): String(integer)
    case .number(let number): Self.digits(number)
    case .boolean(let boolean): boolean ? "true" : "false"
    case .date(let date): date.text
    case .duration(let seconds): Self.duration(seconds)
    case .measurement(let number, let unit): "\(Self.digits(number)) \(unit.name)"
    }
  }

  private static func digits(_ number: Double) -> String { number.wholeNumber.map { String($0) } ?? "\(number)" }

  /// ISO 8601 in days, hours, minutes and seconds: `P1DT2H`, `PT0.5S`, `PT0S`.
  private static func duration(_ seconds: Double) -> String {
    guard seconds >= 0, seconds < 9e15 else { return "PT\(digits(seconds))S" }
    let whole = Int(seconds)
    let rest = digits(seconds - Double(whole - whole % 60))
    var day = ""
    if whole >= CivilMoment.secondsPerDay { day = "\(whole / CivilMoment.secondsPerDay)D" }
    var time = ""
    if whole / 3_600 % 24 > 0 { time += "\(whole / 3_600 % 24)H" }
    if whole / 60 % 60 > 0 { time += "\(whole / 60 % 60)M" }
    if rest != "0" || day.isEmpty && time.isEmpty { time += "\(rest)S" }
    return "P\(day)" + (time.isEmpty ? "" : "T\(time)")
  }
}

extension DateReading {
  /// `2026-11-21` or `2026-11-21T18:30`: the moment that is meant.
  package var iso: String { precision == .day ? moment.dayText : "\(moment.dayText)T\(moment.timeText)" }

  /// `2026-11-21`, `T18:30` or `2026-11-21T18:30`: what was said of it, no more.
  package var text: String {
    switch precision {
    case .day: moment.dayText
    case .time: "T\(moment.timeText)"
    case .dayAndTime: "\(moment.dayText)T\(moment.timeText)"
    }
  }
}
