import IntentRuntime
import Testing

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
