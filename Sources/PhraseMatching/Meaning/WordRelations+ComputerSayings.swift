/// More ways of saying what people want of a computer.
extension WordRelations {
  static let computerSayings = """
    boot | launch | start up | boot up | fire up | kick start | start | run | spin up | wake up
    i need the | launch | i want the | i could use the | i would like the | i wish to use | i want to use |
    i have to use | gotta use | need to use | i need to use | i feel like using | time to use | time for the |
    let me have the | can i have the | may i have the | hand me the | get me the | give me the | let me start
    use the | work with | work in | open | let us use | let me use | use my | start using | work with the |
    work with my | let us work with | i want to work | let me work in | let me into | let me get into |
    i want to open | want to open | get started with | get me started with | pull out the | wake up | awaken
    can go now | do not need | may go now | can go away | can leave now | may leave now | can be shut |
    can be closed now | can disappear | no more | close | no longer need | i do not need | no need for | not using |
    i am not using | do not use | i wont need | i will not need | wont need | will not need | wont be needing |
    will not be needing | not needed | is not needed | had enough of | i have had enough | i have had enough of |
    i am done with | i am done using | finished with | i am finished with | i am through with | that is it for |
    off my screen | out of my sight | out of the way | shut down | close down | close out of | leave |
    wave goodbye to | say goodbye to | say bye to | bid farewell to | make disappear
    dismiss | close | shut | quit | exit | leave | put away | wind down | wind up | shut down | close down |
    take down | tear down | pack up
    brutally | force | forcibly | forcefully | by force | violently | mercilessly | without mercy | no mercy |
    the hard way
    forcibly quit | kill | force close | force stop | terminate | end by force | stop dead | stop it dead | smash |
    put to death | murder | slay | squash | crush | bring down hard | shut it down hard | close by force |
    stop at once | end at once | kill off | knock it out | blow away | whack | axe | slaughter
    hung up | kill | froze | froze up | has hung | is hung | hangs | it hangs | is hanging | locked up |
    has locked up | seized up | has seized up | playing dead | playing up | acting up | misbehaving | went crazy |
    gone haywire | spinning forever | keeps spinning | beach balling | not reacting | is not reacting |
    is not responding | not moving | wont budge | will not budge | wont die | will not die | wont go away |
    will not go away | wont shut down | will not shut down | refuses to quit | refuses to die | refuses to go |
    is jammed | jammed | is dead | is unresponsive | became unresponsive | stalled | has stalled |
    does nothing anymore | does nothing
    task to kill | process to end | kill the process | end the process | stop the process | terminate the process |
    get rid of process
    walk me to | show | go to | take me to | bring me to | head to | head over to | navigate to | jump to | visit |
    lead me to | pop over to | send me to | point me to | get me to | what is in the | what is in my |
    what is inside the | what is inside my | tell me what is in | look in the | look in my | look inside |
    look into the | look into | peek into | peek inside | browse | browse through | explore | check out |
    check what is in | contents of | contents of my | list the contents of | list what is in | go through |
    rummage in | dig into | flip through
    id like to know | show | i want to know | i need to know | let me know | i wonder | i am curious about |
    id love to know | brief me on | report on | give me a report | inform me about | give me the figures |
    give me details on | details on | tell me about | update me on | what is the current | status of | the status of |
    state of | the state of | condition of | output | present | give me an idea | find out | get me | fetch |
    fetch me | look up | inspect | examine | have a look at | quick look at | quick check on | check up on |
    check on
    harddrive | disk space | hard drive | hard disk | ssd | disk | harddisk
    room on here | disk space | room on the drive | room on the ssd | room on the computer | room on the laptop |
    room on the machine | room on the pc | room on the system | room on my drive | room on my ssd |
    room on my computer | room on my laptop | room on my machine | room on my pc | room on my system | free drive |
    free hard drive | free ssd | free computer | free laptop | free machine | free pc | free system |
    left on the drive | left on the ssd | left on the computer | left on the laptop | left on the machine |
    left on the pc | left on the system | left on my drive | left on my ssd | left on my computer |
    left on my laptop | left on my machine | left on my pc | left on my system | my drive usage | my storage usage |
    my storage | the drive usage | the storage usage | the storage | drive usage | free storage | storage free |
    storage left | remaining storage | remaining room | remaining capacity | available storage | available room |
    storage remaining | storage status | storage situation | free capacity | spare room | free gigs | gigs free |
    gigs left | gigs available | gigabytes available | terabytes left | running out of room | running out of storage |
    out of room | out of storage | short on storage | short on room | low on storage | low on room | drive full |
    storage full | is the drive full | is my storage full | is my ssd full | is the ssd full | nearly full |
    almost full | filled up | fill up | drive filling up | chock full | room for more | more room | room on this |
    fit more files | fit any more files | fit anything else | fit anything more | store more files |
    store anything else | store anything more | still store | still fit | how full is my | how full the |
    how full are my | how empty is the | how empty is my | how crowded | how much storage | how much free room |
    how many gigs | how many gigabytes | how many gb
    full is the drive | disk space is left | full is my disk | full is my drive | full is my ssd | full is the disk |
    full is the ssd | full is my storage | hard drive got left | hard drive is left | hard drive is free |
    hard disk is free | hard disk is left | drive is left | drive is free | drive is available | disk is left |
    disk is free | disk is available | ssd is left | ssd is free | storage is left | storage is free |
    storage is available | room is left | room is free | room is available | room do i have | space do i have |
    storage do i have | space is available | space is there | room is there | space remains | room remains |
    storage remains
    still free | left | free | available | remaining | unused | spare | unoccupied | empty | vacant | to spare |
    still available | yet to fill
    memory use | ram stats | ram figures | ram numbers | ram status | ram situation | ram report | ram consumption |
    ram usage | ram state | ram load | ram pressure | ram check | state of the ram | ram levels | ram level |
    ram taken | ram maxed out | ram full | low on ram | short of ram | out of ram | running out of ram |
    ram running out | ram running low | enough ram | any ram left | ram available | available ram | remaining ram |
    gigabytes of ram | gb of ram | hogging ram | hogging my ram | eating ram | swallowing my ram | how full is ram |
    how full the ram | how busy the ram
    maxed out | used | full | used up | filled up | filled | taken up | taken | occupied | eaten | eaten up |
    gobbled up | hogged | in use | being used | consumed | exhausted | chewed up | swallowed | busy | spoken for |
    claimed | allocated | packed | jammed
    consumption | load | use | usage | utilization | utilisation | footprint | occupancy | pressure | statistics |
    stats
    running low on | how much | low on | short of | short on | running short of | running short on | running out of |
    almost out of | nearly out of | close to out of
    loaded | used | busy | strained | under pressure | under strain | stretched | crammed | stuffed | clogged
    sufficient | how much | enough | plenty of | sufficient amounts of | adequate
    time since startup | uptime | time since start | time since boot | time since bootup | time since reboot |
    time since restart | time since power on | time since last start | since startup | since bootup | since boot |
    since the last boot | since the last start | since the last reboot | since last startup | since last reboot |
    since last restart | since my last reboot | since my last restart | since the reboot | since it booted |
    since it was booted | since it started | since it was started | since it was restarted | since i booted |
    since i last booted | since i last rebooted | since i last restarted | since i restarted | since i rebooted |
    since i started it | since i switched on | since i turned on | since switching on | since turning on |
    since power up | since powering on | hours on | hours up | days up | hours of uptime | days of uptime |
    how many hours up | how many days up | been up for | been on for | up time | running time | run time | runtime |
    on time | when i last restarted | when i last rebooted | when i last booted | when i switched on |
    when i turned on | when it was booted | when it booted | when it started up | when it last booted |
    when it last started | last boot time | boot time | startup time | time of last boot | moment of last boot |
    last startup | last start | last reboot | last restart | last bootup | last power up | last power on |
    last time rebooted | last time i rebooted | last time i restarted | last time we rebooted | last time it booted |
    last time it started | date of last reboot
    machine last boot | uptime | did i last boot | did i last reboot | did i last restart | did i last start |
    did we last boot | did we last reboot | did we last restart | did we last start | did it last boot |
    did it last reboot | did it last restart | did it last start | the machine last boot | the machine last reboot |
    the machine last restart | the machine last start | the computer last boot | the computer last reboot |
    the computer last restart | the computer last start | the laptop last boot | the laptop last reboot |
    the laptop last restart | the laptop last start | the pc last boot | the pc last reboot | the pc last restart |
    the pc last start | the system last boot | the system last reboot | the system last restart |
    the system last start | this machine last boot | this machine last reboot | this machine last restart |
    this machine last start | my laptop last boot | my laptop last reboot | my laptop last restart |
    my laptop last start | my computer last boot | my computer last reboot | my computer last restart |
    my computer last start | my pc last boot | my pc last reboot | my pc last restart | my pc last start |
    computer switched on | computer turned on | computer powered on | computer started | computer started up |
    computer booted | computer booted up | computer restarted | computer rebooted | laptop switched on |
    laptop turned on | laptop powered on | laptop started | laptop started up | laptop booted | laptop booted up |
    laptop restarted | laptop rebooted | pc switched on | pc turned on | pc powered on | pc started | pc started up |
    pc booted | pc booted up | pc restarted | pc rebooted | machine switched on | machine turned on |
    machine powered on | machine started | machine started up | machine booted | machine booted up |
    machine restarted | machine rebooted | system switched on | system turned on | system powered on |
    system started | system started up | system booted | system booted up | system restarted | system rebooted |
    device switched on | device turned on | device powered on | device started | device started up | device booted |
    device booted up | device restarted | device rebooted | i last booted | i last rebooted | i last restarted |
    i last started | it was last booted | it was last rebooted | it was last restarted | it was last started |
    was it last booted | was it last rebooted | was it last restarted | was it last started
    many hours | long | many days | many weeks | many minutes | much time
    been rebooted | been running | been switched on | been turned on | been powered on | been powered up |
    been powered | been booted | been on | been up | been awake | been active | been working | been alive |
    been going | been operating | been operational | been in use | been humming along | been humming | last booted |
    last boot | last boot up | last started | last start | last start up | last restarted | last restart |
    last rebooted | last reboot | last turned on | last switched on | last powered on | booted up | started up |
    powered up | powered on | switched on | turned on | fired up | come on | come up | stayed on | stayed up
    how long has | since when has | since when is | since what time has | since what time is | for how long has |
    for how long is | how many hours has | how many days has | how many weeks has | how many minutes has |
    how much time has
    crank up | set | crank | pump | pump up | jack | jack up | ramp | ramp up | boost | blast | dial up | notch up |
    nudge up | bump up | push up | raise | step up | slide up | turn up | bring up to
    knock down | set | tone | tone down | dial down | notch down | nudge down | push down | lower | drop | drop down |
    reduce | fade | fade down | slide down | step down | turn down | bring down to | take down to
    nudge | set | dial | slide | bump | push | adjust
    pump up the music | set volume | crank the music | crank up the music | raise the music | raise the volume |
    bring up the music | make it louder | turn it up | crank it up | pump it up | play it louder | play louder
    lower the volume | set volume | lower the music | bring down the music | drop the music | soften the music |
    make it quieter | make it softer | turn it down | play it softer | play quieter | play softer | tone it down
    change the volume | set volume | adjust the volume | turn the music | bring the music | regulate the sound
    the music | volume | the tunes | sound volume | audio volume | music volume
    too noisy | volume | too loud | so loud | way too loud | deafening | earsplitting | ear splitting | my ears hurt |
    hurts my ears | my ears are bleeding | quieter | softer | less loud | less noisy | less noise
    hardly audible | volume | too quiet | so quiet | way too quiet | can barely hear | can hardly hear |
    barely audible | hard to hear | too soft | too faint | so faint | louder | more loudly
    noisiness | volume | loudness | speaker volume | sound volume | audio volume | master volume | main volume |
    system volume | output volume | headphone volume | headphones | earphones | speaker | speakers | sound output |
    audio output
    shhh | mute | shh | sh | ssh | shush | hush | hush up | hush now | be quiet | quiet please | keep quiet |
    silence | silence please | total silence | complete silence | absolute silence | not another sound |
    not another peep | no more sound | no more sounds | no more audio | no audio | no sounds | zero sound |
    zero volume | volume zero | zip it | cut the noise | kill the noise | stop the noise | stop the sound |
    stop all sound | stop that noise | stop that racket | stop the racket | cut the racket | cut sound | cut audio |
    kill sound | kill audio | drop the sound | drop the audio | switch sound off | switch audio off | turn sound off |
    turn audio off | sound off | audio off | speakers off | speaker off | turn the speakers off |
    turn off the speakers | switch off the speakers | switch off the audio | turn off the audio | disable the sound |
    disable the audio | disable the speakers | shut the sound off | shut off the sound | shut off the speakers |
    shut off the audio | keep it down | make it quiet | make it mute | make it stop talking | go mute | go silent |
    stay silent | stay quiet | stop blaring | stop beeping | stop bleeping | i need quiet | i want quiet |
    i want silence | some peace and quiet | peace and quiet | dead silent | dead quiet | quiet as a mouse |
    on silent | on mute | to silent | to mute | into silent mode | in silent mode | to silent mode | in silence |
    into silence | not make a sound | do not make noise | no beeping | no more beeping
    stop all noise | mute | switch off the sound | switch off the audio | switch off the noise |
    switch off the speakers | turn off the sound | turn off the audio | turn off the noise | turn off the speakers |
    shut off the sound | shut off the audio | shut off the noise | shut off the speakers | cut the sound |
    cut the audio | cut the noise | cut the speakers | kill the sound | kill the audio | kill the noise |
    kill the speakers | lose the sound | lose the audio | lose the noise | lose the speakers | drop the sound |
    drop the audio | drop the noise | drop the speakers | disable the sound | disable the audio | disable the noise |
    disable the speakers | stop all sound | stop all sounds | stop all audio | kill all noise | kill all sound |
    kill all sounds | kill all audio | end all noise | end all sound | end all sounds | end all audio |
    cut all noise | cut all sound | cut all sounds | cut all audio | silence all noise | silence all sound |
    silence all sounds | silence all audio | turn off all noise | turn off all sound | turn off all sounds |
    turn off all audio | drop all noise | drop all sound | drop all sounds | drop all audio | lose all noise |
    lose all sound | lose all sounds | lose all audio | not a single sound | no more beeps | no beeps | all quiet |
    everything quiet | sounds off | noise off | sound none | without any sound | no volume
    shhh be quiet | mute | shh be quiet | hush be quiet | shush be quiet | be quiet now | quiet now | quiet down now |
    shut up now
    unsilence | unmute | hear things again | hear stuff again | hear something again | hear everything again |
    hear sound again | hear sounds again | hear my computer again | hear audio again | hear you again |
    i want sound again | sound again | sound on again | sound back | sounds back | noise back | audio back on |
    sound back on | speakers again | volume back | volume back on | back my sound | back my audio | back my speakers |
    back my noise | back my volume | back the sound | back the audio | back the speakers | back the noise |
    back the volume | me back my sound | me back my audio | me back my speakers | me back my noise |
    me back my volume | me back the sound | me back the audio | me back the speakers | me back the noise |
    me back the volume | bring the sound back | bring the audio back | bring the speakers back |
    bring the noise back | get the sound back | get the audio back | get the speakers back | get the noise back |
    turn the sound back | turn the audio back | turn the speakers back | turn the noise back | switch the sound back |
    switch the audio back | switch the speakers back | switch the noise back | give me sound back |
    give me audio back | give me speakers back | give me noise back | bring back the sound | bring back the audio |
    bring back the speakers | bring back the noise | bring back the volume | bring back my sound |
    bring back my audio | bring back my speakers | bring back my noise | bring back my volume | restore the sound |
    restore the audio | restore the speakers | restore the noise | restore the volume | restore my sound |
    restore my audio | restore my speakers | restore my noise | restore my volume | reenable the sound |
    reenable the audio | reenable the speakers | reenable the noise | reenable the volume | enable the sound |
    enable the audio | enable the speakers | enable the noise | enable the volume | activate the sound |
    activate the audio | activate the speakers | activate the noise | activate the volume | reactivate the sound |
    reactivate the audio | reactivate the speakers | reactivate the noise | reactivate the volume | resume the sound |
    resume the audio | resume the speakers | resume the noise | resume the volume | give back the sound |
    give back the audio | give back the speakers | give back the noise | give back the volume | turn on the sound |
    turn on the audio | turn on the speakers | switch on the sound | switch on the audio | switch on the speakers |
    turn the speakers on | turn the sound on | turn the audio on | switch the speakers on | switch the sound on |
    switch the audio on | stop being silent | stop being muted | stop being mute | no longer be silent |
    no longer be muted | no longer be mute | no longer silent | no longer muted | no longer mute | do not be silent |
    do not be muted | do not be mute | stop staying silent | stop staying muted | stop staying mute | not silent |
    not muted | not mute | stop the mute | stop muting | lift the silence | mute off | turn mute off | turn off mute |
    switch mute off | switch off mute | disable mute | remove mute | remove the mute | cancel mute | cancel the mute |
    end mute | end the mute | mute no more | mute no longer | take the mute off | make sound again |
    make sounds again | make it loud again | be audible again | be loud again | audible | speak again | talk again |
    out of mute | can not hear a thing | i can not hear | can no longer hear | why can not i hear | why is it mute |
    why is it muted | why is there silence | i want audio | i need sound | i need audio | need the sound back |
    let there be sound | sound please
    the monitor | screen brightness | the display | my display | my monitor | display | monitor | the backlight |
    the lcd
    make it brighter | brightness | brighten it up | brighten | lighten | more bright | more light | brighter |
    bright | too dark | too dim | so dim | so dark | way too dark | far too dark | too dull | very dim |
    hardly see anything | barely see anything | can hardly see | can barely see
    screen too bright | screen dimmer | screen darker | display too bright | display dimmer | display darker |
    monitor too bright | monitor dimmer | monitor darker | brightness
    display too dim | screen too dark | screen too dim | screen brighter | display too dark | display brighter |
    monitor too dark | monitor too dim | monitor brighter | brightness
    make it dimmer | brightness | make it darker | dim it down | tone it down | dim | darken | dimmer | less bright |
    less light | too bright | so bright | way too bright | far too bright | super bright | glaring | blinding |
    dazzling | burning my eyes | hurts my eyes | hurt my eyes | my eyes hurt
    glaring | light on the screen | light from the screen | light on the display | brightness | glare | blinding |
    blinding me | is blinding me | dazzling | dazzling me | burning my eyes | hurts my eyes | hurting my eyes |
    hurt my eyes | eyes hurt | my eyes hurt | straining my eyes | screen glow | screen glare | screen brightness |
    screen light | screen backlight | screen luminosity | screen intensity | screen level | display brightness |
    display light | display backlight | display glow | display glare | display luminosity | display intensity |
    display level | monitor brightness | monitor light | monitor backlight | monitor glow | monitor glare |
    monitor luminosity | monitor intensity | monitor level | light of the screen | light of the monitor |
    brightness of the screen | brightness of my screen | brightness of the monitor | brightness of the display |
    backlight | back light | backlighting | backlit | illumination | luminance | lighting level | light level
    zoom in on | scale | zoom | zoom in | enlarge | magnify | blow up | blow | grow | bump up | bump | increase |
    make larger | make bigger | expand | stretch | upsize | supersize
    scale | shrink down | shrink | zoom out | downsize | make smaller | reduce | scale down | resize
    times as big | text size | times as large | times bigger | times larger | times as tall | font scale |
    font scaling | font zoom | font height | font magnification | letter scale | letter scaling | letter zoom |
    letter height | letter magnification | writing scale | writing scaling | writing zoom | writing height |
    writing magnification | character scale | character scaling | character zoom | character height |
    character magnification | scale of the letters | scale of the fonts | scale of the font | scale of the writing |
    bigger font | bigger fonts | bigger letters | bigger writing | bigger type | bigger print | larger font |
    larger fonts | larger letters | larger writing | larger type | larger print | tiny font | tiny fonts |
    tiny letters | tiny writing | tiny type | tiny print | can not make out letters | can not read anything |
    can not read the letters | can not read the screen | can hardly read this | can barely read this |
    can hardly read | can barely read | i can not read | can not read | too small to see | need glasses |
    need my glasses | forgot my glasses | old eyes | tired eyes | bad eyes | poor eyesight | letters are too small |
    font too small | font is too small | fonts are too small | letters are tiny
    smaller font | smaller letters | text size | smaller fonts | smaller writing | smaller type | smaller print |
    times smaller | letters too big | letters are too big | font too big | font is too big | huge letters |
    giant letters | letters way too big
    look for my windows | mode | theme | look of my windows | look for windows | look of windows | look | style |
    design | appearance | scheme | color scheme | colour scheme | colors | colours | color theme | colour theme |
    color mode | colour mode | palette | skin | styling | visuals | visual theme | visual style | window style |
    window theme | desktop theme | desktop style | desktop look | desktop colors | desktop colours |
    desktop appearance | system theme | interface style | ui | layout | design theme | outfit | scheme of colors |
    look and feel
    go over to | switch to | go with | go for | change into | change back to | turn back to | return to | revert to |
    back to | put on | apply | activate | enable | select | choose | set it to | i prefer | id prefer |
    i would prefer | i would rather have | id rather have | i favor | make everything | make it all |
    turn everything | make all windows | everything in | all in | make it look | render everything in |
    paint everything in | paint everything | show everything in | have everything in | style everything in |
    dress everything in | id like everything in | i want everything in | swap to | move over to
    prefer | use | switch to | like better | would rather have | rather have | favor | favour | fancy
    capture the display | screenshot | capture the screen | capture my screen | capture this screen |
    capture my display | capture the monitor | capture my monitor | capture the desktop | capture my desktop |
    capture this window | snap the screen | snap my screen | snap this screen | snap the display | snap my display |
    snap the monitor | snap my monitor | snap the desktop | snap my desktop | snap this window | grab the screen |
    grab my screen | grab this screen | grab the display | grab my display | grab the monitor | grab my monitor |
    grab the desktop | grab my desktop | grab this window | shoot the screen | shoot my screen | shoot this screen |
    shoot the display | shoot my display | shoot the monitor | shoot my monitor | shoot the desktop |
    shoot my desktop | shoot this window | photograph the screen | photograph my screen | photograph this screen |
    photograph the display | photograph my display | photograph the monitor | photograph my monitor |
    photograph the desktop | photograph my desktop | photograph this window | picture of the screen |
    picture of my screen | picture of this screen | picture of the display | picture of my display |
    picture of the monitor | picture of my monitor | picture of the desktop | picture of my desktop |
    picture of this window | pic of the screen | pic of my screen | pic of this screen | pic of the display |
    pic of my display | pic of the monitor | pic of my monitor | pic of the desktop | pic of my desktop |
    pic of this window | photo of the screen | photo of my screen | photo of this screen | photo of the display |
    photo of my display | photo of the monitor | photo of my monitor | photo of the desktop | photo of my desktop |
    photo of this window | image of the screen | image of my screen | image of this screen | image of the display |
    image of my display | image of the monitor | image of my monitor | image of the desktop | image of my desktop |
    image of this window | shot of the screen | shot of my screen | shot of this screen | shot of the display |
    shot of my display | shot of the monitor | shot of my monitor | shot of the desktop | shot of my desktop |
    shot of this window | snapshot of the screen | snapshot of my screen | snapshot of this screen |
    snapshot of the display | snapshot of my display | snapshot of the monitor | snapshot of my monitor |
    snapshot of the desktop | snapshot of my desktop | snapshot of this window | copy of the screen |
    copy of my screen | copy of this screen | copy of the display | copy of my display | copy of the monitor |
    copy of my monitor | copy of the desktop | copy of my desktop | copy of this window | take a screen capture |
    take a screen grab | take a screen shot | take a screencap | grab a screencap | screencapture | screengrab |
    screenie | save what i am seeing | save what is shown | save what is on screen | capture what i am seeing |
    capture what is on screen | capture what is shown | picture what i am seeing | keep what i am seeing |
    save the screen | save my screen | save this screen | save the display | save my display | save the desktop |
    save this view | capture this | capture this view | capture the view | freeze this view | hit print screen |
    press print screen | do a print screen | prtsc
    fire off | take | snap | grab | capture | shoot | save | create | produce
    screenshot | what you see | what you can see | picture of what i | picture of what you | photo of what i |
    photo of what you | image of what i | image of what you | shot of what i | copy of what i |
    what is on the monitor | what is on the display | what is on the desktop | picture of what is shown |
    picture of what is displayed | picture of what is visible | pic of what is shown | pic of what is displayed |
    pic of what is visible | photo of what is shown | photo of what is displayed | photo of what is visible |
    image of what is shown | image of what is displayed | image of what is visible | shot of what is shown |
    shot of what is displayed | shot of what is visible | snapshot of what is shown | snapshot of what is displayed |
    snapshot of what is visible | capture of what is shown | capture of what is displayed |
    capture of what is visible | photograph of what is shown | photograph of what is displayed |
    photograph of what is visible | what i am seeing | what is on my screen | what is on screen | what is on display |
    screen grab | screen capture | screencap | screengrab | screen picture | screen pic | screen photo |
    screen image | screen snap | desktop capture | desktop picture | desktop image | display capture |
    pic of the screen
    secure my session | lock | secure the session | secure the desktop | secure my desktop | secure my workstation |
    secure the laptop | secure my laptop | secure the machine | secure my machine | secure the pc | secure my pc |
    secure my computer | secure my stuff | secure my data | protect my session | protect the session |
    protect the desktop | protect my desktop | protect my workstation | protect the laptop | protect my laptop |
    protect the machine | protect my machine | protect the pc | protect my pc | protect my computer |
    protect my stuff | protect my data | guard my session | guard the session | guard the desktop | guard my desktop |
    guard my workstation | guard the laptop | guard my laptop | guard the machine | guard my machine | guard the pc |
    guard my pc | guard my computer | guard my stuff | guard my data | keep everyone out | keep everybody out |
    keep strangers out | keep intruders out | keep snoops out | keep my kids out | keep the kids out | let no one in |
    let nobody in | do not let anybody in | do not let anyone in | do not let others in | do not let anyone see |
    do not let anyone look | do not let anyone touch | do not let people in | no one gets in | nobody gets in |
    nobody else gets in | no one should see | nobody should see | nobody should touch | no one may touch |
    hide from prying eyes | protect from prying eyes | safe from prying eyes | protect my privacy | guard my privacy |
    ask for a password | ask for my password | ask for my pin | ask for the pin | ask for the passcode |
    ask me for password | demand a password | demand my password | demand the password | require a password |
    require the password | require the passcode | require my pin | need my password | need a password |
    want my password | needs a password | needs my password | behind a password | behind my password |
    password required | password screen
    stepping out | lock | stepping away | stepping away now | step away | step out | stepping out for | popping out |
    nipping out | ducking out | leaving my seat | leaving my desk | leaving the desk | leaving for a bit |
    leaving for a moment | leaving my computer | leaving the computer | away from keyboard | afk | back in a bit |
    back in a sec | back in a second | back in a moment | off for a minute | while i am gone | while i am away |
    while i am out | in my absence | until i am back | till i am back | until i return | till i return |
    when i am not here | so nobody can read | so nobody can see | no one can read | no one can see | nobody can read |
    nobody can see | nobody can look | no one can look | so nobody looks | so nobody peeks | so nobody touches
    session | screen | desktop | workstation | my session | my desktop | my workstation | login session |
    user session
    nap time | suspend | time for a nap | time to nap | naptime | time to sleep | sleep time | time for sleep |
    time for bed | bed time | time to rest | time to doze | have a nap | have a rest | have a sleep | get a nap |
    catch some sleep | catch some zs | get some shut eye | shut eye | forty winks | take a rest | rest now |
    rest mode | go to rest | go dormant | dormant | sleep now | sleep tight | sleep well | go sleep | fall asleep |
    nod off | off to bed | off to dreamland | dream mode | hibernation | into hibernation | go into hibernation |
    enter hibernation | hibernation mode | hibernate mode | go hibernate | suspend mode | into suspend |
    go into suspend | enter suspend | suspend to ram | suspend to memory | suspend to disk | suspended |
    enter standby | enter standby mode | enter sleep mode | go into sleep mode | into sleep mode | go to sleep mode |
    switch to standby | switch to sleep mode | put on standby | put in standby | put into standby | put to bed |
    sleep state | into sleep | go into sleep | conk out | crash out | zonk out | kip | have a kip | take five |
    idle down | stand down | suspend session | suspend my session | suspend the session | laptop to sleep |
    laptop to bed | laptop asleep | laptop to rest | laptop on standby | laptop into standby | laptop in standby |
    laptop in sleep mode | laptop into sleep mode | laptop into hibernation | pc to sleep | pc to bed | pc asleep |
    pc to rest | pc on standby | pc into standby | pc in standby | pc in sleep mode | pc into sleep mode |
    pc into hibernation | machine to sleep | machine to bed | machine asleep | machine to rest | machine on standby |
    machine into standby | machine in standby | machine in sleep mode | machine into sleep mode |
    machine into hibernation | device to sleep | device to bed | device asleep | device to rest | device on standby |
    device into standby | device in standby | device in sleep mode | device into sleep mode |
    device into hibernation | system to sleep | system to bed | system asleep | system to rest | system on standby |
    system into standby | system in standby | system in sleep mode | system into sleep mode |
    system into hibernation | notebook to sleep | notebook to bed | notebook asleep | notebook to rest |
    notebook on standby | notebook into standby | notebook in standby | notebook in sleep mode |
    notebook into sleep mode | notebook into hibernation | workstation to sleep | workstation to bed |
    workstation asleep | workstation to rest | workstation on standby | workstation into standby |
    workstation in standby | workstation in sleep mode | workstation into sleep mode | workstation into hibernation |
    desktop to sleep | desktop to bed | desktop asleep | desktop to rest | desktop on standby | desktop into standby |
    desktop in standby | desktop in sleep mode | desktop into sleep mode | desktop into hibernation | box to sleep |
    box to bed | box asleep | box to rest | box on standby | box into standby | box in standby | box in sleep mode |
    box into sleep mode | box into hibernation | everything to sleep | everything to bed | everything asleep |
    everything to rest | everything on standby | everything into standby | everything in standby |
    everything in sleep mode | everything into sleep mode | everything into hibernation | hibernate the laptop |
    hibernate the pc | hibernate the machine | hibernate the system | hibernate the computer | hibernate my laptop |
    hibernate my pc | hibernate my machine | hibernate my system | hibernate my computer | hibernate this laptop |
    hibernate this pc | hibernate this machine | hibernate this system | hibernate this computer
    let it rest | suspend | let the computer sleep | let the computer rest | let the computer nap |
    let the computer doze | let the laptop sleep | let the laptop rest | let the laptop nap | let the laptop doze |
    let the pc sleep | let the pc rest | let the pc nap | let the pc doze | let the machine sleep |
    let the machine rest | let the machine nap | let the machine doze | let my computer sleep | let my computer rest |
    let my computer nap | let my computer doze | let my laptop sleep | let my laptop rest | let my laptop nap |
    let my laptop doze | let my pc sleep | let my pc rest | let my pc nap | let my pc doze | let my machine sleep |
    let my machine rest | let my machine nap | let my machine doze | let this computer sleep |
    let this computer rest | let this computer nap | let this computer doze | let this laptop sleep |
    let this laptop rest | let this laptop nap | let this laptop doze | let this pc sleep | let this pc rest |
    let this pc nap | let this pc doze | let this machine sleep | let this machine rest | let this machine nap |
    let this machine doze
    beddy byes | sleep | bed | slumber | rest | dreamland | nap
    wifi connection | wifi | wireless | wireless radio | wifi radio | wifi adapter | wifi card | wifi chip |
    wireless card | wireless chip | wireless networking | wireless network | wireless internet | wlan | wlan adapter |
    wlan connection | wifi signal | wifi switch | wi fi connection | cordless network | internet over the air
    which ssid | wifi network | ssid | what ssid | my ssid | the ssid | wireless name | name of the hotspot |
    name of my hotspot | name of the wireless | name of the wlan | hotspot name | router name | name of my router |
    name of the router | which hotspot | what hotspot | which wlan | what wlan | which router | what router |
    which access point | what access point | current hotspot | active connection | hotspot am i on |
    hotspot am i using | wireless am i using
    network is connected | network am i on | network am i using | network i am on | network am i in |
    network is this | network is in use | network is active | network do i use | network is being used |
    network do i have | network is it using | network are we on | network are we using | network is joined
    name of the | show | name of my | name of this | name of our | what is the name of | what is the name |
    the name of
    internet protocol number | ip address | internet protocol | internet protocol addresses | ips | inet |
    internet number | number on the internet | number on the network | number in the network | network identity
    on the internet | ip | on the net | on the web | on the lan | in the lan | on this network | on my network |
    on the network
    low on juice | battery level | low on power | low on charge | low on energy | short on juice | short on power |
    out of power | running out of juice | running out of power | running out of charge | running low on juice |
    running low on power | remaining charge | remaining power | remaining juice | remaining energy | charge status |
    charge state | charging state | charging status | charge percentage | charge remaining | power status |
    power state | power situation | power remaining | power percentage | power gauge | power meter | power left |
    power reserves | energy status | energy remaining | energy left | juice status | juice remaining | juice left |
    plug in soon | have to plug in | need to plug in | plug it in | should i plug in | must i plug in | plugging in |
    plugged in soon | need to charge | have to charge | should i charge | must i charge | charge it soon |
    charge soon | charging soon | need to recharge | have to recharge | recharge soon | recharge | need a recharge |
    need recharging | needs charging | needs a charge | need juice | need more juice | need a power outlet |
    need an outlet | need a socket | need the charger | need my charger | need a charger | get the charger |
    fetch the charger | grab the charger | grab my charger | without the charger | without my charger |
    without a charger | without charging | without plugging in | before it dies | about to die | going to die |
    die on me | going flat | run flat | about empty | how charged up | how far charged | how long will last |
    last much longer | enough juice | enough power | enough charge | still charged | is it charged
    battery last | battery is left | charge last | juice last | power last | charge hold | battery hold |
    battery hold out | battery hold up | battery survive | battery is remaining | battery remains | juice is left |
    juice is remaining | charge is left | charge is remaining | charge remains | power is left | power remains |
    juice do i have | charge do i have | battery do i have | power do i have | battery have i got | juice have i got
    percent value | level | percentage | gauge | reading | meter
    many percent | much | what percentage | what percent
    almost gone | left | nearly gone | almost out | nearly out | almost empty | nearly empty | about empty |
    close to empty | almost used up | nearly used up | running low | running out | running dry | run out soon |
    run out | getting low | getting scarce | low now
    almost full | free | left | nearly full | about full | close to full | getting full
    pdf document | file | pdf | pdf file | pdfs
    file called | pdf titled | pdf named | pdf entitled | pdf by the name | document called | document named |
    document titled | document entitled | document with the name | document by the name | doc called | doc named |
    doc titled | paper called | paper titled | spreadsheet called | spreadsheet named | spreadsheet titled |
    presentation called | presentation named | presentation titled | picture called | picture named | photo called |
    photo named | image called | image named | text file called | text file named | file titled | file entitled |
    file by the name | file with the name | file with the title | file i called | file i named | document i called |
    document i named | file that is called | file that is named | file known as | file labelled | file labeled |
    something called | something named | something titled | thing called | thing named | anything called |
    anything named | folder item called
    find the file | where did i save | where have i saved | where did i store | where have i stored |
    where is my file | where is the file | where is my document | where is the document | locate the file |
    locate my file | locate the document | locate my document | look for the file | search for the file |
    look for the document | search for the document | hunt for the file | dig up the file | track down the file |
    hunt down the file | get me the file | find me the file | fetch the file | fetch me the file | i lost the file |
    i have lost the file | i have misplaced the file | can not find the file | can not find my file |
    i need the file | i need the document | i want the file | search my files for | search my disk for |
    search my documents for | search the disk for | search the drive for | search the computer for |
    search my computer for | search my laptop for | scan the disk for | scan my disk for | scan my files for |
    look through files for | comb my files for | go through my files | in which folder is | which folder is |
    which folder holds | which folder contains | what folder is | what folder contains | path of | path to |
    path of the file | path to the file | file path of | location of the file | location of my file |
    location of the document | whereabouts of the file
    i am looking for | find | looking for | i am searching for | i am trying to find | i am hunting for | i seek |
    need to find | i need to find | i have to find | i want to find | want to find | want to locate |
    trying to locate | help me locate | help me find | help me look for | can you find | tell me where |
    show me where | i forgot where | i do not know where | no idea where | where on earth is | where the hell is |
    where in the world | where do i keep | where do i have | where would i find | do you see | have i got |
    did i save | did i keep | i need a
    onwards | since | onward | from then on | and later | or later | and after | and newer | or newer | until now |
    till now | up to now | to date | to this day | till today | until today | starting on | starting from |
    starting with | after | later than | newer than | younger than | no earlier than | not before | not older than |
    counting from | as of | dating from
    did i work on | changed | have i worked on | i worked on | i have worked on | i was working on |
    was i working on | been working on | did i edit | did i change | did i touch | did i modify | did i save |
    did i alter | did i update | did i revise | did i write to | have i changed | have i edited | have i modified |
    have i touched | have i updated | have i saved | i edited | i changed | i touched | i modified | i updated |
    i saved | i have edited | i have changed | i have touched | i have modified | i have updated | i have saved |
    got edited | got changed | got modified | got updated | got saved | got touched | got altered | was edited |
    was changed | was modified | was updated | was saved | was touched | were edited | were changed | were modified |
    were updated | were saved | were touched | has been changed | has been edited | has been modified |
    has been updated | have been changed | have been edited | have been modified | have been updated | been changed |
    been modified | been updated | been touched | been altered | been saved | rewritten | overwritten | edited |
    modified | altered | updated | revised | amended | touched | reworked | tampered with | with changes |
    with edits | with modifications | with updates
    what did i work | which files changed | what is new | everything new | anything new | what i worked on |
    what did i edit | what did i change | what did i modify | what did i touch | what did i save |
    what have i edited | what have i changed | what have i modified | what have i touched | what have i saved |
    what has changed | what changed | what has been changed | what has been modified | what has been edited |
    what got changed | what got edited | what got modified | what got saved | what was changed | what was edited |
    what was modified | what was saved | what is changed | what is been changed | what is been edited |
    what is been modified | everything changed | everything edited | everything modified | everything updated |
    everything saved | everything touched | everything i edited | everything i changed | everything i touched |
    everything i modified | everything i saved | everything i have edited | everything i have changed |
    everything i have touched | everything that changed | everything that was changed | everything that was edited |
    everything that was modified | everything that got edited | anything changed | anything edited |
    anything modified | all changed files | all modified files | all edited files | all files changed |
    all files modified | all files edited | my edits | my changes | all edits | all changes | all my edits |
    all my changes | file changes | edits | edited files | modified files | updated files | touched files |
    newer files | changed documents | modified documents | edited documents | updated documents | stuff i edited |
    stuff i changed | stuff i touched | stuff i worked on | stuff i saved | things i edited | things i changed |
    things i worked on | things i touched
    find files changed | find everything modified | find everything changed | find everything edited |
    everything modified | everything changed | everything edited | everything updated | anything modified |
    anything changed | anything edited | stuff modified | stuff changed | stuff edited | things modified |
    things changed | things edited | i want everything modified | i want everything changed |
    i want everything edited | show everything modified | show everything changed | show everything edited |
    list everything modified | list everything changed | list everything edited | list files changed |
    list files modified | list files edited | show files changed | show files modified | show files edited |
    give me everything changed | give me everything modified | give me everything edited
    speak the words | read aloud | say the words | say the word | say the sentence | say the phrase | say the line |
    say the text | say this sentence | say the following | say this out loud | say it out loud | say out loud |
    say loudly | say in your voice | speak the word | speak the sentence | speak the phrase | speak the text |
    speak the line | speak this text | speak this sentence | speak out loud | speak out | speak up | speak |
    speak the following | pronounce | pronounce the word | pronounce the words | pronounce the name | pronounce this |
    pronounce for me | how do you pronounce | how is it pronounced | how to pronounce | how do you say |
    let me hear you | i want to hear | id like to hear | id love to hear | have the computer say |
    make the computer say | make the computer speak | let the computer say | let the computer speak | recite |
    recite the words | recite the line | recite for me | utter | utter the words | utter the word | voice |
    voice the words | voice the text | vocalise | vocalize | narrate | narrate the text | declaim | shout |
    shout out | shout out loud | yell | announce | announce loudly | proclaim | call out | tell me out loud |
    tell everyone | tell the room | tell us | sound out | sound out the word | with your voice say |
    use your voice for | speech output | text to speech | turn into speech | convert to speech | repeat after me |
    repeat the words | repeat out loud | say after me
    speak | read | pronounce | recite | utter | vocalize
    loudly | aloud | out loud | to me | to us | to everyone | audibly | out | for me to hear
    bulkiest | large | biggest | largest | hugest | heaviest | fattest | weightiest | chunkiest | greediest |
    most massive | most enormous | most gigantic | most bloated | bloated | bulky | hefty | heavy | heavyweight |
    huge | giant | gigantic | colossal | mammoth | monster | monstrous | enormous | massive | immense | oversized |
    oversize | outsized | supersized | king size | king sized | space hungry | space eating | space wasting |
    space consuming | space hogging | storage eating | storage hogging | storage hungry | disk eating | disk hogging |
    greedy | whopping | humongous | ginormous | hulking | sizable | sizeable | substantial | most space consuming |
    using most space | using much space | using the most space | taking the most space | taking most space |
    that are too big | too big | too large | very big | very large | really big | really large | super large |
    super big | extra large | big fat | really huge | really heavy
    hogging my hard drive | large files | big files | are large | up my hard drive | up the hard drive |
    up the hard disk | up my hard disk | up the disk | up my disk | up my drive | up the drive | up my ssd |
    space eaters | space hogs | space wasters | storage hogs | disk eaters | disk wasters | space guzzlers |
    space gobblers | take most space | take most room | use most space | use most room | eat most space |
    eat most room | need most space | need most room | hog most space | hog most room | waste most space |
    waste most room | fill most space | fill most room | occupy most space | occupy most room | consume most space |
    consume most room | use up most space | use up most room | take up most space | take up most room |
    eat up most space | eat up most room | take the most space | take the most room | take so much space |
    take so much room | use the most space | use the most room | use so much space | use so much room |
    eat the most space | eat the most room | eat so much space | eat so much room | need the most space |
    need the most room | need so much space | need so much room | hog the most space | hog the most room |
    hog so much space | hog so much room | waste the most space | waste the most room | waste so much space |
    waste so much room | up the most space | up the most room | up so much space | up so much room | up much space |
    up all my space | up my storage | hog my disk | hog my drive | hog my hard drive | hog my ssd | hog my storage |
    hog the disk | hog the drive | hog the hard drive | hog the ssd | hog the storage | eat my disk | eat my drive |
    eat my hard drive | eat my ssd | eat my storage | eat the disk | eat the drive | eat the hard drive |
    eat the ssd | eat the storage | eat up my disk | eat up my drive | eat up my ssd | eat up my storage |
    eat up the disk | eat up the drive | eat up the ssd | eat up the storage | fill my disk | fill my drive |
    fill my hard drive | fill my ssd | fill my storage | fill the disk | fill the drive | fill the hard drive |
    fill the ssd | fill the storage | fill up my disk | fill up my drive | fill up my ssd | fill up my storage |
    fill up the disk | fill up the drive | fill up the ssd | fill up the storage | clog my disk | clog my drive |
    clog my hard drive | clog my ssd | clog my storage | clog the disk | clog the drive | clog the hard drive |
    clog the ssd | clog the storage | clog up my disk | clog up my drive | clog up my ssd | clog up my storage |
    clog up the disk | clog up the drive | clog up the ssd | clog up the storage | use up my disk | use up my drive |
    use up my ssd | use up my storage | use up the disk | use up the drive | use up the ssd | use up the storage |
    take up my disk | take up my drive | take up my ssd | take up my storage | take up the disk | take up the drive |
    take up the ssd | take up the storage | waste my disk | waste my drive | waste my hard drive | waste my ssd |
    waste my storage | waste the disk | waste the drive | waste the hard drive | waste the ssd | waste the storage |
    steal my disk | steal my drive | steal my hard drive | steal my ssd | steal my storage | steal the disk |
    steal the drive | steal the hard drive | steal the ssd | steal the storage | disk hog | space hog | storage hog |
    worst space hogs | biggest space hogs | worst disk hogs | biggest disk hogs | biggest space wasters |
    top space hogs | top disk users | biggest documents | largest documents | heaviest documents | heaviest files |
    biggest files | largest files | bulkiest files | bulkiest documents | fattest files | files by size |
    biggest items | largest items | biggest stuff | biggest things | largest things | big stuff | big things |
    large stuff | large items | huge files | huge things | huge stuff | giant files | massive files | enormous files |
    gigantic files | heavy files | bulky files | hefty files | oversized files | fat documents | big documents |
    large documents | big items | bulky items | heavy items | monster files | files hogging space |
    files eating space | files wasting space | files taking up space | files using most space |
    files with most megabytes | where has space gone | where has my space | where did my space | where my space went |
    where the space went | where is my space | who ate my disk | what ate my disk | what ate my space |
    what ate my storage
    exceeding | larger than | exceed | exceeds | that exceed | which exceed | surpassing | surpass | topping |
    in excess of | over | above | beyond | upwards of | upward of | north of | of over | that are over |
    that are above | which are over | weighing over | weighing in over | weighs over | at least | not below |
    not under | of at least | minimum of | a minimum of | or more | and more | and up | or bigger | or above |
    and above | and over | or over | and bigger | upwards | taking over | occupying over | using over |
    with a size above | with a size over | whose size is over | sized above | sized over | size over | size above |
    going over | going beyond
    anything exceeding | files larger than | anything over | anything above | anything beyond |
    anything weighing over | anything of over | anything at least | anything of at least | anything in excess of |
    everything exceeding | everything over | everything above | everything beyond | everything weighing over |
    everything of over | everything at least | everything of at least | everything in excess of | stuff exceeding |
    stuff over | stuff above | stuff beyond | stuff weighing over | stuff of over | stuff at least |
    stuff of at least | stuff in excess of | things exceeding | things over | things above | things beyond |
    things weighing over | things of over | things at least | things of at least | things in excess of |
    items exceeding | items over | items above | items beyond | items weighing over | items of over | items at least |
    items of at least | items in excess of | something exceeding | something over | something above |
    something beyond | something weighing over | something of over | something at least | something of at least |
    something in excess of | documents exceeding | documents over | documents above | documents beyond |
    documents weighing over | documents of over | documents at least | documents of at least |
    documents in excess of | whatever exceeding | whatever over | whatever above | whatever beyond |
    whatever weighing over | whatever of over | whatever at least | whatever of at least | whatever in excess of |
    data exceeding | data over | data above | data beyond | data weighing over | data of over | data at least |
    data of at least | data in excess of | whatever exceeds | what exceeds | what is over | what is above |
    what weighs over | what takes over
    which files are larger | what exceeds | which exceed | what is bigger | what is larger | what is over |
    what weighs | any files | any documents | which documents exceed | which documents are over |
    which documents are above | which files are over | which files are above | which files exceed |
    which files surpass | which files weigh
    weigh more | are larger | weigh over | weigh in over | take up more | take more | occupy more | need more |
    use more | measure more | go over | come to more | larger | bigger | heavier | greater
    is anything | which ones are | which files are | is there anything | do i have anything | have i got anything |
    is something | are there things | are there documents
    megs | megabytes | megabyte | mb | mbs | mbytes | mib | meg | mega bytes | mega
    doubles | duplicates | duplicate files | twins | identical files | identical copies | same file twice |
    repeated files | double files | redundant copies | copies of the same | files i have twice
    blank files | empty files | zero byte files | files without content | files with nothing inside
    oldest files | old files | ancient files | files untouched for ages | files i never open | unused files |
    stale files | forgotten files | files not opened lately | dusty files
    fetched files | downloads | downloaded files | download folder | what i downloaded | things i downloaded |
    stuff from the web | files from the internet | downloaded stuff
    what eats the cpu | cpu usage | processor use | what slows me down | what is using cpu | how busy is processor |
    processor busy | machine sluggish | why so sluggish | fans are loud | why is it lagging | laggy | sluggish
    heat level | temperature | overheating | too hot | how warm | how hot | running warm | running too hot |
    hot to touch
    warm colors | night light | warmer screen | blue light filter | less blue light | reddish screen | orange tint |
    night shift | evening colors | warm screen | warm tint | easier on eyes tonight
    backdrop | wallpaper | desktop background | background picture | background image | desktop picture |
    screen background
    no pop ups | do not disturb | stop the pop ups | no notifications | silence notifications | leave me alone |
    no interruptions | do not bother me | quiet the notifications | stop bugging me | focus mode |
    let me concentrate
    sign me out | log out | end my session | sign out | log off | log me off | log me out | leave my session |
    finish my session
    reboot now | restart | reboot | restart the computer | restart the machine | restart the system |
    restart my laptop | boot again | off and on again | fresh start | do a reboot | do a restart | power cycle
    switch the computer off | shut down | power down the machine | turn off the machine | turn off my laptop |
    turn off the laptop | power off | power the computer down | power the laptop down | shut down the system |
    shut the machine down | halt the system | done for today
    save energy | power saver | battery saver | power saving | energy saver | low power mode | eco mode |
    save battery | save power | spare the battery | make battery last longer | stretch the battery | economy mode
    is it charging | charging | is it plugged in | on mains | on external power | on the charger |
    hooked to the charger | drawing power | getting power | plugged in
    is there internet | internet connection | am i online | is internet working | do i have internet |
    connected to the internet | is the net down | is the internet down | am i connected | connection working |
    do we have internet | am i offline
    film my screen | screen recording | record my screen | record the screen | screencast | capture a video |
    video of my screen | video of the screen | film the screen | make a screencast | record my desktop |
    record the desktop
    wipe the trash | empty the trash | clear the trash | clean out the trash | take out the trash | empty the bin |
    clear the bin | empty the wastebasket | flush the trash | purge the trash | empty the recycle bin
    bring every window down | show the desktop | hide all windows | minimize everything | clear the screen |
    put all windows away | i want my desktop | get to the desktop | all windows down
    fill | fill up | top up | top off | load up | cram | pack full
    waste | squander | fritter away | burn through | throw away on
    clog | clog up | block | jam | congest | plug up | stuff up | bung up
    throw | toss | chuck | hurl | fling | lob
    dangle | hang | hang up on the | put up on the
    crack | crack open | break open | prise open
    wrap | package | gift wrap | wrap up nicely
    lay | lay down | set down | place down
    teach | educate | instruct | coach | tutor | show how to
    steal | pinch | nick | swipe | rob | make off with
    occupy | take up | inhabit | fill up | populate
    demand | require | insist on | call for | ask for
    carve | carve up | slice | cut up
    opt | opt for | choose | decide on | plump for | settle on
    tear | rip | rip apart | tear apart | tear up
    inspire | motivate | encourage | spur on | give me a boost
    entertain | amuse | keep me amused | divert | keep me busy
    cheer | cheer up | gladden | lift my spirits | make happy
    stack | pile | pile up | heap | heap up | stack up
    rouse | wake | wake up | awaken | get up | shake awake
    consider | think about | mull over | weigh up | ponder | reflect on
    poke | nudge | prod | jab
    hook | hook up | connect | link up | plug in | attach | couple | join up
    flush | purge | rinse out | flush out | clear out
    tamper | meddle | fiddle | tinker | mess about | mess around
    gobble | devour | gobble up | swallow | wolf down | scarf down | guzzle
    gauge | measure | take the measure of | size up | find the size of
    stir | mix | stir up | blend together
    dispose of | discard | get rid of | throw out | do away with
    """
}
