import AppIntents
import Testing

@testable import Everyday

@MainActor
@Suite struct `The calendar` {
  private let bench = TestBench()

  /// Puts an event into a file of its own, with the line ends that calendar files have.
  @discardableResult
  private func put(_ lines: String..., in name: String = "a/1.ics") -> String {
    let all =
      ["BEGIN:VCALENDAR", "X-OTHER:kept", "BEGIN:VEVENT", "UID:\(name)"] + lines + ["END:VEVENT", "END:VCALENDAR"]
    let text = all.map { "\($0)\r\n" }.joined()
    bench.files.put(text, at: url(name))
    return text
  }

  private func url(_ name: String) -> URL { bench.machine.folders.calendars.appending(path: name) }

  private func day(_ day: Int, _ month: Int = 11) async throws -> String {
    let show = ShowDay()
    show.day = try bench.day(2026, month, day)
    return try await bench.said(by: show)
  }

  private func event(_ name: String) async throws -> EventEntity {
    try #require(try await bench.ask { try await EventQuery().entities(matching: name) }.first)
  }

  private func move(_ name: String, to when: DateComponents) async throws -> String {
    let move = MoveEvent()
    (move.event, move.when) = (try await event(name), when)
    return try await bench.said(by: move)
  }

  @Test func `times are those of the person, wherever an event is`() async throws {
    put("DTSTART;TZID=Asia/Tokyo:20261126T090000", "SUMMARY:Call", in: "a/tokyo.ics")
    put("DTSTART;TZID=/example.org/Europe/Berlin:20261126T120000", "SUMMARY:Lunch", in: "a/berlin.ics")
    put("DTSTART:20261126T170000Z", "SUMMARY:Tea", in: "b/gmt.ics")
    put("DTSTART;VALUE=DATE:20261126", "SUMMARY:Holiday", in: "b/day.ics")
    #expect(try await day(26) == "Tomorrow: Call, 12:00\u{A0}AM; Holiday; Lunch, 11:00\u{A0}AM; Tea, 5:00\u{A0}PM.")
    #expect(try await day(28) == "Nothing is planned for Saturday.")
  }

  @Test func `a zone that only the file knows is the one that is as far from Greenwich`() async throws {
    let zone = """
      BEGIN:VCALENDAR
      BEGIN:VTIMEZONE
      TZID:W. Europe Standard Time
      BEGIN:STANDARD
      TZOFFSETTO:+0100
      END:STANDARD
      BEGIN:DAYLIGHT
      TZOFFSETTO:+0200
      END:DAYLIGHT
      END:VTIMEZONE
      BEGIN:VEVENT
      UID:1
      DTSTART;TZID="W. Europe Standard Time":20260701T120000
      RRULE:FREQ=DAILY
      SUMMARY:Lunch
      END:VEVENT
      END:VCALENDAR

      """
    bench.files.put(zone, at: url("a/1.ics"))
    #expect(try await day(26) == "Tomorrow: Lunch, 11:00\u{A0}AM.")
    #expect(try await day(1, 7) == "July 1, 2026: Lunch, 10:00\u{A0}AM.")
  }

  @Test func `exceptions, other times and cancelled ones are kept apart`() async throws {
    put(
      "DTSTART:20261123T100000Z", "RRULE:FREQ=DAILY;UNTIL=20261128T100000Z", "EXDATE:20261126T100000Z", "SUMMARY:Run",
      "END:VEVENT", "BEGIN:VEVENT", "UID:a/1.ics", "RECURRENCE-ID:20261127T100000Z", "DTSTART:20261127T113000Z",
      "SUMMARY:Late run")
    #expect(try await day(25) == "Today: Run, 10:00\u{A0}AM.")
    #expect(try await day(26) == "Nothing is planned for tomorrow.")
    #expect(try await day(27) == "Friday: Late run, 11:30\u{A0}AM.")
    #expect(try await day(28) == "Saturday: Run, 10:00\u{A0}AM.")
    #expect(try await day(29) == "Nothing is planned for Sunday.")
  }

