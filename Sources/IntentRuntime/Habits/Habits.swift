internal import Foundation
internal import PhraseMatching

/// What was done and when, the oldest first, and what it makes likely.
struct Habits: Sendable, Equatable {
  /// A deed at its time.
  struct Entry: Sendable, Equatable {
    var deed: Deed
    var moment: CivilMoment
  }

  /// More are forgotten, the oldest first.
  static let most = 500

  private(set) var entries: [Entry] = []

  init(_ entries: [Entry] = []) { self.entries = Array(entries.suffix(Self.most)) }

  mutating func note(_ deed: Deed, at moment: CivilMoment) {
    entries.append(Entry(deed: deed, moment: moment))
    if entries.count > Self.most { entries.removeFirst(entries.count - Self.most) }
  }

  /// The likeliest deeds, best first, in the words that were used last. Of equally likely ones the one done last.
  func likely(atMost count: Int, now: CivilMoment, among isPossible: (Deed) -> Bool) -> [Deed] {
    var sums: [Sum] = []
    var places: [DeedKey: Int] = [:]
    for (place, entry) in entries.enumerated() {
      let likeliness = HabitWeights.likeliness(of: place, in: entries, now: now)
      let key = DeedKey(entry.deed)
      if let known = places[key] {
        sums[known].likeliness += likeliness
        (sums[known].deed, sums[known].last) = (entry.deed, place)
      } else {
        places[key] = sums.count
        sums.append(Sum(deed: entry.deed, likeliness: likeliness, last: place))
      }
    }
    sums.sort { ($0.likeliness, $0.last) > ($1.likeliness, $1.last) }
    return Array(sums.lazy.map(\.deed).filter(isPossible).prefix(max(count, 0)))
  }

  private struct Sum {
    var deed: Deed
    var likeliness: Double
    var last: Int
  }

  /// What makes two deeds the same.
  private struct DeedKey: Hashable {
    let application: String
    let intent: String
    let values: [String: String]

    init(_ deed: Deed) { (application, intent, values) = (deed.application, deed.intent, deed.values) }
  }
}

/// What makes a deed likely; each weight stands with the pair of rivals that it orders.
enum HabitWeights {
  /// After so many days a deed counts half: what was done every day last week beats what was done every day in spring.
  static let halfLife = 14.0

  /// What a deed counts that was done at quite another time of day: at eight, what is done each morning beats what is done
  /// twice each evening.
  static let otherTime = 0.1
  /// What was done within so many minutes of the hour is done at this hour; the same span further off it counts less.
  static let sameTime = 45.0

  /// What a deed counts that was done on another weekday, but of the same kind: on a Tuesday, what is done on Tuesdays beats
  /// what is done on Thursdays.
  static let otherDay = 0.8
  /// On a workday what is done at weekends counts less, and the reverse.
  static let otherKindOfDay = 0.5

  /// How many times more a deed counts that followed on what was done last: after "start a workout", "finish the workout"
  /// beats "show the weather".
  static let following = 4.0
  /// One deed follows on another within so many minutes.
  static let soon = 60.0

  static func likeliness(of place: Int, in entries: [Habits.Entry], now: CivilMoment) -> Double {
    let entry = entries[place]
    var likeliness = exp2(-age(entry.moment, now) / halfLife)
    likeliness *= timeOfDay(entry.moment, now) * weekday(entry.moment, now)
    if follows(place, in: entries, now) { likeliness *= following }
    return likeliness
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

  /// Whether a deed once followed on the one that was done last, if that was not long ago.
  private static func follows(_ place: Int, in entries: [Habits.Entry], _ now: CivilMoment) -> Bool {
    guard place > 0, let last = entries.last, (0...soon).contains(minutes(from: last.moment, to: now)) else {
      return false
    }
    let before = entries[place - 1]
    return before.deed.isSame(as: last.deed)
      && (0...soon).contains(minutes(from: before.moment, to: entries[place].moment))
  }
}
