import FlatMemory
import WordSemantics

/// The thesaurus expressions of several words in an index's phrases: "turn on", which a request may replace by
/// "activate".
struct PhraseExpressions: Sendable {
  struct Expression: Sendable {
    let words: [UInt32]
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
    var known: [[UInt32]: UInt32] = [:]
    for phrase in 0..<UInt32(phrases.phraseCount) {
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

  func indices(of phrase: UInt32) -> ArraySlice<UInt32> {
    indices[Int(starts[Int(phrase)])..<Int(starts[Int(phrase) + 1])]
  }

  /// Calls `body` with each thesaurus expression that begins at a node.
  private static func forEachExpression(
    from start: Int, in nodes: Range<Int>, _ phrases: PhraseSections, _ body: ([UInt32], ThesaurusEntry) -> Void
  ) {
    var end = start
    while end < min(nodes.upperBound, start + ThesaurusEntry.longestExpression), phrases.nodes[end].isWord { end += 1 }
    guard start < end else { return }
    let letters = { (node: Int) in phrases.lexicon.text(TokenID(rawValue: phrases.nodes[node].payload)) }
    let first = ThesaurusKeys(letters(start), hash: TokenHash.hash(letters(start)))
    ThesaurusEntry.forEachExpression(
      from: start, to: end, first: first, hash: { TokenHash.hash(letters($0)) }
    ) { entry, end in
      body((start..<end).map { phrases.nodes[$0].payload }, entry)
    }
  }

  private static func expression(_ words: [UInt32], _ entry: ThesaurusEntry, _ lexicon: Lexicon) -> Expression {
    let weights = words.map { lexicon.weight(TokenID(rawValue: $0)) }
    let heaviest = weights.indices.max { (weights[$0], -$0) < (weights[$1], -$1) } ?? 0
    return Expression(words: words, word: SemanticWord(expression: entry), heaviest: heaviest)
  }
}
