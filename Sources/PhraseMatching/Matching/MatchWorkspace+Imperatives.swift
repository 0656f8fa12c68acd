// Stage 6, while ranking: requests for another action than that of the phrase.
//
// Words of a phrase may be in a request that wants the opposite ("stop locking the door"), that depends on something
// ("lock the door if it rains"), or that wants another action ("sell the door").
extension MatchWorkspace {
  /// Whether the request is for another action than the phrase in `steps`. Reads `semantics.nearest`.
  func wantsOtherAction() -> Bool { isOtherAction() || isNegated() }

  /// Whether the request begins with another specific verb, which the phrase does not cover.
  private func isOtherAction() -> Bool {
    isUncovered(politeFront) && ActionVerbs.isSpecific(tokenizer.view[politeFront].hash)
  }

  /// Whether an uncovered token negates the request or makes it depend on something.
  private func isNegated() -> Bool {
    for index in 0..<steps.count where steps[index].kind == .uncovered && negates(Int(steps[index].start)) {
      return true
    }
    return false
  }

  private func negates(_ token: Int) -> Bool {
    // "If you could" is polite.
    guard token >= politeFront, token < tokenCount - politeBack else { return false }
    let view = tokenizer.view
    if BuiltinWords.negates(words[token]) || Conditions.begins(view[token].hash) {
      // "Do not let me forget" is a paraphrase of "remind me".
      return semantics.nearest[token] < SemanticCosts.minimumSimilarity
    }
    guard token + 1 < tokenCount, Lemmatizer.isGerund(view.bytes(token + 1)) else { return false }
    return ThesaurusEntry.of(view.bytes(token), hash: view[token].hash)?.meansStopping ?? false
  }

  private func isUncovered(_ token: Int) -> Bool {
    for index in 0..<steps.count where steps[index].kind == .uncovered && Int(steps[index].start) == token {
      return true
    }
    return false
  }
}
