import IntentRuntime
import Testing

@testable import Timers

@Suite struct `One of two values of a kind` {
  private static let ride = "next departure from central station to hospital south"

  @Test(arguments: [
    (["and to the airport"], "M1 leaves Central Station"),
    (["and from hospital north?"], "Bus 220 leaves Hospital North"),
    (["to harbour, from market square"], "Line 4 leaves Market Square"),
    (["harbour to lighthouse island?"], "Harbour Ferry leaves Harbour"),
  ])
  func `is the one that its preposition says`(next: [String], answer: String) async {
    let said = await SmallAppTalk.transit().said(to: [Self.ride] + next)
    #expect(said.hasPrefix(answer), "\(said)")
  }

  @Test func `is the one that is called nearly so, else the last`() async {
    let talk = await SmallAppTalk.transit()
    let north = await talk.said(to: [Self.ride, "make that hospital north"])
    #expect(north.hasSuffix("to Hospital North."), "\(north)")
    let airport = await talk.said(to: "make that airport")
    #expect(airport.hasSuffix("to Airport."), "\(airport)")
  }

  @Test func `is not taken from what was spoken of where the request says it`() async {
    let talk = await SmallAppTalk.transit()
    _ = await talk.said(to: "harbour to lighthouse island?")
    let said = await talk.said(to: "Next bus from Central Station to Hospital South with Transit")
    #expect(said.hasPrefix("Bus 220 leaves Central Station"), "\(said)")
  }

  @Test(arguments: ["and back?", "the other way round", "and the way back"])
  func `changes places with the other`(back: String) async {
    let said = await SmallAppTalk.transit().said(to: [Self.ride, back])
    #expect(said.hasPrefix("Bus 220 leaves Hospital South"), "\(said)")
  }

  @Test(arguments: ["and back?", "how about the other way round", "and the return trip?"])
  func `leads nowhere back where there is no other`(back: String) async {
    let talk = await SmallAppTalk.habits()
    let said = await talk.said(to: ["check in meditate", back])
    #expect(said.hasPrefix("I don’t know what to do with"), "\(said)")
    let again = await talk.said(to: "check in meditate")
    #expect(again == "Meditate is already done today.")
  }

  @Test func `is not filled with what the other has already, but with what it was before`() async {
    let talk = await SmallAppTalk.transit()
    _ = await talk.said(to: "next departure from harbour to old town")
    #expect(await talk.said(to: "save that as fishing") == "Saved Harbour to Old Town as “fishing”.")
  }
}

@Suite struct `A number with a fraction` {
  @Test(arguments: [
    ("deliver three and a half units", "Deliver 3.5 units of insulin now?"),
    ("bolus of one and a half units", "Deliver 1.5 units of insulin now?"),
    ("deliver 2 and a quarter units", "Deliver 2.25 units of insulin now?"),
    ("log one hundred and five grams of carbs", "Logged 105 grams of carbs."),
  ])
  func `is one number and not two requests`(request: String, answer: String) async {
    #expect(await SmallAppTalk.pump().said(to: request) == answer)
  }

  @Test func `counts minutes where nothing says what it counts`() async {
    let talk = await SmallAppTalk.radio()
    #expect(await talk.said(to: ["sleep timer", "an hour and a quarter"]) == "Turning off in 75 minutes.")
    #expect(await talk.said(to: "no, twenty") == "Turning off in 20 minutes.")
    #expect(await talk.said(to: ["sleep timer for an hour", "actually 20"]) == "Turning off in 20 minutes.")
    #expect(await talk.said(to: ["sleep timer", "hour and a half"]) == "Turning off in 90 minutes.")
    #expect(await talk.said(to: ["sleep timer", "twenty five minuts"]) == "Turning off in 25 minutes.")
  }

  @Test(arguments: ["20", "no, twenty"]) func `alone asks nothing of what has it in its name`(number: String) async {
    #expect(await !SmallAppTalk.habits().said(to: number).contains("Checked in"))
  }
}

@Suite struct `What something is to be called` {
  @Test(arguments: [
    ("make an album, Rome", "Created the album Rome."),
    ("create a new album, Lisbon Trip", "Created the album Lisbon Trip."),
    ("make me an album called Rome please", "Created the album Rome."),
    ("make a new album", "What is its name?"), ("create an album, please", "What is its name?"),
  ])
  func `stands behind a comma or what leads to it`(request: String, answer: String) async {
    #expect(await SmallAppTalk.albums().said(to: request) == answer)
  }

