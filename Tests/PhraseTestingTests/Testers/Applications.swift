import PhraseTesting
import Trails
import TravelTracking

/// The sample apps as an assistant has them installed.
enum Applications {
  static let trails = PhraseTester.Application("Trails", shortcuts: TrailShortcuts.self, app: TrailsApp())
  static let travel = PhraseTester.Application(
    "Travel Tracking", shortcuts: TravelTrackingShortcuts.self, app: TravelTrackingApp())
}
