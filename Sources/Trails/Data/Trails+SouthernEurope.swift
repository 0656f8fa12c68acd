extension Trail {
  /// Gorges and islands.
  static let southernEurope: [Trail] = [
    Trail(
      "cares-gorge", "Cares Gorge", in: .picosDeEuropa, near: "Arenas de Cabrales",
      at: Coordinate(43.2590, -4.8318), kilometers: 22, climbing: 650, for: [.hiking, .running],
      """
      Workers cut this path for a canal, and now it is the finest corridor in the Picos. There is no railing, but there \
      are tunnels, goats and griffon vultures.
      """,
      underfoot: "a level ledge of trodden limestone",
      passing: ["Poncebos", "Los Collados", "Caín"],
      alsoCalled: ["Ruta del Cares", "the Divine Gorge"]
    ),
    Trail(
      "samaria-gorge", "Samaria Gorge", in: .samaria, near: "Omalos",
      at: Coordinate(35.3084, 23.9183), kilometers: 16, climbing: 130, for: [.hiking],
      """
      From cool pines it goes down and down to the Libyan Sea, at last between walls four steps apart. The only bus home \
      is a boat.
      """,
      underfoot: "river stones and wooden steps",
      passing: ["Xyloskalo", "Samaria village", "the Iron Gates"],
      alsoCalled: ["Samaria"]
    ),
    Trail(
      "pico-ruivo", "Arieiro to Pico Ruivo", in: .madeira, near: "Santana",
      at: Coordinate(32.7356, -16.9288), kilometers: 11.2, climbing: 800, for: [.hiking, .running],
      """
      Stairs and tunnels link the highest tops of the island above a sea of cloud. Bring a torch for the inside and a \
      jacket for the outside of the mountain.
      """,
      underfoot: "cobbled stairs, dripping tunnels",
      passing: ["Ninho da Manta", "Pico das Torres", "Pico Ruivo"],
      alsoCalled: ["Pico Ruivo", "the stairway to heaven"]
    ),
    Trail(
      "roques-de-garcia", "Roques de García", in: .teide, near: "Vilaflor",
      at: Coordinate(28.2236, -16.6317), kilometers: 3.6, climbing: 180, for: [.hiking],
      """
      Lava froze here in the shape of cathedrals and ropes, with Teide behind everything. An hour is enough, though the \
      light at dusk asks for two.
      """,
      underfoot: "sharp lava and yellow gravel",
      passing: ["Roque Cinchado", "La Cascada", "La Catedral"],
      alsoCalled: ["the Teide rocks"]
    ),
    Trail(
      "plitvice-lakes", "Sixteen Lakes Walk", in: .plitvice, near: "Plitvička Jezera",
      at: Coordinate(44.9040, 15.6110), kilometers: 18.3, climbing: 400, for: [.hiking],
      """
      Footbridges run over, under and through waterfalls that build their own dams. Walk it from the low end and each \
      lake will be bluer than the last.
      """,
      underfoot: "planks a hand above the water",
      passing: ["Veliki Slap", "Kozjak", "Prošćansko Lake"],
      alsoCalled: ["Plitvice lakes route"]
    ),
  ]
}
