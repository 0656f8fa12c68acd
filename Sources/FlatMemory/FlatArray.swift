/// A read-only array in memory that something else owns: an index's bytes or a table of the program.
///
/// The owner outlives every array. Ids that come out of an index file are validated once, when it is opened, so that
/// look-ups are not checked again. Public and inlinable for the optimizer alone: as `package` declarations of another
/// module, this and ``GrowableBuffer`` are not specialized, and a match takes three to five times as long.
public struct FlatArray<Element: BitwiseCopyable>: @unchecked Sendable {  // Proof: never written after init.
  /// The first element.
  public let base: UnsafePointer<Element>
  /// The number of elements.
  public let count: Int

  /// Views elements that lie in a row.
  @inlinable public init(base: UnsafePointer<Element>, count: Int) {
    self.base = base
    self.count = count
  }

  /// The element at an index, which has to be below `count`.
  @inlinable public subscript(index: Int) -> Element {
    assert(index >= 0 && index < count)
    return base[index]
  }

  /// The element at an index, which has to be below `count`.
  @inlinable public subscript(index: UInt32) -> Element { self[Int(index)] }

  /// All elements.
  @inlinable public var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }
}

extension FlatArray<UInt32> {
  /// Whether every element is below `limit`.
  package func isBelow(_ limit: Int) -> Bool {
    var largest: UInt32 = 0
    for element in elements { largest = Swift.max(largest, element) }
    return count == 0 || Int(largest) < limit
  }

  /// Whether the elements are the starts of consecutive runs that end with `limit`.
  package func areStarts(upTo limit: Int) -> Bool {
    guard count > 0, self[0] == 0, Int(self[count - 1]) == limit else { return false }
    var isOrdered = true
    for index in 1..<Swift.max(count, 1) { isOrdered = isOrdered && base[index - 1] <= base[index] }
    return isOrdered
  }

  /// The run with this number, when the elements are the starts of consecutive runs.
  @inlinable public func run(_ index: Int) -> Range<Int> { Int(self[index])..<Int(self[index + 1]) }
}

extension UnsafeBufferPointer<UInt8> {
  package func isEqual(to other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    for index in 0..<count where self[index] != other[index] { return false }
    return true
  }
}
