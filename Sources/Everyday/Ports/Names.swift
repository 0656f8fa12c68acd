import AppIntents

extension Array {
  /// What is called so; where nothing is, what has all the words in a name.
  func called(_ words: String, names: (Element) -> [String]) -> [Element] {
    let wanted = words.plain
    guard !wanted.isEmpty else { return [] }
    let named = map { (element: $0, names: names($0).map(\.plain)) }
    let exact = named.filter { $0.names.contains(wanted) }
    let pieces = wanted.split(separator: " ")
    let matches = exact.isEmpty ? named.filter { $0.names.contains { $0.hasWords(pieces) } } : exact
    return matches.map(\.element)
  }
}

extension String {
  /// The text as it is compared: without case, accents, width and punctuation.
  var plain: String {
    folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
      .split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }

  /// Whether all of some words are in it.
  func hasWords(_ words: [Substring]) -> Bool { words.allSatisfy { " \(self) ".contains(" \($0) ") } }
}

extension IntentParameter {
  /// The one that is meant: what was said, else the only one there is, else what is chosen. Nil where there is none.
  @MainActor
  func chosen<Entity: AppEntity>(
    among all: @autoclosure () throws -> [Entity], asking dialog: IntentDialog
  ) async throws -> Entity?
  where Value == Entity? {
    if let said = wrappedValue { return said }
    let all = try all()
    return all.count > 1 ? try await requestDisambiguation(among: all, dialog: dialog) : all.first
  }
}

extension Substring {
  /// Whether it is another word with one letter wrong, missing or too many, or two that changed places.
  func isSlip(of other: Substring) -> Bool {
    guard count > 3, other.count > 3, abs(count - other.count) <= 1 else { return false }
    let (mine, theirs) = (Array(self), Array(other))
    let front = zip(mine, theirs).prefix { $0 == $1 }.count
    let back = zip(mine.reversed(), theirs.reversed()).prefix { $0 == $1 }.count
    let (left, right) = (mine.count - front - back, theirs.count - front - back)
    if left <= 1, right <= 1 { return true }
    return left == 2 && right == 2 && mine[front] == theirs[front + 1] && mine[front + 1] == theirs[front]
  }
}
