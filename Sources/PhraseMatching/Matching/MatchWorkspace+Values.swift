// Stage 2: the spans of the request that can fill placeholders.
extension MatchWorkspace {
  /// Finds names of values and applications, and typed values, in the request.
  mutating func findValues(_ index: PhraseIndex, now: CivilMoment) {
    spans.removeAll()
    typedValues.removeAll()
    markedFillers.removeAll()
    for segment in index.segments.indices where !index.segments[segment].sections.isEmpty {
      readValueWords(index, segment)
      for start in 0..<tokenCount { walkNames(from: start, index, segment) }
    }
    readTypedValues(index, now: now)
    chainSpans()
    noteSaidNames(index)
    weightyTotal = 0
    for token in 0..<tokenCount where isLightlyReached[token] == 0 && skip[token] >= WordWeights.lightest {
      weightyTotal += skip[token]
    }
  }

  // MARK: Names

  /// Lists for each token the words of a segment it may stand for.
  private mutating func readValueWords(_ index: PhraseIndex, _ segment: Int) {
    let lexicon = index.segments[segment].sections.lexicon
    valueReadings.removeAll()
    readingStarts.removeAll()
    for token in 0..<tokenCount {
      readingStarts.append(Int32(valueReadings.count))
      readValueWord(token, lexicon)
      if token + 1 < tokenCount, let word = joinedWord(token, in: lexicon) {
        noteValueWord(word, token, token + 2, cost: Self.share(MatchCosts.joinPenalty, lexicon.weight(word)))
      }
    }
    readingStarts.append(Int32(valueReadings.count))
  }

  private mutating func readValueWord(_ token: Int, _ lexicon: Lexicon) {
    let view = tokenizer.view
    Abbreviation.forEachWord(shortenedTo: view[token].hash) { text, hash in
      guard let word = lexicon.find(text, hash: hash) else { return }
      let penalty = Self.share(Spelling.inflectionPenalty, lexicon.weight(word))
      noteValueWord(word, token, token + 1, cost: slip[token] + penalty)
    }
    if let word = lexicon.find(view.bytes(token), hash: view[token].hash) {
      noteValueWord(word, token, token + 1, cost: slip[token])
      if let sibling = lexicon.sibling(word) {
        let penalty = Self.share(Spelling.nameInflectionPenalty, lexicon.weight(sibling))
        noteValueWord(sibling, token, token + 1, cost: slip[token] + penalty)
      }
      return
    }
    // A word of the phrases is taken at its word: it is no slip for a name, though a name may inflect it.
    guard words[token] == Self.noWord else {
      guard weights[token] >= WordWeights.lightest, let word = inflectedWord(token, in: lexicon) else { return }
      let penalty = Self.share(Spelling.nameInflectionPenalty, lexicon.weight(word))
      return noteValueWord(word, token, token + 1, cost: slip[token] + penalty)
    }
    findNeighbours(of: token, in: lexicon)
    for place in 0..<neighbours.count {
      let neighbour = neighbours[place]
      let penalty =
        neighbour.penalty == Spelling.inflectionPenalty ? Spelling.nameInflectionPenalty : neighbour.penalty
      let cost = slip[token] + Self.share(penalty, lexicon.weight(neighbour.word))
      noteValueWord(neighbour.word, token, token + 1, cost: cost)
    }
  }

  private mutating func noteValueWord(_ word: TokenID, _ start: Int, _ end: Int, cost: Int32) {
    valueReadings.append(
      Occurrence(word: word.rawValue, start: Int32(start), end: Int32(end), cost: cost, next: Self.none)
    )
  }

  private mutating func walkNames(from start: Int, _ index: PhraseIndex, _ segment: Int) {
    var walk = NameWalk(
      segment: segment, values: index.segments[segment], start: start, entityCount: UInt32(index.phrases.entities.count)
    )
    for place in readingStarts[start]..<readingStarts[start + 1] {
      let reading = valueReadings[Int(place)]
      guard let node = walk.values.sections.root(TokenID(rawValue: reading.word)) else { continue }
      step(to: node, endingAt: Int(reading.end), cost: reading.cost, &walk)
    }
  }

  private mutating func step(to node: UInt32, endingAt end: Int, cost: Int32, _ walk: inout NameWalk) {
    guard walk.budget > 0 else { return }
    walk.budget -= 1
    noteNames(at: node, endingAt: end, cost: cost, walk)
    guard end < tokenCount, walk.values.sections.hasChildren(node) else { return }
    for place in readingStarts[end]..<readingStarts[end + 1] {
      let reading = valueReadings[Int(place)]
      guard let child = walk.values.sections.child(of: node, TokenID(rawValue: reading.word)) else { continue }
      step(to: child, endingAt: Int(reading.end), cost: cost + reading.cost, &walk)
    }
  }

  /// One span for each entity that has a value of the name that ends at a node.
  private mutating func noteNames(at node: UInt32, endingAt end: Int, cost: Int32, _ walk: NameWalk) {
    let sections = walk.values.sections
    var lastEntity = UInt32.max
    for value in sections.values(at: node) {
      let entity = sections.values[value].entity
      guard entity != lastEntity, !walk.values.hidden.contains(value) else { continue }
      lastEntity = entity
      let isApplication = entity >= walk.entityCount
      spans.append(
        ValueSpan(
          filler: entity, start: Int32(walk.start), end: Int32(end),
          cost: isApplication ? cost / MatchCosts.nameSlipDivisor : cost, next: Self.none,
          segment: Int32(walk.segment), node: node))
    }
  }

