import AppIntentsTesting
import Testing

struct ExpectationTests {
  @Test(arguments: [
    (PrimitiveExpectation.equals("Catbells"), true, "equals “Catbells”"),
    (.equals("catbells"), false, "equals “catbells”"),
    (.contains("bell"), true, "contains “bell”"),
    (.contains("Bell"), false, "contains “Bell”"),
    (.contains(regex: "^Cat.*s$"), true, "matches /^Cat.*s$/"),
    (.contains(regex: "^bell"), false, "matches /^bell/"),
    (.notNil, true, "is not nil"),
    (.isNil, false, "is nil"),
    (.equals(3), false, "equals 3"),
  ])
  func `a text meets what is expected of it exactly`(
    expectation: PrimitiveExpectation, isMet: Bool, words: String
  ) async throws {
    #expect(try await expectation.isSatisfied(by: "Catbells") == isMet)
    #expect("\(expectation)" == words)
  }

  @Test func `nothing is nil, and nothing else is`() async throws {
    #expect(try await PrimitiveExpectation.isNil.isSatisfied(by: nil))
    #expect(try await PrimitiveExpectation.isNil.isSatisfied(by: String?.none))
    #expect(try await !PrimitiveExpectation.notNil.isSatisfied(by: nil))
    #expect(try await !PrimitiveExpectation.contains("").isSatisfied(by: nil))
  }

  @Test func `numbers are compared as numbers, lists element by element`() async throws {
    #expect(try await PrimitiveExpectation.equals(3).isSatisfied(by: 3.0))
    #expect(try await PrimitiveExpectation.equals([1, 2]).isSatisfied(by: [1.0, 2.0]))
    #expect(try await !PrimitiveExpectation.equals([1, 2]).isSatisfied(by: [1, 2, 3]))
    #expect(try await PrimitiveExpectation.contains(regex: /\d+ trails/).isSatisfied(by: "found 12 trails"))
  }

  @Test func `an entity is expected by its properties, its title, its identifier or its type`() async throws {
    let trails = try await Samples.trails().definitions.entities["TrailEntity"]
    let catbells = try await trails.entities(matching: "catbells")[0]
    let met: [any IntentValueExpectation] = [
      trails, trails.expect(name: .contains("bells"), regionDescription: .contains("Keswick")),
      trails.expectIdentifier("catbells"),
      PrimitiveExpectation.equals("Catbells"), PrimitiveExpectation.equals(catbells),
      PrimitiveExpectation.contains("bells"),
    ]
    for expectation in met { #expect(try await expectation.isSatisfied(by: catbells), "\(expectation)") }
    let missed: [any IntentValueExpectation] = [
      trails.expect(name: .equals("Mist Trail")), trails.expectIdentifier("mist-trail"), PrimitiveExpectation.isNil,
    ]
    for expectation in missed { #expect(try await !expectation.isSatisfied(by: catbells), "\(expectation)") }
    #expect(try await !trails.isSatisfied(by: "Catbells"))
    #expect(
      await failure { _ = try await trails.expect(nme: .isNil).isSatisfied(by: catbells) }
        == "'TrailEntity' has no property 'nme'; did you mean 'name'?")
  }

  @Test func `an intent is expected by its type, its values and what it returns`() async throws {
    let definitions = try await Samples.trails().definitions
    let suggest = definitions.intents["SuggestTrails"]
    let intent = suggest.makeIntent(activity: "hiking", location: "Zion")
    let result = try await intent.run()
    let trail = definitions.entities["TrailEntity"]
    let hiking: any ResolvableIntentValueExpectation = .equals("hiking")
    let met: [any AppIntentExpectationProviding] = [
      suggest, suggest.expect(activity: hiking, location: .contains("Zi"), searchRadius: .isNil),
      suggest.result(.notNil), suggest.expect(activity: hiking).result(.notNil),
    ]
    for expectation in met {
      #expect(try await expectation.isSatisfied(by: intent, result: result), "\(expectation)")
    }
    let missed: [any AppIntentExpectationProviding] = [
      definitions.intents["OpenTrail"], suggest.expect(activity: .equals("biking")), suggest.result(.isNil),
      suggest.result(trail.expect(name: .equals("The Narrows"))),
    ]
    for expectation in missed {
      #expect(try await !expectation.isSatisfied(by: intent, result: result), "\(expectation)")
    }
    #expect(
      "\(suggest.expect(activity: hiking).result(.notNil))"
        == "SuggestTrails(activity equals “hiking”) returning is not nil")
  }

  @Test func `the parts of a definition have types that helpers of a test can name`() async throws {
    let definitions = try await Samples.trails().definitions
    let trail: some ResolvableAppEntityExpectation = definitions.entities["TrailEntity"]
    let wanted: [any AppEntityExpectationProviding] = [
      trail, definitions.entities["TrailEntity"].expectIdentifier("catbells") as AppEntityIdentifierExpectation,
    ]
    #expect(wanted.map(\.entityDefinition) == [trail.entityDefinition, trail.entityDefinition])
    let types: [any AppIntentTypeDefinition] = [definitions.intents["OpenTrail"], definitions.enums["ActivityStyle"]]
    #expect(types.map(\.typeIdentifier) == ["OpenTrail", "ActivityStyle"])
    #expect(types.map(\.bundleIdentifier) == ["Trails", "Trails"])
    #expect(definitions.bundleIdentifier == "Trails")
    let make: IntentValuePropertiesCallable<AnyAppIntent> = definitions.intents["GetTrailInfo"].makeIntent
    let expect: IntentValueExpectationCallable<any ResolvableIntentValueExpectation, AppIntentExpectation> =
      definitions.intents["GetTrailInfo"].expect
    #expect(try await expect(trail: .equals("Catbells")).isSatisfied(by: make(trail: "Catbells")))
    let names: [any IntentValueConvertible] = ["Catbells", 3]
    #expect((names as [any IntentValueExpressing]).count == 2)
    let made: AnyTransientAppEntity = definitions.transientEntities["ActivityStatisticsSummary"].makeEntity()
    #expect("\(made)" == "a new ActivityStatisticsSummary")
  }

  @Test func `a value keeps its type inside of a wrapper`() throws {
    let wrapped = try IntentValueConvertibleWrapper(7)
    #expect(try wrapped.as(Int.self) == 7)
    #expect(try wrapped.as(Double.self) == 7)
    #expect(throws: PhraseTestFailure.self) { try wrapped.as(String.self) }
  }
}
