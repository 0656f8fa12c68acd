/// Words of a home that obeys: light, heat, doors, safety and scenes.
extension WordRelations {
  static let homeWords = """
    turn on | switch on | power on | power up | flip on | put on | turn it on | switch it on | turn them on | start
    light up | illuminate | turn on | brighten
    extinguish | kill | turn off | switch off | put out | shut off | lights out
    brightness | luminance | light level
    brighten | lighten | brighter | turn up | more light
    dim | darken | dimmer | lower | turn down | less light
    warmer | hotter | heat up | warm up | turn up | warm
    cooler | colder | cool down | cool off | chill | cool
    thermostat | heating | heat | heater | radiator | radiators | central heating | furnace | heaters | boiler |
    space heater | underfloor heating
    air conditioning | air conditioner | ac | aircon | cooling | climate | air con | air conditioning unit |
    climate control | a c
    fan | ventilation | ventilator | air flow
    blind | blinds | shades | shutters | shutter | curtain | curtains | drapes | roller blinds | shade |
    roller blind | venetian blinds | window coverings
    lock | secure | bolt | lock up | locked | bolted | secured | latch | make secure | shut tight
    security system | alarm | alarm system | burglar alarm
    arm | set | activate | enable
    scene | mood | ambience | preset | setting | scenes | atmosphere | ambiance | vibe | mode | lighting scene
    basement | cellar
    plants | plant | flowers | houseplants | flower | pot plants | potted plants | greenery | indoor plants | shrubs
    doorbell | bell | intercom
    camera | cam | cameras | security camera | webcam | video feed
    goodnight | good night | bedtime | go to bed
    arrive | get there | get in | reach | land | show up
    put on | turn on | switch on | flick on | turned on | power up | start up | stick on | pop on | flip on
    shut off | turn off | switch off | put off | flick off | kill | cut | turn out | cut the power | turned off |
    pull the plug | pull the plug on
    toggle | switch | flip | flick | turn over
    leave on | keep on | do not turn off | do not switch off | stay on | keep running | leave running
    left on | still on | did i leave on | running | switched on | turned on | is it on
    hit the lights | turn on the lights | lights on | let there be light | switch on the lights | get the lights |
    light it up | give me some light | some light | need some light
    too dark | turn on the lights | can not see a thing | can not see anything | so dark | dark in here |
    pitch black | pitch dark | its dark | gloomy | can not see | need light | more light | brighten
    lights out | turn off the lights | lights off | switch off the lights | kill the lights | turn out the lights |
    get the lights off | plunge into darkness | make it dark | go dark | put out the lights | douse the lights
    too bright | dim | dim the lights | hurts my eyes | hurting my eyes | blinding | glaring | dazzling |
    less bright | not so bright | turn down the lights | dimmer | softer | lower
    dimmer | darker | less bright | not so bright | not as bright | softer | soften | dim | lower the brightness |
    tone down
    brighter | more light | not so dark | more bright | lighten up | up the brightness | turn up | brighten up
    how bright | brightness | light level | luminosity | light intensity
    candlelight | cozy light | cosy light | soft light | mood lighting | low light | romantic lighting
    lights blink | flash | flicker | strobe | blink | blinking | flashing
    night light | nightlight | night lamp | little light
    bedside lamp | bedside light | reading light | reading lamp | nightstand lamp | bed lamp
    floor lamp | standing lamp | standard lamp | tall lamp | uplighter
    outside lights | outdoor lights | porch light | garden lights | yard lights | patio lights | exterior lights |
    front light
    christmas lights | fairy lights | string lights | tree lights | twinkle lights | holiday lights
    warm up | heat | heating | heat up | make it warmer | turn up the heat | turn the heating up | warmer |
    crank up the heat | thermostat up | raise the temperature | take the chill off
    freezing in here | turn up the heat | heating | too cold | its cold | cold in here | i am cold | i am freezing |
    chilly | freezing | shivering | my feet are cold | its chilly | feeling cold | nippy | warmer | like an icebox |
    brr | warm it up | make it warmer | arctic
    too hot | cool down | air conditioning | its hot | hot in here | boiling in here | i am hot | i am boiling |
    sweating | sweltering | roasting | melting | like an oven | like a sauna | cooler | stifling |
    turn down the heat | make it cooler | cool it down | feeling hot | boiling
    cool down | cool | cooling | make it cooler | cooler | bring the temperature down | lower the temperature |
    turn the heating down | chill | turn on the ac | turn down the heat | air con on
    thermostat setting | temperature | set temperature | target temperature | temperature setting | degrees |
    thermostat
    how warm is it | temperature | how cold is it | how hot is it | what is the temperature | how many degrees |
    temp | what does the thermometer | thermometer | is it warm | is it cold
    stuffy | fan | ventilation | fresh air | needs airing | air out | no air | close in here | can not breathe |
    let some air in | air it out | stale air | ventilate | airless
    let some air in | open the window | open the windows | air the room | air out the room | fresh air |
    crack a window | get some air in
    draughty | close the window | draft | draught | drafty | there is a draft
    ceiling fan | fan | fans | ventilator | blower
    humidifier | air moistener | too dry | dry air | moisten the air
    dehumidifier | damp | too humid | too damp | clammy | dry the air
    air purifier | air cleaner | air filter | purifier | clean the air
    fireplace | fire | hearth | log fire | open fire | light the fire | wood stove | wood burner
    hot water | water heater | immersion heater | hot water tank
    let the sun in | open the blinds | open the curtains | let some light in | let the light in | let in the sun |
    let in some light | raise the blinds | blinds up | draw back the curtains | pull up the blinds | open the shades |
    open
    keep the sun out | close the blinds | close the curtains | draw the curtains | blinds down | sun in my eyes |
    pull down the blinds | lower the blinds | draw the blinds | pull the curtains | block out the sun |
    glare on the screen | close the shades | neighbours can see in | people can see in
    lock up | lock | lock the door | lock the doors | locked | bolt the door | make the house secure |
    secure the house | deadbolt | latch | nobody can get in
    unlock the door | unlock | unlocked | let in | let inside | open the lock | buzz in | let them in | unlatch |
    open the door for
    is it locked | locked | did i lock | did i lock up | are the doors locked | lock state | did we lock |
    have i locked
    front door | main door | entrance door | house door | street door | main entrance | entry door
    back door | rear door | garden door | rear entrance
    gate | gates | garden gate | driveway gate | barrier
    garage door | garage | roll up door
    sliding door | patio door | french doors | glass door
    key | keys | house key | door key | key fob | fob | keycard | spare key
    who is at the door | doorbell | front door camera | who is there | someone at the door | who rang |
    who is outside | who knocked | answer the door | anyone at the door | someone ringing
    alarm system | security system | burglar alarm | house alarm | intruder alarm | home security | security alarm
    arm the alarm | arm | set the alarm system | alarm on | turn the alarm on | activate the alarm |
    secure the house | security on | protect the house | guard the house | arm the house
    disarm the alarm | disarm | alarm off | turn the alarm off | security off | deactivate the alarm |
    switch off the alarm | stand the alarm down
    intruder | burglar | burglary | break in | someone broke in | thief | somebody in the house | prowler
    motion sensor | motion detector | movement | motion | movement sensor | sensor | something moving |
    presence sensor
    security camera | camera | cameras | cctv | surveillance | surveillance camera | video feed | live view | cam |
    what is going on outside | see outside | nanny cam
    smoke detector | smoke alarm | fire alarm | carbon monoxide detector | smoke sensor
    leak | leaking | water leak | flood | leakage | dripping | flooding | puddle
    baby monitor | baby camera | nursery camera | check on the baby | baby cam | how is the baby |
    is the baby asleep
    nobody home | anyone home | anybody home | who is home | is anyone in | is anyone at home | presence |
    who is in the | is the house empty
    bedtime | good night | goodnight | off to bed | going to bed | going to sleep | hitting the hay | hit the hay |
    turning in | time for bed | calling it a night | i am going to bed | night night | ready for bed | off to sleep |
    hit the sack | sleepy time | nighty night
    good morning | morning | rise and shine | i am up | i am awake | wakey wakey | just woke up | getting up |
    time to get up | morning routine | wake up | out of bed
    leaving home | leaving | away | i am leaving | i am off | heading out | going out | were off | stepping out |
    out the door | off to work | leave the house | out of here | i am out | we are leaving | on my way out |
    away mode | away from home
    i am home | arriving | arrive | arrived | home | i am back | we are home | were home | were back | coming home |
    back home | got home | welcome home | just got in | on my way home | almost home | coming back | home sweet home
    movie night | movie time | watch a movie | film night | watching a film | cinema | cinema mode | home cinema |
    movie mode | popcorn | theater mode | watching a movie | watch a film | going to watch
    party | party mode | party time | let us party | celebration | get the party started | having friends over |
    guests are coming | people coming over | disco
    dinner time | dinner | dinner is ready | dining | sit down to eat | time to eat | mealtime | supper time |
    eating | dinner scene
    relaxing | relax | chill | chill out | wind down | unwind | take it easy | cozy | cosy | snug | put my feet up |
    calm
    reading time | reading | read a book | sit and read | bookworm
    vacation mode | holiday mode | going on vacation | going on holiday | away for a week | out of town |
    gone for the week | away for a while
    garage | carport | car shed
    off | turned off | switched off | shut off | powered off | powered down | not on | out | put out
    turned off | turning off | turns off | switched off | switching off | put out | killed | cut
    activated | activate | activates | turn on | switch on | put on | flick on | flip on | power on | get going |
    start | engage | enable | make active
    deactivated | deactivate | deactivating | turn off | switch off | shut off | put off | kill | power down |
    flick off | flip off | stop | disengage | cut off | do without | make unavailable | disable
    disabled | disable | disables | deactivate | switch off | turn off | stop using | put out of action | knock out
    alarm off | disarm | security off | stand down | turn off the alarm | unset | take off alert
    shut the blinds | close the blinds | lower the blinds | blinds down | draw the blinds | drop the blinds |
    blinds shut | let down the blinds
    open the blinds | raise the blinds | blinds up | lift the blinds | pull up the blinds | roll up the blinds |
    blinds open
    shut the curtains | draw the curtains | close the curtains | pull the curtains | curtains shut | curtains closed
    locks | lock | door lock | door locks | deadbolt | deadbolts | bolt | bolts | latch | smart lock
    unlocked | unlock | unlocks | unbolt | unlatch | let in | open up | undo the lock | take the lock off
    switches on | switch on | switching on | turn on | put on | flick on | flip on | click on | light up
    illuminate | illuminated | illuminates | light | lights on | light up | lit up | brighten up | put lights on |
    turn on the lights | shine | make it light
    dark | darker | dim | dimmer | dimmed | gloomy | pitch black | unlit | no light | lights out | murky
    make it dark | lights out | lights off | kill the lights | turn off the lights | black out | go dark |
    switch the lights off | hit the lights off | douse the lights
    can not see | too dark | more light | brighter | need some light | hard to see | not bright enough
    intensity | brightness | strength | power | how bright | how strong | how intense | force | vigor | vigour
    degree | degrees | deg | degrees celsius | degrees fahrenheit
    reading | read | reads | perusing | going through | book reading
    bring down the lights | dim the lights | lower the lights | dim | soften the lights | make it dimmer |
    turn the lights down | less light | lights lower | too bright
    bring up the lights | brighten the lights | brighten | raise the lights | turn lights up | make it brighter |
    more light | lights up | lights brighter
    heat up | warm up | heat | make it warmer | turn the heat up | warmer | raise the temperature | more heat |
    i am cold | its cold in here | i am freezing | its chilly
    make it cooler | cool down | cooler | turn the heat down | lower the temperature | less heat | i am hot |
    its hot in here | i am boiling | too warm | stuffy
    chillier | colder | cooler | cool down | a bit colder | not so warm | less warm | nippier | more chilly |
    chill down
    enabled | active | on | switched on | turned on | running | in use | up and running | activated | live | working
    cosy | cozy | soft | warm | muted | ambient | mood lighting | gentle light | low light
    knock on the door | someone at the door | doorbell | ring the bell | visitor at the door
    black | dark | jet black | ebony | pitch black | dark colour
    interesting | intriguing | fascinating | cool | worth seeing | worth knowing | curious | exciting | noteworthy |
    engaging | of interest
    came in | received | got | arrived | was sent | been sent | i got | landed | have received
    darken | dim | make darker | black out | lower the lights | turn down | less bright | make it dark | get darker |
    reduce the brightness | shade | dim down
    make it darker | darken the room | darken | block the light | shut out the light | close the blinds |
    draw the curtains | blackout
    turned on | switched on | lit | powered on | left on | running | put on
    wear | put on | dress in | have on | throw on | sport | don | slip on
    came | arrived | showed up | turned up | got here | dropped by | came in | came over | appeared
    piano | piano music | keys | keyboard | grand piano | pianist | ivories | piano pieces
    keep the light out | close the blinds | close the curtains | draw the curtains | lower the blinds |
    block the sun | shut the shades
    let in fresh air | open the window | air the room | open a window | ventilate | crack a window | get some air in |
    air out
    cool it down | lower the temperature | turn down the heat | make it cooler | turn on the ac |
    cool the place down | bring the temperature down
    warm it up | raise the temperature | turn up the heat | make it warmer | heat the place up | put the heating on |
    take the chill off | bring the temperature up | get it toasty
    bring the lights up | brighten | turn up the lights | make it brighter | raise the lights |
    increase the brightness
    bring the lights down | dim | dim the lights | lower the lights | make it dimmer | turn down the lights |
    soften the lights
    light the place up | turn on the lights | lights on | switch the lights on | get the lights on |
    put the lights on | flood it with light
    let me in | unlock the door | open the door | open up | open the front door | unlock | undo the lock
    let them in | unlock the door | buzz them in | open the door | open the gate | buzz in
    lock the place up | lock the doors | lock all the doors | secure the house | bolt the doors | lock everything
    lock me out of | lock | deny access | close off
    check the doors | is it locked | are the doors locked | did i lock up | see if its locked
    set the mood | dim the lights | mood lighting | activate the scene | romantic lights | make it cozy |
    start the scene
    get the house ready | run the scene | prepare the house | start the routine | welcome home
    watch the house | arm the alarm | turn on the alarm | guard the house | set the alarm system |
    arm the security system
    show me outside | show the camera | show the doorbell | outdoor camera | what is outside | front door camera
    give it some power | turn on | power up | switch on | plug in
    light of the display | brightness | glow | how dark | dimness | too dark to read | too dark to see | shine |
    how bright | backlight | luminosity | screen light | light level
    make available | turn on | set going | enable | switch on | activate | flip on | power up | put on | fire up |
    get working | engage | flick on
    no one can use | lock | do not let anyone in | do not let anyone use | leaving the computer |
    i am leaving my desk | back in a minute | be right back | walking away | nobody can get in | close off
    sleepy time | suspend | pause the computer | put to bed
    bring on | turn on | keep on | leave on | have on | want on | let work | get running | be active | start using |
    make use of | reactivate | running again
    boarding area | gate | where am i boarding | where should i board | where my plane leaves
    see outside | window | looking out
    let shine | turn on | keep on | leave on | should be on | needs to be on | switch to on | let it glow
    douse | turn off | go dark | make dark | should be off | needs to be off | black out | darken | stay off
    make it bright | turn on the lights | its too dark | i need light | give me light | its so dark |
    shed some light | put some light
    want it dark | turn off the lights | i want it dark
    less glaring | dim | subdue | cozier | cosier | blinding me
    warmth | heating | hot air | climate control
    get warm | heat | make warm | make cozy | make toasty | toast | get toasty
    how chilly | temperature | warmth
    roller shades | blinds | window shades | jalousie
    drapery | curtains | hangings
    let in daylight | open the blinds | let daylight in | let in the light | let some sun in | let sunlight in |
    want to look outside | raise the shutters | let the day in | i want some sun | pull up the shades |
    roll up the shutters | let in some sun
    shut out the sun | close the blinds | no one should see | neighbors can see in | block out the light |
    keep daylight out | sun is blinding | sun is too bright | give me privacy | i want privacy | some privacy |
    lower the shutters | roll down the shutters | shut the world out | stop people looking in
    make sure nobody enters | lock | keep locked | bolt up | throw the bolt | batten down
    is bolted | is locked | is secure | can anyone get in | can someone get in | did i lock | have i locked |
    did i bolt | was locked | locked up | can burglars get in | safely shut
    latched | locked | sealed | barred | locked up | deadbolted
    mood lighting | scene
    company coming | guest mode | someone is staying over | guests are coming | we have visitors | visitor mode |
    people staying | friends coming over | having people over | people over | house guests | someone sleeps over |
    expecting company
    see what is going on | show the camera | who is at the door | see who is there | view outside |
    look through the camera | live picture | live view | see outside | who is outside | video feed | let me watch |
    what does it see | who is there | live feed | watch what is happening
    footage | camera | live feed | live picture | picture from | spy cam
    put on guard | arm | guard | make secure | keep safe
    keep burglars out | arm the alarm | protect against burglars | secure my home | protect my home |
    keep the house safe | watch over the house | turn the security on | burglar alarm on | protect us from intruders
    time to turn in | bedtime | time to hit hay | i go to bed | in bed by | be asleep by | beddy byes
    going for runs | running | sprinting | going for a run | a jog
    keep burning | leave burning | turn on | keep shining | keep lit | stay lit | be lit | leave lit | lit up
    leave dark | make go out | turn off | keep dark | stay dark | switched off | be unlit
    down a bit | dim | not as bright | a little darker | a bit darker | softer light
    stay warm | keep warm | heating | keep it warm | make it warm | make it warmer | freezing in here
    """
}
