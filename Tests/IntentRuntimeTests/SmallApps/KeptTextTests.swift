import IntentRuntime
import Testing

@Suite struct `Words for a note` {
  @Test(arguments: ["jot down buy stamps", "write down buy stamps", "note down: buy stamps", "take a note: buy stamps"])
  func `are kept by whoever keeps notes`(request: String) async {
    #expect(await SmallAppTalk.memos().said(to: request) == "Saved “buy stamps”.")
  }
}
