import PhraseMatching

/// Draws that are the same for the same seed, on every machine and with every toolchain.
struct SeededSequence {
  private var numbers: SeededNumbers

  init(seed: UInt64) { numbers = SeededNumbers(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1) }

  /// A number below a positive limit, each as likely as the other.
  mutating func below(_ limit: Int) -> Int { numbers.below(limit) }

  /// A number below a positive limit, the first ones far more often: of 200, the first comes in 7 of 100 draws.
  mutating func skewedBelow(_ limit: Int) -> Int {
    let fraction = Double(numbers.next() >> 11) / Double(UInt64(1) << 53)
    return min(Int(fraction * fraction * Double(limit)), limit - 1)
  }

  mutating func element<Element>(of elements: [Element]) -> Element { elements[below(elements.count)] }

  mutating func shuffle<Element>(_ elements: inout [Element]) {
    for place in stride(from: elements.count - 1, to: 0, by: -1) { elements.swapAt(place, below(place + 1)) }
  }
}
