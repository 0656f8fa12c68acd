import AppIntents
import Testing

@testable import Everyday

@MainActor
@Suite struct `Answers` {
  @Test(
    arguments: [
      ("15% of 80", "15% × 80 = 12"),
      ("12 times 7", "12 × 7 = 84"),
      ("80 plus 15 percent", "80 + 15% = 92"),
      ("80 minus 25%", "80 − 25% = 60"),
      ("2 + 2 * 3", "2 + 2 × 3 = 8"),
      ("(2 + 2) * 3", "(2 + 2) × 3 = 12"),
      ("2 ^ 3 ^ 2", "2^3^2 = 512"),
      ("-3 squared minus", nil),
      ("0.1 + 0.2", "0.1 + 0.2 = 0.3"),
      ("the square root of 2", "√2 = 1.414213562"),
      ("half of 90", "0.5 × 90 = 45"),
      ("seven times eight", "7 × 8 = 56"),
      ("1,000 / 8", "1,000 ÷ 8 = 125"),
      ("3 miles in km", "3 mi = 4.82803 kilometers"),
      ("feet are in 3 km", "3 km = 9,842.52 feet"),
      ("100 fahrenheit to celsius", "100 °F = 37.7778 degrees Celsius"),
      ("2 hours in minutes", "2 h = 120 minutes"),
      ("3 km + 500 m", "3 km + 500 m = 3.5 kilometers"),
      ("1 gb in mb", "1 GB = 1,000 MB"),
      ("7 / 0", "7 ÷ 0 = undefined"), ("3 squared", "3^2 = 9"), ("17 mod 5", "17 mod 5 = 2"),
      ("20 percent off 80", "20% off 80 = 64"), ("20% tip on 45.50", "20% × 45.5 = 9.1"),
      ("5 feet 11 inches in cm", "5 ft 11 in = 180.34 centimeters"), ("minutes in a week", "1 w = 10,080 minutes"),
      ("ounces are in a pound", "1 lb = 16 ounces"), ("60 mph in km/h", "60 mph = 96.5606 kilometers per hour"),
      ("add 16.9 to 84.5", "84.5 + 16.9 = 101.4"), ("subtract 5 from 2 * 10", "(2 × 10) − 5 = 15"),
      ("divide 18 by 3", "18 ÷ 3 = 6"), ("101.4 split by 4", "101.4 ÷ 4 = 25.35"), ("double 21", "2 × 21 = 42"),
      ("round 124.9166667", "124.9166667 = 125"), ("2 / 3 rounded to two decimals", "2 ÷ 3 = 0.67"),
      ("round 1849 to the nearest hundred", "1,849 = 1,800"), ("round 7.2 up", "7.2 = 8"),
      ("round 7.9 down", "7.9 = 7"), ("round the edges", nil), ("cups in a gallon", "1 gal = 16 cups"),
      ("add milk to the list", nil),
      ("5 km", nil),
      ("42", nil),
      ("3 km in kg", nil),
      ("3 km * 2 km", nil),
      ("my pinned trail", nil),
      ("1 + ", nil),
      ("(1 + 2", nil),
      ("", nil),
    ] as [(String, String?)])
  func `sums, percentages and units`(text: String, answer: String?) {
    let done = Calculation(text, language: Locale(identifier: "en_US"))
    #expect(done.map { "\($0.question) = \($0.result)" } == answer)
  }

  @Test(arguments: [
    ("de", "15 Prozent von 80", "15% × 80 = 12"), ("de", "1,5 mal 3", "1,5 × 3 = 4,5"),
    ("de", "1.000 geteilt durch 8", "1.000 ÷ 8 = 125"), ("de", "3 Meilen in km", "3 mi = 4,82803 Kilometer"),
    ("ja", "80の15%", "80 × 15% = 12"), ("ja", "12かける7", "12 × 7 = 84"),
    ("ja", "3マイルをキロメートルに", "3 mi = 4.82803キロメートル"),
  ])
  func `in other languages`(language: String, text: String, answer: String) {
    let done = Calculation(text, language: Locale(identifier: language))
    #expect(done.map { "\($0.question) = \($0.result)" } == answer)
  }

