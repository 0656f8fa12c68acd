import IntentRuntime
import Trails
import TravelTracking

/// The sample apps as an assistant has them installed.
enum Applications {
  static let trails = InstalledApplication("Trails", shortcuts: TrailShortcuts.self, app: TrailsApp())
  static let travel = InstalledApplication(
    "Travel Tracking", shortcuts: TravelTrackingShortcuts.self, app: TravelTrackingApp())
}
