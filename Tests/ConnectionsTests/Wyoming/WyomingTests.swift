import AppIntents
import FileFormats
import Glibc
import IntentRuntime
import PhraseMatching
import Testing

@testable import AssistantCommandLine
@testable import Connections
@testable import Harbor

@Suite struct `Events of Wyoming` {
  private func read(_ pieces: [[UInt8]]) -> [String] {
    var reader = WyomingReader()
    var found: [String] = []
    for piece in pieces {
      reader.add(piece)
      reading: while true {
        switch reader.next() {
        case .event(let event): found.append("\(event.type) \(event.data["text"]?.string ?? "-")")
        case .problem(let text): found.append("problem: \(text)")
        case .broken(let text): return found + ["broken: \(text)"]
        case .incomplete: break reading
        }
      }
    }
    return found
  }

  private static let stream = """
    {"type": "describe", "version": "1.10.2"}
    {"type": "recognize", "data_length": 20}
    {"text": "tür auf"}{"type": "transcript", "data": {"text": "inline"}}
    {"type": "audio", "data_length": 2, "payload_length": 3}
    {}abc{"type": "ping"}

    """

  @Test(arguments: [1, 2, 3, 7, 4_096]) func `are put together from pieces of any size`(_ size: Int) {
    let bytes = Array(Self.stream.utf8)
    let pieces = stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<min($0 + size, bytes.count)]) }
    #expect(read(pieces) == ["describe -", "recognize tür auf", "transcript inline", "audio -", "ping -"])
  }

  @Test func `that are none are told apart from those behind which nothing can be read`() {
    #expect(
      read([Array("nonsense\n{\"type\":3}\n[]\n{\"type\":\"ping\"}\n".utf8)]) == [
        "problem: the line of an event: expected a value, found 'nonsense'",
        "problem: the line of an event has no 'type'",
        "problem: the line of an event has no 'type'", "ping -",
      ])
    #expect(
      read([Array("{\"type\":\"a\",\"data_length\":3}\n[1]{\"type\":\"ping\"}\n".utf8)]) == [
        "problem: the data of 'a' is no JSON object", "ping -",
      ])
    for length in ["-1", "1.5", "1e9", "\"7\"", "true"] {
      let read = read([Array("{\"type\":\"a\",\"data_length\":\(length)}\n".utf8)])
      #expect(read == ["broken: 'data_length' has to be a number up to 1048576"], "\(length)")
    }
    #expect(
      read([Array(repeating: UInt8(ascii: "x"), count: ConnectionLimits.mostDataBytes + 1)])
        == ["broken: a line has at most 1048576 bytes"])
    #expect(read([[0xFF, 0xFE, 0x0A]]) == ["problem: the line of an event: the file is not UTF-8"])
  }

  @Test func `are written with the length of their data in bytes`() {
    #expect(
      String(decoding: WyomingEvent.bytes("pong", ["text": "ä"]), as: UTF8.self)
        == #"{"type":"pong","version":"0.1.0","data_length":13}"# + "\n" + #"{"text":"ä"}"#)
    #expect(WyomingEvent.bytes("handled-stop") == Array("{\"type\":\"handled-stop\",\"version\":\"0.1.0\"}\n".utf8))
  }
}

@Suite struct `A satellite` {
  @Test func `is told what there is, and hears what comes of what it heard`() async throws {
    let talk = try await WyomingTalk()
    await talk.holds(
      """
      > describe
      < info {"asr":[],"tts":[],"handle":[{…"languages":["en","de","ja"],…"name":"behest","supports_handled_streaming":false,"supports_home_control":false,…}],"intent":[],"wake":[],"mic":[],"snd":[]}
      > ping {"text":"x"}
      < pong {"text":"x"}
      > select-program {"name":"behest"}
      > nothing-known {"a":1}
      > transcript {"text":"list the boats","language":"en","context":{"conversation_id":"c1","device_id":"d"}}
      < handled {"text":"There are 4 boats.","context":{"continue_conversation":false,"conversation_id":"c1","device_id":"d"}}
      > transcript {"text":"qwertz","context":{"conversation_id":"c1"}}
      < not-handled {"text":"…","context":{"continue_conversation":false,"conversation_id":"c1"}}
      """)
  }

  @Test func `listens again where something is asked, and answers from another connection`() async throws {
    let talk = try await WyomingTalk()
    await talk.holds(
      """
      > transcript {"text":"cast off","context":{"conversation_id":"c1"}}
      < handled {"text":"Which boat? Gray Heron, Gull, Swan, Swan","context":{"continue_conversation":true,"conversation_id":"c1"}}
      """)
    let other = await talk.another()
    await other.holds(
      """
      > transcript {"text":"the gull","context":{"conversation_id":"c1"}}
      < handled {"text":"Gull sails with a crew of 2.","context":{"continue_conversation":false,"conversation_id":"c1"}}
      > transcript {"text":"the gull","context":{"conversation_id":"c2"}}
      < …handled {…}
      """)
  }

