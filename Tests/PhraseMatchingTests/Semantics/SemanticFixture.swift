import PhraseMatching

/// Two applications small enough to know by heart, and requests of which some say none of their words.
enum SemanticFixture {
  static let options = MatchOptions(
    now: CivilMoment(year: 2026, month: 11, day: 20, hour: 10), explanation: .steps)

  static func compiled(_ learning: PhraseIndex.Learning) -> PhraseIndex {
    PhraseIndex.compile([clock, home], learning: learning).index
  }

  /// Compiled once, since every learning takes a while.
  static let learned = compiled(.now)
  static let lazy = compiled(.whenAsked)

  static let requests = [
    "start the timer", "begin the timer", "commence a countdown", "halt the stopwatch", "how much longer is left",
    "wake me at seven", "turn on the desk lamp", "illuminate the desk lamp", "make it brighter in here",
    "lock the front door", "secure the house", "buy a movie ticket", "don't lock the door", "the weather tomorrow",
    "dim", "", "begin the timer in Home",
  ]

  private static let clock = Application(
    name: "Clock",
    shortcuts: [
      shortcut("StartTimer", "Start Timer", ["start the timer in ${applicationName}", "start a countdown"]),
      shortcut("StopTimer", "Stop Timer", ["stop the timer in ${applicationName}", "cancel the countdown"]),
      shortcut("TimeLeft", "Time Left", ["how much time remains in ${applicationName}", "show the remaining time"]),
      shortcut("SetAlarm", "Set Alarm", ["set an alarm in ${applicationName}", "create a new alarm"]),
    ])

  private static let home = Application(
    name: "Home",
    shortcuts: [
      shortcut("TurnOn", "Turn On", ["turn on ${lamp} in ${applicationName}", "light ${lamp}"], lamp),
      shortcut("TurnOff", "Turn Off", ["turn off ${lamp} in ${applicationName}", "darken ${lamp}"], lamp),
      shortcut("LockDoor", "Lock Door", ["lock the door in ${applicationName}", "close the front door"]),
    ],
    entities: [
      Entity(
        name: "Lamp", title: "Lamp",
        values: [
          Entity.Value(id: "desk", title: "Desk Lamp"), Entity.Value(id: "hall", title: "Hall Lamp"),
        ])
    ],
    negativePhrases: ["lock the screen"].compactMap { PhraseTemplate.literal($0).template })

  private static let lamp = [Parameter(name: "lamp", kind: .entity("Lamp"))]

  private static func shortcut(
    _ intent: String, _ title: String, _ phrases: [String], _ parameters: [Parameter] = []
  ) -> Shortcut {
    Shortcut(
      intent: intent, title: title, parameters: parameters,
      phrases: phrases.compactMap { PhraseTemplate.literal($0).template })
  }
}
