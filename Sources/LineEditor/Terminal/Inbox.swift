internal import Synchronization

/// Texts to be printed above what is shown, from any thread.
final class Inbox: Sendable {
  private struct State {
    var texts: [String] = []
    /// Whether a thread shows something and takes texts.
    var isOpen = false
  }

  private let state = Mutex(State())

  /// Leaves a text for the thread that shows something; writes it at once if there is none.
  func print(_ text: String, to device: TerminalDevice) {
    state.withLock { state in
      if state.isOpen { state.texts.append(text) } else { device.write(text) }
    }
    WakeUps.send()
  }

  func open() { state.withLock { $0.isOpen = true } }

  /// Takes the texts that came.
  func receive() -> [String] {
    state.withLock { state in
      defer { state.texts = [] }
      return state.texts
    }
  }

  /// Writes the last texts and lets later ones be written at once.
  func close(_ device: TerminalDevice) {
    state.withLock { state in
      state.texts.forEach(device.write)
      state = State()
    }
  }
}
