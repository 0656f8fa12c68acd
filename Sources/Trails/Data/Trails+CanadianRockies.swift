extension Trail {
  /// Ice and limestone on both sides of the Great Divide.
  static let canadianRockies: [Trail] = [
    Trail(
      "six-glaciers", "Plain of Six Glaciers", in: .banff, near: "Lake Louise",
      at: Coordinate(51.4166, -116.2172), kilometers: 13.8, climbing: 370, for: [.hiking, .horseRiding],
      """
      The path follows the milky lake to its source and climbs the moraine into a ring of ice. A log tea house bakes \
      scones at the place where you will want one.
      """,
      underfoot: "a wide lakeside path, then moraine gravel",
      passing: ["the lakeshore", "the tea house", "Abbot Pass viewpoint"],
      alsoCalled: ["Six Glaciers"]
    ),
    Trail(
      "johnston-canyon", "Johnston Canyon", in: .banff, near: "Banff",
      at: Coordinate(51.2454, -115.8404), kilometers: 5, climbing: 135, for: [.hiking, .climbing],
      """
      Catwalks bolted to the wall lead past two waterfalls above a roaring creek. In January the falls stand still and \
      climbers with ice axes take over.
      """,
      underfoot: "railed catwalks and pavement",
      passing: ["Lower Falls", "the cave", "Upper Falls"],
      alsoCalled: ["Johnston Falls"]
    ),
    Trail(
      "iceline", "Iceline Trail", in: .yoho, near: "Field",
      at: Coordinate(51.4997, -116.4730), kilometers: 17, climbing: 710, for: [.hiking, .running],
      """
      Steep forest ends suddenly at rubble which the glacier left only yesterday. Takakkaw Falls keeps you company from \
      across the valley all day.
      """,
      underfoot: "loose moraine with clear cairns",
      passing: ["Takakkaw Falls", "the moraines", "Celeste Lake"],
      alsoCalled: ["the Iceline"]
    ),
  ]
}
