internal import ChildProcesses
internal import Foundation
internal import Glibc
internal import Synchronization

/// Looks after a process that does the work of this one: when an app crashes there, the next takes over.
///
/// The apps and what is said with them live in the worker together, since the values of a conversation, entities and what
/// they compute, views with their buttons, ways to undo, are the app's own Swift values and have no form outside of it. What
/// crashes takes the conversation with it, and nothing else: not the prompt, not the lines that follow, not what was kept
/// on disk.
package struct Supervisor {
  private let command: [String]
  private let console: Console
  private let backtrace: BacktraceFile

  /// A worker that crashes so soon, so often in a row, is not started again.
  private static let soon = Duration.seconds(5)
  private static let mostInARow = 3

  /// Nil where this process is to do the work itself: nobody wants another, it is looked after already, or the program
  /// cannot be started again, as in tests.
  package init?(_ options: Options, usually isUsual: Bool, on console: Console) {
    let isWanted = options.isolation.map { $0 == .apart } ?? isUsual
    guard isWanted, let command = console.registration.command, !Isolation.isWorker else { return nil }
    (self.command, self.console) = (command, console)
    backtrace = BacktraceFile()
  }

  /// Lets the worker have this process's streams. `restarting` says that there is more to do after a crash, of which
  /// `tell` tells.
  package func run(restarting: Bool, tell: ((WorkerCrash) -> Void)? = nil) -> ExitCode {
    ignoreKeys()
    defer { backtrace.remove() }
    var crashesInARow = 0
    while true {
      let begin = ContinuousClock.now
      guard let worker = start([]) else { return .unusable }
      let ending = worker.waitForEnd()
      worker.release()
      guard let crash = WorkerCrash(ending, backtrace) else { return status(ending) }
      crashesInARow = ContinuousClock.now - begin < Self.soon ? crashesInARow + 1 : 1
      let goesOn = restarting && crashesInARow < Self.mostInARow
      tell?(crash) ?? console.report("the app \(crash.text)\(goesOn ? "; what was said before is forgotten" : "")")
      if !goesOn { return .failed }
    }
  }

  /// Passes lines of standard input to the worker, and what a relay says in its place.
  package func run(_ relay: inout some LineRelay) -> ExitCode {
    ignoreKeys()
    signal(SIGPIPE, SIG_IGN)
    defer { backtrace.remove() }
    let input = WaitingLines()
    while true {
      guard let worker = start(relay.seesOutput ? [.input, .output] : [.input]) else { return .unusable }
      var passage = LinePassage(worker, relay, input)
      passage.run()
      relay = passage.relay
      let ending = worker.waitForEnd()
      passage.takeRest(&relay)
      worker.release()
      guard let crash = WorkerCrash(ending, backtrace) else { return status(ending) }
      guard let (answers, again) = relay.crashed(crash) else {
        console.report("the app \(crash.text) before it was asked anything")
        return .failed
      }
      if relay.seesOutput { console.report("the app \(crash.text)") }
      if answers.withUnsafeBytes({ OutputWriter.write($0, to: STDOUT_FILENO) }) != nil { return .unusable }
      input.putBack(again)
    }
  }

  private func start(_ piped: WorkerProcess.Piped) -> WorkerProcess? {
    let worker = WorkerProcess.start(command, backtrace.variables, piped: piped)
    if worker == nil { console.report("a process for the apps cannot be started: \(Terminal.message(errno))") }
    Signalled.process.store(worker?.process ?? 0, ordering: .relaxed)
    return worker
  }

  /// What keys do is for the worker, which has the same terminal; who ends this process ends the worker.
  private func ignoreKeys() {
    for key in [SIGINT, SIGQUIT] { signal(key, SIG_IGN) }
    for ending in [SIGTERM, SIGHUP] {
      signal(ending) { number in
        let process = Signalled.process.load(ordering: .relaxed)
        if process > 0 { kill(process, number) }
      }
    }
  }

  /// What this process exits with where the worker ended as it should.
  private func status(_ ending: ProgramResult.Ending) -> ExitCode {
    switch ending {
    case .exited(let status): return ExitCode(rawValue: status) ?? .failed
    case .killed(let number):
      backtrace.remove()
      signal(number, SIG_DFL)
      raise(number)
      return .interrupted
    case .notStarted, .tookTooLong, .cancelled: return .failed
    }
  }
}
