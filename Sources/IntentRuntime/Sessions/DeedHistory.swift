/// The deeds of a conversation that can be taken back, by name, the last one behind.
struct DeedHistory: Sendable {
  private(set) var undoable: [String?] = []

  private static let most = 100

  /// Notes how many deeds there are now, and what the last one is called; returns how many are new.
  mutating func note(count: Int, name: String) -> Int {
    let added = count - undoable.count
    if added < 0 { undoable.removeLast(min(-added, undoable.count)) }
    for _ in 0..<max(added, 0) { undoable.append(name.isEmpty ? nil : name) }
    if undoable.count > Self.most { undoable.removeFirst(undoable.count - Self.most) }
    return max(added, 0)
  }

  mutating func removeLast() { _ = undoable.popLast() }
}
