import Testing

@testable import PhraseMatching

/// Now is Friday, 2026-11-20 10:00.
struct DateReaderTests {
  @Test(arguments: [
    ("today", "2026-11-20"), ("tomorrow", "2026-11-21"), ("yesterday", "2026-11-19"),
    ("day after tomorrow", "2026-11-22"),
    ("the day after tomorrow", "2026-11-22"), ("day before yesterday", "2026-11-18"), ("monday", "2026-11-23"),
    ("Friday", "2026-11-27"), ("sat", "2026-11-21"), ("this friday", "2026-11-20"), ("this monday", "2026-11-23"),
    ("next monday", "2026-11-23"), ("next friday", "2026-11-27"), ("next saturday", "2026-11-28"),
    ("last friday", "2026-11-13"),
    ("last monday", "2026-11-16"), ("coming friday", "2026-11-27"), ("the coming monday", "2026-11-23"),
    ("next week", "2026-11-27"), ("last week", "2026-11-13"), ("next month", "2026-12-20"), ("next year", "2027-11-20"),
    ("next week tuesday", "2026-11-24"), ("next week on tuesday", "2026-11-24"), ("tuesday next week", "2026-11-24"),
    ("this weekend", "2026-11-21"), ("the weekend", "2026-11-21"), ("next weekend", "2026-11-28"),
    ("end of the month", "2026-11-30"), ("the end of next month", "2026-12-31"), ("the end of the week", "2026-11-22"),
    ("end of this year", "2026-12-31"), ("the end of february", "2027-02-28"), ("the 15th of next month", "2026-12-15"),
    ("the 3rd of 2027-02-14", "2027-02-03"), ("a week before 2026-12-25", "2026-12-18"),
  ])
  func `days near today are read`(request: String, text: String) {
    #expect(TypedRequest.read(.date, request) == "\(request) = \(text)")
  }

  @Test(arguments: [
    ("in two weeks", "2026-12-04"), ("in 3 days", "2026-11-23"), ("in a week", "2026-11-27"),
    ("in a month", "2026-12-20"),
    ("in 2 years", "2028-11-20"), ("3 days ago", "2026-11-17"), ("two weeks from now", "2026-12-04"),
    ("a week from monday", "2026-11-30"), ("2 days after tomorrow", "2026-11-23"), ("in 3 days' time", "2026-11-23"),
    ("a week from today", "2026-11-27"), ("in a fortnight", "2026-12-04"), ("in half an hour", "2026-11-20T10:30"),
    ("in 20 minutes", "2026-11-20T10:20"), ("in 90 seconds", "2026-11-20T10:01:30"),
    ("an hour ago", "2026-11-20T09:00"),
    ("20 minutes from now", "2026-11-20T10:20"), ("in an hour and a half", "2026-11-20T11:30"),
    ("now", "2026-11-20T10:00"),
    ("right now", "2026-11-20T10:00"), ("in 1.5 days", "2026-11-21T22:00"),
    ("in 2 days and 3 hours", "2026-11-22T13:00"),
    ("in 3 days at noon", "2026-11-23T12:00"), ("6 pm in 3 days", "2026-11-23T18:00"),
    ("in 15 hours", "2026-11-21T01:00"),
  ])
  func `times from now are counted`(request: String, text: String) {
    #expect(TypedRequest.read(.date, request) == "\(request) = \(text)")
  }

  @Test(arguments: [
    ("november 21", "2026-11-21"), ("21 november", "2026-11-21"), ("21st of november", "2026-11-21"),
    ("the 21st of november", "2026-11-21"), ("November 21st", "2026-11-21"), ("november the 21st", "2026-11-21"),
    ("november twenty first", "2026-11-21"), ("nov 21st 2027", "2027-11-21"), ("november 21, 2027", "2027-11-21"),
    ("november 21st twenty twenty seven", "2027-11-21"), ("the 21st", "2026-11-21"), ("the 19th", "2026-12-19"),
    ("the 20th", "2026-11-20"), ("the 31st", "2026-12-31"), ("the second", "2026-12-02"), ("november 20", "2026-11-20"),
    ("november 19", "2027-11-19"), ("may 5", "2027-05-05"), ("5 may", "2027-05-05"), ("second of may", "2027-05-02"),
    ("february 29", "2028-02-29"), ("sunday november 22", "2026-11-22"), ("sunday the 22nd", "2026-11-22"),
    ("2026-11-21", "2026-11-21"), ("2026-12-05", "2026-12-05"), ("2026/11/21", "2026-11-21"),
    ("11/21/2026", "2026-11-21"),
    ("21/11/2026", "2026-11-21"), ("21.11.2026", "2026-11-21"), ("11-21-2026", "2026-11-21"), ("21/11", "2026-11-21"),
    ("11/21", "2026-11-21"), ("1/2", "2027-01-02"), ("12/11/26", "2026-12-11"),
  ])
  func `days of a month are read`(request: String, text: String) {
    #expect(TypedRequest.read(.date, request) == "\(request) = \(text)")
  }

