import IntentRuntime
import Testing

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
