internal import Glibc
internal import Synchronization

/// Counts the objects that the Swift runtime allocates, by stepping in where it looks up how to.
///
/// Counts those of all threads, so nothing else may run meanwhile. Not every way of building a program lets it step in:
/// then there is no count, which is something else than none.
enum AllocationCounter {
  fileprivate typealias Allocate = @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

  /// Where the runtime keeps the address of the function that allocates; nil where it does not let us see it.
  private static var entry: UnsafeMutablePointer<Allocate>? {
    dlsym(nil, "_swift_allocObject")?.assumingMemoryBound(to: Allocate.self)
  }

  /// Where the runtime notes that somebody stepped in. From then on it takes the characters of a short string for the
  /// address of an object, so the note is torn up as soon as it is written: by the first thing that a counted
  /// allocation does.
  fileprivate static let note = dlsym(
    nil, "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly"
  ).map { Note(address: $0.assumingMemoryBound(to: Bool.self)) }

  fileprivate struct Note: @unchecked Sendable {  // Proof: one byte, the runtime's own.
    let address: UnsafeMutablePointer<Bool>
  }

  /// Whether an object that is certainly allocated is counted.
  static let isAvailable: Bool = countUnchecked { makeObject(Int(getpid())) }.map { $0 > 0 } ?? false

  /// How many objects are allocated while `body` runs, nil when they cannot be counted.
  static func count(_ body: () -> Void) -> Int? {
    guard isAvailable else {
      body()
      return nil
    }
    return countUnchecked(body)
  }

  private static func countUnchecked(_ body: () -> Void) -> Int? {
    guard let entry, note != nil else { return nil }
    let allocate = entry.pointee
    replaced.store(UInt(bitPattern: unsafeBitCast(allocate, to: UnsafeRawPointer.self)), ordering: .relaxed)
    counted.store(0, ordering: .relaxed)
    entry.pointee = allocateCounted
    body()
    entry.pointee = allocate
    return counted.load(ordering: .relaxed)
  }

  @inline(never) @_optimize(none)
  private static func makeObject(_ number: Int) { withExtendedLifetime([number, number]) {} }
}

// A function that C calls has no context of its own, so these two stand outside.
private let counted = Atomic<Int>(0)
private let replaced = Atomic<UInt>(0)

private let allocateCounted: AllocationCounter.Allocate = { metadata, size, alignment in
  AllocationCounter.note?.address.pointee = false
  counted.wrappingAdd(1, ordering: .relaxed)
  let allocate = UnsafeRawPointer(bitPattern: replaced.load(ordering: .relaxed))
  return unsafeBitCast(allocate, to: AllocationCounter.Allocate.self)(metadata, size, alignment)
}
