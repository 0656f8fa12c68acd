internal import Glibc

/// A pipe that wakes the thread that waits for keys: signal handlers and other threads write to it.
///
/// There is one for the process, because a signal handler reaches only what is global.
enum WakeUps {
  private static let ends = makePipe()

  /// Where wake-ups are read; -1 if there is no pipe.
  static var descriptor: Int32 { ends.reading }

  /// Wakes the thread with a signal's number, or 0. Safe in a signal handler once ``descriptor`` was read.
  static func send(_ signal: Int32 = 0) {
    let saved = errno
    var byte = UInt8(truncatingIfNeeded: signal)
    _ = write(ends.writing, &byte, 1)
    errno = saved
  }

  /// Waits for a wake-up and takes it.
  static func wait(milliseconds: Int32) {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    if poll(&waiting, 1, milliseconds) > 0 { _ = receive() }
  }

  /// The signals that came, each once; takes all wake-ups.
  static func receive() -> Set<Int32> {
    var signals: Set<Int32> = []
    var bytes = [UInt8](repeating: 0, count: 256)
    while case let count = read(ends.reading, &bytes, bytes.count), count > 0 {
      signals.formUnion(bytes.prefix(count).map(Int32.init))
    }
    return signals.subtracting([0])
  }

  /// Neither end blocks: a full pipe wakes as well as one more byte.
  private static func makePipe() -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return (-1, -1) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return (ends[0], ends[1])
  }
}
