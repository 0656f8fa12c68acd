// Stage 4, second half: tracing back through the table, and what was left out.
extension MatchWorkspace {
  private mutating func trace(_ table: AlignmentTable, _ phrases: PhraseSections) {
    steps.removeAll()
    covered.fill(tokenCount, with: 0)
    var column = tokenCount
    var row = predecessor(of: table.nodes.count, column, table, phrases)
    while row > 0 {
      if let step = take(row, column, table, phrases) {
        for token in step.start..<step.end { covered[Int(token)] = 1 }
        steps.append(step)
        if step.end > step.start { column = Int(step.start) }
        row = predecessor(of: row - 1, column, table, phrases)
      } else {
        column -= 1
        appendUncovered(column)
      }
    }
    while column > 0 {
      column -= 1
      appendUncovered(column)
    }
  }

  private mutating func appendUncovered(_ token: Int) {
    steps.append(AlignmentStep(kind: .uncovered, start: Int32(token), end: Int32(token) + 1))
  }

  /// The cheapest predecessor of a node, the first of several.
  private func predecessor(of node: Int, _ column: Int, _ table: AlignmentTable, _ phrases: PhraseSections) -> Int {
    guard table.record.edges != 0 else { return node }
    var best = -1
    var least = Int32.max
    for predecessor in phrases.predecessors(of: node, in: table.record) {
      let cost = costs[Int(predecessor) * table.width + column]
      if cost < least { (best, least) = (Int(predecessor), cost) }
    }
    return best
  }

  /// The cost with which the node of a row is entered at a column.
  private func entered(_ row: Int, _ column: Int, _ table: AlignmentTable, _ phrases: PhraseSections) -> Int32 {
    costs[predecessor(of: row - 1, column, table, phrases) * table.width + column]
  }

  /// The step that led to a cell: a match, a run, or the node left out; nil for an uncovered token.
  private func take(_ row: Int, _ column: Int, _ table: AlignmentTable, _ phrases: PhraseSections) -> AlignmentStep? {
    let piece = piece(row - 1, table, phrases)
    let cost = costs[row * table.width + column]
    if let step = takeMatch(piece, row, column, table, phrases) { return step }
    if let run = piece.run {
      for start in stride(from: column - 1, through: 0, by: -1) {
        if table.keepsFromRuns(start) { break }
        let added = run.cost(words: Int32(column - start))
        guard entered(row, start, table, phrases) + added == cost else { continue }
        return AlignmentStep(
          kind: run == .freeWords ? .text : .unknownValue, node: piece.node, start: Int32(start), end: Int32(column),
          cost: added)
      }
    }
    guard entered(row, column, table, phrases) + piece.leftOut == cost else { return nil }
    return AlignmentStep(kind: .leftOut, node: piece.node, start: 0, end: 0, cost: piece.leftOut)
  }

  /// The word or value that ends at a cell and led to it: the longest; of the same length, the first in the catalog.
  private func takeMatch(
    _ piece: PhrasePiece,
    _ row: Int,
    _ column: Int,
    _ table: AlignmentTable,
    _ phrases: PhraseSections
  ) -> AlignmentStep? {
    let cost = costs[row * table.width + column]
    var best: AlignmentStep?
    var index = piece.firstOccurrence
    while index != Self.none {
      let (occurrence, here) = (occurrences[Int(index)], index)
      index = occurrence.next
      guard Int(occurrence.end) == column, best.map({ occurrence.start < $0.start }) ?? true,
        entered(row, Int(occurrence.start), table, phrases) + occurrence.cost == cost
      else { continue }
      best = AlignmentStep(
        kind: .matched, node: piece.node, start: occurrence.start, end: occurrence.end, cost: occurrence.cost,
        occurrence: here)
    }
    if best == nil, let substitution = substitution(row, column, table, phrases) { return substitution }
    index = piece.firstSpan
    while index != Self.none {
      let (span, here) = (spans[Int(index)], index)
      index = span.next
      guard Int(span.end) == column, best.map({ isPreferred(here, to: $0) }) ?? true,
        isAllowed(span, piece.parameter), entered(row, Int(span.start), table, phrases) + span.cost == cost
      else { continue }
      best = AlignmentStep(
        kind: .value, node: piece.node, start: span.start, end: span.end, cost: span.cost, span: here)
    }
    return best
  }

