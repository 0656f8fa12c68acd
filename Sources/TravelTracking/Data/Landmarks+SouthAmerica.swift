extension Landmark {
  static let southAmerica: [Landmark] = [
    Landmark(
      id: 501, name: "Machu Picchu", continent: .southAmerica, country: "Peru",
      coordinate: Coordinate(latitude: -13.1631, longitude: -72.5450), elevation: 2430,
      symbol: "mountain.2.fill", openingHours: .daily(6..<17), ticketPrice: 45,
      synonyms: ["the city of the Inca"],
      description: """
        An Inca ruler had a country seat built on a saddle between two peaks, out of stones that fit without mortar. \
        Whoever comes at sunrise may see the valley before the clouds leave it.
        """),
    Landmark(
      id: 502, name: "Christ the Redeemer", continent: .southAmerica, country: "Brazil",
      coordinate: Coordinate(latitude: -22.9519, longitude: -43.2105), elevation: 710,
      symbol: "figure.arms.open", openingHours: .daily(8..<19), ticketPrice: 20,
      synonyms: ["the statue of Rio", "Cristo Redentor"],
      description: """
        The figure with open arms above Rio is clad in six million small tiles of soapstone. Lightning finds it several \
        times a year, and a store of the same stone is kept for the repairs.
        """),
    Landmark(
      id: 503, name: "Iguazú Falls", continent: .southAmerica, country: "Argentina and Brazil",
      coordinate: Coordinate(latitude: -25.6953, longitude: -54.4367), elevation: 195,
      symbol: "drop.fill", openingHours: .daily(8..<18), ticketPrice: 33,
      synonyms: ["Iguazu", "Iguaçu Falls", "the Devil's Throat"],
      description: """
        Some two hundred and seventy falls stand side by side in the rain forest. A walkway leads across the calm upper \
        river to the very lip where half of it vanishes.
        """),
    Landmark(
      id: 504, name: "Salar de Uyuni", continent: .southAmerica, country: "Bolivia",
      coordinate: Coordinate(latitude: -20.1338, longitude: -67.4891), elevation: 3656,
      symbol: "square.fill", openingHours: .always, ticketPrice: 5,
      synonyms: ["Uyuni", "the salt flat"],
      description: """
        A crust of salt the size of a small country lies level to within a meter. After rain it turns into the largest \
        mirror in the world, and the horizon disappears.
        """),
    Landmark(
      id: 505, name: "Galápagos Islands", continent: .southAmerica, country: "Ecuador",
      coordinate: Coordinate(latitude: -0.7402, longitude: -90.3129), elevation: 5,
      symbol: "tortoise.fill", openingHours: .always, ticketPrice: 200,
      synonyms: ["the Galapagos", "the islands of Darwin"],
      description: """
        Animals that have never learned to fear people live on these young volcanoes. The beaks of the finches, each \
        fit for another seed, once gave a visitor a great idea.
        """),
    Landmark(
      id: 506, name: "Perito Moreno Glacier", continent: .southAmerica, country: "Argentina",
      coordinate: Coordinate(latitude: -50.4967, longitude: -73.1377), elevation: 185,
      symbol: "snowflake", openingHours: .daily(8..<18), ticketPrice: 32,
      synonyms: ["Perito Moreno", "the glacier"],
      description: """
        A front of blue ice as tall as a house of twenty floors groans, cracks and drops pieces into the lake. Every \
        few years it dams an arm of the water until the dam bursts with a roar.
        """),
    Landmark(
      id: 507, name: "Easter Island", continent: .southAmerica, country: "Chile",
      coordinate: Coordinate(latitude: -27.1258, longitude: -109.2774), elevation: 50,
      symbol: "person.3.fill", openingHours: .always, ticketPrice: 80,
      synonyms: ["Rapa Nui", "the moai"],
      description: """
        Hundreds of stone ancestors stand on an island that is days of sailing away from anything else. Most turn their \
        backs to the sea and look after the villages.
        """),
    Landmark(
      id: 508, name: "Angel Falls", continent: .southAmerica, country: "Venezuela",
      coordinate: Coordinate(latitude: 5.9701, longitude: -62.5362), elevation: 1480,
      symbol: "drop.fill", openingHours: .always, ticketPrice: 10,
      synonyms: ["Kerepakupai Merú", "the highest falls"],
      description: """
        Water jumps from a table mountain and falls for almost a kilometer, much of it turning to mist on the way. No \
        road leads there, so people come by canoe.
        """),
    Landmark(
      id: 509, name: "Torres del Paine", continent: .southAmerica, country: "Chile",
      coordinate: Coordinate(latitude: -50.9423, longitude: -72.9690), elevation: 2500,
      symbol: "wind", openingHours: .daily(7..<22), ticketPrice: 35,
      synonyms: ["the towers", "the towers of Patagonia"],
      description: """
        Three needles of granite glow red for a few minutes at dawn. The wind below them is strong enough to lift a \
        waterfall back over its edge.
        """),
  ]
}
