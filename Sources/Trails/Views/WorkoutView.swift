import AppIntents
import SwiftUI

/// The workout under way, with the buttons to pause it and to go on.
struct WorkoutView: View {
  let workout: Workout?

  var body: some View {
    if let workout {
      VStack(alignment: .leading, spacing: 8) {
        Label(workout.activity.gerund.capitalizedAtStart, systemImage: workout.activity.symbol)
          .font(.headline)
        if workout.isPaused {
          Button("Resume", intent: ResumeTrailWorkout())
        } else {
          Button("Pause", intent: PauseTrailWorkout())
        }
        Button("Finish", intent: FinishTrailWorkout())
      }
      .padding()
    } else {
      Text("No workout is under way.")
    }
  }
}
