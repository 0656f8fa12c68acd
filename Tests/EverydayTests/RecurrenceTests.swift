import AppIntents
import Testing

@testable import Everyday

@Suite struct `Events that come again` {
  private func day(_ text: String) throws -> Day { try #require(CalendarMoment(text[...], zone: nil)).day }

  private func days(_ rule: String, of first: String, from: String, through last: String) throws -> [String] {
    let days = try #require(Recurrence(rule)).days(of: day(first), from: day(from), through: day(last))
    return days.map { CalendarMoment(day: $0).written }
  }

  @Test(arguments: [
    ("FREQ=DAILY", ["20261125", "20261126", "20261127"]),
    ("FREQ=DAILY;INTERVAL=2", ["20261126"]),
    ("FREQ=DAILY;COUNT=3", []),
    ("FREQ=WEEKLY;BYDAY=TH,MO", ["20261126"]),
    ("FREQ=WEEKLY", ["20261126"]),
    ("FREQ=MONTHLY", []),
    ("FREQ=MONTHLY;BYDAY=-1FR", ["20261127"]),
    ("FREQ=MONTHLY;BYDAY=4TH", ["20261126"]),
    ("FREQ=MONTHLY;BYMONTHDAY=-4", ["20261127"]),
    ("FREQ=YEARLY;BYMONTH=11;BYDAY=4TH", ["20261126"]),
    ("FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=26", ["20261126"]),
    ("FREQ=YEARLY;BYYEARDAY=-36", ["20261126"]),
  ])
  func `are on the days of their rule`(rule: String, expected: [String]) throws {
    // The first is a Thursday.
    #expect(try days(rule, of: "20200102", from: "20261125", through: "20261127") == expected)
  }

  @Test func `are counted from their first day`() throws {
    #expect(
      try days("FREQ=WEEKLY;COUNT=3;BYDAY=MO,WE", of: "20261123", from: "20261101", through: "20270101")
        == ["20261123", "20261125", "20261130"])
    #expect(
      try days("FREQ=MONTHLY;COUNT=3", of: "20260131", from: "20260101", through: "20270101")
        == ["20260131", "20260331", "20260531"])
  }

  @Test func `the last working day of a month is one of its days`() throws {
    #expect(
      try days("FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", of: "20260130", from: "20261001", through: "20261231")
        == ["20261030", "20261130", "20261231"])
  }

  @Test func `every other week begins where the person’s week does`() throws {
    let rule = "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST="
    #expect(
      try days(rule + "MO", of: "19970805", from: "19970101", through: "19980101")
        == ["19970805", "19970810", "19970819", "19970824"])
    #expect(
      try days(rule + "SU", of: "19970805", from: "19970101", through: "19980101")
        == ["19970805", "19970817", "19970819", "19970831"])
  }

  @Test func `29 February comes in leap years`() throws {
    #expect(
      try days("FREQ=YEARLY", of: "20240229", from: "20240101", through: "20330101") == [
        "20240229", "20280229", "20320229",
      ])
  }

  @Test(arguments: ["", "FREQ", "FREQ=HOURLY", "FREQ=WEEKLY;BYWEEKNO=3", "=;=", "INTERVAL=2"])
  func `a rule that is not known is none`(rule: String) { #expect(Recurrence(rule) == nil) }

  @Test(arguments: ["FREQ=DAILY;COUNT=-5", "FREQ=DAILY;INTERVAL=-1", "FREQ=DAILY;BYDAY=-99999999999999999999MO"])
  func `numbers that make no sense end nothing`(rule: String) throws {
    #expect(try days(rule, of: "20261101", from: "20261101", through: "20261130").first == "20261101")
  }

  @Test func `a rule that nothing meets ends`() throws {
    #expect(
      try days("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", of: "19700301", from: "20260101", through: "20270101") == [])
  }

  @Test func `days are those of Foundation`() {
    for number in stride(from: -141_000, through: 2_900_000, by: 997) {
      let day = Day(number: number)
      let date = Date(timeIntervalSince1970: Double(number) * 86_400)
      let parts = Self.calendar.dateComponents([.year, .month, .day, .weekday], from: date)
      #expect([day.year, day.month, day.day, day.weekday + 1] == [parts.year, parts.month, parts.day, parts.weekday])
      #expect(Day(year: day.year, month: day.month, day: day.day) == day)
    }
  }

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = .gmt
    return calendar
  }()
}
