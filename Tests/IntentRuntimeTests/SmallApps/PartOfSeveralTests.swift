import IntentRuntime
import Testing

@Suite struct `Some of several things at a question` {
  @Test(arguments: [
    ("no, just htop", "htop"), ("only htop please", "htop"), ("the first one only", "htop"), ("htop alone", "htop"),
    ("not node", "htop"), ("without node", "htop"), ("keep node", "htop"), ("leave node alone", "htop"),
    ("node stays", "htop"), ("keep only node", "htop"), ("all but htop", "node"), ("not node, just htop", "htop"),
    ("and git too", "htop, node, and git"),
  ])
  func `are left out, kept or added, and asked about again`(reply: String, left: String) async {
    let talk = await SmallAppTalk.keg()
    #expect(await talk.said(to: "uninstall htop and node") == "Uninstall htop and node?")
    #expect(await talk.said(to: reply) == "Uninstall \(left)?")
    #expect(await talk.said(to: "yes") == "Uninstalled \(left).")
  }

  @Test func `are not exchanged for what is not asked about`() async {
    let talk = await SmallAppTalk.keg()
    #expect(await talk.said(to: "uninstall htop", "not node").hasSuffix("Uninstall htop?"))
  }

  @Test func `are named as a pair by the word that both names have`() async {
    #expect(
      await SmallAppTalk.albums().said(to: "delete both wedding albums")
        == "Delete Wedding 2023 and Wedding Ideas? The photos stay in your library.")
    #expect(await SmallAppTalk.bookshelf().said(to: "open both dunes") == "Opening Dune. Opening Dune Messiah.")
  }
}

@Suite struct `A correction` {
  @Test func `of what was not understood changes nothing that was done before`() async {
    let said = await SmallAppTalk.pump().said(to: ["log 45 carbs", "what about the weather", "actually 70"])
    #expect(!said.contains("Logged"), "\(said)")
  }

  @Test func `of what was only guessed is asked about again`() async {
    let talk = await SmallAppTalk.pump()
    #expect(await talk.said(to: "run the basal at 80 percent") == "Do you mean “Temporary Basal: 80”?")
    #expect(await talk.said(to: "actually 70") == "Do you mean “Temporary Basal: 70”?")
    #expect(await talk.said(to: "yes") == "For how long?")
  }

  @Test(arguments: ["sorry, meant 2.5", "meant 2.5", "typo, 2.5"])
  func `answers a question without its subject`(reply: String) async {
    #expect(await SmallAppTalk.pump().said(to: ["bolus", "25", reply]).hasSuffix("Deliver 2.5 units of insulin now?"))
  }
}

@Suite struct `What is asked in the middle of a question` {
  @Test(arguments: [
    ("how much insulin do i have left?", "84.5 units are left. How many units?"),
    ("what's the battery at?", "The battery is at 62%. How many units?"),
  ])
  func `is told, and the question asked again`(question: String, answer: String) async {
    #expect(await SmallAppTalk.pump().said(to: "bolus", question) == answer)
  }

  @Test func `takes its place where it is the same with all that it needs`() async {
    let said = await SmallAppTalk.transit().said(
      to: "next departure from the airport", "when's the bus from central station to hospital north")
    #expect(said.contains("Bus 220 leaves Central Station"), "\(said)")
  }
}

@Suite struct `All that the last request was about` {
  @Test(arguments: ["save it", "save this as uni", "save that as work"])
  func `is meant by a request for as much`(request: String) async {
    let said = await SmallAppTalk.transit().said(to: "next departure from the airport to university", request)
    #expect(said.hasPrefix("Saved Airport to University as"), "\(said)")
  }

  @Test func `is of a kind of which others are listed`() async {
    let said = await SmallAppTalk.radio().said(to: "play jazz fm", "what else is there")
    #expect(said.hasPrefix("I found twelve stations"), "\(said)")
    #expect(await SmallAppTalk.coffee().said(to: "order a large coffee", "what else is there").hasPrefix("Small"))
  }
}

@Suite struct `What people did` {
  @Test func `is offered to be noted, and opens nothing`() async {
    let said = await SmallAppTalk.habits().said(to: "i meditated")
    #expect(said.contains("Did you mean"), "\(said)")
  }

  @Test func `is not what was spoken of before`() async {
    let said = await SmallAppTalk.habits().said(
      to: "what is my call grandma streak", "also practised guitar, tick it off")
    #expect(!said.contains("Checked in"), "\(said)")
  }

  @Test func `is asked of what was made`() async {
    #expect(
      await SmallAppTalk.bookshelf().said(to: "who wrote middlemarch") == "The author of Middlemarch is George Eliot.")
  }
}

@Suite struct `Words for a note` {
  @Test(arguments: ["jot down buy stamps", "write down buy stamps", "note down: buy stamps", "take a note: buy stamps"])
  func `are kept by whoever keeps notes`(request: String) async {
    #expect(await SmallAppTalk.memos().said(to: request) == "Saved “buy stamps”.")
  }
}
