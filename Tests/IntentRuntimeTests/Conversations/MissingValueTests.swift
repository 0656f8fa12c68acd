import Dialog
import IntentRuntime
import PhraseMatching
import Testing

@testable import Harbor

@Suite struct `What a request leaves out` {
  @Test func `is asked for, and picked by number, ordinal, name or slip`() async throws {
    let talk = await HarborTalk()
    await talk.holds(
      """
      > cast off
      < Which boat?
      \(HarborTalk.boats)
      > the second one
      < Gull sails with a crew of 2.
      > cast off please
      < Which boat?
      \(HarborTalk.boats)
      > gry heron
      < Gray Heron sails with a crew of 2.
      > cast off with the gull
      < Gull sails with a crew of 2.
      """)
  }

  @Test func `is asked for in declaration order, a case by its synonym, a day in words`() async throws {
    let talk = await HarborTalk()
    await talk.holds(
      """
      > ask for weather
      < What weather do you want?
      \(HarborTalk.weathers)
      > windy
      < For which day?
      > tomorrow
      < Breezy on 11/21 it is.
      > ask for stormy weather
      < For which day?
      > the day after tomorrow
      < Stormy on 11/22 it is.
      """)
  }

  @Test func `is asked for with a hint until there is one`() async throws {
    let talk = await HarborTalk()
    await talk.holds(
      """
      > cast off
      < Which boat?
      \(HarborTalk.boats)
      > kraken
      < I don’t know a boat called “kraken”. Say a number from 1 to 4, or a name.
      < Which boat?
      \(HarborTalk.boats)
      > dragon
      < I don’t know a boat called “dragon”. Say a number from 1 to 4, or a name.
      < Which boat?
      \(HarborTalk.boats)
      > gray heron
      < Gray Heron sails with a crew of 2.
      """)
    #expect(talk.harbor.deeds == ["cast off heron 2"])
  }

  @Test func `a number out of range is asked for again`() async throws {
    let talk = await HarborTalk()
    await talk.holds(
      """
      > cast off with heron and nine sailors
      < 9 is not possible: the range is 1–8.
      < What’s the crew?
      > four
      < Gray Heron sails with a crew of 4.
      """)
  }
}

@Suite struct `A name that several things have` {
  @Test func `is asked about, and what is written below tells them apart`() async throws {
    let talk = await HarborTalk()
    await talk.holds(
      """
      > cast off with swan
      < Which boat?
      - 1 Swan · North Pier
      - 2 Swan · South Pier
      > south pier
      < Swan sails with a crew of 2.
      """)
    #expect(talk.harbor.deeds == ["cast off swan-s 2"])
  }

  @Test func `is decided by what was spoken of before`() async throws {
    let talk = await HarborTalk()
    await talk.holds(
      """
      > list the boats
      < There are 4 boats.
      > cast off with the last one
      < Swan sails with a crew of 2.
      """)
    #expect(talk.harbor.deeds == ["cast off swan-s 2"])
  }
}