  // MARK: Typed values

  private mutating func readTypedValues(_ index: PhraseIndex, now: CivilMoment) {
    let view = TokenView(tokens: corrected.elements, text: tokenizer.text.elements)
    for kind in TypedKind.allCases {
      let filler = index.phrases.typedFiller(kind)
      guard !index.phrases.phrases(with: filler).isEmpty else { continue }
      for start in 0..<tokenCount {
        guard let reading = kind.read(view, at: start, now: now) else { continue }
        var cost: Int32 = 0
        for token in start..<reading.end { cost += correctionCosts[token] }
        spans.append(
          ValueSpan(
            filler: filler.rawValue, start: Int32(start), end: Int32(reading.end), cost: cost, next: Self.none,
            segment: ValueSpan.typedSegment, node: UInt32(typedValues.count)))
        typedValues.append(reading.value)
      }
    }
  }

  // MARK: Marks

  private mutating func chainSpans() {
    for place in 0..<spans.count {
      let span = spans[place]
      var mark = fillerMarks[Int(span.filler)]
      if mark.stamp != stamp {
        mark = Mark(stamp: stamp, leastCost: span.cost)
        markedFillers.append(span.filler)
      }
      spans[place].next = mark.first
      mark.first = Int32(place)
      mark.mask |= Self.mask(span.start, span.end)
      mark.leastCost = min(mark.leastCost, span.cost)
      fillerMarks[Int(span.filler)] = mark
    }
  }

  /// Notes which applications are addressed: "in Trails", "Trails, …". A name elsewhere may be an ordinary word.
  private mutating func noteSaidNames(_ index: PhraseIndex) {
    saidMask = 0
    // All of them: an index swapped for a smaller one leaves names of applications that are no more.
    saidNames.fill(saidNames.count, with: 0)
    for application in 0..<index.phrases.applications.count {
      let mark = fillerMarks[Int(index.phrases.applicationFiller(UInt32(application)).rawValue)]
      guard mark.stamp == stamp else { continue }
      var place = mark.first
      while place != Self.none {
        let span = spans[Int(place)]
        for token in span.start..<span.end { isLightlyReached[Int(token)] = 1 }
        if span.cost <= MatchCosts.surestNameCost, isAddressed(Int(span.start), end: Int(span.end)) {
          saidNames[application] |= Self.mask(span.start, span.end)
          saidMask |= Self.mask(span.start, span.end)
        }
        place = span.next
      }
    }
  }

  private func isAddressed(_ start: Int, end: Int) -> Bool {
    if start <= politeFront { return end < tokenCount - politeBack }
    return AddressWords.address(words[start - 1])
  }
}

/// The names that begin at one token, while they are looked for.
private struct NameWalk {
  let segment: Int
  let values: ValueSegment
  let start: Int
  let entityCount: UInt32
  /// Steps left: misspelt requests branch, and must not branch for ever.
  var budget = 512
}

/// Words that lead to an application's name: "in Trails", "ask Trails to …".
enum AddressWords {
  /// Behind these a name is an application's.
  private static let addressing = HashedWords<Bool>.ids([
    "in", "with", "using", "on", "via", "im", "mit", "auf", "bei", "dans", "avec", "sur", "en", "con", "nel", "su",
    "em", "na", "com", "met", "op", "в", "на", "через", "στο", "στη", "στην", "στον", "με", "في", "على",
  ])
  /// These lead to a name in a phrase; in a request a name may follow them that is only a word: "search for home".
  private static let leading = HashedWords<Bool>.ids([
    "from", "into", "to", "through", "of", "at", "by", "for", "no", "с",
  ])
  private static let openers = HashedWords<Bool>.ids(["ask", "tell", "use", "hey", "let", "have"])
  private static let followers = HashedWords<Bool>.ids(["to", "and", "for", "that"])
  private static let all = addressing.union(leading).union(openers).union(followers)

  /// Whether a name behind this word is an application's.
  static func address(_ word: UInt32) -> Bool { addressing.contains(word) }
  /// Whether this word in front of an application's name in a phrase only leads to it.
  static func leads(_ word: UInt32) -> Bool { addressing.contains(word) || leading.contains(word) }
  /// Whether a phrase begins with this word only to call its application: "Ask ${applicationName} to …".
  static func calls(_ word: UInt32) -> Bool { openers.contains(word) }
  /// Whether this word leads from the application's name to the wish.
  static func follows(_ word: UInt32) -> Bool { followers.contains(word) }
  /// Whether the word may be a connector of some phrase, for which it has no postings.
  static func mayConnect(_ word: UInt32) -> Bool { word < BuiltinWords.count && all.contains(word) }
}

extension HashedWords<Bool> {
  fileprivate static func ids(_ words: [String]) -> Set<UInt32> { Set(words.compactMap { BuiltinWords.id($0) }) }
}
