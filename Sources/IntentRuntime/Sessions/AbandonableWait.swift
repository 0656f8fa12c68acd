internal import Synchronization

/// Waits for work that may never end: whoever waits goes on when it is done, or when it is given up.
final class AbandonableWait<Value: Sendable>: Sendable {
  private enum State {
    case open
    case waiting(CheckedContinuation<Value?, Never>)
    case ended(Value?)
  }

  private let state = Mutex(State.open)

  /// What the work came to; nil when it was given up.
  func value() async -> Value? {
    await withCheckedContinuation { continuation in
      let ended: Value?? = state.withLock { state in
        if case .ended(let value) = state { return .some(value) }
        state = .waiting(continuation)
        return nil
      }
      if let ended { continuation.resume(returning: ended) }
    }
  }

  /// Ends the wait; false if it has ended already: only the first end counts.
  @discardableResult func end(with value: Value?) -> Bool {
    let (waiting, isFirst) = state.withLock { state -> (CheckedContinuation<Value?, Never>?, Bool) in
      switch state {
      case .ended: return (nil, false)
      case .open:
        state = .ended(value)
        return (nil, true)
      case .waiting(let continuation):
        state = .ended(value)
        return (continuation, true)
      }
    }
    waiting?.resume(returning: value)
    return isFirst
  }
}
