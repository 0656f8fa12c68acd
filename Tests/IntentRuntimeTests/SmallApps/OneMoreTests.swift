import IntentRuntime
import Testing

@testable import Coffee
@testable import Memos
@testable import Timers
@testable import Transit

@Suite struct `One more of what was made` {
  @Test(arguments: [
    (["save a memo saying buy milk", "another memo"], "What should it say?"), (["another memo"], "What should it say?"),
    (["save a memo saying buy milk", "another memo", "call mum"], "Saved “call mum”."),
    (["save a memo saying buy milk", "another one for Memos: buy stamps"], "Saved “buy stamps”."),
    (
      ["save a memo in Errands saying buy milk", "same folder: return the books"],
      "Saved “return the books” in Errands."
    ),
    (["save a memo in Errands saying buy milk", "in the same folder, call mum"], "Saved “call mum” in Errands."),
  ])
  func `is called by its noun, and says what it says`(turns: [String], answer: String) async {
    #expect(await SmallAppTalk.memos().said(to: turns) == answer)
  }

  @Test func `is asked about anew`() async {
    #expect(await SmallAppTalk.coffee().said(to: "order a large coffee", "another coffee") == "What size?")
    let habits = await SmallAppTalk.habits()
    #expect(await habits.said(to: "another habit called tai chi") == "Added “tai chi” every day.")
    #expect(await habits.said(to: "i also want to floss every day, put it in Habits") == "Added “floss” every day.")
  }

  @Test(arguments: [
    (["log 40 grams of carbs", "and 20 more"], "Logged 20 grams of carbs."),
    (["log 40 grams of carbs", "10 more"], "Logged 10 grams of carbs."),
  ])
  func `is as much as is said, where what was done before stays done`(turns: [String], answer: String) async {
    #expect(await SmallAppTalk.pump().said(to: turns) == answer)
  }

  @Test func `is so much more of what is only set`() async {
    let coffee = await SmallAppTalk.coffee()
    #expect(await coffee.said(to: ["set the grind to 5", "two more"]) == "Grinding at 7.")
    #expect(await coffee.said(to: ["order 2 large coffees", "and 2 more"]) == "Ordered 2 large.")
  }

  @Test(arguments: ["no wait, i havent", "oh no i havent actually", "actually i did not"])
  func `is taken back where it is denied`(denial: String) async {
    let said = await SmallAppTalk.bookshelf().said(to: ["mark emma as read", denial])
    #expect(said == "This can’t be undone: Mark Books: Emma, Read.")
  }

  @Test(arguments: ["currently reading emma", "im still reading dune", "currently reading dune messiah"])
  func `is no deed where somebody tells what they are doing`(remark: String) async {
    let said = await SmallAppTalk.bookshelf().said(to: remark)
    #expect(!said.hasPrefix("Marked") && !said.hasPrefix("Added"), "\(said)")
  }
}

@Suite struct `In the middle of a question` {
  private static func together() async -> SmallAppTalk {
    await SmallAppTalk([
      InstalledApplication("Coffee", shortcuts: CoffeeShortcuts.self),
      InstalledApplication("Memos", shortcuts: MemoShortcuts.self),
      InstalledApplication("Timers", shortcuts: TimerShortcuts.self),
      InstalledApplication("Transit", shortcuts: TransitShortcuts.self),
    ])
  }

  @Test func `what there is of a kind is told, and narrowed`() async {
    let talk = await Self.together()
    _ = await talk.said(to: "save central station as fishing")
    let metro = await talk.said(to: "which subway lines are there")
    #expect(metro == "I found one: M1. To which stop?")
    let trams = await talk.said(to: "and trolleys?")
    #expect(trams == "I found two lines: Line 4 and Line 14. To which stop?")
    #expect(await talk.said(to: "city hall") == "Saved Central Station to City Hall as “fishing”.")
  }

  @Test func `a name that is said for something else is not known`() async {
    let said = await Self.together().said(to: "save central station as fishing", "pause rice")
    #expect(said.hasPrefix("I don’t know a timer called “rice”."), "\(said)")
  }

  @Test func `a question for some of a kind is no answer`() async {
    let talk = await SmallAppTalk.albums()
    let shared = await talk.said(to: "share norway", "which albums are shared now")
    #expect(
      shared.hasPrefix("I found") && shared.hasSuffix("With whom do you want to share Summer in Norway?"), "\(shared)")
  }

  @Test func `another request leaves it for its answer`() async {
    let talk = await Self.together()
    _ = await talk.said(to: "order coffee", "how long does green tea have")
    #expect(await talk.said(to: "large") == "Ordered 1 large.")
  }
}
