import AppIntents
import SwiftUI

/// The pinned trail, or how to get one.
struct PinnedTrailView: View {
  let pinned: (trail: Trail, conditions: TrailConditions)?

  var body: some View {
    if let pinned {
      TrailConditionsView(name: pinned.trail.name, conditions: pinned.conditions)
    } else {
      Label("Pin a trail to see its conditions here.", systemImage: "pin")
        .padding()
    }
  }
}
