import WordSemantics

// What becomes of a way on which every token was used.
extension CompletionAligner {
  mutating func finish(_ state: State, _ source: borrowing CompletionSource) {
    guard state.last >= 0, let skipped = costOfSkipped(state, source), state.cost + skipped < best.cost,
      isEvident(state, source), saysOwnWords(state, source)
    else { return }
    let words = freeWords(source)
    let isOpenEnded = words == .text && !saysAllWords(source)
    if words == .value && !mayBeGuessed(source) || isOpenEnded && hasLongText() { return }
    best.cost = state.cost + skipped
    best.last = Int32(state.last)
    best.isGuess = words == .value || isOpenEnded
    bestWay.removeAll()
    bestWay.append(contentsOf: way.view)
    bestSteps.removeAll()
    bestSteps.append(contentsOf: steps.view)
  }

  /// The cost of what is left out in front of the last node that is said; nil where a value is.
  private func costOfSkipped(_ state: State, _ source: borrowing CompletionSource) -> Int32? {
    let phrases = source.unfinished.index.phrases
    var cost: Int32 = 0
    for position in 0..<state.last where state.used >> UInt64(position) & 1 == 0 {
      guard let left = costOfLeavingOut(phrases.nodes[way[position]], phrases) else { return nil }
      cost += left
    }
    return cost
  }

  /// The cost of a node that is not said in front of one that is; nil for a value.
  func costOfLeavingOut(_ node: PhraseNode, _ phrases: PhraseSections) -> Int32? {
    switch node.kind {
    case .connector: MatchCosts.missingConnector
    case .application: MatchCosts.missingApplication
    case .placeholder, .anything: nil
    case .word, .opener:
      MatchCosts.missing(phrases.lexicon.weight(node.token), isOpener: node.kind == .opener, besideText: false)
    }
  }

  /// Whether a content word, a value or the author's first word is said: light words in the middle may be of any phrase,
  /// and so may an unfinished word behind others.
  private func isEvident(_ state: State, _ source: borrowing CompletionSource) -> Bool {
    let phrases = source.unfinished.index.phrases
    for index in 0..<steps.count where steps[index].node >= 0 && source.unfinished.isFirm(steps[index]) {
      let id = way[Int(steps[index].node)]
      let node = phrases.nodes[id]
      switch steps[index].source {
      case .word where id < firstOwn: continue
      case .word:
        if isWeak || steps[index].node == 0 { return true }
        if node.kind != .connector, phrases.lexicon.weight(node.token) >= WordWeights.contentThreshold { return true }
      case .value, .name: if node.kind == .placeholder { return true }
      case .free, .uncovered: continue
      }
    }
    return false
  }

  /// Free words alone are no beginning of a phrase: it has a content word that is said, or none at all, and what is said
  /// stands in the order of the phrase.
  private func saysOwnWords(_ state: State, _ source: borrowing CompletionSource) -> Bool {
    var (takesFreeWords, isInOrder, previous) = (false, true, Int32(-1))
    for index in 0..<steps.count where steps[index].node >= 0 {
      if case .free = steps[index].source { takesFreeWords = true }
      isInOrder = isInOrder && steps[index].node > previous
      previous = steps[index].node
    }
    guard takesFreeWords else { return true }
    guard isInOrder else { return false }
    let phrases = source.unfinished.index.phrases
    var hasContent = false
    for position in 0..<way.count {
      let node = phrases.nodes[way[position]]
      guard node.isWord, node.kind != .connector, phrases.lexicon.weight(node.token) >= WordWeights.contentThreshold
      else { continue }
      if saysFirmly(position, source) { return true }
      hasContent = true
    }
    return !hasContent && state.used.nonzeroBitCount > 1
  }

  private func saysFirmly(_ position: Int, _ source: borrowing CompletionSource) -> Bool {
    for index in 0..<steps.count where Int(steps[index].node) == position {
      return source.unfinished.isFirm(steps[index])
    }
    return false
  }

  /// Whether words may be a value that nobody knows: all content words of the phrase are said beside them, and none of
  /// them is a value that is known. "Find trails in Norway" is no beginning of "Find … by distance".
  private func mayBeGuessed(_ source: borrowing CompletionSource) -> Bool {
    guard saysAllWords(source) else { return false }
    let phrases = source.unfinished.index.phrases
    for index in 0..<steps.count {
      guard case .free = steps[index].source else { continue }
      let node = phrases.nodes[way[Int(steps[index].node)]]
      if phrases.isOpen(node), holdsValue(steps[index], node, source) { return false }
    }
    return true
  }

  /// Whether all content words of the phrase are said.
  private func saysAllWords(_ source: borrowing CompletionSource) -> Bool {
    let phrases = source.unfinished.index.phrases
    for position in 0..<way.count {
      let node = phrases.nodes[way[position]]
      guard node.isWord, node.kind != .connector, phrases.lexicon.weight(node.token) >= WordWeights.contentThreshold
      else { continue }
      if !isSaid(position) { return false }
    }
    return true
  }

  private func isSaid(_ position: Int) -> Bool {
    for index in 0..<steps.count where Int(steps[index].node) == position { return true }
    return false
  }

  /// Whether a value of the placeholder's entity is among the words that are taken for another.
  private func holdsValue(_ step: CompletionStep, _ node: PhraseNode, _ source: borrowing CompletionSource) -> Bool {
    let spans = source.unfinished.spans
    var next = spans.summary(of: FillerID(rawValue: source.unfinished.index.phrases.parameters[node.payload].entity))
      .first
    while next != .end {
      let span = spans[next]
      if span.start >= step.start, span.end <= step.end { return true }
      next = span.next
    }
    return false
  }

  /// What words are taken for that are no known value.
  private enum FreeWords { case none, text, value }

  private func hasLongText() -> Bool {
    for index in 0..<steps.count {
      guard case .free = steps[index].source else { continue }
      if Int(steps[index].end - steps[index].start) > CompletionCosts.mostGuessedWords { return true }
    }
    return false
  }

  private func freeWords(_ source: borrowing CompletionSource) -> FreeWords {
    let phrases = source.unfinished.index.phrases
    var found = FreeWords.none
    for index in 0..<steps.count {
      guard case .free = steps[index].source else { continue }
      if phrases.isOpen(phrases.nodes[way[Int(steps[index].node)]]) { return .value }
      found = .text
    }
    return found
  }
}
