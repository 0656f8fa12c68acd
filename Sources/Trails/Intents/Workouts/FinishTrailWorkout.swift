import AppIntents

struct FinishTrailWorkout: UndoableIntent {
  static let title: LocalizedStringResource = "Finish Workout"
  static let description = IntentDescription(
    "Ends the workout that is under way and adds it to your activities.", categoryName: "Workouts",
    searchKeywords: [
      "stop tracking", "end my workout", "stop my workout", "i am done", "that is me done", "i am done for today",
      "that is it for today", "that is all for today", "back at the car",
    ])

  @Dependency var activityTracker: ActivityTracker

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let workout = activityTracker.workout else { throw TrailsError.noWorkout }
    let step = UndoStep(undoManager: undoManager, name: "Finish \(workout.activity.gerund)")
    let record = try activityTracker.finish(as: step)
    let minutes = Measurement(value: (record.duration / 60).rounded(), unit: UnitDuration.minutes)
    return .result(dialog: "Well done! That was \(record.activity.outing) of \(minutes.spelled).")
  }
}
