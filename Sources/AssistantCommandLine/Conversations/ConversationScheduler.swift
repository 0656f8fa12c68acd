internal import IntentRuntime

/// Which conversation has what to do: the requests of each are answered in order, one conversation does not wait for
/// another. Decides, and performs nothing.
struct ConversationScheduler {
  /// The partners of a conversation, by language: a conversation with a name has one.
  typealias Partners = [String: any ConversationPartner]

  /// Work for one conversation.
  struct Work: Sendable {
    var conversation: String?
    var requests: [LineRequest]
    var partners: Partners
  }

  private struct Queue {
    var requests: [LineRequest] = []
    var partners: Partners = [:]
    var isBusy = false
    /// Whether its last answer was a question.
    var isAsking = false
    /// When something was said in it last.
    var tick = 0
  }

  private var queues: [String?: Queue] = [:]
  private var added: Set<String?> = []
  private var tick = 0
  private let most: Int
  /// How many conversations wait for an answer.
  private var askingCount = 0
  /// How many requests have no answer yet.
  private(set) var open = 0
  /// Whether a question was left open by a conversation that was dropped.
  private var droppedQuestion = false
  /// The partners of conversations that were dropped, which may still wait for replies.
  private var dropped: [any ConversationPartner] = []

  /// So many conversations are remembered: those idle the longest begin anew when something is said in them.
  static let usualMost = 10_000
  /// Of those that wait for an answer, which keep all that was done so far, fewer are remembered.
  private var mostAsking: Int { most / 10 }

  init(remembering most: Int = usualMost) { self.most = most }

  /// Whether some conversation waits for an answer.
  var hasOpenQuestion: Bool { droppedQuestion || queues.values.contains { $0.isAsking } }

  /// How many conversations are remembered.
  var count: Int { queues.count }

  /// Takes a request up.
  mutating func add(_ request: LineRequest) {
    open += 1
    tick += 1
    queues[request.conversation, default: Queue()].requests.append(request)
    queues[request.conversation]?.tick = tick
    added.insert(request.conversation)
  }

  /// The conversations to which requests were added since this was asked last.
  mutating func takeAdded() -> Set<String?> {
    defer { added = [] }
    return added
  }

  /// The work of a conversation that has some and is not at it.
  mutating func begin(_ conversation: String?) -> Work? {
    guard var queue = queues[conversation], !queue.isBusy, !queue.requests.isEmpty else { return nil }
    let work = Work(conversation: conversation, requests: queue.requests, partners: queue.partners)
    queue.requests = []
    queue.isBusy = true
    queues[conversation] = queue
    return work
  }

  /// Notes that a request was answered.
  mutating func noteAnswer(in conversation: String?, isAsking: Bool) {
    open -= 1
    guard let queue = queues[conversation], queue.isAsking != isAsking else { return }
    queues[conversation]?.isAsking = isAsking
    askingCount += isAsking ? 1 : -1
  }

  /// Notes that a request was completed, which leaves an open question open.
  mutating func noteCompletion() { open -= 1 }

  /// Notes that the work of a conversation is done, and returns more of it.
  mutating func end(_ conversation: String?, _ partners: Partners) -> Work? {
    queues[conversation]?.isBusy = false
    queues[conversation]?.partners = partners
    if queues.count > most + most / 10 { dropIdle(queues.count - most) { _ in true } }
    if askingCount > mostAsking + mostAsking / 10 { dropIdle(askingCount - mostAsking) { $0.isAsking } }
    return begin(conversation)
  }

  /// The partners of conversations that were dropped since this was asked last. Who waits for a reply waits for ever
  /// unless it is interrupted.
  mutating func takeDropped() -> [any ConversationPartner] {
    defer { dropped = [] }
    return dropped
  }

  /// Forgets those idle the longest, of some kind. Some at once, so that it costs little for each.
  private mutating func dropIdle(_ count: Int, where isOfKind: (Queue) -> Bool) {
    let idle = queues.filter { !$0.value.isBusy && $0.value.requests.isEmpty && $0.key != nil && isOfKind($0.value) }
    for (conversation, queue) in idle.sorted(by: { $0.value.tick < $1.value.tick }).prefix(count) {
      askingCount -= queue.isAsking ? 1 : 0
      droppedQuestion = droppedQuestion || queue.isAsking
      dropped += queue.partners.values
      queues[conversation] = nil
    }
  }
}
