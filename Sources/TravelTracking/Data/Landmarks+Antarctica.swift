extension Landmark {
  static let antarctica: [Landmark] = [
    Landmark(
      id: 701, name: "South Pole", continent: .antarctica, country: "Antarctica",
      coordinate: Coordinate(latitude: -90.0000, longitude: 0.0000), elevation: 2835,
      symbol: "snowflake", openingHours: .always, ticketPrice: 0,
      synonyms: ["the pole", "the bottom of the world"],
      description: """
        Every direction from here is north. The marker is set anew each January because the ice carries the old one \
        ten meters toward the sea.
        """),
    Landmark(
      id: 702, name: "Mount Erebus", continent: .antarctica, country: "Antarctica",
      coordinate: Coordinate(latitude: -77.5300, longitude: 167.1500), elevation: 3794,
      symbol: "flame.fill", openingHours: .always, ticketPrice: 0,
      synonyms: ["Erebus"],
      description: """
        A lake of lava has been glowing in the crater of this volcano for decades, in the middle of the ice. Where its \
        warm breath leaves the ground, it builds chimneys of frost taller than a house.
        """),
    Landmark(
      id: 703, name: "Deception Island", continent: .antarctica, country: "South Shetland Islands",
      coordinate: Coordinate(latitude: -62.9410, longitude: -60.5550), elevation: 0,
      symbol: "sailboat.fill", openingHours: .always, ticketPrice: 0,
      synonyms: ["the horseshoe island"],
      description: """
        Ships sail through a gap in a ring of cliffs and find themselves inside a volcano. Beyond the rusted tanks of \
        the whalers, steam rises from a beach of black sand.
        """),
  ]
}
