import AssistantCommandLine
import AuthoringCommands
import BenchmarkCommands
import Connections
import Everyday
import Foundation
import SampleData
import Trails
import TravelTracking

/// The assistant with the app for every day, both sample apps and all commands.
@main struct Behest {
  static func main() async {
    SampleResources.embed()
    await Assistant.run(
      Application(
        "Travel Tracking", synonyms: ["TravelTracking", "Travels"], shortcuts: TravelTrackingShortcuts.self,
        app: TravelTrackingApp()),
      Application(
        "Trails", synonyms: ["Trail Guide"], shortcuts: TrailShortcuts.self, app: TrailsApp()),
      Application("Everyday", shortcuts: EverydayShortcuts.self, app: EverydayApp()).with(
        Ability("Answers, lists, tasks, notes and calendars"),
        Ability("Open files and notes", needs: [.program("xdg-open", package: "xdg-utils")]),
        Ability("Ring while a prompt is open"),
        Ability("Show on the desktop what rings", needs: [.program("notify-send", package: "libnotify-bin")]),
        Ability(
          "Ring when no prompt is open",
          needs: [
            .program("systemd-run", package: "systemd"), .program("notify-send", package: "libnotify-bin"),
            .file("\(ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"] ?? "/run/user/…")/systemd/private"),
          ]),
        Ability("Volume", needs: [.program("wpctl", package: "wireplumber")]),
        Ability("Volume by PulseAudio", needs: [.program("pactl", package: "pulseaudio-utils")]),
        Ability("Brightness", needs: [.program("brightnessctl", package: "brightnessctl")]),
        Ability("Music players", needs: [.program("busctl", package: "systemd")]),
        Ability("Music players without systemd", needs: [.program("playerctl", package: "playerctl")]),
        Ability("Memory and uptime", needs: [.file("/proc/meminfo"), .file("/proc/uptime")]),
        Ability("Battery", needs: [.file("/sys/class/power_supply/BAT0")])),
      commands: .authoring + .benchmarks + .connections
    )
  }
}
