// Stage 4: the cheapest way to lay one phrase over the request.
//
// A table has a row for the start and one for each node of the phrase, a column for each place between tokens. A cell
// holds the least cost of having said the phrase up to that node with the request up to that place:
//
//                     ·   turn   the   lamp   off   ·
//     start           0    1000  1110   2110  2610
//     turn          600       0   110    …             a match goes down and right,
//     off           …        60    …            170    a word left out goes straight down,
//     the                                              a token left over goes right
//     ${lamp}
//
// Two alignments are tried. In order, a piece is either said in its place or left out. With moves, a piece that the
// request says elsewhere is cheap to leave out, and a token that says it is cheap to pass over. Either way each piece
// that was left out then takes, in the phrase's order, the cheapest tokens that nobody else took; one that finds none is
// missing, and a token that nobody took is uncovered. The cheaper of the two counts; in order, if they are equal.
extension MatchWorkspace {
  /// Aligns a phrase and leaves the steps in `steps`; nil when it is certain to rank worse than `worst`.
  mutating func align(_ phrase: UInt32, _ survey: Survey, worst: Int64, _ phrases: PhraseSections) -> AlignedPhrase? {
    let record = phrases.phrase(phrase)
    let application = phrases.application(of: record)
    let inOrder = AlignmentTable(
      record: record, application: application, nodes: phrases.nodes(of: phrase), width: tokenCount + 1, reachable: 0,
      othersNames: saidMask & ~saidNames[Int(application)])
    var withMoves = inOrder
    withMoves.reachable = survey.reachable
    if record.takesText { return alignBesideText(phrase, survey, inOrder, withMoves, phrases) }
    // With moves nothing costs more than in order, so that this is a bound for both; but tokens behind the mask move only
    // when all is settled.
    let least = layOut(withMoves, phrases)
    let isBound = tokenCount <= Self.maskWidth
    if isBound, AlignedPhrase.rank(least, weight) > worst { return nil }
    let moved = settle(phrase, withMoves, phrases)
    // As cheap as can be, and measured against all there is: no order ranks better.
    if isBound, AlignedPhrase.rank(least, weight) >= moved.rank { return moved }
    let ordered = lay(phrase, inOrder, phrases)
    return ordered.rank <= moved.rank ? ordered : lay(phrase, withMoves, phrases)
  }

  /// Free words could take what only moved, so the order they are found in comes first.
  private mutating func alignBesideText(
    _ phrase: UInt32,
    _ survey: Survey,
    _ inOrder: AlignmentTable,
    _ withMoves: AlignmentTable,
    _ phrases: PhraseSections
  ) -> AlignedPhrase {
    let ordered = lay(phrase, inOrder, phrases)
    // In a pattern the piece that moved may lie on another way than the one taken.
    guard mayMove || inOrder.record.edges != 0, AlignedPhrase.rank(survey.cost, weight) < ordered.rank else {
      return ordered
    }
    let moved = lay(phrase, withMoves, phrases)
    return moved.rank < ordered.rank ? moved : lay(phrase, inOrder, phrases)
  }

  private mutating func lay(_ phrase: UInt32, _ table: AlignmentTable, _ phrases: PhraseSections) -> AlignedPhrase {
    _ = layOut(table, phrases)
    return settle(phrase, table, phrases)
  }

  /// Fills the table; the cost of the cheapest way through it.
  private mutating func layOut(_ table: AlignmentTable, _ phrases: PhraseSections) -> Int32 {
    prepareSkips(table)
    costs.resizeWithoutClearing(to: (table.nodes.count + 2) * table.width)
    fillStart()
    for node in 0..<table.nodes.count {
      let entry = enter(node, table, phrases)
      fill(row: node + 1, from: entry, piece(node, table, phrases), table)
    }
    return costs[enter(table.nodes.count, table, phrases) + table.width - 1]
  }

  // MARK: Rows

