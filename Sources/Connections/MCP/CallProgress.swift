internal import FileFormats
internal import IntentRuntime
internal import Synchronization

/// Tells a client how far one of its requests has come; never less than before.
final class CallProgress: Sendable {
  private let token: JSONValue
  private let send: MCPServer.Send
  private let last = Mutex(-1.0)

  init(token: JSONValue, send: @escaping MCPServer.Send) { (self.token, self.send) = (token, send) }

  func tell(_ progress: SessionSettings.Progress) {
    let count = last.withLock { last -> Double? in
      let next = progress.share ?? last + 1
      guard next > last else { return nil }
      last = next
      return next
    }
    guard let count else { return }
    let params: JSONObject = [
      "progressToken": token, "progress": count, "total": progress.share == nil ? nil : 1, "message": progress.text,
    ]
    send(MCPProtocol.notification("progress", params.present))
  }
}
