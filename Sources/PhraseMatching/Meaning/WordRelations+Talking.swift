/// Words of mail, messages, calls and contacts.
extension WordRelations {
  static let talkingWords = """
    phone | mobile | cell phone | smartphone | handset | cell | mobiles | cellphone | mobile phone | my phone |
    blower
    unsubscribe | unfollow | opt out | stop following | no longer follow | remove from feed | get off the list |
    stop getting
    block | ban | blacklist | block the number | stop them contacting me | do not let them contact | shut out |
    do not want to hear
    call | phone | ring | dial | give a call | phone up | ring up | call up | telephone | buzz | give a ring |
    get on the phone
    call back | return a call | ring back
    hang up | end the call | end call | put down | get off
    answer | pick up | take the call | accept
    video call | facetime | video chat
    voicemail | voice message | answering machine | voice mail
    message | text | sms | drop a line | ping | send a text | send a message | i am
    messages | message | texts | chat | chats | dm | conversation
    email | mail | emails | e mail | write to | mails | electronic mail | e mails | correspondence | mail message
    inbox | mailbox | mail | emails | inboxes | my mail | received mail | email inbox
    reply | respond | answer | write back | get back to | text back | reply to | respond to | message back |
    reply with | answer with | shoot back
    tell | let know | inform | notify | say | let them know | message
    contact | contacts | person | people | address book
    friend | buddy | mate | pal | friends | buddies | mates | pals | bestie | chum
    spam | junk | junk mail | spam folder | unwanted mail | junk folder | scam mail
    unread | new | not read | unopened
    attachment | attachments | attached file | enclosure | what is attached | file in the mail | files sent
    post | publish | put up | upload | share | put online | share with everyone | share publicly | go public |
    put out | blog
    comment | remark | leave a comment | write under | respond to a post | reply to a post | comments | have my say
    storey | floor | level | story | floors | levels | stories
    write an email | compose | new email | draft an email | send an email | new mail | write a mail | start an email |
    compose an email | shoot an email | drop an email | send a mail | fire off an email | email | mail someone
    check my mail | any mail | any new mail | new emails | do i have mail | got mail | did i get mail | read my mail |
    look in my inbox | my inbox | what is in my inbox | incoming mail | have i got mail | anyone email me |
    who emailed me | who wrote to me | mail today
    subject | subject line | regarding | about | topic | headline | re | concerning
    recipient | recipients | addressee | to whom | send to | goes to | addressed to
    cc | copy in | carbon copy | put in copy | copy | keep in the loop | loop in
    bcc | blind copy | hidden copy | blind carbon copy
    sent mail | sent | sent items | sent messages | what i sent | mail i sent
    outbox | waiting to be sent | not yet sent | unsent
    send later | schedule the email | schedule the message | delay sending | send it tomorrow | scheduled send
    unsend | recall | take back | undo send | call back the message | delete for everyone
    reply all | answer everyone | respond to all | reply to everyone | answer all
    mark as read | mark read | seen | i have read | already read | treat as read
    mark as unread | mark unread | unread again | keep as new | not read | not seen
    unread messages | new messages | unread mail | unopened | unread | any messages | anything new | missed messages |
    unread texts | did anyone write | did anyone text | anyone text me | who texted | who messaged me | who wrote |
    what did i miss | messages waiting | have i got messages | do i have messages
    read my messages | read my texts | what is new | hear my messages | what did they say | what did they write |
    what does it say | read it to me | go through my messages | read them out
    newsletter | newsletters | mailing | mailing list | promotional mail | bulk mail | promotions
    mark as spam | report spam | mark as junk | flag as spam | move to junk | that is spam | report as junk
    mail folder | mailbox | mail label | mail category
    signature | sign off | email signature | closing line
    attach | include | enclose | send along | add a file | append | put with | send with
    text message | text | sms | texts | message | texting | text messages | instant message | i am | direct message |
    dm | line
    text | message | send a message | write | write to | drop a line | ping | shoot a text | send a text | send word |
    sms | dm | send a note | text to | fire off a text | drop a message | pop a message | hit up | shoot a message
    let know | tell | say to | inform | pass on to | let them know | give word | break it to | tell them |
    get the message to | relay | mention to
    chat | chats | conversation | conversations | talk | thread | threads | discussion | dialog | dms
    chat with | talk to | have a word | speak with | speak to | converse | talk with
    last message | latest message | most recent message | what did they say | newest message | last text
    voice message | audio message | spoken message | voice clip | voice text | voice note | record a message
    group chat | group | group message | group conversation | everyone | the gang | chat group | group text | circle |
    the guys | group thread
    leave the group | get out of group | exit the group | quit the group | drop out of group
    mute the chat | silence the chat | no notifications from | stop notifications from | turn off notifications from |
    mute | hush | stop pinging me | less noise
    unblock the person | let contact me again | lift the block | unban
    gif | animated picture | moving picture | animation
    react | thumbs up | like | reaction | heart
    typing | is writing | is typing
    delivered | arrived | gone through | went through | sent successfully | get through
    seen by | read receipt | has she read | has he read | have they read | did they see | read receipts |
    did they read
    send my location | share my location | let know where i | where i am | show them where i
    phone call | call | ring | phone | buzz | calls | bell | telephone call | tinkle
    call up | call | ring | phone | dial | give a ring | give a call | give a buzz | ring up | phone up | telephone |
    get on the phone | get on the line | put me through | connect me to | get me | make a call | place a call |
    get hold of | reach | contact | get in touch with | speak to | talk to | bell | try the number | speak with |
    on the blower | start a call with
    redial | call again | dial again | try again | ring again | last number | call once more
    ring back | call back | return the call | phone back | return call | call them back
    answer the phone | pick up | answer | take the call | accept the call | get the phone | get that | take it |
    pick it up
    reject the call | decline the call | ignore the call | do not answer | send to voicemail | not pick up |
    refuse the call | dismiss the call
    end the call | hang up | end call | put the phone down | finish the call | drop the call | disconnect | ring off |
    cut the call | get off the phone
    put on hold | hold the line | hold the call | hold | wait a moment
    missed calls | missed call | who called | who rang | who tried to reach | who phoned | did anyone call |
    anyone call | calls i missed | who was calling | any calls | recent callers | did somebody ring |
    has anyone phoned
    call history | recent calls | call log | last calls | call list | calls list | who did i call | recents
    incoming call | who is calling | caller | caller id | who is on the phone | who is it
    speakerphone | speaker phone | loudspeaker | on speaker | hands free | handsfree | put on speaker
    earpiece | off speaker | hold to my ear
    mute myself | mute me | microphone off | mic off | mute my mic | mute my microphone | so they can not hear |
    turn off the mic | mute the mic | stop hearing me
    unmute myself | unmute me | microphone on | mic on | let them hear me | turn on the mic | unmute my mic
    video chat | video call | video calls | face to face call | call with video | see face to face | call on camera |
    call on video | video conference | videocall
    video off | camera off | turn off my camera | hide my face | without video | stop my video | do not show me |
    stop video
    video on | camera on | turn on my camera | show my face | with video | start my video
    share my screen | share screen | screen share | screen sharing | present my screen | show my screen |
    let them see screen
    conference call | group call | conference | three way call | joint call | several people call |
    call with several | party line
    voicemails | voicemail | voice mail | answering machine | mailbox messages | voice messages | recorded messages |
    messages left | who left a message | answerphone
    play my voicemail | listen to my voicemail | check my voicemail | hear my voicemail | hear my messages |
    read my voicemail
    emergency call | emergency | sos | call for help | emergency services | nine one one | call emergency services |
    i need help fast
    fire department | fire brigade | firefighters | fire service
    police | cops | police officers | the law | officer
    ambulance | paramedics | medics | rescue service
    phone number | number | telephone number | digits | cell number | mobile number | contact number | numbers | tel |
    phone no
    email address | mail address | e mail address | email of
    contact details | contact info | contact information | details | contact card | how to reach | how do i reach |
    business card | where can i reach
    address book | contacts | contact list | people | phone book | people i know | friends list | my contacts |
    phonebook | rolodex
    add a contact | new contact | save the number | save contact | store the number | create a contact |
    put in my contacts | add to my contacts
    delete a contact | remove from contacts | forget the number | erase the contact
    nickname | pet name | alias | known as | goes by
    favorite contacts | favourites | favorites | speed dial | closest people | vip | important people
    befriend | add as friend | friend request | send a friend request | add friend | make friends
    unfriend | remove friend | delete friend | drop friend
    profile | bio | my page | account page | about me
    profile picture | avatar | profile photo | my picture | profile pic
    online | active | on now | is there | logged on | around
    offline | not online | gone | appear offline | invisible | away
    social post | post | posts | status update | update | story | entry | public post
    news feed | feed | timeline | latest posts | wall | home feed | what my friends post | stream | newsfeed |
    my page
    like | likes | heart | thumbs up | upvote | give a like | give a heart | double tap
    unlike | remove my like | take back my like | no longer like
    dislike | thumbs down | downvote | hate | do not like
    repost | share again | reshare | reblog | boost
    follow | subscribe | keep up with | sign up to | add to my feed | stay updated on
    followers | subscribers | fans | who follows me | audience | following
    mention | tag | at mention | name | refer to
    trending | trends | popular | hot topics | what is hot | viral | what people talk about | in fashion
    private message | direct message | dm | pm | personal message | slide into dms
    report | flag | complain about | inform on | denounce
    stop notifications | turn off notifications | no notifications | leave me alone | do not bother me |
    stop alerting me | no alerts | silence notifications | no more pings | stop buzzing me | quiet please
    clear notifications | dismiss notifications | notifications away | remove alerts
    dnd | do not disturb | leave me alone | do not disturb me | no interruptions | no disturbance | keep quiet |
    peace and quiet | want to be undisturbed | quiet mode | do not bother me | silent mode | hold my calls
    auto reply | automatic reply | out of office reply | away message | autoresponder | vacation responder |
    automatic answer
    invite to the group | add to the group | bring into the group | let into the group | add members |
    put in the group
    members | participants | people in it | who is in | who belongs to | member | attendees | group members |
    everyone in the group | who is in it | roster
    poll | vote | survey | ask everyone | ballot | questionnaire | opinion poll | surveys | canvass | form |
    quick poll
    say hi | say hello | greet | send greetings | give my regards | send my love | hello | pass my regards
    congratulate | congratulations | congrats | best wishes | wish happy birthday | good wishes
    apologize | apologise | say sorry | send apologies | tell them sorry
    thank | thanks | thank you | say thank you | say thanks | express gratitude
    running late | i am late | i am running late | ill be late | delayed | going to be late | be late | behind
    on my way | i am coming | omw | en route | heading over | ill be there soon
    mail a letter | post a letter | send a letter | send by post | put in the mail
    stamp | postage | stamps
    postcard | card | greeting card
    fax | telefax
    i hate this song | dislike | thumbs down | do not like this | bad song | never play this |
    do not play this again | this song sucks
    tweet | tweets | tweeted | tweeting | twitter post | post | post a tweet | send a tweet | put on twitter
    posts | post | posted | posting | publish | published | put up | share | shared | upload | put online
    post a status | update my status | share a status | put up a status | status update | write a post |
    write on my wall
    texts | messages | message | text | chats | dms | conversations
    gmail | email account | email | mail account | google mail | e mail
    received | receive | got | gotten | came in | has come | arrived | delivered | been sent | landed
    got mail | new mail | any new emails | mail come in | unread mail | any mail | have i got mail |
    anything in my inbox
    sent | send | shipped off | mailed | fired off | dispatched | emailed | messaged
    respond | response | responses | reply | replies | answer | answers | write back | get back to | come back to
    regarding | about | concerning | on the subject of | with respect to | in regard to | to do with | relating to |
    as regards
    about | concerning | related to | to do with | on the topic of | in connection with | dealing with
    at dot com | email address | email id | mail address | contact email | e mail address
    hey | hi | hello | hiya | howdy | yo | hi there | hey there | greetings | good day
    pick up the phone | answer the call | take the call | accept the call | answer | answer the phone |
    get the phone | get that
    leave a message | send a message | drop a line | let them know | message
    in progress | active | ongoing | underway | under way | happening now | current | still going | not finished |
    running now
    wish well | congratulate | send wishes to | say happy birthday | send my best | greet | wish happy birthday
    got delivered | delivered | arrived | been delivered | turned up | has come | dropped off | showed up | got here |
    reached me | came in the mail
    society | club | association | group | circle | clubs | book club
    emailed | mailed | sent an email | wrote to | e mailed | sent mail | dropped an email | written to |
    dropped a line
    guy | man | bloke | fellow | dude | chap | fella | gentleman | mate
    well known | famous | renowned | popular | celebrated | iconic | legendary | notable | big name | prominent |
    best known
    who wrote | author of | who is the author | who penned | written by whom | writer of | wrote
    digits | figure | figures | number | numbers | amount | sum | stats
    centre | center | middle | heart | hub | central | midpoint | in the middle
    never play this again | dislike | thumbs down | block this song | do not play this | i hate this song | ban this
    tell them i am late | notify of delay | ill be late | say i am running late | i am running late
    let them track me | share my location | send my location | show where i am | share my trip
    stop the payments | cancel the subscription | end the standing order | cancel the payment | unsubscribe
    drop them a line | message | text | write to | send a message | send a text | shoot them a text |
    send them a note | fire off a message
    get back to them | reply | respond | answer | write back | call back | send a reply
    get on the line | call | phone | ring | dial | give them a ring | make a call | buzz | give a call |
    get on the phone
    put me through to | call | connect me with | phone | dial | let me talk to
    let it ring out | ignore the call | do not answer | send to voicemail | reject the call | do not pick up
    cut them off | hang up | end the call | end call | disconnect | put the phone down
    pass it along | forward | send it on | relay | pass on | forward it | send a copy to
    tell them that | message | text them | let them know | inform them | say to them | send word |
    give them the message
    see who wrote | check my messages | new messages | read my messages | any messages | check my inbox |
    who messaged me
    get off my back | block | block the number | block them | stop them calling | ban
    reach out to | contact | get in touch with | message | get hold of | touch base with
    leave them word | leave a message | leave a voicemail | voice message | record a message
    warning | alert | notice | advance notice | advance warning | buzz | beep | early warning | signal | shout |
    forewarning | heads up | notification | ping
    dig | like | fave | this is great | keeper | big fan of | fond of | really good | crazy about | up my street |
    right up my alley | my cup of tea | my kind of | this rocks | mad about | sounds great | speaks to me |
    what a tune | awesome | beautiful
    add at the end | append | add to the bottom | add at the bottom | finish with | write under | put below |
    put underneath | add below | add underneath | write in | complement | follow up with | end with | write below |
    tag onto | tack onto | paste at the end | glue on | another line in | put at the bottom
    alert | warning | notice | shout | buzz | word of warning
    recall | send back | call back | get back | bring home | go home | send home
    """
}
