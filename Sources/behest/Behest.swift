import AssistantCommandLine
import AuthoringCommands
import BenchmarkCommands
import Everyday
import Trails
import TravelTracking

/// The assistant with the app for every day, both sample apps and all commands.
@main struct Behest {
  static func main() async {
    await Assistant.run(
      Application(
        "Travel Tracking", synonyms: ["TravelTracking", "Travels"], shortcuts: TravelTrackingShortcuts.self,
        app: TravelTrackingApp()),
      Application(
        "Trails", synonyms: ["Trail Guide"], shortcuts: TrailShortcuts.self, app: TrailsApp()),
      Application("Everyday", shortcuts: EverydayShortcuts.self, app: EverydayApp()),
      commands: .authoring + .benchmarks
    )
  }
}
