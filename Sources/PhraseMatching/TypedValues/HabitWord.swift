import WordSemantics

/// Words in front of a time that say in which part of the day it is: "wake me at 6:45", "an alarm for 6 tomorrow", "dinner at 8".
enum HabitWord: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  case wake, alarm, dine
  /// What leads to what something is only for: "for dinner".
  case purpose

  private static let table = HashedWords<HabitWord>(
    allCases.flatMap { meaning in Language.english.values.words("\(meaning)").map { ($0, meaning) } })

  /// What people do then, where one of a few words in front of the time says so.
  init?(before index: Int, of request: TokenView) {
    let found = (max(0, index - Self.farthest)..<index).lazy.compactMap { place -> HabitWord? in
      guard let habit = Self.at(place, of: request), habit != .purpose else { return nil }
      let isPurpose =
        place > 0
        && (Self.at(place - 1, of: request) == .purpose
          || [.to, .of, .after, .before].contains(request.word(place - 1)))
      return isPurpose ? nil : habit
    }.first
    guard let found else { return nil }
    self = found
  }

  private static func at(_ index: Int, of request: TokenView) -> HabitWord? { table.value(for: request[index].hash) }

  private static var farthest: Int { 5 }

  /// The part of the day in which people do it; an alarm may be for the next hour.
  func period(onOtherDay isOtherDay: Bool) -> DayPeriod? {
    switch self {
    case .wake: .morning
    case .alarm: isOtherDay ? .morning : nil
    case .dine: .evening
    case .purpose: nil
    }
  }
}
