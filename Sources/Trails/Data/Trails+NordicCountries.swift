extension Trail {
  /// Under the midnight sun.
  static let nordicCountries: [Trail] = [
    Trail(
      "besseggen", "Besseggen Ridge", in: .jotunheimen, near: "Vågåmo",
      at: Coordinate(61.4954, 8.8117), kilometers: 14, climbing: 1_100, for: [.hiking],
      """
      A staircase of boulders rises between a green lake and a blue one, four hundred metres apart in height. The boat \
      goes first, so that the best part comes with fresh legs.
      """,
      underfoot: "boulders on a broad ridge",
      passing: ["Memurubu", "Bjørnbøltjørna", "Veslefjellet"],
      alsoCalled: ["Besseggen"]
    ),
    Trail(
      "kungsleden", "Kungsleden North", in: .abisko, near: "Abisko",
      at: Coordinate(68.3585, 18.7832), kilometers: 105, climbing: 1_650, for: [.hiking, .skiing],
      """
      Planks cross the bogs and huts stand a day apart through the emptiest valleys of Sweden. In March red crosses show \
      the same way to skiers.
      """,
      underfoot: "planks, birch roots and some wading",
      passing: ["Abiskojaure", "Tjäktja Pass", "Sälka", "Nikkaluokta"],
      alsoCalled: ["the King’s Trail", "Kungsleden"]
    ),
    Trail(
      "laugavegur", "Laugavegur", in: .fjallabak, near: "Hella",
      at: Coordinate(63.9908, -19.0607), kilometers: 54, climbing: 1_500, for: [.hiking, .running],
      """
      Rhyolite hills in every colour, steam from the ground and black sand between glaciers fill four days. Bring \
      sandals for the rivers and trust no forecast.
      """,
      underfoot: "black sand, snowfields and cold fords",
      passing: ["Hrafntinnusker", "Álftavatn", "Emstrur", "Þórsmörk"],
      alsoCalled: ["the Laugavegur trek", "Landmannalaugar to Thorsmork"]
    ),
    Trail(
      "little-bears-ring", "Little Bear’s Ring", in: .oulanka, near: "Kuusamo",
      at: Coordinate(66.2655, 29.1137), kilometers: 12, climbing: 280, for: [.hiking, .running],
      """
      Suspension bridges swing over rapids in a forest that smells of resin and coffee. Every few kilometres a shelter \
      has firewood ready.
      """,
      underfoot: "wooden stairs and soft needles",
      passing: ["Myllykoski", "Jyrävä", "Siilastupa"],
      alsoCalled: ["Pieni Karhunkierros", "Little Bear’s Round"]
    ),
  ]
}
