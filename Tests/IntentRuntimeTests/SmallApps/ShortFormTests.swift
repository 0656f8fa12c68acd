import IntentRuntime
import Testing

@testable import Bookshelf
@testable import Transit

@Suite struct `What people type in short` {
  @Test(arguments: ["what stations do u have", "which stations have u got", "what are ur stations"])
  func `asks what its words ask`(request: String) async {
    let said = await SmallAppTalk.radio().said(to: request)
    #expect(said.hasPrefix("I found twelve stations"), "\(said)")
  }

  @Test(arguments: [
    ("whens the next departure from airport to west end", "M1 leaves Airport"),
    ("what books do u know", "I found"), ("can u mark emma as read", "Marked Emma as read."),
  ])
  func `is done as if it were spelled out`(request: String, answer: String) async {
    let talk = await SmallAppTalk([
      InstalledApplication("Bookshelf", shortcuts: BookshelfShortcuts.self),
      InstalledApplication("Transit", shortcuts: TransitShortcuts.self),
    ])
    let said = await talk.said(to: request)
    #expect(said.hasPrefix(answer), "\(said)")
  }

  @Test func `is kept as it was typed where any words are taken`() async {
    let said = await SmallAppTalk.memos().said(to: "save a memo saying see u at ur place")
    #expect(said == "Saved “see u at ur place”.")
  }
}

@Suite struct `A reply that begins the same request again` {
  @Test(arguments: [
    (["sleep timer"], "till i fall asleep"), (["sleep timer"], "set a sleep timer"),
    (["set a sleep timer"], "a sleep timer until the song is over"),
  ])
  func `is no answer where it says nothing new`(begun: [String], reply: String) async {
    let said = await SmallAppTalk.radio().said(to: begun + [reply])
    #expect(said == "I didn’t get that. Say how long, such as “ten minutes”. For how long?")
  }

  @Test func `is one where it says what was asked`() async {
    let said = await SmallAppTalk.radio().said(to: ["sleep timer", "set the sleep timer to ten minutes"])
    #expect(said == "Turning off in 10 minutes.")
  }
}
