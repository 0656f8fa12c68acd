/// Words of work, school, family and pets.
extension WordRelations {
  static let workWords = """
    feed | give food | fill the bowl | treat
    walk the dog | take the dog | walkies | dog walk | dog needs out | dog has to go | dog out
    dog | puppy | doggy | pooch | dogs | hound | mutt | pup | doggie
    cat | kitten | kitty | cats | moggy | puss | feline
    pet | animal | pets | animals | critter | furry friend
    vet | veterinarian | animal doctor | vets | animal clinic | pet doctor
    slideshow | slide show | presentation | slides | slide deck | deck | talk
    quiz | trivia | test
    level | stage | round
    lesson | class | course | tutorial | lecture
    practice | study | train | learn | rehearse | revise
    project | assignment | piece of work | projects | undertaking | venture | initiative
    mom | mum | mother | mommy | mummy | ma | mama | mam | moms | my mother | mums | my old lady
    dad | father | daddy | pa | papa | old man | pop | pops | my father | dads | my old man | dada
    grandma | grandmother | granny | nana | nan | gran | grandmom | grammy
    grandpa | grandfather | granddad | gramps | grandad | grandpop
    first lines | head | start of the file | top of the file | opening lines | top lines | first few lines |
    beginning of the file
    nursery | baby room | babys room | the little ones room
    work | office | job | workplace | at work | place of work | business | at the office | shift
    job | position | post | employment | jobs | occupation | opening | vacancy
    boss | manager | supervisor | chief | head | my superior | line manager
    colleague | coworker | co worker | colleagues | workmate | coworkers | teammate | teammates | workmates
    client | customer | clients | customers | buyer | shopper | patron | patrons
    employee | staff | worker | workers | employees | personnel
    company | firm | business | corporation | employer
    milestone | milestones | checkpoint | stage | phase
    working from home | home office | remote work | remote | wfh | telework
    business trip | work trip | work travel
    contract | agreement | contracts | deal
    sign | put my name | autograph | sign off on | e sign | initial
    form | forms | application | questionnaire | paperwork | application form
    fill in | fill out | complete | fill up
    submit | hand in | turn in | send in | file | deliver | send off
    apply | apply for | put in for | application | send an application
    cv | resume | curriculum vitae | work history
    cover letter | application letter | motivation letter
    approval | approve | sign off | green light | give the okay | go ahead
    reports | report | write up | statement | summary
    proofread | check | look over | correct | go over | check for mistakes
    printing machine | printer | laser printer
    copy machine | copier | photocopier
    photocopy | copy | make copies
    pen and paper | stationery | office supplies
    school | academy | at school | schools
    university | uni | college | campus
    teacher | instructor | tutor | professor | prof | schoolteacher
    student | pupil | learner | students | pupils
    homework | assignment | assignments | home work | schoolwork | coursework | school work | work for school
    exam | test | exams | finals | tests | quiz | examination | midterm
    grade | grades | mark | marks | gpa | score | report card | scores | how did i do
    timetable | class schedule | schedule | lesson plan | timetables | my classes | my lessons
    class | lesson | course | lecture | lessons | classes | lectures | seminar | courses | period
    course | subject | field | discipline | subjects
    classroom | lecture hall | class room | lecture theatre
    recess | playtime | break time | morning break
    school holidays | school break | half term | spring break | semester break
    semester | term | school term
    learn | study | revise | cram | hit the books | swot up | studying | bone up on | memorize
    essay | paper | term paper | thesis | composition | essays | dissertation | assignment | write up
    library | lending library | public library | book collection
    school run | take the kids | pick up the kids | drop off the kids | collect the children | fetch the kids
    kindergarten | nursery | daycare | day care | preschool | creche
    babysitter | nanny | sitter | childminder | child minder
    family | relatives | folks | loved ones | my people | kin | relations | families | family members | kinfolk
    parents | mom and dad | folks | mum and dad | my old folks
    grandparents | grandma and grandpa | nan and grandad
    son | boy | my boy | lad | sons | boys | my boys | lads
    daughter | girl | my girl
    brother | bro | bros | my bro | brothers | big brother | little brother | sibling
    sister | sis | my sis
    siblings | brothers and sisters | brother and sister
    uncle | unc | my uncle
    aunt | auntie | aunty
    cousin | cousins | cuz
    husband | hubby | spouse | my man | better half
    wife | spouse | missus | my wife | better half | wifes | the wife | partner
    partner | significant other | other half | better half | sweetheart | gf | girlfriend | my girl | lady friend |
    bae
    boyfriend | bf | my guy
    neighbor | neighbour | neighbors | neighbours | next door | people next door
    roommate | flatmate | housemate | room mate | flat mate
    landlord | landlady | property owner | owner of my flat
    plumber | pipe fitter | pipes man
    handyman | repairman | fixer | odd job man | repair man
    cleaner | cleaning lady | maid | housekeeper | cleaners | char
    mechanic | garage | car repair | repair shop | workshop | body shop | auto shop
    nurse | caregiver | carer
    lawyer | attorney | solicitor | barrister
    accountant | bookkeeper | tax adviser | tax advisor
    fish | goldfish | fishes | aquarium
    bird | birds | budgie | parakeet
    feed the pet | feed the animals | fill the bowl | pet food | feeding time | give food | fed
    feed the dog | give the dog food | dog needs feeding | dog is hungry
    feed the cat | give the cat food | cat needs feeding | cat is hungry
    vet appointment | vet visit | see the vet | animal checkup | take to the vet
    litter box | cat litter | litter tray | cat toilet
    groom | brush | wash the dog | bathe the dog | grooming
    pet sitter | pet minder | animal sitter
    identity card | id card | id | identification
    drivers license | driving licence | licence | license | driving license
    visa | entry permit | travel permit | visas
    certificate | certificates | diploma | proof | papers
    wallet | purse | billfold | pocketbook
    keys | key | house keys | key ring | bunch of keys
    levels | level | setting | stage | amount | position | notch | grade | degree
    word | words | term | terms | expression | vocabulary word
    bosses | boss | manager | supervisor | chief | head honcho | higher up | line manager | superior | employer
    academy | school | schools | class | classroom | high school | grade school
    consumer | consumers | customer | buyer | shopper | user
    seafood | fish | fish dishes | catch of the day | fresh fish | fillet | shellfish
    animals | animal | creatures | creature | beasts | beast | critters | critter | pets | wild animals | fauna
    birds | bird | birdies | fowl | feathered friends | birdlife | birdie
    wildlife | wild animals | animals | nature | fauna | creatures | wild creatures | animals to see
    staff | employees | employee | workers | personnel | workforce | colleagues | staff members | team members |
    people who work here
    daughters | daughter | girls | girl | my girls | little girl | my little girl
    lady | woman | female | gal | girl | madam
    companies | firms | company | businesses | corporations | business | organizations | enterprises | outfits
    step | stage | phase | steps | part | stages | move | point
    labor | work | labour | on the job | employment | job | office
    roundup | summary | how did i do | how well did i | how active was i | my numbers | statistics | stats | figures
    day ticket | day pass | entry for a day | entrance ticket | entry pass | one day ticket | daily pass |
    park entry | pass for the day | ticket for the day | admission for the day | entry ticket | admission ticket |
    entry permit
    """
}
