import WordSemantics

/// A span of the request that can fill a placeholder.
struct ValueSpan: BitwiseCopyable {
  /// What the words of a span are.
  enum Source: BitwiseCopyable {
    /// The name that ends at a node of a segment's trie.
    case name(segment: Int32, NameNodeID)
    /// A number, a date…, by its index among the typed values.
    case typed(Int32)
  }

  var filler: FillerID
  var start: Int32
  var end: Int32
  var cost: Int32
  var next = SpanID.end
  var source: Source

  var isTyped: Bool { if case .typed = source { true } else { false } }

  /// Orders the sources of equal spans: typed values, then names in catalog order.
  var order: (Int32, UInt32) {
    switch source {
    case .typed(let value): (-1, UInt32(value))
    case .name(let segment, let node): (segment, node.rawValue)
    }
  }

  /// Whether both have the same tokens at the same cost.
  func isSameRun(as other: ValueSpan) -> Bool { start == other.start && end == other.end && cost == other.cost }
}

/// A span, by its index among all of a request.
struct SpanID: TablePosition {
  var rawValue: UInt32

  /// Ends a chain of spans.
  static let end = SpanID(rawValue: .max)
}

/// The spans of a request that are names of values, typed values, and application names.
///
/// The memory belongs to the ``ValueSpotter``, and is valid until it takes the next request.
struct ValueSpans: BitwiseCopyable {
  struct Contents {
    var all: FlatArray<ValueSpan>
    var typedValues: FlatArray<TypedValue>
    var chains: OccurrenceChains<FillerID, SpanID>.View
    var addressMasks: FlatArray<UInt64>
    var addressMask: UInt64
  }

  private let contents: UnsafePointer<Contents>

  init(_ contents: UnsafePointer<Contents>) { self.contents = contents }

  var all: FlatArray<ValueSpan> { contents.pointee.all }
  /// What occurs, each filler once.
  var fillers: FlatArray<FillerID> { contents.pointee.chains.occurring }
  /// The tokens that address some application.
  var addressMask: UInt64 { contents.pointee.addressMask }

  var chains: OccurrenceChains<FillerID, SpanID>.View { contents.pointee.chains }

  subscript(span: SpanID) -> ValueSpan { contents.pointee.all[span] }

  func summary(of filler: FillerID) -> OccurrenceSummary<SpanID> { contents.pointee.chains[filler] }

  /// The tokens that address an application.
  func addressMask(of application: ApplicationID) -> UInt64 { contents.pointee.addressMasks[application] }

  func typedValue(_ index: Int32) -> TypedValue { contents.pointee.typedValues[Int(index)] }

  /// Whether a parameter may have the value of a span: a number in its range.
  func allows(_ span: ValueSpan, for parameter: ParameterRecord?) -> Bool {
    guard let parameter, case .typed(let value) = span.source else { return true }
    return parameter.allows(typedValue(value))
  }

  /// Calls `body` once with each value that the words of a span name equally well: segment and value, in no order.
  func forEachValue(of span: SpanID, _ index: PhraseIndex, _ body: (Int, ValueID) -> Void) {
    let chosen = self[span]
    var position = summary(of: chosen.filler).first
    while position != .end {
      let (span, here) = (self[position], position)
      position = span.next
      guard span.isSameRun(as: chosen), case .name(let number, let node) = span.source else { continue }
      let segment = index.segments[Int(number)]
      for value in segment.sections.values(at: node)
      where segment.sections.values[value].entity == chosen.filler.rawValue && !segment.hidden.contains(value)
        && !isNamed(value, before: here, segment.sections)
      {
        body(Int(number), value)
      }
    }
  }

  /// Whether an earlier span of the same words is another of a value's names.
  private func isNamed(_ value: ValueID, before later: SpanID, _ sections: ValueSections) -> Bool {
    let span = self[later]
    guard case .name(let segment, _) = span.source else { return false }
    var position = summary(of: span.filler).first
    while position != later {
      let other = self[position]
      position = other.next
      if other.isSameRun(as: span), case .name(segment, let node) = other.source,
        sections.values(at: node).contains(value)
      {
        return true
      }
    }
    return false
  }
}
