/// The kinds of sparse features of a request, beside its direction.
///
/// Features of a block are weighted by their rarity and scaled together to the block's weight.
enum FeatureBlock: UInt64, CaseIterable {
  case words = 1
  /// Neighbouring words, the start and the end of the request among them: "turn off" is not "turn" and "off".
  case pairs = 2
  /// Runs of three to five letters in a word: "playlists" is nearly "playlist".
  case letters = 3
  /// The groups and scales of the thesaurus: "shut down" has those of "turn off".
  case thesaurus = 4

  /// The length of the block, as the square root of its share.
  var weight: Float {
    switch self {
    case .words: 1
    case .pairs: 0.547_722_6
    case .letters: 0.836_660_0
    case .thesaurus: 0.707_106_8
    }
  }

  /// Calls `body` with the hash of each feature of the block, as often as it occurs.
  func forEach(in tokens: borrowing SemanticTokens, _ body: (UInt64) -> Void) {
    switch self {
    case .words:
      for index in 0..<tokens.count { body(hash(tokens[index].hash)) }
    case .pairs:
      var last = Self.edge
      for index in 0..<tokens.count {
        body(hash(last &* 0x9E37_79B9_7F4A_7C15 ^ tokens[index].hash))
        last = tokens[index].hash
      }
      body(hash(last &* 0x9E37_79B9_7F4A_7C15 ^ Self.edge))
    case .letters:
      for index in 0..<tokens.count where !tokens[index].isPlaceholder { forEachRun(in: tokens.letters(index), body) }
    case .thesaurus: forEachThesaurusEntry(in: tokens) { $0.forEachFeature { body(hash($0)) } }
    }
  }

  private func forEachRun(in letters: UnsafeBufferPointer<UInt8>, _ body: (UInt64) -> Void) {
    // The word is between "<" and ">", so that its beginning and end count as letters.
    let last = letters.count + 1
    for start in 0..<max(letters.count, 1) {
      var state: UInt64 = 0xCBF2_9CE4_8422_2325
      for index in start...min(start + Self.longestRun - 1, last) {
        let letter = index == 0 ? 0x3C : index == last ? 0x3E : letters[index - 1]
        state = (state ^ UInt64(letter)) &* 0x0000_0100_0000_01B3
        if index - start >= Self.shortestRun - 1 { body(hash(state)) }
      }
    }
  }

  private func forEachThesaurusEntry(in tokens: borrowing SemanticTokens, _ body: (ThesaurusEntry) -> Void) {
    for index in 0..<tokens.count {
      let keys = ThesaurusKeys(tokens.letters(index), hash: tokens[index].hash)
      if let entry = keys.entry { body(entry) }
      ThesaurusEntry.forEachExpression(
        from: index, to: tokens.count, first: keys, hash: { tokens[$0].hash }
      ) { entry, _ in body(entry) }
    }
  }

  private func hash(_ value: UInt64) -> UInt64 { TokenHash.mix(value ^ rawValue << 56) }

  private static let shortestRun = 3
  private static let longestRun = 5
  /// The neighbour of the first and the last word.
  private static let edge: UInt64 = 0xED6E_ED6E_ED6E_ED6E
}
