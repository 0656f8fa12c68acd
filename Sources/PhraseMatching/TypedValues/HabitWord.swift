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
      guard let habit = Self.at(place, of: request), habit.isPartOfDay else { return nil }
      let isPurpose =
        place > 0
        && (Self.at(place - 1, of: request) == .purpose
          || [.to, .of, .after, .before].contains(request.word(place - 1)))
      return isPurpose ? nil : habit
    }.first
    guard let found else { return nil }
    self = found
  }

  /// Whether it says in which part of the day something is.
  private var isPartOfDay: Bool {
    switch self {
    case .wake, .alarm, .dine: true
    case .often, .each, .spell, .purpose: false
    }
  }

  /// Whether words around a time say that it is one of many days: "every morning at 9", "at 9 daily". "Each of them" and "the
  /// daily report" say nothing of that.
  static func isOften(around start: Int, _ end: Int, of request: TokenView) -> Bool {
    func isOften(at index: Int) -> Bool {
      switch at(index, of: request) {
      case .often: index >= end || index + 1 == start || index + 2 == start && request.word(start - 1) == .at
      case .each: index + 1 < request.count && at(index + 1, of: request) == .spell
      default: false
      }
    }
    let behind = end..<max(end, min(end + nearest, request.count))
    return (max(0, start - farthest)..<start).contains(where: isOften) || behind.contains(where: isOften)
  }

  /// So many words behind a time are looked at.
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
