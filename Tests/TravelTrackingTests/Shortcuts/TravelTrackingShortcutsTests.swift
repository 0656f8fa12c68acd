import AppIntents
import Foundation
import Testing

@testable import TravelTracking

@Suite struct `The shortcuts` {
  private let shortcuts = TravelTrackingShortcuts.appShortcuts

  @Test func `are no more than ten`() {
    #expect((1...10).contains(shortcuts.count))
  }

  @Test func `have the name of the app in every phrase, and one parameter at most`() {
    for phrase in shortcuts.flatMap(\.phrases) {
      #expect(phrase.pieces.count { $0 == .applicationName } == 1, "\(phrase.key)")
      #expect(phrase.parameterNames.count <= 1, "\(phrase.key)")
    }
  }

  @Test func `name parameters that their intents have`() {
    for shortcut in shortcuts {
      let known = Set(IntentParameters(of: shortcut.intent).entries.map(\.name))
      for phrase in shortcut.phrases { #expect(known.isSuperset(of: phrase.parameterNames), "\(phrase.key)") }
    }
  }

  @Test func `say nothing twice`() {
    let keys = shortcuts.flatMap(\.phrases).map(\.key)
    #expect(Set(keys).count == keys.count)
  }

  @Test func `have a title and a picture`() {
    #expect(shortcuts.allSatisfy { $0.shortTitle != nil && $0.systemImageName != nil })
  }

  @Test func `are of intents that people can find`() {
    #expect(shortcuts.allSatisfy { type(of: $0.intent).isDiscoverable })
  }

  @Test func `offer tickets for favorites and for what sells most`() throws {
    let tickets = try #require(shortcuts.first { $0.intent is FindTicketsIntent })
    let presentation = try #require(tickets.presentation)
    #expect(presentation.parameter == "landmark")
    #expect(presentation.summary == "Find tickets for ${landmark}")
    #expect(presentation.collections.count == 2)
  }

  @Test func `belong to a package with another inside`() {
    #expect(packages(reachableFrom: TravelTrackingPackage.self).count == 2)
  }

  @MainActor
  @Test func `find what their intents depend on once the app has started`() throws {
    let bench = TestBench()
    let dependencies = AppDependencyManager()
    let app = TravelTrackingApp(modelData: bench.modelData, dependencies: dependencies)
    _ = app.body
    #expect(dependencies.knows(ModelData.self, key: nil))
  }
}
