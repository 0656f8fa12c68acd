/// Words of languages, numbers and facts.
extension WordRelations {
  static let knowledgeWords = """
    search | google | browse | look up
    percent | pct | percentage | percents | per cent | percentile | out of a hundred | of the maximum
    translate | say in | interpret | how to say
    language | tongue | lingo
    what day is it | date | todays date | what day is today | what is the date | what is the date today |
    what date is it | day of the week | which day is it
    in another language | translate | say | put into | how do you say | translation | what is the word for |
    how do i say | how would you say | interpret | say it in | render in | how to say | what is the word | turn into |
    what is that in | the word for | how is it said | how they say | word for
    translation | translations | interpreter | translator | interpretation
    pronounce | say | pronunciation | how is it pronounced | sound out | say it out loud | how do you pronounce |
    said out loud | pronounced
    define | definition | meaning | what does mean | mean | means | meaning of | what is the meaning |
    look up the word | what is meant by | explain the word | word mean | definition of | dictionary | stand for |
    dictionary entry | what do they mean
    dictionary | lexicon | word book | thesaurus | glossary
    synonym | synonyms | another word for | similar word | other word | word like | different word for |
    same meaning | other words for | thesaurus
    antonym | opposite | antonyms | opposite of | contrary | reverse of
    rhyme | rhymes | rhymes with | rhyming | rhyming words
    spell | spelling | how do you spell | how is it spelled | letter by letter | how to write | write the word |
    spelled | spelt | spell out | how do i spell | how is it written
    spelling mistakes | spell check | typos | proofread | check my spelling | spellcheck | typo
    grammar | grammatical | grammar check | correct english
    word of the day | new word | daily word | teach me a word
    acronym | abbreviation | what does it stand | stands for | short for
    languages | language | tongue | speech
    sums | calculator | arithmetic | math | maths | do some math | number crunching | do some sums
    plus | added to | add | sum of | together with
    minus | take away | less | subtract | subtracted from | take off | deduct | knock off | take from | remove from |
    withdraw from
    times | multiplied by | multiply | product of | multiply by | multiplied
    divided by | divide | divide by | split by
    square root | root | root of | sqrt | radical
    squared | to the power of | power | square
    percentage | percent | per cent | proportion | how many percent | what percent
    average | mean | on average | typical | typically | in general | normally | avg | averaged | per day
    half | halve | fifty percent | one half
    equation | formula | solve for | problem
    in other units | convert | change | turn into | how much is | how many are | translate to | expressed in |
    what is that in | conversion | switch to | how many in a | equivalent
    conversion | unit conversion | unit converter | convert units | units
    currencies | currency | exchange rate | conversion rate | rate of exchange | foreign money | change money |
    what is the dollar worth | how much in dollars | how much in euros | worth in | going rate | currency converter |
    worth in euros | worth in dollars | money in | foreign exchange
    cent | cents
    pence | penny | pennies
    gallon | gallons
    inch | inches
    foot | feet | ft
    centimeter | centimeters | cm | centimetre | centimetres
    imperial | us units | miles and pounds
    metric | si units | metric system
    time in | world clock | time elsewhere | local time in | clock in | time over there | local time |
    other time zones
    hours ahead | time difference | hours behind | how many hours ahead | how many hours behind | ahead of us |
    behind us | difference in time
    how late is it | what time is it | time | what is the time | got the time | the time now | current time |
    time right now | have the time | what is the hour | time please | what does the clock | check the clock
    todays date | what day is it | what is the date | the date today | date today | which day is it | what is today |
    what date is it | day of the week | what is todays date
    fact | facts | info | information | knowledge | details | data | fact about
    look up | search for | google | find out | search | find information | see what you find | research |
    find out about | read up on | dig into | investigate | web search | check online | search online | look online |
    search the web
    encyclopedia | article about | entry on | encyclopaedia | reference
    who is | tell me about | biography of | who was | information about | what do you know | about the person
    what is | tell me about | explain | describe | define | what are | what the heck is | info on | information on |
    details on | what do you know | more about | what exactly is
    population | how many people live | inhabitants | how many people | residents | how big the city |
    number of people
    capital | capital city | capital of | seat of government
    head of state | president | leader | who is in charge
    prime minister | premier | head of government
    how deep | depth | deep
    how wide | width | wide | across
    when was | what year | in which year | date of | when did | which year
    invented | inventor | who invented | came up with | creator | discovered
    element | chemical element | periodic table
    example | examples | for instance | sample | such as
    recipe for | how to make | how do i make | how do you make | how to cook | how do i cook | how do you cook
    instructions | how to | steps | manual | guide | directions for | step by step | user guide | handbook
    summary | recap | the gist | in a nutshell | short version | in short | abstract | tldr | key points |
    main points | digest
    how much is | what does it cost | price of | cost of | what is the price | how expensive is | going rate |
    what do they charge
    halfway | half | one half | fifty percent | half of | midway | half way | halved | by half
    medium | middling | moderate | halfway | in between | average | mid | middle | middle setting | normal
    square | squared | to the power two | times itself | second power
    divided | divide | divided by | split by | quotient | goes into | shared between | split
    president | presidents | head of state | commander in chief | leader | leader of the country | heads of state |
    potus
    hear about | know about | learn about | read about | find out about | told about
    said | say | says | saying | told | mentioned | wrote | stated
    clarify | clarified | explain | make clear | spell out | elaborate | clear up | be more clear | explain further |
    make it clearer | what do you mean
    know | knows | find out | learn | be aware | be told | be informed | get info on | discover
    definition | meaning | define | what does it mean | meaning of | what is meant by | what is the meaning |
    sense of
    neighborhood | neighbourhood | neighborhoods | area | district | quarter | hood | vicinity | part of town
    read up on | learn about | look up | research | find out about | study
    weighty | heavy | hefty | weighs a lot | heavier | massive | weighs a ton
    spoken language | language | tongue | what they speak | language spoken | spoken there | native language
    knock off | knock down | take off | deduct | reduce by | subtract | lop off | shave off | lower by | cut
    maths | math | arithmetic | sums | calculation | calculations | calculator | number crunching | do the sums |
    mathematics | algebra | work out
    what does it mean | definition | meaning | what is the meaning of | what is meant by | meant by | define |
    what is it mean | explain the word
    inhabitants | population | number of people | how many people live | residents | head count | how populous |
    number of residents | people living in
    formula | equation | equations | formulas | problem | sum | expression
    worth | how much is | valued at | value | going for | goes for | price of | fetches
    bulky | large | hefty | heavy | space hogging | sizable | fat | gigantic | oversized | voluminous | whopping |
    humongous | big | huge | massive | enormous | giant | sizeable
    exchange money | convert money | exchange rate | change money | swap my money
    what is the value of | how much is | what does that make | worth in | amount to
    out of a hundred | percent | of full brightness
    how many hours between | time difference | jet lag | time zone | time zones | how many hours later |
    clock difference | how many hours apart | hours later | hours earlier | timezone | how many time zones |
    how much ahead | hours away
    what is known about | tell me about | give me details | details about | facts about | read up on | info about |
    what can you tell | give me the lowdown | what is special about | what is the story of | background on |
    what is interesting about | enlighten me about | particulars of | what makes it special
    tourists | crowd | masses | throng | mob | crush | number of people | crowds | hordes
    what is the price | tell me the price | how much is | cost of | what do i pay | price of
    """
}
