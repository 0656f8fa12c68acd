import Foundation
import PhraseTesting
import SiriEvaluations
import Testing

struct CatalogTests {
  private static let home = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "phrases/home.json").path()

  @Test func `a catalog is tested like an app`() async throws {
    let app = try await PhraseTester(catalog: Self.home)
    try await app.expect("switch on the fairy lights", reaches: "TurnOn", with: ["lamp": "Fairy Lights"], margin: 0.1)
    try await app.expect("dim the desk lamp to 40 percent", reaches: "DimLamp", with: ["lamp": "desk", "level": "40"])
    let turn = try await app.say("turn on the porch light")
    #expect(turn.outcome == .succeeded)
    #expect(turn["lamp"] == "Porch Light")
  }

  @Test func `one name of several lamps is ambiguous, and a script chooses`() async throws {
    let app = try await PhraseTester(catalog: Self.home)
    let match = try await app.match("turn on the bedside lamp")
    #expect(match.outcome == .ambiguous)
    #expect("\(match)".hasPrefix("“turn on the bedside lamp” is ambiguous: 2 values are called “bedside lamp”\n"))
    #expect(try await app.say("turn on the bedside lamp", answering: ["left"]).outcome == .succeeded)
  }

  @Test func `scenarios are held with catalogs, too`() async throws {
    let app = try await PhraseTester(catalog: Self.home)
    let turnOn = app.definitions.intents["TurnOn"]
    try await app.holds(
      SiriScenario {
        UserTurn("turn on the porch light") { Calls { turnOn.expect(lamp: .equals("Porch Light")) } }
        UserTurn("turn off the porch light") { Calls(.disallowed) { turnOn } }
      })
  }

  @Test func `what is wrong with a catalog is shown at its place`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "broken-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let catalog = #"{ "format": 1, "application": { "name": "Home" }, "shortcuts": [{ "intent": "A", "phrases": 3 }] }"#
    try catalog.write(to: file, atomically: true, encoding: .utf8)
    let text = await failure { _ = try await PhraseTester(catalog: file.path()) }
    #expect(
      text.replacing(file.path(), with: "home.json") == """
        home.json:1:93: error: 'phrases' must be an array, not a number [catalog.wrong-type]
        1 | { "format": 1, "application": { "name": "Home" }, "shortcuts": [{ "intent": "A", "phrases": 3 }] }
          |                                                                                             ^
          = in shortcut 'A'
        home.json:1:93: error: the shortcut is skipped: it has no phrase left [catalog.no-phrases]
        1 | { "format": 1, "application": { "name": "Home" }, "shortcuts": [{ "intent": "A", "phrases": 3 }] }
          |                                                                                             ^
          = in shortcut 'A'
        """)
  }
}
