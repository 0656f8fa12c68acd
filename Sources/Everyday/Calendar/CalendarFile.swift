import AppIntents

/// The events of a calendar file, as RFC 5545 describes it.
struct CalendarFile: Sendable {
  let url: URL
  private(set) var events: [CalendarEvent] = []
  /// Whether all that the file says of events was understood.
  private(set) var isWhole = true
  /// What names of time zones stand for that the file explains.
  private var zones = CalendarZones()
  /// The components that are not closed yet.
  private var components: [Substring] = []
  private var event: (lines: Int, event: CalendarEvent)?

  /// Reads a file; nil if it is no calendar.
  init?(_ data: Data, at url: URL) {
    self.url = url
    let text = TextLines(data)
    var (index, isCalendar) = (0, false)
    while index < text.count {
      let lines = index..<text.endOfFolded(index)
      index = lines.upperBound
      guard let line = ContentLine(text.unfolded(lines)) else { continue }
      if line.name == "END", components.last != line.value { return nil }
      read(line, text, lines)
      isCalendar = isCalendar || components == ["VCALENDAR"]
    }
    guard components.isEmpty, isCalendar else { return nil }
  }

  private mutating func read(_ line: ContentLine, _ text: TextLines, _ lines: Range<Int>) {
    switch line.name {
    case "BEGIN":
      components.append(line.value)
      if line.value == "VEVENT" { event = (lines.lowerBound, CalendarEvent()) }
    case "END":
      components.removeLast()
      guard line.value == "VEVENT", let (start, begun) = event else { return }
      var whole = begun
      whole.lines = text.bytes(start..<lines.upperBound)
      if whole.isUnderstood { events.append(whole) }
      isWhole = isWhole && whole.isUnderstood
      event = nil
    default:
      if components.last == "VEVENT" { event?.event.read(line, zones) }
      if components.contains("VTIMEZONE") { zones.read(line, of: components.last ?? "") }
    }
  }
}

extension TextLines {
  /// Where a line ends that may go on in the next ones.
  fileprivate func endOfFolded(_ index: Int) -> Int {
    var end = index + 1
    while end < count, [0x20, 0x09].contains(bytes(end..<(end + 1))[0].first) { end += 1 }
    return end
  }

  fileprivate func unfolded(_ lines: Range<Int>) -> Data {
    bytes(lines).enumerated().reduce(into: Data()) { $0 += $1.offset == 0 ? $1.element : $1.element.dropFirst() }
  }
}

/// The time zones of a file, by their names.
struct CalendarZones: Sendable {
  private var known: [Substring: TimeZone] = [:]
  private var name: Substring = ""
  private var standard = 0

  /// The zone of a name, also of one such as “/example.org/Europe/Berlin”; nil if nobody knows it.
  func zone(_ name: Substring) -> TimeZone? {
    let end = name.split(separator: "/").suffix(2).joined(separator: "/")
    return TimeZone(identifier: String(name)) ?? TimeZone(identifier: end) ?? known[name]
  }

  /// Reads what a file says of a zone: of one that only it knows, the distances from Greenwich in winter and summer.
  mutating func read(_ line: ContentLine, of component: Substring) {
    switch line.name {
    case "TZID": name = line.value
    case "TZOFFSETTO":
      guard let hours = Int(line.value), (-2_400...2_400).contains(hours), zone(name) == nil || component == "DAYLIGHT"
      else { return }
      let seconds = hours / 100 * 3_600 + hours % 100 * 60
      if component == "STANDARD" { standard = seconds }
      known[name] = component == "STANDARD" ? TimeZone(secondsFromGMT: seconds) : Self.zone(standard, seconds)
    default: break
    }
  }

  private static func zone(_ winter: Int, _ summer: Int) -> TimeZone? {
    let (january, july) = (Date(timeIntervalSince1970: 1_767_225_600), Date(timeIntervalSince1970: 1_782_864_000))
    let zones = [TimeZone.current] + TimeZone.knownTimeZoneIdentifiers.compactMap { TimeZone(identifier: $0) }
    func first(_ winter: Int, _ summer: Int) -> TimeZone? {
      zones.first { $0.secondsFromGMT(for: january) == winter && $0.secondsFromGMT(for: july) == summer }
    }
    return first(winter, summer) ?? first(summer, winter)
  }
}
