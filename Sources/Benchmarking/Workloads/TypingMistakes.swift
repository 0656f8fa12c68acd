internal import PhraseMatching

extension String {
  /// The text with a mistake in one of its longer words.
  func withOneTypo(_ random: inout SeededGenerator) -> String {
    var words = split(separator: " ").map(String.init)
    let indices = words.indices.filter { words[$0].utf8.count >= Self.leastLength }
    guard !indices.isEmpty else { return self }
    let index = random.element(of: indices)
    words[index] = words[index].mistyped(&random)
    return words.joined(separator: " ")
  }

  /// The text with a mistake in each word of more than three letters.
  func withTyposEverywhere(_ random: inout SeededGenerator) -> String {
    split(separator: " ").map { $0.utf8.count > 3 ? String($0).mistyped(&random) : String($0) }.joined(separator: " ")
  }

  /// Shorter words are hardly ever mistyped, and hardly recognized when they are.
  private static let leastLength = 5

  /// A slip of the fingers behind the first letter: two letters swapped, one left out, one twice, or a wrong one.
  private func mistyped(_ random: inout SeededGenerator) -> String {
    var letters = Array(self)
    let index = 1 + random.below(letters.count - 2)
    switch random.below(4) {
    case 0: letters.swapAt(index, index + 1)
    case 1: letters.remove(at: index)
    case 2: letters.insert(letters[index], at: index)
    default: letters[index] = letters[index] == "e" ? "r" : "e"
    }
    return String(letters)
  }
}
