/// Draws that are the same for the same seed and text, on every machine and with every toolchain.
struct SeededDraws {
  private var state: UInt64

  /// Makes draws of their own for a text and a purpose: other requests of a file do not change them.
  init(seed: UInt64, for text: String, _ purpose: String) {
    state = seed &* 0x9E37_79B9_7F4A_7C15
    for byte in "\(purpose)\n\(text)".utf8 { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// One of the elements, each as likely as the other; nil where there are none.
  mutating func element<Element>(of elements: [Element]) -> Element? {
    if elements.isEmpty { return nil }
    return elements[Int(next().multipliedFullWidth(by: UInt64(elements.count)).high)]
  }
}
