extension FindWords {
  static let english = FindWords(
    language: "en",
    openers: PhraseTable(
      """
      find, find me, find out, show, show me, show us, list, list me, search, search for, look for, look up, get
      get me, give me, fetch, display, see, tell me, what, what is, what are, which, which are, which is, which of
      which ones, who, is there, are there, do you have, do you know, have you got, do i have, i want, i need
      i would like, i am looking for, looking for, i want to see, i would like to see, let me see, let us see
      do any, does any, have any, can i see, can you find, can you show me, could you find, could you show me, could you list, can you list
      please, can you, could you, would you, hey, ok, okay, now, do you know of, any idea which, can i, filter, sort
      order, rank, a list of, list of, the list of, the names of, names of
      """),
    countOpeners: PhraseTable(
      """
      how many, count, count the, number of, the number of, what is the number of, how many of, tell me how many
      do you know how many
      """),
    fillers: set(
      """
      the, a, an, all, any, some, of, my, our, your, me, us, i, you, that, which, who, whose, where, are, is, was
      were, be, with, have, having, has, had, do, does, did, there, their, its, it, them, they, these, those, one
      ones, s, in, at, on, for, from, to, and, or, but, please, thanks, thank, just, only, also, every, each, both
      either, located, lie, lies, lying, situated, found, exist, exists, then, as, by, than, can, what, would, will
      got
      """),
    verbs: set(
      """
      take, takes, taking, cost, costs, costing, last, lasts, need, needs, measure, measures, rise, rises, reach
      reaches, allow, allows, allowing, offer, offers, permit, permits, permitted, allowed, possible, available, suit, suits, go, goes, stand, stands, serve, serves, come, comes, bring, ride, use, run, runs, written, made, called
      """),
    questions: ["where", "was", "were", "did", "would", "will"],
    months: list(
      """
      january, february, march, april, may, june, july, august, september, october, november, december
      """),
    placeWords: set("in, at, within, inside, from, on, around, near, through, across"),
    meanWords: ["using", "via", "ask"],
    conjunctions: ["and", "but", "then", "as", "well", "plus"],
    alternatives: ["or"],
    contrasts: ["but", "although", "yet"],
    negations: PhraseTable(
      """
      not, but not, except, except for, excluding, other than, outside, outside of, apart from, non, never, neither
      nor, and not, anything but
      """),
    absences: PhraseTable("without, without a, without an, without any, with no, have no, has no, no"),
    presences: PhraseTable("with, with a, with an, have, have a, have an, has a, has an, having"),
    comparisons: PhraseTable([
      (
        .more,
        """
        more than, greater than, larger than, over, above, exceeding, beyond, more, higher than, bigger than
        """
      ),
      (.less, "less, fewer, less than, fewer than, under, below, lower than, smaller than"),
      (
        .atLeast,
        """
        upwards of, at least, no less than, not less than, no fewer than, not under, not below, minimum, a minimum of
        min, minimum of
        """
      ),
      (
        .atMost,
        """
        at most, no more than, not more than, up to, maximum, a maximum of, maximum of, max, not over, not above
        """
      ),
      (.equal, "exactly, equal to, equals, precisely"),
      (.around, "about, around, roughly, approximately, approx, circa, close to, nearly"),
    ]),
    dateComparisons: PhraseTable([
      (.less, "before, prior to, earlier than"),
      (.more, "after, later than"),
      (.atLeast, "since, from, starting, no earlier than"),
      (.atMost, "until, till, up to, no later than"),
      (.equal, "on, in"),
    ]),
    trailingComparisons: PhraseTable([
      (
        .atLeast,
        """
        or more, or longer, or higher, or above, and more, and above, and up, and over, or over, or greater, or better
        plus, or later, or newer, minimum, at least
        """
      ),
      (
        .atMost,
        """
        or less, or shorter, or lower, or below, or under, or fewer, and less, and below, and under, or cheaper
        or earlier, maximum, at most, max, tops
        """
      ),
    ]),
    rangeOpeners: PhraseTable("between, from, anywhere between, anything between, somewhere between"),
    rangeWords: ["and", "to", "till", "until", "through"],
    than: ["than", "then"],
    copulas: ["is", "are", "was", "were", "be", "being"],
    copulaCompanions: ["do", "does", "did", "of"],
    amountLinks: ["of", "in"],
    textComparisons: PhraseTable([
      (.contains, "contains, contain, containing, includes, include, including, has, have, with"),
      (.begins, "starts with, start with, starting with, begins with, begin with, beginning with"),
      (.ends, "ends with, end with, ending with, ends in, ending in, end in"),
      (.equals, "is, are, equals, is called, is exactly, exactly"),
    ]),
    naming: PhraseTable("named, called, titled, by the name of, with the name, with the title, entitled"),
    mentioning: PhraseTable("mentioning, mention, mentions, that mention, describing, about"),
    sortOpeners: PhraseTable(
      """
      sorted by, sort by, sorted, sort them by, sorted on, sort, sorting by, ordered by, order by, ordered
      order them by, ranked by, rank by, rank them by, arranged by, arrange by, in order of, in the order of
      by order of, by, sorted from, ordered from
      """),
    alphabetical: PhraseTable([
      (
        .up,
        """
        alphabetically, in alphabetical order, alphabetical order, alphabetical, from a to z, a to z
        """
      ),
      (.down, "from z to a, z to a, reverse alphabetically, in reverse alphabetical order"),
    ]),
    directions: PhraseTable([
      (
        .up,
        """
        ascending, in ascending order, ascending order, low to high, from low to high, increasing, in increasing order
        lowest first, smallest first, upwards
        """
      ),
      (
        .down,
        """
        descending, in descending order, descending order, high to low, from high to low, decreasing
        in decreasing order, highest first, largest first, biggest first, greatest first, downwards, reversed
        in reverse, in reverse order, reverse order, reverse
        """
      ),
    ]),
    firstWords: ["first"],
    topWords: PhraseTable([
      (.greatest, "top"),
      (.first, "first, limit, limited to, limit to, only, just"),
    ]),
    extremes: PhraseTable([
      (.up, "most, greatest, largest, highest, biggest, maximum, longest"),
      (.down, "least, fewest, lowest, smallest, minimum, shortest"),
    ]),
    resultWords: ["results", "result", "items", "item", "hits", "entries"],
    thenWords: PhraseTable("and then by, then by, and then, then, and by, and, after that by"),
    currencies: [
      "dollars": "USD", "dollar": "USD", "usd": "USD", "bucks": "USD", "euros": "EUR", "euro": "EUR", "eur": "EUR",
      "pounds": "GBP", "pound": "GBP", "gbp": "GBP", "quid": "GBP", "yen": "JPY", "jpy": "JPY", "francs": "CHF",
      "chf": "CHF", "nok": "NOK", "sek": "SEK", "cad": "CAD", "aud": "AUD", "nzd": "NZD",
    ],
    free: PhraseTable("free, for free, free of charge, cost nothing, costs nothing, gratis"),
    opening: ["open", "opens", "opening", "opened"],
    closing: ["close", "closes", "closing", "shut", "shuts"],
    untilWords: ["until", "till", "til", "past"],
    asking: .english,
    yes: ["true", "yes"],
    no: ["false", "no"],
    adjectives: englishAdjectives,
    ideas: englishIdeas,
    plurals: englishPlurals,
    stem: englishStem
  )

