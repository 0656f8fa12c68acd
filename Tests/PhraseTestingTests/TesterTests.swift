import PhraseTesting
import Testing
import Trails

struct ProbeTests {
  @Test func `probe`() async throws {
    let app = try await PhraseTester("Trails", shortcuts: TrailShortcuts.self, app: TrailsApp())
    let match = try await app.match("what are the conditions on catbels")
    print(match)
    print(try await app.match("open half dome trail"))
    print(try await app.match("make me a pizza"))
    let turn = try await app.say("buy a day pass for yosemite", answering: ["yes"])
    print(turn, turn.outcome, turn.dialog ?? "", turn.parameters, turn.intent ?? "")
    do { try await app.expect("open catbels please", reaches: "GetTrailInfo", with: ["trail": "Catbells"], margin: 0.2) } catch { print(error) }
    do { try await app.expect("pin it", reaches: "OpenFavorites") } catch { print(error) }
    do { try await app.expect("pin it", reaches: "OpenFavorite") } catch { print(error) }
    do { try await app.expect("pin it", reaches: "OpenTrail", with: ["trail": "x"]) } catch { print(error) }
    do { try await app.say("how is catbells", answering: ["yes", "no"]) } catch { print(error) }
    do { try await app.say("how is catbells", answering: ["trial": "no"]) } catch { print(error) }
    do { try await app.holds(transcript: "> how is catbells today\n< The conditions are fine.\n|   Catbells") } catch { print(error) }
    print(app.problems)
  }
}
