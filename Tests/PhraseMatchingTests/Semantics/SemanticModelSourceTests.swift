import Synchronization
import Testing

@testable import PhraseMatching

/// Who waits while an index learns what its phrases mean: those that need it, and nobody else.
struct SemanticModelSourceTests {
  /// The index, for what it does while it is trained; and what it answered then.
  private final class Observed: Sendable {
    let index = Mutex<PhraseIndex?>(nil)
    let outcomes = Mutex<[Matching.Outcome]>([])
    let trainings = Mutex(0)
  }

  private let observed = Observed()

  /// An index that answers a request by words, and takes other values, while it is trained.
  private func watchedIndex() -> PhraseIndex {
    let lazy = SemanticFixture.lazy
    let source = SemanticModelSource(placeholderShare: lazy.phrases.placeholderShare) { [observed] _, _, _ in
      observed.trainings.withLock { $0 += 1 }
      guard let index = observed.index.withLock({ $0 }) else { return nil }
      let matching = Matcher(index: index.with(index.segments)).match(Self.clear, options: SemanticFixture.options)
      observed.outcomes.withLock { $0.append(matching.outcome) }
      return nil
    }
    let index = PhraseIndex(memory: lazy.memory, phrases: lazy.phrases, segments: lazy.segments, modelSource: source)
    observed.index.withLock { $0 = index }
    return index
  }

  private static let clear = "turn on the desk lamp"
  private static let unclear = "illuminate the desk lamp"

  @Test func `a request that words decide is answered while the index is trained`() {
    let index = watchedIndex()
    _ = Matcher(index: index).match(Self.unclear, options: SemanticFixture.options)
    #expect(observed.outcomes.withLock { $0 } == [.matched])
  }

  @Test func `an index is trained once, also for other values`() {
    let index = watchedIndex()
    for index in [index, index.with(index.segments)] {
      _ = Matcher(index: index).match(Self.unclear, options: SemanticFixture.options)
    }
    #expect(observed.trainings.withLock { $0 } == 1)
  }

  @Test func `an index compiled again is not trained again, unless others were since`() throws {
    let recent = RecentClassifiers()
    let classifier = try #require(SemanticFixture.lazy.semanticModel).classifier
    var trainings = 0
    func ask(_ index: IndexMemory) {
      _ = recent.classifier(of: index) {
        trainings += 1
        return classifier
      }
    }
    ask(SemanticFixture.compiled(.whenAsked).memory)
    ask(SemanticFixture.compiled(.whenAsked).memory)
    #expect(trainings == 1)
    for number in 0..<RecentClassifiers.most { ask(PhraseIndex.compile([Application(name: "\(number)")]).index.memory) }
    ask(SemanticFixture.compiled(.whenAsked).memory)
    #expect(trainings == 2 + RecentClassifiers.most)
  }
}
