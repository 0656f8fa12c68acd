import AppIntents

/// Starts a workout, on a trail or anywhere.
///
/// The Action button of a watch runs intents of this kind: `workoutStyle` is what it lets people choose.
struct StartTrailWorkout: StartWorkoutIntent, UndoableIntent {
  static let title: LocalizedStringResource = "Start Workout"
  static let description = IntentDescription(
    "Starts a workout.", categoryName: "Workouts",
    searchKeywords: [
      "i am off for a …", "i am off …", "i am going …", "i am going for a …", "start tracking my …", "off for a …",
      "going for a …", "let us go for a …", "go for a …",
    ])

  /// What the Action button offers first.
  static var suggestedWorkouts: [StartTrailWorkout] {
    [StartTrailWorkout(style: .hiking), StartTrailWorkout(style: .running), StartTrailWorkout(style: .biking)]
  }

  @Parameter(title: "Activity", requestValueDialog: "What kind of workout?") var workoutStyle: ActivityStyle

  @Parameter var trail: TrailEntity?

  static var parameterSummary: some ParameterSummary { Summary("Start \(\.$workoutStyle)") { \.$trail } }

  /// How the workout is shown where people choose one.
  var displayRepresentation: DisplayRepresentation {
    ActivityStyle.caseDisplayRepresentations[workoutStyle] ?? "Workout"
  }

  @Dependency var activityTracker: ActivityTracker
  @Dependency var navigationModel: NavigationModel

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let step = UndoStep(undoManager: undoManager, name: "Start \(workoutStyle.gerund)")
    try activityTracker.start(workoutStyle, on: trail?.id, as: step)
    navigationModel.navigate(to: .workout)
    guard let trail else { return .result(dialog: "I started \(workoutStyle.outing). Have fun out there!") }
    return .result(dialog: "I started \(workoutStyle.outing) on \(trail.name). Have fun out there!")
  }
}

extension StartTrailWorkout {
  /// A workout of one kind.
  init(style: ActivityStyle) {
    self.init()
    workoutStyle = style
  }
}
