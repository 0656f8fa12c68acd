import AppIntents

/// Why something did not work, in sentences that can be said aloud.
///
/// The system says an error's `localizedStringResource`; any other error comes out as "Something went wrong".
enum TrailsError: Error, Equatable, CustomLocalizedStringResourceConvertible {
  case cannotSave
  case noWorkout
  case workoutUnderWay(String)
  case trailIsGone
  case notARoute(String)
  case nothingRecorded(String)
  /// Nothing is recorded yet of what is under way.
  case countedAtTheEnd(String)

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .cannotSave: "I couldn’t save that. Please check that there is room on the disk and try again."
    case .noWorkout: "There is no workout under way. Start one first."
    case .workoutUnderWay(let name): "You are already in the middle of \(name). Finish that first."
    case .trailIsGone: "That trail is no longer in Trails."
    case .notARoute(let name): "I couldn’t find a route in \(name). Please choose a GPX file with a recorded track."
    case .countedAtTheEnd(let name):
      "You are in the middle of \(name). How far you came is counted when you stop."
    case .nothingRecorded(let period): "You haven’t recorded anything \(period)."
    }
  }
}
