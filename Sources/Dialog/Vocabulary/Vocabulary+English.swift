extension Vocabulary {
  static let english = Vocabulary(
    politeOpenings: PhraseTable(
      """
      um, umm, uh, uhm, hm, hmm, mm, mmm, er, erm, oh, ooh, ah, ahh, aha, aw, well, so, please, ok, okay, alright, all right
      sorry, hey, hi, kindly, then, just, and, actually, look, listen, anyway, you know, you know what, i mean, now then
      right then, right so, ok right, okay right, oh well, wow, whoa, so yeah, by the way, come to think of it
      on reflection, let me see, let us see, let me think, tell you what
      """),
    politeClosings: PhraseTable(
      """
      please, thanks, thank you, thank you very much, thanks a lot, thx, cheers, kindly, if you please, if possible
      if you can, if you could, will you, would you, could you, can you, ta, many thanks, thanks so much, thank you so much
      if you do not mind, if that is ok, if that is okay, when you can, then, though, for now, for me, real quick, by the way
      at the moment, right now, for a sec, for a second, for a moment, for a bit, anyway, actually, mate, buddy, pal, ok, okay
      """),
    openings: PhraseTable(
      """
      the, a, an, my, i would like, i would like to have, i want, i need, i will take, i will have, i choose, i pick
      i meant, i mean, i think, i guess, i said, i prefer, i would prefer, give me, take, choose, pick, select, use
      let us take, let us use, let us go with, let us say, go with, go for, make it, maybe, perhaps, how about
      what about, it is, it was, that is, it should be, that would be, this is, for, with, to, in, on, at, from, by
      the one, the one called, the one named, the one with, the one on, called, named, rather, probably, definitely
      no i meant, no i mean, yes, actually, only, now, my answer is, answer, i am in, i am at, im in, im at, we are in
      i m in, i m at, near, as, as a, as an, in the form of, let me have, let me take, could i have, can i have
      may i have, could i get, can i get, get me, hand me, that would have to be, i fancy, i will go with, i would go with
      i am after, i was thinking, i was thinking of, something like, try
      """),
    closings: PhraseTable(
      """
      one, ones, it, that, them, then, i think, i guess, i suppose, instead, now, would be nice, would be good
      would be great, sounds good, will do, for now, would do, should do, is fine, is good, works, works for me, is what i want
      was what i meant, i meant, if anything
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
      be my guest, with pleasure, naturally, totally, true, let us do it, let us do that, let us do this, let us go, do this
      mm hm, mm hmm, mhm, mmhm, uh huh, yah, yes sir, yes ma am, yes indeed, go right ahead, works for me, that works
      fine by me, fine with me, sounds great, sounds fine, sounds right, make it happen, okey dokey, okie dokie, alrighty
      righto, deal, i would like that, i would love that, i would love to, yes i would, yes i do, sure do, knock yourself out
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
      not right now, not just now, not at the moment, not for now, maybe not, perhaps not, probably not, i think not
      i guess not, i suppose not, guess not, better not to, best not, best not to, not likely, no chance, nah thanks, nope thanks
      nuh uh, uh uh, mm mm, not for me, i would say no, i will pass, i pass, hard pass, no deal, not interested
      i am not interested, not any more, not anymore, no way jose
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
      leave it be, leave it out, leave it there, leave that alone, leave things as they are, leave it like that
      leave it like it is, keep things as they are, keep it like that, keep it that way, keep it like it is, as you were
      forget i asked, forget i said that, forget i said anything, ignore that, ignore it, ignore me, disregard that, disregard
      disregard it, scratch that, scratch it, scrap it, ditch it, ditch that, strike that, bin it, bin that, toss it
      do nothing, do not do anything, do not do it, do not do that, let us drop it, let us skip it, let us not bother
      let us keep it, let us stop, let us cancel, i will leave it, i will keep it, i would rather keep it, i would rather leave it
      i want to keep it, i had better keep it, i had better leave it, i will pass, i will skip it, count me out
      i am good, i am good thanks, we are good, that is not needed, not necessary, that is not necessary, it is not needed
      i do not want it any more, i do not need it any more, i do not need it anymore, not any of them, not any
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
      """
      forget, forget about, drop, skip, scrap, scratch, ditch, bin, never mind, never mind about, leave, leave out, no more, not
      stop, cancel, i do not want, i do not need, do not bother with, keep
      """
    ),
    softeners: PhraseTable(
      """
      as it is, as they are, the way it is, better, best, rather, let us, i would, i will, i had, i think, i guess, i suppose, we can
      we will, you can, you better, i am going to, i would rather, i say, let me, in that case, after all, right, look, but
      """),
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
      call it, let us make it, let us make that, make that, some, something like, give me, get me, give or take
      could be, probably about, hmm, well say, a good, all of, no more than, at most, at least, there are, there will be
      there is, we are, we need, we will need, we will be, i will take, i will have
      i want, i would like, i need, how about, what about, nearly, almost, i think, another, fine, fine then, ok then
      all right then, right, then, no, yes, well
      """),
    valueClosings: PhraseTable(
      "or so, more or less, exactly, sharp, i think, i guess, then, instead, long, total, in total, is enough, is fine, will do, are enough, should do, sorry, of them, too, as well, ish, or thereabouts, thereabouts, give or take, tops, at most, at least, will be enough, would be enough, should be enough, will be fine, is good, would do, is plenty, at a guess, for now, of us, of those"
    ),
    valueWords: nil,
    commands: [
      BuiltInCommandPhrases(
        .undo,
        """
        undo
        undo (that|it|this|the change|my change|[(the|my)] last (thing|one|action|change|step|request))
        undo what (I|you) [just] did
        undo [the] (thing|one) [that] (I|you) [just] did
        (reverse|revoke|retract|rescind|cancel) [(the|my|that|your)] last (thing|one|action|change|step)
        (change|turn|switch) (it|that) back [(to what it was|to how it was|the way it was)]
        (put|set|make) (it|that) [back] (how it was|as it was|the way it was|like it was|to what it was)
        take (it|that|this|that one|this one) back (out|off) [again]
        [can you] go back on that
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
        (do|give me|run) another [one] of those
        same (as before|as last time|again)
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
        (how|what) can you help [me] [with]
        [can you] (help me out|give me a hand|lend me a hand)
        I could (use|do with) [(some|a bit of)] help
        what (do you do|else do you do|are you for)
        what are you (good|useful|capable|there) (for|at|of)
        what are your (features|skills|abilities|commands|capabilities|functions|powers)
        what (commands|features) (are there|do you have|do you know)
        what (kind|sort) of (things|stuff|requests) can (you|I) (do|ask|say|ask for)
        what (things|stuff) can (you|I) (do|ask|say|ask for)
        what is possible [here]
        I (am lost|am stuck|do not know what to say|do not know what to ask|do not know what to do)
        how do you work
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
        [I] beg (your pardon|pardon)
        (huh|eh|say what|you what|how is that|what is that again|what was that again|say again|come again please)
        [you] (lost me|lost me there)
        (run|go) (that|it) by me [(again|once more|one more time)]
        (I missed|missed|did not catch|did not get|did not hear|could not hear|can not hear) (that|it|you|what you said)
        I do not (understand|follow|get it|get that)
        what do you mean [by that]
        (read|give me|tell me) (that|it) [(out|to me)] (again|once more|one more time)
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
        what was it you (wanted|needed|asked) [to know] [again]
        what did you (want|need|ask for) [to know] [(from me|of me|again)]
        what was I supposed to (say|answer|tell you)
        remind me (of the question|what the question was|what you asked|what you wanted)
        what (exactly|else) do you (want|need) [to know] [from me]
        what was that question [again]
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
        how (do|did|would|could) you (know|know that|figure that|figure that out|work that out|come up with that|find that out)
        how (do|did) you (get|come to|arrive at|reach|decide|decide on|come by) (that|it|this) [(answer|result|one)]
        (where|how) did you get (that|it|this) [from]
        where (does|did) (that|it|this) come from
        what is (that|it|this) based on
        (says who|how so|why so|what for|on what grounds|what is the reason|what was the reason|for what reason)
        why (would|should|have) you (do|say|done|said|choose|chosen) (that|it|this)
        (what|how) (makes|made) you (say|think|do|choose|pick) (that|so|it|this|that one)
        (can|could) you explain (that|yourself|why)
        are you sure about (that|this|it)
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
        what have (you|we|I) [(all|just)] (changed|done|made|added|removed|set|altered)
        what (did|have) you [just] (change|changed|alter|add|remove) [just now]
        what all (did|have) you (do|done|change|changed)
        what (has|was) (changed|been changed|been done|done)
        (show|tell) me what you (did|changed|have done|have changed|just did)
        (did|has) (it|that) (go|gone|went|go through|gone through|been done|happen|happened|work)
        what did I [just] (ask|tell) you [to do]
        what have we done
        what was it you [just] did
        """),
      BuiltInCommandPhrases(
        .talk(.whatCanBeUndone),
        """
        what [else] can I (undo|take back|revert)
        what is there to undo
        what can (be undone|you undo|we undo)
        what (could|can|may) (I|we|you) [still] (undo|take back|revert|reverse)
        what can [still] be (undone|taken back|reversed|reverted)
        which (things|changes|actions|steps) can (I|you|we|be) (undo|take back|undone|revert|reverse|taken back)
        [is there] (anything|something) [(that|which)] (I|we|you) (can|could) (undo|take back|revert|reverse)
        [is there] (anything|something) to (undo|take back|revert|reverse)
        can I (take back|revert|reverse) (that|it|this|anything|something)
        can I take (that|it|this|anything) back
        can (that|it|this) be (taken back|reversed|reverted)
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
        which ones (have I got|do I have|have you got|do you have|have I|have you|would that be|could I have)
        what (have you got|do you have) [on offer]
        what have I got to choose from
        (which|what) (choices|options|possibilities) (have I|have I got|have you got|do you have|would I have)
        what is on offer
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
        what else (do you have|have you got|is on offer)
        [are there] any other (ones|options)
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
        [(thanks|thank you|ta|cheers|great|good|perfect|ok|lovely|brilliant)] that (is|was|will be|would be) (all|it|everything|me done) [(I|we) (wanted|needed|need|want|wanted to know|needed to know|was after)]
        (that will do|that is enough|that will be all|that would be all|nothing else|nothing more) [(thanks|thank you|ta|cheers)]
        [(thanks|thank you|great|ok|cheers)] (we are done|all done|we are done here|I am all set|all set|we are all set)
        (much obliged|thanks a million|thanks a bunch|many thanks|thank you kindly|thanks again|thanks heaps)
        [I] [really] appreciate (it|that|your help|the help)
        (you have been|you were) [(very|so|really|most|a great|a big)] (helpful|kind|help|great)
        (brilliant|lovely|marvellous|marvelous|splendid|super|smashing|sweet|neat|legend|superb) [(thanks|thank you|cheers|ta)]
        (bless you|good on you|you are a gem|you are a legend|you rock)
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
        (how have you been|how are things|how is life|how do you do|what is new|long time no see)
        how are you (doing|feeling) [today]
        (good morning|good afternoon|good evening) [to you] [(there|everyone|everybody|behest|assistant|my friend)]
        well hello [there]
        nice to meet you
        are you there
        """),
      BuiltInCommandPhrases(
        .talk(.farewell),
        """
        (bye|goodbye|good bye|bye bye|see you|see ya|farewell|so long|cya)
        see you (later|soon|tomorrow)
        (see you|see ya|catch you|talk to you|speak to you|talk) (around|then|next time|in a bit|tonight|later|soon|tomorrow|again)
        (until|till) (next time|tomorrow|then)
        (cheerio|ciao|adios|so long then|toodle oo|ta ta|night night|nighty night|take care|sleep well|over and out)
        have a (good|nice|great|lovely) (day|evening|night|one|weekend|time|afternoon)
        I (have to|have got to|got to|must|should|need to|better) (go|run|leave|be off|get going) [now]
        (gotta|got to|have got to|have to|must) (go|run|dash|be off)
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
        what (should|do|can|may|shall) I call you
        what are you called
        (do you have|have you got|have you) a name
        who (am I|are we) (talking|speaking|chatting) (to|with)
        who is (this|there|that) [speaking]
        what (kind|sort) of (thing|assistant|program|machine|creature) are you
        (introduce yourself|say who you are|tell me who you are)
        tell me (something|a bit|a little|more) about (yourself|you)
        are you (an assistant|a person|alive|a computer|a program|a machine|an app|chatgpt|a man|a woman|a bot)
        are you (a human|human|real|a robot|a bot|an AI|siri|alexa)
        tell me about yourself
        """),
      BuiltInCommandPhrases(
        .talk(.apology),
        """
        (sorry|I am sorry|I'm sorry|my bad|my mistake|oops|whoops|apologies)
        (sorry|oops) (about that|for that|that was wrong|my mistake|for the mess|for the trouble|for the confusion)
        (my apologies|forgive me|I apologize|I apologise|my fault|that was my fault|that was my mistake|excuse my mistake)
        sorry [that] I (misspoke|mistyped|got it wrong|got that wrong|made a mistake|messed up|confused you|was wrong)
        (whoops a daisy|silly me|oh dear|oh dear me)
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
        these days
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