  private mutating func prepareSkips(_ table: AlignmentTable) {
    skipNow.resizeWithoutClearing(to: tokenCount)
    for token in 0..<tokenCount {
      let isReachable = table.canMove(token)
      skipNow[token] = isReachable ? min(MatchCosts.passedOver, skip[token]) : uncoveredCost(token, table.application)
    }
  }

  /// What a token costs that no piece of the phrase takes.
  private func uncoveredCost(_ token: Int, _ application: UInt32) -> Int32 {
    guard saidMask != 0, token < Self.maskWidth else { return skip[token] }
    let bit: UInt64 = 1 << UInt64(token)
    guard saidMask & bit != 0 else { return skip[token] }
    if saidNames[Int(application)] & bit != 0 { return min(MatchCosts.ownName, skip[token]) }
    return skip[token] * MatchCosts.otherNameFactor
  }

  private mutating func fillStart() {
    costs[0] = 0
    for token in 0..<tokenCount { costs[token + 1] = costs[token] + skipNow[token] }
  }

  /// Where the row lies from which a node is entered: its predecessor's, or the minimum of several.
  private mutating func enter(_ node: Int, _ table: AlignmentTable, _ phrases: PhraseSections) -> Int {
    let width = table.width
    guard table.record.edges != 0 else { return node * width }
    let predecessors = phrases.predecessors(of: node, in: table.record)
    guard predecessors.count > 1 else { return Int(predecessors[0]) * width }
    let merged = costs.count - width
    let base = costs.base
    (base + merged).update(from: base + Int(predecessors[0]) * width, count: width)
    for predecessor in predecessors.dropFirst() {
      let row = Int(predecessor) * width
      for column in 0..<width { base[merged + column] = min(base[merged + column], base[row + column]) }
    }
    return merged
  }

  /// What can be done with one node of the phrase.
  private func piece(_ index: Int, _ table: AlignmentTable, _ phrases: PhraseSections) -> PhrasePiece {
    let node = phrases.nodes[table.nodes.lowerBound + index]
    switch node.kind {
    case .word, .opener, .connector:
      let weight = phrases.lexicon.weight(TokenID(rawValue: node.payload))
      var piece = PhrasePiece(node: node, leftOut: Self.missingCost(of: node, weight, table.record))
      let mark = wordMarks[Int(node.payload)]
      guard mark.stamp == stamp else { return piece }
      piece.firstOccurrence = mark.first
      piece.allowMove(weight, mark, table)
      return piece
    case .anything: return PhrasePiece(node: node, leftOut: MatchCosts.missingValue, run: .freeWords)
    case .application, .placeholder: return valuePiece(node, table, phrases)
    }
  }

  private static func missingCost(of node: PhraseNode, _ weight: Int32, _ record: PhraseRecord) -> Int32 {
    switch node.kind {
    case .connector: return MatchCosts.missingConnector
    case .opener where !record.takesText: return MatchCosts.missingOpener(weight)
    default: return record.takesText ? MatchCosts.missingBesideText(weight) : MatchCosts.missing(weight)
    }
  }

  private func valuePiece(_ node: PhraseNode, _ table: AlignmentTable, _ phrases: PhraseSections) -> PhrasePiece {
    var piece = PhrasePiece(node: node, leftOut: MatchCosts.unsaidApplication)
    if node.kind == .placeholder {
      let parameter = phrases.parameters[node.payload]
      piece.parameter = parameter
      piece.leftOut = Self.missingCost(of: parameter)
      if parameter.filler == .text { piece.run = .freeWords }
      if parameter.filler == .entity, phrases.entities[parameter.entity].isOpen == 1 { piece.run = .unknownValue }
    }
    guard let filler = phrases.filler(of: node, application: table.application) else { return piece }
    let mark = fillerMarks[Int(filler.rawValue)]
    guard mark.stamp == stamp else { return piece }
    piece.firstSpan = mark.first
    piece.allowMove(MatchCosts.valueWeight, mark, table)
    return piece
  }

