internal import AssistantCommandLine
internal import FileFormats

/// How a client speaks: behind a handshake, or with everything in each request.
enum MCPEra: Sendable {
  case handshake
  case stateless
}

/// What is known of whoever sent a request.
struct MCPCaller: Sendable {
  var id: RequestID
  var era: MCPEra
  /// Whether it lets people fill in forms.
  var canElicit = false
  /// What it calls the progress of this request; nil where it wants to hear of none.
  var progressToken: JSONValue?
}

/// The words of the Model Context Protocol: versions, keys and what the server can do.
enum MCPProtocol {
  static let statelessVersions = ["2026-07-28"]
  /// The newest first.
  static let handshakeVersions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  private static let prefix = "io.modelcontextprotocol/"

  static func meta(_ key: String, of params: JSONValue) -> JSONValue? { params["_meta"]?[prefix + key] }

  static var serverInfo: JSONObject { ["name": "behest", "title": "Behest", "version": Assistant.version] }

  static var capabilities: JSONObject {
    [
      "tools": ["listChanged": true] as JSONObject, "prompts": ["listChanged": false] as JSONObject,
      "resources": ["listChanged": true] as JSONObject, "completions": [:] as JSONObject,
    ]
  }

  static let instructions = """
    Each tool is something that an app can do; perform_request takes a sentence in plain language instead, and \
    find_entities says what the apps know. Leave a value out that nobody has said: people are asked for it. What an app \
    wants to be confirmed, only a person may confirm. Results name their conversation: give it to perform_request to go \
    on ("undo", "and the next one").
    """

  /// Whether a client's capabilities have forms for people.
  static func canElicit(_ capabilities: JSONValue?) -> Bool {
    guard let elicitation = capabilities?["elicitation"], elicitation.isObject else { return false }
    return elicitation.members.isEmpty || elicitation["form"] != nil
  }

  // MARK: Messages

  static func message(_ members: JSONObject) -> [UInt8] {
    var json = JSONWriter()
    (["jsonrpc": "2.0"] + members).write(to: &json)
    return json.bytes
  }

  static func result(_ result: JSONObject, for caller: MCPCaller) -> [UInt8] {
    let stateless: JSONObject = ["_meta": [prefix + "serverInfo": serverInfo] as JSONObject]
    let result = caller.era == .stateless ? result + stateless : result
    return message(["id": caller.id.value, "result": result])
  }

  static func failure(_ error: JSONRPCError, for id: RequestID?) -> [UInt8] {
    let fields: JSONObject = ["code": error.code, "message": error.message, "data": error.data]
    return message(["id": id?.value ?? .null, "error": fields.present])
  }

  static func notification(_ method: String, _ params: JSONObject? = nil) -> [UInt8] {
    message((["method": "notifications/" + method, "params": params] as JSONObject).present)
  }

  /// A notification of a stream that a client opened with a request.
  static func notification(_ method: String, of subscription: RequestID, _ params: JSONObject = [:]) -> [UInt8] {
    notification(method, params + ["_meta": subscriptionMeta(subscription)])
  }

  static func subscriptionMeta(_ subscription: RequestID) -> JSONObject {
    [prefix + "subscriptionId": subscription.value]
  }
}

extension JSONObject {
  /// The same as a complete answer to a request.
  func completing(_ caller: MCPCaller) -> JSONObject {
    caller.era == .stateless ? self + ["resultType": "complete"] : self
  }

  /// The same as an answer that may not be kept.
  func uncached(_ caller: MCPCaller) -> JSONObject {
    caller.era == .stateless ? self + ["ttlMs": 0, "cacheScope": "private"] : self
  }
}
