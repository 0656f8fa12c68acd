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

  /// A pipe that a byte comes out of for each Ctrl-C, made once: the handler may hold its writing end at any time. Nil
  /// where there can be none.
  private static let pipe = makePipe()
  /// What the first Ctrl-C leads to, while a thread waits for it.
  private static let action = Mutex<(@Sendable () -> Void)?>(nil)

  /// Lets Ctrl-C interrupt whoever waits for standard input in ``waitForInput(_:)``. Returns where a reader looks, -1 if
  /// nowhere.
  @discardableResult static func interruptReading() -> Int32 {
    readerEnd.store(begin(), ordering: .relaxed)
    return readerEnd.load(ordering: .relaxed)
  }

  /// Calls an action, on a thread of its own, at the first Ctrl-C; the second one ends the program. A later action takes
  /// the place of an earlier one.
  static func onFirst(_ action: @escaping @Sendable () -> Void) {
    let end = begin()
    guard end >= 0 else { return }
    let isAwaited = Self.action.withLock { awaited in
      defer { awaited = action }
      return awaited != nil
    }
    if isAwaited { return }
    Thread.detachNewThread {
      guard take(from: end) else { return }
      signal(SIGINT, SIG_DFL)
      let action = Self.action.withLock { $0.take() }
      action?()
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

  private static func makePipe() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard Glibc.pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Installs the handler; the end of the pipe that a byte comes out of for each Ctrl-C, -1 if there is none.
  private static func begin() -> Int32 {
    guard let pipe else { return -1 }
    writeEnd.store(pipe.writing, ordering: .relaxed)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in
      let saved = errno
      _ = write(Interruptions.writeEnd.load(ordering: .relaxed), "!", 1)
      errno = saved
    }
    action.sa_flags = SA_RESTART
    sigaction(SIGINT, &action, nil)
    return pipe.reading
  }

  private static func take(from end: Int32) -> Bool {
    var byte: UInt8 = 0
    var count = 0
    repeat { count = read(end, &byte, 1) } while count < 0 && errno == EINTR
    return count == 1
  }
}
