import AppIntents
import SwiftUI

/// The facts about a trail, for a snippet or a page.
///
/// A snippet is drawn over the system's own background, so it brings none.
struct TrailInfoView: View {
  let trail: Trail
  let conditions: TrailConditions

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(trail.name)
        .font(.headline)
      Text(trail.regionDescription)
        .foregroundStyle(.secondary)
      Text(trail.summary)
      HStack(spacing: 16) {
        Label(trail.length.shown, systemImage: "ruler")
        Label(trail.ascent.formatted(), systemImage: "arrow.up.right")
      }
      Label("\(trail.activities.map(\.gerund), format: .list(type: .and))", systemImage: "figure.hiking")
      ConditionsLabel(conditions: conditions)
    }
    .padding()
  }
}

/// What a trail is like, with a symbol for how good that is.
struct ConditionsLabel: View {
  let conditions: TrailConditions

  var body: some View {
    Label(conditions.report.capitalizedAtStart, systemImage: symbol)
      .foregroundStyle(conditions.rating == .poor ? .orange : .green)
  }

  private var symbol: String {
    switch conditions.rating {
    case .excellent: "sun.max"
    case .good: "cloud.sun"
    case .fair: "cloud.drizzle"
    case .poor: "wind"
    }
  }
}

extension String {
  /// The text with a capital at its start.
  var capitalizedAtStart: String { prefix(1).uppercased() + dropFirst() }
}
