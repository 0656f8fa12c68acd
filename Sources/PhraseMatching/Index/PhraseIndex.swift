public import Diagnostics
import WordSemantics

/// Compiled phrases and values, against which requests are matched.
///
/// An index is immutable and safe for concurrent use; an update makes a new one that shares the phrases. Its memory is one
/// block of flat arrays, made by ``compile(_:learning:)`` or mapped from a file, and is read in place.
///
/// ```swift
/// let phrases = ["Start a timer in ${applicationName}"].compactMap { PhraseTemplate.literal($0).template }
/// let startTimer = Shortcut(intent: "StartTimer", title: "Start Timer", phrases: phrases)
/// let (index, findings) = PhraseIndex.compile([Application(name: "Clock", shortcuts: [startTimer])])
/// print(index.phraseCount, findings.count)  // 1 0
/// ```
public final class PhraseIndex: Sendable {
  /// The bytes of the index, to be written to a file; values that changed since it was compiled are not in them.
  public let memory: IndexMemory
  let phrases: PhraseSections
  /// The compiled values, then those that changed since.
  let segments: [ValueSegment]
  let modelSource: SemanticModelSource

  /// Compiles applications. What cannot be compiled is in the findings; everything else is in the index.
  ///
  /// O(n log n) in the words of all phrases and names; values are never multiplied with phrases. Allocates. With
  /// `learning: .now` the classifier is trained as well; see ``learned()``.
  public static func compile(
    _ applications: [Application], learning: Learning = .whenAsked
  ) -> (index: PhraseIndex, findings: [Finding]) {
    let (bytes, findings) = PhraseCompiler.compile(applications, cache: SharedCompilationCache.current)
    do {
      let index = try PhraseIndex(IndexMemory(copying: bytes))
      return (learning == .now ? index.learned() : index, findings)
    } catch {
      preconditionFailure("a freshly compiled index must be sound: \(error)")
    }
  }

  /// The applications' names, in catalog order. O(applications).
  public var applicationNames: [String] {
    (0..<phrases.applications.count).map { phrases.strings[phrases.applications[$0].name] }
  }

  /// Opens an index that was compiled before, in place. O(bytes): one pass checks the checksum and every id, so that damaged
  /// bytes throw and never crash.
  public convenience init(_ memory: IndexMemory) throws(IndexFileError) {
    let blob = try IndexBlob(memory)
    let phrases = try PhraseSections(blob)
    let fillers = phrases.entities.count + phrases.applications.count
    let values = try ValueSections(blob, fillerLimit: fillers)
    let modelSource = try SemanticModelSource(blob, phrases)
    self.init(
      memory: memory, phrases: phrases, segments: [ValueSegment(values, hidden: HiddenValues())],
      modelSource: modelSource)
  }

  init(
    memory: IndexMemory, phrases: PhraseSections, segments: [ValueSegment],
    modelSource: SemanticModelSource = SemanticModelSource()
  ) { (self.memory, self.modelSource, self.phrases, self.segments) = (memory, modelSource, phrases, segments) }

  /// The semantic model, trained when first needed unless its file has it.
  var semanticModel: SemanticModel? { modelSource.model(of: phrases, segments[0].sections) }

  var hasSemanticModel: Bool { modelSource.hasSemanticModel(phrases) }

  /// The same phrases with other values.
  func with(_ segments: [ValueSegment]) -> PhraseIndex {
    PhraseIndex(memory: memory, phrases: phrases, segments: segments, modelSource: modelSource)
  }

  /// The number of phrases, negative ones included. O(1).
  public var phraseCount: Int { phrases.phraseCount }

  /// The number of shortcuts, not expanded over values. O(1).
  public var shortcutCount: Int { phrases.shortcuts.count }

  /// The number of values, without removed ones. O(segments).
  public var valueCount: Int {
    segments.reduce(0) { $0 + $1.sections.values.count - $1.hidden.count } - phrases.applications.count
  }
}

/// Values compiled together, without those that were changed or removed since.
struct ValueSegment: Sendable {
  let sections: ValueSections
  let hidden: HiddenValues
  /// What the segment was compiled from; empty for the one that the index was compiled with.
  let sources: [(entity: UInt32, value: Entity.Value)]

  init(_ sections: ValueSections, hidden: HiddenValues, sources: [(entity: UInt32, value: Entity.Value)] = []) {
    (self.sections, self.hidden, self.sources) = (sections, hidden, sources)
  }
}

/// The hidden values of a segment: a bit each, no memory as long as there are none.
struct HiddenValues: Sendable {
  private var bits: [UInt64] = []
  private(set) var count = 0

  func contains(_ value: ValueID) -> Bool {
    guard count > 0 else { return false }
    return bits[value.index >> 6] >> UInt64(value.index & 63) & 1 == 1
  }

  mutating func insert(_ value: ValueID, of total: Int) {
    if bits.isEmpty { bits = [UInt64](repeating: 0, count: (total + 63) / 64) }
    guard !contains(value) else { return }
    bits[value.index >> 6] |= 1 << UInt64(value.index & 63)
    count += 1
  }
}
