import AppIntents
import IntentRuntime
import PhraseMatching
import Testing

@testable import Trails

@MainActor
@Suite struct `Reading what people look for` {
  /// A sentence, and the request in it as one line.
  struct Row: CustomTestStringConvertible, Sendable {
    let sentence: String
    let line: String
    let names: [String]?

    init(_ sentence: String, _ line: String, finds names: [String]? = nil) {
      self.sentence = sentence
      self.line = line
      self.names = names
    }

    var testDescription: String { sentence }
  }

  nonisolated static let trails = [
    Row(
      "find trails longer than 10 km in Yosemite sorted by distance",
      "TrailEntity; trailLength greaterThan 10.0 km & regionDescription contains Yosemite; by +trailLength",
      finds: ["Half Dome Cables"]),
    Row(
      "show me the three longest trails", "TrailEntity; by -trailLength; 3",
      finds: ["Tour du Mont Blanc", "Everest Base Camp Trek", "Kungsleden North"]),
    Row(
      "list trails shorter than 5 miles with more than 300 m of climbing",
      "TrailEntity; trailLength lessThan 5.0 mi & ascent greaterThan 300.0 m",
      finds: [
        "Lac Blanc", "Catbells", "Torc Mountain", "Baegundae Peak", "Blackheath Canyon Walk", "Platteklip Gorge",
        "Lion’s Head",
      ]),
    Row(
      "trails in Norway between 5 and 20 km, longest first",
      "TrailEntity; regionDescription contains Norway & trailLength isBetween 5.0 km 20.0 km; by -trailLength",
      finds: ["Besseggen Ridge"]),
    Row("any trails not in Yosemite", "TrailEntity; none(regionDescription contains Yosemite)"),
    Row(
      "my favorite trails", "TrailEntity; isFavorite equalTo true",
      finds: ["Angels Landing", "Mist Trail", "Lac Blanc", "Catbells", "Besseggen Ridge", "Milford Track"]),
    Row("trails that aren't my favorites", "TrailEntity; isFavorite equalTo false"),
    Row(
      "do I have any favorite trails in Norway?",
      "TrailEntity; isFavorite equalTo true & regionDescription contains Norway",
      finds: ["Besseggen Ridge"]),
    Row(
      "find trails in Norway or Sweden longer than 20 km",
      "TrailEntity; trailLength greaterThan 20.0 km; any(regionDescription contains Norway, regionDescription contains Sweden)",
      finds: ["Kungsleden North"]),
    Row("find trails that are not longer than 10 km", "TrailEntity; trailLength lessThanOrEqualTo 10.0 km"),
    Row("trails no longer than 10 km", "TrailEntity; trailLength lessThanOrEqualTo 10.0 km"),
    Row("trails of at least 1000 m of ascent", "TrailEntity; ascent greaterThanOrEqualTo 1000.0 m"),
    Row(
      "hiking trails in Canada", "TrailEntity; activities contains hiking & regionDescription contains Canada",
      finds: ["Plain of Six Glaciers", "Johnston Canyon", "Iceline Trail"]),
    Row(
      "trails for hiking and biking", "TrailEntity; activities contains hiking & activities contains biking",
      finds: ["Monsal Trail", "Loch an Eilein Circuit", "Heaphy Track"]),
    Row("trails for skiing or climbing", "TrailEntity; activities contains skiing | activities contains climbing"),
    Row("trails without climbing", "TrailEntity; none(activities contains climbing)"),
    Row("5 km trails", "TrailEntity; trailLength equalTo 5.0 km", finds: ["Johnston Canyon"]),
    Row("trails of about 10 km", "TrailEntity; trailLength isBetween 9.0 km 11.0 km"),
    Row("trails 20 km or longer", "TrailEntity; trailLength greaterThanOrEqualTo 20.0 km"),
    Row(
      "trails under 5k", "TrailEntity; trailLength lessThan 5.0 km", finds: ["Beehive Loop", "Roques de García"]),
    Row("trails longer than 10", "TrailEntity; trailLength greaterThan 10.0 km"),
    Row("trails ≥ 50 km", "TrailEntity; trailLength greaterThanOrEqualTo 50.0 km"),
    Row("trails 5-10 km", "TrailEntity; trailLength isBetween 5.0 km 10.0 km"),
    Row("trails from 5 to 10 km", "TrailEntity; trailLength isBetween 5.0 km 10.0 km"),
    Row(
      "trails where length < 5 km and ascent > 50 m",
      "TrailEntity; trailLength lessThan 5.0 km & ascent greaterThan 50.0 m"),
    Row("find trails with an ascent between 100 and 200 m", "TrailEntity; ascent isBetween 100.0 m 200.0 m"),
    Row("find trails whose ascent is at least 1500 meters", "TrailEntity; ascent greaterThanOrEqualTo 1500.0 m"),
    Row("trails with less climbing than 100 m", "TrailEntity; ascent lessThan 100.0 m"),
    Row("trails with more than five hundred meters of elevation gain", "TrailEntity; ascent greaterThan 500.0 m"),
    Row("trails named Mist Trail", "TrailEntity; name equalTo Mist Trail", finds: ["Mist Trail"]),
    Row("trails called half dome", "TrailEntity; name equalTo Half Dome Cables", finds: ["Half Dome Cables"]),
    Row("trails named \"Mist\"", "TrailEntity; name contains Mist", finds: ["Mist Trail"]),
    Row("trails in yosemitte", "TrailEntity; regionDescription contains Yosemite"),
    Row(
      "traisl in norwya longer then 5 km",
      "TrailEntity; regionDescription contains Norway & trailLength greaterThan 5.0 km"),
    Row("show me trails with excellent conditions", "TrailEntity; currentConditions contains excellent"),
    Row("top 5 trails by length", "TrailEntity; by -trailLength; 5"),
    Row("trails sorted by length, shortest first", "TrailEntity; by +trailLength"),
    Row("trails sorted by region and length", "TrailEntity; by +regionDescription +trailLength"),
    Row("trails in England sorted by ascent descending", "TrailEntity; regionDescription contains England; by -ascent"),
    Row(
      "please show me all trails in Switzerland in Trails", "TrailEntity; regionDescription contains Switzerland",
      finds: ["Eiger Trail", "Aletsch Panorama Trail", "Macun Lakes"]),
    Row("trails except in the united states", "TrailEntity; none(regionDescription contains United States)"),
    Row(
      "which trails are longer than 100 km but not in France",
      "TrailEntity; trailLength greaterThan 100.0 km; none(regionDescription contains France)",
      finds: ["Kungsleden North", "Everest Base Camp Trek"]),
    Row(
      "trails that are neither in norway nor in sweden",
      "TrailEntity; none(regionDescription contains Norway); none(regionDescription contains Sweden)"),
    Row("are there any trails longer than 100 km?", "TrailEntity; trailLength greaterThan 100.0 km"),
    Row("count the trails in Italy", "TrailEntity; regionDescription contains Italy; count"),
    Row(
      "longest hiking trail in the united states",
      "TrailEntity; activities contains hiking & regionDescription contains United States; by -trailLength; 1",
      finds: ["Bright Angel Trail"]),
    Row("show me a list of trails in Japan", "TrailEntity; regionDescription contains Japan"),
    Row(
      "which trails have at least 300m ascent and are shorter than 8km",
      "TrailEntity; ascent greaterThanOrEqualTo 300.0 m & trailLength lessThan 8.0 km"),
    Row("find featured collections with more than 5 trails", "TrailCollection; trailCount greaterThan 5"),
    Row("which collection has the most trails", "TrailCollection; by -trailCount; 1", finds: ["American West"]),
    Row("collections without trails", "TrailCollection; trailCount equalTo 0", finds: []),
  ]

