/// Memory for a value that a stage hands on, at one address: whoever passes it on copies a pointer.
public struct Published<Contents>: ~Copyable {
  @usableFromInline let address = UnsafeMutablePointer<Contents>.allocate(capacity: 1)

  /// Reserves the memory.
  @inlinable public init() {}

  /// Replaces the value; the pointer is the same each time and valid as long as this.
  @inlinable public mutating func publish(_ contents: Contents) -> UnsafePointer<Contents> {
    address.initialize(to: contents)
    return UnsafePointer(address)
  }

  @inlinable deinit { address.deallocate() }
}
