import AppIntentsTesting
import Foundation
import Testing

/// Trails, tested by the names of its intents and entities, as tests of an installed app are written.
struct TrailsIntentTests {
  let app: PhraseTester
  let definitions: IntentDefinitions

  init() async throws {
    app = try await Samples.trails()
    definitions = app.definitions
  }

  @Test func `suggestions are trails, best first`() async throws {
    let result = try await definitions.intents["SuggestTrails"]
      .makeIntent(activity: "hiking", location: "Zion").run()
    #expect(try result.value.count == 2)
    #expect(try result.value[0].name == "The Narrows")
    let activities: [String] = try result.value[0].activities
    #expect(activities.contains("hiking"))
    #expect(result.dialog == "I found 2 trails for hiking. The first is The Narrows near Springdale.")
  }

  @Test func `the result of one intent is handed to the next without a try`() async throws {
    let suggested = try await definitions.intents["SuggestTrails"].makeIntent(activity: "hiking", location: "Zion")
      .run()
    try await definitions.intents["PinTrail"].makeIntent(trail: suggested.value[0]).run()
    let pinned = try await definitions.intents["GetPinnedTrail"].makeIntent().run()
    #expect(pinned.dialog?.contains("The Narrows") == true)
  }

  @Test func `a text given for an entity is looked up, and confirmations are accepted`() async throws {
    let pass = try await definitions.intents["BuyDayPass"].makeIntent(passType: "Yosemite").run()
    #expect(pass.dialog == "Your day pass for Yosemite National Park is ready. Enjoy your day!")
    let again = try await definitions.intents["BuyDayPass"].makeIntent(passType: "Yosemite").run()
    #expect(again.dialog == "You already have a pass for Yosemite National Park on that day.")
  }

  @Test func `an intent is filled piece by piece, with cases and lengths`() async throws {
    var suggest = definitions.intents["SuggestTrails"].makeIntent()
    suggest.activity = definitions.enums["ActivityStyle"].makeCase("hiking")
    suggest.location = "Chamonix"
    suggest.searchRadius = Measurement(value: 100, unit: UnitLength.kilometers)
    let result = try await suggest.run()
    #expect(try result.value.count > 0)
  }

  @Test func `entities are found by text, by identifier, all of them and those suggested`() async throws {
    let trails = definitions.entities["TrailEntity"]
    let found = try await trails.entities(matching: "catbells")
    #expect(found.map(\.identifier.instanceIdentifier) == ["catbells"])
    #expect(try found[0].name == "Catbells")
    #expect(try found[0].regionDescription == "Keswick, Lake District National Park, England")
    #expect(try found[0].activities[0] == "hiking")
    #expect(try await trails.entities(identifiers: ["catbells", "gone"]) == found)
    #expect(try await trails.suggestedEntities().contains(found[0]))
    #expect(try await trails.entityQuery(matching: "catbells").entities() == found)
    #expect(try await trails.entityQuery(identifiers: ["catbells"]).entities() == found)
    #expect(try await trails.suggestedEntitiesQuery().entities() == trails.suggestedEntities())
  }

