/// Words of reminders, lists and habits.
extension WordRelations {
  static let taskWords = """
    buy | purchase | get | pick up | order | pay for | shop for
    remind | nudge | make sure | do not forget | do not let | remember | prompt | alert | ping
    reminder | reminders | notification | alert | nudge
    task | tasks | todo | todos | to do | chore | chores | to dos | job | things to do
    priority | important | urgent | flagged | high priority
    habit | routine | streak
    goal | target | aim | objective | resolution | resolutions | goals | targets | aims | ambition | milestone
    outstanding | pending | remaining | still open | not done yet | unfinished | undone | incomplete | not finished |
    still waiting | open | unresolved | yet to be done | to be done | still to do | left to do
    do not let me forget | remind me | do not let me | i must not forget | make sure i | i need to remember |
    i have to remember | give me a nudge | nudge me | help me remember | jog my memory | i mustnt forget | bug me |
    nag me | see that i | poke me | remind myself | i should remember | keep me from forgetting | tell me to |
    ping me | prod me | drop me a reminder | i might forget | so i do not forget | hassle me
    i need to | i have to | i must | i should | i have got to | i gotta | i am supposed to | i ought to | need to |
    got to | supposed to | gotta | need to do | have to do | task | add a task | on my plate | things to do | to do
    do not forget | remember | keep in mind | bear in mind | not forget | make a mental note | remember to |
    remember that
    reminder list | reminders | my reminders | open reminders | pending reminders | things to remember |
    what mustnt i forget | what should i remember | what was i supposed | nudges | what have i forgotten |
    did i forget anything | set reminders | reminders i have
    a reminder | reminder | nudge | prompt | alert | heads up | memory aid
    stop reminding me | no more reminders | cancel the reminder | delete the reminder | do not remind me |
    forget the reminder | drop the reminder | stop nagging | stop bugging me | no need to remind | kill the reminder |
    lose the reminder
    remind me later | ask again later | later | not now | snooze | another time | in a bit | come back to it |
    remind me again | bring it up later
    when i get home | when i am home | on arrival | arriving home | when i get there | once i am home | as i get in
    when i leave | on leaving | as i leave | leaving home | on my way out | on departure
    to do list | todo list | to dos | todos | tasks | task list | things to do | chores | jobs | what needs doing |
    what is to do | what is left to do | what must i do | stuff to do | what should i do | on my plate | errands |
    things on my plate | work to do | duties | what do i need | what have i to | need to get done | need to do |
    have to do
    add a task | new task | add a to do | add a todo | new todo | put on my list | another task | create a task |
    create a todo | stick on my list
    todo | task | to do | job | chore | item | errand | duty | thing to do | action item | assignment
    chore | chores | housework | household jobs | cleaning | house chores | household tasks | household chores |
    domestic duties
    errand | errands | things to run | trips to make | running around
    complete the reminder | mark as done | mark done | check off | tick off | done with | i did | i have done |
    finished | taken care of | sorted | dealt with | i already did | already done | is done | got it done | got done |
    completed | over and done | cross off | crossed off | i have finished | consider it done | that is done |
    handled | ticked off
    not done | unfinished | incomplete | open | still to do | outstanding | pending | still open | left to do |
    uncompleted | remaining | not finished
    uncheck | untick | mark as not done | mark undone | reopen | not done yet | mark as open | mark incomplete
    completed tasks | done tasks | finished tasks | what i did | what i have done | what have i done |
    things i finished | accomplishments | got done
    overdue tasks | late tasks | past due | missed tasks | behind on | behind with | should have done
    subtask | sub task | sub item | substep | step | steps | smaller task | subtasks | part of the task |
    checklist item
    assign | give | hand | delegate | allocate | put in charge | make responsible | pass to | hand over | hand off
    assigned to me | my tasks | given to me | my responsibility | mine | on me
    responsible | owner | in charge | accountable | assignee | whose job | who does | who has to
    due today | for today | today | needs doing today | has to happen today
    low priority | not important | unimportant | not urgent | can wait | no rush | no hurry | minor | whenever
    prioritize | prioritise | make important | move to the top | put first | bump up | flag as important |
    mark important | star | rank first | make a priority
    someday | one day | some day | eventually | sometime | backlog | when i have time | at some point
    list of things | list | checklist | listing | lists | roster | register | lineup
    make a list | create a list | new list | start a list | begin a list | open a list | set up a list | add a list
    put on the list | add | jot | stick on | add to the list | put | pop on | throw on | write on | note on |
    put down for | tack on | chuck on | scribble on | add on | bung on | toss on
    take off the list | remove | cross off | strike | strike off | scratch off | delete | lose | drop | take off |
    scrub off | do not need anymore | no longer need
    clear the list | empty | wipe | erase everything | remove everything | start fresh | clean slate | clear out |
    remove all | delete all | delete everything | wipe clean | blank | throw everything off
    shopping list | grocery list | groceries | shopping | buy list | things to buy | we need to buy | what to buy |
    what we need | purchases | stuff to buy | need from the shop | from the store | from the supermarket |
    for the shop | things to get | what to get | grocery | food list
    pick up | buy | get | purchase | grab | we need | we are out of | were out of | ran out of | run out of | out of |
    running low on | running low | low on | we need more | stock up on | i am out of | i need | short of |
    almost out of | we are low on | used the last | finished the last
    wish list | wishlist | wishes | want list | things i want | id like to have | what i want | bucket list |
    dream purchases
    gift | gifts | present | presents | gift idea | gift ideas | present ideas | what to give | what to gift
    hardware store | diy store | tool shop | ironmonger | home improvement store
    reading list | books to read | to read | want to read | what to read | books
    watch list | watchlist | movies to see | to watch | want to watch | what to watch | want to see |
    things to watch | movies i want
    packing list | what to pack | things to pack | packing | what to bring | things to take
    what is on my list | what is on my | read my list | show my list | go through my list | see my list |
    look at my list | what is still on | what does my list | run through my list
    how many items | how many things | number of items | how long is | count | how many entries | how much is on |
    size of | how full | number of things
    habits | routine | habit | routines | rituals | ritual | daily habit | good habits | custom | practice
    streak | days in a row | run | consecutive days | chain | unbroken days | how many days straight |
    without a break | how long going
    habit tracker | habit done | log a habit | check in | did my habit | keep up | tick off habit
    how am i doing | my progress | progress | am i on track | on track | how far along | how is it going |
    how far am i | how are things going | doing so far
    accomplish | achieve | reach | hit | meet | attain
    give up | quit | kick | stop | break | drop
    motivate me | motivation | cheer me on | encourage me | pep talk | push me
    drink water | hydrate | have some water | stay hydrated
    give plants water | water the plants | plants watered | plants need water | plants are thirsty | feed the plants
    take out the bins | take out the trash | garbage | rubbish | trash | bins | take out the garbage | bin day |
    put the bins out
    do the laundry | washing | laundry | wash the clothes | do the washing | load of washing
    do the dishes | wash up | washing up | dishes | wash the dishes
    declutter | clear out | tidy | tidy up | straighten up | clean up
    twenty four hours | a day | one day | a full day | all day
    awesome | amazing | fantastic | great | excellent | wonderful | brilliant | superb | perfect | terrific |
    marvelous | fabulous | splendid | outstanding | cool | nice
    needs | need | require | must have | have to have | could use | got to have | in need of | lacking | short of |
    running out of
    provide | provides | provided | give | supply | hand over | offer | furnish | deliver | come up with |
    let me have
    given | gave | give | handed | provided | granted | supplied
    list items | what is on my list | read my list | what is listed | anything on my list | read out my list |
    items on the list
    in the shop | shopping | buy | go to the store | get from the store | need to buy | pick up
    run out | out of | used up | none left | finished | all gone | no more
    stock up on | buy | get more | purchase | lay in | replenish | get some
    bad | awful | terrible | poor | lousy | horrible | rubbish | crummy | not good | dreadful | nasty | ghastly |
    crap | appalling | atrocious | vile
    control | operate | manage | run | handle | steer | be in charge of | command | work | regulate
    open issues | unresolved issues | outstanding issues | unsolved problems | open bugs | open tickets | still open
    ever | at any time | at any point | at some point | in my life | before | at all
    supposed to | meant to | due to | scheduled to | expected to | should | going to | have to | needs to
    receive | get | be sent | take delivery of | accept | pick up | obtain | come in
    little | small | tiny | mini | petite | compact | teeny | wee | miniature | pint sized | bite sized | smallish |
    minor
    celebrity | famous person | star | celeb | celebrities | celebs | vip | famous people
    must | have to | need to | has to | got to | gotta | should | ought to
    bespoke | custom | customized | tailor made | personalized | made to order | customised | my own
    keep bugging me | remind me repeatedly | nag me | keep reminding me | remind me every
    stop bugging me | delete the reminder | stop reminding me | cancel the reminder | turn off reminders |
    leave me alone
    get on the list | put on the list | add to the list | add to my list | list it | add it | include on the list |
    stick on the list
    knock off the list | remove from the list | delete from the list | take off the list | scratch from the list |
    cross off
    read me the list | show the list | what is on the list | go through the list | read my list | list everything
    clear the decks | clear the list | delete all tasks | empty the list | wipe the list | start the list fresh
    give it to someone | assign | delegate | hand over to | pass it to | put them on it
    put it first | prioritize | move to the top | make it urgent | top priority | bump up the list
    snap it up | buy | order | purchase | get it | grab it | buy it now | ill take it
    see that i remember | remind me | do not let it slip | pester me | jog my memory | make me remember |
    keep me from forgetting | nag me | prod me | bug me | i must not forget | help me remember | tell me to |
    i need to remember | make sure i | i mustnt forget | so i do not forget | poke me
    nag | reminder | memo | prod | jog | nudge | memory aid | prompt
    reminders | prompts | memory aids | nags | memos | nudges | things to remember
    everything to remember | all my reminders | what must i remember | still have to do | what is left to do |
    should i not forget | what have i forgotten | what is outstanding | what needs doing | am i supposed to |
    what is pending | everything pending
    what must i remember | show reminders | still have to do | should i not forget | what have i forgotten |
    what needs doing | am i supposed to
    mark as done | sorted out | i have already | strike off | that is behind me | no longer to do | put a check next |
    accomplished | in the bag | that is settled | tick off | check off | cross off | finished with | i have done |
    took care of | taken care of | dealt with | got it done | sorted | i have finished | over and done with |
    already did | handled | wrapped up
    never mind about | delete the reminder | forget about | quit reminding me | no longer remind me |
    stop nagging me about | stop bugging me about | you can forget | do not bother me about | remove the nudge |
    scrap the reminder | no more nagging about | stop reminding me | do not remind me | no need to remind |
    drop the reminder | lose the reminder
    i wont need reminding | delete the reminder | no reminder needed | stop telling me to | i do not need reminding |
    no need to nag | quit nagging me | throw out the reminder | strike the reminder | do not tell me to
    worked on since | changed files | what is new since | has been touched | what have i done | got edited |
    changes since | been rewritten | newer documents
    bring home | buy | need | procure | acquire | all out of | need more | need some more | come home with |
    must get | no more left | none left | top up on | load up on | snap up | buying
    have to buy | shopping | shopping list | groceries | need from the store | at the supermarket | to get in town |
    food shop | need at the store | provisions | supplies | food to get | get at the shop | store run
    have to do | todo | chores | need to do | got to do | jobs | jobs to do | duties | errands | what needs doing |
    needs doing | must do | still to do | on my plate | left to do | housework | assignments
    things i want | wish | wishes | would like to have | id love to have | dream of | dreams | desires | hope for |
    would like to own | want for my birthday | longing for | covet
    things to read | reading | books | want to read | to be read | novels | book pile | reading material |
    titles to read | what to read | literature | paperbacks
    surprises | gift | gifts | gift ideas | things to give | give for christmas | give for his birthday |
    give for her birthday | birthday ideas
    diy shop | hardware store | ironmongers | builders merchant | tools and screws
    how long is my | how many | count | how long is | tally up | how big is | how much is on | how full is |
    quantity of | total number of | total up | do a headcount | length of | how much stuff | how large is | size of |
    the count of | how extensive is
    wipe clean | clear | throw everything out | start afresh | start over with | blank out | remove everything from |
    take everything off | delete everything on | cross everything off | remove all | make empty | make blank |
    tidy out | take all off | nothing left on | empty out | get everything off | everything off | all off | void |
    clean
    cross out | check off | mark as done | scratch off | scratch through | strike through | put a line through |
    draw a line through | put down as done | put down as finished | call it done | consider finished | count as done |
    set to done | flag as done | flag as complete | log as done | set as complete
    list should be empty | clear my list | clear the list | clear list | new start for | nothing should be on |
    nothing should remain on | done with everything on | finished with everything on | let me start over |
    get rid of all | get rid of everything | throw out everything | scrap everything on | dump everything |
    wipe everything
    start keeping track of | list called | new list | another checklist | fresh list | blank list | start listing |
    empty checklist | new checklist | fresh checklist | begin a checklist
    i want a list | create a list | make me a list | i need a list | need a list | want a list | put together a list |
    let us have a list
    what to take | packing list | what am i taking | what i am bringing | stuff to bring | things i take along |
    for the suitcase | in my bag | what i pack | what goes in
    how active was i | what did i do | what have i achieved | what have i accomplished | what have i done |
    did i move enough | what did i accomplish
    acquire | buy | get hold of | splash out on | spring for | shell out for
    """
}
