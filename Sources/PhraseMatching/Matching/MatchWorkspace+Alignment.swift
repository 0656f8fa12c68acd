// Stage 4: the cheapest alignment of one phrase with the request.
//
// The table has a row for the start and one for each node of the phrase, and a column for each boundary between tokens.
// A cell holds the least cost of the phrase up to that node with the request up to that boundary:
//
//                     ·   turn   the   lamp   off   ·
//     start           0    1000  1110   2110  2610
//     turn          600       0   110    …             a match goes down and right,
//     off           …        60    …            170    a word left out goes straight down,
//     the                                              a token left over goes right
//     ${lamp}
//
// Two alignments are tried. In order, a node is either matched where it is or left out. With moves, a node that the
// request has elsewhere is cheap to leave out, and a token that it covers is cheap to skip. Either way each node that
// was left out then takes, in the phrase's order, the cheapest tokens that are still free; a node that finds none is
// missing, and a token that nothing took is uncovered. The cheaper alignment counts; in order, if they are equal.
extension MatchWorkspace {
  /// Aligns a phrase and leaves the steps in `steps`; nil when it certainly ranks worse than `worst`. O(nodes ×
  /// tokens).
  mutating func align(_ phrase: UInt32, _ lowerBound: PhraseLowerBound, worst: Int64, _ phrases: PhraseSections)
    -> AlignedPhrase?
  {
    guard var aligned = alignWords(phrase, lowerBound, worst: worst, phrases) else { return nil }
    let record = phrases.phrase(phrase)
    if !record.isNegative, !aligned.isWhole, !record.acts.admits(act) { aligned.refuse(derived: record.isDerived) }
    return aligned
  }

  private mutating func alignWords(
    _ phrase: UInt32, _ lowerBound: PhraseLowerBound, worst: Int64, _ phrases: PhraseSections
  ) -> AlignedPhrase? {
    let record = phrases.phrase(phrase)
    let application = phrases.application(of: record)
    let inOrder = AlignmentTable(
      record: record, application: application, nodes: phrases.nodes(of: phrase), width: tokenCount + 1, reachable: 0,
      guarded: addressMask & ~addressMasks[Int(application)] | negationMask)
    var withMoves = inOrder
    withMoves.reachable = lowerBound.reachable
    if record.takesText { return alignBesideText(phrase, lowerBound, inOrder, withMoves, phrases) }
    // With moves nothing costs more than in order, so this bounds both. Tokens behind the mask only move in the trace.
    let least = fillTable(withMoves, phrases)
    let isBound = tokenCount <= Self.maskWidth
    if isBound, AlignedPhrase.rank(least, weight) > worst { return nil }
    let moved = traceAndScore(phrase, withMoves, phrases)
    // This is the bound itself: no order ranks better.
    if isBound, AlignedPhrase.rank(least, weight) >= moved.fit { return moved }
    let ordered = fillAndTrace(phrase, inOrder, phrases)
    return ordered.rank <= moved.rank ? ordered : fillAndTrace(phrase, withMoves, phrases)
  }

  /// Free words could take what only moved, so the alignment in order comes first.
  private mutating func alignBesideText(
    _ phrase: UInt32,
    _ lowerBound: PhraseLowerBound,
    _ inOrder: AlignmentTable,
    _ withMoves: AlignmentTable,
    _ phrases: PhraseSections
  ) -> AlignedPhrase {
    let ordered = fillAndTrace(phrase, inOrder, phrases)
    // In a pattern the node that moved may be on another path than the one taken.
    guard mayMove || inOrder.record.edges != 0, AlignedPhrase.rank(lowerBound.cost, weight) < ordered.rank else {
      return ordered
    }
    let moved = fillAndTrace(phrase, withMoves, phrases)
    return moved.rank < ordered.rank ? moved : fillAndTrace(phrase, inOrder, phrases)
  }

  private mutating func fillAndTrace(_ phrase: UInt32, _ table: AlignmentTable, _ phrases: PhraseSections)
    -> AlignedPhrase
  {
    _ = fillTable(table, phrases)
    return traceAndScore(phrase, table, phrases)
  }

  /// Fills the table; the cost of the cheapest way through it.
  private mutating func fillTable(_ table: AlignmentTable, _ phrases: PhraseSections) -> Int32 {
    prepareSkipCosts(table)
    costs.resizeWithoutClearing(to: (table.nodes.count + 2) * table.width)
    fillStart()
    for node in 0..<table.nodes.count {
      let entry = enter(node, table, phrases)
      fill(row: node + 1, from: entry, piece(node, table, phrases), table, phrases)
    }
    return costs[enter(table.nodes.count, table, phrases) + table.width - 1]
  }

  // MARK: Rows

