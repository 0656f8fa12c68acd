/// A request of which the last word may not be finished, as it was read.
///
/// The memory belongs to the stages that read it, and is valid until they take the next request.
struct UnfinishedRequest {
  let index: PhraseIndex
  let request: ReadRequest
  let spans: ValueSpans
  /// Whether the last token may go on: nothing separates it from the end.
  let isOpen: Bool

  /// The tokens behind polite words in front.
  var tokens: Range<Int> { request.politeFront..<request.tokenCount }
  /// The token that may go on.
  var openToken: Int? { isOpen && !tokens.isEmpty ? request.tokenCount - 1 : nil }

  /// Whether a token has to be accounted for: not a light word.
  func isRequired(_ token: Int) -> Bool { request.weights[token] >= WordWeights.contentThreshold }

  /// The greatest cost of a completion.
  var costLimit: Int32 { Int32(Int64(request.weight) * CompletionCosts.mostShare / 100) }

  /// Tokens from which a name may reach to the end of the request.
  var nameStarts: Range<Int> { max(tokens.lowerBound, request.tokenCount - CompletionCosts.mostNameWords)..<request.tokenCount }
}
