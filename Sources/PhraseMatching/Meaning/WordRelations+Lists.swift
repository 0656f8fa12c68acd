/// Things of which one excludes the others; a comma stands between names of one thing.
extension WordRelations {
  static let lists: [String] = timeLists + measureLists + placeLists + thingLists + doingLists

  private static let timeLists = [
    """
    monday, mondays | tuesday, tuesdays | wednesday, wednesdays | thursday, thursdays | friday, fridays | \
    saturday, saturdays | sunday, sundays
    """,
    """
    january | february | march | april | may | june | july | august | september | october | november | december
    """,
    "morning, mornings | afternoon, afternoons | evening, evenings | night, nights | noon, midday | midnight",
    "today, tonight | tomorrow | yesterday", "spring | summer | autumn, fall | winter",
    """
    second, seconds | minute, minutes | hour, hours, hourly | day, days, daily | week, weeks, weekly | \
    month, months, monthly | year, years, yearly, annual
    """,
    "weekday, weekdays | weekend, weekends",
    "christmas, xmas | easter | thanksgiving | halloween | hanukkah | ramadan | diwali",
  ]

  private static let measureLists = [
    "celsius, centigrade | fahrenheit | kelvin",
    "one | two | three | four | five | six | seven | eight | nine | ten | eleven | twelve",
    "first | second | third | fourth | fifth | sixth | seventh | eighth | ninth | tenth",
    """
    mile, miles | kilometer, kilometre, kilometers, kilometres | meter, metre, meters, metres | \
    centimeter, centimetre, centimeters, centimetres | inch, inches | foot, feet | yard, yards
    """,
    "gram, grams | kilogram, kilograms, kilo, kilos | pound, pounds | ounce, ounces | stone | ton, tons, tonne, tonnes",
    """
    liter, litre, liters, litres | milliliter, millilitre, milliliters, millilitres | cup, cups | gallon, gallons | \
    pint, pints | tablespoon, tablespoons | teaspoon, teaspoons
    """,
    "kilobyte, kilobytes | megabyte, megabytes | gigabyte, gigabytes | terabyte, terabytes",
    "dollar, dollars, bucks | euro, euros | pound, pounds, quid | yen | franc, francs | rupee, rupees | peso, pesos",
    "humidity | temperature, temp | pressure | wind speed | visibility | air quality",
    "brightness | volume, loudness | contrast",
    "steps | calories | distance | weight | height | heart rate, pulse | blood pressure",
    "small | medium | large",
    "single | double | triple",
  ]

  private static let placeLists = [
    "north | south | east | west | northeast | northwest | southeast | southwest",
    "left | right | straight",
    """
    kitchen | bedroom | bathroom | garage | hallway, hall, corridor | attic, loft | basement, cellar | garden, yard | \
    living room, lounge | dining room | office, study | nursery | laundry, laundry room | porch | balcony
    """,
    """
    hotel, hotels | restaurant, restaurants | cafe, cafes | pharmacy, drugstore, chemist | supermarket | gym | \
    hospital | airport | museum, museums | cinema, movie theater | library | gas station, petrol station | school
    """,
    "aisle | window", "economy | business class | first class",
    "one way | round trip",
    "inbox | outbox | drafts | spam, junk",
    "checking | savings",
  ]

  private static let thingLists = [
    """
    red, crimson, scarlet | blue, navy | green | yellow | white | orange | purple, violet | pink | black | brown | \
    turquoise, teal | grey, gray | gold | silver | cyan | magenta | beige
    """,
    "breakfast | lunch | dinner, supper | brunch | dessert",
    """
    train, trains | bus, buses | plane, planes, flight, flights | taxi, taxis, cab, cabs | \
    bike, bikes, bicycle, bicycles | tram, trams, streetcar | ferry, ferries | subway, metro, underground | scooter
    """,
    "he, him | she, her",
    """
    mom, mum, mother, mommy, mummy | dad, father, daddy | sister | brother | son | daughter | \
    grandma, grandmother, granny | grandpa, grandfather, granddad | wife | husband | aunt | uncle
    """,
    """
    rain, raining, rainy | snow, snowing, snowy | sunny, sunshine | wind, windy | fog, foggy | hail | storm, stormy
    """,
    """
    lamp, lamps, light, lights, bulb, bulbs, lighting | fan, fans | oven, stove, cooker | fridge, refrigerator, freezer | \
    washer, washing machine | dishwasher | dryer, tumble dryer | vacuum, hoover, vac | kettle | thermostat, heating | \
    tv, television, telly | speaker, speakers | sprinkler, sprinklers | doorbell
    """,
    """
    dog, dogs, puppy, doggy | cat, cats, kitten, kitty | bird, birds, parrot | rabbit, bunny | horse, horses | hamster | \
    fish
    """,
    "coffee, espresso | tea | water | juice | milk | beer | wine | soda",
    "latte | cappuccino | espresso | americano | mocha",
    "pizza, pizzas | burger, burgers, hamburger | sushi | pasta | salad | sandwich, sandwiches | taco, tacos | curry",
    "milk | bread | eggs, egg | butter | cheese | rice | flour | sugar | salt",
    "apple, apples | banana, bananas | orange, oranges | lemon, lemons | grape, grapes | pear, pears",
    """
    english | french | spanish | german | italian | portuguese | dutch | chinese, mandarin | japanese | korean | arabic | \
    russian | hindi | turkish | polish | swedish | greek
    """,
    "song, songs, track, tracks, tune, tunes | album, albums | playlist, playlists | podcast, podcasts | audiobook",
    "photo, photos, picture, pictures, image, images, pic, pics | video, videos, clip, clips",
    "jazz | rock | pop | classical | hip hop, rap | country | metal | blues | folk | techno | reggae | soul | punk",
    "alarm, alarms | timer, timers, countdown | stopwatch",
    "wifi, wireless | bluetooth | cellular, mobile data | hotspot | vpn",
    "petrol, gasoline | diesel | electric", "credit card | debit card | cash", "keyboard | mouse",
    "math, maths, mathematics | physics | chemistry | biology | geography",
    "shirt, shirts | pants, trousers, jeans | shoes, sneakers | jacket, coat | dress, dresses | hat, cap | socks",
    "piano | guitar | violin | drums | flute", "hearts | spades | diamonds | clubs",
  ]

  private static let doingLists = [
    "email, emails, mail | text, texts, sms | call, calls, phone call | voicemail | fax",
    """
    run, runs, running, jog, jogging | walk, walks, walking, hike, hikes, hiking, trek | swim, swimming | \
    cycling, biking | rowing | yoga | pilates | skiing, ski | climbing | dancing
    """,
    "football, soccer | basketball | baseball | tennis | golf | hockey | rugby | cricket | volleyball | badminton",
    "driving | walking | cycling, biking | flying",
    "multiply, times | divide | subtract",
    "copy | cut | paste",
    "undo | redo",
  ]
}
