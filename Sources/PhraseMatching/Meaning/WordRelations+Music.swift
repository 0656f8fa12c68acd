/// Words of music, radio and podcasts.
extension WordRelations {
  static let musicWords = """
    play | put on | listen to | hear | start playing | stream | let me hear | throw on | blast | spin | tune in to |
    i want to hear | pump | fire up
    song | track | tune | number | piece
    songs | tracks | tunes | music | some music | beats | jams | sounds
    album | record | lp | albums | records | cd | whole album | entire album
    artist | band | singer | musician | performer | vocalist | voice | who is singing
    shuffle | mix up | random order | random | shuffle play
    rewind | go back | skip back | wind back | back up | jump back | scroll back | step back
    fast forward | skip ahead | jump ahead | skip forward | forward a bit | move ahead | go forward | jump forward |
    scrub forward | get past
    louder | turn up | crank up | pump up | increase | volume up | turn it up | up the volume | raise
    unmute | sound on | turn on sound
    loop | repeat | on repeat | play again | replay
    episode | installment | part | instalment | episodes | edition | issue | installments | ep | eps
    station | radio | radio station | channel | fm | radio channel | frequency | am
    lyrics | words
    keep reading | read | continue reading
    map | maps | chart | atlas
    playing | on right now | now playing | on air | currently playing | on at the moment
    what song is this | what is playing | name that tune | what am i hearing | what is this song | name of this song |
    what is this called | who sings this | what are we hearing
    who is this | who sings this | who is singing | who is this by | which band is this | who are we hearing |
    what band is this
    identify | recognize | recognise | figure out | make out | work out what | know what
    some music | some tunes | a little music | background music | something to listen to | a few songs |
    something with a beat
    crank | crank up | blast | pump up | louder | turn up | turn it up | max out | bring up the volume
    too loud | so loud | blasting | hurts my ears | my ears hurt | deafening | keep it down | turn that down |
    quieter | turn down | make it quieter | not so loud
    full blast | full volume | maximum volume | as loud as possible | loudest | all the way up | volume to maximum |
    at full volume | max volume
    how loud | what volume | volume level | sound level | current volume | how high the volume
    bass | low end | low frequencies | lows | boom
    treble | high end | highs | high frequencies
    equalizer | equaliser | eq | sound profile | sound settings | tone
    stop the music | music off | turn off the music | no more music | kill the music | shut it off | enough music |
    stop playing | stop playback
    keep playing | resume | unpause | continue playing | carry on playing | play on | back to the music |
    start it again | resume playback | continue
    hold it there | pause | pause it | stop it there | freeze | stop for a moment | pause playback
    hear it again | play again | once more | encore | replay | repeat | play it again | one more time |
    play that again | run it back
    from the top | start over | from the beginning | restart | back to the start | from the start |
    back to the beginning | go to the start
    on a loop | loop | over and over | on repeat | again and again | repeat | keep repeating | nonstop | endlessly
    next song | next track | skip this | skip this one | skip it | skip song | another song | not this song |
    different song | something else | the one after
    do not like | hate | can not stand | dislike | not a fan | not my thing | thumbs down | not into | sick of |
    tired of | not my taste | no more of
    thumbs down | dislike | downvote | never play again | do not play again | hate this
    i like this | love this | like this | i am loving | really like | digging | i am digging | into this | thumbs up |
    great song | this slaps | i am into this | good one | heart this | this is a banger | like
    unfavorite | unlike | remove from favorites | no longer like | unstar | take back my like | unheart
    last song | previous song | previous track | song before | track before | one before this | the last one
    back a bit | rewind | jump back | skip back | go back a bit | wind back | scrub back | missed that |
    what did they say
    in any order | shuffle | random order | mixed up | shuffled | mix up | out of order | at random | randomize |
    shake up
    in order | shuffle off | no shuffle | stop shuffling | one after the other | in sequence | unshuffled
    queue | play next | up next | line up | play after this | add to queue | queued | play it next | put in line |
    following song | add to the queue
    the queue | play queue | up next | what is coming up | songs coming up | what is next | upcoming songs |
    what comes next
    mixtape | playlist | playlists | mix | set list | compilation | song list | collection | list of songs
    greatest hits | best of | top songs | biggest hits | hits | best songs | most popular songs
    hit | hits | chart | charts | top ten | popular songs | top songs | what is popular | chart toppers | number one
    single | singles | song | track | number
    songs by | anything by | something by | tunes by | music by | music from | stuff by | tracks by | some more of
    more like this | similar songs | similar music | same vibe | something similar | in the same vein |
    songs like this | along these lines | similar | sounds like this
    band | group | ensemble | outfit | artist | act
    composer | songwriter | writer | who wrote this | wrote this song
    genre | style | kind of music | type of music | sort of music | music style | kind | genres | category of music |
    musical style
    vibe | mood | feeling | feel | atmosphere | ambience | ambiance | moods | vibes
    chill | relaxing | calm | mellow | soothing | calming | laid back | peaceful | quiet | gentle | wind down |
    relaxed | chilled out | chilling
    upbeat | energetic | lively | cheerful | happy | peppy | bouncy | up tempo | feel good
    sad | melancholy | gloomy | heartbreak | moody | tearjerker
    dance | dancing | party | boogie | dance music | club music | move to | party music | edm |
    something to dance to
    workout music | gym music | exercise music | running music | pump me up | music to run to | music to train to
    classical | classical music | orchestral | orchestra | symphony | symphonies | concert music | chamber music |
    philharmonic | baroque
    hip hop | rap | hiphop | rapper
    country | country music | country songs | nashville sound | western music
    electronic | techno | edm | electronica | electro | dance music | house music | synth | trance | club music |
    rave music
    oldies | old songs | golden oldies | classics | throwbacks | throwback | old school
    lullaby | lullabies | sleep music | bedtime songs | sleep sounds | bedtime music | music to sleep to
    white noise | background noise | sleep sounds | ambient sounds | ambient noise | soothing sounds
    instrumental | without words | no vocals | without vocals | no singing | instrumentals
    cover | cover version | remake
    remix | rework | alternate version
    live version | live | live recording | in concert
    acoustic | unplugged | stripped down | acoustic version | without electric | stripped back | guitar and voice
    soundtrack | film music | movie music | score | theme song | title song | movie soundtrack | soundtracks |
    film score | ost
    chorus | refrain | hook
    verse | stanza | passage
    words to | lyrics | lyrics to | song text | words of | what are they singing | what they are singing |
    what is he singing | what is she singing | song words
    sing along | karaoke | lyrics | sing | singalong
    sing | hum | croon | belt out | sing me
    tune in | tune in to | listen to | switch to | turn to | put on | dial in | tune to
    radio | wireless | the airwaves | radio on | live radio
    broadcast | live stream | transmission | live broadcast | on air
    next station | change the station | other station | different station | change the channel | switch station
    latest episode | newest episode | new episode | most recent episode | todays episode | any new episodes
    presenter | host | narrator | moderator | anchor
    audio book | audiobook | audiobooks | audio books | spoken book | book on tape | book to listen to |
    talking book | recorded book | story
    narrator | reader | voice | read by | narrated by
    chapter | chapters | section | part | sections | parts | installment
    next chapter | following chapter | chapter after | skip the chapter
    last chapter | previous chapter | chapter before
    playback speed | speed | how fast | tempo | reading speed | rate | narration speed | listening speed
    play faster | speed up | faster | quicker | read faster | talk faster | speed it up | too slow |
    pick up the pace
    play slower | slow down | slower | read slower | talk slower | slow it down | too fast | talks too fast
    double speed | twice as fast | two times speed | double the speed
    half speed | half as fast | half the speed
    normal speed | regular speed | usual speed | original speed | one times speed | standard speed
    fall asleep | sleep timer | till i fall asleep | stop after | turn itself off | switch off after |
    stop playing after | shut off after | stop in | auto off | turn off after | drift off
    where i left off | where i was | where i stopped | pick up where | last position | continue | where we left off |
    where i stopped listening | resume
    transcript | transcription | written version | text version | in writing
    concert | concerts | gig | gigs | live show | live music | performance | recital | tour dates | on tour |
    playing live
    tour dates | on tour | touring | upcoming concerts | coming to town | playing near me | live dates
    festival | festivals | fest | music festival
    arena | venue | concert hall | music hall
    theatre | theater | stage play | play | musical
    instrument | instruments
    tuner | tune my guitar | tuning | tune
    chords | tabs | sheet music | score | notation | guitar chords
    beat | metronome | keep the beat | keep time | click track | bpm | tempo
    discography | albums by | all the albums | everything by | complete works | full catalog | back catalog
    cover art | album cover | artwork | album art | sleeve
    new music | new releases | just came out | fresh music | new songs | latest releases | recently released |
    what is new
    release | released | come out | came out | drop | dropped | out now | available
    release date | when it comes out | when does it drop | coming out | out yet | come out yet | drop date
    downloaded | offline | without internet | available offline | save for offline | for the plane |
    without a connection
    crossfade | fade | fade out | blend
    gapless | without gaps | no gaps | without pauses
    beam | cast | stream to | play on | airplay | send to | throw to | put it on | mirror
    multiroom | all rooms | everywhere | every speaker | all speakers | whole house | throughout the house
    station presets | saved stations | my stations | favorite stations
    music library | my music | my songs | music collection | songs i have | everything i own
    recently played | listening history | what i listened to | played lately | what i heard | what was playing |
    what have i played | what just played | song that just played
    most played | on heavy rotation | played the most | listen to the most | top tracks | favorite songs
    favorite songs | favourite songs | liked songs | songs i like | songs i love | my favorites | my favourites |
    my likes | my faves | loved songs
    explicit | swearing | dirty words | bad language | curse words
    duet | together with | featuring
    jingle | signature tune | theme tune
    transition | transitions | fade | fading | fade time | gradually | cross fade | blend | smoothly | changeover |
    ramp | slowly change
    something else | something different | another one | anything else | change it up | switch it up | not this |
    a different one
    skip ahead | fast forward | jump ahead | wind forward | move forward | forward | skip forward | jump forward
    track | song | songs | tracks | tune | tunes | number | single | piece of music
    plays | playing | play | spinning | running | streaming | listening to | on now
    what is playing | what song is this | name of this song | what is this song | name that tune |
    which song is this | who sings this | what is this track | song name | identify this song
    played | play | last played | listened to | heard | put on
    top played | most played | on heavy rotation | listened to most | played the most | heard most often
    playback | play | playing | reproduction | audio playback | resume playing | player
    listen | listens | listening | hear | hearing | tune in | play | put on | check out | lend an ear
    singers | singer | vocalist | vocalists | artist | performer | songstress | crooner | lead singer
    who sings | who is singing | singer of | artist of | whose song is | who performs | which band plays
    kind | kinds | type | types | sort | sorts | style | variety | category | class
    hiphop | hip hop | rap | rap music | hip hop music | rapping | rhymes | rappers | trap
    stage | plays | stage play | musical | drama | stage show
    live | in concert | as it happens | in real time | live broadcast | real time | happening now | on stage
    i like this song | like | thumbs up | favorite this | love this song | great song | save this song |
    add to my favorites | heart this | love this one | good song
    stop talking | shut up | be quiet | hush | quiet | silence | zip it | enough | that is enough | pipe down |
    put a sock in | shush
    countries | country | nation | nations | land | state
    set to | put at | put to | change to | make it | adjust to | turn to | bring to | put on
    lively | energetic | active | full of energy | high energy | sporty | peppy
    softly | soft | quiet | quietly | gentle | gently | low | mellow | hushed | subdued | muted
    spoken | said | verbal | by voice | voice | out loud | oral
    knock | bang | rap | tap | hit | thump
    endless loop | forever | on repeat | nonstop | non stop | keep looping | over and over | again and again
    released | came out | come out | launched | published | dropped | issued | put out | out | available |
    hit the shelves | hit the theaters | premiered
    slow songs | ballad | ballads | slow song | slow jam | slow jams | love song | tearjerker | slow music
    festivals | festival | fest | fete | fair | carnival
    alternatives | alternative | another option | something else | substitute | other options | replacement |
    other choices | different one | other way | something similar | plan b | stand in
    stage play | plays | play | theatre show | theater show | drama | on stage | theatre play
    good vibes | feel good | happy music | feelgood | positive vibes | uplifting | cheerful | upbeat
    sorrowful | sad | melancholy | gloomy | depressing | blue | mournful | downbeat | moody | heartbreak |
    heartbreaking | tearful | weepy | somber
    feeling sad | sad | feeling down | feeling blue | low | down in the dumps | unhappy | depressed | miserable |
    bummed out | glum | cheer me up
    happy | cheerful | glad | joyful | upbeat | jolly | merry | in a good mood | cheery | over the moon | bright
    covered | done by | version by | cover version | remade
    musicals | musical | show tunes | broadway show | stage musical | west end show | song and dance
    tunes | songs | music | tracks | numbers | melodies | jams | beats | bops | tune | song
    from the very top | take it from top | restart | start over | play from the start | from the beginning |
    begin again | start from scratch
    stop that racket | stop the music | stop | turn off the music | cut the music | silence | turn that off
    pass on this one | skip | next song | next track | skip this one | not this one | move on | another song
    play it on loop | repeat | loop | put on repeat | loop it | keep repeating | play it nonstop
    mix it up | shuffle | random order | play in random order | shuffle it | jumble them up | any order
    line it up next | play next | add to queue | queue | queue it up | put it next | play after this
    give a thumbs up | thumbs up | like | love | favorite | heart it | rate it up | i like this one |
    mark as favorite
    name that tune | what song is this | identify the song | who sings this | what is this song | what is playing |
    recognize this song
    tune to a station | play the radio | radio | put the radio on | turn on the radio | listen to the station
    jump back a bit | rewind | skip back | go back a little | back up a bit | go back some
    jump ahead a bit | fast forward | skip forward | skip ahead | forward a little | move forward
    turn off the sound | mute | quieten | go quiet | not a peep | make no noise | keep quiet | i need silence |
    cut the audio | without sound | shut it up | no noise | speakers off | kill the audio | no more noise |
    not a sound | sock in it | cut out the noise | stop making noise | make it silent | be silent | silence | hush |
    shut up | be quiet | quiet please | no sound | kill the sound | cut the sound | pipe down | shush | silent |
    stop the noise | sound off
    mix tape | playlist | playlists | setlist | compilations | track list | tracklist | song collection |
    bunch of songs | selection of songs | lineup
    bang on | play | put on | stick on | whack on | pump out | let us hear | id like to hear | let us have |
    treat us to | mood for | feel like | fancy | could use | rock out to | dance to | let roll | get playing |
    have playing | love to hear | let ring out | belt out | fill the room with | sing me | serenade me with |
    soundtrack | entertain me with | start off with | jam to | chill to
    songwriter | artist | singer | band | composer | music maker | musicians | bands | artists
    pieces by | songs by | something by | works by | works of | stuff from | songs from | tunes from |
    something from | anything from | songs of | music of | sung by | performed by | composed by | hits by | hits of |
    a bit of
    ditty | song | track | melody | jam | banger | hit | cut | anthem | ballad | recording | little number
    grooves | music | something to listen to | soundtrack | musical accompaniment | background music
    style of music | genre | kind of music | flavor of music
    broadcaster | station | radio station | dial | stations | radio program | airwaves
    move along | skip | do not like this | do not want this | bored of | sick of | tired of | hate this | not this |
    enough of | had enough of | get past | hop over | jump past | can not stand | anything but this | give a miss |
    go past | sick of hearing | over this | let us not hear
    leap forward | skip ahead | fast forward | leap ahead | further on | further along | advance by | zip ahead |
    scoot ahead | scoot forward | forward by | push ahead | push forward | speed through | wind on | hop forward |
    hop ahead | go ahead by | spool forward | seek forward | step forward | run ahead | get ahead | race ahead |
    nudge forward
    randomly | shuffle | randomise | jumble | jumble up | mixed order | scramble | no particular order | haphazard |
    random play | random mode | unordered | shuffling | pot luck | order of songs | surprise order | crisscross
    on loop | repeat | play again | from the top | start over | hear that again | hear again | keep on playing |
    from the beginning | da capo | looping | one more round | not get enough of | can not get enough of |
    second time | round again | a second time | same one again | same again
    favs | favorites | best ones | loved songs | ones i love | keepers | best of | dearest | liked songs |
    most loved | best loved | beloved | treasures | top songs
    what is this | what is playing | what song is this | what is on | who is singing | who is this by | name of this |
    name of this tune | identify this | title of this | what is that tune | what tune is this | what do i hear |
    name this | name this song | name this tune | tell me the title | what track is this | what is this one called |
    which tune is on | recognize this | know this one | what is the title | what is running | sounds familiar
    coming on | playing | on the air | being played | going on | currently on | coming out
    singing along | lyrics | text | sing with | what hes singing | what shes singing | verses | verse |
    words of the song | words to this | chorus | what they sing | refrain | libretto
    listening log | history | listening history | record of | past songs | what i heard | playback history |
    past listening | listening record | what has been played | what i listened to | recently played
    following tune | next song | next track | next one | following number | another tune | another number |
    different tune | new tune | play something different | what comes after this | the one after this |
    the following one
    last tune | previous song | previous track | tune before | number before | song before this | what just played |
    what was just on | the last number | the earlier tune | preceding tune | the one i heard | tune from before |
    hear the last one
    i do not like this | skip this song | do not like this one | do not like this tune | not a fan | not in the mood |
    get rid of this | rather not hear this | move on from this
    quiet please | pause the music | no more tunes | peace and quiet | make it quiet | kill the sound | some quiet |
    tunes off | be quiet
    bring the tunes back | resume the music | continue playing | let the music play | sound back on | tunes back on |
    get the music going | want my tunes back | keep the music going | keep the tunes coming | keep on playing |
    let it continue | play it further
    what does she sing | show the lyrics | lyrics | what does he sing | what do they sing | what are the words |
    show the words | can not understand the words | let me sing along | what is being sung | what did she sing |
    what did he sing
    mix the songs up | shuffle | turn on shuffle | mix things up | not always the same | different order |
    not in order | keep me guessing | not in sequence | any old order | whatever order | stir up |
    throw the order out
    in sequence | turn off shuffle | shuffle off | in order | in their order | in the right order |
    one after another | in album order | as listed | original order | no mixing | in the proper order |
    straight through
    listen live | tune in | go live | hear what is on
    i want random order | turn shuffle on | turn on shuffle | shuffle on | random order please | mixed order please |
    randomize the order | songs in random order | jumble the songs | jumble the tracks | scramble the songs |
    at random
    get to the part | skip ahead | a bit further in | little further | bit ahead | onward | onwards | ahead by
    a bit earlier | rewind | go earlier | little earlier | what did they just | did not catch that |
    what was that bit | say that again
    albums | collections | compilations | assortments | selections
    """
}
