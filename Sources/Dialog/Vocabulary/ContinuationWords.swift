/// The words of one language that say how a turn goes on from the one before.
struct ContinuationWords: Sendable {
  var openings: PhraseTable<Continuation.Kind>
  var closings: PhraseTable<Continuation.Kind>
  /// What puts a request in front of what is asked: "but first".
  var interludes = PhraseTable("")
  /// What asks for patience: "hold on".
  var pauses = PhraseTable("")
  /// "not", in front of what is not meant.
  var negations: PhraseTable<Void>
  /// What stands between that and what is meant: "but".
  var contrasts: PhraseTable<Void>
  /// What stands between what is meant and what is not: "instead of".
  var rejections: PhraseTable<Void>
  /// The same in languages that name first what is not meant.
  var replacements = PhraseTable("")
  var other: PhraseTable<Void>
  /// "the other", in front of a noun.
  var otherOpenings: PhraseTable<Void>
  var interrogatives: PhraseTable<Void>
  /// What has the form of a question and asks for nothing: "who knows".
  var indirectQuestions = PhraseTable("")
  var idleQuestions = PhraseTable("")
  /// What asks for the price of what is asked about: "how much is it".
  var priceQuestions = PhraseTable("")
  /// What asks for a deed in the form of a question: "could you".
  var politeQuestions = PhraseTable("")
  /// What asks for whatever there is in a place.
  var placeQuestions = PhraseTable("")
  /// What a part of a sentence begins with that says where, when, for whom.
  var prepositions: PhraseTable<Void>
  /// What asks to see something, in front of its name.
  var showing: PhraseTable<Void>
  /// What begins a request that only tells something: "check", "find".
  var telling = PhraseTable("")
  /// What begins a request that changes nothing either, and answers no question: "play".
  var playing = PhraseTable("")
  /// What begins like that and does something: "check in".
  var notTelling = PhraseTable("")
  /// What begins a request that sets something anew: a second one takes the place of the first.
  var setting = PhraseTable("")
  /// What stands in a text where somebody changes their mind.
  var repairs: PhraseTable<Void>
  /// What begins a text that narrows down, sorts or counts what was found.
  var narrowing: PhraseTable<Void>
  /// What stands for a noun: the "one" of "the closest one".
  var describing: PhraseTable<Void>
  /// What leads to what such a thing is like, behind its noun: "the one *in* Italy".
  var clauses = PhraseTable("")
  /// What asks for things of a kind that is not named, with the word that stands for it behind: "which ones".
  var onesAsked = PhraseTable("")
  /// What a word ends with that says more than all others: "flattest".
  var superlatives: [String] = []
  /// What a word ends with that says what was done, and the verbs of those that end otherwise.
  var participles: [String] = []
  var irregularParticiples: [String: String] = [:]
  /// What asks whether something was done, in front of the verb, and verbs that are no deeds.
  var deedQuestions = PhraseTable("")
  var noDeeds = PhraseTable("")
  /// Verbs of what is only ever done by somebody: nothing is booked by itself.
  var deeds: Set<String> = []
  /// What a remark begins with, in front of a request: "I love it, …"; and what looks like one and is a wish.
  var remarks = PhraseTable("")
  var wishes = PhraseTable("")
  /// What makes a wish of what follows, with words that could say something else: "I'd love to".
  var lovingWishes = PhraseTable("")
  /// Words of a remark that make what follows somebody else's, or depend on something: "my mom said, …".
  var reports = PhraseTable("")
  /// What may stand behind a request although it begins like something that it depends on: "if you would".
  var polite = PhraseTable("")
  /// What leads from a remark to the request: "so".
  var consequences = PhraseTable("")
  /// What stands in front of a thing that there is no more of, and behind it.
  var lacks = PhraseTable("")
  var lackClosings = PhraseTable("")
  /// What stands for that thing then: "some".
  var quantities = PhraseTable("")
  /// What somebody says who wants to have something.
  var having = PhraseTable("")
  /// What stands in front of a thing that a correction tells apart: "it is the red one that has to go".
  var cleft = PhraseTable("")
  /// What takes a thing away: said of a deed that does the opposite it is no other value for it.
  var removals = PhraseTable("")
  /// What begins a text that wants something to be as it was.
  var restorations = PhraseTable("")
  /// What takes away what was done before.
  var takings = TakingWords()
  /// What only says to whom somebody speaks.
  var addresses = AddressWords()
  /// What joins the items of a list.
  var joiners: PhraseTable<Void>
  /// What joins things of which one is meant.
  var alternatives = PhraseTable("")
  /// What stands in front of a name that is given: "call it".
  var namings = PhraseTable("")
  /// What asks for the same the other way round: "back".
  var waysBack = PhraseTable("")
  /// What leads to text that is taken as it is: "saying".
  var textOpenings = PhraseTable("")
  /// The same where a text is the only thing that can be meant: "for".
  var looseTextOpenings = PhraseTable("")
  /// What belongs to no name: articles, possessives.
  var nameOpenings: PhraseTable<Void>
  var nameClosings: PhraseTable<Void>
  /// What stands behind a name in place of its noun: "one".
  var pronouns = PhraseTable("")
  /// Whether an amount is to grow or to shrink.
  var directions: PhraseTable<Bool>
  var slight: PhraseTable<Void>
  /// What stands in front of a quality that there is too much of, and whether less of it is wanted then: "too loud".
  var excess = PhraseTable("")
  var excesses = PhraseTable<Bool>([])
  /// What a question that begins with a comparative compares with: "than".
  var comparing = PhraseTable("")
  var than = ""
  /// What a word ends with that says more than another does: "shorter".
  var comparatives: [String] = []
  /// Words that say the opposite of each other: what was turned off is turned on again.
  var opposites: [[String]] = []
  /// What makes a span longer that somebody has already: "add".
  var lengthenings = PhraseTable("")
  /// What sets a value whatever its direction is: "set" for "lower it to 15".
  var setters: [String] = []
  /// What asks for what a text names that is no request: "what is", in front of "3 miles in km".
  var asking = ""
  /// What says nothing of what is wanted, wherever it stands: "to me", "something".
  var noise = PhraseTable("")
  /// What leads to something that somebody would like to do: "I feel like".
  var moods = PhraseTable("")
  /// Who speaks, who is spoken to: what somebody says of them is no name.
  var persons = PhraseTable("")
  var amountFillers: PhraseTable<Void>
  /// What means all of a kind, or asks how many there are.
  var amounts = QuantityWords()
  /// What is over, and a day beside one that was spoken of.
  var times = TimeWords()
  /// What is counted without a word for it in the shortcut: "two degrees more".
  var units = PhraseTable("")
  /// What stands in front of a single thing: "a".
  var indefiniteArticles = PhraseTable("")
  /// What stands in front of a name and is no part of it.
  var articles = PhraseTable("")
  /// What asks for one more of what is named behind it: "another".
  var anothers = PhraseTable("")
  /// What asks for the same of something else.
  var sames = PhraseTable("")
  /// What ends a request that is made besides another: "too".
  var additions = PhraseTable("")
  /// What a question asks for certainty with, before something is done.
  var certainty = PhraseTable("")
  /// What asks for all things of a kind, in front of its noun and behind it.
  var kindQuestions = PhraseTable("")
  var kindQuestionClosings = PhraseTable("")
  /// What asks whether there is any of what follows: "is there a".
  var existenceQuestions = PhraseTable("")
  /// What may stand around values without saying more.
  var fillers = PhraseTable("")
  /// What stands for the place where something was put, and what a place is led to by: "in there", "to".
  var pointedPlaces = PhraseTable("")
  var placeOpenings = PhraseTable("")
  /// What asks how much can be said where a number is asked for.
  var rangeQuestions = PhraseTable("")
  /// What asks what is meant, and nothing else: "which one is that".
  var meantQuestions = PhraseTable("")
  /// What asks for things of any kind: "anything"; and what begins anew with that.
  var anyKinds = PhraseTable("")
  var everything = PhraseTable("")
  /// What belongs to a verb that stands at the beginning: the "hinzu" of "füge den Weg hinzu".
  var verbEndings = PhraseTable("")

