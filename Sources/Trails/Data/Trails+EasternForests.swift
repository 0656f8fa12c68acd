extension Trail {
  /// Ledges and balds from Maine to Tennessee.
  static let easternForests: [Trail] = [
    Trail(
      "beehive", "Beehive Loop", in: .acadia, near: "Bar Harbor",
      at: Coordinate(44.3315, -68.1879), kilometers: 2.3, climbing: 140, for: [.hiking, .climbing],
      """
      Iron rungs climb a small, steep dome above Sand Beach. It takes an hour and stays in the memory much longer.
      """,
      underfoot: "dry granite and cold iron rungs",
      passing: ["Sand Beach", "the rungs", "the Bowl"],
      alsoCalled: ["the Beehive"]
    ),
    Trail(
      "around-mountain", "Around Mountain Carriage Road", in: .acadia, near: "Northeast Harbor",
      at: Coordinate(44.3186, -68.2930), kilometers: 18, climbing: 330,
      for: [.biking, .running, .horseRiding, .skiing],
      """
      Broken-stone roads built for carriages wind over handmade bridges, and no car has ever been welcome. The long \
      loop shows the sea on one side and Jordan Pond on the other.
      """,
      underfoot: "fine gravel, freshly graded",
      passing: ["Jordan Pond House", "Seven Bridges", "Waterfall Bridge"],
      alsoCalled: ["the carriage roads"]
    ),
    Trail(
      "alum-cave", "Alum Cave Trail", in: .greatSmokyMountains, near: "Gatlinburg",
      at: Coordinate(35.6291, -83.4510), kilometers: 17.7, climbing: 840, for: [.hiking],
      """
      Log bridges, a rock arch and an overhang as big as a church come before the summit of Mount Le Conte. Hold the \
      cable where the path is only as wide as your boots.
      """,
      underfoot: "damp roots and rock steps",
      passing: ["Arch Rock", "Inspiration Point", "Alum Cave Bluffs", "LeConte Lodge"],
      alsoCalled: ["Mount Le Conte trail", "Alum Cave Bluffs"]
    ),
    Trail(
      "franconia-ridge", "Franconia Ridge Loop", in: .whiteMountain, near: "Lincoln",
      at: Coordinate(44.1423, -71.6813), kilometers: 14, climbing: 1_160, for: [.hiking, .running],
      """
      The middle third runs above the trees across three summits, with nothing taller for a long way. Start up past the \
      waterfalls, because going down them is harder on the knees.
      """,
      underfoot: "steep rock slabs and an open, windy crest",
      passing: ["Cloudland Falls", "Little Haystack", "Mount Lincoln", "Mount Lafayette"],
      alsoCalled: ["Franconia Ridge", "Mount Lafayette loop"]
    ),
    Trail(
      "old-rag", "Old Rag Circuit", in: .shenandoah, near: "Sperryville",
      at: Coordinate(38.5713, -78.2869), kilometers: 14.8, climbing: 780, for: [.hiking, .climbing],
      """
      A maze of boulders keeps the best part of this mountain for people who use their hands. An easy fire road brings \
      tired legs back to the start.
      """,
      underfoot: "granite boulders, slick after rain",
      passing: ["Ridge Trail junction", "the rock scramble", "the summit"],
      alsoCalled: ["Old Rag", "Old Rag Mountain"]
    ),
  ]
}
