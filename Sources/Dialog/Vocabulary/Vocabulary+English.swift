extension Vocabulary {
  static let english = Vocabulary(
    politeOpenings: PhraseTable(
      """
      um, umm, uh, uhm, hm, hmm, mm, mmm, er, erm, oh, ooh, ah, ahh, aha, aw, well, so, please, ok, okay, alright, all right
      sorry, hey, hi, kindly, then, just, and, actually, look, listen, anyway, you know, you know what, i mean, now then
      right then, right so, ok right, okay right, oh well, wow, whoa, so yeah, by the way, come to think of it
      on reflection, let me see, let us see, let me think, tell you what, fine, bah, meh, ugh, argh, gosh, damn, dang, geez
      jeez, oh dear, phew, yay
      \(AsideWords.regrets), bummer, oh bummer, darn, oh darn, ah pity
      """),
    politeClosings: PhraseTable(
      """
      please, thanks, thank you, thank you very much, thanks a lot, thx, cheers, kindly, if you please, if possible
      if you can, if you could, will you, would you, could you, can you, ta, many thanks, thanks so much, thank you so much
      btw, lol, haha, if you do not mind, if that is ok, if that is okay, when you can, then, though, tho, pls, plz, atm, rn, for now, for me, real quick, by the way
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
      i am after, i was thinking, i was thinking of, something like, try, the one in, the one at, the one by, the one near
      the one for, the one from, the one of, the one under
      """),
    relatives: PhraseTable(
      """
      the one who, the one that, the one which, the one who s, the one that s, the person who, the guy who, the woman who
      the man who, whoever, whichever, that which, who, the one where
      """),
    closings: PhraseTable(
      """
      one, ones, it, that, them, then, i think, i guess, i suppose, instead, now, would be nice, would be good
      would be great, sounds good, will do, for now, would do, should do, is fine, is good, works, works for me, is what i want
      was what i meant, i meant, if anything
      """
    ),
    lightWords: LightWords(
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
      """
      all but, all except, all except for, everything but, everything except, everything except for, all of them but
      all of them except, all of them except for, all apart from, everything apart from, all besides, everything besides
      them all except, them all but, all bar, everything bar
      """),
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
      cancel the whole thing, drop the whole thing, scrap the whole thing, skip the whole thing, stop the whole thing
      leave the whole thing, call the whole thing off, call off the whole thing, cancel all of it, drop all of it
      scrap all of it, forget all of it, cancel the lot, forget the lot, cancel my request, cancel the request
      call it off, let us not, let us not do that, let us leave it, let us forget it, do not bother with it
      i do not want it, i do not want that, i do not want to, i do not want it anymore, i do not need it, i do not need one
      i do not want one, i do not need any, i do not want any, we do not need it, we do not need one, i will not need it
      i do not need that, not needed, no need, kill it, dismiss, dismiss it, back out, get me out, get out of here
      go back, go back please, take me back, get me out of this, let us go back
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
      hang on a second, hang on a minute, hang on a moment, hold on a second, hold on a minute, hold on a moment, one second
      wait a sec, hang on a sec, hold on a sec, one sec, just a sec, give me a second, give me a minute, give me a moment
      just a moment, a moment, on second thought, on second thoughts, on reflection, second thoughts
      come to think of it, i changed my mind
      i have changed my mind, changed my mind, not now, not yet, not today, not this time, maybe later, later
      next time, maybe next time, perhaps next time, maybe next month, perhaps next month
      maybe next year, perhaps next year, next month maybe, next year maybe, next time maybe, another day, maybe another day
      maybe another time, maybe some other time, maybe some other day, perhaps another time, perhaps another day
      another day perhaps, another day maybe, another time perhaps, another time maybe, later maybe, later perhaps
      i will think about it, i have to think about it, i need to think about it, i will have to think about it, i will sleep on it
      let me sleep on it, i will see, we will see, i am not sure yet, not sure yet, i will wait, i better wait
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
      whole, entire, complete, completely, altogether, as it is, as they are, the way it is, better, best, rather, let us, i would, i will, i had, i think, i guess, i suppose, we can
      we will, you can, you better, i am going to, i would rather, i say, let me, in that case, after all, right, look, but
      """),
    any: PhraseTable(
      """
      any, any of them, any of those, any one, anyone, anything, either, either one, either of them, either is fine
      any is fine, whichever, whatever, whichever you like, whatever you like, you choose, you pick, you decide
      your choice, surprise me, either s fine, any s fine, whichever s fine, i do not care, i do not mind, does not matter, it does not matter, all the same to me
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
    commands: englishCommands,
    conjunctions: PhraseTable("that"),
    reporting: PhraseTable(
      """
      say, says, saying, said, note, notes, remember, remind me, remind us, remind him, remind her, remind them, tell me
      tell us, tell him, tell her, tell them, know, think, mention, mentions, mentioning, write, writing, remark, hope, sure
      reads, reading, memo, message, reminder, record, believe, promise, announce
      """),
    possessions: PhraseTable("got, in stock, on offer"),
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
      (
        .target(.there),
        """
        there, that place, this place, over there, out there, up there, down there, that location, the same place, here, around there, near there
        round there, close to there, in that area, in the same area, in that region, in that country
        """
      ),
      (
        .target(.those),
        """
        them, those, these, all of them, all of those, all of these, they, them all, those ones
        these ones, all of the above, the three, the four, the five, those three, those four, these three, these four
        the three of them, the four of them, those two, these two
        """
      ),
      (.genitive(.those), "their"),
      (.target(.both), "both, both of them, both of those, both of these, the two, the two of them, them both"),
      (.target(.other), "the other one, the other of them, the other of the two, the other of those"),
      (.alone(.other), "the other"),
      (.target(.few(first: true, 2)), "the first two, the first two of them, the top two"),
      (.target(.few(first: true, 3)), "the first three, the first three of them, the top three"),
      (.target(.few(first: false, 2)), "the last two, the last two of them"),
      (.target(.few(first: false, 3)), "the last three, the last three of them, all three, all three of them"),
      (.target(.few(first: false, 4)), "the last four, the last four of them, all four, all four of them"),
      (.target(.few(first: false, 5)), "the last five, the last five of them, all five, all five of them"),
      (.target(.rest(2)), "the other two, the remaining two, the other two of them"),
      (.target(.rest(3)), "the other three, the remaining three, the other three of them"),
      (.target(.next), "the next one, the one after that, the one after, the following one, next one"),
      (.alone(.next), "next, the next, and next, what is next, what comes next"),
      (.alone(.previous), "previous, the previous"),
      (.target(.previous), "the previous one, the one before that, the one before"),
      (
        .target(.last),
        """
        the last one, last one, that last one, this last one, the latest one, the last of them, the last of those, the final one, the bottom one
        whichever comes last, the last of these, the one at the bottom, whichever is last
        """
      ),
      (.target(.middle), "the middle one, middle one, the one in the middle, the one in between"),
      (.alone(.last), "the last, the last result"),
      (
        .target(.ordinal(1)),
        """
        the top one, the first result, whichever comes first, whichever is first, whatever comes first
        the first of these, the first of those, the first of them, the one at the top
        """
      ),
      (.number, "number, option, nr, result, item, the number"),
      (
        .nothing,
        """
        these days, how far is it to, how far is it from, how far away is it to
        so that, what else is there, what is there to, what is there in, what else there is, is there a, is there an, is there any, is there anything, is there something, is there some, is there no, is there the, isn t there a, isn t there an, isn t there any, was there a, was there an, was there any, were there any, is there one, is there somewhere, are there, there is, there are, this morning, this afternoon
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
