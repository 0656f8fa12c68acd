import Foundation
import Glibc
import Testing

@testable import LineEditor

/// A program in a terminal of its own, of which the screen is emulated.
final class PseudoTerminal {
  private var control: Int32
  /// Held open, so that the terminal outlives the program.
  private var device: Int32
  let process: pid_t
  private(set) var terminal: TerminalEmulator
  private var undecoded: [UInt8] = []
  private var status: Int32?

  /// Nothing in the tests takes that long; a test that waits for what never comes fails then.
  private static let patience = 20.0

  // Constants of Linux that the module Glibc hides.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430
  private static let setSession: Int16 = 0x80

  static var fixture: String {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return program.deletingLastPathComponent().appending(path: "LineEditorFixture").path
  }

  init(
    _ arguments: [String] = [fixture], columns: Int = 40, rows: Int = 10, environment: [String: String] = [:]
  ) throws {
    control = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (lock, number): (Int32, Int32) = (0, 0)
    try #require(ioctl(control, Self.setLock, &lock) == 0 && ioctl(control, Self.getNumber, &number) == 0)
    let name = "/dev/pts/\(number)"
    device = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    terminal = TerminalEmulator(columns: columns, rows: rows)
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(device, UInt(TIOCSWINSZ), &size) == 0)
    let settings = [
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no",
      "PS1": "shell$ ",
    ].merging(environment) { $1 }
    process = try Self.start(arguments, settings, on: name)
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
  private static func start(_ arguments: [String], _ environment: [String: String], on name: String) throws -> pid_t {
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
    try #require(posix_spawn(&process, arguments[0], &actions, &attributes, &list, &variables) == 0)
    return process
  }

  func type(_ input: String) {
    let bytes = Array(input.utf8)
    #expect(write(control, bytes, bytes.count) == bytes.count)
  }

  func resize(columns: Int, rows: Int) {
    terminal.resizeWrapping(columns: columns, rows: rows)
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    #expect(ioctl(control, UInt(TIOCSWINSZ), &size) == 0)
  }

  /// Stops the program and gives the terminal the state that a shell would.
  func stopAndRestore() {
    kill(process, SIGSTOP)
    #expect(waitpid(process, nil, WUNTRACED) == process)
    var state = termios()
    tcgetattr(device, &state)
    state.c_lflag |= tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    state.c_iflag |= tcflag_t(ICRNL)
    tcsetattr(device, TCSANOW, &state)
  }

  /// Closes the terminal as a window that is closed.
  func hangUp() {
    _ = close(device)
    _ = close(control)
    (control, device) = (-1, -1)
  }

  /// Reads what the program writes until the screen is as it should be.
  func waitUntil(
    _ wish: String, location: SourceLocation = #_sourceLocation, _ isFulfilled: (TerminalEmulator) -> Bool
  ) {
    let deadline = Date.now.addingTimeInterval(Self.patience)
    while !isFulfilled(terminal), Date.now < deadline, readOnce() {}
    let isAsWished = isFulfilled(terminal)
    #expect(isAsWished, "\(wish):\n\(terminal.transcript.joined(separator: "\n"))", sourceLocation: location)
  }

  /// Waits until the last row of all that was shown is this one.
  func waitFor(_ row: String, location: SourceLocation = #_sourceLocation) {
    waitUntil("the last row is \(row)", location: location) { $0.transcript.last == row }
  }

  /// Waits until the program has ended, and returns its status.
  func waitForEnd() -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0, readOnce() {}
    self.status = status
    while readOnce(milliseconds: 0) {}
    return status
  }

  /// Whether keys come one by one and are not echoed.
  var isRaw: Bool {
    var state = termios()
    return tcgetattr(device, &state) == 0 && state.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == 0
  }

  /// Whether lines are edited by the terminal, and Ctrl-C is a signal.
  var isRestored: Bool {
    var state = termios()
    let flags = tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    return tcgetattr(device, &state) == 0 && state.c_lflag & flags == flags && state.c_iflag & tcflag_t(ICRNL) != 0
  }

  /// Reads what there is, waiting for a moment. Returns false if there was nothing and nothing was waited for.
  private func readOnce(milliseconds: Int32 = 20) -> Bool {
    var waiting = pollfd(fd: control, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, milliseconds) > 0 else { return milliseconds > 0 }
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = read(control, &bytes, bytes.count)
    undecoded += bytes.prefix(max(0, count))
    feedWholeSequences()
    return count > 0
  }

  /// Keeps a sequence or a character back that is not complete.
  private func feedWholeSequences() {
    var end = undecoded.count
    if let escape = undecoded.lastIndex(of: 0x1B),
      !undecoded[escape...].dropFirst(2).contains(where: { (0x40..<0x7F).contains($0) })
    {
      end = escape
    }
    while end > 0, end == undecoded.count, undecoded[end - 1] >= 0x80,
      String(validating: undecoded, as: UTF8.self) == nil
    { end -= 1 }
    terminal.feed(String(decoding: undecoded[..<end], as: UTF8.self))
    undecoded.removeFirst(end)
  }
}
