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
      no i meant, no i mean, yes, actually, only, now, my answer is, answer, i am in, i am at, im in, im at, we are in
      i m in, i m at, near
      """),
    closings: PhraseTable(
      """
      one, ones, it, that, them, then, i think, i guess, instead, now, would be nice, would be good, would be great, sounds good
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
      yes i am sure, yes do it, ok do it, ok then, fine do it, that one yes, all good
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
      none of those, none of the above, neither, neither of them, neither one, neither of those, nothing, no one
      no more, leave it alone, leave me alone, forget the whole thing, forget all that, forget all about it
      call it off, let us not, let us not do that, let us leave it, let us forget it, do not bother with it
      i do not want it, i do not want that, i do not want to, i do not want it anymore, i do not need it
      i do not need that, not needed, no need, kill it, dismiss, dismiss it, back out, get me out, get out of here
      keep it, keep that, keep them, keep it as it is, leave it as it is, just leave it
      just keep it, i give up, leave them, leave them all, leave all of them, leave everything, take it back, take that back, i take it back, i take that back
      """),
    hesitations: PhraseTable(
      """
      wait, no wait, hold on, hang on, hold up, wait a second, wait a minute, wait a moment, one moment, just a second
      just a moment, a moment, on second thought, on second thoughts, on reflection, second thoughts
      come to think of it, i changed my mind
      i have changed my mind, changed my mind, not now, not yet, not today, not this time, maybe later, later
      another time, some other time, some other day, do not, please do not, do not do it, do not do that, actually no
      actually not, rather not, better not, i would rather not, i better not, let me think, let me think about it
      you know what
      """),
    dropping: PhraseTable(
      "forget, forget about, drop, skip, scrap, never mind, leave, no more, not, stop, cancel, i do not want, i do not need"
    ),
    any: PhraseTable(
      """
      any, any of them, any of those, any one, anyone, anything, either, either one, either of them, either is fine
      any is fine, whichever, whatever, whichever you like, whatever you like, you choose, you pick, you decide
      your choice, surprise me, i do not care, i do not mind, does not matter, it does not matter, all the same to me
      it is all the same, no preference, one of them, just pick one, pick one, pick any, choose one
      """),
    valueOpenings: PhraseTable(
      """
      at, on, in, for, about, around, roughly, approximately, approx, say, let us say, make it, set it to, until
      till, by
      from, to, the, exactly, only, just, maybe, perhaps, i would say, probably, it is, starting, starting at, up to
      i want, i would like, i need, how about, what about, nearly, almost, i think, another, fine, fine then, ok then
      all right then, right, then, no, yes, well
      """),
    valueClosings: PhraseTable(
      "or so, more or less, exactly, sharp, i think, i guess, then, instead, long, total, in total, is enough, is fine, will do, are enough, should do, sorry, of them, too, as well"
    ),
    valueWords: nil,
    commands: [
      BuiltInCommandPhrases(
        .undo,
        """
        undo
        undo (that|it|this|the change|my change|[(the|my)] last (thing|one|action|change|step|request))
        undo what (I|you) [just] did
        take (it|that|this) back
        revert (that|it|this|the change|the last (thing|action|change))
        put (it|that) back
        roll (it|that) back
        make (that|it) undone
        take that back please
        go back one step
        """),
      BuiltInCommandPhrases(
        .undoAll,
        """
        undo (everything|all|all of it|all of that|all of them|it all|the lot)
        take (everything|it all|all of it|all of that) back
        take back (everything|all of it|all of that)
        """),
      BuiltInCommandPhrases(
        .undoSeveral,
        """
        (undo|take back|revert) [the] last ${count} [(things|actions|changes|steps|ones)]
        (undo|take back|revert) ${count} (things|actions|changes|steps)
        take the last ${count} [(things|actions|changes|steps)] back
        """),
      BuiltInCommandPhrases(
        .undoTwo,
        """
        undo (both|both of them|the two|the last two) [(things|actions|changes|steps|ones)]
        (take|take back|revert) (both|both of them|the last two) [back]
        take back the last two [(things|actions|changes|steps|ones)]
        """),
      BuiltInCommandPhrases(
        .undoThree,
        """
        undo the last three [(things|actions|changes|steps|ones)]
        (take back|revert) the last three [(things|actions|changes|steps|ones)]
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
        (do|run) (it|that|this) [once] again
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
        how does (this|it) work
        how do I use (this|it|you)
        show me what you can do
        [(show|give)] [me] (examples|an example|some examples)
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
      BuiltInCommandPhrases(
        .resume,
        """
        (where were we|where was I|back to the question|as I was saying)
        (continue|go on|carry on|resume) [where we (left off|were)]
        [let us] (go|come|get) back to that
        back to that
        """),
      BuiltInCommandPhrases(
        .resume,
        """
        [let us] [(go|come|get)] back to [the] ${topic}
        [let us] (continue|go on|carry on) with [the] ${topic}
        return to [the] ${topic}
        """),
      BuiltInCommandPhrases(
        .talk(.repeatAnswer),
        """
        (say|tell me) (that|it|this) [(again|once more|one more time)]
        say (that|it) again
        come again
        pardon [me]
        (what|what was that|what did you say|how was that)
        what did you [just] say
        can you (say|repeat) (that|it) [again]
        could you (say|repeat) (that|it) [again]
        repeat (what you said|your [last] answer|your last (message|reply)|the answer)
        I did not (catch|get|hear|understand) (that|it|you)
        I didn't (catch|get|hear) (that|it|you)
        (show|tell) me that again
        what was the answer
        excuse me
        """),
      BuiltInCommandPhrases(
        .talk(.repeatQuestion),
        """
        (repeat|say|ask) the question [again]
        (ask|ask me) [that] again
        what was (the question|your question|that question|the question again)
        what did you [just] ask [me]
        what do you (want|need) [to know] [from me]
        what are you (asking|asking me|waiting for)
        what should I (say|answer)
        what is the question
        """),
      BuiltInCommandPhrases(
        .talk(.why),
        """
        why
        why (that|this|is that|not|so|did you do (that|it)|this one|that one)
        how come
        why did you (do|say|choose|pick|open) (that|it|this)
        (what|how) makes you (say|think) (that|so)
        explain (that|yourself|why)
        what for
        why do you ask
        """),
      BuiltInCommandPhrases(
        .talk(.whatWasDone),
        """
        what did you [just] do
        what have you [just] done
        what (just happened|happened|was that just now)
        what did (I|we) just do
        what was [(the|my)] last (thing|action|request|command) [(you did|I did|I asked)]
        what was the last thing (you did|I did|I asked|we did)
        did (it|that) work
        what did we do
        did you do it
        is it done
        are you done
        what did you change
        """),
      BuiltInCommandPhrases(
        .talk(.whatCanBeUndone),
        """
        what [else] can I (undo|take back|revert)
        what is there to undo
        what can (be undone|you undo|we undo)
        can I undo (that|it|this|anything)
        can (that|it|this) be undone
        is there (anything|something) to undo
        """),
      BuiltInCommandPhrases(
        .talk(.options),
        """
        (which|what) (ones are there|are there|options are there|options do I have)
        (what|which) are (the|my) (options|choices|possibilities)
        what are they
        what (options|choices) (are there|do I have)
        what can I (choose|pick|choose from|pick from|select)
        (list|show|name|read) (them|the options|the choices|all options|all of them) [all]
        (show|tell|give) me (the options|the choices|the list|all of them)
        what else is there
        which ones
        what is there
        """),
      BuiltInCommandPhrases(
        .talk(.moreOptions),
        """
        more
        (show|give) me more
        show more
        more options
        [the] next ones
        next page
        are there [any] more
        [any] others
        what else
        (show|see|list) the (rest|others)
        the rest
        """),
      BuiltInCommandPhrases(
        .talk(.difference),
        """
        what is the difference [between (them|those|the two|these)]
        what's the difference
        how (are they|do they) differ
        how are they different
        which is which
        (what|which) one is (better|best)
        """),
      BuiltInCommandPhrases(
        .talk(.thanks),
        """
        (thanks|thank you|thx|cheers|ta|much appreciated)
        (thanks|thank you) (a lot|so much|very much|again|for that|for your help|for the help)
        (great|perfect|cool|nice|good|awesome|excellent|wonderful|ok|okay) [(thanks|thank you)]
        (good|great|nice) (job|work|one)
        well done
        (you're|you are) (the best|great|awesome|a star|a lifesaver|welcome|so helpful|helpful)
        (nice|great|good|lovely|brilliant|fantastic|amazing|sweet)
        that (helps|helped)
        that is (great|perfect|all|fine|nice|it)
        that's (great|perfect|all|fine|nice|it)
        I (love|like) (it|that)
        got it
        """),
      BuiltInCommandPhrases(
        .talk(.greeting),
        """
        (hello|hi|hey|howdy|hiya|greetings|yo)
        (hello|hi|hey) [there] [(behest|assistant|again|you)]
        good (morning|afternoon|evening|day)
        how are you [(doing|today)]
        how is it going
        what's up
        nice to meet you
        are you there
        """),
      BuiltInCommandPhrases(
        .talk(.farewell),
        """
        (bye|goodbye|good bye|bye bye|see you|see ya|farewell|so long|cya)
        see you (later|soon|tomorrow)
        good night
        talk to you later
        that is all for (now|today)
        [(great|ok|okay|thanks|cool|perfect|alright|well)] (bye|goodbye|bye bye|good night|see you)
        I'm (off|leaving)
        """),
      BuiltInCommandPhrases(
        .talk(.identity),
        """
        who are you
        what are you
        what is your name
        what's your name
        who (made|built|wrote) you
        are you (a human|human|real|a robot|a bot|an AI|siri|alexa)
        tell me about yourself
        """),
      BuiltInCommandPhrases(
        .talk(.apology),
        """
        (sorry|I am sorry|I'm sorry|my bad|my mistake|oops|whoops|apologies)
        (sorry|oops) (about that|for that|that was wrong|my mistake|for the mess|for the trouble|for the confusion)
        """),
      BuiltInCommandPhrases(
        .talk(.agreement),
        """
        (yes|yeah|yep|yup|sure|of course|yes please|go ahead|do it|go on then|confirm|absolutely|definitely)
        """),
      BuiltInCommandPhrases(
        .talk(.refusal),
        """
        (no|nope|nah|no thanks|no thank you|not really|rather not)
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
        them, those, these, all of them, all of those, all of these, they, them all, those ones
        these ones, all three, all four, all five, all of the above
        """
      ),
      (.genitive(.those), "their"),
      (.target(.both), "both, both of them, both of those, both of these, the two, the two of them, them both"),
      (.target(.few(first: true, 2)), "the first two, the first two of them, the top two"),
      (.target(.few(first: true, 3)), "the first three, the first three of them, the top three"),
      (.target(.few(first: false, 2)), "the last two, the last two of them, the other two, the remaining two"),
      (.target(.few(first: false, 3)), "the last three, the last three of them, the other three, the remaining three"),
      (.target(.next), "the next one, the one after that, the one after, the following one, next one"),
      (.target(.previous), "the previous one, the one before that, the one before"),
      (.target(.last), "the last one, last one, the last of them, the last of those, the final one, the bottom one"),
      (.alone(.last), "the last, the last result"),
      (.target(.ordinal(1)), "the top one, the first result"),
      (.number, "number, option, nr, result, item, the number"),
      (
        .nothing,
        """
        so that, is there a, is there an, is there any, are there, there is, there are, this morning, this afternoon
        this evening, this week, this weekend, this month, this year, this time, that is all, that means
        after that, once that is done, when that is done, is it late, is it early, is it safe, is it safe to
        is it ok to, is it okay to, is it possible, is it possible to, is it time, is it cold, is it hot, is it warm
        is it dark, is it raining, is it snowing, is it sunny, is it windy, is it going to, it is cold, it is hot
        it is warm, it is dark, it is late, it is early, it is raining, it is snowing, it is too, it s cold, it s hot
        it s warm, it s dark, it s late, it s early, it s raining, it s snowing, it s too, it s time, it is time
        it s freezing, it is freezing, it s bright, it is bright, it s loud, it is loud, it s quiet, it is quiet
        it s stuffy, it is stuffy, it s chilly, it is chilly, it s been, it has been, what time is it, how late is it
        how is it going, what day is it, how s it going, is it true, is it true that, is it worth it, is it easy to
        is it hard to, is it fun to, does it rain, will it rain, will it snow, make it so, that much, that many
        this much, all that
        """
      ),
    ]),
    kindDeterminers: PhraseTable([
      (false, "the, this, that, the same, said"), (true, "these, those, both, both the, all the, all these, the two"),
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
