import AppIntents

struct ResumeTrailWorkout: ResumeWorkoutIntent, UndoableIntent {
  static let title: LocalizedStringResource = "Resume Workout"
  static let description = IntentDescription(
    "Goes on with a paused workout.", categoryName: "Workouts",
    searchKeywords: [
      "keep going", "resume tracking", "go on with my workout", "back to my workout", "continue my workout",
      "moving again", "on we go", "off we go again",
    ])

  @Dependency var activityTracker: ActivityTracker

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let before = activityTracker.workout else { throw TrailsError.noWorkout }
    let step = UndoStep(undoManager: undoManager, name: "Resume \(before.activity.gerund)")
    let workout = try activityTracker.resume(as: step)
    return .result(
      dialog: before.isPaused
        ? "Your \(workout.activity.gerund) workout goes on." : "Your \(workout.activity.gerund) workout is not paused.")
  }
}
