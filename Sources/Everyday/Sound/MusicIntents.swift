import AppIntents

/// Tells the player that is open something.
protocol PlayerIntent: AppIntent {
  static var command: PlayerCommand { get }
  var machine: Machine { get }
}

extension PlayerIntent {
  /// Says what the player does a moment later, whatever that is.
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let players = Players(programs: machine.programs)
    guard let old = try players.current() else { return .result(dialog: Player.none) }
    try players.tell(old, Self.command)
    var new = try players.player(old.name)
    for _ in 0..<10 where !Self.command.isDone(from: old, to: new) {
      try await Task.sleep(for: .milliseconds(100))
      new = try players.player(old.name)
    }
    return .result(dialog: new.sentence)
  }
}

struct PauseMusic: PlayerIntent, AppIntent {
  static let title: LocalizedStringResource = "Pause the Music"
  static let description = IntentDescription(
    "Pauses what is playing.", categoryName: "Music",
    searchKeywords: ["pause the song", "pause the video", "pause the player", "stop the music", "turn off the music"])
  static let command = PlayerCommand.pause

  @Dependency var machine: Machine
}

struct ResumeMusic: PlayerIntent, AppIntent {
  static let title: LocalizedStringResource = "Resume the Music"
  static let description = IntentDescription(
    "Plays on what was paused.", categoryName: "Music",
    searchKeywords: ["continue the music", "play the music", "resume the song", "play on", "unpause the music"])
  static let command = PlayerCommand.play

  @Dependency var machine: Machine
}

struct NextSong: PlayerIntent, AppIntent {
  static let title: LocalizedStringResource = "Next Song"
  static let description = IntentDescription(
    "Plays the next song.", categoryName: "Music",
    searchKeywords: ["next track", "skip this song", "skip the song", "play the next song"])
  static let command = PlayerCommand.next

  @Dependency var machine: Machine
}

struct PreviousSong: PlayerIntent, AppIntent {
  static let title: LocalizedStringResource = "Previous Song"
  static let description = IntentDescription(
    "Plays the song before.", categoryName: "Music",
    searchKeywords: ["previous track", "go back one song", "play the previous song"])
  static let command = PlayerCommand.previous

  @Dependency var machine: Machine
}

struct TellSong: AppIntent {
  static let title: LocalizedStringResource = "Tell What Is Playing"
  static let description = IntentDescription(
    "Tells which song is playing.", categoryName: "Music",
    searchKeywords: ["what's playing", "what is playing", "which song is this", "what song is this", "who sings this"])

  @Dependency var machine: Machine

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: try Players(programs: machine.programs).current()?.sentence ?? Player.none)
  }
}

extension PlayerCommand {
  /// Whether what was told has come about.
  fileprivate func isDone(from old: Player, to new: Player) -> Bool {
    switch self {
    case .pause: new.status != "Playing"
    case .play: new.status == "Playing"
    case .next, .previous: new.song != old.song
    }
  }
}

extension Player {
  fileprivate static let none: IntentDialog = "No music player is open."

  /// What it does, in a sentence.
  fileprivate var sentence: IntentDialog {
    switch (status, song) {
    case ("Playing", let song?): "Playing: \(song)."
    case ("Playing", nil): "Something is playing."
    case ("Paused", let song?): "Paused: \(song)."
    case ("Paused", nil): "The music is paused."
    default: "Nothing is playing."
    }
  }
}
