/// Words of books, games, news, sports and art.
extension WordRelations {
  static let leisureWords = """
    theme | style | skin | themes | look | appearance | color scheme
    novel | book | ebook
    books | reading list | library | bookshelf
    article | story | piece | post
    news | headlines | top stories | latest news | current events | bulletin | what is in the news | breaking news |
    happening in the world | news stories
    game | match | round
    score | result | results | final score | who won | points | who is winning
    standings | table | ranking | league table | leaderboard | rankings
    puzzle | crossword | riddle | brain teaser
    schedule | plan | arrange | pencil in | set up | put down | book | line up | put it in | add to my calendar |
    pop in my calendar | put on my calendar
    group | team | channel | crew
    paperback | book | novel | title | volume | good read | story | page turner
    novels | books | titles | reads | reading list | bookshelf
    ebook | e book | digital book | electronic book | reader
    author | writer | novelist | who wrote | written by | who is it by | poet
    bestseller | best seller | bestsellers | bestselling | top selling
    fiction | novels | made up
    biography | memoir | life story | autobiography | memoirs
    poem | poetry | verse | rhyme | poems | sonnet
    story | tale | bedtime story | fairy tale | stories | fable | tales | read me something
    comic | comics | graphic novel | manga | comic book | comic strip | funnies
    magazine | mag | periodical | magazines | issue
    to read | reading list | books to read | want to read | books i want | read later | read next |
    wishlist of books
    save my place | bookmark | mark my page | remember this page | keep my place | mark this spot | page marker |
    hold my place
    page | pages | leaf | sheet
    turn the page | next page | flip the page | page forward | go on reading
    previous page | page before | page back | last page
    larger print | bigger text | larger letters | bigger letters | can not read this | increase font size |
    bigger font
    mark up | highlight | underline | mark | accentuate | highlighted
    highlights | underlined passages | marked passages | key passages
    quote | quotation | saying | quotes | famous words | passage | sayings | proverb | adage | motto
    library book | loan | borrowed book | borrowed books | on loan | checked out
    lend me | borrow | check out | take out | on loan
    keep for longer | renew | extend | prolong | keep longer | extend the loan
    due back | due | return by | when to return | needs to go back | has to be returned
    finished reading | done with the book | finished the book | read it all | mark as read
    how far i am | progress | how much is left | percent done | how many pages left | what is left of |
    what page am i | how far along
    remaining | what is left of | remainder | rest | left | still left | how much is left | how many left
    headlines | news | top stories | what is in the news | what is happening | what is going on | in the papers |
    current events | happening in the world | daily briefing | latest stories | catch me up
    breaking news | just in | latest developments | live updates | news flash
    briefing | daily briefing | news summary | morning briefing | quick update | brief me | news roundup
    newspaper | paper | the papers | daily | the daily
    local news | news nearby | news around here | what is happening in town | what is happening around here
    world news | international news | global news | foreign news | news abroad
    politics | political news | government | election news
    election | elections | vote | polls | ballot | voting | race | at the polls | election day | polling day |
    runoff
    business news | financial news | market news | finance news | markets
    opinion | editorial | column | op ed
    source | sources | outlet | publisher | news outlet
    topic | topics | subject | theme | category | section
    write up | article | articles | story | feature | report | piece
    read later | save for later | put aside | read it later | save this article | keep for later
    horoscope | star sign | zodiac | my stars | astrology | horoscopes | what the stars say
    lottery | lotto | winning numbers | lottery numbers | jackpot | did i win
    video game | game | games | something to play | gaming
    play a game | let us play | game time | fancy a game | up for a game | challenge me | start a game | game on |
    begin a game | feel like playing
    new game | fresh game | start over | another round | play again | rematch | one more game | start again
    game over | end game | give up | resign | i surrender | concede | i give up | quit the game
    save game | save my progress | save the game | keep my progress
    load game | continue my game | saved game | pick up my game | last save | resume game
    high score | best score | record | personal best | top score | my best
    what is the score | score | points | how many points | tally | scoreline | current score | who is ahead |
    who is winning | how many goals
    opponent | rival | challenger | other player | enemy | adversary
    player | players | gamer | contestant | participant | competitor
    team | squad | side | club | crew | lineup | eleven | group | line up | outfit | roster | teams
    multiplayer | with friends | two player | together | against others | online game
    single player | solo | by myself | alone | on my own | against the computer
    difficulty | difficulty level | how hard | challenge level
    easy | simple | beginner | easier | not too hard | basic | for beginners
    hard | difficult | tough | challenging | harder | expert | tricky | advanced
    hint | clue | tip | help me out | hints | clues | i am stuck | little help | point me
    solution | answer | solve | reveal | answers | give me the answer | solved
    my move | my turn | move | turn | play | my go | whose turn
    whose turn | who goes next | who is up | is it my turn
    take back that move | take it back | undo | go back a move | revoke
    board game | boardgame | tabletop game | parlor game
    card game | cards | deck of cards | deck
    deal | shuffle the cards | hand out cards | dish out
    chess | checkmate | chessboard
    roll dice | roll the dice | throw dice | dice roll | roll a die | throw the dice | toss the dice | roll |
    cast the dice | dice | give it a roll | shake the dice
    flip a coin | heads or tails | toss a coin | coin flip | coin toss | flip coin | throw a coin
    random number | pick a number | any number | number between | choose a number
    pick for me | decide for me | choose for me | help me decide | make a choice | you decide | you choose |
    can not decide
    achievement | achievements | trophy | trophies | medal | medals | badge | badges | award
    reward | rewards | bonus | prize | prizes | winnings
    leaderboard | ranking | rankings | top players | who is on top | who is leading | standings | high scores |
    where do i rank | my rank
    coins | credits | tokens | game money | in game money
    inventory | items | belongings | what am i carrying | backpack | gear
    quest | mission | challenge | quests | missions | daily challenge
    character | avatar | hero | figure | persona
    controller | gamepad | joystick | joypad
    joke | jokes | something funny | make me laugh | make me smile | crack me up | cheer me up | gag | pun | funny |
    one liner | say something funny | tell me a joke | i need a laugh | i need cheering up | knock knock
    riddle | brain teaser | puzzle | brainteaser | riddles | conundrum | stump me | puzzle me
    trivia | quiz | general knowledge | quiz me | test me | test my knowledge | ask me questions | trivia question |
    quizzes | quiz question
    fun fact | interesting fact | did you know | random fact | something interesting | tell me something | factoid |
    teach me something | something new | trivia
    crossword | word puzzle | word game | crosswords | word search
    sudoku | number puzzle | number game
    inspire me | inspiration | motivate me | quote of the day | words of wisdom | pep talk | motivational quote |
    something inspiring | daily quote
    compliment | say something nice | flatter me | praise me | nice words
    bored | boredom | entertain me | nothing to do | kill time | amuse me | something fun | keep me busy
    team news | how are they doing | how did they do | news about the team
    did they win | how did they do | who won | result | final score | how did it end | did we win | outcome |
    how did it go | what was the score | who lost | results
    fixtures | upcoming games | next games | next matches | match schedule | game schedule | when do they play |
    schedule | when is the game
    match | game | fixture | face off | matchup | contest | matches | games
    who plays | who are they playing | playing against | opponent | facing | up against | versus
    kickoff | kick off | starting time | first pitch | tip off | start time | when does it start
    tournament | championship | cup | competition | trophy | league
    league | division
    league table | standings | ranking | where do they stand | top of the table | top of the league | who is leading |
    position in the league | tables
    finals | final | championship game
    playoffs | postseason | knockout stage
    soccer | football | footy | footie | footballs | gridiron
    football | american football | gridiron
    basketball | hoops | bball
    baseball | ball game | the ballgame
    hockey | ice hockey
    race | racing | grand prix | races | motor racing
    olympics | olympic games | the games | medal count | medal table
    coach | manager | trainer | head coach
    goals | goal | scored | scorer | scorers | who scored
    lineup | line up | starting lineup | roster | who is playing | starters | squad
    best moments | highlights | recap | key moments | match report | best bits
    live score | live scores | live updates | score updates | latest score | how is it going | how is the game going
    injury | injuries | injured | hurt | out for the season
    transfer news | transfers | trades | signings | who signed
    museum | museums | gallery | art gallery | exhibition hall
    exhibition | exhibit | show | display | exhibits | exhibitions | what is on display | on show
    painting | paintings | artwork | picture | canvas | piece of art | work of art | portrait
    art | artwork | artworks | masterpiece | artistic work
    sculpture | statue | bust | carving | statues | monument | sculptures | figurine
    painter | artist | sculptor | who painted | creator | master | painted by | who made this
    audio guide | audio tour | guided audio | listen to the guide | guide
    draw | sketch | paint | doodle | scribble | illustrate | draw me
    canvas | blank page | new drawing | blank canvas | empty sheet
    players | media player | music player | media players | player | playback device
    together | all at once | as a group | combined | jointly | in sync | simultaneously | along with | same time |
    in unison
    answers | answer | reply | response | solution | result | explanation
    false | fake | untrue | not true | hoax | made up | incorrect
    life story | life | biography | bio | about his life | about her life | life history | who was
    make me laugh | joke | something funny | crack a joke | cheer me up | funny story | tell me a funny | amuse me |
    make me smile
    maker | makers | creator | inventor | manufacturer | producer | author | who made it | who built it
    cup | cups | mug | beaker | cupful
    sports | sport | athletics | games | sporting | sporting events
    scores | score | who is winning | who won | result | results | final score | how did they do | did they win
    chess game | chess | game of chess | chess match | checkmate
    let us play | play a game | game | games | play something fun | start a game | have a game
    painted by | who painted | painter of | artist of | who created the painting
    sign up for | put down for | book | reserve | schedule | register for | enter for
    once a day | daily | every day | each day | day by day | everyday | all days | seven days a week | per day |
    day in day out
    goes with | matches | suits | fits with | pairs with | works with | looks good with | complements
    laugh | giggle | chuckle | crack me up | make me laugh | something funny | joke | tell a joke | cheer me up |
    have a laugh | comedy | lol
    heroine | hero | main character | protagonist | lead | leading character | character | star | who i play
    stories | story | tales | tale | reports | articles | pieces | features | write ups
    bedtime stories | stories | fairy tales | fairytales | fables | story time | goodnight story | tell me a story |
    tales
    against | versus | vs | playing | opposing | facing | taking on | up against | play against
    physique | body | figure | build | frame
    political news | politics | political | government | government news | what is happening in parliament |
    elections | world affairs
    poker | cards | poker game | card game | hand of poker | hold em
    footie | soccer | football | footy | soccer match | football match | the beautiful game | football game
    everyday | daily | ordinary | regular | day to day | run of the mill | routine
    nightclub | club | clubs | disco | night club | dance club | place to dance | clubbing | discotheque |
    dance hall
    simple | easy | easier | effortless | straightforward | not hard | a breeze | no fuss | undemanding | beginner |
    basic | piece of cake | quick and easy
    serve | dish up | plate up | dish out | serving | serves | feeds | is enough for
    funny | hilarious | amusing | humorous | comical | a laugh | witty | comic | silly | side splitting | comedic
    who won | result | what is the result | final score | winner | did they win | who came first |
    who came out ahead | who took it
    headline news | breaking | breaking news | latest news | just in | top stories | news flash | news alert |
    hot off the press
    pencil in | schedule | pencil | put down for | tentatively book | put in the diary | provisionally book | book
    bread rolls | rolls | buns | roll | baps | bun | bread roll
    by myself | alone | on my own | solo | by itself | single player | just me | without company | single |
    unaccompanied | flying solo
    strongly | firmly | hard | heavily | a lot | forcefully | with force | vigorously | intensely
    write ups | articles | article | stories | reports | piece | pieces | features | columns | editorials |
    news stories | posts
    financial news | economic | economy | economic news | business news | market news | money news |
    how the economy is
    figurine | action figure | figure | doll | toy figure
    get me the news | news | play the news | headlines | tell me the news | news briefing | what is the latest
    colour scheme | theme | design | looks | palette | visual style | scheme | look | appearance | color scheme |
    skin | style
    unhide | calendar visible | make visible | reveal
    let run | start | play | get playing | roll | open with | let begin
    performed by | written by | composed by | sung by | recorded by
    how many left | count | how many are there | figure out how many | give me the number | enumerate |
    work out how many | what is the number
    letters bigger | larger font | bigger font | larger letters | bigger letters | bigger print | larger print |
    print bigger | text bigger | bigger text | writing bigger | larger text
    snap up | book | nab | lock in | put me down for | reserve me
    put on screen | reveal | show | let us see | let us have a look
    """
}
