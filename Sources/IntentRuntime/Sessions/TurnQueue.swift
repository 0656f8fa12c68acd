/// Lets one turn be taken at a time: whoever comes meanwhile waits, in order.
struct TurnQueue {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Whether the turn may begin at once.
  mutating func begin() -> Bool {
    defer { isTaken = true }
    return !isTaken
  }

  mutating func wait(_ continuation: CheckedContinuation<Void, Never>) { waiting.append(continuation) }

  /// Lets the next one begin.
  mutating func end() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
