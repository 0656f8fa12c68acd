extension Character {
  /// The columns that the character takes in a terminal: 0, 1 or 2.
  ///
  /// No table of our own but for East Asian wide ranges: marks and emoji are told apart by the properties that the standard library
  /// knows.
  package var terminalWidth: Int {
    var width = 0
    for scalar in unicodeScalars {
      if scalar.value == 0xFE0F, unicodeScalars.first.map(\.isPicture) == true { return 2 }
      width += scalar.terminalWidth
      if width >= 2 { return 2 }
    }
    return width
  }
}

extension Unicode.Scalar {
  fileprivate var terminalWidth: Int {
    if (0x20..<0x7F).contains(value) { return 1 }
    if isZeroWidth { return 0 }
    return isWide ? 2 : 1
  }

  /// Whether a variation selector makes a picture of it; digits stay narrow.
  fileprivate var isPicture: Bool { value > 0x7F && properties.isEmoji }

  /// Marks that join the character before, and what is not shown at all.
  private var isZeroWidth: Bool {
    if (0x1160...0x11FF).contains(value) || properties.isDefaultIgnorableCodePoint { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format: return true
    default: return false
    }
  }

  /// East Asian wide and full-width characters, and emoji that are shown as pictures; half a flag is narrow.
  private var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    case 0x1F1E6...0x1F1FF: false
    default: properties.isEmojiPresentation
    }
  }
}
