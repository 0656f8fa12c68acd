/// Polite words around a request, which never change its meaning: "could you please … thanks".
enum PoliteFrame {
  private static let openingTable = table(Language.english.polite.rows("opening"), backwards: false)
  private static let closingTable = table(Language.english.polite.rows("closing"), backwards: true)

  /// The most words of such a phrase.
  private static let longest = 5

  /// Polite phrases as hashes of their word ids, in the direction in which they are removed.
  private static func table(_ phrases: [[String]], backwards: Bool) -> Set<UInt64> {
    var table = Set<UInt64>()
    for phrase in phrases {
      var key: UInt64 = 0
      let words = phrase.map { BuiltinWords.id($0) ?? UInt32.max }
      assert(!words.contains(.max), "the frame '\(phrase)' has a word that is no builtin")
      for word in backwards ? words.reversed() : words { key = extend(key, with: word) }
      table.insert(key)
    }
    return table
  }

  private static func extend(_ key: UInt64, with word: UInt32) -> UInt64 {
    TokenHash.mix(key &* 31 &+ UInt64(word) &+ 1)
  }

  /// The number of tokens at the front and at the back that are polite words; `word` gives a token's id among
  /// ``BuiltinWords``. O(count), allocates nothing.
  ///
  /// A request of polite words only has none: "thank you" may be a phrase.
  static func measure(_ count: Int, word: (Int) -> UInt32?) -> (front: Int, back: Int) {
    var front = 0
    while let length = longestMatch(openingTable, from: front, step: 1, until: count, word) { front += length }
    guard front < count else { return (0, 0) }
    var back = 0
    while let length = longestMatch(closingTable, from: count - 1 - back, step: -1, until: front - 1, word) {
      back += length
    }
    return front + back < count ? (front, back) : (0, 0)
  }

  /// Whether two words are "tell me", which asks a question if one follows.
  static func isTellMe(_ first: UInt32, _ second: UInt32) -> Bool { first == tell && second == me }

  private static let tell = BuiltinWords.id("tell")
  private static let me = BuiltinWords.id("me")

  private static func longestMatch(
    _ table: Set<UInt64>,
    from start: Int,
    step: Int,
    until end: Int,
    _ word: (Int) -> UInt32?
  ) -> Int? {
    var key: UInt64 = 0
    var position = start
    var best: Int?
    for length in 1...longest {
      guard position != end, let id = word(position) else { break }
      key = extend(key, with: id)
      if table.contains(key) { best = length }
      position += step
    }
    return best
  }
}
