extension Trail {
  /// Ridges and old railways between Kerry and the Cairngorms.
  static let britainAndIreland: [Trail] = [
    Trail(
      "striding-edge", "Striding Edge", in: .lakeDistrict, near: "Glenridding",
      at: Coordinate(54.5440, -2.9497), kilometers: 13.4, climbing: 890, for: [.hiking, .climbing],
      """
      A rocky crest with a tarn on either hand leads to the flat top of Helvellyn. Those who like both feet on grass \
      come back by Swirral Edge with a smile of relief.
      """,
      underfoot: "bare rock, greasy in the wet",
      passing: ["Hole-in-the-Wall", "the crest", "Helvellyn", "Red Tarn"],
      alsoCalled: ["Helvellyn by Striding Edge", "Helvellyn"]
    ),
    Trail(
      "catbells", "Catbells", in: .lakeDistrict, near: "Keswick",
      at: Coordinate(54.5809, -3.1660), kilometers: 6, climbing: 390, for: [.hiking, .running],
      """
      A small fell with a big view does for a first summit at the age of five. Come down to a launch on Derwentwater \
      and let it row you home.
      """,
      underfoot: "a worn path with two easy rock steps",
      passing: ["Hawse End", "Skelgill Bank", "the top"],
      alsoCalled: ["Cat Bells"]
    ),
    Trail(
      "monsal", "Monsal Trail", in: .peakDistrict, near: "Bakewell",
      at: Coordinate(53.2196, -1.6690), kilometers: 13.7, climbing: 60,
      for: [.biking, .horseRiding, .running, .hiking],
      """
      The trains are gone, and the tunnels are lit for whoever rolls or trots through. Limestone dales open between \
      them like windows.
      """,
      underfoot: "firm cinder, puddles in the cuttings",
      passing: ["Hassop Station", "Monsal Head viaduct", "Millers Dale"],
      alsoCalled: ["the old Midland line"]
    ),
    Trail(
      "llanberis-path", "Llanberis Path", in: .eryri, near: "Llanberis",
      at: Coordinate(53.1166, -4.1196), kilometers: 14.5, climbing: 975, for: [.hiking, .running],
      """
      The gentlest way up Yr Wyddfa keeps the rack railway in sight the whole time. Kind slopes still make nearly a \
      thousand metres, and the cloud makes its own plans.
      """,
      underfoot: "broad and stony, icy near the top in winter",
      passing: ["Halfway House", "Clogwyn", "Yr Wyddfa"],
      alsoCalled: ["Snowdon path", "Yr Wyddfa"]
    ),
    Trail(
      "loch-an-eilein", "Loch an Eilein Circuit", in: .cairngorms, near: "Aviemore",
      at: Coordinate(57.1503, -3.8237), kilometers: 7.2, climbing: 50, for: [.hiking, .biking, .running],
      """
      Old pines stand around a loch with a ruined castle on an island of its own. Look for crossbills overhead and for \
      otters at breakfast time.
      """,
      underfoot: "smooth forest track",
      passing: ["the castle viewpoint", "Loch Gamhna", "the lime kiln"],
      alsoCalled: ["Loch an Eilein"]
    ),
    Trail(
      "torc-mountain", "Torc Mountain", in: .killarney, near: "Killarney",
      at: Coordinate(52.0047, -9.5070), kilometers: 8, climbing: 470, for: [.hiking],
      """
      Boardwalk climbs from an oak wood with a waterfall to a top above three lakes. Red deer watch from the heather and \
      know that you are slower.
      """,
      underfoot: "sleepers over bog",
      passing: ["Torc Waterfall", "Old Kenmare Road", "the summit"],
      alsoCalled: ["Torc"]
    ),
  ]
}
