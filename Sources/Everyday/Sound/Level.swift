import AppIntents

/// How far something is turned up, in percent.
struct Level: Equatable, Sendable {
  var percent: Int
  var isMuted = false

  init(_ percent: Int, isMuted: Bool = false) { (self.percent, self.isMuted) = (percent, isMuted) }

  /// Reads what programs say: “Volume: 0.40 [MUTED]”, “front-left: 26214 / 40% / … Mute: yes”, “…,backlight,4824,50%,9648”.
  init?(_ output: String) {
    if let match = output.firstMatch(of: /(\d+)%/), let percent = Int(match.1) {
      self.percent = percent
    } else if let match = output.firstMatch(of: /Volume: (\d+\.\d+)/), let share = Double(match.1), share < 100 {
      percent = Int((share * 100).rounded())
    } else {
      return nil
    }
    isMuted = output.contains("[MUTED]") || output.contains("Mute: yes")
  }
}

/// Something that is turned up and down.
enum Dial: String, AppEnum {
  case volume, brightness

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Level"

  static let caseDisplayRepresentations: [Dial: DisplayRepresentation] = [
    .volume: DisplayRepresentation(title: "Volume", synonyms: ["Sound"]),
    .brightness: DisplayRepresentation(title: "Brightness", synonyms: ["Screen"]),
  ]

  /// The programs that turn it, those first that are asked first.
  var programs: [DialProgram] {
    switch self {
    case .volume:
      [
        DialProgram(
          name: "wpctl", reading: [["get-volume", "@DEFAULT_AUDIO_SINK@"]],
          setting: { ["set-volume", "@DEFAULT_AUDIO_SINK@", "\($0)%"] },
          muting: { ["set-mute", "@DEFAULT_AUDIO_SINK@", $0 ? "1" : "0"] }),
        DialProgram(
          name: "pactl", reading: [["get-sink-volume", "@DEFAULT_SINK@"], ["get-sink-mute", "@DEFAULT_SINK@"]],
          setting: { ["set-sink-volume", "@DEFAULT_SINK@", "\($0)%"] },
          muting: { ["set-sink-mute", "@DEFAULT_SINK@", $0 ? "1" : "0"] }),
      ]
    case .brightness:
      [
        DialProgram(
          name: "brightnessctl", reading: [["-mc", "backlight"]], setting: { ["-mc", "backlight", "set", "\($0)%"] })
      ]
    }
  }

  /// How far it is turned up, in a sentence.
  func sentence(_ level: Level) -> IntentDialog {
    switch (self, level.isMuted) {
    case (.volume, true): "The sound is off."
    case (.volume, false): "The volume is at \(level.percent) percent."
    case (.brightness, _): "The brightness is at \(level.percent) percent."
    }
  }
}

/// A program that turns something up and down, and how it is told to.
struct DialProgram: Sendable {
  let name: String
  /// What makes it say how far something is turned up.
  let reading: [[String]]
  let setting: @Sendable (Int) -> [String]
  var muting: (@Sendable (Bool) -> [String])?
}
