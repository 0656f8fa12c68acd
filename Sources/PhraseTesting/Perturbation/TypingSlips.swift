/// Every slip of the keys of a kind that a word allows.
struct TypingSlips {
  private let letters: [Character]
  /// Where letters stand.
  private let places: [Int]

  init(_ word: String) {
    let letters = Array(word)
    self.letters = letters
    places = letters.indices.filter { letters[$0].isLetter }
  }

  func slips(_ disturbance: Disturbance) -> [String] {
    switch disturbance {
    case .letterDropped: places.map { replacing($0, with: []) }
    case .letterDoubled: places.map { replacing($0, with: [letters[$0], letters[$0]]) }
    case .lettersSwapped: zip(places, places.dropFirst()).compactMap(swapping)
    case .neighbourKey: places.flatMap { place in neighbours(of: place).map { replacing(place, with: [$0]) } }
    case .fillerInFront, .fillerBehind, .wordOrder, .numberForm: []
    }
  }

  private func replacing(_ place: Int, with others: [Character]) -> String {
    String(letters[..<place] + others + letters[(place + 1)...])
  }

  private func swapping(_ place: Int, _ next: Int) -> String? {
    guard next == place + 1, letters[place] != letters[next] else { return nil }
    var swapped = letters
    swapped.swapAt(place, next)
    return String(swapped)
  }

  private func neighbours(of place: Int) -> [Character] {
    let letter = letters[place]
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
