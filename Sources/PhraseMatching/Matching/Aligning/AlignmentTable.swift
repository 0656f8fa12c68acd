import WordSemantics

/// What a table of costs is about: a phrase, and the tokens that may move.
struct AlignmentTable {
  let phrase: PhraseID
  let record: PhraseRecord
  let application: ApplicationID
  let nodes: Range<NodeID>
  let width: Int
  /// The tokens that some node of the phrase may cover elsewhere.
  var reachable: UInt64 = 0 { didSet { keptFromRuns = reachable | guarded } }
  /// The tokens that free words may not take: a node that may move covers them, or they are guarded.
  var keptFromRuns: UInt64
  /// Whether free words and unknown values take anything.
  var takesRuns = true
  /// The tokens that address other applications or negate the request.
  let guarded: UInt64

  init(_ phrase: PhraseID, _ record: PhraseRecord, _ source: AlignmentSource) {
    self.phrase = phrase
    self.record = record
    application = source.phrases.application(of: record)
    nodes = source.phrases.nodes(of: phrase)
    width = source.request.tokenCount + 1
    guarded = source.spans.addressMask & ~source.spans.addressMask(of: application) | source.request.negationMask
    keptFromRuns = guarded
  }

  /// Whether free words may not take a token.
  func keepsFromRuns(_ token: Int) -> Bool { !takesRuns || TokenMask.has(keptFromRuns, token) }

  /// The same where free words take nothing, so that a question asks for them.
  var withoutRuns: AlignmentTable {
    var table = self
    table.takesRuns = false
    return table
  }

  /// Whether a token may be skipped because some node of the phrase covers it elsewhere.
  func canMove(_ token: Int) -> Bool { TokenMask.has(reachable, token) }
}

/// The costs of an alignment.
///
/// The table has a row for the start and one for each node of the phrase, and a column for each boundary between tokens.
/// A cell holds the least cost of the phrase up to that node with the request up to that boundary:
///
///                     ·   turn   the   lamp   off   ·
///     start           0    1000  1110   2110  2610
///     turn          600       0   110    …             a match goes down and right,
///     off           …        60    …            170    a word left out goes straight down,
///     the                                              a token left over goes right
///     ${lamp}
struct CostTable: ~Copyable {
  var costs = GrowableBuffer<Int32>(capacity: 1_024)
  private var skipCosts = GrowableBuffer<Int32>(capacity: 64)

  var growths: Int { costs.growths + skipCosts.growths }

  /// Fills the table; the cost of the cheapest way through it. O(nodes × tokens).
  mutating func fill(_ table: AlignmentTable, _ source: AlignmentSource) -> Int32 {
    prepareSkipCosts(table, source)
    costs.resizeWithoutClearing(to: (table.nodes.count + 2) * table.width)
    costs[0] = 0
    for token in 0..<table.width - 1 { costs[token + 1] = costs[token] + skipCosts[token] }
    for node in 0..<table.nodes.count {
      let entry = enter(node, table, source.phrases)
      let piece = source.piece(table.nodes.lowerBound.advanced(by: node), table)
      fill(row: node + 1, from: entry, piece, table, source)
    }
    return costs[enter(table.nodes.count, table, source.phrases) + table.width - 1]
  }

  private mutating func prepareSkipCosts(_ table: AlignmentTable, _ source: AlignmentSource) {
    skipCosts.resizeWithoutClearing(to: table.width - 1)
    for token in 0..<table.width - 1 {
      skipCosts[token] =
        table.canMove(token)
        ? min(MatchCosts.skippedToken, source.request.uncoveredCosts[token])
        : source.uncoveredCost(token, table.application)
    }
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

  private mutating func fill(
    row: Int, from entry: Int, _ piece: PhrasePiece, _ table: AlignmentTable, _ source: AlignmentSource
  ) {
    let width = table.width
    let from = costs.base + entry
    let to = costs.base + row * width
    for column in 0..<width { to[column] = from[column] + piece.leftOut }
    fillMatches(piece, from, to, source)
    if let run = piece.run { Self.fillRun(run, from, to, table) }
    if !source.words.substituted.isEmpty, piece.node.isWord {
      for position in source.words.substituted where source.substitutes(position, at: piece.id, in: table.nodes) {
        let occurrence = source.words[position]
        Self.match(occurrence.start, occurrence.end, occurrence.cost, from, to)
      }
    }
    for column in 1..<max(width, 1) { to[column] = min(to[column], to[column - 1] + skipCosts[column - 1]) }
  }

  private func fillMatches(
    _ piece: PhrasePiece, _ from: UnsafeMutablePointer<Int32>, _ to: UnsafeMutablePointer<Int32>,
    _ source: AlignmentSource
  ) {
    var occurrence = piece.firstOccurrence
    while occurrence != .end {
      let found = source.words[occurrence]
      Self.match(found.start, found.end, found.cost, from, to)
      occurrence = found.next
    }
    var span = piece.firstSpan
    while span != .end {
      let found = source.spans[span]
      if source.spans.allows(found, for: piece.parameter) { Self.match(found.start, found.end, found.cost, from, to) }
      span = found.next
    }
  }

  private static func match(
    _ start: Int32, _ end: Int32, _ cost: Int32, _ from: UnsafeMutablePointer<Int32>, _ to: UnsafeMutablePointer<Int32>
  ) { to[Int(end)] = min(to[Int(end)], from[Int(start)] + cost) }

  private static func fillRun(
    _ run: PhrasePiece.Run, _ from: UnsafeMutablePointer<Int32>, _ to: UnsafeMutablePointer<Int32>,
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
