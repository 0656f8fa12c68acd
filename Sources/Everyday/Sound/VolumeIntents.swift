import AppIntents

struct SetVolume: UndoableIntent {
  static let title: LocalizedStringResource = "Set the Volume"
  static let description = IntentDescription(
    "Makes everything as loud as you say.", categoryName: "Sound",
    searchKeywords: [
      "volume to …", "volume to … percent", "volume …", "volume … percent", "set the volume to … percent",
    ])

  @Parameter(title: "Percent", inclusiveRange: (0, 100), requestValueDialog: "To how many percent?") var percent: Int

  static var parameterSummary: some ParameterSummary { Summary("Set the volume to \(\.$percent)") }

  @Dependency var dials: DialStore

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: try dials.change(.volume, to: Level(percent), with: undoManager))
  }
}

struct SetBrightness: UndoableIntent {
  static let title: LocalizedStringResource = "Set the Brightness"
  static let description = IntentDescription(
    "Makes the screen as bright as you say.", categoryName: "Screen",
    searchKeywords: [
      "brightness to …", "brightness to … percent", "brightness …", "brightness … percent",
      "set the brightness to … percent", "set the screen to … percent",
    ])

  // A screen at nothing shows nobody how to turn it up.
  @Parameter(title: "Percent", inclusiveRange: (1, 100), requestValueDialog: "To how many percent?") var percent: Int

  static var parameterSummary: some ParameterSummary { Summary("Set the brightness to \(\.$percent)") }

  @Dependency var dials: DialStore

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: try dials.change(.brightness, to: Level(percent), with: undoManager))
  }
}

struct TellVolume: AppIntent {
  static let title: LocalizedStringResource = "Tell the Volume"
  static let description = IntentDescription(
    "Tells how loud everything is.", categoryName: "Sound",
    searchKeywords: ["what's the volume", "how loud is it", "is the sound on", "is the sound muted"])

  @Dependency var dials: DialStore

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: Dial.volume.sentence(try dials.level(of: .volume)))
  }
}

/// Changes a level by what it is.
///
/// What conforms says that it is an `UndoableIntent` as well: an optimized program holds only the conformances that are
/// declared, and those that follow from them.
protocol DialIntent: UndoableIntent {
  static var dial: Dial { get }
  var dials: DialStore { get }
  func changed(_ level: Level) -> Level
}

extension DialIntent {
  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let level = try dials.level(of: Self.dial)
    return .result(dialog: try dials.change(Self.dial, to: changed(level), with: undoManager))
  }
}

struct TurnVolumeUp: DialIntent, UndoableIntent {
  static let title: LocalizedStringResource = "Turn the Volume Up"
  static let description = IntentDescription(
    "Makes everything louder.", categoryName: "Sound",
    searchKeywords: ["turn up the volume", "volume up", "make it louder", "turn the sound up"])
  static let dial = Dial.volume

  @Dependency var dials: DialStore

  func changed(_ level: Level) -> Level { level.turned(.up, by: 10, .volume) }
}

struct TurnVolumeDown: DialIntent, UndoableIntent {
  static let title: LocalizedStringResource = "Turn the Volume Down"
  static let description = IntentDescription(
    "Makes everything quieter.", categoryName: "Sound",
    searchKeywords: ["turn down the volume", "volume down", "make it quieter", "not so loud", "turn the sound down"])
  static let dial = Dial.volume

  @Dependency var dials: DialStore

  func changed(_ level: Level) -> Level { level.turned(.down, by: 10, .volume) }
}

struct Mute: DialIntent, UndoableIntent {
  static let title: LocalizedStringResource = "Mute"
  static let description = IntentDescription(
    "Makes no sound any more.", categoryName: "Sound",
    searchKeywords: ["mute the sound", "mute the computer", "turn the sound off", "turn off the sound"])
  static let dial = Dial.volume

  @Dependency var dials: DialStore

  func changed(_ level: Level) -> Level { Level(level.percent, isMuted: true) }
}

struct Unmute: DialIntent, UndoableIntent {
  static let title: LocalizedStringResource = "Unmute"
  static let description = IntentDescription(
    "Makes sounds again.", categoryName: "Sound",
    searchKeywords: [
      "unmute the sound", "turn the sound on", "turn the sound back on", "turn on the sound",
      "put the sound back on", "sound back on", "switch the sound back on",
    ])
  static let dial = Dial.volume

  @Dependency var dials: DialStore

  func changed(_ level: Level) -> Level { Level(level.percent) }
}

struct Brighten: DialIntent, UndoableIntent {
  static let title: LocalizedStringResource = "Turn the Brightness Up"
  static let description = IntentDescription(
    "Makes the screen brighter.", categoryName: "Screen",
    searchKeywords: ["turn up the brightness", "brightness up", "make the screen brighter"])
  static let dial = Dial.brightness

  @Dependency var dials: DialStore

  func changed(_ level: Level) -> Level { level.turned(.up, by: 10, .brightness) }
}

struct Dim: DialIntent, UndoableIntent {
  static let title: LocalizedStringResource = "Turn the Brightness Down"
  static let description = IntentDescription(
    "Makes the screen darker.", categoryName: "Screen",
    searchKeywords: ["turn down the brightness", "brightness down", "make the screen darker", "dim the screen"])
  static let dial = Dial.brightness

  @Dependency var dials: DialStore

  func changed(_ level: Level) -> Level { level.turned(.down, by: 10, .brightness) }
}
