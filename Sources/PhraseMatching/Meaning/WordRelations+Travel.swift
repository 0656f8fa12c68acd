/// Words of journeys, lodgings and sights.
extension WordRelations {
  static let travelWords = """
    door | gate | entrance | entry
    overdue | late | past due | missed
    navigate | take me | guide | drive | bring me | lead me | get me
    trip | journey | vacation | holiday | travels | getaway | tour
    plane | flight | flights | airplane | airline
    taxi | cab | ride | lift | car | taxis | uber | pick me up | someone to drive me | get a ride
    train | rail | railway | trains | by rail | railroad | by train | choo choo | rail service
    subway | metro | underground | tube | u bahn | the tube | metro line | subterranean train
    hotel | hotels | accommodation | room | place to stay | lodging | somewhere to stay | inn
    book | reserve | make a reservation | make a booking | get tickets | secure
    ticket | tickets | pass | boarding pass
    leave | depart | set off | head out | take off | get going | set out | head off | go | pull out | push off |
    departs | start the trip | get under way
    arrival | eta | arrival time | how long until | get there
    terminal | station | stop
    trunk | boot | tailgate
    hood | bonnet
    luggage | baggage | bags | suitcase | suitcases | bag | cases | case | backpack
    delayed | late | behind schedule | held up | on time | running late | running behind
    platform | gate | track
    landmark | sight | sights | attraction | attractions | point of interest | things to see
    beach | seaside | coast | shore | beaches | sands | place to sunbathe | sandy beach | place by the sea
    pack | packing list | what to bring
    voyage | trip | trips | journey | journeys | travels | travel | getaway | vacation | vacations | holiday |
    holidays
    getaway | break | city break | weekend away | short trip | weekend trip | mini break | short break |
    few days away
    road trip | drive | long drive | car trip | driving holiday
    work trip | business trip | business travel | travel for work
    cruise | boat trip | voyage | sailing
    day trip | day out | excursion | outing | trip for the day
    itinerary | travel plan | travel plans | trip plan | travel schedule | trip details | plan for the trip |
    trip schedule | what are we doing | plan for the day | what is planned | trip overview | schedule of the trip
    plan a trip | organize a trip | new trip | arrange a trip | trip planning | set up a trip | let us travel |
    let us go away | add a trip | map out a trip
    destination | where to | place to go | where i am going | end point | final stop | where were headed | goal
    where to go | travel ideas | places to visit | destinations | somewhere nice | vacation ideas | holiday ideas |
    where should i go
    fly | flight | flights | by plane | plane ticket | air travel | by air | flying | plane | planes |
    get on a plane | plane tickets | airfare | air ticket | jet | flies
    airport | airfield | terminal | airports | aerodrome | airstrip
    airline | carrier | airlines
    departure | departures | leaving | departs | departure time | takeoff | take off | sets off | leave | leaves |
    when it leaves
    departure time | when does it leave | when it leaves | what time it leaves | when do we leave |
    when do we depart | what time it goes | when does it go | takes off at | when do i leave | takeoff time
    arrivals | arrival | arrival time | landing | lands | arrives | touchdown | gets in | touches down |
    when does it land | when does it arrive | when it gets in | when do we land | when do i arrive | landing time |
    pulls in
    layover | stopover | connection | connecting flight | stop over | change planes | transfer | changes
    connection | connections | connecting train | next connection | transfer | onward journey | link
    direct | nonstop | non stop | without changing | without stops | straight through | no changes | no stops |
    through train | no layover
    one way | single | single ticket | just there | one way ticket | not coming back
    round trip | return | return ticket | there and back | both ways | return trip | return flight
    first class | premium
    economy | coach | tourist class | second class | standard class | cheap seats
    upgrade | better seat | move up | bump up
    flight status | flight info | flight delayed | track my flight | how is my flight | is the flight late |
    any delays | flight information | where is my plane | status of my flight | my flight late | plane on time |
    my flight on time | flight on time | is my plane late
    punctual | on time | as scheduled | on schedule | any delay | running on time
    delays | delay | disruptions | hold ups | disruption | cancellations | late running
    flight number | flight code | number of my flight
    gates | gate | boarding gate | departure gate | where do i board | which gate | what gate
    boarding | board | get on board | get on the plane | boarding time | get on
    boarding pass | boarding card | plane ticket | flight ticket | mobile boarding pass | pass for my flight |
    pass to board
    check in | checkin | check me in | online check in | checking in | checked in | check in online |
    register for my flight
    leave the hotel | check out | checkout | leave the room | vacate
    seat | seats | place | spot | seating | where do i sit | where am i sitting | where i am sitting
    choose a seat | pick a seat | select a seat | change my seat | seat selection | choose where i sit |
    reserve a seat | switch seats | sit somewhere else | where id sit
    window seat | by the window | next to the window | seat with a view | at the window
    aisle seat | on the aisle | next to the aisle | by the aisle
    legroom | leg room | extra space | stretch my legs | more room
    baggage claim | luggage belt | carousel | pick up my bags | where are my bags | collect my luggage |
    baggage belt | luggage claim | baggage carousel
    lost luggage | missing bag | lost my suitcase | lost baggage | bag did not arrive
    baggage allowance | luggage allowance | how many bags | how much luggage | weight limit | luggage limit
    packing | pack | packed | stuff into my suitcase | put in my suitcase | put in my bag | bring along | take along |
    take with me | bring with me | need to bring | bring | in my suitcase | into my suitcase
    what to pack | packing list | what to bring | things to pack | things to bring | what to take along |
    stuff to pack | packing checklist | what should i pack | what i am taking | still have to pack |
    still need to pack | what do i pack | luggage list | things to take
    packed | in the suitcase | in the bag | already packed | tick off | is packed
    passports | passport | travel document | papers | travel documents | id
    customs | border control | immigration | passport control | border
    security | security check | security line | airport security | security queue | screening
    travel insurance | trip insurance | coverage | travel cover
    waiting room | lounge | waiting area | airport lounge
    duty free | airport shops | airport shopping
    pilot | captain
    flight attendant | cabin crew | steward | stewardess
    hand luggage | carry on bag | cabin bag | hand baggage | cabin luggage
    checked bag | checked luggage | hold luggage | checked baggage | hold baggage
    jet lag | jetlag
    train times | train schedule | timetable | departures | timetables | rail timetable | train timetable |
    when are the trains | when does it run
    next train | when is the train | when does the train | trains leaving | soonest train
    railway station | train station | rail station | central station | station | main station
    platforms | platform | track | which track | what platform | platform number
    bus | coach | buses | shuttle | autobus | coaches
    bus stop | bus station | stop | nearest stop
    public transport | public transportation | transit | mass transit | bus or train | buses and trains
    ferry | boat | ferries | ship | crossing
    next stop | get off | my stop | alight | where to get off
    line | route | service
    fare | fares | ticket price | cost of the ticket | price of a ticket | how much the ticket
    tickets | ticket | tix | passes | admission | entry
    ticket office | box office | ticket machine | ticket counter
    season ticket | travel card | monthly pass | rail card | travelcard
    get a cab | taxi | hail a cab | call a cab | order a cab | order a taxi | call a taxi | get me a car |
    get me a ride | book a ride | summon a car | request a ride | need a lift | need a ride | order a car |
    call me a cab | hail a taxi | car to take me | flag down a cab | grab a cab
    carpool | ride share | car share | car pool | ride sharing | lift share | share a ride | rideshare
    driver | chauffeur | cabbie | cab driver | who is driving
    pickup | pick up | collect | collection | pick me up | come get me | pick up point
    drop off | drop me off | let me out | drop me | dropoff
    motel | hotel | hotels | inn | accommodation | accommodations | lodging | lodgings | place to stay |
    somewhere to stay | somewhere to sleep | place to sleep | bed for the night | roof over my head | where to stay |
    guesthouse | place to crash | spend the night | stay overnight | where can i sleep | rooms
    hostel | youth hostel | backpackers
    bed and breakfast | guesthouse | guest house | pension | inn
    vacation rental | holiday apartment | rental | holiday home | holiday let | apartment
    camping | campsite | campground | camp site | pitch a tent | tent | camp | place to camp
    room | hotel room | suite | bedroom | rooms
    double room | room for two | double bed
    single room | room for one | single bed
    room service | food to the room | order to my room
    room key | key card | key | digital key
    nights | night | overnight | stay | sleepover
    stay | staying | stopping | put up | lodge
    where am i staying | my hotel | hotel address | which hotel | where we are staying | hotel details |
    where i am staying | where were staying
    front desk | reception | concierge | lobby | hotel desk
    with breakfast | breakfast included | breakfast | including breakfast
    half board | two meals a day
    full board | all meals included | all inclusive
    amenities | facilities | features | services
    vacancy | vacancies | rooms free | free rooms | rooms available | availability | any rooms
    bookings | booking | reservation | reservations | reserved | booked | my bookings | what have i booked |
    what did i book | what i have booked | confirmation | confirmations | what is booked
    reserve | book | put aside | hold | save me | get me | put my name down | arrange | sort out | make a booking |
    make a reservation | booked | reserving | booking | grab me | snag | line up
    book a room | reserve a room | book a hotel | get me a room | find me a room | book a stay | get a hotel room |
    sort out a hotel | get me a hotel | reserve a hotel | book accommodation | need a room
    book a flight | reserve a flight | get me a flight | buy plane tickets | fly me to | get me on a | want to fly |
    need to fly | buy a flight | get plane tickets | get me a seat | get a flight
    find flights | flights to | how can i fly | look for flights | search flights | search for flights |
    what flies to | planes going to | flights are there | any flights | what flights | cheap flights | how do i fly
    cancel my booking | cancel my reservation | drop my booking | do not need the room | give up my booking | unbook |
    call off the booking
    change my booking | rebook | change my reservation | move my flight | change my flight | other flight |
    switch flights | different flight
    confirmation number | booking number | reservation number | booking reference | booking code | reference number |
    locator
    travel agent | travel agency | agent
    frequent flyer | miles | air miles | loyalty points | reward points | airline miles
    tour | guided tour | tours | sightseeing tour | city tour | visit with a guide | show me around
    tour guide | guide | local guide | guides | someone to show us
    guidebook | travel guide | guide book | city guide | guide
    sightseeing | see the sights | sights | what to see | things to see | things to do | attractions | worth seeing |
    what is worth seeing | tourist spots | must see | places of interest | landmarks | points of interest |
    tourist attractions | what should i see | what should we see | tourist stuff | what is there to see | explore |
    be a tourist | top sights
    monument | monuments | landmark | landmarks | sight | memorial | famous building | attraction | famous place
    visits | visit | see | go see | stop by | drop in on | check out | tour | stop at | come by | swing by |
    pop into | go and see | look around
    opening hours | business hours | open until | when do they open | what time they close | hours | opening times |
    closing time | open now | is it open | when does it close | how late open | still open | when does it open |
    when are they open
    entrance fee | admission | entry fee | admission price | ticket price | cost to get in | how much is entry
    castle | fortress | fort | chateau
    church | cathedral | chapel | minster | churches | place of worship | house of god | parish | abbey
    temple | shrine | pagoda
    old town | historic center | historic centre | old city | old quarter | historic district
    city center | downtown | city centre | town centre | center of town | in town | middle of town | inner city |
    in the city | heart of the city
    public garden | park | parks | gardens | green space
    zoo | animal park | wildlife park
    theme park | amusement park | fun park | rides | rollercoaster
    nightlife | bars | clubs | night out | where to go out | pubs
    souvenir | souvenirs | keepsake | memento | gift shop
    phrasebook | phrase book | useful phrases | common phrases | how to say | local phrases
    embassy | consulate
    tourist information | visitor center | information desk | visitor centre | tourist office
    local customs | etiquette | culture | dos and donts
    abroad | overseas | foreign country | out of the country
    destination guide | country info | about the country | travel advice | travel tips | advice for travelers
    traveler | travelers | passenger | passengers | travelling with | fellow travelers | companions | who is coming |
    traveller | travellers
    journey time | travel time | how long to get | how long is the | takes to get | time to get to |
    how long does it | how long it takes | trip length | how many hours to | minutes to | how long will it |
    how much time to | how long the drive | get there by
    travel budget | trip costs | travel expenses | trip expenses | spent on the trip | cost of the trip |
    trip budget | holiday money
    travel diary | trip journal | travel journal | travel log | trip notes | travel notes
    share my trip | share itinerary | share my itinerary | send my travel plans | let them follow me |
    share travel plans | forward my itinerary
    departure alert | time to leave alert | remind me before departure | tell me to leave | when to leave |
    when should i leave | let me know before | warn me before departure | alert before departure | heads up before
    rental car | rent a car | hire car | car rental | hire a car | car hire | rental | rented car | get a rental
    flat | flats | apartment | apartments | condo | pad | place | home
    places to visit | things to see | sights | attractions | tourist spots | sightseeing | must see | what to see |
    landmarks | points of interest
    train ticket | tickets | rail ticket | train booking | train fare | train ride | seat on the train
    hail a cab | get a taxi | order a taxi | call a cab | book a cab | get me a ride | order a ride | call a taxi |
    book a taxi | i need a ride | summon a car
    how long does take | how long is it | how long to get | time needed | travel time | time to get there
    gets to | arrives | arrives at | reaches | shows up | turns up | comes in | makes it to | pulls in
    hop aboard | boarding | board | get on | embark | get on the plane | step aboard | climb aboard | start boarding
    goes | runs | heads | leaves | travels | departs | is going | is headed | sets off
    bring | deliver | drop off | bring over | bring round | send over | ship | drop round | hand over |
    get delivered | have delivered
    comes | arrives | turns up | shows up | gets here | is coming | rolls in | pulls in | is due
    international | worldwide | abroad | overseas | global | foreign | from around the world | across borders
    urban | city | downtown | inner city | metropolitan | in town
    closing time | closing | when does it close | what time closes | how late open | how long open |
    when do they shut | shuts at | until when open | time they close
    how long it takes | duration | how long does it | time needed | time it takes | how much time needed |
    how long will it | takes how long
    foreign | from abroad | overseas | international | other countries | non domestic | from another country
    facilities | facility | amenities | building | premises | installation | site | center | what they have there
    carry | bring | take | lug | haul | transport | take along | have with me | tote
    wildlife park | sanctuary | refuge | reserve | nature reserve | haven | wildlife refuge | wildlife sanctuary |
    nature park | preserve
    national park | park | nature park | national forest | nature reserve | protected area
    get me a room | book a hotel | reserve a room | book a room | find a hotel | get me a hotel |
    find me accommodation
    get me a seat | book a ticket | reserve a seat | buy a ticket | book a seat | get me a ticket
    get me a ride | call a cab | book a taxi | order a taxi | call a car | hail a taxi | book a ride | get me a taxi |
    get me picked up
    get me a flight | book a flight | book a plane ticket | reserve a flight | buy a plane ticket | fly me to
    check me in | check in | online check in | do the check in | get my boarding pass
    call off my trip | cancel my booking | cancel the trip | drop the reservation | cancel my reservation
    get my bags | baggage claim | pick up luggage | collect my luggage | where is my suitcase
    swing by | stop at | stop by | add a stop | go via | drop by | call in at | pop into | make a stop at
    add to my list | do not forget to buy | i also need | we also need | also need | also want | should get |
    ought to get | ought to buy | must buy | must see | must read | must watch | should watch | recommended me |
    would like to read | would like to watch | would like to see | have to remember | wed better get | better get
    air tickets | flights | flights available | plane connections | planes going | planes leaving
    my plane | flight | the plane | ticket on a plane | place on a plane | seat on a plane | aircraft | air trip
    can i fly | find flights | fly from | which planes go | what planes go | what is flying | who flies |
    which airlines fly | planes leaving for | flying to | i want to fly | ways to fly
    fly me | book a flight | reserve a plane seat | i need to fly | buy me a ticket
    i need a room | book a hotel | reserve a bed | arrange accommodation | i need a bed
    is the plane late | flight status | has the plane landed | is the plane delayed | did the plane land |
    when does it land | has it taken off | did it take off | is it on schedule
    rail connections | trains | railways | connections by rail | rail tickets | train rides | rail journeys |
    rail options
    rail connection | train | train ride | rail journey
    upcoming train | next train | next departure | earliest train | train leaves soonest | next one leaving |
    following train
    places to stay | hotels | inns | guesthouses | places to sleep | where can i stay | beds for the night | digs |
    where to sleep | places to crash | bed and breakfasts | hostels
    room for the night | hotel | somewhere to crash | overnight stay | digs
    mobile ticket | boarding pass | code to board | barcode for the plane | boarding code | code for the gate |
    ticket to board | boarding ticket
    sit me | choose a seat | seat me | i want to sit | put me by the | id like to sit | where do i sit |
    pick where i sit | let me sit
    extra legroom | exit row | more legroom | leg room | emergency row
    how many minutes to | how long does it | how quickly can i | how fast can i | when would i arrive |
    how long to reach | time to reach | how many minutes away | what is the travel time
    chauffeur | taxi | drive me | get picked up | hackney | someone to take me | car with a driver
    get me driven | call a taxi | i need a lift | have someone drive me | get someone to drive | have me picked up |
    send a car | summon a cab | order me a car | get a driver | flag a cab | send for a cab | have a car come
    setting off | departure | setting out | i leave | we leave | i set off | i have to leave | it leaves |
    i head out | we set off | wheels up
    lateness | delay | holdup | running late | being late | is late | behind schedule | not on time | pushed back
    take along | add to packing list | bring along | do not forget to pack | have to bring | i need to bring |
    i need to pack | must bring | must pack | put in the suitcase | put in my bag | throw in my bag |
    remember to pack | i should pack | i should bring | ill need
    excursion | trip | outing | travel plans | itinerary | expedition | jaunt
    where should i | where can i go | where is good for | where could i | good place for | good spot for |
    good places for | place to go | is there somewhere | what is a good place | best place for | best spot for |
    nice place for | somewhere for
    entry card | ticket | permit | admittance
    entry cards | tickets | admittance
    is a visit to | price of a visit | cost of a visit | what does entry cost | what is the entrance fee |
    what does admission cost | price of entry | price of admission | entrance fee | admission fee |
    is it expensive to | cost to get in | is entry free | what is the admission | what do they charge |
    how expensive is | how pricey is
    place of interest | landmark | wonder | tourist attraction | something worth seeing | something to see |
    sightseeing | tourist spot | historic site | place worth seeing | something famous | worth seeing
    famous places | landmarks | wonders | places worth seeing | historic sites
    me on a plane | get on a plane | book a flight | onto a plane | have to fly
    go by train | going by train | trains | take the train | travel by train | by train
    catch a train | leave by train | next train | train leaving
    flight on time | where is the plane | flight status | where is my plane | flight delayed | flight late
    do i board | have to board | gate | board my plane | boarding now | get on the plane
    rather sit | prefer to sit | choose a seat | like to sit | want to sit
    how long does it | long to drive | long to walk | long to get to | need to get to
    to drive me | pick me up | give me a lift | drive me over | want to be driven
    get on my way | hit the road | departure | be on my way | leave the house
    add to packing list | into my suitcase | into the suitcase | in my suitcase | in my luggage | into my bag |
    to my luggage | for the journey
    """
}
