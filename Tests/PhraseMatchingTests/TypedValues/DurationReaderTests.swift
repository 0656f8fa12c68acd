import Testing

@testable import PhraseMatching

struct DurationReaderTests {
  @Test(arguments: [
    ("90 seconds", "90 seconds = PT1M30S"), ("5 min", "5 min = PT5M"), ("a second", "a second = PT1S"),
    ("30 second timer", "30 second = PT30S"), ("an hour and a half", "an hour and a half = PT1H30M"),
    ("one and a half hours", "one and a half hours = PT1H30M"), ("1 and a half hours", "1 and a half hours = PT1H30M"),
    ("half an hour", "half an hour = PT30M"), ("half hour", "half hour = PT30M"),
    ("a half hour", "a half hour = PT30M"),
    ("a quarter of an hour", "a quarter of an hour = PT15M"), ("quarter of an hour", "quarter of an hour = PT15M"),
    ("quarter hour", "quarter hour = PT15M"), ("three quarters of an hour", "three quarters of an hour = PT45M"),
    ("two hours and five minutes and 10 seconds", "two hours and five minutes and 10 seconds = PT2H5M10S"),
    ("2 hours, 5 minutes, 10 seconds", "2 hours, 5 minutes, 10 seconds = PT2H5M10S"),
    ("1 hour 30", "1 hour 30 = PT1H30M"),
    ("an hour and a quarter", "an hour and a quarter = PT1H15M"), ("2 minutes 30", "2 minutes 30 = PT2M30S"),
    ("1h 30m", "1h 30m = PT1H30M"), ("1h30m", "1h30m = PT1H30M"), ("1h30", "1h30 = PT1H30M"),
    ("2m30s", "2m30s = PT2M30S"),
    ("1d2h3m4s", "1d2h3m4s = P1DT2H3M4S"), ("90s", "90s = PT1M30S"), ("2 days", "2 days = P2D"),
    ("a week", "a week = P7D"),
    ("fortnight", "fortnight = P14D"), ("a fortnight", "a fortnight = P14D"), ("two weeks", "two weeks = P14D"),
    ("a couple of minutes", "a couple of minutes = PT2M"), ("couple of hours", "couple of hours = PT2H"),
    ("a couple minutes", "a couple minutes = PT2M"), ("half a dozen hours", "half a dozen hours = PT6H"),
    ("1:30 hours", "1:30 hours = PT1H30M"), ("1:30 minutes", "1:30 minutes = PT1M30S"),
    ("01:30:00", "01:30:00 = PT1H30M"),
    ("0:00:05", "0:00:05 = PT5S"), ("a month", "a month = P30D"), ("a year", "a year = P365D"),
    ("0.5 seconds", "0.5 seconds = PT0.5S"),
    ("500 ms", "500 ms = PT0.5S"), ("0 minutes", "0 minutes = PT0S"), ("1/2 hour", "1/2 hour = PT30M"),
    ("2½ hours", "2½ hours = PT2H30M"),
    ("two and a half minutes", "two and a half minutes = PT2M30S"), ("PT1H30M", "PT1H30M = PT1H30M"),
    ("P1DT2H", "P1DT2H = P1DT2H"),
    ("a minute and a half", "a minute and a half = PT1M30S"),
    ("an hour and half a minute", "an hour and half a minute = PT1H30S"),
    ("a day and a half", "a day and a half = P1DT12H"),
  ])
  func `spans of time are read`(request: String, reading: String) {
    #expect(TypedRequest.read(.duration, request) == reading)
  }

  @Test(arguments: [
    ("1 hour 2 lamps", "1 hour = PT1H"), ("5 minutes 2 hours", "5 minutes = PT5M"), ("1 hour 30 km", "1 hour = PT1H"),
    ("1 hour and a lamp", "1 hour = PT1H"), ("5 minutes and", "5 minutes = PT5M"), ("1 hour 90", "1 hour = PT1H"),
    ("10 minutes 10 minutes", "10 minutes = PT10M"), ("5 minutes please", "5 minutes = PT5M"),
  ])
  func `a span ends where something else begins`(request: String, reading: String) {
    #expect(TypedRequest.read(.duration, request) == reading)
  }

  @Test(arguments: [
    "second floor", "second", "half", "a half", "an", "a", "hour", "minutes", "5", "five", "for 5 minutes", "1:30",
    "18:30",
    "minus 5 minutes", "-5 minutes", "5 km", "a s", "a m lamp", "2nd", "the second", "quarter", "half past six", "pt",
    "p", "p5",
    "h30", "1h30x", "99:99:99", "a couple", "and 5 minutes", "may", "1/2", "pm",
  ])
  func `what is no span of time is not read`(request: String) {
    #expect(TypedRequest.read(.duration, request) == nil)
  }

  @Test(arguments: 0..<40)
  func `a duration in words means the same seconds`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let fields = [("day", 86_400, 6), ("hour", 3_600, 23), ("minute", 60, 59), ("second", 1, 59)]
    var words: [String] = []
    var seconds = 0
    for (unit, length, most) in fields where Bool.random(using: &random) {
      let amount = Int.random(in: 1...most, using: &random)
      seconds += amount * length
      words.append("\(NumberWord.spelling(of: amount) ?? "\(amount)") \(unit)\(amount == 1 ? "" : "s")")
    }
    guard seconds > 0 else { return }
    for joint in [" ", ", ", " and "] {
      let request = words.joined(separator: joint)
      #expect(TypedRequest.value(.duration, request) == .duration(seconds: Double(seconds)), "\(request)")
    }
    let text = TypedValue.duration(seconds: Double(seconds)).text
    #expect(TypedRequest.value(.duration, text) == .duration(seconds: Double(seconds)), "\(text)")
  }
}
