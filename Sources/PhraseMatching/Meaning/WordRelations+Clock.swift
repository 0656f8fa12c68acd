/// Words of the time, alarms and timers.
extension WordRelations {
  static let clockWords = """
    reset | start over | clear | zero | back to zero | start from zero | set to zero | from scratch | zero out |
    wipe
    go to sleep | go to bed | turn in | hit the sack | hit the hay | bedtime | going to bed | call it a night
    nap | power nap | lie down | siesta | forty winks | doze | catnap | short sleep | kip | snooze
    alarm | wake up call | wake me up | wake me | wake up | get me up
    timer | countdown | count down | egg timer | kitchen timer | timers | counting down | countdowns | hourglass |
    time running
    lap | split | round
    focus | concentrate | do not disturb | quiet time | work session | deep work
    break | rest | breather | pause | time out | short break | coffee break | five minute break
    honk | horn | beep
    what is the time | what time is it | how late is it | time is it | got the time | tell the time |
    tell me the time | current time | time now | time of day | time right now | what hour is it
    world clock | world time | time elsewhere | other cities | time around the world | cities | clocks | clock list |
    global clock | time abroad | time in other cities
    what time in | local time | time over there | hour is it there | how late in | time is it in | clock say in |
    current time in | is it late in | already night in | is it morning in | still day in
    time difference | hours ahead | hours behind | how many hours | hour difference | time zone difference |
    how far ahead | how far behind | difference in hours | time gap | hours apart | earlier or later | time offset
    alarm clock | alarm | alarms | wake up call | wake up time | wake up alarm | morning alarm
    wake me up | wake me | get me up | rouse me | i have to wake | have me up | have to be up | must get up |
    want to get up | need to wake up | make me wake up | i get up at | drag me out of | see that i wake | up at |
    have to get up | need to get up | be awake by
    get up | wake up | rise | awake | be up | out of bed | rise and shine | waking up | getting up | up and about |
    wake
    set an alarm | new alarm | add an alarm | create an alarm | make an alarm | put an alarm | alarm for
    alarms | list of alarms | my alarms | which alarms | any alarms | alarms are set | alarms on | what alarms
    ring | go off | sound | beep | buzz | chime | rings | goes off | ringing | sounding
    stop the alarm | turn the alarm off | shut the alarm up | silence the alarm | dismiss the alarm | alarm off |
    kill the alarm | make the alarm stop | i am awake | i am up
    more minutes | snooze | doze | sleep in | let me sleep | sleep longer | sleep a bit more | bit longer in bed |
    not yet | later | wake me later | leave me in bed | let me lie in | stay in bed | shut up for |
    give me more minutes | five more minutes | ten more minutes | quiet for a bit
    lie in | sleep in | sleep late | stay in bed | have a lie in | long sleep | sleep longer
    no alarm | without alarm | no need to wake | do not wake me | no wake up
    alarm sound | ringtone | ring tone | alarm tone | tone | melody | wake up sound | alarm song | jingle
    vibration | vibrate | buzz | rumble | shake | silent ringing
    set a timer | timer for | start a timer | time for me | put on a timer | count down from | begin a timer |
    new timer | start counting down | set the countdown | give me a timer | create a timer
    tell me when | let me know when | warn me when | alert me when | ping me when | shout when | give me a shout |
    beep in | beep after | ring after | buzz me in | buzz me after | call me when
    times up | time is up | runs out | run out | time out | over | has gone | ended | elapsed
    time left | how much longer | how long left | remaining time | time remaining | how long to go | how much time |
    how much is left | how long until done | what is left | minutes left | still on the timer | how long still |
    how many minutes left | time to go | what remains | until it rings | left on the clock
    add time | more time | extend | extra time | give me longer | longer | additional time | another minute |
    lengthen | prolong | more minutes | tack on | add minutes
    pause the timer | hold the timer | freeze the timer | timer on hold | stop the clock | halt the countdown |
    interrupt the timer | suspend the timer
    restart the timer | start the timer over | start timer again | reset the timer | from the top | begin again |
    from the beginning | run it again
    resume the timer | continue the timer | unpause the timer | timer go on | let the timer run | unfreeze the timer |
    carry on counting
    cancel the timer | stop the timer | end the timer | kill the timer | forget the timer | scrap the timer |
    delete the timer | timer off | drop the timer | never mind the timer | do not need the timer
    stop watch | stopwatch | chronometer | time me | chrono | clock me | stop clock | time this | measure my time |
    start timing | time how long | time my run
    stop timing | stop the stopwatch | stop measuring | end the timing | stop the watch | stop clocking
    mark a lap | lap | split | split time | lap time | new lap | next lap | another lap | take a lap | count a lap |
    round done | record a lap | intermediate time | another round
    lap times | splits | laps | rounds | split times | list of laps
    fastest lap | best lap | quickest round | best time | personal best | pb | record time
    minute | minutes | min | mins | sixty seconds
    hour | hours | hr | hrs | sixty minutes | time worked
    second | seconds | sec | secs
    half an hour | thirty minutes | half hour | thirty mins
    quarter of an hour | fifteen minutes | quarter hour | a quarter hour
    an hour and half | ninety minutes | hour and a half | one and half hours
    three quarters of hour | forty five minutes
    couple of minutes | two minutes
    chime | bell | strike | gong | ding | ring on the hour | strike the hour | hourly bell | sound every hour |
    beep every hour | hourly signal | cuckoo | hourly sound
    metronome | beat | tempo | ticking | keep the beat | click track | tick | beats | keep time | give me the beat |
    rhythm | give me a beat | tick at
    beats per minute | bpm | tempo | beats a minute | ticks per minute
    time for bed | bedtime | go to bed | lights out | when i sleep | sleep time | sleeping time | hit the hay |
    hit the sack | when i turn in | sleep schedule | turn in | go to sleep | time to sleep | hit the pillow |
    bed time | be in bed by
    sleep timer | stop playing after | turn off after | fall asleep to | shut off after
    wind down | winding down | calm before bed | get ready for bed | prepare for bed | sleep mode
    focus session | focus sessions | pomodoro | pomodoros | concentration | deep work | work sprint | focus block |
    focus blocks | focused work | work blocks | study session | need to concentrate | rounds of focus |
    study sessions | work session | sprints | concentrate | tomato timer
    daylight saving | daylight savings | summer time | clocks change | clocks go back | clocks go forward |
    clock change | daylight saving time | change the clocks
    twelve hour clock | am and pm | twelve hour | twelve hour format
    twenty four hour clock | military time | twenty four hour | twenty four hour format
    analog | analogue | hands | clock face | dial | watch face
    digital | digits | digital clock
    wristwatch | watch | timepiece | smart watch | smartwatch
    on time | punctual | in time | prompt | promptly
    early | ahead of time | too soon | ahead of schedule | before time
    take five | pause | rest | have a break | breather | short break
    clock | what time | time is it | what is the time | got the time | how late is it | current time | the hour
    start a timer | set a timer | count down | start the countdown | time me | put on a timer | begin a timer |
    run a timer
    town | towns | city | cities | village | municipality | urban area | metropolis | big city
    hold a timer | pause the timer | freeze the timer | timer on hold | suspend the timer
    wake me | wake me up | get me up | set an alarm | rouse me | set my alarm | make sure i am up | alarm for |
    alarm at | i need to wake
    wake up later | snooze | five more minutes | let me sleep longer | sleep in | a few more minutes |
    ten more minutes
    find the time | what time | what time is it | tell the time | time now | hour is it
    concentrate | focus | knuckle down | buckle down | zero in | zone in | get down to work | deep work |
    no distractions | get in the zone | focusing | concentration
    moment | sec | second | instant | tick | jiffy | short while | mo
    win | beat | victory | come first | triumph | come out on top | take the title | succeed | prevail
    lie down | lie | lay down | have a lie down | rest | stretch out | go to bed | put my feet up | recline
    elevenses | morning snack | mid morning snack | coffee break | tea break | morning break
    let me sleep in | turn off the alarm | cancel the alarm | no alarm | skip the alarm | do not wake me
    give me five more | snooze | a little longer | wake me later | snooze the alarm | let me doze
    count down from | set a timer | start a timer | start a countdown | timer for | start counting down |
    time me for
    start the clock | start the stopwatch | begin timing | start timing | time me | clock me
    stop the clock | stop the stopwatch | stop timing | stop clocking me
    give it more time | extend the timer | add time | add minutes | make the timer longer | a few more minutes
    see how much longer | time left | remaining time | how much time left | check the timer | when does it ring
    shut it up | stop the alarm | silence the alarm | turn it off | stop ringing | dismiss the alarm | make it stop
    wind myself down | sleep mode | bedtime mode | get ready for bed | start bedtime | sleep sounds
    beat my record | personal best | new record | do better than before
    bigger than | larger than | over | above | more than | exceeding | heavier than | greater than | in excess of |
    upwards of | that exceed | weighing over | of more than | surpassing
    nod off | sleep timer | nodding off | falling asleep | dozing off | doze off | stop by itself |
    switch itself off | shut itself off | go to sleep | going to sleep | going to bed | off automatically |
    bedtime timer | until i am asleep | till i am asleep | lull me to sleep | go quiet in | snooze timer |
    auto shutoff | off by itself
    music off in | sleep timer | stop the music after | silence in | tunes off in | end the music in |
    end the music after | be quiet after | be silent after | be silent in | play only for | play for another |
    keep playing for | off in | turn off in | switch off in | done after
    concentrating | concentration | focus | study music | studying
    siren | alarm | security | intruder alarm | intruders | burglars | protection
    minutes running | timer | cooking clock | count from | tell me when over | count backwards
    ring in | start a timer | beep in | beep after | let me know after | give me minutes | ring after | set a timer
    forget the countdown | cancel the timer | no more counting | stop counting down | quit counting |
    do not count anymore | give up counting | stop the countdown
    hold the countdown | pause the timer | stop counting for now | freeze the countdown | hold the clock |
    freeze the clock | put countdown on hold
    how long to go | time is left | how much longer | how many minutes left | is it nearly done |
    how many minutes remain | how long left | when will it beep | when does it beep | is it almost done |
    how long still | when is time up | what is the countdown at | is time almost up
    give me more time | add to the timer | give it another | more minutes | i need more time | a few more minutes |
    longer countdown | make the countdown longer | put more minutes on | tack on minutes | few minutes more |
    give it longer
    make me get up | set an alarm | i must get up | ring me at | do not let me oversleep | ring at |
    have to be awake | make sure i am awake | shake me awake | i need waking | ring the bell at
    do not let me oversleep | wake me | make sure i am awake | shake me awake | ring at | stir me |
    let me sleep until | let me sleep till
    waker | alarm | wakeup call | ringer | morning call | buzzer | beeper | wakeup
    wake up calls | alarms | alarm clocks | wake up times | times i get up | wakers | buzzers | wakeup calls
    no need to wake | turn off the alarm | i can sleep in | i do not need waking | let me lie in | no waking |
    do not get me up
    sleep a little longer | snooze | few more minutes | let me lie | ring again later | wake me again in |
    wake me again later | try again in | nap longer | ring later | let me sleep on | a little more sleep |
    let me snooze | a bit more sleep
    how long i take | stopwatch | lap timer | count up | count the seconds | timekeeper | measure the time |
    chronograph | counting up | sports watch
    start measuring | start the stopwatch | take the time | start timing me | measure how long | measure my time |
    ready set go | start counting up | measure how long i
    i finished the run | stop the stopwatch | i am at the finish | stop timing me | finish timing | stop counting up |
    quit timing | crossed the finish line | end timing | done measuring
    begin again from zero | reset the stopwatch | back to zero | zero it | clear the time | put it to zero |
    wipe the time | start from zero | zero the chronometer | set to zero | return to zero
    circuit | lap | one more round
    one more round | mark a lap | next round | another circuit | note the split | record the split | take a split |
    round finished | save the split | that was a round | next circuit | one round done | done a round
    hour in | time in | what hour is it | what is the hour | clocks in | what do clocks say | are they asleep in |
    is it morning in | are they awake in | is it late in | what is the clock in | how late in
    hours later | hours ahead | later there | hours in front | how much later | ahead of me
    clocks around the world | world clock | international clock | list of cities | clocks of the world |
    times around the world | international times | clocks from abroad
    send me to bed | set my bedtime | tell me to sleep | put me to bed | i should sleep by | be in bed by |
    i turn in at
    bong | chime | dong | toll | ding dong | chiming
    ring every hour | hourly chime | beep every hour | strike the hour | tell me every hour | every full hour |
    sound on the hour | bell on the hour | chime every hour | strike every hour | on the hour bell |
    beep on the hour
    concentration blocks | focus sessions | work sprints | rounds of work | periods of concentration |
    blocks of work | stretches of work | concentrated work | time to concentrate | undisturbed work |
    rounds of concentration | study blocks | sessions of work
    rounds | sessions | sprints | intervals | bouts
    clicks per minute | beats per minute | ticks a minute | clicks a minute | strokes a minute | strokes per minute
    get me awake | fetch me from bed | wake me | pull me from bed | be woken | woken at | want waking |
    get me out of
    up and about at | out of bed at | set an alarm | be woken at | woken up at
    keep track of time | stopwatch | elapsed time | second counter
    bells | chime | clock sound | church bells
    hourly chime | bell every hour | sound every hour | gong every hour | ding every hour
    """
}
