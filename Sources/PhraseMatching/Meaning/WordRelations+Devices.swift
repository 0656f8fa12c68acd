/// Words of telephones and their settings.
extension WordRelations {
  static let deviceWords = """
    download | save | get
    export | save as | output
    print | print out | hard copy | put on paper | run off | prints | paper copy | printing
    app | application | program | apps | programs | applications | software | tool | programme | piece of software |
    utility
    install | set up | get | put on | add
    uninstall | remove | delete | get rid of | remove the app | take off my phone | take off | deinstall |
    delete the app
    update | upgrade | refresh | bring up | newest version
    restart | reboot | start again | start over | power cycle
    screen | display | monitor | screens | displays | panel | second screen | lcd | touchscreen | telly
    battery | power | charge | battery level | battery life | juice
    connect | pair | link | hook up | join | bluetooth | pairing
    disconnect | unpair | unlink | drop
    bluetooth | headset | wireless headphones
    headphones | earphones | earbuds | headset | ear buds | buds | wireless headphones | earpieces
    speaker | speakers | sound system | stereo | soundbar | speaker system | loudspeaker | loudspeakers | hi fi |
    audio system
    password | passcode | pin | login | credentials
    log in | sign in | login | sign on | log on | get into my account | logged in | log me in | logon
    log out | sign out | logout | log off | sign off
    settings | preferences | options | configuration | setup | prefs | control panel | system settings |
    settings menu | adjustments
    light mode | day mode | light theme | white background | bright look | light look | light colors | light colours |
    bright colors | bright colours | bright mode | light background | go light | light appearance | light design
    do not disturb | silent mode | quiet mode | quiet
    storage | space | disk space | free space | memory
    link | url | web address
    account | accounts | profile | user account | login | user profile
    quieter | softer | turn down | lower | tone down | volume down | turn it down | reduce
    volume | loudness | sound | audio | sounds | volume level | how loud | sound level | noise level
    mute | silence | hush | shush | turn off sound | no sound | quiet
    take a photo | take a picture | snap | shoot | capture | take a pic
    address | location | where
    juice | battery | charge | power left | battery left | battery level | battery life | how much juice |
    how much charge | running on empty | battery percentage | charge left | power level
    how much power | battery | juice left | how charged | about to die | is it charged | how full is the |
    going to last | need to charge | running low | running out of battery | about to run out | need charging
    power saving | battery saver | low power mode | save battery | power saving mode | power saver | low power |
    make the battery last | save power | energy saving | eco mode | save juice | energy saver | stretch the battery
    plug in | charge | charger | charging | power cable | charging cable | recharge
    screen brightness | brightness | display brightness | brighter screen | backlight | screen light |
    how bright is the
    dim the screen | lower the brightness | screen too bright | screen darker | make the screen darker |
    screen is too bright | turn down the brightness
    screen too dark | brighten the screen | raise the brightness | turn up the brightness | make the screen brighter |
    screen is too dark | can not see the screen | can hardly see the
    rotate | turn sideways | rotation | orientation | turn around | spin round
    auto rotate | rotation lock | lock the rotation | screen rotation | orientation lock
    screen lock | lock screen | lock the screen | lock the phone | lock my phone | lock the computer |
    lock this computer | lock my screen | screen locked
    turn off the screen | screen off | blank the screen | display off | black screen | switch off the display
    dark theme | dark mode | night mode | darker look | black background | dark look | dark colors | dark colours |
    darker colors | easier on my eyes
    night shift | blue light filter | night light | warm screen | eye comfort | less blue | easy on the eyes |
    warmer screen | blue filter
    text size | font size | bigger letters | larger text | bigger text | letter size | can not read this |
    too small to read | make the text bigger | size of the text
    desktop background | wallpaper | background | backdrop | desktop picture | background picture |
    picture behind everything | home screen picture | background image
    ringtone | ring tone | ringer | ring sound | call sound
    vibrate | vibration | buzz | buzzing | vibrate mode | haptics | haptic feedback
    silent | mute | silent mode | silence | quiet | ringer off | no sound | shut up | sound off | hush | be quiet |
    keep it quiet | shh
    do not disturb | dnd | quiet mode | leave me alone | leave me in peace | not to be disturbed | no interruptions |
    do not bother me | no notifications | peace and quiet | hold my calls | focus mode | stop bothering me
    get online | connect to the internet | connect to wifi | go online | join the wifi | hook up to wifi |
    join the network
    go offline | disconnect | offline | turn off wifi | turn off the internet | disconnect from the internet |
    cut off the internet | disconnect wifi
    am i online | internet connection | connected | is the internet working | am i connected | is the internet down |
    online | is the wifi working | internet working | internet is down | no internet
    airplane mode | flight mode | aeroplane mode | plane mode | boarding a plane | getting on a plane | flying mode |
    about to fly | about to take off | no signal mode | offline mode
    mobile data | cellular data | data | cell data | cellular | data plan | data connection | data usage |
    data allowance
    hotspot | tethering | personal hotspot | mobile hotspot | share my internet | share my connection | wifi sharing
    signal | reception | signal strength | coverage | bars | cell signal | network signal
    microphone | mic | mike | mikes | microphones | mics
    mute the microphone | mute myself | mic off | turn off my mic | mute my mic | mute me
    location services | gps | location | positioning | tracking | location tracking | satellite navigation
    torch | flashlight | flash light | phone light | light on my phone | light on the phone | led light |
    pocket lamp
    find my phone | lost phone | where is my phone | locate my phone | ring my phone | can not find my phone |
    make my phone ring | lost my phone | misplaced my phone | phone finder
    deafening | turn down | too loud | volume down | can not hear myself think | blaring | softer | quieter |
    not so loud | less loud | lower the volume | keep it down | hurts my ears | turn the sound down
    can not hear | turn up | too quiet | volume up | too soft | louder | speak up | hard to hear | make it louder |
    can not hear it | can not hear anything | raise the volume | pump it up | hardly hear | turn the sound up |
    barely hear
    sound output | output device | play through | audio output | speaker | which speaker | output to |
    where the sound comes
    storage space | storage | space | disk space | room left | free space | how much space | how full |
    running out of space | how much room | free storage | memory left | space left | space free
    free up space | clean up | make room | clear space | make some room | clear up space | free some space |
    storage full | running out of space | out of space | phone is full
    put on my phone | install | put on | download | set up | add | get the app | installation | load onto
    software update | update | system update | upgrade | updates | new version | latest version |
    operating system update | patch | any updates | newest version
    up to date | updates | check for updates | any updates | newest version | latest version | anything to update
    switch apps | switch to | change to another app | go over to | jump to | app switcher
    close the app | quit | exit | force close | force quit | kill the app | close down | close out | shut the app
    which apps are open | running apps | open apps | what is running | what is open | open programs |
    what have i open | running programs | open windows
    passwords | password | passcode | pass code | pin | pin code | passphrase | credentials | secret code | code |
    login details | pass word
    password manager | passwords | saved passwords | keychain | password vault
    change password | reset password | forgot my password | new password | can not log in | locked out
    username | user name | login name | user id | handle | screen name | nickname | alias
    sign out | log out | logout | log off | log me out | logged out | logoff | end my session | sign me out
    switch user | change user | another user | another account | switch account | change account
    who am i | user | username | my name | which user | logged in as | what user am i | who is logged in |
    who am i logged | current user
    keyboard | keypad | typing | onscreen keyboard | keyboard layout
    autocorrect | auto correct | spell check | spellcheck | spelling | typos | spelling mistakes
    emoji | emojis | smiley | emoticon | smileys | sticker
    dictate | dictation | voice typing | speech to text | voice input | take this down | write what i say
    read aloud | text to speech | screen reader | read out loud | read it out | read it to me | speak the text
    mouse | cursor | pointer | touchpad | trackpad | mouse pointer
    magnifier | magnify | zoom | magnifying glass | enlarge
    language setting | language | change language | system language | display language | switch language
    time zone | timezone | local time | clock setting | what time zone
    printer | print | printing | printers | laser printer | inkjet
    print out | print | run off | hard copy | on paper | put on paper | paper copy | printout | send to the printer |
    printed | print off
    black and white | monochrome | grayscale | greyscale | gray | no color | without color | sepia
    out of ink | ink level | toner | cartridge | ink | ink cartridge
    scanner | scan | scan in | digitise | scan a document | make a scan
    camera app | camera | cam | webcam | lens | viewfinder
    photograph | take a photo | take a picture | snap a picture | take a pic | snap a photo | snap a shot |
    shoot a photo | get a shot | grab a photo | picture of | say cheese
    selfie | take a selfie | picture of me | photo of myself | self portrait | picture of myself | picture of us |
    pic of us
    screen recording | record the screen | record my screen | screencast | screen capture video
    screen grab | screenshot | screen shot | capture the screen | screen capture | picture of the screen |
    grab the screen | snap of the screen | image of the screen | screen snap | print screen | photo of the screen
    cast | mirror | screen mirroring | stream to tv | show on tv | put on the tv | beam
    notification | notifications | alerts | popups | pop ups | badges | messages from apps | pings |
    push notifications | banners | buzzes | pushes | alert
    turn off notifications | silence notifications | mute notifications | stop notifications | no more notifications |
    stop the popups | stop alerts | stop the alerts
    factory reset | reset | wipe the phone | erase everything | factory settings | default settings |
    original settings | back to factory
    default | standard | normal | usual | regular | out of the box | preset | factory setting | original | basic |
    ordinary | initial | plain | stock
    incognito | private browsing | private window | incognito mode | private tab
    parental controls | child lock | kids mode | child safety | kid safe | age limit | restrict
    screen time | time on my phone | phone usage | how long on my | phone time | usage time
    voice assistant | assistant | voice control | helper | digital assistant | assistants | virtual assistant | bot
    turn off and on | restart | reboot | turn it off and | off and on again | restart the phone | start afresh |
    boot again | reset
    turn off the phone | power off | shut down | switch off the phone | power down | shut the phone down
    wake up | wake | unsuspend | come out of sleep | wake the computer
    smartwatch | wristwatch | wearable | fitness tracker | fitness band
    overheating | too hot | running hot | device temperature | hot to the touch
    power down | shut down | power off | turn off | switch off | close down | bring down | put to bed | halt
    smart | connected | intelligent | automated | wifi enabled | remote controlled
    media | music and video | audio | what is playing | content | multimedia | entertainment
    take a picture | take a photo | snap a picture | snap a photo | take a shot | get a picture | photograph this |
    capture this | click a picture | shoot a photo
    photo of me | take a selfie | selfie | picture of me | snap me | picture of myself
    take a screenshot | screenshot | capture the screen | screen grab | grab the screen | screen capture |
    print screen | screencap
    do not bother me | do not disturb | leave me alone | no interruptions | no calls | do not interrupt me |
    keep it quiet
    make use of | use | switch to | go with | put to use | rely on
    read to me | read aloud | read out | read it out | read it to me | read me | speak it | read out loud
    raise the volume | turn it up | louder | increase the volume | crank it up | volume up | pump it up |
    make it louder | up the volume | can not hear it | more volume | pump up the volume
    drop the volume | turn it down | quieter | lower the volume | volume down | softer | decrease the volume |
    make it quieter | too loud | less volume | soften it | keep it down
    hook up | connect | pair | link | plug in | attach | join up | couple
    unhook | disconnect | unpair | unlink | unplug | detach | drop connection
    softer | quieter | not so loud | less loud | gentler | lower | turn down | tone down | bring down the volume |
    more quiet
    controls | buttons | control panel | dials | knobs
    mount | attach | hook up | connect | plug in | attach a drive
    noise | sound | racket | din | sounds | commotion | hubbub | noises | hullabaloo
    smiley | smile | emoji | smiley face | grin | happy face | grinning face | beam
    as usual | usual | the usual | normal | regular | like always | same as always | same as ever |
    what i always get | my regular order
    font sizes | font size | text size | size of the letters | letter size | how big the text
    turn that down | lower the volume | quieter | not so loud | volume down | bring the sound down | softer please
    make some noise | turn up the volume | louder | volume up | crank the volume | blast it
    read it to me | read aloud | read out | read it out loud | narrate | play the audiobook | speak it
    throw on the tv | cast | stream to the tv | play on the tv | show on the tv | put on the telly | send to the tv |
    on the big screen
    run it off | print | print out | make a hard copy | put on paper | send to the printer
    keep it down | be quiet | quieter | lower the volume | hush | not so loud | pipe down
    leave me in peace | do not disturb | mute notifications | no interruptions | silence my phone | no calls
    typical | default | as a rule | by default | automatic | standard | normal | usual | preset | regular |
    out of the box
    room on the drive | disk space | how full is drive | hard drive space | storage left | capacity left |
    how many gigabytes free | fits on the disk | drive capacity | enough room | ssd space | gigabytes left |
    free gigabytes | room for more files | can i still save | how crammed | is my drive full | enough space |
    how packed | storage | space on the disk | how full | room left | free storage | running out of space
    capacity | space | room | gigabytes
    audio level | volume | how noisy | loudness | sound level | how loud | noise level
    acoustics | sound | speaker | audio | noise | speakers | sounds
    how big letters are | text size | size of letters | size of the font | print size | size of the writing |
    hard to read | letters too small | writing too small | size of the print | character size | larger print |
    letters larger | type size | big letters | size of the words | writing larger | writing bigger |
    size of the type | large print | font size | letter size | bigger letters | too small to read |
    can not read this
    easy on the eyes | dark theme | go dark | everything black | dark background | blinding me | black look |
    dark design | night mode | dark mode | black background | dark look | darker look | dark colors | dark colours |
    dark appearance
    snap the screen | screenshot | shot of my display | capture what i see | capture my display |
    picture of my desktop | snapshot | snapshot of the display | save what i see | image of my display |
    picture of my display | photograph my screen | photograph the display | copy of the screen | snap of the display |
    freeze frame of screen | capture the desktop | picture of what is showing | picture of this window |
    capture the monitor | snap the display | grab the display | screen grab | screen capture | capture the screen |
    picture of the screen | photo of the screen | print screen | grab the screen | screen shot | image of the screen
    take a nap | suspend | sleep | doze off | nap | nod off | send to bed | get some rest | rest a while |
    standby mode | stand by mode | low power state | go into standby | power nap | slumber | drift off |
    into standby | go to bed | hit the hay | get some sleep | send to sleep | let it sleep | off to sleep |
    let it rest | go on standby | go to sleep | put to sleep | standby | stand by | sleep mode | hibernate | doze
    on standby | put to sleep | standby | sleep mode | nod off | take a nap | doze off | send to bed | into standby |
    go into standby | low power state | go to bed | let it sleep | send to sleep | let it rest | go on standby
    wireless internet | wifi | wireless connection | wireless lan | wireless signal | connection to the internet |
    get online | go online | web access | wireless | wi fi | wlan | internet | wireless network
    go online | turn wifi on | get online | get me online | connect to the internet | reconnect me to internet |
    get the internet back | want to be online | hook me up online | bring back the internet | internet back
    take me offline | turn wifi off | go offline | get offline | cut the internet | disconnect from the internet |
    kill the internet | no internet please | i want no internet | be offline | unplug from the internet
    hooked up | connected | joined | online with | on which network | linked | attached to | connected to |
    signed on to | logged on to | surfing on | plugged into
    ssid | wifi network | hotspot | access point | name of the wireless | wireless name | router name |
    which hotspot | name of the wifi | whose internet | whose wifi | network name | am i connected to |
    am i online with | which router | name of the network | which internet | am i surfing on
    energy left | battery | charge level | power cell | how long unplugged | need to plug in | last without charger |
    need the charger | accumulator | should i plug in | plug it in soon | how long without plug | need a charger |
    last unplugged | how far charged | will it die soon | stay alive unplugged | find a socket | juice | charge |
    power left | how charged | how much power | about to die | need charging
    need to plug in | battery level | energy left | need the charger | how far charged | power remaining |
    how long unplugged | should i plug in | find a socket | need charging | charge remaining | about to die |
    how much juice | charge left | power left | how charged | juice left | state of charge
    gigs left | disk space | gigs free | free gigs | can i fit more | room for downloads | almost full | bytes free |
    nearly full | space for downloads
    how strong the sound | volume | intensity of sound | speaker level | sound intensity | speakers level |
    audio strength
    stop making sound | mute | stop talking | shut the speakers off | disable sound | disable audio | lose the sound |
    zip it | pipe down please | quiet down | do not make a sound | sound must go
    display light | screen brightness | monitor light | glare | backlight level | how bright the display |
    light of the monitor
    make letters bigger | text size | my eyes are bad | letters so tiny | can not read this | small print |
    tiny letters | tiny print | without my glasses | magnification | squinting
    shoot the screen | screenshot | record what i see | still of the screen | still image of screen |
    save a picture of | keep a picture of
    connected | am i using | are we on | tied to | in touch with | logged into | am i hooked to
    need plugging in | battery | time to plug in | unplugged | without a cord | without a cable | out of juice |
    run dry | last without a plug | power reserve
    make the computer say | read aloud | use your voice | tell out loud | sound out | say to me | say the following
    level of sound | volume | decibels | audio level | intensity of sound | noise | loud | speaker level | speakers |
    sound output
    type size | font size | how big letters | character size | print size | point size | script size | writing size |
    size of letters | size of text | size of print | size of the font | size of the writing | typeface size |
    height of letters | how large the letters | how big the letters | how large the text | text height |
    letter height | size of characters | size of the type | how small the text | size of my letters
    proofreading | spell check | typo check | orthography | red squiggles | squiggly lines | check for typos |
    misspellings | look for typos | spelling errors | underline mistakes | spellchecker | watch my spelling |
    typo finder | misspelled words | spelling help | spelling checker | spell checker | spell checking |
    correct my typos | catch my typos | mark my mistakes | point out misspellings | find my typos |
    check how i spell | wrong letters | check of spelling | correction of spelling | spelling check | misspelt words |
    red wavy lines | wavy lines | flag typos | flag misspellings | looking for typos | checking my spelling |
    correcting my spelling
    can hardly hear | louder | volume up | turn up | more sound | bit more oomph | give it some
    less noise | quieter | volume down | turn down | more quietly | less sound | calmer
    space | spacing | separation | intervals
    underline wrong words | spell check | check spelling | underline misspelled words | mark misspellings |
    mark spelling mistakes | highlight my typos | warn about typos | warn me about typos | errors in my writing |
    mistakes in my writing | mistakes in my text | fix my spelling | how words are spelled | spelled right |
    spelled correctly | spelled wrong | misspell | make sure i spell
    silver | ash | ashen | slate
    let stay on top | pin | have on top | always show first | at the very top | keep at top | keep in front |
    in plain sight | before everything else | ahead of the others | above everything
    mistakes in my spelling | spell check | can not spell | bad at spelling | spell properly |
    look after my spelling | correct words | wrongly spelled | wrongly spelt | language check | red underlines |
    red lines under words | underlining of mistakes
    stop from ringing | disable | silence | should not ring | keep from ringing | let not ring | do not let ring
    put back to zero | reset | return to zero | back to nothing | all zeros
    """
}
