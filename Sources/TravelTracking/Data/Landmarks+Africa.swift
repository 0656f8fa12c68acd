extension Landmark {
  static let africa: [Landmark] = [
    Landmark(
      id: 101, name: "Great Pyramid of Giza", continent: .africa, country: "Egypt",
      coordinate: Coordinate(latitude: 29.9792, longitude: 31.1342), elevation: 60,
      symbol: "triangle.fill", openingHours: .daily(8..<17), ticketPrice: 22,
      synonyms: ["the pyramids", "Pyramid of Khufu"],
      description: """
        More than two million blocks of stone were stacked here for a single king. For almost forty centuries nothing \
        that people had built stood taller.
        """),
    Landmark(
      id: 102, name: "Mount Kilimanjaro", continent: .africa, country: "Tanzania",
      coordinate: Coordinate(latitude: -3.0674, longitude: 37.3556), elevation: 5895,
      symbol: "mountain.2.fill", openingHours: .always, ticketPrice: 70,
      synonyms: ["Kili", "the roof of Africa"],
      description: """
        Africa's highest mountain rises alone from the plain, with ice on its rim a few degrees from the equator. \
        Hikers cross five belts of climate on their way from the farms to the summit.
        """),
    Landmark(
      id: 103, name: "Victoria Falls", continent: .africa, country: "Zambia and Zimbabwe",
      coordinate: Coordinate(latitude: -17.9243, longitude: 25.8572), elevation: 885,
      symbol: "drop.fill", openingHours: .daily(6..<18), ticketPrice: 50,
      synonyms: ["Mosi-oa-Tunya", "the smoke that thunders"],
      description: """
        Here the whole Zambezi drops over an edge that is wider than a mile. The spray climbs so high that it rains \
        upward onto a forest which grows nowhere else nearby.
        """),
    Landmark(
      id: 104, name: "Table Mountain", continent: .africa, country: "South Africa",
      coordinate: Coordinate(latitude: -33.9628, longitude: 18.4098), elevation: 1085,
      symbol: "mountain.2.fill", openingHours: .daily(8..<19), ticketPrice: 24,
      synonyms: ["the table above Cape Town"],
      description: """
        A flat block of sandstone stands over Cape Town like a piece of furniture. When the southeaster blows, a cloud \
        pours over its edge and locals say that the tablecloth is laid.
        """),
    Landmark(
      id: 105, name: "Rock-Hewn Churches of Lalibela", continent: .africa, country: "Ethiopia",
      coordinate: Coordinate(latitude: 12.0317, longitude: 39.0411), elevation: 2500,
      symbol: "cross.fill", openingHours: .daily(8..<17), ticketPrice: 50,
      synonyms: ["Lalibela"],
      description: """
        Eleven churches were carved downward out of the living rock, roof first and floor last. Trenches and tunnels \
        join them, and services are still held before sunrise.
        """),
    Landmark(
      id: 106, name: "Sossusvlei", continent: .africa, country: "Namibia",
      coordinate: Coordinate(latitude: -24.7275, longitude: 15.3428), elevation: 570,
      symbol: "sun.max.fill", openingHours: .daily(6..<19), ticketPrice: 8,
      synonyms: ["the red dunes"],
      description: """
        Dunes the color of rust surround a pan of white clay where a river gives up on its way to the sea. Dead acacias \
        have stood in the neighboring pan for centuries because the air is too dry to rot them.
        """),
    Landmark(
      id: 107, name: "Great Mosque of Djenné", continent: .africa, country: "Mali",
      coordinate: Coordinate(latitude: 13.9053, longitude: -4.5553), elevation: 278,
      symbol: "moon.stars.fill", openingHours: .daily(9..<18), ticketPrice: 0,
      synonyms: ["the mud mosque", "Djenne mosque"],
      description: """
        The largest building of sun-dried brick in the world looks as if it had been shaped by hand, and it was. Each \
        spring the whole town turns out to plaster it anew before the rains.
        """),
    Landmark(
      id: 108, name: "Serengeti National Park", continent: .africa, country: "Tanzania",
      coordinate: Coordinate(latitude: -2.3333, longitude: 34.8333), elevation: 1500,
      symbol: "pawprint.fill", openingHours: .daily(6..<18), ticketPrice: 82,
      synonyms: ["the Serengeti"],
      description: """
        Well over a million wildebeest walk a great circle over these plains every year, always after the rain. Lions \
        watch them pass from islands of granite that stick out of the grass.
        """),
    Landmark(
      id: 109, name: "Jemaa el-Fnaa", continent: .africa, country: "Morocco",
      coordinate: Coordinate(latitude: 31.6258, longitude: -7.9892), elevation: 466,
      symbol: "music.note", openingHours: .always, ticketPrice: 0,
      synonyms: ["the square of Marrakesh", "Marrakesh square"],
      description: """
        By day orange sellers and acrobats share the main square of Marrakesh. After sunset it fills with smoke from a \
        hundred kitchens and with circles of people around those who tell stories.
        """),
    Landmark(
      id: 110, name: "Avenue of the Baobabs", continent: .africa, country: "Madagascar",
      coordinate: Coordinate(latitude: -20.2508, longitude: 44.4183), elevation: 50,
      symbol: "tree.fill", openingHours: .always, ticketPrice: 2,
      synonyms: ["the baobabs", "Baobab Alley"],
      description: """
        Two dozen baobabs line a dirt road like columns of a hall whose roof has been lifted off. They are what remains \
        of a forest that was cleared around them.
        """),
  ]
}
