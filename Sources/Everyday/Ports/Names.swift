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
