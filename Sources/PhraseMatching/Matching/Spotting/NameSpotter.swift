import WordSemantics

/// Finds names of a segment's values in a request: every way to read its tokens as words of the names, along the trie.
struct NameSpotter: ~Copyable {
  /// The words that the tokens may be, token by token.
  private var readings = GrowableBuffer<Occurrence>(capacity: 128)
  private var readingStarts = GrowableBuffer<Int32>(capacity: 64)
  private var search = WordSearch()

  var growths: Int { readings.growths + readingStarts.growths + search.growths }

  mutating func spot(
    _ request: ReadRequest, _ index: PhraseIndex, segment: Int, into spans: inout GrowableBuffer<ValueSpan>
  ) {
    readWords(request, index.segments[segment].sections.lexicon)
    let entityCount = UInt32(index.phrases.entities.count)
    for start in 0..<request.tokenCount {
      var walk = NameSearch(segment: segment, values: index.segments[segment], start: start, entityCount: entityCount)
      for position in readingStarts[start]..<readingStarts[start + 1] {
        let reading = readings[Int(position)]
        guard let node = walk.values.sections.root(reading.word) else { continue }
        step(to: node, endingAt: Int(reading.end), cost: reading.cost, &walk, &spans)
      }
    }
  }

  private func step(
    to node: NameNodeID, endingAt end: Int, cost: Int32, _ walk: inout NameSearch,
    _ spans: inout GrowableBuffer<ValueSpan>
  ) {
    guard walk.budget > 0 else { return }
    walk.budget -= 1
    walk.note(node, endingAt: end, cost: cost, &spans)
    guard end + 1 < readingStarts.count, walk.values.sections.hasChildren(node) else { return }
    for position in readingStarts[end]..<readingStarts[end + 1] {
      let reading = readings[Int(position)]
      guard let child = walk.values.sections.child(of: node, reading.word) else { continue }
      step(to: child, endingAt: Int(reading.end), cost: cost + reading.cost, &walk, &spans)
    }
  }

  // MARK: Words

  /// Lists for each token the words of a segment that it may match.
  private mutating func readWords(_ request: ReadRequest, _ lexicon: Lexicon) {
    readings.removeAll()
    readingStarts.removeAll()
    for token in 0..<request.tokenCount {
      readingStarts.append(Int32(readings.count))
      readWord(token, request, lexicon)
      readJoinedWord(token, request, lexicon)
    }
    readingStarts.append(Int32(readings.count))
  }

  private mutating func readWord(_ token: Int, _ request: ReadRequest, _ lexicon: Lexicon) {
    let tokens = request.tokens
    let split = request.splitCosts[token]
    Abbreviation.forEachWord(shortenedTo: tokens[token].hash) { text, hash in
      guard let word = lexicon.find(text, hash: hash) else { return }
      note(word, token, split, Spelling.inflectionPenalty, lexicon)
    }
    if let word = lexicon.find(tokens.bytes(token), hash: tokens[token].hash) {
      note(word, token, split, 0, lexicon)
      if let sibling = lexicon.sibling(word) { note(sibling, token, split, Spelling.nameInflectionPenalty, lexicon) }
      return
    }
    // A word of the phrases is no typo for a name, though a name may inflect it.
    guard request.words[token] == .unknown else {
      guard request.weights[token] >= WordWeights.contentThreshold,
        let word = search.inflectedWord(tokens, token, in: lexicon)
      else { return }
      return note(word, token, split, Spelling.nameInflectionPenalty, lexicon)
    }
    search.findNeighbours(of: tokens, token, in: lexicon)
    for position in 0..<search.neighbours.count {
      let (word, penalty) = (search.neighbours[position].word, search.neighbours[position].penalty)
      let isInflected = penalty == Spelling.inflectionPenalty
      note(word, token, split, isInflected ? Spelling.nameInflectionPenalty : penalty, lexicon)
    }
  }

  private mutating func readJoinedWord(_ token: Int, _ request: ReadRequest, _ lexicon: Lexicon) {
    guard token + 1 < request.tokenCount,
      let word = search.joinedWord(request.tokens, token, hash: request.joinedHashes[token], in: lexicon)
    else { return }
    let cost = MatchCosts.share(MatchCosts.joinPenalty, lexicon.weight(word))
    readings.append(Occurrence(word: word, start: Int32(token), end: Int32(token) + 2, cost: cost))
  }

  /// Records that a token may be a word, at a penalty in thousandths of its weight.
  private mutating func note(_ word: TokenID, _ token: Int, _ split: Int32, _ penalty: Int32, _ lexicon: Lexicon) {
    let cost = split + MatchCosts.share(penalty, lexicon.weight(word))
    readings.append(Occurrence(word: word, start: Int32(token), end: Int32(token) + 1, cost: cost))
  }
}

/// The search for names that begin at one token.
private struct NameSearch {
  let segment: Int
  let values: ValueSegment
  let start: Int
  let entityCount: UInt32
  /// The steps left, which bounds the branching of misspelt requests.
  var budget = 512

  /// Appends a span for each entity that has a value of the name that ends at a node.
  func note(_ node: NameNodeID, endingAt end: Int, cost: Int32, _ spans: inout GrowableBuffer<ValueSpan>) {
    let sections = values.sections
    var lastEntity = UInt32.max
    for value in sections.values(at: node) {
      let entity = sections.values[value].entity
      guard entity != lastEntity, !values.hidden.contains(value) else { continue }
      lastEntity = entity
      let isApplication = entity >= entityCount
      spans.append(
        ValueSpan(
          filler: FillerID(rawValue: entity), start: Int32(start), end: Int32(end),
          cost: isApplication ? cost / MatchCosts.nameSlipDivisor : cost,
          source: .name(segment: Int32(segment), node)))
    }
  }
}
