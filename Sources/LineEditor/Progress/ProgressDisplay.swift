internal import Synchronization

/// A line that shows how far some work is until ``end()``.
package final class ProgressDisplay: Sendable {
  private let state: Mutex<ProgressStatus>
  private let hasEnded = Atomic(false)
  private let finished = Mutex<Task<Void, Never>?>(nil)
  private let onInterruption: @Sendable () -> Void
  private let wasInterrupted = Atomic(false)

  init(_ status: ProgressStatus, onInterruption: @escaping @Sendable () -> Void) {
    state = Mutex(status)
    self.onInterruption = onInterruption
  }

  /// Shows another text or fraction, at the next of some eight frames a second. Costs nothing when called more often.
  package func update(_ status: ProgressStatus) { state.withLock { $0 = status } }

  /// Takes the line off the screen and returns when it is gone.
  package func end() async {
    hasEnded.store(true, ordering: .releasing)
    WakeUps.send()
    await finished.withLock(\.self)?.value
  }

  /// Ctrl-C.
  func interrupt() {
    wasInterrupted.store(true, ordering: .relaxed)
    onInterruption()
  }

  var isInterrupted: Bool { wasInterrupted.load(ordering: .relaxed) }
  var status: ProgressStatus { state.withLock(\.self) }
  var isEnded: Bool { hasEnded.load(ordering: .acquiring) }

  func start(_ show: @escaping @Sendable () async -> Void) { finished.withLock { $0 = Task { await show() } } }
}
