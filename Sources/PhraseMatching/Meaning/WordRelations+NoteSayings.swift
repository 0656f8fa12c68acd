/// More ways of saying what people want of notes and lists.
extension WordRelations {
  static let noteSayings = """
    lineup of | list | lists | lineup | line up | roundup | round up | roll | tally sheet | run down of |
    cheat sheet | shortlist | short list | backlog | pile | stack | hit list | master list | wish book
    check list | list | lists | tick list | to do sheet | itemized list | bulleted list | bullet list |
    shopping slip | packing sheet | list of items | list of stuff | list of things
    saved to | list | listed | on the list | saved | i saved | i put aside | i collected | i have lined up |
    have i lined up | lined up | queued up | stored | gathered | collected
    items on | items | entries | items in | entries in | entries on | things on | things in | points on | lines in |
    positions | single items | line items | bullet points | individual items | different things | bits and bobs
    start a | create a | make a | create | new | set up a | begin a | begin | start | start me | start us |
    start off a | get me started on | lay out a | draw up a | put together a | compile a | knock up a | whip up a |
    give me another | set up another | start another | add another | open another | one more | a second
    need a new | create a | create | new | need another | need a fresh | want a new | want a fresh | want another |
    would like a new | like a new | like a fresh | like another | could use another | could use a new |
    could use a fresh | let us have a new | let us have another | let us start a | let us make a | time for a new
    which i call | heading | called | named | titled | title it | name it | call it | with the heading |
    under the heading | under the title | with the label | label it | i want to call | i will call | to be titled |
    to be named | whose title is | captioned | tagged
    enter | add | put | put in | add to | fill in | key in | punch in | type in | jot in | pencil in | ink in
    chuck | add | put | chuck in | throw in | bung in | whack in | lob in | sling in | shove in | shove | stuff in |
    stick in | bang in | toss in | fling in | plonk | plonk down | stick | bung | whack | slap | sling
    needs to be added | add | put | must be added | should be added | ought to be added | has to be added |
    get added | to be added | to be included | be included | want included | want added | wants adding |
    needs including | needs putting | put in with | include in | include with | include among | count in | also need |
    also wants | need to remember
    jot down for | add | put | jot down on | scribble on | scrawl on | scribble onto | note under | note on |
    write under | list under | file under | enter under | enter in | enter into | put under | add under |
    record under
    also get | add | put | need to get | need to grab | must get | must grab | got to get | have to get |
    have to grab | do not forget to get | remember to get | remember to buy | we also need | i also need
    purchase | buy | get me | get us | grab me | grab us | pick me up | pick us up | fetch me | fetch us | fetch |
    stock up with | lay hands on | pay for | shell out for | go get | go and get | please get | please bring |
    bring us | bring me | put in for | order in | order me | order us | send out for
    are in need of | buy | in need of | need to get | need to have | well need | we will need | ill need |
    i will need | were needing | am missing | are missing | we want | we require | i require | require |
    can not do without | must have | got to have | have to get
    strike out | remove | take off | strike from | scratch from | scratch out | cross off | wipe from | rub out |
    rub off | scrub from | scrub out | erase from | delete from | drop from | bump from | pull from | cut from |
    kick off | kick out | chuck off | boot off | knock out | cut out | weed out
    take back out | remove | take off | take away | take out of | take out from | pull out of | get out of |
    leave out | leave out of | count out | do without | can do without | do not bother with | forget about | scrap |
    axe | nix | lose | ditch | no more | not buying | wont be buying | no longer want | no longer wanted
    do not want anymore | remove | take off | not want anymore | no longer interested in | lost interest in |
    have gone off | changed my mind on | changed my mind about | decided against | have second thoughts about |
    do not fancy anymore | do not care about | had enough of | over it
    as done | as finished | as completed | as complete | as sorted | as bought | as purchased | as watched |
    as dealt with | as taken care of | as handled | as accomplished | as crossed off | as ticked off | off my plate |
    as being done | as off the table | as over | as settled
    put a tick by | tick | check off | tick off | mark | mark off | cross off | cross out | strike off |
    strike through | put through | line through | cross through | score out | ticked | check mark | put down as |
    count as | register as
    i have finished | check off | mark as done | i finished | we finished | weve finished | just finished |
    have finished | i have completed | i completed | i have wrapped up | i wrapped up | i have polished off |
    polished off | knocked out | knocked off | i have seen | i saw | i watched | i have watched | have watched |
    i have read | i read | have read | i have been through | got through | made it through | i have bought |
    i bought | we bought | weve got | we got | i picked up | i have picked up | picked up | have picked up
    is sorted | check off | mark as done | is finished | is completed | is complete | is taken care of |
    is dealt with | is handled | is in the bag | is over | is settled | is over with | is bought | has been bought |
    has been done | has been sorted | has been dealt with | got sorted | got finished | is behind me | is history |
    is wrapped up | is through
    no longer outstanding | check off | mark as done | done and dusted | all set | all finished | all sorted |
    job done | signed off | sign off | call it finished | cleared off | completed | accomplished | tackled |
    taken care of | ticked | ticked off
    display | show | show me | present | bring up | pull up | call up | lay out | put before me | let me view |
    let me browse | let me peek at | let me check | let me go over | let me go through | let us look at |
    let us view | give me a look at | read off | list out | spell out
    what am i still | show | what is on | what should i get | what should i buy | what do i need | what do we need |
    what needs buying | what needs doing | what must i | what have i put | what did i put | what have we got |
    what all is | what goes in | what is left to | what is still in | which ones are | what have i saved |
    what is in | what do i want | what are all | what things are
    remind me what is on | show | what is on | what is still on | what is waiting on | what is standing on |
    what is noted on | what else is on | run me through | walk me through | talk me through | take me through
    the number of | number of | how many | count | total of | total number | how large a number | headcount | tot up |
    tally up | sum up | add up | how big is | how long has | how long is | how full is | what is the length of |
    what is the size of | what is the tally | what is the total | the tally of | exact number | numbers
    everything gone | clear | clear out | all gone | everything removed | everything deleted | everything cleared |
    everything wiped | everything erased | everything out | everything thrown out | everything taken off |
    get everything off | wipe everything | wipe everything off | erase everything | erase everything on |
    delete everything | delete everything in | remove everything in | throw everything out | throw away everything |
    trash everything | trash everything in | bin everything | dump everything | ditch everything |
    chuck everything out | nothing left in | nothing left on | empty completely
    start fresh | clear | start over | start over with | start fresh with | start again with | start from scratch |
    begin again | begin anew | begin afresh | from a clean slate | reset | zero out | back to nothing | flush |
    flush out | sweep clean | sweep out | start afresh | start afresh with | begin afresh with | start anew |
    start anew with | begin again with | start with a clean
    blank page | new note | note | blank sheet | blank paper | blank document | blank canvas | blank slate |
    clean page | clean sheet | clean sheet of paper | empty page | empty sheet | empty document | fresh page |
    fresh sheet | fresh document | new page | new sheet | new document | new text | fresh piece of paper |
    new piece of paper | sheet of paper | piece of paper | something to write on | somewhere to write |
    somewhere to type | place to write | place to type | sheet to type on | page to type on | page to write on
    need to write something | new note | create a note | want to write something | let me write something |
    let me type something | let me start writing | want to start writing | start writing | start typing |
    begin writing | got something to write | have an idea | i have a thought | let me jot something |
    let me scribble something | something to jot down | feel like writing | ready to write | ready to type |
    want to take notes | let me take notes | grab me some paper | get me some paper
    note that | memo that | memo saying | note saying | memo stating | memo to say | memo to self | entry saying |
    entry that | entry stating | note to say | note stating | note which says | message to myself | scribble that |
    jot that | record that | log that | document that | line saying | write that | type that | put down that |
    text saying | want a memo saying | want a memo that | want a note saying | need a note saying |
    need a memo saying | like a memo saying | like a note saying | leave a note saying | leave a memo saying |
    leave a note that | leave myself a note | leave me a note | write me a note | write me a memo | make me a memo |
    start a memo saying | put in a note
    make a note that | record that | log that | note that | jot that | jot down that | scribble that | document that |
    note down that | take down that | put down that | put on record that | let it be noted | let the record show |
    for my records | for future reference | remember that | keep in mind that | bear in mind that |
    commit to memory that | get it down that | save the fact that | store that | memorize that | save that
    write this | write down | jot | jot this | note this | scribble this | type this | type out | record this |
    log this | get this down | take this down | put this down | save this | save this thought | store this |
    capture this | capture | pen this | keep this | memo | memo to me | document this
    tack onto | append | append to | add to | tack on | tag onto | attach to | stick onto | pin onto | glue onto |
    bolt on | bolt onto | hang onto | paste in | paste into | paste onto | slip into | squeeze into | slot into |
    put into | put in | write into | write in | type into | work into | throw into | drop into | plug in | insert |
    insert in | insert into | expand with | extend by | round off with | finish off with | top up with | tack | tag |
    paste | squeeze in | slot in | slip in | tag with | jot in | scribble in | scribble into | jot into | pencil in |
    pencil into | type in at | extend | lengthen | expand | augment | amend | complete with | supplement | type |
    key in
    end of | bottom of | tail end of | foot of | close of | last line of | last page of | tail of | very end of |
    very bottom of | rear end of
    add at the bottom | append | append to | add at the end | put at the bottom | put at the end | add underneath |
    add below | add beneath | put underneath | stick underneath | write beneath | write underneath | type at the end |
    type underneath | add on to | build on | add as well
    consult | let me look at | open | let me see | look at | have a look at | take a look at | want to look at |
    need to look at | let me get at | let me get into | let me into | let me check | need to check | want to check |
    refer to | let me consult | view | let me view | want to view | need to view | inspect | let me inspect |
    get on screen | put on screen | want to go over | let me go over | let me have | can i have | need to work on |
    want to work on
    whereabouts of | get hold of | where is | open | where are | where did i put | where have i put | where has |
    where can i find | where do i find | where do i have | where did you put | whereabouts is | can not find |
    dig out
    crack open | open | bring to the front | bring to the screen | bring out | whip out | pull out | fetch |
    fetch me | grab | grab me | summon | load | load up | flick to | flip to | leaf through | flip open | go into |
    hop into | dive into | jump into | pop open
    need to edit | open | edit | want to edit | let me edit | let me change | want to change | let me revise |
    continue with | carry on with | resume | keep working on | get back into | back to | return to | go back to |
    pick up | let me finish | let me work on | make changes to | add changes to
    voice | read | read out | read aloud | say aloud | speak | speak out | utter | recite | narrate | pronounce |
    declaim | sound out | let me hear | let me listen to | want to hear | like to hear | what does it say |
    run it by me | run past me | in your voice | with your voice | use your voice
    what is written in | read | read out | what stands in | what does | what do | what is it say in |
    tell me what is in | how does it go | how goes | remind me what
    latest entries | recent notes | recent | latest | last | newest | most recent | last few | newest notes |
    latest notes | latest jottings | latest scribbles | latest memos | newest memos | last memos | freshest memos |
    freshest | latest pages | newest entries | recent entries | recent writing | recent jottings | latest writing |
    last things i wrote | what i wrote last | what i wrote lately | what i wrote recently
    lately | recent | recently | of late | latest | last | just now | a moment ago | a while ago | these last days |
    these past days | past days | past few days | last few days | the last while | in recent days | this past week |
    most recently | not so long ago | earlier | last edited | edited lately | recently changed | recently touched |
    recently opened | last changed | last worked on | been busy with | been at work on | i just wrote | just wrote |
    just typed | just made | just saved | i made last | i wrote last | wrote last | worked on last | edited last |
    changed last | opened last | left off | where i left off | did i edit lately | did i change lately |
    did i open lately | did i touch lately | did i edit recently | did i change recently | did i last edit |
    did i last open | did i edit last | did i open last | did i touch last | have i edited lately |
    have i opened lately | have i changed lately | have i written lately | i edited lately | i opened lately |
    i wrote recently | i changed recently | was i working on | have i been writing | have i worked on
    entries | notes | note | entry | memos | memo | jottings | scribbles | scribblings | writings | write ups |
    pages | papers | documents | journal entries | log entries | my writing | bits of writing | pieces of writing |
    written stuff | what i have written | things i wrote | stuff i wrote | things i have written |
    everything i wrote | something i wrote | anything i wrote | what i jotted | what i put down
    did i put down | did i write | did i note | did i jot | did i jot down | did i note down | did i scribble |
    did i type | did i record | did i log | did i enter | did i pen | was i writing | have i written | have i noted |
    have i jotted | have i put down | have i typed | have i recorded | i wrote | i had written | i was writing |
    was written | got written | was noted | was jotted down | i noted | i typed | i jotted down
    find notes about | search my notes for | did i ever jot | did i ever note | did i ever mention |
    have i ever mentioned | have i ever written | have i ever noted | have i mentioned | did i mention |
    have i got notes | do i have notes | do i have memos | are there memos | is there a memo | are there any notes |
    is there any note | any notes | any memos | any mention of | any mentions of | anything i noted |
    something i noted | where do i mention | where did i write | where have i written | where have i noted |
    where did i note | where did i jot | which memo mentions | which note mentions | which note says |
    which memo has | which note has | which page has | which page mentions | search my notes | find notes |
    did i ever write | did i ever scribble | did i note anything | did i write anything | did i jot anything |
    did i scribble anything | have i written anything | have i noted anything | do i mention | do i say anything |
    is there a note | is there any memo | is there a page | is there an entry | are there any memos |
    are there entries | got any notes | got any memos | got anything noted | any entries | any jottings |
    which memos mention | which pages mention | which entries mention | which memos talk | what did i say |
    what have i said | what do i say | memo about | memo on | memos about | memos on | note about | notes on |
    entries about | entries on | pages about | jottings on | jottings about | writings on | writings about |
    thoughts on | memos mentioning | notes mentioning | memos containing | memos with | pages with |
    memos that mention | do any memos mention | do any pages mention | do any entries mention |
    does any memo mention | does any page mention | track down anything | dig up anything | dig up whatever |
    dig out anything | find anything | find everything | find whatever | look up anything | hunt for anything |
    pull up anything | pull up everything | pull up whatever | bring up anything | bring up everything |
    anything i wrote | whatever i wrote | everything i wrote | something i wrote | whatever i noted |
    everything i noted | anything i jotted down | anything in my memos | anything in my papers |
    anything in my jottings | anywhere in my memos | somewhere in my memos | did i say anything
    look for in | find notes about | search my notes for | search for | look for | search | look through for |
    look up in | check for | check if i wrote | see if i wrote | find where i wrote | find where i mention |
    find me anything about | find whatever i wrote | find what i wrote | find the bit about | find the part about |
    find the note about | find the memo about | find every mention of | find mentions of | pull up anything about |
    bring up anything about | show everything about | show anything about | show whatever mentions
    whatever mentions | anything on | about | anything about | something on | something about | stuff about |
    stuff on | everything about | everything on | mentions of | mention of | bit about | part about | to do with |
    with the word | with the words | having the word | saying something about | referring to | related to |
    that deals with | that mentions | that has | that contains | which contains | dealing with | on the subject of |
    on the topic of
    comb | go through | search | look through | comb through | flick through | flip through | leaf through |
    page through | thumb through | trawl | trawl through | scour | sift | sift through | plough through |
    rifle through | root through | hunt through | rake through | scan | skim | skim through | check in | look in |
    look inside | look around in | query | run a search | do a search | do a search for
    bin it | delete | bin | get rid of it | chuck it | chuck it out | ditch it | dump it | scrap it | trash it |
    toss it | lose it | delete it | remove it | erase it | throw it away | throw it out | kill it | shred it |
    away with it | so get rid | can be deleted | can be binned | can be removed | can be erased | can be thrown away |
    can go | may go | should go | must go | has to go | needs to go | can be trashed | needs deleting |
    wants deleting | is obsolete | is outdated | is useless | is no longer needed | is not needed
    have no need of | delete | do not need anymore | no longer need | no use to me | of no use | can do without |
    do not want to see | do not want to keep | never want to see | throw in the bin | throw in the trash |
    put in the bin | put in the trash | chuck in the bin | toss in the trash | send to the bin | consign to the bin |
    shred | burn | zap | nuke | axe | kill off | do away with | rid me of | make go away | be done with | wipe |
    wipe out | scrap | expunge
    always want to see | pin | pin to the top | want to see first | always see first | see at once | see right away |
    always show first | show first | come up first | comes up first | appear first | be first | goes first |
    always visible | always in view | always in sight | always there | do not want to lose | never lose sight of |
    do not let me lose | want on top | want up top | wants to be first | list first | always have handy | want handy |
    keep handy | keep close | keep in view | keep where i see | keep accessible | have ready | stay visible |
    stay in view | stay up | stay put
    above everything else | pin to the top | to the top | on top of everything | ahead of everything |
    ahead of everything else | before everything else | above all else | above everything | above all the rest |
    above the rest | before all others | before the rest | ahead of the rest | in first position | in first place |
    as the first thing | at the very beginning | at the very start | at the beginning | at the start | first of all |
    up front | right at the front | right at the top | at the top | very top | up there | to the front | at the head |
    on top | above all the others | above all others | over all others | ahead of all others | over everything else |
    first in line | first in the row | front and center | to number one | at number one
    stick up | pin | pin up | stick | tack | tack up | nail | nail down | nail up | fix | fix in place | fasten |
    clip | clip up | glue | attach | anchor | lock in place | keep in place | hold in place | make sticky | sticky |
    handy | visible | topmost | uppermost
    put in with | move | move to | file | file under | file away under | transfer | shift | relocate | rehome |
    reclassify | recategorize | sort under | sort into | sort in | put away in | put away | stash in | stow in |
    store in | store under | save under | keep under | keep in | slide into | slip into | drop in | ship to |
    haul to | send to | take to | carry to | belongs to | belongs in | belongs with | belongs under | should be in |
    should be under | should live in | has to go in | has to go to | has to be in | needs to be in | needs to go in |
    needs to go to | ought to be in | should go to | should go into | wants to be in | make part of | reassign to |
    is better in | is better off in
    shoot | share | send | forward | pass | fire off | fire over | pass along | pass on | hand | hand over |
    slide over | beam | send over | get over to | get across to | ship | deliver | deliver to | give to | relay |
    circulate | distribute
    wants to see | share | share with | would like to see | would like to read | wants a look | wants to read |
    wants to have | needs a copy | needs to have | asked for | is asking for | has asked for | was asking for |
    is waiting for | should have | should get | ought to see | ought to have | ought to read | must see | must read |
    has to see | has to read | needs to read | can have | may have | gets to see | gets to read | let in on |
    let have a look | let take a look | give a look at | show to | present to | make available to | open up to |
    give access to | access to | grant access to
    paint | color | colour | color in | tint | tinge | dye | shade | stain | splash | coat | tone | wash | make |
    redo in | do in | want in | like in | have in | render in | give a tint of | give a coat of | dress in | mark in |
    set in | highlight in | show in | display in | should be colored | should be tinted | should look | should turn |
    should become | needs to be colored
    recolor | change the color | recolour | change the colour | color | give another color | give a new color |
    pick another color | paint over | repaint | redye | retint | switch the color | set the color | alter the color |
    adjust the color | make the background | set the background | change the background | background
    need again | again | remind me | remind me of | bring back | show me again | show again | come back |
    come back to | come up again | pop up again | pop up | get back to | reappear | resurface | turn up again |
    bring up again | present again | let me see again | want to see again | want back | need back | have back |
    give me back | want again | see again | back again
    remind me of | give me a nudge | remind me | nudge | nudge me | nudge me about | nudge me regarding |
    poke me about | prod me about | buzz me about | ping me about | alert me about | alert me to | notify me about |
    notify me of | prompt me about | prompt me with | tell me about | jog my memory about | do not let me forget |
    keep me from forgetting | make sure i see | make sure i read | make me look at | make me read |
    draw my attention to | call my attention to | get my attention for | bring to my attention | ill need |
    i will need | ill want | i will want
    hide for now | remind me | snooze | hide until | hide for | put aside for | set aside for | come back later |
    show me later | show later | see later | look at later
    letters | font | font size | text | text size | letter size | type | type size | lettering | print | characters |
    character size | writing | script | typeface | words | point size | glyphs | typescript | size of letters |
    size of text | body text
    pt | points | point | pts | font size | size | point size | point type | point font | point letters | point text
    smaller letters | font size | smaller text | smaller print | smaller writing | smaller type | smaller font |
    tinier letters | tinier text | text down to | letters down to
    larger letters | font size | bigger letters | bigger text | larger text | bigger type | larger type |
    bigger print | larger print | bigger writing | bigger characters | bigger font | larger font | want to type in |
    like to type in | easier to read | text up to | letters up to
    take down to | set | change | change to | set to | bring down to | go down to | get down to | shrink to |
    reduce to | scale down to | lower to | drop to | cut to | pull down to
    bump up to | set | change | change to | set to | bump to | up it to | take up to | bring up to | go up to |
    blow up to | enlarge to | increase to | scale up to | crank up to | push up to | raise to | lift to | resize to |
    resize | dial to
    rows apart | line spacing | lines apart | space between rows | room between rows | gaps between rows |
    gap between rows | distance between rows | space between the rows | room between the lines | distance of rows |
    row height | row distance | row gap | row gaps | row spacing | line gaps | line distance | interline spacing |
    line height | rows further apart | lines further apart | leading | vertical spacing | paragraph spacing |
    text spacing | interlinear space
    apart | spacing | line spacing | gap | gaps | space | spaces | distance | air | breathing room | breathing space |
    white space | separation | spaced | spaced out | space out | spread | spread out | far apart | further apart |
    farther apart | wider apart | interval | looser | airy | airier | separated
    between rows | line spacing | between the rows | between lines | between the lines | between my lines |
    between text lines | from row to row | from line to line | per line | rows | row
    typo correction | spell check | spelling correction | spelling corrector | error correction | mistake correction |
    typo detection | typo detector | error detection | typo checker | typo finder | typo hunter | word check |
    word checker | word checking | mistake checking | mistake checker | spelling help | spelling assistance |
    spelling aid | spelling police | spelling control | orthography check | text correction | text checking |
    writing check | autocorrection | auto correction | autocorrect | proofreader | proof reading | proofreading |
    typo alerts | typo warnings | typo highlighting | mistake highlighting | error marking | red lines |
    red wavy lines | wavy lines | red underlining | squiggles | wiggly lines | squiggly red lines | red marks
    catching my typos | spell check | checking my spelling | correcting my typos | correcting my spelling |
    checking for typos | looking for typos | fixing my typos | fixing my spelling | watching my spelling |
    marking my mistakes | marking typos | underlining typos | underlining mistakes | underlining my mistakes |
    underlining words | flagging typos | flagging my mistakes | flag my typos | flag typos | flag misspelled words |
    flag misspellings | flag mistakes | check my words | check my writing | proofread my text | proofread as i type |
    correct me | correct what i type | correct what i write | correct my writing | correct my mistakes |
    checking how i spell | nagging about typos | nagging about spelling | complaining about my spelling |
    complaining about typos
    new list | create a list | start a list | start a checklist | make a checklist | make me a checklist |
    new checklist | fresh checklist | fresh list | another checklist | another list | blank list | blank checklist |
    empty list | empty checklist | set up a checklist | open a new list | open a checklist | begin a checklist |
    begin a list | need a checklist | need a list | want a list | want a checklist | new lineup | new roster |
    new catalog | new inventory
    create a note | new note | create a new note | start a note | start a page | start a new page |
    start a blank page | start a fresh page | start a clean page | start a new memo | start a memo | begin a note |
    begin a page | begin a memo | begin a new page | begin a blank page | open a blank page | open a new page |
    open a fresh page | open a clean page | open an empty page | set up a page | make a memo | make a page |
    make a new page | make a new memo | get me a page | give me a page | give me a sheet | give me an empty page |
    give me a blank page | give me a new page | give me a fresh page | let me start writing | open an empty sheet |
    open a blank sheet | open a fresh sheet | open an empty document | open a blank document | begin an empty page |
    start an empty page | start an empty document | start a blank document | start a fresh document |
    start an empty sheet | start a blank sheet | start typing something | start writing something | begin typing |
    let me start typing | start from scratch
    show me my | show my | display the | display my | display all my | let me see the | let me see my |
    let me view the | let me view my | let me view | see the | see my | view the | view my | bring up the |
    bring up my | pull up the | pull up my | call up the | call up my | put up the | put up my | lay out my |
    check my | check the | look at the | look at my | look over my | look over the | peek at my | peek at the |
    want to see my | want to see the | like to see my | like to see the
    set the font size | change the font size | make letters | make text | make my text | make my writing |
    make everything i type | want letters of | want letters | letters at | letters of | text of | text at |
    make my letters | make my font | have letters of | have text of | characters of | print of | text as big as |
    letters as big as
    set the line spacing | change the line spacing | leave gaps of | leave gaps | leave a gap | leave a gap of |
    leave space | leave space of | leave room between | leave more room between | leave space between |
    leave white space | rows that are | leave room of | rows with | keep rows | keep rows apart | space rows |
    space lines | put rows | spread rows | spread lines | put space between | leave spaces of | put gaps of |
    keep gaps of | have gaps of | want gaps of | gap of | gaps of | space of | distance of | leave a space of |
    leave a distance of | keep a distance of | keep a gap of | leave between rows | leave between lines |
    leave between my lines | leave between my rows
    turn spell check | switch the proofreading | switch proofreading | have the proofreading | have proofreading |
    want proofreading | want the proofreading | want typos marked | have typos marked | put the spellchecker |
    put the spell checker | switch the spellchecker | switch autocorrect | switch typo correction |
    set the spellchecker | keep the proofreading | leave the proofreading | leave proofreading | keep proofreading |
    keep the spellchecker | leave the spellchecker | underline my mistakes | underline my typos |
    underline wrong words | mark wrong words | mark my typos | mark my mistakes
    change the color of | color the | color | paint the | recolor the | change the colour of | give a color |
    make the color of | set the color of | change the shade of | change the tint of | change the look of |
    make it colored | color code | color code the
    rescale | resize | change | set | adjust | scale | bump | bump up to | re set | readjust | reset to |
    switch over to | make it | i want it | i need it | id prefer
    show my recent notes | show recent notes | recent notes | been working on lately | been working on recently |
    been up to lately | been writing lately | been writing recently | been editing lately | been editing |
    was i working on | was i just writing | was i just editing | was i editing | did i edit lately | did i last edit |
    did i edit last | did i last touch | did i last open | did i touch last | did i do last | did i make last |
    did i leave off | left off | i used last | i last worked on | i had open last | i last opened | i last edited |
    i was working on | i was just writing | most recently edited | most recently opened | latest stuff |
    newest stuff | latest things | newest things | latest work | did i type last | did i write last | did i jot last |
    did i note last | did i save last | was i up to | was i doing last | last thing i wrote | last things i wrote |
    latest thing i wrote | what i wrote last
    remember that | write down | note that | record that | log that | document that | jot that | scribble that |
    type that | save that | memorize that | register that | keep that | mark that | put in that | get down that |
    bear in mind that | keep in mind that | put on record that | know that | do not forget that | never forget that |
    make sure i know | for the record | fyi | note to self | mental note | memo to myself | just so you know |
    just so i remember | so i remember | so i know
    shrink down | shrink | change | reduce | make smaller | scale down | downsize | diminish | decrease
    blow up | change | enlarge | increase | make bigger | make larger | scale up | bump | bump up | pump up |
    beef up | grow | upsize | magnify
    strikethrough | strike through | struck through | crossed out | cross out text | line through | line through it |
    put a line through
    indent | indentation | indented | push in | shift right | move in | tab in | set in | inset
    margin | margins | page margin | page margins | edges | white border | page border | space around the text
    justify | justified | block text | align both sides | flush | flush both sides | even edges | straight edges
    centered | center | centre | centred | in the middle | middle aligned | center aligned | center the text
    left aligned | align left | flush left | aligned left | to the left side | ragged right
    footnote | footnotes | foot note | note at the bottom | annotation | annotations | remark below
    page header | header | running head | top of the page | head of the page | header line
    overview of chapters | table of contents | contents | outline | list of chapters | list of headings
    text color | font color | letter color | colour of the text | color of the text | ink | ink color |
    color of the letters | font colour | text colour
    cut and paste | cut | snip | snip out | cut out and paste | move text | lift out
    paste in | paste | insert from the clipboard | clipboard contents
    longest note | biggest note | largest note | longest memo | wordiest note | most words
    oldest | earliest | first ever | longest ago | most ancient | from way back | oldest of all
    word wrap | wrap lines | wrap text | break lines | line wrapping | line breaks | soft wrap | fold lines
    page break | new page here | break the page | next page from here
    handwriting | handwritten | write by hand | pen input | stylus | ink notes | draw with the pen | with the pencil
    full screen | distraction free | focus mode | nothing but text | only the text | whole screen | fill the screen |
    hide the toolbar
    not editable | read only | no editing | lock from editing | protect from changes | look but do not touch |
    make uneditable
    empty notes | blank notes | notes without text | untitled notes | unnamed notes | untitled | unnamed |
    without a title | no title
    attached | attachment | attachments | enclosed | appended | enclosed file | files attached | with pictures
    linked notes | backlinks | links to this | notes that link here | related notes | connected notes | see also
    sub item | subtask | subtasks | sub items | nested item | smaller steps | steps of a task | sub list
    mark all done | check everything off | tick everything | check all | tick all | everything is done |
    all done with these | complete all
    uncheck all | untick everything | uncheck everything | start the list over | reset the checkmarks |
    reset the ticks
    merge lists | combine lists | join the lists | put both lists together
    sort the list | order the list | arrange the list | rearrange the list | reorder | reorder the list | reshuffle
    have i saved | show | show me | have we saved | did i save | did we save | have i collected | have i noted |
    have i gathered | have i put down | have i lined up | have i queued up | did i put down | are we missing |
    am i missing | are missing | are we lacking | do i lack | do we lack | still to get | still to buy | still to do |
    still to read | still to watch | left to get | left to buy | left to do | left to read | left to watch |
    should i get | should i buy | should i read | should i watch | should we get | should we buy | must i get |
    must i do | must we buy | do i need | do we need | do i still need | do we still need | do i want |
    are we out of | are waiting | are outstanding | are open | are pending | remain | are left | are planned
    above the rest | pin | above all the rest | above everything else | above all others | above the others |
    ahead of the rest | ahead of the others | ahead of everything | before all the rest | before all the others |
    before everything else | on top of everything | on top of all | over all the others | front and center |
    first in line | at the very front | never out of sight | always on top | always first | always visible |
    always close by | always at hand | always within reach | close to hand | ready to hand | at my fingertips
    open an empty | new | create | open a blank | open a fresh | open another | give me an empty | give me a blank |
    give me a fresh | give me another | give me a clean | get me an empty | get me a blank | get me a fresh |
    get me another | hand me a fresh | hand me a blank | bring me a fresh | bring up an empty | bring up a blank |
    show me an empty | show me a blank | let us have a fresh | pull up a blank | pull up an empty | load a blank |
    load an empty
    """
}