  private mutating func prepareSkipCosts(_ table: AlignmentTable) {
    currentSkipCosts.resizeWithoutClearing(to: tokenCount)
    for token in 0..<tokenCount {
      let isReachable = table.canMove(token)
      currentSkipCosts[token] =
        isReachable ? min(MatchCosts.skippedToken, uncoveredCosts[token]) : uncoveredCost(token, table.application)
    }
  }

  /// The cost of a token that nothing in the phrase covers.
  func uncoveredCost(_ token: Int, _ application: UInt32) -> Int32 {
    guard addressMask != 0, token < Self.maskWidth else { return uncoveredCosts[token] }
    let bit: UInt64 = 1 << UInt64(token)
    guard addressMask & bit != 0 else { return uncoveredCosts[token] }
    if addressMasks[Int(application)] & bit != 0 { return min(MatchCosts.ownName, uncoveredCosts[token]) }
    return uncoveredCosts[token] * MatchCosts.otherNameFactor
  }

  private mutating func fillStart() {
    costs[0] = 0
    for token in 0..<tokenCount { costs[token + 1] = costs[token] + currentSkipCosts[token] }
  }

  /// The offset of the row from which a node is entered: its predecessor's, or the minimum of several.
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

  /// What the request offers for one node of the phrase.
  func piece(_ index: Int, _ table: AlignmentTable, _ phrases: PhraseSections) -> PhrasePiece {
    let node = phrases.nodes[table.nodes.lowerBound + index]
    switch node.kind {
    case .word, .opener, .connector:
      var piece = PhrasePiece(node: node, leftOut: missingCost(of: node, table, phrases))
      let summary = wordOccurrences[Int(node.payload)]
      guard summary.stamp == stamp else { return piece }
      piece.firstOccurrence = summary.first
      piece.allowMove(phrases.lexicon.weight(TokenID(rawValue: node.payload)), summary, table)
      return piece
    case .anything:
      return PhrasePiece(node: node, leftOut: missingCost(of: node, table, phrases), run: .freeWords)
    case .application, .placeholder: return valuePiece(node, table, phrases)
    }
  }

  /// The cost of a node that the request does not have.
  func missingCost(of node: PhraseNode, _ table: AlignmentTable, _ phrases: PhraseSections) -> Int32 {
    switch node.kind {
    case .connector: return MatchCosts.missingConnector
    case .application: return MatchCosts.missingApplication
    case .anything: return MatchCosts.missingValue
    case .placeholder: return Self.missingCost(of: phrases.parameters[node.payload])
    case .word, .opener:
      let weight = phrases.lexicon.weight(TokenID(rawValue: node.payload))
      if table.record.takesText { return MatchCosts.missingBesideText(weight) }
      return node.kind == .opener ? MatchCosts.missingOpener(weight) : MatchCosts.missing(weight)
    }
  }

  private func valuePiece(_ node: PhraseNode, _ table: AlignmentTable, _ phrases: PhraseSections) -> PhrasePiece {
    var piece = PhrasePiece(node: node, leftOut: missingCost(of: node, table, phrases))
    if node.kind == .placeholder {
      let parameter = phrases.parameters[node.payload]
      piece.parameter = parameter
      if parameter.filler == .text { piece.run = .freeWords }
      if parameter.filler == .entity, phrases.entities[parameter.entity].isOpen == 1 { piece.run = .unknownValue }
    }
    guard let filler = phrases.filler(of: node, application: table.application) else { return piece }
    let summary = fillerOccurrences[Int(filler.rawValue)]
    guard summary.stamp == stamp else { return piece }
    piece.firstSpan = summary.first
    piece.allowMove(MatchCosts.valueWeight, summary, table)
    return piece
  }

  private mutating func fill(
    row: Int, from entry: Int, _ piece: PhrasePiece, _ table: AlignmentTable, _ phrases: PhraseSections
  ) {
    let width = table.width
    let from = costs.base + entry
    let to = costs.base + row * width
    for column in 0..<width { to[column] = from[column] + piece.leftOut }
    var position = piece.firstOccurrence
    while position != Self.none {
      let occurrence = occurrences[Int(position)]
      to[Int(occurrence.end)] = min(to[Int(occurrence.end)], from[Int(occurrence.start)] + occurrence.cost)
      position = occurrence.next
    }
    position = piece.firstSpan
    while position != Self.none {
      let span = spans[Int(position)]
      if isAllowed(span, piece.parameter) {
        to[Int(span.end)] = min(to[Int(span.end)], from[Int(span.start)] + span.cost)
      }
      position = span.next
    }
    if let run = piece.run { fillRun(run, from, to, table) }
    if semantics.firstSubstitution < occurrences.count, piece.node.isWord {
      fillSubstitutions(row, from, to, table, phrases)
    }
    for column in 1..<max(width, 1) { to[column] = min(to[column], to[column - 1] + currentSkipCosts[column - 1]) }
  }

