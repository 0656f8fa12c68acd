/// Words of ways, traffic and places nearby.
extension WordRelations {
  static let drivingWords = """
    lights | lamps | bulbs | lighting | light | lamp | bulb | lightbulb | illumination
    home | house | apartment | flat | place
    charge | recharge | juice up | plug in | top up | charging | charge up | charge the car | power up
    directions | route | way | guide | how to get | how do i | navigation | get directions | show me how
    bike | bicycle | cycle | bikes | push bike | bicycles | cycles | two wheeler
    distance | how far | mileage | miles
    location | position | where am i | whereabouts | place | spot
    fuel | gas | petrol | fill up | refuel | gasoline
    car | vehicle | auto | automobile | ride | wheels | motor
    hike | walk | trek | hiking | hikes | ramble | trail
    trail | path | walk | route
    pool | swimming pool | lido | swim | swimming baths | place to swim | pools | baths | place for a dip |
    leisure pool | hot tub and pool
    cap | limit | maximum | ceiling | restrict | upper limit | at most
    way | route | directions | path | how to get to | getting to | road to | way there
    how do i get | directions | how to get | what is the way | which way | show me the way | way to | route to |
    how can i get | best way to get | how do we get | how would i get | get me to | navigate to | tell me the way |
    point me to | point me towards | what road | lead the way | how to reach | guide me to
    navigation | gps | sat nav | satnav | turn by turn | guidance | navigate | navigator
    bring me to | take me to | drive me to | get me to | navigate to | lead me to | guide me to | navigate | head to |
    let us go to | heading to | i am going to | directions to | need to get to | set course for | want to go to |
    off to
    take me home | way home | drive home | get me home | route home | home | directions home | going home | get home |
    bring me home | want to go home | how to get home | head home | let us go home
    commute | way to work | drive to work | trip to work | get to work | to the office | journey to work |
    ride to work | my commute | getting to work | drive into work | road to work
    stop navigation | end navigation | cancel the route | stop guiding | stop directions | stop guiding me |
    end the route | i am there | stop the directions | we are there | know the way | cancel navigation |
    quit navigating
    eta | arrival time | when will i arrive | when do i arrive | how long till arrival | when will we arrive |
    when will i be | when do we get | are we there yet | how much further | how much farther | time of arrival |
    will i be late | when am i there | make it in time
    how much further | distance left | how far to go | miles left | how many more miles | remaining distance |
    how far is left | distance remaining
    share my eta | tell them i am coming | send my arrival time | send my eta | share arrival time |
    when ill be there
    where am i | my location | current location | what street is this | my position | what place is this |
    where are we | i am lost | which road is this | what town is this | what is this place | pinpoint me |
    whereabouts am i | location
    share location | share my location | send my location | send where i am | tell them where i | let them see where
    my whereabouts | my location | where i am | my position | my current position
    whereabouts | location | place | spot | venue | site | point
    drop a pin | pin | mark this place | save this location | remember this spot | save this spot | mark the spot |
    save this place | marker | mark the location | remember this place
    saved places | favorite places | my places | bookmarked places | favourite places | starred places |
    places i saved | places i have saved
    street | road | avenue | lane | st | rd | streets | ave | boulevard
    highway | motorway | freeway | interstate | expressway | autobahn
    toll | tolls | toll road | pay roads | toll roads
    avoid | without | stay off | keep off | steer clear of | bypass | skip | dodge | not via | go around |
    stay away from
    avoid tolls | no tolls | without tolls | skip the tolls | toll free | stay off toll roads | no toll roads
    avoid highways | no highways | back roads | stay off the highway | no motorways | avoid motorways |
    country roads | scenic roads | stay off the motorway
    fastest route | quickest way | fastest way | quickest route | best route | fast way | best way
    shortest route | shortest way | most direct route | shortest path
    scenic route | pretty way | nice route | scenic drive | beautiful drive | long way around
    alternative route | other route | another way | different route | other ways | alternate route | detour |
    way around | another route | reroute | alternatives | alternative routes | a different way | different way
    detour | diversion | way around | reroute | bypass
    via | by way of | through | stopping at | passing
    add a stop | stop on the way | stop along the way | on the way | stop at | waypoint | along the way | swing by |
    detour to | along the route | pit stop | intermediate stop | en route
    congestion | traffic | jam | jams | traffic jam | gridlock | rush hour | tailback | how are the roads |
    road traffic | how is the traffic | are roads clear | how busy the roads | bumper to bumper | stuck in traffic |
    what is traffic like | road conditions | traffic report | hold ups | how is the road | roads busy |
    is the road clear | backed up
    accident | crash | collision | wreck | pileup | fender bender | accidents | collisions | crashes | pile up |
    wrecks | car crash | traffic incident | smash up
    roadworks | construction | road works | road closure | road closed | closures | road construction
    hazard | obstacle | danger on the road | pothole | debris | something on the road
    emergency services | ambulance | emergency | rescue
    speed limit | how fast can i | how fast may i | maximum speed | top speed | allowed speed | speeding
    speed camera | speed trap | radar trap | speed cameras | radar
    how fast am i | speed | how fast | velocity | my speed
    parking | park | parking spot | parking space | car park | parking lot | parking garage | somewhere to park |
    place to park | where can i park | leave the car | leave my car | parking place | park the car | put the car |
    garage
    parked | parked car | where did i park | where is my car | find my car | where i parked | find the car |
    where the car is | where i left it | locate my car | parking location | lost my car | forgot where i parked
    save my parking spot | remember where i parked | remember where i park | save parking location |
    mark my parking spot | note where i parked | remember parking | save where i parked
    parking meter | pay for parking | parking fee | meter | parking ticket | parking time
    refuel | fill up | gas up | tank up | fill the tank | get gas | get petrol | fuel up | top up the tank
    gas stations | gas station | petrol station | filling station | fuel stop | petrol stations | place to fill up |
    where can i refuel | somewhere to fill up | cheapest gas | service station | somewhere to get gas | need gas |
    running out of gas | low on fuel | need petrol | low on gas | fuel station
    fuel level | how much gas | gas left | tank | fuel left | how full the tank | how much fuel | petrol left |
    gas gauge | how full | how much petrol | in the tank
    fuel prices | gas prices | petrol prices | cost of gas | price of petrol | how much is gas
    range | how far can i | miles of range | remaining range | how many miles left | how far i can | driving range |
    how far will it
    chargers | charger | charging station | charging stations | charge point | charge points | where can i charge |
    somewhere to charge | place to charge | charging spot | plug in the car | charging point
    charge level | battery level | how much charge | how charged | juice left | how much battery | state of charge |
    is it charged | how much juice
    electric car | ev | electric vehicle | e car
    truck | lorry | pickup | semi | trucks | lorries | pickup truck | rig | eighteen wheeler | hgv
    motorcycle | motorbike | bike
    breakdown | broke down | broken down | roadside assistance | tow truck | tow | tow me
    tire | tires | tyre | tyres | wheel | wheels
    tire pressure | tyre pressure | air in the tires | pump up the tires | air in the tyres
    oil | oil level | oil change | engine oil | motor oil | lubricant
    windshield | windscreen | front window
    wipers | windshield wipers | windscreen wipers
    car wash | wash the car | clean the car
    license plate | number plate | registration | license number | plate number
    mileage | odometer | miles driven | how far have i | kilometers driven | how many miles driven | clocked up
    engine | motor | ignition
    start the car | start the engine | turn on the engine | warm up the car | fire up the engine | start the motor |
    start my car
    lock the car | lock my car | secure the car | lock the doors | lock the vehicle
    unlock the car | open the car | unlock the doors | unlock my car | let me in
    windows | window | car windows
    roof | sunroof | sun roof | moonroof | convertible top
    heated seats | seat heater | seat heating | warm my seat | seat warmer | bum warmer | heat the seat |
    warm the seats
    steering wheel | wheel | steering
    cruise control | hold the speed | autopilot | speed control
    headlights | headlamps | lights | car lights
    high beams | full beam | brights | main beam | high beam
    indicator | turn signal | blinker | winker
    dashcam | dash cam | car camera
    nearby | close | near me | around here | in the area | local | in the neighborhood | within reach | near here |
    in this area | in the vicinity | round here | close to me | not far | not too far | closest | nearest |
    within walking distance | round the corner | around the corner | in my area | in the neighbourhood | locally
    near | close to | next to | beside | not far from | in the vicinity of | nearby
    within | less than | no more than | at most | not further than | no further than | maximum | up to | under
    what is nearby | what is around here | places nearby | places near me | points of interest | what is around |
    what is close by | anything nearby | things nearby
    how far | distance | how many miles | how many kilometers | how far away | how many km | how distant |
    distance to | how close | far from here | far away | how long a walk | how long a drive
    mile | miles | mi
    kilometer | kilometers | km | kilometre | kilometres
    meter | meters | metre | metres
    north | northern | northward | up north | northerly | in the north
    south | southern | southward | down south | southbound | southwards | to the south | southerly
    compass | which way is north | bearing | heading | direction | where is north | facing
    altitude | elevation | height | how high | how high up | feet above sea level
    zoom | magnify | closer look | bigger
    satellite view | satellite | aerial view | from above | satellite map | birds eye view
    street view | street level | look around | see the street
    offline map | offline maps | download the map | save the map | map without internet | downloaded maps
    by car | driving | drive | in the car | behind the wheel
    on foot | walk | walking | by foot | stroll | walking directions | foot
    by bike | cycling | bike | biking | bicycle | pedal | on my bike | ride my bike | cycle
    by public transport | by transit | transit directions | public transport | public transportation
    bike path | cycle path | bike lane | cycle lane | cycling route | bike trail | bike route | cycle track |
    bicycle route
    bike rental | rent a bike | bike share | hire a bike | city bike | bike hire | shared bike
    scooter | e scooter | electric scooter | kick scooter | scooters
    stroll | walk | wander | amble | go for a walk | saunter | stretch my legs | get some air | ramble
    trek | hike | long walk | backpacking | ramble | hiking | tramp | hill walking | mountain walk | trekking |
    hikes
    trails | trail | hiking trail | hiking trails | footpath | track | walking path | paths | path | footpaths |
    hiking route | where to hike | place to hike | hiking routes | walks
    start a hike | record my hike | track my hike | record my walk | start tracking | track my walk |
    start recording my route
    climb | ascent | climbing | ascend | elevation gain | uphill
    summit | peak | top | mountain top | top of the mountain
    mountain | mountains | hill | hills | alps
    viewpoint | lookout | scenic view | overlook | vista | good view | nice view | vantage point | view
    picnic | picnic spot | eat outside | outdoor lunch
    lake | pond | loch | reservoir | swimming lake
    river | stream | creek | brook | waterway | rivers | tributary
    forest | woods | woodland | wood
    campfire | fire pit | bonfire
    restroom | toilet | bathroom | public toilet | loo | washroom | ladies room | mens room | wc | need to pee |
    toilets | rest room
    cash machine | atm | cashpoint | withdraw cash | get cash | get money | hole in the wall | bank machine |
    cash point
    mailbox | post office | post box | letter box
    coffee shop | cafe | coffee house | coffee place | somewhere for coffee | get a coffee | coffeehouse
    playground | play area | for the kids | play park
    rest area | rest stop | service area | services | motorway services | truck stop | take a rest
    geofence | when i get there | when i arrive | when i get to | when i am at | upon arrival | on arrival |
    as i get to
    drive me home | take me home | navigate home | get me home | way home | directions home | route home | go home |
    bring me home | drive home
    take me to | get me to | drive me to | navigate to | bring me to | guide me to | directions to | route to |
    way to | how to get to | lead me to
    point | points | decimal point | dot | decimal
    far | how far | distance | far away | distant | how many miles | how many kilometers | long way | how distant |
    miles away
    high up | elevation | how high | altitude | height | how tall | above sea level | tall | heights | high
    until | till | til | up to | up until
    drive to work | commute | way to work | trip to work | route to work | ride to work | get to work
    doing | up to | busy with | working on | carrying out | performing
    going | go | goes | headed | heading | on the way | leaving for | bound for | traveling
    going to | heading to | on my way to | off to | leaving for | bound for | headed to | traveling to | visiting
    around | near | nearby | close by | in the area | round here | in the vicinity | surrounding | about here |
    locally
    around here | near me | nearby | in this neighborhood | close by | in these parts | within walking distance |
    near here | in my area | not far away | round the corner | local
    neighboring | neighbouring | nearby | next door | adjacent | bordering | adjoining
    places | place | spot | spots | location | locations | venue | venues | destinations | sites | joints
    mountains | mountain | mount | peak | peaks | hill | summit | mt | mountain top
    road | roads | rd | street | highway | route | motorway | freeway
    mark this place | drop a pin | save this place | mark the spot | remember this place | pin this | mark location |
    save my location
    penalty | fine | parking ticket | ticket | late fee | fines | citation | charge | overdue charge
    by way of | via | through | passing through | going through | by | stopping at | with a stop in | over
    manner | way | fashion | style | how | method | means
    headed | going | heading | bound | on my way | off to | en route | bound for | travelling | traveling
    towards | toward | in the direction of | heading for | heading to | on the way to
    cooking oil | oil | olive oil | vegetable oil
    battery powered | electric | electrical | ev | plug in | runs on electricity
    rush hour | rush | peak hour | busy time | peak time | peak traffic | commuter traffic
    which way | direction | directions | what direction | bearing | which direction | heading | compass |
    which way is north | where to
    pool table | pool | billiards | shoot some pool | game of pool
    angle | viewpoint | perspective | point of view
    southern | south | southerly | down south | in the south
    take me there | navigate | get directions | directions to | drive me there | start navigation | route me there |
    guide me there | show me the way
    find a way around | detour | alternate route | another route | reroute | different way | dodge the traffic
    beat the traffic | avoid traffic | fastest route | avoid the jam | miss the traffic | skip the traffic
    mark this spot | drop a pin | save this place | save location | remember this place | pin this place |
    bookmark this place
    fill her up | get gas | find a gas station | get petrol | refuel | find fuel | fill up the tank |
    top up the tank
    leave the car somewhere | park | find parking | parking space | place to park | parking nearby
    remember where i parked | save my parking spot | save parking location | mark my car | pin my car
    steer clear of | avoid | keep away from | not go through | bypass | stay off | stay away from
    no farther than | within | not farther than | in a radius of | inside a radius of | a stones throw from |
    not more than
    how to get there | directions | the way to | guide me | lead me | steer me | bring me to | how can i reach |
    how do i reach | walk me to | which way is | which way to | how do i find | what is the way to
    guide me | navigate | steer me | point me | lead | walk me | route me | help me find | help me reach
    how can i reach | how do i get | how do i reach | which way is | which way to | what is the way to |
    best way to reach | i need to reach | i am looking for | i am lost looking for | i am trying to reach
    what distance | how far | what is the distance | how many minutes away | is it close | is it near |
    how many miles away
    charging point | dock | its base | to be charged | back home | charging dock | where it charges
    walkway | trail | hiking path | way to walk
    hikes | trails | routes | tracks | hiking paths | walkways | places to walk | places to hike
    walking | hiking | rambling | hillwalking | tramping | on foot | going for walks | roaming
    scrambling | climbing | rock climbing | mountaineering | bouldering | going up rocks
    not far from | closest | least far | a stones throw from | closest by | shortest way | just around the corner
    hereabouts | near me | a short walk away
    close by | around me | around here | in my area | in the vicinity | in the area | round here | nearby |
    hereabouts | in my surroundings | in these parts
    anything to see here | what is around me | what is nearby | what is there to see | anything interesting nearby |
    anything worth seeing | what is close by | is there anything interesting | anything famous nearby
    far away is | long way to | how far | a long way | far to go
    """
}
