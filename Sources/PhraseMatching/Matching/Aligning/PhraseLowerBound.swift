import WordSemantics

/// What a phrase and a request share, in any order, and the least cost that follows.
struct PhraseLowerBound: BitwiseCopyable {
  /// The least cost of the phrase.
  var cost: Int32 = 0
  /// The same without what free words cost, which counts in ranking only.
  var costWithoutText: Int32 = 0
  var missing: Int32 = 0
  /// The part of `missing` that free words make good.
  var free: Int32 = 0
  /// Which words of the phrase the request has.
  var said = OccurringWords()
  /// The part of the cost that belongs to no step.
  var charge: Int32 = 0
  /// The tokens that some piece of the phrase may stand for.
  var reachable: UInt64 = 0
  /// Those that content words and values may cover.
  var movable: UInt64 = 0
  /// Those that an alignment may move: beside free words only what is movable.
  var moves: UInt64 = 0
  /// Those that substitutions may cover.
  var substituted: UInt64 = 0
  /// The cost of the nodes that are there, if they were missing.
  fileprivate var occurring: Int32 = 0
  var takesUnknownValue = false
}

extension AlignmentSource {
  /// The cost that is certain once a phrase's own nodes are compared, in any order, and the tokens they can cover.
  func lowerBound(_ phrase: PhraseID, _ record: PhraseRecord, _ application: ApplicationID) -> PhraseLowerBound {
    var bound = PhraseLowerBound()
    let nodes = phrases.nodes(of: phrase)
    for position in nodes {
      let node = phrases.nodes[position]
      if record.takesText, phrases.isOpen(node) { bound.takesUnknownValue = true }
      let comparison = compare(node, application, besideText: record.takesText)
      if let substitution = substitution(at: position, in: nodes) {
        bound.add(comparison, substitution, isWeak: record.isWeak)
      } else {
        bound.add(comparison, isWeak: record.isWeak)
      }
    }
    finish(&bound, record, application)
    return bound
  }

  private func finish(_ bound: inout PhraseLowerBound, _ record: PhraseRecord, _ application: ApplicationID) {
    if record.edges != 0 {
      bound.missing = max(0, Int32(record.traits.minimumMissing) - bound.occurring)
      (bound.cost, bound.free, bound.said) = (0, 0, OccurringWords())
    }
    finish(
      &bound, left: uncoveredTokens(bound.reachable | bound.substituted, own: spans.addressMask(of: application)),
      record.traits)
  }

  /// Adds what no node can cover.
  func finish(_ bound: inout PhraseLowerBound, left: UncoveredTokens, _ traits: PhraseTraits) {
    bound.cost += bound.missing
    let own = bound.cost - bound.free
    bound.moves = traits.takesText ? bound.movable : bound.reachable
    if traits.takesText {
      bound.costWithoutText = leastCost(besideText: bound, without: bound.free, left)
      // Free words and the rest are rounded one by one in a rank.
      bound.cost = max(0, leastCost(besideText: bound, without: 0, left) - 1)
    } else {
      bound.cost += left.cost
      bound.costWithoutText = bound.cost
    }
    bound.charge = leastCharge(traits, costing: traits.takesText ? own : bound.cost)
    bound.cost += bound.charge
    bound.costWithoutText += bound.charge
  }

  /// The least cost of a phrase with free words: either these take nothing, or something, which carries nothing where no
  /// word of the phrase is said.
  private func leastCost(besideText bound: PhraseLowerBound, without free: Int32, _ left: UncoveredTokens) -> Int32 {
    let cost = bound.cost - free
    // An unknown value takes whatever is left, and the weight of the request stays.
    let taking = bound.takesUnknownValue ? cost : minimumCost(besideText: cost, left)
    guard bound.said.surelyCarryNothing else { return taking }
    return min(taking + MatchCosts.onlyFreeWords(request.weight), cost + left.cost)
  }

  /// The least cost of a phrase with free words: each remaining token is either uncovered or taken as free words, and
  /// then the rest is measured against less.
  private func minimumCost(besideText cost: Int32, _ left: UncoveredTokens) -> Int32 {
    let uncovered = Int64(cost) + Int64(left.cost)
    let weight = Int64(request.weight)
    let rest = max(weight - Int64(left.weight), Int64(MatchCosts.minimumWeightBesideText))
    let taken = Int64(cost) * weight / rest
    return Int32(clamping: min(uncovered, taken))
  }

  /// The occurrences of a node in the request, and the least cost of the node without them.
  private func compare(_ node: PhraseNode, _ application: ApplicationID, besideText: Bool) -> NodeComparison {
    switch node.kind {
    case .word, .opener:
      let weight = phrases.lexicon.weight(node.token)
      let missing = MatchCosts.missing(weight, isOpener: node.kind == .opener, besideText: besideText)
      let isContent = weight >= WordWeights.contentThreshold
      var comparison = NodeComparison(words.summary(of: node.token), missing: missing, isContent: isContent)
      comparison.wordWeight = weight
      return comparison
    case .connector:
      return NodeComparison(words.summary(of: node.token), missing: MatchCosts.missingConnector, isContent: false)
    case .anything: return NodeComparison(anyWordsAt: MatchCosts.freeWord)
    case .application:
      let summary = spans.summary(of: phrases.applicationFiller(application))
      return NodeComparison(summary, missing: MatchCosts.missingApplication, isContent: false)
    case .placeholder:
      guard let filler = phrases.filler(of: node, application: application) else {
        return NodeComparison(anyWordsAt: MatchCosts.freeWord)
      }
      let missing = phrases.parameters[node.payload].minimumMissingCost(isOpen: phrases.isOpen(node))
      return NodeComparison(spans.summary(of: filler), missing: missing, isContent: true)
    }
  }

