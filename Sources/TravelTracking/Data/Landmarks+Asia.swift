extension Landmark {
  static let asia: [Landmark] = [
    Landmark(
      id: 201, name: "Great Wall of China", continent: .asia, country: "China",
      coordinate: Coordinate(latitude: 40.4319, longitude: 116.5704), elevation: 500,
      symbol: "square.stack.3d.up.fill", openingHours: .daily(8..<17), ticketPrice: 7,
      synonyms: ["the wall", "Mutianyu"],
      description: """
        At Mutianyu the wall follows the ridge so faithfully that some of its stairs are nearly ladders. Watchtowers \
        stand within sight of one another so that a fire could carry a message to the capital.
        """),
    Landmark(
      id: 202, name: "Taj Mahal", continent: .asia, country: "India",
      coordinate: Coordinate(latitude: 27.1751, longitude: 78.0421), elevation: 171,
      symbol: "building.columns.fill", openingHours: .daily(6..<18), ticketPrice: 15,
      synonyms: ["the Taj"],
      description: """
        An emperor had this tomb of white marble built for the wife he had lost. The stone takes on the color of the \
        hour: pink at dawn, blinding at noon, blue under the moon.
        """),
    Landmark(
      id: 203, name: "Mount Fuji", continent: .asia, country: "Japan",
      coordinate: Coordinate(latitude: 35.3606, longitude: 138.7274), elevation: 3776,
      symbol: "mountain.2.fill", openingHours: .always, ticketPrice: 27,
      synonyms: ["Fuji", "Fujisan"],
      description: """
        The most drawn mountain on Earth is a volcano that has been quiet for three hundred years. In summer a chain of \
        headlamps winds up its slope so that people can meet the sun at the top.
        """),
    Landmark(
      id: 204, name: "Angkor Wat", continent: .asia, country: "Cambodia",
      coordinate: Coordinate(latitude: 13.4125, longitude: 103.8670), elevation: 65,
      symbol: "building.columns.fill", openingHours: .daily(5..<18), ticketPrice: 37,
      synonyms: ["Angkor"],
      description: """
        Five towers shaped like lotus buds rise behind a moat as wide as a river. Along the galleries the longest \
        carved story in the world can be read by walking around it.
        """),
    Landmark(
      id: 205, name: "Petra", continent: .asia, country: "Jordan",
      coordinate: Coordinate(latitude: 30.3285, longitude: 35.4444), elevation: 810,
      symbol: "building.columns.fill", openingHours: .daily(6..<18), ticketPrice: 70,
      synonyms: ["the rose city", "the lost city of stone"],
      description: """
        The way in is a crack in the mountains, and it ends in front of a temple front cut from pink cliffs. Behind it \
        lies a whole city of tombs, stairs and channels that brought water to the desert.
        """),
    Landmark(
      id: 206, name: "Mount Everest", continent: .asia, country: "Nepal and China",
      coordinate: Coordinate(latitude: 27.9881, longitude: 86.9250), elevation: 8849,
      symbol: "mountain.2.fill", openingHours: .always, ticketPrice: 25,
      synonyms: ["Everest", "Sagarmatha", "Chomolungma"],
      description: """
        Nothing on land is higher, and the top is made of limestone from the floor of a vanished sea. Most visitors \
        walk for about ten days only to look at it from below.
        """),
    Landmark(
      id: 207, name: "Borobudur", continent: .asia, country: "Indonesia",
      coordinate: Coordinate(latitude: -7.6079, longitude: 110.2038), elevation: 265,
      symbol: "circle.hexagongrid.fill", openingHours: .daily(7..<17), ticketPrice: 25,
      synonyms: ["the temple of Java"],
      description: """
        Pilgrims climb this hill of stone in circles, from a base full of earthly scenes to empty terraces under the \
        sky. Seventy-two bells of latticed stone near the top each hide a seated Buddha.
        """),
    Landmark(
      id: 208, name: "Fushimi Inari Shrine", continent: .asia, country: "Japan",
      coordinate: Coordinate(latitude: 34.9671, longitude: 135.7727), elevation: 40,
      symbol: "signpost.right.fill", openingHours: .always, ticketPrice: 0,
      synonyms: ["Fushimi Inari", "the thousand gates"],
      description: """
        Thousands of vermilion gates stand so close together that the path up the mountain becomes a tunnel. Stone \
        foxes keep watch over it, some with the key to a granary in their mouths.
        """),
    Landmark(
      id: 209, name: "Hạ Long Bay", continent: .asia, country: "Vietnam",
      coordinate: Coordinate(latitude: 20.9101, longitude: 107.1839), elevation: 0,
      symbol: "sailboat.fill", openingHours: .daily(6..<18), ticketPrice: 13,
      synonyms: ["Halong Bay"],
      description: """
        Almost two thousand towers of limestone stand up to their knees in green water. Legend says that a dragon \
        plunged into the sea here and its tail carved the valleys.
        """),
    Landmark(
      id: 210, name: "Burj Khalifa", continent: .asia, country: "United Arab Emirates",
      coordinate: Coordinate(latitude: 25.1972, longitude: 55.2744), elevation: 5,
      symbol: "building.2.fill", openingHours: .daily(9..<23), ticketPrice: 46,
      synonyms: ["the tower of Dubai", "the tallest building"],
      description: """
        The tallest building in the world ends more than eight hundred meters above Dubai. From the ground you can \
        watch the sun set and then take the elevator to see it set again.
        """),
    Landmark(
      id: 211, name: "Cappadocia", continent: .asia, country: "Turkey",
      coordinate: Coordinate(latitude: 38.6431, longitude: 34.8289), elevation: 1100,
      symbol: "balloon.fill", openingHours: .always, ticketPrice: 0,
      synonyms: ["Göreme", "the fairy chimneys"],
      description: """
        Volcanic ash has weathered into cones with hats, and people have hollowed them into homes, stables and chapels. \
        At daybreak a hundred balloons drift between them without a sound.
        """),
    Landmark(
      id: 212, name: "Shwedagon Pagoda", continent: .asia, country: "Myanmar",
      coordinate: Coordinate(latitude: 16.7983, longitude: 96.1497), elevation: 51,
      symbol: "sparkles", openingHours: .daily(4..<22), ticketPrice: 10,
      synonyms: ["the golden pagoda", "Shwedagon"],
      description: """
        Plates of real gold cover the great bell of brick on the hill above Yangon. Visitors walk around it barefoot \
        and pour water over the statue of the weekday on which they were born.
        """),
    Landmark(
      id: 213, name: "Lake Baikal", continent: .asia, country: "Russia",
      coordinate: Coordinate(latitude: 53.5000, longitude: 108.0000), elevation: 456,
      symbol: "drop.fill", openingHours: .always, ticketPrice: 0,
      synonyms: ["Baikal"],
      description: """
        One fifth of the fresh water that flows on Earth lies in this crack in Siberia. In February the ice is so clear \
        that walking on it feels like standing on air.
        """),
    Landmark(
      id: 214, name: "Sigiriya", continent: .asia, country: "Sri Lanka",
      coordinate: Coordinate(latitude: 7.9570, longitude: 80.7603), elevation: 349,
      symbol: "pawprint.fill", openingHours: .daily(7..<17), ticketPrice: 35,
      synonyms: ["Lion Rock"],
      description: """
        A king put his palace on top of a rock that no army could climb. Two paws the size of trucks are all that is \
        left of the lion through whose mouth the stairs once led.
        """),
    Landmark(
      id: 215, name: "Registan", continent: .asia, country: "Uzbekistan",
      coordinate: Coordinate(latitude: 39.6548, longitude: 66.9757), elevation: 705,
      symbol: "building.columns.fill", openingHours: .daily(8..<19), ticketPrice: 5,
      synonyms: ["the square of Samarkand"],
      description: """
        Three schools face each other across a square in Samarkand, all of them dressed in blue tile. Above one of the \
        gates two tigers carry suns on their backs, although the rules of the time forbade such pictures.
        """),
    Landmark(
      id: 216, name: "Zhangjiajie", continent: .asia, country: "China",
      coordinate: Coordinate(latitude: 29.3158, longitude: 110.4344), elevation: 1080,
      symbol: "cloud.fill", openingHours: .daily(7..<18), ticketPrice: 32,
      synonyms: ["Wulingyuan", "the floating mountains"],
      description: """
        Three thousand pillars of sandstone stand in the mist with pines on their heads. A glass elevator climbs one of \
        the cliffs, for those who would rather not count the stairs.
        """),
    Landmark(
      id: 217, name: "Banaue Rice Terraces", continent: .asia, country: "Philippines",
      coordinate: Coordinate(latitude: 16.9336, longitude: 121.1356), elevation: 1500,
      symbol: "leaf.fill", openingHours: .always, ticketPrice: 1,
      synonyms: ["the rice terraces", "Banaue"],
      description: """
        Steps of mud and stone carry rice fields up slopes that are too steep to walk straight. Families pass on each \
        field, and the duty to mend its wall, from one generation to the next.
        """),
  ]
}