  @Test func `all entities are listed where the query can do that`() async throws {
    let collections = try await definitions.entities["TrailCollection"].allEntities()
    #expect(try collections.contains { try $0.trailCount > 5 })
    #expect(try await definitions.entities["TrailCollection"].allEntitiesQuery().entities() == collections)
    #expect(
      await failure { _ = try await definitions.entities["TrailEntity"].allEntities() }
        == "the query of 'TrailEntity' is no EnumerableEntityQuery, so nobody can list all entities")
  }

  @Test func `an entity that is known by its identifier is looked up by whoever needs it`() async throws {
    let reference = definitions.entities["TrailEntity"].makeReference(identifier: "catbells")
    let info = try await definitions.intents["GetTrailInfo"].makeIntent(trail: reference).run()
    #expect(info.dialog?.contains("Catbells") == true)
    let query = definitions.entities["TrailEntity"].entityQuery(matching: "catbells")
    #expect(try await definitions.intents["GetTrailInfo"].makeIntent(trail: query).run().dialog == info.dialog)
  }

  @Test func `an entity that exists only as a value is read like any other`() async throws {
    try await definitions.intents["RecordTrailVisit"].makeIntent(trail: "Catbells", activity: "hiking").run()
    let summary = try await definitions.intents["GetActivitySummary"].makeIntent(period: "year").run()
    #expect(try summary.value.workoutsCompleted == 1)
    let made = definitions.transientEntities["ActivityStatisticsSummary"].makeEntity(workoutsCompleted: 3)
    let resolved = try await definitions.transientEntities["ActivityStatisticsSummary"].resolved(from: made)
    #expect(try resolved.workoutsCompleted == 3)
    #expect(try resolved.headline == "Nothing recorded.")
  }

  @Test func `a value is read as the type that is asked for, and as no other`() async throws {
    let found = try await definitions.entities["TrailEntity"].entities(matching: "catbells")[0]
    let length: Measurement<UnitLength> = try found.trailLength
    #expect(length.value > 0)
    let activities = found.activities as DynamicPropertyPath
    let activity = try activities[0].as(definitions.enums["ActivityStyle"])
    #expect(activity.rawValue == "hiking")
    #expect(try activity.as(String.self) == "hiking")
    #expect(try activities.as([String].self).first == "hiking")
    #expect(await failure { let _: Int = try found.name } == "'TrailEntity.name' is “Catbells”, which is no Int")
    #expect(
      await failure { _ = try activities[99].as(String.self) }
        == "'TrailEntity.activities' has \(try activities.as([String].self).count) elements, none of them at 99")
  }

  @Test func `names that do not exist are told with the nearest one`() async throws {
    let found = try await definitions.entities["TrailEntity"].entities(matching: "catbells")[0]
    let intents = definitions.intents
    let told: [(@Sendable () async throws -> Void, String)] = [
      (
        { try await intents["SugestTrails"].makeIntent().run() },
        "Trails has no intent 'SugestTrails'; did you mean 'SuggestTrails'?"
      ),
      (
        { try await intents["SuggestTrails"].makeIntent(activty: "hiking").run() },
        "'SuggestTrails' has no parameter 'activty'; did you mean 'activity'?"
      ),
      (
        { try await intents["SuggestTrails"].makeIntent(activity: "hikng").run() },
        "'SuggestTrails.activity': 'hikng' is no raw value of ActivityStyle; did you mean 'hiking'?"
      ),
      (
        { try await intents["SuggestTrails"].makeIntent(activity: 3).run() },
        "'SuggestTrails.activity' takes a raw value of ActivityStyle, and was given 3"
      ),
      (
        { try await intents["GetTrailInfo"].makeIntent(trail: "Catbels").run() },
        "'GetTrailInfo.trail': no TrailEntity is called “Catbels”; did you mean “Catbells”?"
      ),
      ({ let _: String = try found.nme }, "'TrailEntity' has no property 'nme'; did you mean 'name'?"),
      (
        { let _: String = try found.synonyms },
        "'TrailEntity.synonyms' is no @Property, so nobody outside of the app sees it"
      ),
    ]
    for (attempt, text) in told {
      let said = await failure(attempt)
      #expect(said == text)
    }
  }

  @Test func `a question that nobody answers names the parameter to give`() async throws {
    #expect(
      await failure { try await definitions.intents["SuggestTrails"].makeIntent().run() } == """
        'SuggestTrails' asked “What would you like to do?” (Hiking, Running, Biking, Skiing, Climbing); give 'activity' \
        to 'makeIntent'
        """)
  }

  @Test func `errors of the app come out as they are`() async throws {
    let summary = definitions.intents["GetActivitySummary"].makeIntent(period: "week")
    let error = await #expect(throws: (any Error).self) { try await summary.run() }
    #expect(error is PhraseTestFailure == false)
  }

  @Test func `a bundle identifier stands for the tester that was installed under it`() async throws {
    app.install(as: "com.example.installed.Trails")
    try await app.say("pin catbells")
    let definitions = IntentDefinitions(bundleIdentifier: "com.example.installed.Trails")
    let pinned = try await definitions.intents["GetPinnedTrail"].makeIntent().run()
    #expect(pinned.dialog?.contains("Catbells") == true)
  }

  @Test func `otherwise it stands for the module of that name, without an app`() async throws {
    let travel = IntentDefinitions(bundleIdentifier: "com.example.traveltracking")
    #expect(try await travel.entities["PlaceEntity"].allEntities().count > 5)
    #expect(
      await failure { _ = try await travel.entities["PlaceEntity"].viewAnnotations() }
        == "no app is running, only the types of 'TravelTracking' are known; test it with a PhraseTester")
  }

  @Test func `an identifier that stands for nothing is told with what there is`() async throws {
    let text = await failure {
      try await IntentDefinitions(bundleIdentifier: "com.example.Trials").intents["OpenTrail"].makeIntent().run()
    }
    let (told, modules) = text.divided(at: "; modules with intents: ")
    #expect(
      told == """
        no app is installed as 'com.example.Trials'; did you mean 'Trails'?
          install one with 'PhraseTester(…).install(as: "com.example.Trials")'
        """)
    let named = Set(modules.components(separatedBy: ", "))
    #expect(named.isSuperset(of: ["Harbor", "Trails", "TravelTracking"]), "\(modules)")
  }
}

extension String {
  /// What stands before a text and behind it.
  fileprivate func divided(at mark: String) -> (String, String) {
    guard let place = firstRange(of: mark) else { return (self, "") }
    return (String(self[..<place.lowerBound]), String(self[place.upperBound...]))
  }
}
