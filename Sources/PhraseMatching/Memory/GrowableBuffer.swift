/// A growable array of trivial values that keeps its memory between uses.
///
/// Removing elements keeps the memory, so that a warm buffer never allocates; `growths` counts the allocations.
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

  /// The elements as they are now; valid until the buffer changes.
  var view: FlatArray<Element> { FlatArray(base: base, count: count) }

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

  mutating func append(contentsOf elements: FlatArray<Element>) {
    reserve(count + elements.count)
    (base + count).update(from: elements.base, count: elements.count)
    count += elements.count
  }

  /// Appends copies of `element` until there are `number` elements.
  mutating func extend(to number: Int, with element: Element) {
    reserve(number)
    while count < number { append(element) }
  }

  /// Inserts an element and keeps at most `limit`; no effect where the index is not below the limit.
  mutating func insert(_ element: Element, at index: Int, limit: Int) {
    guard index < limit else { return }
    if count < limit { append(element) }
    var last = count - 1
    while last > index {
      base[last] = base[last - 1]
      last -= 1
    }
    base[index] = element
  }

  mutating func remove(at index: Int) {
    for position in index..<count - 1 { base[position] = base[position + 1] }
    count -= 1
  }

  /// Replaces the contents by `number` copies of `element`.
  mutating func fill(_ number: Int, with element: Element) {
    reserve(number)
    base.update(repeating: element, count: number)
    count = number
  }

  /// Sets the count; new elements have unspecified values.
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
