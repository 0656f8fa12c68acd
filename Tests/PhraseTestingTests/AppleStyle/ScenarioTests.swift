import Foundation
import SiriEvaluations
import Testing

/// Conversations with the sample apps, graded as Siri's are.
struct ScenarioTests {
  let app: PhraseTester
  let intents: IntentDefinitions.DefinitionCollection<AppIntentDefinition>
  let trails: AppEntityDefinition

  init() async throws {
    app = try await Samples.trails()
    intents = app.definitions.intents
    trails = app.definitions.entities["TrailEntity"]
  }

  @Test func `a conversation is graded by what was called, found and said`() async throws {
    let scenario = SiriScenario {
      UserTurn("how is catbells in trails today") {
        Calls { intents["GetTrailConditions"].expect(trail: .equals("Catbells")).result(.notNil) }
        SiriResponse(.contains("The conditions on Catbells"))
      }
      UserTurn("suggest trails for biking") {
        Calls { intents["SuggestTrails"].expect(activity: .equals("biking"), location: .isNil) }
        Finds { trails.expect(activities: .notNil) }
      }
      UserTurn("buy a day pass for yosemite") {
        SiriResponse(.contains(regex: #"\$\d+"#))
      }
      UserTurn("yes") {
        Calls { intents["BuyDayPass"] }
        Calls(.disallowed) { intents["OpenTrail"] }
      }
    } expectation: {
      Calls(.unordered) {
        intents["BuyDayPass"]
        intents["GetTrailConditions"]
      }
    }
    let evaluator = SiriExpectationEvaluator()
    let subject = try await SiriService.run(scenario: scenario)
    try await evaluator.verify(subject: subject, input: scenario)
    var metrics: [SiriExpectationEvaluator.Metric] = []
    evaluator.computeSiriMetrics(into: &metrics)
    #expect(
      metrics.map(\.description) == [
        "Expectations Met 1.00 (8 of 8)", "Intent Accuracy 1.00 (5 of 5)", "Slot Accuracy 1.00 (5 of 5)",
        "False Triggers 0.00 (0 of 1)",
      ])
  }

  @Test func `what is not as expected is told turn by turn`() async throws {
    let scenario = SiriScenario {
      UserTurn("check catbells") {
        Calls { intents["GetTrailConditions"].expect(trail: .equals("Mist Trail")) }
        Loads(.preferred, "hiking")
      }
      UserTurn("buy a day pass for yosemite") {
        Calls { intents["BuyDayPass"] }
      }
      UserTurn("no") {
        SiriResponse(.contains("pizza"))
      }
    }
    let text = await failure { try await app.holds(scenario) }
    #expect(
      text == """
        0 of 3 expectations were met
        ✗ “check catbells” calls GetTrailConditions(trail equals “Mist Trail”)
            called: GetTrailConditions(trail: TrailEntity(“Catbells”, id: catbells)), succeeded
        · “check catbells” loads hiking
            not graded: there are no skills here
        ✗ “buy a day pass for yosemite” calls BuyDayPass
            called: BuyDayPass(passType: ParkEntity(“Yosemite National Park”, id: yosemite)), awaitingConfirmation
        ✗ “no” answers something that contains “pizza”
            said: “Cancelled. I haven’t done this: Buy Day Pass: Yosemite National Park.”
        """)
  }

  @Test func `a call that waits for a yes is no call, but breaks a prohibition`() async throws {
    let asking = UserTurn("buy a day pass for yosemite") {
      Calls { intents["BuyDayPass"] }
      Calls(.disallowed) { intents["BuyDayPass"] }
    }
    let scenario = SiriScenario { asking }
    let subject = try await SiriService.run(scenario: scenario)
    let turn = try #require(subject.siriTranscript.turn(for: asking.id))
    #expect(turn.invocations.map(\.outcome) == [.awaitingConfirmation])
    #expect(turn.invocations.map(\.outcome.committed) == [true])
    #expect(turn.invocations.map(\.arguments) == [["passType": "Yosemite National Park"]])
    let metrics = try await SiriExpectationEvaluator().metrics(subject: subject, input: scenario)
    #expect(metrics.map(\.count) == [0, 0, 0, 1])
  }

