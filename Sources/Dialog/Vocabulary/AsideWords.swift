/// The words of one language around a request that are no part of it.
struct AsideWords: Sendable {
  /// What somebody says before a request that means nothing: "ok", "well".
  var interjections = PhraseTable("")
  /// The same behind a request: "anyway".
  var afterthoughts = PhraseTable("")
  /// What is only polite behind a number of something.
  var politeEnds = PhraseTable("")
  /// What puts a question before what is open: the "first" of "wait, how much is it first".
  var befores = PhraseTable("")
  /// What a statement begins with, besides what a remark in front of a request begins with: "way too", "was thinking".
  var statements = PhraseTable("")
  /// What begins the name of somebody or something of which a statement tells: "the", "my".
  var subjects = PhraseTable("")
  /// What such a statement goes on with: "doesn't" of "the little one doesn't want to".
  var verbs = PhraseTable("")
  /// What tells behind "and" how it was: "got" of "and got soaked".
  var predicates = PhraseTable("")
  /// What is in sentences, and hardly in a name: "it", "never", "looks".
  var sentenceWords = PhraseTable("")
  /// What points at something that is called by a word of one's own: the "that" of "that walk".
  var demonstratives = PhraseTable("")
  /// What stands in front of that in a question: "is".
  var copulas = PhraseTable("")
  /// The pronoun for one thing: "it".
  var pronoun: String?
  /// What lets a request depend on something: "if".
  var conditions = PhraseTable("")
  /// What takes back all that was said, wherever it stands: "just kidding".
  var retractions = PhraseTable("")
  /// What says that somebody does not do something, behind who that is: "don't".
  var negatedVerbs = PhraseTable("")
  /// What joins a reason and the request that comes of it: "so".
  var consequences = PhraseTable("")
  /// What says why a request in front of it is made: "so I can".
  var reasons = PhraseTable("")
  /// What only asks that something is kept which was told in front of it: "log that".
  var records = PhraseTable("")
  /// What asks which others there are of what was spoken of.
  var othersAsked = PhraseTable("")
  /// Verbs of who wants some words to be kept, and what such words are called: "jot down", "note".
  var recordings = PhraseTable("")
  var recordNouns: Set<String> = []
  /// Verbs with which a shortcut keeps what somebody did: "log".
  var keeping = PhraseTable("")

  /// What leads to whom something is for: "to", "with".
  var recipientLeads = PhraseTable("")
  /// Those who get something and whom no app knows: "my mum", "her".
  var recipients = PhraseTable("")

  static func of(_ language: String) -> AsideWords {
    Wordings.choose(for: language, english: english, german: german, japanese: AsideWords())
  }

  /// What somebody says in English who would have liked it otherwise.
  static let regrets =
    "shame, ah shame, oh shame, what a shame, that is a shame, that s a shame, pity, oh pity, what a pity, that is a pity, that s a pity"

