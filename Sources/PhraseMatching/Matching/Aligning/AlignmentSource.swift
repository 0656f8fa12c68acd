import WordSemantics

/// What phrases are aligned with: a request as it was read, its values, and its words in an index.
struct AlignmentSource {
  let request: ReadRequest
  let spans: ValueSpans
  /// The words by spelling, and by meaning as well where words alone do not decide.
  let words: WordOccurrences
  let phrases: PhraseSections
  /// What the request does.
  let act: SpeechAct
  /// How much that counts, in thousandths.
  let actShare: Int32

  /// The same with other words.
  func with(_ words: WordOccurrences) -> AlignmentSource {
    AlignmentSource(request: request, spans: spans, words: words, phrases: phrases, act: act, actShare: actShare)
  }

  /// The least that an alignment is charged beside its steps if these cost at least so much: what is not typed exactly
  /// has to do what the phrase does.
  func leastCharge(_ traits: PhraseTraits, costing cost: Int32) -> Int32 {
    guard act != .request, act != .inquiry, cost > request.politeCost, !traits.isNegative, !traits.acts.admits(act)
    else { return 0 }
    return MatchCosts.leastOtherAct(request.weight, share: actShare)
  }

  /// Calls `body` with each range of tokens that something without postings may cover: a light word, an application's name.
  func forEachWeaklyReachable(_ body: (Int32, Int32) -> Void) {
    for occurrence in words.all.elements
    where phrases.lexicon.weight(occurrence.word) < WordWeights.contentThreshold
      || AddressWords.mayConnect(occurrence.word)
    {
      body(occurrence.start, occurrence.end)
    }
    let firstApplication = phrases.applicationFiller(ApplicationID(0))
    let firstTyped = phrases.applicationFiller(ApplicationID(phrases.applications.count))
    for span in spans.all.elements where span.filler >= firstApplication && span.filler < firstTyped {
      body(span.start, span.end)
    }
  }

  /// The cost of a token that nothing in a phrase of an application covers.
  func uncoveredCost(_ token: Int, _ application: ApplicationID) -> Int32 {
    let cost = request.uncoveredCosts[token]
    guard TokenMask.has(spans.addressMask, token) else { return cost }
    if TokenMask.has(spans.addressMask(of: application), token) { return min(MatchCosts.ownName, cost) }
    return cost * MatchCosts.otherNameFactor
  }
}
