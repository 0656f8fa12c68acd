/// Words of notes, journals and drafts.
extension WordRelations {
  static let noteWords = """
    color | colour | hue | tint | shade | colors | colours | hues | shades | tints | tone | tones | palette |
    color scheme
    note | memo | jot | jot down | write down | put down | take down | scribble | make a note
    notes | note | memo | memos | jotting | jottings
    write | compose | draft | pen | type | put down
    journal | diary | log book | entry
    idea | thought | thoughts | brainstorm
    folder | directory | notebook | section
    pin | stick | attach | keep on top
    read | read out | read aloud | read to me | speak | read out loud | what is it say | what does it say |
    what do they say | recite | narrate | say aloud | tell me what is in
    new note | blank note | make a note | create a note | start a note | empty note | blank page | fresh note |
    new page | note please | start writing | fresh page | empty page | open a new note | new memo | new sheet |
    blank sheet
    write down | note down | jot down | make a note | take a note | note | put down | put in writing | take down |
    record | write | scribble down | take this down | note to self | make a memo | scribble | put on paper |
    keep a record | note that | for the record | write this | document | log
    sticky note | sticky | stickies | sticky notes
    memo | note | notes | memos | page | text | scribble | jotting | write up | document | record
    open the note | show the note | bring up the note | pull up the note | see the note | let me see |
    look at the note | get the note | display the note | call up the note | want to see
    read the note | read out | read aloud | read to me | speak | recite | what is in | what does it say |
    what did i write | what have i written | tell me what is in | what stands in | read back | let me hear | hear |
    say out loud
    append | add to | add | attach | add to the end | write at the end | continue with | put at the end | tack on |
    also write | add a line | stick on the end | supplement | extend with | tag on | write into | put into
    prepend | add to the top | put at the top | put in front | add at the beginning
    recent notes | latest notes | last notes | newest notes | what i wrote lately | notes i wrote lately |
    most recent notes | last things i wrote | recently written | notes lately | written recently | recently edited |
    last edited
    last note | latest note | newest note | most recent note | note i just wrote
    notes from | notes of | wrote on | written on | what i wrote on | notes made on | notes taken on | put down on |
    what did i write
    search my notes | find in my notes | look through my notes | go through my notes | notes about |
    notes mentioning | notes containing | where did i write | did i write about | notes on | wrote about |
    which note | anything about | look in my notes | written about | mention | mentions | have i written
    delete the note | throw away the note | bin the note | trash the note | remove the note | toss the note |
    tear up the note | scrap the note
    edit the note | change the note | rewrite | modify the note | rework | revise | correct the note | touch up
    pin to the top | pin | keep on top | stick to the top | put on top | fix at the top | always on top |
    keep at the top | put first | stick at the top | pinned | stay on top | keep in view | up top
    unpin | take off the top | remove the pin | no longer on top | loosen
    file away | archive | put away | store away | shelve | archived | move to archive | mothball | tuck away |
    out of sight
    unarchive | bring back from archive | take out of archive | restore from archive
    notebook | notebooks | folder | binder | section | note folder | collection | pad | category
    move to | file under | put into | put in | shift to | relocate to | transfer to | drop into | file in |
    belongs in | goes in | stick in | sort into
    move to folder | file | file away | put in folder | sort into folder
    create a folder | new folder | make a folder | add a folder | start a notebook | new notebook |
    create a notebook
    tags | tag | label | labels | hashtag | keyword | keywords | mark with | tagged | labelled | labeled | category
    untag | remove the tag | remove the label | take off the tag | unlabel
    share the note | send the note | let see the note | give the note | show it to | pass the note | let them see |
    let read the note | give access | make available to | pass along | send over | forward the note
    collaborate | work together | edit together | share with | co write | co edit | joint editing
    stop sharing | unshare | make private | keep to myself | revoke access | no longer share
    colour | color | tint | shade | paint | color in | colour in | background color | background colour | colored |
    coloured
    pink | rose | pinkish | hot pink | salmon pink
    purple | violet | lilac | lavender | mauve | plum | indigo
    bring back the note | show me again | resurface | remind me of note | come back to note | see it again |
    show up again | pop up again | revisit | look at again | recall
    lock the note | protect | password protect | make secret | secure the note | keep private | hide from others
    unlock the note | remove the password | unprotect
    dictation | dictate | speak | take dictation | voice typing | speech to text | type what i say | i will speak |
    transcribe | write what i say | say it and write | talk and write
    voice memo | voice note | audio note | audio recording | recording | recordings | sound recording |
    voice recording | voice memos | record my voice | record a thought
    transcribe | write out | turn into text | put in text | convert to text | transcript | transcription
    minutes | meeting notes | meeting minutes | protocol | notes of the meeting | meeting record
    draft | drafts | rough version | rough copy | sketch | first version | unfinished text | work in progress
    letter | letters | written letter | correspondence
    journal entry | diary entry | diary | journal | log | dear diary | entry | todays entry | write in my diary |
    how my day was | how was my day | daily entry | record my day | diary page
    mood | feeling | how i feel | feelings | how am i feeling | emotion | frame of mind | spirits
    gratitude | grateful | thankful | appreciate | blessings
    ideas | idea | brainwave | thought | brainstorm | inspiration | concept | just had a thought | crossed my mind |
    came up with | occurred to me | popped into my head
    outline | structure | bullet points | bullets | key points | skeleton
    bullet list | bulleted list | bullet points | bullets
    checkbox | check box | tick box | checkboxes | checklist item
    heading | title | header | headline | caption
    bold | make bold | thicker | fat print | heavy type | strong
    italic | italics | slanted | cursive
    underline | underlined | line under
    highlight | highlighter | emphasize | emphasise | mark up | mark in yellow
    font | typeface | lettering | type style | font size | text size | letters | type
    bigger text | larger text | larger letters | bigger font | increase font size | make text bigger
    paragraph | section | passage | block of text
    sentence | line | phrase | sentences | statement | use in a sentence
    spell check | spelling | spellcheck | check my spelling | typos | proofread | grammar check |
    correct my spelling | misspelled
    sketch | drawing | doodle | draw | drawings | scribble
    attach a photo | add a photo | add a picture | insert a picture | insert image | put a picture in
    scan a document | scan paper | photograph a document | digitize a page
    copy to clipboard | copy | put on the clipboard | clipboard
    template | templates | pattern | form | boilerplate | model
    favorites | favourites | starred | bookmarks | bookmarked | liked | saved | hearted
    save for later | bookmark | keep for later | put aside | come back to later | read later | star
    untitled | no name | without a title | unnamed | nameless
    older | old | past | earlier | oldest | ancient | long ago
    versions | version | revision | earlier version | older version | revisions | edit history
    unmuted | unmute | unmuting | sound on | sound back on | bring back the sound | let me hear | audio on |
    audio back | stop muting | turn the sound on | undo mute | take off mute
    take a note | make a note | write this down | jot this down | note this down | note down | make note of |
    note to self
    old | older | oldest | ancient | aged | previous | past | outdated | vintage | from long ago
    spoke | speak | speaking | talked | talk | told | said | chatted
    appreciated | appreciate | much appreciated | i am grateful | thankful | i appreciate it | grateful |
    thanks for that
    catch | catches | hear | pick up | understand
    think | thinks | thought | reckon | believe | suppose | guess | opinion | in your view | your opinion
    mark down | note | write down | record | log | jot down | put down
    chronicle | history | diary | journal | record | account of
    phrases | phrase | expression | saying | sentence | expressions | idiom | line | wording | turn of phrase
    beyond | past | further than | farther than | on the other side | more than | over
    theory | idea | hypothesis | concept | notion | principle
    written | wrote | authored | penned | written by | put down | put in writing | composed | by the author
    fonts | font | typeface | lettering | type style | letter style | letters | typefaces | writing style
    utterance | sentence | phrase | words said | what was said | remark
    thoughts | thinking | ideas | what i think | reflections | musings
    jot this down | make a note | take a note | write this down | note this | new note | create a note |
    scribble this | put on paper | get this down
    tack it on | append | add to the note | add to the end | add on | attach to the end | add a line
    dig out my notes | find my notes | search my notes | open my notes | show my notes | look up my notes |
    pull up my notes
    jot in my diary | put on my calendar | add to my diary | note in my diary | write in my diary | put in my diary |
    enter in my diary | enter in my agenda | stick in my diary | book in | pencil in | slot in
    i can not hear anything | unmute | make it audible | audible again | restore the sound | no longer silent |
    give me sound | i want to hear | i hear nothing | stop being silent | make noise again | speakers on |
    turn the audio on | i do not hear anything | end the silence | hear again | enough silence | can speak again |
    lift the mute | break the silence | audio again | restore audio | get the sound back | let me hear again |
    sound back on | turn the sound on | bring back the sound | sound on | let me hear | undo mute | audio on |
    audio back
    writing | text | letters | font | characters | lettering | fonts
    say | read aloud | voice | pronounce | utter | out loud | speak out | talk out | speak aloud | speak these words |
    vocalize | say this | say the words | with your voice | give voice to | read out | say out loud | speak |
    read to me | recite | say aloud | read out loud | narrate
    throw into | add | add to | include in | stash | stash in | chuck into | save to | save in | belongs in |
    belongs on | belongs to | stick into | drop into | goes in | goes on | goes into | should be in | should be on |
    should go in | should go on | fits in | fits on | fit into | pop into | slot into | tack onto | toss into |
    place in | place on | insert in | make part of | have on | want on | want in | park in | bung in
    clean page | new note | create note | clean sheet | empty sheet | scratch paper | something to write on |
    piece of paper | sheet of paper | let me write | open a blank page | begin writing | fresh sheet |
    need to write something | write something down | want to write | jot something down | write something new |
    blank memo | take a memo | start a memo | somewhere to write | place to write
    say out loud | read | out loud | aloud | let me hear | hear | let me listen to | what stands in | give voice to |
    want to hear | speak out | hear what is in | what have i written | what is written in | listen to | read back |
    vocalize
    freshest | last few | recent | recently edited | recently | recently written | youngest | just wrote |
    last written | past few days | not long ago | of late | last couple of | wrote last | written lately |
    the other day | these days | been writing | been working on | been writing lately
    keep up top | pin | pin to the top | hold at the top | tack | tack up | always first | keep in sight |
    within reach | keep within reach | fasten | fasten to the top | stay at the top | always at the top | keep first |
    first in line | put at the top | above the others | above all others | top of the list | top of the pile | affix |
    keep handy | close at hand | keep at hand | easy to find | keep visible | anchor | on the very top |
    before all others | show first | list first | at the head | front and center
    file under | move | file | file away | put under | put into | belongs in | belongs to | belongs with |
    belongs under | goes in | goes into | goes under | reassign | tuck | tuck away | stow | bring over |
    take over to | place in | place into | stick in | stick into | carry over | send over to | drag | drag over |
    drop into | drop in | change over to | refile | migrate | sort into | should be in | should go in |
    should be under | rehouse | over to | house in | slide | live in
    jotter | notebook | notebooks | exercise book | notepad | ring binder | writing pad | workbook | drawer |
    copybook | scrapbook
    pass | share | let read | collaborate | collaborate on | give a copy | let in on | access to | get access |
    be able to see | be able to read | make available | make visible | let have | allow to see | allow to read |
    may read | may see | can read | can see | make accessible | send over | get to see | get to read | should see |
    should read | wants to see | wants to read | needs to see | needs to read | let look at | give to |
    let someone see | permit to see | invite to
    dye | color | change the color | recolor | recolour | highlight | shading | tinge | coloring | colouring |
    highlight in | mark in | give a coat of | dip in | stain | give a tint
    characters | font | print | script | text | letter
    let me look at | remind me of | show me once more | i want to revisit | revisit | have me look at |
    get me to reread | reread | read again | make me reread | get me back to
    row | line | lines | rows | text line | text lines
    pigment | color | colour | crayon | painted | tinted | dyed | shaded
    rosy | pink | fuchsia
    did i take down | what did i write | what did i note | what did i jot | what did i record | what have i noted |
    what have i jotted | what i noted | my thoughts from | my thoughts on | what was i writing |
    what notes are there | anything i wrote | anything written | did i write anything | did i make notes |
    make any notes | take any notes | jot anything down
    what i last wrote | recent notes | what i just wrote | last thing i wrote | latest writing | latest writings |
    newest memos | my last memos | recent work | what i have been writing | recent writing | recently opened
    get back into | open a note | open my note | keep writing in | want to work on | continue with | go on with |
    edit | let me continue | let me at
    i need to write | new note | new note in | i have an idea | had an idea | just thought of something |
    i want to write | got an idea | give me a page | let me jot | room to write | let me start writing | need a page |
    new document | start a page | something new to write
    write more in | append | needs another line | add more to | also goes in | last line of | at the bottom of |
    at the end of | further down | lengthen
    what did i say | read the note | how does it go | go through out loud
    in another color | color | decorate | coat | splash of | tone of | color code | shade of | hue of | in the color |
    wash in
    what have i about | search my notes | find notes | do i mention
    put on top | add | jot down
    starred | favorite | hearted | dearest | loved
    stuck on top | pinned | tacked | kept on top | held on top | favourited
    """
}
