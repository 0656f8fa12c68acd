import AppIntents

struct PauseTrailWorkout: PauseWorkoutIntent {
  static let title: LocalizedStringResource = "Pause Workout"
  static let description = IntentDescription("Pauses the workout that is under way.", categoryName: "Workouts")

  @Dependency var activityTracker: ActivityTracker

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let wasPaused = activityTracker.workout?.isPaused == true
    let workout = try activityTracker.pause()
    return .result(
      dialog: wasPaused
        ? "Your \(workout.activity.gerund) workout already is paused."
        : "I paused your \(workout.activity.gerund) workout.")
  }
}
