import AssistantCommandLine
import AuthoringCommands
import BenchmarkCommands
import Connections
import Trails
import TravelTracking

/// The assistant with both sample apps and all commands.
@main struct Behest {
  static func main() async {
    await Assistant.run(
      Application(
        "Travel Tracking", synonyms: ["TravelTracking", "Travels"], shortcuts: TravelTrackingShortcuts.self,
        app: TravelTrackingApp()),
      Application(
        "Trails", synonyms: ["Trail Guide"], shortcuts: TrailShortcuts.self, app: TrailsApp()),
      commands: .authoring + .benchmarks + .connections
    )
  }
}
