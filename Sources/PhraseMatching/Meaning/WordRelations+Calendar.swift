/// Words of days, appointments and invitations.
extension WordRelations {
  static let calendarWords = """
    import | bring in | load
    sync | synchronize | synchronise
    calendar | schedule | agenda | diary | planner | plans | appointments | timetable | whats on my plate |
    what have i got | what do i have | lined up | in store | in the diary | on the books | datebook
    appointment | appointments | meeting | meetings | event | events | engagement | get together | session
    postpone | delay | push back | put off | defer | reschedule | move | push
    reschedule | move | rearrange | change the time | shift | rebook | find another time | find a new time | new time |
    new date | change the date | different day | different time | switch to | another day | change to
    invite | ask along | add guests | bring along
    busy | booked | occupied | tied up | unavailable
    today | this day | the present day | todays | this very day
    tonight | this evening
    noon | midday | twelve
    weekly | every week | each week
    monthly | every month | each month
    holiday | holidays | day off | time off | vacation
    meeting | conference | video conference | conference call | standup
    whats on | what is on | whats happening | what is happening | whats going on | whats up | what have i got |
    what do i have | whats planned | what is planned | whats scheduled | whats in store | whats lined up |
    whats coming up
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
    protect | make time | ring fence
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
    wedding | marriage | nuptials | big day | marriage ceremony
    anniversary | anniversaries | wedding day | wedding anniversary
    bday | birthday | birth date | date of birth | born | turns | turning | day of birth | gets older | was born |
    birthdays | b day | cake day
    how old | age | what age | years old | how many years
    dentist | teeth | tooth doctor | dental | dental appointment | dental checkup | tooth | dentists
    checkup | check up | physical | medical | examination | exam | doctors visit | health check
    haircut | hair appointment | barber | hairdresser | hair | hair salon | trim | salon
    interview | job interview | interviews
    lunch date | lunch meeting | lunch appointment | business lunch
    scrap | call off | cancel | axe | drop | ditch | bail on | back out of | bow out | pull out of | not going to |
    wont make it | cant make it | cannot make it | called off | cancelled | canceled | take off the calendar
    move up | bring forward | move forward | make earlier | earlier | sooner | do earlier | advance | move ahead
    push back | make later | later | move back | postpone | delay | put back | push out | do later | put off |
    rain check | shove back | bump | defer | shift back | hold off
    earliest | first | soonest | first thing | as soon as possible | asap
    last thing | latest | final | last of the day
    first meeting | first appointment | first event | first thing on | start of my day | day starts | day begin
    next appointment | next meeting | next event | coming up next | whats next | what is next | where next | up next |
    what comes next
    clash | conflict | overlap | clashes | conflicts | collide | double booked | double booking | overlapping |
    at the same time | get in the way
    ask along | invite | ask | include | bring in | have over | add guest | add a guest | loop in | rope in |
    send an invitation | send an invite | send invites | bring along | get to come | request the company | invited
    invitation | invite | invitations | invites | meeting request | calendar invite
    uninvite | disinvite | remove from | take off the list | cancel the invitation | drop from
    accept | say yes | agree | approve | confirm | go to | attend | rsvp yes | ill be there | i am coming | ill come |
    im in | count me in | im going | take up
    say no | decline | turn down | reject | cant come | not coming | ill not come | wont be there | count me out |
    im out | send regrets | refuse | not attending | beg off
    maybe | tentative | tentatively | perhaps | possibly | not sure | might come | might attend
    rsvp | respond to invitation | answer the invitation | reply to invite
    attend | go to | be at | come to | show up | take part in | participate | be present | make it to | turn up
    attendees | guests | participants | guest list | who is coming | whos coming | who is going | whos going |
    who is invited | whos invited | attendance | people coming | who will be there | who else is there | invitees |
    who is attending
    host | organizer | organiser | who is running | whose meeting | who called | who set up
    venue | location | where is it | place | meeting place | where do we meet | meeting point | where its at
    meeting room | conference room | boardroom | room | meeting space
    agenda items | topics | talking points | whats it about | what is it about | what are we discussing |
    discussion points
    recurring | repeating | repeat | repeats | regular | regularly | keeps happening | comes back | every time |
    standing | periodic | happen again | series
    one time | once | single | just once | one off | only once | just this once
    all day | whole day | entire day | full day | all day long | the day through
    day off | time off | leave | pto | days off | off work | off day | holiday | vacation day | annual leave |
    personal day | vacation
    public holiday | bank holiday | national holiday | bank holidays | public holidays | holiday
    vacation | holiday | holidays | time away | getaway | break | time off | vacations | leave
    out of office | away | on vacation | on holiday | not in | out of the office | on leave | off work | ooo
    sick day | sick leave | off sick | call in sick | ill today | too ill to work
    morning | mornings | before noon | forenoon | early in the day | before lunch | breakfast time | in the am
    afternoon | pm | afternoons | after lunch | later in the day | in the pm | past noon
    evening | evenings | after work | eve | after dinner | end of day
    night | nights | nighttime | overnight | late evening | after dark | nightly
    midnight | twelve at night | middle of night | witching hour
    midday | noon | lunchtime | lunch time | noontime | twelve noon | high noon
    early morning | first thing | at dawn | crack of dawn | break of day | early
    tomorrow | tmrw | tomorow | tomorrows | the next day | morrow | tmw
    yesterday | yesterdays | yday | the day before today
    weekend | weekends | saturday and sunday | saturdays and sundays | sat and sun
    weekday | weekdays | workday | workdays | working day | working days | business day | business days | work day |
    work days | monday to friday | monday through friday
    monday | mondays | mon
    tuesday | tuesdays | tue | tues
    wednesday | wednesdays | wed | weds
    thursday | thursdays | thu | thur | thurs
    friday | fridays | fri
    saturday | saturdays | sat
    sunday | sundays | sun
    january | jan
    february | feb
    august | aug
    september | sept | sep
    october | oct
    november | nov
    december | dec
    week | weeks | seven days | wk
    fortnight | two weeks | couple of weeks | fortnights
    biweekly | every two weeks | fortnightly | every other week | every fortnight
    month | months | four weeks
    year | years | twelve months
    yearly | annually | every year | each year | annual | once a year
    hourly | every hour | each hour | on the hour | once an hour
    every other day | every second day | on alternate days | alternate days
    every morning | mornings | each morning
    every evening | evenings | each evening | every night | each night | nightly
    later on | later | afterwards | after a while | at a later time | in a while | another time | some other time
    what day | which day | what date | which date | when | on what day | what day of week | whats the date |
    what is the date | todays date
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
    season | seasons | time of year | series
    spring | springtime
    autumn | fall | autumnal
    summer | summertime | summer time
    winter | wintertime | winter time
    christmas | xmas | yule | yuletide | christmas time | noel
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
    timezone | time zone | zone | local time | time zones | timezones
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
    """
}
