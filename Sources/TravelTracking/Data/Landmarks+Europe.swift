extension Landmark {
  static let europe: [Landmark] = [
    Landmark(
      id: 301, name: "Eiffel Tower", continent: .europe, country: "France",
      coordinate: Coordinate(latitude: 48.8584, longitude: 2.2945), elevation: 33,
      symbol: "antenna.radiowaves.left.and.right", openingHours: .daily(9..<24), ticketPrice: 31,
      synonyms: ["the iron lady", "the tower of Paris"],
      description: """
        It was meant to stand for twenty years, until radio gave it work to do. After dark it glitters for five minutes \
        at the start of every hour.
        """),
    Landmark(
      id: 302, name: "Colosseum", continent: .europe, country: "Italy",
      coordinate: Coordinate(latitude: 41.8902, longitude: 12.4922), elevation: 22,
      symbol: "building.columns.fill", openingHours: .daily(9..<19), ticketPrice: 20,
      synonyms: ["the arena of Rome", "the coliseum"],
      description: """
        Fifty thousand Romans could find their seats here by the numbers carved over eighty arches. Beneath the arena \
        lay a maze of cages and lifts from which the beasts appeared.
        """),
    Landmark(
      id: 303, name: "Acropolis of Athens", continent: .europe, country: "Greece",
      coordinate: Coordinate(latitude: 37.9715, longitude: 23.7257), elevation: 150,
      symbol: "building.columns.fill", openingHours: .daily(8..<20), ticketPrice: 33,
      synonyms: ["the Acropolis", "the Parthenon"],
      description: """
        The columns of the Parthenon lean inward by a hair so that they look straight to the eye. From the rock below \
        them you can see the hills of the city and, on a clear day, the sea.
        """),
    Landmark(
      id: 304, name: "Stonehenge", continent: .europe, country: "United Kingdom",
      coordinate: Coordinate(latitude: 51.1789, longitude: -1.8262), elevation: 102,
      symbol: "circle.dashed", openingHours: .daily(9..<19), ticketPrice: 30,
      synonyms: ["the stone circle", "the stones"],
      description: """
        Some of these stones were dragged here from Wales, and one of them came all the way from Scotland. On the \
        longest day of the year the sun rises right over the heel of the circle.
        """),
    Landmark(
      id: 305, name: "Sagrada Família", continent: .europe, country: "Spain",
      coordinate: Coordinate(latitude: 41.4036, longitude: 2.1744), elevation: 47,
      symbol: "cross.fill", openingHours: .daily(9..<20), ticketPrice: 28,
      synonyms: ["Gaudí's church"],
      description: """
        Masons have been at work on this church since 1882, longer than on most cathedrals of the Middle Ages. Inside, \
        the pillars branch like trees and the light falls green in the morning and red in the evening.
        """),
    Landmark(
      id: 306, name: "Neuschwanstein Castle", continent: .europe, country: "Germany",
      coordinate: Coordinate(latitude: 47.5576, longitude: 10.7498), elevation: 965,
      symbol: "crown.fill", openingHours: .daily(9..<18), ticketPrice: 22,
      synonyms: ["Neuschwanstein", "the fairy-tale castle"],
      description: """
        A shy king had a castle built out of opera scenes and moved in before it was done. He slept there for less than \
        half a year, and seven weeks after his death the first paying guests came.
        """),
    Landmark(
      id: 307, name: "Alhambra", continent: .europe, country: "Spain",
      coordinate: Coordinate(latitude: 37.1761, longitude: -3.5881), elevation: 790,
      symbol: "square.grid.3x3.fill", openingHours: .daily(8..<20), ticketPrice: 20,
      synonyms: ["the red fortress", "the palace of Granada"],
      description: """
        Water runs through every court of this palace, in channels as thin as a hand. Poems cover the walls, carved so \
        finely that most people take them for ornament.
        """),
    Landmark(
      id: 308, name: "Venice Grand Canal", continent: .europe, country: "Italy",
      coordinate: Coordinate(latitude: 45.4380, longitude: 12.3358), elevation: 1,
      symbol: "sailboat.fill", openingHours: .always, ticketPrice: 0,
      synonyms: ["the Grand Canal", "the canals of Venice"],
      description: """
        The main street of Venice is made of water and runs through the city in a backward S. Buses, ambulances and \
        delivery vans are boats, and each palace has its front door on the tide.
        """),
    Landmark(
      id: 309, name: "Matterhorn", continent: .europe, country: "Switzerland and Italy",
      coordinate: Coordinate(latitude: 45.9763, longitude: 7.6586), elevation: 4478,
      symbol: "mountain.2.fill", openingHours: .always, ticketPrice: 0,
      synonyms: ["the horn", "Cervino"],
      description: """
        Four walls face the four winds and meet in a crooked point that every child can draw. Its rock once belonged to \
        Africa and was pushed over Europe when the Alps were made.
        """),
    Landmark(
      id: 310, name: "Geirangerfjord", continent: .europe, country: "Norway",
      coordinate: Coordinate(latitude: 62.1049, longitude: 7.0940), elevation: 0,
      symbol: "water.waves", openingHours: .always, ticketPrice: 0,
      synonyms: ["Geiranger", "the fjord"],
      description: """
        Seven threads of water fall side by side into this arm of the sea, and a single one courts them from across. \
        Farms cling to ledges so high that children were once tied to ropes when they played.
        """),
    Landmark(
      id: 311, name: "Hagia Sophia", continent: .europe, country: "Turkey",
      coordinate: Coordinate(latitude: 41.0086, longitude: 28.9802), elevation: 39,
      symbol: "moon.stars.fill", openingHours: .daily(9..<19), ticketPrice: 27,
      synonyms: ["Ayasofya", "the great dome of Istanbul"],
      description: """
        Forty windows under the rim of the dome make it seem to hang from the sky. It has been a church, a mosque, a \
        museum and a mosque again, and it has kept traces of each.
        """),
    Landmark(
      id: 312, name: "Saint Basil's Cathedral", continent: .europe, country: "Russia",
      coordinate: Coordinate(latitude: 55.7525, longitude: 37.6231), elevation: 140,
      symbol: "paintpalette.fill", openingHours: .daily(11..<18), ticketPrice: 11,
      synonyms: ["Saint Basil's", "the church with the onion domes"],
      description: """
        Nine chapels huddle on one platform, and no two of their domes have the same pattern. The colors are younger \
        than the church, which was plain white when it was new.
        """),
    Landmark(
      id: 313, name: "Prague Castle", continent: .europe, country: "Czechia",
      coordinate: Coordinate(latitude: 50.0911, longitude: 14.4016), elevation: 258,
      symbol: "crown.fill", openingHours: .daily(6..<22), ticketPrice: 20,
      synonyms: ["the castle of Prague", "Hradčany"],
      description: """
        The largest old castle in the world is more of a town, with a cathedral, a lane of tiny houses and a head of \
        state. The guard is relieved at noon to a fanfare played from the windows.
        """),
    Landmark(
      id: 314, name: "Giant's Causeway", continent: .europe, country: "United Kingdom",
      coordinate: Coordinate(latitude: 55.2408, longitude: -6.5116), elevation: 6,
      symbol: "hexagon.fill", openingHours: .always, ticketPrice: 0,
      synonyms: ["the causeway", "the stepping stones of the giant"],
      description: """
        Cooling lava cracked into forty thousand columns, most of them with six sides. The story that a giant laid them \
        as a road to Scotland is easier to believe when you stand on them.
        """),
    Landmark(
      id: 315, name: "Blue Lagoon", continent: .europe, country: "Iceland",
      coordinate: Coordinate(latitude: 63.8804, longitude: -22.4495), elevation: 15,
      symbol: "thermometer.sun.fill", openingHours: .daily(8..<22), ticketPrice: 75,
      synonyms: ["the hot spring", "Bláa lónið"],
      description: """
        Bathers float in milky blue water among fields of black lava. It comes out of the power plant next door, which \
        has already taken the heat it needed.
        """),
    Landmark(
      id: 316, name: "Plitvice Lakes", continent: .europe, country: "Croatia",
      coordinate: Coordinate(latitude: 44.8654, longitude: 15.5820), elevation: 550,
      symbol: "drop.fill", openingHours: .daily(7..<20), ticketPrice: 43,
      synonyms: ["Plitvice"],
      description: """
        Sixteen lakes spill into one another over dams that mosses build out of the water itself. Wooden paths lead so \
        close above the falls that the planks tremble.
        """),
    Landmark(
      id: 317, name: "Tower Bridge", continent: .europe, country: "United Kingdom",
      coordinate: Coordinate(latitude: 51.5055, longitude: -0.0754), elevation: 8,
      symbol: "arrow.up.and.down", openingHours: .daily(9..<18), ticketPrice: 17,
      synonyms: ["the bridge over the Thames", "the drawbridge of London"],
      description: """
        Two arms of the road swing up some eight hundred times a year, whenever a tall ship asks for it a day ahead. \
        Visitors can look down on the traffic through a floor of glass.
        """),
    Landmark(
      id: 318, name: "Amsterdam Canal Ring", continent: .europe, country: "Netherlands",
      coordinate: Coordinate(latitude: 52.3676, longitude: 4.8850), elevation: -2,
      symbol: "bicycle", openingHours: .always, ticketPrice: 0,
      synonyms: ["the canals of Amsterdam", "Grachtengordel"],
      description: """
        Merchants dug this half circle of canals around their city in the seventeenth century and lived along it in \
        houses as narrow as taxes allowed. The beams under the gables still hoist pianos through the windows.
        """),
  ]
}
