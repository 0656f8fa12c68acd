import FlatMemory

// Stage 3: the phrases worth scoring, each with a lower bound of its cost.
//
// A phrase is a candidate when the request has one of its content words or one of its values; a phrase that can consist
// of light words only, when it has any of its words. The lower bound follows from what both share, in any order:
//
//   bound = weight of the request − weight it can cover + cost of the phrase's pieces − cost of those that are there
extension MatchWorkspace {
  /// Queues the candidates, each with a first lower bound.
  mutating func gatherCandidates(_ index: PhraseIndex, limit: Int32) {
    touched.removeAll()
    for position in 0..<occurringWords.count { gatherPhrases(withWord: occurringWords[position], index.phrases) }
    for position in 0..<occurringFillers.count { gatherPhrases(withFiller: occurringFillers[position], index.phrases) }
    queue.begin(limit: limit)
    for position in 0..<touched.count {
      let phrase = touched[position]
      let bound = firstBound(of: phrase, gain: gains[Int(phrase)], index.phrases)
      gains[Int(phrase)] = 0
      guard bound <= limit else { continue }
      queue.insert(CandidateQueue.Entry(phrase: phrase, bound: bound, isRefined: false))
    }
  }

  private mutating func gatherPhrases(withWord word: UInt32, _ phrases: PhraseSections) {
    let posted = phrases.phrases(with: TokenID(rawValue: word))
    guard !posted.isEmpty else { return }
    var covered: Int32 = 0
    var said: Int32 = 0
    let weight = phrases.lexicon.weight(TokenID(rawValue: word))
    var position = wordOccurrences[Int(word)].first
    while position != Self.none {
      let occurrence = occurrences[Int(position)]
      covered += max(0, weightBetween(occurrence.start, occurrence.end) - occurrence.cost)
      said += MatchCosts.missing(weight)
      position = occurrence.next
    }
    add(covered, said, to: posted)
  }

  private mutating func gatherPhrases(withFiller filler: UInt32, _ phrases: PhraseSections) {
    guard Int(filler) < phrases.fillerCount else { return }
    let posted = phrases.phrases(with: FillerID(rawValue: filler))
    guard !posted.isEmpty else { return }
    var covered: Int32 = 0
    var said: Int32 = 0
    var position = fillerOccurrences[Int(filler)].first
    while position != Self.none {
      let span = spans[Int(position)]
      covered += weightBetween(span.start, span.end)
      said += MatchCosts.missingValue
      position = span.next
    }
    add(min(covered, 1 << 28), said, to: posted)
  }

  /// Adds to the gain of each phrase: what it can cover in the upper half, what is not missing in the lower.
  private mutating func add(_ covered: Int32, _ said: Int32, to posted: UnsafeBufferPointer<UInt32>) {
    let gain = UInt64(UInt32(bitPattern: max(covered, 0))) << 32 | UInt64(UInt32(bitPattern: max(said, 1)))
    touched.reserve(touched.count + posted.count)
    let gains = gains.base
    for phrase in posted {
      let before = gains[Int(phrase)]
      if before == 0 { touched.append(phrase) }
      gains[Int(phrase)] = before &+ gain
    }
  }

  /// The cost if everything without postings, light words and application names, were matched and covered as well.
  private func firstBound(of phrase: UInt32, gain: UInt64, _ phrases: PhraseSections) -> Int32 {
    let record = phrases.phrase(phrase)
    let missing = max(0, Int32(record.minimumMissing) - Int32(truncatingIfNeeded: gain & 0xFFFF_FFFF))
    guard !record.takesText else { return missing }
    return missing + max(0, contentTotal - Int32(truncatingIfNeeded: gain >> 32))
  }

  /// The cost of tokens that nothing covers.
  private func weightBetween(_ start: Int32, _ end: Int32) -> Int32 {
    var weight: Int32 = 0
    for token in start..<end { weight += uncoveredCosts[Int(token)] }
    return weight
  }

