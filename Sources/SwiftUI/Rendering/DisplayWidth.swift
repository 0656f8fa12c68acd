extension Character {
  /// The columns this character takes in a terminal: 0, 1 or 2.
  nonisolated var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.isWide { return 2 }
    if unicodeScalars.contains(where: { $0.value == 0xFE0F }), first.properties.isEmoji, first.value > 0x7F { return 2 }
    return unicodeScalars.contains { !$0.isZeroWidth } ? 1 : 0
  }
}

extension String {
  /// The columns this text takes in a terminal when it is on one line.
  nonisolated var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }
}

extension Unicode.Scalar {
  nonisolated fileprivate var isZeroWidth: Bool {
    if properties.isDefaultIgnorableCodePoint { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format: return true
    default: return false
    }
  }

  /// East Asian wide and full-width characters and emoji that are shown as pictures.
  nonisolated fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x1F1E6...0x1F1FF, 0x20000...0x3FFFD:
      true
    default: properties.isEmojiPresentation
    }
  }

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
