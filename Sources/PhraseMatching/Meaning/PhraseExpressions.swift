/// The expressions of several words that phrases hold: "turn on", which a request may say as "activate".
struct PhraseExpressions: Sendable {
  /// An expression, wherever it stands.
  struct Expression: Sendable {
    /// Its words, in order.
    let words: [UInt32]
    let known: KnownWord
    /// Which of the words says most; the first of several.
    let heaviest: Int
  }

  /// Each expression once.
  private(set) var all: [Expression] = []
  /// For each phrase which of them it holds, side by side.
  private var places: [UInt32] = []
  private var starts: [UInt32] = [0]

  init(_ phrases: PhraseSections) {
    var known: [[UInt32]: UInt32] = [:]
    for phrase in 0..<UInt32(phrases.phraseCount) {
      let nodes = phrases.nodes(of: phrase)
      for start in nodes {
        Self.forEachExpression(from: start, in: nodes, phrases) { words, relations in
          if known[words] == nil {
            known[words] = UInt32(all.count)
            all.append(Self.expression(words, relations, phrases.lexicon))
          }
          if let place = known[words] { places.append(place) }
        }
      }
      starts.append(UInt32(places.count))
    }
  }

  /// The places in `all` of the expressions of a phrase.
  func places(of phrase: UInt32) -> ArraySlice<UInt32> {
    places[Int(starts[Int(phrase)])..<Int(starts[Int(phrase) + 1])]
  }

  /// Calls `body` with each expression that begins at a node and has relations.
  private static func forEachExpression(
    from start: Int, in nodes: Range<Int>, _ phrases: PhraseSections, _ body: ([UInt32], WordRelations) -> Void
  ) {
    var end = start
    while end < min(nodes.upperBound, start + WordRelations.longestExpression), phrases.nodes[end].isWord { end += 1 }
    guard start < end else { return }
    let letters = { (node: Int) in phrases.lexicon.text(TokenID(rawValue: phrases.nodes[node].payload)) }
    let first = RelationKeys(letters(start), hash: TokenHash.hash(letters(start)))
    WordRelations.forEachExpression(
      from: start, to: end, first: first, hash: { TokenHash.hash(letters($0)) }
    ) { relations, end in
      body((start..<end).map { phrases.nodes[$0].payload }, relations)
    }
  }

  private static func expression(_ words: [UInt32], _ relations: WordRelations, _ lexicon: Lexicon) -> Expression {
    let weights = words.map { lexicon.weight(TokenID(rawValue: $0)) }
    let heaviest = weights.indices.max { (weights[$0], -$0) < (weights[$1], -$1) } ?? 0
    return Expression(words: words, known: KnownWord(expression: relations), heaviest: heaviest)
  }
}
