import Synchronization
import Testing

@testable import PhraseMatching
@testable import WordSemantics

/// What was learned of phrases is kept beyond the process, where somebody says where.
@Suite struct `A store of classifiers` {
  /// Keeps bytes in memory.
  private final class Memory: ClassifierStore {
    let kept = Mutex<[UInt64: [UInt8]]>([:])
    let writes = Mutex(0)

    func bytes(for key: UInt64) -> [UInt8]? { kept.withLock { $0[key] } }

    func keep(_ bytes: [UInt8], for key: UInt64) {
      kept.withLock { $0[key] = bytes }
      writes.withLock { $0 += 1 }
    }
  }

  private let store = Memory()

  private func classifier(of index: PhraseIndex) throws -> ShortcutClassifier? {
    let samples = TrainingSamples(index.phrases, index.segments[0].sections)
    return samples.classifier(try #require(WordVectors.builtIn), store: store)
  }

  @Test func `gives what was trained before instead of training again`() throws {
    #expect(try classifier(of: SemanticFixture.compiled(.whenAsked)) != nil)
    #expect(try classifier(of: SemanticFixture.compiled(.whenAsked)) != nil)
    #expect(store.writes.withLock { $0 } == 1)
    let bytes = try #require(store.kept.withLock { $0.values.first })
    #expect(try PhraseIndexBytes.learned(SemanticFixture.learned) == PhraseIndexBytes.learned(bytes))
  }

  @Test(arguments: [0, 24, 2_000]) func `that was damaged is trained again`(at: Int) throws {
    _ = try classifier(of: SemanticFixture.lazy)
    store.kept.withLock { kept in
      for key in kept.keys { kept[key]?[at] ^= 1 }
    }
    #expect(try classifier(of: SemanticFixture.lazy) != nil)
    #expect(store.writes.withLock { $0 } == 2)
  }

  @Test func `tells phrases with other values from these`() throws {
    _ = try classifier(of: SemanticFixture.lazy)
    let other = PhraseIndex.compile([
      Application(
        name: "Home", shortcuts: ["on", "off"].compactMap(Self.turning),
        entities: [Entity(name: "Lamp", title: "Lamp", values: [Entity.Value(id: "porch", title: "Porch Lamp")])])
    ]).index
    _ = try classifier(of: other)
    #expect(store.kept.withLock { $0.count } == 2)
  }

  private static func turning(_ way: String) -> Shortcut? {
    PhraseTemplate.literal("turn \(way) ${lamp}").template.map {
      Shortcut(
        intent: "Turn\(way)", title: way, parameters: [Parameter(name: "lamp", kind: .entity("Lamp"))], phrases: [$0])
    }
  }
}

/// The sections of a classifier among the bytes of an index.
private enum PhraseIndexBytes {
  static func learned(_ index: PhraseIndex) throws -> [[UInt8]] { try learned(Array(index.memory.bytes)) }

  static func learned(_ bytes: [UInt8]) throws -> [[UInt8]] {
    let blob = try IndexBlob(IndexMemory(copying: bytes))
    return try [IndexBlob.Section.featureWeights, .meaningsTaught].map { section in
      Array(try blob.array(section, of: UInt8.self).elements)
    }
  }
}