  private func fillSubstitutions(
    _ row: Int, _ from: UnsafeMutablePointer<Int32>, _ to: UnsafeMutablePointer<Int32>, _ table: AlignmentTable,
    _ phrases: PhraseSections
  ) {
    let node = table.nodes.lowerBound + row - 1
    for position in semantics.firstSubstitution..<occurrences.count
    where applies(substitution: position, at: node, in: table.nodes, phrases) {
      let occurrence = occurrences[position]
      to[Int(occurrence.end)] = min(to[Int(occurrence.end)], from[Int(occurrence.start)] + occurrence.cost)
    }
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
}

struct AlignmentTable {
  let record: PhraseRecord
  let application: UInt32
  let nodes: Range<Int>
  let width: Int
  /// The tokens that some node of the phrase may cover.
  var reachable: UInt64

  /// The tokens that address other applications or negate the request.
  let guarded: UInt64

  /// Whether free words may not take a token: a node that may move covers it, or it is guarded.
  func keepsFromRuns(_ token: Int) -> Bool {
    token < MatchWorkspace.maskWidth && (reachable | guarded) >> UInt64(token) & 1 == 1
  }

  /// Whether a token may be skipped because some node of the phrase covers it elsewhere.
  func canMove(_ token: Int) -> Bool {
    token < MatchWorkspace.maskWidth && reachable >> UInt64(token) & 1 == 1
  }
}

/// One node of a phrase and what the request offers for it.
struct PhrasePiece {
  /// A run of arbitrary words.
  enum Run {
    case freeWords, unknownValue

    var first: Int32 { self == .freeWords ? 0 : MatchCosts.unknownValue }
    var word: Int32 { self == .freeWords ? MatchCosts.freeWord : MatchCosts.unknownValueWord }

    /// Grows with the first words and hardly afterwards: a long note is no worse than a short one.
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

  /// Makes leaving out cheap when the request has the node somewhere.
  mutating func allowMove(_ weight: Int32, _ summary: OccurrenceSummary, _ table: AlignmentTable) {
    guard summary.mask & table.reachable != 0 else { return }
    leftOut = min(leftOut, MatchCosts.moved(weight) + summary.minimumCost)
  }
}

/// One step of an alignment; steps are in reverse order of the request.
struct AlignmentStep: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    case matched, moved, value, movedValue, text, unknownValue
    /// Left out, or found elsewhere: not yet decided.
    case leftOut
    case missing, uncovered
    /// A token that a moved node covers.
    case coveredElsewhere
  }

  var kind: Kind
  var node = PhraseNode(.anything)
  var start: Int32
  var end: Int32
  var cost: Int32 = 0
  var span = MatchWorkspace.none
  /// The index of the word's occurrence, or `none`.
  var occurrence = MatchWorkspace.none

  /// Whether a value fills a placeholder here.
  var isValue: Bool { node.kind == .placeholder && (kind == .value || kind == .movedValue) }
}

/// The result of an alignment.
struct AlignedPhrase {
  var phrase: UInt32
  var cost: Int32 = 0
  /// The part of the cost that belongs to no step.
  var charges: Int32 = 0
  /// The part of the cost that a question makes good: values that are missing in a phrase of which everything else is
  /// said. It counts in ranking only.
  var asked: Int32 = 0
  /// The cost of free words, in ranking only.
  var generality: Int32 = 0
  /// The denominator of the cost.
  var weight: Int32 = MatchCosts.minimumWeight
  /// The denominator of the generality: an application name does not make free words more general.
  var weightWithName: Int32 = MatchCosts.minimumWeight
  /// Whether the request is the phrase exactly, apart from polite words.
  var isExact = false
  /// The same, apart from free words.
  var isWhole = false
  /// What a derived phrase ranks behind an authored one of the same fit.
  var handicap: Int64 = 0

  /// Adds a cost that belongs to no step.
  mutating func charge(_ price: Int32) {
    cost += price
    charges += price
  }

  /// Charges for a speech act that the phrase does not have; what is typed exactly does what the phrase does.
  mutating func refuse(derived: Bool) {
    charge(MatchCosts.otherAct(weight))
    (asked, isExact, isWhole) = (0, false, false)
    if derived { handicap = MatchCosts.derived }
  }

  /// The rank without the handicap: lower is better.
  var fit: Int64 { Self.rank(cost, weight) + Self.rank(generality, weightWithName) }

  /// Orders phrases for one request: lower is better.
  var rank: Int64 { fit + handicap }

  /// The rank of a cost as great as the weight.
  static let worstRank: Int64 = 1 << 20

  static func rank(_ cost: Int32, _ weight: Int32) -> Int64 { Int64(cost) * worstRank / Int64(weight) }

  var score: Double { max(0, 1 - Double(cost - asked) / Double(weight)) }
}
