internal import AssistantCommandLine
internal import Diagnostics
internal import FileFormats

/// What a client calls a request: an integer or a string, given back as it was written.
struct RequestID: Hashable, Sendable {
  let value: JSONValue

  /// Nil for anything else, such as null or 1.5.
  init?(_ value: JSONValue) {
    switch value.content {
    case .string: break
    case .number(_, let written) where written.allSatisfy { $0.isNumber || $0 == "-" }: break
    default: return nil
    }
    self.value = value
  }

  init(_ text: String) { value = .string(text) }
}

/// A line that a client wrote.
enum JSONRPCMessage: Sendable {
  case request(RequestID, method: String, params: JSONValue)
  case notification(method: String, params: JSONValue)
  /// An answer to a request of the server; nil where the client could not do what was asked.
  case answer(RequestID, JSONValue?)
  /// Nothing that could be done, with the identifier where there is one.
  case unreadable(JSONRPCError, RequestID?)

  init(reading line: UnsafeBufferPointer<UInt8>) {
    guard line.count <= LineReader.usualLongest else {
      self = .unreadable(.tooLong, nil)
      return
    }
    do {
      self.init(try JSONValue(reading: Array(line)))
    } catch {
      self = .unreadable(.notJSON(error), nil)
    }
  }

  private init(_ message: JSONValue) {
    guard message.isObject else {
      let isBatch = !message.elements.isEmpty
      self = .unreadable(.invalidRequest(isBatch ? "batches are not supported" : "a message has to be an object"), nil)
      return
    }
    let id = message["id"].flatMap(RequestID.init)
    guard message["jsonrpc"]?.string == "2.0" else {
      self = .unreadable(.invalidRequest("'jsonrpc' has to be \"2.0\""), id)
      return
    }
    guard let written = message["method"] else {
      self = Self.answer(message, id)
      return
    }
    guard let method = written.string else {
      self = .unreadable(.invalidRequest("'method' has to be a string"), id)
      return
    }
    self.init(method, id, message)
  }

  private init(_ method: String, _ id: RequestID?, _ message: JSONValue) {
    let params = message["params"] ?? .object([:])
    guard message["id"] != nil else {
      self = .notification(method: method, params: params)
      return
    }
    guard let id else {
      self = .unreadable(.invalidRequest("'id' has to be an integer or a string"), nil)
      return
    }
    self =
      params.isObject
      ? .request(id, method: method, params: params) : .unreadable(.invalidParams("'params' has to be an object"), id)
  }

  private static func answer(_ message: JSONValue, _ id: RequestID?) -> JSONRPCMessage {
    guard let id, message["result"] != nil || message["error"] != nil else {
      return .unreadable(.invalidRequest("a message has a method, a result or an error"), id)
    }
    return .answer(id, message["result"])
  }
}

/// What the protocol says of a request that cannot be answered.
struct JSONRPCError: Error {
  var code: Int
  var message: String
  var data: JSONObject?

  static func notJSON(_ finding: Finding) -> Self {
    Self(code: -32700, message: "byte \(finding.range.lowerBound + 1): \(finding.message)")
  }
  static var tooLong: Self { Self(code: -32600, message: "a message has at most \(LineReader.usualLongest) bytes") }
  static func busy(_ most: Int) -> Self { Self(code: -32000, message: "\(most) requests are not answered yet") }
  static func invalidRequest(_ message: String) -> Self { Self(code: -32600, message: message) }
  static func unknownMethod(_ name: String) -> Self {
    Self(code: -32601, message: "there is no method '\(sanitized(name))'")
  }
  static func invalidParams(_ message: String) -> Self { Self(code: -32602, message: message) }
  static func unsupportedVersion(_ requested: String, supported: [String]) -> Self {
    Self(
      code: -32022, message: "version '\(sanitized(requested))' is not supported",
      data: ["supported": supported, "requested": requested])
  }
}
