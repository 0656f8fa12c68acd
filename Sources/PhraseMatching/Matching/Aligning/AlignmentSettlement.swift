import WordSemantics

// What a traced alignment left out: moved nodes, uncovered tokens, values that changed places, and the sum of costs.
extension Aligner {
  /// Gives each node that was left out the tokens that match it elsewhere, and adds up the costs.
  mutating func settle(_ table: AlignmentTable, _ source: AlignmentSource) -> AlignedPhrase {
    markCovered(tokenCount: table.width - 1)
    mayMove = false
    for index in stride(from: steps.count - 1, through: 0, by: -1) where steps[index].kind == .leftOut {
      steps[index] = relocated(steps[index], table, source)
    }
    chargeUncovered(table, source)
    let result = total(table, source)
    bindValues(table, source)
    joinFreeWords()
    return result
  }

  private mutating func markCovered(tokenCount: Int) {
    covered.fill(tokenCount, with: 0)
    for index in 0..<steps.count where steps[index].kind != .uncovered { cover(steps[index]) }
  }

  private mutating func cover(_ step: AlignmentStep) {
    for token in step.start..<step.end { covered[Int(token)] = 1 }
  }

  private mutating func chargeUncovered(_ table: AlignmentTable, _ source: AlignmentSource) {
    for index in 0..<steps.count where steps[index].kind == .uncovered {
      let token = Int(steps[index].start)
      if covered[token] == 1 {
        steps[index].kind = .coveredElsewhere
        steps[index].cost = min(MatchCosts.skippedToken, source.request.uncoveredCosts[token])
      } else {
        steps[index].cost = source.uncoveredCost(token, table.application)
      }
    }
  }

  private func total(_ table: AlignmentTable, _ source: AlignmentSource) -> AlignedPhrase {
    let request = source.request
    var result = AlignedPhrase(phrase: table.phrase)
    var textWeight: Int32 = 0
    var nameWeight: Int32 = 0
    for index in 0..<steps.count {
      let step = steps[index]
      switch step.kind {
      case .text:
        result.generality += step.cost
        textWeight += request.weight(of: step)
        continue
      case .value where step.node.kind == .application, .movedValue where step.node.kind == .application:
        nameWeight += request.weight(of: step)
      default: break
      }
      result.cost += step.cost
    }
    let least = textWeight > 0 ? MatchCosts.minimumWeightBesideText : MatchCosts.minimumWeight
    result.weight = max(request.totalWeight - textWeight - nameWeight, least)
    result.weightWithName = max(request.totalWeight - textWeight, least)
    let polite = request.politeCost
    charge(&result, OwnWords(source: source, steps: steps.view, nodes: table.nodes), polite: polite)
    result.isExact = result.cost + result.generality <= polite
    result.isWhole = result.cost <= polite
    if table.record.isDerived { result.handicap = result.isExact ? MatchCosts.derivedExact : MatchCosts.derived }
    return result
  }

  /// Charges for free words that stand alone and values that are turned around, and notes what may be asked for.
  private func charge(_ result: inout AlignedPhrase, _ own: OwnWords, polite: Int32) {
    result.takesNothingOfItsOwn =
      own.takesFreeWords
      && (own.takesNothingNew && !own.isRestExact(polite) || own.takesWordsOutOfPlace)
    if result.takesNothingOfItsOwn || own.takesFreeWords && !own.isSaid {
      result.charge(MatchCosts.onlyFreeWords(result.weight))
    }
    result.isTurnedAround = own.isTurnedAround
    if result.isTurnedAround { result.charge(MatchCosts.turnedAround(result.weight)) }
    result.asked = AskedValues.cost(steps.view, own.source)
  }

  // MARK: Moved nodes

  private mutating func relocated(
    _ step: AlignmentStep, _ table: AlignmentTable, _ source: AlignmentSource
  ) -> AlignmentStep {
    var relocated = step
    relocated.kind = .missing
    relocated.cost = source.missingCost(of: step.node, table)
    if step.node.isWord {
      relocateWord(&relocated, source)
    } else if let filler = source.phrases.filler(of: step.node, application: table.application) {
      relocateValue(&relocated, filler, source)
    }
    cover(relocated)
    return relocated
  }

  /// Lets a missing word take the cheapest free token that matches it, if that costs less.
  private mutating func relocateWord(_ step: inout AlignmentStep, _ source: AlignmentSource) {
    let summary = source.words.summary(of: step.node.token)
    guard summary.occurs else { return }
    mayMove = true
    let moved = MatchCosts.moved(source.phrases.lexicon.weight(step.node.token))
    var position = summary.first
    while position != .end {
      let (occurrence, here) = (source.words[position], position)
      position = occurrence.next
      let cost = moved + occurrence.cost
      guard cost < step.cost, isFree(occurrence.start, occurrence.end) else { continue }
      step = AlignmentStep(
        kind: .moved, node: step.node, start: occurrence.start, end: occurrence.end, cost: cost, occurrence: here)
    }
  }

