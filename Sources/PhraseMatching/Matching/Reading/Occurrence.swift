import WordSemantics

/// A range of tokens that may match a word.
struct Occurrence: BitwiseCopyable {
  var word: TokenID
  var start: Int32
  var end: Int32
  var cost: Int32
  /// The next occurrence of the same word.
  var next = OccurrenceID.end
}

/// An occurrence, by its index among all of a request.
struct OccurrenceID: TablePosition {
  var rawValue: UInt32

  /// Ends a chain of occurrences.
  static let end = OccurrenceID(rawValue: .max)
}

/// Where a word or a filler occurs in a request.
struct OccurrenceSummary<Position: TablePosition>: BitwiseCopyable {
  /// The number of the request; a summary with another one is of an earlier request.
  var stamp: UInt32 = 0
  var first = Position(rawValue: .max)
  /// The tokens that the occurrences cover.
  var mask: UInt64 = 0
  var minimumCost: Int32 = .max

  /// Whether it occurs at all.
  var occurs: Bool { first.rawValue != .max }
}

/// The occurrences of each word or filler in the current request, as chains.
struct OccurrenceChains<Key: TablePosition, Position: TablePosition>: ~Copyable {
  private var summaries = GrowableBuffer<OccurrenceSummary<Position>>(capacity: 1_024)
  private(set) var occurring = GrowableBuffer<Key>(capacity: 128)
  private var stamp: UInt32 = 0

  var growths: Int { summaries.growths + occurring.growths }

  /// Forgets all chains. O(1), unless there are more keys than before.
  mutating func removeAll(keyCount: Int) {
    stamp &+= 1
    if stamp == 0 {
      stamp = 1
      summaries.fill(summaries.count, with: OccurrenceSummary())
    }
    summaries.extend(to: keyCount, with: OccurrenceSummary())
    occurring.removeAll()
  }

  /// Puts an occurrence in front of its key's chain; returns the one behind it.
  mutating func prepend(_ position: Position, of key: Key, _ start: Int32, _ end: Int32, cost: Int32) -> Position {
    var summary = summaries[key]
    if summary.stamp != stamp {
      summary = OccurrenceSummary(stamp: stamp)
      occurring.append(key)
    }
    let next = summary.first
    summary.first = position
    summary.mask |= TokenMask.of(start, end)
    summary.minimumCost = min(summary.minimumCost, cost)
    summaries[key] = summary
    return next
  }

  var view: View { View(summaries: summaries.view, stamp: stamp, occurring: occurring.view) }

  /// The chains as they are now.
  struct View {
    fileprivate let summaries: FlatArray<OccurrenceSummary<Position>>
    fileprivate let stamp: UInt32
    /// The keys that occur, each once.
    let occurring: FlatArray<Key>

    subscript(key: Key) -> OccurrenceSummary<Position> {
      let summary = summaries[key]
      return summary.stamp == stamp ? summary : OccurrenceSummary()
    }
  }
}
