import Testing

@testable import PhraseMatching
@testable import WordSemantics

/// What was learned from the phrases of an index, in the bytes in which it lies in a file.
struct ShortcutClassifierTests {
  private let vectors: WordVectors
  private let learned: [UInt8]
  private let samples: TrainingSamples

  init() throws {
    vectors = try #require(WordVectors.builtIn)
    let index = SemanticFixture.lazy
    samples = TrainingSamples(index.phrases, index.segments[0].sections)
    var writer = IndexBlobWriter()
    writer.add(samples.trained(with: vectors))
    learned = writer.finish()
  }

  private func open(labels: Int? = nil) throws -> ShortcutClassifier? {
    try IndexBlob(IndexMemory(copying: learned)).classifier(labels: labels ?? samples.labelCount, vectors)
  }

  /// What speaks for each meaning in each sample.
  private func evidence(_ label: ShortcutClassifier) -> [(label: UInt32, evidence: [Float])] {
    var features = FeatureVector()
    var sums = GrowableBuffer<Float>(capacity: 16)
    var all: [(label: UInt32, evidence: [Float])] = []
    samples.forEach { own, tokens in
      features.read(tokens, label.vocabulary, vectors)
      label.weigh(features, into: &sums)
      all.append((own, Array(sums.elements)))
    }
    return all
  }

  @Test func `what is written is read again, and says the same`() throws {
    let first = try #require(try open())
    let second = try #require(try open())
    #expect(first.count == samples.labelCount)
    #expect(first.logSampleCount == second.logSampleCount && first.logSampleCount.isFinite)
    #expect(evidence(first).map(\.evidence) == evidence(second).map(\.evidence))
  }

  @Test func `learning again writes the same bytes`() {
    var writer = IndexBlobWriter()
    writer.add(samples.trained(with: vectors))
    let again = writer.finish()
    #expect(again == learned)
  }

  @Test func `in a byte each, the weights still tell every sample from the others`() throws {
    let label = try #require(try open())
    for (own, evidence) in evidence(label) {
      let maximumLabels = evidence.indices.filter(label.isTrained).max { evidence[$0] < evidence[$1] }
      #expect(maximumLabels == Int(own), "\(evidence)")
    }
  }

  @Test func `only an application that refuses something is trained to`() throws {
    let label = try #require(try open())
    let shortcuts = SemanticFixture.lazy.shortcutCount
    #expect((0..<shortcuts).allSatisfy { label.isTrained($0) })
    #expect(!label.isTrained(shortcuts) && label.isTrained(shortcuts + 1))
  }

  @Test(arguments: [0, 1, 8, 10, 1_000])
  func `weights for another number of labels are refused`(labels: Int) {
    #expect(throws: IndexFileError.damaged(part: "classifier")) { _ = try open(labels: labels) }
  }

  @Test func `a file that holds nothing learned has no classifier`() throws {
    let bytes = IndexBlobWriter().finish()
    let blob = try IndexBlob(IndexMemory(copying: bytes))
    let label = try blob.classifier(labels: samples.labelCount, vectors)
    #expect(label == nil)
  }
}
