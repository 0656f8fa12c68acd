internal import Dispatch
internal import Foundation
internal import Synchronization

/// Writes messages, a line each, on a thread of its own: whoever sends one never waits for a reader.
final class MessageWriter: Sendable {
  /// Writes bytes, and returns the system's error number if it cannot.
  typealias Write = @Sendable (UnsafeRawBufferPointer) -> Int32?

  private struct State {
    var bytes: [UInt8] = []
    var isEnding = false
    var waiting: CheckedContinuation<Void, Never>?
    var isAtEnd = false
  }

  private let state = Mutex(State())
  private let arrivals = DispatchSemaphore(value: 0)

  init(_ write: @escaping Write) { Thread.detachNewThread { [self] in run(write) } }

  func send(_ message: [UInt8]) {
    state.withLock { state in
      state.bytes += message
      state.bytes.append(0x0A)
    }
    arrivals.signal()
  }

  /// Waits until everything is written.
  func end() async {
    await withCheckedContinuation { continuation in
      let isAtEnd = state.withLock { state in
        state.isEnding = true
        if !state.isAtEnd { state.waiting = continuation }
        return state.isAtEnd
      }
      if isAtEnd { continuation.resume() }
      arrivals.signal()
    }
  }

  private func run(_ write: Write) {
    var failure: Int32?
    while true {
      arrivals.wait()
      let (bytes, isEnding) = state.withLock { state in
        defer { state.bytes = [] }
        return (state.bytes, state.isEnding)
      }
      if failure == nil, !bytes.isEmpty { failure = bytes.withUnsafeBytes(write) }
      guard isEnding else { continue }
      let waiting = state.withLock { state in
        state.isAtEnd = true
        return state.waiting.take()
      }
      waiting?.resume()
      return
    }
  }
}
