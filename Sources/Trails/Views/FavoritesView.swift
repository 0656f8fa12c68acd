import AppIntents
import SwiftUI

/// The favourite trails, the pinned one on top.
///
/// The tip teaches the phrase that opens this very view; people dismiss it when they know it.
struct FavoritesView: View {
  @Environment(TrailDataManager.self) private var trailManager
  @State private var isTipVisible = true

  var body: some View {
    List {
      SiriTipView(intent: OpenFavorites(), isVisible: $isTipVisible)
      if let notice = trailManager.notice {
        Label(notice, systemImage: "exclamationmark.triangle")
      }
      if let pinned = trailManager.pinned {
        Section("Pinned") { row(for: pinned) }
      }
      Section("Favorites") {
        ForEach(trailManager.favorites) { row(for: $0) }
      }
    }
    .navigationTitle("Favorites")
  }

  private func row(for trail: Trail) -> some View {
    Button(intent: OpenTrail(trailManager.entity(for: trail))) {
      Label(trail.name, systemImage: trail.symbol)
    }
  }
}
