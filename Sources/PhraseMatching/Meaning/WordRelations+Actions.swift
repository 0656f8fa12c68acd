/// Words of what is done to anything.
extension WordRelations {
  static let actionWords = """
    start | begin | launch | commence | initiate | fire up | kick off | get going | start up | get started | trigger
    run | execute | perform | carry out | trigger | launch
    open | launch | bring up | pull up | go to | open up | take me to | jump to | switch to
    stop | end | finish | halt | terminate | quit | cease | wrap up | kill | put an end
    cancel | abort | scrap | drop | call off | call it off | delete | clear | remove | forget about
    resume | continue | carry on | keep going | unpause | go on with | pick up where | go back to | proceed
    pause | hold | freeze | suspend | hold on | put on hold
    skip | pass | jump over | pass over | leave out | move past
    show | display | view | see | bring up | pull up | let me see | list | look at | take a look | give me | check
    remove | delete | erase | clear | discard | take away | take off | get rid of | throw away | toss | wipe | scrub |
    drop | strike
    cross off | remove | take off | scratch | strike | cross out | delete | knock off
    close | shut | close up | pull it shut | draw shut
    quit | exit | close | leave
    increase | raise | boost | turn up | bump up | step up | bring it up | turn it up | crank up
    decrease | reduce | lower | turn down | cut down | bring down | cut | dial down | turn it down | dial back
    extend | lengthen | prolong | increase | add more
    shorten | decrease | trim | cut down | cut
    set | adjust | change | put | turn | bring | make | dial | tune | regulate | crank
    change | modify | alter | edit | adjust | update | revise | amend | switch
    create | make | add | new | set up | start a new | build | generate | draft | compose
    add | put | stick | include | insert | append | throw in | put down | pop | slip in | toss in
    find | locate | search | look | look up | look for | search for | hunt down | track down | seek | dig up |
    find me | get me | show me
    get | fetch | retrieve | grab | pull | bring me
    check | inspect | verify | look at | look over | examine | review | make sure
    fix | repair | mend | sort out | correct | troubleshoot
    save | keep | store | hang on to | hold on to | stash | preserve
    send | deliver | ship | shoot | fire off | pass on | transmit | dispatch
    share | send | pass on | pass along | forward | send on
    rename | call it | change the name | give a name | retitle | relabel | name
    copy | duplicate | clone | replicate | make a copy
    move | transfer | shift | relocate | bring | put
    replace | swap | substitute | exchange | switch out | swap out | trade
    undo | revert | take back | roll back | reverse | go back
    repeat | redo | do again | once more | one more time | again
    choose | select | pick | pick out | decide | opt for | go with
    compare | contrast | difference | stack up
    count | tally | how many | number of | total | number | quantity | how much | amount | add up | what number
    how long | how much time | duration | length | how much longer
    left | remaining | to go | still to go | left over
    next | following | upcoming | coming up | up next | what is next
    previous | prior | last | one before | preceding
    current | now | right now | present | at the moment | going on
    recent | latest | newest | last | most recent | lately | freshest
    confirm | approve | accept | agree to | okay | verify
    decline | reject | refuse | deny | turn down | say no | dismiss
    allow | permit | let | grant | authorize
    prevent | block | ban | forbid | keep out | bar
    explain | describe | tell me about | what is | define | clarify
    help | assist | support | give a hand | aid
    organize | sort | arrange | order | tidy up | group | categorize
    combine | merge | join | put together | unite | consolidate
    split | divide | separate | break up | share out
    convert | change into | turn into | translate | transform
    calculate | compute | work out | figure out | how much is | solve | determine | find out
    log | record | track | note | enter | write down | keep track of
    rate | score | grade | review
    recommend | suggest | propose | advise | any ideas
    summarize | recap | sum up | summary | overview | rundown | brief | round up
    status | state | condition | how is | progress | standing
    progress | how far | how am i | how i am
    statistics | stats | numbers | figures | metrics | report
    history | past | log | previous | earlier
    favorite | favourite | love | like | star | bookmark | heart | thumbs up | upvote | enjoy | adore
    need | require | want | would like | could use
    quick | fast | rapid | speedy | swift | quickest | fastest
    big | large | huge | giant | massive | larger | largest | bigger | biggest | enormous | sizeable | jumbo |
    extra large
    cheap | inexpensive | affordable | budget | low cost | bargain | low price | good value | cheaper | cheapest |
    reasonable | lowest price | easy on the wallet
    nearest | closest | nearby | near me | close by | around here | near
    best | top | greatest | top rated | finest | all time best | highest rated | best ever | number one | unbeatable |
    goat
    finished | done | complete | completed | over | through | finish
    complete | finish | check off | tick off | mark | mark done | mark as done | tick | mark complete
    random | any | surprise me | shuffle | whatever
    activate | enable | turn on | switch on | allow | permit | opt in | opt into | make active | put in force
    deactivate | disable | turn off | switch off | disarm
    turn | switch | flip
    join | enter | hop on | get into | connect to
    get out of | leave | exit | drop out
    wait | hold on | hang on | give me time
    empty | clear out | clean out | purge | clear | delete all | wipe | remove everything
    refresh | reload | update | sync
    configure | set up | customize | adjust
    shrink | minimize | zoom out | make smaller
    error | problem | issue | bug | fault | trouble
    paste | insert | put in
    unlock | open | let in | unbolt
    order | get | ask for | request | have delivered
    speed | pace | how fast | velocity | rate | tempo | minutes per mile
    watch | view | see | stream | put on
    next one | next | skip | skip forward | skip ahead
    go back | previous | skip back | last one | back | one before | prior | preceding | the last
    date | day | when
    list | enumerate | checklist | run through | go through
    tick | check | check off | tick off | mark
    tag | label | mark | flag | highlight | put a mark on | set apart
    begin | start | get going | set going | set in motion | get rolling | get under way | commence | kick off |
    get the ball rolling | start off
    fire up | start | start up | launch | get running | boot up | spin up | get it running | set it running
    halt | stop | make it stop | knock it off | cut it out | that is enough | enough | stop it | no more | quit it |
    put a stop
    interrupt | break off | cut short | stop early | stop halfway | stop in the middle | bail out
    call off | cancel | cancelled | canceled | scrap | abandon | forget it | forget about | never mind | nevermind |
    not any more | nix
    bin | delete | throw out | throw away | chuck | chuck out | ditch | dump | trash | toss out | get shot of |
    do away with
    get rid of | remove | delete | lose | dump | ditch | scrap | eliminate | do not need | do not want |
    no longer need | be rid of | make it disappear
    take off | remove | cross off | strike off | pull off | take out | drop from | leave off | knock off | removed
    wipe out | erase | wipe | clear | clear out | blank | empty | clean slate | delete everything | start fresh
    carry on with | resume | continue | carry on | pick up where | where i left off | where we left off | keep at it |
    get back to | back to
    suspend | pause | put on hold | hold off | hold it | stop for now | stop for a moment | stop for a bit |
    take five | paused | hang fire
    keep going | continue | do not stop | carry on | go ahead | keep it going | press on | keep on |
    leave it running | keep it running
    leave out | skip | omit | exclude | except | but not | without | leave off | apart from | other than | spare me |
    no need for | not including
    let me see | show | show me | id like to see | i want to see | can i see | may i see | let me look | let me view |
    give me a look | have a look | take a peek | peek
    pull up | open | bring up | call up | get up | fetch | load | load up | get me into | take me into | pop open
    tell me | let me know | id like to know | i want to know | i wonder | can you say | fill me in | what is
    go to | open | take me to | go into | get me to | switch over to | bring me to | head to | move to | navigate to |
    flip to
    go back to | return to | back to | switch back to | take me back to | get back to
    seek | find | search | look for | try to find | hunt for | see if there is | is there | are there | have i got |
    do i have | track down | come up with
    where is | where are | find | locate | where did i put | where can i find | where have i put | whereabouts |
    can not find | have you seen | what happened to | where did it go
    lost | missing | misplaced | mislaid | can not find | gone | disappeared | vanished | gone missing
    what is there | list | show all | show everything | give me everything | all of them | which ones |
    what have i got | what do i have | what all | everything i have
    who | who is | which person | whose | what person | by whom
    when | what time | what day | at what time | on what day | which day | what date | how soon
    why | how come | for what reason | what for | what is the reason | reason | cause | what caused | how is it that |
    the reason
    how do i | how to | how can i | instructions | show me how | tell me how | what is the way to | way to |
    steps to | explain how | teach me
    for how long | how long | duration | how much time | length | since when | how many minutes | how many hours |
    how long has it | how long will it
    how often | frequency | how many times | how frequently | how regularly | number of times
    how big | size | how large | dimensions | how much space | measurements | what size | bigness | area
    how far along | progress | how much is done | percent done | how is it going | how is it coming | coming along |
    getting on | how much is left
    when will it finish | time left | time remaining | how much longer | how long until | done yet | finished yet |
    ready yet | nearly done | almost done | how long till
    is it ready | done | finished | is it done | is it finished | completed | ready | all done | has it finished |
    through
    what is left of | remaining | left | left over | rest of | remainder | what is left | still there | still left |
    how much more
    what is new | latest | news | updates | recent changes | what is changed | what has changed | what did i miss |
    anything new | catch me up | bring me up to
    what happened | history | log | events | recent activity | activity | goings on | what is been going on |
    what went on
    last time | when did | most recent | when was the last | how long ago | how long since
    what is going on | status | what is happening | state of things | where do we stand | what gives |
    how do things stand | how does it look | how is everything
    state | status | condition | situation | in what state | shape | is it running | is it working
    make sure | check | verify | ensure | double check | see to it | see that | be certain
    check whether | check if | see if | see whether | find out if | find out whether | tell me if | let me know if |
    do you know if
    did i | have i | check whether | check if i | did i forget | did i remember | did i leave
    forgot to | did i leave | forgot | forgotten | did i forget | i left | i think i left | may have left
    modify | change | alter | tweak | adapt | fiddle with | make changes | rework | edit | touch up | adjust |
    changed
    fine tune | adjust | tweak | calibrate | tune | dial in | nudge
    correct | fix | put right | make right | set right | amend | straighten out | rectify | corrected
    bring up to date | update | updated | freshen up | make current | up to date
    convert into | convert | turn into | transform | make it into | change into | change to | make into
    make | create | produce | put together | come up with | whip up | knock up | prepare | draw up | set up |
    make me | knock together | throw together | cook up | start me a | i need a new | set me up | build | draft |
    new | start a new | make up | cobble together | compile | give me a new | generate | get me a new | open a new |
    craft
    start a new | create | new | make a new | add a new | open a new | set up a new | give me a new | start a fresh |
    make another | i need a new
    put down for | add | include | put in | throw on | tack on | stick on | chuck in | also | plus | as well | added
    drop in | add | pop in | slot in | fit in | squeeze in | insert | work in
    remember | save | keep in mind | make a note | bear in mind | store | do not forget | note that |
    commit to memory | memorize
    forget | delete | remove | dismiss | never mind | drop | clear
    hang on to | keep | save | hold on to | retain | do not delete | do not throw away | put aside | set aside |
    put by | keep safe
    put away | store | stow | stash | tidy away | put back
    put back | restore | return | bring back | reinstate | get back | how it was | the way it was | put it back
    take it back | undo | take that back | i did not mean that | oops | my mistake | that was wrong |
    go back one step | reverse | roll back | revert
    do over | redo | do it again | try again | retry | give it another go | another try | one more go |
    have another go | repeat | again | once more | another go | one more time | give it another try
    again | repeat | once more | one more time | another time | over again | say that again | come again | anew |
    afresh
    duplicate | copy | make a copy | second copy | copied | another copy | make a duplicate | run off a copy | clone |
    create a copy
    exchange | swap | swop | trade | trade places | switch around | change over | interchange | switch places
    give another name | rename | call it something else | name it | new name | change the title | title | retitle |
    give it the name | known as
    called | named | titled | by the name of | labeled | labelled | entitled | that goes by | name | title | heading |
    call it | under the name
    sort | order | arrange | rank | put in order | sorted | sort out | line up | organise | ordered by | sequence
    alphabetically | by name | in alphabetical order | a to z | from a to z | alphabetical | sort by name | by title |
    abc order
    newest first | by date | latest first | most recent first | chronologically | chronological | in order of date |
    sort by date | in date order
    biggest first | by size | largest first | in order of size | descending size
    downwards | descending | highest first | largest first | high to low | falling
    group together | group | sort | bundle | lump together | categorise | cluster | classify | file under
    put together | combine | merge | join | unite | bundle | pull together | blend | mash together | lump together
    split up | split | divide | break up | separate | cut up | break into pieces | chop up | cut in two | halve
    share out | divide | distribute | dole out | hand out | split between
    contrast | compare | difference | differences | diff | tell apart | differ | what is different |
    how does it differ | side by side | versus | vs
    total | sum | altogether | all together | in all | in total | all told | overall | grand total | add up | sum up |
    tally up | what does it total | how much altogether
    double | twice as much | twice | two times | times two
    maximum | max | full | as high as possible | all the way up | hundred percent | full blast | to the max |
    highest | at full | to the top | full whack | flat out
    minimum | min | lowest | as low as possible | all the way down | smallest | least
    a bit | a little | slightly | a touch | a tad | a notch | somewhat | a smidge | a little bit | a fraction |
    little | a hair | tiny bit | just a bit | a smidgen
    a lot | a great deal | loads | by a lot | considerably | heaps | a good deal
    more | extra | additional | further | some more | another | greater | increased
    less | fewer | not so much | not as much | reduced | not so many
    raise | increase | turn up | bring up | put up | step up | ramp up | push up | make it higher | higher | lift |
    jack up | bump up | up a notch | hike
    lower | decrease | reduce | turn down | bring down | drop | step down | take down | make it lower |
    bring it down | down a notch | scale back | ease off | dial down | knock down a notch | cut back
    too high | turn down | lower | too much | way too much | reduce
    too low | turn up | raise | not enough | too little | not high enough
    bigger | larger | enlarge | blow up | increase the size | make it bigger | scale up | magnify | grow
    smaller | shrink | reduce | make it smaller | reduce the size | scale down | tinier | downsize
    longer | extend | stretch | lengthen | drag out | draw out | make it longer | extra time | more time
    shorter | shorten | cut down | make it shorter | abbreviate | condense | trim | abridge
    faster | speed up | quicker | hurry | hurry up | accelerate | more quickly | step on it | get a move on |
    pick up the pace | chop chop
    slower | slow down | slow | more slowly | not so fast | take it slow | decelerate | too fast | ease up
    slow | sluggish | taking forever | laggy | crawling | lagging | takes ages | slowly | dragging
    broken | not working | out of order | does not work | wont work | is not working | on the blink | on the fritz |
    bust | kaput | faulty | playing up | acting up | defective
    what is wrong | problem | error | issue | diagnose | troubleshoot | what is the matter | what is up with |
    trouble | gone wrong | went wrong | amiss
    stuck | frozen | hanging | hung | not responding | unresponsive | jammed | wont move | hangs
    get working again | fix | repair | mend | patch up | make it work | sort out | put right | solve | resolve |
    remedy
    test | try | try out | give it a try | give it a go | check out | see if it works | experiment
    settle on | choose | pick | select | go for | plump for | ill have | ill take | let us go with | chosen |
    opt for
    most important | top priority | priority | urgent | crucial | vital | critical | pressing | matters most |
    essential | high priority | important
    first | earliest | to begin with | at the start | top one | initial | number one
    last | final | ending | at the end | latest
    the one after | next | following | after that | upcoming | coming up | one after this | afterwards
    earlier | before | previous | prior | sooner | ahead of
    later | after | afterwards | in a while | in a bit | some other time | another time | not now
    soon | shortly | in a minute | before long | in a moment | any minute now | in a bit | any minute
    right away | now | immediately | at once | straight away | right now | asap | this minute | this instant |
    on the double | pronto | without delay | as soon as possible | quickly
    every time | always | each time | whenever | without exception | all the time
    all | everything | every | each | the lot | the whole lot | all of them | the whole thing | entire | whole |
    every single one | every last
    automatically | by itself | on its own | auto | automatic | without asking
    permanently | forever | for good | for ever | once and for all | for always
    temporarily | for now | for the time being | for a while | for the moment | temporary | meanwhile
    until further notice | indefinitely | until i say so | until i say otherwise
    cleared up | done | taken care of | dealt with | sorted | crossed off | handled | finished | completed |
    ticked off | out of the way | settled | over with | accomplished | behind me | wrapped up
    i have done | done | completed | finished | mark done | mark as done | complete | i did | i finished |
    i took care of | got done | is done | finished with | check off | tick off | cross off
    wrap up | finish | end | complete | round off | bring to an end | conclude | finish off | finish up | wrap it up |
    call time on
    take care of | handle | deal with | see to | look after | attend to | mind
    agree | accept | approve | say yes | yes | sure | that is fine | sounds good | go ahead | give the go ahead |
    green light | sign off on | thumbs up
    make certain | confirm | verify | double check | is it true | is it right | is that right | validate
    turn down | decline | reject | refuse | say no | say no to | thumbs down | pass on | knock back | no thanks
    permit | allow | let | give permission | grant access | let through | authorise | give access
    forbid | prevent | block | deny | do not let | do not allow | disallow | keep from | stop from | keep out |
    no access
    figure out | work out | calculate | compute | solve | reckon | add up | do the math | do the maths | how much is |
    do the sum | crunch the numbers | crunch | tot up | evaluate
    describe | describe to me | explain | details | tell me about | tell me more | more about | more information |
    info | information | particulars | specifics | facts | know more about
    sum up | summarize | summarise | summary | in a nutshell | in short | give me the gist | the gist |
    short version | tldr | boil down | recap
    look over | check | review | go over | go through | run through | run over | inspect | skim
    watch over | monitor | keep an eye on | keep tabs on | watch | track | keep watch | follow | observe |
    look out for
    keep track of | track | log | record | monitor | keep a record | follow | keep count
    put on record | log | record | enter | note | register | document | key in | write down
    suggest | recommend | propose | any suggestions | give me ideas | what should i | any ideas | what would you |
    recommendation | recommendations | suggestion | suggestions | inspire me
    surprise me | random | anything | whatever | dealers choice | up to you | you choose | you pick | any old |
    pick one for me | i do not mind | i do not care
    decide for me | choose | pick | flip a coin | toss a coin | heads or tails | make a choice
    favorite one | best | top | favorite | finest | number one | most popular | highest rated | best rated |
    pick of the bunch
    share with | share | give access to | let see | pass to | make visible to | send over to
    warn | alert | notify | let me know when | tell me when | tell me if | give me a heads | flag up | give warning |
    heads up
    remind me | do not let me forget | make sure i remember | help me remember | jog my memory |
    do not forget to tell | i mustnt forget | i must not forget | i need to remember | i have to remember | reminder |
    give me a nudge
    list of | lists | list | collection | set of | catalog | catalogue | inventory | index
    version | edition | release | variant | which version | what version | build
    at least | minimum | no less than | or more | no fewer than
    rule | automation | automations | routine | rules | trigger
    help me | help | assist me | i need help | i am lost | i am stuck | give me a hand | lend a hand | what can i do |
    what can i say | what can you do | what are my options
    main menu | home screen | start page | home page | front page | main page | main screen
    left side | left | on the left | left hand | to the left
    right side | right | on the right | right hand | to the right | rightmost | on your right
    inside | indoors | indoor | in the house
    outside | outdoors | out of doors | outdoor | exterior | open air | in the open | al fresco | in the fresh air
    upstairs | upper floor | top floor | up there | up the stairs | upper level
    downstairs | ground floor | lower floor
    everywhere | all over | in every room | whole house | throughout | all rooms | entire house | all over the house
    noisy | loud | deafening | blaring | ear splitting | thumping
    dirty | filthy | mucky | grubby | grimy | muddy | dusty | unclean | not clean | messy | soiled | in a state |
    stained
    hot | warm | toasty | boiling | scorching | sweltering | roasting | heat | baking | heatwave | heat wave |
    sizzling | how hot | swelter | blistering | t shirt weather | shorts | wear shorts
    cold | chilly | freezing | nippy | icy | frosty
    open up | open | wide open | opened | unlock | pop open | crack open
    shut | close | closed | pull to | slam | seal | closing
    ajar | left open | open | not closed | not shut | standing open | wide open
    is it open | opening hours | business hours | when does it open | open yet | hours
    screen timeout | sleep timeout | auto lock | screensaver | screen saver | when the screen sleeps
    fingerprint | thumbprint | finger scan | touch sensor | fingerprint sensor
    face unlock | face recognition | facial recognition | face scan | unlock by face
    nothing in it | empty | blank | bare | vacant | hollow | unused
    sofa | couch | settee | loveseat
    balcony | loggia | roof terrace
    bathroom sink | sink | basin | washbasin
    spigot | tap | faucet | taps | faucets | water tap
    shuts | shut | shutting | close | closed | closes | closing | pull shut | push shut | pull to | slam |
    swing shut | draw | seal up | shutting up
    """
}
