/// More ways of saying what people want of a home.
extension WordRelations {
  static let homeSayings = """
    switch on | going | turn on | put on | running | working | up and running | on the go | burning | alight | start |
    started
    lit | turn on | switch on | put on | shining | glowing | alight | aglow | burning | shine | glow | illuminated |
    on again | back on
    do not need | turn off | switch off | put off | no need for | no longer need | no longer needed | not needed |
    do not want | do not need any | is not needed | finished with | done with | am done with | am finished with |
    can do without | no use for | needs a rest | not using | am not using | had enough of
    nobody needs | turn off | switch off | no one needs | nobody wants | nobody is using | no one is using |
    nobody uses | we do not need | is no longer needed | are no longer needed | need not be on
    can go out | turn off | switch off | go out | goes out | can go off | should go out | may go out | go off |
    can rest | must go out | has to go out | can be off | let it rest
    unplug | turn off | switch off | take off the mains | pull the plug | snuff out | blow out | stub out |
    black out | disable
    bring to life | plug in | turn on | switch on | spark up | flick on | flip on | pop on | get working |
    get shining | get glowing | power up | juice up
    glow | shine | turn on | switch on | light up | gleam | be lit | cast some light | give off light |
    give some light | beam | sparkle | twinkle | glisten | glitter | radiate | blaze | flare | flicker away |
    shimmer
    make dark | turn off the lights | turn off | lights out | black out | darken | make it dark | go dark |
    plunge into darkness | no light | no lights | kill the lights | put out the lights
    turn off | dark | unlit | lights off | blacked out | pitch black
    some light | turn on the lights | light on | lights on | give light | more light | bit of light | need light |
    want light | let there be light | light please | light it up | light up
    turn on the lights | can not see | can not see anything | can hardly see | can barely see | too dark | is dark |
    so dark | pitch dark | pitch black | is pitch dark | is pitch black | dark as night | getting dark | is too dark |
    stumbling around
    can not see a | turn on the lights | can not see my | can hardly see a | see nothing | see anything |
    afraid of the dark | tripping over
    less glare | dim | too harsh | softly | gentle | gently | subdued | muted | low light | cosy light | cozy light |
    mood light | too glaring | is blinding | blinding | glaring | too strong | not so strong | half light |
    not so harsh | take the edge off | easy on the eyes
    tone | dim | soften | tone down | fade | mellow | weaken | subdue | take down | bring down | reduce | lower |
    lessen | ease | dial down | knock back | knock down | cut back
    a little | slightly | a bit | a tad | a touch | somewhat | a notch | by a notch | a smidge | a fraction |
    a shade | just a bit | just a little | ever so slightly
    per cent | percent | percentage
    brightness at | set | brightness to | level at | should be at | keep at | put at
    entire house | everything | whole house | whole home | entire home | whole place | entire place | whole flat |
    whole apartment | entire apartment | whole building | all the rooms | every room | all rooms | house and all |
    all over the house | throughout the house | across the house | in every room | everywhere
    every appliance | everything | all appliances | all the appliances | every device | all devices |
    all the devices | every gadget | all gadgets | all the gadgets | every machine | all machines | every switch |
    all the switches | every socket | all the electrics | all electronics | the electrics
    nothing left running | turn everything off | nothing running | nothing left on | nothing on |
    nothing switched on | nothing stays on | nothing should be on | leave nothing on | leave nothing running |
    everything can go off | everything goes off | everything should be off | house to sleep | house down |
    close down | close everything down | shut everything down | shut it all down | nothing should be running |
    nothing must be running | nothing may be running | nothing should be left | nothing should stay on |
    nothing should still run | nothing must stay on
    everything down | everything off | all off | all of it off | the lot off | whole lot off | everything to sleep |
    power to everything | total shutdown | full shutdown | blackout | complete darkness | shut down completely
    cut the power | turn off | switch off | power down | kill the power | cut the electricity | cut power |
    kill power | turn the power off | take the power off | cut off | cut power to | kill the power to |
    cut the power to
    every light | all lights | all lamps | all the lights | all the lamps | each light | every lamp | each lamp |
    every bulb | all bulbs | all the bulbs | any lights | any lamps | every last light | every single light |
    any light
    off to bed | good night | going to bed | go to bed | am going to bed | time for bed | hitting the sack |
    turning in | off to sleep | heading to bed | hit the hay | nighty night | going to sleep | am going to sleep |
    bedtime
    heat | cosy | warm | cozy | toasty | snug | nice and warm | comfy | pleasantly warm | comfortable | warmer | hot |
    warmth | warm up | balmy
    radiator to | heating to | thermostat to | heater to | radiators to | temperature to | boiler to | furnace to
    heating at | set the heating to | thermostat at | temperature at | radiator at | radiators at | heater at |
    heat at | boiler at | warm at
    happy with | set | okay with | good with | fine with | content with | pleased with | comfortable with |
    enough for me | would suit me
    warm | heat up | heat | warm up | bring up | get up | take up | get warm | get hot | bring the heat |
    fire up the heating | make warm | get it warm | preheat | warm through | get toasty
    degrees | celsius | degree | fahrenheit | centigrade | temperature | degs
    suspend heating | pause the heating | no heating | no heating needed | heating off | heating paused |
    no warm radiators | radiators off | radiators cold | heating down | keep it cold | no heat | nobody to heat for |
    need no heating | save heating | without heating | heating can rest | heating sleep | no need for heating |
    no need to heat | do not heat | not heat
    give a rest | pause | rest | take a rest | have a rest | take a break | give a break | a rest | a break | idle |
    lie idle | stay off | on pause | put on ice | put on hold | on hold | hold off | stand still | leave idle |
    mothball | lie dormant
    keep down | lower | turn down | keep low | stay low | stay down | low | on low | leave low | reduced | set back |
    set low | on a low setting | economy
    away until | until | away till | gone until | gone till | not back until | not back till | not back before |
    back on | on holiday until | on holiday till | on vacation until | on vacation till | out of town until |
    not before | not home until | not home till | not home before | no earlier than | no sooner than | returning on |
    return on | back home on | all the way until | right up to | as late as | all the way to | for as long as |
    through to | up until
    be away | pause the heating | on holiday | on vacation | out of town | leaving | away on holiday | going away |
    go away | away from home | travelling | traveling | off on holiday | leaving home | not at home |
    going on holiday | going on vacation | empty house | house is empty | lower the heating
    thermometer reading | temperature | thermometer say | thermometer says | thermometer show | thermometer |
    temperature reading | degree reading | mercury | how many degrees | number of degrees | degrees are there |
    room temperature | reading on the thermometer | climate
    warm enough | how warm is | how warm | how cold | is it warm | is it cold | is it hot | is it cool |
    is it freezing | is it chilly | is it cosy | is it cozy | is it comfortable | is it toasty | is it too warm |
    is it too hot | is it too cold | is it stuffy | how hot | how chilly | how cool | how toasty | how cosy |
    how cozy | cold enough | hot enough | cool enough | comfortably warm | need a jumper | need a sweater |
    need a cardigan | will i freeze
    let some daylight in | open the blinds | let some daylight into | let daylight in | let daylight into |
    let some light in | let some light into | let light into | let light in | let some sun in | let some sun into |
    let sun into | let some sunshine in | let some sunlight in | let sunlight into | let sunlight in |
    let in some light | let in some sun | let in some daylight | bring in some light | bring in some daylight |
    get some daylight into | get some sun into | get some daylight in | more daylight | more daylight in |
    want some daylight | need some daylight | need daylight | look out of
    open blinds | let the sun in | let the light in | let the light into | let the sun into | let the daylight in |
    let the daylight into | let the sunshine in | let the sunshine into | let the sunlight in |
    let the sunlight into | let in the sun | let in the light | let in the daylight | let the morning in |
    let the day in | bring the sun in | bring the daylight in | get the sun in | see the garden | see the sky |
    see the view | look out the window
    blinds | daylight | sunlight | sunshine | sun | natural light | sunbeams | daylight in | sun rays | morning sun
    pulled back | open | pull back | draw back | drawn back | pull open | pulled open | drawn open | draw open |
    roll up | rolled up | wind up | wound up | slide back | hoist | lift | lifted | raise | raised | pull apart |
    part | parted | pulled up | pull up | all the way up | throw open | fling open | push up | go up | up again |
    push back | draw apart | draw aside | pull aside | tied back | fold back
    close blinds | keep the sun out | keep out the sun | block out the sun | block the sun | block the light |
    block the glare | block out the light | block the sunlight | shut out the sun | shut out the light |
    stop the glare | stop the sun | keep the light out | keep out the light | keep the heat out | keep the glare out |
    keep the sunlight out | hide from the sun | shield from the sun | shade from the sun | too much sun |
    sun is too strong | sun is too bright | sun is blinding | sun is blinding me | shut the sun out | sun is in my |
    away from the windows | cover the windows | cover the window | black out the windows | keep the neighbours out |
    keep the neighbors out
    keep sun out | close the blinds | people can see in | people can see into | people can look in | people look in |
    everyone can see in | neighbours can see in | neighbors can see in | neighbours are watching |
    neighbors are watching | can see in | can see into | can look into | can look in | some privacy | want privacy |
    want some privacy | need privacy | more privacy | privacy | stare in | peep in | sun out | daylight out |
    glare out | light out of | sun out of | sunlight out of | prying eyes | nosy neighbours | nosy neighbors |
    no more sun | less sun | shut out daylight | block glare | block sunlight | glare | too sunny | so sunny |
    blinding sun | blinded
    roll down | close | rolled down | wind down | pull down | pulled down | let down | bring down | pull shut |
    drawn shut | draw shut | pull closed | drawn | draw | pull to | pull together | shut tight | lowered | lower |
    all the way down | go down | draw together | drop | slide down | put down | drawn closed | pulled closed |
    pull across | drawn across
    closed | down | close | shut | lowered | drawn | pulled
    up | open | opened | raised | lifted | rolled up
    let nobody in | lock | let no one in | let nobody through | let no one through | let nobody come in |
    let nobody enter | nobody gets in | no one gets in | nobody gets through | no one gets through |
    nobody should get in | nobody comes in | no one comes in | nobody can get in | nobody may enter |
    keep people out | keep everyone out | keep everybody out | keep strangers out | keep intruders out |
    keep burglars out | keep out | no entry | shut off access | allow no entry | do not let anyone |
    do not let anybody | do not let people
    bolt | lock | latch | bar | put the latch on | put the bolt on | put the lock on | put the chain on |
    put the key in | turn the key in | turn the key | put a lock on | latch on | bolt on | seal | seal off | fasten |
    make fast | chain | chain up | padlock | dead bolt | slide the bolt | drop the latch | shut tight | secure |
    make safe | make secure | burglar proof | block off | barricade
    get in through | unlock | get in by | get in at | let in through | get into | need into | be let in
    access through | unlock | give access | get access | allow access | allow in | allow entry | grant access |
    let inside | admit | let through | give access to | get access to | grant access to | need access to |
    want access to | need access through | need access
    let my sister in | unlock | let my brother in | let my mother in | let my mum in | let my mom in |
    let my father in | let my dad in | let my wife in | let my husband in | let my son in | let my daughter in |
    let my friend in | let my friends in | let my parents in | let my partner in | let my neighbour in |
    let my neighbor in | let my guests in | let my kids in | let my aunt in | let my uncle in | let my cousin in |
    let my girlfriend in | let my boyfriend in | let my grandma in | let my colleague in | let me inside | let us in |
    let us inside | let them inside | let people in | let someone in | let somebody in | let everyone in |
    let everybody in | let visitors in
    let the cleaner in | unlock | let the plumber in | let the nanny in | let the babysitter in | let the kids in |
    let the guests in | let the neighbours in | let the neighbors in | let the postman in | let the gardener in |
    let the electrician in | let the builders in | let the workmen in | let the courier in | let the dog in |
    let the dog out | let the cat in | let the cat out | let the children in | let the delivery in |
    buzz the plumber in | buzz the courier in | buzz the guests in | buzz them in | buzz him in | buzz her in |
    buzz me in | buzz us in | buzz open
    unfasten | unlock | undo | unlatch | release | unseal | unchain | unbar | take the bolt off | take the latch off |
    take the chain off | take the lock off | slide the bolt back | draw the bolt | pull back the bolt | spring open
    did i leave | check | have i left | did we leave | have we left | did anyone leave | did anybody leave |
    did somebody leave | did someone leave | has anyone left | has somebody left | has someone left |
    did the kids leave | did i forget to | did we forget to | did i remember to | did we remember to |
    did anyone remember to | did i ever | i may have left | i might have left | not sure i | not sure whether i |
    not sure if i
    properly locked | locked | on the latch | properly closed | properly shut | really locked | actually locked |
    safely locked | fully closed
    safe | locked | secure | barred | bolted | sealed | fastened | secured
    anyone walk in | check | anyone just walk in | anybody walk in | anybody just walk in | someone walk in |
    someone just walk in | somebody walk in | anyone get in | anybody get in | someone get in | anyone come in |
    anybody come in | people walk in | just anyone | walk straight in | walk right in | just walk in | just come in |
    walk through | anyone get through | anyone enter | burglars get in | a burglar get in | anybody enter |
    strangers walk in | anyone get in through | anyone come in through | anyone walk in through |
    anyone go in through | anybody get in through | anybody come in through | anybody walk in through |
    anybody go in through | someone get in through | someone come in through | someone walk in through |
    someone go in through | somebody get in through | somebody come in through | somebody walk in through |
    somebody go in through | people get in through | people come in through | people walk in through |
    people go in through | strangers get in through | strangers come in through | strangers walk in through |
    strangers go in through | burglars get in through | burglars come in through | burglars walk in through |
    burglars go in through | anyone enter through | anyone walk through | anyone come through | anyone go through |
    someone enter through | someone walk through | someone come through | someone go through | someone get through |
    somebody enter through | somebody walk through | somebody come through | somebody go through |
    somebody get through | anybody enter through | anybody walk through | anybody come through | anybody go through |
    anybody get through
    find out if | find out whether | make sure | check | see whether | see if | look whether | look if | verify |
    have a look at | look after | take a look at | have a look whether | be sure | state of | status of |
    condition of | what about | how about | is everything alright with | check up on | check on | tell me whether |
    tell me if | let me know whether | let me know if | do you know whether | do you know if | am wondering whether |
    am wondering if | is it true that | i wonder if | i wonder whether
    time for | activate | it is time for | ready for | get ready for | prepare for | prepare the house for |
    house ready for | set up for | set the house for | set the scene for | we are having | let us have |
    get everything ready for | fix everything for | in the mood for | mood for | in a mood for | in the mood |
    feel like | am up for | set things up for | arrange everything for | we are doing | set the stage for
    switch the house to | get the house ready | activate | put the house in | put the house into | put the house on |
    set the house to | turn the house to | change the house to | switch the home to | switch everything to |
    change everything to | set everything to | house in | house into | house to | home to | home into |
    switch over to | change over to | go into | bring the house into | house on | transform the house into |
    get into
    lighting | scene | mode | mood | light setting | lighting mood | light mood | lights setting | light scene |
    theme | routine | arrangement
    start the scene | set the mood | create the mood | get in the mood | make the mood | create an atmosphere |
    change the mood | right atmosphere | the right mood
    sweep | clean | vacuum | hoover | dust | clean up | cleaned | tidy | vacuumed | cleaning | scrub | go over |
    do a round | do a clean | have a clean | quick clean | give a clean | give a sweep
    floor | carpet | rug | rugs | carpets | floors | tiles | parquet | floorboards | vacuum | lino | linoleum |
    hardwood | laminate
    filthy | vacuum | dirty | grubby | dusty | muddy | messy | sandy | full of crumbs | covered in dust |
    covered in crumbs | needs cleaning | needs a clean | needs vacuuming | needs hoovering | needs sweeping |
    needs a sweep | needs a hoover | needs a vacuum | needs a going over | is a mess | looks a mess | looks dirty |
    is dirty | is filthy | floors are filthy | floors are dirty | floor is filthy | carpet is dirty |
    carpet is filthy
    crumbs all over | vacuum the | crumbs in | dust in | crumbs under | crumbs everywhere in | dirt in | sand in |
    dust all over | mess in | hair all over | spilled cereal in | glitter all over | mud in | mud all over |
    dirt all over | sand all over | dog hair in | cat hair in
    robot | vacuum | little robot | cleaning robot | robot cleaner | the robot | robots | robo cleaner |
    cleaning machine | vacuuming robot | sweeping robot | dust sucker | hoover robot | floor cleaner
    get the robot going | start the vacuum | get the hoover going | get the vacuum going | get the cleaner going |
    send the robot out | send out the robot | send out the hoover | send out the vacuum | send out the cleaner |
    send the hoover out | send the vacuum out | let the robot out | let the robot loose | let the robot clean |
    let the robot work | let the robot run | set the robot off | set the robot going | get the robot out |
    get the robot working | get hoovering | get vacuuming | get sweeping | get cleaning | robot to work |
    start hoovering | start vacuuming | start sweeping
    send out | start | let loose | turn loose | set off | set loose | put to work | set to work | put to use |
    get to work | set going | set running | send off | let work | let run
    going now | start | started | get started | running | begun | under way | underway | get going | moving |
    get moving
    enough hoovering | stop the vacuum | enough vacuuming | enough cleaning | enough sweeping | clean enough |
    that is clean enough | is clean enough | no more hoovering | no more vacuuming | no more cleaning |
    no more sweeping | stop hoovering | stop vacuuming | stop sweeping | stop cleaning | end cleaning |
    finish cleaning | cleaning is done | done cleaning | finished cleaning | done hoovering | done vacuuming |
    quit hoovering | quit vacuuming | hoovering is over | too noisy to clean
    back to base | back to its dock | to its dock | to its base | to its charger | to the charger |
    to its charging station | to the charging station | back to its charger | back to its base | back to its station |
    back to its place | back home | to its home | go home | drive home | come home | home again | home to charge |
    to charge | back on charge | go and charge | to recharge | into its dock | into its corner | on its dock |
    at its dock | return to base | return home
    bring back | send back | return | recall | put back | take back | order back | get back | summon back | go back |
    send home | bring home | drive back | come back | head back
    charger | dock | base | charging station | charging dock | docking station | home base | station | cradle
    park | dock | retire | go to rest | rest | recharge | charge | go to its dock | head home | go home
    spin | run | spinning | whir | whirl | blow | rotate | blowing | go round | work | whirr | hum | turning |
    running
    get spinning | run | going | working | started | switched on | turn on | switch on | put on | start | power up |
    fire up | get going | keep going | keep running | let blow | let spin | let work | let go | get turning |
    get blowing
    ventilate | run the fan | air out | air | freshen the air | clear the air | blow away | suck out | suck away |
    suck up the steam | clear the steam | remove the steam | clear the smoke | air the room | fresh air | some air |
    let some air in | bring in fresh air | cool the air | stuffy | it smells | it stinks | smells of food |
    remove the smell
    clear steam | run | clear the steam | clear the steam with | clear the air | clear the air with |
    suck out the smell | clear the smell with | clear the smoke with | get some air from | cool me with |
    cool down with | cool us with | ventilate with | air out with | need a breeze from | breeze from | a breeze from |
    wind from | air from
    visitor | guest | visitors | guests | company | houseguest | houseguests | house guest
    mode | profile | setting | settings | setup | preferences | preset
    visitor profile | guest mode | visitor mode | visitors mode | visitor setting | visitor settings | guest setting |
    guest settings | guest profile | guests mode | settings for visitors | settings for guests | mode for guests |
    mode for visitors | profile for guests | profile for visitors | setting for guests | setting for visitors |
    company mode | house guest mode | company profile | visitor program | friends are staying over |
    friends are staying | we have company | we have guests | we are having guests | guests are here |
    guests have arrived | guests arrived | visitors are here | visitors have arrived | guests are staying |
    my parents are staying | people are staying over | guests tonight | visitors tonight | someone is staying |
    we got company | we got guests
    end | turn off | stop | finish | quit | cancel | get out of | disable | no more | be done with
    pour | water | give | splash | sprinkle | pour over | pour some water over | pour some water on | pour water on |
    pour water over | shower | spray | give some water | drizzle | treat to
    looks thirsty | thirsty | water | look thirsty | dry | bone dry | parched | wilting | drooping | withering |
    dried out | drying out | dry out | looking dry | look dry | looks dry | wilted | withered | shrivelled |
    needs water | need water | could use water | could do with water | needs watering | need watering |
    crying out for water | needs a drink | needs something to drink | need something to drink | need rain |
    needs rain | no rain | needs hydrating | dying of thirst | turning brown | going brown
    soak | water | drench | douse | a good soak | good soaking | a soaking | soaking | a drink | good drink |
    a shower | a sprinkle | a splash | a drenching | wet | wetting | moisten | dampen | saturate | a good watering |
    a watering | watering | spray | hose | hose down | irrigate | sprinkle | sprinkler on | sprinklers on |
    run the sprinkler on | run the sprinklers on | turn the hose on | turn the sprinkler on | give a soak |
    give a drink | keep moist | mist | flood
    who is at | show camera | who is there | who is outside | who rang | who is ringing | who is knocking |
    anyone at | anybody at | someone at | somebody at | is there someone at | is there anyone at | who stands at |
    who is standing at | who has come to | what is outside
    live video | camera | live video of | live picture | live picture of | live image | live stream | livestream |
    live feed | live feed of | picture from | footage of | footage from | video from | feed of | feed from |
    stream from | stream of | live view | live view of | cctv | surveillance
    let me watch | show | let me see | let me look at | let me view | let me check | see | watch | look at |
    look in on | peek at | peek into | take a peek at | have a peek at | have a look at | have a look | glimpse of |
    take a look at | look out on | look out at | spy on | check on | check in on | keep an eye on | keep watch on |
    eyes on | monitor | observe | who is at | who is in | who is on | is anyone at | is anyone in | is anyone on |
    is there anyone at | is there anyone in | is there anyone on | is there someone at | is there someone in |
    is somebody at | is someone at | is someone in | is anybody in | is anybody at | has anyone come to | peek |
    watch over | pictures of | what is happening in | what is happening at | what is happening on | what goes on in |
    what goes on at | what happens outside
    going on | camera | happening | happening at | happening in | happening on | going on at | going on in |
    going on on | going on outside | is happening on | peek | peek at | look like right now | what is happening in |
    what is happening at | what is happening outside
    burglar protection on | arm the alarm | protection on | security on | siren on | siren active | alarm active |
    alarm armed | alarm system on | burglar alarm on | alarm set | security active | security armed | system armed |
    protection active | intruder protection on | anti theft on | burglar protection active | intruder alarm active |
    intruder siren active | house guarded | house protected | home guarded | home protected | house secured |
    protect against burglars | protect against intruders | protect us against burglars | protect us from burglars |
    protect us from intruders | protect from burglars | guard against burglars | guard against intruders |
    keep burglars away | keep intruders away | keep thieves away | watch for burglars | watch for intruders |
    watch out for burglars | watch out for intruders | look out for burglars
    secure my home | arm the alarm | secure our home | protect our home | protect my home | protect my house |
    guard my house | guard my home | guard our home | secure my house | watch over my house | watch over our home |
    keep us safe | keep us safe tonight | keep me safe | make us safe | nobody breaks in | no one breaks in
    burglar protection | alarm | burglar alarm | intruder alarm | siren | security | security system | alarm system |
    house alarm | home alarm | intruder siren | protection | intruder protection | anti theft | anti theft system |
    intruder detection | burglary protection | home security | house protection | theft protection | intrusion alarm |
    break in alarm | burglars | intruders | guard
    active | arm | armed | activated | engaged | on guard | vigilant | switched on | turned on | enabled | on duty |
    in action | on alert | watchful | put on | turn on | switch on
    protect | arm | guard | safeguard | defend | shield | secure | watch over | keep safe | make safe
    can park | stop | can stop | can stop now | can rest | can rest now | may stop | may rest | should stop |
    has to stop | must stop | can finish | can quit
    come on | turn on | switch on | should come on | ignite | kindle | let shine | let glow | let burn |
    keep burning | brighten up | get lit | be burning | be shining | to shine | to glow
    put to use | use | turn on | make use of | want to use | put into use | put into service
    stop shining | turn off | switch off | stop glowing | stop burning | quit shining | burning for nothing |
    on for nothing | on for no reason | forgot to switch off | forgot to turn off | burning all day | on all day |
    on needlessly | wasting power | wasting electricity | wasting energy | need not burn | need not be lit | be dark
    left burning | turn off | left shining | still burning | still shining | still glowing | is still burning |
    is still lit | is still shining | burning too long
    lights lit | turn on the lights | lit | brightly lit | well lit | in bright light | bright light | illuminated |
    floodlit | light up | lit up | need bulbs | let there be light | bathed in light | bright in | nice and bright |
    lights burning | lamps burning | lamps lit | bulbs lit | bulbs on | lamps on | all lit up
    total darkness | turn off the lights | darkness | complete darkness | pitch darkness | complete dark |
    darkness in | want it dark | make it dark | make dark | need it dark | like it dark | lamps off | lamps out |
    bulbs off | bulbs out | lighting off | light off | light out | lights out | no lights | no light | need no light |
    unlit | unlighted | blackout | no more light | do not need light | do not need lights | not need any light |
    does not need light | no need for light | no lamps | light is not needed | lights are not needed |
    nobody needs light | no one needs light
    too dim | turn on the lights | too gloomy | too dark in | too dark for | rather dark in | very dark in |
    really dark in | quite dark in | so dark in | is dark in | gloomy in | dim in here | can not find my way |
    can not read in | not enough light | hardly any light | short of light
    less light from | dim | softer light from | softer | weaker | fainter | calmer | half as bright | not so glaring |
    less intense | less strong | not that bright | too much light | too much light from | gentler light | gentler |
    halve | dimly | too intense | hurts the eyes | hurts my eyes | too bright for me | reduce the glare |
    make weaker | paler | milder | lower light | half brightness | not as strong | tame
    entire house down | turn everything off | whole house off | entire house off | house off | power down the house |
    power off the house | shut down the house | shut off the house | shut the house down | switch off the house |
    switch the house off | turn off the house | turn the house off | deactivate the whole house |
    kill the whole house | power down the entire | shut down the entire | switch off the entire |
    turn off the entire | shut down the whole | power down the whole | switch off the whole | turn off the whole |
    deactivate the entire | kill power to the | whole place down | entire place down | whole place off |
    entire home off | whole home off | house completely off | home completely off | cut all power |
    cut all the power | kill all power | kill all the power | all power off | main switch off | all the power off |
    no device running | no devices running | not a single light | no lamp on | no lights on | no light on anywhere |
    leave nothing switched on | nothing may stay on | nothing must stay on | nothing is left on | nothing is on
    all lights | light anywhere | lamps anywhere | lights anywhere | lights everywhere | lamps everywhere |
    the lights everywhere | lights in the house | lights of the house | whole lighting | entire lighting |
    all of the lights | all of the lamps | all lighting | all the bulbs | each and every lamp | each and every light
    crank heat to | heat | fire up | stoke up | bring up to | get up to | crank up to | crank to | bump up to |
    heat up to | warm to | warm up to | get warm to | raise the temperature to | raise the heat to
    heating | thermostat | radiator | heater | warmth | heat setting | heating system | central heating | radiators
    chilly until | lower the heating until | keep it cool until | keep it cold until | leave it cold until |
    keep it cool till | leave it cool until | let it cool until | heating down until | heating low until |
    low heating until
    keep it cool | pause the heating | lower the heating | keep it cold | leave it cold | leave it cool |
    let it be cold | need no warmth | no warmth | no warmth needed | nobody needs warmth | nobody needs heating |
    no one needs heating | stop warming | stop heating | stop warming the house | no heating wanted |
    no need for warmth | do not need heating | do not need warmth | do not warm | do not want heating |
    save on heating | save gas | save energy | save oil | save fuel | heating break
    can rest | pause | rest | can wait | may rest | can be off | can stay off | stay off | should rest |
    should pause | put on standby | set to standby | idle | hold
    what is the warmth | what is the temperature | how is the temperature | how is the warmth | what temperature |
    which temperature | what temperature is | temperature in | degrees in | tell the temperature |
    want the temperature | read the temperature | read the thermometer | check the thermometer |
    check the temperature | current temperature | give me the temperature | temperature right now | what is the heat |
    heat like | temperature like | what are the degrees
    how many degrees is | how warm is | how many degrees has | how many degrees are | how warm it is |
    how cold it is | how hot it is | is it very cold | is it very warm | is it really cold | is it pleasant |
    temperature of | warmth of | current temperature of | current temperature in | is it still warm |
    is it still cold | getting cold | getting warm | getting chilly | has it warmed up | has it cooled down |
    how the temperature is
    some day light | open the blinds | let day light in | let some day light | let day light into |
    some day light in | some day light into | bring in day light | let in day light | want day light |
    want some day light | need some day light | need day light | more day light | want more day light |
    get some day light | day light into | day light in | day light for | sun light into | sun light in |
    let sun light in | let sun light into | bring sun light into | some sun light | morning light
    want to see out | open the blinds | want to look out | look out of | look out from | gaze out of | see out of |
    want a view | nice view from | sun shine in | let the sun shine | sun in | sun into | let the morning light |
    let brightness in | need some sun | want some sun | want sun | want sunshine | need sunshine | sunshine in |
    sunshine into | sunlight in | daylight into | daylight in
    too much sunlight | close the blinds | too much sun in | too much sun | too much sunshine | too much glare |
    too much daylight | sun is too hot | shut the sun out | sun blinds me | sun blinds us | sun shines in my |
    sun in my eyes | sun is shining in | glaring sun | keep it shady | shade | some shade | need some shade |
    want some shade | give me some shade | darken the windows | shut out sunlight | keep sunlight out |
    keep daylight out | keep prying eyes out | watch us | watching us | be seen | be seen from outside |
    seen from outside | visible from outside | visible from the street | cover up
    awning | blinds | shutters | shades | curtains | drapes | sunshade | sunshades | sunblinds | roller shutter |
    roller shutters | venetians | louvers | louvres | jalousies | net curtains | window blinds | window shutters |
    window curtains | sun screens
    screen off | close | cover | screen | veil | shade
    double lock | lock | make burglar proof | make intruder proof | shut and lock | close and lock | lock down |
    lock tight | lock firmly | put under lock and | under lock and key | see that nobody enters | see to it that |
    keep locked | should be locked | must be locked | have locked | want locked | to be locked | stay locked |
    has to be locked | needs to be locked | needs locking | needs bolting | nobody can open
    nobody through | lock | no one through | nobody may come | nobody should come | nobody should enter |
    no one should enter | no one may enter | no one can enter | nobody can enter | no visitors through |
    no strangers through | let no stranger in | no stranger gets in | no burglar gets in | no burglars through |
    keep thieves out | keep the burglars out | keep the kids out | keep the dog in | keep the dog out |
    keep the cat in | keep us locked in | keep others out | shut out strangers
    undo the lock on | unlock | take the lock off | open the lock on | open the lock of | release the lock on |
    release the lock of | undo the bolt on | undo the bolt of | undo the latch on | remove the lock from |
    remove the bolt from | slide the bolt on | take the bolt from | lift the latch on | lift the latch of |
    draw the bolt on | spring the lock on | open the bolt on | open the bolt of | open the latch on |
    disengage the lock on
    stuck outside | unlock | locked out at | locked out of | want in through | want to come in | want to get in |
    need to come in | need to get in | want to go in | need to get through | have to get in | let in at |
    let in through | let out | let out through | let the dog out | be let in at | let pass through | open for |
    open up for | make way through
    able to open | check | possible to open | can be opened | can anyone open | could anyone open |
    could someone open | could somebody open | can be pushed open | can anyone get through | can anyone get in |
    could anyone get in | could a burglar get | could burglars get in | can burglars get in | can people get in |
    can somebody walk in | can someone walk in | could someone walk in | could somebody walk in |
    could just anyone enter | free to enter | able to get in | able to walk in | able to enter | able to come in |
    anyone able to enter
    bolt still on | locked | bolt on | lock on | key turned | on the lock | under lock | under lock and key |
    shut for the night | still shut | still closed | still locked | still secured | still secure | shut and locked |
    closed and locked | safe for the night | secure for the night
    check that | check whether | check | check if | ensure | ensure that | assure me that | confirm that | see that |
    inspect | test | examine | have a check of | double check | go and see | what is the state | what is the status |
    status | state | remember if i | remember whether i | recall if i | recall whether i | am unsure whether |
    am unsure if | am unsure about | am not sure about | am worried about | worried about | am worried that |
    afraid that | did anyone forget to | did someone forget to | did somebody forget to | did the kids forget |
    did you lock | did anybody lock | did someone lock | did somebody lock | did my wife lock | did my husband lock |
    did the kids lock
    turn to | activate | switch to | change to | shift to | go over to | flip to | set to | convert to | put into |
    start up | bring on | bring about | call up | call for | get going | load | choose | pick | select | enter |
    trigger
    atmosphere | mode | scene | mood | ambience | ambiance | vibe | vibes | setting | preset | scenario | evening |
    feeling | light mood | house mode
    it is time to | activate | time to | want to start | let us start | let us begin | ready to | getting ready for |
    get ready to | prepare everything for | make everything ready for | everything ready for | right light for |
    proper light for | nice light for | lighting for | atmosphere for | ambience for
    do its round | start | do its work | do its job | do its thing | do a round | do the rounds | make its rounds |
    go to work | get to work | do some work | do some cleaning | do the work | do the job | start work |
    start working | go to it | get cracking | get busy | go for a spin | drive around | roll out | move out |
    make a round | out of its dock | leave its dock | leave the dock
    dirt | dust | vacuum | crumbs | fluff | dog hair | cat hair | pet hair | dirt from | dirt in | grime | lint |
    cobwebs | mess | spill | filth | muck | suck the dust | get rid of dust
    suck up dust in | vacuum | suck the dirt from | suck up crumbs in | suck up the dirt | suck up the crumbs |
    pick up the dirt | pick up the crumbs | pick up crumbs in | get the dust out | get the dirt out |
    get the crumbs out | remove the dust | remove the dirt | remove the crumbs | get the dust off | rid of dust |
    rid of crumbs | clean the floor in | clean the floors in | clean the carpet in | sweep the floor in |
    clean the dust | clean the dirt | clear the crumbs | clean the crumbs | freshen up | spruce up |
    do the cleaning in | do the floors in | do the floor in | give a going over | run over
    vacuum again | vacuum | do some hoovering | do some vacuuming | bit of hoovering | bit of vacuuming |
    spot of hoovering | round of cleaning | round of vacuuming | needs sweeping | needs hoovering | needs a clean |
    needs to be cleaned | needs cleaning up | needs dusting | should be cleaned | should be swept |
    should be vacuumed | must be cleaned | has to be cleaned | want cleaned | want it clean | want it swept |
    be cleaned | be swept | be vacuumed | be hoovered | get cleaned | get swept | get hoovered | dirty floor in |
    swept | swept up | is so dusty | looks dusty | is dusty | is grubby | is very dirty | looks filthy |
    looks grubby | a pigsty
    stop the robot | stop the vacuum | halt the cleaning | end the cleaning | finish the cleaning | finish cleaning |
    end hoovering | halt cleaning | abort cleaning | interrupt the cleaning | cancel the cleaning | cancel cleaning |
    call off the cleaning | no hoovering | no vacuuming | put the hoover away | put the robot away |
    put the vacuum away | put robot away | robot too loud | too loud
    halt the cleaner | stop | can go home | should go home | may go home | has worked enough | done enough |
    has done enough | can call it a | has finished | clean enough now | call it a day | is too loud | is too noisy |
    is disturbing me | is annoying me | gets on my nerves | should be quiet | should shut up | out of the way |
    get out of my | get lost
    should return to | send back to | should go back to | must go back to | can go back to | should return |
    go back to | get back to | return to | drive back to | roll back to | move back to | get back into |
    go back into | go back in | bring back to | take back to | put back in | put back on | put back into | back to |
    guide back to | retreat to
    charging | dock | charge | charger | recharge | recharging | parking spot | parking place | garage spot
    keep spinning | run | keep blowing | keep going | keep turning | keep running | leave running | have running |
    have going | let run | let blow | let spin | let turn | let work | start blowing | start spinning |
    start turning | begin blowing | begin spinning | on full blast | full blast | on the go | on high | in motion |
    into motion | activate | engage
    need a breeze | run | need a breeze from | want a breeze from | some breeze from | some wind from |
    cool air from | fresh air from | air from | breeze with | blow away with | blow out with | suck out with |
    suck the steam out | suck the smoke out | suck the smell out | suck up the steam | suck up the smell |
    get rid of with | dry with | dry out with | move the air with | stir the air with | circulate the air with |
    circulate air with | extract the steam with | extract the smell with | extract the smoke with | air with |
    ventilate with | freshen with | cool down with | cool off with | cool with
    smelly | run the | steamy | steamed up | fogged up | smoky | too humid | so humid | full of steam |
    full of smoke | is steamed up | is full of steam | is full of smoke | cooking smells | cooking smell |
    burnt smell | smell of fish | is fogged up
    people visiting | guest mode | people staying with us | guests staying | friends visiting | parents visiting |
    parents are visiting | my parents are visiting | family is visiting | family visiting | having guests |
    we have a guest | we have a visitor | guests for the weekend | expecting visitors | expecting guests |
    visitors coming | guests coming | someone is visiting | guests over | guests this weekend | got visitors |
    got guests | sleepover | our guests
    give water | water | give water to | give some water to | let have water | pour water | pour water over |
    pour water onto | pour onto | pour some on | liters of water | litres of water | gallons of water | of water for |
    need a sprinkle | needs a sprinkle | needs a soak | need a soak | needs a shower | need a shower |
    need to be watered | needs to be watered | must be watered | should be watered | want water | wants water |
    would like water | would like a drink | wants a drink | want a drink | longing for water | in need of water |
    lack water | lacks water | short of water | suffering from the drought | suffer from drought |
    suffering from drought | drought | are dry | is dry | are wilting | is wilting | are parched | is parched |
    hang their heads | hanging their heads | quench | quench the thirst of | irrigation for | irrigation on |
    irrigation of | watering of | run the hose on | run irrigation on | water please
    see from | show | let us see | want to see | would like to see | like to see | need to see | want to look at |
    like a look at | want a look at | want to check | want to watch | want to view | get me a view | put on screen |
    on the screen | on my screen | on screen | throw onto the screen | bring to the screen | give me a view |
    give me a look | give a view | quick look at | look over | look in on | check in with | have a peek | peep at |
    peep into | glance at | take a glance at | survey | inspect | view | watch | see what happens | see what is up |
    what is going on at | what is going on in | what is happening at | what is happening in
    is somebody in | show | is somebody on | is someone on | is someone in | is someone near | is somebody near |
    is anyone in | is anyone on | is anyone near | is anyone around | is anybody on | is anybody near |
    is there anybody at | is there anybody in | is there anybody on | is there somebody at | is there somebody in |
    is there somebody on | is there someone on | is there anything on | is there anything in | is anything moving in |
    is anything moving on | is something moving in | is something moving on | is something happening in |
    is a car in | is there a car | is my car in | is the car in | is the postman at | is the parcel at |
    is the mailman at | is the courier at | is the dog in | who is standing at | who is knocking at |
    who is ringing at | who is walking on | who is walking in | who is moving in | who is near | who just rang |
    who pressed | who pushed | who rang | who is outside at | who comes to | who came to | anything moving in |
    anything moving on | something moving in | something moving on | anybody moving in | anyone walking in |
    someone walking in | someone walking on | anything happening in | anything happening at | anything happening on |
    anything going on in | anything going on at | anybody in | anyone in | someone in | somebody in | anything in
    baby asleep in | camera | baby sleeping in | is the baby asleep | is the baby sleeping | is the baby awake |
    is the baby okay | is the baby alright
    visitors at | camera | anybody there | parcel at | car in | movement in | movement on | motion in | motion on |
    activity in | activity on | noise in | noise on | surveillance footage | security feed | security footage |
    security cam | cctv of | cctv for | cctv from | webcam of | web cam | view from | pictures from | live cam |
    camera feed
    set the burglar alarm | arm | activate the burglar alarm | switch on the alarm | turn on the alarm |
    enable the alarm | enable the alarm system | put on the alarm | put the alarm on | set the house alarm |
    set the alarm system | set the intruder alarm | set the security alarm | activate the house alarm |
    activate the alarm system | activate the security system | enable the security system | turn on the security |
    switch on the security | put the security on | burglar alarm on | house alarm on | intruder alarm on |
    security system on | alarm system on | system on | alarm system active | alarm system going | alarm system armed |
    engage the alarm | engage the security system
    watch over the house | arm | guard the house | protect the house | defend the house | secure the house |
    secure my home | secure our home | protect our home | protect my home | protect my house | guard my house |
    guard my home | guard our home | secure my house | secure our house | guard the place | secure the place |
    protect the place | protect the home | guard the home | secure the premises | guard the premises |
    make the house secure | make the house safe | make the home secure | keep the house safe | keep the home safe |
    keep the house secure | keep the place safe | keep our home safe | keep an eye out | keep burglars away |
    keep intruders away | keep thieves away | watch for burglars | watch out for burglars | look out for burglars |
    watch for intruders | protect against burglars | protect against intruders | protect us against burglars |
    protect us from burglars | protect us from intruders | protect me from burglars | protect from burglars |
    keep us safe | keep me safe | scare off burglars | scare burglars away | deter burglars | stop burglars |
    catch burglars
    staring into | close the blinds | stare into | look into | looking into | peering into | peer into | gawking at |
    staring in | peering in | peeping in | looking in on us | watching us through | spying on us | spying into |
    being watched | being stared at | nothing seen from outside | look inside from outside | out of sight |
    away from prying eyes | from prying eyes | block the view | hide from the neighbours | hide from the neighbors
    pull to | draw | close | pull across | pull | pulled to
    no one should come | lock | nobody should come | no one may come | nobody must enter | no one must enter |
    nobody comes through | no one comes through | nobody walks in | no one walks in | nobody should walk in |
    block the way through | nobody passes | nobody passes through | nobody gets past | no one can come |
    nobody can come | no one gets in | no one can get | nobody can get | no one can enter
    out of action | pause | off | at rest | out of use | switched off | turned off | put off | inactive |
    out of service | dormant | asleep
    uncover the windows | open the blinds | clear the windows | uncover the window | show the outside |
    look at the sky | take a look outside | want to see outside
    uncover | open | unveil | unroll | reveal | free up
    i am cold | heat | heating | turn up the heat | warm up | i am freezing | we are cold | we are freezing |
    feel cold | feeling cold | getting cold in here | too cold in here | my feet are cold | shivering |
    want it warmer | need it warmer | make us warm
    i am hot | cool | cool down | air conditioning | i am boiling | i am sweating | we are boiling | it is stifling |
    it is sweltering | too hot in here | too warm in here | getting hot in here | want it cooler | need it cooler |
    roasting in here
    it is dark | turn on the lights | it is dark in | it is too dark | it is so dark | it is pitch dark |
    it is pitch black | it is gloomy | can not see in | can hardly see in | i can hardly see | i can barely see |
    sitting in the dark | standing in the dark | in the dark | am in the dark | is in the dark | still in the dark |
    in the dark in
    can not breathe | ventilate | air | fresh air | need fresh air | want fresh air | the air is bad | bad air |
    stale air | thick air | air is stale | there is a smell | it is stuffy | it is stuffy in | it is smelly
    we are leaving | nobody home | i am leaving | i am off | i am out | i am going out | we are off | we are out |
    we are going out | leaving the house | heading out | out of the house | off to work | away mode | house is empty |
    everybody is out | everyone is out | everyone has left | we are gone | i am gone | i am away | we are away
    we are home | i am home | home again | arrived home | back at home | just got home | got home | just got in |
    home from work | i am back | we are back | came home | returned home
    disarm the | disarm | alarm off | unset | deactivate | stand down | take the alarm off | switch the alarm off |
    turn the security off | security off | protection off | unarm | shut the alarm off
    lighten | brighter | brighten | more light | raise the light | bring up | full brightness |
    as bright as possible | maximum brightness | at full power | full beam | brighter light | make brighter |
    light up more | more intense | not bright enough | too dim | more brightness
    keep raised | keep open | leave open | stay open | remain open | hold open | stand open
    half open | halfway | halfway open | half way | half way up | half way down | half closed | half shut |
    partly open | partially open | ajar | midway
    smart lock | lock | door lock | deadlock | front door lock | electronic lock | keypad
    roof window | skylight | dormer | fanlight | roof light
    awnings | awning | marquee | canopy | sunroof | patio cover | parasol
    slow speed | low | slowly | lowest speed | low speed | gentle speed | gentle breeze | on low | gentle |
    lowest setting | level one
    top speed | high | highest speed | high speed | full speed | full power | maximum speed | full blast | on high |
    flat out | strongest setting | highest setting | at full tilt
    swing | oscillate | sway | turn from side to | side to side | back and forth | rotate | sweep around
    lawn robot | mower | lawn mower | robot mower | mowing robot | grass cutter | grass robot | garden robot |
    automower
    needs mowing | mow | mow the lawn | cut the grass | grass is too long | grass is too high | lawn needs cutting |
    lawn needs a trim | trim the grass | shorten the grass | grass needs cutting | overgrown
    sauna | sweat room | hot room
    hot tub | jacuzzi | whirlpool | spa | bubble bath | hot whirlpool
    pool heater | pool heating | pool pump | pool temperature | warm the pool | heat the pool
    immersion heater | hot water | water heater | boiler | hot water tank | geyser | warm water | shower water |
    bath water
    mop the floor | mop | wet clean | wet mop | wipe the floor | wash the floor | scrub the floor | wipe the floors |
    mopping | wipe over
    empty the bin | empty the dustbin | dustbin is full | bin is full | empty the dust container | empty the bag |
    dust bag | dust container
    where is the robot | locate the robot | find the robot | robot is stuck | robot has got stuck |
    where is the hoover | find the hoover | find the vacuum
    dishes are dirty | dishwasher | start the dishwasher | wash the dishes | do the dishes | run the dishwasher |
    dirty plates | dirty cups | washing up | dirty glasses
    laundry is done | washing machine | washer | is the washing done | is the laundry finished | washing finished |
    laundry | wash cycle | spin cycle | load of washing | laundry cycle
    damp laundry | dryer | tumble dryer | dry the laundry | dry the clothes | clothes dryer | tumble drier |
    dry my clothes
    pet feeder | feed the cat | feed the dog | feed the pets | cat food | dog food | fill the bowl | cat is hungry |
    dog is hungry | feed the fish | feeding time | feeder
    how humid | humidity | how damp | moisture | dampness | is it damp | is it humid | moisture level | air moisture
    how clean is the | air quality | quality of the air | is the air clean | is the air okay | is the air good |
    is the air bad | how is the air | carbon dioxide | fine dust
    using most power | power consumption | how much power | how much electricity | electricity consumption |
    current consumption | energy use | eats the most power | electricity usage | power draw | wattage |
    how many watts
    fire detector | smoke alarm | smoke detector | fire alarm | smoke sensor | heat detector | smoke alarms
    water leak | leak | leakage | burst pipe | flooded | water on the floor | leaking | dripping | leak sensor
    movement sensor | motion sensor | motion detector | presence sensor | movement detector | presence detector |
    motion detection | occupancy sensor
    ring at the door | doorbell | bell | door chime | chime | door buzzer | buzzer | entry phone | intercom |
    door phone
    pretend we are home | holiday mode | vacation mode | look as if home | simulate presence | presence simulation |
    make it look lived | fake being home | away lights
    panic | emergency | sos | help me | sound the alarm | trigger the siren | set off the siren | panic button
    garden lights | outdoor lights | outside lights | yard lights | patio lights | lights outside | exterior lights |
    backyard lights
    warm white | warm light | yellowish light | candle light | candlelight | golden light | warm glow | warmer light |
    cosy light
    cool white | cold light | cold white | bluish light | neutral light | daylight white | cooler light
    change the color | color | colour | change the colour | tint | hue | shade | another color | another colour |
    different color | different colour
    flicker | flash | blink | strobe | pulse | flashing | blinking | strobing | disco
    child lock | kid lock | parental lock | child safety | kids lock | childproof | child safety lock | child proof |
    lock the buttons
    quiet mode | silent mode | whisper mode | low noise | hushed
    eco mode | economy mode | energy saving | energy saving mode | saving mode | save energy | green mode |
    economical mode | frugal mode
    frost protection | keep from freezing | antifreeze | anti frost | frost guard | do not let freeze
    water tank | reservoir | rain barrel | cistern | rain butt | rainwater tank | water butt
    plants outside | garden | flower beds | flowerbeds | beds | borders | vegetable patch | vegetable garden |
    backyard plants
    potted plants | houseplants | house plants | indoor plants | pot plants | plants inside | window box
    running | run | switched on | turned on | put on | switch on | turn on | in operation | operating
    energize | turn on | switch on | power | energise | supply with power | give power to | feed power to |
    electrify
    on long enough | turn off | switch off | stop | long enough | been on too long | been on long enough |
    been on for hours | been on all day | been on all night | burnt long enough | running long enough |
    been running too long | worked long enough | run long enough | has run long enough | been going long enough
    down a notch | dim | lower | reduce | turn down | down a bit | down a little | down some | down somewhat |
    down a touch | down a tad | back a bit | back a notch | a notch down | a bit lower | a little lower |
    lower a bit | a notch lower | one step down | down one step
    up a notch | raise | increase | turn up | up a bit | up a little | up some | up somewhat | up a touch | up a tad |
    a notch up | a bit higher | a little higher | a notch higher | one step up | up one step
    intruders | arm | burglars | burglar | intruder | thieves | thief | prowlers | prowler | housebreakers |
    housebreaker | robbers | trespassers
    everything dark | turn off all lights | turn off all lamps | completely dark | no light on | no light left on |
    no light stays on | no light should stay | no light should burn | leave no light on | leave no light burning |
    no lamp should stay | no lamp should burn | no lamp stays on | no lamp left on | leave no lamp on |
    no bulb should burn | no bulb left on | not one light on | not a light on | go completely dark |
    house can go dark | house go dark | home can go dark | whole house dark | entire house dark | flat can go dark |
    place can go dark
    left unlocked | check | left open | still open | standing open | been left open | still unlocked |
    been left unlocked | ajar | not locked | shut or open | open or shut | open or closed | closed or open |
    open or locked | locked or open | locked or not | locked or unlocked | unlocked or locked
    nobody gets in through | lock | nobody get in through | nobody comes in through | nobody come in through |
    nobody walks in through | nobody walk in through | nobody goes in through | nobody go in through |
    nobody enters through | nobody enter through | nobody gets in by | nobody comes in by | nobody in through |
    no one in through | nobody in by | no one in by | nobody out through | no one out through | no more coming in |
    nobody should come in | nobody should go in | nobody must get in | nobody may get in | nobody can come in |
    nobody is let in
    not get in through | lock | not come in through | not let in through | not go in through | never get in through |
    never come in through | never let in through | never go in through | not let anyone in | not let anybody in |
    never let anyone in | never let anybody in | do not let anyone | do not let anybody | do not let people |
    do not let strangers | not get in
    no longer needed | cancel | do not need | do not need any | no need for | have no need for | no longer need |
    is not needed | am done with | do not want | can do without | changed my mind about | have no use for
    """
}
