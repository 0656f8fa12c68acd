public import Diagnostics

/// Compiled phrases and the values that fill them: what requests are matched against.
///
/// An index never changes; an update makes a new one that shares the phrases (see ``updating(_:)``). Its memory is one
/// block of flat arrays, made by ``compile(_:learning:)`` or mapped from a file, and is read in place.
public final class PhraseIndex: Sendable {
  /// The bytes to write to a file: compiled again, they give the same index.
  public let memory: IndexMemory
  let phrases: PhraseSections
  /// The compiled values first, then those that changed since.
  let segments: [ValueSegment]
  let source: MeaningSource

  /// Compiles applications. What cannot be compiled is in the findings; everything else is in the index.
  public static func compile(
    _ applications: [Application], learning: Learning = .whenAsked
  ) -> (index: PhraseIndex, findings: [Finding]) {
    let (bytes, findings) = PhraseCompiler.compile(applications)
    do {
      let index = try PhraseIndex(IndexMemory(copying: bytes))
      return (learning == .now ? index.learned() : index, findings)
    } catch {
      preconditionFailure("a freshly compiled index must be sound: \(error)")
    }
  }

  /// The applications' names, in catalog order.
  public var applicationNames: [String] {
    (0..<phrases.applications.count).map { phrases.strings[phrases.applications[$0].name] }
  }

  /// Opens an index that was compiled before. Costs one pass over the bytes.
  public convenience init(_ memory: IndexMemory) throws(IndexFileError) {
    let blob = try IndexBlob(memory)
    let phrases = try PhraseSections(blob)
    let fillers = phrases.entities.count + phrases.applications.count
    let values = try ValueSections(blob, fillerLimit: fillers)
    let source = try MeaningSource(blob, phrases)
    self.init(
      memory: memory, phrases: phrases, segments: [ValueSegment(values, hidden: HiddenValues())], source: source)
  }

  init(
    memory: IndexMemory, phrases: PhraseSections, segments: [ValueSegment], source: MeaningSource = MeaningSource()
  ) {
    self.memory = memory
    self.source = source
    self.phrases = phrases
    self.segments = segments
  }

  /// What its phrases mean, learned when first asked for unless its file holds it.
  var known: IndexMeaning? { source.meaning(of: phrases, segments[0].sections) }

  /// Whether its phrases mean something that can be known.
  var hasMeaning: Bool { source.hasMeaning(phrases) }

  /// The same phrases with other values.
  func with(_ segments: [ValueSegment]) -> PhraseIndex {
    PhraseIndex(memory: memory, phrases: phrases, segments: segments, source: source)
  }

  /// How many phrases there are, negative ones included.
  public var phraseCount: Int { phrases.phraseCount }

  /// How many shortcuts there are before they are expanded over values.
  public var shortcutCount: Int { phrases.shortcuts.count }

  /// How many values there are, not counting removed ones.
  public var valueCount: Int {
    segments.reduce(0) { $0 + $1.sections.values.count - $1.hidden.count } - phrases.applications.count
  }
}

/// Values compiled together, less those that were changed or removed since.
struct ValueSegment: Sendable {
  let sections: ValueSections
  let hidden: HiddenValues
  /// What the segment was compiled from; nothing for the one that the index was compiled with.
  let sources: [(entity: UInt32, value: Entity.Value)]

  init(_ sections: ValueSections, hidden: HiddenValues, sources: [(entity: UInt32, value: Entity.Value)] = []) {
    self.sections = sections
    self.hidden = hidden
    self.sources = sources
  }
}

/// Which values of a segment are no longer to be found: a bit each, none as long as nothing changed.
struct HiddenValues: Sendable {
  private var bits: [UInt64] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  func contains(_ value: UInt32) -> Bool {
    guard count > 0 else { return false }
    return bits[Int(value >> 6)] >> UInt64(value & 63) & 1 == 1
  }

  mutating func insert(_ value: UInt32, of total: Int) {
    if bits.isEmpty { bits = [UInt64](repeating: 0, count: (total + 63) / 64) }
    guard bits[Int(value >> 6)] >> UInt64(value & 63) & 1 == 0 else { return }
    bits[Int(value >> 6)] |= 1 << UInt64(value & 63)
    count += 1
  }
}
