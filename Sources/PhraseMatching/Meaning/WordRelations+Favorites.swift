/// Words of likings, collections and subscriptions.
extension WordRelations {
  static let favoriteWords = """
    subscribe | follow | sign up
    favourites | favorites | faves | likes | bookmarks | starred | saved items | my picks | loved ones | ones i like |
    things i like | saved | liked
    fave | favorite | favourite | beloved | preferred | go to | most loved | liked
    add to favorites | favorite this | favourite this | save to favorites | add to favourites | mark as favorite |
    put in my favorites | star this | heart this | like this | bookmark this | love this | save this one
    remove from favorites | unfavorite | unfavourite | not a favorite anymore | drop from favorites | unstar |
    remove the star | remove from favourites | do not love this anymore
    mark this page | bookmark | save | mark | remember | star | flag | save for later
    bookmarks | saved pages | saved links | reading list | my saved pages
    star rating | rating | ratings | stars | score | grade | marks | points
    give stars | rate | give a rating | leave a rating | rate this | score | give it stars | award stars |
    out of five | out of ten | i give it
    reviews | review | opinions | feedback | testimonials | what people think | what others say | what people say |
    critiques | customer reviews | is it any good | any good | comments
    leave a review | write a review | review | post a review | say what i think | share my opinion
    collection | collections | set | library | assortment | series
    wishlist | wish list | wishes | want to have | things i want | things id like | wants | want list
    recommendation | recommendations | suggestion | suggestions | ideas | tips | advice | picks for me |
    what do you recommend | anything you recommend | proposals
    what do you suggest | recommend | suggest | any suggestions | any tips | what is good | what should i |
    give me ideas | any recommendations | ideas for | surprise me | propose | think i would like | what might i like |
    something i would like | got any ideas | know a good | know any good
    whatever | surprise me | dealers choice | up to you | you pick | you choose | something random | pick anything |
    does not matter | do not care which | any of them | pick one | random
    popular | trending | hot | in demand | most popular | what is hot | in fashion | everyone is talking about |
    buzz | well liked | viral | in vogue
    trends | trending | going viral | hot right now | what is trending | talk of the town | popular right now
    new | fresh | latest | brand new | newly added | just added | newest | recent | just in
    past | history | previous | earlier | before | last time | so far | used to
    search history | past searches | what i searched for | recent searches | what i looked for
    purchase history | past orders | order history | what i bought | previous orders | earlier orders |
    things i have bought | past purchases | bought before | ordered before
    delete my history | clear history | erase my history | forget what i | wipe my history | hide my tracks
    subscriptions | subscription | plan | plans | membership | sub | what i subscribe to | what am i subscribed |
    what i pay for
    subscribed | signed up | following | member of | enrolled
    sign me up | subscribe | sign up | join | enroll | enrol | register | opt in | become a member | put me down for |
    get me in | count me in | keep me posted
    end my subscription | cancel my subscription | unsubscribe | stop paying for | opt out | stop my subscription |
    cancel membership | end my membership | stop subscribing | do not renew | sign me off | get me off
    keep up with | follow | subscribe to | track | stay updated on | keep tabs on | keep an eye on |
    keep me posted on | watch
    stop following | unfollow | unsubscribe from | no longer follow
    renewal | renew | extend | prolong | sign up again | another year | roll over
    renewal date | when does it renew | when does it expire | expiry date | expiration date | expires | runs out |
    run out | expire | good until | valid until | valid
    free trial | trial | try for free | trial period | try out | test version | trial version
    upgrade my plan | better plan | go premium | premium | upgrade | go pro | bigger plan
    downgrade | cheaper plan | smaller plan | lower plan
    membership | member | membership card | loyalty card | club card | member card
    points | loyalty points | bonus points | reward points | rewards | how many points
    level up | next level | promotion | rank up
    customer support | customer service | support | help desk | helpline | hotline | talk to someone |
    speak to an agent | a human | real person | talk to a human | live agent | tech support | customer care |
    representative | speak to somebody
    contact support | get in touch with | reach support | call customer service | call support | ask for help |
    need assistance | need help with | write to support | open a ticket | get help | message support
    support ticket | support request | ticket | case | request | open a ticket | help request | service request |
    raise a ticket | tickets | issue
    complaint | complain | complaints | report a problem | file a complaint | not happy with | unhappy with |
    make a complaint | something is wrong | lodge a complaint | grievance | dissatisfied | kick up a fuss
    report a problem | report an issue | somethings wrong | something is wrong | is broken | does not work |
    is not working | not working | out of order | problem with | trouble with | issue with | having trouble |
    report a bug | acting up | on the blink | playing up | wont work | defective
    defective | broken | busted | faulty | out of order | kaputt | not working | damaged | bust | on the fritz |
    knackered
    feedback | opinion | comment | comments | suggestions | give feedback | send feedback | share my thoughts |
    tell the developers | tell the makers
    flag | report | tell on | inappropriate | report abuse
    faq | frequently asked questions | common questions | help page | help center | help topics
    return an item | send it back | return this | give it back | take it back | return my order | returns |
    want my money back
    guarantee | warranty | under warranty | still covered
    terms | conditions | terms of service | fine print | small print | rules
    privacy | private | personal data | privacy settings | who can see
    my account | profile | account | my details | personal details | my page | account details | my info |
    personal info | account settings
    new features | what is new | updates | what has changed | changelog | release notes | what is changed |
    what changed | anything new | news
    yet | so far | up to now | by now | already | as yet | until now | before now | previously
    rate this | give stars | rate | score it | give a rating | mark as | give it a score
    hot right now | trending | what is hot | going viral | popular now | what people talk about | buzz
    want | wants | would like | wish | want to | id like | desire | fancy | care for | in the mood for | feel like
    file a complaint | complain | complaint | customer service | complaining | moan | consumer complaint | grumble |
    grievance | bad service | report a problem
    ask for | request | order | call for | put in for
    requires | needs | wants | could use | calls for | demands | must have | is required | takes
    courtroom | court | trial | courthouse | hearing | law court | tribunal
    real person | human | person | human being | live agent | someone real | real human | a person | live person |
    agent | representative
    secretly | secret | private | hidden | confidential | on the quiet | hush hush | discreetly | without telling
    save it for later | wishlist | add to wish list | save for later | keep for later | put on my wishlist
    keep it to myself | private | make private | hide | do not share | lock it | restrict access
    last few | recent | of late | recently used | latest | lately | newest
    fix at | set | bring to | have at | want at | let be | should be | has to be | must be | needs to be |
    bring up to | be exactly | push to | keep at | hold at | land on
    i love this | add to my favorites | like this song | love this one | love this tune | adore this | keep this one |
    want to remember this | save this one | remember this tune | this is my jam | ill want this again |
    really into this | never forget this one | one of my best
    not so old | recent | past week | just now | just made | lately written | hot off the press | last opened |
    i last touched | touched last | last touched
    bring to | set | fix at | put at | have at | dial in | keep at
    i really like | add to favorites | give a heart | give a star | i adore | mark as liked | put a heart on |
    i am fond of | i am a fan of | put a star on | remember that i like
    what would be good | suggest | where should i | know any | what is good for | can you think of |
    what do you recommend | do you know any | tips for | give me tips | where would you | give me an idea
    can i get in | find tickets | get me in | admission for | entry to | entrance to
    """
}
