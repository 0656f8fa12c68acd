/// More ways of saying what people want of a calendar.
extension WordRelations {
  static let calendarSayings = """
    which day | when is | what day | what date | which date | what time | which time | what hour | which hour |
    how soon | date of | time of | day of | the date of | the time of | the day of | start time of |
    starting time of | the hour of | the date for | the time for
    tell the date of | when is | give me the date | give me the time | need the date of | need the time of |
    know the date of | know the time of | find out the date | find out the time | how long until
    when am i due | when is my | when does my | when do i go | how long until my | how soon does my |
    what time does my | which day does my | what day does my | what time do i | which day do i | at what time does
    when is the | what time does | which day does | what day does | how soon does | how long till | how long until |
    when does | at what hour does | when do we have | when have we got | when do i have | when have i got
    kick off | start time | when is | due | gets going | scheduled for | takes place | planned for | get started |
    is due | is scheduled | is planned | starting time
    earliest upcoming | soonest | next | nearest | closest | upcoming | very next | impending | forthcoming |
    following | comes first | comes up first | happens first | starts first | coming up first | first up |
    nearest in time
    next event | coming up first | soonest thing | after this | thing coming up | first thing coming up |
    earliest thing | coming up soonest | straight after this | right after this | following this |
    soonest on the agenda | upcoming engagement | upcoming commitment | upcoming thing | first thing |
    first thing on | first appointment | first on the agenda
    my next event | need to be after | supposed to be after | have to be after | where must i be | where should i be |
    where am i expected | where am i due | where am i headed | where am i supposed | expected after this |
    coming up soon | coming up soonest | soonest thing | after this | first thing coming up
    my next meeting | need to be after | supposed to be after | have to be after | where must i be |
    where should i be | where am i expected | where am i due | where am i headed | where am i supposed |
    expected after this | coming up soonest | soonest thing | after this
    my next appointment | need to be after | supposed to be after | have to be after | where must i be |
    where should i be | where am i expected | where am i due | where am i headed | where am i supposed |
    expected after this | coming up soonest | soonest thing | after this
    up next | event | appointment | meeting | next up | next thing | next one | comes next | come next | coming next |
    next in line | next on the agenda | to be next | to be at next | to go next | due next | happening next |
    happens next | next commitment | next engagement | next on the schedule | next in my diary | next thing on |
    am i doing next | do i do next | am i seeing next | am i meeting next | am i on next | am i attending next |
    do i have next | have i got next | have i next | is coming up next | to attend next | to be in next
    on my calendar | happening | going on | coming up | planned | scheduled | lined up | in store | in the diary |
    on the agenda | on the schedule | on the cards | arranged | booked | booked in | penciled in | pencilled in |
    taking place | in my diary | in the planner | in the calendar | on the books | on the docket
    is on my calendar | look | look like | looks like | looking like | looking | hold | have in store | got in store |
    shape up | shaping up | hold for me | have planned | have on | got planned | got on | have scheduled |
    got scheduled | going to look like | am i up to | am i doing
    show my calendar | look like | anything in the diary | anything in the calendar | anything on the agenda |
    anything on the schedule | something in the diary
    show my calendar for | what happens | what is happening | what is planned | what is scheduled | what goes on |
    have i any plans | agenda of | schedule of | plan of | plans of | lineup of | itinerary of | rundown of |
    outline of
    week ahead | week | next few days | coming days | days ahead | whole week | entire week | full week |
    rest of the week | working week | workweek | work week | monday to friday | monday through friday |
    monday to sunday | monday through sunday | weekly view | weekly overview | weekly agenda | weekly schedule |
    weekly plan | week view | weekly
    upcoming days | my week | days to come | the coming days | the next few days | the days ahead | weekly view |
    weekly agenda | weekly plan | weekly schedule
    overview | show | outline | summary | rundown | synopsis | give me an overview | overview of | outline of |
    rundown of | summary of | run through | breakdown of | recap of | at a glance | glance at | quick look at |
    snapshot of | preview | preview of
    have time | free | got time | available | have a gap | got a gap | a gap | a free slot | free slot | free spot |
    open slot | an opening | have an opening | have room | got room | have space | got space | have a window |
    a window | have availability | availability | unoccupied | not busy | nothing on | nothing planned |
    have nothing on | have nothing planned | got nothing on | at leisure | at liberty | uncommitted |
    have a spare moment | have a minute | have a moment | have any gaps
    any room | am i free | have time | any space | any gaps | any openings | any availability | free slot |
    open slot | free time | spare time | have anything on | anything scheduled | anything clashing | a clash |
    a conflict | any conflicts | any clashes | clash with anything | got anything on | got plans | have plans |
    have anything planned | already taken | already booked | already busy | squeeze something in | fit something in |
    fit anything in | squeeze anything in | slot something in | take something on | take on anything |
    make something | squeeze in something | fit in something | something else on
    would that suit | i am free | does that work | is there room | is there a gap | is there time |
    is there an opening | is there space | have we time
    total of | how many | the total of | number of | the number of | count of | the count of | the sum of | tally of |
    the tally of | total up | add up | tot up | tally up | a count of | a tally of | headcount of | count up |
    total number of
    how many events | number of events | total of events | count of events | tally of events | sum of events |
    event count | event total
    how many meetings | number of meetings | total of meetings | count of meetings | tally of meetings |
    meeting count | meeting total | number of appointments | total of appointments | count of appointments |
    number of bookings | number of engagements
    are in my diary | do i have | are on my calendar | are in my calendar | are there | are scheduled | are planned |
    are booked | are lined up | are coming up | are on my agenda | are on my schedule | are on the books | am facing |
    will there be | got lined up | got scheduled | got booked
    meetings | bookings | entries | commitments | obligations | engagements | slots | sessions | get togethers |
    sit downs | dates | events | appointments | things on | items | things | booking | entry | commitment |
    obligation | engagement | session | get together | sit down | item | event | meeting | appointment
    give me notice | alert me | heads up | need notice | want notice | need warning | want warning | fair warning |
    early warning | advance notice | forewarn | sound the alarm | give a shout | shout | tap me | holler | beep |
    buzz | chime | a nudge | a ping
    want a warning | set an alert | heads up | give me notice | want notice | need notice | need a warning |
    give me warning | notification | want a nudge | want a ping | want a buzz | early warning | advance warning |
    prior notice | want a heads up | need a heads up | notice | warning | advance notice
    ahead of | before | prior to | in advance of | in advance | earlier than | beforehand | ahead of time |
    previous to | leading up to | notice for | notice of | warning for | warning of | preceding
    come along | invite | come to | to come to | join us | tag along | tag along to | in on the | be included in |
    be added to | added to the
    extend an invitation | invite | include | add | loop in | rope in | bring | bring along | bring in |
    put down for | add as a guest | add to the list | put on the list | guest list | attendee list | attendees |
    participants | guest | ask over | ask along | forward the invite | send the invite | share the invite |
    get on board
    out of the diary | cancel | off my calendar | out of my calendar | off the calendar | from my calendar |
    from the calendar | from my diary | off the schedule | from my schedule | from the schedule | off my schedule |
    out of my diary | off my agenda | from my agenda | from the agenda | off my plate | out of the calendar |
    off the books | out of my planner
    not going ahead with | cancel | not want | no longer want | not need | no longer need | not interested in |
    no longer interested in | no longer going to | no longer going | not going to | not going | not be going to |
    not be going | not be attending | not be coming to | not be there for | not be making it | not be able to |
    not attending | not coming to | not making it to | can not attend | can not make | can not go to |
    can not come to | have to miss | will miss | going to miss | need to skip | have to skip | be skipping |
    sitting out | sit out | give up on | pull the plug on | nix | blow off | cry off from | withdraw from |
    drop out of | duck out of | beg off | excuse me from | get me out of | get out of | wriggle out of
    not happening | cancel | not taking place | no longer happening | not on anymore | no longer on | fell through |
    fallen through | is off | all off | been called off | been cancelled | been canceled | been scrapped |
    will not happen | will not take place | kill off | scrub | axe
    rather | instead | reschedule | move | make it | make that | instead of | would suit better | suits better |
    works better | better on | better at | would be better | would be better for | would be best for | be better |
    do it on | have it on | switch it to | change it to | change to
    shunt | move | reschedule | slide | swap | transfer | nudge | drag | slip | relocate | juggle | rejig |
    rearrange | re arrange | switch | change the day of | change the date of | change the time of | new date for |
    new time for | another date for | another time for | different day for | different time for | new slot for |
    another slot for
    push out | move | reschedule | push back | put back | carry over | hold over | put off | postpone | defer |
    delay | adjourn | hold off on | hold back | leave until | leave till | stall
    pull forward | move up | bring forward | reschedule | move | push forward | advance | move forward | bring ahead |
    get over with earlier | haul forward | do earlier | have earlier | make earlier
    not until | move to | put off until | put off till | postpone until | postpone till | delay until | delay till |
    defer until | hold off until | brought forward to | pushed back to | pushed to | moved to
    uninterrupted | undisturbed | block | to myself | for myself | without interruption | without interruptions |
    without meetings | no meetings | in peace | quiet time | of quiet | focus time | of focus | free of meetings |
    kept free | held open | blocked out | blocked off | of my time | of peace | reserved | put aside | alone time |
    me time | distraction free | without distractions | of silence
    fence off | block | cordon off | guard | safeguard | shield | hold | keep clear | keep free | allocate | assign |
    dedicate | devote | allot | budget | tie up | lock in | ringfence | ring fence
    tasks | reminders | to dos | todos | to do list | todo list | things to do | things to remember | task list |
    to do items | open tasks | outstanding tasks | pending tasks | chores | errands | action items |
    need to remember | must remember | have to remember | should remember | need to do | have to do | must do |
    supposed to do | meant to do | promised to do | left to do | need doing | needs doing | loose ends | jobs |
    that is pending | that is outstanding | that is open | that is due | that is unfinished | everything pending |
    everything outstanding | everything due | pending items | what is outstanding | what is pending | what is due |
    what is overdue | what is unfinished | what is still open | what is left over | what is still pending |
    what needs doing | what is undone | what is not done | what is still undone
    to do | task | reminder | todo | chore | errand | nudge | prompt | to do item | action item | nagging |
    memory jogger
    bear in mind | remember | remind me | keep in mind | do not forget | not forget | must not forget | be sure |
    make sure | be certain | make certain | note to self | see to it | should not forget | might forget |
    am bound to forget | make a point | not to forget | do not let slip | see to it that
    remind me to | make sure i | make sure that i | be sure i | be sure that i | see that i | see to it i |
    make certain i | ensure i | ensure that i | check that i | remember i should | remember i must | i might forget |
    not let me forget
    chase me | remind me to | hassle me | pester me | badger me | bug me | nag me | prod me | poke me | nudge me |
    ping me | urge me | push me | jog me | prompt me | tell myself
    give me a poke | remind | give me a nudge | give me a prod | give me a shout | give me a buzz | give me a ping |
    give me a kick | give me a reminder | send me a nudge | send me a reminder | send me a ping | drop me a reminder |
    drop me a nudge | leave me a reminder | prod | poke | nudge | pester | hassle | badger | chase | keep on at |
    go on at | stay on at | keep after | keep nudging | keep bugging
    unticked | open | outstanding | pending | unfinished | incomplete | undone | remaining | unchecked | overdue |
    unresolved | ongoing
    which reminders are open | have not done | have not ticked off | have not checked off | have not crossed off |
    have not finished | left to do | still to do | have i forgotten | anything outstanding | anything pending |
    still pending | still outstanding | needs doing | need doing | not ticked off | not checked off | not done yet |
    not got round to | left undone
    reminders are open | have to remember | need to remember | still need to remember | still to do | left to do |
    still to be done | still needs doing | should i not forget | must i not forget | must i remember |
    should i remember | still outstanding | still pending | am i forgetting | have i forgotten |
    supposed to remember | meant to remember | still have to do | have to do | need to do | have left to do |
    left to get done | need to get done | still to get done | have to get done | should be doing | supposed to do |
    supposed to be doing | meant to be doing | left to finish | still on my plate | on my plate | still to deal with |
    left to tackle
    need to remember | are open | have to remember | still need to remember | need doing | needs doing | still to do |
    still need to do | left to do | must not forget | should not forget | still have to do | are outstanding |
    are pending | are due | are unfinished | are left | not i done | have not i done | have i not done |
    not done yet | have not finished | not finished yet | have not ticked off | have i not finished |
    have i not ticked | am i behind on | not yet done | not yet finished | not ticked off | not checked off |
    not crossed off | not dealt with | hanging over me | still waiting
    what things | which reminders | what tasks | which tasks | what stuff | what chores | what jobs | what errands |
    what else | which things | which to dos | what to dos
    taken care of | as done | sorted | dealt with | handled | finished | ticked off | checked off | crossed off |
    out of the way | off the list | over with | accomplished | complete | completed | in the bag | sewn up |
    wrapped up | squared away | all set | behind me | no longer outstanding
    already paid | complete | already did | already done | already bought | already sent | already called |
    already made | already posted | already returned | already took | already taken | already sorted |
    already handled | already finished | got round to | got around to | managed to | just finished | just did |
    complete the reminder | complete the task | mark as done | ticked off | crossed off | all sorted | have sorted |
    been done | been paid | been sorted | been taken care of | been dealt with | been handled | is sorted |
    is finished | am done with | am finished with | have dealt with | have seen to | saw to | over and done with |
    out of the way | tick next to | check next to | tick beside | put a tick by | put a tick against |
    put a tick beside | put a line through | draw a line under | a tick for | a check mark on
    not need reminding | delete the reminder | stop nagging me | stop reminding me | stop bugging me |
    stop pestering me | quit nagging me | quit reminding me | stop nudging me | no more nagging | no need to remind |
    do not remind me | not be reminded | not want reminding
    no longer have to | delete the reminder | not have to | not need to | no longer need to | need not | no need to |
    not going to bother | forget about | never mind about | not bother with | drop the matter of |
    no more reminders about | stop telling me | stop hassling me | stop going on about | stop alerting me |
    enough about
    from now on | default | always | as standard | going forward | in future | in the future | henceforth |
    as a rule | by default | automatically | unless i say otherwise | normally | usually | typically | standard |
    usual | habitual | customary | every new | all new
    lasts | length | go on for | goes on for | be long | duration | span | how long is | time slot | run for |
    stretch over
    minutes long | in length | in duration | of length
    timesheet | work | on the clock | on the job | at work | at the office | time sheet | hours worked |
    billable time | work log | worklog | time card | timecard | work record
    clock up | log | clock | chalk up | rack up | register | enter | mark down | put me down for | put me down |
    note that i worked | worked | i worked | have worked | put in | i put in | i have done | track | record |
    punch in | key in | add to my hours
    of work | on the clock | on the job | at the office | on my timesheet | to my timesheet | in my timesheet |
    on the timesheet | to the timesheet | in the timesheet | on my time sheet | in my time sheet | to my time sheet |
    worked | at my desk | at the desk | of labour | of labor | of billable time | of overtime | on the books
    entries mentioning | my calendar for | entries about | entries with | entries containing | anything about |
    anything mentioning | anything with | anything to do with | anything called | something about | something called |
    everything about | everything mentioning | everything with | events about | events mentioning | events with |
    events called | events containing | stuff about | items about | items mentioning | any mention of | mention of |
    mentions of | all mentions of | references to | reference to | anything regarding | anything related to |
    things about | anything containing | appointments with | meetings with | meetings about | the entry for |
    the entry about | the event with | the event about | an entry about | an entry for | an event about |
    an event with | an event called | an appointment with | entry about | entry with | event about | event called |
    event with | event named | appointment about | appointment with | anything named | anything labelled |
    anything labeled | anything titled | something with | something named
    is there anything about | search my calendar for | have i got anything | when did i put | where did i put |
    is there something about | is there a mention | did i write down | did i enter | did i put | did i note |
    did i schedule | did i add | have i noted | have i written down | have i entered | is there an entry |
    any entries about | any event about | any events about | any entry for | any event called
    help me find | search | help me locate | help find | try to find | see if you find | locate | spot | fish out |
    pick out | uncover | dig out | root out | scout for | look out for | whereabouts of | trace | check | look in |
    look inside | look into | go over | scan | skim | inspect | examine | consult | flick through | leaf through |
    trawl through | riffle through | see if there is | see whether there is | check if there is |
    check whether there is | find out if there | find out when
    create an appointment | schedule | set up an appointment | book an appointment | arrange an appointment |
    add an appointment | create an event | set up an event | make an event | enter an event | new event |
    new appointment | new meeting | create a meeting | set up a meeting | arrange a meeting | organise a meeting |
    organize a meeting | new calendar entry | create an entry | make an entry | add an entry | calendar entry |
    save the date | mark the date | mark the day | mark my calendar | mark the calendar | ink in | organise |
    organize | arrange | sign me up for | get me down for | get me booked for | get me in for | book me in for |
    put me in for | pencil me in for | put me down for
    note in my diary | schedule | write in my diary | enter in my diary | add to my diary | put in my diary |
    add to my calendar | put in my calendar | enter in my calendar | add to my agenda | put on my agenda |
    put in my agenda | put on my schedule | add to my schedule | put in my planner | add to my planner |
    get in my diary | stick in the diary | stick on the calendar | pop in the diary | pop on the calendar |
    jot in my diary
    in my diary for | on my calendar for | in my agenda for | into my agenda for | to my agenda for |
    to my diary for | into my diary for | in the diary for | to the diary for | in the calendar for |
    to the calendar for | to my schedule for | into my schedule for | on my schedule for | on the schedule for |
    to my planner for | in my planner for
    in my agenda | on my calendar | in my diary | into my agenda | to my agenda | to my diary | into my diary |
    in the diary | into the diary | to the diary | in the calendar | into the calendar | to the calendar |
    to my calendar | into my calendar | to my schedule | into my schedule | on my schedule | on the schedule |
    to the schedule | into the schedule | to my planner | in my planner | into my planner | in my datebook |
    to my datebook | to the agenda | on the agenda
    pop | put | stick | jot | write | enter | note | chuck | whack | slap | place | insert | slot | squeeze | pencil |
    ink | add | bung | scribble
    birthdate | birthday | birth date | date of birth | day of birth | bday | birthday party | turn a year older |
    a year older | get a year older | year older | turn older | gets older | get older | was born | were born | born |
    came into the world | cake day | blow out candles | candles | another year older | celebrate being born |
    celebrate | have a birthday | birthday cake | congratulate | big day | special day
    what day was | when is the birthday | which day was | when was | what day does | which day does | when does
    set a reminder | remind me | create a reminder | add a reminder | make a reminder | put in a reminder |
    set up a reminder | want a reminder | need a reminder | new reminder | leave a reminder | schedule a reminder |
    give me a reminder | a reminder
    my diary for | my calendar for | my agenda for | my schedule for | my planner for | my plans for |
    my timetable for | my appointments for | my day planner for | my bookings for | my commitments for
    appointment book | calendar | diary | agenda | planner | schedule | datebook | day book | engagement book |
    engagements | appointments | bookings | commitments | week planner | filofax | wall calendar | events list
    free evening | free | day off | night off | clear | clear day | with no plans | without plans | no commitments |
    doing nothing | not tied up | not occupied
    any plans | am i free | any commitments | any engagements | any appointments | something planned |
    something scheduled | something booked | something arranged | anything arranged | anything booked |
    anything in the way | any obligations | double booked | already committed
    clear of meetings | free | no meetings | meeting free | without appointments | no appointments |
    without commitments | wide open | unbooked | unscheduled | unplanned
    find out whether | check whether | check if | see if | see whether | find out if | verify that | look whether |
    have a look whether | tell me whether | tell me if
    in attendance | invite | want along | want there | want with me | like along | should attend | should be at |
    should be there for | should be part of | needs to attend | needs to be at | needs to be there | must attend |
    ought to attend | to attend | to be at | to be there for | to join | to join us for | to come along to |
    to take part in | get to attend | send a calendar invite | let sit in on | allow to join
    warn me | alert me | with a warning | with a reminder | with notice | let me hear from | bleep | flash up |
    pop up | give me a shout | give me a buzz | give me a ping | give me a beep | give me a nudge
    before the start of | before | ahead of the start | before the beginning of | prior to the start |
    ahead of schedule for | until the start of
    finish off | mark as done | complete | have done | got done | knock out | knocked off | get through |
    see through | polish off | over and done with | done and dusted | signed off | sign off | put to bed |
    no more to do
    discard | bin | delete | dump | chuck | trash | ditch | scrap | nix | zap | throw out | throw away | toss | lose |
    get shot of | purge | wipe | wipe out | scratch | strike | strike off | knock off | clear away | clear off |
    dispose of
    off my list | delete | off the list | from my list | from the list | off my to dos | from my to dos |
    off my reminders | from my reminders | off my tasks | from my tasks | out of my reminders | off my task list |
    from my task list | off my radar
    spent working | spent | log | spend | worked for | was at work for | was working for | did a shift of |
    on shift for | on duty for | have been working | have been at it | been working for | been at work for |
    put in a shift
    add to my timesheet | log hours | record hours | track hours | enter hours | hours worked | time worked |
    working hours | working time | work time | billable hours | hours of labour | hours of labor | man hours |
    office hours worked
    working time | hours of work | of work | working hours | work time | hours worked | time at work | time worked |
    overtime | office time | job time
    how long by default | default length | default duration | standard duration | standard length | normal length |
    normal duration | usual length | usual duration | typical length | typical duration | regular length |
    preset length | preset duration | automatic length | initial length
    new appointments | new events | new meetings | new bookings | new entries | fresh events | fresh appointments |
    future events | future appointments | future meetings | upcoming bookings | every appointment | every event |
    every meeting | every booking | all appointments | all events | all meetings | all bookings | each appointment |
    each event | each meeting | each booking | appointments i create | events i create | meetings i create |
    events i add | appointments i add | meetings i add
    how busy am i | what is on | how packed | how crowded | how hectic | how full | how jam packed | how stressful
    """
}
