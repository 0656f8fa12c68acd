import AppIntents

struct ResumeTrailWorkout: ResumeWorkoutIntent {
  static let title: LocalizedStringResource = "Resume Workout"
  static let description = IntentDescription("Goes on with a paused workout.", categoryName: "Workouts")

  @Dependency var activityTracker: ActivityTracker

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let wasPaused = activityTracker.workout?.isPaused == true
    let workout = try activityTracker.resume()
    return .result(
      dialog: wasPaused
        ? "Your \(workout.activity.gerund) workout goes on."
        : "Your \(workout.activity.gerund) workout is not paused.")
  }
}
