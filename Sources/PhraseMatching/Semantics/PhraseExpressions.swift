import WordSemantics

/// The thesaurus expressions of several words in an index's phrases: "turn on", which a request may replace by
/// "activate".
struct PhraseExpressions: Sendable {
  struct Expression: Sendable {
    let words: [TokenID]
    let word: SemanticWord
    /// The index of the heaviest word, the first of several.
    let heaviest: Int
  }

  /// Each expression once.
  private(set) var all: [Expression] = []
  /// The expressions of each phrase, concatenated.
  private var indices: [UInt32] = []
  private var starts: [UInt32] = [0]

  init(_ phrases: PhraseSections) {
    var known: [[TokenID]: UInt32] = [:]
    for phrase in PhraseID(0)..<PhraseID(phrases.phraseCount) {
      let nodes = phrases.nodes(of: phrase)
      for start in nodes {
        Self.forEachExpression(from: start, in: nodes, phrases) { words, entry in
          if known[words] == nil {
            known[words] = UInt32(all.count)
            all.append(Self.expression(words, entry, phrases.lexicon))
          }
          if let index = known[words] { indices.append(index) }
        }
      }
      starts.append(UInt32(indices.count))
    }
  }

  func indices(of phrase: PhraseID) -> ArraySlice<UInt32> {
    indices[Int(starts[phrase.index])..<Int(starts[phrase.index + 1])]
  }

  /// Calls `body` with each thesaurus expression that begins at a node.
  private static func forEachExpression(
    from first: NodeID, in nodes: Range<NodeID>, _ phrases: PhraseSections, _ body: ([TokenID], ThesaurusEntry) -> Void
  ) {
    let start = first.index
    var end = start
    while end < min(nodes.upperBound.index, start + ThesaurusEntry.longestExpression), phrases.nodes[end].isWord {
      end += 1
    }
    guard start < end else { return }
    let letters = { (node: Int) in phrases.lexicon.text(phrases.nodes[node].token) }
    let keys = ThesaurusKeys(letters(start), hash: TokenHash.hash(letters(start)))
    ThesaurusEntry.forEachExpression(
      from: start, to: end, first: keys, hash: { TokenHash.hash(letters($0)) }
    ) { entry, end in
      body((start..<end).map { phrases.nodes[$0].token }, entry)
    }
  }

  private static func expression(_ words: [TokenID], _ entry: ThesaurusEntry, _ lexicon: Lexicon) -> Expression {
    let weights = words.map { lexicon.weight($0) }
    let heaviest = weights.indices.max { (weights[$0], -$0) < (weights[$1], -$1) } ?? 0
    return Expression(words: words, word: SemanticWord(expression: entry), heaviest: heaviest)
  }
}
