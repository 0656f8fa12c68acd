extension Vocabulary {
  static let english = Vocabulary(
    politeOpenings: PhraseTable(
      """
      um, uh, uhm, hmm, er, oh, ah, well, so, please, ok, okay, alright, all right, sorry, hey, kindly, then, just, and
      """),
    politeClosings: PhraseTable(
      """
      please, thanks, thank you, thank you very much, thanks a lot, thx, cheers, kindly, if you please, if possible
      if you can, if you could, will you, would you, could you
      """),
    openings: PhraseTable(
      """
      the, a, an, my, i would like, i would like to have, i want, i need, i will take, i will have, i choose, i pick
      i meant, i mean, i think, i guess, i said, i prefer, i would prefer, give me, take, choose, pick, select, use
      let us take, let us use, let us go with, let us say, go with, go for, make it, maybe, perhaps, how about
      what about, it is, it was, that is, it should be, that would be, this is, for, with, to, in, on, at, from, by
      the one, the one called, the one named, the one with, the one on, called, named, rather, probably, definitely
      no i meant, no i mean, yes, actually, only, now, my answer is, answer
      """),
    closings: PhraseTable(
      """
      one, ones, then, i think, i guess, instead, now, would be nice, would be good, would be great, sounds good
      will do
      """
    ),
    lightWords: PhraseTable(
      "the, a, an, my, our, your, of, in, on, at, to, for, from, by, with, and, s, one, ones, is, that, this"),
    numerals: PhraseTable([]),
    ordinals: PhraseTable([
      (1, "first"), (2, "second"), (3, "third"), (4, "fourth"), (5, "fifth"), (6, "sixth"), (7, "seventh"),
      (8, "eighth"), (9, "ninth"), (10, "tenth"), (1, "top, topmost, the one on top"),
      (-1, "last, bottom, final, the one at the bottom"),
      (-2, "last but one, second last, second to last, next to last, penultimate"),
    ]),
    positionOpenings: PhraseTable("number, no, nr, option, choice, item, entry, button, the, answer, num, press"),
    positionClosings: PhraseTable("one, option, choice, item, entry, button, on the list, in the list, of them"),
    all: PhraseTable(
      """
      all, all of them, all of it, all of these, all of those, everything, every one, each, each of them
      every one of them
      the lot, the whole lot, them all, all of the above
      """),
    both: PhraseTable("both, both of them, both of these, both of those, the two, the two of them, the pair"),
    allExcept: PhraseTable(
      "all but, all except, all except for, everything but, everything except, all of them but, all of them except"),
    joiners: PhraseTable("and, plus, also, and also, as well as, then, or"),
    rangeJoiners: PhraseTable("to, through, thru, until, till, up to"),
    yes: PhraseTable(
      """
      yes, y, yeah, yea, yep, yup, yess, ya, aye, sure, sure thing, for sure, ok, okay, okey, k, alright, all right
      fine, right, correct, exactly, indeed, affirmative, absolutely, definitely, certainly, of course, by all means
      go, go ahead, go for it, go on, do it, do so, do that, please do, yes please, make it so, sounds good
      that is right, that is correct, that is fine, that is ok, that is good, i do, it is, i am, i am sure, you bet
      why not
      confirm, confirmed, agreed, agree, accept, proceed, continue, carry on, great, perfect, good, cool
      be my guest, with pleasure, naturally, totally, true, let us do it, let us go
      """),
    no: PhraseTable(
      """
      no, n, nope, nah, naw, no way, no thanks, no thank you, no please, not now, not yet, not really, not today
      not this time
      rather not, i would rather not, better not, i would better not, please do not, do not, do not do it
      do not do that
      of course not, certainly not, absolutely not, definitely not, negative, never, wrong, incorrect, that is wrong
      that is not right, i do not, i do not want to, i do not think so, i am not sure, it is not, i am not, refuse
      decline, deny, disagree, hold on, wait, not at all, i changed my mind, false, on second thought no, hell no
      """),
    negators: PhraseTable("do not, please do not, not, never, rather not"),
    agreementFillers: PhraseTable(
      """
      it, that, this, them, please, thanks, thank you, thank you very much, do, so, the, a, my, go, then, now, just
      i, you
      um, oh, well, very much, really, of, to, in, at, for, to do that, to do it, want you to, want to, would like to
      like you to, with it, with that
      """),
    cancel: PhraseTable(
      """
      cancel, cancel it, cancel that, cancel this, cancel everything, never mind, nevermind, never mind that, nvm
      stop, stop it, stop that, stop this, stop now, forget it, forget that, forget about it, forget about that
      leave it, leave that, let it be, let it go, quit, quit that, quit it, abort, abort that, abort it, drop it
      drop that
      drop this, skip it, skip that, exit, scrap that, no never mind, no forget it, no cancel, no stop, do not bother
      do not worry, do not worry about it, enough, that is enough, i changed my mind, none, none of them, none of these
      none of those, none of the above, neither, neither of them, nothing, no one, no more
      """),
    valueOpenings: PhraseTable(
      """
      at, on, in, for, about, around, roughly, approximately, approx, say, let us say, make it, set it to, until
      till, by
      from, to, the, exactly, only, just, maybe, perhaps, i would say, probably, it is, starting, starting at, up to
      i want, i would like, i need, how about, what about, nearly, almost, i think, another
      """),
    valueClosings: PhraseTable(
      "or so, more or less, exactly, sharp, i think, i guess, then, instead, long, total, in total"),
    valueWords: nil,
    commands: [
      BuiltInCommandPhrases(
        .undo,
        """
        undo
        undo (that|it|this|everything|the change|my change|[(the|my)] last (thing|one|action|change|step|request))
        undo what (I|you) [just] did
        take (it|that|this) back
        revert (that|it|this|the change|the last (thing|action|change))
        put (it|that) back
        roll (it|that) back
        make (that|it) undone
        """),
      BuiltInCommandPhrases(
        .redo,
        """
        redo
        redo (that|it|this|[the] last (thing|one|action|change))
        (do|make) (it|that) after all
        (do|make) (it|that) again after all
        undo the undo
        undo that undo
        """),
      BuiltInCommandPhrases(
        .again,
        """
        again
        (do|say|run) (it|that|this) [once] again
        do the same [thing] again
        (once|one time) more
        one more time
        repeat
        repeat (it|that|this|the last (thing|one|request|command))
        [the] same [thing] [once] again
        [the] same once more
        (do|run) (it|that) once more
        do the last (thing|one) again
        """),
      BuiltInCommandPhrases(
        .help,
        """
        help
        help me
        I need [some] help
        what can you do [for me]
        what else can you do
        what can (I|we) (say|ask|do|type|say to you|ask you)
        what else can I (say|ask|do)
        what do you (know|do|understand)
        what are you able to do
        what are my options
        how does (this|it) work
        how do I use (this|it|you)
        show me what you can do
        [(show|give)] [me] (examples|an example|some examples)
        who are you
        """),
      BuiltInCommandPhrases(
        .help,
        """
        help [me] (with|about|on|for|in) ${topic}
        what can (I|we) (say|ask) (about|in|to|regarding) ${topic}
        what can (I|we|you) do (with|in|for) ${topic}
        what can I ask ${topic}
        how do I use ${topic}
        how does ${topic} work
        what do you know about ${topic}
        what can ${topic} do
        what do you do with ${topic}
        (examples|an example) (for|of|with|about) ${topic}
        show me what [I can do with] ${topic} can do
        """),
      BuiltInCommandPhrases(
        .cancel,
        """
        cancel
        cancel (it|that|this|everything)
        never mind
        nevermind
        never mind that
        stop
        stop (it|that|this)
        forget [about] (it|that)
        leave it
        let it be
        quit (it|that)
        abort
        abort (it|that)
        drop (it|that)
        skip (it|that)
        """),
      BuiltInCommandPhrases(
        .search,
        """
        search [for] ${topic}
        search (everything|everywhere|all [my] apps|the index) for ${topic}
        look for ${topic}
        look up ${topic}
        do (you|I|we) have (anything|something) (about|on|for|with|called|named) ${topic}
        is there (anything|something) (about|on|for|with|called|named) ${topic}
        (anything|something) (about|on) ${topic}
        look [through everything] for ${topic}
        """),
    ],
    references: PhraseTable([
      (
        .target(.that),
        """
        it, that, this, that one, this one, the same one, the same, the one, that thing, this thing, itself, him
        her, he
        she
        """
      ),
      (.genitive(.that), "its, his, that one s, this one s, it s, this s"),
      (.target(.there), "there, that place, this place, over there, that location, the same place, here"),
      (
        .target(.those),
        """
        them, those, these, all of them, all of those, all of these, both of them, they, them all, those ones
        these ones
        """
      ),
      (.genitive(.those), "their"),
      (.target(.last), "the last one, last one, the last of them, the last of those, the final one, the bottom one"),
      (.alone(.last), "the last, the last result"),
      (.target(.ordinal(1)), "the top one, the first result"),
      (.number, "number, no, option, nr, result, item, the number"),
      (
        .nothing,
        """
        so that, is there a, is there an, is there any, are there, there is, there are, this morning, this afternoon
        this evening, this week, this weekend, this month, this year, this time, that is all, that means
        after that, once that is done, when that is done
        """
      ),
    ]),
    connectors: PhraseTable([
      (
        Connector(strength: .strong),
        """
        and then, then, and after that, after that, and afterwards, afterwards, and afterward, followed by, and finally
        finally, and next, and also, then also, once that is done, when that is done, when you are done, and lastly
        """
      ),
      (Connector(strength: .weak), "and, also, plus, next, as well as"),
    ]),
    imperativeOpenings: PhraseTable(
      """
      add, answer, arrange, ask, begin, book, bring, browse, buy, calculate, call, cancel, change, charge, check, choose
      clean, clear, close, compare, connect, convert, copy, count, create, cut, decrease, delete, dim, disable
      disconnect, display, download, draw, drive, drop, edit, email, empty, enable, end, erase, explain, fetch, find
      finish, fix, follow, forget, get, give, go to, hide, increase, install, invite, join, keep, launch, leave, let me
      list, listen to, load, locate, lock, look, lower, mail, make, mark, measure, message, move, mute, name, navigate
      note, notify, open, order, pack, pause, pay, phone, pick, pin, place, plan, play, post, prepare, press, print, pull
      push, put, raise, read, record, reduce, remember, remind, remove, rename, repeat, replace, reply, report, request
      reserve, reset, restart, resume, ring, run, save, say, scan, schedule, search, sell, send, set, share, show
      shuffle, shut, skip, snooze, sort, speak, start, stop, store, suggest, switch, take, talk, tell, text, throw, toggle
      track, transfer, translate, turn, type, unlock, unmute, unpin, update, upload, view, wake, warn, wash, watch
      write, what, where, who, which, why, how, is there, are there, do i, can you, could you, will you, would you
      i want, i need, i would like, i would love
      """),
    imperativeClosings: PhraseTable(""),
    connectingMarks: [";": .strong, ".": .weak, "!": .weak, "\n": .strong]
  )
}
