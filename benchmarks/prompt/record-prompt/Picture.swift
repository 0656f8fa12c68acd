import TerminalEmulation

/// Draws what a screen showed as an SVG whose frames follow one another, in the light or dark colors of whoever looks at it.
///
/// Each row is drawn once, however many frames show it.
struct Picture {
  let text: String
  private static let cell = (width: 8.4, height: 19.0)
  private static let margin = 14.0

  init(_ frames: [Recording.Frame], columns: Int, rows: Int) {
    var drawn: [String: Int] = [:]
    var definitions = ""
    var shown = ""
    let total = frames.reduce(0) { $0 + $1.milliseconds }
    var (start, rules) = (0, "")
    for (number, frame) in frames.enumerated() {
      var uses = ""
      for (row, squares) in frame.rows.enumerated() {
        let text = Self.draw(squares)
        guard !text.isEmpty else { continue }
        let known = drawn[text] ?? drawn.count
        if drawn[text] == nil {
          drawn[text] = known
          definitions += "<g id=\"r\(known)\">\(text)</g>\n"
        }
        uses += "<use href=\"#r\(known)\" y=\"\(Self.short(Double(row) * Self.cell.height))\"/>"
      }
      uses += Self.cursor(at: frame.cursor)
      shown += "<g class=\"f\" style=\"animation-name:f\(number)\">\(uses)</g>\n"
      rules += Self.rule(number, from: start, to: start + frame.milliseconds, of: total)
      start += frame.milliseconds
    }
    let size = (
      width: Double(columns) * Self.cell.width + 2 * Self.margin,
      height: Double(rows) * Self.cell.height + 2 * Self.margin
    )
    text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.short(size.width)) \(Self.short(size.height))" \
      role="img" aria-label="A conversation at the prompt: requests are completed while they are typed, a question is a list.">
      <style>
      \(Self.styles(seconds: Double(total) / 1_000))
      \(rules)</style>
      <defs>
      \(definitions)</defs>
      <rect class="b" width="100%" height="100%" rx="8"/>
      <g transform="translate(\(Self.short(Self.margin)) \(Self.short(Self.margin)))">
      \(shown)</g>
      </svg>

      """
  }

  private static func styles(seconds: Double) -> String {
    """
    svg{--back:#fbfbfa;--text:#24292f;--dim:#8a919a;--ask:#8250df;--cool:#0550ae;--good:#116329;--bad:#b3261e}
    @media(prefers-color-scheme:dark){svg{--back:#16191e;--text:#e3e6ea;--dim:#7d8590;--ask:#d2a8ff;--cool:#7db4ff;\
    --good:#6cc07a;--bad:#ff8a80}}
    .b{fill:var(--back)}
    text{font:14px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;fill:var(--text);white-space:pre}
    .o{font-weight:bold}.d{fill:var(--dim)}.u{text-decoration:underline}.m{fill:var(--ask)}.c{fill:var(--cool)}\
    .g{fill:var(--good)}.r{fill:var(--bad)}
    .k{fill:var(--text);opacity:.55}
    .f{visibility:hidden;animation:\(short(seconds))s step-end infinite}
    """
  }

  /// When a frame is seen, in shares of the whole.
  private static func rule(_ number: Int, from start: Int, to end: Int, of total: Int) -> String {
    let (from, to) = (percent(start, total), percent(end, total))
    let before = start == 0 ? "" : "0%{visibility:hidden}"
    let after = end == total ? "" : "\(to)%{visibility:hidden}"
    return "@keyframes f\(number){\(before)\(from)%{visibility:visible}\(after)}\n"
  }

  private static func percent(_ part: Int, _ total: Int) -> String { short(Double(part) * 100 / Double(total)) }

  /// Without needless digits.
  private static func short(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func cursor(at place: (row: Int, column: Int)) -> String {
    let (x, y) = (Double(place.column) * cell.width, Double(place.row) * cell.height + 2)
    return "<rect class=\"k\" x=\"\(short(x))\" y=\"\(short(y))\" width=\"\(short(cell.width))\" height=\"16\"/>"
  }

  // MARK: Rows

  /// The runs of a row that look alike, each as wide as its columns are.
  private static func draw(_ row: TerminalEmulator.Row) -> String {
    var drawn = ""
    var column = 0
    while column < row.squares.count {
      let style = row.squares[column].style
      var end = column
      while end < row.squares.count, row.squares[end].style == style { end += 1 }
      drawn += run(row.squares[column..<end].map(\.text).joined(), style, from: column, columns: end - column)
      column = end
    }
    return drawn
  }

  private static func run(_ text: String, _ style: String, from column: Int, columns: Int) -> String {
    let spaces = text.prefix { $0 == " " }.count
    let trimmed = TerminalEmulator.trimmed(String(text.dropFirst(spaces)))
    guard !trimmed.isEmpty else { return "" }
    let width = Double(columns - spaces - (text.count - spaces - trimmed.count)) * cell.width
    let kinds = classes(of: style)
    let name = kinds.isEmpty ? "" : " class=\"\(kinds)\""
    return "<text x=\"\(short(Double(column + spaces) * cell.width))\" y=\"15\" textLength=\"\(short(width))\"\(name)>"
      + "\(escaped(trimmed))</text>"
  }

  private static func classes(of style: String) -> String {
    style.split(separator: ";").compactMap { parameter -> String? in
      switch parameter {
      case "1": "o"
      case "2", "90": "d"
      case "4": "u"
      case "31", "91": "r"
      case "32", "92": "g"
      case "35", "95": "m"
      case "34", "36", "94", "96": "c"
      default: nil
      }
    }.joined(separator: " ")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
