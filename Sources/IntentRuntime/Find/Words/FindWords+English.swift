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
      order, rank, a list of, list of, the list of, the names of, names of, recommend, recommend me, recommend us
      suggest, suggest me, suggest us, we want, we need, we would like, we are looking for, got any, have you got any
      any recommendations for, any suggestions for, any ideas for, what would you recommend for, find us, give us
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
      got, somewhere, someplace, anywhere, now, currently, moment, present, even, actually
      """),
    verbs: set(
      """
      take, takes, taking, cost, costs, costing, last, lasts, need, needs, measure, measures, rise, rises, reach
      reaches, allow, allows, allowing, offer, offers, permit, permits, permitted, allowed, possible, available, suit, suits, suitable, suited, good, great, best, better, perfect, ideal, fine, okay, fit, meant, go, goes, stand, stands, serve, serves, come, comes, bring, ride, use, run, runs, written, made, called
      """),
    questions: ["where", "was", "were", "did", "would", "will"],
    months: list(
      """
      january, february, march, april, may, june, july, august, september, october, november, december
      """),
    placeWords: set("in, at, within, inside, from, on, around, near, through, across"),
    placeNames: [
      "the us": "united states", "the usa": "united states", "usa": "united states",
      "the states": "united states", "the uk": "united kingdom", "uk": "united kingdom", "britain": "united kingdom",
      "great britain": "united kingdom", "holland": "netherlands", "the emirates": "united arab emirates",
      "the uae": "united arab emirates", "south korea": "korea",
    ],
    placeAdjectives: englishPlaceAdjectives,
    meanWords: ["using", "via", "ask"],
    conjunctions: ["and", "but", "then", "as", "well", "plus"],
    alternatives: ["or"],
    contrasts: ["but", "although", "yet"],
    negations: PhraseTable(
      """
      not, but not, except, except for, excluding, other than, outside, outside of, apart from, non, never, neither
      nor, and not, anything but, nothing, nothing too, not too, nothing that is, nothing that is too, nothing that s too
      not so, not very, nothing very, nothing really, nothing as
      """),
    absences: PhraseTable(
      """
      without, without a, without an, without any, with no, have no, has no, no, do not have, do not have a
      do not have an, do not have any, does not have, does not have a, does not have any, free of
      """),
    presences: PhraseTable("with, with a, with an, have, have a, have an, has a, has an, having"),
    comparisons: PhraseTable([
      (
        .more,
        """
        more than, greater than, larger than, over, above, exceeding, beyond, more, higher than, bigger than
        further than, farther than, further away than, farther away than, further off than
        """
      ),
      (
        .less,
        "less, fewer, less than, fewer than, under, below, lower than, smaller than, closer than, nearer than, cheaper than"
      ),
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
        within, no further than, no farther than, at most, no more than, not more than, up to, maximum, a maximum of, maximum of, max, not over, not above
        """
      ),
      (.equal, "exactly, equal to, equals, precisely"),
      (.around, "about, around, roughly, approximately, approx, circa, close to, nearly"),
    ]),
    dateComparisons: PhraseTable([
      (.less, "before, prior to, earlier than"), (.more, "after, later than"),
      (.atLeast, "since, from, starting, no earlier than"), (.atMost, "until, till, up to, no later than"),
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
    topWords: PhraseTable([(.greatest, "top"), (.first, "first, limit, limited to, limit to, only, just")]),
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
    free: PhraseTable(
      """
      free, for free, free of charge, free of cost, cost nothing, costs nothing, gratis, for nothing, no charge, no cost
      free admission, free entry, free entrance, free access, free to get in, free to get into, free to go in
      free to enter, free to visit, free to see, do not cost anything, does not cost anything, not cost anything
      do not cost a thing, does not cost a thing, charge nothing, charges nothing, do not charge, does not charge
      do not charge anything, does not charge anything, need no ticket, needs no ticket, need no tickets
      do not need a ticket, does not need a ticket, do not need tickets, do not need any tickets
      do not have to pay, do not have to pay for, do not need to pay, without paying, without having to pay
      """),
    opening: ["open", "opens", "opening", "opened"],
    closing: ["close", "closes", "closing", "shut", "shuts"],
    untilWords: ["until", "till", "til", "past"],
    asking: .english,
    yes: ["true", "yes"],
    no: ["false", "no"],
    adjectives: englishAdjectives,
    gradation: Gradation(more: "more", most: "most", less: "less", least: "least"),
    slopes: ["steep", "flat", "hilly"],
    ideas: englishIdeas,
    plurals: englishPlurals,
    stem: englishStem,
    verbStem: englishVerbStem,
    keyOpeners: PhraseTable(
      """
      how much, how much they, how much it, how much each, how many, how, the amount of, their, its, the number of
      """),
    firstOpeners: PhraseTable("from, starting with, starting from, beginning with, start with, begin with"),
    orderLinks: ["to", "down", "up", "through"],
    placeQuestions: PhraseTable(
      """
      where can i, where can we, where can you, where can one, where can 1, where could i, where could we, where do i
      where could you, where might i, where should i, where do people, where am i allowed to, where are we allowed to, where to
      where is it possible to, where would i, where may i, where can people
      """)
  )

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

  private static func englishVerbStem(_ word: String) -> String {
    var stem = englishStem(word)[...]
    if stem.count > 5, stem.hasSuffix("ing") {
      stem = stem.dropLast(3)
      // "running"
      if let last = stem.last, stem.dropLast().last == last, !"aeiouls".contains(last) { stem = stem.dropLast() }
    }
    return stem.count > 3 && stem.hasSuffix("e") ? String(stem.dropLast()) : String(stem)
  }

  private static func englishStem(_ word: String) -> String {
    if word.count <= 3 || word.hasSuffix("ss") || word.hasSuffix("us") || word.hasSuffix("is") { return word }
    if word.hasSuffix("ies") { return word.dropLast(3) + "y" }
    for ending in ["ches", "shes", "xes", "sses"] where word.hasSuffix(ending) { return String(word.dropLast(2)) }
    return word.hasSuffix("s") ? String(word.dropLast()) : word
  }
}
