extension AskingWords {
  /// What people do to what is theirs: who wrote something is its author.
  private static let roles: [String: FindWords.Concept] = [
    "maker":
      "wrote, written, write, writes, painted, paints, composed, sang, sung, sings, directed, designed, invented, drew, made, makes, recorded, created, brewed, published, narrates, narrated",
    "leader": "leads, led, hosts, hosted, teaches, taught, presents, presented, organizes, organized, coaches, guides",
    "owner": "owns, owned",
  ].reduce(into: [:]) { verbs, role in
    for verb in FindWords.set(role.value) { verbs[verb] = role.key }
  }

  static let english = AskingWords(
    openers: PhraseTable(
      """
      please, out of interest, by any chance, remind me, can you tell me, could you tell me, would you tell me, tell me, do you know, i want to know, hey, hi
      i would like to know, show me, show, give me, find, find out, find me, so, and, ok, okay, um, well, then, also
      i wonder, say, look up, check, can you, could you, would you, please tell me, but, now, search, search for
      i need to know, i d like to know, id like to know, i like to know, what about, how about, do you happen to know, any idea, just, actually, hmm, question
      """),
    closers: ["please", "thanks", "thank", "now", "then", "exactly", "again", "btw", "actually"],
    interrogatives: ["how", "what", "where", "when", "whats", "wheres"],
    universals: PhraseTable(
      """
      in the world, in the whole world, on earth, of all, of them all, overall, worldwide, anywhere, there is, there are
      that there is, that there are, you know, that you know, you have, you know of, in total, altogether, right now
      at the moment, just now, currently, at present, to see, to visit, to go to, to look at, worth seeing
      worth visiting, worth a visit, to do, do you know, do you have, do you know of, have you got, do i own, do we own, that i own, that we own, i own, we own
      you can think of, you can tell me about, you could recommend, you would recommend, on your list
      """),
    followUp: englishFollowUp,
    tellingVerbs: [
      "cost": "price", "costs": "price", "charge": "price", "charges": "price", "weigh": "weight",
      "weighs": "weight", "last": "duration", "lasts": "duration", "take": "duration", "takes": "duration",
      "climb": "climb", "climbs": "climb", "rise": "height", "measure": "length", "open": "hours", "opens": "hours",
      "close": "hours", "closes": "hours",
    ].merging(roles) { own, _ in own },
    conversionWords: FindWords.set(
      """
      in, to, into, and, what, is, that, it, they, how, much, many, far, long, high, this, those, s, so, please, can
      could, you, say, convert, give, me, tell, show, would, be, are, instead, rather, i, mean, meant, no, as, the
      """),
    pronouns: FindWords.set(
      """
      it, this, that, they, them, these, those, there, he, she, him, her, this one, that one, this 1, that 1, the one
      the 1, this place, the same one, all of them, both, both of them, the two of them, the 2 of them, each of them
      its, their, here, of them, of those, of these, the two, the 2, those two, those 2, these two, these 2
      of the two, of the 2, of those two, of those 2, of these two, of these 2, of the two of them, of the 2 of them
      of both, of the pair, the pair, the three, the 3, those three, those 3, these three, these 3, of the three, of the 3
      of those three, of those 3, of these three, of these 3, the four, the 4, of the four, of the 4, of those 4, of these 4
      of all three, of all 3, all three, all 3
      """),
    thereClosings: PhraseTable("there, over there, out there, down there, up there, around there, near there")
  )