  private static let english = AsideWords(
    interjections: PhraseTable(
      """
      ok, okay, oh, ah, hmm, hm, mm, um, umm, uh, er, erm, huh, aha, aw, ooh, well, so, great, cool, nice, alright, all right
      \(AsideWords.regrets), too bad, oh too bad, bummer, oh bummer, darn, oh darn, ah too bad, ah pity
      phew, uff, oof, whew, eh, mh, yikes, goodness, my goodness, ugh, yay, lovely, perfect, yeah, sure, right, hey, wow, whoa, by the way, btw, oh well, good, brilliant, awesome, neat, sweet, super
      nice one, anyway, fine, got it, gotcha, thanks, thank you, thx, ok then, okay then, right then, ok so, okay so, ok great
      ok cool, ok well, oh and, ok and, hi, hi there, hello, hello there, hiya, hey there, morning, good morning, evening
      good evening, afternoon, good afternoon, hey hey, yo, howdy, not bad, not too bad, not so bad, that s ok, that s okay, that s fine
      """),
    afterthoughts: PhraseTable(
      """
      anyway, anyways, by the way, btw, lol, haha, though, tho, i wonder, actually by the way, i think, i guess, i suppose, i reckon
      really, exactly, in fact, at the moment, at this moment, right now, just now, at present, currently, these days
      """
    ),
    politeEnds: PhraseTable("please, pls, plz, thanks, thx, thank you, ty, then, now, for us, for me"),
    befores: PhraseTable("first, first of all, before that, before i do, again"),
    statements: PhraseTable(
      """
      can t decide, cant decide, can not decide, not sure, hopefully, no idea
      they re, you re, we re, he s, she s, he, she, they, you have, i m, we ve, i ve, im, ive
      was thinking, were thinking, thinking of, thinking about, planning, been planning, was planning, were planning
      hoping, was hoping, were hoping, trying to, going there, going to, gonna, heading, about to, off to
      can t wait, cant wait, can not wait, could be, might be, might as well, must be, must have been, would be nice
      would be great, way too, so excited, so cool, so nice, so pretty, so good, so expensive, so tired, so far away
      too far, too long, too short, too hard, too steep, too easy, too expensive, too pricey, too much, too late, too early
      too busy, too crowded, too cold, too hot, too loud, too hungry, too tired, very, really, pretty, quite, just in case
      just because, just curious, just wondering, never been, heard, seems, feels, loved, love it, love that, love this
      need a, need the, needs, it gets, it got, it has, it needs, it feels, it keeps, it would, it d, it ll, he likes
      she likes, they like, he loves, she loves, they love, he wants, she wants, he needs, she needs, they need, they all
      got enough, got some time, got time, had enough, no rush, no hurry, no idea, no time, first time, long time, finally here, here now
      everyone, everybody, nobody, somebody, someone, people, you re the best, you rock, you are the best, not sure why
      dont ask, don t ask, do not ask, haha, lol, btw, wish me luck, thank god, as usual, for a change, long story
      not too, not so, too many, so many, not enough, too little, too few, no way
      the kids, the others, the guys, the boys, the girls, the dog, the wife, the family, the rest of us, mum, mom, dad, his, her, their
      """),
    subjects: PhraseTable(
      "the, my, our, his, her, their, one of us, some of us, most of us, half of us, all of us, this, that"),
    verbs: PhraseTable(
      """
      is, isn t, are, aren t, was, wasn t, were, weren t, has, hasn t, have, haven t, had, does, doesn t, do, did, didn t
      can t, couldn t, will, won t, would, wouldn t, needs, wants, likes, loves, hates, gets, got, keeps, looks, feels
      hurts, says, said, thinks, came, went, comes, goes, stinks, smells, broke, turned, starts, ends, ll
      """),
    predicates: PhraseTable(
      """
      got, it was, it s, it is, loved it, loved every, enjoyed it, had a, had the, had such, was, were, nearly, almost
      felt, met, saw, i loved, we loved, i was, we were, i am, we are, i m, we re, my legs, my feet, they loved
      """),
    sentenceWords: PhraseTable(
      """
      i, we, they, he, she, it, that, this, them, me, us, him, my, our, his, her, their, never, always, really, so, too, no, not
      been, was, were, is, are, looks, look, looked, saw, seen, seems, heard, read, love, loved, hate, hated, like, liked
      gonna, want, wanted, need, needed, such, very, quite, finally, at last, because, since, though, once, ever, just, cannot
      can, will, would, should, could, must, have, has, had, did, does, do, am, sounds, feels, makes, made, why, what
      """),
    demonstratives: PhraseTable("that, this"), copulas: PhraseTable("is, was, s"), pronoun: "it",
    conditions: PhraseTable(
      "if, unless, when, whenever, until, once, as soon as, in case, maybe, perhaps, not, never mind, or"),
    retractions: PhraseTable(
      """
      kidding, joking, a joke, changed my mind, never mind, nevermind, forget it, forget that, do not, don t, dont, cancel
      stop, undo, no wait, wait no, but wait, oh wait, hold on, hang on, instead, rather, other one, the other, not yet, wrong
      mistake, no longer
      """),
    negatedVerbs: PhraseTable("do not, don t, dont"),
    consequences: PhraseTable("so, and so, so please, so now, so can you, so could you, so let s, so lets, therefore"),
    reasons: PhraseTable(
      """
      so i can, so i could, so i do not, so i don t, so i dont, so i won t, so i wont, so i know, so i remember, so i have
      so i get, so i see, so we can, so we could, so we do not, so we don t, so we dont, so we won t, so we know, so we have
      so that, so he, so she, so they, so my, so everyone, so everybody, so it, so nobody, so no one, because, cause, cuz
      coz, since i, since we, since it, since my, as i am, as we are, as i ve, as i have, as we have, in order to
      in case, just in case, before i forget, before we forget, before i forget it, while i remember, while i think of it
      or i ll, or we ll, or he ll, or she ll, or they ll, or it ll, or i will, or we will, or he will, or she will, or they will
      or it will, or theyll, otherwise
      seeing as, seeing that
      i already have, i already got, i ve already got, i have already got, we already have, we already got
      we ve already got, i still have, we still have, i ve still got, i have some, i ve got some, we have some
      we ve got some, i have enough, we have enough, i have plenty, we have plenty, i ve got plenty, i have one
      i bought some already, i forgot, we forgot, i don t need it, i dont need it, i do not need it, we don t need it
      we dont need it, i don t need them, i dont need them, we don t need them, i changed my mind, there s enough
      there is enough, there s plenty, it was a mistake, that was a mistake
      """),
    records: PhraseTable(
      """
      log that, log it, note that, note it, note that down, jot that down, jot it down, write that down, write it down
      record that, record it, save that, mark that, put that down, put it down, make a note of that, make a note of it
      keep that in mind, remember that, add that, add it, count that, count it, note it down, log that down, mark it down, mark that down
      """),
    othersAsked: PhraseTable(
      """
      what else is there, what else have you got, what else do you have, what else do i have, what else have i got
      what else is on, what others are there, which others are there, what other ones are there, which other ones are there
      any others, are there any others, are there others, what are the others, what are the other ones, which ones else
      """),
    recordings: PhraseTable(
      """
      jot down, note down, write down, scribble down, make a note, take a note, make a memo, make a quick note
      take a quick note, quick note
      """),
    recordNouns: ["note", "notes", "memo", "memos"],
    keeping: PhraseTable(
      """
      log, record, track, mark, enter, register, report, keep track of, check in, check off, tick off, make a note of
      note down, write down
      """),
    recipientLeads: PhraseTable("to, with, over to"),
    recipients: PhraseTable(
      ["my", "our"].map { owner in
        """
        \(owner) mum, \(owner) mom, \(owner) mother, \(owner) dad, \(owner) father, \(owner) parents, \(owner) sister, \(owner) brother
        \(owner) wife, \(owner) husband, \(owner) partner, \(owner) girlfriend, \(owner) boyfriend, \(owner) daughter, \(owner) son, \(owner) kids
        \(owner) children, \(owner) friend, \(owner) friends, \(owner) best friend, \(owner) boss, \(owner) colleague, \(owner) colleagues
        \(owner) neighbour, \(owner) neighbor, \(owner) grandma, \(owner) grandpa, \(owner) uncle, \(owner) aunt, \(owner) cousin
        \(owner) family, \(owner) flatmate, \(owner) roommate, \(owner) mate, \(owner) mates, \(owner) group, \(owner) team
        """
      }.joined(separator: "\n")
        + "\nmum, mom, dad, grandma, grandpa, everyone, everybody, the kids, a friend, some friends, a friend of mine, the family, the others"
    ))

