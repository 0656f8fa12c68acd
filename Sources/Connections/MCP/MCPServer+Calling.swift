internal import AssistantCommandLine
internal import Dialog
internal import FileFormats
internal import Foundation
internal import IntentRuntime

// Tools: each call is a turn of a conversation, and so is each answer to what it asks.

extension MCPServer {
  /// So often a call may ask before it is given up.
  private static let mostRounds = 20

  func call(_ params: JSONValue, _ caller: MCPCaller) async throws(JSONRPCError) -> JSONObject {
    guard let name = params["name"]?.string else { throw .invalidParams("'name' has to be a string") }
    let arguments = params["arguments"] ?? .object([:])
    guard arguments.isObject || arguments == .null else { throw .invalidParams("'arguments' has to be an object") }
    let tool = try await catalog().tool(named: name)
    if let key = params["requestState"] {
      return try await resume(key, params["inputResponses"], tool, caller)
    }
    switch tool {
    case .intent(let intent): return await call(intent, arguments, caller)
    case .performRequest: return await perform(arguments, caller)
    case .findEntities: return await EntitySearchCall(arguments, await catalog(), registry).result().completing(caller)
    }
  }

  private func call(_ intent: CallableIntent, _ arguments: JSONValue, _ caller: MCPCaller) async -> JSONObject {
    let values = Dictionary(arguments.members.map { ($0.key, $0.value) }) { first, _ in first }
    let call = IntentCall(intent, with: values)
    guard call.problems.isEmpty else { return ToolResult.failure(call.problems).completing(caller) }
    var options = usual
    options.call = call
    let conversation = await conversations.conversation(named: nil, in: nil)
    return await take(intent.title, options, in: PendingCall(tool: .intent(intent), conversation: conversation), caller)
  }

  private func perform(_ arguments: JSONValue, _ caller: MCPCaller) async -> JSONObject {
    let request = LineRequest(arguments, usual: usual)
    guard case .turn(let options) = request.content else {
      let problem =
        if case .unreadable(let problem) = request.content { "\(problem)" } else { "'complete' is a key of lines" }
      return ToolResult.failure([problem]).completing(caller)
    }
    guard request.text.utf8.count <= ConnectionLimits.mostTextBytes else {
      return ToolResult.failure([ConnectionLimits.textTooLong]).completing(caller)
    }
    let locale = request.locale.map { Locale(identifier: $0) }
    let conversation = await conversations.conversation(named: request.conversation, in: locale)
    return await take(request.text, options, in: PendingCall(tool: .performRequest, conversation: conversation), caller)
  }

  // MARK: Turns

  private func take(_ text: String, _ options: TurnOptions, in call: PendingCall, _ caller: MCPCaller) async
    -> JSONObject
  {
    note(call.conversation.partner, of: caller)
    if let token = caller.progressToken {
      let progress = CallProgress(token: token, send: send)
      call.conversation.progress.listen { progress.tell($0) }
    }
    defer { call.conversation.progress.listen(nil) }
    return await settle(await call.conversation.partner.take(text, options), in: call, caller)
  }

  /// Has a person asked what is open, as long as something is and the client can ask.
  private func settle(_ response: Response, in call: PendingCall, _ caller: MCPCaller) async -> JSONObject {
    var (response, call) = (response, call)
    while let question = response.question, caller.canElicit, call.rounds < Self.mostRounds {
      let said = response.utterances.compactMap(\.speech)
      call.form = ElicitationForm(question, after: said)
      call.rounds += 1
      if caller.era == .stateless { return await suspend(call) }
      let result = await elicit(call.form ?? ElicitationForm(question, after: said), for: caller)
      response = await answer(call, with: result)
    }
    return await ToolResult(response, in: call.conversation.name, of: call.tool).json().completing(caller)
  }

  /// Takes what a person did with a form: nothing that was not accepted is an answer.
  private func answer(_ call: PendingCall, with result: JSONValue?) async -> Response {
    var options = usual
    let answer = result?["action"]?.string == "accept" ? call.form?.answer(in: result?["content"]) : .reply(.cancel)
    switch answer {
    case .reply(let reply)?:
      options.reply = reply
      return await call.conversation.partner.take("", options)
    case .words(let words)?:
      options.isAnswer = true
      return await call.conversation.partner.take(words, options)
    // A form that was sent without its value is asked for again.
    case nil:
      options.isAnswer = true
      return await call.conversation.partner.take("", options)
    }
  }

  // MARK: Calls that go on with another request

  private func suspend(_ call: PendingCall) async -> JSONObject {
    let (key, dropped) = suspended.add(call)
    for call in dropped { await call.conversation.partner.interrupt() }
    let requests = JSONObject(call.form.map { [(key: $0.name, value: $0.request)] } ?? [])
    return ["resultType": "input_required", "inputRequests": requests, "requestState": key]
  }

  private func resume(_ key: JSONValue, _ responses: JSONValue?, _ tool: ToolCatalog.Tool, _ caller: MCPCaller)
    async throws(JSONRPCError) -> JSONObject
  {
    guard let call = key.string.flatMap({ suspended.take($0) }) else {
      throw .invalidParams("'requestState' is unknown or too old; call the tool anew")
    }
    note(call.conversation.partner, of: caller)
    let response = await answer(call, with: call.form.flatMap { responses?[$0.name] })
    return await settle(response, in: call, caller)
  }
}

/// A call that waits for answers.
struct PendingCall: Sendable {
  var tool: ToolCatalog.Tool
  var conversation: ConversationStore.Held
  /// What is asked.
  var form: ElicitationForm?
  /// How often something was asked.
  var rounds = 0
}

/// Calls whose questions are with a client that answers them in another request, each under a key that nobody guesses.
struct SuspendedCalls {
  private struct Entry {
    var call: PendingCall
    var time: UInt64
  }

  private static let most = 64
  /// Five minutes.
  private static let longest: UInt64 = 300_000_000_000

  private let nanoseconds: @Sendable () -> UInt64
  private var entries: [String: Entry] = [:]

  init(nanoseconds: @escaping @Sendable () -> UInt64) { self.nanoseconds = nanoseconds }

  /// Keeps a call, and returns its key and those that are kept no longer.
  mutating func add(_ call: PendingCall) -> (key: String, dropped: [PendingCall]) {
    let now = nanoseconds()
    var dropped = entries.filter { now - $0.value.time > Self.longest }.map(\.key)
    let left = entries.count - dropped.count
    if left >= Self.most {
      let oldest = entries.filter { !dropped.contains($0.key) }.min { $0.value.time < $1.value.time }
      dropped += oldest.map { [$0.key] } ?? []
    }
    let calls = dropped.compactMap { entries.removeValue(forKey: $0)?.call }
    let key = [UInt64.random(in: 0 ... .max), UInt64.random(in: 0 ... .max)].map { String($0, radix: 36) }
      .joined(separator: "-")
    entries[key] = Entry(call: call, time: now)
    return (key, calls)
  }

  /// The call of a key, for once; nil where there is none or it is too old.
  mutating func take(_ key: String) -> PendingCall? {
    guard let entry = entries.removeValue(forKey: key), nanoseconds() - entry.time <= Self.longest else { return nil }
    return entry.call
  }
}
