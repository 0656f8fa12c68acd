internal import AssistantCommandLine
internal import Dispatch
internal import Glibc
internal import IntentRuntime

extension Command {
  /// Waits for other programs.
  static let serve = Command(
    "serve", "let voice satellites and other programs talk to the apps",
    usage: "[OPTION…]",
    examples: """
      behest serve --wyoming tcp://127.0.0.1:10500  # for Home Assistant and its satellites
      behest serve --socket /run/user/1000/behest.sock  # JSON lines for several programs at once
      behest serve --bare --catalog phrases/home.json --intents --wyoming tcp://127.0.0.1:10500  # only recognition
      """,
    notes: [
      """
      By Wyoming a transcript is a turn of the conversation that its context names, in the language that it names, and \
      'handled' or 'not-handled' brings the words to speak; a question that is open has continue_conversation in its \
      context. At a socket every client has a conversation of its own, and may name others, as with behest --jsonl.
      """,
      """
      Only this computer's own addresses are waited at, and a socket is for this user alone. With --allow-remote others \
      are let in that say {"type":"authenticate"} with the token of --token-file first; the protocol has no encryption. \
      SIGTERM ends it once open turns are answered.
      """,
    ],
    operands: .nothing,
    options: [
      .wyoming, .socket, .intents, .stream, .clients, .turns, .idle, .allowRemote, .tokenFile, .catalog, .bare, .app,
      .locale, .noIsolate,
    ] + CommandOption.matching + [.noTiming, .quiet],
    run: ServeCommand.run
  )
}

enum ServeCommand {
  /// So long open turns may take once it is to end.
  private static let grace = Duration.seconds(10)

  static func run(_ invocation: Invocation, on console: Console) async -> ExitCode {
    let options = invocation.options
    let asked = options.connections
    guard asked.wyoming != nil || asked.socket != nil else {
      console.report("nobody is waited for: say --wyoming ADDRESS or --socket PATH")
      return .unusable
    }
    if let supervisor = Supervisor(options, usually: true, on: console) { return supervisor.run(restarting: true) }
    do {
      let token = try asked.tokenFile.map { try AccessToken(file: $0) }
      let sockets = try openSockets(asked, token)
      raiseDescriptorLimit()
      guard let context = await IndexLoader(options, console).open(), let server = SocketServer(asked.limits) else {
        for socket in sockets { socket.socket.close() }
        return .unusable
      }
      for (socket, isWyoming) in sockets {
        server.wait(at: socket, for: service(isWyoming, context, options, token, socket, console.registration))
      }
      if options.verbosity != .quiet { report(asked, console) }
      await Termination.awaitSignal()
      await server.end(within: grace)
      return context.code
    } catch {
      console.report("\(error)")
      return .unusable
    }
  }

  private static func openSockets(_ asked: ConnectionOptions, _ token: AccessToken?) throws
    -> [(socket: ListeningSocket, isWyoming: Bool)]
  {
    var opened: [(socket: ListeningSocket, isWyoming: Bool)] = []
    for (address, name) in [(asked.wyoming, "wyoming"), (asked.socket, "lines")] {
      guard let address else { continue }
      let isAllowed = asked.reach == .others && token != nil
      do {
        for socket in try ListeningSocket.open(address, named: name) {
          opened.append((socket, name == "wyoming"))
          if socket.isRemote, !isAllowed || name == "lines" { throw ListeningError.remote(address) }
        }
      } catch {
        for socket in opened { socket.socket.close() }
        throw error
      }
    }
    return opened
  }

  private static func service(
    _ isWyoming: Bool, _ context: RunContext, _ options: Options, _ token: AccessToken?, _ socket: ListeningSocket,
    _ registration: Registration
  ) -> SocketServer.Service {
    let asked = options.connections
    guard isWyoming else { return LinesService(context, options, registration, asked.limits).service }
    return WyomingService(
      context, TurnOptions(options), asked.limits, program: asked.program, delivery: asked.delivery,
      token: socket.isRemote ? token : nil
    ).service
  }

  private static func report(_ asked: ConnectionOptions, _ console: Console) {
    let addresses = [asked.wyoming, asked.socket].compactMap { $0.map { "\($0)" } }
    console.report("waiting at \(addresses.joined(separator: " and "))")
  }

  /// Each client takes a descriptor.
  private static func raiseDescriptorLimit() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = limit.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }
}

/// SIGTERM and Ctrl-C, as something to wait for.
private enum Termination {
  static func awaitSignal() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let sources = [SIGTERM, SIGINT].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler { continuation.yield() }
      source.resume()
      return source
    }
    for await _ in stream { break }
    for source in sources { source.cancel() }
  }
}
