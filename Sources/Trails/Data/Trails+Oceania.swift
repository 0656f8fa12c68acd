extension Trail {
  /// Great walks of New Zealand and Australia.
  static let oceania: [Trail] = [
    Trail(
      "milford-track", "Milford Track", in: .fiordland, near: "Te Anau",
      at: Coordinate(-44.9290, 167.9290), kilometers: 53.5, climbing: 1_150, for: [.hiking],
      """
      Four days lead from lake to fiord over one pass, with rain that turns every wall into a waterfall. A boat begins \
      it and a boat ends it.
      """,
      underfoot: "a good gravel path, sometimes under water",
      passing: ["Clinton Hut", "Mackinnon Pass", "Sutherland Falls", "Sandfly Point"],
      alsoCalled: ["the Milford"]
    ),
    Trail(
      "routeburn-track", "Routeburn Track", in: .fiordland, near: "Glenorchy",
      at: Coordinate(-44.7178, 168.2743), kilometers: 33, climbing: 1_300, for: [.hiking, .running],
      """
      Beech forest gives way to tussock and a traverse with the Darran Mountains lined up opposite. Keas will undo any \
      zip that you leave alone.
      """,
      underfoot: "well-built track, snow on Harris Saddle until November",
      passing: ["Routeburn Falls", "Harris Saddle", "Lake Mackenzie"],
      alsoCalled: ["the Routeburn"]
    ),
    Trail(
      "tongariro-crossing", "Tongariro Alpine Crossing", in: .tongariro, near: "National Park Village",
      at: Coordinate(-39.1437, 175.5806), kilometers: 20.2, climbing: 765, for: [.hiking, .running],
      """
      Craters in red and black surround lakes the colour of peppermint. The wind on the ridge decides who crosses today.
      """,
      underfoot: "sliding scoria and firm boardwalk",
      passing: ["Soda Springs", "Red Crater", "Emerald Lakes", "Ketetahi"],
      alsoCalled: ["Tongariro Crossing", "the Crossing"]
    ),
    Trail(
      "abel-tasman", "Abel Tasman Coast Track", in: .abelTasman, near: "Mārahau",
      at: Coordinate(-40.9995, 173.0087), kilometers: 60, climbing: 1_800, for: [.hiking, .running],
      """
      Golden bays follow one another, and the tide says when you may cross the next one. Seals and water taxis both turn \
      up when you sit still.
      """,
      underfoot: "sandy track and tidal flats",
      passing: ["Anchorage", "Bark Bay", "Awaroa", "Tōtaranui"],
      alsoCalled: ["the Coast Track"]
    ),
    Trail(
      "heaphy-track", "Heaphy Track", in: .kahurangi, near: "Collingwood",
      at: Coordinate(-40.8466, 172.4400), kilometers: 78.4, climbing: 2_200, for: [.hiking, .biking],
      """
      Mountain grassland sinks into a jungle of palms and ends on a wild beach. In the winter half of the year bicycles \
      may come along.
      """,
      underfoot: "packed gravel with muddy corners",
      passing: ["Perry Saddle", "Gouland Downs", "Heaphy Hut", "Kōhaihai"],
      alsoCalled: ["the Heaphy"]
    ),
    Trail(
      "grand-canyon-walk", "Blackheath Canyon Walk", in: .blueMountains, near: "Blackheath",
      at: Coordinate(-33.6600, 150.3227), kilometers: 6.3, climbing: 390, for: [.hiking],
      """
      Ferns drip, the creek disappears below and the path squeezes behind a waterfall. It is ten degrees cooler than \
      the lookout where you left the car.
      """,
      underfoot: "wet steps and a sandy creek bed",
      passing: ["Neates Glen", "the canyon", "Evans Lookout"],
      alsoCalled: ["the Grand Canyon of the Blue Mountains"]
    ),
    Trail(
      "overland-track", "Overland Track", in: .cradleMountain, near: "Sheffield",
      at: Coordinate(-41.6361, 145.9495), kilometers: 65, climbing: 1_900, for: [.hiking],
      """
      Six days through the heart of Tasmania end at the deepest lake of the country. Wombats mow the lawn at every hut.
      """,
      underfoot: "boardwalk, roots and mud to the ankle",
      passing: ["Ronny Creek", "Waterfall Valley", "Pelion Gap", "Narcissus"],
      alsoCalled: ["the Overland"]
    ),
  ]
}
