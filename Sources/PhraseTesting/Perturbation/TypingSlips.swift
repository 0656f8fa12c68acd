/// Every slip of the keys of a kind that a word allows.
struct TypingSlips {
  private let letters: [Character]
  /// Where letters stand.
  private let indices: [Int]

  init(_ word: String) {
    let letters = Array(word)
    self.letters = letters
    indices = letters.indices.filter { letters[$0].isLetter }
  }

  func slips(_ disturbance: Disturbance) -> [String] {
    switch disturbance {
    case .letterDropped: indices.map { replacing($0, with: []) }
    case .letterDoubled: indices.map { replacing($0, with: [letters[$0], letters[$0]]) }
    case .lettersSwapped: zip(indices, indices.dropFirst()).compactMap(swapping)
    case .neighbourKey: indices.flatMap { index in neighbours(of: index).map { replacing(index, with: [$0]) } }
    case .fillerInFront, .fillerBehind, .wordOrder, .numberForm: []
    }
  }

  private func replacing(_ index: Int, with others: [Character]) -> String {
    String(letters[..<index] + others + letters[(index + 1)...])
  }

  private func swapping(_ index: Int, _ next: Int) -> String? {
    guard next == index + 1, letters[index] != letters[next] else { return nil }
    var swapped = letters
    swapped.swapAt(index, next)
    return String(swapped)
  }

  private func neighbours(of index: Int) -> [Character] {
    let letter = letters[index]
    let lower = Character(letter.lowercased())
    guard let row = Self.rows.firstIndex(where: { $0.contains(lower) }),
      let column = Self.rows[row].firstIndex(of: lower)
    else { return [] }
    let beside = [column - 1, column + 1].filter(Self.rows[row].indices.contains).map { Self.rows[row][$0] }
    return letter.isUppercase ? beside.map { Character($0.uppercased()) } : beside
  }

  /// The letters of a keyboard, row by row.
  private static let rows: [[Character]] = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map(Array.init)
}
