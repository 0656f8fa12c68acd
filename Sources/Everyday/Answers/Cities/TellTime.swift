import AppIntents

struct TellTime: AppIntent {
  static let title: LocalizedStringResource = "Tell the Time"
  static let description = IntentDescription(
    "Tells what time it is here.", categoryName: "Answers",
    searchKeywords: ["what time is it", "what's the time", "how late is it"])

  @Dependency var machine: Machine

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "It’s \(machine.time(machine.now(), in: machine.calendar.timeZone)).")
  }
}

struct TellTimeElsewhere: AppIntent {
  static let title: LocalizedStringResource = "Tell the Time Elsewhere"
  static let description = IntentDescription(
    "Tells what time it is in another city.", categoryName: "Answers",
    searchKeywords: ["what's the time in …", "how late is it in …", "time in …"])

  @Parameter(requestValueDialog: "In which city?") var city: CityEntity

  static var parameterSummary: some ParameterSummary { Summary("What time it is in \(\.$city)") }

  @Dependency var machine: Machine

  func perform() async throws -> some IntentResult & ReturnsValue<CityEntity> & ProvidesDialog {
    let time = machine.time(machine.now(), in: city.zone)
    switch machine.dayOffset(in: city.zone) {
    case 0: return .result(value: city, dialog: "It’s \(time) in \(city.name).")
    case 1...: return .result(value: city, dialog: "It’s \(time) in \(city.name), tomorrow already.")
    default: return .result(value: city, dialog: "It’s \(time) in \(city.name), still yesterday.")
    }
  }
}

extension Machine {
  /// A time of day as it is said in the language.
  func time(_ date: Date, in zone: TimeZone) -> String {
    var style = Date.FormatStyle(date: .omitted, time: .shortened).locale(language)
    style.timeZone = zone
    // In a narrow space a line may break, and no terminal has a narrow one.
    return date.formatted(style).replacing("\u{202F}", with: "\u{A0}")
  }

  /// How many days the date elsewhere is ahead of the date here.
  fileprivate func dayOffset(in zone: TimeZone) -> Int {
    var there = calendar
    there.timeZone = zone
    let parts: Set<Calendar.Component> = [.year, .month, .day]
    let (here, away) = (calendar.dateComponents(parts, from: now()), there.dateComponents(parts, from: now()))
    guard let one = calendar.date(from: here), let other = calendar.date(from: away) else { return 0 }
    return calendar.dateComponents([.day], from: one, to: other).day ?? 0
  }
}
