import Synchronization
import Testing

@testable import PhraseMatching
@testable import WordSemantics

/// Keeps bytes in memory.
private final class Memory: CompilationCache {
  let kept = Mutex<[CompilationKey: [UInt8]]>([:])
  let writes = Mutex(0)

  func bytes(for key: CompilationKey) -> [UInt8]? { kept.withLock { $0[key] } }

  func keep(_ bytes: [UInt8], for key: CompilationKey) {
    kept.withLock { $0[key] = bytes }
    writes.withLock { $0 += 1 }
  }
}

/// Phrases that were compiled are kept beyond the process, without the values that fill them.
@Suite struct `A cache of compiled phrases` {
  private let cache = Memory()

  private func home(_ change: (inout Application) -> Void = { _ in }) -> Application {
    let words = ["kitchen", "hall", "porch", "attic", "cellar", "garage", "studio", "pantry"]
    let phrases = words.flatMap { room in
      (0..<40).flatMap { number in
        ["Turn on the \(room) lamp \(number)", "Dim ${lamp} in the \(room) to ${level} for \(number) minutes"]
      }
    }
    let lamp = Entity(
      name: "Lamp", title: "Lamp",
      values: [Entity.Value(id: "a", title: "Desk Lamp"), Entity.Value(id: "b", title: "Hall Lamp")])
    var level = Parameter(name: "level", kind: .integer(0...100), prompt: "How bright?")
    level.fallback = .number(50)
    var application = Application(
      name: "Home",
      shortcuts: [
        Shortcut(
          intent: "Dim", title: "Dim",
          parameters: [Parameter(name: "lamp", kind: .entity("Lamp"), fallback: .text("a")), level],
          phrases: phrases.compactMap { PhraseTemplate.literal($0).template })
      ], entities: [lamp])
    change(&application)
    return application
  }

  private func bytes(_ application: Application, _ cache: Memory?) -> [UInt8] {
    PhraseCompiler.compile([application], cache: cache).bytes
  }

  @Test func `makes the same index as compiling`() {
    let compiled = bytes(home(), nil)
    #expect(bytes(home(), cache) == compiled)
    #expect(cache.writes.withLock { $0 } == 1)
    #expect(bytes(home(), cache) == compiled)
    #expect(cache.writes.withLock { $0 } == 1)
  }

  @Test func `is of use whatever values there are by now`() {
    _ = bytes(home(), cache)
    let more = home { $0.entities[0].values.append(Entity.Value(id: "c", title: "Porch Lamp")) }
    #expect(bytes(more, cache) == bytes(more, nil))
    #expect(cache.writes.withLock { $0 } == 1)
  }

  @Test(arguments: 0..<14) func `is not taken for other phrases`(change: Int) {
    _ = bytes(home(), cache)
    let other = home { application in
      switch change {
      case 0: application.name = "House"
      case 1: application.entities[0].title = "Light"
      case 2: application.entities[0].vocabulary = .open
      case 3: application.shortcuts[0].title = "Dimming"
      case 4: application.shortcuts[0].image = "lamp"
      case 5: application.shortcuts[0].phraseOrigin = .derived
      case 6: application.shortcuts[0].parameters[1].kind = .integer(0...90)
      case 7: application.shortcuts[0].parameters[1].kind = .number(0...100)
      case 8: application.shortcuts[0].parameters[1].fallback = .number(60)
      case 9: application.shortcuts[0].parameters[1].prompt = "How much?"
      case 10:
        application.shortcuts[0].parameters[1].isOptional = true; application.shortcuts[0].parameters[1].fallback = nil
      case 11: application.shortcuts[0].phrases.swapAt(0, 1)
      case 12: application.negativePhrases = ["turn off"].compactMap { PhraseTemplate.literal($0).template }
      // The value that stands for a lamp that nobody names is called otherwise.
      default: application.entities[0].values[0].title = "Table Lamp"
      }
    }
    #expect(bytes(other, cache) == bytes(other, nil))
  }

  @Test(arguments: [0, 24, 4_000]) func `that was damaged is compiled again`(at: Int) {
    let compiled = bytes(home(), cache)
    cache.kept.withLock { kept in
      for key in kept.keys { kept[key]?[at] ^= 1 }
    }
    #expect(bytes(home(), cache) == compiled)
    #expect(cache.writes.withLock { $0 } == 2)
  }

  @Test func `keeps nothing of phrases with which something is wrong, which has to be said again`() {
    let broken = home { application in
      application.shortcuts[0].phrases += ["Dim ${lantern}"].compactMap { PhraseTemplate.literal($0).template }
    }
    let first = PhraseCompiler.compile([broken], cache: cache).findings
    #expect(!first.isEmpty)
    #expect(PhraseCompiler.compile([broken], cache: cache).findings == first)
  }
}

/// What was learned of phrases is kept beyond the process, where somebody says where.
@Suite struct `A cache of classifiers` {
  private let store = Memory()

  private func classifier(of index: PhraseIndex) throws -> ShortcutClassifier? {
    let samples = TrainingSamples(index.phrases, index.segments[0].sections)
    return samples.classifier(try #require(WordVectors.builtIn), cache: store)
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
