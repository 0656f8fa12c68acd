import SwiftUI

/// Follows a workout from its start to its end.
///
/// A workout survives the app: it is part of what ``TrailDataManager`` saves.
@MainActor
@Observable
final class ActivityTracker {
  private let trailManager: TrailDataManager

  init(trailManager: TrailDataManager) { self.trailManager = trailManager }

  /// What is under way, if anything is.
  var workout: Workout? { trailManager.state.workout }

  /// Begins a workout.
  func start(_ activity: ActivityStyle, on trail: Trail.ID?, as step: UndoStep? = nil) throws {
    if let workout { throw TrailsError.workoutUnderWay(workout.activity.gerund) }
    let now = trailManager.now
    let workout = Workout(activity: activity, trail: trail, start: now, movingSince: now)
    try trailManager.change(as: step) {
      $0.workout = workout
    } undoneBy: {
      $0.workout = nil
    }
  }

  /// Stops the clock; does nothing to a workout that is paused.
  @discardableResult
  func pause(as step: UndoStep? = nil) throws -> Workout {
    try update(as: step) { workout, now in
      workout.movingTime = workout.movingTime(at: now)
      workout.movingSince = nil
    }
  }

  /// Lets the clock run on; does nothing to a workout that is not paused.
  @discardableResult
  func resume(as step: UndoStep? = nil) throws -> Workout {
    try update(as: step) { workout, now in
      workout.movingSince = workout.movingSince ?? now
    }
  }

  /// Ends the workout and keeps it as an activity.
  ///
  /// Full minutes count, so that what is called a run of 0 minutes covers no distance. The distance is that of the usual
  /// speed, and on a trail no more than the trail is long.
  /// Who takes it back finds the workout as if it had gone on.
  func finish(as step: UndoStep? = nil) throws -> ActivityRecord {
    guard let workout else { throw TrailsError.noWorkout }
    let duration = (workout.movingTime(at: trailManager.now) / 60).rounded(.down) * 60
    let trail = workout.trail.flatMap { trailManager.trails(with: [$0]).first }
    let longest = trail?.length.converted(to: .kilometers).value ?? .infinity
    let kilometers = min(longest, duration / 3_600 * workout.activity.usualSpeed)
    let record = ActivityRecord(
      activity: workout.activity, trail: workout.trail, start: workout.start, duration: duration, kilometers: kilometers
    )
    try trailManager.change(as: step) { state in
      state.workout = nil
      state.activities.append(record)
    } undoneBy: { state in
      state.workout = workout
      state.activities.removeLast(record)
    }
    return record
  }

  private func update(as step: UndoStep?, _ edit: (inout Workout, Date) -> Void) throws -> Workout {
    guard let old = workout else { throw TrailsError.noWorkout }
    var new = old
    edit(&new, trailManager.now)
    let workout = new
    try trailManager.change(as: step) {
      $0.workout = workout
    } undoneBy: {
      $0.workout = old
    }
    return workout
  }
}