  private mutating func fill(row: Int, from entry: Int, _ piece: PhrasePiece, _ table: AlignmentTable) {
    let width = table.width
    let from = costs.base + entry
    let to = costs.base + row * width
    for column in 0..<width { to[column] = from[column] + piece.leftOut }
    var place = piece.firstOccurrence
    while place != Self.none {
      let occurrence = occurrences[Int(place)]
      to[Int(occurrence.end)] = min(to[Int(occurrence.end)], from[Int(occurrence.start)] + occurrence.cost)
      place = occurrence.next
    }
    place = piece.firstSpan
    while place != Self.none {
      let span = spans[Int(place)]
      if isAllowed(span, piece.parameter) {
        to[Int(span.end)] = min(to[Int(span.end)], from[Int(span.start)] + span.cost)
      }
      place = span.next
    }
    if let run = piece.run { fillRun(run, from, to, table) }
    for column in 1..<max(width, 1) { to[column] = min(to[column], to[column - 1] + skipNow[column - 1]) }
  }

  private func fillRun(
    _ run: PhrasePiece.Run,
    _ from: UnsafeMutablePointer<Int32>,
    _ to: UnsafeMutablePointer<Int32>,
    _ table: AlignmentTable
  ) {
    var short = Int32.max / 2
    var long = Int32.max / 2
    for column in 1..<table.width {
      if table.keepsFromRuns(column - 1) {
        (short, long) = (.max / 2, .max / 2)
        continue
      }
      short = min(short, from[column - 1] + run.first) + run.word
      long = min(long, from[column - 1] + run.first + MatchCosts.longRun) + MatchCosts.longRunWord
      to[column] = min(to[column], min(short, long))
    }
  }

  // MARK: The way back

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

  /// The first of a node's predecessors from which it was entered most cheaply.
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

  /// What it cost to come to the node of a row with the request up to a place.
  private func entered(_ row: Int, _ column: Int, _ table: AlignmentTable, _ phrases: PhraseSections) -> Int32 {
    costs[predecessor(of: row - 1, column, table, phrases) * table.width + column]
  }

