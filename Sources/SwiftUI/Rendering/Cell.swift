internal import Diagnostics

/// One character on the screen. Those that would move the cursor or reorder others are shown as pictures; line breaks stay.
nonisolated struct Cell: Hashable, Sendable {
  let character: Character
  let width: Int
  var style: TextStyle

  init(_ character: Character, style: TextStyle = .plain) {
    self.character = character.harmless
    self.style = style
    width = self.character.displayWidth
  }

  static let space = Cell(" ")

  /// Whether a line may end here and the character vanish.
  var isSpace: Bool { character != "\u{A0}" && character != "\u{202F}" && character.isWhitespace }

  /// Whether a line may end before and after this character: scripts that write no spaces.
  var isIdeograph: Bool { character.unicodeScalars.first?.breaksAnywhere ?? false }
}

extension [Cell] {
  nonisolated init(_ text: some StringProtocol, style: TextStyle = .plain) {
    self = text.map { Cell($0, style: style) }
  }

  nonisolated static func spaces(_ count: Int) -> [Cell] { Array(repeating: .space, count: Swift.max(0, count)) }

  nonisolated var displayWidth: Int { reduce(0) { $0 + $1.width } }

  nonisolated func trimmingTrailingSpaces() -> [Cell] {
    Array(self[..<(lastIndex { !$0.isSpace }.map { $0 + 1 } ?? 0)])
  }
}

extension Character {
  /// The character as a terminal can be trusted with it.
  nonisolated fileprivate var harmless: Character {
    if isNewline { return "\n" }
    if self == "\t" { return " " }
    let shown = String(String.UnicodeScalarView(unicodeScalars.map(TerminalText.harmless)))
    return shown.count == 1 ? Character(shown) : "\u{FFFD}"
  }
}
