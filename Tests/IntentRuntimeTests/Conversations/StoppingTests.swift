import Dialog
import IntentRuntime
import PhraseMatching
import Testing

@testable import Harbor

@Suite struct `What is going on` {
  @Test func `ends with Ctrl-C, and its task is cancelled`() async throws {
    let talk = await HarborTalk()
    await talk.holds(
      """
      > wait for the tide
      ! interrupt
      < Cancelled. I haven’t done this: Wait for the Tide.
      > list the boats
      < There are 4 boats.
      """)
    #expect(talk.harbor.deeds == ["waiting"])
  }

  @Test(arguments: [
    "cancel", "never mind", "stop", "forget it please", "on second thought, drop it", "no wait", "hold on",
    "forget about the weather", "not now", "nah, leave it",
  ])
  func `ends with a word in the middle of a question`(word: String) async throws {
    let talk = await HarborTalk()
    await talk.holds(
      """
      > ask for weather
      < What weather do you want?
      \(HarborTalk.weathers)
      > \(word)
      < Cancelled. I haven’t done this: Weather.
      > stop
      < There’s nothing going on.
      """)
  }

  @Test func `makes room for a request that is better than any reply`() async throws {
    let talk = await HarborTalk()
    await talk.holds(
      """
      \(HarborTalk.leavingTheWeather)
      """)
  }

  @Test func `stays where it is while somebody asks for help`() async throws {
    let talk = await HarborTalk()
    await talk.holds(
      """
      > ask for weather
      < What weather do you want?
      \(HarborTalk.weathers)
      > what can I say?
      < Here is what you can say to Harbor.
      …
      < What weather do you want?
      \(HarborTalk.weathers)
      > calm
      < For which day?
      > today
      < Calm on 11/20 it is.
      """)
  }
}

@Suite struct `An intent that throws` {
  @Test func `is quoted where it says something to people`() async throws {
    let talk = await HarborTalk()
    let response = await talk.session.take("lift a crate")
    #expect(response.outcome == .failed)
    #expect(response.problem?.message == "The crane is broken.")
    #expect(response.utterances == [.says("The crane is broken.")])
  }

  @Test func `is excused where it does not, with the details for those who want them`() async throws {
    let talk = await HarborTalk()
    let response = await talk.session.take("ring the bell")
    #expect(response.outcome == .failed)
    #expect(response.utterances == [.says("Sorry, something went wrong.")])
    #expect(response.problem?.detail == "Silence()")
  }
}
