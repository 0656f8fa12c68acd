/// More ways of saying what people want on a journey.
extension WordRelations {
  static let travelSayings = """
    air connections | flights | air connection | air links | flight connections | flight options | flying options |
    air routes | plane rides | air departures | scheduled flights | flight deals | cheap seats | flight times |
    air services | plane departures | flight offers | available planes | airfares
    flights from | flights out of | planes from | planes out of | air connections from | flying from | flying out of |
    departures from | planes leaving | flights leaving | fly out of | fly from
    which planes fly | find flights | how do i fly | compare flights | what can i fly | check airfares |
    check flights | hunt for flights | see available flights | what is flying | what flies | who flies | fare search |
    scan for flights | any way to fly | look at flights | when can i fly | hunt for airfares | check flight prices |
    in the air to | see what is flying | air connections | any planes | what planes | which planes |
    compare airfares | see airfares | airfares | any airfares | cheap airfares | plane tickets for sale |
    available planes | fly out | fly over | could i fly | how can i fly | what airlines fly | which airlines fly |
    which airlines go | what airlines go | is anyone flying | does anything fly | does anyone fly
    find flights to | flies to | fly over to | flying into | fly into | planes into | planes heading to |
    fly across to | flying over to | air travel to | planes bound for
    get me on | book | put me on | get me onto | squeeze me onto | get me a place | get us on | put us on |
    reserve me | book me | book me onto | book us | book us on | grab me a seat | get me a seat | sort me out |
    sign me up for | set me up with | fix me up with | get me a spot
    lock in | book | nail down | snap up | snag | grab | secure | purchase | buy | arrange | sort out | get hold of |
    order | take care of booking | commit to | need to be on | have to be on | want to be on | must be on |
    should be on | get me aboard | get me seated on | take care of | organise | organize
    make a booking | book | make a reservation | place a booking | place a reservation | do a booking |
    make me a reservation | make me a booking | get a reservation | get a booking | take out a booking |
    put in a booking | complete a booking
    book a hotel | make a room reservation | make a hotel reservation | make a hotel booking | make a room booking |
    hotel reservation | room reservation | hotel booking | room booking | book lodging | book a bed | reserve a bed |
    book me in | book us in | put me up | put us up | book me a bed | get me a bed | reserve lodging |
    sort out accommodation | arrange a stay | fix a room | book a suite | book a stay | secure a room |
    reserve accommodation
    make a flight reservation | book a flight | make a flight booking | flight reservation | flight booking |
    book air travel | get a plane ticket | buy a plane ticket | purchase airfare | book airfare | book plane tickets |
    buy air tickets | get air tickets | reserve airfare | book a plane | secure a flight | buy airfare |
    get tickets to fly | purchase a flight | order plane tickets | book a plane seat | reserve a plane seat |
    fly me out | fly me over | fly us | fly me | send me flying | jet me off | get me flying | make reservations |
    make plane reservations | reserve plane tickets | order airline tickets | buy airline tickets |
    get airline tickets | get some plane tickets | get me to fly | arrange air travel | arrange my flying |
    organize plane tickets
    flight | plane seat | seat on a plane | seat on the plane | airline ticket | airline tickets | airplane ticket |
    airplane tickets | air fare | airfare | fare | airplane seat | spot on a plane | jet | airliner | air ticket |
    air passage | airplane | aeroplane | plane leave from | plane leaves from | plane depart from |
    plane departs from | plane leave | plane leaves | plane depart | plane departs | plane take off |
    plane takes off | plane departing | plane leaving from | plane leaving | plane boarding | plane go from |
    plane goes from | plane parked | plane waiting | plane stand
    track flight | follow flight | keep tabs on | keep track of | keep an eye on | follow the progress of |
    monitor flight | trace flight | watch flight | find out about flight | any news on | any news about |
    any word on | any update on | any updates on | give me updates on | status update on | updates on | news about |
    look up flight | check on | check up on | check flight | what is up with | what is happening with |
    what is going on with | what is the deal with | what is the story with | where is | latest on | the latest on |
    tell me about flight | what is the latest on
    status of flight | progress of | whereabouts of | position of | latest on flight | arrival time of |
    landing time of | eta of | eta for | arrival of | status of | status for | news of flight | state of |
    status report on | info on flight | details of flight | situation with | latest on | latest news on | newest on |
    news on | news about | word on | update on | updates on | info on | information on | whereabouts | progress |
    arrival time for | landing time for | arrival of plane | position of plane | state of plane | progress of plane |
    whereabouts of plane | timing of plane | eta of plane | punctuality of | condition of plane
    what is the status | how is | how goes | what happened to | what is become of | where is | any news of |
    how is it going for
    rail services | trains | rail service | railway connections | railway services | railway connection | rail links |
    rail link | train connections | train connection | train times | train services | train service | railway times |
    rail times | rail schedules | train schedules | rail departures | train departures | railway departures |
    train options | rail routes | train rides | train journeys | train tickets | intercity | train timetable |
    rail travel | tracks
    find trains | which trains | what trains | look up trains | search trains | check trains | check train times |
    see train times | are there trains | show trains | list trains | train search | get train times | find a train |
    how do i train
    trains to | go by rail to | by rail to | by train to | train over to | take the train to | catch a train to |
    travel by rail to | rail to | trains for | trains towards | trains bound for | trains heading to |
    trains going to | ride the rails to
    earliest rail | next train | earliest train | soonest train | first train | first available train |
    following train | upcoming train | next rail departure | earliest rail departure | earliest train departure |
    soonest rail | soonest connection | earliest connection | earliest departure | next connection by rail |
    train coming up | soonest departure | train leaving next | train after this | next departure | next service |
    next rail service | immediate train | next available train | next one
    forthcoming | next | earliest | soonest | the very next | can i catch | could i catch | can i take | do i catch |
    can we catch | should i catch | soon can i catch | soon can i take | soon does | soon will | soon is |
    first available | soonest available | earliest available
    rail departure | train | rail service | rail connection | railway connection | train connection |
    train departure | railway service | train service | express train | commuter train | intercity train
    hotels | hotel options | lodging options | accommodation options | room options | rooms available | vacancies |
    hostels | guest houses | guesthouses | motels | inns | bed and breakfast | bed and breakfasts | lodgings |
    accommodations | overnight accommodation | sleeping options | beds | overnight options | places to sleep |
    places to stay | hotel rooms | digs | holiday rentals | sleeping places | stays | hotel deals | hotel offers |
    kip | doss | bunk down | places with beds | places with rooms | sleeping arrangements | nightly lodging |
    free rooms | vacant rooms | spare rooms | available rooms
    find a hotel | crash overnight | crash for the night | spend the night | stay overnight | stay the night |
    sleep tonight | put up for | lay my head | rest my head | get some sleep | bed down | crash tonight |
    crash at night | hole up | stay over | sleep over | where to sleep | find me a bed | find a bed | find lodging |
    find a room | where should i stay | where could i stay | where can i stay | where can we stay | where do i sleep |
    where could we sleep | where can i crash | where can i sleep | where to crash | where to stay | find a place |
    shack up | lodge
    lodge | hotel | hostel | motel | guest house | guesthouse | resort | pension | suite | double room | single room |
    twin room | overnight accommodation | sleeping place | place to crash | place to sleep | overnight stay |
    bed for the night | room for the night
    overnight stays | nights | overnights | sleeps | nights stay | night stay | nights accommodation
    no more than | within | not more than | no further than | no farther than | not further than | not farther than |
    max | maximum | at most | up to | under | below | inside | less than | closer than | nearer than |
    in a radius of | inside a radius of | within a radius of | at a maximum of | not over | tops | or less |
    or closer | nearby within
    less than | fewer than | no more than | under | below | max | closer than | nearer than | at most | within |
    up to | shorter than | smaller than
    register me | check me in | sign me in | check us in | get me checked in | do my checkin | do my check in |
    do the checkin | do the check in | complete my checkin | complete check in | complete the check in |
    complete checkin | passenger registration | online check in | online checkin | mobile check in | web check in |
    web checkin | self check in | passenger check in | airline check in | tell the airline | tell them i am coming |
    confirm my flight | confirm my attendance | confirm i am coming | confirm my arrival | confirm my presence |
    handle check in | take care of checkin | start check in | begin check in | check in now | check in please |
    i want to checkin | let me check in | finish check in | register for my flight | i am coming | i am on my way |
    ill be there | ill be on board | i am flying | confirm that i am coming | ill make the flight | say i am coming |
    do the online registration | register as a passenger | do my registration | i will be there
    boarding card | boarding pass | qr code | boarding qr code | flight qr code | plane pass | flight pass |
    flight ticket | boarding code | boarding slip | pass for the plane | scannable code | scan code | code to scan |
    ticket code | flight document | e ticket | eticket | electronic ticket | digital ticket | mobile pass |
    boarding papers | flight papers | flight card | embarkation card | plane code | flight code to scan |
    boarding paper | airline pass | pass i need | code i need | code they scan | what they scan | thing they scan |
    ticket they scan | code for scanning | scan at the gate | show at the gate | need at the gate | scan my ticket |
    thing to scan | square code | matrix code | digital pass | phone ticket | wallet pass | ticket on my phone |
    e boarding pass | entry pass | entry code | code for my flight | code for the plane | code for the flight |
    code for my plane | code for boarding | code for getting on | code for the gate | code to board | code to get on |
    code to fly | code at the gate | code for security | code for the airport | code to show | code for takeoff |
    barcode for my flight | barcode for the plane | barcode for the flight | barcode for my plane |
    barcode for boarding | barcode for getting on | barcode for the gate | barcode to board | barcode to get on |
    barcode to fly | barcode i need | barcode to scan | barcode at the gate | barcode they scan |
    barcode for security | barcode for the airport | barcode to show | barcode for takeoff | pass for my flight |
    pass for the flight | pass for my plane | pass for boarding | pass for getting on | pass for the gate |
    pass to board | pass to get on | pass to fly | pass to scan | pass at the gate | pass they scan |
    pass for security | pass for the airport | pass to show | pass for takeoff | ticket for my flight |
    ticket for the plane | ticket for the flight | ticket for my plane | ticket for boarding | ticket for getting on |
    ticket for the gate | ticket to board | ticket to get on | ticket to fly | ticket i need | ticket to scan |
    ticket at the gate | ticket for security | ticket for the airport | ticket to show | ticket for takeoff |
    card for my flight | card for the plane | card for the flight | card for my plane | card for boarding |
    card for getting on | card for the gate | card to board | card to get on | card to fly | card i need |
    card to scan | card at the gate | card they scan | card for security | card for the airport | card to show |
    card for takeoff | bar code for boarding | bar code to board | bar code to fly | bar code i need |
    bar code to scan | bar code they scan | bar code for security | bar code to show | bar code for takeoff |
    qr code for boarding | qr code to board | qr code to fly | qr code i need | qr code to scan | qr code they scan |
    qr code for security | qr code to show | qr code for takeoff | scan code for boarding | scan code to board |
    scan code to fly | scan code i need | scan code to scan | scan code they scan | scan code for security |
    scan code to show | scan code for takeoff
    boarding gate | gate | departure gate | departure door | boarding door | boarding area | gate number |
    departure area | boarding point | boarding location | number of my gate | boarding zone | gate info |
    gate information | gate assignment | board | boards | boarding place | place to board | departure spot |
    where to board | spot for boarding | where we board
    which gate | what door | which door | which exit | where to go for | where to go | where do i go |
    where should i go | where must i go | where am i boarding | where do i board | where should i board |
    where to board | where do we board | where am i leaving | where does | where will | where can i board |
    where do i catch | where is boarding | what gate number | which boarding gate | where should i head |
    where do i head | where am i headed | where should i be | where do i need | where do i walk | from where does |
    which terminal gate | where is my gate | what is my gate | where they are boarding | where its boarding |
    out of which door | through which door | from what place | which way out | which spot | which place |
    where at the airport | which part of the | which area | which section | which hall | which wing |
    which concourse | what concourse | which pier
    pick out | choose | pick | select | go for | opt for | settle on | prefer | decide on | plump for |
    put me down for | id rather have | i would rather have | id prefer | i would prefer | i fancy | reserve me |
    assign me | i like | single out | set me up with | favor | favour
    choose a | put me by the | sit me by the | seat me by the | sit by the | sit at the | sit near the | sit on the |
    seated by the | seated at the | sitting by the | sitting at the | sitting on the | place me by the |
    place me at the | place me near the | put me at the | put me near the | put me on the | put me in the |
    sit in the | seat me in the | seat me at the | seat me near the | seat me next to | sit next to the |
    sit beside the | put me next to | put me beside the | be next to the | be by the | sit along the |
    seat me on the | be on the | be seated on the | be seated at the | be seated by the | take the | go with the |
    get me the | give me the | assign me the | put me into the | book me into the | get me into the |
    switch me to the | move me to the | move me into the | swap me to the | change me to the | set me in the |
    settle me in the | reserve me the | save me the | grab me the | hold me the | i will take the | i will have the |
    let me have the | stick me in the | stick me by the | park me by the | put me close to | seat me close to |
    sit close to | prefer the | ask for the | request the | fancy the | reserve an | get an | take an | assign me an |
    give me an | find me an | pick me an | fancy an | want an | book an | save me an | grab me an | put me in an |
    seat me in an | would prefer an | prefer an | could i have an | may i have an | can i have an | change to an |
    switch to an | move me to an | reserve me an | book me an | get me an | sit in an | sit on an
    choose where i sit | choose a seat | place on the plane | spot on the plane | seat on the plane |
    change where i sit | pick where i sit | assign me a seat | reserve my seat | let me sit | i want to sit |
    id like to sit | i would like to | i prefer to sit | i prefer sitting | id rather sit | id sooner sit |
    id love to sit | get me seated | have me sit | have me seated | find me a seat | swap my seat | seat assignment |
    i want to be | i need to sit | seat selection | seat choice | my seat preference | seating preference
    spot | seat | place | chair | seating | place on the plane | spot on the plane | seat on the plane |
    seat on the flight | spot on the flight | place on the flight | spot to sit | berth | place to sit | side seat |
    row seat | legroom | leg room | place by | place at | place near | spot by | spot at | spot near | sitting |
    seated | sit
    steer | navigate | guide me | route me | walk me | lead me | direct me | take me | escort me | point me |
    drive me | bring me | head | get me | start navigation | start navigating | start guidance | set course | map it |
    plot a course | give me directions
    time needed | travel time | how long does it | journey time | time it takes | eta | trip time | transit time |
    driving time | drive time | walking time | travel duration | trip duration | duration | minutes away |
    trip length | ride time | time to get | estimated arrival | arrival time | walk time | commute time |
    length of the trip | length of the drive | length of the journey | length of the walk | minutes to |
    minutes it takes | amount of time | hours it takes | time required | how much time | how many minutes |
    how many hours | how long | time of travel | duration of the trip | how long a drive | how long a walk |
    how long a ride | how long a trip | how long the drive | how long the walk | how long the ride |
    how long the trip
    take to | reach | get to | get over to | arrive at | be at | make it to | walk to | drive to | go to | travel to |
    getting to | reaching | the drive to | the walk to | the ride to | the trip to | the journey to | to reach |
    to get to | to arrive at | to drive to | to walk to | to make it to | to travel to | to go to
    far away | far | just around the corner | around the corner | a long way | a long walk | a long drive |
    long way off | within reach | within walking distance | walkable | in walking distance | a stones throw | remote |
    distant | a short walk | a short drive | down the road | up the road | round the corner | a long way off |
    quite a way | how close | how near | how distant | how remote | how nearby
    uber | taxi | lyft | cab | rideshare | ride share | ride hail | minicab | mini cab | taxicab | taxi cab | limo |
    limousine | black cab | car service | hired car | driver | chauffeur | private driver | car with driver |
    private car | hackney | pickup | hire car | someone drive me | someone to drive me | someone to take me |
    someone take me | someone picks me up | somebody drive me | somebody to drive me | be driven | get driven |
    picked up | get picked up | be picked up | set of wheels
    call a taxi | hail me a cab | call me a taxi | call me a cab | call me a car | call me a ride | grab me a cab |
    grab a taxi | grab a ride | get me a taxi | get me a lift | give me a lift | give me a ride | send a taxi |
    send a cab | send a driver | send me a car | send me a taxi | have someone drive me | have a driver take |
    someone drive me | someone to drive me | have me driven | have me picked up | pick me up for | organise a taxi |
    organize a taxi | organise a lift | organize a ride | arrange a taxi | arrange a ride | arrange a lift |
    arrange transport | reserve a taxi | reserve a cab | reserve a car | schedule a taxi | schedule a ride |
    schedule a cab | schedule a pickup | fetch me a cab | fetch a taxi | whistle for a cab | i need driving |
    i need a taxi | i need a cab | i need a car | i need a driver | i need transport | i want a cab | i want a taxi |
    need a cab | need a taxi | whistle up a cab | order me a taxi | order me a cab | order me a ride | get a driver |
    get someone to drive | get a chauffeur | drive me over | ring for a taxi | ring a taxi | phone a taxi |
    phone for a cab | request a cab | request a taxi | request a car | cab it | take a taxi | take a cab | taxi me |
    get picked up | get driven | book a driver | book me a taxi | book me a cab | book me a ride |
    have someone take me | have somebody drive me | get somebody to drive | someone should drive me |
    someone has to drive | get me driven | send someone to drive | cab me | uber me | uber it
    get me | order | book | hail | grab | fetch | request | summon | arrange | organize | organise | schedule | hire |
    flag down | set up | send for | ring for | reserve | get hold of | find me | line up | dispatch
    before departure | prior to takeoff | before takeoff | before take off | prior to departure | ahead of departure |
    before i leave | before i go | before leaving | prior to leaving | ahead of leaving | before we leave |
    before setting off | before heading out | before i head out | before i set off | before my flight |
    before the flight | ahead of my flight | prior to my flight | before my plane | before the plane leaves |
    before it leaves | before we go | before i have to | till takeoff | until takeoff | to takeoff | until departure |
    till departure | before my departure | before the departure | till i leave | until i leave | before boarding |
    till i go | before liftoff | before wheels up | before i need to | before my train | before the train leaves |
    before i must go | before i take off | before setting out | before hitting the road | before we head out |
    ahead of takeoff | ahead of time | ahead of the departure | until we leave | till we leave | until my flight |
    till my flight
    takeoff alert | departure alert | departure alarm | departure notification | departure reminder |
    departure warning | leaving reminder | leaving alert | leave reminder | take off reminder | takeoff reminder |
    takeoff notification | reminder to leave | alert to leave | alarm to leave | notification to leave |
    reminder to go | reminder to depart | heads up for departure | warning for departure | alert for departure |
    reminder for departure | reminder for takeoff | flight reminder | departure notice | reminder for my flight |
    time to leave reminder | leave by alert
    nudge me | ping me | remind me | alert me | warn me | notify me | buzz me | poke me | give me a heads |
    give me a shout | give me a nudge | give me a buzz | give me a warning | give me notice | give me a reminder |
    give me a ping | give me a signal | send me a reminder | send me a notification | send me an alert |
    i want a notification | i want a reminder | i want a warning | i want an alert | i need a reminder |
    i need a warning | i need an alert | sound an alarm | prod me | let me know | signal me | holler | flag me |
    a heads up | drop me a reminder
    beforehand | ahead | in advance | prior | before | prior to that | up front | ahead of time | before that
    delay alerts | notifications about late planes | warnings about late flights | warnings about delays |
    notifications about delays | messages about delays | news about delays | alerts about delays | alerts for delays |
    notifications for delays | warnings for delays | updates about delays | updates on delays | news of delays |
    delay notifications | delay notification | delay notices | delay notice | delay warnings | delay warning |
    delay messages | delay updates | delay news | delay announcements | delay info | lateness alerts |
    lateness warnings | late notices | late alerts | late warnings | running late notices | running late alerts |
    alerts about late flights | alerts about late planes | late flight alerts | late flight notifications |
    late plane alerts | late plane notifications | late flight warnings | late plane warnings |
    flight delay notifications | flight delay alerts | flight delay warnings | flight delay messages |
    delayed flight alerts | delayed flight notifications | delayed flight warnings | delayed flights | late flights |
    late planes | hold up alerts | being late alerts | disruption alerts | disruption notices | disruption warnings |
    schedule change alerts | tell me about delays | alert me about delays | notify me of delays |
    notify me about delays | inform me about delays | warn me about delays | ping me about delays |
    alert me of delays | warn me of delays | heads up about delays
    delay | late flight | late plane | late departure | delayed flight | delayed plane | hold up | holdup | lateness |
    late running | running late | disruption | flight delay | late | about delays | about late planes |
    about late flights | about delayed flights | for delays | for late flights | for late planes | when late |
    when delayed | of delays | on delays | about disruptions | if delayed | about lateness | about hold ups |
    when flights slip
    alerts | warnings | notices | notifications | alert | warning | notice | notification | pings |
    push notifications | alarm messages | heads ups
    luggage list | packing list | luggage items | pack list | packing checklist | travel checklist | trip checklist |
    suitcase list | suitcase contents | contents of my suitcase | contents of my luggage | contents of my bag |
    bag list | travel list | things to bring | things to pack | things to take | things to take along |
    stuff to bring | stuff to pack | stuff to take | items to pack | items to bring | items to take | gear list |
    what to pack | what to bring | what to take | what i am packing | what i am bringing | what i am taking |
    what i should pack | what i should bring | what i should take | what should i pack | what should i bring |
    what should i take | what do i pack | what do i bring | what do i take | what do i need | what will i need |
    what must i pack | what must i bring | what have i packed | what did i pack | what goes in | what belongs in |
    what i need to | what needs packing | list of luggage | packing plan | baggage list | clothes to pack |
    what am i packing | what am i bringing | what am i taking | things i need | everything i need |
    what should we bring | what should we pack | what to put in | things i should pack | things i should bring |
    what i have to | in my suitcase | into my suitcase | to my suitcase | in my luggage | into my luggage |
    to my luggage | in my bag | into my bag | to my bag | in my bags | into my bags | to my bags | in my baggage |
    to my baggage | in my backpack | into my backpack | to my backpack | in my rucksack | into my rucksack |
    in my carry on | into my carry on | to my carry on | in my case | into my case | in my trunk | in my duffel |
    in my travel bag | into my travel bag | to my travel bag | to my travel things | with my stuff | with my things |
    with my luggage | on my luggage list | on my trip checklist | on my travel list | to my travel list |
    among my things | which clothes | what clothes | outfits | wardrobe | clothes do i need | which things |
    what gear | travel gear | what equipment | which gear | gear | kit | kit list | belongings | my stuff |
    what belongings
    show the packing list | what should i bring | what should i pack | what should i take | what do i bring |
    what do i pack | what do i take | what must i pack | what must i bring | what goes in my | what goes into my |
    what is in my suitcase | what is in my luggage | what is in my bag | what is going in my | what am i bringing |
    what am i packing | what am i taking | what will i need | what do i need | what did i pack | what have i packed |
    what needs packing | what all to pack | what to pack | what to bring | what to take | which things to pack |
    which clothes to pack | what should we pack | what should we bring | what are we bringing | what are we packing
    show my packing list | what should i pack | what should i bring | what do i pack | what do i bring |
    what am i packing | what am i bringing | what am i taking | what is in my suitcase | what is in my luggage |
    what is in my bag | what have i packed | what did i pack | what goes in my | what needs packing |
    what is left to pack | what will i need | what must i pack | what must i bring
    stick | throw | add | chuck | pop | stuff | stash | shove | pack | bung | cram | put | include | throw in |
    chuck in | stick in | pop in | make room for | save room for | save space for | make space for | bring |
    i want to bring | i need to bring | i want to pack | i need to pack | i have to bring | i have to pack |
    i should bring | i should pack | i must bring | i must pack | let me bring | i am bringing | i am packing |
    ill bring | ill pack | remember to bring | remember to pack | do not forget | do not forget to pack |
    remind me to pack | remind me to bring | i am going to bring | i am going to pack | do not let me forget |
    make sure i have | make sure i pack | make sure i bring | i can not forget | i mustnt forget |
    i should not forget | never leave without | i can not leave without | we need to bring | we need to pack |
    we should pack | we should bring | let us bring | let us pack | id like to bring | id like to pack | write down |
    i will bring | i will pack | i must not forget
    open the trip | show me the trip | pull up my plans | see the itinerary | show the itinerary | show the plan |
    show the plans | view the itinerary | see the plan | details of | the details of | details for | details on |
    plans for | the plans for | the plan for | itinerary for | itinerary of | the itinerary for | schedule for |
    the schedule for | info on | information on | information about | what is planned for | what is the plan for |
    what are the plans | what did i plan | everything about | overview of | see everything about | all about |
    look at the trip | display the trip | bring up the trip | view the trip | what is happening on |
    what is happening at | what is happening during | what have i planned | what is arranged for |
    what is booked for | what have i booked | what is coming up | how does my | what does my | tell me about |
    everything on | take a look at | have a look at | look into | look over | look up the | go over the | go to the |
    jump to the | bring up the | pull up the | call up the | get out the | lay out the | check out the | check the |
    review | review the | inspect | read about | read me the | switch to the | load the | browse
    travel plans | trip | trip plans | itinerary | travel itinerary | journey | trip details | travel details |
    travel arrangements | trip info | trip overview | holiday plans | vacation plans | holiday plan | vacation plan |
    trip itinerary | trip page | travel plan
    what is the weather | how warm is it | how hot is it | how cold is it | will it rain | will it snow |
    is it raining | is it snowing | is it sunny | is it warm | is it cold | is it hot | is it windy | is it nice |
    what is it like outside | what is it like | how are the temperatures | how is the weather | will there be rain |
    will there be snow | will there be sun | will it be warm | will it be cold | will it be sunny | will it be hot |
    will it be nice | will it be dry | will it be wet | will it be windy | what is the temperature |
    what temperature is it | how many degrees | how are conditions | how are things outside | is there snow |
    is there rain | what is the sky like | how is the sky
    swap | convert | exchange | change | work out | figure out | calculate | translate | compute | recalculate |
    cash in
    how much are | how much is | worth | what would i get | what will i get | how many is | what do i get |
    how much do i | how much would | how much will | how much does | equivalent of | the equivalent of | value of |
    the value of | price of | how much for | how much makes | the worth of | what can i get | what comes out of |
    what amounts to
    euros in | worth in | are worth in | is worth in | come to in | make in | get me in | buy me in | be in |
    fetch in | amount to in | are in | equal in | euros worth in | euros into | euro into | eur into | eur in |
    euro in | come out to in | expressed in
    euros | eur | euro | euro notes | euro bills
    register us | check in | register me | sign on | get registered | tell the airline | let the airline know |
    notify the airline | inform the airline | announce myself | confirm my place | confirm my seat |
    confirm my attendance | confirm my presence | confirm my spot | mark me present | report for | registration |
    passenger registration | register as present | passenger check | sign us on | register | be registered |
    get me registered
    to my packing list | in the suitcase | into the suitcase | in the luggage | into the luggage | in the bag |
    into the bag | in the case | into the case | in the backpack | in the carry on | along | along with me | with me |
    with us | on the trip | on the journey | on vacation | on holiday | for the trip | for the journey |
    for the vacation | for the holiday | for the flight | for the road | on our trip | for travelling |
    for traveling | on the plane | for packing | among the luggage | with the luggage | on the luggage list |
    in the holdall | in the trunk
    on my packing list | into the suitcase | to the suitcase | in the suitcase | in the luggage | into the luggage |
    to the luggage | in the bag | into the bag | to the bag | in the case | in the backpack | along | along with us |
    with us | for the trip | for the journey | for the vacation | for the holiday | for the flight | for the road |
    to the packing | to things to pack | to things to bring | to the pack list
    long does it take | how quickly can i | how quickly could i | how fast can i | how fast could i | how soon can i |
    how soon could i | how soon would i | how soon will i | how fast would i | how quickly would i |
    how many minutes to | how many minutes until | how many hours to | how many hours until | how much time to |
    how much time until | when could i be | when would i be | when will i be | when will i reach |
    when would i reach | when will i get | when would i get | when would i arrive | when will i arrive |
    when do i arrive | when do i reach | when can i be | when could i arrive | what is my eta | what is the eta |
    eta | how late would i | at what time would | travel time | journey time | drive time | driving time |
    walking time | commute time | transit time | ride time | how much time for | minutes away | hours away |
    how quick is | how quick can | how fast is the
    does it take | would it take | will it take | do i need | would i need | do we need | will i need | is the trip |
    is the drive | is the walk | is the ride | is the journey | is the way | is the trek | is the hike |
    is the commute | until i reach | till i reach | until i get | till i get | before i reach | before i get |
    until i arrive | till i arrive | until i am | till i am | until we reach | till we reach | for me | must i walk |
    must i drive | do i drive | do i walk | do i travel
    far is | close is | near is | distant is | away is | long is | much farther is | much further is |
    much longer is | much longer
    is it close | how far | is it near | is it walkable | distance | what is the distance | what distance is |
    proximity | in walking distance | within walking distance | just around the corner | around the corner |
    round the corner | close by | close to here | near here | nearby | a stones throw | a long way | a long walk |
    a long drive | a short walk | a short drive | walkable | down the road | up the road | a long way off |
    quite a way | quite a distance | mileage | any distance
    how to reach | directions | how to get | how to find | way over | way there | way towards | point me |
    point me towards | point me toward | steer me | steer me towards | guide me | guide me towards | lead me |
    walk me | show me how | set course for | set a course for | plot a course | plot a route | map a route | map me |
    map out the way | route me | plan a route | plan my route | help me reach | help me find | help me get |
    head towards | the shortest way | the fastest way | the quickest way | quickest way | fastest way | shortest way |
    best way | best route | fastest route | shortest route | quickest route | way from here | which road | what road |
    which street | what street | which bus | which turn | what bus | which path | the path | the road | route |
    the route | way | i am lost | lost | can not find | i can not find | where to turn | which way | which direction |
    what direction | help getting | help finding | trying to find | trying to reach | trying to get |
    i am looking for | i need to find | i want to find | i need to reach | want to go | need to go | want to walk |
    walking directions | driving directions | get me over | bring me | how to go | how to walk | how to drive |
    where is | whereabouts is | where can i find | where will i find | how can i find | how do i find
    do i get | to reach | can i reach | would i reach | should i go | can i find | can we reach | do we reach |
    to arrive at | to find | to walk | to drive | must i go | could i reach | takes me | gets me | leads me |
    brings me | goes | leads
    hit the road again | next trip | travel again | travelling again | traveling again | going away again |
    go away again | leave town again | leaving town again | get away again | fly out again | fly again |
    on the road again | be travelling again | be traveling again | set off again | leave again | leaving again |
    upcoming journey | upcoming travel | upcoming travels | upcoming trips | forthcoming journey | where am i going |
    where am i off | where am i headed | where am i travelling | where am i traveling | where do i travel |
    where to next | where do we go | going on holiday | going on vacation | off on holiday | off on vacation |
    go on holiday | go on vacation | leave for vacation | leave on vacation | leave for holiday | leave on holiday |
    away again | pack my bags again | off again | take off again | get out of town | get out of here | get out again |
    see the world again | next adventure | next voyage | adventure | following journey | soonest journey |
    travel plans coming up | planned journey | am i off | am i away | coming journey | holiday coming up |
    journey coming up
    when is my | how long till i | how long until i | how long before i | how soon do i | how soon am i |
    how soon will i | how soon can i | how many days until | how many days till | how many days before |
    how many sleeps until | how many sleeps till | how many weeks until | how many weeks till | how long until |
    how long till | how long before | how soon until | days until | countdown to | countdown to the |
    time left until | how long do i | what day do i | what date do i | on what day do | what day are we |
    how long until we | how long till we | how soon do we | which day do i
    gate is | where do i catch | where do we catch | where do i board | where do we board | where should i board |
    where to board | where am i boarding | where are we boarding | what door does | which door does | what exit does |
    which exit does | where does | where will | where can i board | what door will | where is boarding for |
    where do they board | where must i board | where do i find | where should i be | where should i head |
    where do i head | where must i go | where do i go | where should i go | where do i have | where do i need |
    where do i enter | where do we leave | from where does | from which exit | from which door | from what door |
    at which door | out of which door
    my gate | where to board | where to go for | where to be for | where to head for | where to wait |
    where boarding is | where boarding happens | where they board | where were boarding | where i am boarding |
    where the plane is | where the plane leaves | where the plane waits | where the plane boards | where i board |
    where i get on | where we board | where i should board | where i should go | where i should be | where i need to |
    where i have to | where i leave from | where we leave from | which door | which exit | what door |
    where to catch | which exit are we | which door are we | door for boarding | exit for boarding
    find hotels | crash over night | stay over night | sleep over night | crash overnight | crash for the night |
    spend the night | stay the night | stay tonight | sleep tonight | crash tonight | lay my head | rest my head |
    bed down | hole up | where to sleep | where to crash | where to stay | where should i stay |
    where should we stay | where could i stay | where can i stay | where can we stay | where do i sleep |
    where do i stay | where could we sleep | where can we sleep | where could i sleep | where can i crash |
    where can i sleep | where might i stay | where do we stay | where would i stay | look for lodging |
    look for a room | find me a bed | find a bed | find lodging | a roof over my | roof over my head |
    somewhere to crash | somewhere to sleep | anywhere to stay | anywhere to sleep | anyplace to stay | any lodging |
    need to sleep | need a place | need someplace | need somewhere | get some sleep | get some shuteye |
    need shelter | lodge
    show hotels | crash over night | stay over night | sleep over night | crash for the night | spend the night |
    stay the night | stay tonight | sleep tonight | crash tonight | lay my head | rest my head | where to sleep |
    where to crash | where to stay | where should i stay | where should we stay | where could i stay |
    where can i stay | where can we stay | where do i sleep | where do i stay | where can we sleep |
    where could i sleep | where can i crash | where can i sleep | any vacancies | vacancies | vacant rooms |
    free rooms | free beds | available rooms | available beds | rooms available | rooms free | any rooms
    over night | overnight | for the night | at night | during the night | through the night
    no further | less | not further | no farther | not farther | closer | nearer | under | below | fewer
    keep tabs on | track | keep track of | keep an eye on | keep me posted on | follow the progress of | follow |
    monitor | any news on | any news about | any word on | any word from | any update on | any updates on |
    check up on | what is up with | what is happening with | what is happening to | what is going on with | where is |
    whereabouts
    luggage items | luggage contents | suitcase contents | suitcase items | luggage list | suitcase list |
    baggage list | luggage checklist | suitcase checklist | packing list | holiday list | vacation list |
    packing plan
    train schedule | trains | rail schedule | railway schedule | train timetable | rail timetable |
    railway timetable | railroad schedule | train list | train connection list | trains running | trains going |
    schedule of trains
    follow plane | track flight | follow airplane | monitor plane | watch plane | trace plane | trace airplane |
    look up plane | check plane | check on plane | follow aircraft | keep tabs on plane | where is plane |
    how is plane | any news on plane | watch for plane | find plane | locate plane
    choose an | take the | go with the | get me the | give me the | assign me the | put me into the |
    book me into the | get me into the | switch me to the | move me to the | put me on the | sit on the | sit at the |
    sit in the | sit by the | sit near the | sit close to | seat me on the | seat me at the | seat me by the |
    place me on the | place me at the | place me next to | place me by the | put me next to | put me near the |
    put me at the | put me by the | be next to the | be near the | be by the | prefer the | reserve a | get a |
    take a | assign me a | give me a | find me a | pick me a | fancy a | want a | book a | save me a | grab me a |
    put me in a | seat me in a | would prefer a | prefer a | could i have a | may i have a | can i have a |
    change to a | switch to a | move me to a | i would like a | reserve me a | book me a | get me a | sit in a |
    sit on a | hold a | hold me a
    for the plane | boarding | for my plane | for my flight | for the flight | to get on the | to get aboard |
    for getting aboard | for getting on | for boarding | at the gate | at security | for security | for the gate |
    to fly | for flying | to board | of my flight | of the flight | to enter the plane
    what are some | find | recommend | suggest | what are good | what are the best | which are good |
    give me ideas for | propose | come up with | scout | scout out | hunt | hunt down | dig up | seek | i am after |
    browse | explore | any good | is there an | is there a | can you see any | see if there are | look around for |
    research | see about | what about
    what are good | show | what are some | what are the best | any good | browse | explore | which good |
    what sort of | what kind of | what kinds of | name some | give me some
    open my | what is planned for | what is happening on | what is happening at | what is arranged for |
    what is booked for | tell me all about | see everything about | everything about | everything on | all about the |
    all about | details on the | details of the | details about the | info about the | info on the | plans for the |
    plan for the | schedule for the | look into the | look over the | go over the | go to the | jump to the |
    bring up the | pull up the | call up the | get out the | lay out the | take a look at | have a look at
    barcode | bar code | boarding pass | barcode for the plane | flight barcode | plane barcode |
    bar code for boarding
    card | pass
    need to be on | book | have to be on | must be on | should be on | get aboard | get seated on | be on |
    want to be on | get on board
    many miles is | far is | many miles away is
    many kilometers is | far is | many kilometres is | many km is | many kilometers away is
    sleep | hotels | kip | doss | catch some sleep | bed
    board and lodging | stay | hotels | lodge | stay over | stay overnight | spend nights | pass the night
    crash | hotels | sleep over | bunk down | camp out
    weather forecast | weather | forecast | weather report | weather conditions | conditions | climate | outlook |
    like outside | what its like outside | skies | sky | sky look | skies look | nice out | nice outside |
    be nice out | what to wear | what should i wear | dress for | beach weather | swimming weather | t shirt weather |
    coat weather | good weather | bad weather | nice weather | awful weather
    rainy | rain | weather | raining | get wet | get soaked | get rained on | umbrella | raincoat | wellies |
    rain boots | pouring | bucketing down | shower | showers | drizzle | precipitation | be wet | be rainy |
    need an umbrella | take an umbrella | bring an umbrella | pack an umbrella | wet | rain jacket | stay dry |
    be dry | dry outside
    snow | weather | snowing | snowy | sleet | blizzard | be snowy | icy | slippery | need boots | snowfall |
    white outside
    sun | sunny | weather | sunshine | be sunny | get sunburned | burn in the sun | sunscreen | need sunscreen |
    clear skies | clear sky | sunburn | need sunglasses
    storms | storm | weather | stormy | thunder | thunderstorm | thunderstorms | windy | wind | be windy | lightning |
    gale
    freezing | cold | weather | freeze | chilly | frosty | shiver | be cold | be chilly | be freezing | cold snap |
    below freezing | need gloves | need a coat | need a jacket | need a scarf | need a hat | need a sweater |
    wear a coat | wear a jacket | bring a coat | bring a jacket | bundle up | dress warm | dress warmly | warm coat |
    warm clothes | how cold | how chilly
    sweat | warm | hot | weather | melt | roast | boil | swelter | heatwave | be hot | be warm | how warm | how hot |
    humid | muggy | heat
    temperatures | temperature | weather | degrees | how many degrees | celsius | fahrenheit | how warm | how hot |
    how cold | thermometer
    foggy | fog | mist | misty | weather | cloudy | clouds | overcast | gray outside | grey outside
    someone drive me | taxi | someone drives me | someone to drive me | someone who drives me | picked up and taken |
    picked up and driven | picked up and brought | be driven | get driven | be chauffeured | someone take me
    plane reservation | flight | plane booking | air booking | air reservation | airplane reservation |
    airline booking | airline reservation | place on a plane | place on an airplane | seat on an airplane
    things to take | list of things | packing list | things to take along | things to take with | list of stuff |
    stuff to take | stuff to take along | what to take along | what to take with | things going along |
    things coming along | going along | baggage contents | goes into the | goes along | comes along | has to go in |
    should go in | needs to go in | needs to be packed | has to be packed | have to be packed | left to pack |
    remaining to pack | still to pack | missing from my | essentials | travel essentials | necessities | must haves
    status for | track flight | status of | state of | how is | how goes | where is | whereabouts of | latest on |
    latest news on | news on | news about | word on | update on | updates on | info on | information on |
    arrival time of | eta for | eta of | progress of | position of | check on | check up on | any news on |
    any word on | keep tabs on | keep an eye on | follow | monitor | tell me about | what is with | look into
    how is it with | track | how is | how goes | how are things with | what is up with | what is happening with |
    what is new with | what is going on | look into | check on | keep me updated on | keep me informed about |
    keep me in the
    much time | long | how quickly | how fast
    many minutes | long
    boarding document | boarding pass | boarding documents | airline document | plane document | flight document
    rent a car | hire a car | rental car | car rental | car hire | get a rental | rent a vehicle | hire a vehicle |
    get a hire car | lease a car | a car to rent | rent wheels | self drive car
    rent a bike | hire a bike | bike rental | bike hire | bike share | rent a bicycle | hire a bicycle |
    borrow a bike | city bike | cycle hire
    rent a scooter | scooter rental | scooter hire | hire a scooter | e scooter | kick scooter | scooter share
    ferries | ferry | ferry boats | ferryboat | boat across | boat connections | ferry connections | ferry crossings |
    sea crossings | boats going | boats to | car ferry
    buses | coaches | coach connections | bus connections | bus lines | bus services | bus routes |
    long distance bus | intercity bus | bus tickets | bus options | bus times
    earliest bus | next bus | soonest bus | bus leaving next | upcoming bus | bus coming | following bus |
    when does the bus | bus departure
    next ferry | next boat | earliest ferry | soonest ferry | next sailing | following ferry | when does the ferry |
    ferry departure | next crossing
    arrival board | arrivals | arriving planes | arriving flights | incoming flights | incoming planes | landings |
    who is landing | planes landing | flights coming in
    departures board | departure board | departing flights | departing planes | outgoing flights | planes taking off |
    flights going out | flights leaving
    concourse | terminal | which terminal | what terminal | departure hall | terminal building | airport building |
    terminal number
    boarding time | when do i board | when is boarding | when does boarding start | boarding starts | time to board |
    when can i board | start of boarding | when they board
    boarding group | boarding zone | group number | my zone | when is my group | my boarding position
    security line | security queue | security wait | airport security | screening | how long is security |
    queue at security | line at security | security checkpoint
    airport lounge | lounge access | vip lounge | business lounge | departure lounge | place to relax
    excess baggage | extra bag | overweight bag | additional luggage | extra luggage | another bag | more luggage |
    heavier bag | additional bag
    bag tracker | track my bag | where is my luggage | find my luggage | luggage tracking | track my suitcase |
    locate my bag | where did my bag
    seat map | cabin map | seating plan | seating chart | free seats | which seats are free | open seats |
    available seats | plan of the cabin
    sit together | seats together | adjacent seats | side by side | next to each other | seats next to
    leg room | legroom | stretch my legs | room for my legs | extra space | space for my legs | more room |
    bulkhead seat
    upgrade me | business class | fly business | sit up front | better class | first class | upgrade my seat |
    move me up | premium seat | nicer seat
    coach class | economy | cheapest class | standard class | economy class | tourist class | main cabin
    in flight meal | meal on board | plane food | vegetarian meal | special meal | food on the plane |
    meal preference | onboard meal
    miles account | frequent flyer | air miles | loyalty points | my miles | miles balance | bonus miles |
    reward points | frequent flier | points balance
    claim compensation | compensation | refund for delay | money back for delay | delay compensation |
    flight compensation | file a claim
    missed my flight | i missed my plane | missed connection | plane left without me | missed my connection |
    rebook me | put me on another | next available flight
    cancelled flight | flight cancelled | canceled flight | is my flight cancelled | flight got cancelled |
    plane cancelled | grounded | flight canceled
    cancel my flight | drop my flight | call off my flight | give up my flight | do not want to fly |
    cancel the flight | scrap my flight | cancel my ticket | cancel air ticket
    cancel my hotel | cancel the room | give up the room | cancel hotel booking | drop the hotel | cancel my room |
    cancel the stay | do not need the room
    extend my stay | stay longer | another night | one more night | add a night | stay on | prolong my stay |
    extra night | stay extra days | lengthen my stay
    late check out | check out later | late checkout | stay in the room | sleep in | keep the room longer |
    leave the room later
    hotel with a pool | pool hotels | hotels with pools | place with a pool | swimming pool
    hotel with breakfast | breakfast included | with breakfast | bed and breakfast | including breakfast |
    half board | full board
    pet friendly | dogs allowed | pets allowed | bring my dog | takes dogs | dogs welcome | pets welcome |
    with my dog
    cheap hotels | budget hotels | affordable hotels | inexpensive hotels | low cost hotels | hotels on a budget |
    cheap rooms | cheap places to stay | cheapest hotels | reasonable hotels
    luxury hotels | five star hotels | fancy hotels | upscale hotels | posh hotels | high end hotels | best hotels |
    top hotels
    campsite | campsites | campground | camping ground | place to camp | where to camp | pitch a tent | caravan site |
    rv park | somewhere to camp | trailer park | tent site
    holiday flat | vacation rental | holiday home | holiday cottage | holiday apartment | vacation home |
    short term rental | self catering | holiday let | apartment to rent
    passport | travel document | passport number | passport details | my passport | id for travelling
    entry permit | visa | visa requirements | entry requirements | entry rules | permit to enter | visa rules
    vaccinations | shots | jabs | immunizations | travel vaccines | what shots do i | inoculations |
    travel vaccinations
    plug type | adapter | power plug | which plug | travel adapter | socket type | power outlets
    how much to tip | tipping | tip | gratuity | leave a tip | service charge | what to tip
    local police | emergency number | who do i call | emergency services | number for emergencies | ambulance number |
    help line
    consulate | embassy | nearest embassy | my embassy | diplomatic help
    sights | things to see | tourist attractions | places of interest | what is worth seeing | must see |
    what is there to | highlights | landmarks | attractions | what to visit | what to see | sightseeing |
    points of interest | where to go sightseeing
    guided tour | city tour | tour guide | walking tour | sightseeing tour | bus tour | hop on hop off |
    guide to the city | show me around
    local time | time over there | current time in | time in | clock over there
    adjust to the time | jet lag | time zone change | tired from flying | beat jet lag
    expenses | what i spent | spending | costs | travel costs | outlays | spendings | money spent
    split the bill | share the cost | divide the cost | who owes what | split the cost | settle up | share expenses |
    go halves | go dutch
    add an expense | log an expense | i spent | i paid | record a cost | note an expense | enter an expense |
    write down a cost
    cashpoint | cash machine | atm | hole in the wall | withdraw cash | get cash | cash dispenser | draw money |
    cash point
    currency rate | rate of exchange | exchange rate | rate for the euro | conversion rate | exchange rates |
    currency rates | what is the euro at | what is the euro
    no tolls | avoid tolls | without tolls | skip toll roads | toll free | do not take toll roads |
    keep off toll roads | skip the tolls
    no highways | avoid highways | no motorways | back roads | avoid motorways | scenic route | country roads |
    side roads | without motorways | off the motorway
    traffic | traffic jam | jam | congestion | how busy are the | how are the roads | road conditions | any jams |
    traffic jams | tailback | hold ups on the | gridlock | rush hour
    stop on the way | add a stop | detour | stopover on the way | another stop | make a stop | waypoint |
    stop off at | swing by | stop by on the
    tell them when i | share my eta | send my eta | let them know when | send my arrival time | share my arrival
    my location | where am i | current location | what street is this | which place is this | where on earth am |
    my position | my whereabouts | what town is this | where are we
    in the area | nearby | around here | close by | near me | in the vicinity | in the neighbourhood |
    in the neighborhood | round here | local | within reach | around me
    new trip | plan a trip | start a trip | create a trip | set up a trip | plan a holiday | plan a vacation |
    plan a journey | add a journey | begin planning | organise a trip | organize a holiday
    delete the trip | remove the trip | cancel the trip | scrap the trip | drop the trip | call off the trip |
    forget the trip | trip is off | not going any more
    all my trips | list of trips | my trips | trip list | every trip | trips planned | planned trips | my journeys |
    all journeys
    past trips | where have i been | previous trips | earlier trips | trips i have taken | travel history |
    places i have been | countries visited | old trips | where i have been
    fellow travelers | who is coming along | travel companions | who travels with me | travel buddies | companions |
    who is going with | travelling companions | passengers | fellow travellers
    tick off | mark as packed | already packed | have packed | got it packed | packed already | is in the suitcase |
    is in the bag | check off | cross off
    take off my packing | leave at home | do not pack | wont need | no need to bring | leave behind | unpack |
    not bringing | not taking | stays at home | will not need
    wake up call | morning call | wake me up call | call to wake me | get woken
    food to the room | room service | order to my room | food in the room | meal in my room | dinner in the room
    no housekeeping | do not disturb | leave me alone | no cleaning | do not clean | quiet please
    housekeeping | clean the room | make up the room | tidy the room | fresh towels | clean towels |
    change the sheets | cleaning service
    airline connections | flights | air connections | air connection | air links | air routes | air services |
    air options | air trips | air journeys | air times | air schedule | air schedules | air timetable |
    air departures | air offers | air deals | air possibilities | air choices | air lines | air fares | air rides |
    air tickets | airline connection | airline links | airline routes | airline services | airline options |
    airline trips | airline journeys | airline times | airline schedule | airline schedules | airline timetable |
    airline departures | airline offers | airline deals | airline possibilities | airline choices | airline lines |
    airline fares | airline rides | airline tickets | plane connections | plane connection | plane links |
    plane routes | plane services | plane options | plane journeys | plane times | plane schedule | plane schedules |
    plane timetable | plane departures | plane offers | plane deals | plane possibilities | plane choices |
    plane lines | plane fares | plane rides | airplane connections | airplane connection | airplane links |
    airplane routes | airplane services | airplane options | airplane trips | airplane journeys | airplane times |
    airplane schedule | airplane schedules | airplane timetable | airplane departures | airplane offers |
    airplane deals | airplane possibilities | airplane choices | airplane lines | airplane fares | airplane rides |
    airplane tickets
    railway connections | trains | rail connections | rail connection | rail links | rail routes | rail services |
    rail options | rail trips | rail journeys | rail times | rail schedule | rail schedules | rail timetable |
    rail departures | rail offers | rail deals | rail possibilities | rail choices | rail lines | rail fares |
    rail rides | rail tickets | railway connection | railway links | railway routes | railway services |
    railway options | railway trips | railway journeys | railway times | railway schedule | railway schedules |
    railway timetable | railway departures | railway offers | railway deals | railway possibilities |
    railway choices | railway lines | railway fares | railway rides | railway tickets | railroad connections |
    railroad connection | railroad links | railroad routes | railroad services | railroad options | railroad trips |
    railroad journeys | railroad times | railroad schedule | railroad schedules | railroad timetable |
    railroad departures | railroad offers | railroad deals | railroad possibilities | railroad choices |
    railroad lines | railroad fares | railroad rides | railroad tickets | train connections | train connection |
    train links | train routes | train services | train options | train trips | train journeys | train times |
    train schedule | train schedules | train timetable | train departures | train offers | train deals |
    train possibilities | train choices | train lines | train fares | train rides | train tickets
    lodging possibilities | hotels | lodging options | lodging offers | lodging choices | lodging deals |
    lodging recommendations | lodging suggestions | lodging availability | lodging vacancies | accommodation options |
    accommodation offers | accommodation choices | accommodation possibilities | accommodation deals |
    accommodation recommendations | accommodation suggestions | accommodation availability | accommodation vacancies |
    room options | room offers | room choices | room possibilities | room deals | room recommendations |
    room suggestions | room availability | room vacancies | overnight options | overnight offers | overnight choices |
    overnight possibilities | overnight deals | overnight recommendations | overnight suggestions |
    overnight availability | overnight vacancies | sleeping options | sleeping offers | sleeping choices |
    sleeping possibilities | sleeping deals | sleeping recommendations | sleeping suggestions |
    sleeping availability | sleeping vacancies | rooms are free | rooms are available | rooms are there |
    rooms are left | rooms are open | free rooms | available rooms | open rooms | b and bs | b and b | bnbs | bnb |
    bed for the night | beds for the night | bed and board | boarding house | boarding houses | chalets | cabins
    no more | less | not more
    announce me | check in | sign me | log me | get my registration | report my presence | say i am coming |
    mark me as coming | put me down as
    leave from | gate | depart from | take off from | leaves from | departs from | takes off from | leaving from |
    departing from | taking off from | going from | goes out from | board | boarding
    suitcase | luggage | packing | baggage
    plan for | trip | plans for | program for | programme for | schedule for | details for | details of | details on |
    details about | info on | info about | agenda for | arrangements for | overview of | page for | plans about
    any delay with | track flight | any delay on | any delays on | any delays with | any delays for | any delay for |
    delay with | delays with | delay on | delays on | how late is | is there news on | what is new with |
    anything new on | any changes to | changes to | any problem with | any problems with | any trouble with
    bring up | display | open | show | pull up | call up | present | put up | let me see | let me look at
    """
}