  /// The words of a language given by its code; English for one that is not known.
  static func of(_ language: String) -> ContinuationWords {
    var words = Wordings.choose(for: language, english: english, german: german, japanese: japanese)
    (words.takings, words.times, words.amounts) = (.of(language), .of(language), .of(language))
    words.addresses = .of(language)
    return words
  }

  static let english = ContinuationWords(
    openings: PhraseTable([
      (
        .addition,
        """
        and, and also, also, plus, and then, then, and maybe, ok and, okay and, oh and, yes and, and now, now, please
        ok, okay, oh, ah, hmm, hm, mm, um, umm, uh, er, erm, huh, aha, aw, ooh, well, so, great, thanks, thank you, thx, cheers
        cool, nice, alright, all right, splendid, lovely, perfect, yeah, yep, sure, right, hey, wow, whoa, by the way, oh well
        good, brilliant, awesome, neat, sweet, super, ugh, argh, aww, nice one, anyway, fine, bah, meh, gosh, damn, dang, geez, jeez, oh dear
        phew, yay, got it, gotcha, yup, pff, but first, first of all, before that, but before that, ok but first, okay but first
        yes but first, sure but first, yeah but first, fine but first
        """
      ),
      (
        .variation,
        """
        what about, how about, what of, what if, the same for, the same with, the same thing for, the same thing with
        same for, same with, same on, same in, same at, the same on, the same in, the same at, same thing on, same thing in
        same time for, the same time for, same day for, the same day for, same place for, same amount for, same length for
        do the same on, do the same in, do the same at, same thing for, do the same for, do the same with, do that for, do it for, the same to
        a new one, another one, and a new one, and another one, one more, a second one, and a second one
        get me one for, get one for, one for, buy one for, i want one for, another one for, again for, again but for, again but with, again but, again with, again to, once more for, once more with
        once more but, once more but with, same again for, same again but, the same but, the same but with, same but
        do it again for, do it again with, do that again but, do it again but, do it again but with, repeat that for
        repeat that with, repeat it for, and for, as for, now for, now with, now do, now try, one for
        """
      ),
      (
        .correction,
        """
        no, nope, nah, no no, wait, no wait, hold on, hang on, sorry, oops, actually, whoops, i meant, i mean
        i meant to say, i said, i was thinking of, i wanted, make it, make that, change it to, change that to
        change to, change this to, switch to, switch it to, turn it into, rather, or rather, it should be, should be
        that should be, it was, not that one, not that, not this one, not this, correction, let us make it
        ugh no, argh no, my mistake, my bad, pardon me, excuse me, i beg your pardon, apologies, my apologies, i wanted to say
        i was going to say, i should have said, on second thought, on second thoughts, scratch that, better, ah no, oh no, hmm no, wrong, wrong one, that is wrong, that is not it, better make it
        move it to, move that to, move this to, push it to, push that to, shift it to, reschedule it to, change the time to
        change the day to, change the number to, change the date to, postpone it to, bring it forward to, set it to
        but i meant, i would rather have, i would prefer, yes but, ok but, okay but, fine but, but
        """
      ),
    ]),
    closings: PhraseTable([
      (
        .addition,
        "too, as well, also, please, pls, plz, thanks, thx, ty, then, though, next, now, right now, just now, at the moment, at present, currently, while you are at it, anyway, by the way, btw, lol, haha"
      ),
      (.variation, "again, once more, this time"),
      (
        .correction,
        """
        instead, rather, i meant, i mean, actually, sorry, is what i mean, is what i meant, is what i wanted, of course
        i was thinking, it should be, is better, would be better, sounds better, suits me better, works better, fits better, would work better, is more like it, is what i need
        is the one i want, is the one i meant, i wanted, i wanted to say, i wanted say, i meant to say, i should have said
        that has to go, that i want, that i wanted, that i meant, that i was after, i was after, i am after
        """
      ),
    ]),
    interludes: PhraseTable(
      """
      but first, first of all, before that, but before that, ok but first, okay but first, yes but first, sure but first
      yeah but first, fine but first, first let me, but first let me, but let me first
      """),
    pauses: PhraseTable(
      """
      wait, hold on, hang on, hold up, wait a second, wait a sec, wait a minute, wait a moment, one moment, one second
      one sec, just a second, just a sec, just a moment, just a minute, a moment, hang on a sec, hang on a second
      hold on a sec, hold on a second, hold on a minute, hang on a minute, give me a second, give me a sec, give me a moment
      give me a minute, let me think, let me think about it, bear with me
      """),
    negations: PhraseTable("not, it is not, that is not, i did not mean, i did not say, not in, not for, not to"),
    contrasts: PhraseTable("but, but rather, i meant, i mean, rather, it is, i said, make it"),
    rejections: PhraseTable("instead of, rather than, and not, but not, and definitely not"),
    other: PhraseTable(
      """
      other, the other, the other one, other one, another, another one, a different one, some other one
      one of the others, not that one, not this one, not that, the others
      """),
    otherOpenings: PhraseTable("the other, another, a different, the opposite"),
    interrogatives: PhraseTable(
      """
      what, which, who, whose, where, when, why, how, is, are, was, were, do, does, did, can, could, will, would
      should, has, have, may
      """),
    indirectQuestions: PhraseTable(
      """
      tell me, please tell me, and tell me, can you tell me, could you tell me, do you know, i want to know, we want to know
      i would like to know, i d like to know, id like to know, i wonder, i was wondering, let me know, find out, check
      """),
    idleQuestions: PhraseTable(
      "who knows, who cares, how should i know, how would i know, what do i know, what can i say, what do you think"),
    priceQuestions: PhraseTable(
      """
      how much, how much is it, how much is that, how much was it, how much would it be, how much will it be
      how much does it cost, how much does that cost, how much are they, how much are those, how much are these, how much is one
      how much do they cost, how much do those cost, what do they cost, what do those cost, how expensive are they, how much was that again
      how much was it again, how much is that again, how much is it again, how much will it cost, how much would it cost, how much was that, what does it cost
      what does that cost, what will it cost, what would it cost, what is the price, what s the price, what was the price
      what is the cost, what s the cost, what is the total, what s the total, the price, is it expensive
      how expensive is it, how much money, how much money is it, how much do i pay, how much do i have to pay
      """),
    politeQuestions: PhraseTable(
      "can you, could you, will you, would you, can we, could we, may i, can i, could i, why not"),
    placeQuestions: PhraseTable(
      """
      what can i see in, what can we see in, what is there to see in, what is there in, what can i visit in
      what could i see in, what could i visit in, what should i see in, anything in, anything to see in, something in
      where can i go in, what have you got in, what do you have in, what is worth seeing in
      """),
    prepositions: PhraseTable(
      "for, in, at, to, on, near, from, with, by, until, till, around, before, after, about, of, as, into, onto, over, within"
    ),
    showing: PhraseTable(
      """
      show, show me, let me see, see, view, display, bring up, pull up, look at, let me look at, take me to, i want to see
      can i see, could i see, can you show me, could you show me, go to, open, open up
      """),
    telling: PhraseTable(
      """
      check, find, search, look, list, read, tell, describe, count, compare, track, status, next, previous, directions
      navigate, convert, calculate, give me directions
      """),
    playing: PhraseTable("play, tune in, skip, rewind"),
    notTelling: PhraseTable("check in, check off, check out"),
    setting: PhraseTable(
      """
      set, change, move, turn, dim, adjust, reschedule, color, colour, heat, preheat, warm, cool, lower, raise, switch, weigh
      make, rename, tune
      """),
    repairs: PhraseTable(
      "i mean, i meant, no wait, wait no, no sorry, sorry i mean, sorry i meant, or rather, scratch that"),
    narrowing: PhraseTable(
      """
      only, just, under, over, below, above, between, within, less than, more than, fewer than, at most, at least, not
      without, sort, sort by, order by, sorted, sorted by, which, which one, which is, how many, the, those, any, show
      anything, something, anything that is, are there any, leave out, drop, cheaper, longer, shorter, closer, nearer, higher, lower, bigger, smaller, or, but, free, shortest first
      longest first, cheapest first, highest first, lowest first
      """),
    describing: PhraseTable(
      "one, ones, it, that, this, them, of them, of those, of these, of the two, of the lot, of all"),
    clauses: PhraseTable(
      "in, near, from, around, close to, next to, with, without, that is, that has, which is, which has"),
    onesAsked: PhraseTable("which ones, what ones"),
    superlatives: ["est"],
    participles: ["ed"],
    irregularParticiples: [
      "bought": "buy", "sold": "sell", "sent": "send", "paid": "pay", "made": "make", "begun": "begin", "put": "put",
      "set": "set", "shut": "shut", "written": "write", "taken": "take", "hung": "hang", "read": "read", "fed": "feed",
      "given": "give", "run": "run", "built": "build", "told": "tell",
    ],
    deedQuestions: PhraseTable(
      "did you, did you really, did you actually, did you already, did you just, so did you, and did you, did you also"),
    noDeeds: PhraseTable(
      "mean, know, say, hear, ask, get, see, understand, think, do, not, try, want, find out, like, notice, catch, forget"
    ),
    deeds: [
      "book", "buy", "order", "pay", "reserve", "send", "sell", "save", "submit", "confirm", "purchase", "schedule",
      "post",
      "add", "delete", "remove", "note", "write", "record",
    ],
    remarks: PhraseTable(
      """
      i, we, it is, it s, it was, it looks, it seems, it sounds, that is, that s, that was, that looks, that sounds
      this is, this was, there is, there s, there are, they are, they were, they look, he is, she is, he s, she s
      my, our, looks, looks like, sounds, sounds like, seems, smells, what a, how nice, how lovely, how cool, wow
      great, nice, cool, lovely, awesome, beautiful, perfect, interesting, amazing, good, thanks, no more, out of
      too bad, bad news, good news, oh no, oh dear, ugh, damn, finally, the weather, dinner, lunch, breakfast, guests
      """),
    wishes: PhraseTable(
      """
      i want, i would, i d, id like, id love, i will, i ll, i need, i wish, i meant, i mean, i said, i wanted, i wonder, i was wondering
      i must, i may, i should, i can, i could, we want, we would, we d, we will, we ll, we wish, we can, we could, i have to
      we should, i hope, i wish, i do not, i don t, i never, i forgot, i decided, i was told, i think, i guess, great job
      """),
    lovingWishes: PhraseTable(
      "i would love to, i d love to, id love to, we would love to, we d love to, i would really love to"),
    reports: PhraseTable(
      """
      said, says, say, saying, told, tells, asked, asks, asking, thinks, thought, wonder, wonders, wondering, if, when
      kidding, joking, joke, lol, haha, quote, quoted, quoting, reads, read, shouted, shouts, yelled, wrote, writes
      mentioned, claims, claimed, supposedly, imagine, suppose, pretend, maybe, perhaps, whether, or not, would
      unless, until, not, t, never, told me, wants, wanted, suggested, suggests, heard, forgot, remember, remembered
      """),
    polite: PhraseTable(
      """
      if you would, if you could, if you can, if you please, if i may, if i may ask, if you do not mind, if possible
      if it is not too much trouble, if it is no trouble, if that is not too much trouble, if it is not too much to ask
      if that is alright, if that is all right, if that is ok, if that is okay, if it is ok, if it is okay
      if it is not a bother, if it is no bother, if you would be so kind, if you will, when you can
      when you have a moment, when you have a minute, when you get a chance, if you have a moment, if you have time
      if you have a minute, not that it matters, not that one, not again, if it is possible, if that is possible
      """),
    consequences: PhraseTable("so, and so, so please, so now, so can you, so could you, please, can you, could you"),
    lacks: PhraseTable(
      """
      out of, no more, run out of, ran out of, running out of, low on, running low on, short of, short on, there is no
      there s no, there are no, have no, got no, need, need more, finished, used up, forgot
      """),
    lackClosings: PhraseTable("left, any more, anymore, again, at home, now, today, already, too, in the house"),
    quantities: PhraseTable("some, some more, more, one, a few, it, them, that, any"),
    having: PhraseTable(
      """
      get, get me, get us, buy, buy me, buy us, order, order me, book, book me, book us, give me, give us, i want, i need
      i would like, i d like, id like, we want, we need, we would like, we d like, i will take, i ll take, i take, we will take
      got, let me have, can i have, can i get, could i have, could i get, can we have, can we get, have you got, do you have
      """),
    cleft: PhraseTable(
      "it is, it s, it has to be, it must be, it was, that is, that s, that was, this was, those were, they were"),
    removals: PhraseTable(
      "off, out, away, back, remove, delete, drop, erase, clear, without, undo, unpin, unmark, unfavorite, unfavourite"),
    restorations: PhraseTable("put, bring, get, give, restore, i want, we want"),
    joiners: PhraseTable("and, and also, as well as, plus"),
    alternatives: PhraseTable("or, or maybe, or else, or rather"),
    namings: PhraseTable(
      """
      call it, name it, let us call it, it should be called, it is called, its called, title it, call this, called, named
      titled, with the name, with the title, its name is, the name is, it is named, the title is, its title is
      """),
    waysBack: PhraseTable(
      """
      back, way back, other way, other way round, other way around, other direction, opposite direction, return, return trip
      reverse, way home, back again, vice versa, how about back
      """),
    textOpenings: PhraseTable(
      """
      saying, saying that, that says, which says, says, that reads, which reads, reading, with the text, with the words
      with text, called, named, titled, about, of, to, that, with the title, with the name
      """),
    looseTextOpenings: PhraseTable(
      """
      for, for a, for an, for some, with, with the note, with note, with the note that, as, as a
      i had, i just had, just had, i ate, i just ate, just ate
      """),
    nameOpenings: PhraseTable(
      "the, a, an, my, our, your, this, that, some, called, named, the whole, the entire, the old"),
    nameClosings: PhraseTable(
      "too, please, pls, plz, as well, instead, also, then, now, thanks, thank you, thx, ty, for me"),
    pronouns: PhraseTable("one, ones"),
    directions: PhraseTable([
      (
        true,
        """
        more, higher, louder, brighter, warmer, hotter, longer, bigger, larger, up, further, faster, later, stronger
        increase, raise, another, additional, extra
        """
      ),
      (
        false,
        """
        less, fewer, lower, quieter, softer, dimmer, darker, cooler, colder, shorter, smaller, down, slower, earlier
        weaker, decrease, reduce
        """
      ),
    ]),
    slight: PhraseTable("a bit, a little, a little bit, a tad, slightly, somewhat, a touch, bit, little"),
    excess: PhraseTable("too, way too, much too, far too, still too"),
    excesses: PhraseTable([
      (true, "much, many, high, loud, bright, warm, hot, long, big, large, fast, late, strong, far"),
      (false, "little, few, low, quiet, soft, dim, dark, cool, cold, short, small, slow, early, weak"),
    ]),
    comparing: PhraseTable("than"), than: "than", comparatives: ["er"],
    opposites: [
      ["on", "off"], ["up", "down"], ["in", "out"], ["open", "close"], ["lock", "unlock"], ["pin", "unpin"],
      ["mute", "unmute"], ["show", "hide"], ["start", "stop"], ["pause", "resume"], ["arm", "disarm"],
    ],
    lengthenings: PhraseTable("add, extend, prolong, lengthen, increase, give, top up"),
    setters: ["set", "change"], asking: "what is",
    noise: PhraseTable(
      """
      something, a bit more, a little more, some more, to me, for me, to us, for us, quickly, real quick, real fast, right away, straight away
      again, then, now, a bit, a little, for a sec, for a second, for a moment, somehow, kind of, sort of, over, actually
      brand new, new
      """),
    moods: PhraseTable(
      """
      i feel like, i am in the mood for, i fancy, i could go for, i could do with, i am up for, i would love some
      i feel like some, i am in the mood for some, i fancy some, i could do with some, we feel like, we fancy
      """),
    persons: PhraseTable("i, you, we, me, us, he, she, who"),
    amountFillers: PhraseTable(
      """
      make it, make that, turn it, set it, put it, it, that, them, please, just, still, even, of them, by, i want
      i need, add, a lot, much, no, still too, go, should be, and, one of them, tickets, a, bring it, move it, push it
      take it, bump it, make them, set them, turn them, of that, of those, need, than that, that is, it is, this is, is
      s, for me, in here, give it, give them, way
      """),
    units: PhraseTable(
      "degree, degrees, percent, steps, step, notches, notch, points, levels, level, tickets, people, persons, pieces"),
    indefiniteArticles: PhraseTable("a, an"), articles: PhraseTable("the, a, an, my, our, your"),
    anothers: PhraseTable("another, and another, yet another, one more, and one more, a second, a further"),
    sames: PhraseTable("same"),
    additions: PhraseTable("too, as well, also"),
    certainty: PhraseTable(
      """
      really, sure, certain, for good, for ever, forever, be lost, be gone, be deleted, can not be undone, no way back
      confirm, definitely, want that, do you want this
      """),
    kindQuestions: PhraseTable(
      """
      which, what, what kind of, what kinds of, what sort of, what sorts of, what other, which other, list, list all, list the
      list all the, show all, show all the, show me all, show me all the, show me the, name the, tell me the, what are the
      what are all the, which of, which of the, what are your, which are the, and which, and what
      """),
    kindQuestionClosings: PhraseTable(
      """
      are there, is there, do you have, have you got, do you know, do you know of, do you offer, do you sell, are available
      can i choose, can i choose from, can i pick, can i pick from, can i get, can i have, can i take, could i take, could i choose
      are on offer, exist, do i have, have i got, do we have, have we got, would there be, can i order, can i book, can i use
      there are, you have, you know, you sell, you offer, are possible, are, is
      """),
    existenceQuestions: PhraseTable(
      """
      is there a, is there an, is there any, is there another, are there any, are there, do you have a, do you have an
      do you have any, have you got a, have you got an, have you got any, do i have a, do i have any, do we have a
      do we have any
      """),
    fillers: PhraseTable(
      """
      could you, can you, would you, do, also, switch, turn, get, got, give, me, us, take, want, use, try, have, there, here, ones, one
      it, them, him, her, instead, rather, again, too, as well, ok, okay, so, but, no, not, put, go, going, let us, lets
      she, he, they, s, re, her, his, weighs
      same, the same, same way, the same way, this time, i, we, is, are, be, of it, of them, now, then, well, please
      something, somebody, someone, somewhere, else, another, other, more, rather, wrong, should, that, was, were
      """),
    pointedPlaces: PhraseTable("in there, on there, into there, onto there, from there, to there, in that, on that"),
    placeOpenings: PhraseTable("in, on, to, into, onto, from, off"),
    rangeQuestions: PhraseTable(
      """
      how high can, how low can, how hot can, how cold can, how warm can, how much can, how many can, how long can
      how far can, how big can, how bright can, how loud can, how fast can, how late can, how early can, how fine can
      how strong can, how high does it go, how low does it go, how hot does it get, what is the maximum, what is the minimum
      what s the maximum, what s the minimum, what is the max, what s the max, what is the limit, what s the limit
      what is the range, what s the range, what range, what is the most, what s the most, what is the least
      what is possible, what is allowed, what s possible, what s allowed, what are the limits, what can it be
      """),
    meantQuestions: PhraseTable(
      """
      which ones are those, which ones are these, which ones are they, which one is that, which one is it
      which one is this, which is that, which is it, which is this, which are those, which are they, which are these
      what is that, what s that, what is it, what is this, what are those, what are they, what are these
      which one was that, which one was it, which ones were those, what was that, which one, which ones
      """),
    anyKinds: PhraseTable(
      """
      anything, everything, something, list everything, list anything, show everything, show me everything
      show me anything, show me something, find everything, find anything, find something, find me something
      find me anything, is there anything, is there something, do you have anything, do you know anything
      have you got anything, got anything, give me everything, all that is, everything that is, anything that is
      """),
    everything: PhraseTable(
      "everything, list everything, show everything, show me everything, find everything, give me everything"))

