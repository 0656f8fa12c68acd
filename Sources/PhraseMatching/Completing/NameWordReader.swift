import WordSemantics

/// Reads the tokens of an unfinished request as words of values' names, segment by segment.
struct NameWordReader: ~Copyable {
  /// Words next to one another in the order of letters, at one cost.
  struct Run: BitwiseCopyable {
    private var first: UInt32
    private var end: UInt32
    var cost: Int32

    init(ranks: Range<UInt32>, cost: Int32) { (first, end, self.cost) = (ranks.lowerBound, ranks.upperBound, cost) }

    var ranks: Range<UInt32> { first..<end }
  }

  private var runs = GrowableBuffer<Run>(capacity: 64)
  /// For each segment and token where its runs begin, and the end.
  private var starts = GrowableBuffer<Int32>(capacity: 32)
  private var search = WordSearch()
  private var tokenCount = 0

  var growths: Int { runs.growths + starts.growths + search.growths }

  mutating func read(_ unfinished: UnfinishedRequest, _ open: PrefixReading) {
    runs.removeAll()
    starts.removeAll()
    tokenCount = unfinished.request.tokenCount
    for segment in unfinished.index.segments {
      for token in 0..<tokenCount {
        starts.append(Int32(runs.count))
        guard unfinished.nameStarts.contains(token) else { continue }
        if token == unfinished.openToken {
          readOpenWord(token, unfinished, segment.sections.lexicon, open)
        } else {
          readWord(token, unfinished, segment.sections.lexicon)
        }
      }
    }
    starts.append(Int32(runs.count))
  }

  /// The words that a token may be in a segment, cheapest first.
  func runs(_ segment: Int, _ token: Int) -> UnsafeBufferPointer<Run> {
    let place = segment * tokenCount + token
    return UnsafeBufferPointer(rebasing: runs.elements[Int(starts[place])..<Int(starts[place + 1])])
  }

  /// What it costs to read a token as a word; nil where it is another.
  func cost(_ segment: Int, _ token: Int, of rank: UInt32) -> Int32? {
    for run in runs(segment, token) where run.ranks.contains(rank) { return run.cost }
    return nil
  }

  private mutating func readOpenWord(
    _ token: Int, _ unfinished: UnfinishedRequest, _ lexicon: Lexicon, _ reading: PrefixReading
  ) {
    let text = unfinished.request.tokens.bytes(token)
    guard reading == .slip else {
      var ranks = lexicon.ranks(beginningWith: text)
      guard let first = ranks.first else { return }
      if lexicon.text(lexicon.order[first]).count == text.count {
        note(first..<first + 1, 0)
        ranks = first + 1..<ranks.upperBound
      }
      return note(ranks, CompletionCosts.unfinishedWord)
    }
    readNeighbours(token, unfinished, lexicon)
    guard let typed = Letters(text), typed.count >= CompletionCosts.leastSlipLetters else { return }
    var slips = InlineArray<32, UInt32>(repeating: 0)
    var count = 0
    lexicon.forEachSlip(of: typed, first: text.firstLetter) { rank in
      slips[count] = rank
      count += 1
      return count < CompletionCosts.mostSlips
    }
    for slip in 0..<count { note(slips[slip]..<slips[slip] + 1, CompletionCosts.slip) }
  }

  private mutating func readWord(_ token: Int, _ unfinished: UnfinishedRequest, _ lexicon: Lexicon) {
    let tokens = unfinished.request.tokens
    guard let word = lexicon.find(tokens.bytes(token), hash: tokens[token].hash) else {
      if unfinished.request.words[token] == .unknown { readNeighbours(token, unfinished, lexicon) }
      return
    }
    note(word, 0, lexicon)
    if let sibling = lexicon.sibling(word) {
      note(sibling, MatchCosts.share(Spelling.nameInflectionPenalty, lexicon.weight(sibling)), lexicon)
    }
  }

  private mutating func readNeighbours(_ token: Int, _ unfinished: UnfinishedRequest, _ lexicon: Lexicon) {
    search.findNeighbours(of: unfinished.request.tokens, token, in: lexicon)
    for position in 0..<search.neighbours.count {
      let neighbour = search.neighbours[position]
      note(neighbour.word, MatchCosts.share(neighbour.penalty, lexicon.weight(neighbour.word)), lexicon)
    }
  }

  private mutating func note(_ word: TokenID, _ cost: Int32, _ lexicon: Lexicon) {
    guard let rank = lexicon.rank(of: lexicon.text(word)) else { return }
    note(rank..<rank + 1, cost)
  }

  private mutating func note(_ ranks: Range<UInt32>, _ cost: Int32) {
    if !ranks.isEmpty { runs.append(Run(ranks: ranks, cost: cost)) }
  }
}
