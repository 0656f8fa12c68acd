/// What one client, and all of them, may ask of a server.
struct ConnectionLimits: Sendable, Equatable {
  /// How many clients there may be at once.
  var clients = 1_024
  /// How many turns a second each may take; more have to wait.
  var turns = 100
  /// After so many seconds of silence a client is dropped.
  var idleSeconds = 600

  var idleNanoseconds: UInt64 { UInt64(idleSeconds) * 1_000_000_000 }

  /// The most bytes of a line of JSON lines.
  static let mostLineBytes = 64 << 10
  /// The most bytes of the data of an event.
  static let mostDataBytes = 1 << 20
  /// The most bytes of a text that is understood: reading what it may mean takes time.
  static let mostTextBytes = 8 << 10

  static var textTooLong: String { "'text' has at most \(mostTextBytes) bytes" }
}

/// Spreads the turns of a client, so that it gets no more than its share of every second.
struct TurnPace: Sendable {
  private let nanosecondsATurn: UInt64
  /// When the turns so far are paid for.
  private var paid: UInt64 = 0

  /// A second's turns may come at once.
  private static let second: UInt64 = 1_000_000_000

  init(_ turnsASecond: Int) { nanosecondsATurn = Self.second / UInt64(max(1, turnsASecond)) }

  /// Takes turns, and returns how long the next ones have to wait.
  mutating func take(_ turns: Int, at now: UInt64) -> UInt64 {
    paid = max(paid, now) + UInt64(turns) * nanosecondsATurn
    return paid > now + Self.second ? paid - now - Self.second : 0
  }
}
