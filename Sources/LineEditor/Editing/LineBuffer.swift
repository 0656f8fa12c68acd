/// One line of text and a cursor between two of its characters.
///
/// Characters are grapheme clusters. What is inserted may join its neighbours to one, so every edit segments the line anew: it
/// costs the length of the line.
struct LineBuffer: Equatable, Sendable {
  private(set) var characters: [Character] = []
  /// The characters before the cursor.
  private(set) var cursor = 0

  init(_ text: String = "") {
    characters = Array(text)
    cursor = characters.count
  }

  var text: String { String(characters) }
  var isEmpty: Bool { characters.isEmpty }
  var isAtEnd: Bool { cursor == characters.count }

  mutating func move(to index: Int) { cursor = min(max(index, 0), characters.count) }

  /// Puts a text in place of a range, and the cursor behind it.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let before = String(characters[..<range.lowerBound]) + text
    let whole = before + String(characters[range.upperBound...])
    characters = Array(whole)
    cursor = Self.characters(in: whole, covering: before.utf8.count)
  }

  mutating func insert(_ text: String) { replace(cursor..<cursor, with: text) }

  /// Takes the line as it was or will be; neither segments nor moves anything.
  mutating func restore(_ characters: [Character], cursor: Int) {
    (self.characters, self.cursor) = (characters, cursor)
  }

  /// Swaps the characters around the cursor and moves behind them; at the end the last two.
  mutating func transpose() {
    let second = min(cursor, characters.count - 1)
    guard second >= 1 else { return }
    replace(second - 1..<second + 1, with: String([characters[second], characters[second - 1]]))
  }

  /// The number of characters that begin within the first bytes of a text.
  private static func characters(in text: String, covering length: Int) -> Int {
    var (count, offset) = (0, 0)
    for character in text {
      if offset >= length { break }
      count += 1
      offset += character.utf8.count
    }
    return count
  }
}
