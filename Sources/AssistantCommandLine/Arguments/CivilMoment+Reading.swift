internal import Glibc
internal import PhraseMatching

extension CivilMoment {
  /// Reads `2026-11-20`, `2026-11-20T10:00` or `2026-11-20T10:00:30`; nil for a day or time that does not exist.
  init?(written text: String) {
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    guard let date = halves.first.flatMap({ Self.fields($0, separator: "-", widths: [4, 2, 2]) }), halves.count <= 2
    else { return nil }
    var time = [0, 0, 0]
    if halves.count == 2 {
      let isToTheMinute = halves[1].utf8.count == 5
      let widths = isToTheMinute ? [2, 2] : [2, 2, 2]
      guard let read = Self.fields(halves[1], separator: ":", widths: widths) else { return nil }
      time.replaceSubrange(read.indices, with: read)
    }
    self.init(year: date[0], month: date[1], day: date[2], hour: time[0], minute: time[1], second: time[2])
    if !isOnTheCalendar { return nil }
  }

  /// The clock of this computer in its time zone.
  static func onThisClock() -> CivilMoment {
    var seconds = time(nil)
    var parts = tm()
    localtime_r(&seconds, &parts)
    return CivilMoment(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday), hour: Int(parts.tm_hour),
      minute: Int(parts.tm_min), second: min(Int(parts.tm_sec), 59))
  }

  private static func fields(_ text: Substring, separator: Character, widths: [Int]) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == widths else { return nil }
    let numbers = parts.compactMap { part in part.utf8.allSatisfy { 48...57 ~= $0 } ? Int(part) : nil }
    return numbers.count == widths.count ? numbers : nil
  }

  /// Whether the system's calendar gives the same moment back: it moves those that do not exist.
  private var isOnTheCalendar: Bool {
    var parts = tm()
    parts.tm_year = Int32(year - 1900)
    parts.tm_mon = Int32(month - 1)
    parts.tm_mday = Int32(day)
    parts.tm_hour = Int32(hour)
    parts.tm_min = Int32(minute)
    parts.tm_sec = Int32(second)
    let asked = [parts.tm_year, parts.tm_mon, parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec]
    _ = timegm(&parts)
    return asked == [parts.tm_year, parts.tm_mon, parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec]
  }
}
