extension ContinuationWords {
  static let english = ContinuationWords(
    openings: PhraseTable([
      (
        .addition,
        """
        and, and also, also, plus, and then, then, and maybe, ok and, okay and, oh and, yes and, and now, now, please
        ok, okay, oh, ah, hmm, hm, mm, um, umm, uh, er, erm, huh, aha, aw, ooh, well, so, great, thanks, thank you, thx, cheers
        cool, nice, alright, all right, splendid, lovely, perfect, yeah, yep, sure, right, hey, wow, whoa, by the way, oh well
        good, brilliant, awesome, neat, sweet, super, ugh, argh, aww, nice one, anyway, fine, bah, meh, gosh, damn, dang, geez, jeez, oh dear
        phew, uff, oof, whew, eh, mh, yikes, goodness, my goodness, yay, got it, gotcha, yup, pff, but first, first of all, before that, but before that, ok but first, okay but first
        yes but first, sure but first, yeah but first, fine but first
        \(AsideWords.regrets), too bad, oh too bad, bummer, oh bummer, darn, oh darn, ah too bad, ah pity
        """
      ),
      (
        .variation,
        """
        what about, how about, how bout, what of, what if, the same for, the same with, the same thing for, the same thing with
        same for, same with, same on, same in, same at, the same on, the same in, the same at, same thing on, same thing in
        same time for, the same time for, same day for, the same day for, same place for, same amount for, same length for
        do the same on, do the same in, do the same at, same thing for, do the same for, do the same with, do that for, do it for, the same to
        a new one, another one, and a new one, and another one, one more, a second one, and a second one, another for, and another for, another at, and another at, a second at
        one more for, one more at, get me one for, get one for, one for, buy one for, i want one for, another one for, again for, again but for, again but with, again but, again with, again to, once more for, once more with
        once more but, once more but with, same again for, same again but, the same but, the same but with, same but
        do it again for, do it again with, do that again but, do it again but, do it again but with, repeat that for
        repeat that with, repeat it for, and for, as for, now for, now with, now do, now try, one for
        """
      ),
      (
        .correction,
        """
        no, nope, nah, no no, wait, no wait, hold on, hang on, sorry, oops, actually, whoops, i meant, i mean, meant, typo
        can we do, could we do, can we say, could we say, shall we say, let s say, lets say, can we make it, could we make it, can you make it, could you make it, let s do, lets do
        let s make it, lets make it, i meant to say, i said, i was thinking of, i wanted, make it, make that, change it to
        change that to
        change to, change this to, switch to, switch it to, turn it into, rather, or rather, it should be, should be
        that should be, it was, not that one, not that, not this one, not this, correction, let us make it
        ugh no, argh no, my mistake, my bad, pardon me, excuse me, i beg your pardon, apologies, my apologies, i wanted to say
        i was going to say, i should have said, on second thought, on second thoughts, scratch that, better, ah no, oh no, hmm no, wrong, wrong one, that is wrong, that is not it, better make it
        move it to, move that to, move this to, push it to, push that to, shift it to, reschedule it to, change the time to
        change the day to, change the number to, change the date to, postpone it to, bring it forward to, set it to
        i would rather, i d rather, id rather, then i d rather, then i would rather, but i meant, i would rather have, i would prefer, yes but, ok but, okay but, fine but, but
        """
      ),
    ]),
    closings: PhraseTable([
      (
        .addition,
        """
        too, as well, also, please, pls, plz, thanks, thx, ty, then, though, next, now, right now, just now, at the moment
        at present, currently, while you are at it, while you re at it, while youre at it, while we re at it, while i m at it
        anyway, by the way, btw, lol, haha, after all, all in all, in total, overall
        """
      ),
      (.variation, "again, once more, this time"),
      (
        .correction,
        """
        instead, rather, i meant, i mean, actually, sorry, is enough, is plenty, will do, would do, is fine
        is what i mean, is what i meant, is what i wanted, of course
        i was thinking, it should be, would look better, would look nicer, looks better, looks nicer, is nicer
        would be nicer, would be best, is best, sounds nicer, is better, would be better, sounds better, suits me better, suits it better, suits that better, suits them better, suits her better, suits him better, suits us better, fits it better, fits in better, fits them better, makes more sense, was right, works better, fits better, would work better, is more like it, is what i need
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
    keepings: PhraseTable(
      """
      keep it, keep that, keep them, keep those, keep this, keep it as it is, keep it like that, keep it that way, keep it like it is
      keep it in there, keep it there, keep them in there, leave it in there, leave it in, leave it there, leave it on there
      leave them in there, leave it as it is, leave it like that, leave it like it is, leave it alone, leave it be
      leave things as they are, leave that alone, let it stay, let it stay there, it can stay, it can stay there, that can stay
      it stays, it stays in there, it stays there, that stays
      """),
    saidBefore: PhraseTable("did i say, did i really say, did i just say, i said"),
    namingVerbs: PhraseTable("call, name, title"),
    negations: PhraseTable("not, it is not, that is not, i did not mean, i did not say, not in, not for, not to"),
    contrasts: PhraseTable("but, but rather, i meant, i mean, rather, it is, i said, make it"),
    rejections: PhraseTable("instead of, rather than, and not, but not, and definitely not"),
    replacements: PhraseTable(
      """
      doesn t work, doesnt work, does not work, won t work, wont work, will not work, doesn t work for me, doesn t work for us
      doesnt work for me, doesnt work for us, won t work for me, won t work for us, is no good, is no good for me
      doesn t suit, doesn t suit me, doesn t suit us, doesnt suit me, isn t possible, is not possible, isnt possible, won t do
      doesn t fit, doesnt fit, isn t good, isnt good
      """),
    other: PhraseTable(
      """
      other, the other, the other one, other one, another, another one, a different one, some other one
      one of the others, not that one, not this one, not that, the others
      """),
    otherOpenings: PhraseTable("the other, another, a different, the opposite"),
    interrogatives: PhraseTable(
      """
      what, which, who, whose, where, when, why, how, am, is, are, was, were, do, does, did, can, could, will, would
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
      how much do you pay, how much do we pay, how much will that be, what do i pay, how much is entry, how much is admission
      how much is a ticket, what does one cost, what does a ticket cost, what do tickets cost, what does each cost, what is one, how much for one
      what is the entry fee, what s the entry fee, what is the admission
      what would that cost, what will that cost, what d that cost, what ll that cost, how much would that cost, how much will that cost
      how much would that be, what would that be, what does that come to, what would that come to, what does it come to
      what would it come to, how much does that come to, how much would that come to, how much s that, how much s it
      what s that going to cost, what s it going to cost, what is that going to cost, what is it going to cost
      how much is that going to cost, how much is it going to cost, how much is that going to be, how much is it going to be
      what do we pay, what do i owe, what do we owe, what would i pay, what would we pay, what would that cost me
      what would that cost us, what will that cost me, what will that cost us, how much do i owe, how much is that altogether
      how much is that in total, how much is it altogether, how much is it in total, what s that in total, what is that in total
      """),
    otherForms: [
      OtherForm(
        openings: PhraseTable(
          "where could i, where could we, where might i, where might we, where should i, where should we"),
        whole: "where can i …"),
      OtherForm(
        openings: PhraseTable(
          """
          call it, name it, rename it, rename that, call that, name that, call this, name this, change its name to
          change the name to, give it the name, let s call it, lets call it, rename it as, rename it into
          it should be called, label it, label that, title it, let s name it, lets name it, it s called, give it the title
          """), whole: "rename it to …"),
      OtherForm(openings: PhraseTable("mark it as, mark that as, mark this as"), whole: "it is …"),
      OtherForm(
        openings: PhraseTable(
          """
          tell me something about, tell me a bit about, tell me a bit more about, tell me a little about, tell us about
          tell us something about, say something about, what can you tell me about, what do you know about
          tell me all about, tell me everything about
          """),
        whole: "tell me about …"),
      OtherForm(openings: PhraseTable("how it is, how that is, how it s"), whole: "how is it …"),
      OtherForm(
        openings: PhraseTable("let, can you let, could you let, please let, would you let, make sure to let"),
        infix: PhraseTable("know"), whole: "tell …"),
      OtherForm(
        openings: PhraseTable("what is, what s, whats, how is, how s, so what is, so what s"),
        closings: PhraseTable("like, like there, like out there, like up there, like over there"),
        whole: "tell me about …"),
      OtherForm(
        closings: PhraseTable(
          """
          go there, go in there, go in, belong there, belong in there, goes there, goes in there, goes on there, goes in
          goes in as well, belongs there, belongs in there
          should go there, should go in there, should be in there, can go in there, is missing in there, is missing there
          """), whole: "add … to it"),
      OtherForm(
        openings: PhraseTable(
          """
          that goes to, that one goes to, it goes to, this goes to, this one goes to, that goes into, that one goes into
          it goes into, this one goes into, that goes in, that one goes in, it goes in, this one goes in, that goes on
          that one goes on, it goes on, this one goes on, that belongs in, that one belongs in, it belongs in, that belongs on
          that one belongs on, it belongs on, that should go in, that one should go in, it should go in, that should go on
          it should go on, that one should go on, that can go in, it can go in, that one can go in, that can go on, it can go on
          """), whole: "add it to …"),
      OtherForm(
        wholes: PhraseTable(
          """
          which ones do i have, which ones have i got, which do i have, which have i got, which ones are in there
          which ones are on there, which ones are in it, which ones are on it, what do i have in there, what do i have on there
          what have i got in there, what have i got on there, what do we have in there, what have we got in there
          which ones do we have, which ones have we got, which ones do i have in there, which ones have i got in there
          """),
        times: PhraseTable("now, so far, by now, then, already, at the moment"), whole: "what is in there"),
      OtherForm(
        wholes: PhraseTable(
          """
          what else did i have in there, what else did i have in that one, what else do i have in there
          what else do i have in that one, what else have i got in there, what else have i got in that one
          what else did i put in there, what else is in that one, what else do we have in there
          """),
        times: PhraseTable("now, so far, by now, then, already, at the moment"), whole: "what else is in there"),
    ],
    addedTo: PhraseTable([("add it to …", "to, into, onto, straight to, off to, over to, and to, also to, in with")]),
    priceAims: PhraseTable(
      """
      to get in, to go in, to go inside, to get inside, to enter, to visit, to visit it, to see it, to go there, to go
      to get there, per person, per head, for entry, for admission, in total, altogether, at the door, at the gate, there
      to get us in, to get me in, first, first of all, before that, before i decide, though, though first
      """),
    politeQuestions: PhraseTable(
      "can you, could you, will you, would you, can we, could we, may i, can i, could i, why not"),
    permissions: PhraseTable(
      """
      you can, you may, you could, we can, let s, lets, let us, time to, please, now, just, ok, okay, do, do please
      i ll, i ll just, i will, i will just, we ll, we ll just, we will, we will just, let me, let me just, i d rather just
      i guess i ll, then i ll, then i ll just
      """),
    extremes: PhraseTable("least, most, fewest, minimum, maximum"),
    placeQuestions: PhraseTable(
      """
      what can i see in, what can we see in, what is there to see in, what is there in, what can i visit in
      what could i see in, what could i visit in, what should i see in, anything in, anything to see in, something in
      where can i go in, what have you got in, what do you have in, what is worth seeing in
      """),
    placeClosings: PhraseTable("to see, to visit, to look at, to explore, worth seeing, worth a visit"),
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
    amassing: PhraseTable(
      """
      add, append, bolus, book, brew, buy, collect, deliver, deposit, dispense, donate, drink, eat, enter, get, give, inject, log
      note, order, pay, pour, print, purchase, record, reserve, save, send, spend, take, track, transfer, withdraw
      """),
    repairs: PhraseTable(
      """
      i mean, i meant, no wait, wait no, no sorry, sorry i mean, sorry i meant, or rather, scratch that, no make it
      no make that, actually no, oops no
      """),
    repairOpenings: PhraseTable(
      """
      no, nope, nah, no no, wait, hold on, hang on, sorry, oops, whoops, actually, rather, make that, hmm no, oh no, ah no
      er no, uh no, correction, wrong
      """),
    narrowing: PhraseTable(
      """
      only, just, under, over, below, above, between, within, less than, more than, fewer than, at most, at least, not
      without, sort, sort by, order by, sorted, sorted by, which, which one, which is, how many, the, those, any, show
      anything, something, anything that is, are there any, leave out, drop, cheaper, longer, shorter, closer, nearer, higher, lower, bigger, smaller, or, but, free, shortest first
      longest first, cheapest first, highest first, lowest first
      """),
    describing: PhraseTable(
      """
      one, ones, it, that, this, them, of them, of those, of these, of the two, of the three, of the four, of the five
      of the lot, of all, of all of them, of both, of all three
      """),
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
      "mean, know, say, hear, ask, get, got, see, understand, think, do, not, try, want, find out, like, notice, catch, forget"
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
      get, get me, get us, need, need to get, gimme, wanna get, buy, buy me, buy us, order, order me, book, book me, book us, give me, give us, i want, i need
      i would like, i d like, id like, we want, we need, we would like, we d like, i will take, i ll take, i take, we will take
      got, let me have, can i have, can i get, could i have, could i get, can we have, can we get, have you got, do you have
      """),
    cleft: PhraseTable(
      "it is, it s, its, it has to be, it must be, it was, that is, that s, that was, this was, those were, they were"),
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
    renamings: PhraseTable(
      """
      call it, call that, call this, name it, name that, name this, rename it, rename that, rename this, rename it to
      rename that to, rename this to, rename it as, rename it into, rename to, rename it so it says, label it, title it
      let us call it, let s call it, lets call it, let us name it, let s name it, lets name it, it should be called
      it is called, it s called, its called, change its name to, change the name to, change the title to, give it the name
      give it the title, can you call it, could you call it, can you rename it to, could you rename it to, please call it
      please rename it to, and call it, and rename it to, actually call it, actually rename it to, no call it
      """),
    sayings: PhraseTable(
      """
      off, off then, off now, off please, off again, off completely, off altogether, quits, quits then, a day, a night
      a day then, even, done, that, it, so, a good time, a success, a draw, a deal, settled, finished
      """), renamingVerbs: PhraseTable("rename"),
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
      "the, a, an, my, my own, our, our own, your, this, that, some, called, named, the whole, the entire, the old"),
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
    comparing: PhraseTable("than"), than: "than", onesNamed: "only the * ones", comparatives: ["er"],
    opposites: [
      ["on", "off"], ["up", "down"], ["in", "out"], ["open", "close"], ["lock", "unlock"], ["pin", "unpin"],
      ["mute", "unmute"], ["show", "hide"], ["start", "stop"], ["pause", "resume"], ["arm", "disarm"],
    ],
    lengthenings: PhraseTable("add, extend, prolong, lengthen, increase, give, top up"),
    setters: ["set", "change"], asking: "what is",
    noise: PhraseTable(
      """
      something, a bit more, a little more, some more, to me, for me, to us, for us, quickly, real quick, real fast, right away, straight away
      again, then, now, a bit, a little, for a sec, for a second, for a moment, a sec, a second, a moment, somehow, kind of, sort of, over, actually
      brand new, new, when you are at it, when you re at it, while you re at it, while youre at it, while we re at it, while you are at it
      """),
    moods: PhraseTable(
      """
      i feel like, i am in the mood for, i fancy, i could go for, i could do with, i am up for, i would love some
      i feel like some, i am in the mood for some, i fancy some, i could do with some, we feel like, we fancy
      """),
    persons: PhraseTable("i, you, we, me, us, he, she, who, they"),
    amountFillers: PhraseTable(
      """
      roughly, approximately, almost, nearly
      make it, make that, turn it, set it, put it, it, that, them, please, just, still, even, of them, by, i want
      i need, add, a lot, much, no, still too, go, should be, and, one of them, tickets, a, bring it, move it, push it
      take it, bump it, make them, set them, turn them, of that, of those, need, than that, that is, it is, this is, thats, its, is
      s, for me, in here, give it, give them, way
      """),
    units: PhraseTable(
      "degree, degrees, percent, steps, step, notches, notch, points, levels, level, tickets, people, persons, pieces"),
    indefiniteArticles: PhraseTable("a, an"), articles: PhraseTable("the, a, an, my, our, your"),
    anothers: PhraseTable("another, and another, yet another, one more, and one more, a second, a further"),
    replacers: PhraseTable("change, replace, swap, swap out, substitute, please change, please replace"),
    replacerJoints: PhraseTable("to, with, for, by, into"), copula: "it is", copulas: ["is", "are"],
    oneMores: PhraseTable(
      """
      another one, another, one more, a second one, a second, a third one, a third, one, one also, the other one, the other
      also another, also one, yet another
      """), determiners: PhraseTable("every, each, this, next, last, per"),
    puttingVerb: "put", puttingPlace: "on", addingVerb: "add",
    putting: PhraseTable("add, put, put in, throw in, add in, append, write, write down, put down"),
    puttingPlaces: PhraseTable(
      """
      to it, to that, to this, on it, on that, in it, in that, in there, on there, to that one, to that list, to the list, on the list
      on that list, to that note, to the note, in the note, in that note, there, into it, down, down there, underneath, below
      """), containing: PhraseTable("with"), reported: PhraseTable("that"),
    signs: PhraseTable("plus"),
    sames: PhraseTable("same"), sameTimes: PhraseTable("same time, at the same time, the same time, at that time too"),
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
      are on offer, exist, do i own, do we own, do i have, have i got, do we have, have we got, would there be, can i order, can i book, can i use
      there are, you have, you know, you sell, you offer, are possible, are, is
      do i already have, do we already have, have i got already, have we got already, do i have already, do we have already
      do i have so far, have i got so far, are there already, exist already, already exist, have i made, have i made already
      """),
    existenceQuestions: PhraseTable(
      """
      is there a, is there an, is there any, is there another, are there any, are there, do you have a, do you have an
      do you have any, got a, got an, got any, you got a, you got any, have you got a, have you got an, have you got any, do i have a, do i have any, do we have a
      do we have any
      """),
    pairs: PhraseTable("both, both the, both of the, both my, both our"),
    fillers: PhraseTable(
      """
      can i, can we, could i, could we, may i, may we, could we have, can we have, can i have, could i have
      what can you, what else can you, what could you, could you, can you, would you, do, also, switch, turn, get, got, give, me, us, take, want, use, try, have, there, here, ones, one
      it, them, him, her, instead, rather, again, too, as well, ok, okay, so, but, no, not, put, go, going, let us, lets
      she, he, they, s, re, her, his, weighs
      same, the same, same way, the same way, this time, i, we, is, are, be, of it, of them, now, then, well, please
      yet, even, phew, very, really, quite, something, somebody, someone, somewhere, else, another, other, more, rather, wrong, should, that, was, were
      """),
    countingOut: PhraseTable("of, more of"),
    leadsToPlace: ["to", "at"],
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
    kindlessQuestions: PhraseTable(
      "what is, what s, whats, what are, which are, which is, which ones are, what else is"),
    anyKinds: PhraseTable(
      """
      anything, everything, something, list everything, list anything, show everything, show me everything
      show me anything, show me something, find everything, find anything, find something, find me something
      find me anything, is there anything, is there something, do you have anything, do you know anything
      have you got anything, got anything, give me everything, all that is, everything that is, anything that is
      give me something, give me anything, give us something, get me something, i want something, we want something
      i need something, we need something, i would like something, we would like something, i feel like something
      i am looking for something, we are looking for something, looking for something, we are after something
      i am after something, i fancy something, do you have something, do you know something, have you got something
      got something, can you find something, could you find something, can you find me something
      recommend something, recommend anything, recommend me something, recommend us something, suggest something
      suggest anything, suggest me something, can you recommend something, can you recommend anything
      could you recommend something, can you suggest something, can you suggest anything, could you suggest something
      would you recommend anything, what would you recommend, what do you recommend, what can you recommend
      what would you suggest, what do you suggest, what can you suggest, what is there to do, any recommendations
      any suggestions, any tips, any ideas, any ideas for something, what have you got, what do you have, what else is there, what else have you got, what else do you have
      is there anything else, anything else, do you have anything else, have you got anything else, somewhere, somewhere to go, anywhere to go, somewhere for
      anywhere for, a place for, a place to go, some place to go, someplace to go, places to go, places for
      """),
    everything: PhraseTable(
      "everything, list everything, show everything, show me everything, find everything, give me everything"))
}
