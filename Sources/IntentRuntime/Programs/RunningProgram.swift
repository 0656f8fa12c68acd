internal import Foundation
internal import Glibc

/// A program that has been started, with what it writes.
///
/// It leads a session of its own, without a terminal, so that it can be ended together with all that it started and never
/// asks at the prompt. One thread waits for its end, another for what it writes.
final class RunningProgram: Sendable {
  private let process: pid_t
  private let output: OpenFile
  private let complaints: OpenFile
  private let bell: Bell

  private init(_ process: pid_t, output: consuming OpenFile, complaints: consuming OpenFile, _ bell: Bell) {
    self.process = process
    self.output = output
    self.complaints = complaints
    self.bell = bell
  }

  /// Starts a program, or gives the system's reason not to.
  static func start(_ program: Program, _ bell: Bell) -> Result<RunningProgram, SpawnFailure> {
    guard let output = PipeEnds(), let complaints = PipeEnds() else { return .failure(SpawnFailure(code: errno)) }
    let request = SpawnRequest(program)
    switch request.spawn(output: output.writing.number, complaints: complaints.writing.number) {
    case .failure(let failure): return .failure(failure)
    case .success(let process):
      let running = RunningProgram(process, output: output.reading, complaints: complaints.reading, bell)
      Thread.detachNewThread { running.awaitEnd() }
      return .success(running)
    }
  }

  /// Waits for the end and leaves the process to be asked how it ended, so that its number stays its own.
  private func awaitEnd() {
    var information = siginfo_t()
    while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    bell.ring(.exited)
  }

  // MARK: Waiting

  /// How far ending it has come.
  private enum Patience {
    case running, asked, gone
  }

  /// Takes what the program writes until it ends, or ends it: first asks, then does not.
  ///
  /// What it started and left behind is not waited for, and lives on unless the program had to be ended.
  func conclude(_ limits: ProgramLimits) -> ProgramResult {
    var writing = Writing(output: GatheredOutput(limit: limits.output), complaints: GatheredOutput(limit: 4_096))
    var patience = Patience.running
    var reason: ProgramResult.Ending?
    var deadline: ContinuousClock.Instant? = .now + limits.time
    while true {
      let rings = listen(until: deadline, &writing)
      if rings.contains(.exited) { break }
      if rings.contains(.cancelled), patience == .running { (reason, deadline) = (.cancelled, .now) }
      guard let due = deadline, due <= .now else { continue }
      switch patience {
      case .running:
        reason = reason ?? .tookTooLong
        (patience, deadline) = (.asked, .now + limits.grace)
        signalAll(SIGTERM)
      case .asked, .gone:
        (patience, deadline) = (.gone, nil)
        signalAll(SIGKILL)
      }
    }
    if reason != nil { signalAll(SIGKILL) }
    drain(&writing)
    let ending = askEnding()
    return ProgramResult(ending: reason ?? ending, output: writing.output, complaints: writing.complaints)
  }

  /// Waits for something to happen, takes what was written meanwhile, and tells why the bell rang.
  private func listen(until deadline: ContinuousClock.Instant?, _ writing: inout Writing) -> Set<Bell.Ring> {
    var files = [
      pollfd(fd: bell.number, events: Int16(POLLIN), revents: 0),
      pollfd(fd: writing.hasOutput ? output.number : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: writing.hasComplaints ? complaints.number : -1, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&files, nfds_t(files.count), Self.milliseconds(until: deadline)) > 0 else { return [] }
    if files[1].revents != 0, case .end = take(output, &writing.output) { writing.hasOutput = false }
    if files[2].revents != 0, case .end = take(complaints, &writing.complaints) { writing.hasComplaints = false }
    return files[0].revents == 0 ? [] : bell.answer()
  }

  /// Rounded up, so that nobody comes too early.
  private static func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
    guard let deadline else { return -1 }
    let (seconds, rest) = (deadline - .now).components
    guard seconds >= 0, rest >= 0 else { return 0 }
    return seconds > 1_000_000 ? 1_000_000_000 : Int32(seconds * 1_000 + rest / 1_000_000_000_000_000 + 1)
  }

  private func take(_ file: borrowing OpenFile, _ gathered: inout GatheredOutput) -> OpenFile.Reading {
    withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 16) { room in
      file.read(into: room) { gathered.append($0) }
    }
  }

  /// Takes what is left in the pipes; whoever still writes is not followed forever.
  private func drain(_ writing: inout Writing) {
    for _ in 0..<16 { guard case .some = take(output, &writing.output) else { break } }
    for _ in 0..<16 { guard case .some = take(complaints, &writing.complaints) else { break } }
  }

  // MARK: Ending

  private func signalAll(_ signal: Int32) { _ = kill(-process, signal) }

  private func askEnding() -> ProgramResult.Ending {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { return .exited(-1) }
    }
    let signal = status & 0x7F
    return signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal: signal)
  }
}

/// What a program has written so far, and whether it may write more.
private struct Writing {
  var output: GatheredOutput
  var complaints: GatheredOutput
  var hasOutput = true
  var hasComplaints = true
}
