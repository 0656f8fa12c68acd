import Diagnostics
import Foundation
import PhraseCatalogs
import PhraseMatching
import Testing

@testable import IntentRuntime

/// Values that programs tell to catalogs; the programs are run for real.
struct ToldValuesTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "ToldValues-\(UUID().uuidString)")

  @Test(arguments: [
    ("Kitchen\n  Study \n\nKitchen\n", ["Kitchen=Kitchen", "Study=Study"]),
    ("k1\tKitchen\r\ns2\tStudy\r\n", ["k1=Kitchen", "s2=Study"]),
    ("[\"Kitchen\", {\"id\": \"s2\", \"title\": \"Study\"}]", ["Kitchen=Kitchen", "s2=Study"]), ("", []),
  ])
  func `lines and arrays are values`(text: String, values: [String]) throws {
    #expect(try ToldValues.read(text, from: "rooms").map { "\($0.id)=\($0.title)" } == values)
  }

  @Test func `what is no value is told, and nothing of it is taken`() {
    let error = CatalogActionError.noValues("rooms", reason: "the value must be an object or a string, not a number")
    #expect(throws: error) { try ToldValues.read("[\"Kitchen\", 5]", from: "rooms") }
  }

  private func registry(_ script: String) async throws -> AppRegistry {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let program = folder.appending(path: "rooms")
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let catalog = Catalog.read(
      """
      { format: 1, application: { name: "Home" }, entities: { Room: { values: { from: ["./rooms"] } } },
        shortcuts: [{ intent: "Heat", parameters: { room: { entity: "Room" } }, phrases: ["Heat the ${room}"], say: "Ok." }] }
      """)
    #expect(catalog.findings.isEmpty)
    let application = InstalledApplication(try #require(catalog.catalog), folder: folder.path)
    return await AppRegistry(
      [application], locale: Locale(identifier: "en"), patience: .seconds(30),
      store: ValueStore(folder: folder.appending(path: "names")))
  }

  private func matched(_ registry: AppRegistry) -> String? {
    let options = MatchOptions(now: CivilMoment(year: 2026, month: 11, day: 27))
    return registry.match("heat the wine cellar", options).candidates.first?.values.first { $0.name == "room" }?.values
      .first?.id
  }

  @Test func `a program beside the catalog tells what can be said, and its last answer stands in for it`() async throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try await matched(registry("printf 'wine\\tWine Cellar\\n'")) == "wine")
    let broken = try await registry("echo unreachable >&2; exit 1")
    #expect(matched(broken) == "wine")
    try FileManager.default.removeItem(at: folder.appending(path: "names"))
    let unknown = try await registry("echo unreachable >&2; exit 1")
    #expect(matched(unknown) == nil)
    #expect(unknown.findings.map(\.message) == ["That did not work: ‘rooms’ says “unreachable”."])
  }
}
