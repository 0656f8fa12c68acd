import AppIntents
import Dialog
import FileFormats
import PhraseCatalogs
import PhraseMatching
import Testing

@testable import Harbor
@testable import IntentRuntime

@Suite struct `An intent that is called by its name` {
  private func call(_ name: String, _ arguments: String, in talk: HarborTalk) async throws -> Response {
    let intents = await talk.registry.callableIntents()
    let intent = try #require(intents.first { $0.name == name })
    let values = try JSONValue(reading: Array(arguments.utf8)).members
    var options = TurnOptions()
    options.call = IntentCall(intent, with: Dictionary(uniqueKeysWithValues: values.map { ($0.key, $0.value) }))
    return await talk.session.take(intent.title, options)
  }

  private static let lamps = """
    { format: 1, application: { name: "Lamps" },
      entities: { Lamp: { title: "Lamp", values: [
        { id: "desk", title: "Desk Lamp" }, { id: "hall", title: "Hall Lamp", synonyms: ["corridor"] },
        { id: "left", title: "Bedside Lamp", subtitle: "Left" }, { id: "right", title: "Bedside Lamp", subtitle: "Right" } ] } },
      shortcuts: [
        { intent: "Dim", title: "Dim", parameters: { lamp: { entity: "Lamp" }, level: { type: "integer", range: [0, 100] } },
          phrases: ["Dim the ${lamp} to ${level} with ${applicationName}"], say: "${lamp} at ${level}." },
        { intent: "Smash", title: "Smash",
          parameters: { lamp: { entity: "Lamp" }, sure: { type: "boolean", prompt: "Are you sure?" } },
          phrases: ["Smash the ${lamp} with ${applicationName}"], say: "${lamp} is gone." } ] }
    """

  private func lampTalk() async throws -> HarborTalk {
    let catalog = try #require(Catalog.read(Self.lamps).catalog)
    return await HarborTalk(besides: [InstalledApplication(catalog)])
  }

  @Test(arguments: [
    ("CastOff", #"{"boat": "gull", "crew": 3}"#, "Gull sails with a crew of 3."),
    ("CastOff", #"{"boat": "Gray Heron"}"#, "Gray Heron sails with a crew of 2."),
    ("RenameBoat", #"{"boat": "gull", "name": "undo"}"#, "Gull is called undo now."),
    ("AskWeather", #"{"weather": "stormy", "day": "2026-12-24"}"#, "Stormy on 12/24 it is."),
    ("AskWeather", #"{"weather": "Windy", "day": "2026-12-24"}"#, "Breezy on 12/24 it is."),
    ("Dim", #"{"lamp": "desk", "level": 20}"#, "Desk Lamp at 20."),
    ("Dim", #"{"lamp": "Corridor", "level": "20"}"#, "Hall Lamp at 20."),
  ])
  func `performs with the values that it is given`(_ name: String, _ arguments: String, _ dialog: String) async throws {
    let response = try await call(name, arguments, in: try await lampTalk())
    #expect(response.outcome == .succeeded)
    #expect(response.dialog == dialog)
  }

  @Test func `asks for what is missing, what nobody knows, and which of several is meant`() async throws {
    let talk = try await lampTalk()
    let missing = try await call("CastOff", "{}", in: talk)
    #expect(missing.question?.parameter == "boat")
    let unknown = try await call("CastOff", #"{"boat": "submarine"}"#, in: try await lampTalk())
    #expect(unknown.utterances.compactMap(\.speech).joined().contains("submarine"))
    #expect(unknown.question?.parameter == "boat")
    let several = try await call("OpenBoat", #"{"target": "swan"}"#, in: try await lampTalk())
    #expect(several.question?.options.map(\.subtitle) == ["North Pier", "South Pier"])
    let lamps = try await call("Dim", #"{"lamp": "bedside lamp", "level": 5}"#, in: try await lampTalk())
    #expect(lamps.question?.options.map(\.subtitle) == ["Left", "Right"])
  }

  @Test func `of a catalog cannot be told beforehand what only lets a person agree`() async throws {
    let talk = try await lampTalk()
    let smash = try #require(await talk.registry.callableIntents().first { $0.name == "Smash" })
    #expect(smash.parameters.map(\.name) == ["lamp"])
    #expect(smash.effects.destroys == true)
    #expect(IntentCall(smash, with: ["sure": .boolean(true)]).problems == ["'sure' is no parameter; there is 'lamp'"])
    let response = try await call("Smash", #"{"lamp": "desk"}"#, in: talk)
    #expect(response.outcome == .awaitingConfirmation)
    #expect(response.question?.kind == .confirmation)
  }

  @Test func `is a turn like any other: undo takes it back`() async throws {
    let talk = try await lampTalk()
    _ = try await call("RenameBoat", #"{"boat": "gull", "name": "Tern"}"#, in: talk)
    #expect(talk.harbor.boats.map(\.name).contains("Tern"))
    _ = await talk.session.take("undo")
    #expect(!talk.harbor.boats.map(\.name).contains("Tern"))
  }

  @Test func `says what its arguments cannot be`() async throws {
    let talk = try await lampTalk()
    let castOff = try #require(await talk.registry.callableIntents().first { $0.name == "CastOff" })
    let wrong: [String: JSONValue] = ["boat": .boolean(true), "crew": .number(2.5, written: "2.5")]
    #expect(
      IntentCall(castOff, with: wrong).problems == [
        "'boat' has to be the identifier or the name of a Boat, in a string",
        "'crew' has to be a whole number from 1 to 8",
      ])
  }
}
