import Synchronization

/// Keeps what it is part of where it is, so that functions are handed its address.
///
/// A value that may be moved freely is copied to the stack for each function that only looks at it, and a match calls
/// hundreds of such functions: a quarter of its time went there. What holds an atomic number may not be moved.
struct FixedAddress: ~Copyable {
  private let anchor = Atomic<UInt8>(0)
}
