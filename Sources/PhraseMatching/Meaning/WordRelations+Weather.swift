/// Words of weather, sky and sea.
extension WordRelations {
  static let weatherWords = """
    temperature | temp | how hot | how cold | how warm | degrees | thermometer | what temperature | how many degrees |
    high and low | hot or cold | warm or cold | temperature outside
    weather | forecast | outlook | conditions | what is outside
    rain | umbrella | raining | rainy | wet | shower | showers
    sunny | sun | sunshine | clear skies | nice out
    storm | thunderstorm | stormy | thunder | lightning | tempest | thunder and lightning | storms | storm coming |
    storm brewing
    humidity | humid | muggy | moisture | sticky | damp | how humid | sultry | clammy
    sunset | sun down | dusk | sun goes down
    weather report | weather | forecast | outlook | conditions | how is it outside | what is it like outside |
    outside | outdoors | weather forecast | what to expect outside | how is the weather | what to wear |
    what is the sky doing | nice out | nice outside | how it looks outside | like outside
    forecast | weather | prediction | weather report | outlook | what is coming | expected | going to be like |
    predicted | will it be
    weather tomorrow | tomorrows weather | forecast for tomorrow | tomorrow be like | going to be tomorrow
    weekly forecast | weather this week | week ahead | coming days | next few days | rest of the week |
    long range forecast | extended forecast | seven day forecast | ten day forecast
    hourly forecast | hour by hour | weather by the hour | over the next hours | next few hours | hourly
    what to wear | what should i wear | dress | outfit | clothes | what clothes | how should i dress |
    what to put on | need a jacket | dress warm | dress for the weather | right clothes
    raining | rain | umbrella | brolly | showers | get wet | wet | drizzle | pouring | downpour | precipitation |
    soaked | raincoat | rainy | stay dry | wellies | bring an umbrella | need an umbrella | take an umbrella |
    rain coat | rain boots | rainfall | chance of rain | bucketing down | will it rain | going to rain | rain gear |
    drenched | dry outside | rains | cats and dogs
    stop raining | rain stop | let up | clear up | rain end | rain over | dry up | ease off
    snowing | snow | snowfall | snowy | flurries | blizzard | snowflakes | white christmas | snowstorm | sleet |
    snowed | snow boots | build a snowman | shovel
    hail | hailstorm | hailstones
    ice | icy | black ice | slippery | frost | frozen roads | frosty | freeze | freezing | slippery roads |
    scrape the windshield
    chilly | cold | freezing | nippy | frosty | cool | bitter | jacket | coat | scarf | gloves | sweater | how cold |
    frigid | chill | need a jacket | need a coat | wear a coat | bundle up | wrap up | warm clothes | sub zero |
    below zero | jumper | hat and gloves | brisk | cold out | parky
    mild | warm | pleasant | temperate | balmy | comfortable
    below freezing | frost | minus degrees | below zero | freezing point | frost tonight | under zero | freeze
    feels like | wind chill | windchill | real feel | heat index | apparent temperature | felt temperature
    sunshine | sun | sunny | clear sky | clear skies | bright | blue sky | fair | sunglasses | nice day | sunny out |
    sun out | beautiful day | fine weather | good weather | nice weather | lovely out | blue skies
    uv index | sunscreen | sunblock | uv | sun cream | sun protection | sunburn | burn | how strong the sun |
    suncream | ultraviolet | spf | sun lotion | get burned
    gusty | windy | wind | breeze | gusts | blowy | blustery | gale | wind speed | how windy | blowing | breezy |
    gust | fly a kite | hold onto my hat | kite weather
    wind direction | where the wind blows | which way the wind | wind from
    hurricane | typhoon | cyclone | tropical storm | hurricanes | big storm | tropical cyclone
    tornado | twister | tornadoes | whirlwind
    weather warning | weather alert | storm warning | severe weather | weather alerts | warnings | weather warnings |
    storm alert | dangerous weather
    cloudy | clouds | overcast | grey | gray | cloud cover | gloomy | dull | grey skies
    fog | foggy | mist | misty | haze | visibility | hazy | how far can see | can i see far
    pressure | barometer | air pressure | atmospheric pressure | barometric pressure
    clean air | air quality | pollution | smog | air pollution | how clean the air | fine dust | good to breathe |
    bad air | aqi | safe to breathe
    pollen | hay fever | pollen count | allergy forecast | allergies | hayfever | sneeze
    drought | dry spell | no rain
    flood | flooding | high water | flash flood | floods
    earthquake | quake | tremor | earthquakes | seismic
    rain radar | weather radar | weather map | rain map | radar | precipitation map
    dawn | sunrise | daybreak | sun up | sunup | first light | when it gets light | sun comes up | sun rises |
    get light | sun rise | when is it light | daylight starts | crack of dawn
    dusk | sunset | sundown | nightfall | when it gets dark | sun goes down | sun sets | get dark | golden hour |
    twilight | sun set | before dark | dark outside
    daylight | hours of daylight | day length | hours of sun | daylight left | how long its light | how long the day
    tides | tide | tide times | tide table | is the tide in | water level | when is the tide
    high tide | high water | flood tide
    low tide | low water | ebb tide | ebb | tide is out
    waves | surf | swell | surf report | wave height | how high the waves | surfing conditions
    sea temperature | water temperature | how warm the water | warm enough to swim | how cold the water | water temp
    moon | moon phase | full moon | lunar | phase of the moon | what moon | the moon tonight | moonlight |
    moon phases | moonrise
    lunar phase | moon phase | new moon | crescent
    stars | constellation | night sky | stargazing | star map | constellations | stargaze | star | sky tonight |
    what star is that | in the sky
    planet | planets | which planet | visible planets
    meteor shower | shooting stars | falling stars | meteors | shooting star
    eclipse | solar eclipse | lunar eclipse
    northern lights | aurora | polar lights | aurora borealis
    ski | skiing | ski conditions | snow report | snow depth | slopes | snowboarding | ski slopes | hit the slopes |
    ski report
    good day for | weather good enough | nice enough | warm enough | good weather for | too cold to | too wet to |
    right weather for | too hot to
    barbecue weather | nice enough for outside | eat outside | sit outside | picnic weather | beach weather
    celsius | centigrade | degrees c
    fahrenheit | degrees f
    world | worldwide | globe | earth | global | planet | international | around the world | whole world
    nice weather | sunny | pleasant | good weather | lovely day | fair weather | fine day | beautiful out | nice out
    bad weather | storm | awful weather | stormy | nasty out | terrible weather | lousy weather | foul weather |
    rough weather
    how is the weather | weather | what is the weather | how is it outside | what is it like out |
    how is it looking out | conditions outside | weather report | forecast | what is it like outside |
    what should i wear
    garments | clothing | clothes | clothings | outfit | outfits | apparel | attire | gear | threads | wear | garb |
    what to wear
    die down | die | ease off | let up | calm down | pass
    chance of rain | chances of rain | probability of rain | how likely is rain | will it rain | rain probability |
    odds of rain | likely to rain
    temps | temperatures | temperature | temp | highs and lows | how hot | how cold | how warm | degrees
    does my week look | show my week | coming up this week | my next seven days | the coming days | the days ahead |
    busy is my week | does my week hold | next few days | lies ahead this week | week ahead | week at a glance |
    seven days
    coming days | week | next few days | days ahead | monday to sunday | seven days
    canary yellow | yellow | sunny | canary
    warnings | alerts | notices | heads ups | news about | push messages | word about
    umbrella | weather | is it raining | will it rain | is it sunny | how warm is it | how cold is it | raincoat |
    sunshine | climate | is it cold | is it hot | warm enough | will it snow | sunny | do i need sunscreen
    centigrade | degrees
    breeze | fan | some air | cool air | extractor | air circulation | some wind | its stuffy | get the air moving
    on skis | skiing | hitting the slopes | ski touring | in the snow | down the slopes | on the slopes
    """
}
