import Testing

@testable import Dialog

@Suite struct TakingAwayTests {
  @Test(arguments: [
    ("drop the first one", "the first one", TakingAway.Form.removal), ("take the falls out", "the falls", .removal),
    ("take the falls out again", "the falls", .restoration), ("put the gouda back", "the gouda", .restoration),
    ("not the ridge though", "the ridge", .exception), ("ok, but not the ridge", "the ridge", .exception),
    ("except for the ridge", "the ridge", .exception), ("without the ridge, please", "the ridge", .exception),
  ])
  func `what is taken away is told from how`(text: String, topic: String, form: TakingAway.Form) {
    let taken = ContinuationReader(language: "en").takenAway(in: text)
    #expect(taken?.topic == topic)
    #expect(taken?.form == form)
  }

  @Test(arguments: ["put the gouda on the shelf", "take me home", "drop", "show the first one", "turn on the lamp"])
  func `what takes nothing away is left alone`(text: String) {
    #expect(ContinuationReader(language: "en").takenAway(in: text) == nil)
  }

  @Test(arguments: [
    ("nimm den Turm wieder raus", "den Turm", TakingAway.Form.restoration),
    ("lösche das letzte", "das letzte", .removal),
    ("aber nicht den Turm", "den Turm", .exception), ("den Turm doch nicht", "den Turm", .exception),
  ])
  func `German takes away in front and behind`(text: String, topic: String, form: TakingAway.Form) {
    let taken = ContinuationReader(language: "de").takenAway(in: text)
    #expect(taken?.topic == topic)
    #expect(taken?.form == form)
  }

  @Test(arguments: [
    ("the day after", 1, ""), ("the falls two days later", 2, "the falls"),
    ("the falls the week before", -7, "the falls"),
    ("three weeks earlier the falls", -21, "the falls"),
  ])
  func `a day is told from another`(text: String, days: Int, rest: String) {
    let read = ContinuationReader(language: "en").neighborDay(in: text)
    #expect(read?.days == days)
    #expect(read?.rest == rest)
  }

  @Test(arguments: [
    ("I was at the lake on sunday", true), ("we hiked the ridge", true), ("I need milk on sunday", false),
    ("remind me on sunday", false),
  ])
  func `who tells what they did tells of the past`(text: String, isPast: Bool) {
    #expect(ContinuationReader(language: "en").tellsOfPast(text) == isPast)
  }
}
