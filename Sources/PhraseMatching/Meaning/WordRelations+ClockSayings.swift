/// More ways of saying what people want of a clock.
extension WordRelations {
  static let clockSayings = """
    give me a nudge | give me a shout | set a timer | give me a buzz | give me a ping | give me heads up |
    give me a holler | give me a beep | give me a signal | give me a yell | give me a poke | give me a tap |
    give me a bell | give me a ding | give me a sign | shout at me | yell at me | holler at me
    ping me | set a timer | buzz me | beep me | nudge me | alert me | ding me | signal me | tap me | poke me |
    shout me | holler | sing out | ping after | ping in | buzz after | buzz in | ding in | ding after | alert in |
    alert after | warn me | notify me
    minutes on the clock | timer | minutes on the timer | hour on the clock | hours on the clock |
    seconds on the clock
    put on the clock | set a timer | run the clock for | keep the clock for | watch the clock for |
    mind the clock for | measure off | clock off | tick down from | run down from | count backwards from |
    count backward from | counting down from | count me down | count me down from
    say when | let me know when | set a timer | tell me when | shout when | beep when | buzz when | ring when |
    ping me when | alert me when | tell me after | let me know in | tell me in | make a noise after |
    make a noise in | make a sound in | make a sound after | sound off in | go off in | go off after | ring me after |
    ring me in | come get me in | call me in
    timer going | timer | timer running | countdown going | countdown running | timer on | timer please |
    count down going | count down running
    get a timer going | start a timer | get a timer running | set a timer going | set a timer running |
    kick off a timer | fire up a timer | launch a timer | run a timer | open a timer | make a timer | add a timer |
    need a timer | i need a timer | i want a timer | another timer | get a countdown going | kick off a countdown |
    begin a countdown | launch a countdown | run a countdown | create a countdown | begin a count down |
    launch a count down | run a count down | create a count down
    boil for | set a timer | simmer for | steep for | marinate for | proof for | soak for | in the oven for |
    on the stove for | on the grill for
    labelled | called | labeled | titled | named | with the label | with label | labelled as | labeled as | name it |
    label it | call it | title it | naming it | calling it | labelling it | labeling it | by name
    is not needed anymore | cancel | not needed any more | is not necessary anymore | is unnecessary |
    is no longer needed | no longer necessary | not necessary anymore | not necessary | unnecessary now |
    is superfluous | can be cancelled | can be canceled | can be scrapped | can be dropped | need no more |
    no use for | no use any more | not wanted anymore | no longer want | end it | stop it | kill it | drop it |
    cancel it | scrap it | bin it | forget it | call it off | be done with | go away | disappear | vanish |
    make it go away | make it disappear
    hold everything | pause | hold fire | hang on | hang on with | hang on a sec | hang on a minute |
    hang on a moment | hold on with | hold on a moment | hold on a sec | hold off for | wait with | wait a sec with |
    wait a moment with | stop temporarily | temporarily stop | temporarily halt | halt temporarily | stop for now |
    stop briefly | briefly stop | stop it briefly | interrupt | make a break | give a break | give it a break |
    on hold | put on pause | set on hold | set to pause | on pause | into pause | put on ice | leave for a moment |
    stand still | make it wait | keep waiting | hold for now | suspend for now | rest for a moment |
    rest for a while | rest for a bit | rest a moment | rest a bit | take a short break | have a rest | halt for now |
    halt for a moment | stop for a moment | stop for a while | stop for a bit | stop a moment | wait for a moment |
    wait for a bit | wait a moment | wait a bit | stand by | cool it | sit still
    run on | resume | continue | go on running | let run on | keep on running | keep running | let it run |
    let it run on | run again | running again | let it go on | go on | keep on going | get moving again |
    set going again | going again | tick on | keep ticking | ticking again | keep on counting | counting again |
    off hold | off pause | take off hold | take off pause | end the pause | end pause | pause is over |
    break is over | breaks over | pause over | lift the pause | lift the hold | let go again | start it again |
    start again | start it up again | start back up | set it going again | back in motion | un pause |
    undo the pause | stop pausing | carry on counting | moving again | moving on
    timer ends | is left | timer finishes | timer is done | timer is over | timer stops | timer goes off |
    timer rings | timer runs out | timer is up | timer expires | timer beeps | timer dings | timer buzzes |
    countdown finishes | countdown ends | countdown is done | countdown is over | countdown runs out |
    countdown stops | countdown is up | countdown expires | countdown reaches zero | countdown hits zero |
    clock runs out | timer hits zero | timer reaches zero | time is up | times up | time runs out | it goes off |
    it rings | it beeps | count down finishes | count down ends | count down is done | count down is over |
    count down runs out | count down stops | count down is up | count down expires | count down reaches zero |
    count down hits zero
    timer will go off | is left | timer will ring | timer will end | timer will finish | timer to go off |
    timer to ring | timer to end | timer to finish | timer to run out | countdown to finish | countdown to end |
    timer going off | timer has left | timer still has | timer has to go | countdown has left | timer still needs |
    timer show | timer say | timer shows | timer says | does the timer have | does the timer show |
    does the timer say | does the countdown show | does the countdown say | timer still going | timer still running |
    count down to finish | count down to end | count down has left
    nearly done | time is left | almost done | nearly over | almost over | nearly finished | almost finished |
    nearly up | almost up | nearly there | almost there | close to done | close to over | close to finished |
    close to zero | close to the end | about to finish | about to end | about to ring | about to go off | about done |
    about finished | done yet | finished yet | over yet | up yet | done soon | finished soon | over soon |
    nearing the end | getting close | coming to an end | running out | how far along | how far through |
    halfway done | half done | done already | finished already
    remaining minutes | time is left | minutes remaining | remaining seconds | seconds remaining | remaining time |
    remaining hours | remaining duration | minutes that remain | time that remains | time still remaining |
    rest of the minutes | minutes still left | seconds left | seconds to go | minutes to go | minutes are left |
    minutes are remaining | seconds are left | minutes remain | seconds remain | time remains | left to wait |
    left to go | left to run | still to run | still to wait
    still needs | extend | needs longer | needs more time | needs more | needs another | needs a bit longer |
    needs a bit more | not quite done | not quite ready | could use more | could do with | wants another |
    more time for | longer for | bit longer | a bit longer | some more time | go on for another | go on for |
    run for another | keep going for | keep running for | keep counting for | carry on for | continue for another |
    continue for | run longer by | run longer | last longer | lengthen
    give another | add | give an additional | give an extra | throw on another | put on another | tack on another |
    tack another | whack on another | stick on another | stick another | slap on another | slap another |
    chuck on another | chuck another | bung on another | put another | throw another | add another | another |
    an extra | an additional | additional | extra | plus | top up | top up by | top up with | pad with | pad by
    get me going at | wake me at | get me up at | i rise at | rise at | up by | awake by | awake at | be awake at |
    be awake by | be up at | be up by | get up at | get up by | out of bed by | out of bed at | on my feet by |
    on my feet at | up and about by | up and about at | up and running by | kick me out at | drag me up at |
    drag me out at | haul me up at | shake me at | rouse me at | ring me at | buzz me at | beep me at | call me at |
    ring at | buzz at | go off at | sound at | stir me at | nudge me at | jolt me at
    get out of bed | wake up | get me out | get up | be up | crawl out of bed | roll out of bed | climb out of bed |
    rise | rise and shine | be out of bed | be on my feet | be awake | be woken | be roused | leave my bed |
    leave the bed | be up and about | be up and running | be up and dressed | come to life | open my eyes |
    get moving | be conscious
    i have to rise | wake me up | i need to rise | i must rise | i must be up | i must be awake | i gotta be up |
    i gotta get up | i gotta wake up | got to be up | got to get up | i want to rise | i should be up |
    i should get up | i should wake up | i am getting up | i will get up | i get up | i wake up | i plan to rise |
    early start | early rise | early morning start | my day starts | my day begins | the day starts | day starts
    ring tomorrow | set an alarm | ring on | buzz tomorrow | sound tomorrow | go off tomorrow | beep tomorrow |
    alarm tomorrow | ring today | ring tonight | ring the bell at | sound the bell at | make a racket at |
    make a noise at | make noise at | be noisy at | be loud at | blare at | blast me awake | jolt me awake |
    set it to ring | set it for | set one for | one alarm for | an alarm for | new alarm for | new alarm at |
    make an alarm | create an alarm | add an alarm | need an alarm | want an alarm | put in an alarm |
    schedule an alarm | program an alarm | set my clock for | set the clock for | set up an alarm | get an alarm |
    morning call | morning call at | wakeup at | wakeup for | wakeup call | alarm please
    ring again | turn on | rings again | ringing again | to ring | should ring | must ring | has to ring |
    needs to ring | shall ring | is to ring | may ring | can ring | will ring | make it ring | let it ring |
    supposed to ring | should sound | must sound | should wake me | wake me again | should be active |
    must be active | be active again | active again | working again | back in action | back in service | back in use |
    back to work | in force again | is needed again | needed again | need again | want again | use again | revive |
    bring back | put back on | set live | go live | make it active | reinstate | re enable | reenable | re activate |
    rearm | re arm | arm again | rings
    will not ring | turn off | not ring | do not ring | does not ring | should not ring | must not ring |
    need not ring | never rings | not going to ring | no ringing from | stop ringing | without ringing | not sound |
    does not sound | should not sound | not wake me | does not wake me | stop waking me with | not be woken by |
    not bother me | give it a rest | take the day off | gets a day off | has the day off | give the day off
    keep quiet | turn off | quiet | rest a while | a rest | stay quiet | stay silent | stay still | keep silent |
    keep still | quiet for now | silence it | quiet it | shut it up | shut up | out of service | out of action |
    out of use | make inactive | set inactive | not needed | is not needed | not needed today | not needed tomorrow |
    is not needed tomorrow | not necessary | is not necessary | unnecessary | no need for | do not need |
    will not need | i will not need | i do not need | can do without | leave off | keep off | stay off |
    keep inactive
    wake ups | wake up | alarms | wakeup | wakeups | wake up calls | wakeup calls | wake up times | wakeup times |
    waking times | wake times | wake up alarms | morning alarms | bells | ringers | rings | get up times |
    alarm times | alarm clocks | alarm list | list of alarms | alarm settings | alarm schedule | alarm overview |
    wake up schedule | wake up settings | wake ups set
    going to ring | alarms are set | will ring | about to ring | due to ring | set to ring | supposed to ring |
    scheduled to ring | going to go off | will go off | due to go off | set to go off | scheduled to go off |
    supposed to go off | going to sound | will sound | going to wake me | will wake me | will be waking me |
    will be ringing | going to beep | going to buzz | will buzz | will beep | rings | goes off | wakes me |
    wakes me up | getting me up | gets me up | waking me | waking me up | is going to ring | is set to ring |
    is set to go | is waking me | is ringing | are going to ring | are due to ring | are going off | are active |
    are on | are armed | are enabled | are pending | are scheduled | are planned | are switched on |
    am i being woken
    getting woken | my alarms | being woken | get woken | be woken | woken up | being woken up | getting woken up |
    getting up | get up | waking up | have to get up | have to wake up | need to get up | supposed to get up |
    supposed to wake up | due to get up | being roused | i am getting woken | i get woken | i am being woken |
    i am woken | i will be woken | i get up | i have to get | when i get up | when i wake up | when do i get |
    when am i getting | when am i being | when am i up | when will i be | when am i waking | when do i wake |
    what time do i | when i am getting | when i am being | when i am woken
    let me sleep | snooze | let me doze | let me rest | let me nap | let me lie | let me lie in | let me stay here |
    let me be for | leave me for | leave me alone for | leave me be for | give me peace for | sleep for another |
    sleep another | doze for another | doze another | rest for another | rest another | nap for another |
    lie down for another | lie in for another | stay in bed for | bed for another | come back in | come again in |
    try again in | try me again in | ring again in | ring again after | ring back in | buzz again in |
    buzz me again in | beep again in | beep again after | go off again in | go off again after | sound again in |
    wake me again in | wake me in another | wake me again after | ask me again in | repeat in | repeat the alarm in |
    be quiet for | be silent for | stay quiet for | stay silent for | hush for | shush for | shut up for | quiet for |
    silence for | pipe down for | pause the alarm for | delay the alarm by | postpone the alarm by | put off for |
    hold off for | delay by | postpone by | put the alarm off | snooze for
    ring again later | snooze the alarm | snooze | wake me again later | wake me later | wake me a bit |
    sleep a little longer | sleep a bit longer | sleep a bit more | sleep some more | sleep on | sleep in a bit |
    doze a little longer | doze a bit longer | doze some more | doze on | doze off again | rest a little longer |
    rest a bit longer | rest some more | lie here longer | lie in | lie in longer | stay in bed longer | stay in bed |
    stay under the covers | stay under the duvet | bit longer in bed | longer in bed | little longer in bed |
    not up yet | not ready to wake | not ready to get | not ready to rise | can not get up | want to keep sleeping |
    keep sleeping | keep on sleeping | go back to sleep | back to sleep | fall asleep again | sleep again |
    go away alarm | not now alarm | hit snooze | press snooze | push snooze | tap snooze | snooze button |
    hit the snooze button | alarm later | later alarm | delay the alarm | postpone the alarm | put the alarm off |
    push back the alarm | repeat the alarm | repeat the alarm later | try again later | come back later | ring later |
    buzz again later | beep again later | go off again later | again later | a little later | a bit later |
    little later | bit later | later on | in a bit | in a while | somewhat later | again soon | another time |
    some other time
    too tired | snooze | too sleepy | so tired | so sleepy | still tired | still sleepy | still sleeping |
    still asleep | still in bed | still too early | too early | far too early | way too early | half asleep |
    dead tired | knackered | exhausted | not awake yet | not yet awake | i am not awake | can not wake up |
    need more sleep | more sleep | want more sleep | some more sleep | little more sleep | bit more sleep |
    extra sleep | five more | drowsy | groggy | sleepyhead | shut eye | shuteye | catch some zs | forty winks |
    more shut eye | more winks
    quiet now | snooze the alarm | snooze | quiet now ring again | not now | not now wake me | shush ring again |
    hush ring again | be quiet for now | silence for now | silence the alarm briefly | quiet the alarm |
    hush the alarm | shush the alarm | shut up the alarm | stop ringing for | stop beeping for | stop buzzing for |
    alarm quiet for | pause the alarm | hold the alarm | alarm on hold
    shout in | set a timer | shout after | nudge in | nudge after | buzz after | holler in | holler after | yell in |
    poke in | poke after | tap in | signal in | signal after | beep in | beep after | bell in | bell after | ding in |
    heads up in | heads up after | ring after | alert after | warning in | warning after | notice in | signal me |
    call after | told after | told in | told when | be told after | be told in | be notified after | be notified in |
    be alerted after | be alerted in | be warned after | be warned in | signal once | alert me once | ping me once |
    tell me once | count | wait | wait for | then beep | and then beep | and beep | then ring | and then ring |
    and ring | then buzz | then alert me | then tell me | then call me | knock on my door | rap on my door |
    bang on my door | knock in | knock after | come find me in | come for me in | fetch me in | grab me in |
    check on me in | interrupt me in | interrupt me after | disturb me in | disturb me after | bother me in |
    bother me after | stop me when
    let the paused | resume | start the paused | continue the paused | run the paused | let the halted |
    let the frozen | let the interrupted | let the stopped | let the held | go on with the | get on with the |
    carry on with the | keep going with the | proceed with the | pick up the
    long before | much time | long until | long till | long does | long will | soon does | soon will | soon is |
    many minutes | many seconds | many more minutes | many more seconds | much longer | much longer until |
    much longer till | much longer before | much longer does | much longer has | much longer will | much longer on |
    much more | much time until | much time before
    timer is done | left | timer is up | timer is over | timer is finished | timer ends | timer finishes |
    timer stops | timer goes off | timer rings | timer runs out | timer expires | timer beeps | timer buzzes |
    timer dings | timer hits zero | countdown ends | countdown finishes | countdown is done | countdown is over |
    countdown is finished | countdown runs out | countdown expires | countdown stops | it goes off | it rings |
    it beeps | until the end | until its done | until it ends | until it rings | until it is over | until it is done |
    until it goes off | till it rings | till it goes off | before it rings | before it goes off | before it ends |
    count down ends | count down finishes | count down is done | count down is over | count down is finished |
    count down runs out | count down expires | count down stops
    not let me sleep | wake | not let me oversleep | not let me snooze | not let me doze | let me sleep until |
    let me sleep till | let me sleep to | leave me asleep until | leave me in bed | have me out of | have me awake |
    have me up | drag me out of | kick me out of | pull me out of | throw me out of | yank me out of | rouse |
    rouse me | shake me awake | jolt me awake | blast me awake | make me get up | make me wake up | get me out |
    get me going | get me moving | see me up | see that i wake | see that i get | make sure i wake | make sure i get |
    make sure i am | be sure i wake
    out of bed by | at | out of bed at | up and about by | up and about at | on my feet by | on my feet at |
    up and running by | no later than | not later than | at the latest | sharp at | from bed at | dressed by
    measure how long this | start the stopwatch | measure how long it | measure how long i | measure my time |
    measure the time | measure the duration | measure my speed | measure time | see how long this | see how long it |
    see how long i | see how fast i | check how long this | check how long it | track how long this |
    track how long it | track how long i | track my time | track the time | tell how long this |
    record how long this | record how long it | record my time | find out how long | find how long this |
    count how long this | time how long this | time how long it | time how long i | time how fast i |
    clock how long it | clock how long i | clock how fast i | clock my time
    begin timing me | start the stopwatch | begin to time me | begin timing this | begin timing it | begin clocking |
    begin clocking me | begin measuring | begin measuring time | begin counting up | begin recording time |
    begin recording my time | commence timing | start clocking | start clocking me | start measuring |
    start measuring time | start counting up | start timing this | start timing it | start recording time |
    get timing | get timing me | go start timing | keep time for me | take my time | take time | take the time of |
    let the clock run | let time run | timing starts now | time starts now | clock is running | clock starts now |
    time it | time this | time that | time us | time him | time her
    time my sprint | start the stopwatch | time my run | time my race | time my swim | time my laps |
    time my workout | time my ride | time my walk | time my jog | time my dash | time my plank | time my drive |
    time my speech | time my presentation | time my talk | time my exercise | time my attempt | time my performance |
    time my solve | time my set | time my climb | time my commute | time the race | time the run | time the speech |
    clock my run | clock my race | clock my sprint | clock my swim | clock my ride | clock my speed | clock the race |
    time a race | time a run | time a lap
    quit timing | stop the stopwatch | quit timing me | quit clocking | quit measuring | quit counting up |
    end timing | end timing me | end measuring | finish timing | finish timing me | finish measuring | cease timing |
    halt timing | halt the timing | done timing | done timing me | no more timing | enough timing | stop timing this |
    stop timing it | stop clocking me | stop measuring time | stop counting up | freeze the watch |
    freeze the chronometer | take my final time | take my finish time | that is my time | what was my time |
    i am done running | i am finished running | race is over | run is over | i crossed the line | crossed the line |
    over the line | at the finish | at the finish line | reached the finish | reached the finish line |
    made it across | across the finish line | touched the wall | end of the race
    set to nought | reset | back to nothing | all noughts | nought | from scratch | clean slate | to the start |
    back to start | back to the start | begin anew | start anew | start afresh | make it start over | fresh start |
    wipe clean | wipe | wiped | return to start | initialise | initialize
    split time | lap | splits | split | interval | intermediate | intermediate time | leg | circuit | loop | round |
    time around | checkpoint
    round done | new lap | round finished | round complete | round completed | lap done | lap finished |
    lap complete | lap completed | next round | next circuit | next leg | next loop | next split | another circuit |
    another loop | another round | another leg | another split | another length | circuit done | circuit complete |
    circuit finished | loop done | loop complete | leg done | i did another round | finished another round |
    finished a round | finished a circuit | completed a round | completed a circuit | done a round | once around |
    once more around | passed the line | crossed the line again | start of another round | next round starts |
    next round begins | next lap starts | next lap begins | next round now | round starts | round begins |
    lap starts | lap begins | here comes the next | start of a lap | that was one | another one done |
    another one down | one down
    local hour | time | current hour | oclock | o clock | local time | clock time | present time | exact time |
    correct time | precise time | time of day | hour of day | hour it is | hour is it | daytime | nighttime |
    night time | day time | hour of the clock
    is it daytime | time is it | is it night | is it nighttime | is it late | is it early | is it dark | is it light |
    is it day | is it lunchtime | is it dinnertime | is it bedtime | is it evening | is it afternoon | is it morning |
    is it noon | is it midnight | is it light out | is it dark out | is it still dark | is it still light |
    is it still night | is it still early | is it still day | is it already dark | is it already late |
    is it already night | hour is it | are people awake | are they awake | are they asleep | is everyone asleep |
    is everybody asleep | do the clocks say | do clocks show | do they have now | does the clock say |
    does the clock show | what time | the time | does my watch show | does my watch say | does the watch say |
    does the watch show | do watches show | do clocks say | would the clock say | would my watch show |
    clock reading | clock show | clock say
    off set | time difference | offset | difference | time lag | time gap | time shift | distance in time |
    number of hours | hour gap | hour offset | hours offset | hours difference | hour difference |
    difference in hours | time zone difference | hours between | hours separate | hours separating us |
    clock difference | jetlag | jet lag | zone difference
    off set between here | time difference | difference between here and | hours between here and |
    gap between here and | hours separate us from | hours separate me from | hours lie between here |
    hours between us and | hours between me and | difference from here to | hours from here to | hours apart are we |
    hours apart from | hours away from us
    are we ahead | hours ahead | are we behind | ahead of us | ahead of me | ahead of here | behind us | behind me |
    behind here | earlier than here | later than here | later than us | earlier than us | earlier than mine |
    later than mine | compared to us | compared to here | compared with here | compared with us | compared with home |
    compared to home | relative to us | relative to here | relative to home | versus here | versus home |
    in front of us | apart from us | apart from here | out of sync with | different from here | different from home
    time zones | world clock | timezones | list of time zones | list of timezones | list of clocks | list of zones |
    other time zones | other timezones | other zones | zones | other clocks | other places | my zones | saved places |
    saved cities | saved locations | saved zones | saved clocks | places i follow | places i track | cities i follow |
    cities i track | cities i watch | city clocks | clocks | clock collection | city list | list of cities |
    favorite cities | favourite cities | watched cities | watchlist | tracked cities | international clocks |
    clocks overview | global times | world times | foreign times | times i follow | times i track | my clocks |
    the clocks | my other clocks | my cities | the cities | my city list | my list of cities | my list of clocks
    among my time zones | add to the world | amid my clocks | among my clocks | among the clocks | among my cities |
    among the cities | among my places | among the time zones | with my time zones | with my clocks | with my cities |
    alongside my clocks | alongside my cities | alongside the other cities | next to my clocks
    each hour | hourly | every hour | every full hour | each full hour | on each hour | on every hour |
    at every hour | at each hour | at the hour | once every hour | once an hour | once per hour | top of the hour |
    top of every hour | top of each hour | when the hour strikes | when the hour turns | when the hour changes |
    whenever the hour turns | whenever the hour changes | whole hour | every whole hour | each whole hour |
    full hours
    hourly ding | hourly chime | hourly beep | hourly bell | hourly gong | hourly ring | hourly sound |
    hourly signal | hourly tone | hourly bong | hourly ping | hourly jingle | hourly cuckoo | hourly strike |
    hourly noise | hourly alert | hourly notification | hourly reminder | beep every hour | ding every hour |
    bell every hour | bong every hour | ping every hour | gong every hour | ring every hour | sound every hour |
    ding each hour | beep each hour | bell each hour | striking the hour | strike the hours | striking the hours |
    strike of the hour | ringing the hours | announce the hour | announce the hours | announcing the hour |
    beeping every hour | dinging every hour | ringing every hour | chiming every hour | cuckoo clock |
    grandfather clock | church bell sound | tell me every hour | mark the hours | mark each hour | mark every hour
    concentrated | focus | focussed | focused | undisturbed | uninterrupted | distraction free | free of distraction |
    without distraction | without distractions | no distractions | heads down | full attention | concentration |
    productivity | work hard | hard work | serious work | proper work | solid work | quiet work
    concentrated work | focus sessions | blocks of concentrated work | blocks of focused work | blocks of deep work |
    blocks of work | blocks of concentration | blocks of study | blocks of studying | blocks of productivity |
    bouts of work | bouts of concentration | bouts of focus | bouts of studying | bursts of work | bursts of focus |
    bursts of concentration | chunks of work | chunks of focus | chunks of study | cycles of work | cycles of focus |
    hours of focus | intervals of work | intervals of focus | intervals of concentration | periods of work |
    periods of focus | periods of concentration | periods of study | phases of work | phases of concentration |
    rounds of work | rounds of deep work | rounds of focus | rounds of focused work | rounds of concentration |
    rounds of study | rounds of studying | rounds of pomodoro | sets of work | sets of focus | slots of focus |
    slots of concentrated work | spells of work | spells of concentration | sprints of work | sprints of focus |
    stints of work | stints of focus | stretches of focus | stretches of deep work | stretches of concentrated work |
    times of focus | pomodoro rounds | pomodoro sessions | pomodoro cycles | pomodoro blocks | pomodoro intervals |
    tomato rounds | tomatoes | work cycles | work intervals | work stints | work bursts | work phases | work periods |
    work rounds | work units | study rounds | study cycles | study intervals | study periods | study sprints |
    study stints | focus cycles | focus periods | focus rounds | focus slots | focus sprints | focus stints |
    focus times | focus units | focus intervals | concentration sessions | concentration rounds |
    concentration periods | concentration phases | productivity sessions | productivity blocks | productive sessions |
    productive blocks | deep work sessions | deep work blocks | deep work rounds | deep sessions | deep work stints |
    quiet sessions | quiet work blocks | blocks of undisturbed work | blocks of uninterrupted work |
    blocks of quiet work | blocks of focus | focus blocks | study blocks | work blocks | learning blocks |
    concentration blocks | stints of undisturbed work | stints of uninterrupted work | stints of focused work |
    stints of concentrated work | stints of deep work | stints of quiet work | stints of studying | stints of study |
    stints of concentration | learning stints | concentration stints | pomodoro stints | rounds of undisturbed work |
    rounds of uninterrupted work | rounds of concentrated work | rounds of quiet work | learning rounds |
    sessions of undisturbed work | sessions of uninterrupted work | sessions of focused work |
    sessions of concentrated work | sessions of deep work | sessions of quiet work | sessions of studying |
    sessions of study | sessions of focus | sessions of concentration | sessions of work | study sessions |
    work sessions | learning sessions | bouts of undisturbed work | bouts of uninterrupted work |
    bouts of focused work | bouts of concentrated work | bouts of deep work | bouts of quiet work | bouts of study |
    focus bouts | study bouts | work bouts | learning bouts | concentration bouts | deep work bouts | pomodoro bouts |
    periods of undisturbed work | periods of uninterrupted work | periods of focused work |
    periods of concentrated work | periods of deep work | periods of quiet work | periods of studying |
    learning periods | deep work periods | pomodoro periods | slots of undisturbed work |
    slots of uninterrupted work | slots of focused work | slots of deep work | slots of quiet work |
    slots of studying | slots of study | slots of concentration | slots of work | study slots | work slots |
    learning slots | concentration slots | deep work slots | pomodoro slots | chunks of undisturbed work |
    chunks of uninterrupted work | chunks of focused work | chunks of concentrated work | chunks of deep work |
    chunks of quiet work | chunks of studying | chunks of concentration | focus chunks | study chunks | work chunks |
    learning chunks | concentration chunks | deep work chunks | pomodoro chunks | bursts of undisturbed work |
    bursts of uninterrupted work | bursts of focused work | bursts of concentrated work | bursts of deep work |
    bursts of quiet work | bursts of studying | bursts of study | focus bursts | study bursts | learning bursts |
    concentration bursts | deep work bursts | pomodoro bursts | stretches of undisturbed work |
    stretches of uninterrupted work | stretches of focused work | stretches of quiet work | stretches of studying |
    stretches of study | stretches of concentration | stretches of work | focus stretches | study stretches |
    work stretches | learning stretches | concentration stretches | deep work stretches | pomodoro stretches |
    intervals of undisturbed work | intervals of uninterrupted work | intervals of focused work |
    intervals of concentrated work | intervals of deep work | intervals of quiet work | intervals of studying |
    intervals of study | learning intervals | concentration intervals | deep work intervals |
    sets of undisturbed work | sets of uninterrupted work | sets of focused work | sets of concentrated work |
    sets of deep work | sets of quiet work | sets of studying | sets of study | sets of concentration | focus sets |
    study sets | work sets | learning sets | concentration sets | deep work sets | pomodoro sets |
    spells of undisturbed work | spells of uninterrupted work | spells of focused work | spells of concentrated work |
    spells of deep work | spells of quiet work | spells of studying | spells of study | spells of focus |
    focus spells | study spells | work spells | learning spells | concentration spells | deep work spells |
    pomodoro spells | cycles of undisturbed work | cycles of uninterrupted work | cycles of focused work |
    cycles of concentrated work | cycles of deep work | cycles of quiet work | cycles of studying | cycles of study |
    cycles of concentration | learning cycles | concentration cycles | deep work cycles | phases of undisturbed work |
    phases of uninterrupted work | phases of focused work | phases of concentrated work | phases of deep work |
    phases of quiet work | phases of studying | phases of study | phases of focus | focus phases | study phases |
    learning phases | deep work phases | pomodoro phases | sprints of undisturbed work |
    sprints of uninterrupted work | sprints of focused work | sprints of concentrated work | sprints of deep work |
    sprints of quiet work | sprints of studying | sprints of study | sprints of concentration | work sprints |
    learning sprints | concentration sprints | deep work sprints | pomodoro sprints
    line up | plan | schedule | map out | lay out | pencil in | arrange | organise | organize | prepare | block out |
    block off | reserve | set aside | carve out | make time for | make room for | sign me up for | knock out |
    crank out
    steady beat | metronome | steady pulse | regular beat | even beat | constant beat | steady click | steady clicks |
    steady clicking | steady tick | steady tempo | steady rhythm | steady tap | regular pulse | regular tick |
    regular clicks | regular click | even pulse | even tempo | constant pulse | constant tempo | constant click |
    pulse | click | clicks | clicking | tick along | ticks | tick away | tick with | click along | beat along |
    beat time | beat with | clap along | tap along | tapping | keep time | keep the time | keep me in time |
    keep the tempo | keep tempo | keep the pace | keep me on beat | keep the rhythm | count me in | pacemaker |
    pacer | timekeeper | rhythm keeper | beat maker | musical clock | a beat | a pulse | a tempo | a rhythm
    tempo of | metronome to | tempo at | tempo to | beat at | beat of | pulse of | pulse at | click at | clicks at |
    rhythm of | rhythm at | pace of | pace at | speed of | speed at | beating at | ticking at | clicking at |
    pulsing at | tapping at | drumming at | tick at | ticks at
    pulses per minute | beats per minute | clicks per minute | ticks per minute | taps per minute |
    strokes per minute | beats a minute | beats each minute | beats every minute | clicks a minute | ticks a minute |
    pulses a minute | bpms | beats in a minute | times a minute | times per minute
    timing | stopwatch | timing me | timing this | timing it | timing us | timing my run | timing my lap |
    timing my race | clocking | clocking me | clocking this | clocking it | measuring | measuring time |
    measuring me | measuring my time | counting up | counting the seconds | counting seconds | timekeeping |
    time keeping | time measurement | time taking | taking my time | taking time | taking the time |
    recording my time | recording the time | tracking my time | tracking time | time tracking | running clock |
    sports clock | race clock | lap counter | second hand | race timer | time counter | seconds counter
    how long this takes | stopwatch | how long it takes | how long i take | how long i need | how long i run |
    how long i last | how long i hold | how long that takes | how long we take | how long he takes |
    how long she takes | how fast i am | how fast i run | how fast i go | how quick i am | how quickly i run |
    time this takes | time it takes | my finish time | my running time | seconds passed
    clock my | start the stopwatch | time my | clock this | clock that | clock it | clock me for | clock us |
    clock him | clock her | time the | time how fast | time how quickly | get my time | get ready to time |
    begin the clock | begin taking time | go go go | ready steady go | on your marks | and go
    measure | start | keep track of | kick off | begin measuring | start measuring | begin recording
    done | finished | all done | complete | completed | at an end | ended | concluded | all over | over and done |
    has ended | is over
    timer done | left | timer nearly done | timer almost done | timer nearly over | timer almost over |
    timer nearly up | timer almost up | timer nearly finished | timer almost finished | timer about done |
    timer done yet | timer done soon | timer finished yet | timer still running | timer still going |
    countdown nearly done | countdown almost done | countdown nearly over | countdown almost over |
    countdown done yet | timer end | timer ring | timer finish | timer go off | timer run out | timer have |
    timer need | timer say | timer show | timer at | countdown end | countdown finish | countdown at |
    countdown have | countdown show | count down nearly done | count down almost done | count down nearly over |
    count down almost over | count down done yet | count down end | count down finish | count down at |
    count down have | count down show | timer over | timer up | countdown over | countdown up | still have |
    i still have | do i still have | have left | have remaining | i got left | i have got left | still to come |
    count down over | count down up | nearly done | almost done | nearly over | almost over | nearly up | almost up |
    nearly finished | almost finished | nearly there | almost there | close to done | about done | done yet |
    finished yet | over yet | done soon | over soon | up soon | running out | running low | used up
    status of | check | state of | progress of | status update on | progress on | progress report on |
    have a peek at | peek at | glance at | sneak a peek at | take a glance at | catch a glimpse of | update me on
    sound again | turn on | sounding again | ring once more | ring like before | ring as usual | ring as before |
    wake me as usual | back to ringing | start ringing again | active once more | in use again | in operation again |
    to work again | up and ringing | ready to ring | armed again | want it to ring
    momentarily | temporarily | pause | temporary stop | temporary halt | short stop | brief stop | brief halt |
    brief pause | little pause | quick pause | quick break | quick stop
    when will the | how much time | when does the | when will it | when does it | when will my | when does my |
    when is the | when is my
    where are we on | check | where are we | where are we with | where do we stand | how are we doing |
    how are we on | how far along | how far along is | how far through | how far through is | how far in |
    how far in is | how far gone | how far gone is | how far advanced | give me the status | what is the status
    be quiet | snooze | stay quiet | be silent | stay silent | keep quiet | keep silent | keep still | quiet down |
    pipe down | shut up | shush | hush | leave me alone | leave me be | leave me in peace | give me peace |
    let me be | come back | come again | try again | try me again | ring again | ring me again | wake me again |
    buzz again | buzz me again | beep again | sound again | go away | back off | bug off | bug me again |
    bother me again | pester me again | annoy me again | hold your noise | stop the noise | stop the racket |
    stop that noise
    anything set to go | alarms | anything set to ring | anything set to wake | anything that will ring |
    anything going to ring | anything that rings | things that will ring | things set to ring | what will ring |
    what will wake me | what is waking me | what wakes me up | who wakes me | times to get up | getting up times |
    times for getting up | rising times | when to get up | when to wake up | hours to get up
    show up among | add | show up in | show up on | show up with | appear on | appear among | turn up in | be listed |
    be listed in | be listed among | be listed with | be part of | be included | be included in | belong in |
    keep in my | keep on my | keep with my | save in my | save to my
    long time until | how many days | a long time until | a long time till | long wait until | long wait till |
    a long wait until | still far away | still far off | far in the future | far from now | long way off |
    a long way off | long way to | ages until | ages till | long to wait | long to go until | much waiting until |
    distance to | distance until | away in days | days away | days away from | time between now and |
    days between now and | days from now to | days from now until
    tuck me in | bedtime | tuck myself in | tucked in | put me to bed | put myself to bed | send me to bed |
    send me to sleep | be asleep | asleep | fall asleep | sleep hour | hour of sleep | hour to sleep |
    sleeping hours | slumber | slumber time | retire to bed | retire for the night | head to bed | head off to bed |
    crawl into bed | climb into bed | jump into bed | get into bed | get to bed | get to sleep | off to bed |
    into bed | under the covers | under the blanket | nighty night time | beddy byes | night rest | nightly rest |
    nights rest
    ticks | beats | clicks | pulses | taps | strokes | pulsations | clacks
    rolling | start | going | under way | underway | in motion | get rolling | get it rolling | get under way |
    set in motion | put in motion | set rolling | get ticking | set ticking | get going now | kick into gear |
    let it rip | let it roll | on its way
    i completed | mark | i finished | i did | i just finished | i just completed | i just did | i ran | i swam |
    i have done | i have finished | i have completed | just finished | just completed | just did | that was |
    there goes | note down | log | register | record | save | tick off | chalk up | clock up
    at what times | which alarms | what times | at which times | which times | at what hours | what hours |
    what time do i | what time am i | what time will i | which wake ups | what wake ups
    i will be woken | alarms are set | will i be woken | am i being woken | will i get woken | will i wake up |
    am i waking up | am i woken up | do i get woken | do i get up | do i wake up | am i getting up | am i to wake |
    am i up
    on my feet | wake me | be on my feet | up and about | be up and about | up and running | out of bed |
    be out of bed | roll out of bed | jump out of bed | crawl out of bed | be up | be awake | be wide awake | awake |
    wide awake | rise | rise and shine | leave bed | leave my bed | start my day | start the day | begin my day |
    begin the day | greet the day | my day starts | my day begins | the day starts | day starts | day begins |
    up early | early start | up with the birds | out of the sack | dressed and ready | up and dressed |
    not oversleep | oversleep | must not oversleep | stop sleeping | sleep no longer than | sleep past |
    sleep beyond | sleep later than | sleep in past | stay asleep past | stay in bed past | still be asleep |
    sleep through
    prior to | before | until | till | left before | left till | remaining before | remaining till | to go before |
    to go till | still to go before | up until | leading up to | away before | off before | separate me from |
    separate us from | between now and | between today and | from now to | from today to | from now till |
    from today till | from today until | from now until
    days | nights | sleeps | dawns | sunrises | wakeups | mornings | day count | number of nights | calendar days |
    days and nights | more sleeps
    keep | store | add | save | put away | stash
    timing stops | stop the stopwatch | i touched the wall | done with my run | done with the race | finished my run |
    finished the race | finished running | done running | finish reached
    """
}
