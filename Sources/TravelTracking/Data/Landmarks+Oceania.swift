extension Landmark {
  static let oceania: [Landmark] = [
    Landmark(
      id: 601, name: "Sydney Opera House", continent: .oceania, country: "Australia",
      coordinate: Coordinate(latitude: -33.8568, longitude: 151.2153), elevation: 4,
      symbol: "music.note", openingHours: .daily(9..<17), ticketPrice: 29,
      synonyms: ["the opera house"],
      description: """
        Its shells are all pieces of one imagined sphere, which is how they could be built at all. A million tiles in \
        two shades of cream keep them from glaring in the harbor sun.
        """),
    Landmark(
      id: 602, name: "Uluru", continent: .oceania, country: "Australia",
      coordinate: Coordinate(latitude: -25.3444, longitude: 131.0369), elevation: 863,
      symbol: "sun.max.fill", openingHours: .daily(5..<20), ticketPrice: 25,
      synonyms: ["Ayers Rock", "the red rock"],
      description: """
        A single rock as tall as a skyscraper rises out of a plain of red sand. The Anangu, whose stories live in its \
        caves and waterholes, ask guests to walk around it rather than up.
        """),
    Landmark(
      id: 603, name: "Great Barrier Reef", continent: .oceania, country: "Australia",
      coordinate: Coordinate(latitude: -18.2871, longitude: 147.6992), elevation: 0,
      symbol: "fish.fill", openingHours: .always, ticketPrice: 5,
      synonyms: ["the reef", "the coral reef"],
      description: """
        Animals smaller than a fingernail have built a wall in the sea that can be seen from orbit. Snorkelers share it \
        with turtles, giant clams and fish in colors that seem made up.
        """),
    Landmark(
      id: 604, name: "Milford Sound", continent: .oceania, country: "New Zealand",
      coordinate: Coordinate(latitude: -44.6414, longitude: 167.8974), elevation: 0,
      symbol: "cloud.rain.fill", openingHours: .always, ticketPrice: 0,
      synonyms: ["Piopiotahi", "the sound"],
      description: """
        It rains here two days out of three, and that is when hundreds of waterfalls appear on the walls of the fjord. \
        On the others Mitre Peak stands upside down in still black water.
        """),
    Landmark(
      id: 605, name: "Hobbiton", continent: .oceania, country: "New Zealand",
      coordinate: Coordinate(latitude: -37.8721, longitude: 175.6829), elevation: 90,
      symbol: "door.left.hand.closed", openingHours: .daily(9..<17), ticketPrice: 73,
      synonyms: ["the Shire"],
      description: """
        Round doors in bright colors lead into hills that are hollow only in the films. The vegetable gardens in front \
        of them are real and are harvested by the people who work there.
        """),
    Landmark(
      id: 606, name: "Bora Bora", continent: .oceania, country: "French Polynesia",
      coordinate: Coordinate(latitude: -16.5004, longitude: -151.7415), elevation: 2,
      symbol: "beach.umbrella.fill", openingHours: .always, ticketPrice: 0,
      synonyms: ["the lagoon"],
      description: """
        What is left of a sunken volcano stands in the middle of its own lagoon. A ring of coral keeps the waves \
        outside, so that the water within shows every blue there is.
        """),
    Landmark(
      id: 607, name: "Nan Madol", continent: .oceania, country: "Micronesia",
      coordinate: Coordinate(latitude: 6.8445, longitude: 158.3356), elevation: 1,
      symbol: "square.grid.3x3.fill", openingHours: .daily(7..<18), ticketPrice: 10,
      synonyms: ["the city on the reef"],
      description: """
        Nearly a hundred islets of stacked basalt logs form a city with canals for streets. Nobody knows for sure how \
        its builders moved stones of fifty tons across the lagoon.
        """),
    Landmark(
      id: 608, name: "Twelve Apostles", continent: .oceania, country: "Australia",
      coordinate: Coordinate(latitude: -38.6662, longitude: 143.1044), elevation: 45,
      symbol: "water.waves", openingHours: .always, ticketPrice: 0,
      synonyms: ["the apostles"],
      description: """
        The ocean cuts caves into this coast, then arches, and at last leaves columns standing by themselves. There \
        were never twelve of them, and every few decades one more falls.
        """),
  ]
}
