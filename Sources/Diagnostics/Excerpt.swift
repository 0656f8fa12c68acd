/// The part of a line that a finding shows, and the marks that underline what it means.
struct Excerpt {
  /// The line, cut to what is worth seeing.
  private(set) var line = ""
  /// The marks, indented to stand under it.
  private(set) var underline = ""

  /// The columns shown of a long line.
  private static let columns = 100
  /// The columns shown before the caret of a cut line, more when there is little behind it.
  private static let columnsBefore = 40
  /// The bytes looked at on either side of the caret: enough to fill the columns with any ordinary characters.
  private static let reach = 1024

  /// Cuts what a range means out of its text; of a range over several lines, the first.
  init(of range: Range<Int>, in source: SourceText) {
    let whole = source.line(at: range.lowerBound)
    let caret = min(max(range.lowerBound, whole.lowerBound), whole.upperBound)
    let start = source.boundary(atOrBefore: max(whole.lowerBound, caret - Self.reach))
    let end = source.boundary(atOrBefore: min(whole.upperBound, caret + Self.reach))
    let window = Window(
      before: TerminalText.cells(of: source.string(start..<caret)),
      after: TerminalText.cells(of: source.string(caret..<end)), isCutBefore: start > whole.lowerBound,
      isCutAfter: end < whole.upperBound)
    render(window, marking: min(range.upperBound, whole.upperBound) - caret)
  }

  /// The characters around the caret.
  private struct Window {
    var before: [TerminalText.Cell]
    var after: [TerminalText.Cell]
    var isCutBefore: Bool
    var isCutAfter: Bool

    var width: Int { Excerpt.width(of: before) + Excerpt.width(of: after) }

    /// Drops what is farthest from the caret.
    mutating func narrow() {
      if !isCutBefore, !isCutAfter, width <= Excerpt.columns { return }
      let spare = Excerpt.columns - Excerpt.width(of: after)
      let leading = Excerpt.fitting(before.reversed(), in: max(Excerpt.columnsBefore, spare))
      isCutBefore = isCutBefore || leading < before.count
      before = Array(before.suffix(leading))
      let room = Excerpt.columns - Excerpt.width(of: before)
      let trailing = Excerpt.fitting(after, in: room)
      isCutAfter = isCutAfter || trailing < after.count
      after = Array(after.prefix(trailing))
    }
  }

  /// How many of the cells fit.
  private static func fitting(_ cells: [TerminalText.Cell], in columns: Int) -> Int {
    var width = 0
    for (index, cell) in cells.enumerated() {
      width += cell.width
      if width > columns { return index }
    }
    return cells.count
  }

  private mutating func render(_ whole: Window, marking length: Int) {
    var window = whole
    window.narrow()
    let before = (window.isCutBefore ? "…" : "") + window.before.map(\.text).joined()
    line = before + window.after.map(\.text).joined() + (window.isCutAfter ? "…" : "")
    let indent = (window.isCutBefore ? 1 : 0) + Self.width(of: window.before)
    let marks = max(1, Self.width(of: window.after, bytes: length))
    underline = String(repeating: " ", count: indent) + "^" + String(repeating: "~", count: marks - 1)
  }

  private static func width(of cells: [TerminalText.Cell]) -> Int { cells.reduce(0) { $0 + $1.width } }

  /// The columns that the first bytes take.
  private static func width(of cells: [TerminalText.Cell], bytes: Int) -> Int {
    var width = 0
    var offset = 0
    for cell in cells where offset < bytes {
      width += cell.width
      offset += cell.length
    }
    return width
  }
}

extension SourceText {
  /// The text of a range; malformed bytes become the replacement character.
  fileprivate func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Moves an offset back to where a scalar starts.
  fileprivate func boundary(atOrBefore offset: Int) -> Int {
    var offset = offset
    while offset > 0, offset < bytes.count, bytes[offset] & 0b1100_0000 == 0b1000_0000 { offset -= 1 }
    return offset
  }
}
