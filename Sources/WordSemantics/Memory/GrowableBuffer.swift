/// A growable array of trivial values that keeps its memory between uses.
///
/// Removing elements keeps the memory, so that a warm buffer never allocates; `growths` counts the allocations.
public struct GrowableBuffer<Element: BitwiseCopyable>: ~Copyable {
  /// The first element; changes when the buffer grows.
  public var base: UnsafeMutablePointer<Element>
  /// The number of elements.
  public var count = 0
  /// How many fit before it grows.
  public var capacity: Int
  /// How often it grew.
  public var growths = 0

  /// An empty buffer with room for some elements.
  @inlinable public init(capacity: Int) {
    self.capacity = max(capacity, 1)
    base = .allocate(capacity: self.capacity)
  }

  @inlinable deinit { base.deallocate() }

  /// The elements as a buffer; valid until it changes.
  @inlinable public var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }

  /// The elements as they are now; valid until the buffer changes.
  @inlinable public var view: FlatArray<Element> { FlatArray(base: base, count: count) }

  /// The element at an index, which is not checked in a release build.
  @inlinable public subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  /// Removes all elements and keeps the memory.
  @inlinable public mutating func removeAll() { count = 0 }

  /// Removes the last elements.
  @inlinable public mutating func removeLast(_ number: Int = 1) { count -= number }

  /// Appends an element. O(1), as long as the buffer need not grow.
  @inlinable public mutating func append(_ element: Element) {
    if count == capacity { reserve(count + 1) }
    base[count] = element
    count += 1
  }

  /// Appends elements.
  @inlinable public mutating func append(contentsOf elements: FlatArray<Element>) {
    reserve(count + elements.count)
    (base + count).update(from: elements.base, count: elements.count)
    count += elements.count
  }

  /// Appends copies of `element` until there are `number` elements.
  @inlinable public mutating func extend(to number: Int, with element: Element) {
    reserve(number)
    while count < number { append(element) }
  }

  /// Inserts an element and keeps at most `limit`; no effect where the index is not below the limit.
  @inlinable public mutating func insert(_ element: Element, at index: Int, limit: Int) {
    guard index < limit else { return }
    if count < limit { append(element) }
    var last = count - 1
    while last > index {
      base[last] = base[last - 1]
      last -= 1
    }
    base[index] = element
  }

  /// Removes an element; those behind it move. O(n).
  @inlinable public mutating func remove(at index: Int) {
    for position in index..<count - 1 { base[position] = base[position + 1] }
    count -= 1
  }

  /// Replaces the contents by `number` copies of `element`.
  @inlinable public mutating func fill(_ number: Int, with element: Element) {
    reserve(number)
    base.update(repeating: element, count: number)
    count = number
  }

  /// Sets the count; new elements have unspecified values.
  @inlinable public mutating func resizeWithoutClearing(to number: Int) {
    reserve(number)
    count = number
  }

  /// Makes room for some elements in all.
  @inlinable public mutating func reserve(_ number: Int) {
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
