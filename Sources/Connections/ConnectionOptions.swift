internal import AssistantCommandLine

/// What the options of `serve` say.
struct ConnectionOptions: OptionGroup {
  enum Reach: Equatable, Sendable { case thisComputer, others }

  var wyoming: ListeningAddress?
  var socket: ListeningAddress?
  var program = WyomingService.Program.handle
  var delivery = WyomingService.Delivery.whole
  var limits = ConnectionLimits()
  var reach = Reach.thisComputer
  var tokenFile: String?
}

extension Options {
  var connections: ConnectionOptions {
    get { self[ConnectionOptions.self] }
    set { self[ConnectionOptions.self] = newValue }
  }
}

extension CommandOption {
  static let wyoming = value(
    "wyoming", "where voice satellites and home hubs are waited for", "ADDRESS",
    allowed: "tcp://HOST:PORT, unix:///PATH or systemd", \.connections.wyoming
  ) { ListeningAddress(written: $0).map { .some($0) } }
  static let socket = value(
    "socket", "the Unix socket at which programs talk in JSON lines", "PATH", allowed: "an absolute path or systemd",
    \.connections.socket
  ) { text in
    if text == "systemd" { return .some(.inherited) }
    return text.hasPrefix("/") ? .some(.unix(path: text)) : nil
  }
  static let intents = flag(
    "intents", "say what is meant, and leave doing it to others", \.connections.program, .intent)
  static let stream = flag("stream", "send spoken answers in pieces, too", \.connections.delivery, .streamed)
  static let clients = count(
    "clients", "how many clients there may be at once", upTo: 100_000, \.connections.limits.clients)
  static let turns = count(
    "turns", "how many turns a second a client may take", upTo: 100_000, \.connections.limits.turns)
  static let idle = count(
    "idle", "after how many seconds a silent client is dropped", upTo: 1_000_000, \.connections.limits.idleSeconds)
  static let allowRemote = flag(
    "allow-remote", "let other computers in, with a token", \.connections.reach, .others)
  static let tokenFile = text(
    "token-file", "what clients from elsewhere have to say", "FILE", allowed: "the path of a file",
    \.connections.tokenFile)

  private static func count(
    _ name: String, _ summary: String, upTo most: Int, _ target: any WritableKeyPath<Options, Int> & Sendable
  ) -> CommandOption {
    value(name, summary, "COUNT", allowed: "a whole number from 1 to \(most)", target) { text in
      Int(text).flatMap { 1...most ~= $0 ? $0 : nil }
    }
  }
}