  nonisolated static let landmarks = [
    Row("which landmarks are in Asia", "LandmarkEntity; continent equalTo Asia"),
    Row("how many landmarks are in Europe", "LandmarkEntity; continent equalTo Europe; count"),
    Row("landmarks outside Europe", "LandmarkEntity; continent notEqualTo Europe"),
    Row("landmarks not in Europe or Asia", "LandmarkEntity; continent notEqualTo Europe & continent notEqualTo Asia"),
    Row(
      "landmarks that are not in Asia, Africa or Europe",
      "LandmarkEntity; continent notEqualTo Asia & continent notEqualTo Africa & continent notEqualTo Europe"),
    Row("landmarks in Asia and Africa", "LandmarkEntity; continent equalTo Asia | continent equalTo Africa"),
    Row("landmarks in america", "LandmarkEntity; continent contains America"),
    Row("landmarks in South America", "LandmarkEntity; continent equalTo South America"),
    Row(
      "landmarks in China", "LandmarkEntity; country contains China",
      finds: ["Great Wall of China", "Mount Everest", "Zhangjiajie"]),
    Row("landmarks whose country is not Japan", "LandmarkEntity; none(country contains Japan)"),
    Row(
      "find landmarks whose name contains rock", "LandmarkEntity; name contains rock",
      finds: ["Rock-Hewn Churches of Lalibela"]),
    Row(
      "landmarks with lake in the name", "LandmarkEntity; name contains lake",
      finds: ["Lake Baikal", "Plitvice Lakes", "Lake Louise"]),
    Row(
      "landmarks with bridge in their name in Europe",
      "LandmarkEntity; name contains bridge & continent equalTo Europe",
      finds: ["Tower Bridge"]),
    Row(
      "landmarks starting with mount", "LandmarkEntity; name hasPrefix mount",
      finds: ["Mount Kilimanjaro", "Mount Erebus", "Mount Fuji", "Mount Everest"]),
    Row("landmarks whose name ends with falls", "LandmarkEntity; name hasSuffix falls"),
    Row("landmarks whose name doesn't contain mount", "LandmarkEntity; none(name contains mount)"),
    Row("landmark everest", "LandmarkEntity; name equalTo Mount Everest", finds: ["Mount Everest"]),
    Row("what is the highest landmark", "LandmarkEntity; by -elevation; 1", finds: ["Mount Everest"]),
    Row("which landmark is the lowest", "LandmarkEntity; by +elevation; 1", finds: ["Amsterdam Canal Ring"]),
    Row(
      "show the 5 highest landmarks in Europe", "LandmarkEntity; continent equalTo Europe; by -elevation; 5",
      finds: ["Matterhorn", "Neuschwanstein Castle", "Alhambra", "Plitvice Lakes", "Prague Castle"]),
    Row("landmarks higher than 10000 feet", "LandmarkEntity; elevation greaterThan 3048"),
    Row(
      "landmarks above 2000 m in Asia", "LandmarkEntity; elevation greaterThan 2000 & continent equalTo Asia",
      finds: ["Mount Fuji", "Mount Everest"]),
    Row("landmarks with an elevation between 1000 and 2000", "LandmarkEntity; elevation isBetween 1000 2000"),
    Row("the cheapest landmarks", "LandmarkEntity; by +ticketPrice; 5"),
    Row("landmarks under $20", "LandmarkEntity; ticketPrice lessThan 20 USD"),
    Row("landmarks that cost less than 5 dollars", "LandmarkEntity; ticketPrice lessThan 5 USD"),
    Row(
      "free landmarks in Europe", "LandmarkEntity; ticketPrice equalTo 0 USD & continent equalTo Europe",
      finds: ["Venice Grand Canal", "Matterhorn", "Geirangerfjord", "Giant's Causeway", "Amsterdam Canal Ring"]),
    Row("landmarks with a price of at most 10 dollars", "LandmarkEntity; ticketPrice lessThanOrEqualTo 10 USD"),
    Row(
      "landmarks cheaper than 20 dollars sorted by price",
      "LandmarkEntity; ticketPrice lessThan 20 USD; by +ticketPrice"),
    Row("least crowded landmarks", "LandmarkEntity; by +crowdStatus; 5"),
    Row("landmarks about waterfalls", "LandmarkEntity; description contains waterfalls", finds: ["Milford Sound"]),
    Row(
      "first 3 landmarks alphabetically", "LandmarkEntity; by +name; 3",
      finds: ["Acropolis of Athens", "Alhambra", "Amsterdam Canal Ring"]),
    Row("sort landmarks by name", "LandmarkEntity; by +name"),
    Row("landmarks in Asia, highest first", "LandmarkEntity; continent equalTo Asia; by -elevation"),
    Row("TravelTracking landmarks in Oceania", "LandmarkEntity; continent equalTo Oceania"),
    Row("which cities are there", "PlaceEntity"),
  ]