  private static let englishFollowUp = FollowUp(
    leads: PhraseTable([
      (
        false,
        """
        and, and what about, what about, how about, and how about, ok, okay, so, then, now, but, no, please, show me
        show, find, list, sorry, oops, whoops, ugh, argh, my bad, my mistake, i mean, i meant, rather, actually, also, or
        what of, give me, and the, the, well, um, hmm
        which, which is, which are, what is, what are, which has, which have, which cost, which costs, can you, could you
        would you, maybe, perhaps, and now, great, thanks, cool, nice, good, alright, let us see, let me see, can we
        could we, are there some, do they have, i would like, i want, i need, something that is, some that are, i prefer
        """
      ),
      (
        true,
        """
        everything, everything that is, all those, all the ones
        only, just, only the ones, just the ones, only those, just those, the ones, which of those, which of them
        which of these, those, those that are, of those, of them, of these, them, are any of them, are any of those
        is any of them, is one of them, which ones, which ones are, which one is, any of them, sort them, sort those
        order them, rank them, filter them, filter those, show only, keep only, keep, who of them, only the, just the
        narrow it down to, narrow them down to, narrow that down to, narrow down to, limit it to, limit them to
        limit that to, restrict it to, restrict them to, cut it down to, filter by, filter for, filter it by, filter to
        show just, show me only, show me just, only show, only show me, just show, just show me, from these, from those
        from them, among these, among those, among them, out of those, out of these, out of them, sort it, sort that
        sort these, order it, order that, order these, order those, rank those, rank these, rank it, put them
        put them in order, put those in order, arrange them, arrange those, arrange it, list them, show them, re sort
        resort, sort the list, order the list, sort this, order this, show them to me, list those, i only want
        i want only, i only need, i only care about, only want, keep just, keep only those, keep those, keep the ones
        keep the, which of the, is any of those, are some of them, are some of those, the ones that are, that are
        the ones which are, only ones, just ones, stick to, stick with, what about just, which ones have, which of them have
        which of those have, which of them are, which of those are, which of these are, which ones cost, do any of them
        do any of those, does any of them, have any of them, can any of them, which of them cost, the ones that have
        """
      ),
    ]),
    counts: PhraseTable(
      """
      how many, how many is that, how many are that, how many are there, how many are those, how many are they
      how many of them, how many of those, how many of these, how many of them are, how many of those are, count them
      how many did you find, how many in total, how many are, how many does that leave, how many does that make
      how many are left, how many is left, how many remain, how many remaining, how many left, how many would that be
      how many does this leave, how many does that give, how many does that give me, how many does that leave me with
      how many do we have, how many have we got, how many do i have, how many are left over, how many are there now
      how many are left now, how many does that come to, how many would that leave, how many did that leave
      how many are there left, how many have i got left, how many still, how many is that now, what does that leave
      how many was that, how many were that, how many were they, how many was it
      how many were there, how many were those, how many have you found, how many are still there, how many of them are left
      count those, count these, how many is it, how many is this, how many does it leave, how many do you have
      """),
    nouns: ["ones", "1", "one", "them", "those", "these", "they", "that"],
    ends: ["then", "please", "instead", "there", "too", "though", "thanks", "now", "again", "left", "either"],
    exclusions: PhraseTable(
      """
      leave out, leave off, leave away, drop, remove, take out, take away, skip, exclude, hide, omit, minus, ignore
      forget, forget about, get rid of, lose, cut, cut out, throw out, discard, cross off, cross out, filter out
      weed out, kick out, strike, not counting, nothing, none, none of those, do not show, do not show me, i do not want
      i do not need, i do not like, everything but, everything except, all but, all except, all except for, not the ones
      but not the ones, but none, but nothing, but without the ones, without the ones, without those, except the ones
      except for the ones, except those, not those, but not those, anything but, anything except, minus the ones
      please drop, subtract, rule out, spare me, strike out, delete the ones, toss, toss out, eliminate
      """),
    existence: PhraseTable(
      """
      is there 1, is there one, there is 1, there is one, are there any, are there some, is there any, any, anything
      anything that is, any that are, something, do you have any, do you have 1, do you have one, have you got any
      have you got 1, have you got one, got any, got 1, got one, do you know any, do you know 1, do you know one
      any of them, are there others, are there any others, is there another, is there anything, is there something
      anything else, any others, anything that has, any that have, any with, anything with, some, something with
      do any, does any, are any, is any, is there a, isn t there 1, is there not 1, are there more, any more
      """),
    differences: PhraseTable("how much, by how much, and by how much, and how much, so how much, how many more"),
    repetitions: PhraseTable(
      """
      same question, the same question, same question for, the same question for, same question about, same thing for
      the same question about, same for, the same for, and the same for, and the same, same thing, the same thing, ditto
      same again for, same here, likewise for, ditto for, same with, the same with, what about the same for
      """))
}
