/// The words of one language that tell of what is over, ask about it, and name a day by another one.
struct TimeWords: Sendable {
  /// Who tells of what they did, and the verbs that say that it is over.
  var speakers = PhraseTable("")
  var speaker = ""
  /// What several say of themselves, and what one of them would say: "we were" and "i was".
  var ofSeveral = PhraseTable<String>([])
  /// What stands between a speaker and "been".
  var auxiliary = ""
  var pastVerbs = PhraseTable("")
  /// What such verbs end with that are not listed, and what the whole text ends with.
  var pastEndings: [String] = []
  var pastClosings: [String] = []
  /// What begins to tell of it without who did it: "had".
  var pastOpenings = PhraseTable("")
  /// What leads to what somebody is doing now, and what such verbs end with.
  var presents = PhraseTable("")
  var presentEndings: [String] = []
  /// What asks whether or when the person who speaks did something.
  var ownDeeds = PhraseTable("")
  /// How many days a day is from another that was spoken of: "the day after", "the week before".
  var neighbors = PhraseTable<Int>([])
  /// How many days a span has, and whether it leads forward or back: the "days" and the "later" of "two days later".
  var spans = PhraseTable<Int>([])
  var directions = PhraseTable<Int>([])
  /// What points at a day that was spoken of, and how many words in front of that only lead to it: the "till" of "till then".
  var sameDays = PhraseTable<Int>([])
  /// What makes a name and a time something else than a plan: "maybe".
  var doubts = PhraseTable("")
  /// What makes a number a time of day: "at 6".
  var clockLeads = PhraseTable("")
  var clockLead = ""
  /// What phrases begin with that put something to another time: "move".
  var moving = PhraseTable("")
  /// What phrases say of how long something takes: "lasts".
  var lasting = PhraseTable("")
  /// What stands around a day or a time that is said alone of something: the "due" of "due Friday".
  var leads = PhraseTable("")
  var trails = PhraseTable("")
  /// Spans of time that no thing is called, however near its name comes to them.
  var periods = PhraseTable("")

  static func of(_ language: String) -> TimeWords {
    Wordings.choose(for: language, english: english, german: german, japanese: japanese)
  }

  private static let english = TimeWords(
    speakers: PhraseTable(
      "i, we, i just, we just, i also, we also, i only, we both, i already, we already, i finally, we finally, i actually"
    ),
    speaker: "i",
    ofSeveral: PhraseTable([
      ("i was", "we were"), ("i have", "we have, we ve, weve"), ("i", "we, we just, we finally, we actually, we both"),
    ]), auxiliary: "have",
    pastVerbs: PhraseTable(
      """
      was, were, went, did, had, saw, took, made, ran, rode, swam, ate, drank, bought, sold, met, came, left, drove, flew
      slept, spent, began, got, gave, wrote, read, built, paid, sent, fed, cut, lost, won, found, did not, have been
      have done, have gone, have seen, hiked, climbed, visited, walked
      """),
    pastEndings: ["ed"],
    pastOpenings: PhraseTable(
      """
      had my, had our, had some, ate, drank, did my, did our, just had, just ate, just drank, just went, just took
      just bought, just did, already had, already did, already took, went for
      """),
    presents: PhraseTable(
      """
      currently, i am currently, we are currently, i am still, we are still, still, i am already, already, at the moment
      i am just, right now i am, at the moment i am
      """),
    presentEndings: ["ing"],
    ownDeeds: PhraseTable(
      """
      did i, did i already, did i just, did i ever, did we, did we already, have i, have i already, have we, have we already
      when did i, when was i, when were we, when did we, when have i, what day was i, what day did i, on what day was i
      on what day did i, which day was i, which day did i, on which day was i, on which day did i, for when did i
      for what day did i, for which day did i, what day did we, was i, were we, how much did i, how many did i
      how much did we, how many did we, how much have i, how many have i, how much have we, how many have we
      """),
    neighbors: PhraseTable([
      (
        1,
        """
        the day after, day after, the next day, next day, the following day, a day later, one day later
        the day after that, on the next day, on the day after, on the following day
        """
      ),
      (
        -1,
        """
        the day before, day before, the previous day, a day earlier, one day earlier, the day before that, on the day before
        a day before, on the previous day
        """
      ),
      (7, "the week after, a week later, one week later, the following week, a week after, the week after that"),
      (-7, "the week before, a week earlier, one week earlier, the previous week, a week before, the week before that"),
      (0, "the same day, same day, on the same day, that same day, that day, on that day"),
    ]),
    spans: PhraseTable([(1, "day, days"), (7, "week, weeks")]),
    directions: PhraseTable([
      (1, "later, after, after that, afterwards, later on, further on"),
      (-1, "earlier, before, before that, prior, earlier than that"),
    ]),
    sameDays: PhraseTable([
      (0, "that day, that date, that night, that evening, that morning, that afternoon, that same day, that very day"),
      (1, "till then, until then, by then, before then, since then, till that, until that"),
      (1, "of that month, of the same month"),
      (3, "what weekday is that, what weekday is it, which weekday is that, which weekday is it, what day is that"),
      (6, "what day of the week is that, which day of the week is that, what day of the week is it"),
      (2, "day after that, days after that, week after that, weeks after that, month after that, months after that"),
    ]),
    doubts: PhraseTable(
      """
      no, not, never, maybe, perhaps, possibly, probably, without, if, unless, whether, the, my, our, his, her, their, that
      this, i, we, he, she, they, it, you, is, are, will, would, could, should, might, can, cant, wont
      """),
    clockLeads: PhraseTable("at, by"), clockLead: "at",
    moving: PhraseTable("move, reschedule"), lasting: PhraseTable("lasts, takes"),
    leads: PhraseTable(
      """
      due, by, for, on, at, only, just, better, rather, preferably, starting, from, obviously, of course, i think, sorry, it s
      its, it is, that s, that is, should be, it has to be, has to be, needs to be, with a due date of, due date, the due date is
      """),
    trails: PhraseTable(
      "obviously, of course, sorry, i think, rather, better, instead, i mean, of course not, that is"),
    periods: PhraseTable(
      """
      month, week, year, this month, this week, this year, last month, last week, last year, next month, next week, next year
      the month, the week, the year, the whole month, the whole week, the whole year, today, yesterday, tomorrow
      this morning, this evening, tonight, the weekend, this weekend, last weekend, next weekend
      day, the day, that day, this day, same day, the same day, that week, that month, morning, evening
      """))

