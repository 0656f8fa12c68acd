import WordSemantics

/// Expansions of an index's phrases, on which its classifier is trained.
///
/// A literal phrase is one sample, a pattern a few, drawn with a seed. Values are placeholders, and some samples have a
/// value's name besides. The application's name is left out.
struct TrainingSamples: ClassifierSamples {
  let phrases: PhraseSections
  let values: ValueSections
  /// Some values' titles for each entity.
  private let titles: [[String]]
  private let tokenizer = TokenizerBox()
  /// The number of expansions of each label, and whether some of them name values.
  private var counts: [Int] = []
  private var isNaming: [Bool] = []

  /// The most expansions drawn from one pattern.
  static let maximumVariants = 8
  /// The samples with a named value for each expansion.
  static let namedValues = 2
  /// The most values of an entity from which names are drawn.
  private static let knownTitles = 32
  /// The most samples; of more expansions each label keeps its share.
  static let maximumSamples = 20_000
  /// The same for labels whose phrases have named values: a phrase with another value says little new. On 330 groups of
  /// 36,734 phrases as many requests are right as with 20,000 samples, after half the time.
  static let maximumSamplesWithValues = 8_000
  /// The least share of a label.
  private static let minimumShare = 24

  init(_ phrases: PhraseSections, _ values: ValueSections) {
    self.phrases = phrases
    self.values = values
    var titles = [[String]](repeating: [], count: phrases.entities.count)
    for value in values.values.elements where Int(value.entity) < titles.count {
      guard titles[Int(value.entity)].count < Self.knownTitles else { continue }
      titles[Int(value.entity)].append(values.strings[value.title])
    }
    self.titles = titles
    var counts = [Int](repeating: 0, count: labelCount)
    var isNaming = [Bool](repeating: false, count: labelCount)
    forEachExpansion { label, _, draw in
      counts[Int(label)] += 1
      if draw != nil { isNaming[Int(label)] = true }
    }
    (self.counts, self.isNaming) = (counts, isNaming)
  }

  var labelCount: Int { phrases.labelCount }

  func label(of record: PhraseRecord) -> UInt32 {
    record.isNegative ? UInt32(phrases.shortcuts.count) + record.owner : record.owner
  }

  /// Calls `body` with each sample, in catalog order; the same samples every time.
  func forEach(_ body: (UInt32, borrowing SemanticTokens) -> Void) {
    let shares = shares
    var drawn = [Int](repeating: 0, count: labelCount)
    var tokens = SemanticTokens()
    forEachExpansion { label, way, draw in
      let (index, count, share) = (drawn[Int(label)], counts[Int(label)], shares[Int(label)])
      drawn[Int(label)] += 1
      // Evenly spread over all samples.
      guard count <= share || index * share / count != (index + 1) * share / count else { return }
      write(way, naming: draw, &tokens)
      body(label, tokens)
    }
  }

  /// The most samples of each label.
  private var shares: [Int] {
    let trained = max(counts.count { $0 > 0 }, 1)
    return isNaming.map { isNaming in
      max(Self.minimumShare, (isNaming ? Self.maximumSamplesWithValues : Self.maximumSamples) / trained)
    }
  }

  /// Calls `body` with the label of each expansion, its path, and the random number that names its values, if any.
  private func forEachExpansion(_ body: (UInt32, ArraySlice<PhraseNode>, UInt64?) -> Void) {
    for phrase in PhraseID(0)..<PhraseID(phrases.phraseCount) {
      let record = phrases.phrase(phrase)
      let label = label(of: record)
      var draws = SeededGenerator(state: UInt64(phrase.rawValue))
      for way in ways(of: phrase, record, &draws) {
        let request = withoutPoliteWords(way)
        guard request.contains(where: saysSomething) else { continue }
        body(label, request, nil)
        guard namesValues(request) else { continue }
        for _ in 0..<Self.namedValues { body(label, request, draws.next()) }
      }
    }
  }

