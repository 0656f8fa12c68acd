extension Trail {
  /// Canyons, granite and sandstone between the Rockies and the Pacific.
  static let americanWest: [Trail] = [
    Trail(
      "angels-landing", "Angels Landing", in: .zion, near: "Springdale",
      at: Coordinate(37.2594, -112.9507), kilometers: 8.7, climbing: 453, for: [.hiking],
      """
      A walkway of switchbacks leads to a narrow fin of sandstone with chains for your hands. At its end the whole \
      canyon of the Virgin River lies at your feet.
      """,
      underfoot: "dry sandstone and firm chains",
      passing: ["Walter’s Wiggles", "Scout Lookout", "the chains"],
      alsoCalled: ["the Landing"]
    ),
    Trail(
      "zion-narrows", "The Narrows", in: .zion, near: "Springdale",
      at: Coordinate(37.2852, -112.9479), kilometers: 15.1, climbing: 100, for: [.hiking],
      """
      The river is the path, and the walls stand so close that noon feels like evening. Expect wet feet, slippery \
      cobbles and a stick that you will not want to give back.
      """,
      underfoot: "knee-deep water over round stones",
      passing: ["Temple of Sinawava", "Orderville Canyon", "Big Spring"],
      alsoCalled: ["Zion Narrows", "the Virgin River Narrows"]
    ),
    Trail(
      "half-dome", "Half Dome Cables", in: .yosemite, near: "El Portal",
      at: Coordinate(37.7325, -119.5581), kilometers: 26, climbing: 1_460, for: [.hiking, .climbing],
      """
      A very long day climbs past two waterfalls to the back of the most famous dome in the Sierra. The last stretch \
      goes up bare granite between two steel cables.
      """,
      underfoot: "polished granite, best kept for dry days",
      passing: ["Vernal Fall", "Little Yosemite Valley", "the Subdome"],
      alsoCalled: ["Half Dome"]
    ),
    Trail(
      "mist-trail", "Mist Trail", in: .yosemite, near: "El Portal",
      at: Coordinate(37.7323, -119.5579), kilometers: 8.7, climbing: 600, for: [.hiking],
      """
      Six hundred stone steps pass so near to Vernal Fall that spring hikers get a shower. Above it waits the taller \
      and wilder Nevada Fall.
      """,
      underfoot: "wet stone steps",
      passing: ["the footbridge", "Vernal Fall", "Emerald Pool", "Nevada Fall"],
      alsoCalled: ["Vernal Fall trail", "Nevada Fall trail"]
    ),
    Trail(
      "bright-angel", "Bright Angel Trail", in: .grandCanyon, near: "Grand Canyon Village",
      at: Coordinate(36.0577, -112.1440), kilometers: 30.6, climbing: 1_340, for: [.hiking, .horseRiding],
      """
      Two billion years of stone go by on the way down to the Colorado. Mules know every bend, and every step down \
      has to be paid back in the sun.
      """,
      underfoot: "dusty switchbacks, water at the rest houses",
      passing: ["Mile-and-a-Half Resthouse", "Havasupai Gardens", "Phantom Ranch"],
      alsoCalled: ["Bright Angel"]
    ),
    Trail(
      "canyon-rim", "Canyon Rim Trail", in: .grandCanyon, near: "Grand Canyon Village",
      at: Coordinate(36.0617, -112.1077), kilometers: 20.9, climbing: 60, for: [.hiking, .running],
      """
      Mostly paved and nearly flat, it strolls from viewpoint to viewpoint along the South Rim. Come early: the low sun \
      shows shapes in the canyon that noon hides.
      """,
      underfoot: "even pavement with a few gravel stretches",
      passing: ["Mather Point", "Powell Point", "Hermits Rest"],
      alsoCalled: ["South Rim Trail", "Rim Trail"]
    ),
    Trail(
      "emerald-lake", "Emerald Lake Trail", in: .rockyMountain, near: "Estes Park",
      at: Coordinate(40.3120, -105.6457), kilometers: 5.2, climbing: 200, for: [.hiking, .skiing],
      """
      Three lakes lie on three steps, each a little colder and a little greener than the last. In winter the same \
      valley makes a short tour on skis.
      """,
      underfoot: "packed gravel, snow in the shade until June",
      passing: ["Nymph Lake", "Dream Lake", "Emerald Lake"],
      alsoCalled: ["Dream Lake trail"]
    ),
    Trail(
      "highline", "Highline Trail", in: .glacier, near: "West Glacier",
      at: Coordinate(48.6966, -113.7182), kilometers: 19, climbing: 590, for: [.hiking],
      """
      A ledge under the Garden Wall leads to miles of flowers with goats in them. The chalet at the far end has been \
      feeding hikers for more than a century.
      """,
      underfoot: "a good ledge with loose stones",
      passing: ["Logan Pass", "Haystack Saddle", "Granite Park Chalet"],
      alsoCalled: ["the Highline", "Garden Wall trail"]
    ),
    Trail(
      "cascade-canyon", "Cascade Canyon", in: .grandTeton, near: "Jackson",
      at: Coordinate(43.7512, -110.7246), kilometers: 14.6, climbing: 340, for: [.hiking, .running],
      """
      A boat saves the walk around Jenny Lake, and then the valley opens between the highest Tetons. Moose have the \
      right of way.
      """,
      underfoot: "smooth forest floor and short rocky steps",
      passing: ["Hidden Falls", "Inspiration Point", "the fork"],
      alsoCalled: ["Jenny Lake to Cascade Canyon"]
    ),
    Trail(
      "skyline-loop", "Skyline Loop", in: .mountRainier, near: "Ashford",
      at: Coordinate(46.7860, -121.7354), kilometers: 8.9, climbing: 518, for: [.hiking, .skiing],
      """
      Meadows full of lupine give way to snow with a glacier for a neighbour. Marmots whistle at everybody who stops \
      at Panorama Point.
      """,
      underfoot: "paved at first, then snow patches",
      passing: ["Myrtle Falls", "Panorama Point", "Glacier Vista"],
      alsoCalled: ["Paradise Skyline"]
    ),
    Trail(
      "slickrock", "Slickrock Bike Trail", in: .sandFlats, near: "Moab",
      at: Coordinate(38.5817, -109.5199), kilometers: 15.4, climbing: 300, for: [.biking],
      """
      Painted dashes lead across petrified dunes where tyres stick like glue. The practice loop tells you honestly \
      whether to go on.
      """,
      underfoot: "grippy sandstone with sandy hollows",
      passing: ["the practice loop", "Swiss Cheese Ridge", "Shrimp Rock"],
      alsoCalled: ["Slickrock"]
    ),
  ]
}
