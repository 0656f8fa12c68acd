import Dialog
import IntentRuntime
import PhraseCatalogs
import PhraseMatching
import Testing

@testable import Harbor

@Suite struct `A catalog's application` {
  static let lamps = InstalledApplication(
    Catalog.read(
      """
      { "format": 1, "application": { "name": "Lamps" },
        "entities": { "Lamp": { "title": "Lamp", "values": [
          { "id": "desk", "title": "Desk Lamp", "subtitle": "Study" },
          { "id": "hall-1", "title": "Hall Lamp", "subtitle": "Downstairs" },
          { "id": "hall-2", "title": "Hall Lamp", "subtitle": "Upstairs" } ] } },
        "shortcuts": [
          { "intent": "Dim", "title": "Dim",
            "parameters": { "lamp": { "entity": "Lamp", "prompt": "Which lamp?" },
                            "level": { "type": "integer", "range": [0, 100], "prompt": "To how many percent?" } },
            "phrases": ["Dim ${lamp} to ${level} percent with ${applicationName}", "Dim a lamp with ${applicationName}"],
            "say": "${output}", "run": ["/bin/echo", "${lamp.id} at ${level}."] },
          { "intent": "Break", "title": "Break", "phrases": ["Break the fuse with ${applicationName}"],
            "run": ["/bin/false"] } ] }
      """
    ).catalog ?? Catalog(application: .init(name: "?"), actions: []))

  @Test func `asks for what is missing, and says what its program writes`() async throws {
    let talk = await HarborTalk(besides: [Self.lamps])
    await talk.holds(
      """
      > dim the desk lamp to 40 percent
      < desk at 40.
      > dim a lamp
      < Which lamp?
      - 1 Desk Lamp · Study
      - 2 Hall Lamp · Downstairs
      - 3 Hall Lamp · Upstairs
      > 3
      < To how many percent?
      > three hundred
      < 300 is not possible: the range is 0–100.
      < To how many percent?
      > thirty
      < hall-2 at 30.
      > dim the hall lamp to 10 percent
      < I know two called Hall Lamp: Downstairs and Upstairs. Which one?
      - 1 Hall Lamp · Downstairs
      - 2 Hall Lamp · Upstairs
      > upstairs
      < hall-2 at 10.
      """)
  }

  @Test func `fails in words when its program does`() async throws {
    let talk = await HarborTalk(besides: [Self.lamps])
    let response = await talk.session.take("break the fuse")
    #expect(response.outcome == .failed)
    #expect(response.problem?.code == "program.failed")
  }
}
