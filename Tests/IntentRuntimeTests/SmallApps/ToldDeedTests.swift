import IntentRuntime
import Testing

@Suite struct `What people did` {
  @Test func `is offered to be noted, and opens nothing`() async {
    let said = await SmallAppTalk.habits().said(to: "i meditated")
    #expect(said == "Do you mean “Check In: Meditate”?")
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