  @Test func `what is moved changes its times and no other byte`() async throws {
    let text = put(
      "DTSTART;TZID=Europe/Berlin:20261127T150000", "X-NOTE:folded on", "  two lines",
      "DTEND;TZID=Europe/Berlin:20261127T154500",
      "SUMMARY:Dentist", "BEGIN:VALARM", "DTSTART:untouched", "END:VALARM")
    #expect(
      try await move("dentist", to: DateComponents(year: 2026, month: 11, day: 30))
        == "“Dentist” is moved: Monday, 2:00\u{A0}PM.")
    let moved = text.replacing("20261127", with: "20261130")
    #expect(bench.files.text(at: url("a/1.ics")) == moved)
    #expect(
      try await move("dentist", to: DateComponents(hour: 9, minute: 30)) == "“Dentist” is moved: Monday, 9:30\u{A0}AM.")
    bench.undoManager.undo()
    #expect(bench.files.text(at: url("a/1.ics")) == moved)
    bench.undoManager.undo()
    #expect(bench.files.text(at: url("a/1.ics")) == text)
    bench.undoManager.redo()
    #expect(bench.files.text(at: url("a/1.ics")) == moved)
  }

  @Test func `of what repeats, one time is moved, and moved again`() async throws {
    let text = put("DTSTART:20261105T190000Z", "DURATION:PT1H", "RRULE:FREQ=WEEKLY", "SUMMARY:Yoga")
    _ = try await move("yoga", to: DateComponents(year: 2026, month: 11, day: 27))
    #expect(bench.files.text(at: url("a/1.ics")).hasPrefix(text.dropLast("END:VCALENDAR\r\n".count)))
    #expect(try await day(26) == "Nothing is planned for tomorrow.")
    #expect(try await day(27) == "Friday: Yoga, 7:00\u{A0}PM.")
    _ = try await move("yoga", to: DateComponents(hour: 18, minute: 0))
    #expect(try await day(27) == "Friday: Yoga, 6:00\u{A0}PM.")
    #expect(try await day(3, 12) == "December 3, 2026: Yoga, 7:00\u{A0}PM.")
    bench.undoManager.undo()
    bench.undoManager.undo()
    #expect(bench.files.text(at: url("a/1.ics")) == text)
  }

  @Test func `another name and a place stand in front of what is inside of an event`() async throws {
    let text = put(
      "DTSTART:20261127T150000Z", "SUMMARY:Dentist", "BEGIN:VALARM", "SUMMARY:untouched", "END:VALARM")
    let rename = RenameEvent()
    (rename.event, rename.name) = (try await event("dentist"), "Check-up, upper teeth")
    #expect(try await bench.said(by: rename) == "“Dentist” is called “Check-up, upper teeth” now.")
    let place = SetEventPlace()
    (place.event, place.place) = (try await event("check-up"), "Mill Lane 5")
    #expect(
      try await bench.said(by: place)
        == "“Check-up, upper teeth” takes place at Mill Lane 5: Friday, 3:00\u{A0}PM.")
    let changed = text.replacing("SUMMARY:Dentist", with: "SUMMARY:Check-up\\, upper teeth")
      .replacing("BEGIN:VALARM", with: "LOCATION:Mill Lane 5\r\nBEGIN:VALARM")
    #expect(bench.files.text(at: url("a/1.ics")) == changed)
    bench.undoManager.undo()
    bench.undoManager.undo()
    #expect(bench.files.text(at: url("a/1.ics")) == text)
  }

  private func `repeat`(_ name: String, _ rhythm: Rhythm) async throws -> String {
    let again = RepeatEvent()
    (again.event, again.rhythm) = (try await event(name), rhythm)
    return try await bench.said(by: again)
  }

  @Test func `what is repeated keeps its time on the clock of its zone`() async throws {
    put("DTSTART;TZID=America/New_York:20261202T200000", "SUMMARY:Call", in: "a/call.ics")
    #expect(try await `repeat`("call", .friday) == "“Call” is every Friday now, next: December 5, 2026, 1:00\u{A0}AM.")
    #expect(bench.files.text(at: url("a/call.ics")).contains("DTSTART;TZID=America/New_York:20261204T200000\r\n"))
    put("DTSTART:20261127T150000Z", "SUMMARY:Dentist")
    #expect(try await `repeat`("dentist", .yearly) == "“Dentist” is every year now, next: Friday, 3:00\u{A0}PM.")
    #expect(bench.files.text(at: url("a/1.ics")).contains("RRULE:FREQ=YEARLY\r\n"))
  }

  @Test func `what somebody else made repeat until a day is left as it is`() async throws {
    let text = put("DTSTART:20261105T190000Z", "RRULE:FREQ=WEEKLY;UNTIL=20261231T190000Z", "SUMMARY:Yoga")
    #expect(try await `repeat`("yoga", .monthly) == "“Yoga” is one of several times already.")
    #expect(bench.files.text(at: url("a/1.ics")) == text)
  }

  private func cancel(_ name: String) async throws -> String {
    let cancel = CancelEvent()
    cancel.event = try await event(name)
    return try await bench.said(by: cancel)
  }

  @Test func `what is cancelled is gone with its file, and comes back with every byte`() async throws {
    let text = put("DTSTART:20261127T150000Z", "SUMMARY:Dentist")
    #expect(try await cancel("dentist") == "“Dentist” is cancelled: Friday, 3:00\u{A0}PM.")
    #expect(bench.files.read(url("a/1.ics")) == nil)
    bench.undoManager.undo()
    #expect(bench.files.text(at: url("a/1.ics")) == text)
  }

  @Test func `of what repeats, one time is cancelled, also one that was moved`() async throws {
    let text = put("DTSTART:20261105T190000Z", "DURATION:PT1H", "RRULE:FREQ=WEEKLY", "SUMMARY:Yoga")
    _ = try await cancel("yoga")
    #expect(bench.files.text(at: url("a/1.ics")).contains("EXDATE:20261126T190000Z\r\n"))
    #expect(try await day(26) == "Nothing is planned for tomorrow.")
    _ = try await move("yoga", to: DateComponents(year: 2026, month: 12, day: 4))
    _ = try await cancel("yoga")
    #expect(try await day(3, 12) == "Nothing is planned for December 3, 2026.")
    #expect(try await day(4, 12) == "Nothing is planned for December 4, 2026.")
    #expect(try await day(10, 12) == "December 10, 2026: Yoga, 7:00\u{A0}PM.")
    for _ in 0..<3 { bench.undoManager.undo() }
    #expect(bench.files.text(at: url("a/1.ics")) == text)
  }

  @Test func `what is added is a file of its own, which goes when that is taken back`() async throws {
    put("DTSTART:20250101T100000Z", "SUMMARY:Old", in: "work/1.ics")
    let add = AddEvent()
    (add.name, add.when) = (
      "Lunch; with Émma, twice \(String(repeating: "é", count: 60))", DateComponents(hour: 9, minute: 0)
    )
    #expect(try await bench.said(by: add).hasSuffix("tomorrow, 9:00\u{A0}AM."))
    let names = try bench.files.names(in: url("work")).filter { $0 != "1.ics" }
    let text = bench.files.text(at: url("work/\(try #require(names.first))"))
    #expect(text.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 75 })
    #expect(try await event(add.name).name == add.name)
    bench.undoManager.undo()
    #expect(try bench.files.names(in: url("work")) == ["1.ics"])
  }

  @Test func `what is added for every week repeats at the same time on the clock, and one time of it is cancelled`()
    async throws
  {
    let add = AddEvent()
    (add.name, add.when, add.rhythm) = ("Team call", DateComponents(hour: 10, minute: 0), .monday)
    #expect(try await bench.said(by: add).hasSuffix("every Monday, next: Monday, 10:00\u{A0}AM."))
    let name = try #require(try bench.files.names(in: url("Personal")).first)
    let text = bench.files.text(at: url("Personal/\(name)"))
    #expect(text.contains("DTSTART:20261130T100000\r\n"))
    #expect(text.contains("RRULE:FREQ=WEEKLY;BYDAY=MO\r\n"))
    let cancel = CancelEvent()
    cancel.event = try await event("Team call")
    _ = try await bench.said(by: cancel)
    #expect(try await day(30) == "Nothing is planned for Monday.")
    #expect(try await day(7, 12).hasSuffix("Team call, 10:00\u{A0}AM."))
  }

  @Test func `what begins is reminded of some time before, and not when that is over`() async throws {
    bench.bell.ringWhenClosed()
    put("DTSTART:20261126T100000Z", "SUMMARY:Dentist")
    let remind = RemindOfEvent()
    (remind.event, remind.length) = (try await event("Dentist"), Measurement(value: 1, unit: .hours))
    #expect(try await bench.said(by: remind) == "I’ll remind you: Dentist, tomorrow, 9:00\u{A0}AM.")
    remind.length = Measurement(value: 200, unit: .hours)
    let answer = try await bench.said(by: remind, answering: .text("10 minutes"))
    #expect(answer == "I’ll remind you: Dentist, tomorrow, 9:50\u{A0}AM.")
  }

  @Test func `what is next is told, and of what is over when it was`() async throws {
    put("DTSTART:20261120T100000Z", "SUMMARY:Concert", in: "a/1.ics")
    put("DTSTART:20261126T100000Z", "SUMMARY:Dentist", in: "a/2.ics")
    #expect(try await bench.said(by: NextEvent()) == "Next: Dentist, tomorrow, 10:00\u{A0}AM.")
    let find = FindEvent()
    find.event = try await event("concert")
    #expect(try await bench.said(by: find) == "Concert was: November 20, 2026, 10:00\u{A0}AM.")
  }

  @Test(arguments: [
    "", "BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:cut off", " folded\n onto nothing", "END:VCALENDAR",
    "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:soon\nEND:VEVENT\nEND:VCALENDAR",
    "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20261126T100000\nRRULE:FREQ=SECONDLY\nEND:VEVENT\nEND:VCALENDAR",
    "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART;TZID=Nowhere:20261126T100000\nEND:VEVENT\nEND:VCALENDAR",
  ])
  func `what is broken is told, and the rest is read`(text: String) async throws {
    bench.files.put(text, at: url("a/broken.ics"))
    put("DTSTART:20261126T100000Z", "SUMMARY:Dentist", in: "a/2.ics")
    #expect(
      try await day(26)
        == "Tomorrow: Dentist, 10:00\u{A0}AM. I couldn’t read all of your calendars: broken.ics is broken or too large."
    )
    #expect(bench.files.text(at: url("a/broken.ics")) == text)
  }

  @Test func `a file that is too large is left alone, in no time`() async throws {
    bench.files.put(String(repeating: "BEGIN:VEVENT\n ", count: 4_000_000), at: url("a/huge.ics"))
    #expect(
      try await day(26)
        == "Nothing is planned for tomorrow. I couldn’t read all of your calendars: huge.ics is broken or too large.")
    let all = (0..<40_000).map { "BEGIN:VEVENT\nUID:\($0)\nDTSTART:20261126T100000Z\nSUMMARY:E\nEND:VEVENT\n" }.joined()
    bench.files.put("BEGIN:VCALENDAR\n\(all)END:VCALENDAR\n", at: url("a/many.ics"))
    #expect(try CalendarStore(machine: bench.machine).file(url("a/many.ics")).events.count == 40_000)
  }
}
