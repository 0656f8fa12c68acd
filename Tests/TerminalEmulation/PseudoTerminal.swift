internal import Foundation
internal import Glibc

/// A program in a terminal of its own, of which the screen is emulated.
package final class PseudoTerminal {
  private var control: Int32
  /// Held open, so that the terminal outlives the program.
  private var device: Int32
  package let process: Int32
  package private(set) var terminal: TerminalEmulator
  private var undecoded: [UInt8] = []
  private var status: Int32?

  /// Nothing in the tests takes that long; a test that waits for what never comes fails then.
  private static let patience = 20.0

  // Constants of Linux that the module Glibc hides.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430
  private static let setSession: Int16 = 0x80

  /// Starts a program, which is given by its path, with the variables of a usual terminal and more.
  package init(
    _ arguments: [String], columns: Int = 40, rows: Int = 10, environment: [String: String] = [:]
  ) throws {
    control = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (lock, number): (Int32, Int32) = (0, 0)
    try Self.require(ioctl(control, Self.setLock, &lock) == 0 && ioctl(control, Self.getNumber, &number) == 0)
    let name = "/dev/pts/\(number)"
    device = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    terminal = TerminalEmulator(columns: columns, rows: rows)
    let settings = [
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no",
      "PS1": "shell$ ",
    ].merging(environment) { $1 }
    try Self.setSize(of: device, columns: columns, rows: rows)
    process = try Self.start(arguments, settings, on: name)
  }

  /// The path of an executable that was built beside the one that runs.
  package static func program(_ name: String) -> String {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return program.deletingLastPathComponent().appending(path: name).path
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    _ = close(control)
    _ = close(device)
  }

  /// Starts a program as the leader of a session whose terminal is the one of a name.
  private static func start(_ arguments: [String], _ environment: [String: String], on name: String) throws -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Self.setSession)
    var list = arguments.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (list + variables).forEach { free($0) } }
    var process: pid_t = 0
    try require(posix_spawn(&process, arguments[0], &actions, &attributes, &list, &variables) == 0)
    return process
  }

  private static func setSize(of device: Int32, columns: Int, rows: Int) throws {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    try require(ioctl(device, UInt(TIOCSWINSZ), &size) == 0)
  }

  /// Throws the system's last error unless a call succeeded.
  private static func require(_ hasSucceeded: Bool) throws {
    if !hasSucceeded { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }

  package func type(_ input: String) throws {
    let bytes = Array(input.utf8)
    try Self.require(write(control, bytes, bytes.count) == bytes.count)
  }

  /// Changes the size of the window, of which the program is told by a signal.
  package func resize(columns: Int, rows: Int) throws {
    terminal.resizeWrapping(columns: columns, rows: rows)
    try Self.setSize(of: control, columns: columns, rows: rows)
  }

  /// Stops the program and gives the terminal the state that a shell would.
  package func stopAndRestore() throws {
    kill(process, SIGSTOP)
    try Self.require(waitpid(process, nil, WUNTRACED) == process)
    var state = termios()
    tcgetattr(device, &state)
    state.c_lflag |= tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    state.c_iflag |= tcflag_t(ICRNL)
    tcsetattr(device, TCSANOW, &state)
  }

  /// Closes the terminal as a window that is closed.
  package func hangUp() {
    _ = close(device)
    _ = close(control)
    (control, device) = (-1, -1)
  }

  /// Reads what the program writes until the screen is as it should be.
  package func waitUntil(_ wish: String, _ isFulfilled: (TerminalEmulator) -> Bool) throws {
    let deadline = Date.now.addingTimeInterval(Self.patience)
    while !isFulfilled(terminal), Date.now < deadline { readOnce() }
    if !isFulfilled(terminal) { throw UnfulfilledWish(wish: wish, transcript: terminal.transcript) }
  }

  /// Waits until the last row of all that was shown is this one.
  package func waitFor(_ row: String) throws {
    try waitUntil("the last row is \(row)") { $0.transcript.last == row }
  }

  /// Reads until the program has written nothing for so long.
  package func settle(milliseconds: Int32) {
    while readOnce(milliseconds: milliseconds) {}
  }

  /// Waits until the program has ended, and returns its status as `waitpid` does.
  package func waitForEnd() throws -> Int32 {
    var status: Int32 = 0
    try waitUntil("the program has ended") { _ in
      if self.status == nil, waitpid(process, &status, WNOHANG) == process { self.status = status }
      return self.status != nil
    }
    while readOnce(milliseconds: 0) {}
    return status
  }

  /// Whether keys come one by one and are not echoed.
  package var isRaw: Bool {
    var state = termios()
    return tcgetattr(device, &state) == 0 && state.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == 0
  }

  /// Whether lines are edited by the terminal, and Ctrl-C is a signal.
  package var isRestored: Bool {
    var state = termios()
    let flags = tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    return tcgetattr(device, &state) == 0 && state.c_lflag & flags == flags && state.c_iflag & tcflag_t(ICRNL) != 0
  }

  /// Reads what there is, waiting for a moment. Returns false if there was nothing.
  @discardableResult private func readOnce(milliseconds: Int32 = 20) -> Bool {
    var waiting = pollfd(fd: control, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, milliseconds) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = read(control, &bytes, bytes.count)
    undecoded += bytes.prefix(max(0, count))
    feedWholeSequences()
    return count > 0
  }

  /// Keeps a sequence or a character back that is not complete.
  private func feedWholeSequences() {
    var whole = undecoded[...]
    if let escape = whole.lastIndex(of: 0x1B), !whole[escape...].dropFirst(2).contains(where: { $0 >= 0x40 }) {
      whole = whole[..<escape]
    }
    let texts = (0..<4).lazy.compactMap { String(validating: whole.dropLast($0), as: UTF8.self) }
    let text = texts.first ?? String(decoding: whole, as: UTF8.self)
    terminal.feed(text)
    undecoded.removeFirst(min(text.utf8.count, undecoded.count))
  }
}

/// What a screen did not come to show.
package struct UnfulfilledWish: Error, CustomStringConvertible {
  package var wish: String
  package var transcript: [String]

  package var description: String { "not so: \(wish)\n\(transcript.joined(separator: "\n"))" }
}