  /// The longest substitution that ends at a cell and led to it.
  private func substitution(
    _ row: Int, _ column: Int, _ table: AlignmentTable, _ phrases: PhraseSections
  ) -> AlignmentStep? {
    guard semantics.firstSubstitution < occurrences.count else { return nil }
    let node = table.nodes.lowerBound + row - 1
    var best: AlignmentStep?
    for index in semantics.firstSubstitution..<occurrences.count
    where applies(substitution: index, at: node, in: table.nodes, phrases) {
      let occurrence = occurrences[index]
      guard Int(occurrence.end) == column, best.map({ occurrence.start < $0.start }) ?? true,
        entered(row, Int(occurrence.start), table, phrases) + occurrence.cost == costs[row * table.width + column]
      else { continue }
      best = AlignmentStep(
        kind: .matched, node: phrases.nodes[node], start: occurrence.start, end: occurrence.end, cost: occurrence.cost,
        occurrence: Int32(index))
    }
    return best
  }

  private func isPreferred(_ index: Int32, to step: AlignmentStep) -> Bool {
    let (span, other) = (spans[Int(index)], spans[Int(step.span)])
    return (span.start, span.cost, span.segment, span.node) < (step.start, other.cost, other.segment, other.node)
  }

  // MARK: Settling what moved

  /// Traces back through the table, gives each node that was left out the tokens that match it elsewhere, and adds up
  /// the costs.
  mutating func traceAndScore(_ phrase: UInt32, _ table: AlignmentTable, _ phrases: PhraseSections) -> AlignedPhrase {
    trace(table, phrases)
    var result = AlignedPhrase(phrase: phrase)
    mayMove = false
    var index = steps.count
    while index > 0 {
      index -= 1
      if steps[index].kind == .leftOut { steps[index] = relocated(steps[index], table, phrases) }
    }
    var textWeight: Int32 = 0
    var nameWeight: Int32 = 0
    for index in 0..<steps.count {
      let step = steps[index]
      switch step.kind {
      case .text:
        result.generality += step.cost
        textWeight += weight(of: step)
      case .value where step.node.kind == .application, .movedValue where step.node.kind == .application:
        nameWeight += weight(of: step)
        result.cost += step.cost
      case .uncovered:
        let token = Int(step.start)
        if covered[token] == 1 {
          steps[index].kind = .coveredElsewhere
          steps[index].cost = min(MatchCosts.skippedToken, uncoveredCosts[token])
        } else {
          steps[index].cost = uncoveredCost(token, table.application)
        }
        result.cost += steps[index].cost
      default: result.cost += step.cost
      }
    }
    let least = textWeight > 0 ? MatchCosts.minimumWeightBesideText : MatchCosts.minimumWeight
    result.weight = max(totalWeight - textWeight - nameWeight, least)
    result.weightWithName = max(totalWeight - textWeight, least)
    let polite = Int32(politeFront + politeBack) * MatchCosts.politeWord
    if takesFreeWords(), !saysOwnWord(phrases) || result.cost > polite && takesOnlyLightWords() {
      result.charge(MatchCosts.onlyFreeWords(result.weight))
    }
    if isTurnedAround(phrases) { result.charge(MatchCosts.turnedAround(result.weight)) }
    result.asked = askedCost(phrases)
    result.isExact = result.cost + result.generality <= polite
    result.isWhole = result.cost <= polite
    if table.record.isDerived { result.handicap = result.isExact ? MatchCosts.derivedExact : MatchCosts.derived }
    bindValues(table, phrases)
    return result
  }

  private func weight(of step: AlignmentStep) -> Int32 {
    var weight: Int32 = 0
    for token in step.start..<step.end { weight += weights[Int(token)] }
    return weight
  }

  private mutating func relocated(_ step: AlignmentStep, _ table: AlignmentTable, _ phrases: PhraseSections)
    -> AlignmentStep
  {
    var relocated = step
    relocated.kind = .missing
    relocated.cost = missingCost(of: step.node, table, phrases)
    if step.node.isWord {
      relocateWord(&relocated, phrases)
    } else if let filler = phrases.filler(of: step.node, application: table.application) {
      relocateValue(&relocated, filler, phrases)
    }
    for token in relocated.start..<relocated.end { covered[Int(token)] = 1 }
    return relocated
  }

