internal import Glibc
internal import Synchronization

/// The terminal as an editor needs it: every key at once, none echoed; given back on every way out.
///
/// Whether the process returns, exits, is terminated or crashes, the terminal gets back the state that it had before ``enter(_:)``. What
/// signal handlers use is global and made before they are installed; they only make calls that are allowed in handlers.
enum RawMode {
  /// The terminal to be given back; -1 if there is none.
  private static let input = Atomic<Int32>(-1)
  private static let output = Atomic<Int32>(-1)
  /// Written only while no handler is installed.
  nonisolated(unsafe) private static let original = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  /// Whether the terminal is kept from one scene to the next.
  private static let isHeld = Atomic(false)
  private static let restoresAtExit: Bool = atexit { RawMode.restore() } == 0

  /// Asks for pasted text to be marked.
  private static let begin = "\u{1B}[?2004h"
  private static let end: StaticString = "\u{1B}[?2004l\u{1B}[m"
  /// Also leaves the line that was being edited, without what was only proposed, and takes the rows below it away.
  private static let abruptEnd: StaticString = "\u{1B}[?2004l\u{1B}[m\u{1B}[K\r\n\u{1B}[J"

  /// Takes the terminal. Returns false if it is none, or gone.
  static func enter(_ device: TerminalDevice) -> Bool {
    var state = termios()
    guard waitForForeground(device), tcgetattr(device.input, &state) == 0, restoresAtExit, WakeUps.descriptor >= 0
    else { return false }
    original.initialize(to: state)
    output.store(device.output, ordering: .relaxed)
    SignalHandlers.install()
    input.store(device.input, ordering: .releasing)
    state.makeRaw()
    guard tcsetattr(device.input, TCSADRAIN, &state) == 0 else {
      leave()
      return false
    }
    device.write(begin)
    return true
  }

  /// Takes the terminal for a scene, unless it is held.
  static func beginScene(_ device: TerminalDevice) -> Bool {
    isHeld.load(ordering: .relaxed) && input.load(ordering: .relaxed) >= 0 || enter(device)
  }

  /// Gives the terminal back behind a scene, unless it is held.
  static func endScene() {
    if !isHeld.load(ordering: .relaxed) { leave() }
  }

  /// Takes the terminal until ``release()``.
  static func hold(_ device: TerminalDevice) { isHeld.store(enter(device), ordering: .relaxed) }

  static func release() {
    if isHeld.exchange(false, ordering: .relaxed) { leave() }
  }

  /// Gives the terminal back.
  static func leave() {
    restore(end)
    SignalHandlers.remove()
  }

  /// Stops the process as Ctrl-Z does elsewhere, until it is continued; then takes the terminal again. Returns false if it is
  /// gone.
  static func stop(_ device: TerminalDevice) -> Bool {
    restore(end)
    SignalHandlers.removeUntilContinued()
    kill(0, SIGTSTP)
    // Another thread may take the signal, and this one go on for a moment.
    WakeUps.wait(milliseconds: 500)
    SignalHandlers.remove()
    return enter(device)
  }

  /// Stops the process while the terminal belongs to others, as the terminal itself stops programs of one thread. Returns
  /// false if nobody brings it back: it has no shell.
  private static func waitForForeground(_ device: TerminalDevice) -> Bool {
    for _ in 0..<50 {
      let owner = tcgetpgrp(device.input)
      if owner < 0 || owner == getpgrp() { return true }
      kill(0, SIGTTIN)
      WakeUps.wait(milliseconds: 20)
    }
    return false
  }

  /// Takes the terminal again after somebody else has had it: a shell, or a handler of the process itself.
  static func reenter(_ device: TerminalDevice) {
    guard waitForForeground(device) else { return }
    var state = original.pointee
    state.makeRaw()
    input.store(device.input, ordering: .releasing)
    tcsetattr(device.input, TCSADRAIN, &state)
    device.write(begin)
  }

  /// Gives the terminal back, once. Safe in a signal handler.
  static func restore(_ farewell: StaticString = abruptEnd) {
    let descriptor = input.exchange(-1, ordering: .acquiringAndReleasing)
    guard descriptor >= 0 else { return }
    _ = write(output.load(ordering: .relaxed), farewell.utf8Start, farewell.utf8CodeUnitCount)
    tcsetattr(descriptor, TCSANOW, original)
  }
}

extension termios {
  /// Output is processed as before: a line feed of anybody else still begins a line.
  fileprivate mutating func makeRaw() {
    c_iflag &= ~tcflag_t(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON | PARMRK)
    c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN | ISIG)
    withUnsafeMutableBytes(of: &c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
  }
}
