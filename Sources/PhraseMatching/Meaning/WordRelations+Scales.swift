/// Ends of scales. What is at one end never means what is at the other.
extension WordRelations {
  static let scales: [(String, String)] = [
    (
      """
      on | enable | activate | turn on | switch on | power on | power up | flip on | put on | light up | illuminate | \
      turn it on | switch it on | turn them on | turned on | switched on | enabled
      """,
      """
      off | disable | deactivate | turn off | switch off | power off | power down | flip off | put out | shut off | \
      shut down | extinguish | kill | turn it off | switch it off | turn them off | turned off | switched off | disabled
      """
    ),
    (
      """
      start | begin | launch | commence | initiate | resume | continue | unpause | restart | reopen | kick off | \
      fire up | get going | start up | carry on | keep going | go on | get started | proceed | starts | begins
      """,
      """
      stop | end | finish | halt | quit | terminate | pause | cancel | abort | kill | cease | call off | call it off | \
      wrap up | shut down | break off | knock off | stops | ends | suspend | interrupt
      """
    ),
    ("play", "pause | stop | mute"),
    ("open | unlock | open up | opened", "close | shut | lock | close up | closed"),
    ("lock | secure | bolt | arm | lock up", "unlock | disarm | unbolt"),
    (
      """
      increase | raise | boost | brighten | up | more | higher | louder | extend | lengthen | longer | warm | warmer | \
      hotter | faster | brighter | turn up | crank up | pump up | bump up | speed up | step up | bring it up | \
      turn it up | warm up | heat up | amplify | add more | stronger | heavier
      """,
      """
      decrease | reduce | lower | dim | darken | down | less | quieter | softer | shorten | shorter | cool | cooler | \
      colder | slower | darker | dimmer | turn down | tone down | cut down | bring down | slow down | dial down | \
      turn it down | cool down | cool off | dial back | weaker | lighter | fewer
      """
    ),
    (
      """
      add | insert | append | create | make | put | include | add in | put in | put down | write down | jot | \
      jot down | set up | pencil in
      """,
      """
      remove | delete | erase | drop | discard | clear | exclude | cancel | take off | take away | take out | \
      get rid of | throw away | throw out | toss | trash | wipe | strike | cross off | cross out | scratch | scrub | dump
      """
    ),
    ("show | display | reveal | unhide | let me see | bring up | pull up", "hide | conceal | cover up"),
    ("mute | silence | hush | shush", "unmute | loud"),
    (
      "next | following | upcoming | coming up | forward | skip forward | fast forward | skip ahead",
      "previous | prior | go back | skip back | back up | rewind | earlier one | one before"
    ),
    ("connect | pair | join | link | hook up", "disconnect | unpair | leave | unlink"),
    (
      "accept | approve | confirm | agree to | say yes",
      "decline | reject | deny | refuse | turn down | dismiss | say no"
    ),
    ("in | inside | indoors | indoor | enter | come in", "out | outside | outdoors | outdoor | exit | go out"),
    ("arrive | arrival | arrivals | get there | get in | land", "depart | departure | departures | leave | set off"),
    ("buy | purchase | pay for", "sell | refund | return | send back"),
    ("yes | true | yeah | yep", "no | false | nope"),
    ("before | ahead of | prior to", "after | afterwards | following"),
    ("first | beginning", "last | final"),
    ("left | left hand", "right | right hand"),
    (
      "like | love | favorite | favourite | thumbs up | upvote | star",
      "dislike | hate | unlike | thumbs down | downvote | unstar"
    ),
    ("import | bring in", "export"), ("upload", "download"),
    ("send | outgoing | sent", "receive | incoming | received"),
    ("push", "pull"), ("borrow", "lend | loan"), ("win | won | winning", "lose | lost | losing"),
    ("remember | remind | keep in mind", "forget"),
    ("cheap | cheapest | cheaper | inexpensive", "expensive | dearest | pricey"),
    ("big | large | biggest | largest | bigger | larger | huge", "small | smallest | little | smaller | tiny"),
    ("fast | quick | fastest | quickest | rapid", "slow | slowest"),
    ("hot | warm | hottest | warmest | heat", "cold | cool | coldest | coolest | chill | freezing"),
    ("early | earlier | earliest | sooner", "late | later | latest"),
    ("old | older | oldest", "new | newer | newest | fresh"),
    ("short | shortest | brief", "long | longest"),
    ("easy | easiest | simple | easier", "hard | difficult | hardest | harder | tough"),
    ("near | nearest | closest | close | nearby | close by", "far | farthest | furthest | distant | far away"),
    ("high | highest | tallest | maximum | max | peak", "low | lowest | minimum | min"),
    ("best | good | great | top rated", "worst | bad | terrible"),
    ("most | many", "least | fewest | few"), ("dock", "undock"),
    (
      "asleep | sleep | go to sleep | go to bed | doze off | bedtime",
      "awake | wake | wake up | get up"
    ),
    ("full", "empty"), ("wet", "dry"), ("safe", "dangerous | unsafe"), ("attach | add on", "detach"),
    ("plus", "minus"), ("book | reserve", "cancel"),
    (
      "check | tick | check off | tick off | mark",
      "uncheck | untick | unmark"
    ),
    (
      "complete | done | finished | completed",
      "incomplete | unfinished | pending | outstanding | not done | still open"
    ),
    (
      "log in | sign in | check in | clock in | login",
      "log out | sign out | check out | clock out | log off | logout"
    ),
    ("answer | pick up | take the call", "hang up | ignore | end the call"),
    ("follow | subscribe | sign up | join in", "unfollow | unsubscribe | opt out"),
    ("pin", "unpin"), ("block", "unblock"), ("archive", "unarchive"), ("unread", "mark as read"),
    ("expand | unfold | maximize | zoom in | enlarge", "collapse | minimize | zoom out | shrink | compress"),
    (
      "deposit | earn | earned | income | top up",
      "withdraw | spend | spent | expense | expenses | spending"
    ),
    ("front | upstairs | top", "back | downstairs | bottom | rear"),
    ("public", "private"), ("gain | put on weight", "lose weight"),
    ("light mode | day mode", "dark mode | night mode"), ("sunrise | dawn", "sunset | dusk"),
  ]
}
