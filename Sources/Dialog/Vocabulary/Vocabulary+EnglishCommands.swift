extension Vocabulary {
  /// What people ask of the assistant itself.
  static let englishCommands = englishRequests + englishTalk

  /// Undo and redo, help, cancel, search and what was left open.
  private static let englishRequests: [BuiltInCommandPhrases] = [
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
      take (it|that|this|[(the|my|that)] last (one|thing|bit|part|step|change)) back [again]
      (take back|scrap|strike) [(the|that|my)] last (bit|part)
      undo [(the|that|my)] last (bit|part)
      revert (that|it|this|the change|the last (thing|action|change))
      (put|bring|get|give|give me) (it|that|them|this) back [again]
      restore (it|that|them|this)
      (I|we) want (it|that|them|this) back [again]
      roll (it|that) back
      make (that|it) undone
      take that back please
      go back one step
      [(no|oh no|no wait|wait|wait no|actually|no actually|oh wait)] (I|we) (have|did|had) not [(yet|actually|really|after all)]
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
      (take|take back|revert) (both|both of them|both of those|both of these|the last two) [back]
      take (both|both of them|both of those|them both|those both) (back|out|off) again
      take (them|those) both (back|out|off)
      undo both of (those|these)
      cancel (both|both of them)
      take back the last two [(things|actions|changes|steps|ones)]
      take the last two [(things|actions|changes|steps|ones)] (back|out|off) [again]
      take (those|these) two (back|out|off) again
      (undo|strike|scrap|scratch|remove|delete|drop|revoke|erase) (both|the last two|my last two|those two) (entries|additions|records|bookings|deeds)
      """),
    BuiltInCommandPhrases(
      .undoThree,
      """
      (undo|take back|revert|reverse) all three [of (them|those|these)]
      (undo|take back|revert|reverse) the three of them
      take all three [of (them|those|these)] (back|out|off) [again]
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
      [(I|we)] (do not|don't|dont) (need|want) ${topic} (after all|any more|anymore|any longer|now)
      [(I|we)] (do not|don't|dont) (need|want) ${topic}
      no need for ${topic} [(after all|any more|anymore|now)]
      (leave|drop) ${topic} (out|after all)
      leave out ${topic}
      no ${topic} after all
      ${topic} is not needed [(after all|any more|anymore)]
      call off ${topic}
      (cancel|drop|scrap|undo|forget) the one (for|about|on|in|at|with) ${topic}
      call ${topic} off
      (strike|rescind|revoke) ${topic} [(again|after all)]
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
      what can you do [(for me|for us|here|all)]
      what else can you do
      what can (I|we) (say|ask|do|type|say to you|ask you) [(here|with this|in here|with you)]
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
  ]
}
