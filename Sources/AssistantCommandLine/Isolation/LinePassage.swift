internal import ChildProcesses
internal import Glibc
internal import Synchronization

/// The worker that a signal is passed on to.
enum Signalled {
  static let process = Atomic<pid_t>(0)
}

/// Lines of standard input that no worker has had yet.
final class WaitingLines {
  /// Never waits: half a line keeps nothing waiting.
  private let reader = LineReader { buffer in
    var file = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&file, 1, 0) > 0 else { return .failed(EINTR) }
    let count = Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
    if count > 0 { return .bytes(count) }
    return count == 0 ? .end : .failed(errno)
  }
  private var lines: ArraySlice<[UInt8]> = []
  private(set) var isAtEnd = false

  var isEmpty: Bool { lines.isEmpty }

  func putBack(_ again: [[UInt8]]) { lines = again + lines }

  func next() -> [UInt8]? { lines.popFirst() }

  /// Takes the lines that arrived together.
  func read() {
    switch reader.nextBatch() {
    case .lines(let batch): batch.forEach { lines.append(Array($0)) }
    case .interrupted: break
    case .end, .failed: isAtEnd = true
    }
  }
}

/// Passes lines to one worker, and takes what it reports and writes, until it has ended.
struct LinePassage<Relay: LineRelay> {
  private(set) var relay: Relay
  private let worker: WorkerProcess
  private let input: WaitingLines
  /// What the worker is to read and has no room for yet.
  private var unsent: ArraySlice<UInt8> = []
  private var output: [UInt8] = []

  init(_ worker: WorkerProcess, _ relay: Relay, _ input: WaitingLines) {
    (self.worker, self.relay, self.input) = (worker, relay, input)
  }

  mutating func run() {
    while true {
      send()
      var files = [
        pollfd(fd: worker.reports, events: Int16(POLLIN), revents: 0),
        pollfd(fd: worker.output, events: Int16(POLLIN), revents: 0),
        pollfd(fd: input.isEmpty && !input.isAtEnd ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: unsent.isEmpty ? -1 : worker.input, events: Int16(POLLOUT), revents: 0),
      ]
      if poll(&files, nfds_t(files.count), -1) < 0 { continue }
      if files[1].revents != 0 { _ = takeOutput() }
      if files[0].revents != 0, !takeReports() { return }
      if files[2].revents != 0 { input.read() }
    }
  }

  /// Takes what a worker that has ended left in its pipes.
  mutating func takeRest(_ relay: inout Relay) {
    self.relay = relay
    while takeReports() {}
    while takeOutput() {}
    relay = self.relay
  }

  /// Gives the worker what it may have and has room for; at the end of the lines, the end.
  private mutating func send() {
    while relay.isReady, unsent.isEmpty, let line = input.next() {
      relay.sent(line)
      unsent = line + [0x0A]
      write()
    }
    write()
    if unsent.isEmpty, input.isEmpty, input.isAtEnd { worker.closeInput() }
  }

  private mutating func write() {
    while !unsent.isEmpty {
      let count = unsent.withUnsafeBytes { Glibc.write(worker.input, $0.baseAddress, $0.count) }
      if count > 0 { unsent = unsent.dropFirst(count) } else if errno == EAGAIN { return }
      // A worker that reads no more ends soon; then its reports end.
      if count < 0, errno != EINTR, errno != EAGAIN { unsent = [] }
    }
  }

  /// Whether there may be more.
  private mutating func takeReports() -> Bool {
    var reports: [UInt8] = []
    let isOpen = Self.read(worker.reports, &reports)
    if !reports.isEmpty { relay.answered() }
    return isOpen
  }

  private mutating func takeOutput() -> Bool {
    guard worker.output >= 0 else { return false }
    let isOpen = Self.read(worker.output, &output)
    while let end = output.firstIndex(of: 0x0A) {
      if relay.received(output[..<end]) {
        _ = output[...end].withUnsafeBytes { OutputWriter.write($0, to: STDOUT_FILENO) }
      }
      output.removeSubrange(...end)
    }
    return isOpen
  }

  /// Adds what is there; whether there may be more.
  private static func read(_ descriptor: Int32, _ bytes: inout [UInt8]) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 16) { buffer in
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      if count > 0 { bytes += UnsafeRawBufferPointer(rebasing: buffer[..<count]) }
      return count > 0 || count < 0 && errno == EINTR
    }
  }
}
