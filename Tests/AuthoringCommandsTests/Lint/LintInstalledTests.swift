import AssistantCommandLine
import CommandLineFixtures
import Diagnostics
import Foundation
import IntentRuntime
import PhraseCatalogs
import Testing
import Trails
import TravelTracking

@testable import AuthoringCommands
@testable import Harbor

@Suite struct `Lint of what is installed` {
  private static let trails = Application("Trails", shortcuts: TrailShortcuts.self, app: TrailsApp())
  private static let travel = Application(
    "Travel Tracking", shortcuts: TravelTrackingShortcuts.self, app: TravelTrackingApp())

  private static var bench: TestBench {
    var bench = authoringBench()
    bench.registration.applications = [trails, travel]
    return bench
  }

  private static var harbor: TestBench {
    var bench = authoringBench()
    bench.registration.applications = [Application("Harbor", shortcuts: HarborShortcuts.self)]
    return bench
  }

  @Test(arguments: ["en", "de", "ja"])
  func `finds nothing in the sample apps`(locale: String) async {
    let outcome = await Self.bench.run("lint", "--severity", "note", "--locale", locale)
    #expect(outcome.output == "")
    #expect(outcome.code == .success)
  }

  @Test func `shows the text of an app that has no file`() async {
    let outcome = await Self.harbor.run("lint", "--severity", "note", "--rule", "intent.unreachable")
    #expect(
      outcome.output.hasPrefix(
        """
        Harbor: note: no phrase reaches intent 'BreakCrane' [intent.unreachable]
          | BreakCrane
          | ^~~~~~~~~~

        """))
    #expect(outcome.errors.hasSuffix(" in 1 application\n"))
  }

  @Test func `has no file for programs`() async {
    let arguments = ["lint", "--severity", "note", "--rule", "intent.unreachable", "--format"]
    let lines = await Self.harbor.run(arguments + ["github"])
    #expect(
      lines.output.hasPrefix(
        "::notice title=intent.unreachable::no phrase reaches intent 'BreakCrane'\n"))
    let sarif = await Self.harbor.run(arguments + ["sarif"])
    #expect(sarif.output.contains(#""logicalLocations":[{"fullyQualifiedName":"Harbor"}]"#))
    #expect(!sarif.output.contains("physicalLocation"))
  }

  @Test func `sees every authored phrase and every value, each in its listing`() async throws {
    let registry = await AppRegistry([Self.trails, Self.travel], locale: Locale(identifier: "en"))
    let written = registry.written(after: 3)
    #expect(written.map(\.application.name.text) == ["Trails", "Travel Tracking"])
    #expect(written.map(\.application.name.place.source) == [SourceID(3), SourceID(4)])
    let trails = try #require(written.first)
    #expect(trails.application.shortcuts.count == TrailShortcuts.appShortcuts.count)
    #expect(trails.application.providers.map(\.text) == ["TrailShortcuts"])
    #expect(trails.application.entities.contains { $0.kind == .entity && !$0.values.isEmpty })
    let texts =
      trails.application.shortcuts.flatMap(\.phrases).map(\.text)
      + trails.application.entities.flatMap { $0.values.map(\.title) }
    try #require(texts.count > 30)
    for text in texts {
      #expect(String(decoding: trails.source.text.bytes[text.place.range], as: UTF8.self) == text.text)
    }
    #expect(trails.application.shortcuts.flatMap(\.phrases).allSatisfy { $0.template != nil })
  }

  @Test func `wants no translation of what a person has made`() async throws {
    let registry = await AppRegistry([Self.travel], locale: Locale(identifier: "en"))
    let travel = try #require(registry.written().first).application
    let offered = try #require(travel.entities.first { $0.name.text == "AddToCollectionIntent.collection" })
    #expect(offered.values.map(\.title.text).contains("Next Summer"))
    #expect(offered.kind == .entity)
  }

  @Test func `leaves catalogs that are installed to whoever has their files`() async throws {
    let catalog = try #require(Catalog.read(lampCatalog).catalog)
    let registry = await AppRegistry([InstalledApplication(catalog)], locale: Locale(identifier: "en"))
    #expect(registry.written().isEmpty)
  }
}
