import Dialog
import IntentRuntime
import PhraseMatching
import Testing

@testable import Harbor

@Suite struct `Before something is destroyed` {
  @Test func `the words of the buttons agree and refuse`() async throws {
    let talk = await HarborTalk()
    await talk.holds(
      """
      > scuttle the gull in harbor
      < Sink Gull for good?
      > let it be
      < Cancelled. I haven’t done this: Scuttle Boat: Gull.
      > scuttle the gull in harbor
      < Sink Gull for good?
      > drown it
      < Gull is gone.
      """)
  }

  @Test func `a reply that is neither is asked for until it is`() async throws {
    let talk = await HarborTalk()
    await talk.holds(
      """
      > scuttle the gull in harbor
      < Sink Gull for good?
      > perhaps
      < I didn’t get that. Say “Sink” or “Keep”.
      < Sink Gull for good?
      > who knows
      < I didn’t get that. Say “Sink” or “Keep”.
      < Sink Gull for good?
      > no
      < Cancelled. I haven’t done this: Scuttle Boat: Gull.
      > yes
      < There’s no question open to say yes to.
      """)
    #expect(talk.harbor.boats.count == 4)
  }

  @Test func `a match that is not certain is confirmed by the assistant`() async throws {
    let talk = await HarborTalk()
    let response = await talk.session.take("scuttel gull")
    #expect(response.outcome == .awaitingConfirmation)
    #expect(talk.harbor.boats.count == 4)
  }
}

@Suite struct `A choice` {
  @Test func `is made by title or number, and its way out ends the intent`() async throws {
    let talk = await HarborTalk()
    await talk.holds(
      """
      > treat the crew
      < What shall it be?
      - 1 Tea
      - 2 Rum
      - 3 Cancel
      > rum
      < Rum for everybody.
      > treat the crew
      < What shall it be?
      - 1 Tea
      - 2 Rum
      - 3 Cancel
      > the last one
      < Cancelled. I haven’t done this: Treat the Crew.
      """)
  }
}

@Suite struct `A view beside a question` {
  @Test func `is drawn again whenever one of its buttons is pressed`() async throws {
    let talk = await HarborTalk()
    await talk.holds(
      """
      > count flags
      | 0 flags
      | [More]
      < How many flags?
      - 1 More
      > more
      | 1 flags
      | [More]
      < How many flags?
      - 1 More
      > 1
      | 2 flags
      | [More]
      < How many flags?
      - 1 More
      > yes
      < 2 flags it is.
      """)
  }

  @Test func `is not drawn for those who only hear`() async throws {
    let talk = await HarborTalk { $0.channel = .voice }
    await talk.holds(
      """
      > count flags
      < How many flags?
      > yes
      < 0 flags it is.
      """)
  }
}
