import AppIntents

/// A program that plays music, and what it plays.
struct Player: Equatable, Sendable {
  /// What it is called on the bus, such as `org.mpris.MediaPlayer2.vlc`.
  let name: String
  /// “Playing”, “Paused” or “Stopped”.
  var status = ""
  var title = ""
  var artist = ""

  /// What it plays, as it is said; nil where it does not tell.
  var song: String? {
    title.isEmpty ? nil : artist.isEmpty ? "“\(title)”" : String(localized: "“\(title)” by \(artist)")
  }
}

/// What a player is told, by the name that MPRIS has for it.
enum PlayerCommand: String { case pause = "Pause", play = "Play", next = "Next", previous = "Previous" }

/// The players that are open, asked by MPRIS.
struct Players: Sendable {
  let programs: any Programs

  /// The one that is meant: what plays comes first, then what pauses. Nil where none is open.
  func current() throws -> Player? {
    let all = try usesBus ? namesOnBus() : namesByProgram()
    let players = all.compactMap { try? player($0) }
    return ["Playing", "Paused"].lazy.compactMap { status in players.first { $0.status == status } }.first
      ?? players.first
  }

  func player(_ name: String) throws -> Player {
    var player = Player(name: name)
    if usesBus {
      try read(&player)
    } else {
      let format = "{{status}}\n{{title}}\n{{artist}}"
      let lines = try programs.output(of: "playerctl", ["-p", name, "metadata", "--format", format])
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      guard lines.count > 2 else { throw EverydayError.unknownHere("playerctl") }
      (player.status, player.title, player.artist) = (lines[0], lines[1], lines[2])
    }
    return player
  }

  func tell(_ player: Player, _ command: PlayerCommand) throws {
    _ =
      usesBus
      ? try bus("call", player.name, command.rawValue)
      : try programs.output(of: "playerctl", ["-p", player.name, command.rawValue.lowercased()])
  }

  private func namesByProgram() throws -> [String] {
    guard programs.path(of: "playerctl") != nil else { throw EverydayError.programMissing("playerctl") }
    // Where no player is open, it fails.
    return try programs.run("playerctl", ["-l"]).output.split(separator: "\n").map(String.init)
  }

  // MARK: The bus

  private var usesBus: Bool { programs.path(of: "busctl") != nil }

  private static let prefix = "org.mpris.MediaPlayer2."

  private func namesOnBus() throws -> [String] {
    try programs.output(of: "busctl", ["--user", "--no-pager", "--no-legend", "list"]).split(separator: "\n")
      .compactMap { $0.split(separator: " ").first.map(String.init) }.filter { $0.hasPrefix(Self.prefix) }
  }

  private func bus(_ verb: String, _ player: String, _ members: String...) throws -> String {
    let path = ["/org/mpris/MediaPlayer2", "org.mpris.MediaPlayer2.Player"]
    return try programs.output(of: "busctl", ["--user", "--json=short", verb, player] + path + members)
  }

  private func read(_ player: inout Player) throws {
    player.status = try Self.value(bus("get-property", player.name, "PlaybackStatus"))
    // A player that has played nothing yet may have nothing to tell.
    guard let facts: Facts = try? Self.value(bus("get-property", player.name, "Metadata")) else { return }
    player.title = facts.title?.data ?? ""
    player.artist = facts.artist?.data.joined(separator: ", ") ?? ""
  }

  private static func value<Value: Decodable>(_ text: String) throws -> Value {
    try JSONDecoder().decode(Variant<Value>.self, from: Data(text.utf8)).data
  }

  private struct Variant<Value: Decodable>: Decodable { let data: Value }

  private struct Facts: Decodable {
    enum CodingKeys: String, CodingKey { case title = "xesam:title", artist = "xesam:artist" }

    let title: Variant<String>?
    let artist: Variant<[String]>?
  }
}
