internal import Glibc

/// The terminal while the prompt has it: Ctrl-C ends a line instead of the program.
final class PromptTerminal {
  private let original: termios?

  /// Takes over Ctrl-C; the terminal keeps what was typed, so that we can tell an empty line from a begun one.
  init() {
    var state = termios()
    original = tcgetattr(0, &state) == 0 ? state : nil
    if original != nil {
      state.c_lflag |= tcflag_t(NOFLSH)
      tcsetattr(0, TCSANOW, &state)
    }
    Interruptions.interruptReading()
  }

  deinit {
    Interruptions.end()
    if var original { tcsetattr(0, TCSANOW, &original) }
  }
}

extension Terminal {
  /// Throws away what was typed of a line, and tells whether there was anything.
  static func discardLine() -> PromptConversation.Event.Line {
    var state = termios()
    guard tcgetattr(0, &state) == 0 else { return .empty }
    let lineMode = state
    state.c_lflag &= ~tcflag_t(ICANON)
    tcsetattr(0, TCSANOW, &state)
    var count: Int32 = 0
    _ = ioctl(0, UInt(FIONREAD), &count)
    tcflush(0, TCIFLUSH)
    state = lineMode
    tcsetattr(0, TCSANOW, &state)
    return count > 0 ? .begun : .empty
  }
}
