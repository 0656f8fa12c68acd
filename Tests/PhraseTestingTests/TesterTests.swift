import AppIntentsTesting
import Foundation
import SiriEvaluations
import Testing
import Trails
import TravelTracking

struct ProbeTests {
  @Test func `probe`() async throws {
    let app = try await PhraseTester("Trails", shortcuts: TrailShortcuts.self, app: TrailsApp())
    do { try await app.expect("open catbels please", reaches: "GetTrailInfo", with: ["trail": "Catbells"], margin: 0.2) } catch { print(error) }
    do { try await app.expect("pin it", reaches: "OpenTrail", with: ["target": "x"]) } catch { print(error) }
    do { try await app.holds(transcript: "> how is catbells today\n< The conditions are fine.\n|   Catbells") } catch { print(error) }
    let definitions = app.definitions
    let result = try await definitions.intents["SuggestTrails"].makeIntent(activity: "hiking", location: "Zion").run()
    print(try result.value[0].name as String, try result.value.count as Int, result.dialog ?? "")
    #expect(try result.value[0].name == "Angels Landing")
    let trails = try await definitions.entities["TrailEntity"].entities(matching: "catbells")
    print(trails)
    #expect(try trails[0].name == "Catbells")
    let pinned = try await definitions.intents["PinTrail"].makeIntent(trail: result.value[0]).run()
    print(pinned)
    func show(_ body: () async throws -> Void) async { do { try await body(); print("??") } catch { print(error) } }
    await show { try await definitions.intents["SugestTrails"].makeIntent().run() }
    await show { try await definitions.intents["SuggestTrails"].makeIntent(activty: "hiking").run() }
    await show { try await definitions.intents["SuggestTrails"].makeIntent(activity: "hike").run() }
    await show { try await definitions.intents["SuggestTrails"].makeIntent(activity: 3).run() }
    await show { try await definitions.intents["SuggestTrails"].makeIntent().run() }
    await show { try await definitions.intents["GetTrailInfo"].makeIntent(trail: "Catbels Trail").run() }
    await show { let _: String = try trails[0].nme }
    await show { let _: Int = try trails[0].name }
    await show { let _: String = try trails[0].synonyms }
    await show { let _: String = try definitions.entities["TrailEntity"].makeReference(identifier: "x").name }
    await show { try await definitions.intents["GetTrailInfo"].makeIntent(trail: definitions.entities["TrailEntity"].makeReference(identifier: "x")).run() }
    await show { try await IntentDefinitions(bundleIdentifier: "com.example.Trials").intents["GetTrailInfo"].makeIntent().run() }
    let pass = try await definitions.intents["BuyDayPass"].makeIntent(passType: "Yosemite", date: Date()).run()
    print(pass.dialog ?? "")
    let conditions = definitions.intents["GetTrailConditions"]
    let scenario = SiriScenario {
      UserTurn("how is catbells today") {
        Calls { conditions.expect(trail: .equals("Catbells")) }
        SiriResponse(.contains("Catbells"))
      }
      UserTurn("buy a day pass for zion") {
        Calls(.disallowed) { definitions.intents["BuyDayPass"] }
        Calls { definitions.intents["BuyDayPass"] }
        Loads(.preferred, "hiking")
      }
      UserTurn("yes") {
        Calls(.unordered) { definitions.intents["BuyDayPass"] }
        Finds { definitions.entities["TrailEntity"].expect(name: .contains(regex: "^Cat")) }
      }
    } expectation: {
      Calls { conditions; definitions.intents["BuyDayPass"] }
    }
    let subject = try await SiriService.run(scenario: scenario)
    await show { try await SiriExpectationEvaluator().verify(subject: subject, input: scenario) }
    for metric in try await SiriExpectationEvaluator().metrics(subject: subject, input: scenario) { print(metric) }
  }
}
