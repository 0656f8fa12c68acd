import ApplePlatform
import Testing

@Suite struct `How long something takes` {
  private func formatter(_ units: NSCalendar.Unit, _ style: DateComponentsFormatter.UnitsStyle)
    -> DateComponentsFormatter
  {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = TimeZone(identifier: "UTC")!
    formatter.calendar = calendar
    formatter.allowedUnits = units
    formatter.unitsStyle = style
    return formatter
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.full, "2 hours, 3 minutes"), (.short, "2 hr, 3 min"), (.brief, "2hr 3min"),
    (.abbreviated, "2h 3m"), (.positional, "2:03"), (.spellOut, "two hours, three minutes"),
  ])
  func `is said in a style`(style: DateComponentsFormatter.UnitsStyle, expected: String) {
    #expect(formatter([.hour, .minute], style).string(from: 2 * 3600 + 3 * 60) == expected)
  }

  @Test func `leaves out units of nothing, but for the last`() {
    #expect(formatter([.hour, .minute, .second], .full).string(from: 3600) == "1 hour")
    #expect(formatter([.hour, .minute], .full).string(from: 0) == "0 minutes")
    let padded = formatter([.hour, .minute, .second], .positional)
    padded.zeroFormattingBehavior = .pad
    #expect(padded.string(from: 65) == "00:01:05")
  }

  @Test func `shows as many units as are asked for`() {
    let limited = formatter([.day, .hour, .minute], .full)
    limited.maximumUnitCount = 2
    #expect(limited.string(from: 90061) == "1 day, 1 hour")
  }

  @Test func `counts years and months, and what is left`() {
    let long = formatter([.year, .month, .day], .full)
    long.referenceDate = Date(timeIntervalSince1970: 0)
    #expect(long.string(from: DateComponents(year: 1, month: 2, day: 3)) == "1 year, 2 months, 3 days")
    let remaining = formatter([.minute], .full)
    remaining.includesTimeRemainingPhrase = true
    remaining.includesApproximationPhrase = true
    #expect(remaining.string(from: 120) == "About 2 minutes remaining")
  }

  @Test func `puts a single largest unit into the next`() {
    let collapsing = formatter([.hour, .minute], .full)
    collapsing.collapsesLargestUnit = true
    #expect(collapsing.string(from: 90 * 60) == "90 minutes")
  }
}