  /// The step by which a cell was reached: something that was said, or the piece left out; nil for a token left over.
  private func take(_ row: Int, _ column: Int, _ table: AlignmentTable, _ phrases: PhraseSections) -> AlignmentStep? {
    let piece = piece(row - 1, table, phrases)
    let cost = costs[row * table.width + column]
    if let step = takeSaid(piece, row, column, table, phrases) { return step }
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
  private func takeSaid(
    _ piece: PhrasePiece,
    _ row: Int,
    _ column: Int,
    _ table: AlignmentTable,
    _ phrases: PhraseSections
  ) -> AlignmentStep? {
    let cost = costs[row * table.width + column]
    var best: AlignmentStep?
    var place = piece.firstOccurrence
    while place != Self.none {
      let occurrence = occurrences[Int(place)]
      place = occurrence.next
      guard Int(occurrence.end) == column, best.map({ occurrence.start < $0.start }) ?? true,
        entered(row, Int(occurrence.start), table, phrases) + occurrence.cost == cost
      else { continue }
      best = AlignmentStep(
        kind: .said, node: piece.node, start: occurrence.start, end: occurrence.end, cost: occurrence.cost)
    }
    place = piece.firstSpan
    while place != Self.none {
      let (span, here) = (spans[Int(place)], place)
      place = span.next
      guard Int(span.end) == column, best.map({ isPreferred(here, to: $0) }) ?? true,
        isAllowed(span, piece.parameter), entered(row, Int(span.start), table, phrases) + span.cost == cost
      else { continue }
      best = AlignmentStep(
        kind: .value, node: piece.node, start: span.start, end: span.end, cost: span.cost, span: here)
    }
    return best
  }

  private func isPreferred(_ place: Int32, to step: AlignmentStep) -> Bool {
    let (span, other) = (spans[Int(place)], spans[Int(step.span)])
    return (span.start, span.cost, span.segment, span.node) < (step.start, other.cost, other.segment, other.node)
  }

  // MARK: Settling what moved

  /// Walks back through the table, gives each piece that was left out the token that says it elsewhere, and adds everything up.
  private mutating func settle(_ phrase: UInt32, _ table: AlignmentTable, _ phrases: PhraseSections) -> AlignedPhrase {
    trace(table, phrases)
    var result = AlignedPhrase(phrase: phrase)
    mayMove = false
    var place = steps.count
    while place > 0 {
      place -= 1
      if steps[place].kind == .leftOut { steps[place] = settled(steps[place], table, phrases) }
    }
    var textWeight: Int32 = 0
    var nameWeight: Int32 = 0
    for place in 0..<steps.count {
      let step = steps[place]
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
          steps[place].kind = .coveredElsewhere
          steps[place].cost = min(MatchCosts.passedOver, skip[token])
        } else {
          steps[place].cost = uncoveredCost(token, table.application)
        }
        result.cost += steps[place].cost
      default: result.cost += step.cost
      }
    }
    let least = textWeight > 0 ? MatchCosts.leastWeightBesideText : MatchCosts.leastWeight
    result.weight = max(totalWeight - textWeight - nameWeight, least)
    result.weightWithName = max(totalWeight - textWeight, least)
    return result
  }

  private func weight(of step: AlignmentStep) -> Int32 {
    var weight: Int32 = 0
    for token in step.start..<step.end { weight += weights[Int(token)] }
    return weight
  }

  private mutating func settled(_ step: AlignmentStep, _ table: AlignmentTable, _ phrases: PhraseSections)
    -> AlignmentStep
  {
    var settled = step
    if step.node.isWord {
      settleWord(&settled, table, phrases)
    } else if let filler = phrases.filler(of: step.node, application: table.application) {
      settleValue(&settled, filler, phrases)
    } else {
      settled.kind = .missing
      settled.cost = MatchCosts.missingValue
      if step.node.kind == .placeholder {
        settled.cost = Self.missingCost(of: phrases.parameters[step.node.payload])
      }
    }
    for token in settled.start..<settled.end { covered[Int(token)] = 1 }
    return settled
  }

  private mutating func settleWord(_ step: inout AlignmentStep, _ table: AlignmentTable, _ phrases: PhraseSections) {
    let weight = phrases.lexicon.weight(TokenID(rawValue: step.node.payload))
    let mark = wordMarks[Int(step.node.payload)]
    step.kind = .missing
    step.cost = Self.missingCost(of: step.node, weight, table.record)
    guard mark.stamp == stamp else { return }
    mayMove = true
    var place = mark.first
    while place != Self.none {
      let occurrence = occurrences[Int(place)]
      let cost = MatchCosts.moved(weight) + occurrence.cost
      if cost < step.cost, isFree(occurrence.start, occurrence.end) {
        step = AlignmentStep(kind: .moved, node: step.node, start: occurrence.start, end: occurrence.end, cost: cost)
      }
      place = occurrence.next
    }
  }

  private mutating func settleValue(_ step: inout AlignmentStep, _ filler: FillerID, _ phrases: PhraseSections) {
    let isName = step.node.kind == .application
    let parameter = isName ? nil : phrases.parameters[step.node.payload]
    let missing = parameter.map { Self.missingCost(of: $0) } ?? MatchCosts.unsaidApplication
    let mark = fillerMarks[Int(filler.rawValue)]
    step.kind = .missing
    step.cost = missing
    guard mark.stamp == stamp else { return }
    mayMove = true
    var place = mark.first
    while place != Self.none {
      let span = spans[Int(place)]
      let cost = MatchCosts.moved(MatchCosts.valueWeight) + span.cost
      let isBetter =
        cost < step.cost
        || (cost == step.cost && step.kind == .movedValue
          && (span.start, -span.end) < (step.start, -step.end))
      if isBetter, isFree(span.start, span.end), isAllowed(span, parameter) {
        step = AlignmentStep(
          kind: .movedValue, node: step.node, start: span.start, end: span.end, cost: cost, span: place)
      }
      place = span.next
    }
  }

  private func isAllowed(_ span: ValueSpan, _ parameter: ParameterRecord?) -> Bool {
    guard let parameter, span.segment == ValueSpan.typedSegment else { return true }
    return parameter.allows(typedValues[Int(span.node)])
  }

  /// Whether no piece has taken any of these tokens.
  private func isFree(_ start: Int32, _ end: Int32) -> Bool {
    for token in start..<end where covered[Int(token)] == 1 { return false }
    return true
  }
}

