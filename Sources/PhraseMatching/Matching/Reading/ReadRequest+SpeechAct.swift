// What a request does, polite words and the application's name apart.
extension ReadRequest {
  /// The speech act of a request whose values are known.
  func act(_ spans: ValueSpans) -> SpeechAct {
    let (classes, named) = (wordClasses, spans.namedTokens)
    let start = firstOwnToken(spans)
    return SpeechActRules.english.act(of: start..<max(core.upperBound, start)) { token in
      TokenMask.has(named, token) ? .ofValue : classes[token]
    }
  }

  /// The first token behind an address: "Home, …", "ask Trails to …". "Tell me" is polite, and part of "tell me if …".
  private func firstOwnToken(_ spans: ValueSpans) -> Int {
    let front = politeFront
    if front >= 2, PoliteFrame.isTellMe(words[front - 2].rawValue, words[front - 1].rawValue) { return front - 2 }
    let isCalled =
      front + 1 < tokenCount && AddressWords.calls(words[front].rawValue)
      && TokenMask.has(spans.addressMask, front + 1)
    let start = isCalled ? front + 1 : front
    var token = start
    while token < tokenCount, TokenMask.has(spans.addressMask, token) { token += 1 }
    let isConnected = token > start && token < tokenCount && AddressWords.follows(words[token].rawValue)
    return isConnected ? token + 1 : token
  }
}

extension ValueSpans {
  /// The tokens of names of several words, which are no words of the sentence: "play I Will Survive".
  fileprivate var namedTokens: UInt64 {
    all.elements.reduce(0) { named, span in
      guard !span.isTyped, span.cost == 0, span.end > span.start + 1 else { return named }
      return named | TokenMask.of(span.start, span.end)
    }
  }
}
