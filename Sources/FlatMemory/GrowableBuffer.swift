/// A growable array of trivial values that keeps its memory between uses.
///
/// Removing elements keeps the memory, so that a warm buffer never allocates; `growths` counts the allocations.
public struct GrowableBuffer<Element: BitwiseCopyable>: ~Copyable {
  @usableFromInline var memory: UnsafeMutablePointer<Element>
  @usableFromInline var used = 0
  @usableFromInline var room: Int
  @usableFromInline var growthCount = 0

  /// Makes an empty buffer with memory for `capacity` elements.
  @inlinable public init(capacity: Int) {
    room = max(capacity, 1)
    memory = .allocate(capacity: room)
  }

  @inlinable deinit { memory.deallocate() }

  /// The first element; moves when the buffer grows.
  @inlinable public var base: UnsafeMutablePointer<Element> { memory }

  /// The number of elements.
  @inlinable public var count: Int { used }

  /// The number of elements that fit without growing.
  @inlinable public var capacity: Int { room }

  /// How often memory was allocated after the start.
  @inlinable public var growths: Int { growthCount }

  /// All elements, until the buffer changes.
  @inlinable public var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: memory, count: used) }

  /// The element at an index, which has to be below `count`.
  @inlinable public subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < used)
      return memory[index]
    }
    set {
      assert(index >= 0 && index < used)
      memory[index] = newValue
    }
  }

  /// Removes all elements and keeps the memory.
  @inlinable public mutating func removeAll() { used = 0 }

  /// Removes elements from the end.
  @inlinable public mutating func removeLast(_ number: Int = 1) { used -= number }

  /// Adds an element at the end.
  @inlinable public mutating func append(_ element: Element) {
    if used == room { reserve(used + 1) }
    memory[used] = element
    used += 1
  }

  /// Inserts an element and keeps at most `limit`; no effect where the index is not below the limit.
  @inlinable public mutating func insert(_ element: Element, at index: Int, limit: Int) {
    guard index < limit else { return }
    if used < limit { append(element) }
    var last = used - 1
    while last > index {
      memory[last] = memory[last - 1]
      last -= 1
    }
    memory[index] = element
  }

  /// Replaces the contents by `number` copies of `element`.
  @inlinable public mutating func fill(_ number: Int, with element: Element) {
    reserve(number)
    memory.update(repeating: element, count: number)
    used = number
  }

  /// Sets the count; new elements have unspecified values.
  @inlinable public mutating func resizeWithoutClearing(to number: Int) {
    reserve(number)
    used = number
  }

  /// Makes room for at least `number` elements.
  @inlinable public mutating func reserve(_ number: Int) {
    guard number > room else { return }
    let larger = max(number, room * 2)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    moved.update(from: memory, count: used)
    memory.deallocate()
    memory = moved
    room = larger
    growthCount += 1
  }
}
