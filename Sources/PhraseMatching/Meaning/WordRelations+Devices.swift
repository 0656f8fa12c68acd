/// Words of telephones and their settings.
extension WordRelations {
  static let deviceWords = """
    download | save | get
    export | save as | output
    print | print out | hard copy | put on paper | run off | prints | paper copy | printing
    app | application | program | apps | programs | applications | software | tool | programme
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
    dark mode | night mode | dark theme | dark appearance
    light mode | day mode | light theme | white background | bright look | light look | light colors
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
    screen is too dark | cant see the screen | can hardly see the
    rotate | turn sideways | rotation | orientation | turn around | spin round
    auto rotate | rotation lock | lock the rotation | screen rotation | orientation lock
    screen lock | lock screen | lock the screen | lock the phone | lock my phone | lock the computer |
    lock this computer | lock my screen | screen locked
    turn off the screen | screen off | blank the screen | display off | black screen | switch off the display
    dark theme | dark mode | night mode | darker look | black background | dark look | dark colors | dark colours |
    darker colors | easier on my eyes
    night shift | blue light filter | night light | warm screen | eye comfort | less blue | easy on the eyes |
    warmer screen | blue filter
    text size | font size | bigger letters | larger text | bigger text | letter size | cant read this |
    too small to read | make the text bigger | size of the text
    desktop background | wallpaper | background | backdrop | desktop picture | background picture |
    picture behind everything | home screen picture | background image
    ringtone | ring tone | ringer | ring sound | call sound
    vibrate | vibration | buzz | buzzing | vibrate mode | haptics | haptic feedback
    silent | mute | silent mode | silence | quiet | ringer off | no sound | shut up | sound off | hush | be quiet |
    keep it quiet | shh
    dont disturb | do not disturb | dnd | quiet mode | leave me alone | leave me in peace | not to be disturbed |
    no interruptions | dont bother me | no notifications | peace and quiet | hold my calls | focus mode |
    stop bothering me
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
    torch | flashlight | flash light | phone light | light on my phone | light on the phone | led light | pocket lamp
    find my phone | lost phone | where is my phone | locate my phone | ring my phone | cant find my phone |
    wheres my phone | make my phone ring | lost my phone | misplaced my phone | phone finder
    deafening | turn down | too loud | volume down | cant hear myself think | blaring | softer | quieter |
    not so loud | less loud | lower the volume | keep it down | hurts my ears | turn the sound down
    cant hear | turn up | too quiet | volume up | too soft | louder | speak up | hard to hear | make it louder |
    cant hear it | cant hear anything | raise the volume | pump it up | hardly hear | turn the sound up |
    can not hear | barely hear
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
    which apps are open | running apps | open apps | whats running | whats open | open programs | what have i open |
    running programs | open windows
    passwords | password | passcode | pass code | pin | pin code | passphrase | credentials | secret code | code |
    login details | pass word
    password manager | passwords | saved passwords | keychain | password vault
    change password | reset password | forgot my password | new password | cant log in | locked out
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
    ordinary | initial
    incognito | private browsing | private window | incognito mode | private tab
    parental controls | child lock | kids mode | child safety | kid safe | age limit | restrict
    screen time | time on my phone | phone usage | how long on my | phone time | usage time
    voice assistant | assistant | voice control | helper | digital assistant | assistants | virtual assistant | bot
    turn off and on | restart | reboot | turn it off and | off and on again | restart the phone | start afresh |
    boot again | reset
    turn off the phone | power off | shut down | switch off the phone | power down | shut the phone down
    hibernate | sleep mode | standby | suspend | put to sleep | go to sleep | stand by | doze
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
    dont bother me | do not disturb | leave me alone | no interruptions | no calls | dont disturb | dont interrupt me |
    keep it quiet
    make use of | use | switch to | go with | put to use | rely on
    read to me | read aloud | read out | read it out | read it to me | read me | speak it | read out loud
    raise the volume | turn it up | louder | increase the volume | crank it up | volume up | pump it up |
    make it louder | up the volume | cant hear it | more volume | pump up the volume
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
    as usual | usual | the usual | normal | regular | like always | same as always | same as ever | what i always get |
    my regular order
    font sizes | font size | text size | size of the letters | letter size | how big the text
    turn that down | lower the volume | quieter | not so loud | volume down | bring the sound down | softer please
    make some noise | turn up the volume | louder | volume up | crank the volume | blast it
    read it to me | read aloud | read out | read it out loud | narrate | play the audiobook | speak it
    throw on the tv | cast | stream to the tv | play on the tv | show on the tv | put on the telly | send to the tv |
    on the big screen
    run it off | print | print out | make a hard copy | put on paper | send to the printer
    keep it down | be quiet | quieter | lower the volume | hush | not so loud | pipe down
    leave me in peace | do not disturb | dont disturb | mute notifications | no interruptions | silence my phone |
    no calls
    """
}
