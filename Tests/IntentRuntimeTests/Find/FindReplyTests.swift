import AppIntents
import IntentRuntime
import PhraseMatching
import Testing

@testable import Trails
@testable import TravelTracking

@MainActor
@Suite struct `Answering questions about entities` {
  nonisolated static let questions: [(String, String)] = [
    ("how long is lac blanc", "Lac Blanc is 8 km long."),
    ("how long is catbels?", "Catbells is 6 km long."),
    ("whats the ascent of striding edge", "The ascent of Striding Edge is 890 m."),
    ("what's petra's elevation", "Petra is at 810 m."),
    ("how many miles is the W Trek", "W Trek is 49.7 mi long."),
    ("length and ascent of lac blanc", "Lac Blanc is 8 km long and has an ascent of 520 m."),
    ("how much does the matterhorn cost", "Matterhorn is free."),
    ("when does petra open", "Petra is open from 6:00 to 18:00."),
    ("what continent is petra on", "Petra is in Asia."),
    ("where is petra", "Petra is in Jordan, Asia."),
    ("which activities can you do on lion's head", "The activities of Lion’s Head are hiking, running and climbing."),
    ("could you tell me how long the heaphy track is", "Heaphy Track is 78.4 km long."),
    ("how tall is mt fuji", "Mount Fuji is at 3,776 m."),
    ("height of kilimanjaro", "Mount Kilimanjaro is at 5,895 m."),
    ("how long are the trails in England", "Striding Edge: 13.4 km; Catbells: 6 km; Monsal Trail: 13.7 km."),
    ("how high is the highest landmark in africa", "Mount Kilimanjaro is at 5,895 m."),
    ("how many trails does oceania have", "There are seven trails in Australia and New Zealand."),
    ("what is the rating of Bean Stew", "The rating of Bean Stew is 4."),
    ("how hard is lobster thermidor", "Lobster Thermidor is hard."),
    ("who is the cook of Apple Pie", "The cook of Apple Pie is Otto Brandt."),
  ]

  nonisolated static let checks: [(String, String)] = [
    ("is lac blanc longer than 10 km", "No, Lac Blanc is 8 km long."),
    ("is petra in africa", "No, Petra is in Asia."),
    ("can i bike the heaphy track", "Yes, the activities of Heaphy Track are hiking and biking."),
    ("is biking allowed on catbells", "No, the activities of Catbells are hiking and running."),
    ("is the blue lagoon free", "No, Blue Lagoon costs $75."),
    ("is petra open on sunday", "Yes, Petra is open from 6:00 to 18:00."),
    ("is the eiffel tower open at 8", "No, Eiffel Tower is open from 9:00 to 24:00."),
    ("is angels landing one of my favorites", "Yes, Angels Landing is a favorite."),
    ("are catbells and lac blanc shorter than 10 km", "Yes, all of them."),
    ("is bean stew easy", "Yes, Bean Stew is easy."),
    ("is catbells longer than helvellyn", "No, Catbells is shorter: 6 km; Striding Edge is 13.4 km."),
    ("does petra cost more than the taj mahal", "Yes, Petra is more expensive: $70; Taj Mahal is $15."),
  ]

  nonisolated static let comparisons: [(String, String)] = [
    ("which is longer, catbells or lac blanc", "Lac Blanc is longer: 8 km; Catbells is 6 km."),
    ("what is cheaper, stonehenge or the colosseum", "Colosseum is cheaper: $20; Stonehenge is $30."),
    (
      "which is shorter, lions head or emerald lake", "Lion’s Head and Emerald Lake Trail have the same length: 5.2 km."
    ),
    (
      "which of catbells, lac blanc and eiger trail is the longest",
      "Lac Blanc is the longest: 8 km; Catbells is 6 km; Eiger Trail is 6 km."
    ),
    (
      "how much longer is the w trek than the overland track",
      "W Trek is 15 km longer: W Trek is 80 km and Overland Track is 65 km."
    ),
    ("average length of the trails in england", "The average length of the three trails in England is 11 km."),
    ("which country has the most landmarks", "United States has the most: five landmarks."),
    ("what's the second longest trail", "The second longest trail is Everest Base Camp Trek: 130 km."),
    ("how many trails are there in norway", "There is one: Besseggen Ridge."),
  ]

  nonisolated static let unknowns: [(String, String)] = [
    (
      "how expensive is catbells",
      "I don’t know how expensive Catbells is. I know a trail’s region, length, ascent, difficulty, activities and conditions."
    ),
    ("how high is mount doom", "I don’t know a landmark called “mount doom”."),
    (
      "what's the shortest easy hike in england",
      "The shortest easy trail for hiking in England is Catbells: 6 km."
    ),
    ("is the colosseum in atlantis", "Colosseum is in Italy, Europe."),
  ]

  @Test(arguments: questions + checks + comparisons + unknowns)
  func `a question is answered in a sentence`(_ question: String, _ answer: String) async throws {
    let bench = FindBench.shared
    let find = try #require(try await bench.read(question))
    let text = try await bench.reply(find).text
    #expect(text == answer)
  }

  @Test(arguments: [
    "open the garage", "start a hike", "record a visit to lac blanc", "what is the time", "how are you",
    "how far did I go this week", "is it raining", "tell me a joke", "add petra to my favorites",
  ])
  func `what is no question about entities is not read as one`(_ text: String) async throws {
    guard let find = try await FindBench.shared.read(text) else { return }
    #expect(find.coverage < 0.99)
  }

  @Test func `an entity is compared with the value of another`() async throws {
    let bench = FindBench.shared
    let find = try #require(try await bench.read("trails longer than the overland track"))
    #expect(find.line == "TrailEntity; trailLength greaterThan 65.0 km")
  }
}

extension FindBench {
  func reply(_ find: ReadFind) async throws -> FindReply {
    try await environment.run { try await FindReplier(find).reply() }
  }

  /// What is answered to a question about something that was spoken of.
  func reply(to question: String, about focus: String) async throws -> String? {
    guard let named = try await read("tell me about \(focus)"),
      let find = try await reader.value.ask(question, about: named.subjects, now: Self.now)
    else { return nil }
    return try await reply(find).text
  }
}
