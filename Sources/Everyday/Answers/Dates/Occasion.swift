import AppIntents

/// A day that comes every year.
enum Occasion: String, AppEnum {
  case newYear, valentinesDay, easter, halloween, thanksgiving, christmasEve, christmas, newYearsEve

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Holiday"

  static let caseDisplayRepresentations: [Occasion: DisplayRepresentation] = [
    .newYear: DisplayRepresentation(title: "New Year", synonyms: ["New Year’s Day"]),
    .valentinesDay: DisplayRepresentation(title: "Valentine’s Day"),
    .easter: DisplayRepresentation(title: "Easter", synonyms: ["Easter Sunday"]),
    .halloween: DisplayRepresentation(title: "Halloween"), .thanksgiving: DisplayRepresentation(title: "Thanksgiving"),
    .christmasEve: DisplayRepresentation(title: "Christmas Eve"),
    .christmas: DisplayRepresentation(title: "Christmas", synonyms: ["Christmas Day", "Xmas"]),
    .newYearsEve: DisplayRepresentation(title: "New Year’s Eve"),
  ]

  /// The first such day that is not before a day.
  func next(from day: Date, in calendar: Calendar) -> Date? {
    let year = calendar.component(.year, from: day)
    return [year, year + 1].lazy.compactMap { date(in: $0, calendar) }.first { $0 >= day }
  }

  private func date(in year: Int, _ calendar: Calendar) -> Date? {
    func day(_ month: Int, _ day: Int) -> Date? {
      calendar.date(from: DateComponents(year: year, month: month, day: day))
    }
    switch self {
    case .newYear: return day(1, 1)
    case .valentinesDay: return day(2, 14)
    case .easter: return day(Self.easter(in: year).month, Self.easter(in: year).day)
    case .halloween: return day(10, 31)
    case .thanksgiving: return calendar.date(from: DateComponents(year: year, month: 11, weekday: 5, weekdayOrdinal: 4))
    case .christmasEve: return day(12, 24)
    case .christmas: return day(12, 25)
    case .newYearsEve: return day(12, 31)
    }
  }

  /// Easter Sunday by the rule of Gauss, as Butcher completed it.
  static func easter(in year: Int) -> (month: Int, day: Int) {
    let (golden, century, rest) = (year % 19, year / 100, year % 100)
    let epact = (19 * golden + century - century / 4 - (century - (century + 8) / 25 + 1) / 3 + 15) % 30
    let weekday = (32 + 2 * (century % 4) + 2 * (rest / 4) - epact - rest % 4) % 7
    let correction = (golden + 11 * epact + 22 * weekday) / 451
    let sum = epact + weekday - 7 * correction + 114
    return (sum / 31, sum % 31 + 1)
  }
}
