/// The deeds of a conversation in their order, as far as "undo" has to do with them, the last one behind.
///
/// What "undo" takes back and what is told of the last change both come from here.
struct DeedHistory: Sendable {
  struct Deed: Sendable {
    /// What takes it back.
    enum Way: Sendable {
      /// The undo manager.
      case managed
      /// What a catalog says.
      case action(CatalogAction, [String: CatalogValue])
      /// Nothing.
      case never
    }

    var way: Way
    var name: String?
    /// The number of the request that it came of.
    var request: Int
    /// What was typed for it, and the phrase that it was taken for.
    var said = ""

    var isFinal: Bool { if case .never = way { true } else { false } }
    var isManaged: Bool { if case .managed = way { true } else { false } }

    /// Whether it has all of some words, in one form or another, in its name or in what was said for it.
    func isAbout(_ words: [String]) -> Bool {
      let known = FindText.words(of: "\(name ?? "") \(said)")
      return !words.isEmpty
        && words.allSatisfy { word in known.contains { $0 == word || Interpreter.isAlike(word, $0) } }
    }
  }

  private(set) var done: [Deed] = []
  /// What was taken back, the last one behind.
  private(set) var undone: [Deed] = []

  /// How many were taken back at once by the last undo: so many are done again at once.
  private(set) var undoneAtOnce = 0

  /// So many are kept; more would make up most of what a long conversation keeps.
  static let most = 40
  /// How many steps of the undo manager are noted.
  private var recordedCount = 0

  /// What can be taken back, the last deed first.
  var undoable: [String?] {
    done.reversed().compactMap { deed in
      deed.isFinal ? nil : .some(deed.name)
    }
  }

  /// The last deed whose name has some words; else the last one that they were said for.
  func index(about words: [String]) -> Int? {
    guard !words.isEmpty else { return nil }
    return done.lastIndex { deed in deed.name.map { Self.isAbout(words, $0) } ?? false }
      ?? done.lastIndex { $0.isAbout(words) }
  }

  static func isAbout(_ words: [String], _ name: String) -> Bool { Set(words).isSubset(of: FindText.words(of: name)) }

  /// The last of the deeds whose names have most of some words; nil where none has any.
  func index(sharingMostOf words: [String]) -> Int? {
    let shared = done.map { deed in words.count { deed.isAbout([$0]) } }
    guard let most = shared.max(), most > 0 else { return nil }
    return shared.lastIndex(of: most)
  }

  /// Notes how many steps the undo manager has recorded, and what those are called that can be undone, the last one
  /// behind; returns how many are new. What it cannot undo any more is forgotten.
  mutating func note(recorded count: Int, names: [String], of request: Int) -> Int {
    let added = names.suffix(max(count - recordedCount, 0))
    recordedCount = count
    for name in added { add(Deed(way: .managed, name: name.isEmpty ? nil : name, request: request)) }
    forget(besides: names)
    return added.count
  }

  private mutating func forget(besides names: [String]) {
    var left = names
    for index in done.indices.reversed() where done[index].isManaged {
      if left.last == done[index].name ?? "" { left.removeLast() } else { done.remove(at: index) }
    }
  }

  /// Notes that steps which are known were recorded anew.
  mutating func replace(recorded count: Int) { recordedCount = count }

  /// Forgets a deed that was taken back in its place: it is not done again behind the others.
  mutating func remove(at index: Int) {
    done.remove(at: index)
    undone = []
  }

  mutating func add(_ deed: Deed) {
    done.append(deed)
    undone = []
    if done.count > Self.most { done.removeFirst() }
  }

  /// Whether a deed can be taken back before those behind it: the undo manager goes in order.
  func isFree(_ index: Int) -> Bool {
    done.indices.contains(index) && !(done[index].isManaged && done[(index + 1)...].contains(where: \.isManaged))
  }

  /// The deed that is to be taken back; it stays where nothing takes it back.
  mutating func take(at index: Int) -> Deed? {
    guard isFree(index) else { return nil }
    undoneAtOnce = 0
    if done[index].isFinal { return done[index] }
    undone.append(done.remove(at: index))
    return undone.last
  }

  /// Notes that the last so many were taken back at once.
  mutating func note(undoneAtOnce count: Int) { undoneAtOnce = count }

  /// The deed that was taken back last, which is to be done again.
  mutating func takeLastUndone() -> Deed? {
    guard let last = undone.popLast() else { return nil }
    done.append(last)
    return last
  }
}