  private static let german = TimeWords(
    speakers: PhraseTable("ich, wir"), speaker: "ich",
    pastVerbs: PhraseTable(
      "war, waren, ging, gingen, hatte, hatten, lief, liefen, fuhr, fuhren, sah, sahen, wanderte, wanderten, besuchte, besuchten"
    ),
    ownDeeds: PhraseTable(
      """
      habe ich, habe ich schon, hab ich, hab ich schon, haben wir, haben wir schon, wann war ich, wann waren wir
      wann habe ich, wann hab ich, wann haben wir, wann bin ich, wann sind wir, an welchem tag war ich, war ich schon
      an welchem tag habe ich, für wann habe ich
      """),
    neighbors: PhraseTable([
      (
        1,
        "am tag danach, tags darauf, am nächsten tag, am folgenden tag, am folgetag, einen tag später, ein tag später, einen tag danach"
      ),
      (-1, "am tag davor, am tag zuvor, tags zuvor, einen tag früher, einen tag davor, am vortag, einen tag vorher"),
      (7, "eine woche später, eine woche danach, in der woche danach, die woche danach, in der folgenden woche"),
      (-7, "eine woche früher, eine woche davor, in der woche davor, die woche davor, eine woche vorher"),
      (0, "am selben tag, am gleichen tag, an dem tag"),
    ]),
    spans: PhraseTable([(1, "tag, tage, tagen"), (7, "woche, wochen")]),
    directions: PhraseTable([(1, "später, danach, darauf"), (-1, "früher, davor, vorher, zuvor")]),
    sameDays: PhraseTable([
      (0, "an dem tag, an dem abend, an diesem tag, an jenem tag, an diesem abend"),
      (1, "bis dahin, bis dann"),
    ]), clockLeads: PhraseTable("um"), clockLead: "um", moving: PhraseTable("verschieb, verschiebe, verleg, verlege"),
    lasting: PhraseTable("dauert"))

  private static let japanese = TimeWords(
    pastClosings: ["ました", "行った", "登った", "歩いた", "だった", "でした", "ました。", "行った。"],
    neighbors: PhraseTable([
      (1, "翌日, 翌日に, 次の日, 次の日に, その次の日"), (-1, "前日, 前日に, 前の日, 前の日に"), (7, "翌週, 一週間後, 次の週"),
      (-7, "前の週, 一週間前"), (0, "同じ日, 同じ日に"),
    ]), sameDays: PhraseTable([(0, "その日, その晩, その夜")]))
}
