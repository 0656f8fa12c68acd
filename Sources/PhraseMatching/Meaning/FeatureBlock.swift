/// The kinds of evidence that the words of a request give, beside the direction in which they point together.
///
/// Each block of features is weighed by how rare they are and brought to the same length before it counts.
enum FeatureBlock: UInt64, CaseIterable {
  /// The words themselves.
  case words = 1
  /// Neighbouring words, the start and the end of the request among them: "turn off" is not "turn" and "off".
  case pairs = 2
  /// Runs of three to five letters in a word: "playlists" is nearly "playlist".
  case letters = 3
  /// What words and short expressions stand for in commands: "shut down" is "turn off".
  case relations = 4

  /// How much the block counts, as the square root of its share.
  var weight: Float {
    switch self {
    case .words: 1
    case .pairs: 0.547_722_6
    case .letters: 0.836_660_0
    case .relations: 0.707_106_8
    }
  }

  /// Calls `body` with the hash of each feature of the block, as often as it occurs.
  func forEach(in tokens: borrowing MeaningTokens, _ body: (UInt64) -> Void) {
    switch self {
    case .words:
      for place in 0..<tokens.count { body(hash(tokens[place].hash)) }
    case .pairs:
      var last = Self.edge
      for place in 0..<tokens.count {
        body(hash(last &* 0x9E37_79B9_7F4A_7C15 ^ tokens[place].hash))
        last = tokens[place].hash
      }
      body(hash(last &* 0x9E37_79B9_7F4A_7C15 ^ Self.edge))
    case .letters:
      for place in 0..<tokens.count where !tokens[place].isPlaceholder { forEachRun(in: tokens.letters(place), body) }
    case .relations: forEachRelation(in: tokens) { $0.forEachMark { body(hash($0)) } }
    }
  }

  private func forEachRun(in letters: UnsafeBufferPointer<UInt8>, _ body: (UInt64) -> Void) {
    // The word stands between "<" and ">", so that its beginning and its end count as letters.
    let last = letters.count + 1
    for start in 0..<max(letters.count, 1) {
      var state: UInt64 = 0xCBF2_9CE4_8422_2325
      for place in start...min(start + Self.longestRun - 1, last) {
        let letter = place == 0 ? 0x3C : place == last ? 0x3E : letters[place - 1]
        state = (state ^ UInt64(letter)) &* 0x0000_0100_0000_01B3
        if place - start >= Self.shortestRun - 1 { body(hash(state)) }
      }
    }
  }

  private func forEachRelation(in tokens: borrowing MeaningTokens, _ body: (WordRelations) -> Void) {
    for place in 0..<tokens.count {
      let keys = RelationKeys(tokens.letters(place), hash: tokens[place].hash)
      if let relations = keys.relations { body(relations) }
      WordRelations.forEachExpression(
        from: place, to: tokens.count, first: keys, hash: { tokens[$0].hash }
      ) { relations, _ in body(relations) }
    }
  }

  private func hash(_ value: UInt64) -> UInt64 { TokenHash.mix(value ^ rawValue << 56) }

  private static let shortestRun = 3
  private static let longestRun = 5
  /// Stands in front of the first word and behind the last.
  private static let edge: UInt64 = 0xED6E_ED6E_ED6E_ED6E
}
