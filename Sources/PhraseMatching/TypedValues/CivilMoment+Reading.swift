extension CivilMoment {
  /// Reads `2026-11-20`, `2026-11-20T10:00` or `2026-11-20T10:00:30`; nil for a day or time that does not exist.
  package init?(written text: String) {
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    guard halves.count <= 2, let date = Self.fields(halves[0], separator: "-", widths: [4, 2, 2]) else { return nil }
    self.init(validYear: date[0], month: date[1], day: date[2])
    if halves.count == 2, !setTime(halves[1]) { return nil }
  }

  /// Reads `10:00` or `10:00:30`; false for a time that does not exist.
  private mutating func setTime(_ text: Substring) -> Bool {
    let widths = text.utf8.count == 5 ? [2, 2] : [2, 2, 2]
    guard let time = Self.fields(text, separator: ":", widths: widths) else { return false }
    (hour, minute, second) = (time[0], time[1], time.count == 3 ? time[2] : 0)
    return hour < 24 && minute < 60 && second < 60
  }

  private static func fields(_ text: Substring, separator: Character, widths: [Int]) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == widths else { return nil }
    let numbers = parts.compactMap { part in part.utf8.allSatisfy { 48...57 ~= $0 } ? Int(part) : nil }
    return numbers.count == widths.count ? numbers : nil
  }
}
