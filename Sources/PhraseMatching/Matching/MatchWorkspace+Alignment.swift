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
      guarded: saidMask & ~saidNames[Int(application)] | negationMask)
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
    if isBound, AlignedPhrase.rank(least, weight) >= moved.fit { return moved }
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
      fill(row: node + 1, from: entry, piece(node, table, phrases), table, phrases)
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
  func uncoveredCost(_ token: Int, _ application: UInt32) -> Int32 {
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
  func piece(_ index: Int, _ table: AlignmentTable, _ phrases: PhraseSections) -> PhrasePiece {
    let node = phrases.nodes[table.nodes.lowerBound + index]
    switch node.kind {
    case .word, .opener, .connector:
      var piece = PhrasePiece(node: node, leftOut: missingCost(of: node, table, phrases))
      let mark = wordMarks[Int(node.payload)]
      guard mark.stamp == stamp else { return piece }
      piece.firstOccurrence = mark.first
      piece.allowMove(phrases.lexicon.weight(TokenID(rawValue: node.payload)), mark, table)
      return piece
    case .anything:
      return PhrasePiece(node: node, leftOut: missingCost(of: node, table, phrases), run: .freeWords)
    case .application, .placeholder: return valuePiece(node, table, phrases)
    }
  }

  /// What a node costs that the request does not say.
  func missingCost(of node: PhraseNode, _ table: AlignmentTable, _ phrases: PhraseSections) -> Int32 {
    switch node.kind {
    case .connector: return MatchCosts.missingConnector
    case .application: return MatchCosts.unsaidApplication
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
    let mark = fillerMarks[Int(filler.rawValue)]
    guard mark.stamp == stamp else { return piece }
    piece.firstSpan = mark.first
    piece.allowMove(MatchCosts.valueWeight, mark, table)
    return piece
  }

  private mutating func fill(
    row: Int, from entry: Int, _ piece: PhrasePiece, _ table: AlignmentTable, _ phrases: PhraseSections
  ) {
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
    if meaning.firstStandIn < occurrences.count, piece.node.isWord { fillStandIns(row, from, to, table, phrases) }
    for column in 1..<max(width, 1) { to[column] = min(to[column], to[column - 1] + skipNow[column - 1]) }
  }

  private func fillStandIns(
    _ row: Int, _ from: UnsafeMutablePointer<Int32>, _ to: UnsafeMutablePointer<Int32>, _ table: AlignmentTable,
    _ phrases: PhraseSections
  ) {
    let node = table.nodes.lowerBound + row - 1
    for place in meaning.firstStandIn..<occurrences.count
    where countsHere(standIn: place, at: node, in: table.nodes, phrases) {
      let occurrence = occurrences[place]
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

/// A phrase laid over a request.
struct AlignmentTable {
  let record: PhraseRecord
  let application: UInt32
  let nodes: Range<Int>
  let width: Int
  /// The tokens that some piece of the phrase may stand for.
  var reachable: UInt64

  /// The tokens by which other applications are addressed or the wish is negated.
  let guarded: UInt64

  /// Whether a token is not free words' for the taking: it says a piece that may move, or it is guarded.
  func keepsFromRuns(_ token: Int) -> Bool {
    token < MatchWorkspace.maskWidth && (reachable | guarded) >> UInt64(token) & 1 == 1
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
  /// Where the request says the word, or none.
  var occurrence = MatchWorkspace.none

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
  /// Whether nothing is left to wish for: the phrase is said as it stands, but for polite words.
  var isExact = false
  /// The same, but for free words.
  var isWhole = false
  /// What it ranks behind an authored phrase that fits as well.
  var handicap: Int64 = 0

  /// How well it fits: the lower the better.
  var fit: Int64 { Self.rank(cost, weight) + Self.rank(generality, weightWithName) }

  /// Orders phrases for one request: the lower the better.
  var rank: Int64 { fit + handicap }

  /// The rank of a cost of the whole weight.
  static let worstRank: Int64 = 1 << 20

  static func rank(_ cost: Int32, _ weight: Int32) -> Int64 { Int64(cost) * worstRank / Int64(weight) }

  var score: Double { max(0, 1 - Double(cost) / Double(weight)) }
}
