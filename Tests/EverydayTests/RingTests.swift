import AppIntents
import Testing

@testable import Everyday

@MainActor
@Suite struct `Timers, alarms and reminders` {
  private func timer(_ minutes: Double, _ name: String? = nil) -> SetTimer {
    let intent = SetTimer()
    intent.length = Measurement(value: minutes, unit: .minutes)
    intent.name = name
    return intent
  }

  private func cancelling(_ kind: RingKind) -> CancelKind {
    let intent = CancelKind()
    intent.kind = kind
    return intent
  }

  private static let warning = " Keep a prompt open until then: nothing else on this computer can ring."

  @Test func `a timer says when it rings, and what has to be open for that`() async throws {
    let bench = TestBench()
    #expect(
      try await bench.said(by: timer(10)) == "The timer rings in 10 minutes, at 10:10\u{A0}AM." + Self.warning)
    bench.bell.ringWhenClosed()
    #expect(
      try await bench.said(by: timer(90, "pasta")) == "The pasta timer rings in 1 hour, 30 minutes, at 11:30\u{A0}AM.")
    #expect(
      try await bench.said(by: TellTimeLeft())
        == "2 timers are running. The next one, Timer, rings in 10 minutes.")
    bench.clock.advance(minutes: 4.5)
    bench.undoManager.undo()
    #expect(try await bench.said(by: TellTimeLeft()) == "5 minutes, 30 seconds left until Timer.")
  }

  @Test func `one timer needs no name to be cancelled, and runs on where that is taken back`() async throws {
    let bench = TestBench()
    #expect(try await bench.said(by: cancelling(.timer)) == "No timer is running.")
    _ = try await bench.said(by: timer(10))
    bench.clock.advance(minutes: 4)
    #expect(try await bench.said(by: cancelling(.timer)) == "Timer is off.")
    #expect(bench.bell.rings().isEmpty)
    bench.undoManager.undo()
    #expect(bench.bell.rings().map(\.length) == [360])
  }

  @Test func `of several timers the one that is meant is asked for, by name or time`() async throws {
    let bench = TestBench()
    _ = try await bench.said(by: timer(10, "pasta"))
    _ = try await bench.said(by: timer(5, "eggs"))
    let found = try await bench.ask { try await RingQuery().entities(matching: "pasta timer") }
    #expect(found.map(\.name) == ["pasta"])
    #expect(try await bench.said(by: cancelling(.timer), answering: .text("eggs")) == "eggs is off.")
    #expect(bench.bell.rings().map(\.name) == ["pasta"])
  }

  @Test func `a time of today that is over is meant for tomorrow`() async throws {
    let bench = TestBench()
    bench.bell.ringWhenClosed()
    let alarm = SetAlarm()
    alarm.time = DateComponents(year: 2026, month: 11, day: 25, hour: 7)
    #expect(try await bench.said(by: alarm) == "The alarm rings: tomorrow, 7:00\u{A0}AM.")
    alarm.rhythm = .daily
    _ = try await bench.said(by: alarm)
    #expect(bench.bell.rings().map(\.rhythm) == [nil, .daily])
  }

  @Test func `a length that nobody waits for is asked for again`() async throws {
    let answer = try await TestBench().said(by: timer(0), answering: .text("2 minutes"))
    #expect(answer == "The timer rings in 2 minutes, at 10:02\u{A0}AM." + Self.warning)
  }

  @Test func `a timer that is paused keeps what is left, and a longer one rings later`() async throws {
    let bench = TestBench()
    bench.bell.ringWhenClosed()
    _ = try await bench.said(by: timer(10, "pasta"))
    bench.clock.advance(minutes: 4)
    #expect(try await bench.said(by: PauseTimer()) == "pasta is paused, with 6 minutes left.")
    bench.clock.advance(minutes: 60)
    #expect(try await bench.said(by: TellTimeLeft()) == "6 minutes left until pasta.")
    let more = ExtendTimer()
    more.length = Measurement(value: 2, unit: .minutes)
    #expect(try await bench.said(by: more).hasPrefix("pasta rings in 8 minutes"))
    #expect(bench.bell.rings().map(\.paused) == [480])
    #expect(try await bench.said(by: ResumeTimer()) == "pasta rings in 8 minutes, at 11:12\u{A0}AM.")
    #expect(bench.bell.rings().map(\.paused) == [nil])
    #expect(try await bench.said(by: ResumeTimer()) == "No timer is paused.")
    bench.undoManager.undo()
    #expect(bench.bell.rings().map(\.paused) == [480])
  }

  @Test func `what has just rung rings again, with its name`() async throws {
    let bench = TestBench()
    bench.bell.ringWhenClosed()
    #expect(try await bench.said(by: Snooze()) == "Nothing has rung in the last hour.")
    _ = try await bench.said(by: timer(10, "pasta"))
    bench.clock.advance(minutes: 10)
    try bench.bell.ring(#require(bench.bell.rings().first), at: bench.clock.now)
    let snooze = Snooze()
    snooze.length = Measurement(value: 5, unit: .minutes)
    #expect(try await bench.said(by: snooze) == "pasta rings again in 5 minutes, at 10:15\u{A0}AM.")
    #expect(bench.bell.rings().map(\.name) == ["pasta"])
    bench.clock.advance(minutes: 61)
    #expect(try await bench.said(by: Snooze()) == "Nothing has rung in the last hour.")
  }

  private func remind(_ words: String, _ date: Date, _ bench: TestBench) async throws -> String {
    let intent = RemindMe()
    intent.words = words
    intent.when = TestBench.calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    return try await bench.said(by: intent)
  }

  @Test func `a reminder is a task that rings`() async throws {
    let bench = TestBench()
    bench.bell.ringWhenClosed()
    let said = try await remind("call mom", bench.day(2026, 11, 26) + 9 * 3_600, bench)
    #expect(said == "I’ll remind you: call mom, tomorrow, 9:00\u{A0}AM.")
    #expect(bench.tasks == "call mom due:2026-11-26 at:09:00\n")
    #expect(try bench.bell.rings().map(\.due) == [bench.day(2026, 11, 26) + 9 * 3_600])
    bench.undoManager.undo()
    #expect(bench.tasks == "")
    #expect(bench.bell.rings().isEmpty)
  }

  @Test func `midnight is no morning, and a task may ring twice`() async throws {
    let bench = TestBench()
    bench.bell.ringWhenClosed()
    #expect(
      try await remind("call mom", bench.day(2026, 11, 26), bench)
        == "I’ll remind you: call mom, tomorrow, 12:00\u{A0}AM.")
    _ = try await remind("call mom", bench.day(2026, 11, 26) + 9 * 3_600, bench)
    #expect(bench.bell.rings().count == 2)
    let intent = RemindMe()
    intent.words = "pay rent"
    intent.when = DateComponents(year: 2026, month: 12, day: 1)
    #expect(try await bench.said(by: intent) == "I’ll remind you: pay rent, Tuesday, 9:00\u{A0}AM.")
  }

  @Test func `every month and every year come again on the same day`() async throws {
    let bench = TestBench()
    let first = try bench.day(2026, 11, 3) + 9 * 3_600
    #expect(bench.machine.next(.monthly, at: first) == (try bench.day(2026, 12, 3)) + 9 * 3_600)
    #expect(bench.machine.next(.yearly, at: first) == (try bench.day(2027, 11, 3)) + 9 * 3_600)
    #expect(bench.machine.next(.weekly, at: first) == (try bench.day(2026, 12, 1)) + 9 * 3_600)
  }

  @Test func `a reminder follows its task and is gone when that is done`() async throws {
    let bench = TestBench()
    _ = try await remind("call mom", bench.day(2026, 11, 26) + 9 * 3_600, bench)
    let move = MoveTask()
    move.task = try await bench.task("call mom")
    move.due = try bench.day(2026, 11, 27)
    _ = try await bench.said(by: move)
    #expect(bench.tasks == "call mom due:2026-11-27 at:09:00\n")
    #expect(try bench.bell.rings().map(\.due) == [bench.day(2026, 11, 27) + 9 * 3_600])
    let off = CheckOff()
    off.task = try await bench.task("call mom")
    _ = try await bench.said(by: off)
    #expect(bench.bell.rings().isEmpty)
    bench.undoManager.undo()
    #expect(bench.bell.rings().count == 1)
    bench.undoManager.undo()
    #expect(try bench.bell.rings().map(\.due) == [bench.day(2026, 11, 26) + 9 * 3_600])
  }
}
