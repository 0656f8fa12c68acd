import PhraseTesting
import Testing

struct TranscriptTests {
  @Test func `a written conversation holds`() async throws {
    try await Samples.trails().holds(
      transcript: """
        # Somebody who wants to know, and then to go.
        > check trail conditions
        < Which trail’s conditions would you like to know?
        …
        > catbells
        < The conditions on Catbells are ….
        …
        > pin it
        < Catbells is pinned …
        """)
  }

  @Test func `a conversation that goes otherwise is shown side by side`() async throws {
    let app = try await Samples.trails()
    let text = await failure {
      try await app.holds(
        transcript: """
          > pin catbells
          < Catbells is pinned to the top of your list.
          > buy a day pass for yosemite
          < That is $20.
          < Shall I?
          > yes
          """)
    }
    #expect(
      text == """
        the transcript differs at line 3: > buy a day pass for yosemite
            expected         actual
          ≠ < That is $20.
          ≠ < Shall I?
          ≠                  < A day pass for Yosemite National Park costs $35.00 and can’t be returned. Do you want to buy it?
        """)
  }

  @Test func `settings of a transcript win over those of the tester`() async throws {
    try await Samples.trails(TestConditions(locale: "de")).holds(
      transcript: """
        @ locale en
        @ app trails
        @ yes
        > buy a day pass for yosemite
        < Your day pass for Yosemite National Park is ready. Enjoy your day!
        """)
  }

  @Test func `what is wrong with a transcript is shown at its place`() async throws {
    let app = try await Samples.trails()
    let text = await failure { try await app.holds(transcript: "@ langage de\n> hello") }
    #expect(
      text == """
        the transcript:1:1: error: there is no setting 'langage'; there are app, locale, catalog, voice-only, now, here, \
        home, yes [transcript.unknown-setting]
        1 | @ langage de
          | ^~~~~~~~~~~~
        """)
    #expect(
      await failure { try await app.holds(transcript: "@ app Trials\n> hello") }
        == "'@ app Trials' names no application that is tested; did you mean 'Trails'?")
    #expect(
      await failure { try await app.holds(transcript: "@ home folder\n> hello") }
        == "'@ home' holds for the whole process; try 'behest test'")
  }

  @Test func `a transcript may lie in a file, which has to be there`() async throws {
    let app = try await Samples.trails()
    #expect(
      await failure { try await app.holds(transcriptAt: "/no/such/talk.txt") }
        == "cannot read '/no/such/talk.txt': No such file or directory")
  }
}
