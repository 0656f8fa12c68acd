/// A read-only array in memory that something else owns: an index's bytes or a table of the program.
///
/// The owner outlives every array. Ids that come out of an index file are validated once, when it is opened, so that
/// look-ups are not checked again.
public struct FlatArray<Element: BitwiseCopyable>: BitwiseCopyable, @unchecked Sendable {
  // Proof: never written after init.

  /// The first element.
  public let base: UnsafePointer<Element>
  /// The number of elements.
  public let count: Int

  /// An array of elements that something else owns.
  @inlinable public init(base: UnsafePointer<Element>, count: Int) { (self.base, self.count) = (base, count) }

  /// The element at an index, which is not checked in a release build.
  @inlinable public subscript(index: Int) -> Element {
    assert(index >= 0 && index < count)
    return base[index]
  }

  /// The same for an index as tables store it.
  @inlinable public subscript(index: UInt32) -> Element { self[Int(index)] }

  /// The elements as a buffer.
  @inlinable public var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }
}

extension FlatArray<UInt32> {
  /// Whether every element is below `limit`.
  @inlinable public func isBelow(_ limit: Int) -> Bool {
    var largest: UInt32 = 0
    for element in elements { largest = Swift.max(largest, element) }
    return count == 0 || Int(largest) < limit
  }

  /// Whether the elements are the starts of consecutive runs that end with `limit`.
  @inlinable public func areStarts(upTo limit: Int) -> Bool {
    guard count > 0, self[0] == 0, Int(self[count - 1]) == limit else { return false }
    var isOrdered = true
    for index in 1..<Swift.max(count, 1) { isOrdered = isOrdered && base[index - 1] <= base[index] }
    return isOrdered
  }

  /// The run with this number, when the elements are the starts of consecutive runs.
  @inlinable public func run(_ index: Int) -> Range<Int> { Int(self[index])..<Int(self[index + 1]) }
}

extension FlatArray<Float> {
  /// Whether all are finite and small enough for sums.
  var areBounded: Bool { elements.allSatisfy(\.isBounded) }
}

extension Float {
  /// Whether it is finite and small enough for sums.
  var isBounded: Bool { magnitude <= 1e6 }
}

extension UnsafeBufferPointer<UInt8> {
  /// Orders texts by their bytes, and so by their scalars.
  @inlinable public func precedes(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    let shared = Swift.min(count, other.count)
    for index in 0..<shared where self[index] != other[index] { return self[index] < other[index] }
    return count < other.count
  }

  /// Whether two texts have the same bytes.
  @inlinable public func isEqual(to other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    for index in 0..<count where self[index] != other[index] { return false }
    return true
  }
}