/// A phrase laid over a request.
struct AlignmentTable {
  let record: PhraseRecord
  let application: UInt32
  let nodes: Range<Int>
  let width: Int
  /// The tokens that some piece of the phrase may stand for.
  var reachable: UInt64

  /// The tokens by which other applications are addressed.
  let othersNames: UInt64

  /// Whether a token is not free words' for the taking: it says a piece that may move, or it is another's name.
  func keepsFromRuns(_ token: Int) -> Bool {
    token < MatchWorkspace.maskWidth && (reachable | othersNames) >> UInt64(token) & 1 == 1
  }

  /// Whether a token may be passed over because some piece of the phrase takes it elsewhere.
  func canMove(_ token: Int) -> Bool {
    token < MatchWorkspace.maskWidth && reachable >> UInt64(token) & 1 == 1
  }
}

/// One node of a phrase and what the request offers for it.
struct PhrasePiece {
  /// A run of words that are not looked up.
  enum Run {
    case freeWords, unknownValue

    var first: Int32 { self == .freeWords ? 0 : MatchCosts.unknownValue }
    var word: Int32 { self == .freeWords ? MatchCosts.freeWord : MatchCosts.unknownValueWord }

    /// Grows with the first words and hardly after: a long note is no worse than a short one.
    func cost(words: Int32) -> Int32 {
      first + min(word * words, MatchCosts.longRun + MatchCosts.longRunWord * words)
    }
  }

  var node: PhraseNode
  /// The cost of leaving it out, or of finding it elsewhere.
  var leftOut: Int32
  var run: Run?
  var firstOccurrence = MatchWorkspace.none
  var firstSpan = MatchWorkspace.none
  var parameter: ParameterRecord?

  /// Makes leaving out cheap when the request says the piece somewhere.
  mutating func allowMove(_ weight: Int32, _ mark: Mark, _ table: AlignmentTable) {
    guard mark.mask & table.reachable != 0 else { return }
    leftOut = min(leftOut, MatchCosts.moved(weight) + mark.leastCost)
  }
}

/// One step of an alignment, the last of the request first.
struct AlignmentStep: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    case said, moved, value, movedValue, text, unknownValue
    /// Left out, or found elsewhere: not settled yet.
    case leftOut
    case missing, uncovered
    /// A token that a moved piece took.
    case coveredElsewhere
  }

  var kind: Kind
  var node = PhraseNode(.anything)
  var start: Int32
  var end: Int32
  var cost: Int32 = 0
  var span = MatchWorkspace.none

  /// Whether a value fills a placeholder here.
  var isValue: Bool { node.kind == .placeholder && (kind == .value || kind == .movedValue) }
}

/// What an alignment comes to.
struct AlignedPhrase {
  var phrase: UInt32
  var cost: Int32 = 0
  /// What free words add in ranking.
  var generality: Int32 = 0
  /// What the cost is measured against.
  var weight: Int32 = MatchCosts.leastWeight
  /// What the generality is measured against: a name that is said makes free words no more general.
  var weightWithName: Int32 = MatchCosts.leastWeight

  /// Orders phrases for one request: the lower the better. 2^20 is a cost of the whole weight.
  var rank: Int64 { Self.rank(cost, weight) + Self.rank(generality, weightWithName) }

  static func rank(_ cost: Int32, _ weight: Int32) -> Int64 { (Int64(cost) << 20) / Int64(weight) }

  var score: Double { max(0, 1 - Double(cost) / Double(weight)) }
}
