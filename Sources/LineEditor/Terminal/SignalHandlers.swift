internal import Glibc

/// The handlers of signals while the terminal is raw.
enum SignalHandlers {
  /// Those that end the process. The terminal is given back first; then the signal does what it did before. The thread that waits is
  /// not woken: it must not take the terminal again.
  private static let fatal = [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE]
  /// Those that the thread waiting for keys deals with.
  private static let waking = [SIGWINCH, SIGCONT, SIGTSTP]

  /// What the signals did before, by number. Written only while no handler is installed.
  nonisolated(unsafe) private static let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)

  static func install() {
    for signal in fatal {
      replace(signal) { signal in
        RawMode.restore()
        sigaction(signal, SignalHandlers.previous + Int(signal), nil)
        SignalHandlers.raiseAtOnce(signal)
        // Who was there before may only have told of it.
        Glibc.signal(signal, SIG_DFL)
        SignalHandlers.raiseAtOnce(signal)
      }
    }
    for signal in waking { replace(signal) { WakeUps.send($0) } }
  }

  /// Raises a signal while its handler runs.
  private static func raiseAtOnce(_ signal: Int32) {
    var one = sigset_t()
    sigemptyset(&one)
    sigaddset(&one, signal)
    pthread_sigmask(SIG_UNBLOCK, &one, nil)
    raise(signal)
  }

  static func remove() { restore(fatal + waking) }

  /// Removes all but the one that wakes when a stopped process is continued.
  static func removeUntilContinued() { restore((fatal + waking).filter { $0 != SIGCONT }) }

  private static func restore(_ signals: [Int32]) {
    for signal in signals { sigaction(signal, previous + Int(signal), nil) }
  }

  /// Installs a handler that no other interrupts; a signal that is ignored stays ignored. What a signal did before stays
  /// known where the handler is installed already.
  private static func replace(_ signal: Int32, with handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    sigaction(signal, nil, &action)
    let known = action.pointer
    action.__sigaction_handler.sa_handler = handler
    if known == action.pointer { return }
    sigaction(signal, nil, previous + Int(signal))
    if known == unsafeBitCast(SIG_IGN, to: Int.self) { return }
    action.sa_flags = SA_RESTART | Int32(SA_ONSTACK)
    sigfillset(&action.sa_mask)
    sigaction(signal, &action, nil)
  }
}

extension sigaction {
  /// What tells one handler from another.
  fileprivate var pointer: Int { unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self) }
}
