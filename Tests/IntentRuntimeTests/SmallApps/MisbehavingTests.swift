import AppIntents
import Diagnostics
import Dialog
import Foundation
import IntentRuntime
import PhraseCatalogs
import PhraseMatching
import Testing

@testable import Teahouse

/// A conversation with an app whose intents do not stop and whose queries do not answer.
private struct TeahouseTalk {
  static let patience = Duration.seconds(1)
  static let limit = Duration.seconds(30)

  let kitchen: Kitchen
  let registry: AppRegistry
  let session: Session

  init(
    isPatient: Bool = true, store: ValueStore? = nil, givesUp: Bool = false,
    _ change: (inout SessionSettings, Kitchen) -> Void = { _, _ in }
  ) async {
    let kitchen = Kitchen()
    self.kitchen = kitchen
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: kitchen)
    if isPatient { kitchen.cellar.open() }
    registry = await AppRegistry(
      [InstalledApplication("Teahouse", shortcuts: TeahouseShortcuts.self)], locale: Locale(identifier: "en"),
      dependencies: dependencies, patience: isPatient ? nil : Self.patience, store: store, limit: Self.limit
    ) { duration in
      // Whoever is impatient does not wait at all, and nothing is given up unless it is wanted.
      if duration == Self.patience || givesUp { return true }
      return (try? await Task.sleep(for: .seconds(3_600))) != nil
    }
    var settings = SessionSettings(matching: MatchOptions(now: HarborTalk.now), now: { HarborTalk.now })
    settings.locale = Locale(identifier: "en")
    settings.sleep = { _ in true }
    change(&settings, kitchen)
    session = Session(with: registry, settings: settings)
  }

  func said(to text: String) async -> [String] {
    let response = await session.take(text)
    return response.utterances.compactMap(\.speech) + [response.question?.prompt].compactMap(\.self)
  }
}

@Suite struct `An intent that does not stop` {
  @Test func `gives the conversation back when it is interrupted, and goes on behind it`() async {
    let talk = await TeahouseTalk()
    async let answer = talk.session.take("boil water")
    await talk.kitchen.stove.reached()
    await talk.session.interrupt()
    let response = await answer
    #expect(response.outcome == .cancelled)
    #expect(response.goesOn)
    #expect(response.utterances == [.says("It doesn’t stop: Boil Water goes on behind this.")])
    #expect(await talk.said(to: "ring the bell") == ["Ding."])
    talk.kitchen.stove.open()
    #expect(await talk.said(to: "ring the bell") == ["Ding."])
  }

  @Test func `fails when it takes longer than a turn may`() async {
    let limit = Duration.seconds(7)
    let talk = await TeahouseTalk { settings, kitchen in
      settings.timeLimit = limit
      settings.sleep = { duration in
        if duration == limit { await kitchen.stove.reached() }
        return true
      }
    }
    let response = await talk.session.take("boil water")
    #expect(response.outcome == .failed)
    #expect(response.problem?.code == "request.timed-out")
    #expect(response.dialog?.hasPrefix("That took too long, so I’ve stopped it.") ?? false)
  }
}

@Suite struct `Queries that take long` {
  @Test func `delay only requests that need them`() async {
    let talk = await TeahouseTalk(isPatient: false)
    #expect(await talk.said(to: "ring the bell") == ["Ding."])
    async let poured = talk.said(to: "pour jasmine pearls")
    talk.kitchen.cellar.open()
    #expect(await poured == ["Here is some Jasmine Pearls."])
  }

  @Test func `are stood in for by what they told the last time`() async {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = ValueStore(folder: folder)
    let first = await TeahouseTalk(isPatient: false, store: store)
    first.kitchen.cellar.open()
    #expect(await first.said(to: "pour smoky lapsang") == ["Here is some Smoky Lapsang."])

    let second = await TeahouseTalk(isPatient: false, store: store)
    #expect(await second.said(to: "pour smoky lapsang") == ["Here is some Smoky Lapsang."])
    second.kitchen.cellar.open()
  }

  @Test func `and fail are reported with what they say`() async {
    let talk = await TeahouseTalk()
    #expect(talk.registry.findings.map(\.message) == ["The oven is cold."])
  }
}

@Suite struct `A dependency that nobody registered` {
  @Test func `is found by lint, for intents and for queries`() async {
    let registry = await AppRegistry(
      [InstalledApplication("Teahouse", shortcuts: TeahouseShortcuts.self)], locale: Locale(identifier: "en"),
      dependencies: AppDependencyManager())
    let found = registry.written().flatMap(\.findings).map(\.finding.message)
    #expect(found.contains { $0.contains("'BoilWaterIntent.kitchen' needs a Kitchen") })
    #expect(found.contains { $0.contains("'TeaQuery.kitchen' needs a Kitchen") })
  }
}
