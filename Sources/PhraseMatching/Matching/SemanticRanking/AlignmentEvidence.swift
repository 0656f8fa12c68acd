import WordSemantics

/// What an aligned phrase says about whether its label is meant.
struct AlignmentEvidence {
  let source: AlignmentSource
  let steps: FlatArray<AlignmentStep>
  let similar: SimilarWords
  let model: SemanticModel

  // MARK: Values

  /// The evidence against the phrase that a value of the request is uncovered or one of its own is missing.
  func againstValues(_ valueMask: UInt64) -> Float {
    var against: Float = 0
    for step in steps.elements {
      if isMissingValue(step) { against += SemanticCosts.missingValue }
      if step.isValue, isDoubtful(source.spans[step.span]) { against += SemanticCosts.missingValue }
    }
    let isValueUncovered = steps.elements.contains {
      $0.kind == .uncovered && TokenMask.has(valueMask, Int($0.start))
    }
    return isValueUncovered ? against + SemanticCosts.uncoveredValue : against
  }

  /// An unlisted value counts as missing.
  private func isMissingValue(_ step: AlignmentStep) -> Bool {
    if step.kind == .unknownValue { return true }
    return step.kind == .missing && step.node.kind == .placeholder
      && source.phrases.parameters[step.node.payload].isOptional == 0
  }

  /// Whether a value's name only matches if an ordinary word was a typo: "rate" for "gate".
  private func isDoubtful(_ span: ValueSpan) -> Bool {
    guard !span.isTyped, span.cost >= SemanticCosts.misspeltNameCost else { return false }
    let tokens = source.request.tokens
    return (Int(span.start)..<Int(span.end)).contains { token in
      source.request.words[token] == .unknown
        && model.vectors.entry(of: tokens.bytes(token), hash: tokens[token].hash) != nil
    }
  }

  /// Whether free words of the phrase cover tokens: then only its own words are evidence.
  var takesFreeWords: Bool { steps.elements.contains { $0.isFree } }

  // MARK: Antonyms

  /// Whether the request has an antonym of a word that the phrase has and the request does not.
  var isContradicted: Bool {
    for step in steps.elements where step.kind == .uncovered {
      guard let typed = similar.thesaurusEntry(of: Int(step.start)) else { continue }
      for other in steps.elements where other.node.isWord && other.kind == .missing {
        if model.words[other.node.token.index].isOpposite(of: typed) { return true }
      }
    }
    return false
  }

  // MARK: Unrelated and missing words

  /// The share of the request's weight that is unrelated to every word of a shortcut's phrases; `nearest` is each
  /// token's similarity to the nearest of them.
  func unrelatedShare(_ nearest: FlatArray<Float>) -> Float {
    var unrelated: Float = 0
    for step in steps.elements where step.kind == .uncovered {
      let token = Int(step.start)
      unrelated += similar.unrelatedWeight(of: token, nearest: nearest[token], source.request)
    }
    return unrelated / Float(max(source.request.weight - typedWeight, MatchCosts.minimumWeight))
  }

  /// The weight of numbers, dates and other typed values, which do not distinguish actions.
  private var typedWeight: Int32 {
    var typed: Int32 = 0
    for step in steps.elements where step.isValue && source.spans[step.span].isTyped {
      typed += source.request.weight(of: step)
    }
    return typed
  }

  /// The share of the words of the phrase, by content, to which nothing in the request is similar; all of a phrase of
  /// light words if one is missing: "what is new" is not "what is around me".
  var missingShare: Float {
    var (missing, own): (Float, Float) = (0, 0)
    guard !lacksLightWord else { return 1 }
    let values = valueTokens
    for step in steps.elements where step.node.isWord {
      let word = step.node.token
      let content = max(model.words[word.index].content, SemanticCosts.minimumContent)
      let weight = Float(source.phrases.lexicon.weight(word)) * content
      own += weight
      guard step.kind == .missing else { continue }
      missing += weight * (1 - (similar.column(of: word).map { nearest(toColumn: $0, besides: values) } ?? 0))
    }
    return own > 0 ? missing / own : 0
  }

  /// Whether the phrase has no content words and no value is said, and one of its light words is missing.
  private var lacksLightWord: Bool {
    var isMissing = false
    for step in steps.elements {
      if step.isValue { return false }
      guard step.node.isWord else { continue }
      let weight = source.phrases.lexicon.weight(step.node.token)
      if weight >= WordWeights.contentThreshold { return false }
      if step.kind == .missing, step.node.kind == .word, weight > WordWeights.article { isMissing = true }
    }
    return isMissing
  }

  /// The tokens that name values: "front door" does not match the words of "lock the ${door}".
  private var valueTokens: UInt64 {
    var tokens: UInt64 = 0
    for step in steps.elements where step.isValue { tokens |= TokenMask.of(step.start, step.end) }
    return tokens
  }

  /// The greatest similarity of a token to a word of the phrases, without some tokens; 0 where all are different words.
  private func nearest(toColumn column: Int, besides tokens: UInt64) -> Float {
    var nearest: Float = 0
    for token in 0..<source.request.tokenCount where !TokenMask.has(tokens, token) {
      nearest = max(nearest, similar.similarity(of: token, toColumn: column))
    }
    return nearest < SemanticCosts.minimumSimilarity ? 0 : nearest
  }
}