  /// The cost that is certain once a phrase's own nodes are compared, in any order, and the tokens they can cover.
  func lowerBound(_ phrase: UInt32, _ record: PhraseRecord, application: UInt32, _ phrases: PhraseSections)
    -> PhraseLowerBound
  {
    var lowerBound = PhraseLowerBound()
    var said: Int32 = 0
    var takesUnknownValue = false
    var substituted: UInt64 = 0
    let nodes = phrases.nodes(of: phrase)
    for position in nodes {
      let node = phrases.nodes[position]
      takesUnknownValue = takesUnknownValue || phrases.isOpen(node)
      let (summary, missing, isContent) = compare(node, application: application, phrases)
      if semantics.firstSubstitution < occurrences.count,
        let substitution = substitution(at: position, in: nodes, phrases)
      {
        substituted |= substitution.mask
        let isSaid = summary.stamp == stamp
        if isContent || record.isWeak { said += missing }
        lowerBound.cost += min(missing, substitution.minimumCost, isSaid ? summary.minimumCost : .max)
        if isSaid {
          lowerBound.reachable |= summary.mask
          if isContent { lowerBound.movable |= summary.mask }
        }
        continue
      }
      guard summary.stamp == stamp else {
        lowerBound.missing += missing
        continue
      }
      if isContent || record.isWeak { said += missing }
      lowerBound.cost += min(summary.minimumCost, missing)
      lowerBound.reachable |= summary.mask
      if isContent { lowerBound.movable |= summary.mask }
    }
    if record.edges != 0 {
      lowerBound.missing = max(0, Int32(record.minimumMissing) - said)
      lowerBound.cost = 0
    }
    lowerBound.cost += lowerBound.missing
    let left = uncoveredTokens(lowerBound.reachable | substituted, own: addressMasks[Int(application)])
    if record.takesText {
      // An unknown value takes whatever is left, and the weight of the request stays.
      if !takesUnknownValue { lowerBound.cost = minimumCost(besideText: lowerBound.cost, left) }
      lowerBound.reachable = lowerBound.movable
    } else {
      lowerBound.cost += left.cost
    }
    return lowerBound
  }

  /// The least cost of a phrase with free words: each remaining token is either uncovered or taken as free words, and
  /// then the rest is measured against less.
  private func minimumCost(besideText cost: Int32, _ left: UncoveredTokens) -> Int32 {
    let uncoveredTokens = Int64(cost) + Int64(left.cost)
    let weight = Int64(max(totalWeight, MatchCosts.minimumWeight))
    let rest = max(weight - Int64(left.weight), Int64(MatchCosts.minimumWeightBesideText))
    let taken = Int64(cost) * weight / rest
    return Int32(clamping: min(uncoveredTokens, taken))
  }

  /// The occurrences of a node in the request, and the least cost of the node without them.
  private func compare(_ node: PhraseNode, application: UInt32, _ phrases: PhraseSections) -> (
    OccurrenceSummary, Int32, Bool
  ) {
    switch node.kind {
    case .word, .opener:
      let weight = phrases.lexicon.weight(TokenID(rawValue: node.payload))
      let missing = node.kind == .word ? MatchCosts.missing(weight) : MatchCosts.missingOpener(weight)
      return (wordOccurrences[Int(node.payload)], missing, weight >= WordWeights.contentThreshold)
    case .connector: return (wordOccurrences[Int(node.payload)], MatchCosts.missingConnector, false)
    case .anything: return (OccurrenceSummary(), MatchCosts.freeWord, false)
    case .application:
      let filler = phrases.applicationFiller(application)
      return (fillerOccurrences[Int(filler.rawValue)], MatchCosts.missingApplication, false)
    case .placeholder:
      let parameter = phrases.parameters[node.payload]
      guard let filler = phrases.filler(of: node, application: application) else {
        return (OccurrenceSummary(), MatchCosts.freeWord, false)
      }
      let missing = Self.minimumMissingCost(of: parameter, isOpen: phrases.isOpen(node))
      return (fillerOccurrences[Int(filler.rawValue)], missing, true)
    }
  }

  static func missingCost(of parameter: ParameterRecord) -> Int32 {
    parameter.isOptional == 1 ? MatchCosts.missingOptionalValue : MatchCosts.missingValue
  }

  /// The least cost of a placeholder of which the request has no value: an open one takes other words.
  static func minimumMissingCost(of parameter: ParameterRecord, isOpen: Bool) -> Int32 {
    let missing = missingCost(of: parameter)
    return isOpen ? min(missing, MatchCosts.unknownValue + MatchCosts.unknownValueWord) : missing
  }

  private func uncoveredTokens(_ reachable: UInt64, own: UInt64) -> UncoveredTokens {
    var left = UncoveredTokens()
    let others = addressMask & ~own
    for token in 0..<min(tokenCount, Self.maskWidth) where (reachable | own) >> UInt64(token) & 1 == 0 {
      let isOthers = others >> UInt64(token) & 1 == 1
      left.cost += isOthers ? uncoveredCosts[token] * MatchCosts.otherNameFactor : uncoveredCosts[token]
      left.weight += weights[token]
    }
    return left
  }
}

/// The tokens that no node of a phrase can cover: their cost and weight.
struct UncoveredTokens {
  var cost: Int32 = 0
  var weight: Int32 = 0
}

/// What a phrase and a request share, in any order, and the least cost that follows.
struct PhraseLowerBound: BitwiseCopyable {
  /// The least cost of the phrase.
  var cost: Int32 = 0
  var missing: Int32 = 0
  /// The tokens that some piece of the phrase may stand for.
  var reachable: UInt64 = 0
  /// Those that content words and values may cover.
  var movable: UInt64 = 0
}
