import Testing

@Suite struct `What a request leaves out` {
  @Test func `is asked for, and picked by number, ordinal, name or slip`() async throws {
    let talk = await HarborTalk()
    await talk.holds(
      """
      > cast off
      > the second one
      > cast off
      > 1
      > cast off please
      > gry heron
      > cast off with the gull
      """)
  }
}