  private func uncoveredTokens(_ reachable: UInt64, own: UInt64) -> UncoveredTokens {
    var left = UncoveredTokens()
    let others = spans.addressMask & ~own
    for token in 0..<min(request.tokenCount, TokenMask.width) where !TokenMask.has(reachable | own, token) {
      let cost = request.uncoveredCosts[token]
      left.cost += TokenMask.has(others, token) ? cost * MatchCosts.otherNameFactor : cost
      left.weight += request.weights[token]
    }
    return left
  }

  // MARK: Substitutions

  /// The substitutions that apply at a node: the tokens they cover and their least cost.
  func substitution(at node: NodeID, in nodes: Range<NodeID>) -> OccurrenceSummary<OccurrenceID>? {
    guard phrases.nodes[node].isWord, words.mayBeSubstituted(phrases.nodes[node].token) else { return nil }
    var summary: OccurrenceSummary<OccurrenceID>?
    for position in words.substituted where substitutes(position, at: node, in: nodes) {
      let occurrence = words[position]
      var found = summary ?? OccurrenceSummary()
      found.mask |= TokenMask.of(occurrence.start, occurrence.end)
      found.minimumCost = min(found.minimumCost, occurrence.cost)
      summary = found
    }
    return summary
  }

  /// Whether an occurrence of a word of a substituted expression applies at a node: where the phrase has all of the
  /// expression. "Is it raining" replaces "what is it like", and no "what is" of another phrase.
  func substitutes(_ occurrence: OccurrenceID, at node: NodeID, in nodes: Range<NodeID>) -> Bool {
    guard words[occurrence].word == phrases.nodes[node].token,
      let substitution = words.substitution(at: occurrence)
    else { return false }
    let expression = words.words(of: substitution)
    let first = node.index - Int(substitution.index)
    guard first >= nodes.lowerBound.index, first + expression.count <= nodes.upperBound.index else { return false }
    return zip(first..., expression).allSatisfy { phrases.nodes[$0].isWord && phrases.nodes[$0].token == $1 }
  }
}

extension PhraseLowerBound {
  fileprivate mutating func add(_ comparison: NodeComparison, isWeak: Bool) {
    if let weight = comparison.wordWeight { said.note(weight, occurs: comparison.occurs) }
    guard comparison.occurs else {
      missing += comparison.missing
      if comparison.isFree { free += comparison.missing }
      return
    }
    if comparison.isContent || isWeak { occurring += comparison.missing }
    cost += min(comparison.minimumCost, comparison.missing)
    reachable |= comparison.mask
    if comparison.isContent { movable |= comparison.mask }
  }

  fileprivate mutating func add(
    _ comparison: NodeComparison, _ substitution: OccurrenceSummary<OccurrenceID>, isWeak: Bool
  ) {
    substituted |= substitution.mask
    if let weight = comparison.wordWeight { said.note(weight, occurs: true) }
    if comparison.isContent || isWeak { occurring += comparison.missing }
    cost += min(comparison.missing, substitution.minimumCost, comparison.minimumCost)
    reachable |= comparison.mask
    if comparison.isContent { movable |= comparison.mask }
  }
}

/// Which words of a phrase a request has, wherever they stand.
struct OccurringWords: BitwiseCopyable {
  private var hasContent = false
  private var saysContent = false
  private var lacksContent = false
  private var lacksLight = false

  @inline(__always)
  mutating func note(_ weight: Int32, occurs: Bool) {
    if weight >= WordWeights.contentThreshold {
      hasContent = true
      if occurs { saysContent = true } else { lacksContent = true }
    } else if weight > WordWeights.article, !occurs {
      lacksLight = true
    }
  }

  /// Whether no alignment says enough words for free words to count; see ``OwnWords/isSaid``.
  var surelyCarryNothing: Bool { hasContent ? !saysContent : lacksLight }

  /// Whether a question may make good what the phrase lacks.
  var mayAsk: Bool { !lacksContent }
}

/// Where a request has a node of a phrase.
private struct NodeComparison {
  var occurs = false
  var mask: UInt64 = 0
  /// The least cost of an occurrence.
  var minimumCost = Int32.max
  /// The least cost of the node without one.
  var missing: Int32
  var isContent = false
  /// Whether it takes any words.
  var isFree = false
  /// The weight of a word, unless it belongs to the application's name.
  var wordWeight: Int32?

  init(anyWordsAt missing: Int32) {
    self.missing = missing
    isFree = true
  }

  init<Position>(_ summary: OccurrenceSummary<Position>, missing: Int32, isContent: Bool) {
    self.missing = missing
    self.isContent = isContent
    occurs = summary.occurs
    mask = summary.mask
    minimumCost = summary.minimumCost
  }
}

/// The tokens that no node of a phrase can cover: their cost and weight.
struct UncoveredTokens: BitwiseCopyable {
  var cost: Int32 = 0
  var weight: Int32 = 0
}

extension ParameterRecord {
  var missingCost: Int32 { isOptional == 1 ? MatchCosts.missingOptionalValue : MatchCosts.missingValue }

  /// The least cost of a placeholder of which the request has no value: an open one takes other words.
  func minimumMissingCost(isOpen: Bool) -> Int32 {
    isOpen ? min(missingCost, MatchCosts.unknownValue + MatchCosts.unknownValueWord) : missingCost
  }
}
