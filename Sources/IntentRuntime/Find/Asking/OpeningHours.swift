package import AppIntents

/// What is asked of opening hours; times are minutes since midnight.
package enum OpeningHoursTest: Equatable, Sendable {
  case opens(ComparatorKind, Int)
  case closes(ComparatorKind, Int)
  case isOpen(Int)
  /// On a day of the week; 1 is Sunday.
  case isOpenOn(Int)
}

/// The hours that a text tells: "Open from 9:00 to 17:00", "Always open".
struct OpeningHoursText {
  private let times: [Int]
  private let isAlways: Bool
  private let words: Set<String>

  init(_ text: String) {
    let words = FindText.words(of: text)
    self.words = Set(words)
    isAlways = words.contains("always") || words.contains("24") && words.contains("hours")
    times = text.split { !$0.isNumber && $0 != ":" }.compactMap(Self.minutes)
  }

  private static func minutes(_ clock: Substring) -> Int? {
    let parts = clock.split(separator: ":").compactMap { Int($0) }
    return parts.count == 2 && parts[0] <= 24 && parts[1] < 60 ? parts[0] * 60 + parts[1] : nil
  }

  /// Whether the hours pass a test; nil where the text does not tell.
  func passes(_ test: OpeningHoursTest) -> Bool? {
    switch test {
    case .isOpenOn(let weekday): return isOpen(on: weekday)
    case .isOpen(let minute):
      if isAlways { return true }
      return hours.map { $0.0 <= minute && minute < $0.1 }
    case .opens(let comparison, let minute):
      if isAlways { return comparison == .lessThan || comparison == .lessThanOrEqualTo }
      return hours.map { Self.compare($0.0, comparison, minute) }
    case .closes(let comparison, let minute):
      if isAlways { return false }
      return hours.map { Self.compare($0.1, comparison, minute) }
    }
  }

  /// When it opens or closes, or for how many minutes it is open.
  func minute(_ edge: ReadFind.HoursRanking.Edge) -> Int? {
    if isAlways { return edge == .opening ? 0 : Self.wholeDay }
    return hours.map { hours in
      switch edge {
      case .opening: hours.0
      case .closing: hours.1
      case .length: hours.1 - hours.0
      }
    }
  }

  var isAlwaysOpen: Bool { isAlways }

  private static let wholeDay = 24 * 60

  private var hours: (Int, Int)? { times.count >= 2 ? (times[0], times[1]) : nil }

  /// A text that names no days is about each of them.
  private func isOpen(on weekday: Int) -> Bool? {
    let named = words.intersection(Self.weekdays)
    if named.isEmpty { return isAlways || hours != nil ? true : nil }
    return named.count == 1 ? named.contains(Self.weekdays[weekday - 1]) : nil
  }

  static let weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]

  private static func compare(_ time: Int, _ comparison: ComparatorKind, _ minute: Int) -> Bool {
    switch comparison {
    case .greaterThan: time > minute
    case .lessThan: time < minute
    case .greaterThanOrEqualTo: time >= minute
    case .lessThanOrEqualTo: time <= minute
    default: time == minute
    }
  }
}