  @Test func `no text makes the reader fail`() {
    var generator = SystemRandomNumberGenerator()
    let pieces = ["1", "2.5", "+", "-", "%", "of", "(", ")", "km", "in", "miles", "√", "^", " ", "の", "half", ",", "."]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0...12, using: &generator)).map { _ in pieces.randomElement() ?? "" }.joined()
      if let done = Calculation(text, language: Locale(identifier: "en_US")) {
        #expect(!done.result.contains("nan") && !done.result.contains("∞"), "\(text)")
      }
    }
  }

  @Test(arguments: [
    (2026, 4, 5), (2027, 3, 28), (2000, 4, 23), (2024, 3, 31), (2038, 4, 25), (1961, 4, 2),
  ])
  func `Easter`(year: Int, month: Int, day: Int) {
    let found = Occasion.easter(in: year)
    #expect((found.month, found.day) == (month, day))
  }

  @Test(arguments: [
    (Occasion.christmas, "30 days until Christmas, Friday, December 25, 2026."),
    (.thanksgiving, "1 day until Thanksgiving, Thursday, November 26, 2026."),
    (.newYear, "37 days until New Year, Friday, January 1, 2027."),
  ])
  func `holidays`(occasion: Occasion, answer: String) async throws {
    let intent = CountDaysToHoliday()
    intent.occasion = occasion
    #expect(try await TestBench().said(by: intent) == answer)
  }

  @Test func `days and weekdays`() async throws {
    let bench = TestBench()
    let count = CountDays()
    count.day = try bench.day(2027, 12, 24)
    #expect(try await bench.said(by: count) == "394 days until Friday, December 24, 2027.")
    count.day = try bench.day(2026, 11, 20)
    #expect(try await bench.said(by: count) == "Friday, November 20, 2026 was 5 days ago.")
    #expect(try await bench.said(by: TellDate()) == "Today is Wednesday, November 25, 2026.")
    #expect(try await bench.said(by: TellWeek()) == "It’s week 48.")
  }

  @Test(arguments: [
    ("Tokyo", "It’s 7:00\u{A0}PM in Tokyo."), ("new york", "It’s 5:00\u{A0}AM in New York."),
    ("Auckland", "It’s 11:00\u{A0}PM in Auckland."), ("köln", "It’s 11:00\u{A0}AM in Köln."),
    ("東京", "It’s 7:00\u{A0}PM in 東京."), ("Honolulu", "It’s 12:00\u{A0}AM in Honolulu."),
  ])
  func `the time in other cities`(city: String, answer: String) async throws {
    let bench = TestBench()
    let intent = TellTimeElsewhere()
    intent.city = try #require(try await CityQuery().entities(matching: city).first)
    #expect(try await bench.said(by: intent) == answer)
  }

  @Test func `no city is made up`() async throws {
    #expect(try await CityQuery().entities(matching: "Atlantis").isEmpty)
    #expect(try await CityQuery().entities(for: ["Atlantis@Europe/Atlantis", "nothing"]).isEmpty)
  }

  @Test func `dice and coins`() async throws {
    let bench = TestBench(rolling: [2, 5, 1, 6])
    #expect(try await bench.said(by: FlipCoin()) == "Tails.")
    let dice = RollDice()
    #expect(try await bench.said(by: dice) == "It’s 5.")
    dice.count = 2
    #expect(try await bench.said(by: dice) == "1, 6: that makes 7.")
    dice.count = 1_000_000
    await #expect(throws: EverydayError.notSuchANumber) { try await bench.said(by: dice) }
  }

  @Test func `the computer`() async throws {
    let bench = TestBench(addresses: [NetworkAddress(interface: "eth0", text: "192.0.2.7")])
    #expect(try await bench.said(by: TellDiskSpace()) == "12.3 GB of 256 GB are free.")
    #expect(try await bench.said(by: TellAddresses()) == "The address of this computer is 192.0.2.7 (eth0).")
    #expect(try await bench.said(by: TellBattery()) == "This computer has no battery that I can see.")
    await #expect(throws: EverydayError.unknownHere("memory")) { try await bench.said(by: TellMemory()) }
    bench.files.put(
      "MemTotal: 16000000 kB\nMemFree: 1 kB\nMemAvailable: 8000000 kB\n", at: URL(filePath: "/proc/meminfo"))
    #expect(try await bench.said(by: TellMemory()) == "8.2 GB of 16.4 GB of memory are available.")
    bench.files.put("93784.11 55.2\n", at: URL(filePath: "/proc/uptime"))
    #expect(try await bench.said(by: TellUptime()) == "The computer has been running for 1 day, 2 hours.")
    bench.files.put("81\n", at: URL(filePath: "/sys/class/power_supply/BAT0/capacity"))
    bench.files.put("Charging\n", at: URL(filePath: "/sys/class/power_supply/BAT0/status"))
    #expect(try await bench.said(by: TellBattery()) == "The battery is at 81 percent and charging.")
  }
}