  @Test(arguments: [
    ("6 pm", "T18:00"), ("6pm", "T18:00"), ("6 p.m.", "T18:00"), ("6p", "T18:00"), ("6 am", "T06:00"),
    ("6 a.m.", "T06:00"),
    ("12 am", "T00:00"), ("12 pm", "T12:00"), ("18:30", "T18:30"), ("06:30", "T06:30"), ("6:30", "T18:30"),
    ("6:30 am", "T06:30"),
    ("6.30pm", "T18:30"), ("6.15 am", "T06:15"), ("half past six", "T18:30"), ("half past 6 pm", "T18:30"),
    ("half six", "T18:30"),
    ("quarter to seven", "T18:45"), ("a quarter to 7", "T18:45"), ("quarter past ten", "T10:15"),
    ("ten past 5", "T17:10"),
    ("20 to 8", "T19:40"), ("twenty minutes to eight", "T19:40"), ("five to one", "T12:55"), ("ten to noon", "T11:50"),
    ("quarter to 12 pm", "T11:45"), ("noon", "T12:00"), ("12 noon", "T12:00"), ("midnight", "T00:00"),
    ("6 oclock", "T18:00"),
    ("six o'clock", "T18:00"), ("6 o clock", "T18:00"), ("6 o'clock in the morning", "T06:00"),
    ("6 in the morning", "T06:00"),
    ("6 in the evening", "T18:00"), ("9 at night", "T21:00"), ("2 at night", "T02:00"), ("12 at night", "T00:00"),
    ("6", "T18:00"),
    ("10", "T22:00"), ("11", "T11:00"), ("12", "T12:00"), ("18", "T18:00"), ("six thirty", "T18:30"),
    ("6 30 am", "T06:30"),
    ("six oh five", "T18:05"), ("18 30", "T18:30"), ("half past six in the morning", "T06:30"), ("10 am", "T10:00"),
    ("in the morning", "T09:00"), ("in the evening", "T18:00"), ("in the morning at 7", "T07:00"), ("T18:30", "T18:30"),
    ("18:30:15", "T18:30:15"), ("330pm", "T15:30"), ("1145 am", "T11:45"),
  ])
  func `times are read`(request: String, text: String) {
    #expect(
      TypedRequest.read(.date, request)
        == "\(request) = \(text)".replacing("p.m. =", with: "p.m =").replacing("a.m. =", with: "a.m ="))
  }

  @Test(arguments: [
    ("tomorrow at six", "2026-11-21T18:00"), ("six tomorrow", "2026-11-21T18:00"),
    ("6pm on friday", "2026-11-27T18:00"),
    ("friday 6pm", "2026-11-27T18:00"), ("tomorrow at half past six", "2026-11-21T18:30"),
    ("half past six tomorrow", "2026-11-21T18:30"),
    ("tomorrow at 7", "2026-11-21T07:00"), ("tomorrow at 12", "2026-11-21T12:00"),
    ("tomorrow at 1", "2026-11-21T13:00"),
    ("today at 9", "2026-11-20T21:00"), ("today at 9 am", "2026-11-20T09:00"), ("today at 11", "2026-11-20T11:00"),
    ("8 tonight", "2026-11-20T20:00"), ("tonight", "2026-11-20T20:00"), ("tonight at 9:15", "2026-11-20T21:15"),
    ("tonight at 12", "2026-11-21T00:00"), ("midnight tonight", "2026-11-21T00:00"),
    ("today at midnight", "2026-11-21T00:00"),
    ("tomorrow at midnight", "2026-11-21T00:00"), ("noon tomorrow", "2026-11-21T12:00"),
    ("tomorrow morning", "2026-11-21T09:00"),
    ("tomorrow afternoon", "2026-11-21T15:00"), ("friday evening", "2026-11-27T18:00"),
    ("tomorrow night", "2026-11-21T20:00"),
    ("tomorrow night at 1", "2026-11-22T01:00"), ("last night", "2026-11-19T20:00"),
    ("this morning", "2026-11-20T09:00"),
    ("this evening at 7", "2026-11-20T19:00"), ("7 this evening", "2026-11-20T19:00"),
    ("tomorrow morning at 6", "2026-11-21T06:00"),
    ("tomorrow in the morning", "2026-11-21T09:00"), ("tomorrow at 6 in the morning", "2026-11-21T06:00"),
    ("6 in the morning tomorrow", "2026-11-21T06:00"), ("november 21 at 6", "2026-11-21T18:00"),
    ("6 pm november 21st", "2026-11-21T18:00"),
    ("the 21st at 6:45", "2026-11-21T18:45"), ("2026-11-21 18:30", "2026-11-21T18:30"),
    ("2026-11-21T18:30", "2026-11-21T18:30"),
    ("2026-11-21T18:30:15", "2026-11-21T18:30:15"), ("next week monday at 8:30", "2026-11-23T08:30"),
    ("tomorrow at 6.30", "2026-11-21T18:30"), ("tomorrow at 1830", "2026-11-21T18:30"),
    ("tomorrow at 0630", "2026-11-21T06:30"),
    ("11/21 at 4pm", "2026-11-21T16:00"), ("monday, 9 o'clock", "2026-11-23T09:00"),
    ("quarter to seven on monday", "2026-11-23T18:45"),
  ])
  func `a day and a time go together in either order`(request: String, text: String) {
    #expect(TypedRequest.read(.date, request) == "\(request) = \(text)")
  }

  @Test(arguments: [
    ("tomorrow please", "tomorrow = 2026-11-21"), ("6 on lamps", "6 = T18:00"),
    ("tomorrow at home", "tomorrow = 2026-11-21"),
    ("6 pm for 20 minutes", "6 pm = T18:00"), ("tomorrow for 5 minutes", "tomorrow = 2026-11-21"),
    ("tomorrow 5 minutes", "tomorrow = 2026-11-21"), ("6 20 minutes", "6 = T18:00"),
    ("november 6 pm", "november 6 = 2027-11-06"),
    ("friday and saturday", "friday = 2026-11-27"),
  ])
  func `a date ends where something else begins`(request: String, reading: String) {
    #expect(TypedRequest.read(.date, request) == reading)
  }

  @Test(arguments: [
    "may", "second", "second floor", "21st", "march", "november", "half", "quarter", "5 minutes", "5 km", "at 6 pm",
    "on friday", "at",
    "in", "in the hall", "in 5", "next", "next lamp", "this", "the", "the lamp", "24:00", "25", "0", "18:75",
    "february 30", "31/31",
    "2026-02-30", "november 31 2026", "morning", "night", "day", "day after", "week", "20%", "6.5", "6.30", "1830",
    "two and a half", "1½", "two thirds of a cup", "6 dozen", "2575 pm", "-3", "ago",
    "from now",
    "a week", "half an hour", "1/2/3/4", "may the force", "in 900000000000000 years", "99:99", "t99 99", "weekend",
  ])
  func `what is no date is not read`(request: String) {
    #expect(TypedRequest.read(.date, request) == nil)
  }

  @Test(arguments: [
    ("wake me at 6:45 tomorrow", 3, "6:45 tomorrow = 2026-11-21T06:45"), ("wake me at 5", 3, "5 = T05:00"),
    ("an alarm for 5 on monday", 3, "5 on monday = 2026-11-23T05:00"),
    ("dinner tomorrow at 8", 1, "tomorrow at 8 = 2026-11-21T20:00"), ("dinner at 7 pm", 2, "7 pm = T19:00"),
    ("read every morning at 9", 4, "9 = T09:00"), ("standup at 9 daily", 2, "9 = T09:00"),
    ("call each of them at 9", 5, "9 = T21:00"), ("read the daily report at 9", 5, "9 = T21:00"),
    ("wake me at 6 pm", 3, "6 pm = T18:00"), ("meet me at 5 tomorrow", 3, "5 tomorrow = 2026-11-21T17:00"),
  ])
  func `people wake in the morning and dine in the evening`(request: String, index: Int, reading: String) {
    #expect(TypedRequest.read(.date, request, at: index) == reading)
  }

  @Test(arguments: [
    ("lunch at 1", 2, "1 = T13:00"), ("meet at 12", 2, "12 = T12:00"), ("an alarm for 1", 3, "1 = T01:00"),
    ("meet at 5", 2, "5 = T17:00"), ("meet at 9", 2, "9 = T21:00"),
  ])
  func `of tomorrow nobody means the hours behind midnight, unless it rings`(
    request: String, index: Int, reading: String
  ) {
    let afternoon = CivilMoment(year: 2026, month: 11, day: 20, hour: 16)
    #expect(TypedRequest.read(.date, request, at: index, now: afternoon) == reading)
  }

  @Test(arguments: [
    ("2 to 5 pm", "2 = T14:00"), ("tomorrow from 2 to 5 pm", "tomorrow from 2 = 2026-11-21T14:00"),
    ("10 to 5 pm", "10 to 5 pm = T16:50"), ("3 minutes to 5 pm", "3 minutes to 5 pm = T16:57"),
  ])
  func `a span of hours is no time before the hour`(request: String, reading: String) {
    #expect(TypedRequest.read(.date, request) == reading)
  }

  @Test func `hours that have passed come again`() {
    let evening = CivilMoment(year: 2026, month: 12, day: 31, hour: 22)
    #expect(TypedRequest.read(.date, "6", now: evening) == "6 = T06:00")
    #expect(
      TypedRequest.value(.date, "6 pm", now: evening) == time(CivilMoment(year: 2027, month: 1, day: 1, hour: 18)))
    #expect(
      TypedRequest.value(.date, "18:30") == time(CivilMoment(year: 2026, month: 11, day: 20, hour: 18, minute: 30)))
    #expect(TypedRequest.value(.date, "9 am") == time(CivilMoment(year: 2026, month: 11, day: 21, hour: 9)))
    #expect(TypedRequest.value(.date, "10 am") == time(CivilMoment(year: 2026, month: 11, day: 21, hour: 10)))
    #expect(TypedRequest.read(.date, "today at 12", now: evening) == "today at 12 = 2027-01-01T00:00")
    #expect(TypedRequest.read(.date, "today at 6", now: evening) == "today at 6 = 2026-12-31T18:00")
    #expect(TypedRequest.read(.date, "tomorrow", now: evening) == "tomorrow = 2027-01-01")
  }

  @Test func `on a sunday the weekend is that sunday`() {
    let sunday = CivilMoment(year: 2026, month: 11, day: 22, hour: 10)
    #expect(TypedRequest.read(.date, "this weekend", now: sunday) == "this weekend = 2026-11-22")
    #expect(TypedRequest.read(.date, "next weekend", now: sunday) == "next weekend = 2026-11-28")
    #expect(TypedRequest.read(.date, "next monday", now: sunday) == "next monday = 2026-11-23")
  }

  @Test(arguments: 0..<40)
  func `a time in words is the time in digits`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let hour = Int.random(in: 1...12, using: &random)
    let minute = Int.random(in: 1...29, using: &random)
    let half = Bool.random(using: &random) ? "am" : "pm"
    let word = NumberWord.spelling(of: hour) ?? ""
    let digits = minute < 10 ? "0\(minute)" : "\(minute)"
    let previous = hour == 1 ? 12 : hour - 1
    let expected = TypedRequest.value(.date, "\(hour):\(digits) \(half)")
    #expect(expected != nil)
    #expect(TypedRequest.value(.date, "\(minute) past \(word) \(half)") == expected)
    #expect(TypedRequest.value(.date, "\(hour) \(digits) \(half)") == expected)
    #expect(TypedRequest.value(.date, "\(hour).\(digits)\(half)") == expected)
    guard hour != 12 else { return }
    let earlierHalf = hour == 1 ? (half == "am" ? "am" : "pm") : half
    let before = TypedRequest.value(.date, "\(previous):\(60 - minute) \(earlierHalf)")
    #expect(TypedRequest.value(.date, "\(minute) to \(word) \(half)") == before)
  }

  @Test(arguments: 0..<40)
  func `a date reads back from its canonical text`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let number = Int.random(in: -20_000...300_000, using: &random)
    let moment = CivilMoment(dayNumber: number, secondOfDay: Int.random(in: 0..<86_400, using: &random))
    for date in [
      DateReading(moment: moment.startOfDay, precision: .day), DateReading(moment: moment, precision: .dayAndTime),
    ] {
      #expect(TypedRequest.value(.date, date.text) == .date(date), "\(date.text)")
    }
  }

  private func time(_ moment: CivilMoment) -> TypedValue { .date(DateReading(moment: moment, precision: .time)) }
}
