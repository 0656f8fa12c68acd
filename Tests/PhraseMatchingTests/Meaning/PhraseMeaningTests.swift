import Testing

@testable import PhraseMatching

/// What was learned from the phrases of an index, in the bytes in which it lies in a file.
struct PhraseMeaningTests {
  private let vectors: WordVectors
  private let learned: [UInt8]
  private let samples: PhraseSamples

  init() throws {
    vectors = try #require(WordVectors.builtIn)
    let index = MeantShortcuts.lazy
    samples = PhraseSamples(index.phrases, index.segments[0].sections)
    var writer = IndexBlobWriter()
    PhraseMeaning.learn(samples, vectors, into: &writer)
    learned = writer.finish()
  }

  private func open(meanings: Int? = nil) throws -> PhraseMeaning? {
    try PhraseMeaning(
      IndexBlob(IndexMemory(copying: learned)), meanings: meanings ?? samples.meaningCount, vectors: vectors)
  }

  /// What speaks for each meaning in each sample.
  private func evidence(_ meaning: PhraseMeaning) -> [(meaning: UInt32, evidence: [Float])] {
    var features = MeaningFeatures()
    var sums = GrowableBuffer<Float>(capacity: 16)
    var all: [(meaning: UInt32, evidence: [Float])] = []
    samples.forEach { own, tokens in
      features.read(tokens, meaning.vocabulary, vectors)
      meaning.weigh(features, into: &sums)
      all.append((own, Array(sums.elements)))
    }
    return all
  }

  @Test func `what is written is read again, and says the same`() throws {
    let first = try #require(try open())
    let second = try #require(try open())
    #expect(first.count == samples.meaningCount)
    #expect(first.habit == second.habit && first.habit.isFinite)
    #expect(evidence(first).map(\.evidence) == evidence(second).map(\.evidence))
  }

  @Test func `learning again writes the same bytes`() {
    var writer = IndexBlobWriter()
    PhraseMeaning.learn(samples, vectors, into: &writer)
    let again = writer.finish()
    #expect(again == learned)
  }

  @Test func `in a byte each, the weights still tell every sample from the others`() throws {
    let meaning = try #require(try open())
    for (own, evidence) in evidence(meaning) {
      let likeliest = evidence.indices.filter(meaning.isTaught).max { evidence[$0] < evidence[$1] }
      #expect(likeliest == Int(own), "\(evidence)")
    }
  }

  @Test func `only an application that refuses something is taught to`() throws {
    let meaning = try #require(try open())
    let shortcuts = MeantShortcuts.lazy.shortcutCount
    #expect((0..<shortcuts).allSatisfy { meaning.isTaught($0) })
    #expect(!meaning.isTaught(shortcuts) && meaning.isTaught(shortcuts + 1))
  }

  @Test(arguments: [0, 1, 8, 10, 1_000])
  func `weights for another number of meanings are refused`(meanings: Int) {
    #expect(throws: IndexFileError.damaged(part: "meaning")) { _ = try open(meanings: meanings) }
  }

  @Test func `a file that holds nothing learned has no meaning`() throws {
    let bytes = IndexBlobWriter().finish()
    let blob = try IndexBlob(IndexMemory(copying: bytes))
    let meaning = try PhraseMeaning(blob, meanings: samples.meaningCount, vectors: vectors)
    #expect(meaning == nil)
  }
}