  nonisolated static let recipes = [
    Row("which recipes are easy", "RecipeEntity; difficulty equalTo easy", finds: ["Bean Stew", "Green Salad"]),
    Row("recipes that are not hard", "RecipeEntity; difficulty notEqualTo hard"),
    Row("three simple recipes", "RecipeEntity; difficulty equalTo easy; 3"),
    Row("easiest recipe", "RecipeEntity; by +difficulty; 1", finds: ["Bean Stew"]),
    Row("recipes by Rosa Klein", "RecipeEntity; cook equalTo Rosa Klein", finds: ["Bean Stew", "Green Salad"]),
    Row(
      "recipes whose cook is otto", "RecipeEntity; cook equalTo Otto Brandt", finds: ["Apple Pie", "Lobster Thermidor"]),
    Row("find the newest recipe", "RecipeEntity; by -added; 1", finds: ["Lobster Thermidor"]),
    Row("the 2 oldest recipes", "RecipeEntity; by +added; 2", finds: ["Bean Stew", "Apple Pie"]),
    Row(
      "recipes added after March 1", "RecipeEntity; added greaterThan 2026-03-01",
      finds: ["Lobster Thermidor", "Green Salad"]),
    Row("recipes added since may", "RecipeEntity; added greaterThanOrEqualTo 2026-05-01", finds: ["Lobster Thermidor"]),
    Row("recipes added in 2026", "RecipeEntity; added isBetween 2026-01-01 2026-12-31"),
    Row("recipes older than 100 days", "RecipeEntity; added lessThan 2026-03-12", finds: ["Bean Stew", "Apple Pie"]),
    Row(
      "recipes that take less than 2 hours", "RecipeEntity; cookingTime lessThan 120.0 m",
      finds: ["Bean Stew", "Apple Pie", "Green Salad"]),
    Row("quickest recipe", "RecipeEntity; by +cookingTime; 1", finds: ["Green Salad"]),
    Row(
      "recipes with at least 6 servings", "RecipeEntity; servings greaterThanOrEqualTo 6",
      finds: ["Bean Stew", "Apple Pie"]),
    Row(
      "favorite vegan recipes", "RecipeEntity; isFavorite equalTo true & tags contains vegan", finds: ["Green Salad"]),
    Row("recipes without vegan", "RecipeEntity; none(tags contains vegan)", finds: ["Apple Pie", "Lobster Thermidor"]),
    Row("recipes without a rating", "RecipeEntity; rating equalTo", finds: ["Lobster Thermidor"]),
    Row("best rated recipe", "RecipeEntity; by -rating; 1", finds: ["Apple Pie"]),
    Row("recipes cheaper than 10 euros", "RecipeEntity; price lessThan 10 EUR"),
  ]

