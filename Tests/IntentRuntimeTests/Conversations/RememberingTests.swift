import Dialog
import IntentRuntime
import PhraseMatching
import Testing

@testable import Harbor

@Suite struct `It, that one and the second one` {
  @Test func `are what was named, returned or listed last`() async throws {
    let talk = await HarborTalk()
    await talk.holds(
      """
      > list the boats
      < There are 4 boats.
      > open the second one
      [ Opening Harbor ]
      < Here’s Gull.
      > rename it to Pelican
      < Gull is called Pelican now.
      > cast off with it
      < Pelican sails with a crew of 2.
      """)
  }

  @Test func `are asked back about where nobody has spoken of anything`() async throws {
    let talk = await HarborTalk()
    await talk.holds(
      """
      > open it
      < I don’t know what “it” is yet.
      """)
  }
}

@Suite struct `Taking back` {
  @Test func `runs the newest registered undo under its name`() async throws {
    let talk = await HarborTalk()
    await talk.holds(
      """
      > undo
      < There’s nothing to undo.
      > rename gull to Pelican
      < Gull is called Pelican now.
      > rename gray heron to Stork
      < Gray Heron is called Stork now.
      > undo that
      < Undone: Rename Gray Heron.
      > take it back
      < Undone: Rename Gull.
      > undo
      < There’s nothing to undo.
      """)
    #expect(talk.harbor.boats.map(\.name) == ["Gray Heron", "Gull", "Swan", "Swan"])
  }

  @Test func `and doing again use the values of before`() async throws {
    let talk = await HarborTalk()
    await talk.holds(
      """
      > again
      < There’s nothing to repeat yet.
      > cast off with gull and 3 sailors
      < Gull sails with a crew of 3.
      > once more
      < Gull sails with a crew of 3.
      """)
  }
}

@Suite struct `Several steps` {
  @Test func `are taken one after the other, and the first one fills the next`() async throws {
    let talk = await HarborTalk()
    await talk.holds(
      """
      > cast off with gray heron and then open it
      < Gray Heron sails with a crew of 2.
      [ Opening Harbor ]
      < Here’s Gray Heron.
      """)
  }

  @Test func `end at the first that fails, which is named`() async throws {
    let talk = await HarborTalk()
    await talk.holds(
      """
      > lift a crate and then list the boats
      < I stopped at “lift a crate”.
      < The crane is broken.
      """)
  }
}
