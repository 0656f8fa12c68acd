import AppIntents
import SwiftUI

/// The main window: shows what the navigation model says, and follows links.
struct ContentView: View {
  @Environment(TrailDataManager.self) private var trailManager
  @Environment(NavigationModel.self) private var navigationModel
  @Environment(ActivityTracker.self) private var activityTracker

  var body: some View {
    NavigationStack {
      switch navigationModel.destination {
      case .favorites: FavoritesView()
      case .collection(let id): TrailListView(trails: trailManager.trails { $0.park.region == id })
      case .trail(let id): details(of: id)
      case .workout: WorkoutView(workout: activityTracker.workout)
      }
    }
    .onOpenURL { navigationModel.open($0) }
  }

  @ViewBuilder
  private func details(of id: Trail.ID) -> some View {
    if let trail = trailManager.trails(with: [id]).first {
      TrailInfoView(trail: trail, conditions: trailManager.conditions(of: trail))
        .appEntityIdentifier(EntityIdentifier(for: TrailEntity.self, identifier: trail.id))
    } else {
      Text("That trail is no longer in Trails.")
    }
  }
}
