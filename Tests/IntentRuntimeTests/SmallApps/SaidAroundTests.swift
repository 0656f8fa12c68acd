import IntentRuntime
import Testing

@Suite struct `Values that are said around a phrase` {
  @Test(arguments: [
    ("log 40 grams of carbs for pizza", "Logged 40 grams of carbs for pizza."),
    ("add 20 carbs for a banana with Pump", "Logged 20 grams of carbs for banana."),
    ("bolus 90", "90 is not possible: the range is 0.1–20. How many units?"),
    ("bolus 9", "Deliver 9 units of insulin now?"),
    (
      "start a temporary basal rate of 250 percent for 10 minutes in Pump",
      "250 is not possible: the range is 0–200. What percentage of your usual rate?"
    ),
  ])
  func `fill what takes them, whatever the phrase`(request: String, answer: String) async {
    #expect(await SmallAppTalk.pump().said(to: request) == answer)
  }

  @Test func `are numbers, dates and words beside each other`() async {
    let said = await SmallAppTalk.pump().said(to: "add 20g carbs for a banana at 8 am with Pump")
    #expect(said.hasPrefix("Logged 20 grams of carbs for banana at 8:00"))
  }

  @Test(arguments: [
    ("add 25 grams of carbs on 3 December to Coffee", "Added 25 grams on 2026-12-3."),
    ("set the grind in coffee to 5", "Grinding at 5."),
  ])
  func `leave the application's name alone`(request: String, answer: String) async {
    #expect(await SmallAppTalk.coffee().said(to: request) == answer)
  }

  @Test func `stay in their order where a phrase takes them for one name`() async {
    let said = await SmallAppTalk.transit().said(to: "next departure from the airport to west end by subway")
    #expect(said.hasPrefix("M1 leaves Airport"))
  }

  @Test func `are two requests where another of their kind is taken already`() async {
    let said = await SmallAppTalk.coffee().said(to: "order 2 small and 1 large coffee")
    #expect(said == "Ordered 2 small. Ordered 1 large.")
  }

  @Test func `are no text where the name of a parameter is all that is said`() async {
    let talk = await SmallAppTalk.bookshelf()
    #expect(await !talk.said(to: "add a book", "Lolly Willowes", "no cover").contains("Added"))
  }

  @Test func `are spans of time behind a title`() async {
    #expect(
      await SmallAppTalk.radio().said(to: "sleep timer for an hour and a half in Radio") == "Turning off in 90 minutes."
    )
  }
}

@Suite struct `An application that is named in other words than those of its phrases` {
  @Test(arguments: [
    ("add Persuasion by Jane Austen to Bookshelf", "Added Persuasion by Jane Austen."),
    ("open War and Peace in Bookshelf", "I don’t know a book called “War and Peace”. Which book?"),
  ])
  func `is no part of a value`(request: String, answer: String) async {
    #expect(await SmallAppTalk.bookshelf().said(to: request) == answer)
  }

  @Test func `is no part of a name that nobody knows`() async {
    #expect(
      await SmallAppTalk.memos().said(to: "attach report.pdf in Memos")
        == "I don’t know a file called “report.pdf”. Which file?")
    #expect(await SmallAppTalk.radio().said(to: "play the news on Radio") == "I don’t know a station called “news”.")
  }
}

@Suite struct `What may be said or not` {
  @Test func `is an option that is called by its name`() async {
    #expect(await SmallAppTalk.keg().said(to: "install htop by force with Keg") == "Installed htop 3.3.0.")
  }

  @Test func `is nothing where all are meant`() async {
    #expect(await !SmallAppTalk.keg().said(to: "upgrade everything").contains("everything"))
  }
}

@Suite struct `Undoing what records nothing` {
  @Test func `says that it cannot be undone, and does not deny that it was done`() async {
    let talk = await SmallAppTalk.memos()
    #expect(
      await talk.said(to: "save a memo saying buy bread", "undo") == "This can’t be undone: Save Memo: buy bread.")
    #expect(await talk.said(to: "what did you do") == "The last thing I did was this: Save Memo: buy bread.")
  }

  @Test func `is left to the application where it undoes by itself`() async {
    #expect(
      await SmallAppTalk.habits().said(to: "check in call grandma with Habits", "undo that")
        == "The last change is undone.")
  }
}
