import AppIntents
import SwiftUI

/// The numbers of a summary.
struct ActivitySummaryView: View {
  let summary: ActivityStatisticsSummary

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Label(summary.activityCount, systemImage: "checkmark.circle")
      Label(summary.distanceTraveled.shown, systemImage: "ruler")
      Label(summary.movingTime.formatted(), systemImage: "clock")
      Label(summary.caloriesBurned.formatted(), systemImage: "flame")
    }
    .padding()
  }
}
