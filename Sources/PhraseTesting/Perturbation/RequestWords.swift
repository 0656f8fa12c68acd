internal import PhraseMatching

/// The words of a request, and which of them belong together or to somebody else.
struct RequestWords {
  /// A word and what may be done with it.
  struct Word {
    var text: String
    /// Whether it is typed as it pleases: nobody could tell a slip from what was meant.
    var isFree: Bool
    /// Whether its author mistyped it: two slips in a word are one too many.
    var isMistyped: Bool
    /// The parameter that it fills, by its place; nil for other words.
    var value: Int?
  }

  private(set) var words: [Word] = []

  /// Cuts a request that was answered so into words; `slips` are the bytes that its author mistyped.
  init(_ text: String, _ answer: RequestAnswer, slips: [Range<Int>] = []) {
    let values = answer.reached?.values ?? []
    for piece in text.split(whereSeparator: \.isWhitespace) {
      let offset = text.utf8.distance(from: text.startIndex, to: piece.startIndex)
      let range = offset..<offset + piece.utf8.count
      let value = values.firstIndex { $0.range.overlaps(range) }
      let isFree = value.map { values[$0].values.isEmpty && values[$0].typed == nil } ?? false
      words.append(
        Word(
          text: String(piece), isFree: isFree, isMistyped: slips.contains { $0.overlaps(range) }, value: value))
    }
  }

  var text: String { words.map(\.text).joined(separator: " ") }

  /// The text with another word in a place.
  func replacing(_ index: Int, with word: String) -> String { replacing(index..<index + 1, with: word) }

  /// The text with a word in place of some.
  func replacing(_ indices: Range<Int>, with word: String) -> String {
    (words[..<indices.lowerBound].map(\.text) + [word] + words[indices.upperBound...].map(\.text)).joined(
      separator: " ")
  }

  /// Runs of words that stay together: a value, or a word that belongs to none.
  var chunks: [Range<Int>] {
    var chunks: [Range<Int>] = []
    for (index, word) in words.enumerated() {
      if let last = chunks.last, let value = word.value, words[last.lowerBound].value == value {
        chunks[chunks.count - 1] = last.lowerBound..<index + 1
      } else {
        chunks.append(index..<index + 1)
      }
    }
    return chunks
  }
}
