// What English adjectives are about, and the ideas that go by several words.
extension FindWords {
  static let englishIdeas = [
    Idea(
      "length", "length, distance, long",
      alike: "duration, time, runtime, mileage, kilometers, kilometres, miles, short, far",
      measures: [.length: 3, .duration: 2]),
    Idea("height", "elevation, height, altitude, high, tall", alike: "summit, top, ascent, climb, gain"),
    Idea(
      "climb", "ascent, climb, climbing, gain, uphill, steepness, steep, gradient",
      alike: "elevation, slope, incline, height"),
    Idea("depth", "depth, deep"),
    Idea("width", "width, wide, breadth"),
    Idea(
      "size", "size, area, count, number, big, large", alike: "population, capacity, members, length, elevation",
      measures: [.data: 3]),
    Idea(
      "price", "price, cost, fee, fare, charge, costs, admission", alike: "rate, amount, ticket",
      said: "entry, entrance, ticket, tickets, pay, spend, money", measures: [.money: 5]),
    Idea(
      "date",
      "date, created, creation, added, opened, founded, built, published, released, updated, modified, edited, changed, discovered, established, year, day",
      alike: "start, started, begin, due, visited, completed, end", measures: [.date: 3]),
    Idea("age", "age, old"),
    Idea("speed", "speed, pace, fast", measures: [.speed: 5]),
    Idea("duration", "duration, time, runtime", alike: "length", measures: [.duration: 5]),
    Idea("weight", "weight, mass, heavy", measures: [.mass: 5]),
    Idea("temperature", "temperature, warm, hot, cold", measures: [.temperature: 5]),
    Idea("rating", "rating, score, stars, rated, review", alike: "rank"),
    Idea("popularity", "popularity, popular, visits, visitors, likes", alike: "rating"),
    Idea(
      "crowd", "crowd, crowded, busy, busyness, crowds, occupancy", alike: "visitors",
      said: "people, visitors, tourists, guests, visitor, traffic"),
    Idea("difficulty", "difficulty, difficult, hard, grade, effort", alike: "level"),
    Idea("proximity", "proximity, away", alike: "distance"),
    Idea("priority", "priority, important, importance, urgency"),
    Idea("favorite", "favorite, favourite, starred, liked, loved, saved, bookmarked"),
    Idea("name", "name, title"),
    Idea(
      "place", "region, place, location, area, country, continent, state, city, town, park, city",
      alike: "address, district, county, address, venue"),
    Idea("description", "description, summary, text, notes, note, content, body"),
    Idea("hours", "hours, opening, open, closing", alike: "schedule, time, times"),
    Idea("state", "condition, conditions, state, status"),
    Idea(
      "maker",
      "author, writer, artist, painter, composer, singer, band, director, designer, inventor, illustrator, creator, maker, brewer, photographer, architect, narrator",
      alike: "publisher, manufacturer, brand"),
    Idea(
      "leader", "leader, host, guide, teacher, instructor, coach, presenter, organizer, trainer",
      alike: "manager, speaker"),
    Idea("owner", "owner, holder"),
    Idea("kind", "kind, type, category, activity, sport, genre"),
  ]

