internal import Diagnostics
internal import Foundation

/// One character on the screen: it takes one or two columns and is harmless.
package struct Cell: Hashable, Sendable {
  package var text: String
  package var width: Int
  package var style: CellStyle

  /// Whether terminals may disagree about the width: several code points that are drawn as one.
  var isUncertain: Bool { text.utf8.count > 1 && text.unicodeScalars.count > 1 }
}

/// Which characters a terminal can show.
package enum Repertoire: Sendable {
  case unicode
  case ascii

  /// A text as the terminal can show it: where it knows ASCII only, with plain marks, letters without accents, `*` for each
  /// column of a symbol and `?` for each of anything else.
  package func shown(_ text: String) -> String {
    guard self == .ascii, !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    return text.map { $0.isASCII ? String($0) : Self.spelling(of: $0) }.joined()
  }

  static func spelling(of character: Character) -> String {
    if let mark = marks[character] { return mark }
    let plain = String(character).folding(options: .diacriticInsensitive, locale: nil)
    if plain.utf8.allSatisfy({ $0 < 0x80 }) { return plain }
    return String(repeating: character.isSymbol ? "*" : "?", count: character.terminalWidth)
  }

  private static let marks: [Character: String] = [
    "“": "\"", "”": "\"", "„": "\"", "‘": "'", "’": "'", "…": "...", "–": "-", "—": "-", "·": "-", "•": "*", "ß": "ss",
    "×": "x", "€": "EUR", "\u{A0}": " ", "→": "->", "←": "<-", "↑": "^", "↓": "v", "✓": "x", "℉": "F", "℃": "C",
  ]
}

/// Makes cells of characters.
struct CellWriter: Sendable {
  var repertoire: Repertoire

  /// The cells that show a character. Control characters are spelled `^C`; characters that would not be seen or would reorder others
  /// are spelled `\u{202E}`.
  func cells(of character: Character, _ style: CellStyle) -> [Cell] {
    if let byte = character.utf8.first, character.utf8.count == 1, (0x20..<0x7F).contains(byte) {
      return [Cell(text: String(character), width: 1, style: style)]
    }
    let width = character.terminalWidth
    if width == 0 || character.unicodeScalars.contains(where: \.isHarmful) {
      return character.unicodeScalars.map(\.spelled).joined().map { Cell(text: String($0), width: 1, style: style) }
    }
    if repertoire == .ascii {
      return Repertoire.spelling(of: character).map { Cell(text: String($0), width: 1, style: style) }
    }
    return [Cell(text: String(character), width: width, style: style)]
  }

  func cells(of text: StyledText) -> [Cell] {
    text.spans.flatMap { span in span.text.flatMap { cells(of: $0, span.style) } }
  }

  func cells(of text: String, _ style: CellStyle = .plain) -> [Cell] { cells(of: StyledText(text, style)) }
}

extension Unicode.Scalar {
  /// Whether it controls the terminal or the order of what is shown.
  fileprivate var isHarmful: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  fileprivate var spelled: String {
    switch value {
    case 0x00...0x1F: "^\(Unicode.Scalar(UInt8(value) + 0x40))"
    case 0x7F: "^?"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }
}

extension Sequence<Cell> {
  /// The columns that the cells take.
  var width: Int { reduce(0) { $0 + $1.width } }
}

extension [Cell] {
  /// The cells that fit, the last one an ellipsis where some do not.
  func cut(to width: Int, ellipsis: String) -> [Cell] {
    if self.width <= width { return self }
    guard width > 0 else { return [] }
    var kept: [Cell] = []
    var used = 0
    for cell in self {
      used += cell.width
      if used > width - 1 { break }
      kept.append(cell)
    }
    return kept + [Cell(text: ellipsis, width: 1, style: kept.last?.style ?? .plain)]
  }
}
