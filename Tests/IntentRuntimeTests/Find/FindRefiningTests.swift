import AppIntents
import IntentRuntime
import PhraseMatching
import Testing

@testable import Trails
@testable import TravelTracking

@MainActor
@Suite struct `Going on from what was found` {
  /// What was asked first, what is said next, and the answer to that.
  nonisolated static let refinements: [(String, String, String)] = [
    ("trails in England", "only the ones under 10 km", "I found one: Catbells."),
    (
      "landmarks in asia that cost less than 10 dollars", "and in africa?",
      "I found four landmarks: Sossusvlei, Great Mosque of Djenné, Jemaa el-Fnaa and Avenue of the Baobabs."
    ),
    (
      "trails in norway", "what about france", "I found three trails: Lac Blanc, Tour du Mont Blanc and Vallée Blanche."
    ),
    ("trails in france", "which is the steepest", "The steepest trail in France is Lac Blanc: 520 m over 8 km."),
    ("trails in france", "the longest one", "The longest trail in France is Tour du Mont Blanc: 170 km."),
    (
      "trails in france", "how many is that",
      "There are three trails in France: Lac Blanc, Tour du Mont Blanc and Vallée Blanche."
    ),
    (
      "trails in france", "sort them by length",
      "I found three trails: Lac Blanc, Vallée Blanche and Tour du Mont Blanc."
    ),
    ("trails in france", "shortest first", "I found three trails: Lac Blanc, Vallée Blanche and Tour du Mont Blanc."),
    ("trails in france", "how long are they", "Lac Blanc: 8 km; Tour du Mont Blanc: 170 km; Vallée Blanche: 20 km."),
    ("the three longest trails", "which of those are in france", "I found one: Tour du Mont Blanc."),
    (
      "landmarks in italy", "which of those are open on sunday",
      "I found three landmarks: Colosseum, Venice Grand Canal and Matterhorn."
    ),
    ("landmarks in italy", "just the free ones", "I found two landmarks: Venice Grand Canal and Matterhorn."),
    ("recipes", "what about the hard ones", "I found one: Lobster Thermidor."),
    ("recipes", "only easy ones", "I found two recipes: Bean Stew and Green Salad."),
    ("trails in switzerland", "near grindelwald", "I found one: Eiger Trail."),
    (
      "trails longer than 10 km", "under 12 km",
      "I found three trails: Vittorio Sella Hut Trail, Arieiro to Pico Ruivo and Old Tokaido Road."
    ),
    ("trails in norway or wales", "drop the ones in norway", "I found one: Llanberis Path."),
    ("trails in england", "leave out everything over 10 km", "I found one: Catbells."),
    ("trails in england", "nothing over 13.5 km", "I found two trails: Striding Edge and Catbells."),
    ("trails in england", "6 km at most", "I found one: Catbells."),
    (
      "trails in england", "from longest to shortest",
      "I found three trails: Monsal Trail, Striding Edge and Catbells."
    ),
    (
      "trails in england", "order them by how much they climb",
      "I found three trails: Monsal Trail, Catbells and Striding Edge."
    ),
    (
      "trails in england", "starting with the shortest",
      "I found three trails: Catbells, Striding Edge and Monsal Trail."
    ),
    (
      "trails in france", "so how many does that leave?",
      "There are three trails in France: Lac Blanc, Tour du Mont Blanc and Vallée Blanche."
    ),
    ("landmarks in italy", "which are free to get in", "I found two landmarks: Venice Grand Canal and Matterhorn."),
    ("landmarks in italy", "without tickets", "I found two landmarks: Venice Grand Canal and Matterhorn."),
    (
      "landmarks in italy", "just the ones with no entrance fee",
      "I found two landmarks: Venice Grand Canal and Matterhorn."
    ),
    ("landmarks in italy", "just the cheapest", "The cheapest landmark in Italy is Venice Grand Canal: free."),
    ("trails in norway or wales", "is there one in scotland", "I found one: Loch an Eilein Circuit."),
    ("recipes", "not the ones by otto brandt", "I found two recipes: Bean Stew and Green Salad."),
    ("recipes", "anything that takes less than 30 minutes", "I found one: Green Salad."),
    ("recipes", "skip the vegan ones", "I found two recipes: Apple Pie and Lobster Thermidor."),
    (
      "recipes", "dearest first",
      "I found four recipes: Lobster Thermidor, Bean Stew, Apple Pie and Green Salad."
    ),
    (
      "recipes", "by how long they take",
      "I found four recipes: Green Salad, Apple Pie, Bean Stew and Lobster Thermidor."
    ),
    ("recipes", "only my favorites", "I found two recipes: Apple Pie and Green Salad."),
  ]

