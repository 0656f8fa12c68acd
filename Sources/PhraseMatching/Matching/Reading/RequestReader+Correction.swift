import WordSemantics

// Typos in the words of typed values.
extension RequestReader {
  mutating func beginCorrections() {
    corrected.removeAll()
    correctionCosts.removeAll()
    for token in 0..<tokenizer.tokens.count {
      corrected.append(tokenizer.tokens[token])
      correctionCosts.append(0)
    }
  }

  /// Replaces a token by the word that it is a typo of, for the readers of typed values: "tomorow", "fiev".
  ///
  /// What they read as it is stays: "jun" is no typo for "june", "fifth" none for "fifty". Nor is a word of three
  /// letters, which is more often another one: "tea" is no "ten"; nor one that is known to be near: "nice" is no "nine".
  mutating func correct(_ token: Int, to neighbour: Lexicon.Neighbour, _ lexicon: Lexicon) {
    guard corrected[token].kind == .word, corrected[token].length >= Self.shortestMisspelt,
      !tokenizer.view.isValueWord(token), NumberWord.lookalikes.value(for: corrected[token].hash) == nil
    else { return }
    let text = lexicon.text(neighbour.word)
    let isNumber = text.count > 0 && text[0] >= 0x30 && text[0] <= 0x39
    let isWord = BuiltinWords.isValueWord(neighbour.word.rawValue)
    guard isNumber || isWord else { return }
    let start = tokenizer.text.count
    var number = 0.0
    for byte in text {
      tokenizer.text.append(byte)
      if isNumber { number = number * 10 + Double(byte) - 0x30 }
    }
    corrected[token].start = Int32(start)
    corrected[token].length = Int32(text.count)
    corrected[token].hash = TokenHash.hash(text)
    corrected[token].kind = isNumber ? .number : .word
    corrected[token].number = number
    correctionCosts[token] = MatchCosts.share(neighbour.penalty, WordWeights.content)
  }

  private static var shortestMisspelt: Int { 4 }
}
