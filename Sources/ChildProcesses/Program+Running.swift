internal import Foundation
internal import Glibc

extension Program {
  /// Runs to the end, or until a limit is reached or the task is cancelled.
  ///
  /// Waits on threads of its own: no thread of the concurrency pool is blocked, however many programs run at once.
  package func run(limits: ProgramLimits = ProgramLimits()) async -> ProgramResult {
    guard let events = EventPipe() else { return .notStarted(errno) }
    return await withTaskCancellationHandler {
      if Task.isCancelled { return ProgramResult(ending: .cancelled) }
      return await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          switch RunningProgram.start(self, events) {
          case .success(let running): continuation.resume(returning: running.waitForEnd(limits))
          case .failure(let failure): continuation.resume(returning: .notStarted(failure.code))
          }
        }
      }
    } onCancel: {
      events.send(.cancelled)
    }
  }
}

/// How a program ended, and what it wrote.
package struct ProgramResult: Sendable {
  package enum Ending: Sendable, Hashable {
    case exited(Int32)
    case killed(signal: Int32)
    case tookTooLong
    case cancelled
    /// The code is that of `errno`.
    case notStarted(Int32)
  }

  package var ending: Ending
  package var output = GatheredOutput(limit: 0)
  package var errors = GatheredOutput(limit: 0)

  static func notStarted(_ code: Int32) -> ProgramResult { ProgramResult(ending: .notStarted(code)) }
}
