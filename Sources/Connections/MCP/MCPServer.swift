internal import AssistantCommandLine
internal import FileFormats
internal import Glibc
internal import IntentRuntime

/// Speaks the Model Context Protocol with one client: takes its messages, and has turns of conversations made of them.
///
/// A client that says `initialize` is spoken to as the revisions up to 2025-11-25 say; one whose requests carry a version
/// as 2026-07-28 says. Requests are answered when they are done, in any order.
actor MCPServer {
  typealias Send = @Sendable ([UInt8]) -> Void

  /// A client that said `initialize`.
  private struct Handshake {
    var canElicit: Bool
  }

  /// So many requests may wait for their answers.
  private static let mostRunning = 1_000

  let registry: AppRegistry
  let conversations: ConversationStore
  let usual: TurnOptions
  let send: Send
  var suspended: SuspendedCalls
  private var handshake: Handshake?
  private var tools: ToolCatalog?
  private var running: [RequestID: RunningRequest] = [:]
  private var elicitations: [RequestID: CheckedContinuation<JSONValue?, Never>] = [:]
  /// Forms of a process that took over have other names than those of the one before.
  private var elicitationCount = Isolation.isWorker ? Int(getpid()) * 1_000 : 0
  private var changes = ListChanges()
  private var listener: Int?

  /// - Parameters:
  ///   - nanoseconds: a stop watch, by which questions expire that nobody answers.
  ///   - send: takes the messages to the client, one by one.
  init(
    _ registry: AppRegistry, _ conversations: ConversationStore, _ usual: TurnOptions,
    nanoseconds: @escaping @Sendable () -> UInt64, send: @escaping Send
  ) {
    (self.registry, self.conversations, self.send) = (registry, conversations, send)
    var usual = usual
    usual.confirmation = .whenAsked
    self.usual = usual
    suspended = SuspendedCalls(nanoseconds: nanoseconds)
  }

  /// Announces, from now on, when what the applications offer has changed. For once.
  func watchChanges() { listener = registry.onChange { [weak self] in Task { await self?.announceChanges() } } }

  deinit { if let listener { registry.stopListening(listener) } }

  // MARK: Messages

  /// Takes a message. Returns once it is noted; what it asks for may take longer.
  func receive(_ message: JSONRPCMessage) {
    switch message {
    case .request(let id, let method, let params): begin(id, method, params)
    case .notification("notifications/cancelled", let params):
      if let id = params["requestId"].flatMap(RequestID.init) { cancel(id) }
    case .notification: break
    case .answer(let id, let result): elicitations.removeValue(forKey: id)?.resume(returning: result ?? .null)
    case .unreadable(let error, let id): send(MCPProtocol.failure(error, for: id))
    }
  }

  /// Waits for what is being done, but for no person, and not for long.
  func end(within limit: Duration) async {
    for id in Array(elicitations.keys) { elicitations.removeValue(forKey: id)?.resume(returning: nil) }
    for id in changes.subscriptions { endSubscription(id) }
    let tasks = running.values.map(\.task)
    let guardian = Task {
      try await Task.sleep(for: limit)
      self.cancelAll()
    }
    for task in tasks { await task.value }
    guardian.cancel()
  }

  private func begin(_ id: RequestID, _ method: String, _ params: JSONValue) {
    do {
      guard running[id] == nil else {
        throw JSONRPCError.invalidRequest("a request with this 'id' is not answered yet")
      }
      guard running.count < Self.mostRunning else { throw JSONRPCError.busy(Self.mostRunning) }
      let caller = try caller(id, method, params)
      if method == "initialize" { return send(MCPProtocol.result(initialize(params), for: caller)) }
      if method == "subscriptions/listen", caller.era == .stateless { return subscribe(params, caller) }
      running[id] = RunningRequest(task: Task { await self.answer(method, params, caller) })
    } catch let error as JSONRPCError {
      send(MCPProtocol.failure(error, for: id))
    } catch {
      preconditionFailure("requests are refused with errors of the protocol only: \(error)")
    }
  }

  private func answer(_ method: String, _ params: JSONValue, _ caller: MCPCaller) async {
    let message: [UInt8]
    do {
      message = MCPProtocol.result(try await result(of: method, params, caller), for: caller)
    } catch {
      message = MCPProtocol.failure(error, for: caller.id)
    }
    // Who cancelled a request wants to hear nothing more of it.
    if running.removeValue(forKey: caller.id)?.isCancelled == false { send(message) }
  }

  private func result(of method: String, _ params: JSONValue, _ caller: MCPCaller) async throws(JSONRPCError)
    -> JSONObject
  {
    if method == "tools/call" { return try await call(params, caller) }
    if params["cursor"] != nil, method.hasSuffix("/list") {
      throw .invalidParams("'cursor' is not one of this server's")
    }
    switch method {
    case "ping": return [:]
    case "server/discover": return discovery.uncached(caller).completing(caller)
    case "tools/list": return (["tools": await catalog().list] as JSONObject).uncached(caller).completing(caller)
    case "prompts/list": return listPrompts().uncached(caller).completing(caller)
    case "prompts/get": return try prompt(params).completing(caller)
    case "resources/list": return await listResources().uncached(caller).completing(caller)
    case "resources/templates/list":
      return (["resourceTemplates": [JSONObject]()] as JSONObject).uncached(caller).completing(caller)
    case "resources/read": return try await resource(params, caller).uncached(caller).completing(caller)
    case "completion/complete": return try complete(params).completing(caller)
    default: throw .unknownMethod(method)
    }
  }

  // MARK: Who asks

  private func caller(_ id: RequestID, _ method: String, _ params: JSONValue) throws(JSONRPCError) -> MCPCaller {
    var caller = MCPCaller(id: id, era: .handshake, canElicit: handshake?.canElicit ?? false)
    if let token = params["_meta"]?["progressToken"], RequestID(token) != nil { caller.progressToken = token }
    guard let version = MCPProtocol.meta("protocolVersion", of: params) else {
      if handshake != nil || method == "initialize" || method == "ping" { return caller }
      throw .invalidParams(
        "say 'initialize' first, or put 'io.modelcontextprotocol/protocolVersion' into '_meta' of the params")
    }
    guard let text = version.string, MCPProtocol.statelessVersions.contains(text) else {
      throw .unsupportedVersion(version.string ?? version.kind, supported: MCPProtocol.statelessVersions)
    }
    guard let capabilities = MCPProtocol.meta("clientCapabilities", of: params), capabilities.isObject else {
      throw .invalidParams("'io.modelcontextprotocol/clientCapabilities' of '_meta' has to be an object")
    }
    caller.era = .stateless
    caller.canElicit = MCPProtocol.canElicit(capabilities)
    return caller
  }

  private func initialize(_ params: JSONValue) -> JSONObject {
    handshake = Handshake(canElicit: MCPProtocol.canElicit(params["capabilities"]))
    Task { await announceChanges() }
    let wanted = params["protocolVersion"]?.string ?? ""
    let version = MCPProtocol.handshakeVersions.first { $0 == wanted } ?? MCPProtocol.handshakeVersions[0]
    return [
      "protocolVersion": version, "capabilities": MCPProtocol.capabilities, "serverInfo": MCPProtocol.serverInfo,
      "instructions": MCPProtocol.instructions,
    ]
  }

  private var discovery: JSONObject {
    [
      "supportedVersions": MCPProtocol.statelessVersions, "capabilities": MCPProtocol.capabilities,
      "instructions": MCPProtocol.instructions,
    ]
  }

  func catalog() async -> ToolCatalog {
    if let tools { return tools }
    let made = await ToolCatalog(registry)
    tools = made
    return made
  }

  // MARK: Cancelling

  /// Lets a request be stopped with what it holds.
  func note(_ partner: any ConversationPartner, of caller: MCPCaller) {
    running[caller.id]?.partner = partner
    if running[caller.id]?.isCancelled == true { Task { await partner.interrupt() } }
  }

  private func cancel(_ id: RequestID) {
    if changes.subscriptions.contains(id) { return endSubscription(id) }
    guard running[id]?.isCancelled == false else { return }
    running[id]?.isCancelled = true
    if let form = running[id]?.elicitation, let waiting = elicitations.removeValue(forKey: form) {
      send(MCPProtocol.notification("cancelled", ["requestId": form.value]))
      waiting.resume(returning: nil)
    }
    guard let partner = running[id]?.partner else { return }
    Task { await partner.interrupt() }
  }

  private func cancelAll() { for id in Array(running.keys) { cancel(id) } }

  // MARK: Asking people

  /// Lets a person fill in a form; nil where nobody does.
  func elicit(_ form: ElicitationForm, for caller: MCPCaller) async -> JSONValue? {
    guard running[caller.id]?.isCancelled == false else { return nil }
    elicitationCount += 1
    let id = RequestID("elicitation-\(elicitationCount)")
    running[caller.id]?.elicitation = id
    return await withCheckedContinuation { continuation in
      elicitations[id] = continuation
      send(MCPProtocol.message(["id": id.value] + form.request))
    }
  }

  // MARK: Changes

  private func subscribe(_ params: JSONValue, _ caller: MCPCaller) {
    let wanted = params["notifications"]
    let kinds = ListChanges.Kind.allCases.filter { wanted?[$0.key]?.boolean == true }
    changes.subscribe(caller.id, to: kinds)
    Task { await announceChanges() }
    let honored = JSONObject(kinds.map { (key: $0.key, value: true) })
    send(
      MCPProtocol.notification("subscriptions/acknowledged", of: caller.id, ["notifications": honored]))
  }

  private func endSubscription(_ id: RequestID) {
    changes.unsubscribe(id)
    let caller = MCPCaller(id: id, era: .stateless)
    let result: JSONObject = ["resultType": "complete", "_meta": MCPProtocol.subscriptionMeta(id)]
    send(MCPProtocol.message(["id": caller.id.value, "result": result]))
  }

  /// Tells who wants to know which lists are others than before.
  func announceChanges() async {
    tools = nil
    guard changes.isListening(withHandshake: handshake != nil) else { return }
    let now = ListChanges.Lists(tools: await catalog().list, resources: await registry.addressedEntities())
    for kind in changes.take(now) {
      if handshake != nil { send(MCPProtocol.notification(kind.method)) }
      for id in changes.subscribers(to: kind) { send(MCPProtocol.notification(kind.method, of: id)) }
    }
  }
}

/// A request that is not answered yet.
private struct RunningRequest {
  var task: Task<Void, Never>
  var partner: (any ConversationPartner)?
  /// The form that a person is filling in for it.
  var elicitation: RequestID?
  var isCancelled = false
}
