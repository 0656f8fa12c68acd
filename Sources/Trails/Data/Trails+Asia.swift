extension Trail {
  /// From the old road to Edo to the foot of Everest.
  static let asia: [Trail] = [
    Trail(
      "everest-base-camp", "Everest Base Camp Trek", in: .sagarmatha, near: "Lukla",
      at: Coordinate(27.6869, 86.7298), kilometers: 130, climbing: 4_600, for: [.hiking],
      """
      Twelve days of prayer flags, yaks and thin air end on a glacier with tents on it. The mountain itself hides until \
      you climb the black hill next door.
      """,
      underfoot: "dusty path, ice in the shade above Lobuche",
      passing: ["Namche Bazaar", "Tengboche", "Lobuche", "Kala Patthar"],
      alsoCalled: ["EBC", "Everest Base Camp"]
    ),
    Trail(
      "old-tokaido", "Old Tokaido Road", in: .fujiHakoneIzu, near: "Hakone",
      at: Coordinate(35.2324, 139.1056), kilometers: 11, climbing: 720, for: [.hiking, .running],
      """
      Samurai and their luggage wore these stones smooth under the cedars. A tea house four centuries old still sells \
      sweet rice cakes half-way.
      """,
      underfoot: "mossy paving stones, slippery after rain",
      passing: ["Hatajuku", "Amazake tea house", "Lake Ashi"],
      alsoCalled: ["Hakone Hachiri", "Tokaido"]
    ),
    Trail(
      "yoshida", "Yoshida Trail", in: .fujiHakoneIzu, near: "Fujiyoshida",
      at: Coordinate(35.3955, 138.7331), kilometers: 15, climbing: 1_470, for: [.hiking],
      """
      Most people who climb Mount Fuji climb it here, in the dark, one after another with lamps. Sunrise at the rim \
      pays for the red cinders in your shoes.
      """,
      underfoot: "volcanic cinder and rocky steps",
      passing: ["the Fifth Station", "the Eighth Station", "the crater rim"],
      alsoCalled: ["Mount Fuji", "Fuji-san"]
    ),
    Trail(
      "kamikochi", "Kamikochi Riverside Walk", in: .chubuSangaku, near: "Matsumoto",
      at: Coordinate(36.2490, 137.6373), kilometers: 6.6, climbing: 60, for: [.hiking, .running],
      """
      Clear water, willows and snow monkeys come with a wall of three-thousand-metre peaks. Nobody drives in, which is \
      why you can hear the river.
      """,
      underfoot: "level gravel and boardwalk",
      passing: ["Kappa Bridge", "Myojin Pond", "Myojin Bridge"],
      alsoCalled: ["Kamikochi", "Myojin Pond walk"]
    ),
    Trail(
      "baegundae", "Baegundae Peak", in: .bukhansan, near: "Seoul",
      at: Coordinate(37.6587, 126.9779), kilometers: 7, climbing: 650, for: [.hiking, .climbing],
      """
      A subway, a fortress gate and a handrail over bare granite lead above a city of ten million. On top a flag flaps \
      and everybody shares fruit.
      """,
      underfoot: "smooth granite with steel rails",
      passing: ["Bukhansanseong", "Wimun Gate", "the flag"],
      alsoCalled: ["Baegundae", "White Cloud Peak"]
    ),
  ]
}
