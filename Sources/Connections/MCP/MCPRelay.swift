internal import AssistantCommandLine
internal import FileFormats

/// The messages of one client: requests at which the worker crashed are answered by what is known of it, and the next
/// worker hears what the client said of itself.
struct MCPRelay: LineRelay {
  let seesOutput = true
  let isReady = true
  private var open: Set<RequestID> = []
  /// The forms that the client has not answered.
  private var forms: Set<RequestID> = []
  /// What a client of the older revisions said first, and what it called that.
  private var handshake: [[UInt8]] = []
  private var handshakeID: RequestID?
  /// Whether the next answer to the handshake is not for the client, which has had one.
  private var isRepeating = false
  private var isWorking = false

  mutating func sent(_ line: [UInt8]) {
    switch line.withUnsafeBufferPointer(JSONRPCMessage.init(reading:)) {
    case .request(let id, let method, _):
      open.insert(id)
      if method == "initialize" { (handshake, handshakeID) = ([line], id) }
    case .notification("notifications/initialized", _): handshake.append(line)
    case .notification("notifications/cancelled", let params):
      if let id = params["requestId"].flatMap(RequestID.init) { open.remove(id) }
    case .answer(let id, _): forms.remove(id)
    case .notification, .unreadable: break
    }
  }

  mutating func answered() {}

  mutating func received(_ line: ArraySlice<UInt8>) -> Bool {
    isWorking = true
    switch line.withUnsafeBufferPointer(JSONRPCMessage.init(reading:)) {
    case .request(let id, _, _): forms.insert(id)
    case .answer(let id, _):
      open.remove(id)
      guard isRepeating, id == handshakeID else { return true }
      isRepeating = false
      return false
    case .notification, .unreadable: break
    }
    return true
  }

  mutating func crashed(_ crash: WorkerCrash) -> (answers: [UInt8], again: [[UInt8]])? {
    if isRepeating, let handshakeID { open.remove(handshakeID) }
    guard isWorking || !open.isEmpty else { return nil }
    let error = JSONRPCError(code: -32603, message: "the app \(crash.text); what was said before is forgotten")
    let answers = open.map { MCPProtocol.failure(error, for: $0) }
    let endings = forms.map { MCPProtocol.notification("cancelled", ["requestId": $0.value]) }
    isRepeating = handshakeID.map { !open.contains($0) } ?? false
    let again = isRepeating ? handshake : []
    if !isRepeating { (handshake, handshakeID) = ([], nil) }
    (open, forms, isWorking) = ([], [], false)
    return ((answers + endings).flatMap { $0 + [0x0A] }, again)
  }
}
