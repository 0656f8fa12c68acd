import WordSemantics

/// Reads the steps of the cheapest alignment back from a filled table of costs.
struct AlignmentTracer {
  let table: AlignmentTable
  let source: AlignmentSource
  let costs: FlatArray<Int32>

  /// Replaces steps by those of the alignment.
  func trace(into steps: inout GrowableBuffer<AlignmentStep>) {
    steps.removeAll()
    var column = table.width - 1
    var row = predecessor(of: table.nodes.count, column)
    while row > 0 {
      if let step = step(row, column) {
        steps.append(step)
        if step.end > step.start { column = Int(step.start) }
        row = predecessor(of: row - 1, column)
      } else {
        column -= 1
        steps.append(Self.uncovered(column))
      }
    }
    while column > 0 {
      column -= 1
      steps.append(Self.uncovered(column))
    }
  }

  private static func uncovered(_ token: Int) -> AlignmentStep {
    AlignmentStep(kind: .uncovered, start: Int32(token), end: Int32(token) + 1)
  }

  /// The cheapest predecessor of a node, the first of several.
  private func predecessor(of node: Int, _ column: Int) -> Int {
    guard table.record.edges != 0 else { return node }
    var best = -1
    var least = Int32.max
    for predecessor in source.phrases.predecessors(of: node, in: table.record) {
      let cost = costs[Int(predecessor) * table.width + column]
      if cost < least { (best, least) = (Int(predecessor), cost) }
    }
    return best
  }

  /// The cost with which the node of a row is entered at a column.
  private func entered(_ row: Int, _ column: Int) -> Int32 {
    costs[predecessor(of: row - 1, column) * table.width + column]
  }

  /// The step that led to a cell: a match, a run, or the node left out; nil for an uncovered token.
  private func step(_ row: Int, _ column: Int) -> AlignmentStep? {
    let piece = source.piece(table.nodes.lowerBound.advanced(by: row - 1), table)
    if let step = match(piece, row, column) ?? run(piece, row, column) { return step }
    guard entered(row, column) + piece.leftOut == costs[row * table.width + column] else { return nil }
    return AlignmentStep(kind: .leftOut, node: piece.node, start: 0, end: 0, cost: piece.leftOut)
  }

  private func run(_ piece: PhrasePiece, _ row: Int, _ column: Int) -> AlignmentStep? {
    guard let run = piece.run else { return nil }
    for start in stride(from: column - 1, through: 0, by: -1) {
      if table.keepsFromRuns(start) { break }
      let added = run.cost(words: Int32(column - start))
      guard entered(row, start) + added == costs[row * table.width + column] else { continue }
      return AlignmentStep(
        kind: run == .freeWords ? .text : .unknownValue, node: piece.node, start: Int32(start), end: Int32(column),
        cost: added)
    }
    return nil
  }

  /// The word or value that ends at a cell and led to it: the longest; of the same length, the first in the catalog.
  private func match(_ piece: PhrasePiece, _ row: Int, _ column: Int) -> AlignmentStep? {
    let word = word(piece, row, column) ?? substitution(piece, row, column)
    return value(piece, row, column, longerThan: word) ?? word
  }

  private func leads(_ start: Int32, _ cost: Int32, to row: Int, _ column: Int) -> Bool {
    entered(row, Int(start)) + cost == costs[row * table.width + column]
  }

  private func word(_ piece: PhrasePiece, _ row: Int, _ column: Int) -> AlignmentStep? {
    var best: AlignmentStep?
    var position = piece.firstOccurrence
    while position != .end {
      let (occurrence, here) = (source.words[position], position)
      position = occurrence.next
      guard Int(occurrence.end) == column, best.map({ occurrence.start < $0.start }) ?? true,
        leads(occurrence.start, occurrence.cost, to: row, column)
      else { continue }
      best = Self.matched(here, occurrence, piece)
    }
    return best
  }

  /// The longest substitution that ends at a cell and led to it.
  private func substitution(_ piece: PhrasePiece, _ row: Int, _ column: Int) -> AlignmentStep? {
    var best: AlignmentStep?
    for position in source.words.substituted where source.substitutes(position, at: piece.id, in: table.nodes) {
      let occurrence = source.words[position]
      guard Int(occurrence.end) == column, best.map({ occurrence.start < $0.start }) ?? true,
        leads(occurrence.start, occurrence.cost, to: row, column)
      else { continue }
      best = Self.matched(position, occurrence, piece)
    }
    return best
  }

  private static func matched(_ id: OccurrenceID, _ occurrence: Occurrence, _ piece: PhrasePiece) -> AlignmentStep {
    AlignmentStep(
      kind: .matched, node: piece.node, start: occurrence.start, end: occurrence.end, cost: occurrence.cost,
      occurrence: id)
  }

  private func value(
    _ piece: PhrasePiece, _ row: Int, _ column: Int, longerThan word: AlignmentStep?
  ) -> AlignmentStep? {
    var best = word
    var position = piece.firstSpan
    while position != .end {
      let (span, here) = (source.spans[position], position)
      position = span.next
      guard Int(span.end) == column, best.map({ isPreferred(span, to: $0) }) ?? true,
        source.spans.allows(span, for: piece.parameter), leads(span.start, span.cost, to: row, column)
      else { continue }
      best = AlignmentStep(
        kind: .value, node: piece.node, start: span.start, end: span.end, cost: span.cost, span: here)
    }
    return best
  }

  private func isPreferred(_ span: ValueSpan, to step: AlignmentStep) -> Bool {
    let other = source.spans[step.span]
    let (order, otherOrder) = (span.order, other.order)
    return (span.start, span.cost, order.0, order.1) < (step.start, other.cost, otherOrder.0, otherOrder.1)
  }
}
