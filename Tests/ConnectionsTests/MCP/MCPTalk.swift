import AppIntents
import IntentRuntime
import PhraseCatalogs
import PhraseMatching
import Testing

@testable import AssistantCommandLine
@testable import Connections
@testable import Harbor

/// A client of the harbour's tools, held by what goes over the wire.
struct MCPTalk {
  let harbor: Harbor
  let registry: AppRegistry
  let server: MCPServer
  let received = ReceivedMessages()

  static let now = CivilMoment(year: 2026, month: 11, day: 20, hour: 10)

  init(besides others: [InstalledApplication] = [], nanoseconds: @escaping @Sendable () -> UInt64 = { 0 }) async {
    let harbor = Harbor()
    self.harbor = harbor
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: harbor)
    let application = InstalledApplication("Harbor", shortcuts: HarborShortcuts.self)
    let registry = await AppRegistry(
      [application] + others, locale: Locale(identifier: "en"), dependencies: dependencies)
    var registration = Registration()
    registration.open = { _, _, _ in registry }
    var settings = SessionSettings(matching: MatchOptions(now: Self.now), now: { Self.now })
    settings.locale = Locale(identifier: "en")
    self.registry = registry
    server = MCPServer(
      registry, ConversationStore(LocalizedRegistries([], registration), settings), TurnOptions(),
      nanoseconds: nanoseconds
    ) { [received] in received.add($0) }
    await server.watchChanges()
  }

  func send(_ line: String) async { await send(Array(line.utf8)) }

  func send(_ bytes: [UInt8]) async {
    await server.receive(bytes.withUnsafeBufferPointer { JSONRPCMessage(reading: $0) })
  }

  /// Goes through an exchange and records what was different. That lists have changed is said at any moment, and counts
  /// where the exchange has it.
  func holds(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    await WireTranscript(text).run(sourceLocation: sourceLocation) {
      await send($0)
    } receive: {
      var message = await received.next()
      while !text.contains("/list_changed"), message.contains("/list_changed") { message = await received.next() }
      return message
    }
  }

  static let hello = """
    > {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"test","version":"1"}}}
    < {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-11-25",…}}
    > {"jsonrpc":"2.0","method":"notifications/initialized"}
    """

  static let helloWithForms = """
    > {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{"elicitation":{}},"clientInfo":{"name":"test","version":"1"}}}
    < {"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-11-25",…}}
    > {"jsonrpc":"2.0","method":"notifications/initialized"}
    """

  /// What each request of a client without handshake carries.
  static let meta = """
    "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{"elicitation":{}}}
    """
}
