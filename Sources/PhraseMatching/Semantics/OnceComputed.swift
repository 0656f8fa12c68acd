internal import Synchronization

/// A value that the first who asks computes; who asks meanwhile waits for it.
package final class OnceComputed<Value: Sendable>: Sendable {
  private let known = Mutex<Value?>(nil)

  package init() {}

  package func value(_ compute: () -> Value) -> Value {
    known.withLock { known in
      if let known { return known }
      let computed = compute()
      known = computed
      return computed
    }
  }
}