  @Test func `is not what leads to it`() async {
    let talk = await SmallAppTalk.habits()
    #expect(await talk.said(to: "add a habit named running") == "Added “running” every day.")
    #expect(await talk.said(to: ["add a habit", "its called floss"]) == "Added “floss” every day.")
  }

  @Test func `stays what it is where a question is not answered`() async {
    let talk = await SmallAppTalk.habits()
    #expect(await talk.said(to: "add a habit called water the plants, once a week") == "On which day of the week?")
    #expect(
      await talk.said(to: "whenever, i dont care")
        == "I didn’t get that. Say a number from 1 to 7, or a name. On which day of the week?")
    #expect(await talk.said(to: "ok thursdays") == "Added “water the plants” every Thursday.")
  }
}

@Suite struct `Words that only look like something else` {
  @Test func `are no size that the app does not have`() async {
    let talk = await SmallAppTalk.coffee()
    #expect(
      await talk.said(to: ["order coffee", "extra large"])
        == "I don’t know a size called “extra large”. Say a number from 1 to 3, or a name. What size?")
  }

  @Test func `ask for a streak and check nothing in`() async {
    let said = await SmallAppTalk.habits().said(to: "hows my meditate streak")
    #expect(said.hasPrefix("Your streak for Meditate"), "\(said)")
  }

  @Test func `replace a bound that leaves nothing`() async {
    let said = await SmallAppTalk.albums().said(
      to: ["which albums have more than 500 photos", "and fewer than a hundred?"])
    #expect(said.contains("Screenshots") && said.contains("Wedding Ideas"), "\(said)")
  }
}

@Suite struct `A span more` {
  private static let spans = [
    (["5 more minutes"], "soup has 12 minutes now."), (["give it another five minutes"], "stew has 12 minutes now."),
    (["add 10 minutes to it"], "rice has 17 minutes now."),
    (["make it a bit longer"], "bacon has 7 minutes, 30 seconds now."),
    (["pause it", "give it 3 more minutes"], "dough has 10 minutes now."),
    (["give the beans two more minutes"], "beans has 9 minutes now."),
    (["how long have the noodles got", "two minutes longer"], "noodles has 9 minutes now."),
  ]

  @Test func `is added to what was spoken of, and starts nothing anew`() async throws {
    for (turns, answer) in Self.spans {
      let talk = await SmallAppTalk(InstalledApplication("Timers", shortcuts: TimerShortcuts.self))
      let name = try #require(answer.split(separator: " ").first)
      _ = await talk.said(to: "Start a timer called \(name) for 7 minutes in Timers")
      let said = await talk.said(to: turns)
      #expect(said == answer)
      #expect(await talk.said(to: "cancel the \(name) timer") == "Canceled \(name).")
    }
  }

  @Test(arguments: ["the bread took 3 more minutes", "i gave the bread 3 more minutes", "bread needs 3 minutes"])
  func `is not added where it is only told`(remark: String) async {
    let talk = await SmallAppTalk(InstalledApplication("Timers", shortcuts: TimerShortcuts.self))
    let said = await talk.said(to: remark)
    #expect(said.hasPrefix("I don’t know what to do with"), "\(said)")
  }
}

@Suite struct `What is called off` {
  @Test(arguments: [
    (["forget it, open the family album"], "Here is Family."),
    (["never mind, share family with tom"], "tom can now see Family."),
  ])
  func `gives way to what is asked for behind it`(turns: [String], answer: String) async {
    #expect(await SmallAppTalk.albums().said(to: turns) == answer)
  }
}

@Suite struct `A number in front of what it counts` {
  @Test(arguments: [
    (["add 3 photos", "norway"], "Added 3 photos to Summer in Norway, "),
    (["add the last 3 photos", "family"], "Added 3 photos to Family, "),
  ])
  func `is no name, and is kept while the name is asked for`(turns: [String], answer: String) async {
    // How many there are now is a matter of the whole process, in which others add some too.
    let said = await SmallAppTalk.albums().said(to: turns)
    #expect(said.hasPrefix(answer), "\(said)")
  }

  @Test(arguments: ["screenshots and norway can both go", "family or norway", "family or norway, whichever"])
  func `is not given to one of two albums that are named`(answer: String) async {
    let albums = await SmallAppTalk.albums()
    let said = await albums.said(to: ["add 3 photos", answer])
    #expect(said.hasSuffix("To which album?") && !said.contains("Added"), "\(said)")
  }
}