  private static let german = AsideWords(
    interjections: PhraseTable(
      """
      ok, okay, oh, ach, ah, hm, hmm, mh, puh, uff, oha, äh, ähm, tja, na ja, naja, also, gut, schön, super, toll, prima, perfekt, alles klar
      na dann, na gut, dann, danke, ach so, übrigens, cool, klasse, hallo, hi, hey, moin, guten morgen, guten tag
      guten abend, servus, grüß dich
      """),
    afterthoughts: PhraseTable(
      """
      übrigens, eigentlich, überhaupt, denn, haha, glaube ich, glaub ich, denke ich, denk ich, schätze ich, genau
      wirklich, gerade, grade, im moment, momentan, zur zeit, zurzeit, derzeit, jetzt gerade
      """),
    politeEnds: PhraseTable("bitte, danke, dann, für uns, für mich"),
    befores: PhraseTable("zuerst, erst, erst mal, vorher, noch mal, nochmal"),
    statements: PhraseTable(
      """
      dann lieber, lieber dahin, lieber dorthin, ich frag, ich frage, wir fragen, das reicht, das genügt, das passt
      viel zu, zu weit, zu lang, zu teuer, zu voll, zu steil, zu spät, so schön, so cool, sehr, ganz schön, freu mich
      freue mich, kann es kaum erwarten, wollte nur, nur so, nur zur sicherheit, für alle fälle, sieht toll aus, er mag
      sie mag, sie lieben, die kinder, meine kinder, alle anderen, hab zeit, keine eile, zum ersten mal, war lange nicht mehr da
      """),
    subjects: PhraseTable(
      "der, die, das, den, mein, meine, unser, unsere, sein, seine, ihr, ihre, einer von uns, eine von uns, jemand, alle"
    ),
    verbs: PhraseTable(
      """
      ist, sind, war, waren, hat, haben, hatte, hatten, will, wollen, wollte, möchte, möchten, mag, mögen, kann, können
      braucht, brauchen, wird, werden, kommt, kommen, geht, gehen, tut, tun, findet, finden
      """),
    sentenceWords: PhraseTable(
      """
      ich, wir, er, sie, es, ihn, ihr, mir, uns, mich, nie, niemals, immer, so, sehr, echt, wirklich, endlich, schon, kein
      keine, nicht, war, waren, ist, sind, sieht, sah, habe, hab, haben, hat, will, wollte, muss, kann, soll, mag, liebe
      weil, da, doch, mal, noch, zu, gefällt, klingt
      """),
    demonstratives: PhraseTable("diese, dieser, dieses, jene, jener, jenes"), copulas: PhraseTable("ist, war"),
    pronoun: "es",
    conditions: PhraseTable("wenn, falls, außer, bis, sobald, vielleicht, nicht, oder"),
    retractions: PhraseTable(
      "witz, scherz, spaß, anders überlegt, vergiss es, doch nicht, nicht mehr, stopp, abbrechen, warte, lieber, falsch, moment"
    ),
    consequences: PhraseTable("also, deshalb, daher, darum, und darum"),
    reasons: PhraseTable(
      "damit ich, damit wir, damit er, damit sie, damit es, damit meine, damit mein, weil, denn ich, denn wir, da ich, da wir"
    ),
    records: PhraseTable(
      "notier das, notiere das, schreib das auf, trag das ein, trag es ein, merk dir das, halt das fest, vermerk das"),
    othersAsked: PhraseTable(
      "was gibt es sonst noch, was gibt es noch, was hast du noch, was hast du sonst noch, welche gibt es noch, welche gibt es sonst"
    ),
    recordings: PhraseTable("notiere, notier, schreib auf, schreibe auf, halte fest, halt fest"),
    recordNouns: ["notiz", "notizen", "memo"],
    keeping: PhraseTable("protokolliere, erfasse, verzeichne, markiere, vermerke, trage, notiere, halte, buche"),
    recipientLeads: PhraseTable("an, mit"),
    recipients: PhraseTable(
      """
      meine mama, meine mutter, meinen papa, meinen vater, meine eltern, meine schwester, meinen bruder, meine frau
      meinen mann, meine tochter, meinen sohn, meine kinder, meinen kindern, meine freundin, meinen freund, meine freunde, meinen freunden
      meinen chef, meine chefin, meine kollegen, meinen kollegen, meine oma, meinen opa, meiner mama, meiner mutter
      meinem papa, meinem vater, meinen eltern, meiner schwester, meinem bruder, meiner frau, meinem mann, meiner tochter
      meinem sohn, meiner freundin, meinem freund, meiner oma, meinem opa, mama, papa, oma, opa, alle
      """))
}
