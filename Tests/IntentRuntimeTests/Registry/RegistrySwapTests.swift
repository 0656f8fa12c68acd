import AppIntents
import PhraseMatching
import Testing

@testable import Harbor
@testable import IntentRuntime

@Suite struct `The swap of a registry's index` {
  @Test func `lets readers see what was before an update or after it, never half of one`() async throws {
    let talk = await HarborTalk()
    let (harbor, registry) = (talk.harbor, talk.registry)
    func rename(to color: String) async {
      harbor.rename("heron", to: "\(color) One")
      harbor.rename("gull", to: "\(color) Two")
      HarborShortcuts.updateAppShortcutParameters()
      await registry.refresh()
    }
    await rename(to: "Red")
    await withTaskGroup(of: Bool.self) { group in
      group.addTask {
        for round in 0..<50 { await rename(to: round.isMultiple(of: 2) ? "Blue" : "Red") }
        return true
      }
      for _ in 0..<3 {
        group.addTask { (0..<200).allSatisfy { _ in isWhole(registry.snapshot) } }
      }
      for await isWhole in group { #expect(isWhole) }
    }
  }

  /// Whether both names are old or both are new, in the index as in what stands behind it.
  private func isWhole(_ snapshot: RegistrySnapshot) -> Bool {
    let matcher = Matcher(index: snapshot.index)
    let options = MatchOptions(now: HarborTalk.now)
    // Words that are no boat's name are taken as they are: only a value that is known says which names there are.
    let isRed = ["one", "two"].map { number in
      let best = matcher.match("cast off with red \(number)", options: options).candidates.first
      return best?.values.contains { $0.values.contains { $0.title.hasPrefix("Red") } } ?? false
    }
    let titles = snapshot.applications.flatMap(\.model.entities).flatMap(\.values).map(\.title)
    return isRed[0] == isRed[1] && titles.contains("Red One") == isRed[0] && titles.contains("Red Two") == isRed[1]
  }
}