  @Test func `leaves no conversation behind that it was never told the name of`() async throws {
    let talk = try await WyomingTalk()
    await talk.leaves(saying: #"transcript {"text":"list the boats"}"#)
    #expect(await talk.service.conversations.count == 0)
    await talk.another().leaves(saying: #"transcript {"text":"list the boats","context":{"conversation_id":"c1"}}"#)
    #expect(await talk.service.conversations.count == 1)
  }

  @Test func `gets an answer in pieces where it is to be so`() async throws {
    let talk = try await WyomingTalk(delivery: .streamed)
    await talk.holds(
      """
      > transcript {"text":"list the boats","context":{"conversation_id":"c1"}}
      < handled-start {"context":{"continue_conversation":false,"conversation_id":"c1"}}
      < handled-chunk {"text":"There are 4 boats."}
      < handled {"text":"There are 4 boats.",…}
      < handled-stop
      """)
  }

  @Test func `is told what is meant, and nothing is done`() async throws {
    let talk = try await WyomingTalk(program: .intent)
    await talk.holds(
      """
      > recognize {"text":"cast off with gull","context":{"a":1}}
      < intent {"name":"CastOff","entities":[{"name":"boat","value":"gull"}],"context":{"a":1}}
      > transcript {"text":"open gull"}
      < intent {"name":"OpenBoat","entities":[{"name":"target","value":"gull"}]}
      > recognize {"text":"qwertz"}
      < not-recognized {"text":"…"}
      """)
    #expect(talk.harbor.deeds == [])
  }

  @Test func `is talked to once it has said the token`() async throws {
    let talk = try await WyomingTalk(token: AccessToken("a token of some length"))
    await talk.holds(
      """
      > authenticate {"token":"a token of some length"}
      < authenticated
      > ping {}
      < pong {}
      """)
    let other = await talk.another()
    await other.holds(
      """
      > describe
      < error {"text":"say 'authenticate' with the token first","code":"unauthorized"}
      """)
    #expect(await other.receive() == nil)
    let third = await talk.another()
    await third.holds(
      """
      > authenticate {"token":"a token of some lengths"}
      < error {"text":"the token is wrong","code":"unauthorized"}
      """)
    #expect(await third.receive() == nil)
  }

  @Test func `gets an error for what is no event, and goes on`() async throws {
    let talk = try await WyomingTalk()
    talk.client.send(Array("nonsense\n".utf8))
    await talk.holds(
      """
      < error {"text":"the line of an event: expected a value, found 'nonsense'","code":"bad-event"}
      > transcript {"text":7}
      < error {"text":"'text' of 'transcript' has to be a string","code":"bad-event"}
      > ping {}
      < pong {}
      """)
  }
}

/// A satellite of the harbour, at one end of a pair of sockets.
final class WyomingTalk {
  let harbor: Harbor
  let service: WyomingService
  let client: SocketConnection
  private let loop: SocketLoop
  private let server: Task<Void, Never>
  private var reader = WyomingReader()

  convenience init(
    program: WyomingService.Program = .handle, delivery: WyomingService.Delivery = .whole, token: AccessToken? = nil
  ) async throws {
    let harbor = Harbor()
    let context = await HarborContext.make(harbor)
    let service = WyomingService(
      context, TurnOptions(), ConnectionLimits(), program: program, delivery: delivery, token: token)
    let loop = SocketLoop(tick: {})
    self.init(harbor, service, try #require(loop))
  }

  private init(_ harbor: Harbor, _ service: WyomingService, _ loop: SocketLoop) {
    (self.harbor, self.service, self.loop) = (harbor, service, loop)
    var ends: [Int32] = [-1, -1]
    precondition(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    client = SocketConnection(ends[0], loop)
    let connection = SocketConnection(ends[1], loop)
    let hold = service.service.hold
    server = Task {
      await hold(connection)
      await connection.finish()
    }
  }

  /// Another client of the same service.
  func another() async -> WyomingTalk { WyomingTalk(harbor, service, loop) }

  func holds(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    let lines = text.split(separator: "\n")
    // What comes without being asked for stands first.
    let asked = lines.first?.hasPrefix("<") == true ? "> nothing\n" + text : text
    await WireTranscript(asked).run(sourceLocation: sourceLocation) {
      send($0)
    } receive: {
      await receive()
    }
  }

  /// Says something and is gone before the answer.
  func leaves(saying line: String) async {
    send(line)
    await client.finish()
    await server.value
  }

  private func send(_ line: String) {
    let parts = line.split(separator: " ", maxSplits: 1)
    let data = parts.count > 1 ? try? JSONValue(reading: Array(parts[1].utf8)) : nil
    let fields = data.map { JSONObject($0.members.map { (key: $0.key, value: $0.value) }) }
    client.send(WyomingEvent.bytes(String(parts[0]), fields))
  }

  /// The next event, in a line; nil at the end.
  func receive() async -> String? {
    while true {
      switch reader.next() {
      case .event(let event):
        var json = JSONWriter()
        JSONObject(event.data.members.map { (key: $0.key, value: $0.value) }).write(to: &json)
        return event.data.members.isEmpty && event.type != "pong"
          ? event.type : "\(event.type) \(String(decoding: json.bytes, as: UTF8.self))"
      case .incomplete:
        guard let bytes = await client.read() else { return nil }
        reader.add(bytes)
      case .problem(let text), .broken(let text): return text
      }
    }
  }
}

/// The harbour, open, as a command finds it.
enum HarborContext {
  static func make(_ harbor: Harbor) async -> RunContext {
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: harbor)
    let application = InstalledApplication("Harbor", shortcuts: HarborShortcuts.self)
    let registry = await AppRegistry([application], locale: Locale(identifier: "en"), dependencies: dependencies)
    var registration = Registration()
    registration.open = { _, _, _ in registry }
    var settings = SessionSettings(matching: MatchOptions(now: MCPTalk.now), now: { MCPTalk.now })
    settings.locale = Locale(identifier: "en")
    return RunContext(
      [application], registry, LocalizedRegistries([], registration), settings, code: .success)
  }
}
