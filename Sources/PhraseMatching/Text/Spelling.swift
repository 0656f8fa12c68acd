import WordSemantics

/// The letters of one word, in place, for comparison with another's.
struct Letters {
  /// Longer words only match exactly.
  static let limit = 24

  private(set) var scalars = InlineArray<24, UInt32>(repeating: 0)
  private(set) var count = 0

  /// The letters of normalized UTF-8 text, or nil if there are too many.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count <= Self.limit * 4 else { return nil }
    var offset = 0
    while offset < bytes.count {
      guard count < Self.limit else { return nil }
      let (scalar, length) = UTF8Reading.scalar(in: bytes, at: offset)
      scalars[count] = scalar
      count += 1
      offset += length
    }
  }

  subscript(index: Int) -> UInt32 { scalars[index] }
}

/// The edit distance between words and what it costs.
enum Spelling {
  /// How two words differ.
  struct Difference {
    var edits: Int
    var isTransposition: Bool
    var isFirstLetter: Bool
  }

  /// The most edits from a known word of this many letters: none in the shortest, two in long ones.
  static func forgivenEdits(letters: Int) -> Int {
    switch letters {
    case ..<3: 0
    case 3..<longWord: 1
    default: 2
    }
  }

  static let longWord = 8

  /// Thousandths of a word's weight that a misspelling of it costs.
  ///
  /// The longer the word, the surer the match; swapped neighbours are the likeliest typo; people rarely miss the first
  /// letter. Rivals: "set the lihgts" must rank above "set the nights", and "fan" for "fun" must cost more than a
  /// missing article.
  static func penalty(_ difference: Difference, letters: Int) -> Int32 {
    var penalty: Int32 =
      switch (difference.edits, letters) {
      case (1, ...3): 330
      case (1, 4): 210
      case (1, 5): 160
      case (1, _): 120
      case (_, 8): 300
      default: 240
      }
    if difference.isTransposition { penalty -= penalty / 4 }
    if difference.isFirstLetter { penalty += 40 }
    return penalty
  }

  /// What a plural or genitive "s" costs in a phrase's word.
  static let inflectionPenalty: Int32 = 30
  /// What it costs in a name, where it distinguishes more: "the kitchen lights" are hardly the "Kitchen Light".
  static let nameInflectionPenalty: Int32 = 250

  /// Edits between two words where swapping neighbours is one edit; nil when there are more than `limit`.
  static func difference(_ a: Letters, _ b: Letters, limit: Int) -> Difference? {
    guard abs(a.count - b.count) <= limit, limit > 0 else { return nil }
    var twoAbove = InlineArray<25, UInt8>(repeating: 0)
    var above = InlineArray<25, UInt8>(repeating: 0)
    var row = InlineArray<25, UInt8>(repeating: 0)
    for column in 0...b.count { above[column] = UInt8(column) }
    for line in 1...max(a.count, 1) where a.count > 0 {
      row[0] = UInt8(line)
      var best = row[0]
      for column in 1...max(b.count, 1) where b.count > 0 {
        let isSame = a[line - 1] == b[column - 1]
        var cost = min(above[column], row[column - 1]) + 1
        cost = min(cost, above[column - 1] + (isSame ? 0 : 1))
        if line > 1, column > 1, a[line - 1] == b[column - 2], a[line - 2] == b[column - 1] {
          cost = min(cost, twoAbove[column - 2] + 1)
        }
        row[column] = cost
        best = min(best, cost)
      }
      guard best <= UInt8(limit) else { return nil }
      (twoAbove, above, row) = (above, row, twoAbove)
    }
    let edits = Int(above[b.count])
    guard edits > 0, edits <= limit else { return nil }
    return Difference(
      edits: edits, isTransposition: edits == 1 && a.count == b.count && isTransposed(a, b), isFirstLetter: a[0] != b[0]
    )
  }

  private static func isTransposed(_ a: Letters, _ b: Letters) -> Bool {
    var position = 0
    while position < a.count, a[position] == b[position] { position += 1 }
    return position + 1 < a.count && a[position] == b[position + 1] && a[position + 1] == b[position]
  }
}

/// The keys under which a word is found when some of its letters are missing (symmetric deletion).
///
/// Two words that differ by one edit share a text that is each of them with at most one letter deleted; by two edits,
/// at most two. Short words are filed under every such text, long ones under those of their first seven letters, which
/// limits their number to 29.
struct SpellingKeys {
  private static let prefix = 7
  private static let base: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Calls `body` with each key of a known word.
  static func forEachFiling(_ letters: Letters, _ body: (UInt64) -> Void) {
    switch Spelling.forgivenEdits(letters: letters.count) {
    case 0: return
    case 1: forEach(letters, length: letters.count, deletions: 1, salt: 1, body)
    default: forEach(letters, length: min(prefix, letters.count), deletions: 2, salt: 2, body)
    }
  }

  /// Calls `body` with each key under which words close to a typed one are filed.
  static func forEachSearch(_ letters: Letters, _ body: (UInt64) -> Void) {
    guard letters.count >= 2 else { return }
    if letters.count <= Spelling.longWord {
      forEach(letters, length: letters.count, deletions: 1, salt: 1, body)
    }
    if letters.count >= Spelling.longWord - 2 {
      forEach(letters, length: min(prefix, letters.count), deletions: 2, salt: 2, body)
    }
  }

  private static func forEach(_ letters: Letters, length: Int, deletions: Int, salt: UInt64, _ body: (UInt64) -> Void) {
    var heads = InlineArray<25, UInt64>(repeating: salt)
    var tails = InlineArray<26, UInt64>(repeating: 0)
    var powers = InlineArray<25, UInt64>(repeating: 1)
    for position in 0..<length {
      heads[position + 1] = heads[position] &* base &+ UInt64(letters[position]) &+ 1
      powers[position + 1] = powers[position] &* base
    }
    for position in stride(from: length - 1, through: 0, by: -1) {
      tails[position] = (UInt64(letters[position]) &+ 1) &* powers[length - 1 - position] &+ tails[position + 1]
    }
    body(TokenHash.mix(heads[length] &+ UInt64(length)))
    for first in 0..<length {
      // Deleting any of several equal neighbours gives the same text.
      if first > 0, letters[first] == letters[first - 1] { continue }
      let one = heads[first] &* powers[length - 1 - first] &+ tails[first + 1]
      body(TokenHash.mix(one &+ UInt64(length - 1)))
      guard deletions > 1 else { continue }
      for second in (first + 1)..<max(length, first + 1) {
        let middle = heads[second] &- heads[first + 1] &* powers[second - first - 1]
        let head = heads[first] &* powers[second - first - 1] &+ middle
        body(TokenHash.mix(head &* powers[length - 1 - second] &+ tails[second + 1] &+ UInt64(length - 2)))
      }
    }
  }
}
