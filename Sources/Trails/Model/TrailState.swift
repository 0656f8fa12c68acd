import Foundation

/// Everything that a person has done in the app, which must outlive it.
struct TrailState: Codable, Equatable, Sendable {
  /// In the order in which they were added.
  var favorites: [Trail.ID] = []
  var pinnedTrail: Trail.ID?
  /// In the order in which they were recorded.
  var activities: [ActivityRecord] = []
  var dayPasses: [DayPass] = []
  /// The workout that is under way, if there is one.
  var workout: Workout?

  /// The state before the app is used for the first time.
  static let starter = TrailState(
    favorites: ["angels-landing", "mist-trail", "lac-blanc", "catbells", "besseggen", "milford-track"]
  )
}

extension TrailState {
  /// Reads a state that may have been written before some of its parts existed.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    favorites = try container.decodeIfPresent([Trail.ID].self, forKey: .favorites) ?? []
    pinnedTrail = try container.decodeIfPresent(Trail.ID.self, forKey: .pinnedTrail)
    activities = try container.decodeIfPresent([ActivityRecord].self, forKey: .activities) ?? []
    dayPasses = try container.decodeIfPresent([DayPass].self, forKey: .dayPasses) ?? []
    workout = try container.decodeIfPresent(Workout.self, forKey: .workout)
  }
}

/// Something done outdoors, and over.
struct ActivityRecord: Codable, Equatable, Sendable {
  let activity: ActivityStyle
  /// Where it was, if it was on a trail that the app knows.
  let trail: Trail.ID?
  let start: Date
  let duration: TimeInterval
  let kilometers: Double
}

/// A permit for one day.
struct DayPass: Codable, Equatable, Sendable {
  /// What the pass opens: the identifier of a park or of a trail.
  enum Place: Codable, Hashable, Sendable {
    case park(Park.ID)
    case trail(Trail.ID)
  }

  let place: Place
  /// The first moment of the day on which it is good.
  let day: Date
}

/// An activity that is under way.
struct Workout: Codable, Equatable, Sendable {
  let activity: ActivityStyle
  let trail: Trail.ID?
  let start: Date
  /// The time that had been spent moving when it was last paused.
  var movingTime: TimeInterval = 0
  /// Since when it has been moving; nil while it is paused.
  var movingSince: Date?

  var isPaused: Bool { movingSince == nil }

  /// The time spent moving up to some moment.
  func movingTime(at moment: Date) -> TimeInterval {
    movingTime + (movingSince.map { max(0, moment.timeIntervalSince($0)) } ?? 0)
  }
}
