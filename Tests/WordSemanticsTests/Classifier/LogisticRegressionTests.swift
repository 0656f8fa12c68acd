import Testing

@testable import WordSemantics

/// What is learned tells the samples apart, and is the same every time.
struct LogisticRegressionTests {
  static let samples: [(label: UInt32, text: String)] = [
    (0, "turn on the #0"), (0, "switch on the lamp"), (0, "lights on"), (1, "turn off the #0"),
    (1, "switch off the lamp"), (1, "lights off"), (3, "what is the weather"), (3, "will it rain"),
  ]
  private let vectors: WordVectors

  init() throws { vectors = try #require(WordVectors.builtIn) }

  /// Learns four meanings, of which one has no samples, and asks for what speaks for each in each sample.
  private func learn() -> (weights: [Float], isTrained: [Bool], evidence: [[Float]]) {
    SemanticTokenText.withVocabulary(of: Self.samples.map(\.text)) { vocabulary in
      var features = FeatureVector()
      var learning = LogisticRegression(
        labels: 4, features: vocabulary.count, dimensions: vectors.dimensions * FeatureVector.directionCount)
      for sample in Self.samples {
        features.read(SemanticTokenText.tokens(sample.text), vocabulary, vectors)
        learning.add(features, label: sample.label)
      }
      learning.learn { $0 / 2 }
      let weights =
        (0..<vocabulary.count).flatMap { Array(learning.weights(ofFeature: $0)) } + learning.weightsOfDirections
      let evidence = Self.samples.map { sample in
        features.read(SemanticTokenText.tokens(sample.text), vocabulary, vectors)
        var evidence: [Float] = []
        for label in 0..<4 { evidence.append(sum(for: label, features, weights, vocabulary.count)) }
        return evidence
      }
      return (weights, learning.isTrained, evidence)
    }
  }

  private func sum(
    for label: Int, _ features: borrowing FeatureVector, _ weights: [Float], _ count: Int
  ) -> Float {
    var sum: Float = 0
    for index in 0..<features.features.count {
      sum += features.strengths[index] * weights[Int(features.features[index]) * 4 + label]
    }
    for index in 0..<features.direction.count {
      sum += features.direction[index] * weights[(count + index) * 4 + label]
    }
    return sum
  }

  @Test func `the same samples give the same weights, bit for bit`() {
    let (first, second) = (learn().weights, learn().weights)
    #expect(first.map(\.bitPattern) == second.map(\.bitPattern))
    #expect(first.allSatisfy { $0.isFinite })
  }

  @Test func `most speaks for the label of each sample`() {
    for (sample, evidence) in zip(Self.samples, learn().evidence) {
      let maximumLabels = [0, 1, 3].max { evidence[$0] < evidence[$1] }
      #expect(maximumLabels == Int(sample.label), "'\(sample.text)': \(evidence)")
    }
  }

  @Test func `a label without samples is not trained and nothing speaks for it`() {
    let learned = learn()
    #expect(learned.isTrained == [true, true, false, true])
    #expect(learned.evidence.allSatisfy { $0[2] == 0 })
  }

  @Test func `nothing to learn from is no trouble`() {
    var learning = LogisticRegression(labels: 2, features: 3, dimensions: 4)
    learning.learn { $0 / 2 }
    #expect(learning.isTrained == [false, false])
    #expect((0..<3).allSatisfy { learning.weights(ofFeature: $0).allSatisfy { $0 == 0 } })
  }
}
