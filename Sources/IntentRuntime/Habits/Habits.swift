internal import Foundation
internal import PhraseMatching

/// What was done and when, the oldest first, and what it makes likely.
struct Habits: Sendable, Equatable {
  struct Entry: Sendable, Equatable {
    var event: UsageEvent
    var moment: CivilMoment
  }

  /// More are forgotten, the oldest first.
  static let most = 500

  private(set) var entries: [Entry] = []

  init(_ entries: [Entry] = []) { self.entries = Array(entries.suffix(Self.most)) }

  /// What was done first, and what was done after it.
  static func + (first: Habits, later: [Entry]) -> Habits { Habits(first.entries + later) }

  mutating func note(_ event: UsageEvent, at moment: CivilMoment) {
    entries.append(Entry(event: event, moment: moment))
    if entries.count > Self.most { entries.removeFirst(entries.count - Self.most) }
  }

  /// The likeliest events, best first, in the words that were used last. Of equally likely ones the one done last.
  func likely(atMost count: Int, now: CivilMoment, among isPossible: (UsageEvent) -> Bool) -> [UsageEvent] {
    var sums: [Sum] = []
    var indices: [UsageEventKey: Int] = [:]
    for (index, entry) in entries.enumerated() {
      let likelihood = HabitWeights.likelihood(of: index, in: entries, now: now)
      let key = UsageEventKey(entry.event)
      if let known = indices[key] {
        sums[known].likelihood += likelihood
        (sums[known].event, sums[known].last) = (entry.event, index)
      } else {
        indices[key] = sums.count
        sums.append(Sum(event: entry.event, likelihood: likelihood, last: index))
      }
    }
    sums.sort { ($0.likelihood, $0.last) > ($1.likelihood, $1.last) }
    return Array(sums.lazy.map(\.event).filter(isPossible).prefix(max(count, 0)))
  }

  private struct Sum {
    var event: UsageEvent
    var likelihood: Double
    var last: Int
  }

  private struct UsageEventKey: Hashable {
    let application: String
    let intent: String
    let values: [String: String]

    init(_ event: UsageEvent) { (application, intent, values) = (event.application, event.intent, event.values) }
  }
}

/// What makes an event likely; each weight stands with the pair of rivals that it orders.
enum HabitWeights {
  /// After so many days an event counts half: what was done every day last week beats what was done every day in spring.
  static let halfLife = 14.0

  /// What an event counts that was done at quite another time of day: at eight, what is done each morning beats what is done
  /// twice each evening.
  static let otherTime = 0.1
  /// What was done within so many minutes of the hour is done at this hour; the same span further off it counts less.
  static let sameTime = 45.0

  /// What an event counts that was done on another weekday, but of the same kind: on a Tuesday, what is done on Tuesdays beats
  /// what is done on Thursdays.
  static let otherDay = 0.8
  /// On a workday what is done at weekends counts less, and the reverse.
  static let otherKindOfDay = 0.5

  /// How many times more an event counts that followed on what was done last: after "start a workout", "finish the workout"
  /// beats "show the weather".
  static let following = 4.0
  /// One event follows on another within so many minutes.
  static let soon = 60.0

  static func likelihood(of index: Int, in entries: [Habits.Entry], now: CivilMoment) -> Double {
    let entry = entries[index]
    var likelihood = exp2(-age(entry.moment, now) / halfLife)
    likelihood *= timeOfDay(entry.moment, now) * weekday(entry.moment, now)
    if follows(index, in: entries, now) { likelihood *= following }
    return likelihood
  }

  /// In days; a clock that was set back makes nothing younger than now.
  private static func age(_ moment: CivilMoment, _ now: CivilMoment) -> Double { max(0, days(from: moment, to: now)) }

  private static func days(from moment: CivilMoment, to later: CivilMoment) -> Double {
    Double(later.dayNumber - moment.dayNumber)
      + Double(later.secondOfDay - moment.secondOfDay) / Double(CivilMoment.secondsPerDay)
  }

  private static func minutes(from moment: CivilMoment, to later: CivilMoment) -> Double {
    days(from: moment, to: later) * 1_440
  }

  private static func timeOfDay(_ moment: CivilMoment, _ now: CivilMoment) -> Double {
    let apart = abs(Double(moment.secondOfDay - now.secondOfDay)) / 60
    let nearest = min(apart, 1_440 - apart)
    return nearest <= sameTime ? 1 : max(otherTime, 2 - nearest / sameTime)
  }

  private static func weekday(_ moment: CivilMoment, _ now: CivilMoment) -> Double {
    if moment.weekday == now.weekday { return 1 }
    return (moment.weekday > 5) == (now.weekday > 5) ? otherDay : otherKindOfDay
  }

  /// Whether an event once followed on the one that was done last, if that was not long ago.
  private static func follows(_ index: Int, in entries: [Habits.Entry], _ now: CivilMoment) -> Bool {
    guard index > 0, let last = entries.last, (0...soon).contains(minutes(from: last.moment, to: now)) else {
      return false
    }
    let before = entries[index - 1]
    return before.event.isSame(as: last.event)
      && (0...soon).contains(minutes(from: before.moment, to: entries[index].moment))
  }
}