  static let german = ContinuationWords(
    openings: PhraseTable([
      (
        .addition,
        """
        und, und auch, auch, außerdem, und dann, dann, und jetzt, jetzt, bitte, ok, okay, gut, danke, aber zuerst
        ja aber zuerst, aber erst, ja aber erst, vorher noch, davor
        """
      ),
      (
        .variation,
        """
        dasselbe in, dasselbe im, dasselbe auf, das gleiche in, das gleiche im, das gleiche auf
        was ist mit, und was ist mit, wie wäre es mit, wie ist es mit, dasselbe für, dasselbe mit, das gleiche für
        das gleiche mit, das selbe für, nochmal für, noch einmal für, nochmal mit, noch einmal mit, nochmal aber mit
        nochmal aber für, und für, und im, und in, und bei, und mit, und wie ist es mit, und wie sieht es aus mit
        noch einen für, noch eine für, noch eins für, noch ein für, und noch einen für, und noch eine für, einen für
        eine für, eins für, kauf einen für, kauf eine für, kauf eins für, kauf noch einen für, kauf noch eine für
        kauf noch eins für, nimm einen für, nimm noch einen für, hol noch einen für, ich will einen für
        ich brauche einen für, ich brauche noch einen für, das auch für, mach das auch für, mach dasselbe für
        """
      ),
      (
        .correction,
        """
        nein, nee, nö, quatsch, moment, warte, halt, entschuldigung, sorry, ich meinte, ich meine, nein ich meinte
        mach, mach daraus, ändere es auf, ändere das auf, eigentlich, lieber, doch lieber, doch, falsch, ne, nein doch
        ach nein, nein lieber, nein doch lieber, verzeihung, pardon, mein fehler, ich wollte sagen, ich wollte, ich sagte
        es sollte sein, es muss sein, besser, besser doch, verschieb es auf, verschiebe es auf, verschieb das auf
        verschiebe das auf, stell es auf, stelle es auf, ja aber, ok aber, gut aber, ich hätte lieber
        """
      ),
    ]),
    closings: PhraseTable([
      (.addition, "auch, bitte, ebenfalls, danke, dann, noch"),
      (.variation, "nochmal, noch einmal"),
      (.correction, "stattdessen, lieber, meinte ich, meine ich"),
    ]),
    interludes: PhraseTable("aber zuerst, ja aber zuerst, aber erst, ja aber erst, vorher noch, davor"),
    pauses: PhraseTable(
      """
      warte, warte mal, warte kurz, moment, moment mal, einen moment, augenblick, einen augenblick, eine sekunde
      lass mich überlegen, lass mich nachdenken
      """),
    negations: PhraseTable("nicht, nicht in, nicht für, nicht zu, ich meinte nicht, ich meine nicht, ich sagte nicht"),
    contrasts: PhraseTable("sondern, ich meinte, ich meine"),
    rejections: PhraseTable("nicht, und nicht, statt, anstatt"),
    other: PhraseTable(
      "andere, das andere, die andere, der andere, den anderen, ein anderes, eine andere, einen anderen"),
    otherOpenings: PhraseTable("das andere, die andere, der andere, den anderen"),
    interrogatives: PhraseTable(
      "was, wer, wie, wo, wann, warum, wieso, welche, welcher, welches, welchen, ist, sind, hat, haben, kann, gibt es"),
    indirectQuestions: PhraseTable(
      """
      sag mir, sag mir bitte, sag mal, weißt du, kannst du mir sagen, könntest du mir sagen, ich möchte wissen
      ich will wissen, ich würde gern wissen, ich wüsste gern, ich frage mich, verrat mir
      """),
    idleQuestions: PhraseTable("wer weiß, wen interessiert es, wen interessiert das, was weiß ich, was soll ich sagen"),
    priceQuestions: PhraseTable(
      """
      was kostet es, was kostet das, was kostet er, was kostet sie, wie viel kostet es, wie teuer ist das, wie teuer ist es
      wie viel kostet das, wie viel kostet er, wie viel kostet sie, was kosten sie, was kosten die, wie teuer sind sie
      wie teuer ist er, wie teuer ist sie, was kostet einer, was kostet eine, was macht das, was macht das zusammen
      was ist der preis, was muss ich zahlen, was muss ich bezahlen
      """),
    politeQuestions: PhraseTable("kannst du, könntest du, würdest du, können sie, könnten sie, kann ich, darf ich"),
    placeQuestions: PhraseTable(
      """
      was kann ich sehen in, was gibt es zu sehen in, was gibt es in, was kann ich besuchen in, was ist sehenswert in
      etwas in, was lohnt sich in
      """),
    prepositions: PhraseTable("für, in, im, am, um, auf, bei, beim, von, vom, mit, bis, nach, zu, zum, zur, ab, über"),
    showing: PhraseTable("zeig, zeig mir, zeige mir, öffne, lass mich sehen, ich möchte sehen"),
    telling: PhraseTable("prüfe, finde, suche, such, lies, sag, erzähl, beschreibe, zähle, vergleiche"),
    playing: PhraseTable("spiele, spiel"),
    setting: PhraseTable("stell, stelle, setz, setze, ändere, verschieb, verschiebe, heiz, heize, dimme, benenne"),
    repairs: PhraseTable("ich meine, ich meinte, nein warte, quatsch"),
    narrowing: PhraseTable(
      """
      nur, bloß, unter, über, zwischen, weniger als, mehr als, höchstens, mindestens, nicht, ohne, sortiere, sortiert nach
      welche, welcher, welches, wie viele, der, die, das, den, zeig, etwas, billiger, länger, kürzer, näher, höher, aber
      oder, kostenlos
      """),
    describing: PhraseTable("eins, es, das, davon, von ihnen, von denen, von beiden"),
    clauses: PhraseTable("in, im, bei, aus, am, an, mit, ohne, nahe"),
    superlatives: ["ste", "sten", "ster", "stes"],
    deedQuestions: PhraseTable("hast du, hast du wirklich, hast du schon, hast du auch"),
    remarks: PhraseTable(
      """
      es ist, das ist, das war, es war, das sieht, das klingt, es gibt, wir haben, ich habe, ich bin, wir sind, mein, meine
      unser, unsere, wie schön, wie toll, klingt, toll, schön, super, cool, interessant, danke, kein, keine, schade, oh nein
      endlich, das wetter
      """),
    wishes: PhraseTable(
      """
      ich will, ich möchte, ich würde, ich hätte, ich brauche, ich muss, ich soll, ich kann, ich meinte, ich meine
      ich wollte, wir wollen, wir möchten, wir brauchen, wir müssen, wir können, ich glaube, ich denke, ich frage
      """),
    lovingWishes: PhraseTable(
      "ich möchte, ich will, ich würde gern, ich würde gerne, ich möchte gern, ich möchte gerne, wir möchten, wir wollen"
    ),
    reports: PhraseTable(
      """
      sagt, sagte, gesagt, erzählt, erzählte, fragt, fragte, gefragt, meinte, denkt, dachte, ob, wenn, falls, witz, scherz
      haha, lol, zitat, liest, schrieb, schreibt, angeblich, vielleicht, oder nicht, würde, nicht, nie, wollte, will
      vergaß, vergessen
      """),
    polite: PhraseTable(
      """
      wenn es geht, wenn möglich, wenn du kannst, wenn du magst, wenn du willst, wenn du so nett wärst, wenn ich bitten darf
      wenn es keine umstände macht, wenn es dir nichts ausmacht, wenn du zeit hast
      """),
    consequences: PhraseTable("also, und also, deshalb, daher, darum, bitte, kannst du, könntest du"),
    lacks: PhraseTable("kein, keine, keinen, kaum noch, nicht mehr genug, wir brauchen, ich brauche"),
    lackClosings: PhraseTable("mehr, übrig, da, zu hause, im haus, jetzt, heute"),
    quantities: PhraseTable("etwas, welche, welches, welchen, mehr, eins, einen, eine, es, sie, ihn, das"),
    having: PhraseTable(
      """
      hol, hol mir, hol uns, kauf, kaufe, kauf mir, bestell, bestelle, bestell mir, buch, buche, buch mir, gib mir, gib uns
      ich will, ich möchte, ich brauche, ich hätte gern, ich hätte gerne, wir brauchen, wir wollen, wir möchten, ich nehme
      wir nehmen, kann ich, kann ich haben, bekomme ich, besorg mir, besorge mir
      """),
    cleft: PhraseTable("es ist, das ist, es war, das war, es muss, es sind, das sind"),
    removals: PhraseTable("weg, raus, heraus, runter, zurück, entferne, entfernen, lösche, löschen, ohne, streiche"),
    restorations: PhraseTable("bring, hol, stell, setz, leg, gib, tu, ich will, wir wollen"),
    joiners: PhraseTable("und, sowie, und auch"),
    alternatives: PhraseTable("oder"),
    namings: PhraseTable("namens, genannt, mit dem namen, mit dem titel, nenne es, nenn es, nenne sie, nenn sie"),
    waysBack: PhraseTable(
      "zurück, rückweg, rückfahrt, rückreise, andersherum, anders herum, umgekehrt, in die andere richtung, und zurück"),
    textOpenings: PhraseTable("namens, mit dem text, mit dem titel, mit dem inhalt, dass, über, mit, von"),
    looseTextOpenings: PhraseTable("für, für ein, für eine, für einen, mit, mit der notiz, als"),
    nameOpenings: PhraseTable("der, die, das, den, dem, ein, eine, einen, mein, meine, meinen, namens"),
    nameClosings: PhraseTable("bitte, auch, danke, stattdessen"),
    directions: PhraseTable([
      (true, "mehr, höher, lauter, heller, wärmer, länger, größer, später, schneller, rauf, hoch"),
      (false, "weniger, niedriger, leiser, dunkler, kälter, kühler, kürzer, kleiner, früher, langsamer, runter"),
    ]),
    slight: PhraseTable("etwas, ein bisschen, ein wenig, bisschen"),
    excess: PhraseTable("zu, viel zu, etwas zu, immer noch zu"),
    excesses: PhraseTable([
      (true, "viel, viele, hoch, laut, hell, warm, heiß, lang, groß, spät, schnell"),
      (false, "wenig, niedrig, leise, dunkel, kalt, kühl, kurz, klein, früh, langsam"),
    ]),
    comparing: PhraseTable("als"),
    than: "als",
    comparatives: ["er", "ere", "eren", "eres", "erer"],
    opposites: [["an", "aus"], ["auf", "zu"], ["rauf", "runter"], ["öffne", "schließe"]],
    lengthenings: PhraseTable("füge, verlängere, verlänger, erhöhe, erhöh, gib"),
    setters: ["stelle", "setze"],
    asking: "was ist",
    noise: PhraseTable(
      "mir, uns, für mich, für uns, schnell, kurz, eben, gleich, sofort, irgendwie, mal, einfach, eigentlich"),
    moods: PhraseTable(
      "ich habe lust auf, ich hab lust auf, mir ist nach, ich hätte lust auf, wir haben lust auf, mir wäre nach"),
    persons: PhraseTable("ich, du, wir, mich, dich, uns, er, wer, ihr"),
    amountFillers: PhraseTable("mach es, mach, stell es, noch, bitte, es, um, ein, das ist, es ist, ist"),
    units: PhraseTable(
      "grad, prozent, stufen, stufe, punkte, tickets, karten, leute, personen, stück, mal"),
    indefiniteArticles: PhraseTable("ein, eine, einen"),
    articles: PhraseTable("der, die, das, den, dem, ein, eine, einen, mein, meine, meinen, unser, unsere"),
    anothers: PhraseTable("noch ein, noch eine, noch einen, und noch ein, und noch eine, und noch einen"),
    sames: PhraseTable("dasselbe, gleiche, selbe, gleichen, selben"),
    additions: PhraseTable("auch, ebenfalls"),
    certainty: PhraseTable("wirklich, sicher, endgültig, für immer, verloren, gelöscht, bestätigen"),
    kindQuestions: PhraseTable("welche, was für, was für andere, welche anderen, zeig alle, zeig mir alle, nenne alle"),
    kindQuestionClosings: PhraseTable(
      "gibt es, hast du, habt ihr, kennst du, habe ich, stehen zur wahl, sind da, sind, ist"),
    existenceQuestions: PhraseTable(
      "gibt es ein, gibt es eine, gibt es einen, gibt es, hast du ein, hast du eine, hast du einen"),
    fillers: PhraseTable(
      """
      kannst du, könntest du, würdest du, auch, mach, gib, mir, uns, nimm, will, brauche, habe, da, hier, eins, es, ihn, sie
      stattdessen, lieber, nochmal, wieder, ok, okay, so, aber, nein, nicht, tu, geh, lass, dasselbe, das gleiche, ich, wir
      ist, sind, davon, jetzt, dann, also, bitte, etwas, jemand, sonst, noch, mehr, falsch, war, waren, mal, doch, eben, gerade
      """),
    pointedPlaces: PhraseTable(
      "da drin, da drauf, da rein, dort drin, dort hinein, da raus, ist drin, sind drin, steht drauf, stehen drauf, ist drauf"
    ),
    placeOpenings: PhraseTable("in, auf, zu, zur, zum, von, vom, aus, im, ins"),
    rangeQuestions: PhraseTable(
      """
      wie hoch kann, wie niedrig kann, wie heiß kann, wie kalt kann, wie warm kann, wie viel kann, wie viele kann
      wie lang kann, wie lange kann, wie weit kann, wie groß kann, wie hell kann, wie laut kann, wie schnell kann
      wie spät kann, wie früh kann, wie stark kann, wie viel geht, wie viele gehen, wie hoch geht, was ist das maximum
      was ist das minimum, was ist das höchste, was ist das meiste, was ist die grenze, wo ist die grenze
      was ist möglich, was ist erlaubt, was geht maximal, was geht höchstens, welcher bereich, was darf es sein
      """),
    meantQuestions: PhraseTable(
      """
      welche sind das, welcher ist das, welche ist das, welches ist das, welche sind es, welcher ist es, was ist das
      was sind das, was ist es, was sind sie, welcher war das, welche waren das, was war das, welcher, welche, welches
      welche denn, welcher denn, welches denn
      """),
    anyKinds: PhraseTable(
      """
      irgendwas, irgendetwas, etwas, alles, zeig alles, zeig mir alles, zeig mir etwas, zeig mir was, finde alles
      finde etwas, gibt es etwas, gibt es was, gibt es irgendwas, hast du etwas, hast du was, kennst du etwas, kennst du was
      alles was
      """),
    everything: PhraseTable("alles, zeig alles, zeig mir alles, finde alles, nenne alles, gib mir alles"),
    verbEndings: PhraseTable("hinzu, dazu, rein, hinein, raus, heraus, runter, herunter, weg, zurück, los, fort"))

