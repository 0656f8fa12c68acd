import WordSemantics

/// Stage 3: the phrases worth aligning, each with a lower bound of its cost.
///
/// A phrase is a candidate when the request has one of its content words or one of its values; a phrase that can consist
/// of light words only, when it has any of its words. The lower bound follows from what both share, in any order:
///
///     bound = weight of the request − weight it can cover + cost of the phrase's pieces − cost of those that are there
///
/// Phrases with the same content words and values have the same bound, so that groups of them are candidates.
struct CandidateGenerator: ~Copyable {
  /// For each group what it can cover, in the upper half, and what is not missing, in the lower; 0 between requests.
  private var gains = GrowableBuffer<UInt64>(capacity: 1_024)
  /// The groups with gains.
  private var touched = GrowableBuffer<PhraseGroupID>(capacity: 1_024)
  /// 1 for each token that something without postings may cover: a light word, an application's name.
  private var isWeaklyReachable = GrowableBuffer<UInt8>(capacity: 64)
  private var candidates = GrowableBuffer<CandidateGroup>(capacity: 1_024)
  private var negative = GrowableBuffer<PhraseGroupID>(capacity: 16)
  private let address = FixedAddress()

  /// How often memory has grown.
  var growths: Int {
    gains.growths + touched.growths + isWeaklyReachable.growths + candidates.growths + negative.growths
  }

  /// The candidates whose bound is at most `limit`. O(postings of the request's words and values).
  mutating func generate(_ source: AlignmentSource, limit: Int32) -> Candidates {
    let (request, spans, phrases) = (source.request, source.spans, source.phrases)
    gains.extend(to: phrases.groupCount, with: 0)
    touched.removeAll()
    let words = request.occurrences
    for word in words.words.elements { gatherPhrases(with: word, words, request, phrases) }
    for filler in spans.fillers.elements { gatherPhrases(with: filler, spans, request, phrases) }
    boundCandidates(contentWeight: contentWeight(of: source), source, limit: limit)
    if !request.fitsMask { dropShortPhrases(LongRequest(request, spans), phrases, limit: limit) }
    return Candidates(groups: candidates.view, negative: negative.view)
  }

  private mutating func gatherPhrases(
    with word: TokenID, _ words: WordOccurrences, _ request: ReadRequest, _ phrases: PhraseSections
  ) {
    let posted = phrases.groups(with: word)
    guard !posted.isEmpty else { return }
    var covered: Int32 = 0
    var said: Int32 = 0
    let missing = MatchCosts.missing(phrases.lexicon.weight(word))
    var position = words.summary(of: word).first
    while position != .end {
      let occurrence = words[position]
      covered += max(0, request.uncoveredCost(occurrence.start, occurrence.end) - occurrence.cost)
      said += missing
      position = occurrence.next
    }
    add(covered, said, to: posted)
  }

  private mutating func gatherPhrases(
    with filler: FillerID, _ spans: ValueSpans, _ request: ReadRequest, _ phrases: PhraseSections
  ) {
    let posted = phrases.groups(with: filler)
    guard !posted.isEmpty else { return }
    var covered: Int32 = 0
    var said: Int32 = 0
    var position = spans.summary(of: filler).first
    while position != .end {
      let span = spans[position]
      covered += request.uncoveredCost(span.start, span.end)
      said += MatchCosts.missingValue
      position = span.next
    }
    add(min(covered, 1 << 28), said, to: posted)
  }

  /// Adds to the gain of each group: what it can cover, what is not missing.
  private mutating func add(_ covered: Int32, _ said: Int32, to posted: UnsafeBufferPointer<PhraseGroupID>) {
    let gain = UInt64(UInt32(bitPattern: max(covered, 0))) << 32 | UInt64(UInt32(bitPattern: max(said, 1)))
    touched.reserve(touched.count + posted.count)
    let gains = gains.base
    for group in posted {
      let before = gains[group.index]
      if before == 0 { touched.append(group) }
      gains[group.index] = before &+ gain
    }
  }

  // MARK: Bounds

  private mutating func boundCandidates(contentWeight: Int32, _ source: AlignmentSource, limit: Int32) {
    let phrases = source.phrases
    candidates.removeAll()
    negative.removeAll()
    for position in 0..<touched.count {
      let group = touched[position]
      let gain = gains[group]
      gains[group] = 0
      let traits = phrases.traits(of: group)
      guard !traits.isNegative else {
        negative.append(group)
        continue
      }
      var bound = Self.bound(traits, gain: gain, contentWeight: contentWeight)
      bound += source.leastCharge(traits, costing: bound)
      if bound <= limit { candidates.append(CandidateGroup(group: group, bound: bound)) }
    }
  }

  /// Drops phrases that are too short to cover enough of a long request.
  private mutating func dropShortPhrases(_ request: LongRequest, _ phrases: PhraseSections, limit: Int32) {
    var kept = 0
    for position in 0..<candidates.count {
      let candidate = candidates[position]
      let nodes = phrases.phrases(in: candidate.group).reduce(0) { max($0, phrases.nodes(of: $1).count) }
      guard phrases.traits(of: candidate.group).takesText || request.leastCost(nodes: nodes) <= limit else { continue }
      candidates[kept] = candidate
      kept += 1
    }
    candidates.removeLast(candidates.count - kept)
  }

  /// The cost if everything without postings, light words and application names, were matched and covered as well.
  private static func bound(_ traits: PhraseTraits, gain: UInt64, contentWeight: Int32) -> Int32 {
    let missing = max(0, Int32(traits.minimumMissing) - Int32(truncatingIfNeeded: gain & 0xFFFF_FFFF))
    guard !traits.takesText else { return missing }
    return missing + max(0, contentWeight - Int32(truncatingIfNeeded: gain >> 32))
  }

  /// The cost of the content tokens that only words with postings can cover.
  private mutating func contentWeight(of source: AlignmentSource) -> Int32 {
    let request = source.request
    isWeaklyReachable.fill(request.tokenCount, with: 0)
    let isReachable = isWeaklyReachable.base
    source.forEachWeaklyReachable { start, end in
      for token in start..<end { isReachable[Int(token)] = 1 }
    }
    var total: Int32 = 0
    for token in 0..<request.tokenCount
    where isReachable[token] == 0 && request.uncoveredCosts[token] >= WordWeights.contentThreshold {
      total += request.uncoveredCosts[token]
    }
    return total
  }
}

/// A request with tokens behind the mask, of which each node of a phrase can cover one occurrence.
private struct LongRequest {
  /// The cost of the tokens behind the mask if nothing covers them.
  private var uncovered: Int32 = 0
  /// The most of it that one node can cover.
  private var mostCovered: Int32 = 0

  init(_ request: ReadRequest, _ spans: ValueSpans) {
    for token in TokenMask.width..<request.tokenCount { uncovered += request.uncoveredCosts[token] }
    for occurrence in request.occurrences.all.elements {
      mostCovered = max(mostCovered, request.uncoveredCost(occurrence.start, occurrence.end))
    }
    for span in spans.all.elements { mostCovered = max(mostCovered, request.uncoveredCost(span.start, span.end)) }
  }

  func leastCost(nodes: Int) -> Int32 { Int32(clamping: Int(uncovered) - nodes * Int(mostCovered)) }
}

extension ReadRequest {
  /// The cost of a range of tokens that nothing covers.
  fileprivate func uncoveredCost(_ start: Int32, _ end: Int32) -> Int32 {
    var cost: Int32 = 0
    for token in start..<end { cost += uncoveredCosts[Int(token)] }
    return cost
  }
}
