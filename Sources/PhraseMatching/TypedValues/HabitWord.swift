import WordSemantics

/// Words in front of a time that say in which part of the day it is: "wake me at 6:45", "an alarm for 6 tomorrow", "dinner at 8".
enum HabitWord: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  case wake, alarm, dine
  /// What says that something is on many days: "daily", and the "every" and the "morning" of "every morning".
  case often, each, spell
  /// What leads to what something is only for: "for dinner".
  case purpose

  private static let table = HashedWords<HabitWord>(
    allCases.flatMap { meaning in Language.english.values.words("\(meaning)").map { ($0, meaning) } })

  /// What people do then, where one of a few words in front of the time says so.
  init?(before index: Int, of request: TokenView) {
    let found = (max(0, index - Self.farthest)..<index).lazy.compactMap { place -> HabitWord? in
      guard let habit = Self.at(place, of: request), Self.partsOfDay.contains(habit) else { return nil }
      let isPurpose =
        place > 0
        && (Self.at(place - 1, of: request) == .purpose
          || [.to, .of, .after, .before].contains(request.word(place - 1)))
      return isPurpose ? nil : habit
    }.first
    guard let found else { return nil }
    self = found
  }

  private static let partsOfDay: Set<HabitWord> = [.wake, .alarm, .dine]

  /// Whether words around a time say that it is one of many days: "every morning at 9", "at 9 daily". "Each of them" and "the
  /// daily report" say nothing of that.
  static func isOften(around start: Int, _ end: Int, of request: TokenView) -> Bool {
    let (first, last) = (max(0, start - farthest), min(end + nearest, request.count))
    func isOften(at index: Int) -> Bool {
      guard index >= first, index < last, let word = at(index, of: request) else { return false }
      let isBeside = index + nearest >= start && (index + 1 == start || start > 0 && request.word(start - 1) == .at)
      return word == .often && (isBeside || index >= end)
        || word == .each && index + 1 < request.count && at(index + 1, of: request) == .spell
    }
    return (first..<start).contains(where: isOften) || (end..<max(end, last)).contains(where: isOften)
  }

  private static var nearest: Int { 2 }

  private static func at(_ index: Int, of request: TokenView) -> HabitWord? { table.value(for: request[index].hash) }

  private static var farthest: Int { 5 }

  /// The part of the day in which people do it; an alarm may be for the next hour.
  func period(onOtherDay isOtherDay: Bool) -> DayPeriod? {
    switch self {
    case .wake: .morning
    case .alarm: isOtherDay ? .morning : nil
    case .dine: .evening
    case .often, .each, .spell, .purpose: nil
    }
  }
}
