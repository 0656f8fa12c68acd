internal import IntentRuntime

/// Which conversation has what to do: the requests of each are answered in order, one conversation does not wait for
/// another. Decides, and performs nothing.
struct ConversationLanes {
  /// The partners of a conversation, by language: a conversation with a name has one.
  typealias Partners = [String: any ConversationPartner]

  /// Work for one conversation.
  struct Work: Sendable {
    var conversation: String?
    var requests: [LineRequest]
    var partners: Partners
  }

  private struct Lane {
    var requests: [LineRequest] = []
    var partners: Partners = [:]
    var isBusy = false
    /// Whether its last answer was a question.
    var isAsking = false
    /// When something was said in it last.
    var tick = 0
  }

  private var lanes: [String?: Lane] = [:]
  private var added: Set<String?> = []
  private var tick = 0
  private let most: Int
  /// How many requests have no answer yet.
  private(set) var open = 0
  /// Whether a question was left open by a conversation that was dropped.
  private var droppedQuestion = false

  /// So many conversations are remembered: those idle the longest begin anew when something is said in them.
  static let usualMost = 10_000

  init(remembering most: Int = usualMost) { self.most = most }

  /// Whether some conversation waits for an answer.
  var hasOpenQuestion: Bool { droppedQuestion || lanes.values.contains { $0.isAsking } }

  /// How many conversations are remembered.
  var count: Int { lanes.count }

  /// Takes a request up.
  mutating func add(_ request: LineRequest) {
    open += 1
    tick += 1
    lanes[request.conversation, default: Lane()].requests.append(request)
    lanes[request.conversation]?.tick = tick
    added.insert(request.conversation)
  }

  /// The conversations to which requests were added since this was asked last.
  mutating func takeAdded() -> Set<String?> {
    defer { added = [] }
    return added
  }

  /// The work of a conversation that has some and is not at it.
  mutating func begin(_ conversation: String?) -> Work? {
    guard var lane = lanes[conversation], !lane.isBusy, !lane.requests.isEmpty else { return nil }
    let work = Work(conversation: conversation, requests: lane.requests, partners: lane.partners)
    lane.requests = []
    lane.isBusy = true
    lanes[conversation] = lane
    return work
  }

  /// Notes that a request was answered.
  mutating func noteAnswer(in conversation: String?, isAsking: Bool) {
    open -= 1
    lanes[conversation]?.isAsking = isAsking
  }

  /// Notes that the work of a conversation is done, and returns more of it.
  mutating func end(_ conversation: String?, _ partners: Partners) -> Work? {
    lanes[conversation]?.isBusy = false
    lanes[conversation]?.partners = partners
    if lanes.count > most + most / 10 { dropIdle() }
    return begin(conversation)
  }

  /// Forgets those idle the longest. Some at once, so that it costs little for each.
  private mutating func dropIdle() {
    let idle = lanes.filter { !$0.value.isBusy && $0.value.requests.isEmpty && $0.key != nil }
    for (conversation, lane) in idle.sorted(by: { $0.value.tick < $1.value.tick }).prefix(lanes.count - most) {
      droppedQuestion = droppedQuestion || lane.isAsking
      lanes[conversation] = nil
    }
  }
}
