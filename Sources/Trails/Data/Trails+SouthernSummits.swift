extension Trail {
  /// Patagonia, the Cape and Kilimanjaro.
  static let southernSummits: [Trail] = [
    Trail(
      "w-trek", "W Trek", in: .torresDelPaine, near: "Puerto Natales",
      at: Coordinate(-50.9725, -72.8650), kilometers: 80, climbing: 2_600, for: [.hiking],
      """
      Three valleys make the three strokes of the letter: towers, hanging glaciers and an ice field. The wind edits \
      everybody’s plans.
      """,
      underfoot: "dusty path and bridges in the wind",
      passing: ["the Towers", "Los Cuernos", "French Valley", "Grey Glacier"],
      alsoCalled: ["the W", "Paine W"]
    ),
    Trail(
      "laguna-de-los-tres", "Laguna de los Tres", in: .losGlaciares, near: "El Chaltén",
      at: Coordinate(-49.3230, -72.8930), kilometers: 20.4, climbing: 850, for: [.hiking, .running],
      """
      The last kilometre is a ladder of stones, and then Fitz Roy stands in its own mirror. Start with a torch if you \
      want to see it catch fire at dawn.
      """,
      underfoot: "forest path, steep rubble at the end",
      passing: ["Laguna Capri", "Poincenot camp", "the lagoon"],
      alsoCalled: ["Fitz Roy trail", "Lake of the Three"]
    ),
    Trail(
      "platteklip-gorge", "Platteklip Gorge", in: .tableMountain, near: "Cape Town",
      at: Coordinate(-33.9535, 18.4157), kilometers: 5.8, climbing: 680, for: [.hiking, .running],
      """
      The straightest way up Table Mountain has no surprises and no shade. The cable car forgives those who have had \
      enough at the top.
      """,
      underfoot: "big stone steps",
      passing: ["Tafelberg Road", "the gorge", "the upper cable station"],
      alsoCalled: ["Platteklip", "Table Mountain direct"]
    ),
    Trail(
      "lions-head", "Lion’s Head", in: .tableMountain, near: "Cape Town",
      at: Coordinate(-33.9395, 18.3939), kilometers: 5.2, climbing: 380, for: [.hiking, .running, .climbing],
      """
      A spiral path with a few ladders looks at the city, the sea and the Twelve Apostles in turn. On full moon nights \
      half of Cape Town is up there.
      """,
      underfoot: "gravel, ladders and chains",
      passing: ["Signal Hill Road", "the ladders", "the summit"],
      alsoCalled: ["Lions Head"]
    ),
    Trail(
      "marangu-route", "Marangu Route", in: .kilimanjaro, near: "Moshi",
      at: Coordinate(-3.2444, 37.5144), kilometers: 72, climbing: 4_000, for: [.hiking],
      """
      Rain forest, heath, desert and ice come in that order on the oldest way up Kilimanjaro. Huts with beds make it the \
      only route without a tent.
      """,
      underfoot: "red earth below, frozen scree above",
      passing: ["Mandara Huts", "Horombo Huts", "Kibo Hut", "Uhuru Peak"],
      alsoCalled: ["Kilimanjaro", "the Coca-Cola route"]
    ),
  ]
}
