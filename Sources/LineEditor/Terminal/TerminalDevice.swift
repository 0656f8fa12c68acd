internal import Glibc

/// The descriptors of a terminal: reads, writes, asks for the size.
struct TerminalDevice: Sendable {
  let input: Int32
  let output: Int32

  var isTerminal: Bool { isatty(input) == 1 && isatty(output) == 1 }

  /// The size of the window; 80 by 24 if the terminal does not know.
  var size: ScreenSize {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return ScreenSize(columns: 80, rows: 24)
    }
    return ScreenSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Writes all of a text; what a terminal that is gone cannot take is dropped.
  func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(output, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var full = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        poll(&full, 1, -1)
      } else if errno != EINTR {
        return
      }
    }
  }

  /// More is taken in the next turn, so that something is drawn in between.
  private static let mostBytes = 1024 * 1024

  /// The bytes that are there, perhaps none. Nil when no more will come.
  ///
  /// A terminal hands a long paste out in pieces; taken together they cost one edit.
  func read() -> [UInt8]? {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 16 * 1024)
    repeat {
      let count = Glibc.read(input, &piece, piece.count)
      if count <= 0 { return !bytes.isEmpty || count < 0 && (errno == EINTR || errno == EAGAIN) ? bytes : nil }
      bytes += piece.prefix(count)
    } while bytes.count < Self.mostBytes && wait(milliseconds: 0).hasInput
    return bytes
  }

  /// Throws away what was typed and not yet read.
  func discardInput() { tcflush(input, TCIFLUSH) }

  /// Waits for input or a wake-up, at most so many milliseconds; for ever if negative.
  func wait(milliseconds: Int32) -> (hasInput: Bool, isAwoken: Bool) {
    var waiting = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: WakeUps.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    // A signal that interrupts the wait wakes as well.
    if poll(&waiting, 2, milliseconds) < 0 { return (false, true) }
    return (waiting[0].revents != 0, waiting[1].revents != 0)
  }
}
