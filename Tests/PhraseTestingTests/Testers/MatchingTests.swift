import PhraseTesting
import Testing

struct MatchingTests {
  @Test func `a match says where a request goes, with which values, and how sure that is`() async throws {
    let app = try await Samples.trails()
    let match = try await app.match("what are the conditions on catbels")
    #expect(match.outcome == .matched)
    #expect(match.intent == "GetTrailConditions")
    #expect(match.application == "Trails")
    #expect(match["trail"] == "Catbells")
    #expect(match.margin >= 0.3)
    #expect(match.phrase == "What are the conditions on ${trail} in ${applicationName}")
    #expect(app.problems == [])
  }

  @Test func `a phrase said as it stands scores 1, and its application may be left out`() async throws {
    let app = try await Samples.trails()
    #expect(try await app.match("Check Catbells with Trails").score == 1)
    #expect(await app.reaches("GetTrailConditions", saying: "check catbells", with: ["trail": "Catbells"], margin: 0.1))
  }

  @Test func `matching performs nothing`() async throws {
    let app = try await Samples.trails()
    #expect(try await app.match("record a visit to catbells").intent == "RecordTrailVisit")
    #expect(try await app.say("record a visit to catbells").dialog?.contains("your first visit") == true)
  }

  @Test func `what nothing comes near is not recognized`() async throws {
    let app = try await Samples.trails()
    let match = try await app.match("make me a pizza")
    #expect(match.outcome == .notRecognized)
    #expect(match.intent == nil)
    #expect(match.score == 0 && match.margin == 0 && match["trail"] == nil)
    try await app.expect(unrecognized: "make me a pizza")
  }

  @Test func `printed, a match shows the nearest intents and what they lost points for`() async throws {
    let match = try await Samples.trails().match("check catbels")
    #expect(
      "\(match)" == """
        “check catbels” reaches GetTrailConditions with trail “Catbells”, 0.47 ahead
          1  0.88  GetTrailConditions  “Check ${trail} with ${applicationName}”
                   “catbels” for “${trail}” −0.06, “${applicationName}” not said −0.06, “with” not said −0.01
          2  0.44  GetTrailInfo        “${trail} Information” (its own words)
                   “information” not said −0.50, “catbels” for “${trail}” −0.06
        """)
  }

  @Test func `a request that goes elsewhere fails with the nearest intents and why`() async throws {
    let app = try await Samples.trails()
    let text = await failure {
      try await app.expect(
        "open catbels please", reaches: "GetTrailInfo", with: ["trail": "Catbells"], margin: 0.2)
    }
    #expect(
      text == """
        “open catbels please” should reach GetTrailInfo with trail “Catbells”, 0.20 ahead
        it reaches OpenTrail with target “Catbells”, 0.22 ahead
          1  0.87  OpenTrail           “Open ${target} in ${applicationName}”
                   “catbels” for “${target}” −0.06, “${applicationName}” not said −0.06
          2  0.69  GetTrailConditions  “is ${trail} open” (its own words)
                   “is” not said −0.17, “open” in another place −0.07, “catbels” for “${trail}” −0.06
          GetTrailInfo comes nowhere near
        """)
  }

  @Test func `another value, too small a margin and doubt fail as well`() async throws {
    let app = try await Samples.trails()
    #expect(await app.reaches("OpenTrail", saying: "open catbells", with: ["target": "Catbells"]))
    #expect(await app.reaches("OpenTrail", saying: "open catbells", with: ["target": "catbells"]))
    #expect(await !app.reaches("OpenTrail", saying: "open catbells", with: ["target": "Mist Trail"]))
    #expect(await app.reaches("GetTrailConditions", saying: "check catbells", margin: 0.4))
    #expect(await !app.reaches("GetTrailConditions", saying: "check catbells", margin: 0.9))
    #expect(await !app.reaches("OpenTrail", saying: "make me a pizza"))
  }

  @Test func `an intent that is far away is named with its place`() async throws {
    let app = try await Samples.trails()
    let text = await failure { try await app.expect("buy a day pass", reaches: "OpenTrail") }
    #expect(
      text == """
        “buy a day pass” should reach OpenTrail
        it reaches BuyDayPass, 1.00 ahead
          1  0.96  BuyDayPass  “Buy a day pass in ${applicationName}”
                   “${applicationName}” not said −0.04
          OpenTrail comes nowhere near
        """)
  }

  @Test func `an expectation that nothing fits tells what is reached`() async throws {
    let app = try await Samples.trails()
    let text = await failure { try await app.expect(unrecognized: "check catbells with trails") }
    #expect(
      text == """
        “check catbells with trails” should not be recognized
        it reaches GetTrailConditions with trail “Catbells”, 0.49 ahead
          1  1.00  GetTrailConditions  “Check ${trail} with ${applicationName}”
          2  0.55  GetTrailInfo        “${trail} Information” (its own words)
                   “information” not said −0.45
          3  0.42  GetPinnedTrail      “Check my trail in ${applicationName}”
                   “catbells” left over −0.43, “with” left over −0.07, “${applicationName}” not said −0.04, “my” not \
        said −0.02, “trails” for “trail” −0.01
        """)
  }

  @Test(arguments: [
    ("OpenFavorite", "no phrase of Trails leads to an intent 'OpenFavorite'; did you mean 'OpenFavorites'?"),
    ("Teleport", "no phrase of Trails leads to an intent 'Teleport'"),
  ])
  func `an intent that does not exist is told at once`(intent: String, told: String) async throws {
    let app = try await Samples.trails()
    #expect(await failure { try await app.expect("open it", reaches: intent) } == told)
  }

  @Test(arguments: [
    ("trail", "'OpenTrail' has no parameter 'trail'; it has 'target'"),
    ("taget", "'OpenTrail' has no parameter 'taget'; did you mean 'target'?"),
  ])
  func `a parameter that does not exist is told at once`(parameter: String, told: String) async throws {
    let app = try await Samples.trails()
    #expect(
      await failure { try await app.expect("open catbells", reaches: "OpenTrail", with: [parameter: "Catbells"]) }
        == told)
  }

  @Test func `a request that several intents are equally near to fails with all of them`() async throws {
    let both = try await PhraseTester([Applications.trails, Applications.travel])
    let text = await failure {
      try await both.expect("show my favorites", reaches: "ListFavoritesIntent", margin: 0.05)
    }
    #expect(
      text == """
        “show my favorites” should reach ListFavoritesIntent, 0.05 ahead
        it is ambiguous: ListFavoritesIntent is only 0.01 ahead
          1  0.94  ListFavoritesIntent of Travel Tracking  “Show my favorites in ${applicationName}”
                   “${applicationName}” not said −0.06
          2  0.93  OpenFavorites of Trails                 “Show my favorite ${applicationName}”
                   “${applicationName}” not said −0.06, “favorites” for “favorite” −0.01
          3  0.65  OpenTrail of Trails                     “Show me ${target} in ${applicationName}”
                   “my favorites” for “${target}” −0.18, “me” not said −0.11, “${applicationName}” not said −0.06
        """)
  }

  @Test func `two applications side by side show which of them a request reaches`() async throws {
    let both = try await PhraseTester([Applications.trails, Applications.travel])
    #expect(try await both.match("open catbells").application == "Trails")
    #expect(try await both.match("open great barrier reef").application == "Travel Tracking")
  }
}
