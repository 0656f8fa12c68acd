extension Landmark {
  static let northAmerica: [Landmark] = [
    Landmark(
      id: 401, name: "Niagara Falls", continent: .northAmerica, country: "Canada and United States",
      coordinate: Coordinate(latitude: 43.0799, longitude: -79.0747), elevation: 152,
      symbol: "water.waves", openingHours: .always, ticketPrice: 24,
      synonyms: ["Niagara", "the falls"],
      description: """
        Four of the five Great Lakes empty themselves over this one edge between two countries. At night the engineers \
        let less of it fall and send the rest through turbines.
        """),
    Landmark(
      id: 402, name: "Grand Canyon", continent: .northAmerica, country: "United States",
      coordinate: Coordinate(latitude: 36.0544, longitude: -112.1401), elevation: 2100,
      symbol: "mountain.2.fill", openingHours: .always, ticketPrice: 20,
      synonyms: ["the canyon"],
      description: """
        The Colorado has sawed a mile deep into Arizona and laid open two billion years of rock. Walking from the rim \
        down to the river changes the climate as much as driving to Mexico.
        """),
    Landmark(
      id: 403, name: "Statue of Liberty", continent: .northAmerica, country: "United States",
      coordinate: Coordinate(latitude: 40.6892, longitude: -74.0445), elevation: 3,
      symbol: "flame.fill", openingHours: .daily(9..<17), ticketPrice: 25,
      synonyms: ["Lady Liberty", "the statue"],
      description: """
        She arrived from France in more than two hundred crates and waited a year for her pedestal. Her copper skin is \
        no thicker than two coins and has turned green all by itself.
        """),
    Landmark(
      id: 404, name: "Golden Gate Bridge", continent: .northAmerica, country: "United States",
      coordinate: Coordinate(latitude: 37.8199, longitude: -122.4783), elevation: 67,
      symbol: "car.fill", openingHours: .always, ticketPrice: 0,
      synonyms: ["the Golden Gate", "the red bridge"],
      description: """
        Its orange was only the color of the primer until the architect saw it against the hills. On summer mornings \
        the towers stand in sunlight above a sea of fog.
        """),
    Landmark(
      id: 405, name: "Yellowstone", continent: .northAmerica, country: "United States",
      coordinate: Coordinate(latitude: 44.4605, longitude: -110.8281), elevation: 2240,
      symbol: "thermometer.sun.fill", openingHours: .always, ticketPrice: 20,
      synonyms: ["Old Faithful", "Yellowstone National Park"],
      description: """
        Half of all the geysers in the world are here, and rangers post the time at which the most punctual will blow. \
        Bison warm themselves beside pools ringed in orange, yellow and blue.
        """),
    Landmark(
      id: 406, name: "Chichén Itzá", continent: .northAmerica, country: "Mexico",
      coordinate: Coordinate(latitude: 20.6843, longitude: -88.5678), elevation: 27,
      symbol: "triangle.fill", openingHours: .daily(8..<17), ticketPrice: 35,
      synonyms: ["the temple of Kukulcán"],
      description: """
        When day and night are equal, the shadow of a snake creeps down the stairs of the pyramid. A handclap at its \
        foot comes back as the cry of a bird.
        """),
    Landmark(
      id: 407, name: "Lake Louise", continent: .northAmerica, country: "Canada",
      coordinate: Coordinate(latitude: 51.4169, longitude: -116.2174), elevation: 1731,
      symbol: "figure.hiking", openingHours: .always, ticketPrice: 9,
      synonyms: ["the turquoise lake"],
      description: """
        Flour ground by glaciers gives the water a color that photographs seem to exaggerate. In winter people skate on \
        it below the frozen falls.
        """),
    Landmark(
      id: 408, name: "CN Tower", continent: .northAmerica, country: "Canada",
      coordinate: Coordinate(latitude: 43.6426, longitude: -79.3871), elevation: 76,
      symbol: "antenna.radiowaves.left.and.right", openingHours: .daily(10..<21), ticketPrice: 33,
      synonyms: ["the tower of Toronto"],
      description: """
        For more than thirty years nothing on land that stands by itself was taller. The brave lean out over Toronto \
        from a ledge on the roof, tied to a rail.
        """),
    Landmark(
      id: 409, name: "Old Havana", continent: .northAmerica, country: "Cuba",
      coordinate: Coordinate(latitude: 23.1365, longitude: -82.3590), elevation: 10,
      symbol: "car.fill", openingHours: .always, ticketPrice: 0,
      synonyms: ["Habana Vieja", "Havana"],
      description: """
        Balconies of wrought iron hang over streets where cars from the fifties still run as taxis. At nine every \
        evening a cannon across the harbor announces the closing of gates that are long gone.
        """),
    Landmark(
      id: 410, name: "Tikal", continent: .northAmerica, country: "Guatemala",
      coordinate: Coordinate(latitude: 17.2220, longitude: -89.6237), elevation: 270,
      symbol: "triangle.fill", openingHours: .daily(6..<18), ticketPrice: 20,
      synonyms: ["the city of the Maya"],
      description: """
        The roofs of Maya temples look out over a forest without end, like ships on a green sea. Howler monkeys wake \
        the guests who spend the night nearby.
        """),
    Landmark(
      id: 411, name: "Panama Canal", continent: .northAmerica, country: "Panama",
      coordinate: Coordinate(latitude: 8.9973, longitude: -79.5914), elevation: 16,
      symbol: "ferry.fill", openingHours: .daily(8..<18), ticketPrice: 17,
      synonyms: ["the canal", "Miraflores"],
      description: """
        Locks lift ships as long as three football fields up to a lake in the hills and lower them into another ocean. \
        Rain does all the work, for not one pump is involved.
        """),
    Landmark(
      id: 412, name: "Denali", continent: .northAmerica, country: "United States",
      coordinate: Coordinate(latitude: 63.0692, longitude: -151.0070), elevation: 6190,
      symbol: "snowflake", openingHours: .always, ticketPrice: 15,
      synonyms: ["Mount McKinley", "the high one"],
      description: """
        From foot to summit this mountain in Alaska is taller than Everest, which starts from a high plain. Only one \
        visitor in three gets to see it without a coat of clouds.
        """),
  ]
}
