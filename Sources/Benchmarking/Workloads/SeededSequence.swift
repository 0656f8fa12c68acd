/// Draws that are the same for the same seed, on every machine and with every toolchain.
struct SeededSequence {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1 }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number below a positive limit, each as likely as the other.
  mutating func below(_ limit: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(limit)).high)
  }

  /// A number below a positive limit, the first ones far more often: of 200, the first comes in 7 of 100 draws.
  mutating func skewedBelow(_ limit: Int) -> Int {
    let fraction = Double(next() >> 11) / Double(UInt64(1) << 53)
    return min(Int(fraction * fraction * Double(limit)), limit - 1)
  }

  mutating func element<Element>(of elements: [Element]) -> Element { elements[below(elements.count)] }

  mutating func shuffle<Element>(_ elements: inout [Element]) {
    for place in stride(from: elements.count - 1, to: 0, by: -1) { elements.swapAt(place, below(place + 1)) }
  }
}