  /// For each label the first one with the same phrases: itself, unless two applications have the same phrases.
  var duplicates: [Int] {
    var said = [UInt64](repeating: 0, count: labelCount)
    var tokens = SemanticTokens()
    for phrase in PhraseID(0)..<PhraseID(phrases.phraseCount) {
      let way = phrases.nodes(of: phrase).map { phrases.nodes[$0] }
      write(way[...], naming: nil, &tokens)
      var hash = UInt64(tokens.count)
      for index in 0..<tokens.count { hash = TokenHash.mix(hash &+ tokens[index].hash) }
      // Independent of the order of the phrases.
      said[Int(label(of: phrases.phrase(phrase)))] &+= hash
    }
    var first: [UInt64: Int] = [:]
    return said.enumerated().map { label, hash in
      if let duplicate = first[hash] { return duplicate }
      first[hash] = label
      return label
    }
  }

  /// A classifier of the labels; the same samples give the same weights, bit for bit.
  func trained(with vectors: WordVectors) -> TrainedClassifier {
    var draws = SeededGenerator(state: 1)
    return TrainedClassifier(self, vectors) { draws.below($0) }
  }

  // MARK: Paths through a phrase

  private func ways(of phrase: PhraseID, _ record: PhraseRecord, _ draws: inout SeededGenerator) -> [[PhraseNode]] {
    let nodes = phrases.nodes(of: phrase)
    guard record.edges != 0 else { return [nodes.map { phrases.nodes[$0] }] }
    var seen = Set<[Int]>()
    var ways: [[PhraseNode]] = []
    for _ in 0..<Self.maximumVariants {
      let way = walk(record, count: nodes.count, &draws)
      guard seen.insert(way).inserted else { continue }
      ways.append(way.map { phrases.nodes[nodes.lowerBound.advanced(by: $0)] })
    }
    return ways
  }

  /// A random path from the end of a pattern back to its start, in order.
  private func walk(_ record: PhraseRecord, count: Int, _ draws: inout SeededGenerator) -> [Int] {
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

  /// A path without the polite words at its ends, which are removed from requests too.
  private func withoutPoliteWords(_ way: [PhraseNode]) -> ArraySlice<PhraseNode> {
    let frame = PoliteFrame.measure(way.count) { index in
      way[index].isWord ? TokenHash.hash(phrases.lexicon.text(TokenID(rawValue: way[index].payload))) : nil
    }
    return way[frame.front..<(way.count - frame.back)]
  }

  // MARK: Tokens of an expansion

  /// Whether a node becomes a token.
  private func saysSomething(_ node: PhraseNode) -> Bool {
    switch node.kind {
    case .word, .opener: true
    case .connector, .application, .anything: false
    case .placeholder: phrases.filler(of: node, application: ApplicationID(0)) != nil
    }
  }

  private func namesValues(_ way: ArraySlice<PhraseNode>) -> Bool { way.contains { !titles(of: $0).isEmpty } }

  private func titles(of node: PhraseNode) -> [String] {
    guard node.kind == .placeholder, phrases.parameters[node.payload].filler == .entity else { return [] }
    return titles[Int(phrases.parameters[node.payload].entity)]
  }

  /// Converts a path to tokens; with a random number, values are named beside their placeholders.
  private func write(_ way: ArraySlice<PhraseNode>, naming draw: UInt64?, _ tokens: inout SemanticTokens) {
    tokens.removeAll()
    for node in way {
      switch node.kind {
      case .word, .opener:
        let letters = phrases.lexicon.text(TokenID(rawValue: node.payload))
        tokens.append(word: letters, hash: TokenHash.hash(letters))
      case .connector, .application, .anything: break
      case .placeholder:
        if let filler = phrases.filler(of: node, application: ApplicationID(0)) {
          tokens.append(placeholder: filler.rawValue)
        }
        let titles = titles(of: node)
        guard let draw, !titles.isEmpty else { continue }
        append(titles[Int(draw % UInt64(titles.count))], &tokens)
      }
    }
  }

  private func append(_ title: String, _ tokens: inout SemanticTokens) {
    var indices: [(start: Int, count: Int, hash: UInt64)] = []
    var letters: [UInt8] = []
    tokenizer.forEachToken(in: title) { token, bytes in
      indices.append((letters.count, bytes.count, token.hash))
      letters.append(contentsOf: bytes)
    }
    letters.withUnsafeBufferPointer { letters in
      for index in indices {
        tokens.append(
          word: UnsafeBufferPointer(rebasing: letters[index.start..<index.start + index.count]), hash: index.hash)
      }
    }
  }
}
