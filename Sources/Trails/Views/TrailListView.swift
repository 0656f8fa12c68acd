import AppIntents
import SwiftUI

/// A few trails, one line each; how many more there are comes last.
struct TrailListView: View {
  let trails: [Trail]

  private let limit = 5

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(trails.prefix(limit)) { trail in
        Label("\(trail.name), \(trail.nearestTown) · \(trail.length.shown)", systemImage: trail.symbol)
      }
      if trails.count > limit {
        Text("and \(trails.count - limit) more")
          .foregroundStyle(.secondary)
      }
    }
    .padding()
  }
}
