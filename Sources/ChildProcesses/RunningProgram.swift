internal import Foundation
internal import Glibc

/// A program that has been started, with what it writes.
///
/// It leads a session of its own, without a terminal, so that it can be ended together with all that it started and never
/// asks at the prompt. When this process ends before it, a ``GroupWatcher`` ends it. One thread waits for its end, another for what it writes. The process is reaped only after the
/// last signal was sent: until then its number cannot belong to another.
final class RunningProgram: Sendable {
  private let process: pid_t
  private let output: OpenFile
  private let errors: OpenFile
  private let events: EventPipe

  private init(_ process: pid_t, output: consuming OpenFile, errors: consuming OpenFile, _ events: EventPipe) {
    self.process = process
    self.output = output
    self.errors = errors
    self.events = events
  }

  /// Starts a program, or gives the system's reason not to.
  static func start(_ program: Program, _ events: EventPipe) -> Result<RunningProgram, SpawnFailure> {
    guard let output = PipeEnds(), let errors = PipeEnds() else { return .failure(SpawnFailure(code: errno)) }
    let request = SpawnRequest(program)
    let errorTarget = if case .joined = program.writing { output.writing.descriptor } else { errors.writing.descriptor }
    switch request.spawn(output: output.writing.descriptor, errors: errorTarget) {
    case .failure(let failure): return .failure(failure)
    case .success(let process):
      GroupWatcher.shared.add(process)
      let running = RunningProgram(process, output: output.reading, errors: errors.reading, events)
      Thread.detachNewThread { running.reportExit() }
      return .success(running)
    }
  }

  /// Waits for the end without reaping the process.
  private func reportExit() {
    var information = siginfo_t()
    while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    events.send(.exited)
  }

  // MARK: Waiting

  private enum Stage { case running, askedToEnd, killed }

  /// Takes what the program writes until it ends, or ends it: first asks, then kills.
  ///
  /// What it started and left behind is not waited for, and lives on unless the program had to be ended.
  func waitForEnd(_ limits: ProgramLimits) -> ProgramResult {
    var written = Written(output: GatheredOutput(limit: limits.output), errors: GatheredOutput(limit: 4_096))
    var stage = Stage.running
    var reason: ProgramResult.Ending?
    var deadline = limits.time.map { ContinuousClock.now + $0 }
    while true {
      let events = wait(until: deadline, &written)
      if events.contains(.exited) { break }
      if events.contains(.cancelled), stage == .running { (reason, deadline) = (.cancelled, .now) }
      guard let due = deadline, due <= .now else { continue }
      switch stage {
      case .running:
        reason = reason ?? .tookTooLong
        (stage, deadline) = (.askedToEnd, .now + limits.grace)
        signalAll(SIGTERM)
      case .askedToEnd, .killed:
        (stage, deadline) = (.killed, nil)
        signalAll(SIGKILL)
      }
    }
    if reason != nil { signalAll(SIGKILL) }
    GroupWatcher.shared.remove(process)
    drain(&written)
    let ending = reap()
    return ProgramResult(ending: reason ?? ending, output: written.output, errors: written.errors)
  }

  /// Waits for something to happen, takes what was written meanwhile, and returns the events that were sent.
  private func wait(until deadline: ContinuousClock.Instant?, _ written: inout Written) -> Set<EventPipe.Event> {
    var files = [
      pollfd(fd: events.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: written.expectsOutput ? output.descriptor : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: written.expectsErrors ? errors.descriptor : -1, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&files, nfds_t(files.count), Self.milliseconds(until: deadline)) > 0 else { return [] }
    if files[1].revents != 0, case .end = read(output, &written.output) { written.expectsOutput = false }
    if files[2].revents != 0, case .end = read(errors, &written.errors) { written.expectsErrors = false }
    return files[0].revents == 0 ? [] : events.receive()
  }

  /// Rounded up, so that no deadline is missed by waking early.
  private static func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
    guard let deadline else { return -1 }
    let (seconds, rest) = (deadline - .now).components
    guard seconds >= 0, rest >= 0 else { return 0 }
    return seconds > 1_000_000 ? 1_000_000_000 : Int32(seconds * 1_000 + rest / 1_000_000_000_000_000 + 1)
  }

  private func read(_ file: borrowing OpenFile, _ gathered: inout GatheredOutput) -> OpenFile.Reading {
    withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 16) { buffer in
      file.read(into: buffer) { gathered.append($0) }
    }
  }

  /// Takes what is left in the pipes, at most a mebibyte of each: another process may still write to them.
  private func drain(_ written: inout Written) {
    for _ in 0..<16 { guard case .some = read(output, &written.output) else { break } }
    for _ in 0..<16 { guard case .some = read(errors, &written.errors) else { break } }
  }

  // MARK: Ending

  /// Signals the program and what it started, also in sessions of their own.
  private func signalAll(_ signal: Int32) {
    for descendant in Descendants.of(process) { kill(descendant, signal) }
    kill(-process, signal)
  }

  private func reap() -> ProgramResult.Ending {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { return .exited(-1) }
    }
    return ProgramResult.Ending(status: status)
  }
}

extension ProgramResult.Ending {
  /// What the system tells of a process that has ended.
  init(status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal: signal)
  }
}

/// What a program has written so far, and whether it may write more.
private struct Written {
  var output: GatheredOutput
  var errors: GatheredOutput
  var expectsOutput = true
  var expectsErrors = true
}
