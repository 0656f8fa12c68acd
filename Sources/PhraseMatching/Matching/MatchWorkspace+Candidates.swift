// Stage 3: which phrases are worth scoring, and what each costs at least.
//
// A phrase is a candidate when the request holds one of its weighty words or one of its values; a phrase that can be
// said in light words only, when it holds any of its words. What a candidate costs at least follows from what the two
// share, wherever it stands:
//
//   bound = weight of the request − weight it can cover + cost of the phrase's pieces − cost of those that are there
extension MatchWorkspace {
  /// Gathers the candidates, each with a first lower bound, cheapest first.
  mutating func gatherCandidates(_ index: PhraseIndex, limit: Int32) {
    touched.removeAll()
    for place in 0..<markedWords.count { gatherPhrases(withWord: markedWords[place], index.phrases) }
    for place in 0..<markedFillers.count { gatherPhrases(withFiller: markedFillers[place], index.phrases) }
    queue.begin(limit: limit)
    for place in 0..<touched.count {
      let phrase = touched[place]
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
    var place = wordMarks[Int(word)].first
    while place != Self.none {
      let occurrence = occurrences[Int(place)]
      covered += max(0, weightBetween(occurrence.start, occurrence.end) - occurrence.cost)
      said += MatchCosts.missing(weight)
      place = occurrence.next
    }
    add(covered, said, to: posted)
  }

  private mutating func gatherPhrases(withFiller filler: UInt32, _ phrases: PhraseSections) {
    guard Int(filler) < phrases.fillerCount else { return }
    let posted = phrases.phrases(with: FillerID(rawValue: filler))
    guard !posted.isEmpty else { return }
    var covered: Int32 = 0
    var said: Int32 = 0
    var place = fillerMarks[Int(filler)].first
    while place != Self.none {
      let span = spans[Int(place)]
      covered += weightBetween(span.start, span.end)
      said += MatchCosts.missingValue
      place = span.next
    }
    add(min(covered, 1 << 28), said, to: posted)
  }

  /// Adds to the gain of each phrase: what it can cover above, what is not missing below.
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

  /// The cost if everything that is not posted, light words and application names, were said and covered as well.
  private func firstBound(of phrase: UInt32, gain: UInt64, _ phrases: PhraseSections) -> Int32 {
    let record = phrases.phrase(phrase)
    let missing = max(0, Int32(record.leastMissing) - Int32(truncatingIfNeeded: gain & 0xFFFF_FFFF))
    guard !record.takesText else { return missing }
    return missing + max(0, weightyTotal - Int32(truncatingIfNeeded: gain >> 32))
  }

  /// What tokens cost when nothing covers them.
  private func weightBetween(_ start: Int32, _ end: Int32) -> Int32 {
    var weight: Int32 = 0
    for token in start..<end { weight += skip[Int(token)] }
    return weight
  }

  /// The cost that is certain once a phrase's own pieces are compared, in any order; and the tokens it can cover.
  func survey(_ phrase: UInt32, _ record: PhraseRecord, application: UInt32, _ phrases: PhraseSections) -> Survey {
    var survey = Survey()
    var said: Int32 = 0
    var takesUnknownValue = false
    var standsIn: UInt64 = 0
    let nodes = phrases.nodes(of: phrase)
    for place in nodes {
      let node = phrases.nodes[place]
      takesUnknownValue = takesUnknownValue || phrases.isOpen(node)
      let (mark, missing, isWeighty) = compare(node, application: application, phrases)
      if meaning.firstStandIn < occurrences.count, let standIn = standIn(at: place, in: nodes, phrases) {
        standsIn |= standIn.mask
        let isSaid = mark.stamp == stamp
        if isWeighty || record.isWeak { said += missing }
        survey.cost += min(missing, standIn.leastCost, isSaid ? mark.leastCost : .max)
        if isSaid {
          survey.reachable |= mark.mask
          if isWeighty { survey.movable |= mark.mask }
        }
        continue
      }
      guard mark.stamp == stamp else {
        survey.missing += missing
        continue
      }
      if isWeighty || record.isWeak { said += missing }
      survey.cost += min(mark.leastCost, missing)
      survey.reachable |= mark.mask
      if isWeighty { survey.movable |= mark.mask }
    }
    if record.edges != 0 {
      survey.missing = max(0, Int32(record.leastMissing) - said)
      survey.cost = 0
    }
    survey.cost += survey.missing
    let left = leftOver(survey.reachable | standsIn, own: saidNames[Int(application)])
    if record.takesText {
      // An unknown value takes whatever is left, and the request weighs as much as before.
      if !takesUnknownValue { survey.cost = leastCost(besideText: survey.cost, left) }
      survey.reachable = survey.movable
    } else {
      survey.cost += left.cost
    }
    return survey
  }

  /// What a phrase with free words costs at least: whatever it has no piece for is either left over or taken as free
  /// words, and then the rest is measured against less.
  private func leastCost(besideText cost: Int32, _ left: LeftOver) -> Int32 {
    let leftOver = Int64(cost) + Int64(left.cost)
    let weight = Int64(max(totalWeight, MatchCosts.leastWeight))
    let rest = max(weight - Int64(left.weight), Int64(MatchCosts.leastWeightBesideText))
    let taken = Int64(cost) * weight / rest
    return Int32(clamping: min(leftOver, taken))
  }

  /// What the request holds of a node, and what the node costs at least when it holds nothing.
  private func compare(_ node: PhraseNode, application: UInt32, _ phrases: PhraseSections) -> (Mark, Int32, Bool) {
    switch node.kind {
    case .word, .opener:
      let weight = phrases.lexicon.weight(TokenID(rawValue: node.payload))
      let missing = node.kind == .word ? MatchCosts.missing(weight) : MatchCosts.missingOpener(weight)
      return (wordMarks[Int(node.payload)], missing, weight >= WordWeights.lightest)
    case .connector: return (wordMarks[Int(node.payload)], MatchCosts.missingConnector, false)
    case .anything: return (Mark(), MatchCosts.freeWord, false)
    case .application:
      let filler = phrases.applicationFiller(application)
      return (fillerMarks[Int(filler.rawValue)], MatchCosts.unsaidApplication, false)
    case .placeholder:
      let parameter = phrases.parameters[node.payload]
      guard let filler = phrases.filler(of: node, application: application) else {
        return (Mark(), MatchCosts.freeWord, false)
      }
      let missing = Self.leastUnsaidCost(of: parameter, isOpen: phrases.isOpen(node))
      return (fillerMarks[Int(filler.rawValue)], missing, true)
    }
  }

  static func missingCost(of parameter: ParameterRecord) -> Int32 {
    parameter.isOptional == 1 ? MatchCosts.missingOptionalValue : MatchCosts.missingValue
  }

  /// What a placeholder costs at least when the request says none of its values: an open one takes other words.
  static func leastUnsaidCost(of parameter: ParameterRecord, isOpen: Bool) -> Int32 {
    let missing = missingCost(of: parameter)
    return isOpen ? min(missing, MatchCosts.unknownValue + MatchCosts.unknownValueWord) : missing
  }

  private func leftOver(_ reachable: UInt64, own: UInt64) -> LeftOver {
    var left = LeftOver()
    let others = saidMask & ~own
    for token in 0..<min(tokenCount, Self.maskWidth) where (reachable | own) >> UInt64(token) & 1 == 0 {
      let isOthers = others >> UInt64(token) & 1 == 1
      left.cost += isOthers ? skip[token] * MatchCosts.otherNameFactor : skip[token]
      left.weight += weights[token]
    }
    return left
  }
}

/// The tokens that no piece of a phrase can stand for: what they cost and what they weigh.
struct LeftOver {
  var cost: Int32 = 0
  var weight: Int32 = 0
}

/// What a phrase and a request share, in any order.
struct Survey: BitwiseCopyable {
  /// What a phrase costs at least.
  var cost: Int32 = 0
  var missing: Int32 = 0
  /// The tokens that some piece of the phrase may stand for.
  var reachable: UInt64 = 0
  /// Those that weighty pieces may stand for.
  var movable: UInt64 = 0
}
