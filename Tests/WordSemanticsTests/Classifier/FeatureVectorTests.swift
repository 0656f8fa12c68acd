import Testing

@testable import WordSemantics

/// What a request shows is brought to one length, whatever its words.
struct FeatureVectorTests {
  static let texts = FeatureVocabularyTests.texts
  private let vectors: WordVectors

  init() throws { vectors = try #require(WordVectors.builtIn) }

  /// The length of each block's features.
  private func lengths(_ text: String, _ vocabulary: FeatureVocabulary) -> [FeatureBlock: Float] {
    let tokens = SemanticTokenText.tokens(text)
    var features = FeatureVector()
    features.read(tokens, vocabulary, vectors)
    var squares: [FeatureBlock: Float] = [:]
    for block in FeatureBlock.allCases {
      var own: Set<UInt32> = []
      block.forEach(in: tokens) { hash in vocabulary.find(hash).map { _ = own.insert($0) } }
      for index in 0..<features.features.count where own.contains(features.features[index]) {
        squares[block, default: 0] += features.strengths[index] * features.strengths[index]
      }
    }
    return squares.mapValues { $0.squareRoot() }
  }

  @Test(arguments: texts)
  func `each block of known features is as long as it counts`(text: String) {
    SemanticTokenText.withVocabulary(of: Self.texts) { vocabulary in
      for (block, length) in lengths(text, vocabulary) { #expect(abs(length - block.weight) < 1e-4, "\(block)") }
    }
  }

  @Test func `what no phrase has makes the rest count less`() {
    SemanticTokenText.withVocabulary(of: Self.texts) { vocabulary in
      let known = lengths("turn on the #0", vocabulary)
      let unrelated = lengths("turn on the #0 xylophone", vocabulary)
      let outOfVocabulary = lengths("turn on the #0 xylophone zebra quetzal", vocabulary)
      for block in [FeatureBlock.words, .pairs, .letters] {
        #expect(unrelated[block] ?? 1 < known[block] ?? 0, "\(block)")
        #expect(outOfVocabulary[block] ?? 1 < unrelated[block] ?? 0, "\(block)")
      }
    }
  }

  @Test func `a feature said again counts more, and not twice as much`() {
    SemanticTokenText.withVocabulary(of: Self.texts) { vocabulary in
      func share(_ text: String) -> Float {
        var features = FeatureVector()
        features.read(SemanticTokenText.tokens(text), vocabulary, vectors)
        return features.strengths[0] / features.strengths[1]
      }
      let (once, twice) = (share("turn lamp"), share("turn lamp turn"))
      #expect(once < twice && twice < 2 * once)
    }
  }

  @Test func `both directions have their length, and words out of vocabulary have none`() {
    SemanticTokenText.withVocabulary(of: Self.texts) { vocabulary in
      var features = FeatureVector()
      func length(_ half: Int) -> Float {
        let numbers = features.direction.elements.dropFirst(half * vectors.dimensions).prefix(vectors.dimensions)
        return numbers.reduce(0) { $0 + $1 * $1 }.squareRoot()
      }
      features.read(SemanticTokenText.tokens("turn on the kitchen lamp"), vocabulary, vectors)
      let hasDirection = features.hasDirection
      #expect(hasDirection)
      #expect(abs(length(0) - FeatureVector.wholeWeight) < 1e-4)
      #expect(abs(length(1) - FeatureVector.openingWeight) < 1e-4)
      features.read(SemanticTokenText.tokens("zzyxq #0 qwrtz"), vocabulary, vectors)
      let isAimless = !features.hasDirection && features.direction.elements.allSatisfy { $0 == 0 }
      #expect(isAimless)
      features.read(SemanticTokenText.tokens(""), vocabulary, vectors)
      let isEmpty = !features.hasDirection && features.features.count <= 1
      #expect(isEmpty)
    }
  }

  @Test func `a warm reading allocates nothing and reads the same`() {
    SemanticTokenText.withVocabulary(of: Self.texts) { vocabulary in
      var tokens = SemanticTokens()
      var features = FeatureVector()
      func read() -> [[Float]] {
        (Self.texts + ["play some music", String(repeating: "turn lamp ", count: 60)]).map { text in
          SemanticTokenText.append(text, to: &tokens)
          features.read(tokens, vocabulary, vectors)
          return features.features.elements.map { Float($0) } + Array(features.strengths.elements)
            + Array(features.direction.elements)
        }
      }
      let cold = read()
      let growths = features.growths + tokens.growths
      #expect(read() == cold)
      let warmGrowths = features.growths + tokens.growths
      #expect(warmGrowths == growths)
    }
  }
}
