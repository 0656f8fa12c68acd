/// Text that a terminal can be trusted with: one line, nothing that moves the cursor, hides or reorders what is shown.
package struct TerminalText {
  /// One character as it is shown, and the columns it takes.
  struct Cell {
    var text: String
    var width: Int
    /// Bytes of the character as it was written.
    var length: Int
  }

  /// What a tab becomes: its true width would depend on what stands before the line.
  private static let tab = Cell(text: "    ", width: 4, length: 1)

  /// The characters of a text, each made harmless.
  static func cells(of text: some StringProtocol) -> [Cell] {
    text.map { character in
      if character == "\t" { return tab }
      let shown = String(String.UnicodeScalarView(character.unicodeScalars.map(harmless)))
      let width = shown.reduce(0) { $0 + $1.terminalWidth }
      return Cell(text: shown, width: width, length: character.utf8.count)
    }
  }

  /// The text with every character made harmless.
  static func harmless(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
    return cells(of: text).map(\.text).joined()
  }

  /// Control characters become their pictures, invisible reordering marks the replacement character.
  package static func harmless(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: scalar
    }
  }
}