  /// Lets a missing word take the cheapest free token that matches it, if that costs less.
  private mutating func relocateWord(_ step: inout AlignmentStep, _ phrases: PhraseSections) {
    let weight = phrases.lexicon.weight(TokenID(rawValue: step.node.payload))
    let summary = wordOccurrences[Int(step.node.payload)]
    guard summary.stamp == stamp else { return }
    mayMove = true
    var index = summary.first
    while index != Self.none {
      let occurrence = occurrences[Int(index)]
      let cost = MatchCosts.moved(weight) + occurrence.cost
      if cost < step.cost, isFree(occurrence.start, occurrence.end) {
        step = AlignmentStep(
          kind: .moved, node: step.node, start: occurrence.start, end: occurrence.end, cost: cost, occurrence: index)
      }
      index = occurrence.next
    }
  }

  /// Lets a missing placeholder or name take the cheapest free span that fills it, if that costs less.
  private mutating func relocateValue(_ step: inout AlignmentStep, _ filler: FillerID, _ phrases: PhraseSections) {
    let parameter = step.node.kind == .application ? nil : phrases.parameters[step.node.payload]
    let summary = fillerOccurrences[Int(filler.rawValue)]
    guard summary.stamp == stamp else { return }
    mayMove = true
    var index = summary.first
    while index != Self.none {
      let span = spans[Int(index)]
      let cost = MatchCosts.moved(MatchCosts.valueWeight) + span.cost
      let isBetter =
        cost < step.cost
        || (cost == step.cost && step.kind == .movedValue
          && (span.start, -span.end) < (step.start, -step.end))
      if isBetter, isFree(span.start, span.end), isAllowed(span, parameter) {
        step = AlignmentStep(
          kind: .movedValue, node: step.node, start: span.start, end: span.end, cost: cost, span: index)
      }
      index = span.next
    }
  }

  func isAllowed(_ span: ValueSpan, _ parameter: ParameterRecord?) -> Bool {
    guard let parameter, span.segment == ValueSpan.typedSegment else { return true }
    return parameter.allows(typedValues[Int(span.node)])
  }

  /// Whether none of these tokens is covered.
  private func isFree(_ start: Int32, _ end: Int32) -> Bool {
    for token in start..<end where covered[Int(token)] == 1 { return false }
    return true
  }

  // MARK: Which value is which

  /// Exchanges two values of one kind that moved, when the words in front of them tell: "to oslo from vienna" for "from
  /// ${origin} to ${city}".
  private mutating func bindValues(_ table: AlignmentTable, _ phrases: PhraseSections) {
    for one in 0..<steps.count where steps[one].isValue {
      for other in 0..<one where steps[other].isValue {
        guard spans[Int(steps[one].span)].filler == spans[Int(steps[other].span)].filler,
          let lead = leadingWord(of: steps[one], table, phrases), lead == wordBefore(steps[other], phrases),
          let otherLead = leadingWord(of: steps[other], table, phrases), otherLead == wordBefore(steps[one], phrases),
          lead != otherLead, isAllowed(spans[Int(steps[one].span)], phrases.parameters[steps[other].node.payload]),
          isAllowed(spans[Int(steps[other].span)], phrases.parameters[steps[one].node.payload])
        else { continue }
        let (node, otherNode) = (steps[one].node, steps[other].node)
        (steps[one], steps[other]) = (steps[other], steps[one])
        (steps[one].node, steps[other].node) = (node, otherNode)
      }
    }
  }

  /// The word of the phrase in front of a placeholder, articles aside.
  private func leadingWord(of step: AlignmentStep, _ table: AlignmentTable, _ phrases: PhraseSections) -> UInt32? {
    guard var node = table.nodes.first(where: { phrases.nodes[$0].rawValue == step.node.rawValue }) else { return nil }
    while node > table.nodes.lowerBound {
      node -= 1
      guard phrases.nodes[node].isWord else { return nil }
      let word = phrases.nodes[node].payload
      if phrases.lexicon.weight(TokenID(rawValue: word)) > WordWeights.article { return word }
    }
    return nil
  }

  /// The word of the request in front of a value, articles aside.
  private func wordBefore(_ step: AlignmentStep, _ phrases: PhraseSections) -> UInt32? {
    var token = Int(step.start)
    while token > 0 {
      token -= 1
      guard words[token] != Self.noWord else { return nil }
      if phrases.lexicon.weight(TokenID(rawValue: words[token])) > WordWeights.article { return words[token] }
    }
    return nil
  }
}