  @Test(arguments: trails + landmarks + recipes)
  func `a sentence is a request`(_ row: Row) async throws {
    let bench = FindBench.shared
    let find = try #require(try await bench.read(row.sentence))
    #expect(find.line == row.line)
    #expect(find.coverage == 1)
    if let names = row.names { #expect(try await bench.names(find) == names) }
  }

  @Test(arguments: trails + landmarks + recipes)
  func `how a request was understood reads back to the same`(_ row: Row) async throws {
    let bench = FindBench.shared
    let find = try #require(try await bench.read(row.sentence))
    let again = try #require(try await bench.read(find.description))
    #expect(Self.parts(of: again) == Self.parts(of: find), "\(find.description)")
  }

  /// What a request is made of, in no order.
  private static func parts(of find: ReadFind) -> Set<String> {
    let parts = find.line.split(separator: "; ").filter { $0 != "count" }.flatMap { $0.split(separator: " & ") }
    return Set(parts.map(String.init))
  }

  @Test(arguments: [
    "open garfield grove", "add a trail to my favorites",
    "open a trail", "record a visit to mist trail", "tell me about the highest landmark",
    "start a hiking workout", "add a landmark to a collection",
    "find tickets for a landmark", "delete the collection",
    "pin the longest trail",
    "trails in Atlantis", "my favorite landmarks", "take me to the longest trail", "delete all recipes",
    "buy a day pass for a trail", "show the map of landmarks",
    "", "   ", "🏔", "trails trails trails of of", "longer than", "sorted by",
    "trails longer than", "trails between and", "find trails sorted by color", "trails not", "how is the trail",
  ])
  func `what is not a whole request is never taken for one`(_ sentence: String) async throws {
    let bench = FindBench.shared
    let coverage = try await bench.read(sentence)?.coverage ?? 0
    #expect(coverage < 1)
  }

  @Test func `says which words it does not know`() async throws {
    let bench = FindBench.shared
    let find = try #require(try await bench.read("find trails in Atlantis longer than 10 km"))
    #expect(find.leftOver == ["Atlantis"])
    #expect(find.line == "TrailEntity; trailLength greaterThan 10.0 km; left: Atlantis")
    #expect(find.coverage > 0.6)
  }

  @Test(arguments: [
    (
      "find trails longer than 10 km in yosemite sorted by distance",
      "trails longer than 10 km in Yosemite, shortest first"
    ),
    ("show me the three longest trails", "the 3 longest trails"),
    ("my favorite trails", "favorite trails"),
    ("landmarks not in europe or asia", "landmarks not in Europe not in Asia"),
    ("landmarks under $20", "landmarks cheaper than 20 USD"),
    ("recipes under 30 minutes", "recipes quicker than 30 min"),
    ("recipes added after march 1", "recipes with date added after March 1, 2026"),
    ("landmarks whose name doesn't contain mount", "landmarks whose name does not contain mount"),
  ])
  func `says how it understood a request`(_ sentence: String, _ description: String) async throws {
    let bench = FindBench.shared
    #expect(try await bench.read(sentence)?.description == description)
  }

  @Test func `only what has properties to go by is findable`() async throws {
    let bench = FindBench.shared
    let types = try await bench.entities.value.map { "\($0.entityType)" }
    #expect(
      types == [
        "TrailEntity", "TrailCollection", "ParkEntity", "LandmarkEntity", "PlaceEntity", "CollectionEntity",
        "RecipeEntity",
      ])
  }

  @Test func `an entity knows its names`() async throws {
    let bench = FindBench.shared
    let trail = try #require(try await bench.entities.value.first)
    #expect(trail.singular == "trail")
    #expect(trail.plural == "trails")
    #expect(
      trail.names.map { $0.text.lowercased() } == [
        "trail", "trails", "path", "paths", "route", "routes", "footpath", "footpaths",
      ])
  }
}
