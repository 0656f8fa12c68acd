import WordSemantics

/// One step of an alignment; steps are in reverse order of the request.
struct AlignmentStep: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    case matched, moved, value, movedValue, text, unknownValue
    /// Left out, or found elsewhere: not yet decided.
    case leftOut
    case missing, uncovered
    /// A token that a moved node covers.
    case coveredElsewhere
  }

  var kind: Kind
  var node = PhraseNode(.anything)
  var start: Int32
  var end: Int32
  var cost: Int32 = 0
  /// The span of a value.
  var span = SpanID.end
  /// The occurrence of a word.
  var occurrence = OccurrenceID.end

  /// Whether a value fills a placeholder here.
  var isValue: Bool { node.kind == .placeholder && (kind == .value || kind == .movedValue) }
}

/// The alignments that were kept for a request.
///
/// The memory belongs to the ``Aligner``, and is valid until it keeps another one.
struct Alignments {
  /// One of them.
  struct ID: BitwiseCopyable {
    fileprivate(set) var start: Int32 = 0
    fileprivate(set) var count: Int32 = 0
  }

  fileprivate let steps: FlatArray<AlignmentStep>

  subscript(alignment: ID) -> FlatArray<AlignmentStep> {
    FlatArray(base: steps.base + Int(alignment.start), count: Int(alignment.count))
  }
}

/// Keeps the steps of alignments for the rest of a request.
struct AlignmentStore: ~Copyable {
  private var steps = GrowableBuffer<AlignmentStep>(capacity: 256)

  var growths: Int { steps.growths }
  var view: Alignments { Alignments(steps: steps.view) }

  mutating func removeAll() { steps.removeAll() }

  mutating func keep(_ kept: FlatArray<AlignmentStep>) -> Alignments.ID {
    let start = steps.count
    steps.append(contentsOf: kept)
    return Alignments.ID(start: Int32(start), count: Int32(kept.count))
  }
}
