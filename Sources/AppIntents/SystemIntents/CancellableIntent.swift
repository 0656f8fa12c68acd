internal import Synchronization

/// An intent that wants to know when it is ended early.
@_alwaysEmitConformanceMetadata
public protocol CancellableIntent: AppIntent {}

/// Why an intent is ended early.
public enum IntentCancellationReason: Hashable, Sendable {
  case timeout
  /// The person does not want it any more.
  case userCancelled
}

extension CancellableIntent {
  /// Runs an operation; if the intent is ended meanwhile, the handler is told why, at once and on any thread.
  public func withIntentCancellationHandler<Value>(
    operation: () async throws -> Value, onCancel handler: @Sendable (IntentCancellationReason) -> Void
  ) async throws -> Value {
    let cancellation = IntentEnvironment.ofRun.cancellation
    return try await withTaskCancellationHandler(operation: operation) {
      handler(cancellation?.reason ?? .userCancelled)
    }
  }
}

/// Ends a run early and says why: set the reason, then cancel the task.
package final class IntentCancellation: Sendable {
  private let stored = Mutex(IntentCancellationReason.userCancelled)

  package init() {}

  package var reason: IntentCancellationReason {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}
