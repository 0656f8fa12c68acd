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

  /// The bytes that are there, perhaps none. Nil when no more will come.
  func read() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 64 * 1024)
    let count = Glibc.read(input, &bytes, bytes.count)
    if count > 0 { return Array(bytes.prefix(count)) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? [] : nil
  }

  /// Throws away what was typed and not yet read.
  func discardInput() { tcflush(input, TCIFLUSH) }

  /// Waits for input or a wake-up, at most so many milliseconds; for ever if negative.
  func wait(milliseconds: Int32) -> (hasInput: Bool, isAwoken: Bool) {
    var waiting = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: WakeUps.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&waiting, 2, milliseconds) > 0 else { return (false, false) }
    return (waiting[0].revents != 0, waiting[1].revents != 0)
  }
}
