/// Words of days, appointments and invitations.
extension WordRelations {
  static let calendarWords = """
    import | bring in | load
    sync | synchronize | synchronise
    calendar | schedule | agenda | diary | planner | plans | appointments | timetable | what is on my plate |
    what have i got | what do i have | lined up | in store | in the diary | on the books | datebook
    appointment | appointments | meeting | meetings | event | events | engagement | get together | session
    postpone | delay | push back | put off | defer | reschedule | move | push | move back | move to later |
    move it later
    reschedule | move | rearrange | change the time | shift | rebook | find another time | find a new time |
    new time | new date | change the date | different day | different time | switch to | another day | change to
    invite | ask along | add guests | bring along
    busy | booked | occupied | tied up | unavailable
    today | this day | the present day | todays | this very day
    noon | midday | twelve
    weekly | every week | each week
    monthly | every month | each month
    holiday | holidays | day off | time off | vacation
    meeting | conference | video conference | conference call | standup
    what is on | what is happening | what is going on | what is up | what have i got | what do i have |
    what is planned | what is scheduled | what is in store | what is lined up | what is coming up
    my day | my schedule | my agenda | my calendar | my plans | my diary | my appointments | my timetable |
    my day ahead
    my week | the week ahead | the coming week | this week | week at a glance | weekly overview | weekly schedule |
    weekly plan | how my week looks | how busy this week
    my month | this month | month at a glance | month view | monthly overview | the month ahead | monthly calendar
    day view | daily view | single day | day at a glance | daily overview
    am i free | am i available | am i busy | am i booked | am i open | do i have time | have i got time | any plans |
    anything on | anything planned | anything scheduled | is there room | is there space | can i make it |
    can i fit in | do i have anything | have i got anything | will i be free
    are you free | free to meet | got time | have time | able to meet | up for it
    free time | spare time | open slot | free slot | gap | gaps | slot | slots | opening | openings | window |
    time slot | availability | free slots | empty slot | free hour | breathing space | room in my schedule
    squeeze in | fit in | slot in | work in | find time for | make time for | make room for | find a slot |
    find a time | schedule
    block out | block | block off | reserve | set aside | keep free | keep clear | keep open | hold | carve out |
    protect | make time | ring fence | put aside | earmark | dedicate | free up | clear my schedule
    unblock | free up | open up | release | make available
    clear my schedule | clear my calendar | clear my day | cancel everything | cancel all | wipe my calendar |
    free my day | free up my day
    meet | see | meet up | get together | catch up | have a meeting | sit down with | meet with | hook up |
    come together
    sit down | meeting | meetings | appointment | catch up | get together | huddle | powwow | sync | conference |
    meet up | gathering | session | check in
    standup | stand up | daily meeting | morning meeting | daily sync | daily scrum | scrum | team meeting
    one on one | one to one | private meeting | personal meeting | face to face | face time
    event | events | occasion | function | happening | engagement | affair | appointment | entry | calendar entry
    new event | calendar entry | new appointment | new entry | new meeting
    celebration | party | bash | get together | shindig | gathering | festivity | parties
    wedding | marriage | nuptials | big day | marriage ceremony | weddings | wedding ceremony | tying the knot |
    getting married | getting hitched
    anniversary | anniversaries | wedding day | wedding anniversary
    bday | birthday | birth date | date of birth | born | turns | turning | day of birth | gets older | was born |
    birthdays | b day | cake day
    how old | age | what age | years old | how many years
    dentist | teeth | tooth doctor | dental | dental appointment | dental checkup | tooth | dentists
    checkup | check up | physical | medical | examination | exam | doctors visit | health check
    haircut | hair appointment | barber | hairdresser | hair | hair salon | trim | salon | hairdo | hairstyle |
    locks
    interview | job interview | interviews
    lunch date | lunch meeting | lunch appointment | business lunch
    scrap | call off | cancel | axe | drop | ditch | bail on | back out of | bow out | pull out of | not going to |
    wont make it | can not make it | called off | cancelled | canceled | take off the calendar
    move up | bring forward | move forward | make earlier | earlier | sooner | do earlier | advance | move ahead
    push back | make later | later | move back | postpone | delay | put back | push out | do later | put off |
    rain check | shove back | bump | defer | shift back | hold off
    earliest | first | soonest | first thing | as soon as possible | asap
    last thing | latest | final | last of the day
    first meeting | first appointment | first event | first thing on | start of my day | day starts | day begin
    next appointment | next meeting | next event | coming up next | what is next | where next | up next |
    what comes next
    clash | conflict | overlap | clashes | conflicts | collide | double booked | double booking | overlapping |
    at the same time | get in the way
    ask along | invite | ask | include | bring in | have over | add guest | add a guest | loop in | rope in |
    send an invitation | send an invite | send invites | bring along | get to come | request the company | invited
    invitation | invite | invitations | invites | meeting request | calendar invite
    uninvite | disinvite | remove from | take off the list | cancel the invitation | drop from
    accept | say yes | agree | approve | confirm | go to | attend | rsvp yes | ill be there | i am coming | ill come |
    i am in | count me in | i am going | take up
    say no | decline | turn down | reject | can not come | not coming | ill not come | wont be there | count me out |
    i am out | send regrets | refuse | not attending | beg off
    maybe | tentative | tentatively | perhaps | possibly | not sure | might come | might attend
    rsvp | respond to invitation | answer the invitation | reply to invite
    attend | go to | be at | come to | show up | take part in | participate | be present | make it to | turn up
    attendees | guests | participants | guest list | who is coming | who is going | who is invited | attendance |
    people coming | who will be there | who else is there | invitees | who is attending
    host | organizer | organiser | who is running | whose meeting | who called | who set up
    venue | location | where is it | place | meeting place | where do we meet | meeting point | where its at
    meeting room | conference room | boardroom | room | meeting space
    agenda items | topics | talking points | what is it about | what are we discussing | discussion points
    recurring | repeating | repeat | repeats | regular | regularly | keeps happening | comes back | every time |
    standing | periodic | happen again | series
    one time | once | single | just once | one off | only once | just this once | a single time
    all day | whole day | entire day | full day | all day long | the day through
    day off | time off | leave | pto | days off | off work | off day | holiday | vacation day | annual leave |
    personal day | vacation
    public holiday | bank holiday | national holiday | bank holidays | public holidays | holiday
    vacation | holiday | holidays | time away | getaway | break | time off | vacations | leave
    out of office | away | on vacation | on holiday | not in | out of the office | on leave | off work | ooo
    sick day | sick leave | off sick | call in sick | ill today | too ill to work
    morning | mornings | before noon | forenoon | early in the day | before lunch | breakfast time | in the am
    afternoon | pm | afternoons | after lunch | later in the day | in the pm | past noon
    evening | evenings | after work | eve | after dinner | end of day | nightfall | dusk
    night | nights | nighttime | overnight | late evening | after dark | nightly
    midnight | twelve at night | middle of night | witching hour
    midday | noon | lunchtime | lunch time | noontime | twelve noon | high noon | middle of the day | twelve oclock
    early morning | first thing | at dawn | crack of dawn | break of day | early
    tomorrow | tmrw | tomorow | tomorrows | the next day | morrow | tmw
    yesterday | yesterdays | yday | the day before today
    weekend | weekends | saturday and sunday | saturdays and sundays | sat and sun | end of the week | weekend days |
    the weekend | on weekends | at the weekend
    weekday | weekdays | workday | workdays | working day | working days | business day | business days | work day |
    work days | monday to friday | monday through friday
    monday | mondays | mon | on monday
    tuesday | tuesdays | tue | tues | on tuesday
    wednesday | wednesdays | wed | weds | on wednesday | hump day
    thursday | thursdays | thu | thur | thurs | on thursday
    friday | fridays | fri | on friday
    saturday | saturdays | sat | on saturday
    sunday | sundays | sun | on sunday
    january | jan
    february | feb
    august | aug
    september | sept | sep
    october | oct
    november | nov
    december | dec
    week | weeks | seven days | wk | wks
    fortnight | two weeks | couple of weeks | fortnights | fourteen days | a fortnight
    biweekly | every two weeks | fortnightly | every other week | every fortnight | every second week
    month | months | four weeks | calendar month
    year | years | twelve months | yr | yrs
    yearly | annually | every year | each year | annual | once a year
    hourly | every hour | each hour | on the hour | once an hour | top of the hour
    every other day | every second day | on alternate days | alternate days
    every morning | mornings | each morning
    every evening | evenings | each evening | every night | each night | nightly
    later on | later | afterwards | after a while | at a later time | in a while | another time | some other time
    what day | which day | what date | which date | when | on what day | what day of week | what is the date |
    todays date
    week number | what week | which week | calendar week | number of the week
    due date | deadline | due | due by | cutoff | cut off | last day | time limit | final date | closing date |
    target date | needs to be done | must be done | hand in by | expires | has to be done | due on
    due | when is it due | has to be in | must be finished | needs to be in | expected | owed
    expire | run out | expires | expiry | lapse | end | expiration | expiration date | best before | use by
    how soon | when | how long until | how long before | how far off | how far away | time until | how long till
    how many days | days until | days till | days to go | days left | how many sleeps | how long until |
    how long till | days remaining | countdown to | number of days | how far off | how far away | how soon
    since | days since | how long since | how long ago | time since | how many days since
    start time | when does it start | begins | starts | when does it begin | kick off | kickoff | starting time |
    start
    end time | when does it end | when is it over | finishes | ends | finish time
    season | seasons | time of year | series | whole season | all the episodes
    spring | springtime
    autumn | fall | autumnal | autumn time | fall season
    summer | summertime | summer time
    winter | wintertime | winter time
    christmas | xmas | yule | yuletide | christmas time | noel | christmas day | december twenty fifth | crimbo |
    christmastime
    new year | new years | new years day
    subscribe to | follow | add calendar | overlay
    sports calendar | fixtures | fixture list | match schedule | game schedule | when they play
    shared calendar | family calendar | joint calendar | group calendar
    calendars | which calendars | list of calendars
    booked up | busy | booked | tied up | full | packed | swamped | slammed | jam packed | occupied | chock full |
    loaded | not available | snowed under | hectic
    quiet day | easy day | light day | nothing on | nothing planned | free day | empty day
    alert me | warn me | remind me | notify me | give me notice | heads up | a heads up | ping me |
    tell me beforehand | let me know before | advance notice | give me warning | advance warning
    ahead of time | beforehand | in advance | before | prior to | ahead of
    travel time | time to leave | when to leave | when to set off | when must i leave | time to get there
    timezone | time zone | zone | local time | time zones | timezones | utc offset
    working hours | office hours | work hours | business hours | opening times | hours of work
    log hours | track hours | record hours | book hours | worked | put in hours | spent working | hours worked |
    enter hours | clocked | worked for | timesheet | time sheet
    clock in | punch in | start work | start my shift | begin my shift | check in | clock on | arrive at work
    clock out | punch out | end work | end my shift | finish work | check out | clock off | knock off | leave work |
    call it a day
    shift | shifts | roster | rota | duty | work schedule | when i work | shift schedule | working times
    swap shifts | trade shifts | change shifts | switch shifts | take my shift
    visit | visits | drop by | stop by | come over | come round | call on | drop in | pay a visit | look in on |
    pop round | swing by | pop in
    doors | door | doorway | doorways | entrance | entrances | entry
    areas | area | zone | zones | room | rooms | section | sections | region | part of the house | spaces
    one | single | a single | just one | only one | an individual | first one
    ahead | in front | up ahead | in advance | beforehand | coming up | forward
    day | days | date | calendar day | full day
    todays | today | this day | for today | as of today | the day today
    tomorrows | tomorrow | the day after today | tmrw | next day | in the morrow
    yesterdays | yesterday | the day before | a day ago | day before today | the previous day
    afternoons | afternoon | after noon | after lunch | pm | midafternoon
    shortly | soon | before long | in a bit | in a while | any minute | in the near future | presently | in a jiffy
    how long until | countdown to | time until | how long till | time left before | how many days until |
    how soon is
    ever since | since | starting from | as of | counting from
    come | comes | arrive | arrives | get here | show up | turn up | reach | drop by | come over
    starting | starts | beginning | begins | commencing | effective | as of | kicking off
    how old is | age of | what age | how many years old | born when | when was he born | birth year | date of birth
    scheduled | planned | booked | set up | arranged | lined up | on the calendar | in the diary | slated | due |
    coming up | pencilled in | on the agenda
    schedules | schedule | timetable | timetables | calendar | agenda | itinerary | plan | plans | planner | diary
    guests | guest | visitor | visitors | invitee | invitees | attendees | company | people coming | who is coming
    bring along | invite | ask along | send an invite | have over | ask to come
    dentists | dentist | dental appointment | tooth doctor | orthodontist | teeth cleaning | have my teeth done
    forwards | forward | onward | ahead | onwards | advance
    addresses | address | location | where is it | street address | postal address | whereabouts | street and number
    question | questions | query | queries | ask | inquiry | enquiry | ask something | asking
    happened | happen | happening | took place | occurred | went on | transpired | been going on | came about |
    went down | was held | has gone on
    what are you doing | what are you up | what is up | how are you doing | how is it going | how are you |
    what is happening | how do you do
    where is it located | where is it | where can i find | what is its location | whereabouts is | where does it lie |
    where does it sit | what country is it
    bring forward | move up | make it earlier | move earlier | move to an earlier | advance
    check on | look in on | how is | status of | see how | see if
    gets | becomes | goes | turns | is getting | grows
    spacing | line spacing | gap | gaps | space between | space between lines | line gap | white space
    sessions | session | workouts | classes | sittings | training sessions | appointments | meetups | talks
    happening | going on | taking place | occurring | going down | on today | scheduled | in store | on the cards
    occasion | event | anniversary | special day | big day | celebration | do | function
    conflict | war | battle | wars | fighting | hostilities | combat
    possibly | maybe | perhaps | potentially | could be | might | chances are
    planned | scheduled | on the schedule | lined up | coming up | arranged | booked | organized | set up |
    on my calendar | on the cards | in the diary | on the books | in store | penciled in | intended
    twelve at night | midnight | middle of the night | stroke of midnight | zero hundred hours | witching hour |
    twelve am
    beginning | start | opening | outset | top | kickoff | first part | from the start | very start | onset |
    commencement
    married | wed | got married | tied the knot | got hitched | wedded | spouse | husband or wife |
    who is married to
    whilst | while | during | at the same time | as long as
    when did it start | started when | start date | start time | beginning date | since when
    contain | include | have in | comprise | hold | consist of | contains | includes | has in it | is made of |
    got in it
    smash in | break | smash | shatter | crash into
    collide | crash | bump into | run into | hit
    supposed | meant | expected | due | intended
    pencil me in | schedule | book an appointment | make an appointment | set up an appointment | put in the diary |
    get an appointment
    block off some time | schedule | reserve time | set time aside | keep the slot free | book out time |
    make time for | carve out time | hold the time
    get on the calendar | add an event | create an event | schedule | add to my calendar | put on my calendar |
    enter in the diary | make an event
    move it back | postpone | push back | delay | put off | reschedule for later | make it later | shift it later
    bring it forward | move up | make it earlier | reschedule earlier | pull forward | advance | have it sooner
    wipe my calendar | clear my schedule | delete all events | cancel everything | empty my calendar |
    clear the diary
    find a time | find a free slot | when am i free | check availability | whens everyone free | find an opening |
    look for a slot
    walk me through today | my agenda | what is on today | read my schedule | run down my day | todays events |
    what have i got | go over my day
    ask them to join | invite | send an invitation | include them | get them along | invite them | send an invite
    tell them i am coming | accept the invitation | accept | say yes | rsvp yes | confirm attendance | ill be there
    get out of going | decline | turn down the invitation | say i can not come | beg off | bow out
    make it a regular | repeat | recurring | every week | make it recurring | have it every week | set it to repeat
    hit the road | leave | depart | start driving | set off | get going | start the trip | start navigation
    get away | vacation | holiday | take a trip | go away | book a getaway
    put it somewhere else | move | relocate | shift to another folder | transfer | move the file
    in my diary | on my calendar | in my agenda | on my schedule | on my plate | on my agenda | on the docket |
    on the books | lined up
    day planner | calendar | appointment book | engagements | diary | agenda | planner | datebook | timetable |
    schedule
    fixture | event | date | booking | commitment | gathering | engagement | appointment | get together | occasion |
    happening | entry | function
    engagements | events | bookings | commitments | entries | fixtures | get togethers | things on | happenings |
    plans | appointments
    discussion | meeting | one to one | briefing | face to face | get together | sit down | catch up | huddle |
    session | conference | powwow
    conferences | meetings | sessions | huddles | catch ups | get togethers | sit downs | briefings | discussions
    new appointment | add an event | make an appointment | book something in | put something in | new entry |
    new date | create an entry | something new coming up | pencil something in
    does my day look | show my calendar | am i up to | what is happening | what have i planned | what am i doing |
    is my day full | what is lined up | walk me through | do i have on | what is my day like | lay out my day |
    go over my day | pull up my diary | am i doing anything | what is in store
    am i up to | what have i planned | what am i doing | what is lined up | is my day full | what is in store |
    what awaits me | what is ahead of me | have i got on | what lies ahead
    what is coming up | next event | what is up next | what follows | where am i due | do i have next |
    upcoming appointment | first thing coming up | am i seeing next | must i be next | am i doing next |
    what comes next
    am i meeting next | next meeting | upcoming get together | upcoming session | do i see next |
    my following meeting
    which day is | when is | at what hour | when does it start | how long until | what hour is | when do i have |
    how far off is | when am i due | when do i go | how many days until | what day is | what time is | on what day |
    at what time | how soon is | what date is
    scratch | cancel | bow out of | i can not make it | can not make | get me out of | wont be going to |
    give it a miss | no longer going | not attending | call off | scrap | drop | back out of | bail on | pull out of |
    axe | not going to | abandon | ditch | wont make it | not happening
    scrapped | cancelled | dropped | axed | ditched | called off
    bump | move | put back | change the date of | change the time of | switch to another day | slide | shift |
    push back | push | put off | postpone | rearrange | delay | reschedule | defer | find another time for | replan |
    new date for | new time for | adjourn | make it another day | find a new time | rebook
    ask to join | invite | call in | add as guest | want there | should come | should join | should be there |
    want to come | let come | summon | request the presence of | have join | add as attendee | ask along |
    bring along | have over | include | rope in | loop in | send an invitation | ask to come | get to come |
    bring in
    give a heads up | alert me | buzz me | beep me | sound a warning | give notice | prepare me | signal me |
    give me a buzz | warn me | tip me off | let me know | ping me | notify me | give me a shout | give me warning |
    heads up | advance warning
    in advance of | before | earlier than | previous to | ahead of | prior to | ahead of time
    special day | birthday | turn a year older | when was born | blow out the candles | year older |
    when to congratulate | natal day | celebrate being born | how soon to congratulate | date of birth | born | bday |
    cake day | birth date
    anything going on | am i free | is my diary clear | do i have plans | am i tied up | is there a gap |
    have an opening | got anything on | am i around | could i make it | can i fit in | any gaps | is that slot open |
    anything in the way | do i have room | am i occupied | am i unoccupied | have i plans | is the day clear |
    am i available | do i have time | am i busy | have i got time | anything planned | is there space | nothing on |
    am i booked
    carve out time | block time | ring fence time | make room for | set time aside | focus time | me time |
    quiet time | time to myself | keep people away | time to concentrate | no meetings please | keep me undisturbed |
    uninterrupted time | free up time | find me time | keep time free
    i worked | log hours | i was working | i have worked | fill in my timesheet | time worked | clock my hours |
    enter my hours | i clocked | i toiled | hours on the job | add to my timesheet | hours worked | worked for |
    spent working
    later than | since | after | from then on | not before | newer than | as of | starting from
    is my schedule open | am i free | could i squeeze in | would i be able | am i double booked | am i spoken for |
    any conflicts | is there a conflict | am i committed | any clashes | do i have anything
    make it later | move | does not suit me | another day for | put it on another | rather have it |
    would suit better | reschedule | have it instead | move to another day
    let know about | invite | get to attend | add to the guests | guest list | tell to come | take along |
    could come | may come | get in on | ask over | send an invite
    remind me beforehand | alert me | warn ahead | give me advance notice | let me know beforehand | beforehand |
    want a warning
    how old will | birthday | congratulate | wish many happy returns | what day was born | came into the world
    layer of dates | calendar | engagement diary
    hours of toil | log hours | was at it for | been at work for | been working for | at my desk for |
    hours at the office | spent at work | spent at the office | at the office for | slaved away
    better off in | move the note | move | find a home in | should live in | has its place in | rightly belongs |
    pack into | pack away in | wrong place | wrong folder | in the wrong place
    overnights | nights | overnight stays
    confirm i am flying | check in | do the online checkin | online checkin | get me checked in
    when do i travel | next trip | upcoming journey | next holiday | next vacation | next getaway |
    when am i traveling | when am i travelling | where next | next journey | when do we travel
    sleeps until | days until | how soon is | how far off is | days left until | sleeps till | how long before |
    days left to | how many more days | days left before | how many nights until
    how far off is | how many days | how many more days | how many nights until
    number the days | count the days | how long until | how many sleeps | how far off is | days left
    full hour | hourly | every full hour | every sixty minutes | at the full hour
    been to | visit | was at | have been at | went to | trip to | outing to | call at | stay at
    overrun | crowded | jammed | heaving | rammed | jam packed | many people | lots of people | full of people |
    mobbed | swamped | crammed | overcrowded | lot of people | teeming | chock full | many tourists |
    crawling with people | full of tourists | chockablock
    time to leave | departure alert | make sure i leave | warn me before leaving | make sure i catch
    keep open | leave open | open | stay open | let open | hold open
    nights stay | nights | sleepovers
    """
}
