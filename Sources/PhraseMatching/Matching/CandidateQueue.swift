/// Phrases waiting to be scored, the cheapest lower bound first; equal bounds in phrase order.
///
/// A binary heap over packed integers: bound, whether the bound is refined, phrase.
struct CandidateQueue: ~Copyable {
  private var heap = GrowableBuffer<UInt64>(capacity: 256)

  struct Entry {
    var bound: Int32
    var isRefined: Bool
    var phrase: UInt32
  }

  var growths: Int { heap.growths }
  var isEmpty: Bool { heap.count == 0 }

  mutating func removeAll() { heap.removeAll() }

  /// Adds without ordering; ``order()`` comes before the first ``popFirst()``.
  mutating func append(_ entry: Entry) { heap.append(Self.pack(entry)) }

  /// Orders everything that was appended, in linear time.
  mutating func order() {
    guard heap.count > 1 else { return }
    var place = heap.count / 2
    while place > 0 {
      place -= 1
      sink(place)
    }
  }

  mutating func insert(_ entry: Entry) {
    heap.append(Self.pack(entry))
    let base = heap.base
    var place = heap.count - 1
    let added = base[place]
    while place > 0, added < base[(place - 1) / 2] {
      base[place] = base[(place - 1) / 2]
      place = (place - 1) / 2
    }
    base[place] = added
  }

  mutating func popFirst() -> Entry? {
    guard heap.count > 0 else { return nil }
    let first = heap[0]
    let last = heap[heap.count - 1]
    heap.removeLast()
    if heap.count > 0 {
      heap[0] = last
      sink(0)
    }
    return Entry(
      bound: Int32(first >> 33),
      isRefined: first >> 32 & 1 == 1,
      phrase: UInt32(truncatingIfNeeded: first)
    )
  }

  private mutating func sink(_ start: Int) {
    let base = heap.base
    let count = heap.count
    var place = start
    let sinking = base[place]
    while true {
      var child = place * 2 + 1
      guard child < count else { break }
      if child + 1 < count, base[child + 1] < base[child] { child += 1 }
      guard base[child] < sinking else { break }
      base[place] = base[child]
      place = child
    }
    base[place] = sinking
  }

  private static func pack(_ entry: Entry) -> UInt64 {
    UInt64(UInt32(bitPattern: entry.bound)) << 33 | (entry.isRefined ? 1 << 32 : 0) | UInt64(entry.phrase)
  }
}