  @Test func `a missing value needs input, whether it has to be said or chosen`() async throws {
    let scenario = SiriScenario {
      UserTurn("suggest a trail")
      UserTurn("never mind")
    }
    let turns = try await SiriService.run(scenario: scenario, in: app).siriTranscript.turns
    #expect(turns.map { $0.invocations.map(\.outcome) } == [[.needsInput], [.unreported]])
    #expect(turns[0].response.value == "What would you like to do?")
  }

  @Test func `a call that goes on after an answer is one call of the conversation`() async throws {
    let buy = intents["BuyDayPass"]
    try await app.holds(
      SiriScenario {
        UserTurn("buy a day pass for yosemite")
        UserTurn("yes") { Calls { buy } }
      } expectation: {
        Calls { buy }
      })
    let twice = SiriScenario {
      UserTurn("buy a day pass for zion national park")
      UserTurn("yes")
    } expectation: {
      Calls {
        buy; buy
      }
    }
    #expect(await failure { try await app.holds(twice) }.hasPrefix("0 of 1 expectations were met"))
  }

  @Test func `calls besides those expected are all right, and order counts where it is asked for`() async throws {
    func three(@SiriScenarioBuilder _ turns: () -> [UserTurn]) -> [UserTurn] { turns() }
    let turns = three {
      for request in ["check catbells", "tell me about catbells", "pin catbells"] { UserTurn(request) }
    }
    let (conditions, pin) = (intents["GetTrailConditions"], intents["PinTrail"])
    try await app.holds(
      SiriScenario {
        turns
      } expectation: {
        Calls {
          conditions; pin
        }
      })
    try await app.holds(
      SiriScenario {
        turns
      } expectation: {
        Calls(.unordered) {
          pin; conditions
        }
      })
    await #expect(throws: PhraseTestFailure.self) {
      try await app.holds(
        SiriScenario {
          turns
        } expectation: {
          Calls {
            pin; conditions
          }
        })
    }
  }

  @Test func `turns are found by what they are, never by their place or words`() async throws {
    let (first, second) = (UserTurn("check catbells"), UserTurn("check catbells"))
    let transcript = try await SiriService.run(
      scenario: SiriScenario {
        first; second
      }, in: app
    ).siriTranscript
    #expect(transcript.turn(for: second.id)?.id == second.id)
    #expect(first.id != second.id)
    #expect(transcript.turn(for: UserTurn("check catbells").id) == nil)
  }

  @Test func `a turn that was never reached is absent, and its expectations are missed`() async throws {
    let scenario = SiriScenario { UserTurn("check catbells") { Calls { intents["GetTrailConditions"] } } }
    let unheld = SiriScenarioSubject(siriTranscript: SiriTranscript(turns: []))
    #expect(
      await failure { try await SiriExpectationEvaluator().verify(subject: unheld, input: scenario) } == """
        0 of 1 expectations were met
        ✗ “check catbells” was never said: the conversation ended before
        """)
  }

  @Test func `what the window shows is on the screen`() async throws {
    try await app.holds(
      SiriScenario {
        UserTurn("open catbells") {
          Calls { intents["OpenTrail"].expect(target: trails.expectIdentifier("catbells")) }
          OnScreen { trails.expectIdentifier("catbells") }
        }
      })
  }

  @Test func `a parameter that does not exist is an error of the test`() async throws {
    let scenario = SiriScenario {
      UserTurn("check catbells") { Calls { intents["GetTrailConditions"].expect(trial: .notNil) } }
    }
    #expect(
      await failure { try await app.holds(scenario) }
        == "'GetTrailConditions' has no parameter 'trial'; did you mean 'trail'?")
  }

  @Test func `TravelTracking finds what it lists`() async throws {
    let travel = try await Samples.travel()
    let definitions = travel.definitions
    let scenario = SiriScenario {
      UserTurn("add great barrier reef to my favorites") { Calls { definitions.intents["UpdateFavoritesIntent"] } }
      UserTurn("show my favorites in travel tracking") {
        Calls { definitions.intents["ListFavoritesIntent"] }
        Finds { definitions.entities["LandmarkEntity"].expect(name: .equals("Great Barrier Reef")) }
      }
    }
    try await travel.holds(scenario)
  }
}
