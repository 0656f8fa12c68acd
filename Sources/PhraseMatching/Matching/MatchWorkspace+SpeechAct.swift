// Stage 2, last: what the request does.
extension MatchWorkspace {
  /// Reads the speech act of the request, polite words and the application's name apart.
  mutating func readAct() {
    let view = tokenizer.view
    let end = tokenCount - politeBack
    let named = namedTokens
    act = SpeechActRules.english.act(from: firstOwnToken, to: end) { token in
      if token < Self.maskWidth, named >> UInt64(token) & 1 == 1 { return .placeholder }
      return SpeechActToken(view.bytes(token), hash: view[token].hash)
    }
    for token in politeFront..<end where Conditions.begins(view[token].hash) {
      uncoveredCosts[token] = max(uncoveredCosts[token], MatchCosts.uncoveredCondition)
    }
  }

  /// Where more polite words end: "why don't you …".
  func politeEnd(behind front: Int) -> Int {
    let view = tokenizer.view
    let end = SpeechActRules.english.politeEnd(from: front, to: tokenCount - politeBack) { token in
      SpeechActToken(view.bytes(token), hash: view[token].hash)
    }
    return end < tokenCount - politeBack ? end : front
  }

  /// The tokens of names of several words, which are no words of the sentence: "play I Will Survive".
  private var namedTokens: UInt64 {
    var named: UInt64 = 0
    for index in 0..<spans.count
    where spans[index].segment != ValueSpan.typedSegment && spans[index].cost == 0
      && spans[index].end > spans[index].start + 1
    {
      named |= Self.mask(spans[index].start, spans[index].end)
    }
    return named
  }

  /// The first token behind an address: "Home, …", "ask Trails to …". "Tell me" is polite, and part of "tell me if …".
  private var firstOwnToken: Int {
    var token = politeFront
    if token >= 2, PoliteFrame.isTellMe(words[token - 2], words[token - 1]) { return token - 2 }
    if token + 1 < tokenCount, AddressWords.calls(words[token]), isAddressing(token + 1) { token += 1 }
    let start = token
    while token < tokenCount, isAddressing(token) { token += 1 }
    if token > start, token < tokenCount, AddressWords.follows(words[token]) { token += 1 }
    return token
  }

  /// Whether a token belongs to a name that addresses an application.
  func isAddressing(_ token: Int) -> Bool {
    token < Self.maskWidth && addressMask >> UInt64(token) & 1 == 1
  }
}

/// Words that make a request depend on something, wherever they stand.
enum Conditions {
  private static let words = WordSet("if unless when whenever until")

  static func begins(_ word: UInt64) -> Bool { words.contains(word) }
}
