extension Vocabulary {
  /// What people ask of the assistant itself.
  static let englishCommands: [BuiltInCommandPhrases] = [
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
      take (it|that|this|the last one|the last thing) back [again]
      revert (that|it|this|the change|the last (thing|action|change))
      (put|bring|get|give|give me) (it|that|them|this) back [again]
      restore (it|that|them|this)
      (I|we) want (it|that|them|this) back [again]
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
      cancel (both|both of them)
      take back the last two [(things|actions|changes|steps|ones)]
      take the last two [(things|actions|changes|steps|ones)] (back|out|off) [again]
      take (those|these) two (back|out|off) again
      (undo|strike|scrap|scratch|remove|delete|drop|revoke|erase) (both|the last two|my last two|those two) (entries|additions|records|bookings|deeds)
      """),
    BuiltInCommandPhrases(
      .undoThree,
      """
      undo the last three [(things|actions|changes|steps|ones)]
      take the last three [(things|actions|changes|steps|ones)] (back|out|off) [again]
      (take back|revert) the last three [(things|actions|changes|steps|ones)]
      """),
    BuiltInCommandPhrases(
      .undoDeed,
      """
      take ${topic} (off|out|away|down|back) [again]
      take ${topic} (off|out of) (it|there|that|this) [again]
      (remove|delete|drop|unpin|unmark) ${topic} again
      (undo|revert|reverse) ${topic}
      (I do not|I did not|we do not|we did not) want ${topic} (in there|on there|there|in it|on it) [after all]
      ${topic} (was|were|is) not (supposed|meant) to be (in there|on there|there|in it|on it|on the list|on that list)
      ${topic} (should|does|do) not (be|belong) (in there|on there|there|in it|on it|on the list|on that list)
      not ${topic} after all
      ${topic} was a mistake
      """),
    BuiltInCommandPhrases(
      .restore,
      """
      put ${topic} back [(in|on|there|in there|on there|where it was)]
      (bring|get) ${topic} back
      restore ${topic}
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
      .talkOfDeed(.why),
      """
      why did you ${topic}
      why have you ${topic}
      how come you ${topic}
      """),
    BuiltInCommandPhrases(
      .talkOfDeed(.whatWasDone),
      """
      what did you [just] ${topic}
      what have you [just] ${topic}
      """),
    BuiltInCommandPhrases(
      .talk(.whatWasDone),
      """
      what did you [just] do
      what have you [just] done [(today|so far|until now|all day|for me|for me today|for me so far|now)]
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
      (is it|would it be|is that) possible to (undo|take back|revert|reverse) (that|it|this|anything)
      (is it|would it be|is that) possible to take (that|it|this) back
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
      what is the (maximum|minimum|limit|range|most|least|highest|lowest|max|min) [(possible|allowed|there is|I can (take|have|get|set))]
      how (many|much|high|low|far|long) (can|may) (I|it|we|you|that) (go|be|have|take|get|set|do)
      (what|which) (numbers|values|amounts) (are|is) (possible|allowed|ok|okay|fine|there)
      what (do|have) you (got|offer)
      what is (allowed|available)
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
  ]
}
