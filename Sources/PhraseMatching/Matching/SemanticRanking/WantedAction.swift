import WordSemantics

/// Tells whether a request wants the action of an aligned phrase.
///
/// Words of a phrase may be in a request that wants the opposite ("stop locking the door"), that depends on something
/// ("lock the door if it rains"), or that wants another action ("sell the door").
struct WantedAction {
  let source: AlignmentSource
  let steps: FlatArray<AlignmentStep>
  /// The similarity of each token to the nearest word of the shortcut.
  let nearest: FlatArray<Float>

  private var request: ReadRequest { source.request }

  /// Whether the request is for another action.
  var isOther: Bool { beginsWithOtherVerb || isNegated }

  /// Whether the request begins with another specific verb, which the phrase does not cover.
  private var beginsWithOtherVerb: Bool {
    isUncovered(request.politeFront) && ActionVerbs.isSpecific(request.tokens[request.politeFront].hash)
  }

  /// Whether an uncovered token negates the request or makes it depend on something.
  private var isNegated: Bool { steps.elements.contains { $0.kind == .uncovered && negates(Int($0.start)) } }

  private func negates(_ token: Int) -> Bool {
    // "If you could" is polite.
    guard request.core.contains(token) else { return false }
    let tokens = request.tokens
    if BuiltinWords.negates(request.words[token].rawValue) || Conditions.begins(tokens[token].hash) {
      // "Do not let me forget" is a paraphrase of "remind me".
      return nearest[token] < SemanticCosts.minimumSimilarity
    }
    guard token + 1 < request.tokenCount, Lemmatizer.isGerund(tokens.bytes(token + 1)) else { return false }
    return ThesaurusEntry.of(tokens.bytes(token), hash: tokens[token].hash)?.meansStopping ?? false
  }

  private func isUncovered(_ token: Int) -> Bool {
    steps.elements.contains { $0.kind == .uncovered && Int($0.start) == token }
  }
}
