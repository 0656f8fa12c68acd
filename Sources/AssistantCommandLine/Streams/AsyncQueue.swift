internal import Synchronization

/// Where many leave messages and one takes them, all that there are at once, in the order in which they came.
final class AsyncQueue<Message: Sendable>: Sendable {
  private struct State {
    var messages: [Message] = []
    var reader: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())

  /// Leaves a message. Never waits.
  func send(_ message: Message) {
    let reader = state.withLock { state in
      state.messages.append(message)
      return state.reader.take()
    }
    reader?.resume()
  }

  /// All messages; waits until there is one. For one reader only.
  func receive() async -> [Message] {
    while true {
      let messages = waiting()
      if !messages.isEmpty { return messages }
      await withCheckedContinuation { continuation in
        let isEmpty = state.withLock { state in
          if state.messages.isEmpty { state.reader = continuation }
          return state.messages.isEmpty
        }
        if !isEmpty { continuation.resume() }
      }
    }
  }

  /// What is there now, perhaps nothing.
  func waiting() -> [Message] {
    state.withLock { state in
      defer { state.messages = [] }
      return state.messages
    }
  }
}
