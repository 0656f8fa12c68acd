/// An intent that begins a workout.
@_alwaysEmitConformanceMetadata
public protocol StartWorkoutIntent: InstanceDisplayRepresentable, SystemIntent {
  /// The kinds of workout.
  associatedtype WorkoutStyle: _IntentValue
  /// The workouts worth suggesting.
  static var suggestedWorkouts: [Self] { get }
  /// Which kind of workout to begin.
  var workoutStyle: WorkoutStyle { get set }
}

extension StartWorkoutIntent {
  /// An intent that begins a workout of a kind.
  public init(style: WorkoutStyle) {
    self.init()
    workoutStyle = style
  }
}

/// An intent that pauses the workout.
@_alwaysEmitConformanceMetadata
public protocol PauseWorkoutIntent: SystemIntent {}

/// An intent that goes on with the workout.
@_alwaysEmitConformanceMetadata
public protocol ResumeWorkoutIntent: SystemIntent {}

/// An intent that begins a dive.
@_alwaysEmitConformanceMetadata
public protocol StartDiveIntent: SystemIntent {}

extension IntentResult {
  /// A result that says what the action button does next. Compiles only: there is no such button here.
  public static func result(
    actionButtonIntent: some AppIntent
  ) -> Self where Self == IntentResultContainer<Never, Never, Never, Never> { Self(ResultParts()) }
}
