// Stage 2: value resolution: the spans of the request that can fill placeholders.
extension MatchWorkspace {
  /// Finds names of values and applications, and typed values, in the request.
  mutating func findValues(_ index: PhraseIndex, now: CivilMoment) {
    spans.removeAll()
    typedValues.removeAll()
    occurringFillers.removeAll()
    for segment in index.segments.indices where !index.segments[segment].sections.isEmpty {
      readValueWords(index, segment)
      for start in 0..<tokenCount { findNames(from: start, index, segment) }
    }
    readTypedValues(index, now: now)
    chainSpans()
    noteAddresses(index)
    contentTotal = 0
    for token in 0..<tokenCount
    where isWeaklyReachable[token] == 0 && uncoveredCosts[token] >= WordWeights.contentThreshold {
      contentTotal += uncoveredCosts[token]
    }
  }

  // MARK: Names

  /// Lists for each token the words of a segment that it may match.
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
      noteValueWord(word, token, token + 1, cost: splitCosts[token] + penalty)
    }
    if let word = lexicon.find(view.bytes(token), hash: view[token].hash) {
      noteValueWord(word, token, token + 1, cost: splitCosts[token])
      if let sibling = lexicon.sibling(word) {
        let penalty = Self.share(Spelling.nameInflectionPenalty, lexicon.weight(sibling))
        noteValueWord(sibling, token, token + 1, cost: splitCosts[token] + penalty)
      }
      return
    }
    // A word of the phrases is no typo for a name, though a name may inflect it.
    guard words[token] == Self.noWord else {
      guard weights[token] >= WordWeights.contentThreshold, let word = inflectedWord(token, in: lexicon) else { return }
      let penalty = Self.share(Spelling.nameInflectionPenalty, lexicon.weight(word))
      return noteValueWord(word, token, token + 1, cost: splitCosts[token] + penalty)
    }
    findNeighbours(of: token, in: lexicon)
    for position in 0..<neighbours.count {
      let neighbour = neighbours[position]
      let penalty =
        neighbour.penalty == Spelling.inflectionPenalty ? Spelling.nameInflectionPenalty : neighbour.penalty
      let cost = splitCosts[token] + Self.share(penalty, lexicon.weight(neighbour.word))
      noteValueWord(neighbour.word, token, token + 1, cost: cost)
    }
  }

  private mutating func noteValueWord(_ word: TokenID, _ start: Int, _ end: Int, cost: Int32) {
    valueReadings.append(
      Occurrence(word: word.rawValue, start: Int32(start), end: Int32(end), cost: cost, next: Self.none)
    )
  }

  private mutating func findNames(from start: Int, _ index: PhraseIndex, _ segment: Int) {
    var walk = NameSearch(
      segment: segment, values: index.segments[segment], start: start, entityCount: UInt32(index.phrases.entities.count)
    )
    for position in readingStarts[start]..<readingStarts[start + 1] {
      let reading = valueReadings[Int(position)]
      guard let node = walk.values.sections.root(TokenID(rawValue: reading.word)) else { continue }
      step(to: node, endingAt: Int(reading.end), cost: reading.cost, &walk)
    }
  }

  private mutating func step(to node: UInt32, endingAt end: Int, cost: Int32, _ walk: inout NameSearch) {
    guard walk.budget > 0 else { return }
    walk.budget -= 1
    noteNames(at: node, endingAt: end, cost: cost, walk)
    guard end < tokenCount, walk.values.sections.hasChildren(node) else { return }
    for position in readingStarts[end]..<readingStarts[end + 1] {
      let reading = valueReadings[Int(position)]
      guard let child = walk.values.sections.child(of: node, TokenID(rawValue: reading.word)) else { continue }
      step(to: child, endingAt: Int(reading.end), cost: cost + reading.cost, &walk)
    }
  }

  /// Appends a span for each entity that has a value of the name that ends at a node.
  private mutating func noteNames(at node: UInt32, endingAt end: Int, cost: Int32, _ walk: NameSearch) {
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
        guard let reading = kind.read(view, at: start, now: now) ?? wholePart(kind, view, at: start) else { continue }
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

  /// A whole number whose fraction is a value by itself, as "half" may be in "one and a half hours".
  private func wholePart(_ kind: TypedKind, _ view: TokenView, at start: Int) -> TypedReading? {
    guard kind == .integer, let (reading, fraction) = IntegerReader.readWholePart(view, at: start) else { return nil }
    for position in 0..<spans.count
    where Int(spans[position].start) == fraction && spans[position].segment != ValueSpan.typedSegment { return reading }
    return nil
  }

  // MARK: Marks

  private mutating func chainSpans() {
    for position in 0..<spans.count {
      let span = spans[position]
      var summary = fillerOccurrences[Int(span.filler)]
      if summary.stamp != stamp {
        summary = OccurrenceSummary(stamp: stamp, minimumCost: span.cost)
        occurringFillers.append(span.filler)
      }
      spans[position].next = summary.first
      summary.first = Int32(position)
      summary.mask |= Self.mask(span.start, span.end)
      summary.minimumCost = min(summary.minimumCost, span.cost)
      fillerOccurrences[Int(span.filler)] = summary
    }
  }

  /// Records which applications are addressed: "in Trails", "Trails, …". A name elsewhere may be an ordinary word.
  private mutating func noteAddresses(_ index: PhraseIndex) {
    addressMask = 0
    // All of them, since another index may have more applications.
    addressMasks.fill(addressMasks.count, with: 0)
    for application in 0..<index.phrases.applications.count {
      let summary = fillerOccurrences[Int(index.phrases.applicationFiller(UInt32(application)).rawValue)]
      guard summary.stamp == stamp else { continue }
      var position = summary.first
      while position != Self.none {
        let span = spans[Int(position)]
        for token in span.start..<span.end { isWeaklyReachable[Int(token)] = 1 }
        if span.cost <= MatchCosts.maximumAddressCost, isAddressed(Int(span.start), end: Int(span.end)) {
          addressMasks[application] |= Self.mask(span.start, span.end)
          addressMask |= Self.mask(span.start, span.end)
        }
        position = span.next
      }
    }
  }

  private func isAddressed(_ start: Int, end: Int) -> Bool {
    if start <= politeFront { return end < tokenCount - politeBack }
    return AddressWords.address(words[start - 1])
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
}

/// Words in front of an application's name: "in Trails", "ask Trails to …".
enum AddressWords {
  /// A name behind one of these addresses the application.
  private static let addressing = BuiltinWords.ids(
    of:
      "in with using on via im mit auf bei dans avec sur en con nel su em na com met op в на через στο στη στην στον με في "
      + "على")
  /// Prepositions of a name in a phrase; in a request the name behind them may be an ordinary word: "search for home".
  private static let leading = BuiltinWords.ids(of: "from into to through of at by for no с")
  private static let openers = BuiltinWords.ids(of: "ask tell use hey let have")
  private static let followers = BuiltinWords.ids(of: "to and for that")
  private static let all = addressing.union(leading).union(openers).union(followers)

  /// Whether a name behind this word addresses an application.
  static func address(_ word: UInt32) -> Bool { addressing.contains(word) }
  /// Whether this word in front of an application's name in a phrase only introduces it.
  static func leads(_ word: UInt32) -> Bool { addressing.contains(word) || leading.contains(word) }
  /// Whether a phrase begins with this word only to address its application: "Ask ${applicationName} to …".
  static func calls(_ word: UInt32) -> Bool { openers.contains(word) }
  /// Whether this word only connects the application's name to the request.
  static func follows(_ word: UInt32) -> Bool { followers.contains(word) }
  /// Whether the word may be a connector of some phrase, for which it has no postings.
  static func mayConnect(_ word: UInt32) -> Bool { word < BuiltinWords.count && all.contains(word) }
}
