import AppIntents
import SwiftUI

/// What one trail is like today, for a snippet or a widget.
struct TrailConditionsView: View {
  let name: String
  let conditions: TrailConditions

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(name)
        .font(.headline)
      ConditionsLabel(conditions: conditions)
    }
    .padding()
  }
}
