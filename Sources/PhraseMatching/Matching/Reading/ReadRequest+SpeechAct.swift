import WordSemantics

// What a request does, polite words and the application's name apart.
extension ReadRequest {
  /// The speech act of a request whose values are known.
  func act(_ spans: ValueSpans) -> SpeechAct {
    let roles = TokenRoles(self, spans)
    let start = firstOwnToken(spans)
    return SpeechActRules.english.act(of: start..<max(core.upperBound, start)) { roles.classes(of: $0) }
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

/// What the tokens of a request are in a sentence, its values known.
private struct TokenRoles {
  private let request: ReadRequest
  /// The tokens of names of several words, which are no words of the sentence: "play I Will Survive".
  private var named: UInt64 = 0
  /// The tokens of any name.
  private var valued: UInt64 = 0
  /// The tokens that a phrase or a value has.
  private var read: UInt64 = 0

  init(_ request: ReadRequest, _ spans: ValueSpans) {
    self.request = request
    for occurrence in request.occurrences.all.elements { read |= TokenMask.of(occurrence.start, occurrence.end) }
    for span in spans.all.elements {
      let tokens = TokenMask.of(span.start, span.end)
      read |= tokens
      guard !span.isTyped, span.cost == 0 else { continue }
      valued |= tokens
      if span.end > span.start + 1 { named |= tokens }
    }
  }

  func classes(of token: Int) -> WordClasses {
    if TokenMask.has(named, token) { return .ofValue }
    var classes = request.wordClasses[token]
    if TokenMask.has(valued, token) { classes.predicates |= WordClasses.value }
    let isUnread = token < TokenMask.width && !TokenMask.has(read, token) && request.tokens[token].kind == .word
    if isUnread, !classes.isOfVerb { classes.predicates |= WordClasses.unread }
    return classes
  }
}
