/// Words of rooms, furniture, kitchens, laundry, cleaning and gardens.
extension WordRelations {
  static let householdWords = """
    vacuum | hoover | vac | robot | sweep | vacuum cleaner
    clean | tidy | wash | scrub | clean up | tidy up | mop
    fridge | refrigerator | freezer | icebox
    oven | stove | cooker | range | hob | cooktop | burner | hotplate | stovetop | hot plate
    tv | television | telly | tv set | idiot box | boob tube | flatscreen | smart tv
    living room | lounge | sitting room | front room | family room | den | parlor | parlour | living area | living
    bedroom | room | master bedroom
    bathroom | restroom | toilet | loo | washroom | wc | bath | lavatory | ladies room | powder room | ensuite
    hallway | hall | corridor | landing | passage | entrance hall | entryway | foyer | passageway | hallways |
    vestibule
    garden | yard | backyard | lawn
    outlet | plug | socket | smart plug | wall socket | power point | power outlet | power strip | wall plug
    announce | broadcast | say | tell | tell everyone | let everyone know
    dock | park | go home | return to base | send home | go back
    robot vacuum | vacuum | robot | vacuum cleaner | hoover | hoovering | vacuuming | robot cleaner | floor robot |
    vac | cleaning robot | robovac | little robot | roomba | vacuum robot | sweeper
    dirty floor | vacuum | clean the floor | crumbs | crumbs on the floor | dust | floor is dirty | dog hair |
    cat hair | pet hair | spilled | dust bunnies | clean up the floor | sweep | floor is a mess | sweep the floor |
    made a mess
    run the vacuum | vacuum | hoover | suck up | do the vacuuming | do the hoovering | clean the carpet | vacuuming |
    hoovering | clean the floors | give a once over
    mop | wipe the floor | wash the floor | mopping | mop up | wet clean | scrub the floor
    send back to base | dock | go back to base | return to dock | back to the dock | back to its base |
    back to the charger | send home | go home | charging base | call back the robot | base station
    cleaning | clean | tidy up | clean up | tidying | housework | spruce up | cleanup | chores | household chores |
    spring clean
    mess | clutter | untidy | messy | in a state | pigsty | disorder
    dust | dusting | wipe down | wipe off | dusty
    take out the trash | bins | trash day | bin day | take out the rubbish | put the bins out | garbage day |
    garbage collection | rubbish collection | trash pickup | take the bins out | recycling day | waste collection
    laundry | washing | wash | dirty clothes | washing machine | washer | do the laundry | do the washing |
    load of laundry | wash clothes | wash my clothes | load of washing
    dryer | tumble dryer | clothes dryer | drier | dry the clothes | tumble drier | dry my clothes
    wash cycle | programme | program | cycle | spin cycle | rinse | wash program
    iron | ironing | press | pressing
    is the laundry done | laundry | washing finished | washing done | clothes are clean | is the washing done
    preheat | heat the oven | warm the oven | warm up the oven | oven on | get the oven hot | oven ready |
    heat up the oven
    microwave | microwave oven | zap | reheat | warm up food
    freezer | deep freeze | deep freezer | ice box | chest freezer
    kettle | boil water | water boiler | boil the kettle | put the kettle on | water for tea | teakettle |
    electric kettle | cuppa
    coffee maker | coffee machine | espresso machine | brew coffee | make coffee | make me a coffee |
    start the coffee | fix me a coffee | cup of joe | put the coffee on | pot of coffee | need caffeine | caffeine
    toaster | toast | make toast | bread toaster
    dirty dishes | dishwasher | dishes | washing up | plates | run the dishwasher | wash the dishes | do the dishes |
    dishwashing
    sprinklers | sprinkler | sprinkler system | irrigation | watering | garden hose | hose | water the garden |
    water the lawn | watering system | irrigation system | water the grass
    water the plants | watering | plants are thirsty | thirsty plants | plants need water | give the plants water |
    water the flowers | give the garden water | plants are dry | soil is dry
    lawn mower | mower | lawnmower | mow | mow the lawn | cut the grass | robot mower | mow the grass |
    grass is too long | trim the lawn | mowing | cut the lawn
    backyard | garden | yard | back garden | outdoors | garden area
    barbecue | bbq | grill | barbie | grilling | barbeque | cookout
    patio | terrace | deck | veranda | porch
    dining room | dining area | breakfast room
    where i sleep | bedroom | bed room | sleeping room | master bedroom | bedchamber
    kids room | childrens room | childs room | playroom
    shower | shower room | have a shower | take a shower
    bathtub | tub | bath | run a bath | draw a bath | run me a bath
    study | office | home office | workroom | workspace
    attic | loft | roof space | top of the house
    stairs | staircase | stairway | steps | stairwell
    laundry room | utility room | wash room
    appliance | device | gadget | appliances | devices | machine | equipment | household appliance
    electricity | power | energy | electric | current | mains | power supply | juice | electrics
    energy use | power consumption | electricity use | energy consumption | how much electricity | how much power |
    power usage | electric bill | energy usage | watts
    switch | button | light switch | wall switch
    remote control | remote | controller | clicker | zapper | tv remote
    announcement | announce | broadcast | intercom | tell the whole house | shout | call everyone | tell everybody |
    let everybody know | page everyone
    guest | visitor | guests | visitors | company | people over
    kids | children | little ones | child | kiddos | kid | little one | youngster
    baby | infant | newborn | little one | bub | babies | bubba | tot | bairn | bundle of joy
    lawn | lawns | grass | yard | back yard | backyard | turf | front lawn
    water the lawn | sprinklers on | water the grass | sprinkle the lawn | irrigate | run the sprinklers | watering
    gardens | garden | back garden | yard | backyard | flower beds | veggie patch | outside
    hall | halls | hallway | corridor | passage | passageway | entrance hall | lobby | vestibule
    smart plug | wemo | smart socket | smart outlet | wifi plug | wall plug | plug socket | plug | outlet | socket
    vacuum the floor | clean the floor | start cleaning | hoover | do the floors | sweep | sweep up | vacuum |
    vacuuming | clean up the floor | run the vacuum
    docking station | base | charging base | dock | charger | charging station | home base | cradle
    go back to base | return to base | dock | go charge | go home | go recharge | return to dock | back to the dock |
    send it home
    television | televisions | tv | tvs | telly | the box | the tube | goggle box | big screen
    make me a coffee | brew coffee | make a coffee | start the coffee machine | get coffee going |
    turn on the coffee | put the coffee on | coffee machine on | prepare coffee | make a brew
    switches | switch | light switch | light switches | wall switch | toggle
    kiddos | kids | children | child | little ones | youngsters | young ones | kiddies | tots | toddlers | rugrats |
    for little ones
    steakhouse | steak house | steak restaurant | grill | chophouse | grillhouse | place for steak
    push button | button | key | buttons | switch | knob | control
    porch | veranda | stoop | front porch | verandah | deck | front step
    vacuum up | suck | suck up | hoover | hoover up | vacuum | clean up the dust
    gadget | device | devices | gadgets | appliance | appliances | equipment | machine | gizmo | thing | thingy |
    contraption | unit | smart device
    actions | steps | moves | things done | deeds | measures | operations | functions
    shout | yell | holler | scream | cry out | bellow | call out
    get the coffee going | make coffee | brew coffee | start the coffee maker | put the coffee on | brew a pot |
    turn on the coffeemaker
    put the kettle on | boil water | turn on the kettle | start the kettle | heat some water | boil the kettle
    do the floors | vacuum | start the vacuum | clean the floors | hoover | run the robot | sweep the floor |
    vacuum the house
    send it home | return to dock | go back to base | dock | return to base | back to the charger | park the robot
    do a load | start the washer | run the washing machine | start the laundry | do the washing | put a wash on |
    start a wash
    turn on the sprinklers | water the lawn | run the sprinklers | start the irrigation | give the garden water |
    irrigate
    put it to everyone | announce | broadcast | tell everyone | make an announcement | let everyone know |
    shout it out
    attendee | guest | participant | invitee | visitor
    suck up the dust | vacuum | floor cleaner | tidy the floor | its dirty in | clean floors
    send out the robot | start the vacuum | clean up the crumbs | have the robot clean | let the robot clean |
    floor is dirty | there are crumbs | clean the floor | let the hoover loose | send the robot out
    stop cleaning | stop the vacuum | stop hoovering | robot go home | enough cleaning | call back the robot |
    call the robot back | robot home | send the robot home | stop sweeping | recall the robot | no more cleaning
    hydrate | water | sprinkler | sprinklers | give a drink | are thirsty | is thirsty | thirsty | sprinkling |
    give something to drink | need a drink | drinking
    flowerbed | garden | plants | flowers | vegetable patch | greenery
    clicker | metronome | ticker | tick tock | practice beat | beat counter | time keeper
    back to its place | go back to charge | dock | back where it belongs | to its charger | its charger | my charger |
    the charger | to the charger
    crumbs on | vacuum | full of dust | dusty | dust bunnies | pet hair | dog hair | cat hair
    plants are dry | plants look dry | thirsty plants | water
    """
}
