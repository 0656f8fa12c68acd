import Dialog
import IntentRuntime
import Testing

@Suite struct `Requests in words that no phrase has` {
  @Test(arguments: [
    (["just had soup, 30 grams of carbs"], "Logged 30 grams of carbs for soup."),
    (["just had soup, 30 grams of carbs", "and rice 25"], "Logged 25 grams of carbs for rice."),
    (["just had soup, 30 grams of carbs", "one for the cake, 45 grams"], "Logged 45 grams of carbs for cake."),
  ])
  func `name a thing and an amount in any order`(turns: [String], answer: String) async {
    #expect(await SmallAppTalk.pump().said(to: turns) == answer)
  }

  @Test func `say values for which only one shortcut has a use`() async {
    #expect(await SmallAppTalk.bookshelf().said(to: "dune and emma are read") == "Marked Dune, Emma as read.")
    let departure = await SmallAppTalk.transit().said(to: "harbour to city hall by tram, next one")
    #expect(departure.hasPrefix("Line 4 leaves Harbour"))
    #expect(await SmallAppTalk.coffee().said(to: "grind at 4") == "Grinding at 4.")
  }

  @Test func `leave open which one is meant where any may be`() async {
    #expect(await SmallAppTalk.bookshelf().said(to: "open emma", "mark one as read") == "Which books?")
  }

  @Test func `are taken for no text where a verb stands in front of a name`() async {
    let said = await SmallAppTalk.albums().said(to: "rename screenshots to holiday")
    #expect(said.hasPrefix("I don’t know what to do with"))
  }

  @Test func `ask whether something is meant that says a word too many`() async {
    #expect(await SmallAppTalk.coffee().said(to: "pick the green tea") == "Do you mean “Pick Color: Green”?")
  }

  @Test(arguments: [
    ("i want the blue cup", "The cup is blue."), ("give me a red cup", "The cup is red."),
    ("pick the green cup", "The cup is green."),
  ])
  func `name a choice by the noun of its kind`(request: String, answer: String) async {
    #expect(await SmallAppTalk.coffee().said(to: request) == answer)
  }

  @Test(arguments: [
    ("put 20 into family", "Added 20 photos to Family, which now has"),
    ("bring 3 into screenshots", "Added 3 photos to"),
    ("throw two hundred into screenshots", "200 is not possible: the range is 1–100."),
    ("print 3 family photos", "Do you mean “Add Photos: 3, Family”?"), ("move 5 from family", "I don’t know what"),
    ("take 5 photos from family", "I don’t know what"), ("she put 20 into family", "I don’t know what"),
    ("did you put 20 into family", "I don’t know what"), ("leave 5 in family", "Do you mean"),
  ])
  func `are done where they bring so much of something to a thing`(request: String, answer: String) async {
    let said = await SmallAppTalk.albums().said(to: request)
    #expect(said.hasPrefix(answer), "\(said)")
  }

  @Test(arguments: ["is the blue cup clean", "wheres my blue cup", "where is the night bus"])
  func `play nothing where they ask`(question: String) async {
    let said = await SmallAppTalk.radio().said(to: question)
    #expect(!said.contains("Playing"), "\(said)")
  }

  @Test func `ask for the next of something that was not listed`() async {
    let said = await SmallAppTalk.transit().said(to: "whens the next one from central station to city hall")
    #expect(said.hasPrefix("Line 4 leaves Central Station"), "\(said)")
  }

  @Test(arguments: ["done meditating", "finished meditating at last"])
  func `are asked about where they tell of a thing that they name in another form`(request: String) async {
    #expect(await SmallAppTalk.habits().said(to: request).hasSuffix("Do you mean “Check In: Meditate”?"))
  }

  @Test func `are answered with what can be done with a thing that a query finds`() async {
    let response = await SmallAppTalk.keg().session.take("get me wget")
    #expect(response.question?.options.first?.title == "Install: wget")
  }

  @Test func `lead to a text behind a word for what takes one`() async {
    let talk = await SmallAppTalk.memos()
    #expect(await talk.said(to: "memo: undo the lid first") == "Saved “undo the lid first”.")
  }

  @Test(arguments: ["delete the norway and the zebra album", "delete norway and zebra album"])
  func `mention a second name that nobody knows beside a part of a name`(request: String) async {
    #expect(await SmallAppTalk.albums().said(to: request).hasPrefix("I don’t know an album called “zebra”."))
  }
}
