internal import Foundation

extension FindWords {
  /// What is known of German: enough for simple questions and requests.
  static let german: FindWords = {
    var words = FindWords.english.withoutPhrases(language: "de")
    words.setGermanSmallWords()
    words.setGermanComparisons()
    words.placeAdjectives = germanPlaceAdjectives
    words.adjectives = germanAdjectives
    words.ideas = germanIdeas
    words.plurals = germanPlurals
    words.stem = { $0 }
    words.verbStem = withoutGermanEnding
    return words
  }()

  /// "Leicht" of "leichte", "leichter" and "leichten"; "schwer" has no ending.
  private static func withoutGermanEnding(_ word: String) -> String {
    if ["schwer", "teuer", "sauber", "sicher", "lecker", "trocken", "offen"].contains(word) { return word }
    let ending = ["er", "en", "em", "es", "e"].first { word.hasSuffix($0) && word.count >= $0.count + 4 }
    return ending.map { String(word.dropLast($0.count)) } ?? word
  }

  private mutating func setGermanSmallWords() {
    openers = .words(
      """
      zeig, zeige, zeig mir, zeige mir, finde, find, suche, such, such mir, nenne, nenne mir, liste, welche, welcher
      welches, welchen, was sind, was ist, wo sind, gibt es, bitte, ich suche, wer, gib mir, sag mir
      """)
    countOpeners = .words("wie viele, wieviele, anzahl der, anzahl von, die anzahl der, zähle")
    fillers = .words(
      """
      der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, alle, allen, alles, mein, meine, meinen
      meiner, mir, ist, sind, war, hat, haben, in, im, am, an, auf, aus, von, vom, zu, zum, zur, mit, für, bei, es, gibt
      da, dort, hier, bitte, danke, denn, und, oder, davon, dann, als, mal, nur, auch, liegen, liegt, befinden, befindet
      sich, kennst, du, welche, welcher, welches, was, wer, wo, um
      """)
    verbs = .words("kosten, kostet, dauern, dauert, öffnen, öffnet")
    placeWords = .words("in, im, aus, bei, von, auf, an, am")
    meanWords = .words("mit, über, laut")
    conjunctions = .words("und, sowie")
    alternatives = .words("oder")
    contrasts = .words("aber")
    negations = .words("nicht, kein, keine, außer, ohne")
    presences = .words("mit, mit einem, mit einer")
    copulas = .words("ist, sind, war, waren")
    copulaCompanions = .words("von")
    asking = .german
    currencies = ["euro": "EUR", "euros": "EUR", "dollar": "USD", "franken": "CHF", "pfund": "GBP", "kronen": "NOK"]
    free = .words("kostenlos, kostenlose, kostenlosen, gratis, umsonst, frei")
  }

  private mutating func setGermanComparisons() {
    comparisons = .phrases([
      (.more, "mehr als, über, mehr"), (.less, "weniger als, unter, weniger"), (.atLeast, "mindestens, wenigstens, ab"),
      (.atMost, "höchstens, maximal, bis zu"), (.equal, "genau"), (.around, "etwa, ungefähr, circa, rund"),
    ])
    rangeOpeners = .words("zwischen, von")
    rangeWords = .words("und, bis")
    than = .words("als")
    extremes = .phrases([(.up, "meisten, größten, größte"), (.down, "wenigsten, kleinsten, kleinste")])
  }

  private static let germanIdeas = ideas(
    [
      "length": "länge, strecke, lang, distanz, entfernung, weglänge, kilometer",
      "height": "höhe, hoch, höhenlage, meereshöhe", "climb": "anstieg, aufstieg, höhenmeter, steigung, steil",
      "price": "preis, kosten, kostet, eintritt, eintrittspreis, ticketpreis, gebühr, tagespreis",
      "hours": "öffnungszeiten, öffnungszeit, geöffnet, öffnet, schließt",
      "place": "region, land, ort, kontinent, gegend, lage, staat", "size": "größe, anzahl, zahl, groß",
      "duration": "dauer, zeit", "state": "zustand, bedingungen, wegzustand",
      "kind": "art, typ, aktivität, aktivitäten",
      "description": "beschreibung", "crowd": "andrang, voll, überlaufen", "name": "name, titel",
      "difficulty": "schwierigkeit, anspruch, schwer", "proximity": "nähe, weg, entfernt",
      "weight": "gewicht, schwer", "age": "alter, alt", "date": "datum",
    ])

