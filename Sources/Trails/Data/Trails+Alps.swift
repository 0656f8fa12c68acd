extension Trail {
  /// From Mont Blanc to the Watzmann.
  static let alps: [Trail] = [
    Trail(
      "lac-blanc", "Lac Blanc", in: .aiguillesRouges, near: "Chamonix",
      at: Coordinate(45.9609, 6.8871), kilometers: 8, climbing: 520, for: [.hiking],
      """
      A balcony path above the valley ends at a lake that holds Mont Blanc upside down. Ibex graze between the \
      photographers.
      """,
      underfoot: "a stony path with a few ladders",
      passing: ["La Flégère", "Chéserys lakes", "the hut"],
      alsoCalled: ["Lake Blanc", "White Lake"]
    ),
    Trail(
      "tour-du-mont-blanc", "Tour du Mont Blanc", in: .montBlanc, near: "Les Houches",
      at: Coordinate(45.8907, 6.7989), kilometers: 170, climbing: 10_000, for: [.hiking, .running],
      """
      Ten days lead through three countries around one white mountain. In late August the fastest runners in the world \
      need less than a day for it.
      """,
      underfoot: "well-marked paths, old snow on the high passes",
      passing: ["Col du Bonhomme", "Courmayeur", "Champex", "Col de Balme"],
      alsoCalled: ["TMB", "the Mont Blanc circuit"]
    ),
    Trail(
      "vallee-blanche", "Vallée Blanche", in: .montBlanc, near: "Chamonix",
      at: Coordinate(45.8787, 6.8874), kilometers: 20, climbing: 50, for: [.skiing],
      """
      An arête with a rope for a handrail, and then twenty kilometres of glacier downhill. Take a guide who knows which \
      snow bridges held last night.
      """,
      underfoot: "wind-packed snow over crevasses",
      passing: ["the arête", "Requin hut", "Mer de Glace"],
      alsoCalled: ["White Valley"]
    ),
    Trail(
      "eiger-trail", "Eiger Trail", in: .jungfrauAletsch, near: "Grindelwald",
      at: Coordinate(46.5747, 7.9743), kilometers: 6, climbing: 40, for: [.hiking, .running],
      """
      It stays at the foot of the north face, close enough to hear the stones fall. A train takes you up, so that the \
      walk is all downhill.
      """,
      underfoot: "gravel and grass with snow in the gullies",
      passing: ["Eigergletscher", "the face", "Alpiglen"],
      alsoCalled: ["the Eiger"]
    ),
    Trail(
      "aletsch-panorama", "Aletsch Panorama Trail", in: .jungfrauAletsch, near: "Bettmeralp",
      at: Coordinate(46.4093, 8.0929), kilometers: 12, climbing: 450, for: [.hiking],
      """
      The longest glacier of the Alps bends below like a grey motorway with stripes. Märjelen lakes on the way are cold \
      enough to wake anybody.
      """,
      underfoot: "rock slabs and alpine meadow",
      passing: ["Fiescheralp", "Märjelensee", "Moosfluh"],
      alsoCalled: ["the Aletsch glacier walk"]
    ),
    Trail(
      "macun-lakes", "Macun Lakes", in: .swissNationalPark, near: "Zernez",
      at: Coordinate(46.6985, 10.0930), kilometers: 19.5, climbing: 1_450, for: [.hiking],
      """
      Twenty-three small lakes hide in a hollow of the Engadine that nobody has touched for a century. Leave the dog \
      and the drone at home: this park means it.
      """,
      underfoot: "steep pasture, then blocks",
      passing: ["Zernez", "Munt Baselgia", "Macun"],
      alsoCalled: ["Macun"]
    ),
    Trail(
      "tre-cime", "Tre Cime Circuit", in: .treCime, near: "Misurina",
      at: Coordinate(46.6127, 12.2956), kilometers: 9.7, climbing: 400, for: [.hiking, .climbing],
      """
      Three towers change their shape at every bend of a path around their feet. Huts on all sides serve dumplings, so \
      nobody walks it fast.
      """,
      underfoot: "a wide gravel path, then scree",
      passing: ["Rifugio Auronzo", "Forcella Lavaredo", "Locatelli hut"],
      alsoCalled: ["Drei Zinnen loop", "Three Peaks"]
    ),
    Trail(
      "vittorio-sella", "Vittorio Sella Hut Trail", in: .granParadiso, near: "Cogne",
      at: Coordinate(45.5876, 7.3405), kilometers: 11, climbing: 920, for: [.hiking, .skiing],
      """
      A king’s old hunting path zigzags up to a hut where the ibex come to lick salt. In April it is the way to the \
      ski tours of the Paradiso.
      """,
      underfoot: "a paved mule track with snow above the hut",
      passing: ["Valnontey", "the alpine garden", "the hut"],
      alsoCalled: ["Rifugio Sella"]
    ),
    Trail(
      "watzmann-traverse", "Watzmann Traverse", in: .berchtesgaden, near: "Ramsau",
      at: Coordinate(47.5972, 12.9290), kilometers: 22, climbing: 2_200, for: [.climbing],
      """
      Three summits hang on one ridge of limestone, and the cable is not everywhere. Only the steady should go, and only \
      when no thunder is about.
      """,
      underfoot: "sharp limestone and short cables",
      passing: ["Watzmann House", "Hocheck", "Mittelspitze", "Südspitze"],
      alsoCalled: ["the Watzmann"]
    ),
  ]
}
