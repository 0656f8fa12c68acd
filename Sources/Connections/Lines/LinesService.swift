internal import AssistantCommandLine
internal import Dispatch
internal import FileFormats
internal import Glibc
internal import IntentRuntime

/// The JSON lines of standard input for the clients of a socket: what each says is a conversation, unless it names them.
struct LinesService: Sendable {
  private let context: RunContext
  private let options: Options
  private let registration: Registration
  private let limits: ConnectionLimits

  init(_ context: RunContext, _ options: Options, _ registration: Registration, _ limits: ConnectionLimits) {
    (self.context, self.registration, self.limits) = (context, registration, limits)
    var options = options
    options.format = .jsonLines
    self.options = options
  }

  var service: SocketServer.Service {
    let refusal = #"{"id":null,"error":{"code":"server.busy","message":"there are too many clients"}}"#
    return SocketServer.Service(hold: { await hold($0) }, refusal: Array("\(refusal)\n".utf8))
  }

  private func hold(_ connection: SocketConnection) async {
    var console = Console.standard(options, registration)
    let input = ConnectionLines(connection, limits)
    console.input = InputLines(from: { await input.next() })
    console.output = OutputWriter { bytes in
      connection.send(bytes)
      return connection.isBroken ? EPIPE : nil
    }
    var lines = ConversationLines(
      context, options, console, unnamedLines: .oneConversation, longestLine: ConnectionLimits.mostLineBytes)
    _ = await lines.run()
    await lines.leave()
  }
}

/// Cuts what a client sends into lines.
actor ConnectionLines {
  /// Bytes that arrived and that the reader has not taken yet.
  private final class Arrived {
    var bytes: [UInt8] = []
    var isAtEnd = false
  }

  private let connection: SocketConnection
  private let arrived = Arrived()
  private let reader: LineReader
  private var pace: TurnPace

  init(_ connection: SocketConnection, _ limits: ConnectionLimits) {
    self.connection = connection
    pace = TurnPace(limits.turns)
    reader = LineReader(longest: ConnectionLimits.mostLineBytes, room: 1 << 10) { [arrived] buffer in
      if arrived.bytes.isEmpty { return arrived.isAtEnd ? .end : .failed(EAGAIN) }
      let count = min(buffer.count, arrived.bytes.count)
      buffer.copyBytes(from: arrived.bytes.prefix(count))
      arrived.bytes.removeFirst(count)
      return .bytes(count)
    }
  }

  /// The next lines, once the client has taken what it was sent, and may say more.
  func next() async -> InputLines.Event {
    await connection.room()
    while true {
      switch reader.nextBatch() {
      case .lines(let batch):
        let wait = pace.take(batch.count, at: DispatchTime.now().uptimeNanoseconds)
        if wait > 0 { try? await Task.sleep(for: .nanoseconds(Int64(wait))) }
        return .lines(batch)
      case .failed(EAGAIN): await fill()
      case .end: return .end
      case .failed(let number): return .failed(number)
      case .interrupted: continue
      }
    }
  }

  private func fill() async {
    if let bytes = await connection.read() { arrived.bytes = bytes } else { arrived.isAtEnd = true }
  }
}
