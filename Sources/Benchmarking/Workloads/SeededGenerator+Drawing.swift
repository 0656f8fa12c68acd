import PhraseMatching

extension SeededGenerator {
  /// A number below a positive limit, the first ones far more often: of 200, the first comes in 7 of 100 draws.
  mutating func skewedBelow(_ limit: Int) -> Int {
    let fraction = Double(next() >> 11) / Double(UInt64(1) << 53)
    return min(Int(fraction * fraction * Double(limit)), limit - 1)
  }

  mutating func element<Element>(of elements: [Element]) -> Element { elements[below(elements.count)] }

  mutating func shuffle<Element>(_ elements: inout [Element]) {
    for index in stride(from: elements.count - 1, to: 0, by: -1) { elements.swapAt(index, below(index + 1)) }
  }
}
