import Testing

@testable import PhraseMatching

/// What is learned tells the samples apart, and is the same every time.
struct WeightLearningTests {
  static let samples: [(meaning: UInt32, text: String)] = [
    (0, "turn on the #0"), (0, "switch on the lamp"), (0, "lights on"), (1, "turn off the #0"),
    (1, "switch off the lamp"), (1, "lights off"), (3, "what is the weather"), (3, "will it rain"),
  ]
  private let vectors: WordVectors

  init() throws { vectors = try #require(WordVectors.builtIn) }

  /// Learns four meanings, of which one has no samples, and asks for what speaks for each in each sample.
  private func learn() -> (weights: [Float], isTaught: [Bool], evidence: [[Float]]) {
    SaidTokens.withVocabulary(of: Self.samples.map(\.text)) { vocabulary in
      var features = MeaningFeatures()
      var learning = WeightLearning(
        meanings: 4, features: vocabulary.count, dimensions: vectors.dimensions * MeaningFeatures.directionCount)
      for sample in Self.samples {
        features.read(SaidTokens.tokens(sample.text), vocabulary, vectors)
        learning.add(features, meaning: sample.meaning)
      }
      learning.learn()
      let weights = Array(learning.weights.elements)
      let evidence = Self.samples.map { sample in
        features.read(SaidTokens.tokens(sample.text), vocabulary, vectors)
        var evidence: [Float] = []
        for meaning in 0..<4 { evidence.append(sum(for: meaning, features, weights, vocabulary.count)) }
        return evidence
      }
      return (weights, learning.isTaught, evidence)
    }
  }

  private func sum(
    for meaning: Int, _ features: borrowing MeaningFeatures, _ weights: [Float], _ count: Int
  ) -> Float {
    var sum: Float = 0
    for place in 0..<features.features.count {
      sum += features.strengths[place] * weights[Int(features.features[place]) * 4 + meaning]
    }
    for place in 0..<features.direction.count {
      sum += features.direction[place] * weights[(count + place) * 4 + meaning]
    }
    return sum
  }

  @Test func `the same samples give the same weights, bit for bit`() {
    let (first, second) = (learn().weights, learn().weights)
    #expect(first.map(\.bitPattern) == second.map(\.bitPattern))
    #expect(first.allSatisfy { $0.isFinite })
  }

  @Test func `most speaks for the meaning of each sample`() {
    for (sample, evidence) in zip(Self.samples, learn().evidence) {
      let likeliest = [0, 1, 3].max { evidence[$0] < evidence[$1] }
      #expect(likeliest == Int(sample.meaning), "'\(sample.text)': \(evidence)")
    }
  }

  @Test func `a meaning without samples is not taught and nothing speaks for it`() {
    let learned = learn()
    #expect(learned.isTaught == [true, true, false, true])
    #expect(learned.evidence.allSatisfy { $0[2] == 0 })
  }

  @Test func `nothing to learn from is no trouble`() {
    var learning = WeightLearning(meanings: 2, features: 3, dimensions: 4)
    learning.learn()
    #expect(learning.isTaught == [false, false])
    #expect(learning.weights.elements.allSatisfy { $0 == 0 })
  }
}
