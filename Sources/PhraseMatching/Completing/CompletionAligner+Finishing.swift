// What becomes of a way on which every token was used.
extension CompletionAligner {
  mutating func finish(_ state: State, _ source: borrowing CompletionSource) {
    guard state.last >= 0, let skipped = costOfSkipped(state, source), isEvident(state, source),
      saysOwnWords(state, source)
    else { return }
    guard state.cost + skipped < best.cost else { return }
    best.cost = state.cost + skipped
    best.last = Int32(state.last)
    best.isGuess = isGuess(source)
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
      let node = phrases.nodes[way[position]]
      switch node.kind {
      case .connector: cost += MatchCosts.missingConnector
      case .application: cost += MatchCosts.missingApplication
      case .placeholder, .anything: return nil
      case .word, .opener:
        cost += MatchCosts.missing(
          phrases.lexicon.weight(node.token), isOpener: node.kind == .opener, besideText: false)
      }
    }
    return cost
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

  /// Whether some words are taken for a value of an entity that nobody knows.
  private func isGuess(_ source: borrowing CompletionSource) -> Bool {
    let phrases = source.unfinished.index.phrases
    for index in 0..<steps.count {
      if case .free = steps[index].source, phrases.isOpen(phrases.nodes[way[Int(steps[index].node)]]) { return true }
    }
    return false
  }
}
