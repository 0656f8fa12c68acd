extension AskingWords {
  static let english = AskingWords(
    openers: PhraseTable(
      """
      please, can you tell me, could you tell me, would you tell me, tell me, do you know, i want to know, hey, hi
      i would like to know, show me, show, give me, find, find out, find me, so, and, ok, okay, um, well, then, also
      i wonder, say, look up, check, can you, could you, would you, please tell me, but, now, search, search for
      i need to know, i d like to know, id like to know, i like to know, what about, how about, do you happen to know, any idea, just, actually, hmm, question
      """),
    closers: ["please", "thanks", "thank", "now", "then", "exactly", "again", "btw", "actually"],
    interrogatives: ["how", "what", "where", "when", "whats", "wheres"],
    universals: PhraseTable(
      """
      in the world, in the whole world, on earth, of all, of them all, overall, worldwide, anywhere, there is, there are
      that there is, that there are, you know, that you know, you have, you know of, in total, altogether
      """),
    followUp: FollowUp(
      leads: PhraseTable([
        (
          false,
          """
          and, and what about, what about, how about, and how about, ok, okay, so, then, now, but, no, please, show me
          show, find, list, i mean, i meant, rather, actually, also, or, what of, give me, and the, the
          which, which is, which are, what is, what are, which has, is there, are there, are there any
          """
        ),
        (
          true,
          """
          only, just, only the ones, just the ones, only those, just those, the ones, which of those, which of them
          which of these, those, those that are, of those, of them, of these, them, are any of them, are any of those
          is any of them, is one of them, which ones, which ones are, which one is, any of them, sort them, sort those
          order them, rank them, filter them, filter those, show only, keep only, keep, who of them
          """
        ),
      ]),
      counts: PhraseTable(
        """
        how many, how many is that, how many are that, how many are there, how many are those, how many are they
        how many of them, how many of those, how many of these, how many of them are, how many of those are, count them
        how many did you find, how many in total, how many are
        """),
      nouns: ["ones", "1", "one", "them", "those", "these", "they", "that"],
      ends: ["then", "please", "instead", "there", "too", "though", "thanks"]),
    tellingVerbs: [
      "cost": "price", "costs": "price", "charge": "price", "weigh": "weight", "weighs": "weight", "last": "duration",
      "lasts": "duration", "take": "duration", "takes": "duration", "climb": "climb", "climbs": "climb",
      "rise": "height", "measure": "length", "open": "hours", "opens": "hours", "close": "hours", "closes": "hours",
    ],
    conversionWords: FindWords.set(
      """
      in, to, into, and, what, is, that, it, they, how, much, many, far, long, high, this, those, s, so, please, can
      could, you, say, convert, give, me, tell, show, would, be, are, instead, rather, i, mean, meant, no, as, the
      """),
    pronouns: FindWords.set(
      """
      it, this, that, they, them, these, those, there, he, she, him, her, this one, that one, this 1, that 1, the one
      the 1, this place, the same one, all of them, both, both of them, the two of them, the 2 of them, each of them
      its, their, here
      """)
  )
}
