internal import Glibc

/// This program once more, as a process that does the work while this one looks after it.
///
/// Both have the same terminal and belong to the same group. A socket joins them: the worker reports through it, and
/// learns from its end that nobody looks after it any more.
package final class WorkerProcess {
  /// Which of the worker's streams this process has the other end of; the others are those of this process.
  package struct Piped: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let input = Piped(rawValue: 1)
    package static let output = Piped(rawValue: 2)
  }

  /// The variable that tells a worker the number of its end of the socket.
  package static let variable = "BEHEST_WORKER"

  package let process: Int32
  /// Our end of the socket; reading never blocks.
  package let reports: Int32
  /// Where the worker's input is written; -1 where it reads ours, and once it is closed. Writing never blocks.
  package private(set) var input: Int32
  /// Where the worker's output is read; -1 where it writes to ours.
  package let output: Int32

  private init(_ process: pid_t, reports: Int32, input: Int32, output: Int32) {
    (self.process, self.reports, self.input, self.output) = (process, reports, input, output)
  }

  /// Starts this program with arguments, and variables besides those of this process; nil where the system does not.
  package static func start(
    _ arguments: [String], _ variables: [String: String] = [:], piped: Piped = []
  ) -> WorkerProcess? {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard let input = PipeEnds(), let output = PipeEnds(), socketpair(AF_UNIX, type, 0, &ends) == 0 else { return nil }
    defer { close(ends[1]) }
    _ = fcntl(ends[1], F_SETFD, 0)
    _ = fcntl(input.reading.descriptor, F_SETFL, 0)
    var program = Program(path: Program.own, arguments: arguments)
    program.environment.merge(variables) { $1 }
    program.environment[variable] = "\(ends[1])"
    let started = SpawnRequest(program).spawnBeside(
      input: piped.contains(.input) ? input.reading.descriptor : STDIN_FILENO,
      output: piped.contains(.output) ? output.writing.descriptor : STDOUT_FILENO)
    guard case .success(let process) = started else {
      close(ends[0])
      return nil
    }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    return WorkerProcess(
      process, reports: ends[0], input: piped.contains(.input) ? input.writing.withoutWaiting() : -1,
      output: piped.contains(.output) ? output.reading.withoutWaiting() : -1)
  }

  /// Waits for the end. While the worker is stopped this process is, too: a shell sees one job.
  package func waitForEnd() -> ProgramResult.Ending {
    var status: Int32 = 0
    while true {
      let isTold = waitpid(process, &status, WUNTRACED) >= 0
      if !isTold, errno != EINTR { return .exited(-1) }
      guard isTold else { continue }
      guard status & 0x7F == 0x7F else { return ProgramResult.Ending(status: status) }
      kill(getpid(), SIGSTOP)
      kill(process, SIGCONT)
    }
  }

  /// Lets the worker read to the end.
  package func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  /// Lets go of a worker that has ended.
  package func release() {
    closeInput()
    for descriptor in [reports, output] where descriptor >= 0 { close(descriptor) }
  }
}

extension OpenFile {
  /// The file under another number, for somebody who closes it and never waits.
  fileprivate func withoutWaiting() -> Int32 {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    _ = fcntl(copy, F_SETFL, fcntl(copy, F_GETFL) | O_NONBLOCK)
    return copy
  }
}
