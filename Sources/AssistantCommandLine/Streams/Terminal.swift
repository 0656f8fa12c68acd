internal import Glibc

/// What the system knows about a stream and its terminal.
package enum Terminal {
  /// Whether somebody sits there.
  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The columns of a stream: what `COLUMNS` says, else the terminal's window, else 80.
  package static func width(of descriptor: Int32) -> Int {
    if let columns = variable("COLUMNS").flatMap(Int.init), columns > 0 { return columns }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// A variable of the environment.
  package static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Nanoseconds since some moment in the past.
  package static func nanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// Lets a closed pipe end the program as other programs end, whatever the parent process set.
  package static func endQuietlyOnClosedPipe() { signal(SIGPIPE, SIG_DFL) }

  /// Says why, when the system ends the program because a file that it maps was cut short by somebody who wrote into it.
  package static func explainOverwrittenFiles() {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in
      let message: StaticString =
        "behest: a file that is being read was overwritten in place; replace it by another one ('behest compile', 'mv')\n"
      _ = write(2, message.utf8Start, message.utf8CodeUnitCount)
      _exit(2)
    }
    sigaction(SIGBUS, &action, nil)
  }

  /// Keeps files that are opened from becoming a standard stream that whoever started the program had closed: using
  /// such a stream still fails.
  package static func reserveStandardStreams() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// The message for an error number.
  package static func message(_ number: Int32) -> String {
    if number == EBADF { return "the stream is closed" }
    return strerror(number).map { String(cString: $0) } ?? "error \(number)"
  }

  /// Whether an error number means that nobody reads any more.
  package static func isClosedPipe(_ number: Int32) -> Bool { number == EPIPE }
}
