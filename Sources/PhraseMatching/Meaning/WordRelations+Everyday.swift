/// Words of every day, whatever an app is about: other names for what commands often say.
extension WordRelations {
  static let everydayWords = """
    kelvin | color temperature | colour temperature | whiteness | warmth of light | how warm the light | white tone |
    light warmth
    white | snow white | ivory | pure white | plain white | whitish
    blue | navy | azure | sky blue | bluish | cobalt | indigo
    red | crimson | scarlet | ruby | reddish | cherry red | blood red
    green | emerald | greenish | lime green | grass green
    yellow | golden | lemon yellow | yellowish | canary yellow
    tangerine | orange | amber | orangey | orangish
    kitchen | kitchens | kitchenette | where i cook | galley | cooking area
    bed | beds | bedside | bunk | mattress
    house | houses | home | whole house | my place | the entire home | indoors | household
    throughout | everywhere | all around | all over | all through | in all rooms | in every room | across the house |
    every single room | the whole place
    take the train | go by train | catch a train | ride the train | get the train | hop on a train
    take off my list | remove from my list | cross off my list | strike from my list | delete from my list |
    scratch off my list
    how far in minutes | how long is | how much time | travel time | time needed | duration
    many | lots of | a lot of | loads of | plenty of | heaps of | tons of | a bunch of | numerous | several |
    multiple
    much | a lot | lots | loads | plenty | a great deal | tons | heaps | greatly | lot | lots of | many | bunch |
    masses
    too much | too many | over the top | excessive | more than enough | overly
    most | the majority | nearly all | almost all | maximum | the largest number | highest number
    most of all | favorite | favourite | most popular | number one | best loved
    bit by bit | a bit | a notch | a little | slightly | a touch | a tad | a fraction | a little bit | a wee bit
    quite | fairly | pretty | rather | somewhat | moderately | reasonably
    really | very | truly | extremely | super | highly | awfully | particularly
    highly | extremely | very | strongly | exceptionally
    hundred percent | full | all the way | maximum | to the max | full blast | max | hundred | fully |
    as high as possible | completely
    three | trio | a trio of
    four | four of | quartet | foursome
    hundreds | hundred | a hundred | one hundred
    thousand | thousands | a thousand | one thousand | grand | k
    third | thirds | one third | a third of
    sixty minutes | one hour | an hour | one hr
    sixty seconds | one minute | a minute | one min
    high | higher | highest | elevated | up high | strong
    low | lower | lowest | weak | minimal | down low | faint
    value | values | number | figure | amount | setting | reading
    halve | cut in half | divide by two | split in two | reduce by half
    exact | precise | exactly | precisely | accurate | to the dot | on the dot
    exactly | precisely | on the dot | sharp | spot on | to the minute | to the letter | bang on | just
    same | the same | identical | alike | equal | matching | unchanged | as before | just like
    different | another | other | differing | something else | a change of | alternative | not the same | new |
    distinct
    else | other | as well | besides | additionally | otherwise | further
    further | farther | additional | more | extra | beyond | continued | some more
    another | one more | additional | extra | a further | yet another | a second | a different | a new
    between | in between | among | ranging from | betwixt | separating
    across | throughout | all over | from side to side | on the other side
    in a second | in a moment | shortly | in a bit | soon | in no time | any second
    tonights | tonight | this evening | this night | later tonight | after dark today | this eve
    last night | yesterday evening | yesterday night | the night before
    oclock | sharp | on the dot
    mar | march | in march | month of march
    month of may | may | in may
    jul | july | in july | month of july
    seventh | the seventh | day seven | number seven
    fifteenth | the fifteenth | middle of the month | mid month
    after | afterwards | following | later than | subsequent to | once done | when its over
    recently | lately | of late | in recent days | the last while | not long ago | just now | past few days
    currently | right now | at the moment | now | at present | presently | as we speak | these days | at this time |
    this minute | just now | this moment | as of now
    always | every time | all the time | forever | constantly | at all times | each time | permanently |
    without fail | invariably
    never | at no time | not ever | not once | not at all | not any time
    future | upcoming | days ahead | coming days | later on | down the road | ahead | down the line |
    in times to come
    coming | upcoming | next | approaching | forthcoming | this next | following | arriving | on the way
    coming up | what is next | upcoming | next up | ahead | on the horizon | in store | around the corner |
    scheduled next
    long | lengthy | extended | prolonged | long lasting | drawn out
    what length | how long | how many minutes | how much time | duration of | running time | length of
    fast | quick | quickly | rapid | rapidly | speedy | swift | swiftly | in a hurry | hasty | fastest | snappy |
    in a flash | brisk | speedily
    eastern time | eastern | east coast time | eastern standard time | new york time | est | et
    pacific time | pacific | west coast time | pacific standard time | pst | pt | california time
    central time | central | central standard time | cst | ct | chicago time
    confirmed | confirm | confirms | accepted | verified | agreed | definite | settled | firm | approved
    everybody | everyone | all | all people | each person | the whole group | all of them | the whole gang |
    everyone in the group
    play music | put on music | play some tunes | put some music on | play something | let us hear some music |
    start the music | spin some tunes | get the music going | hit the music
    listened | heard | played | gave a listen | tuned in
    jazz | jazz music | smooth jazz | swing | bebop | jazzy
    rock | rock music | rock and roll | rock n roll | hard rock | guitar music | rocknroll
    indie | independent music | indie music | alternative | alternative music | indie rock
    podcasts | podcast | pod | talk show | audio show
    highly rated | top rated | best rated | well reviewed | five star | well rated | best reviewed | good reviews |
    popular
    twitter | tweet | tweets | twitter feed | tweeting
    facebook | fb | facebook page | facebook account | my wall
    social | social media | social network | social networks | social networking
    waits | wait | waiting | hold on | hang on | give me a moment | one moment | just a second | hold up |
    bear with me
    good job | well done | nice work | great work | way to go | bravo | nice one | you did great | great job |
    excellent work | kudos | nailed it | good work
    that is right | correct | that is correct | you got it right | exactly right | yeap | yep | yes | yeah |
    that is it | spot on | true
    correctly | rightly | properly | the right way | accurately | without mistakes | perfectly | well
    perfectly | flawlessly | without fault | just right | ideally | to perfection | exactly right
    incorrect | wrong | not right | that is wrong | mistaken | false | inaccurate | not correct | you got it wrong |
    is not right | error | mistake | not true
    bad answer | wrong answer | not what i asked | not what i meant | that is not it | not helpful |
    misunderstood me | did not understand | got me wrong
    rephrase | rephrased | say differently | put another way | reword | say it another way | in other words |
    word it differently | say that again | paraphrase
    did you understand | understand | understood | get it | got it | follow me | catch that | did you get that |
    is that clear | comprehend | do you follow | you with me
    understood | i see | got it | makes sense | i understand | clear | noted | roger
    understanding | comprehension | grasp | making sense of | understand
    sorry | i am sorry | apologies | my bad | excuse me | pardon me | i apologize | my apologies
    oh no | oh shit | shit | damn | darn | crap | bloody hell | oops | dang
    do not bother | never mind | nevermind | forget it | no need | skip it | leave it | drop it | does not matter |
    not necessary | it does not matter
    it does not matter | i do not mind | whatever | no matter | i do not care | either is fine | any will do |
    do not care | no preference | i am easy
    mind | look after | take care of | watch over | keep an eye on | tend | see to
    care | cares | look after | tend to | attend to | see to | be concerned
    matter | matters | issue | problem | subject | trouble
    what is the matter | what is wrong | what is the problem | what is up with | what is the trouble |
    why is not it working
    what do you think | your opinion | what is your take | your thoughts | how do you feel | do you reckon
    do you know | can you tell me | any idea | have you heard | do you have information | tell me | got any idea |
    would you know
    useful | helpful | handy | of use | practical | valuable | good to know
    right | true | correct | real | factual | accurate | for real | really so
    try | tries | trying | attempt | have a go | give it a shot | give it a try | give it a whirl | have a crack |
    take a stab
    retry | try again | give it another go | redo | have another go | one more try | another attempt | another go |
    once again
    let us | shall we | how about we | why do not we | we should | ready to
    let us go | get going | start | let us begin | here we go | let us start | let us do it | off we go |
    get started
    details | detail | more information | more info | specifics | full story | particulars | ins and outs | in depth |
    the lowdown | fine points | facts
    tell me more | more details | elaborate | go on | details | expand on that | dig deeper | more about it |
    go into detail | further information
    description | descriptions | describe | summary | outline | what does it say | explain what it is | depiction |
    account of
    look like | appearance | looks | how does it look | describe | description
    something | anything | some thing | a thing | whatever
    chat with me | talk to me | let us talk | let us chat | have a conversation | keep me company | i am bored
    searching | search | look for | looking for | seek | seeking | hunt for | hunting for | trying to find |
    in search of | google
    looking for | searching for | hunting for | in search of | want to find | on the hunt for | seeking
    making | make | makes | made | create | creating | build | building | prepare | put together | produce | whip up
    made | make | created | built | produced | prepared | put together | formed | manufactured | set up
    created | create | creates | made | built | set up | started | originated | designed | generated | founded |
    invented
    get rid | rid | remove | delete | throw out | clear | dispose of | ditch | do away with | scrap | lose
    got | gotten | obtained | acquired | own | received | picked up
    listed | list | on the list | on my list | included | written down | contained | noted
    which countries border | bordering | neighboring countries | surrounding countries | next to which country |
    adjacent countries
    located | locate | situated | found | sits | lies | placed | positioned | whereabouts | based
    states | state | province | provinces | region
    usa | united states | america | the states | united states of america | the us | stateside
    united kingdom | uk | britain | great britain | england | the uk | british isles
    india | indian | bharat
    china | chinese | prc
    mexico | mexican
    new york | nyc | new york city | the big apple | ny | york | manhattan
    los angeles | la | city of angels | l a
    las vegas | vegas | sin city
    washington | washington dc | dc | the capital | d c
    san francisco | sf | frisco | bay area | san fran
    mumbai | bombay
    delhi | new delhi
    country of origin | nationality | what country | where from | homeland | nation
    national | nationwide | countrywide | domestic | of the country | country wide
    island | islands | isle | isles | islet | atoll
    west | western | westward | westerly | out west
    down | downward | downwards | lower | below | decrease | reduce
    down and not working | is it down | out of order | not working | broken | offline | out of service |
    on the blink
    out | outside | outdoors | outta | away | not home
    into | inside | within
    order a pizza | pizza | get a pizza | pizza delivery | pizzas | send for pizza | pie
    does it deliver | do they deliver | delivery available | can they bring it | home delivery | offer delivery |
    is there delivery | takeaway available
    good restaurant | nice place to eat | somewhere good to eat | decent restaurant | great place to eat |
    best place to eat | nice restaurant
    chinese food | chinese takeaway | chinese | asian food | dim sum
    indian food | curry | indian | curry house | indian takeaway
    mexican food | tacos | burritos | mexican | taqueria
    cheese | cheeses | cheddar | cheesy
    chicken | chickens | poultry | hen | chook
    eggs | egg | dozen eggs | carton of eggs | box of eggs | eggs to cook
    milk | carton of milk | bottle of milk | pint of milk | jug of milk
    apples | apple | apple fruit
    soup | soups | broth | bisque
    rice | grains of rice | basmati | white rice
    pot | pots | saucepan | cooking pot
    medium rare | half cooked | pink inside
    yen | japanese yen | jpy | japanese currency
    rupees | rupee | inr | indian currency | indian rupee
    tic tac toe | noughts and crosses | xs and os | naughts and crosses
    high of the day | high | maximum temperature | highest temperature | how hot will it | top temperature |
    how warm will it
    low of the day | low | minimum temperature | lowest temperature | how cold will it | how cool will it
    another thing | one more thing | also | additionally | something else
    situation | situations | circumstances | state of affairs | condition | scenario | predicament
    textbook | textbooks | schoolbook | course book | coursebook | study book | school book
    yourself | about you | who are you | about yourself | what are you | your name | tell about yourself |
    introduce yourself
    alive | living | resident | residing | lives
    is he alive | is he still alive | is she still alive | is he dead | did he die | has she died | still living |
    dead or alive
    where does he live | his home | residence | where does she live | lives in | residing in | where do they live
    children of | his kids | her kids | his children | her children | how many kids | sons and daughters
    married to | his wife | her husband | spouse of | who is the wife | who is the husband | wed to | hitched to |
    wifes name
    trump | donald trump | potus
    pulls down | pull down | let down | lower | close | draw | roll down | bring down
    roll up | pull up | raise | lift | open | wind up | hoist
    see whether | check if | find out if | make sure | verify | see if | confirm that
    olives | olive | olive fruit
    bother | bothers | disturb | bug | interrupt | trouble | pester | annoy
    takeaway place | pizza place | pizzeria | pizza shop | pizza joint | pizza parlor
    can not | unable | not able | wont let me | impossible
    aloud | out loud | loudly | in a loud voice | so i can hear
    megabytes | megs | megabyte | meg | mb | mbs
    noisier | louder | more noise | loud | at full blast | blasting | blaring | booming | deafening | full volume |
    really loud | ear splitting | thumping
    italian | italian food | pasta and pizza | trattoria | italian place | italian restaurant | pizza place
    pasta | spaghetti | noodles | macaroni | pasta dish | italian noodles
    eastern | east | eastward | eastwards | to the east | easterly | eastbound
    gave | handed | awarded | provided | granted | handed over | passed
    of all time | ever | ever made | in history | all time | to date | on record
    heard | listened to | played | had on | caught | been listening to | listened | been playing | was listening to |
    put on
    superb | super | great | excellent | awesome | fantastic | brilliant | wonderful | amazing | fab | terrific |
    top notch
    forever | for ever | for good | permanently | always | for all time | indefinitely | without end | endlessly |
    until i say stop | never ending | eternally
    war movie | war film | war | war story | military movie
    king | ruler | sovereign | monarch | his majesty
    queen | her majesty | sovereign lady | monarch
    rupee | rupees | indian rupees | indian money | indian currency | rs
    peso | pesos | mexican pesos | mexican money | mexican currency
    sushi | raw fish | japanese food | sashimi | sushi rolls | maki
    tacos | taco | mexican food | mexican | tex mex
    burger | burgers | hamburger | hamburgers | cheeseburger | cheeseburgers | beefburger | patty
    golden | gold | gold coloured | gilded
    valley | vale | dale | glen | gorge | canyon | ravine
    jump | leap | hop | skip | go straight | jump over | jump ahead | vault | spring
    jump to | skip to | go to | go straight to | move to | cut to | fast forward to | hop to | scrub to | seek to |
    leap to
    jump in | get in | hop in | join in | get involved
    per | each | for each | for every | every | apiece
    wish | want | would like | would love | id like | long for | hope | desire | fancy
    updated | brought up to date | changed | modified | refreshed | revised | edited | amended | newest | altered |
    synced | current
    better | improved | superior | nicer | finer | higher quality | higher rated | preferable | an improvement on
    steak | sirloin | ribeye | rib eye | t bone | rump | fillet steak | piece of beef
    seaside | coast | shore | coastline | beach | shoreline | by the sea | seashore | oceanfront | waterfront |
    seafront | ocean
    importance | priority | urgency | how important | how urgent | significance | level of importance
    mistakes | mistake | error | errors | slip | slip up | blunder | goof | typo | typos | wrong | screw up |
    cock up | oops
    by mistake | accidentally | by accident | did not mean to | unintentionally | in error | inadvertently | wrongly |
    incorrectly
    birdwatching | birding | watch birds | bird watching | bird spotting | see birds
    incorrectly | wrongly | wrong | badly | the wrong way | falsely | by mistake | not right | improperly
    earth | world | globe | planet earth | the planet
    set up | enable | activate | turn on | switch on | put on | allow | get going | fire up | kick in | start |
    get working
    magic trick | magic | conjuring | tricks | illusion | sleight of hand | magician | wizardry
    cappuccino | frothy coffee | milky coffee | coffee with foam
    ceiling light | overhead | overhead light | top light | ceiling lamp | main light | big light | light overhead
    names | name | what they are called | titles | list of names | who they are | what its called
    activities | activity | things to do | pastimes | hobbies | events | attractions | what is on | stuff to do |
    fun things | entertainment | pursuits | adventures
    sings | is singing | vocals | singing | performs | singer of | does the vocals | the voice behind | recorded by |
    sung by
    sang | performed | recorded | sung | did the vocals | did the song | originally sang | made famous |
    by which singer
    possible | can be done | doable | feasible | an option | is there a way | any chance | potential | able to
    farms | farm | ranch | farmhouse | homestead | farmyard | smallholding
    women | ladies | woman | female | girls | for women | womens | females
    men | guys | male | gents | mens | males | gentlemen | for men | fellows
    angry | mad | furious | cross | annoyed | irate | pissed off | enraged | raging | fuming | livid | upset
    angry music | aggressive music | rage music | something angry | heavy music
    folk music | folk | folk songs | traditional music | folksy | country folk | folk tunes | folk rock
    latin music | latin | latino | reggaeton | salsa | spanish music | latin pop
    equals | is equal to | makes | comes to | adds up to | amounts to | works out to | gives | is the same as |
    comes out as
    what does it equal | equals | what is the answer | what is the result | what does it make | what do i get
    thai food | thai | thai restaurant | thai place | thai curry | thai cuisine
    tweets | tweet | post a tweet | put out a tweet | send a tweet | microblog
    ham | gammon | prosciutto | sliced ham
    pepperoni | salami | spicy sausage | sausage
    pizzas | pizza | pizza pie | a slice | margherita | pies
    the sixties | sixties | the nineteen sixties | sixties music | songs from the sixties
    the seventies | seventies | nineteen seventies | seventies music | songs from the seventies
    the eighties | eighties | nineteen eighties | eighties music | songs from the eighties
    the nineties | nineties | nineteen nineties | nineties music | songs from the nineties
    the twenties | twenties | roaring twenties | nineteen twenties
    chants | chant | chanting | mantra | mantras | hymn | gregorian | hymns
    force | make | compel | override | push through | insist | without asking | no matter what | regardless
    usually | normally | generally | as a rule | typically | most of the time | ordinarily | mostly | often |
    as usual | tends to
    set as default | make default | make the default | use by default | always use | use as standard |
    make it my usual | make primary
    main | primary | chief | principal | major | most important | key | central | number one | leading | first
    giving | providing | offering | handing out | granting | contributing | donating
    creamer | cream | half and half | milk | whipped cream | double cream
    ointment | cream | lotion | balm | salve | moisturizer
    pies | pie | tart | pastry | apple pie | tarts
    fried | deep fried | pan fried | fry | stir fried | sauteed | crispy
    skillet | pan | frying pan | saucepan | pot
    pan the camera | pan | turn the camera | swivel the camera | move the camera | rotate the camera
    potatoes | potato | spuds | spud | tatties | taters
    of late | lately | recently | these days | in recent days | in recent weeks | in recent times | not long ago |
    this past while
    whether | if | or not | is it true that
    asking | requesting | inquiring | wondering | enquiring | want to know | querying
    asked | requested | inquired | wanted to know | enquired | questioned
    funniest | most hilarious | most amusing | most funny | best joke | wittiest
    messed up | messed | botched | screwed up | wrong | ruined | mucked up | bungled | fouled up | made a mistake |
    got it wrong
    meant | intended | wanted | was thinking of | was talking about | had in mind | was referring to
    helping hand | helping | assistance | help | aid | support | lend a hand
    trees | tree | sapling | saplings | fir tree
    won | came first | took the title | came out on top | victorious | was victorious | took home the trophy |
    champion
    rug | carpet | carpets | rugs | carpeting | mat | floor covering
    drink up | drink | sip | gulp | swig | have a drink | knock back
    cocktails | cocktail | mixed drink | mixed drinks | drinks | long drink | aperitif
    turned down | rejected | declined | refused | said no to
    lowered | turned down | reduced | quieter | brought down | dimmed
    footwear | shoes | shoe | trainers | sneakers | kicks | pair of shoes
    towers | tower | high rise | skyscraper | high rises | tall building | tower block
    living | alive | still living | still with us | not dead | still around
    real | actual | genuine | true | authentic | legit | proper
    onto | on to | into | on top of
    play count | plays | times played | how often played | number of plays | listens | how many listens
    the sea | sea | ocean | seas | oceans | the waves | the deep
    mushrooms | mushroom | fungi | shrooms | champignons | toadstools
    chicken wings | wings | buffalo wings | hot wings | wing | wingettes
    tennis court | court | courts | playing court | basketball court | pitch
    general | overall | broad | common | usual | universal
    generally | in general | on the whole | by and large | overall | all in all | as a rule
    paradise | heaven | eden | bliss
    somewhere | someplace | some place | a place | a spot | anywhere | anyplace
    soul music | soul | motown | r and b | rhythm and blues | neo soul
    wild | crazy | untamed | savage | feral
    creative | imaginative | artistic | inventive | original | crafty | arty
    scale up | scale | make bigger | enlarge | blow up | resize | multiply | increase the size | make larger
    scale down | make smaller | shrink | reduce the size | downsize | resize smaller | scale back
    once and for all | permanently | for good | forever | for ever | irreversibly | completely | beyond recovery |
    without the trash | with no way back
    forget about | forget | never mind | drop | dismiss | ignore | skip | scratch that | forget it | disregard |
    leave it | do not bother with | scrap
    erase from memory | forget | delete | clear | remove | wipe | unpair | erase | stop remembering
    a while | some time | quite some time | for a bit | for some time | for a spell | bit of time
    other | another | different | alternative | second | else | additional
    could not | was unable to | was not able to | did not manage to | failed to | can not
    takes | lasts | needs | requires | goes on for | runs for | uses up
    because | cos | due to | on account of | for the reason
    butter | margarine | spread | stick of butter
    chocolate | choc | chocs | chocolates | choccy | cocoa | chocolate bar | choccies
    sugar | sweetener | sugars | spoons of sugar | lumps | the sweet stuff
    quick meal | quick | quick and easy | fast to make | in no time | under thirty minutes | something quick |
    ready fast | no time to cook
    checked off | checked | ticked | ticked off | marked done | completed | crossed off | marked complete
    checked | looked at | inspected | verified | made sure | looked over | tested | gone over
    naughty | rude | dirty | adult | saucy | cheeky | explicit | risque | bad
    must have | essential | necessary | required | needed | indispensable | can not do without
    helped | assisted | aided | gave a hand | supported | lent a hand | was useful | did the trick
    frequently | often | a lot | regularly | many times | time and again | a great deal | all the time
    every so often | now and then | occasionally | sometimes | from time to time | once in a while | at intervals |
    periodically | now and again | on and off
    required | needed | necessary | mandatory | compulsory | obligatory | a must | must have
    fib | lie | not tell the truth | untruth | lies
    sucks | suck | is terrible | is awful | is bad | is rubbish | stinks | is crap | is lousy | is no good |
    is horrible | blows
    started | began | begun | kicked off | got going | commenced | set off | got under way | launched | initiated
    buying | purchasing | getting | shopping for | picking up | ordering | acquiring | investing in
    noodle | noodles | noodle dish | ramen | noodle soup | bowl of noodles
    english | in english | english language | into english
    sung | performed | sung by | recorded | vocals by | by the singer
    recorded | taped | captured | filmed | on tape | caught on camera
    covered by | included | insured | paid for | insurance covers | under the policy
    came by | stopped by | visited | dropped in | was at the door | popped in | swung by | rang the bell
    stopped | halted | ceased | finished | quit | ended | came to a standstill | paused | broke off
    stopped working | broken | on the blink | not working | packed up | out of order | died | conked out |
    on the fritz | quit working | gave up the ghost | wont work | kaput | crashed
    god | lord | the almighty | deity
    fun | enjoyable | entertaining | a good time | amusing | a laugh | a blast | good for a laugh | exciting |
    enjoyment
    thinking of | thinking about | considering | planning | contemplating | toying with | inclined to
    hurry | rush | hurry up | make haste | be quick | speed up | get a move on | step on it | chop chop | pronto |
    hustle | shake a leg
    liberty | freedom | independence
    dead battery | dead | battery died | out of juice | flat | no charge left | out of power | run down | no battery |
    drained | ran out of battery
    odds | chances | chance | likelihood | probability | how likely | possibility | prospects | what are the odds |
    risk
    during | in the course of | while | throughout | in | over the course of | at the time of | amid
    action movie | action | action film | action packed | action flick | shoot em up | adventure movie
    waiting time | waiting | wait | how long to wait | wait time | how long the queue | how long the line |
    hold time
    crossroads | junction | intersection | interchange | crossing | fork | turn off | corner | turning
    carry on | continue | keep going | go on | proceed | resume | press on | keep at it | keep it up | do not stop |
    go ahead
    heavy metal | metal | hard rock | thrash | headbanging music | rock music
    concertos | concerto | orchestral piece | piece for orchestra
    deserves | earns | merits | is worth | ought to get | should get | is worthy of
    whisper | speak softly | speak quietly | keep your voice down | talk quietly | in a low voice | quiet voice |
    hushed voice
    oops | whoops | my mistake | dammit | damn | oh no | that was wrong | my bad | wrong one | i messed up
    spicier | hotter | more spice | with more kick | extra hot | more heat
    british | english | uk | from the uk | from britain | brit
    european | from europe | continental | europe | eu
    american | from the us | from america
    japanese | japanese food | sushi place | from japan | in japanese
    french | in french | from france | french cuisine | bistro food
    canadian | from canada
    women only | ladies only | female only | just for women
    meatball | meatballs | balls of meat | meat balls
    bananas | banana | bunch of bananas
    oranges | orange | satsumas | citrus
    the union | labor union | trade union | union | workers union
    easter | easter holidays | easter weekend | easter time | egg hunt
    in case | whether | if | should it | provided
    leave it at | set to | keep at | hold at | put it at | fix at | keep it on | maintain
    crank it up | turn it up | increase | raise | whack it up | bump it up | push it up | notch it up
    take it down | lower | turn it down | bring it down | reduce | knock it down | dial it back | ease it down
    turn everything off | all off | shut everything down | power everything down | switch it all off |
    kill everything | everything off | shut it all down
    leave it running | keep it on | do not turn it off | leave on | let it run
    put on some tunes | play music | play some music | start the music | hit me with music | play me something |
    get some tunes going | throw some music on
    keep it going | continue | keep playing | carry on | do not stop | resume
    go one back | previous | previous song | last track | the one before | go back a song | back a track
    pick up the story | resume the audiobook | continue reading | keep reading | carry on reading | resume the book
    find something to watch | recommend a movie | suggest a film | what should i watch | what is good to watch |
    pick a movie
    take a breather | pause | hold it | stop for a moment | freeze it | pause for now
    put up the subtitles | turn on subtitles | captions on | show subtitles | turn on captions | put subtitles on
    put it in | add | enter | insert | include | slot in
    call it off | cancel | scrap | drop it | scrub it | forget about it | axe it | bin it off
    give me a shout | remind me | tell me | let me know | alert me | notify me | give a heads up | holler when
    keep in mind | remember | make a note | note | bear in mind | do not forget
    cross it off | complete | mark as done | check off | tick off | mark it complete | mark done | strike it off |
    i did it
    bring it back to | return to | go back to | set back to | put it back to | restore to
    take it out again | remove from cart | remove | take out of basket | delete from the cart
    shop around | compare prices | compare | find the best price | look for deals | cheapest price
    call it something else | rename | change the name | give another name | change its name | retitle
    look inside it | open | view | show the contents | show what is inside | what is in it
    take that back | undo | revert | reverse that | back how it was | cancel that | never mind that | scratch that
    put them in order | sort | arrange | organize | order | sort them | tidy them up
    track it down | find | locate | search for | hunt for | look for | dig up | find it
    hand it around | share | share with everyone | send to everyone | distribute | circulate | pass around
    catch me up on | summarize | what is new in | sum up | bring up to speed | fill me in | give me the gist |
    what did i miss
    clock my run | track my run | start a run | record my run | log a run | start running
    tell me to drink | remind me to hydrate | drink reminder | water reminder | hydration reminder
    book in | schedule | set a time for | find a time for | ink in | organise | organize | fix a date for |
    set up a time | pencil in | slot in | find a slot for | arrange | line up | put in the diary | squeeze in |
    fit in | make time for | plan in
    must not forget to | remind me to | see to it | make me remember to | get me to | nag me to | prod me to |
    help me remember to | do not let me forget | have to remember to | need to remember to | make sure i |
    tell me to | be sure i
    does my week hold | what is happening this week | lies ahead this week | seven days ahead | what is up this week |
    are my days looking
    subsequent | next | soonest | upcoming | following | coming
    number of meetings | how many meetings | count of meetings | how meeting heavy | how many sessions |
    how many get togethers | tally of meetings | how packed with meetings
    number of events | how many events | how many appointments | how many engagements | much is going on |
    tally of events | how many things planned | count of events | amount of appointments
    tot up | count | work out the number | total up | enumerate | figure out how many | tally | add up | number of |
    total | how many
    settle | complete | sort out | take care of | close out | fulfil | finish | tick off | check off | cross off |
    wrap up | finish off | conclude
    unhide the calendar | turn the calendar on | bring back the calendar | make the calendar visible
    hide the calendar | turn the calendar off | put away the calendar | make the calendar invisible
    how long events last | event length | how long events take | meeting duration | duration of events |
    meeting length | event duration | how long meetings take | how long appointments last | how long entries last |
    length of appointments
    time span | length | run time | span | extent | duration | how long | how much time
    in length | long | in duration | lasting | of duration | worth of time
    appointments should last | make new events | meetings should last | events should take | meetings should run |
    let meetings last | appointments should take | from now on meetings
    run for | last | go on for | be long | go for
    chalk up | log | clock | punch in | add to my timesheet | put on my timesheet | record | put down | enter |
    register | track | note down | jot down | write down | document
    look in my diary | search my calendar | look through my agenda | find in my diary | go through my schedule |
    is there anything about | in my diary about | have anything about | dig through my diary | scan my diary
    scan for | search | look through | go through | comb through | rummage through | dig through | sift through |
    browse for | scour | find me | look for | look up | hunt for | dig up | hunt down | seek | track down
    boot up | open | start | crank up | i want to use | get going | kick off | spin up | run | put up | let me use |
    i need to use | bring to the front | get running | summon | start using | launch | fire up | bring up | pull up |
    get into | load | call up | whip out | take me into
    set going | launch | begin using | set in motion | fire up | bring up | start up | boot up | pull up | load |
    get going | kick off | spin up | call up | run | get running | get started
    finish with | close | done with | no longer need | get out of | put away | i am finished with | wind up |
    dismiss | i have finished with | can go away | do not need anymore | through with | quit | exit | shut |
    bring to an end
    wont close | force to quit | wont quit | is frozen | has frozen | not responding | is hanging | make it die |
    stop by force | by force | pull the plug on | stopped responding | out of its misery | make it stop anyway |
    end forcibly | refuses to close | force quit | does not react
    shared folder | network folder | shared drive | network drive | server folder | network share | file server |
    network places | folder on the server
    reveal | show | take me to | show me what is in | look inside | bring up | pull up | let me see | display |
    give me a look | have a look at | i want to see | put up | peek at | let me look at | id like to see |
    let me have
    to spare | left | still available | unused | leftover | yet to go | not used up | still unused | remaining |
    still there | still got | left over
    swap to | switch to | change over to | i prefer | go for | apply | adopt | opt for | id rather have | set it to |
    activate | change to | go with | use | go over to | move to | turn to | flip to | put on
    pick | use | go with | put on | go for | apply | employ | adopt | work with | opt for | make use of | choose |
    id rather have | activate
    once past | after | from now | when over | as soon as over | time from now | following | later than
    seek out | find | where have i got | where did i save | where have i saved | unearth | where did i store |
    i misplaced | fish out | ferret out | sniff out | pinpoint | locate | look for | search for | where is |
    where did i put | hunt down | track down | dig up | where have i put | i have lost | dig out | where did i leave |
    where are | whereabouts of | come up with
    with the name | called | whose name is | known as | having the title | bearing the name | that i named |
    that i called | goes by the name | named | by the name of | titled | that goes by | under the name | entitled |
    labelled | labeled
    touched | changed | worked on | fiddled with | reworked | been edited | rewritten | have i edited |
    have i touched | tinkered with | modified | edited | altered | updated | revised | amended
    planned for me | on my calendar | going on for me | do i have on | got going on | coming up for me |
    waiting for me
    is not happening | cancel | no longer on | take off my calendar | take off my diary | i wont be there |
    does not take place | count me out | i am not going | can not attend | cry off | wont happen | fell through |
    nix
    sound off before | alert | early call | remind beforehand | beforehand
    put a tick | mark as done | i got round to | need not remember | got around to | no longer outstanding |
    out of the way | is completed | i finally did | been done | is finished
    i took care of | complete the reminder | i have dealt with | i got round to | got around to | i finally did |
    i have seen to | already took care of | i have sorted | i managed to
    what remains to do | which reminders are open | have i still got | what still needs doing | unfinished business |
    loose ends | outstanding chores | left on my list | what is not done yet
    keep for myself | block | let nobody book | nobody may book | do not book anything | i need time for |
    i want time for | busy for | put me as busy | mark me busy | show me as busy
    let nobody book | block time | nobody may book | do not book anything | need time for | want time for |
    mark me busy | show me as busy | put me as busy
    usual duration | default event length | normal duration | standard duration | usual time span |
    how long by default | unless i say otherwise | standard length | automatic duration
    have a go with | open | want to work with | let me work with | put on screen | bring onto the screen |
    need access to | i want to start
    can be closed | close | take off the screen | finished using | done using | i am finished with |
    not using anymore
    gigs of ram | memory use | how full is memory | ram occupied | what is in ram | ram eaten up | ram situation
    enable sound | unmute | enable audio | switch the speakers on | speakers back on | why is it silent |
    sound return | bring sound back | voice back | stop the silence
    radio connection | wifi | cordless internet | wireless adapter | connection without cable
    which wireless | wifi network | name of my connection | what wireless | internet connection name |
    which connection | which hotspot am i
    lay hands on | find | need to find | do not know where | gone missing | went missing | did i put | where is |
    can not find
    what is so big | large files | what makes disk full | biggest space eaters | space eaters | space wasters |
    what could i clear | biggest things | what is hogging space | disk eaters | why is disk full
    takes more than | files larger than | taking more than | weighs more than | weighing more than |
    occupying more than | documents over | documents above | documents exceeding | bigger documents than |
    size exceeds | whose size exceeds | size above | take up over
    takes much room | large | taking up room | space consuming | chunky | weighty | of great size | hulking |
    monstrous | jumbo
    switch over to | tune in to | tune in | listen in to | listen in | go over to | dial to | turn the dial |
    tune into | flip to | change over to | hop over to | catch
    hush for a moment | pause | hush | quiet for a moment | silence for a moment | be quiet a minute | stop a second |
    stop for a second | stop for a minute | stop a moment | hold that | shush | interrupt | put on ice |
    halt for now | quiet for a second | quiet a second | stop briefly | keep still | give me silence |
    someones at the door | phone is ringing | stay there
    back on | resume | continue | get going again | where we were | where it stopped | left off | keep it coming |
    pick it up | unfreeze | unhold | start back up | roll on | on with the music | on with it | on with the show |
    pick back up | as you were | i am back | end the break | let it play | go ahead again | keep rolling
    another one | next | something else | something different | whatever comes after | what comes after | comes next |
    subsequent | after this | after this one | follows | one further | further one | a different one | next up |
    new one | other one
    before this | previous | before that | earlier one | what just played | just played | just heard | played before |
    foregoing | came before | was on before | just had | just now | one ago | one earlier | former | before this one
    one back | go back | back up one | back one | take me back | back to the last | go one back | hop back
    back up by | rewind | jump back | run back | take it back | spool back | reverse | missed that bit |
    hear that bit again | hear that part again | roll back | scoot back | seek back | turn back | hop back |
    nudge back | move back | backwards | backward | back by | leap back
    how quickly | playback speed | speed | pace | velocity | quickness | playing speed | play rate | playback rate |
    fast | quick
    times as fast | times speed | times faster | times as quick | times the speed | times normal | times the tempo |
    times the pace | times the rate | times normal speed | times quicker
    go quiet | stop | fall silent | end after | quit playing | switch itself off | shut itself off | go silent |
    silence | fade out | fade away | enough | shut up | cut off | come to an end | leave off | be over
    under the name of | called | named | known as | to be known as | dubbed | with the title | with the name |
    christened | going by | headed | goes by | let us call it | to be called | whose name is | termed
    assemble | create | new | build me | begin a new | i need another | i want another | i want a new | brand new |
    fresh | another | get started on | establish | found | bring into being
    start a mix | create playlist | new playlist | new mix | start a mixtape | compile songs | collect songs
    did i hear | listened to | did i listen to | have i heard | had on | did i have on | did i put on | i heard |
    what was on | was playing | been listening to | have been listening to | was listening to | did i play |
    i had on | in my ears | on my headphones | was i hearing | was i listening to | were we listening to
    i heard | what i played | i played | i had on | i put on | was playing | was on | had playing | listened to |
    i listened to | did i play | i have heard | we played | we heard | songs of | music of
    get on | put | add | get onto | squeeze in | needs to go on | needs adding | has to be on | must be on |
    make room for | enter | enter on
    rundown | list | enumeration
    not needed | remove | take off | no longer needed | changed my mind about | off the list | do not want anymore |
    no longer want | never mind the | get off | no need for | need not buy | not buying | come off |
    should not be on | does not belong on | does not belong | kick off | withdraw | pull from | take from |
    away with | no longer required | can come off | can go from | cut from
    have bought | check off | mark as done | done | i have bought | bought | already got | already have | got the |
    accomplished | consider done | put a check | put a tick | checkmark | check mark | i have got the | through with |
    in the bag | in the cart | in the basket | out of the way | over with | is over | have done | have read |
    have seen | i have read | i have seen | already bought | off my plate | managed to
    get down on paper | write down | make a note | set down | in writing | commit to paper | memorize |
    note for myself | pen | pencil down | put it down | get in writing | should not forget | do not want to forget |
    before i forget | lest i forget | so i do not forget | type out | type up | have it written
    let me edit | open | let me see | get me | have a look at | turn to | up on screen | on the screen | on screen |
    work on | want to edit | unfold | bring me | leaf to | put up | let me work on | continue writing | need to see
    dated | wrote | did i write | written | did i put down | jotted | jotted down | did i jot down | noted |
    did i note | scribbled | did i note down | noted down | penned | typed | did i type | did i scribble | got down |
    took down | set down | did i get down | wrote down | i put down | did i record | i jotted
    hunt | search | find | dig for | comb | comb through | scan | look through | rummage | sift through | seek out |
    where is | do i have anything | have i got anything | is there anything | did i ever write | scour | trawl |
    browse for | ferret out | root out | unearth | did i mention | whereabouts of | dig through | query | look into |
    poke around for
    bring back up | remind me | remind me of | bring back | bring up again | show again | show me again | resurface |
    nudge | nudge me about | ping me about | come back to | get back to | pop up | prompt | prompt me |
    let me see again | see again | want to see again | make me think of | make me look at | bug me about |
    tell me again | present again | pull up again | turn up again | show up again | call to mind |
    put before me again | have another look at | another look at | look at again | come back up | reappear |
    tap my shoulder | think of | think about | keep from forgetting | bring to my attention
    gap between lines | line spacing | distance between lines | line height | leading | room between lines |
    how far apart | lines apart | line distance | between the lines | between lines | between rows |
    spacing of lines | space the lines | line separation | interline | air between lines | spacing between lines |
    distance of lines | line interval | gap between rows | row spacing
    do without | turn off | leave off | spare me | do not need | no need for | can do without | off with | keep off |
    stay off | stop bothering me with | make inactive | do not use | rid me of | dispense with | refrain from |
    put to rest
    make different | change | switch over | vary | redo | should become | become | convert to | shift | transform
    stereo | music player | jukebox | sound system | hifi | boombox | record player | audio player | speakers
    loud | full blast
    drags | faster | speed up | less slow | sped up
    less fast | slower | slow down | take it easy | can not keep up | at a crawl | slowed down | drag out
    a second time | once more | again
    this tune | this song | this track | this number | this piece | this one | current song | playing now |
    the one playing | this hit | this jam | this melody | what i am hearing | what i hear | the current one
    hear this again | repeat this song | hear this one again | this one again | one more of this | loop this |
    keep this on | never stop this one | this on a loop | this again | stay on this one | listen to this again
    start a collection | create a playlist | new playlist | start collecting songs | new mixtape | begin a mix |
    empty mix | fresh mix | start a compilation
    how much | how many things | how many tasks | how many points | how much is left | how much is there |
    how much stuff is | how many pieces | how many titles | how many films | how many presents
    let read | share | give access to | grant access | grant access to | let us have | open to | to take a look |
    to have a look | let take a look
    easier to read | larger | bigger | hard to read | too small | too tiny | can not read | tiny letters |
    more readable
    too big | smaller | too large | takes up too much | huge letters
    top | uppermost | first place | front
    where did i put | search my notes | find notes | where did i mention | have i written about |
    have i written anything | anything in my notes | which notes mention | is there a note | what have i on |
    do my notes say | do my notes mention | anything i wrote about | did i note anything
    what music was on | did i listen to | which tunes did i | what was in my | which songs did i
    let there be music | play music | let us have music | need music | want music | get the tunes going |
    bring some music | need some tunes | fill the room
    this tune belongs in | add this song to | this tune goes on | this one goes in | this one goes on |
    this one belongs in | this one belongs on | this one fits | this would fit | this would suit |
    file this song under | file this tune under | keep this tune in | save this tune to | stick this one in
    make the sound | set the volume | bring the sound to | put the sound at | loudness at | loudness to |
    have the sound at | sound at | sound level to
    make it run | set the playback speed | run it at | have it run | let it run at | tempo to | tempo at |
    play it at
    is behind me | mark as done | off my mind | checked off | got that done | i have finished | have finished |
    is settled | has been done | has been bought | weve got | we got | no longer open
    we wont need | remove | remove from my list | wont be needing | should not be there | do not put |
    rather not have | does not need to | does not need to be | never mind about | can stay off
    take everything out | clear | cancel everything on | unload | vacate | make a clean slate | remove all items |
    delete all items
    is allowed to see | share | is allowed to read | let us read | give a look | get a copy | gets a copy |
    needs a copy | wants a copy | make public to
    where can i | search | can you spot | spot | did i put | have i put | nose around for | look out for |
    look around for | pinpoint | is it written | where did it say
    letters smaller | smaller font | smaller letters | smaller print | smaller text | text smaller | writing smaller |
    print smaller | tinier letters
    more room between | more line spacing | more space between | lines further apart | pull lines apart |
    lines too close | lines too tight | cramped lines | loosen the lines | spread the lines
    less space between | less line spacing | tighter lines | push lines together | tighten the lines |
    lines closer together | lines closer | denser lines
    double spacing | double spaced | double line spacing
    single spacing | single spaced | single line spacing
    look around for | find | see if there are | are there any | scout out | what is available | what is out there |
    scare up | show me options
    what is the latest | status | latest news | any news | what is happening with
    how soon is the | when is the next | when does the next | when leaves the next | how long until the |
    how long till the | how soon can i | when comes the next
    places to stay near | hotels near | sleep near | stay close to | lodging close to | rooms close to | stay near |
    sleep close to
    pick me | choose | id rather have | i prefer | i would rather have | make mine | decide on
    corridor side | aisle | by the gangway | on the gangway | room for my legs | easy to get up
    send for | order | summon | hail | ring for | flag down | arrange for | have someone bring
    buzz me | remind me | do not let me miss
    tell me about delays | delay alerts | warn me about delays | warn when late | news about lateness |
    messages about late planes | tell me if late | say when late
    look at the itinerary | open the trip | see my travel plans | show my travel plans | pull up my itinerary |
    show the itinerary
    swap for | what would i get | express in | what does that make | calculate in | convert
    lantern | lamp | light bulb | light fixture | luminaire | spotlight | glow
    all of it | everything | every single thing | every device | all devices | all things | all the stuff |
    whole shebang
    shut the house down | turn everything off | power down the house | kill the power | nothing should be on |
    leave nothing on | everything out | make the house dark | nothing left on | whole house dark | all out
    give it a rest | pause | hold for a moment | stop for a while | rest for a while
    no heating until | pause the heating | leave the heating off | save on heating | no need to heat |
    keep the radiators off | let the house cool | we are away until | not heat
    go easy on | lower | throttle back
    not before | until | all the way to
    how hot is | how warm is | how cold is | how chilly is | is it warm in | is it cold in | is it hot in |
    is it chilly in | how many degrees in | is it freezing in | what does thermometer say | how cool is |
    how toasty is | what degrees is it | how cosy is
    draw back | open | uncover | swing open | pull open
    pull together | close | draw together
    unseal | unlock | let someone in | let him in | let her in | release the lock | take off the lock |
    let the guests in
    see if | check | see whether | look in on | take a look at | peek at
    way in | door
    get ready for | activate | make ready for | prepare for | its time for | set up for | set the mood for |
    set the stage for | get the house ready | make it ready for | set the house for
    get going | let run | run | make spin | let spin | set going | get spinning | let it spin | have running
    do away with | cancel | forget | no longer need | do not need anymore | do not need | i do not need |
    no need for | not needed anymore
    pick up again | resume | let continue | unfreeze | let run on | run again | let go on | keep counting |
    restart counting | pick back up | get going again | let it run again
    minutes remaining | time left | rest of the time
    make longer | extend | give more time | lengthen by | push out
    make it ring again | turn on the alarm | have it ring | let it ring | should ring again | should wake me again |
    it should ring
    reactivate | enable | should ring | use again
    never want again | delete | should be gone | do not want anymore | never need again
    what wakes me | show my alarms | when does it ring | when am i woken | when will it ring
    when does it ring | which alarms are set | what is going to ring
    take down | mark | note | record | log | write down
    undisturbed | focus | work without distraction | heads down
    organise | plan | organize | map out | lay out
    what do i love | show my favorites | which do i like | which have i starred | what have i starred |
    ones with a heart | which did i like | what i love most
    how muddy | conditions | state | is it muddy | is it passable | is it slippery | is it icy | muddy | slippery |
    situation | safe to walk | how slippery | is it safe | passable | circumstances | is it walkable | icy
    is it muddy | trail conditions | how muddy | is the path wet | is the path icy | is it passable |
    is the route safe | how is the path | state of the path | is the track open | what is it like on
    what is it like | how is | in what state is | what shape is
    lowdown | information | the scoop | know more | what is known | intel | learn more | find out more
    what is like | describe | what does look like | give a picture of | characterize | sum up | introduce |
    paint a picture of | portray
    on horseback | horse riding | by horse | equestrian | in the saddle | riding horses | pony trekking | horseback
    mark | chalk up | record
    went to | visited | was at | have been to | i have been to | i have done | was there | went up | i just did |
    have seen | dropped by | have walked | went and saw | hiked
    i have been to | record a visit | i just did | i went to | i have done | i was at | note that i was |
    i came back from | i got back from | log that i was | i have just walked | i have just done
    how many people are | how busy is | are there many people | are there lots of | is it packed | how full is |
    how packed is | is it quiet at | is there a crowd | is there a queue | is there a line | are there queues |
    is it overrun | how overrun is | how lively is | are there crowds | is it heaving | many tourists at |
    lots of people at | is it mobbed
    how full is | crowd status | how many people are | how packed is | queue length | visitor numbers |
    number of visitors | are there many people | is there a queue | is it overrun
    anthology | collection
    world map | map | street map | road map | globe | city map
    how is my path | check my trail | look at my route | how is my track | how is my route
    give me all | list | itemize | count off
    next trip | hit the road next | travelling next | traveling next | going away next | off to next
    keep unlocked | leave unlocked | unlock | stay unlocked
    keep closed | leave closed | close | keep shut | stay closed | leave shut | stay shut
    run the fan | blow some air | get air moving | some fresh air | let air in | air circulating
    stop the vacuum | let the robot rest | robot should rest | put away the robot | hoover off
    crowd status | rush of people | how touristy
    crowded | people at once | tons of people | loads of people | so many people | touristy | too many people
    holiday coming up | next trip | vacation coming up | trip coming up | next off travelling
    """
}
