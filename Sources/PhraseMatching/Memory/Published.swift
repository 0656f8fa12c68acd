/// Memory for a value that a stage hands on, at one address: whoever passes it on copies a pointer.
struct Published<Contents>: ~Copyable {
  private let address = UnsafeMutablePointer<Contents>.allocate(capacity: 1)

  /// Replaces the value; the pointer is the same each time and valid as long as this.
  mutating func publish(_ contents: Contents) -> UnsafePointer<Contents> {
    address.initialize(to: contents)
    return UnsafePointer(address)
  }

  deinit { address.deallocate() }
}