  private static let germanAdjectives =
    inflected("lang", "länger", "längst", ("length", .up), ("duration", .up))
    + inflected("weit", "weiter", "weitest", ("length", .up))
    + inflected("kurz", "kürzer", "kürzest", ("length", .down), ("duration", .down))
    + inflected("hoch", "höher", "höchst", ("height", .up), ("climb", .up), also: "hoh")
    + inflected("niedrig", "niedriger", "niedrigst", ("height", .down))
    + inflected("steil", "steiler", "steilst", ("climb", .up))
    + inflected("flach", "flacher", "flachst", ("climb", .down))
    + inflected("teuer", "teurer", "teuerst", ("price", .up), also: "teur")
    + inflected("billig", "billiger", "billigst", ("price", .down))
    + inflected("günstig", "günstiger", "günstigst", ("price", .down))
    + inflected("groß", "größer", "größt", ("size", .up))
    + inflected("klein", "kleiner", "kleinst", ("size", .down))
    + inflected("schwer", "schwerer", "schwerst", ("difficulty", .up), ("weight", .up))
    + inflected("voll", "voller", "vollst", ("crowd", .up))
    + inflected("alt", "älter", "ältest", ("age", .up), ("date", .down))
    + inflected("neu", "neuer", "neust", ("date", .up), ("age", .down))
    + inflected("jung", "jünger", "jüngst", ("age", .down), ("date", .up))
    + inflected("nah", "näher", "nächst", ("proximity", .down))
    + inflected("fern", "ferner", "fernst", ("proximity", .up))
    + inflected("entfernt", "entfernter", "entferntest", ("proximity", .up), ("length", .up))
    + inflected("leicht", "leichter", "leichtest", ("difficulty", .down), ("weight", .down))
    + inflected("einfach", "einfacher", "einfachst", ("difficulty", .down))
    + inflected("schwierig", "schwieriger", "schwierigst", ("difficulty", .up))
    + inflected("anstrengend", "anstrengender", "anstrengendst", ("difficulty", .up))
    + inflected("leer", "leerer", "leerst", ("crowd", .down))
    + inflected("ruhig", "ruhiger", "ruhigst", ("crowd", .down))
    + inflected("überlaufen", "überlaufener", "überlaufenst", ("crowd", .up))
    + inflected("tief", "tiefer", "tiefst", ("depth", .up), ("height", .down))
    + inflected("breit", "breiter", "breitest", ("width", .up))
    + inflected("schmal", "schmaler", "schmalst", ("width", .down))
    + inflected("schnell", "schneller", "schnellst", ("speed", .up), ("duration", .down))
    + inflected("langsam", "langsamer", "langsamst", ("speed", .down), ("duration", .up))
    + inflected("warm", "wärmer", "wärmst", ("temperature", .up))
    + inflected("kalt", "kälter", "kältest", ("temperature", .down))
    + inflected("gut", "besser", "best", ("rating", .up))
    + inflected("beliebt", "beliebter", "beliebtest", ("popularity", .up))
    + inflected("wichtig", "wichtiger", "wichtigst", ("priority", .up))
    + inflected("dringend", "dringender", "dringendst", ("priority", .up))

  /// An adjective with the endings that its forms take: "lang", "lange", "längster", "längsten".
  private static func inflected(
    _ plain: String, _ comparative: String, _ superlative: String, _ senses: (Concept, Direction)...,
    also stem: String? = nil
  ) -> [Adjective] {
    let senses = senses.map { Sense(concept: $0.0, direction: $0.1) }
    return ["", "e", "er", "es", "en", "em"].map { ending in
      Adjective(
        plain: ending.isEmpty ? plain : (stem ?? plain) + ending, comparative: comparative + ending,
        superlative: superlative + (ending.isEmpty ? "en" : ending), senses: senses)
    }
  }

  /// The likeliest first, and then what else it may be.
  private static func germanPlurals(of name: String) -> [String] {
    let feminine = ["ung", "keit", "heit", "schaft", "ion", "tät"].contains { name.hasSuffix($0) }
    let likeliest =
      if feminine { name + "en" } else if name.hasSuffix("e") {
        name + "n"
      } else if ["er", "el", "en"].contains(where: { name.hasSuffix($0) }) {
        name
      } else if let last = name.last, "kaioy".contains(last) { name + "s" } else { name + "e" }
    return [likeliest] + ["e", "en", "n", "s"].map { name + $0 }
  }
}
