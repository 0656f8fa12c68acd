import AppIntents

struct PauseTrailWorkout: PauseWorkoutIntent, UndoableIntent {
  static let title: LocalizedStringResource = "Pause Workout"
  static let description = IntentDescription(
    "Pauses the workout that is under way.", categoryName: "Workouts",
    searchKeywords: [
      "take a break", "take a rest", "pause tracking", "pause my workout", "have a break", "i need a break",
    ])

  @Dependency var activityTracker: ActivityTracker

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let before = activityTracker.workout else { throw TrailsError.noWorkout }
    let step = UndoStep(undoManager: undoManager, name: "Pause \(before.activity.gerund)")
    let workout = try activityTracker.pause(as: step)
    return .result(
      dialog: before.isPaused
        ? "Your \(workout.activity.gerund) workout already is paused."
        : "I paused your \(workout.activity.gerund) workout.")
  }
}
