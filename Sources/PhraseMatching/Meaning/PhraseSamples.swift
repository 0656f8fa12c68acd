/// Ways of saying the phrases of an index, from which it is learned what tells its shortcuts apart.
///
/// A phrase without choices is one sample, a pattern a few, drawn with a seed. Where a value stands, the sample has its
/// placeholder, and a few more have a value's name besides. The application's name is no evidence and is left out.
struct PhraseSamples {
  let phrases: PhraseSections
  let values: ValueSections
  /// The values' titles, some for each entity.
  private let titles: [[String]]
  private let tokenizer = TokenizerBox()
  /// How many samples could be drawn for each meaning.
  private var counts: [Int] = []

  /// Ways drawn from one pattern.
  static let mostWays = 8
  /// Values named in samples of one way.
  static let namedValues = 2
  /// Values of an entity from which they are drawn.
  private static let knownTitles = 32
  /// Where there are more samples than this, each shortcut keeps its share of them.
  static let mostSamples = 20_000
  /// Every shortcut keeps as many.
  private static let leastShare = 24

  init(_ phrases: PhraseSections, _ values: ValueSections) {
    self.phrases = phrases
    self.values = values
    var titles = [[String]](repeating: [], count: phrases.entities.count)
    for value in values.values.elements where Int(value.entity) < titles.count {
      guard titles[Int(value.entity)].count < Self.knownTitles else { continue }
      titles[Int(value.entity)].append(values.strings[value.title])
    }
    self.titles = titles
    counts = [Int](repeating: 0, count: meaningCount)
    var counts = counts
    forEachDrawn { meaning, _ in counts[Int(meaning)] += 1 }
    self.counts = counts
  }

  /// How many meanings there are to tell apart.
  var meaningCount: Int { phrases.meaningCount }

  /// The meaning that a phrase belongs to.
  func meaning(of record: PhraseRecord) -> UInt32 {
    record.isNegative ? UInt32(phrases.shortcuts.count) + record.owner : record.owner
  }

  /// Calls `body` with each sample, in catalog order; the same ones every time.
  func forEach(_ body: (UInt32, borrowing MeaningTokens) -> Void) {
    let taught = counts.count { $0 > 0 }
    let share = max(Self.leastShare, Self.mostSamples / max(taught, 1))
    var drawn = [Int](repeating: 0, count: meaningCount)
    forEachDrawn { meaning, tokens in
      let (place, count) = (drawn[Int(meaning)], counts[Int(meaning)])
      drawn[Int(meaning)] += 1
      // Evenly spread over all that there are.
      guard count <= share || place * share / count != (place + 1) * share / count else { return }
      body(meaning, tokens)
    }
  }

  private func forEachDrawn(_ body: (UInt32, borrowing MeaningTokens) -> Void) {
    var tokens = MeaningTokens()
    for phrase in 0..<UInt32(phrases.phraseCount) {
      let record = phrases.phrase(phrase)
      var draws = SeededNumbers(state: UInt64(phrase))
      for way in ways(of: phrase, record, &draws) {
        let wish = withoutFrame(way)
        say(wish, naming: nil, &tokens)
        guard tokens.count > 0 else { continue }
        body(meaning(of: record), tokens)
        for _ in 0..<Self.namedValues where namesValues(wish) {
          say(wish, naming: draws.next(), &tokens)
          body(meaning(of: record), tokens)
        }
      }
    }
  }

  /// For each meaning the first one of the same phrases: itself, unless two applications say the same.
  var twins: [Int] {
    var said = [UInt64](repeating: 0, count: meaningCount)
    var tokens = MeaningTokens()
    for phrase in 0..<UInt32(phrases.phraseCount) {
      let way = phrases.nodes(of: phrase).map { phrases.nodes[$0] }
      say(way[...], naming: nil, &tokens)
      var hash = UInt64(tokens.count)
      for place in 0..<tokens.count { hash = TokenHash.mix(hash &+ tokens[place].hash) }
      // The order of the phrases makes no difference.
      said[Int(meaning(of: phrases.phrase(phrase)))] &+= hash
    }
    var first: [UInt64: Int] = [:]
    return said.enumerated().map { meaning, hash in
      if let twin = first[hash] { return twin }
      first[hash] = meaning
      return meaning
    }
  }

  // MARK: Ways through a phrase

  private func ways(of phrase: UInt32, _ record: PhraseRecord, _ draws: inout SeededNumbers) -> [[PhraseNode]] {
    let nodes = phrases.nodes(of: phrase)
    guard record.edges != 0 else { return [nodes.map { phrases.nodes[$0] }] }
    var seen = Set<[Int]>()
    var ways: [[PhraseNode]] = []
    for _ in 0..<Self.mostWays {
      let way = walk(record, count: nodes.count, &draws)
      guard seen.insert(way).inserted else { continue }
      ways.append(way.map { phrases.nodes[nodes.lowerBound + $0] })
    }
    return ways
  }

  /// One way from the end of a pattern back to its start, in order.
  private func walk(_ record: PhraseRecord, count: Int, _ draws: inout SeededNumbers) -> [Int] {
    var way: [Int] = []
    var node = count
    while true {
      let predecessors = phrases.predecessors(of: node, in: record)
      let row = Int(predecessors[draws.below(predecessors.count)])
      guard row > 0 else { return way.reversed() }
      node = row - 1
      way.append(node)
    }
  }

  /// A way without the polite words around it, which a request is read without as well.
  private func withoutFrame(_ way: [PhraseNode]) -> ArraySlice<PhraseNode> {
    let frame = PoliteFrame.measure(way.count) { place in
      way[place].isWord && way[place].payload < BuiltinWords.count ? way[place].payload : nil
    }
    return way[frame.front..<(way.count - frame.back)]
  }

  // MARK: Saying a way

  private func namesValues(_ way: ArraySlice<PhraseNode>) -> Bool { way.contains { !titles(of: $0).isEmpty } }

  private func titles(of node: PhraseNode) -> [String] {
    guard node.kind == .placeholder, phrases.parameters[node.payload].filler == .entity else { return [] }
    return titles[Int(phrases.parameters[node.payload].entity)]
  }

  /// Puts a way into tokens; with a draw, values are named beside their placeholders.
  private func say(_ way: ArraySlice<PhraseNode>, naming draw: UInt64?, _ tokens: inout MeaningTokens) {
    tokens.removeAll()
    for node in way {
      switch node.kind {
      case .word, .opener:
        let letters = phrases.lexicon.text(TokenID(rawValue: node.payload))
        tokens.append(word: letters, hash: TokenHash.hash(letters))
      case .connector, .application, .anything: break
      case .placeholder:
        if let filler = phrases.filler(of: node, application: 0) { tokens.append(placeholder: filler) }
        let titles = titles(of: node)
        guard let draw, !titles.isEmpty else { continue }
        append(titles[Int(draw % UInt64(titles.count))], &tokens)
      }
    }
  }

  private func append(_ title: String, _ tokens: inout MeaningTokens) {
    var places: [(start: Int, count: Int, hash: UInt64)] = []
    var letters: [UInt8] = []
    tokenizer.forEachToken(in: title) { token, bytes in
      places.append((letters.count, bytes.count, token.hash))
      letters.append(contentsOf: bytes)
    }
    letters.withUnsafeBufferPointer { letters in
      for place in places {
        tokens.append(
          word: UnsafeBufferPointer(rebasing: letters[place.start..<place.start + place.count]), hash: place.hash)
      }
    }
  }
}