  static let englishAdjectives = [
    adjective("long", "longer", "longest", ("length", .up), ("duration", .up)),
    adjective("short", "shorter", "shortest", ("length", .down), ("duration", .down), ("height", .down)),
    adjective("high", "higher", "highest", ("height", .up), ("climb", .up), ("price", .up), ("rating", .up)),
    adjective("tall", "taller", "tallest", ("height", .up)),
    adjective("low", "lower", "lowest", ("height", .down), ("climb", .down), ("price", .down), ("rating", .down)),
    adjective("deep", "deeper", "deepest", ("depth", .up)), adjective("wide", "wider", "widest", ("width", .up)),
    adjective("narrow", "narrower", "narrowest", ("width", .down)),
    adjective("steep", "steeper", "steepest", ("climb", .up)),
    adjective("flat", "flatter", "flattest", ("climb", .down)),
    adjective("hilly", "hillier", "hilliest", ("climb", .up)), adjective("big", "bigger", "biggest", ("size", .up)),
    adjective("large", "larger", "largest", ("size", .up)), adjective("small", "smaller", "smallest", ("size", .down)),
    adjective("cheap", "cheaper", "cheapest", ("price", .down)),
    adjective("expensive", "more expensive", "most expensive", ("price", .up)),
    adjective("dear", "dearer", "dearest", ("price", .up)), adjective("pricey", "pricier", "priciest", ("price", .up)),
    adjective("costly", "costlier", "costliest", ("price", .up)),
    adjective("inexpensive", "less expensive", "least expensive", ("price", .down)),
    adjective("new", "newer", "newest", ("date", .up), ("age", .down)),
    adjective("recent", "more recent", "most recent", ("date", .up), ("age", .down)),
    adjective("late", "later", "latest", ("date", .up)), adjective("early", "earlier", "earliest", ("date", .down)),
    adjective("old", "older", "oldest", ("age", .up), ("date", .down)),
    adjective("young", "younger", "youngest", ("age", .down), ("date", .up)),
    adjective("fast", "faster", "fastest", ("speed", .up), ("duration", .down)),
    adjective("quick", "quicker", "quickest", ("duration", .down), ("speed", .up), ("length", .down)),
    adjective("slow", "slower", "slowest", ("speed", .down), ("duration", .up)),
    adjective("heavy", "heavier", "heaviest", ("weight", .up)),
    adjective("light", "lighter", "lightest", ("weight", .down)),
    adjective("hot", "hotter", "hottest", ("temperature", .up)),
    adjective("warm", "warmer", "warmest", ("temperature", .up)),
    adjective("cold", "colder", "coldest", ("temperature", .down)),
    adjective("cool", "cooler", "coolest", ("temperature", .down)),
    adjective("good", "better", "best", ("rating", .up)),
    adjective("rated", "better rated", "best rated", ("rating", .up)),
    adjective("highly rated", "higher rated", "highest rated", ("rating", .up)),
    adjective("bad", "worse", "worst", ("rating", .down)),
    adjective("popular", "more popular", "most popular", ("popularity", .up)),
    adjective("unpopular", "less popular", "least popular", ("popularity", .down)),
    adjective("busy", "busier", "busiest", ("crowd", .up)),
    adjective("crowded", "more crowded", "most crowded", ("crowd", .up)),
    adjective("quiet", "quieter", "quietest", ("crowd", .down)),
    adjective("uncrowded", "less crowded", "least crowded", ("crowd", .down)),
    adjective("packed", "more packed", "most packed", ("crowd", .up)),
    adjective("full", "fuller", "fullest", ("crowd", .up)), adjective("empty", "emptier", "emptiest", ("crowd", .down)),
    adjective("hard", "harder", "hardest", ("difficulty", .up)),
    adjective("tough", "tougher", "toughest", ("difficulty", .up)),
    adjective("simple", "simpler", "simplest", ("difficulty", .down)),
    adjective("gentle", "gentler", "gentlest", ("difficulty", .down)),
    adjective("challenging", "more challenging", "most challenging", ("difficulty", .up)),
    adjective("demanding", "more demanding", "most demanding", ("difficulty", .up)),
    adjective("strenuous", "more strenuous", "most strenuous", ("difficulty", .up)),
    adjective("difficult", "more difficult", "most difficult", ("difficulty", .up)),
    adjective("easy", "easier", "easiest", ("difficulty", .down)),
    adjective("near", "nearer", "nearest", ("proximity", .down)),
    adjective("close", "closer", "closest", ("proximity", .down)),
    adjective("far", "farther", "farthest", ("proximity", .up), ("length", .up)),
    adjective("distant", "further", "furthest", ("proximity", .up), ("length", .up)),
    adjective("important", "more important", "most important", ("priority", .up)),
    adjective("urgent", "more urgent", "most urgent", ("priority", .up)),
  ]

  private static func adjective(
    _ plain: String, _ comparative: String, _ superlative: String, _ senses: (Concept, Direction)...
  ) -> Adjective {
    Adjective(
      plain: plain, comparative: comparative, superlative: superlative,
      senses: senses.map { Sense(concept: $0.0, direction: $0.1) })
  }
}
