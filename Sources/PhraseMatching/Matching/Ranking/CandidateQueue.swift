import WordSemantics

/// A priority queue of phrases and groups of them by the lower bounds of their costs, in buckets.
///
/// The order inside a bucket does not matter: an entry is skipped only by its own bound. Inserting and taking are O(1).
struct CandidateQueue: ~Copyable {
  struct Entry: BitwiseCopyable {
    enum Item: BitwiseCopyable {
      /// With the bound of the ``CandidateGenerator``.
      case group(PhraseGroupID)
      /// With the tighter bound; see ``LowerBounds``.
      case boundedGroup(PhraseGroupID)
      /// With the tighter bound of its own.
      case phrase(PhraseID)
    }

    let item: Item
    let bound: Int32
    fileprivate var next: Int32 = -1

    init(_ item: Item, bound: Int32) { (self.item, self.bound) = (item, bound) }
  }

  private static let bucketCount = 128

  private var entries = GrowableBuffer<Entry>(capacity: 1_024)
  private var heads = GrowableBuffer<Int32>(capacity: bucketCount)
  private var bucketWidth: Int32 = 1
  private var current = 0

  var growths: Int { entries.growths }

  /// Replaces the contents by candidates whose bounds are at most `limit`.
  mutating func fill(_ candidates: Candidates, limit: Int32) {
    entries.removeAll()
    heads.fill(Self.bucketCount, with: -1)
    bucketWidth = max(limit / Int32(Self.bucketCount - 1), 1)
    current = 0
    entries.reserve(candidates.groups.count)
    for candidate in candidates.groups.elements { insert(Entry(.group(candidate.group), bound: candidate.bound)) }
  }

  mutating func insert(_ entry: Entry) {
    let bucket = max(min(Int(entry.bound / bucketWidth), Self.bucketCount - 1), current)
    var entry = entry
    entry.next = heads[bucket]
    heads[bucket] = Int32(entries.count)
    entries.append(entry)
  }

  /// An entry of the lowest bucket.
  mutating func takeFirst() -> Entry? {
    while current < Self.bucketCount {
      let head = heads[current]
      if head >= 0 {
        let entry = entries[Int(head)]
        heads[current] = entry.next
        return entry
      }
      current += 1
    }
    return nil
  }

  func isLater(_ bound: Int32) -> Bool { Int(bound / bucketWidth) > current && current < Self.bucketCount - 1 }

  /// No bound in the queue is less.
  var leastBound: Int32 { Int32(current) * bucketWidth }
}