  static let japanese = ContinuationWords(
    openings: PhraseTable([
      (.addition, "あと, それと, じゃあ, では, それから, ついでに"),
      (.variation, "同じことを, 今度は, 次は, もう一度"),
      (.correction, "いや, いいえ, 違う, 違います, ちがう, ちがいます, やっぱり, すみません, ごめん, 待って, じゃなくて, ではなくて"),
    ]),
    closings: PhraseTable([
      (.addition, "も, もお願い, もお願いします, もください"),
      (.variation, "は, はどう, はどうですか, はどうかな, は何, についても, も同じように"),
      (.correction, "にして, にしてください, のほう, の方, のほうです, の方です, です, だよ"),
    ]),
    pauses: PhraseTable("待って, ちょっと待って, 少し待って, 考えさせて"),
    negations: PhraseTable(""),
    contrasts: PhraseTable(""),
    rejections: PhraseTable(""),
    replacements: PhraseTable("じゃなくて, ではなくて, ではなく, じゃなく"),
    other: PhraseTable("別の, 他の, ほかの, もう一つ, もう一つの, もう一方, もう一つのほう, 別のもの"),
    otherOpenings: PhraseTable("別の, 他の, ほかの, もう一つの"),
    interrogatives: PhraseTable("何, なに, どれ, どの, 誰, いつ, どこ, なぜ, どうして, いくつ, いくら, どちら"),
    priceQuestions: PhraseTable("いくら, いくらですか, いくらかかる, いくらかかりますか, 値段は, 値段はいくら, 値段はいくらですか"),
    prepositions: PhraseTable(""),
    showing: PhraseTable(""),
    repairs: PhraseTable("じゃなくて, いや違う"),
    narrowing: PhraseTable(""),
    describing: PhraseTable("もの, の"),
    joiners: PhraseTable("と, それと"),
    alternatives: PhraseTable("か"),
    nameOpenings: PhraseTable("その, この, あの, 私の"),
    nameClosings: PhraseTable("も, お願い, お願いします, ください"),
    directions: PhraseTable([
      (true, "もっと, 多く, 上げて, 明るく, 大きく, 増やして, 高く, 長く"),
      (false, "少なく, 下げて, 暗く, 小さく, 減らして, 低く, 短く"),
    ]),
    slight: PhraseTable("少し, ちょっと, もう少し"),
    amountFillers: PhraseTable("して, ください, お願い, あと, もう, 人, つ, 枚, を"),
    sames: PhraseTable("同じ, 同じこと"),
    certainty: PhraseTable("本当に, よろしいですか"))
}
