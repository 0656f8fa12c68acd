/// Words of books, games, news, sports and art.
extension WordRelations {
  static let leisureWords = """
    theme | style | skin
    novel | book | ebook
    books | reading list | library | bookshelf
    article | story | piece | post
    news | headlines | top stories | latest news | current events | bulletin
    game | match | round
    score | result | results | final score | who won | points | who is winning
    standings | table | ranking | league table | leaderboard | rankings
    puzzle | crossword | riddle | brain teaser
    schedule | plan | arrange | pencil in | set up | put down | book | line up
    daily | every day | each day
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
    to read | reading list | books to read | want to read | books i want | read later | read next | wishlist of books
    save my place | bookmark | mark my page | remember this page | keep my place | mark this spot | page marker |
    hold my place
    page | pages | leaf | sheet
    turn the page | next page | flip the page | page forward | go on reading
    previous page | page before | page back | last page
    larger print | bigger text | larger letters | bigger letters | cant read this | increase font size | bigger font
    mark up | highlight | underline | mark | accentuate | highlighted
    highlights | underlined passages | marked passages | key passages
    quote | quotation | saying | quotes | famous words | passage
    library book | loan | borrowed book | borrowed books | on loan | checked out
    lend me | borrow | check out | take out | on loan
    keep for longer | renew | extend | prolong | keep longer | extend the loan
    due back | due | return by | when to return | needs to go back | has to be returned
    finished reading | done with the book | finished the book | read it all | mark as read
    how far i am | progress | how much is left | percent done | how many pages left | whats left of | what page am i |
    how far along
    remaining | whats left of | remainder | rest | left | still left | how much is left | how many left
    headlines | news | top stories | whats in the news | whats happening | whats going on | in the papers |
    current events | happening in the world | daily briefing | latest stories | catch me up
    breaking news | just in | latest developments | live updates | news flash
    briefing | daily briefing | news summary | morning briefing | quick update | brief me | news roundup
    newspaper | paper | the papers | daily | the daily
    local news | news nearby | news around here | whats happening in town | whats happening around here
    world news | international news | global news | foreign news | news abroad
    politics | political news | government | election news
    election | elections | vote | polls | ballot | voting
    business news | financial news | market news | finance news | markets
    opinion | editorial | column | op ed
    source | sources | outlet | publisher | news outlet
    topic | topics | subject | theme | category | section
    write up | article | articles | story | feature | report | piece
    read later | save for later | put aside | read it later | save this article | keep for later
    horoscope | star sign | zodiac | my stars | astrology | horoscopes | what the stars say
    lottery | lotto | winning numbers | lottery numbers | jackpot | did i win
    video game | game | games | something to play | gaming
    play a game | lets play | game time | fancy a game | up for a game | challenge me | start a game | game on |
    begin a game | feel like playing
    new game | fresh game | start over | another round | play again | rematch | one more game | start again
    game over | end game | give up | resign | i surrender | concede | i give up | quit the game
    save game | save my progress | save the game | keep my progress
    load game | continue my game | saved game | pick up my game | last save | resume game
    high score | best score | record | personal best | top score | my best
    whats the score | score | points | how many points | tally | scoreline | current score | who is ahead |
    who is winning | whos winning | whos ahead | how many goals
    opponent | rival | challenger | other player | enemy | adversary
    player | players | gamer | contestant | participant | competitor
    team | squad | side | club | crew | lineup
    multiplayer | with friends | two player | together | against others | online game
    single player | solo | by myself | alone | on my own | against the computer
    difficulty | difficulty level | how hard | challenge level
    easy | simple | beginner | easier | not too hard | basic | for beginners
    hard | difficult | tough | challenging | harder | expert | tricky | advanced
    hint | clue | tip | help me out | hints | clues | im stuck | i am stuck | little help | point me
    solution | answer | solve | reveal | answers | give me the answer | solved
    my move | my turn | move | turn | play | my go | whose turn
    whose turn | who goes next | whos up | is it my turn
    take back that move | take it back | undo | go back a move | revoke
    board game | boardgame | tabletop game | parlor game
    card game | cards | deck of cards | deck
    deal | shuffle the cards | hand out cards | dish out
    chess | checkmate | chessboard
    roll dice | roll the dice | throw dice | dice roll | roll a die | throw the dice | toss the dice | roll
    flip a coin | heads or tails | toss a coin | coin flip | coin toss | flip coin | throw a coin
    random number | pick a number | any number | number between | choose a number
    pick for me | decide for me | choose for me | help me decide | make a choice | you decide | you choose |
    cant decide
    achievement | achievements | trophy | trophies | medal | medals | badge | badges | award
    reward | rewards | bonus | prize | prizes | winnings
    leaderboard | ranking | rankings | top players | whos on top | who is leading | standings | high scores |
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
    tournament | championship | cup | competition
    league | division
    league table | standings | ranking | where do they stand | top of the table | top of the league | whos leading |
    position in the league | tables
    finals | final | championship game
    playoffs | postseason | knockout stage
    soccer | football | footy | footie
    football | american football | gridiron
    basketball | hoops | bball
    baseball | ball game | the ballgame
    hockey | ice hockey
    race | racing | grand prix | races | motor racing
    olympics | olympic games | the games | medal count | medal table
    coach | manager | trainer | head coach
    goals | goal | scored | scorer | scorers | who scored
    lineup | line up | starting lineup | roster | whos playing | starters | squad
    best moments | highlights | recap | key moments | match report | best bits
    live score | live scores | live updates | score updates | latest score | how is it going | hows the game going
    injury | injuries | injured | hurt | out for the season
    transfer news | transfers | trades | signings | who signed
    museum | museums | gallery | art gallery | exhibition hall
    exhibition | exhibit | show | display | exhibits | exhibitions | whats on display | on show
    painting | paintings | artwork | picture | canvas | piece of art | work of art
    art | artwork | artworks | masterpiece | artistic work
    sculpture | statue | bust | carving | statues
    painter | artist | sculptor | who painted | creator | master | painted by | who made this
    audio guide | audio tour | guided audio | listen to the guide | guide
    draw | sketch | paint | doodle | scribble | illustrate | draw me
    canvas | blank page | new drawing | blank canvas | empty sheet
    """
}
