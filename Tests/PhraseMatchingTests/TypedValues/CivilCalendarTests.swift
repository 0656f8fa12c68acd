import Testing

@testable import PhraseMatching

struct CivilCalendarTests {
  @Test(arguments: [
    (CivilMoment(year: 1970, month: 1, day: 1), 0, 4), (CivilMoment(year: 2000, month: 2, day: 29), 11_016, 2),
    (CivilMoment(year: 2026, month: 11, day: 20), 20_777, 5), (CivilMoment(year: 1969, month: 12, day: 31), -1, 3),
    (CivilMoment(year: 1900, month: 3, day: 1), -25_508, 4), (CivilMoment(year: 1600, month: 1, day: 1), -135_140, 6),
  ])
  func `known days have their number and weekday`(moment: CivilMoment, number: Int, weekday: Int) {
    #expect(moment.dayNumber == number)
    #expect(moment.weekday == weekday)
    #expect(CivilMoment(dayNumber: number) == moment)
  }

  @Test(arguments: 0..<20)
  func `any day is the day of its number, and the next day has the next number`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let number = Int.random(in: -2_000_000...2_000_000, using: &random)
      let moment = CivilMoment(dayNumber: number, secondOfDay: Int.random(in: 0..<86_400, using: &random))
      #expect(moment.dayNumber == number)
      #expect(CivilMoment(validYear: moment.year, month: moment.month, day: moment.day) == moment.startOfDay)
      let next = moment.adding(days: 1)
      #expect(next > moment)
      #expect(next.weekday == moment.weekday % 7 + 1)
      #expect(next.day == moment.day + 1 || next.day == 1)
    }
  }

  @Test(arguments: 0..<20)
  func `what is added can be taken away`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let moment = CivilMoment(
        dayNumber: Int.random(in: -1_000_000...1_000_000, using: &random),
        secondOfDay: Int.random(in: 0..<86_400, using: &random)
      )
      let seconds = Int.random(in: -1_000_000_000...1_000_000_000, using: &random)
      let months = Int.random(in: -5_000...5_000, using: &random)
      #expect(moment.adding(seconds: seconds).adding(seconds: -seconds) == moment)
      #expect((moment.adding(seconds: seconds) < moment) == (seconds < 0))
      let moved = moment.adding(months: months)
      #expect(moved.day <= moment.day && moved.day >= min(moment.day, 28))
      #expect((moved.year * 12 + moved.month) - (moment.year * 12 + moment.month) == months)
    }
  }

  @Test func `months are clamped to their last day`() {
    let january = CivilMoment(year: 2027, month: 1, day: 31, hour: 8)
    #expect(january.adding(months: 1) == CivilMoment(year: 2027, month: 2, day: 28, hour: 8))
    #expect(january.adding(months: 13) == CivilMoment(year: 2028, month: 2, day: 29, hour: 8))
    #expect(january.adding(months: -2) == CivilMoment(year: 2026, month: 11, day: 30, hour: 8))
  }

  @Test func `days that the calendar does not have are refused`() {
    #expect(CivilMoment(validYear: 2027, month: 2, day: 29) == nil)
    #expect(CivilMoment(validYear: 2100, month: 2, day: 29) == nil)
    #expect(CivilMoment(validYear: 2028, month: 2, day: 29) != nil)
    #expect(CivilMoment(validYear: 2027, month: 13, day: 1) == nil)
    #expect(CivilMoment(validYear: 2027, month: 4, day: 31) == nil)
    #expect(CivilMoment(validYear: 2027, month: 4, day: 0) == nil)
  }

  @Test func `moments are written as ISO 8601`() {
    let moment = CivilMoment(year: 2026, month: 1, day: 2, hour: 3, minute: 4, second: 5)
    #expect(DateReading(moment: moment, precision: .dayAndTime).text == "2026-01-02T03:04:05")
    #expect(DateReading(moment: moment.at(hour: 18, minute: 30), precision: .time).text == "T18:30")
    #expect(DateReading(moment: moment, precision: .day).text == "2026-01-02")
  }

  @Test(arguments: [
    (TypedValue.integer(-5), "-5"), (.number(21.5), "21.5"), (.number(20), "20"), (.boolean(true), "true"),
    (.duration(seconds: 5_400), "PT1H30M"), (.duration(seconds: 0), "PT0S"), (.duration(seconds: 0.25), "PT0.25S"),
    (.duration(seconds: 86_400), "P1D"), (.duration(seconds: 90_061), "P1DT1H1M1S"),
    (.measurement(5, .kilometers), "5 kilometers"),
    (.measurement(0.5, .celsius), "0.5 degrees Celsius"),
  ])
  func `every value has a canonical text`(value: TypedValue, text: String) {
    #expect(value.text == text)
  }
}
