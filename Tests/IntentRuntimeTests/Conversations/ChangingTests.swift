import AppIntents
import Dialog
import IntentRuntime
import PhraseMatching
import Testing

@testable import Harbor

@Suite struct `When an app announces a change` {
  @Test func `an entity that is gone is no longer matched, and a new one is`() async throws {
    let talk = await HarborTalk()
    #expect(await talk.session.take("cast off with gull").outcome == .succeeded)
    talk.harbor.remove("gull")
    talk.harbor.add("albatross", named: "Albatross")
    HarborShortcuts.updateAppShortcutParameters()
    let gone = await talk.session.take("cast off with gull")
    #expect(gone.utterances == [.says("I don’t know a boat called “gull”.")])
    #expect(gone.outcome == .needsInput)
    #expect(await talk.session.take("cast off with albatros").outcome == .succeeded)
    #expect(talk.harbor.deeds == ["cast off gull 2", "cast off albatross 2"])
  }

  @Test func `a new name replaces the old one`() async throws {
    let talk = await HarborTalk()
    _ = await talk.session.take("cast off with gull")
    talk.harbor.rename("gull", to: "Kittiwake")
    HarborShortcuts.updateAppShortcutParameters()
    #expect(await talk.session.take("cast off with kittiwake").outcome == .succeeded)
    let listed = talk.registry.index.listings(application: "Harbor").compactMap(\.value?.title)
    #expect(listed.contains("Kittiwake"))
    #expect(!listed.contains("Gull"))
  }

  @Test func `conversations that go on meanwhile see the old values or the new ones`() async throws {
    let talk = await HarborTalk()
    let now = HarborTalk.now
    await withTaskGroup { group in
      for place in 0..<8 {
        let settings = SessionSettings(matching: MatchOptions(now: now), now: { now })
        let session = Session(with: talk.registry, settings: settings)
        group.addTask {
          for turn in 0..<20 {
            if place == 0 {
              talk.harbor.rename("gull", to: turn.isMultiple(of: 2) ? "Kittiwake" : "Gull")
              HarborShortcuts.updateAppShortcutParameters()
            }
            let response = await session.take("cast off with gray heron")
            #expect(response.outcome == .succeeded)
          }
        }
      }
    }
  }
}
