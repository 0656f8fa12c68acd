internal import AssistantCommandLine
internal import FileFormats
internal import IntentRuntime

extension Command {
  /// Speaks the Model Context Protocol on standard input and output.
  static let mcp = Command(
    "mcp", "let agents use the apps, by the Model Context Protocol",
    usage: "[OPTION…]",
    examples: """
      behest mcp  # what an agent's host starts: {"command": "/path/to/behest", "args": ["mcp"]}
      behest mcp --bare --catalog phrases/home.json  # only the apps of a catalog
      """,
    notes: [
      """
      A message a line on standard input and output, as revisions 2026-07-28 and 2025-11-25 say, whichever the client \
      speaks. Every intent that its app lets others discover is a tool; perform_request takes plain language and \
      find_entities lists what the apps know. App Shortcuts are prompts, entities with an address are resources.
      """,
      """
      What an app asks is asked of a person, where the client has forms for it; where it has none, the result says what \
      is missing and how to pass it. A confirmation is for people only. Whatever else is said goes to standard error.
      """,
    ],
    operands: .nothing,
    options: [.catalog, .bare, .app, .locale, .noIsolate] + CommandOption.matching + [.quiet],
    run: MCPCommand.run
  )
}

enum MCPCommand {
  static func run(_ invocation: Invocation, on console: Console) async -> ExitCode {
    if let supervisor = Supervisor(invocation.options, usually: true, on: console) {
      var relay = MCPRelay()
      return supervisor.run(&relay)
    }
    let output = console.claimOutput()
    guard let context = await IndexLoader(invocation.options, console).open() else { return .unusable }
    guard let registry = context.registry as? AppRegistry else { return .unusable }
    let writer = MessageWriter(output)
    let conversations = ConversationStore(context.registries, context.settings, remembering: mostConversations)
    let server = MCPServer(
      registry, conversations, TurnOptions(invocation.options), nanoseconds: console.nanoseconds
    ) { writer.send($0) }
    await server.watchChanges()
    let code = await read(console, server)
    await server.end(within: .milliseconds(1_500))
    await writer.end()
    return code
  }

  /// So many conversations of one client are remembered.
  private static let mostConversations = 1_000

  private static func read(_ console: Console, _ server: MCPServer) async -> ExitCode {
    while true {
      switch await console.input.next() {
      case .lines(let lines):
        var messages: [JSONRPCMessage] = []
        lines.forEach { if !$0.isEmpty { messages.append(JSONRPCMessage(reading: $0)) } }
        for message in messages { await server.receive(message) }
      case .interrupted: return .interrupted
      case .end: return .success
      case .failed(let number):
        console.report(CommandLineMessages.unreadableInput(Terminal.message(number)))
        return .unusable
      }
    }
  }
}
