/// More ways of saying what people want of a music player.
extension WordRelations {
  static let musicSayings = """
    begin playing | play | start playing | get playing | set playing | kick off with | start with | begin with |
    start off with | open with | go with | start us off with | lead off with | warm up with | get started with |
    begin | commence
    treat my ears to | play | treat us to | serve up some | serve me some | dish up some | bless me with |
    bless us with | regale me with | spoil me with | soothe me with | entertain me with | surprise me with |
    cheer me up with | serenade me with | delight me with
    craving | play | crave | i fancy | i fancy hearing | dying to hear | itching to hear | itching for | longing for |
    longing to hear | keen on hearing | keen to hear | up for some | up for a bit | in need of some | feeling like |
    wish to hear | love to hear | care to hear | could do with | could use a | could use a bit | could go for |
    could go for some | would love some | would like some | wish for some | time for some | it is time for |
    jonesing for | hankering for | in the market for | feel like some | feel like a bit
    would be nice | play | would be lovely | would be great | would be good | would be perfect | would go down well |
    would hit the spot | would do nicely | will do nicely | will do fine | is what i fancy | is what i crave |
    would suit me | would make my day | will do | would do | is what i need | is just the thing | is just the ticket |
    is calling me
    a dose of | play some | a helping of | a blast of | a spot of | a touch of | a dash of | a taste of |
    a splash of | a slice of | a serving of | a burst of | a shot of | a round of
    give a spin | play | give a listen | have a listen to | take a listen to | get an earful of | fill the room with |
    fill my ears with | drown me in | immerse me in | get lost in | groove to | dance to | rock out to | jam to |
    bop to | chill to | chill out to | relax to | unwind to | work out to | study to | vibe to | a whirl | a spin |
    a listen | another listen | drop the needle on | set the needle on | needle on | push play on | hit play on |
    press play on | press play
    got any | play some | do you have any | have you got any | is there any | any chance of some | any chance of |
    how about | what about some | how about a bit | how about a little | got anything | have you anything |
    have you got anything | do you have anything | is there anything | anything in the way |
    anything along the lines
    music to dance to | some music | music to chill to | music to study to | music for a party | music for dinner |
    dinner music | party music | dance music
    whack on | play | bung on | stick on | pop on | slap on | chuck on | bang on | sling on | toss on | cue | cue up |
    tee up | load up | crank out | belt out | blare | blare out | boom | roll out | bring on | kick off | strike up
    by the singer | by the artist | from the singer | from the artist | by the band | from the band | by the group |
    by the musician
    flip over to | tune in | tune to | turn over to | move over to | jump over to | skip over to | switch across to |
    set the radio to | set the dial to | change channel to | change the channel to | change station to |
    change the station to | turn the radio to | switch the radio to | switch the station to | flick over to |
    flick to | surf to | put the tuner on | go across to | broadcasting on
    wavelength | broadcaster | radio station | radio channel | broadcast | channel | frequency | radio program |
    radio programme | radio show
    hang on a sec | pause | hold on a sec | wait a sec | hang on a moment | hang on a minute | hold on a minute |
    hold on a moment | hold it a moment | hold it a second | hold it a sec | hold it a minute | just a minute |
    wait up | wait there | wait here | hold that thought | bide a moment | wait | hold on | hold up
    stop there | pause | stop it there | stop right there | hold it right there | wait right there | stop here |
    leave it there | stay put | halt there | freeze right there
    stop for a sec | pause | stop it for now | stop it for a | stop for a minute | halt for a bit |
    halt for a moment | rest for a bit | hold for a bit | hold for a second | hold for now | hold it for now |
    hold it for a | break for a bit
    for a bit | pause | for a moment | for a while | for the moment | for a little while | for a short while |
    for a sec | temporarily | momentarily | for the time being | until i am back | until i come back |
    till i am back | till i return | until i return | a moment | a little while | a short while | a wee while
    quiet for a moment | pause | quiet for a sec | quiet for a bit | quiet for a minute | silence for a bit |
    silence for now | quiet for now | hush for a bit | quiet a moment | silence a moment | shush for a moment |
    no sound for now | hush | shush | hush for a minute | hush for a second | silence for a minute |
    silence for a second
    the phone is ringing | pause | phone is ringing | someone is at the | there is someone at | someone is calling |
    someone is calling me | i have a call | the doorbell rang | doorbell is ringing | i need to talk | be right back |
    back in a minute | back in a moment | back in a bit | let me take this | have to take this | getting a call |
    on a call now | need to step out | need to step away | will be right back | gotta take this | must take this |
    somebody is at the | somebody is calling | take a call | take the call | take this call | answer the phone |
    answer the door | get the phone | get the door | pick up the phone | make a quick call
    back to the tunes | resume | back to my tunes | back to my music | back to the songs | back to my songs |
    back to the show | back to the party | back to listening | get back to listening | bring back the music |
    bring back the tunes | tunes back on | get on with it | carry on now | give the music back
    start again where | resume | continue where | start up again where | start from where | go on where |
    go on from where | go on from there | go from there | carry on where | carry on from where | carry on from there |
    keep going from there | keep going from where | from where it stopped | from where i stopped |
    from where it ended | from where you stopped | where you stopped | where it was stopped | where it broke off |
    get it going again | get them going again | get things going again | i am back | get back to where |
    set it going again | set it off again
    let it roll | resume | let it roll on | let it run on | let it go on | let it carry on | let it keep going |
    make it go on | keep it rolling | keep it running | keep it playing | do not stop now | pick up the thread |
    ready to go on | ready to continue | ready to carry on | i am ready again | i am back now | off we go again |
    un pause | un mute it | finish the rest | the rest of it | hear the rest | the rest of this
    continue playing | go on with | carry on with | keep on with | press on with | push on with | get on with |
    stick with | persist with | go ahead with | proceed with
    change the song | next | skip | change the track | change the tune | change the music | switch the song |
    switch the track | switch songs | switch tracks | swap the song | swap it for another | move to another |
    go to another | jump to another | off to the next | on to the next | bring on the next | roll the next |
    cue the next
    give me another | next song | next track | play another | try another | let me have another | how about another |
    find me another | get me another | put on another | put another on | hit me with another | something fresh |
    something different | another please | try something new | try something different | play something different |
    play anything else | anything else | what else is there | what else you got | what else you have |
    what else have you | pick something else | on to another | over to another | move on to another |
    get on to another | go on to another | skip to another | put another | another tune please
    bored with | skip | bored by | fed up with | fed up of | had it with | sick to death of | weary of | done with |
    had my fill of | heard too often | heard enough of | do not fancy | not feeling | not keen on | not into |
    no good | get me out of | do not care for | this is boring | this is rubbish | this is awful | this is terrible |
    this is annoying | gets on my nerves | getting on my nerves | doing my head in | not a fan of | no more of this |
    can not stand | can not bear | can not take | do not like | do not want | do not love | do not enjoy |
    do not feel like | not my thing | not my taste | not my jam | not my style | not to my taste | leaves me cold |
    tired of hearing
    whatever comes after | next song | next track | whatever is next | whatever comes next | whatever follows |
    what follows | what comes afterwards | the song after | the track after | the tune after | the number after |
    the piece after | comes after this | follows this | after this | play whatever follows | play what follows |
    play whatever is next | play whatever comes next | play what comes next | play what comes after
    upcoming | subsequent | next | following | coming | ensuing | succeeding
    move it along | next song | next track | move on please | keep it moving | get on with the | enough of this |
    enough of that | enough already | that is enough of | i have heard enough | heard it before | heard this before |
    heard it too often | no not this | not this again | anything but that
    just before this | before this | previous | before that | before the current | from just before | just before |
    from before | came before | came just before | was on before | was on just before | on a moment ago |
    played before | played just before | just finished | just ended | just heard | i just heard | just had on |
    heard a moment ago | that just played | which just played
    foregoing | earlier | previous | prior | preceding | former | antecedent
    return to the last | previous | return to the previous | go back to the | back to the last |
    back to the previous | back to the earlier | back to the former | back to that last | go to the last |
    bring back the last | bring the last | give me the last | take me back to | step back to the | jump back to the |
    rewind to the last
    back a song | go back | back a tune | a song back | a track back | a tune back | step back a song |
    step back a track | go a song back | go a track back | go to the former | take a step back
    farther | further | ahead | forward | further on | further ahead | further forward | further along |
    further into | further in | deeper into | farther along | farther on | onward
    advance | skip ahead | fast forward | skip forward | jump forward | forward | move along | move it along |
    move it forward | move it on | push it forward | push it on | wind it on | wind it forward | spool on |
    roll forward | roll on by | go past | jump past | leap past | get beyond | get past | shoot ahead |
    shoot forward | zip forward | zoom ahead | hurry ahead | fly past | skip on | skip on by | wind ahead | go on by |
    go on another | go on for another
    scrub | skip | seek | jump | hop | spool | leap | skim | scoot
    replay | rewind | replay the last | replay the past | repeat the last | repeat the past | again the last |
    hear the last | hear the past | play back the last | play the last | missed the last | missed the past |
    rerun the last | go over the last | relive the last
    earlier in this | rewind | earlier in the | earlier in it | back in this | back in it | back in the song |
    back in time | wind it back | run it back | bring it back | spool it back | pull it back | take us back |
    take me back | turn it back | put it back by | move it back | push it back | dial it back | reel back |
    reel it back | rewound | retrace | backwards | backward | earlier
    lower the noise | volume | lower the sound | lower the loudness | turn the noise down | turn the sound down |
    bring the noise down | bring the sound down | reduce the noise | reduce the sound | cut the noise |
    cut the sound | cut the racket | less racket | drop the sound | drop the noise | soften the sound |
    dim the sound | too noisy | far too loud | way too loud | much too loud | a bit loud | bit too loud | so loud |
    so noisy | hurting my ears | my ears hurt
    raise the sound | volume | raise the noise | turn the sound up | turn the noise up | bring the sound up |
    boost the sound | pump the sound up | crank the sound up | increase the sound | more noise | up the sound |
    push the sound up | far too quiet | way too quiet | much too quiet | a bit quiet | bit too quiet | so quiet |
    barely audible | inaudible
    crank it up to | volume | crank it to | crank up to | pump it up to | pump it to | blast it at | blast it to |
    blast at | turn it up to | louder to | up to a loud | as loud as | loud as
    turn it down to | volume | quieter to | quiet it to | hush it to | soften it to | quieten it to | as quiet as |
    down to a quiet | mute it down to
    earsplitting | noisy | volume | loud | noise | loudly | loudness | audible | deafening | racket | din
    at a volume of | volume | sound at | loudness of | sound of | sound on | noise at | set it as loud |
    make it as loud | level of loudness | level of noise | sound setting | sound strength | speaker volume |
    audio volume | music volume
    slow it down to | playback speed | slow down to | slower to | slacken to | slow it to | drop the pace to |
    drop the tempo to | lower the pace to | lower the tempo to | reduce the pace | reduce the tempo | slow the tempo |
    slow the pace | slow things down to
    speed it up to | playback speed | speed up to | faster to | quicken to | quicken it to | hurry it up to |
    accelerate to | accelerate it to | raise the pace to | raise the tempo to | up the pace to | up the tempo to |
    quicken the pace | quicken the tempo | increase the pace | increase the tempo | hasten it to |
    speed things up to
    normal pace | speed | usual pace | regular pace | normal tempo | usual tempo | regular tempo | original tempo |
    original pace | normal rate | usual rate | normal velocity | ordinary pace | standard pace | standard tempo |
    natural pace
    times as quickly | times speed | as quickly | as fast | as quick | as swiftly | as rapidly | the pace |
    the tempo | the rate | the velocity | faster | quicker
    mixing | shuffle | mixed | jumbling | jumbled | scrambled | scrambling | randomizing | randomising | randomness |
    randomized | randomised | randomization | shuffled | unsorted | unpredictable | reshuffle | any which way |
    higgledy piggledy | mixed up | all mixed up | mixing up | muddled | muddle up
    random playback | shuffle | random sequence | random mode | random playing | random selection | random picks |
    mixed sequence | mixed mode | shuffle mode | random function | random feature | random setting | jumble mode
    loop it | repeat this song | play this song again | loop that | on a loop | on loop | on repeat | replay it |
    replay that | rerun it | run it again | encore | same again | same tune again | same thing again |
    same song again | start it over | start it over again | start it again | play it again | play it once more |
    play that again | hear it again | hear it once more | hear that again | hear that once more | give it another go |
    give it another spin | another spin of | spin it again | bring it round again | put it on again
    over from the beginning | again | from the beginning | from the start | from the top | all over again |
    right from the start | back to the start | back to the beginning | back from the start | from the very start |
    from the very beginning | over from the start | over from the top | another round | another time |
    a further time | for a second time | over and over | again and again | on and on
    keep on a loop | repeat | keep looping | looping | loop | loops | replay | replaying | rerun | iterate | reprise |
    encore | re play | run on repeat | play on repeat | keep this tune on | keep this song on | keep this track on |
    leave this tune on | leave this song on | leave this track on | keep it on
    loved | favorites | liked | favorite | favourite | hearted | cherished | adored | treasured | beloved | prized |
    most loved | best liked | dearest | favs | faves | fave | fav
    love | like | adore | enjoy | dig | fancy | relish | cherish | admire | appreciate | treasure
    love this | favorites | i love | adore this | loving this | i adore | i am loving | i am enjoying |
    enjoying this | i enjoy this | i am fond of | i am a fan | big fan of | huge fan of | crazy about | mad about |
    nuts about | obsessed with | in love with | fell in love with | fallen for | smitten with | hooked on |
    keen on this | taken with this | can not get enough of | can not get enough | never tire of | never get tired of |
    gives me chills | gives me goosebumps | makes me happy | like it | love it | i like it | i love it | that i like |
    that i love | i like this | enjoy this | i dig this
    a heart | favorites | a thumbs up | a thumb up | thumbs up | the thumbs up | a like | a big like | a big heart |
    give it a heart | some love | my heart | my approval | the heart button | hit the heart | tap the heart |
    press the heart | hit like | a gold star | the like button | top marks | full marks
    my jam | favorites | a keeper | a favorite of mine | a favourite of mine | my favorite song | my favourite song |
    my new favorite | my new favourite | right up my street | right up my alley | up my alley | up my street |
    close to my heart | dear to me | music to my ears | my kind of song | my kind of tune | my kind of music |
    my cup of tea | my thing | just my thing | a banger | an absolute banger | a winner | a real winner |
    an absolute tune | speaks to me
    what a song | favorites | what a tune | what a track | what a banger | great tune | great track | amazing song |
    amazing tune | lovely song | lovely tune | beautiful song | beautiful tune | fantastic song | brilliant song |
    brilliant tune | wonderful song | wonderful tune | awesome song | awesome tune | such a good song |
    such a great song | such a good tune | this is great | this is amazing | this is lovely | this is brilliant |
    this is beautiful | this is fantastic | this is wonderful | this is awesome | this rocks
    chuck in with | add | chuck it in with | throw in with | toss in with | lump in with | bundle in with |
    put in with | chuck in | chuck into | chuck onto | toss in | toss into | toss onto | pop in | pop into |
    pop onto | pop it in | slot in | slot into | tuck into | slip into | slip in | bung in | bung into | squeeze in |
    squeeze into | drop into | drop it into | stick into | stick onto | stick it in | stick it on | file under |
    put into | put onto | place in | place into | throw into | throw onto | throw it into | throw it on
    belongs to | add | belongs with | belongs among | belongs on | belongs in | should go in | should go on |
    should go into | should go onto | should be in | should be on | ought to be in | ought to go in | needs to be in |
    needs to go in | would go well in | goes well with | goes well in | would fit in | would fit into |
    would fit nicely in | fits nicely in | fits right in | is right for | is perfect for | would be perfect for |
    is made for | is ideal for | suits | is a match for | has a place in | deserves a place in | deserves a spot in |
    i want in
    put | pop | add | slot | tuck | slip | bung | include | insert | squeeze | append
    who is this by | playing | who is it by | who is singing | who is singing this | who sings | who sings this |
    who is that singing | whose song is this | whose voice is this | whose voice is that | whose tune is this |
    who made this | who plays this | who performs this | who is performing | who is the artist | who is the singer |
    who is the band | which band is this | which artist is this | what band is this | what artist is this |
    who am i hearing | who are we hearing | who do i hear
    am i hearing | playing | am i listening to | am i hearing now | are we hearing | are we listening to | do i hear |
    is it i hear | is being played | is on now | is on right now | is coming on | is that coming out |
    is running now | is sounding | is that i hear
    title of the song | playing | title of the piece | title of the tune | title of the track | title of this song |
    title of this piece | title of this tune | title of this track | name of the song | name of the piece |
    name of the tune | name of the track | name of this song | name of this piece | name of this tune |
    name of this track | name of that song | name of that tune | name that song | name this song | name this tune |
    name this track | name this piece | identify this | identify the song | identify the tune | identify this song |
    identify this tune | recognize this | recognise this | recognize the song | recognise the song |
    the current title | song title | song name | track name | track title
    this called | playing | is this called | it called | that called | the song called | the tune called |
    the track called | the piece called | this named | goes this by | this song called | this tune called |
    this track called | is this tune | is this number | is this melody | tune is this | number is this |
    piece is this | melody is this | is that tune | is that song | what is this tune | what is this number |
    what is this melody | what is that tune | what is that melody | is this i hear | what is this piece |
    what is that song
    is singing now | playing | is performing | is performing now | sings now | is rapping | is crooning | on air |
    on the air | on the speakers | coming out of the | through the speakers
    read the words | lyrics | read the text | see the words | see the text | show the text | show the words |
    follow the words | follow along | words of this | text of this | words for this | words on screen |
    words on the screen | text on screen | text on the screen | words please | the words to | the words of |
    the words | the verses | the text | song text | text of the song
    flash up | let me read | show | let me see | bring up | pull up | put up | throw up | call up | have a look at |
    take a look at | let me look at | let me view | want to read | want to see | could i read | could i see
    is she singing | lyrics | is he singing | are they singing | is being sung | is she saying | is he saying |
    are they saying | they are singing | she is singing | he is singing | the singer is singing |
    the singer is saying | is the singer saying | is the singer singing | does she sing | does he sing |
    do they sing | did he just sing | did she just sing | want to sing along | let me sing along |
    sing along to this | sing along with this | sing it myself | sing with it | forgot the words | forget the words |
    can not make out | not know the words
    finish playing in | sleep timer | finish playing after | quit playing in | quit playing after | end playing in |
    end playing after | cease playing in | cease playing after | stop playing in | stop playing after | stop it in |
    stop it after | stop in | quit in | quit after | finish in | finish after | end in | end after | end it in |
    end it after | cut out in | cut out after | cut off in | cut off after | fade out in | fade out after |
    fade away in | fade away after | die down in | power down in | power down after | shut down in | shut down after |
    shut up in | shut up after | shut off in | turn yourself off in | switch yourself off in |
    turn yourself off after | switch yourself off after | go silent in | go silent after | fall silent in |
    fall silent after | go quiet after | silence after | quiet after | be done in | at a pace of
    heading to bed | off to bed | sleep timer | going to bed now | getting sleepy | i am sleepy | sleepy |
    feeling sleepy | feeling drowsy | drowsy | dozy | dozing | about to nod off | about to fall asleep |
    about to doze off | will be asleep in | asleep in | i am asleep | to fall asleep to | to drift off to |
    while i fall asleep | when i fall asleep | after i fall asleep | so i can sleep | put me to sleep |
    help me sleep | help me fall asleep | play me to sleep | slumber | shut eye | shuteye | nod off |
    am heading to bed
    stop the music after | end the tunes in | end the tunes after | finish the tunes in | finish the tunes after |
    finish the songs after | kill the tunes in | kill the tunes after | cut the tunes in | cut the tunes after |
    tunes off after | songs off in | songs off after | sound off in | sound off after | everything off in |
    everything off after | silent after | quiet down after | quiet down in | no more tunes after |
    no more songs after | no tunes after | keep going for only | only go on for | only play for | play on for |
    play on for another | go on for another | run for another | just for another
    put together a mix | create a playlist | new playlist | make me a mix | make a new mix | open a new mix |
    set up a mix | create a mix | make a fresh mix | start a new mix | start another mix | begin a new mix |
    begin a mix | begin a compilation | make a compilation | create a compilation | make a set list |
    make a collection | start a song list | make a song list | new song list | new compilation | fresh list of songs |
    list of songs | group some songs | gather songs | bundle of songs
    that is called | called | that is named | which is called | which is named | i will call | i call it |
    we will call | let us call it | let us name it | to be named | by the title | by the title of |
    bearing the title | carrying the name | with title | using the name | under the title | under the title of |
    going by the name | answering to
    my history | what i played | what i listened to | my listening history | my play history | listening record |
    play history | playback log | listening diary | my listening | my listening log | history of songs |
    my song history | music diary | my music history | my past songs | the songs i heard | the tunes i heard |
    what i had playing | what i was playing | what i was hearing | what my ears got | was in my ears
    streamed | history | played | listened | heard | spun | blasted | jammed to | rocked out to | danced to
    was i hearing | did i listen to | was i listening to | was i playing | was i jamming to | have i been playing |
    have i been hearing | have i played | did i stream | did i spin | did i blast | did i have playing |
    did i have on | did my ears hear | was i into | was i rocking to
    find me some | play | find me something | find something | look out some | dig out some | dig out | dig up some |
    pull out some | get some of | break out | break out some | let me have some | shower me with | hit me up with |
    lay on some | lay down some | let rip with
    advance the song | skip ahead | fast forward | advance the track | advance the tune | advance this |
    move the song on | move the song forward | move the song along | push the song forward | wind the song forward |
    wind the song on | wind this on | wind this forward | forward the song | forward the track | forward this |
    run the song forward | scrub the song forward | scrub forward | scrub ahead | scrub on | skip past the next |
    skip over the next | jump over the next | hop over the next
    rewind the song | rewind | jump back | rewind the track | rewind the tune | rewind this | wind the song back |
    wind the track back | wind this back | take the song back | take this back | move the song back | move this back |
    run the song back | spool the song back | scrub the song back | scrub back | turn the song back |
    put the song back | back the song up | back up the song | reverse the song | go over that again | hear that bit |
    hear that part | that bit again | that part again | missed that part | missed what was | what was that again
    louder please | volume | louder | a bit louder | a little louder | much louder | make it louder | turn it up |
    turn it up a | can barely hear | barely hear it | hard to hear | can not hear it
    quieter please | volume | quieter | softer | a bit quieter | a little quieter | a bit softer | much quieter |
    make it quieter | make it softer | turn it down | turn it down a | less loud | not so loud
    bring it up to | set | turn it up to | raise it to | lift it to | get it up to | take it up to | move it up to |
    increase it to | boost it to | go up to | step it up to | hike it up to | up it to | bump it up to | bump it to |
    push it up to | push it to | nudge it up to | put it up to | amp it up to | jack it up to | ramp it up to
    lower it to | set | turn it down to | reduce it to | get it down to | move it down to | decrease it to |
    cut it to | cut it down to | go down to | step it down to | let it down to | drop it down to | take it down to |
    nudge it down to | put it down to | bring it down to | knock it down to | tone it down to
    from start to finish | album | start to finish | from beginning to end | all the way through | the whole of |
    in its entirety | in full | front to back | all tracks of | all the tracks of | every track of | every song of |
    all songs of | all the songs of | straight through | from first to last | from the first track | whole record |
    whole disc | entire record | complete record | studio record
    run through | play | go through | listen through | run all of | hear all of | hear the whole | hear the whole of |
    listen to all of | listen to the whole
    want some tunes | play | want tunes | want tunes from | want some tunes from | want music from |
    want some music from | want songs from | want songs by | want tunes by | need tunes | need some tunes |
    need music | need some music | need songs | want some music | want music | i want some | i need some |
    want a bit of | need a bit of | want more of | want a little | need a little
    put it on hold | pause | put that on hold | put this on hold | put things on hold | place it on hold |
    place on hold | keep it on hold | put on ice | put it on ice | take a break from | take a rest from |
    take a pause | make a pause | have a break from | have a pause | need a break from | need a break |
    give me a break | intermission | interlude | recess | pausing
    cut the music | pause | cut the tunes | silence the music | silence the tunes | hush the music | halt the music |
    halt the tunes | freeze the music | hold the music | hold the tunes | interrupt the music | no music for now |
    no tunes for now | suspend the music
    where were we | resume | where was i | where did we stop | where did i stop | where did we leave |
    where did i leave | hit play again | press play again | push play again | start playing again |
    get back to playing | go on playing | keep on playing | play on | play further | play the rest |
    play the remainder | continue from | continue from there | carry on playing | let us go on | let us continue |
    make it continue | pick it up from | pick it back up | pick up from
    forward a track | next song | next track | forward a song | forward a tune | a song forward | a track forward |
    a song on | a track on | a tune on | a tune forward | go forward a track | go forward a song |
    step forward a song | step forward a track | move forward a song | move forward a track | a song further |
    a track further | move up a song | move up a track | go on a song | go on a track
    shift forward | skip ahead | fast forward | shift ahead | shift it forward | shift on | slide forward |
    slide ahead | bump forward | bounce forward | bounce ahead | dart ahead | dash ahead | rush ahead | rush forward |
    scroll ahead | scroll forward | bring forward | go on further | jump on by | hop on by | move on by |
    move ahead by | get on by | race forward | hurry forward
    shift back | rewind | shift it back | slide back | slip back | bounce back | dip back | flip back | walk back |
    walk it back | roll it back | drag it back | scoot it back | nudge it back | hop it back | jump it back |
    skip it back | dart back | dash back | go in reverse | go into reverse | run in reverse | go backwards |
    go backward | run backwards | move backwards | move backward | skip backwards | skip backward | jump backwards |
    jump backward
    did not catch | rewind | did not hear | did not get that | did not catch that | did not hear that |
    could not hear | could not hear that | could not understand | missed it | missed a bit | missed a part |
    missed something | i was distracted | was not listening | hear that again | not catch the last |
    not hear the last | not get the last
    read along | lyrics | follow along | hum along | join in | sing with them | sing with her | sing with him |
    read the song | read what they sing | read the verses | want the words | need the words | know the words |
    learn the words | get the words | find the words | look up the words | what words are these | songtext |
    song lyrics | song sheet | lyric sheet | lyric
    then stop | sleep timer | and then stop | and then off | then off | then switch off | then shut off |
    then turn off | and then quit | then quit | then silence | and then silence | want silence in |
    want silence after | i want silence in | i want quiet in | i want quiet after | want it off in |
    want it off after | want this off in | give it another | leave the music on | let it play for
    at a pace of | playback speed | at a rate of | at a tempo of | with a tempo of | with a pace of | the tempo to |
    the pace to | the rate to | pace at | tempo of | pace of | rate of | pacing
    upvote | favorites | up vote | vote this up | vote up | rate up | rate it up | rate this up | rate it highly |
    rate this highly | give it a like | give it full marks | mark it as good | mark as good | mark as loved |
    mark as liked | keep this song | keep this tune | keep this track | hold on to this | hang on to this |
    do not lose this | remember this song | remember this tune | remember this track | never forget this |
    bookmark this song | bookmark this tune | bookmark this track | save this song | save this tune |
    save this track
    were on | listened | played | were playing | came on | had on | had playing | went on | were heard | got played |
    been played | been heard | were listened to | was listened to | was heard | was put on | were put on |
    have heard
    music selection | playlist | song selection | rotation | music mix | song mix | set of songs | set of tunes |
    bunch of tunes | bunch of songs | collection of songs | collection of tunes | tune list | music list |
    list of tunes | list of tracks | songbook | mixes | set of tracks
    times slower | times speed | slower | as slow | as slowly | less fast | less quickly
    """
}
