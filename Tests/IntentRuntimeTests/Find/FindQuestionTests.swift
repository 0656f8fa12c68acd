import AppIntents
import Dialog
import IntentRuntime
import Testing

@MainActor
@Suite struct `Asking in everyday words` {
  nonisolated static let members: [(String, String)] = [
    ("what's in next summer", "I found three landmarks: Sagrada Família, Alhambra and Plitvice Lakes."),
    (
      "what does roar of water contain",
      "I found four landmarks: Victoria Falls, Niagara Falls, Iguazú Falls and Angel Falls."
    ),
    ("how many landmarks are in dust and gold", "There are four landmarks in Dust and Gold."),
    (
      "which landmarks are in my roar of water collection",
      "I found four landmarks: Victoria Falls, Niagara Falls, Iguazú Falls and Angel Falls."
    ),
    ("the highest landmark in above the clouds", "The highest landmark in Above the Clouds is Mount Everest: 8,849 m."),
    ("free landmarks in wonders in stone", "I found no free landmarks in Wonders in Stone."),
    ("which collection is petra in", "I found two collections: Dust and Gold and Wonders in Stone."),
    ("how many trails are in the alps", "There are nine trails in The Alps."),
    ("trails in japan", "I found three trails: Old Tokaido Road, Yoshida Trail and Kamikochi Riverside Walk."),
  ]

  nonisolated static let hours: [(String, String)] = [
    ("which opens earlier, petra or the taj mahal", "Petra and Taj Mahal both open at 6:00."),
    ("which opens first, hobbiton or uluru", "Uluru opens first: at 5:00; Hobbiton opens at 9:00."),
    (
      "which closes later, the eiffel tower or the burj khalifa",
      "Eiffel Tower closes last: at 24:00; Burj Khalifa closes at 23:00."
    ),
    (
      "does the colosseum close earlier than prague castle",
      "Yes, Colosseum closes first: at 19:00; Prague Castle closes at 22:00."
    ),
    ("which landmark in europe opens the earliest", "Prague Castle opens first: at 6:00."),
    ("which is open longer, petra or niagara falls", "Niagara Falls is always open; Petra is open for 12 hours."),
  ]

  nonisolated static let prices: [(String, String)] = [
    ("how much is a day pass for yosemite", "Yosemite National Park costs $35."),
    ("what's the cheapest park in italy", "The cheapest park in Italy is Gran Paradiso National Park: €5."),
    (
      "what's the cheapest park",
      "I can’t compare currencies, so these are the prices in USD. The cheapest park is Great Smoky Mountains National Park: $5."
    ),
    ("how many parks are in new zealand", "There are four parks in New Zealand."),
    ("how many parks are there", "There are 49 parks."),
    (
      "which park is cheaper, banff or yosemite",
      "I can’t compare currencies. Banff National Park: CA$11; Yosemite National Park: $35."
    ),
    ("is it free to visit hobbiton", "Hobbiton costs $73."),
    ("do i need a ticket for the golden gate bridge", "Golden Gate Bridge is free."),
  ]

  nonisolated static let others: [(String, String)] = [
    (
      "where can i ride a horse",
      "I found four trails: Bright Angel Trail, Around Mountain Carriage Road, Plain of Six Glaciers and Monsal Trail."
    ),
    (
      "trails in the united states i can cycle",
      "I found two trails: Slickrock Bike Trail and Around Mountain Carriage Road."
    ),
    (
      "which trail is steeper, angels landing or milford track",
      "Angels Landing is steeper: 453 m over 8.7 km; Milford Track climbs 1,150 m over 53.5 km."
    ),
    (
      "which climbs more, angels landing or milford track",
      "Milford Track climbs more: 1,150 m; Angels Landing climbs 453 m."
    ),
    (
      "which is tougher, angels landing or milford track",
      "Angels Landing is tougher: hard; Milford Track is moderate."
    ),
    ("what does it cost to visit the colosseum", "Colosseum costs $20."),
    ("how high up is machu picchu", "Machu Picchu is at 2,430 m."),
    ("what is the entry fee for petra", "Petra costs $70."),
    ("how high does helvellyn climb", "The ascent of Striding Edge is 890 m."),
    ("is it far to walk catbells", "Catbells is 6 km long."),
    ("how far is it altogether from catbells and lac blanc", "The total length of the two trails is 14 km."),
    ("how high is denali in feet", "Denali is at 20,308.4 ft."),
    ("how long is lion's head", "Lion’s Head is 5.2 km long."),
    ("how long is LIONS-HEAD", "Lion’s Head is 5.2 km long."),
    ("how high is giants causeway", "Giant's Causeway is at 6 m."),
    (
      "can i bring my bike on the monsal trail",
      "Yes, the activities of Monsal Trail are biking, horse riding, running and hiking."
    ),
    ("how long is the foobar trail", "I don’t know a trail called “foobar”."),
    (
      "which is further north, kungsleden or besseggen",
      "I don’t know how far north a trail is. I know a trail’s region, length, ascent, difficulty, activities and conditions."
    ),
  ]

