/// Words of food, cooking and restaurants.
extension WordRelations {
  static let foodWords = """
    recipe | recipes | dish | how to cook | how to make | meal idea | how do i cook | how do i make |
    how do you make | instructions for | dishes | meal ideas | cooking instructions | how is it made | way to make
    cook | make | prepare | fix | bake | whip up | rustle up | throw together | cooking | knock up
    eat | have | consume
    food | meal | something to eat | grub | bite | foods | meals | eats | nosh | chow | dish | snack
    dinner | supper | evening meal | tea | dinners | main meal | dinnertime
    coffee | espresso | brew | cup of coffee | java | cuppa joe | coffees | caffeine | cup of joe
    drink | beverage | drinks | beverages | refreshment | refreshments | something to drink | thirst quencher
    tip | gratuity | service charge | tips | leave something extra
    defrost | defog | demist | de ice
    restaurant | restaurants | place to eat | somewhere to eat | diner | eatery | brasserie | eateries | bistro |
    dining spot | grill | tavern | trattoria
    wardrobe | closet | cupboard | walk in closet
    starving | hungry | feel like eating | peckish | famished | could eat | want to eat | have the munchies |
    something to eat | need food | stomach is growling | got the munchies | hangry | craving | fancy eating
    thirsty | parched | something to drink | need a drink | dying of thirst
    what to cook | what shall i cook | what should i make | meal idea | meal ideas | what is for dinner |
    dinner idea | dinner ideas | what could i make | suggest a recipe | inspire me | what shall we eat |
    what should i cook | what is cooking | something to cook
    ingredients | ingredient | what is in it | what goes in | what goes into | what do i need | components |
    needed for | what its made of
    cook with | recipe with | use up | made from | made with | what can i make | something with | leftovers of |
    do with | from what i have
    leftovers | left over food | remains | rest of the food | scraps | what is left over
    servings | portions | serves | for how many people | people to feed | plates | portion size | helpings
    scale the recipe | double the recipe | halve the recipe | adjust servings | change the servings |
    change the portions | convert the recipe
    cooking time | how long to cook | how long to bake | baking time | time in the oven | how long to boil |
    cook for
    next step | what is next | what now | then what | following step | go on | what comes next | after that |
    now what
    previous step | last step | step before | go back a step | one step back | what came before
    all steps | instructions | directions | step by step | method | walk me through | how its done | procedure |
    what to do
    heat up the oven | preheat | warm the oven | pre heat | get the oven hot
    bake | put in the oven | in the oven
    boil | bring to boil | cook in water
    reheat | warm up | heat up | rewarm | microwave
    micro wave | microwave
    thaw | defrost | thaw out | unfreeze
    freeze | put in the freezer | deep freeze | freezing
    breakfast | brekkie | morning meal | first meal | breakfasts | brekky | breaky | something in the morning
    lunch | midday meal | luncheon | noon meal | lunchtime meal | lunches | lunchtime | lunch break
    brunch | late breakfast | breakfast and lunch
    snack | snacks | nibble | bite | munchies | nibbles | light meal | finger food | something small
    dessert | desserts | sweet | afters | pudding | something sweet | sweets | sweet course | a treat | puddings
    starter | starters | appetizer | appetizers | appetiser | first course
    main course | main dish | entree | main | mains | mains course | the main
    side dish | side | sides | side order | on the side
    candy | sweets | lollies | sweeties | candies | treats | confectionery | something sweet
    fries | chips | french fries | fried potatoes | side of fries | portion of chips | fry
    crisps | chips | potato chips
    cookie | cookies | biscuit | biscuits
    soda | pop | soft drink | fizzy drink | soft drinks | sodas
    eggplant | aubergine
    zucchini | courgette | courgettes
    cilantro | coriander
    arugula | rocket
    shrimp | prawns | prawn | shrimps
    ground beef | mince | minced meat | minced beef
    vegetables | veg | veggies | greens | vegetable | veggie
    fruit | fruits | fresh fruit
    bread | loaf | loaves | bread loaf | sliced bread
    meat | meats
    beer | beers | pint | pints
    wine | vino | bottle of wine | wines | plonk | red or white | glass of wine | glass of red
    tea | cuppa | cup of tea | brew | teas
    bottled water | mineral water | bottle of water
    vegetarian | veggie | meat free | without meat | meatless | no meat
    vegan | plant based | no animal products
    gluten free | without gluten | no gluten | wheat free | celiac | coeliac
    dairy free | lactose free | without milk | no dairy | without lactose
    allergy | allergies | allergic | intolerance | can not eat | intolerant
    spicy | hot | fiery | peppery
    healthy | light | wholesome | low calorie | good for me | nutritious | lean
    tasty | delicious | yummy | good | scrumptious | appetizing
    diet | eating plan | diets | food plan | meal plan | nutrition plan
    meal plan | menu for the week | plan my meals | weekly menu | meal planner | what to eat | meals for the week |
    plan the meals | meal prep
    nutrition | nutrients | nutritional value | nutrition facts | macros | nutritional information | how healthy |
    what is inside it
    cuisine | food style | kind of food | type of food | cooking style
    somewhere to eat | restaurant | restaurants | place to eat | places to eat | diner | eatery | bistro |
    eating place | where to eat | where can i eat | where can we eat | go out to eat | eat out | grab a bite | joint |
    dine | dine out | eateries
    cafe | coffee shop | coffee house | coffee bar | tea room | place for coffee | starbucks | coffee place
    bar | pub | tavern | watering hole | place to drink | boozer | pubs | bars | somewhere for a drink
    bakery | baker | bakers | bread shop | bake shop | patisserie | bakeries | pastry shop | place for bread |
    cake shop
    supermarket | grocery store | grocer | grocers | food store | corner shop | food shop | convenience store |
    groceries
    butcher | butchers | meat shop
    farmers market | market | street market | green market | bazaar | market hall
    menu | card | bill of fare | dishes on offer | what do they serve | what do they have | food list
    book a table | reserve a table | table for | get a table | make a reservation | reserve a seat | make a booking |
    table reservation | book a restaurant | get us in | need a table
    cancel the table | cancel the reservation | cancel my booking | cancel the booking | give up the table |
    call off the reservation
    party of | table for | how many people | seats for | number of guests | persons | people
    table | tables | seat | place | booth
    waiter | waitress | server | staff
    the bill | check | tab | bill | the check | what do i owe
    delivery | takeout | takeaway | take out | take away | carry out | carryout | food delivery | to go | bring food |
    have food delivered | order in | order food | get food delivered | food to the door
    collect | pick up | collection | pickup | fetch | take away myself
    order again | reorder | same again | the usual | same as last time | my usual | usual order | repeat my order |
    once more the same | order the same
    where is my food | food coming | order status | track my order | when is food coming | how is my order |
    is my food coming | where is my order | has it shipped
    courier | driver | delivery person | delivery guy | delivery driver | rider | delivery man
    topping | toppings | extras | garnish
    without | hold the | minus | leave out | leave off | skip the | not any
    with extra | extra | more | additional
    pantry | larder | cupboard | food stock | stock of food | store cupboard | in the cupboard
    what food is left | what is in the fridge | what is in the pantry | in stock | do we have | have we got |
    is there any | do i still have | have we any | are we out of | any left
    kilo | kilogram | kg | kilos | kilograms
    gram | grams | g
    pound | pounds | lb | lbs
    ounce | ounces | oz
    liter | litre | liters | litres
    tablespoon | tablespoons | tbsp
    teaspoon | teaspoons | tsp
    dozen | twelve | dozens
    a couple of | two | a pair of | couple
    half a dozen | six | six of
    packet | pack | package | packs | packets
    box | carton | boxes | cartons
    can | tin | cans | tins
    take away | takeaway | takeout | take out | to go | carry out | carryout | pick up food
    two | a couple | couple of | pair | a pair of | both
    twelve | a dozen | dozen | one dozen
    how many people | number of people | party size | table size | persons | headcount | group of | seats for |
    guests
    instagram | insta | ig | gram
    meal | meals | dish | dishes | plate | spread | dinner | supper | bite to eat
    eats | eat | eating | ate | eaten | dine | have a bite | consume | grab a bite | nibble | munch | have a meal |
    chow down
    i am hungry | hungry | starving | get me some food | something to eat | famished | peckish | i want to eat |
    hankering for | feed me
    what should i eat | dinner ideas | what to cook | what to make | meal ideas | what is for dinner |
    meal suggestions | what can i cook
    order food | order in | get food delivered | order takeout | get takeaway | get a delivery | have food brought |
    order some food | get some takeout | order delivery
    good | nice | decent | tasty | delicious | yummy | great | fine | quality | top notch
    pot of coffee | coffee | brew coffee | make coffee | cup of coffee | cup of joe | java | cuppa | joe | brew
    serves | serve | servings | serving | portion | portions | how many people | people to feed | helpings
    how to make | recipe | recipes | how to cook | how do i make | how do i cook | how do you prepare |
    steps to cook | cooking instructions | how is it made | cook
    roast beef | beef | minced beef | beef mince | ground beef | beef joint | cut of beef
    happen | happens | take place | occur | go down | come about | go on | be held | come to pass | transpire |
    happening
    cakes | cake | gateau | sponge | torte | birthday cake | pastry | something sweet
    fine | ok | okay | all right | alright | good | well | not bad | great
    without milk | black | no milk | black coffee | hold the milk
    allergic to | against | intolerant of | can not eat | reacts to
    portions | serving | servings | portion | helping | helpings | plateful | plate | for how many people |
    feeds how many
    sugary | sweet | sweetened | sweeter | with sugar | syrupy
    bill of fare | menu | menus | what is to eat | food list | what do they serve | what they serve | dishes | carte |
    what is on offer | what do they have
    takeaways | takeaway | takeout | carryout | take out | take away | food delivery | order in | food to go |
    fast food | delivery food
    broccoli | greens | green veg | green vegetables
    get us a table | book a table | make a reservation | reserve a table | make a dinner reservation | table for
    get the usual | reorder | order again | order the same again | same as last time | repeat my order | buy again
    where i sit | seat | place to sit | where to sit | somewhere to sit | my place | i want to sit | sit me | sit
    remains | left | yet to run
    """
}
