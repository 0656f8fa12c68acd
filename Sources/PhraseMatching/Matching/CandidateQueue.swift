/// Phrases waiting to be scored, in buckets of their lower bounds.
///
/// The order inside a bucket does not matter: a phrase is passed over only when its own bound says so. Adding and taking
/// cost a few instructions each, however many candidates there are.
struct CandidateQueue: ~Copyable {
  struct Entry: BitwiseCopyable {
    var phrase: UInt32
    var bound: Int32
    /// Whether the bound is the surveyed one.
    var isRefined: Bool
    fileprivate var next: Int32 = -1

    init(phrase: UInt32, bound: Int32, isRefined: Bool) {
      self.phrase = phrase
      self.bound = bound
      self.isRefined = isRefined
    }
  }

  private static let bucketCount = 128

  private var entries = GrowableBuffer<Entry>(capacity: 1_024)
  private var heads = GrowableBuffer<Int32>(capacity: bucketCount)
  private var bucketWidth: Int32 = 1
  private var current = 0

  var growths: Int { entries.growths }

  /// Forgets everything; bounds up to `limit` get buckets of their own.
  mutating func begin(limit: Int32) {
    entries.removeAll()
    heads.fill(Self.bucketCount, with: -1)
    bucketWidth = max(limit / Int32(Self.bucketCount - 1), 1)
    current = 0
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

  /// Whether a bound belongs to a later bucket than the one being taken from.
  func isLater(_ bound: Int32) -> Bool { Int(bound / bucketWidth) > current && current < Self.bucketCount - 1 }

  /// Every bound still waiting is at least this.
  var leastBound: Int32 { Int32(current) * bucketWidth }
}
