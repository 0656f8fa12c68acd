internal import Foundation
internal import Glibc
internal import Synchronization

/// Ctrl-C as something that can be waited for, instead of the end of the program.
///
/// There is one for the process, as there is one handler of the signal.
enum Interruptions {
  /// Where the handler writes and where a reader of standard input looks besides its input; -1 while nobody does.
  ///
  /// A signal handler can reach nothing but what is global, hence these.
  private static let writeEnd = Atomic<Int32>(-1)
  private static let readerEnd = Atomic<Int32>(-1)

  /// Lets Ctrl-C interrupt whoever waits for standard input in ``waitForInput(_:)``.
  static func interruptReading() {
    readerEnd.store(begin(), ordering: .relaxed)
  }

  /// Calls an action, on a thread of its own, at the first Ctrl-C; the second one ends the program.
  static func onFirst(_ action: @escaping @Sendable () -> Void) {
    let end = begin()
    guard end >= 0 else { return }
    Thread.detachNewThread {
      if take(from: end) {
        signal(SIGINT, SIG_DFL)
        action()
      }
    }
  }

  /// Gives Ctrl-C back its usual meaning.
  static func end() {
    signal(SIGINT, SIG_DFL)
    readerEnd.store(-1, ordering: .relaxed)
  }

  /// Waits until there is something to read; false when Ctrl-C came first.
  static func waitForInput(_ descriptor: Int32) -> Bool {
    let end = readerEnd.load(ordering: .relaxed)
    if end < 0 { return true }
    var waiting = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0), pollfd(fd: end, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&waiting, 2, -1) < 0, errno == EINTR {}
    return waiting[1].revents & Int16(POLLIN) == 0 || !take(from: end)
  }

  /// Installs the handler; the end of a pipe that a byte comes out of for each Ctrl-C, -1 if there can be none.
  private static func begin() -> Int32 {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return -1 }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    writeEnd.store(ends[1], ordering: .relaxed)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in
      let saved = errno
      _ = write(Interruptions.writeEnd.load(ordering: .relaxed), "!", 1)
      errno = saved
    }
    action.sa_flags = SA_RESTART
    sigaction(SIGINT, &action, nil)
    return ends[0]
  }

  private static func take(from end: Int32) -> Bool {
    var byte: UInt8 = 0
    var count = 0
    repeat { count = read(end, &byte, 1) } while count < 0 && errno == EINTR
    return count == 1
  }
}
