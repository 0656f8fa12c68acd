import AppIntents
import SwiftUI

/// Opens a trail from Control Center.
///
/// One intent does both: its parameter is what people configure, and it is performed when the button is tapped.
struct TrailConditionsControl: ControlWidget {
  static let kind = "TrailConditionsControl"

  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: Self.kind, intent: OpenTrail.self) { configuration in
      ControlWidgetButton(action: configuration) {
        Label(configuration.target.name, systemImage: configuration.target.symbol)
      }
    }
    .displayName("Open Trail")
  }
}

extension OpenTrail: ControlConfigurationIntent {}
