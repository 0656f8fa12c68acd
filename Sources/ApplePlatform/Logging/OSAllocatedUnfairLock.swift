internal import Synchronization

/// A lock around a state, which copies of it share.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // The state is touched only under the lock.
  private final class Storage: @unchecked Sendable {
    let lock = Mutex<Void>(())
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Does something with the state while nobody else does.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try storage.lock.withLock { _ in try body(&storage.state) }
  }

  /// Does something with the state while nobody else does.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(uncheckedState: ()) }

  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
}
