import WordSemantics

/// Polite words around a request, which never change its meaning: "could you please … thanks".
enum PoliteFrame {
  private static let openings = Language.english.polite.rows("opening")
  private static let closings = Language.english.polite.rows("closing")
  private static let words = HashedWords(
    Array(Set((openings + closings).flatMap(\.self))).sorted().enumerated().map { ($1, UInt32($0)) })
  private static let openingTable = table(openings, backwards: false)
  private static let closingTable = table(closings, backwards: true)

  /// The most words of such a phrase.
  private static let longest = 6

  /// Whether a word stands in some polite phrase: "thanks".
  static func isWord(_ hash: UInt64) -> Bool { words.value(for: hash) != nil }

  /// Polite phrases as hashes of their words' numbers, in the direction in which they are removed.
  private static func table(_ phrases: [[String]], backwards: Bool) -> Set<UInt64> {
    var table = Set<UInt64>()
    for phrase in phrases {
      assert(phrase.count <= longest, "the frame '\(phrase)' is too long")
      var key: UInt64 = 0
      let numbers = phrase.compactMap { words.value(for: TokenHash.hash(of: $0)) }
      for number in backwards ? numbers.reversed() : numbers { key = extend(key, with: number) }
      table.insert(key)
    }
    return table
  }

  private static func extend(_ key: UInt64, with word: UInt32) -> UInt64 {
    TokenHash.mix(key &* 31 &+ UInt64(word) &+ 1)
  }

  /// The number of tokens at the front and at the back that are polite words; `hash` gives a token's. O(count), allocates
  /// nothing.
  ///
  /// A request of polite words only has none: "thank you" may be a phrase.
  static func measure(_ count: Int, hash: (Int) -> UInt64?) -> (front: Int, back: Int) {
    let front = openingEnd(from: 0, until: count, hash: hash)
    guard front < count else { return (0, 0) }
    var back = 0
    while let length = longestMatch(closingTable, from: count - 1 - back, step: -1, until: front - 1, hash) {
      back += length
    }
    return front + back < count ? (front, back) : (0, 0)
  }

  /// Where the polite words end that begin at a token.
  static func openingEnd(from start: Int, until count: Int, hash: (Int) -> UInt64?) -> Int {
    var end = start
    while let length = longestMatch(openingTable, from: end, step: 1, until: count, hash) { end += length }
    return end
  }

  /// Whether two words are "tell me", which asks a question if one follows.
  static func isTellMe(_ first: UInt32, _ second: UInt32) -> Bool { first == tell && second == me }

  private static let tell = BuiltinWords.id("tell")
  private static let me = BuiltinWords.id("me")

  private static func longestMatch(
    _ table: Set<UInt64>, from start: Int, step: Int, until end: Int, _ hash: (Int) -> UInt64?
  ) -> Int? {
    var key: UInt64 = 0
    var position = start
    var best: Int?
    for length in 1...longest {
      guard position != end, let word = hash(position).flatMap(words.value) else { break }
      key = extend(key, with: word)
      if table.contains(key) { best = length }
      position += step
    }
    return best
  }
}
