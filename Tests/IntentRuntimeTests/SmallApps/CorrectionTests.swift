import IntentRuntime
import Testing

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
