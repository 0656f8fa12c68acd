internal import Diagnostics

extension Character {
  /// The columns this character takes in a terminal: 0, 1 or 2.
  nonisolated var displayWidth: Int { terminalWidth }
}

extension String {
  /// The columns this text takes in a terminal when it is on one line.
  nonisolated var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }
}

extension Unicode.Scalar {
  /// Ideographs, kana and the scripts of South East Asia.
  nonisolated var breaksAnywhere: Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x2FDF, 0x3040...0x30FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