  /// Lets a missing placeholder or name take the cheapest free span that fills it, if that costs less.
  private mutating func relocateValue(_ step: inout AlignmentStep, _ filler: FillerID, _ source: AlignmentSource) {
    let parameter = step.node.kind == .application ? nil : source.phrases.parameters[step.node.payload]
    let summary = source.spans.summary(of: filler)
    guard summary.occurs else { return }
    mayMove = true
    var position = summary.first
    while position != .end {
      let (span, here) = (source.spans[position], position)
      position = span.next
      let cost = MatchCosts.moved(MatchCosts.valueWeight) + span.cost
      let isBetter =
        cost < step.cost
        || (cost == step.cost && step.kind == .movedValue && (span.start, -span.end) < (step.start, -step.end))
      guard isBetter, isFree(span.start, span.end), source.spans.allows(span, for: parameter) else { continue }
      step = AlignmentStep(
        kind: .movedValue, node: step.node, start: span.start, end: span.end, cost: cost, span: here)
    }
  }

  /// Whether none of these tokens is covered.
  private func isFree(_ start: Int32, _ end: Int32) -> Bool {
    for token in start..<end where covered[Int(token)] == 1 { return false }
    return true
  }

  // MARK: Which value is which

  /// Lets free words run on where the phrase has words before its next free words, and none of them was said: of "add
  /// ${title} by ${author} with ${cover}", "by James Joyce" is the author's name. Steps are in reverse order.
  private mutating func joinFreeWords() {
    for index in 0..<steps.count where steps[index].kind == .text {
      var other = index + 1
      while other < steps.count, steps[other].node.isWord, steps[other].kind == .missing { other += 1 }
      guard other > index + 1, other < steps.count, steps[other].kind == .text,
        steps[other].end == steps[index].start
      else { continue }
      steps[other].end = steps[index].end
      steps[other].cost += steps[index].cost
      steps[index].kind = .missing
      (steps[index].start, steps[index].end, steps[index].cost) = (0, 0, 0)
    }
  }

  /// Exchanges two values of one kind that moved, when the words in front of them tell: "to oslo from vienna" for "from
  /// ${origin} to ${city}".
  private mutating func bindValues(_ table: AlignmentTable, _ source: AlignmentSource) {
    for one in 0..<steps.count where steps[one].isValue {
      for other in 0..<one where steps[other].isValue && areExchanged(steps[one], steps[other], table, source) {
        let (node, otherNode) = (steps[one].node, steps[other].node)
        (steps[one], steps[other]) = (steps[other], steps[one])
        (steps[one].node, steps[other].node) = (node, otherNode)
      }
    }
  }

  private func areExchanged(
    _ one: AlignmentStep, _ other: AlignmentStep, _ table: AlignmentTable, _ source: AlignmentSource
  ) -> Bool {
    let (span, otherSpan) = (source.spans[one.span], source.spans[other.span])
    guard span.filler == otherSpan.filler, let lead = source.leadingWord(of: one, table),
      lead == source.wordBefore(other), let otherLead = source.leadingWord(of: other, table),
      otherLead == source.wordBefore(one), lead != otherLead
    else { return false }
    return source.spans.allows(span, for: source.phrases.parameters[other.node.payload])
      && source.spans.allows(otherSpan, for: source.phrases.parameters[one.node.payload])
  }
}

extension ReadRequest {
  /// The weight of the tokens of a step.
  func weight(of step: AlignmentStep) -> Int32 {
    var weight: Int32 = 0
    for token in step.start..<step.end { weight += weights[Int(token)] }
    return weight
  }
}

extension AlignmentSource {
  /// The word of the phrase in front of a placeholder, articles aside.
  fileprivate func leadingWord(of step: AlignmentStep, _ table: AlignmentTable) -> TokenID? {
    guard var node = table.nodes.first(where: { phrases.nodes[$0].rawValue == step.node.rawValue }) else { return nil }
    while node > table.nodes.lowerBound {
      node = node.advanced(by: -1)
      guard phrases.nodes[node].isWord else { return nil }
      let word = phrases.nodes[node].token
      if phrases.lexicon.weight(word) > WordWeights.article { return word }
    }
    return nil
  }

  /// The word of the request in front of a value, articles aside.
  fileprivate func wordBefore(_ step: AlignmentStep) -> TokenID? {
    for token in stride(from: Int(step.start) - 1, through: 0, by: -1) {
      let word = request.words[token]
      guard word != .unknown else { return nil }
      if phrases.lexicon.weight(word) > WordWeights.article { return word }
    }
    return nil
  }
}
