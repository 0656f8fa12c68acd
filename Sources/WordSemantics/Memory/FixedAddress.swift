import Synchronization

/// Makes a noncopyable struct that contains it immovable, so that functions get its address.
///
/// A movable value is copied to the stack for each function that only reads it, and a match calls hundreds of such
/// functions: that was a quarter of its time. A struct with an atomic member cannot be moved.
package struct FixedAddress: ~Copyable {
  private let anchor = Atomic<UInt8>(0)

  package init() {}
}