  @Test(arguments: members + hours + prices + others)
  func `a question is answered`(_ question: String, _ answer: String) async throws {
    let bench = FindBench.shared
    let find = try #require(try await bench.read(question))
    #expect(try await bench.reply(find).text == answer)
  }

  @Test(arguments: [
    ("and the climb?", "catbells", "The ascent of Catbells is 390 m."),
    ("what's the ascent", "catbells", "The ascent of Catbells is 390 m."),
    ("how much climbing?", "catbells", "The ascent of Catbells is 390 m."),
    ("how high does it climb", "catbells", "The ascent of Catbells is 390 m."),
    ("is it far?", "lac blanc", "Lac Blanc is 8 km long."),
    ("in miles?", "lac blanc", "Lac Blanc is 5 mi long."),
    ("and the price?", "petra", "Petra costs $70."),
    ("how much to get in?", "machu picchu", "Machu Picchu costs $45."),
    ("until when?", "petra", "Petra is open from 6:00 to 18:00."),
    ("when can i go there?", "stonehenge", "Stonehenge is open from 9:00 to 19:00."),
    ("what's in it?", "next summer", "I found three landmarks: Sagrada Família, Alhambra and Plitvice Lakes."),
    (
      "how many are in it?", "next summer",
      "There are three landmarks in Next Summer: Sagrada Família, Alhambra and Plitvice Lakes."
    ),
  ])
  func `a question without a name is about what was spoken of`(_ question: String, _ focus: String, _ answer: String)
    async throws
  {
    #expect(try await FindBench.shared.reply(to: question, about: focus) == answer)
  }

  @Test(arguments: [
    ("how long is lac blanc", "in miles?", "Lac Blanc is 5 mi long."),
    ("how high is denali", "and in feet please", "Denali is at 20,308.4 ft."),
    (
      "the longest trail in norway", "how much is that in miles",
      "The longest trail in Norway is Besseggen Ridge: 8.7 mi."
    ),
    ("which is longer, catbells or lac blanc", "in meters", "Lac Blanc is longer: 8,000 m; Catbells is 6,000 m."),
  ])
  func `an answer is told in another unit`(_ question: String, _ unit: String, _ answer: String) async throws {
    let bench = FindBench.shared
    let find = try #require(try await bench.read(question))
    let converted = try #require(try await bench.reader.value.converted(unit, of: find))
    #expect(try await bench.reply(converted).text == answer)
  }

  @Test func `a price is told in no unit of length`() async throws {
    let bench = FindBench.shared
    let find = try #require(try await bench.read("how much is petra"))
    #expect(try await bench.reader.value.converted("in miles", of: find) == nil)
  }

  @Test func `things are told apart by what they differ in`() async throws {
    let bench = FindBench.shared
    let subjects = try #require(try await bench.read("how long are catbells and eiger trail")).subjects
    let find = try #require(try await bench.reader.value.difference(between: subjects))
    let text = try await bench.reply(find).text
    #expect(!text.contains("6 km"))
    #expect(text.contains("390 m") && text.contains("40 m"))
  }
}
