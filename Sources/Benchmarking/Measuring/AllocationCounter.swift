internal import Glibc
internal import Synchronization

/// Counts the objects that the Swift runtime allocates, by stepping in where it looks up how to.
///
/// Counts those of all threads, so nothing else may run. Not every way of building a program lets it step in: then
/// there is no count, which is something else than none. What is counted must not handle strings: while somebody has
/// stepped in, the runtime takes the characters of a short string for the address of an object.
enum AllocationCounter {
  fileprivate typealias Allocate = @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

  /// Where the runtime keeps the address of the function that allocates; nil where it does not let us see it.
  private static var entry: UnsafeMutablePointer<Allocate>? {
    dlsym(nil, "_swift_allocObject")?.assumingMemoryBound(to: Allocate.self)
  }

  /// Where the runtime notes that somebody stepped in. It never forgets on its own.
  private static var note: UnsafeMutablePointer<Bool>? {
    dlsym(nil, "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly")?
      .assumingMemoryBound(to: Bool.self)
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
    guard let entry, let note else { return nil }
    let allocate = entry.pointee
    let wasNoted = note.pointee
    replaced.store(UInt(bitPattern: unsafeBitCast(allocate, to: UnsafeRawPointer.self)), ordering: .relaxed)
    counted.store(0, ordering: .relaxed)
    entry.pointee = allocateCounted
    body()
    entry.pointee = allocate
    note.pointee = wasNoted
    return counted.load(ordering: .relaxed)
  }

  @inline(never) @_optimize(none)
  private static func makeObject(_ number: Int) { withExtendedLifetime([number, number]) {} }
}

// A function that C calls has no context of its own, so these two stand outside.
private let counted = Atomic<Int>(0)
private let replaced = Atomic<UInt>(0)

private let allocateCounted: AllocationCounter.Allocate = { metadata, size, alignment in
  counted.wrappingAdd(1, ordering: .relaxed)
  let allocate = UnsafeRawPointer(bitPattern: replaced.load(ordering: .relaxed))
  return unsafeBitCast(allocate, to: AllocationCounter.Allocate.self)(metadata, size, alignment)
}
