/// How far some work is, on one row: `◐ Downloading the map  ████░░░░░░  40 %  0:12`.
package struct ProgressStatus: Equatable, Sendable {
  package var text: String
  /// Between 0 and 1; nil if nobody knows.
  package var fraction: Double?

  package init(_ text: String, fraction: Double? = nil) { (self.text, self.fraction) = (text, fraction) }

  private static let barWidth = 10
  /// Below so many columns for the text the bar is left out.
  private static let leastTextWidth = 12
  /// Time is shown once it is worth telling.
  private static let leastSeconds = 2.0

  /// The row for work that has taken so many seconds. Text gives way to the bar and the time.
  package func frame(_ size: ScreenSize, seconds: Double, repertoire: Repertoire = .unicode) -> Frame {
    let (writer, glyphs) = (CellWriter(repertoire: repertoire), Glyphs(repertoire))
    let spinner = glyphs.spinner[Int(seconds * 8) % glyphs.spinner.count]
    let start = writer.cells(of: "\(spinner) ", .plain)
    let columns = max(0, size.columns - 1)
    let tails = [bar(glyphs) + percent + time(seconds), percent + time(seconds), ""].map { writer.cells(of: $0, .dim) }
    let needed = min(start.width + Self.leastTextWidth, start.width + writer.cells(of: text).width)
    let tail = tails.first { needed + $0.width <= columns } ?? []
    let shown = writer.cells(of: text).cut(to: max(0, columns - start.width - tail.width), ellipsis: glyphs.ellipsis)
    let row = (start + shown + tail).cut(to: columns, ellipsis: glyphs.ellipsis)
    return Frame(rows: [row], cursor: Frame.Position(row: 0, column: row.width), height: 1)
  }

  private var share: Double? { fraction.map { $0.isNaN ? 0 : min(max($0, 0), 1) } }

  private func bar(_ glyphs: Glyphs) -> String {
    guard let share else { return "" }
    let full = Int(share * Double(Self.barWidth))
    return "  " + String(repeating: glyphs.bar.full, count: full)
      + String(repeating: glyphs.bar.empty, count: Self.barWidth - full)
  }

  private var percent: String { share.map { "  \(Int($0 * 100)) %" } ?? "" }

  private func time(_ seconds: Double) -> String {
    guard seconds >= Self.leastSeconds else { return "" }
    let (minutes, rest) = Int(seconds).quotientAndRemainder(dividingBy: 60)
    return "  \(minutes):\(rest < 10 ? "0" : "")\(rest)"
  }
}
