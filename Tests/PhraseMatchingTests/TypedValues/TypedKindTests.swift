import Testing

@testable import PhraseMatching

struct TypedKindTests {
  private static let vocabulary = """
    a an and of the minus half third thirds quarter quarters couple dozen at on in to past before after ago from time am pm m o p
    oclock clock oh noon midnight morning afternoon evening night now right today tonight tomorrow yesterday day next this last coming
    week weekend month year monday fri may november december second first 21st 31st 30 6 0 1 2 12 13 24 31 59 60 1.5 6.30 -3 2026 1/2
    21/11 11/21/2026 21.11.2026 18:30 24:61 01:30:00 hour hours minutes seconds s h days years fortnight km mph percent degrees c
    fluid ounces feet inches per cent kilowatt yes no course not 1h30m pt1h30m t18:30 ½ 2½ 999999999999999 99999999999999999999 ５ 電気 lamp
    """.split(whereSeparator: \.isWhitespace)

  @Test(arguments: 0..<60)
  func `any words are read without harm and no value reaches past them`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<150 {
      let words = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        String(Self.vocabulary.randomElement(using: &random) ?? "")
      }
      let separator = Bool.random(using: &random) ? " " : "-"
      let request = words.joined(separator: separator)
      let now = CivilMoment(
        dayNumber: Int.random(in: 0...40_000, using: &random),
        secondOfDay: Int.random(in: 0..<86_400, using: &random)
      )
      TypedRequest.withTokens(request) { view, _ in
        for kind in TypedKind.allCases {
          for index in 0...view.count { check(kind, view, at: index, now: now, request) }
        }
      }
    }
  }

  private func check(_ kind: TypedKind, _ view: TokenView, at index: Int, now: CivilMoment, _ request: String) {
    guard let reading = kind.read(view, at: index, now: now) else { return }
    #expect(reading.end > index && reading.end <= view.count, "\(kind) at \(index) of \(request)")
    #expect(!reading.value.text.isEmpty)
    guard case .date(let date) = reading.value else { return }
    let moment = date.moment
    #expect(
      CivilMoment(validYear: moment.year, month: moment.month, day: moment.day) == moment.startOfDay, "\(request)")
    #expect((0..<24).contains(moment.hour) && (0..<60).contains(moment.minute) && (0..<60).contains(moment.second))
    if date.precision == .day { #expect(moment == moment.startOfDay) }
    if date.precision == .time { #expect(moment > now && moment <= now.adding(days: 1), "\(request)") }
  }

  @Test func `nothing is read outside the request`() {
    TypedRequest.withTokens("six") { view, _ in
      for kind in TypedKind.allCases {
        #expect(kind.read(view, at: 1, now: TypedRequest.now) == nil)
        #expect(kind.read(view, at: -1, now: TypedRequest.now) == nil)
      }
    }
  }

  @Test func `values are read in the middle of a request`() {
    #expect(TypedRequest.read(.integer, "set it to 5 please", at: 3) == "5 = 5")
    #expect(TypedRequest.read(.date, "wake me at 6 pm tomorrow", at: 3) == "6 pm tomorrow = 2026-11-21T18:00")
    #expect(TypedRequest.read(.duration, "a timer for an hour and a half", at: 3) == "an hour and a half = PT1H30M")
  }
}
