import PhraseMatching
import Testing

struct InflectedRequestTests {
  @Test func `a form says in a request what its word says`() throws {
    let matcher = Matcher(index: SemanticFixture.learned)
    for request in ["activating the desk lamp", "powered up the hall lamp"] {
      let matching = matcher.match(request, options: SemanticFixture.options)
      #expect(matching.candidates.first?.intent == "TurnOn" && matching.outcome == .matched, "\(request)")
    }
  }

  @Test(arguments: [("power the desk lamp up", "TurnOn"), ("shut the desk lamp down", "TurnOff")])
  func `a verb is known when what it is about stands in front of its particle`(request: String, intent: String) {
    let matching = Matcher(index: SemanticFixture.learned).match(request, options: SemanticFixture.options)
    #expect(matching.candidates.first?.intent == intent && matching.outcome == .matched)
  }
}
