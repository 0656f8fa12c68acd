import Dialog
import IntentRuntime
import PhraseMatching
import Testing

@testable import Harbor

@Suite struct `Words that a query finds in something of another name` {
  @Test func `are asked about before anything is done`() async throws {
    let talk = await HarborTalk()
    // The query of the harbour also finds boats by their pier.
    let response = await talk.session.take("cast off with the westernmost")
    #expect(response.outcome != .succeeded)
    #expect(talk.harbor.deeds.isEmpty)
    let found = await talk.session.take("cast off with north")
    #expect(found.outcome == .needsInput)
    #expect(found.question?.options.map(\.title) == ["Gray Heron", "Swan"])
    #expect(talk.harbor.deeds.isEmpty)
  }
}