  @Test(arguments: refinements)
  func `what is said next changes the request`(_ first: String, _ next: String, _ answer: String) async throws {
    let bench = FindBench.shared
    let earlier = try #require(try await bench.read(first))
    let found = try await bench.found(earlier)
    let reader = try await bench.reader.value
    let find = try #require(reader.refine(next, of: earlier, found: found, now: FindBench.now))
    let text = try await bench.reply(find).text
    #expect(text == answer)
  }

  @Test(arguments: [
    "in norway", "norway", "the ridge", "show my favorites", "drop it", "any news", "not now", "some milk", "forget it",
    "how many kilometers did i run", "sort the mail", "under the bridge",
  ])
  func `what may be something else goes on from nothing for sure`(_ next: String) async throws {
    let bench = FindBench.shared
    let earlier = try #require(try await bench.read("trails in france"))
    let found = try await bench.found(earlier)
    #expect(try await bench.reader.value.narrow(next, of: earlier, found: found, now: FindBench.now) == nil)
  }

  @Test(arguments: ["open the garage", "thanks", "start a workout", "and now something else", "yes", "what a nice day"])
  func `what is no fragment of a request changes nothing`(_ next: String) async throws {
    let bench = FindBench.shared
    let earlier = try #require(try await bench.read("trails in france"))
    let found = try await bench.found(earlier)
    #expect(try await bench.reader.value.refine(next, of: earlier, found: found, now: FindBench.now) == nil)
  }

  nonisolated static let questions: [(String, String, String)] = [
    ("trails named lac blanc", "how long is it", "Lac Blanc is 8 km long."),
    ("trails named lac blanc", "its length", "Lac Blanc is 8 km long."),
    (
      "trails named lac blanc", "is it longer than helvellyn",
      "No, Lac Blanc is shorter: 8 km; Striding Edge is 13.4 km."
    ),
    (
      "trails named lac blanc", "is it in france",
      "Yes, Lac Blanc is in Chamonix, Aiguilles Rouges Nature Reserve, France."
    ),
    ("landmarks named petra", "when does it open", "Petra is open from 6:00 to 18:00."),
    ("landmarks named petra", "where is that", "Petra is in Jordan, Asia."),
    ("landmarks named petra", "how much is it", "Petra costs $70."),
    ("trails named catbells or lac blanc", "which one is longer", "Lac Blanc is longer: 8 km; Catbells is 6 km."),
  ]

  @Test(arguments: questions)
  func `a question may be about what was spoken of`(_ first: String, _ next: String, _ answer: String) async throws {
    let bench = FindBench.shared
    var focus: [any AppEntity] = []
    if let find = try await bench.read(first) { focus = try await bench.found(find) }
    let reader = try await bench.reader.value
    let find = try #require(reader.ask(next, about: focus, now: FindBench.now))
    let text = try await bench.reply(find).text
    #expect(text == answer)
  }

  @Test(arguments: ["open it", "how are you", "thanks", "add it to my favorites"])
  func `what is no question about it is left to others`(_ text: String) async throws {
    let bench = FindBench.shared
    let find = try #require(try await bench.read("landmarks named petra"))
    let focus = try await bench.found(find)
    #expect(try await bench.reader.value.ask(text, about: focus, now: FindBench.now) == nil)
  }
}
