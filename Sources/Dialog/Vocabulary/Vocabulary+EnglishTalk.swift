extension Vocabulary {
  /// Talk about the conversation: what was said, asked and done, and courtesies.
  static let englishTalk: [BuiltInCommandPhrases] = [
    BuiltInCommandPhrases(
      .talk(.repeatAnswer),
      """
      (say|tell me) (that|it|this) [(again|once more|one more time)]
      say (that|it) again
      [sorry] come again
      pardon [me]
      [I] beg (your pardon|pardon)
      (huh|eh|say what|you what|how is that|what is that again|what was that again|say again|come again please)
      [you] (lost me|lost me there)
      (run|go) (that|it) by me [(again|once more|one more time)]
      (I missed|missed|did not catch|did not get|did not hear|could not hear|can not hear) (that|it|you|what you said)
      I do not (understand|follow|get it|get that)
      what do you mean [by that]
      (read|give me|tell me) (that|it) [(out|to me)] (again|once more|one more time)
      read (that|it|this) back [to me] [again]
      read me (that|it|this) back
      [can you] read (that|it|this) to me [again]
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
      what (are|were) you (asking|asking me|waiting for)
      what was it (you were asking|you asked me)
      (what|which) question [(was|is) it]
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
      are you sure [about (that|this|it)]
      (really|seriously|for real)
      (are you|you are|you must be) (kidding|joking|serious) [me]
      """),
    BuiltInCommandPhrases(
      .talkOfDeed(.why),
      """
      why did you ${topic}
      why have you ${topic}
      how come you ${topic}
      """),
    BuiltInCommandPhrases(
      .talkOfDeed(.allThatWasDone),
      """
      what did (you|I|we) [just] ${topic}
      what have (you|I|we) [just] ${topic}
      what have (you|I|we) ${topic} [(so far|until now|today|for me)]
      (who|whom|which|which one|which ones) (did|have) (you|I|we) [just] ${topic} [(so far|until now|today|for me)]
      """),
    BuiltInCommandPhrases(
      .talkOfDeed(.wasItDone),
      """
      did you [(really|actually|already|just|also)] ${topic}
      have you [(really|actually|already|just)] ${topic} (yet|already|too|now)
      """),
    BuiltInCommandPhrases(
      .talkOfDeed(.isItSo),
      """
      [(so|and|well|now)] (is|are|was|were) (it|that|this|they|those|everything) [(all|already|really|now)] ${topic} [(now|yet|then|already)]
      [(so|and|well|now)] (has|have) (it|that|this|they|those|everything) [already] been ${topic} [(now|yet|then|already)]
      """),
    BuiltInCommandPhrases(
      .talk(.wasItDone),
      """
      [(so|and)] did (it|that) work [out]
      [(so|and)] (did|have) you [(do|done)] (it|that) [(yet|already|now)]
      [(so|and)] (did|have) you (do|done) (it|that) [(yet|already|now)]
      [(so|and|well)] (is|was) (it|that|this|everything) [(all|already|now)] (done|finished|through|taken care of|sorted) [(now|yet|then|already)]
      [(so|and)] are you done [(now|yet|with it|with that)]
      [(so|and)] (did|has) (it|that) (go|gone|went|go through|gone through|been done|happen|happened|work|worked)
      """),
    BuiltInCommandPhrases(
      .talk(.whatWasDone),
      """
      what did you [just] do [(just now|now|then|there|right now)]
      what did i just (do|add|change|say to do|put in|set)
      what was it you did [(just now|there|then)]
      what have you [just] done [(just now|now|there)]
      what (just happened|happened|was that just now)
      what did (I|we) just do
      what was [(the|my)] last (thing|action|request|command) [(you did|I did|I asked)]
      what was the last thing (you did|I did|I asked|we did)
      what did we do
      what did I [just] (ask|tell) you [to do]
      (read|tell) me [back] what you (wrote|noted|put|wrote down|noted down|put down|have written)
      read back what you (wrote|noted|wrote down|noted down)
      what [exactly] did you (write|note|put) [down]
      what was it you [just] did
      """),
    BuiltInCommandPhrases(
      .talk(.whatWasChanged),
      """
      what did (you|I|we|that|it) [just] (change|alter) [just now]
      what have (you|we|I) [just] (changed|altered) [just now]
      what was [just] (changed|altered)
      what was the last change [(you|I|we) made]
      (what|which) change did (you|I|we) [just] make
      what (has|was) (changed|been changed)
      (did|has) (that|it|anything) (change|changed) [anything]
      did you change anything
      (tell|show) me what you [have] [just] changed
      what is different now
      """),
    BuiltInCommandPhrases(
      .talk(.allThatWasDone),
      """
      what (have|did) (you|we|I) (done|do) (today|so far|until now|till now|up to now|all day|for me|for me today|for me so far|now)
      what (have|did) (you|we|I) (change|changed|add|added|remove|removed|set) (today|so far|until now|in all|altogether)
      what have we done
      what have (you|we|I) (all|made|added|removed|set)
      what all (did|have) (you|we|I) (do|done|change|changed)
      what (has been|was|is|got) done [(so far|today|until now)]
      (show|tell) me what you (did|have done)
      (list|show|name|sum up|summarize|recap) [me] (everything|all|all that|all the things) [that] (you|we|I) [have] (did|done|changed)
      (what are|list|show me) [all] [(the|my|your)] (changes|actions|steps) [so far]
      (give me a|a) (summary|recap) [please]
      where do we stand
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
      (what|who) is there
      what is there to (choose|pick|select) [from]
      who is available
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
      (great|perfect|cool|nice|good|awesome|excellent|wonderful|ok|okay) [(thanks|thank you|thx|ty)]
      (good|great|nice) (job|work|one)
      well done
      [(thanks|thank you|ta|cheers|great|good|perfect|ok|lovely|brilliant)] that (is|was|will be|would be) (all|it|everything|me done) [(I|we) (wanted|needed|need|want|wanted to know|needed to know|was after)]
      (that will do|that is enough|that will be all|that would be all|nothing else|nothing more) [(thanks|thank you|ta|cheers)]
      [(thanks|thank you|great|ok|cheers)] (we are done|all done|we are done here|I am all set|all set|we are all set)
      (much obliged|thanks a million|thanks a bunch|many thanks|thank you kindly|thanks again|thanks heaps)
      [I] [really] appreciate (it|that|your help|the help)
      (you are|you're) [(pretty|very|really|so|quite|rather)] (good|clever|smart|quick|fast|nice|useful|brilliant|amazing) [at this] [at that] [you know]
      (not bad|not too bad|not bad at all|pretty good|very good|very nice|good stuff|impressive|that is impressive|that was quick|that was fast)
      [well] [(at least|but)] you tried
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
      who is (this|that) [speaking]
      who is there speaking
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
      .talk(.affection),
      """
      I [(really|do|just|still)] (love|adore|like) you [(too|so much|a lot|all)]
      (love you|love ya|luv you|miss you|I miss you|I missed you) [(too|so much)]
      (marry me|will you marry me|do you love me|do you like me|be my friend|you are my friend|we are friends)
      (you are|you're) (cute|sweet|lovely|adorable|kind|wonderful|my favorite|my favourite|a sweetheart|a darling)
      (good|clever) (boy|girl|bot|robot|assistant|computer)
      (hugs|kisses|hug me|give me a hug|xoxo)
      """),
    BuiltInCommandPhrases(
      .talk(.laughter),
      """
      (ha|haha|hahaha|hahahaha|ha ha|ha ha ha|hehe|hihi|lol|lmao|rofl|hah|hee hee)
      (that is|that was|that's|you are|you're) [(so|very|really|pretty|quite)] (funny|hilarious)
      (very funny|so funny|funny|that made me laugh|you made me laugh|you crack me up)
      """),
    BuiltInCommandPhrases(
      .talk(.complaint),
      """
      (you are|you're) [(so|very|really|pretty|quite|completely|totally)] (stupid|dumb|useless|an idiot|bad|terrible|awful|annoying|slow|no help|not helpful|wrong|rude|hopeless|crazy|a fool)
      (I hate you|I hate this|I do not like you|you suck|this sucks|that sucks|you stink|shut up|screw you|damn you|go to hell)
      (that is|that was|this is) [(so|very|really|completely|totally)] (stupid|dumb|useless|bad|terrible|awful|nonsense|rubbish|ridiculous|annoying|no help|not helpful|not what I (meant|wanted|asked|said|asked for))
      (you do not|you never|why do you not|why can you not) (understand|understand me|listen|listen to me|get it|get me|help|help me)
      (stupid|idiot|dummy|nonsense|rubbish|what the hell|what the heck|wtf|are you stupid|are you dumb|are you crazy|bad bot|not funny)
      I am (annoyed|angry|frustrated|mad|upset) [(with you|at you|now)]
      """),
    BuiltInCommandPhrases(
      .talk(.chat),
      """
      (tell|give) me (a joke|another joke|a story|a riddle|something funny|something interesting|a fun fact|a fact)
      (say something|say something funny|say something nice|entertain me|make me laugh|surprise me with something|talk to me|let us talk|let us chat|can we talk)
      (sing|sing me a song|sing a song|sing something|can you sing|do you sing)
      I am [(so|very|really|a bit|feeling)] (bored|tired|sad|lonely|happy|hungry|thirsty|sleepy|sick|fine|good|great|well|okay|ok|excited|stressed)
      (how old are you|when were you born|when is your birthday|where are you from|where do you live|where are you|do you sleep|do you eat|do you dream|are you married|are you single|are you happy|are you okay|are you ok|are you tired|are you smart|are you male|are you female)
      (what do you think|what do you think of that|what is your opinion|what are you thinking|what are you doing|what are you up to|what do you like|what do you like to do)
      what is your favorite (color|food|song|movie|film|book|animal|place)
      (how smart are you|how clever are you|how do you feel|what is the meaning of life|what is love|do you have feelings|do you believe in god|do you know everything)
      (I am back|I am home|I am here|it is me|here I am|I am new here)
      """),
    BuiltInCommandPhrases(
      .talk(.presence),
      """
      are you [(still|even)] (there|here|with me|awake|listening|working|on|online|around)
      (can|do) you (hear|see|understand|read|get) me
      (hello|hey|hi) (is anybody there|anybody there|is anyone there|anyone there|is anybody home)
      (is anybody there|is anyone there|anybody there|anyone there|anybody home|is somebody there|still there|you there)
      (test|testing|test test|this is a test|testing testing|just testing|check check|mic check)
      """),
    BuiltInCommandPhrases(
      .talk(.remark),
      """
      (no problem|no worries|do not mention it|any time|anytime|my pleasure|all good|it is fine|it is ok|it is okay|that is ok|that is okay)
      (wow|whoa|interesting|how interesting|that is interesting|I see|I understand|understood|makes sense|that makes sense|fair enough|good to know|oh I see|noted|roger|roger that|whatever|if you say so|hm|hmm|ugh|meh|oh|oh well|oh no|ah|aha|huh ok|gotcha)
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
