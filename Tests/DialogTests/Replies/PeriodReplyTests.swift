import Dialog
import PhraseMatching
import Testing

@Suite struct `A reply to a question for a day` {
  private static let now = CivilMoment(year: 2026, month: 11, day: 20, hour: 10)

  @Test(arguments: [
    ("18 june 1815", 1815, 6, 18), ("1815-06-18", 1815, 6, 18), ("march 5 1789", 1789, 3, 5),
    ("1815", 1815, 1, 1), ("march", 2027, 3, 1), ("december", 2026, 12, 1), ("in march 1815", 1815, 3, 1),
    ("2031", 2031, 1, 1),
  ])
  func `may be long ago, a year or a month`(text: String, year: Int, month: Int, day: Int) {
    var question = Question(.value, "When?")
    question.otherAnswers = .typed(.date)
    let read = ReplyReader(language: "en").read(text, to: question, now: Self.now)
    let moment = CivilMoment(year: year, month: month, day: day)
    #expect(read.reply == .typed(.date(DateReading(moment: moment, precision: .day))))
  }
}
