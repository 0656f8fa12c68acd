internal import FileFormats
internal import IntentRuntime

/// Who wants to hear that a list has changed, and what the lists were.
struct ListChanges {
  enum Kind: CaseIterable {
    case tools
    case resources

    /// How a client asks for it.
    var key: String { "\(self)ListChanged" }
    var method: String { "\(self)/list_changed" }
  }

  /// The lists as they are at one moment.
  struct Lists {
    private let written: [Kind: [UInt8]]

    init(tools: [JSONObject], resources: [KnownEntity]) {
      written = [.tools: Self.bytes(tools), .resources: Self.bytes(resources.map { EntityResource($0).listed })]
    }

    private static func bytes(_ list: [JSONObject]) -> [UInt8] {
      var json = JSONWriter()
      list.write(to: &json)
      return json.bytes
    }

    func differs(from other: Lists, in kind: Kind) -> Bool { written[kind] != other.written[kind] }
  }

  private var known: Lists?
  private var subscribed: [RequestID: [Kind]] = [:]

  var subscriptions: [RequestID] { Array(subscribed.keys) }

  mutating func subscribe(_ id: RequestID, to kinds: [Kind]) { subscribed[id] = kinds }
  mutating func unsubscribe(_ id: RequestID) { subscribed[id] = nil }

  func subscribers(to kind: Kind) -> [RequestID] { subscribed.filter { $0.value.contains(kind) }.map(\.key) }

  func isListening(withHandshake hasHandshake: Bool) -> Bool { hasHandshake || !subscribed.isEmpty }

  /// Takes the lists as they are now, and returns those that were others; none the first time.
  mutating func take(_ now: Lists) -> [Kind] {
    defer { known = now }
    guard let known else { return [] }
    return Kind.allCases.filter { now.differs(from: known, in: $0) }
  }
}
