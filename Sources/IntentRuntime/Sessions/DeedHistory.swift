/// The deeds of a conversation in their order, as far as "undo" has to do with them, the last one behind.
struct DeedHistory: Sendable {
  enum Deed: Sendable {
    /// The undo manager takes it back.
    case managed(name: String?)
    /// What a catalog says takes it back.
    case action(CatalogAction, [String: CatalogValue], name: String)
    /// Nothing takes it back.
    case final(name: String)

    var name: String? {
      switch self {
      case .managed(let name): name
      case .action(_, _, let name), .final(let name): name
      }
    }

    var isFinal: Bool { if case .final = self { true } else { false } }
  }

  private(set) var done: [Deed] = []
  /// What was taken back, the last one behind.
  private(set) var undone: [Deed] = []

  private static let most = 100

  /// What can be taken back, the last deed first.
  var undoable: [String?] {
    done.reversed().compactMap { deed in
      deed.isFinal ? nil : .some(deed.name)
    }
  }

  /// The last deed whose name has some words.
  func index(about words: [String]) -> Int? {
    words.isEmpty ? nil : done.lastIndex { deed in deed.name.map { Self.isAbout(words, $0) } ?? false }
  }

  static func isAbout(_ words: [String], _ name: String) -> Bool {
    Set(words).isSubset(of: FindText.words(of: name))
  }

  private var managedCount: Int {
    done.reduce(0) { count, deed in
      if case .managed = deed { count + 1 } else { count }
    }
  }

  /// Notes how many steps the undo manager has, and what the last one is called; returns how many are new.
  mutating func note(managed count: Int, name: String) -> Int {
    let added = count - managedCount
    for _ in 0..<max(added, 0) { add(.managed(name: name.isEmpty ? nil : name)) }
    return max(added, 0)
  }

  mutating func add(_ deed: Deed) {
    done.append(deed)
    undone = []
    if done.count > Self.most { done.removeFirst() }
  }

  /// The last deed, which is to be taken back.
  mutating func takeLast() -> Deed? {
    guard let last = done.popLast() else { return nil }
    if last.isFinal { return last }
    undone.append(last)
    return last
  }

  /// A deed that is to be taken back before those behind it: only what a catalog does can be.
  mutating func take(at index: Int) -> Deed? {
    guard done.indices.contains(index), case .action = done[index] else { return nil }
    undone.append(done.remove(at: index))
    return undone.last
  }

  /// The deed that was taken back last, which is to be done again.
  mutating func takeLastUndone() -> Deed? {
    guard let last = undone.popLast() else { return nil }
    done.append(last)
    return last
  }
}
