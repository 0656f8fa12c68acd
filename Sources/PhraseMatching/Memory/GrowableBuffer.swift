/// A stack of plain values in memory of its own that is kept between uses.
///
/// Clearing it keeps the memory, so a warm buffer never allocates; `growths` counts the times it did.
struct GrowableBuffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private(set) var capacity: Int
  private(set) var growths = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }

  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  mutating func removeAll() { count = 0 }

  mutating func removeLast(_ number: Int = 1) { count -= number }

  mutating func append(_ element: Element) {
    if count == capacity { reserve(count + 1) }
    base[count] = element
    count += 1
  }

  /// Makes exactly `number` elements, each `element`.
  mutating func fill(_ number: Int, with element: Element) {
    reserve(number)
    base.update(repeating: element, count: number)
    count = number
  }

  /// Makes exactly `number` elements; those that were not there before hold whatever the memory held.
  mutating func resizeWithoutClearing(to number: Int) {
    reserve(number)
    count = number
  }

  mutating func reserve(_ number: Int) {
    guard number > capacity else { return }
    let larger = max(number, capacity * 2)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    moved.update(from: base, count: count)
    base.deallocate()
    base = moved
    capacity = larger
    growths += 1
  }
}
