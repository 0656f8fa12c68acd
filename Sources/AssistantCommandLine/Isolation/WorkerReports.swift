internal import ChildProcesses
internal import Foundation
internal import Glibc

/// What a process that does the work tells the one that looks after it: how many lines it has answered.
package struct WorkerReports: Sendable {
  private let descriptor: Int32

  /// Of a process that another looks after; nil in any other. Read once, before anything else is done: programs that the
  /// apps start know nothing of it. A process that nobody looks after any more ends.
  static let ofThisProcess: WorkerReports? = {
    guard let descriptor = Terminal.variable(WorkerProcess.variable).flatMap(Int32.init) else { return nil }
    unsetenv(WorkerProcess.variable)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    Thread.detachNewThread {
      var byte: UInt8 = 0
      while true {
        let count = read(descriptor, &byte, 1)
        if count == 0 || count < 0 && errno != EINTR { break }
      }
      kill(getpid(), SIGTERM)
    }
    return WorkerReports(descriptor: descriptor)
  }()

  /// Tells, once they are written, of answers: a byte for each.
  func sendAnswered(_ count: Int) {
    let bytes = [UInt8](repeating: 0x61, count: count)
    _ = bytes.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
  }
}

/// Whether another process looks after this one: what the system handed to that one is meant for this one.
package enum Isolation {
  package static var isWorker: Bool { WorkerReports.ofThisProcess != nil }
}
