import WordSemantics

/// A request of which the last word may not be finished, as it was read.
///
/// The memory belongs to the stages that read it, and is valid until they take the next request.
struct UnfinishedRequest {
  let index: PhraseIndex
  let request: ReadRequest
  let spans: ValueSpans
  /// Whether the last token may go on: nothing separates it from the end.
  let isOpen: Bool
  /// A bit for each finished content word, but for those that may stand in front of an application's name.
  let content: UInt32
  /// A bit for each finished token that has to be accounted for: content words, apart from applications' names.
  let required: UInt32

  /// The first token of the phrase: the polite words behind it are words of the phrase, as in "tell me about …".
  let start: Int

  /// - Parameter start: nil where all polite words in front only are polite.
  init(_ index: PhraseIndex, _ request: ReadRequest, _ spans: ValueSpans, isOpen: Bool, from start: Int? = nil) {
    (self.index, self.request, self.spans, self.isOpen) = (index, request, spans, isOpen)
    self.start = start ?? request.politeFront
    var required = UInt32(truncatingIfNeeded: TokenMask.of(Int32(self.start), Int32(request.politeFront)))
    for token in request.politeFront..<max(request.tokenCount - (isOpen ? 1 : 0), request.politeFront)
    where request.weights[token] >= WordWeights.contentThreshold && !AddressWords.address(request.words[token]) {
      required |= 1 << UInt32(token)
    }
    content = required
    let firstTyped = index.phrases.entities.count + index.phrases.applications.count
    for span in spans.all.elements
    where span.filler.index >= index.phrases.entities.count && span.filler.index < firstTyped {
      required &= ~UInt32(truncatingIfNeeded: TokenMask.of(span.start, span.end))
    }
    self.required = required
  }

  /// The tokens behind polite words in front, unless these are of the phrase.
  var tokens: Range<Int> { start..<request.tokenCount }
  /// The token that may go on.
  var openToken: Int? { isOpen && !tokens.isEmpty ? request.tokenCount - 1 : nil }

  /// Whether nothing but a content word or a value may stand for a token.
  func isContent(_ token: Int) -> Bool { request.weights[token] >= WordWeights.contentThreshold }

  /// Whether words that are no known value may begin with a token: light ones belong to the phrase.
  func mayBeginUnknownValue(_ token: Int) -> Bool { isContent(token) || request.weights[token] <= WordWeights.article }

  /// Whether a step may tell which phrase is meant: behind content words, one of an unfinished word does not.
  func isFirm(_ step: CompletionStep) -> Bool {
    if required == 0 { return true }
    if case .name = step.source { return required >> UInt32(step.start) != 0 }
    return Int(step.start) != openToken || !step.isWord
  }

  /// The greatest cost of a completion.
  var costLimit: Int32 { Int32(Int64(request.weight) * CompletionCosts.mostShare / 100) }

  /// The most that a completion may rank behind the best.
  var mostBehind: Int32 { Int32(Int64(request.weight) * CompletionCosts.mostBehindShare / 100) }

  /// Whether a word may be too many: a light one, and none that only resembles one, as "hard" does "had".
  func mayBeUncovered(_ token: Int) -> Bool {
    let isKnown = request.words[token] != .unknown
    return token != openToken && token >= request.politeFront
      && request.weights[token] <= (isKnown ? CompletionCosts.heaviestUncovered : WordWeights.article)
  }

  /// Whether a token is a word with an ending and no misspelling: German "suche" of "such".
  func hasEnding(_ occurrence: Occurrence) -> Bool {
    occurrence.end == occurrence.start + 1
      && request.tokens.bytes(Int(occurrence.start)).begins(with: index.phrases.lexicon.text(occurrence.word))
  }

  /// Tokens from which a name may reach to the end of the request.
  var nameStarts: Range<Int> {
    max(tokens.lowerBound, request.tokenCount - CompletionCosts.mostNameWords)..<request.tokenCount
  }
}
