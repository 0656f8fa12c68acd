import AppIntents

/// What a day pass can be good for: a whole park, or one trail in it.
///
/// A union value lets one parameter take several types. Each case holds exactly one value, and no two cases the same
/// type, so that the system can tell from the value which case it is.
@UnionValue
enum DayPassType {
  case park(ParkEntity)
  case trail(TrailEntity)
}

extension DayPassType {
  /// What it is good for, as people say it.
  var name: String {
    switch self {
    case .park(let park): park.name
    case .trail(let trail): trail.name
    }
  }

  var place: DayPass.Place {
    switch self {
    case .park(let park): .park(park.id)
    case .trail(let trail): .trail(trail.id)
    }
  }
}
