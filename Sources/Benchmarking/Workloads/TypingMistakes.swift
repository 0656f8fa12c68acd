extension String {
  /// The text with a mistake in one of its longer words.
  func withOneTypo(_ random: inout SeededSequence) -> String {
    var words = split(separator: " ").map(String.init)
    let places = words.indices.filter { words[$0].utf8.count >= Self.leastLength }
    guard !places.isEmpty else { return self }
    let place = random.element(of: places)
    words[place] = words[place].mistyped(&random)
    return words.joined(separator: " ")
  }

  /// The text with a mistake in each word of more than three letters.
  func withTyposEverywhere(_ random: inout SeededSequence) -> String {
    split(separator: " ").map { $0.utf8.count > 3 ? String($0).mistyped(&random) : String($0) }.joined(separator: " ")
  }

  /// Shorter words are hardly ever mistyped, and hardly recognized when they are.
  private static let leastLength = 5

  /// A slip of the fingers behind the first letter: two letters swapped, one left out, one twice, or a wrong one.
  private func mistyped(_ random: inout SeededSequence) -> String {
    var letters = Array(self)
    let place = 1 + random.below(letters.count - 2)
    switch random.below(4) {
    case 0: letters.swapAt(place, place + 1)
    case 1: letters.remove(at: place)
    case 2: letters.insert(letters[place], at: place)
    default: letters[place] = letters[place] == "e" ? "r" : "e"
    }
    return String(letters)
  }
}
