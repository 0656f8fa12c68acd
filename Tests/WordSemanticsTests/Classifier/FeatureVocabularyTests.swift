import Testing

@testable import WordSemantics

/// Every feature of the phrases is found again, and is worth the more the fewer phrases have it.
struct FeatureVocabularyTests {
  static let texts = [
    "turn on the #0", "turn off the #0", "shut down the lamp", "show me the weather in #1", "the the",
  ]

  private static func hashes(_ text: String, _ block: FeatureBlock) -> [UInt64] {
    var hashes: [UInt64] = []
    block.forEach(in: SemanticTokenText.tokens(text)) { hashes.append($0) }
    return hashes
  }

  @Test(arguments: FeatureBlock.allCases)
  func `every feature finds itself, and different ones are different`(block: FeatureBlock) {
    SemanticTokenText.withVocabulary(of: Self.texts) { vocabulary in
      var numbers: [UInt64: UInt32] = [:]
      for hash in Self.texts.flatMap({ Self.hashes($0, block) }) {
        guard let feature = vocabulary.find(hash) else {
          Issue.record("a feature is not found")
          continue
        }
        #expect(Int(feature) < vocabulary.count)
        numbers[hash] = feature
      }
      #expect(Set(numbers.values).count == numbers.count)
    }
  }

  @Test func `what no phrase has is not found`() {
    SemanticTokenText.withVocabulary(of: Self.texts) { vocabulary in
      for hash in Self.hashes("xylophone", .words) + Self.hashes("off turn", .pairs).prefix(1) {
        #expect(vocabulary.find(hash) == nil)
      }
    }
  }

  @Test func `a thousand phrases of their own words outgrow the first table and find themselves`() {
    let texts = (0..<1_000).map { "word\($0) other\($0 % 7)" }
    SemanticTokenText.withVocabulary(of: texts) { vocabulary in
      #expect(vocabulary.isSound)
      #expect(vocabulary.slots.count >= vocabulary.count * 2)
      for text in texts {
        #expect(FeatureBlock.allCases.flatMap { Self.hashes(text, $0) }.allSatisfy { vocabulary.find($0) != nil })
      }
    }
  }

  @Test func `a feature is the rarer the fewer phrases have it, each phrase counted once`() {
    SemanticTokenText.withVocabulary(of: Self.texts) { vocabulary in
      func rarity(_ word: String) -> Float? {
        Self.hashes(word, .words).first.flatMap { vocabulary.find($0) }.map { vocabulary.rarities[$0] }
      }
      #expect(rarity("the") == FeatureVocabulary.rarity(in: 5, of: 5))
      #expect(rarity("turn") == FeatureVocabulary.rarity(in: 2, of: 5))
      #expect(rarity("weather") == FeatureVocabulary.rarity(in: 1, of: 5))
      let worths = [rarity("the"), rarity("turn"), rarity("weather"), vocabulary.unknownRarity].compactMap { $0 }
      #expect(worths == worths.sorted() && Set(worths).count == 4)
    }
  }

  @Test func `values of one kind are one feature, of two kinds two`() {
    let (lamp, song) = (Self.hashes("#0", .words), Self.hashes("#1", .words))
    #expect(lamp == Self.hashes("#0", .words))
    #expect(lamp != song)
    #expect(Self.hashes("#0", .letters).isEmpty)
  }

  @Test(arguments: [("a", 1), ("on", 3), ("lamp", 9)])
  func `the runs of letters of a word begin and end with its edges`(word: String, count: Int) {
    let runs = Self.hashes(word, .letters)
    #expect(runs.count == count)
    #expect(Set(runs).count == count)
  }

  @Test(arguments: [("", 1), ("lamp", 2), ("turn on #0", 4)])
  func `pairs count the edges of what is said`(text: String, count: Int) {
    #expect(Self.hashes(text, .pairs).count == count)
  }
}