  private static let englishIdeas = [
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
    Idea("price", "price, cost, fee, fare, charge, costs", alike: "rate, amount, ticket", measures: [.money: 5]),
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
    Idea("crowd", "crowd, crowded, busy, busyness, crowds, occupancy", alike: "visitors"),
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
    Idea("kind", "kind, type, category, activity, sport, genre"),
  ]

  private static let englishAdjectives = [
    adjective("long", "longer", "longest", ("length", .up), ("duration", .up)),
    adjective("short", "shorter", "shortest", ("length", .down), ("duration", .down), ("height", .down)),
    adjective("high", "higher", "highest", ("height", .up), ("climb", .up), ("price", .up), ("rating", .up)),
    adjective("tall", "taller", "tallest", ("height", .up)),
    adjective("low", "lower", "lowest", ("height", .down), ("climb", .down), ("price", .down), ("rating", .down)),
    adjective("deep", "deeper", "deepest", ("depth", .up)),
    adjective("wide", "wider", "widest", ("width", .up)),
    adjective("narrow", "narrower", "narrowest", ("width", .down)),
    adjective("steep", "steeper", "steepest", ("climb", .up)),
    adjective("flat", "flatter", "flattest", ("climb", .down)),
    adjective("big", "bigger", "biggest", ("size", .up)),
    adjective("large", "larger", "largest", ("size", .up)),
    adjective("small", "smaller", "smallest", ("size", .down)),
    adjective("cheap", "cheaper", "cheapest", ("price", .down)),
    adjective("expensive", "more expensive", "most expensive", ("price", .up)),
    adjective("pricey", "pricier", "priciest", ("price", .up)),
    adjective("costly", "costlier", "costliest", ("price", .up)),
    adjective("inexpensive", "less expensive", "least expensive", ("price", .down)),
    adjective("new", "newer", "newest", ("date", .up), ("age", .down)),
    adjective("recent", "more recent", "most recent", ("date", .up), ("age", .down)),
    adjective("late", "later", "latest", ("date", .up)),
    adjective("early", "earlier", "earliest", ("date", .down)),
    adjective("old", "older", "oldest", ("age", .up), ("date", .down)),
    adjective("young", "younger", "youngest", ("age", .down), ("date", .up)),
    adjective("fast", "faster", "fastest", ("speed", .up), ("duration", .down)),
    adjective("quick", "quicker", "quickest", ("duration", .down), ("speed", .up)),
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
    adjective("empty", "emptier", "emptiest", ("crowd", .down)),
    adjective("hard", "harder", "hardest", ("difficulty", .up)),
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
      plain: plain,
      comparative: comparative,
      superlative: superlative,
      senses: senses.map { Sense(concept: $0.0, direction: $0.1) }
    )
  }

  private static let irregularPlurals = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "mouse": "mice", "foot": "feet",
    "tooth": "teeth", "goose": "geese", "leaf": "leaves", "life": "lives", "shelf": "shelves", "knife": "knives",
    "half": "halves", "wolf": "wolves", "loaf": "loaves", "series": "series", "species": "species",
  ]

  private static func englishPlurals(of name: String) -> [String] {
    var words = name.split(separator: " ").map(String.init)
    guard let last = words.popLast() else { return [] }
    return [(words + [englishPlural(ofWord: last)]).joined(separator: " ")]
  }

  private static func englishPlural(ofWord word: String) -> String {
    let lower = word.lowercased()
    if let irregular = irregularPlurals[lower] { return irregular }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    return word + (["s", "x", "z", "ch", "sh"].contains { lower.hasSuffix($0) } ? "es" : "s")
  }

  private static func englishStem(_ word: String) -> String {
    if word.count <= 3 || word.hasSuffix("ss") || word.hasSuffix("us") || word.hasSuffix("is") { return word }
    if word.hasSuffix("ies") { return word.dropLast(3) + "y" }
    for ending in ["ches", "shes", "xes", "sses"] where word.hasSuffix(ending) { return String(word.dropLast(2)) }
    return word.hasSuffix("s") ? String(word.dropLast()) : word
  }
}
