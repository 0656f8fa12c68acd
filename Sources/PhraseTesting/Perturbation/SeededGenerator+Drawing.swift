internal import PhraseMatching

extension SeededGenerator {
  /// Begins with a seed, a text and a purpose: other requests of a file do not change what is drawn.
  init(seed: UInt64, for text: String, _ purpose: String) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    for byte in "\(purpose)\n\(text)".utf8 { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    self.init(state: state)
  }

  /// One of the elements, each as likely as the other; nil where there are none.
  mutating func element<Element>(of elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }
}
