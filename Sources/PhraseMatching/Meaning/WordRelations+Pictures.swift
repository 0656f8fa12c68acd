/// Words of video, television and photos.
extension WordRelations {
  static let pictureWords = """
    scan | digitize | read
    expand | enlarge | zoom in | maximize | make bigger
    podcast | podcasts | show | program
    movie | movies | film | films | flick | motion picture | flicks | motion pictures | something to watch
    series | show | tv show | tv series | sitcom | soap | drama | programme | program
    subtitles | captions | closed captions | subs | subtitle | what they are saying | text on screen | subtitling
    trailer | preview | teaser | sneak peek | trailers | coming attractions | sneak preview | teasers |
    movie preview | film clip | first look
    photo | photos | picture | pictures | image | images | pic | pics | snapshot | shot | snap
    video | videos | clip | clips | footage | recording | vid | vids | movie clip
    film | record | shoot | capture | start recording
    gallery | album | photo library | camera roll | library
    crop | trim | cut
    filter | effect | look | filters | preset | effects | photo filter | photo effect
    capture | record | tape | take down
    cinema | movie theater | movie theatre | the movies | the pictures | multiplex | picture house | theater
    showtimes | screening | screenings | show times | playing in theaters | now showing | on at the cinema |
    in cinemas | what is on at
    something to watch | what to watch | what is good on | movie night | watch something | see something good |
    anything good on | movie ideas
    what is on | on tv tonight | tv guide | tv listings | tv schedule | program guide | what are they showing |
    on the telly | tv program
    binge | binge watch | watch all of | marathon | watch back to back
    next episode | following episode | episode after | one more episode | next one
    previous episode | last episode | episode before
    continue watching | keep watching | pick up where | finish watching | resume watching | back to the movie |
    watch the rest | where we left off | go on watching
    watch later | watch it later | save for later | not now but later | add to watchlist
    watched | seen | already seen | already watched | saw
    mark as watched | already seen | i have seen | mark watched | watched already | seen it
    actor | actress | actors | star | cast | who is in | who plays | starring | who stars in | cast list
    director | who directed | filmmaker | directed by | movie maker | who made
    plot | storyline | story | what happens in | synopsis | what is it about | premise
    spoiler | spoilers | how it ends | how does it end | ending | give away
    comedy | funny movie | something funny | comedies | laugh | make me laugh
    horror | scary | scary movie | something scary | spooky | creepy
    thriller | suspense | thrillers
    whodunit | mystery | crime | detective story | murder mystery
    romance | romantic | love story | rom com | chick flick | date movie
    cartoon | cartoons | animation | animated | anime | animations | animated film | animated movies
    documentary | documentaries | docu | true story | nonfiction
    science fiction | sci fi | scifi
    family movie | kids movie | for kids | for children | kid friendly | suitable for children | family friendly
    blockbuster | hit movie | smash hit | big hit
    dubbed | dub | audio track | audio language | synchronized | spoken language
    picture in picture | small window | mini player | floating window | pip
    quality | resolution | picture quality | video quality | hd | high definition | sharper | sharpness | clarity
    buffering | lagging | laggy | stuttering | choppy | keeps stopping | keeps freezing | slow loading | freezing
    channel | channels | station | network
    change the channel | flip the channel | switch channels | another channel | flip over | different channel
    flip through | surf | zap | channel surf | browse | flick through
    input | source | hdmi | input source
    record | dvr | tape | save the show | videotape | recording | capture
    intro | opening | opening credits | introduction
    skip intro | skip the opening | jump past the intro | past the opening | skip the beginning
    commercial | commercials | ad | ads | advert | adverts | advertisement | advertisements
    stream | streaming | live stream | watch online | livestream | watch live
    go live | start streaming | broadcast live | stream live | livestream | start a broadcast
    where to watch | streaming on | can i watch | where is it streaming | where can i see | who has it
    hire | rent | rental | lease | borrow
    age rating | rating | suitable for | certificate | what age for | parental rating
    pictures | photos | pics | images | snaps | shots | photographs | snapshots
    picture | photograph | photo | take a picture | capture | snap | pic | get a shot
    portrait | head shot | portrait mode | blurry background
    panorama | wide shot | panoramic | wide angle | wide picture
    burst | several shots | series of photos | rapid fire | continuous shooting
    self timer | delay the shutter | timed shot | delayed photo | photo timer
    front camera | selfie camera | front facing | selfie mode | flip the camera | camera facing me
    back camera | rear camera | main camera
    flash | camera flash | strobe
    zoom in | closer | get closer | close up | magnify | blow up | tighter | make it bigger | enlarge
    zoom out | further away | wider | pull back | wider view | see more of it
    slow motion | slow mo | slo mo | slowed down
    time lapse | timelapse | hyperlapse | sped up
    start recording | film this | record this | roll camera | start filming | shoot a video | shoot a clip |
    take a video | make a video | get this on video | record a video | film
    stop recording | stop filming | cut | end the recording | stop the camera
    exposure | lighting | brightness
    blurry | out of focus | fuzzy | unsharp | not sharp | blurred
    sharpen | make sharper | crisper | in focus
    punch | contrast | vividness
    saturation | vividness | more colorful | color intensity
    retouch | touch up | edit | enhance | improve | make it look better | polish | make it prettier | fix up |
    auto enhance | beautify
    cut down | crop | cut out | trim | clip | trim off | cut off the edges | reframe
    turn sideways | rotate | turn | spin | straighten | turn around | tilt | turn it upright
    flip | mirror | flip over | reverse
    resize | scale | change the size | resized | dimensions
    red eye | red eyes | demon eyes
    blemish | spot | pimple | scratch
    background | backdrop | behind me | what is behind
    cut out | remove the background | isolate | without the background
    collage | photo collage | mosaic | montage | put pictures together
    frame | border | edge
    caption | title | description | text under
    watermark | stamp | logo
    stitch | merge | join | splice | put together
    clip | snippet | excerpt | short video | cut | section | bit
    edit video | cut a video | video editing | make a movie
    camera roll | photos | my pictures | gallery | photo album | photo library | my shots | all my pictures
    photo album | album | collection | gallery | set of pictures | albums
    memories | throwback | on this day | years ago | look back | reminisce | from the past
    faces | people | who is in this | who is this in | person
    photo show | slideshow | slide show | flip through pictures | cycle through photos
    picture frame | photo frame | digital frame
    drone | quadcopter | flying camera
    scan in | scan | take a scan | digitize | photograph a document | scan a document
    qr code | barcode | code | bar code | qr
    person | persons | people | individual | someone | human | guy
    following episode | next episode | continue the series | episode after this
    shows | show | series | tv show | tv shows | programs | programmes | broadcast | program
    showing | shows | playing | screening | running | airing | on at the cinema | now playing | what is on
    screening times | showtimes | movie times | show times | film times | when is it showing | when does it play |
    times for the movie
    theatres | theatre | theater | theaters | cinema | cinemas | movie theater | movie theaters | movie house |
    picture house | movies | the pictures | multiplex
    unclear | not clear | confusing | vague | ambiguous | hard to understand | makes no sense | do not understand |
    do not get it | i am confused | fuzzy
    next installment | next episode | following episode | episode after this | next part | the one after
    looking | look | searching | seeking | hunting | browsing | on the lookout
    sharpness | focus | focus on | in focus | bring into focus | make sharp | not blurry
    for kids | kid friendly | child friendly | for children | family friendly | suitable for kids |
    safe for children | kids allowed | bring the kids
    romantic | romance | love story | lovey dovey | date night | for two | for couples | valentine | intimate |
    mushy | candlelit
    classics | classic | old movie | all time great | golden oldie | oldie | old favourite | old favorite | timeless |
    evergreen | vintage
    improve | better | make better | enhance | upgrade | boost | polish | fix up | sharpen up | brush up | spruce up |
    step up
    face | faces | visage | mug | portrait | persons face
    filter by | filter | narrow down | narrow | show only | limit to | restrict to | only show | refine |
    whittle down | screen out | weed out | sift | just the ones with
    watching | viewing | seeing | looking at | checking out | streaming | binging | observing
    smash hit | smash | hit | chart topper | big hit | blockbuster | number one
    get a closer look | zoom in | enlarge | magnify | closer | make the map bigger
    see the bigger picture | zoom out | overview | show the whole route | further out | pull back
    magnify | scale | enlarge | resize | blow up | multiply | change the size
    want to see | show | have a peek | have a look inside | look into | take a look at
    things to watch | movie | movies | want to watch | what to watch | cinema | watchlist | to be watched
    what is left on | show | what is on | look over | flash | bring before me | what stands on | tell me what is on |
    what is written on | what did i put | what did we put | get a look at | what belongs to | contents of |
    what is in | give me an overview | what remains on | let me check | remaining on | set before me
    """
}
