import WordSemantics

// Contractions, expanded into the words they stand for.
extension Tokenizer {
  /// Expands the word being finished if it is a contraction; its tokens are then written.
  mutating func opensContraction() -> Bool {
    guard let apostrophe = word.apostrophe else {
      guard (1...8).contains(text.count - word.start) else { return false }
      let hash = TokenHash.hash(bytes(word.start..<text.count))
      guard let row = Contraction.wholeWords.value(for: hash) else { return false }
      appendWords(Contraction.whole[row].1)
      return true
    }
    let middle = word.start + apostrophe
    let headHash = TokenHash.hash(bytes(word.start..<middle))
    let tailHash = TokenHash.hash(bytes(middle..<text.count))
    if text.count - middle == 1, text[middle] == 0x73 {
      appendHead(word.start..<middle)
      let isLet = Contraction.beforeIs.value(for: headHash)
      appendWord(isLet.map { $0 ? "us" : "is" } ?? "s", from: word.apostropheSource, to: word.sourceEnd)
      return true
    }
    if text.count - middle == 1, text[middle] == 0x74, apostrophe > 1, text[middle - 1] == 0x6E {
      appendNegatedHead(word.start..<middle)
      appendWord("not", from: word.apostropheSource, to: word.sourceEnd)
      return true
    }
    if let tail = Contraction.tails.value(for: tailHash), apostrophe > 0 {
      appendHead(word.start..<middle)
      appendWord(Contraction.tailWords[tail], from: word.apostropheSource, to: word.sourceEnd)
      return true
    }
    guard Contraction.elided.contains(headHash), text.count - middle > 1 else { return false }
    appendHead(word.start..<middle)
    appendToken(.word, start: middle, from: word.apostropheSource + 1, to: word.sourceEnd)
    return true
  }

  /// The words that the word being finished stands for, as if each but the last were spelled out in it.
  private mutating func appendWords(_ words: [String]) {
    var start = word.sourceStart
    for (index, text) in words.enumerated() {
      let isLast = index == words.count - 1
      let end = isLast ? word.sourceEnd : min(start + text.utf8.count, word.sourceEnd)
      appendWord(text, from: start, to: end)
      start = end
    }
  }

  private mutating func appendHead(_ range: Range<Int>) {
    appendToken(.word, start: range.lowerBound, length: range.count, from: word.sourceStart, to: word.apostropheSource)
  }

  /// The verb in front of "n't": "don" is "do", "can" stays, "won" is "will".
  private mutating func appendNegatedHead(_ range: Range<Int>) {
    let head = String(decoding: bytes(range), as: UTF8.self)
    switch head {
    case "can": appendHead(range)
    case "won": appendWord("will", from: word.sourceStart, to: word.apostropheSource)
    case "shan": appendWord("shall", from: word.sourceStart, to: word.apostropheSource)
    default: appendHead(range.lowerBound..<range.upperBound - 1)
    }
  }
}
