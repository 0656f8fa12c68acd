import AppIntents

/// An event as a file has it, once or again and again.
struct CalendarEvent: Sendable {
  private(set) var uid = ""
  private(set) var name = ""
  private(set) var place = ""
  private(set) var start: CalendarMoment?
  private var end: CalendarMoment?
  private var duration: TimeInterval?
  private var rule: Recurrence?
  private var additions: [CalendarMoment] = []
  private var exceptions: [CalendarMoment] = []
  /// The occurrence of another event with the same identifier in whose place it is.
  private(set) var replaced: CalendarMoment?
  private(set) var isCancelled = false
  private var hasUnknown = false
  /// The lines that it stands on.
  var lines: [Data] = []

  /// Whether it was understood well enough to say when it is.
  var isUnderstood: Bool { !hasUnknown && start != nil }

  mutating func read(_ line: ContentLine, _ zones: CalendarZones) {
    switch line.name {
    case "UID": uid = String(line.value)
    case "SUMMARY": name = line.text
    case "LOCATION": place = line.text
    case "STATUS": isCancelled = line.value == "CANCELLED"
    case "DURATION": duration = Self.duration(line.value)
    case "DTSTART": start = moments(line, zones).first
    case "DTEND": end = moments(line, zones).first
    case "RECURRENCE-ID": replaced = moments(line, zones).first
    case "EXDATE": exceptions += moments(line, zones)
    case "RDATE": additions += moments(line, zones)
    case "RRULE":
      rule = Recurrence(String(line.value))
      hasUnknown = hasUnknown || rule == nil
    default: break
    }
  }

  private mutating func moments(_ line: ContentLine, _ zones: CalendarZones) -> [CalendarMoment] {
    let name = line.parameter("TZID").map { $0.filter { $0 != "\"" }[...] }
    let zone = name.flatMap(zones.zone)
    let moments = line.value.split(separator: ",").compactMap { CalendarMoment($0.prefix { $0 != "/" }, zone: zone) }
    hasUnknown = hasUnknown || moments.isEmpty || name != nil && zone == nil
    return moments
  }

  /// Reads “P1DT2H30M” or “P2W”.
  private static func duration(_ text: Substring) -> TimeInterval? {
    let units: [Character: Int] = ["W": 604_800, "D": 86_400, "H": 3_600, "M": 60, "S": 1]
    let parts = text.matches(of: /(\d{1,6})([WDHMS])/)
    return Double(parts.reduce(0) { $0 + (Int($1.1) ?? 0) * (units[$1.2.first ?? "S"] ?? 0) })
  }

  /// Whether it only repeats in one of the rhythms that people say, with no exceptions and no end.
  var hasPlainRhythm: Bool {
    additions.isEmpty && exceptions.isEmpty && Rhythm.allCases.contains { Recurrence($0.rule) == rule }
  }

  var isRepeated: Bool { rule != nil || !additions.isEmpty }

  /// How long it takes, in seconds.
  func length(in local: TimeZone) -> TimeInterval {
    guard let start else { return 0 }
    if let end { return max(0, end.date(in: local).timeIntervalSince(start.date(in: local))) }
    return duration ?? (start.seconds == nil ? 86_400 : 0)
  }

  /// When it begins, each time that it may touch a span of time.
  func starts(in span: Range<Date>, local: TimeZone) -> [CalendarMoment] {
    guard let start else { return [] }
    guard let rule else { return [start] + additions }
    let zone = start.zone ?? local
    let from = CalendarMoment(span.lowerBound - length(in: local), in: zone).day.adding(-1)
    let days = rule.days(of: start.day, from: from, through: CalendarMoment(span.upperBound, in: zone).day.adding(1))
    var last = rule.until.flatMap { CalendarMoment($0[...], zone: start.zone) }
    if last?.seconds == nil { last?.seconds = start.seconds }
    let all = days.map { CalendarMoment(day: $0, seconds: start.seconds, zone: start.zone) } + additions
    let excluded = Set(exceptions.map { $0.date(in: local) })
    return all.filter { moment in
      let date = moment.date(in: local)
      return !excluded.contains(date) && last.map { date <= $0.date(in: local) } ?? true
    }
  }
}
