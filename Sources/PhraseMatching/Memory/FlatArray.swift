/// Read-only values that lie side by side in an index's memory.
///
/// The memory belongs to the index, which outlives every view of it. Ids that come out of an index file are checked
/// once, when it is opened, so look-ups need no check of their own.
struct FlatArray<Element: BitwiseCopyable>: @unchecked Sendable {  // Proof: nobody writes to it after it is made.
  let base: UnsafePointer<Element>
  let count: Int

  subscript(index: Int) -> Element {
    assert(index >= 0 && index < count)
    return base[index]
  }

  subscript(index: UInt32) -> Element { self[Int(index)] }

  var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }
}

extension FlatArray<UInt32> {
  /// Whether every element is below `limit`.
  func isBelow(_ limit: Int) -> Bool {
    var largest: UInt32 = 0
    for element in elements { largest = Swift.max(largest, element) }
    return count == 0 || Int(largest) < limit
  }

  /// Whether the elements are the starts of consecutive runs that end with `limit`.
  func areStarts(upTo limit: Int) -> Bool {
    guard count > 0, self[0] == 0, Int(self[count - 1]) == limit else { return false }
    var isOrdered = true
    for index in 1..<Swift.max(count, 1) { isOrdered = isOrdered && base[index - 1] <= base[index] }
    return isOrdered
  }

  /// The elements' run number `index`, when they are the starts of consecutive runs.
  func run(_ index: Int) -> Range<Int> { Int(self[index])..<Int(self[index + 1]) }
}
