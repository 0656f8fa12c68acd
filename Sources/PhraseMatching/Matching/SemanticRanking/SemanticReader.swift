import WordSemantics

/// Reads a request as the classifier does: the words that its tokens spell, with placeholders for values.
struct SemanticReader: ~Copyable {
  /// The words and placeholders of the last request.
  private(set) var tokens = SemanticTokens()

  var growths: Int { tokens.growths }

  /// Reads a request; the tokens that name a value.
  mutating func read(_ request: ReadRequest, _ spans: ValueSpans, _ index: PhraseIndex, _ vectors: WordVectors)
    -> UInt64
  {
    tokens.removeAll()
    var valueMask: UInt64 = 0
    var token = request.core.lowerBound
    while token < request.core.upperBound {
      if request.isAddress(token, spans) {
        token += 1
      } else if let end = readPlaceholders(at: token, spans, index.phrases) {
        valueMask |= TokenMask.of(Int32(token), Int32(end))
        while token < end {
          if index.phrases.posts(request.words[token]) { append(token, request, index, vectors) }
          token += 1
        }
      } else {
        append(token, request, index, vectors)
        token += 1
      }
    }
    return valueMask
  }

  // MARK: Values

  /// Appends a placeholder for each filler whose longest name begins at a token; returns the end of the name.
  private mutating func readPlaceholders(at token: Int, _ spans: ValueSpans, _ phrases: PhraseSections) -> Int? {
    var end: Int32 = 0
    for span in spans.all.elements where Self.isName(span, at: token, phrases) { end = max(end, span.end) }
    guard end > 0 else { return nil }
    var isTyped = true
    var last: FillerID?
    while let span = Self.nextName(behind: last, at: token, end: end, spans, phrases) {
      tokens.append(placeholder: span.filler.rawValue)
      isTyped = isTyped && span.isTyped
      last = span.filler
    }
    return isTyped ? nil : Int(end)
  }

  /// Of the names from a token to an end one with the next filler, so that each filler counts once.
  private static func nextName(
    behind last: FillerID?, at token: Int, end: Int32, _ spans: ValueSpans, _ phrases: PhraseSections
  ) -> ValueSpan? {
    var next: ValueSpan?
    for span in spans.all.elements where span.end == end && isName(span, at: token, phrases) {
      guard last.map({ span.filler > $0 }) ?? true, next.map({ span.filler < $0.filler }) ?? true else { continue }
      next = span
    }
    return next
  }

  private static func isName(_ span: ValueSpan, at token: Int, _ phrases: PhraseSections) -> Bool {
    guard Int(span.start) == token, span.cost <= SemanticCosts.maximumNameCost else { return false }
    return span.isTyped || span.filler.index < phrases.entities.count
  }

  // MARK: Words

  /// Appends the known word that a token spells; an unknown token as its likeliest correction.
  private mutating func append(_ token: Int, _ request: ReadRequest, _ index: PhraseIndex, _ vectors: WordVectors) {
    let letters = request.tokens.bytes(token)
    let hash = request.tokens[token].hash
    let likeliest = request.likeliestWords[token]
    let isInTable = vectors.entry(of: letters, hash: hash) != nil
    if likeliest != .unknown, likeliest == request.words[token] || !isInTable {
      return tokens.append(word: index.phrases.lexicon.text(likeliest))
    }
    guard !isInTable, !index.knows(letters, hash: hash), ThesaurusEntry.of(letters, hash: hash) == nil else {
      return tokens.append(word: letters, hash: hash)
    }
    switch vectors.correction(of: letters) {
    case .word(let meant)?: tokens.append(word: vectors.bytes(of: meant))
    case .words(let first, let second)?:
      tokens.append(word: vectors.bytes(of: first))
      tokens.append(word: vectors.bytes(of: second))
    case nil: tokens.append(word: letters, hash: hash)
    }
  }
}

extension ReadRequest {
  /// A token of an application's name that addresses it, or the preposition in front of one.
  func isAddress(_ token: Int, _ spans: ValueSpans) -> Bool {
    if TokenMask.has(spans.addressMask, token) { return true }
    return TokenMask.has(spans.addressMask, token + 1) && AddressWords.leads(words[token].rawValue)
  }
}

extension PhraseSections {
  /// Whether a word makes phrases candidates.
  fileprivate func posts(_ word: TokenID) -> Bool { word != .unknown && !groups(with: word).isEmpty }
}
