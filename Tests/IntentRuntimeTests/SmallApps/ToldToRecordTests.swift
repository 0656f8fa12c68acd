import IntentRuntime
import Testing

@Suite struct `What people tell where it can be kept` {
  @Test(arguments: [
    (
      "i gave biscuit and rosie 150 grams of dry food each", "Do you mean “Log Feeding: Biscuit, Rosie, 150, Dry Food”?"
    ),
    ("fed luna 60 grams of wet food", "Do you mean “Log Feeding: Luna, 60, Wet Food”?"),
    ("biscuit got his flea drops", "Do you mean “Record Treatment: Biscuit, Flea Drops”?"),
    ("the rabbit had some treats tho", "Do you mean “Log Feeding: Treats”?"),
  ])
  func `is asked about with all that was said`(told: String, question: String) async {
    #expect(await SmallAppTalk.paws().said(to: told).hasSuffix(question))
  }

  @Test func `is kept with a yes`() async {
    #expect(
      await SmallAppTalk.paws().said(to: "fed luna 60 grams of wet food", "yes")
        == "Logged 60 grams of wet food for Luna.")
  }

  @Test(arguments: [["spent 23.50 at lidl just now", "groceries"], ["spent 23.50 on groceries", "yes"]])
  func `is completed by what is still to be said`(turns: [String]) async {
    let said = await SmallAppTalk.outlay().said(to: turns)
    #expect(said.hasPrefix("Logged 23.50 in Groceries, paid by card."), "\(said)")
  }

  @Test(arguments: ["i didn't feed luna", "did you feed luna", "luna wants to be fed"])
  func `is nothing that nobody did`(told: String) async {
    let said = await SmallAppTalk.paws().said(to: told)
    #expect(said.hasPrefix("I don’t know what to do with “\(told)”."), "\(said)")
  }

  @Test(arguments: ["no, groceries", "tomorrow", "not now"])
  func `is not kept by what is no yes`(reply: String) async {
    let said = await SmallAppTalk.outlay().said(to: "spent 23.50 at lidl just now", reply)
    #expect(!said.contains("Logged"), "\(said)")
  }

  @Test func `was on the last of its weekdays`() async {
    let said = await SmallAppTalk.outlay().said(to: "spent 20 on groceries on sunday", "yes")
    #expect(said.hasPrefix("Logged 20.00 in Groceries on 2026-"), "\(said)")
  }

  @Test func `is left where the question is not about it`() async {
    let said = await SmallAppTalk.outlay().said(to: "spent 23.50 at lidl just now", "how much is left for gifts")
    #expect(said.hasPrefix("Gifts:"), "\(said)")
  }
}

@Suite struct `An order in the middle of a question` {
  @Test(arguments: [
    (["have the ioniq ready", "set a charge limit of 40 on the zoe"], "40 is not possible: the range is 50–100."),
    (["charge the mini in the garage", "delete the mini"], "Remove Mini and its charging history?"),
    (["charge the mini in the garage", "then stop charging everything"], "Do you mean “Stop Charging: Ioniq, Zoe, "),
  ])
  func `is none of its answers`(turns: [String], answer: String) async {
    let said = await SmallAppTalk.voltway().said(to: turns)
    #expect(said.contains(answer), "\(said)")
  }

  @Test func `answers where it begins as the request of the question does`() async {
    let said = await SmallAppTalk.albums().said(to: "add 2 photos", "add them to screenshots")
    #expect(said.contains("Added 2 photos to Screenshots"), "\(said)")
  }
}

@Suite struct `Everything of a kind` {
  @Test(arguments: ["clear all budgets", "clear the expenses in all budgets"])
  func `is one request where several are taken at once`(request: String) async {
    let said = await SmallAppTalk.outlay().said(to: request)
    #expect(said.hasPrefix("Delete all expenses in Groceries, Eating Out, Car, Car Insurance"), "\(said)")
  }

  @Test func `is asked about where there may be more than is known`() async {
    let said = await SmallAppTalk.voltway().said(to: "stop charging everything")
    #expect(said.hasPrefix("Do you mean “Stop Charging: Ioniq, Zoe, "), "\(said)")
  }
}

@Suite struct `Titles that ask for something` {
  @Test func `need their verb where nothing but a value is said beside it`() async {
    let said = await SmallAppTalk.paws().said(to: "book the vet for mr pickels on thursday at 3pm")
    #expect(said.hasPrefix("Mr Pickles sees the vet on"), "\(said)")
    let told = await SmallAppTalk.paws().said(to: "mr pickles isn't getting anything tonight, he has to fast")
    #expect(told.hasPrefix("I don’t know what to do with “mr pickles isn't getting anything tonight"), "\(told)")
  }

  @Test func `are said with other verbs of asking`() async {
    #expect(await SmallAppTalk.voltway().said(to: "let me see the zoe").hasPrefix("Zoe:"))
  }
}

@Suite struct `Values behind what is said` {
  @Test func `are no circumstance where a time is still to be said`() async {
    let said = await SmallAppTalk.voltway().said(to: "have the ioniq ready by 7 tomorrow morning")
    #expect(said.contains("at 07:00"), "\(said)")
  }

  @Test(arguments: [
    "can you add a budget for vet bills, 80 a month", "create a budget called vet bills with 80 a month",
  ])
  func `are no part of a name`(request: String) async {
    #expect(await SmallAppTalk.outlay().said(to: request) == "Created the budget vet bills with 80.00 a month.")
  }

  @Test(arguments: ["top 10 songs", "trip with 2 friends"])
  func `stay in a name that they belong to`(name: String) async {
    #expect(
      await SmallAppTalk.outlay().said(to: "create a budget called \(name)", "30")
        == "Created the budget \(name) with 30.00 a month.")
  }
}
