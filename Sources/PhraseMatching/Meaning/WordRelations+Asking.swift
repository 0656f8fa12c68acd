/// Words of how people ask, whatever it is about.
extension WordRelations {
  static let askingWords = """
    show me | let me see | show | i want to see | can i see | could i see | may i see | i need to see |
    want to look at | let me have | let me look at | have a look at | take a look at | look at | peek at |
    take a peek at | glance at | have a gander at | put up | throw up | flash up | bring up | pull up | call up |
    view | display | see | cast an eye over | eyeball | check out | want to see | give me | like to see |
    id like to see | get me
    what is | tell me | let me know | say | read me | give me | id like to know | i want to know | i need to know |
    may i know | can you tell me | could you tell me | do you know | any idea | got any idea | any idea what |
    wondering | i wonder | i was wondering | i am curious | curious about | find out | clue me in | happen to know |
    do you happen to | want to know | spill | inform me | mind telling me | would you know | care to tell me |
    i am wondering
    tell me about | what is the deal with | what about | how about | fill me in on | catch me up on | update me on |
    bring me up to | up to speed on | clue me in on | what is the story with | what is up with |
    what is going on with | what is happening with | the lowdown on | scoop on | the scoop on | give me the scoop |
    the latest on | run me through | walk me through | talk me through | take me through | go over | run through |
    any news on | any word on | what is the word on | news about | brief me on | get me up to |
    what is the situation with | the skinny on | keep me informed about | show | give me details on | more on |
    what of
    how is | how are | how does it look | how is it going | how do things stand | how are we on | where are we with |
    where do we stand | how do i stand | where do i stand | how is it going with | how am i doing |
    how are things with | how goes | how is it looking | what is the status | status of | status | where are we at |
    how am i on | how far along | how is it coming along | how is my | state of | how does it stand |
    how do we stand
    how do i stand | balance | how much is left | what is left | where am i at | how am i off | how well off |
    how much have i
    number of | how many | count | how much | what number | what is the count | how often | quantity | amount of |
    total number | what number of | amount | count of
    do i have | have i got | is there | are there | show | list | is there any | are there any | got any |
    do we have | have we got | do i have any | have i any | what do i have | what have i got | what do we have |
    what is there | which ones | what are my | which are | what is on my | anything on | what all | what is in my |
    what did i | have i anything | what is in the | what is on the | what is listed
    all of | everything | the whole lot | every single | each and every | the lot | all the | whole list |
    the whole thing | every | all
    go through | list | read out | run through | read | rattle off | reel off | take me through | recite | run down |
    enumerate | read off | rundown of
    refresh my memory | remind me what | what was | what is that again | what did i say | jog my memory |
    what was it again | what were | again what | tell me again | what is again | what did i write
    what is the latest | anything new | any news | any updates | what is new | what is happening | what happened |
    what did i miss | catch me up | fill me in | bring me up | give me an update | how is everything | update |
    updates | bring me to speed | new developments
    what am i supposed | what do i need | what should i be | what must i | what have i to | what is left to do |
    what needs doing | what remains
    which | what kind of | what sort of | which one | what type of | which of my
    when is | whens | when does | what time is | at what time | what time does | how soon is | when do i |
    what day is | on what day | when are | when will | what time will | how soon | what date is
    how long is | how long does | how long will | length of | how many minutes | how many hours | how much time does |
    duration | how long
    how much time | time left | time remaining | how long till | how long until | how long before |
    how many minutes till | how long left | minutes left | how much longer | how long to go | how close to |
    is it nearly done | how many minutes left | is it almost done
    how long ago | when did i | when did i last | last time i | when was the last | how long since | when last |
    since when
    where is | find | locate | where did i put | where have i put | where can i find | where are | where did i leave |
    can not find | have you seen | i lost | i have lost | look for | searching for | i am looking for | help me find |
    dig out | dig up | hunt for | lost track of | whereabouts of | where has | where the heck is | track down |
    looking for | misplaced | trying to find | where might | wherever did i | hunt down | find me
    can not remember | forgot | i forgot | i do not remember | do not know where | no idea where | slipped my mind |
    have forgotten | i forget | can not recall
    who is it | who is that | who called | who was that | who was it
    check if | check whether | see if | find out if | see whether | make sure that | check that | find out whether |
    can you check | verify that | double check
    is it on | is it running | still on | did i leave on | left on | did i turn off | did i switch off | state of |
    is still on
    did i lock | is it locked | is it closed | is it shut | did i close | did i shut | left open | still open
    how can i | how do i | how to | show me how to | teach me to | teach me how | how do you | how does one |
    what is the way to | explain how | explain how to | help me | ways to | how would i | what is the trick to |
    best way to
    what can you do | what can i say | help | what are my options | what else | what do you understand |
    what are you capable | what can i ask | how do you work | what can i do | how does this work |
    what are the commands | commands | capabilities | how can you help | what can you help
    which is better | compare | difference between | what is the difference | versus | vs | side by side |
    better than | weigh up | stack up
    i am in the mood | play | in the mood for | feel like hearing | feel like listening to | how about some |
    let us hear | let us hear some | let us have some | hit me with | want to hear | i want to hear | like to hear |
    put on some | put on | throw on | treat me to | give me some | could use some | could do with some |
    let us listen to | spin | crank out | let me hear | need some | care for some | lay on | bring on |
    time for some | i need to hear | blast | cue up | cue | hear | drop some | let there be | serve up | let it play
    i could use | i need | i want | id like | i would like | id love | i fancy | i feel like | feel like |
    i am dying for | i am after | i crave | in need of | hook me up with | set me up with | sort me out with |
    get me | bring me | i could do with | could do with | could go for | i could go for | would not mind |
    i would not mind | fix me up with | i require | in want of | would love | would like | fancy | i desire |
    dying for | craving | longing for | have a craving for | order | let me get | may i have | can i have |
    could i have | can i get | could i get | give me | let me have | i wish for
    want to watch | watch | want to see | feel like watching | let us watch | put on | in the mood to |
    care to watch | can we watch | let us see | id like to watch | like to watch | play
    want to read | feel like reading | read | let us read | like to read | open the book | id like to read
    fetch me | get me | bring me | grab me | hand me | pass me | find me | round up | rustle up | scare up | give me |
    dig me up | deliver | supply me with
    hop over to | go to | open | take me to | bring me to | get me into | switch to | jump to | over to | head to |
    flip to | move to | get me to | go into | navigate to | hop to | i want to open | pop open | crack open |
    fire up | get into | let me into | let us go to | go over to
    let us get started on | start | time to | get going with | let us begin | time for | let us do | ready to |
    get on with | i am about to | ready for | get cracking on | begin | let us start | crack on with | kick off |
    get underway | get rolling | get the ball rolling | let us go | make a start on | get me started | set off |
    get busy with | get stuck into | get down to | set in motion | about to start | i am starting
    make happen | run | start | execute | perform | kick off | set off | carry out | fire | launch | work through |
    go for | put into action
    get it going | start | turn on | fire up | kick it off | get it running | set it going | bring to life | wake up |
    switch on | make it go | get it started | put to work
    enough of | stop | that is enough | no more | knock off | cut it out | cut out | i am done with | leave it |
    give it a rest | make it stop | put a stop to | end | quit | cease | shut up | that is it for | turn off |
    lay off | i am finished with | cut that out | stop that | thatll do | call it a day | wrap up | call it quits |
    pack it in | stop it | knock it off | halt | end it
    never mind | nevermind | forget it | cancel | scratch that | drop it | i changed my mind | changed my mind |
    on second thought | do not bother | leave it be | forget about it | no thanks | no thank you | skip it |
    do not do that | let it be | not anymore | disregard | disregard that | cancel that | ignore that | belay that |
    wont be needed | not needed | as you were
    no longer need | do not need | i do not need | i do not want | do not want | get rid of | remove | delete |
    ditch | lose | do away with | bin | chuck | chuck out | throw out | throw away | i am done with |
    have no use for | is not needed | not needed anymore | do not need anymore | dump | kick out | toss out |
    wont need | take out | can go | has to go | strike out | be gone | i no longer want | already have | already got
    can not make it | cancel | wont be able to | not going to make | can not come | have to cancel | have to skip |
    bow out | back out | bail on | bail | pull out of | not coming | call off | wont happen | is off | not happening |
    fell through
    another time | later | some other time | not now | put off | postpone | leave for later | do it later |
    push back | shelve | put on ice | put on hold | sleep on it | hold off on | not right now | move it back
    wait a minute | hold on | hang on | pause | just a moment | one moment | hold your horses | just a sec |
    hang on a second | wait a sec | give me a minute | stand by | one sec | hold up | give me a second |
    bear with me
    pick up where | resume | continue | go on with | carry on with | get back to | where i left off | back to |
    keep going | keep on | press on | where we left off | where we stopped | go on | continue where | return to |
    take up again | start again | keep at it
    go ahead | yes | do it | yep | sure | okay | ok | confirm | sounds good | of course | by all means | yeah |
    alright | that is right | correct | absolutely | make it so | please do | go for it | that is fine | why not |
    yup | proceed | agreed
    nope | no | no way | not really | nah | negative | do not do it | by no means | no thanks | wrong
    make sure i | do not let me forget | remind me | help me remember | i must remember | i mustnt forget |
    i must not forget | give me a nudge | poke me | tell me to | ping me | need to remember | i need to remember |
    have to remember | i have to remember | remember to | remind | nag me | bug me | see that i | see to it that |
    keep reminding me | do not forget to | jog my memory | reminder to | reminder | mustnt forget | must not forget |
    can not forget | should remember | prod me | give me a reminder | tap me | make me remember | put me in mind |
    hassle me | i should not forget | i better not forget | lest i forget
    let me know when | tell me when | alert me when | notify me | give me a shout | warn me | tell me once |
    alert me if | notify me when | heads up when | notify me if | tell me if | let me know if | shout when |
    holler when | send me an alert | tip me off | sing out when | keep me posted | alert me | watch for |
    look out for | keep me informed | say when | let me know once | beep when | buzz me when | watch out for |
    heads up if
    note to self | note | make a note | take a note | jot down | write down | remember that | keep in mind |
    put down | note down | take this down | write this down | get this down | make note | bear in mind | write |
    for the record | let it be noted | make a mental note | store the fact that | commit to memory | put in writing |
    note that | remember this | get it in writing
    stick on | put on the list | add | we need | we need more | we are out of | were out of | out of |
    running low on | ran out of | run out of | i am out of | have run out of | pick up some | short of | low on |
    tack on | chuck on | whack on | bung on | throw in | add to | put on | write on | pop on | stick in | slap on |
    almost out of | no more left | all out of | add in | fresh out of | i still need | have to get | have to buy |
    need to get | need to buy | nearly out of | get some | used up | jot on | gotta get | must get | must buy |
    should buy | should get | i have to buy | were low on | we have no | there is no
    already did | done with | is done | mark as done | finished | i did | i have done | i finished | i have finished |
    took care of | have taken care of | all done | got done | tick off | check off | cross off | complete | i bought |
    i got | i have got | got it | sorted | dealt with | that is done | done | is finished | wrapped up |
    is taken care of | handled | ticked off | crossed off | is complete | knocked out | over and done with
    on my plate | agenda | what have i got | what is on | am i busy | what is my day like | what is happening today |
    what am i doing | what do i have | schedule | calendar | what is on my plate | what is in store | lined up |
    in store for me | what is lined up | have anything planned | got anything planned | anything planned | any plans |
    plans | got on | what have i on | going on today | what is the plan | looks like today | coming up |
    what is coming up | on the cards | day look like | how is my day looking | on the books | what is ahead
    fit in | schedule | slot in | squeeze in | pencil in | block off | block out | make time for |
    set aside time for | find a slot for | find time for | put in the diary | put in my calendar | set aside |
    carve out | carve out time for | book | plan in | allot | put on my calendar | put in the calendar | set up |
    make room for | earmark | find room for | let us meet | arrange | plan | line up
    have it at | set | make it | change to | i want it | bring it to | put it at | id like it | set it to |
    put it on | turn it to | get it to | want it to be | take it to | switch it to | adjust to | turn to |
    i want it to
    a bit more | more | some more | not enough | too low | could be higher | could do with more | increase | higher |
    up a bit | up a notch | a notch up | a little more | a tad more | up a little | slightly more | up it | notch up |
    raise | beef up | kick it up | give it more | ramp up | too little | bring up | push it up | jack up | hike |
    bump | bump it up
    a bit less | less | too much | too high | not so much | decrease | lower | down a bit | down a notch |
    a notch down | a little less | a tad less | down a little | slightly less | could be lower | notch down | reduce |
    take it down | not as much | ease up | tone it down | scale back | ramp down | bring down | knock down |
    push it down | fewer | ease off on | drop
    instead | rather | swap | replace | in place of | in lieu of | instead of | rather than | switch | substitute |
    exchange | change
    wrong one | not that one | other one | the other one | i meant | i mean | not this one | different one |
    another one | something else | no i meant
    let stay | leave | keep | leave alone | leave as is | do not touch | let be | do not change | hold on to |
    let stand
    give access | share | let in | let see | give permission | allow | share with | show to | let them see |
    grant access | open up to
    get hold of | call | get in touch with | reach | need to talk to | speak to | talk to | get on the phone |
    patch me through to | connect me with | connect me to | put me through to | give a ring | have a word with |
    give a call | give a bell | ring | phone | want to talk to | speak with | get on the line | get on the horn |
    a call to | make a call to | i must speak to | i gotta talk to | have a chat with | reach out to | contact |
    telephone | get through to | put me through | chat with | place a call | touch base with
    drop a line | message | text | shoot a text | write | send word | let know | shoot a message | send a note |
    send a text | send a message | dash off | fire off a message | say to | tell | send a line | type a message |
    pass a message | leave a message | pass the word | get word to | send | message saying | write a message |
    send a quick message | shout out to
    inform | let know | tell | message | let him know | let her know | let them know | tell him | tell her |
    tell them | give notice | text | say to | fill in | pass on | send word | relay | notify | break it to
    ask | find out from | check with | inquire | query | enquire | ask whether | ask if | text | message
    lower my voice | speak softer | whisper | talk quietly | speak quietly | not so loud please
    audio balance | left and right | stereo balance
    my mixes | daily mix | made for me | picked for me | just for me | for you
    featured | editors picks | staff picks | hand picked | picks
    music video | music videos | song video
    voice recording | voice memo | record my voice | voice note | audio note | audio recording | dictate |
    record audio
    kids songs | childrens songs | nursery rhymes | songs for kids | music for children
    christmas music | carols | holiday music | christmas songs | christmas carols
    love songs | romantic music | slow songs | ballads | ballad | something romantic
    dinner music | easy listening | lounge music | soft music
    study music | concentration music | focus music | music to study to | music for working | music to work to
    mark as played | mark as heard | already heard | heard it | heard that one | listened to it
    unheard | unplayed | not heard yet | new to me | havent heard
    unwatched | not seen yet | havent seen | have not seen
    unread books | not read yet | havent read | still to read
    add to playlist | put on my playlist | add to my mix | throw on my playlist | save to playlist |
    stick on my playlist
    new playlist | create playlist | make a mix | make a mixtape | start a playlist | build a playlist |
    mix together
    remove from playlist | take off my playlist | kick off my playlist | drop from my playlist
    passenger | passengers | travelers | people flying | how many people
    adult | adults | grown up | grown ups
    pets allowed | pet friendly | dogs allowed | bring my dog
    wheelchair | wheelchair access | accessible | accessibility | step free | barrier free
    swimming | swim | take a dip | go for a swim | bathe | dip
    ski resort | skiing | ski trip | hit the slopes | winter sports
    honeymoon | romantic getaway | couples trip
    hitchhike | thumb a ride | hitch a ride
    late checkout | check out later | keep the room longer | late check out
    early check in | check in early | room ready early
    need a visa | visa requirements | entry requirements | entry rules | can i enter | documents needed
    plug adapter | travel adapter | which plug | power adapter | what kind of plug
    tipping | how much to tip | tips customary | do i tip
    emergency number | who do i call | police number | number for emergencies
    lost and found | lost property | lost something
    next bus | when is the bus | bus coming | when does the bus
    last train | final train | last one home | latest train
    last bus | final bus | latest bus
    next flight | soonest flight | next plane | when is the flight
    soonest | earliest | first | first available | as early as possible
    latest possible | last available | as late as possible
    cheapest | lowest price | best price | least expensive | best deal | bargain | bargains | lowest fare |
    cheapest price
    deals | special offers | last minute deals | bargains | discounts | on sale | on offer
    sort by price | cheapest first | by price | lowest first
    open in maps | show on map | show on the map | see on the map | on a map | where on the map | map of |
    put on the map
    speed up | go faster | step on it | accelerate | hurry
    slow down | go slower | brake | ease off the gas
    truck route | height restriction | low bridge
    speak directions | voice guidance | talk me there | spoken directions | read directions aloud |
    say the directions
    mute navigation | silence directions | no voice guidance | stop talking directions | quiet the directions
    next turn | where do i turn | what comes next | next direction | which turn | next step | when do i turn
    turn left | go left | hang a left | take a left | left turn
    turn right | go right | hang a right | take a right | right turn
    off ramp | exit | which exit
    lane | which lane | lane guidance
    train car | carriage | wagon | coach
    walk score | steps away | how far on foot | how long a walk | walking time
    carpool lane | hov lane | car pool lane
    weather alert settings | warn me about rain | tell me before rain | rain alert | alert me before rain
    dress code | what do people wear | how to dress
    pollen allergy | pollen | pollen level | allergens
    snow chains | winter tires | winter tyres
    bring an umbrella | will i get wet | will it rain | rain coming | rain today | hang out the washing | stay dry
    dry | no rain | rain free | dry spell | not raining
    sun protection | strong sun | get sunburned | sunscreen
    highs | high temperature | maximum temperature | hottest | warmest | how hot will it
    lows | low temperature | minimum temperature | coldest | how cold will it | overnight low
    day of the year | week number | which week | calendar week | what week is it
    leap year | extra day
    name day | saints day
    prime number | prime | prime factors
    remainder | left over after dividing | modulo | mod
    round off | round | rounded | nearest whole number | rounding
    fraction | fractions | ratio
    area | surface | square meters | square feet | square footage
    perimeter | circumference | way round
    sales tax | vat | tax | with tax | before tax
    tip calculator | work out the tip | how much tip | what to tip | calculate tip
    split evenly | per person | each pays | how much each | divide between us
    interest | interest rate | compound interest
    translate this sign | translate with camera | read this sign | what does this say
    conversation mode | live translation | interpret for us | interpreter mode
    detect language | what language is this | which language is this
    detailed | more details | in depth | in detail | longer version | at length | elaborate | more information |
    tell me more | expand on | go deeper
    true | is it true | fact check | really true | true or false | verify
    nutrition facts | how many calories | calories in | nutritional value | how healthy
    my orders | orders | what i have ordered | what did i order | track my order | where is my order |
    where is my stuff | order status | where is my package
    loyalty program | rewards program | points program | bonus program
    redeem | use my points | cash in | use a code | trade in | spend points | use my voucher | claim
    invite a friend | refer a friend | referral | refer someone | recommend to a friend
    change my plan | switch plans | different plan | switch my subscription
    pause my subscription | freeze my membership | put my membership on | suspend my subscription
    delete my account | close my account | deactivate my account | erase my profile
    call me back | request a callback | callback | ring me back | phone me back
    chat with support | live chat | chat with someone | chat with an agent
    escalate | speak to a manager | talk to the manager | supervisor
    status of my ticket | ticket status | any news on my | update on my complaint | heard back
    apology | sorry | apologize | say sorry
    who is on | who is coming | attendees | guest list | guests
    anyone | anybody | someone | somebody | some person | a person
    what is it cost | price | how much is it | how much does it | what does it cost | what do they charge |
    how much do they | what is the damage | how much are | how much would it
    can i afford | enough money | budget | do i have enough | within my budget | spare money
    is it far | distance | how far | how far away is | a long way | far away
    is it good | rating | reviews | any good | worth it | is it worth | is it decent | worth seeing | worth reading
    who made | who created | creator | maker | behind this | who invented
    turn it into | make into | change into | convert | convert to | transform into
    as it was | put back | restore | undo | bring back | reinstate | back how it was | give back
    keep an eye on | track | monitor | watch | follow | keep tabs on | keep track of | stay on top of |
    keep watch over
    sort out | arrange | organize | set up | take care of | make arrangements for | get sorted
    get ready | prepare | prep | set up | make ready
    delete | get rid of | remove | dispose of | lose | ditch | wipe out | do away with | clear | clear away |
    make disappear | erase
    how much of | what is left of | remaining | left | what remains of | what is remaining | left of | still got
    talk to me about | explain | tell me about | teach me about | educate me on | help me understand | make sense of |
    break down for me | school me on | shed light on
    say it again | repeat | repeat that | what did you say | come again | pardon | say again | what was that |
    did not catch that | one more time | once more | beg your pardon | pardon me | say that again
    thanks | thank you | cheers | much obliged | ta | many thanks | thank | thank you very much | thx | thanks a lot
    hello | hi | hey | good morning | howdy | good evening | hiya
    goodbye | bye | see you | see ya | so long | later gator | farewell
    how far into | how far through | progress | how much is done | where am i in | how much done
    give me a rundown | rundown | summary | overview | the big picture | highlights | the essentials | boil down |
    what is the gist | the short of it
    pull out | bring out | open | show | get out | whip out | dig out | take out
    let me read | read | open | show me what | what is written in | what is it say in
    look into | check | investigate | have a look into | check up on | check on | see about | find out about |
    have a look at | give it a look
    set me a reminder | remind me | reminder for | put a reminder | get me to remember | reminder
    what is next | what comes next | next up | up next | what have i next | where to next | what is after this |
    what is coming | next thing
    what is first | first thing | first up | earliest | first appointment | start of my day
    what was i | last thing i | what did i last | most recent | previous
    is it time | how long until | when should i | time yet | is it late
    am i late | am i on time | how much time | time left | running behind
    do i have time | am i free | am i available | free time | anything on | have i got time | any free time |
    got time | is my calendar clear | nothing on
    treat myself | buy | order | splurge on | get myself
    just | only | nothing but | solely | exclusively | limit to | restrict to | merely | no more than | purely
    as well | too | also | in addition | on top of that | along with | plus | additionally | besides
    give it a name | call it | name it | name | title it | title | under the name | label it | named | called |
    titled | entitled
    hand over | give | pass over | turn over | send | share | transfer
    count me in | sign me up | join | i am in | include me | put me down | add me | i want in
    count me out | remove me | leave | i am out | opt out | take me off
    keep me company | play something | entertain me | talk to me | chat
    put me through | connect | call | patch me in | link me up
    line me up | book | reserve | arrange | get me booked | get me into | secure me
    make a fresh start | reset | start over | start afresh | begin again | wipe the slate clean | clean slate |
    start from scratch
    get cracking | start | hurry up | get a move on | chop chop
    break the ice | joke | say something funny | tell something funny
    make a bet | bet | wager | gamble | place a bet
    get back | retrieve | recover | restore | get it back | i want back | need back
    swap around | switch | rearrange | trade places | change round | reorder | shuffle around
    make sure it is | keep | ensure | see that it | guarantee | maintain
    what happens if | explain | what would happen
    """
}
