internal import Foundation

extension Editor {
  /// The rows of the menu around the chosen one, and how many more there are.
  func menuRows(_ size: ScreenSize) -> [[Cell]] {
    let rows = menu.list.rows
    let chosen = menu.list.chosen
    let count = max(1, min(menu.mostVisible, size.rows - 2))
    let window = Frame.window(of: rows.count, around: chosen ?? 0, height: count)
    var builder = FrameBuilder(width: size.columns)
    for index in window {
      builder.addRow(cells.cells(of: text(of: rows[index], index == chosen, size)), ellipsis: glyphs.ellipsis)
    }
    if rows.count > window.count, size.rows > count + 1 {
      let more = "  \(glyphs.ellipsis) \(messages.more(rows.count - window.count))"
      builder.addRow(cells.cells(of: more, .dim), ellipsis: glyphs.ellipsis)
    }
    return builder.rows
  }

  private func text(of row: ChoiceList.Row, _ isChosen: Bool, _ size: ScreenSize) -> StyledText {
    var text = StyledText(isChosen ? "\(glyphs.chosen) " : "  ", .bold)
    if !row.label.isEmpty { text += StyledText("\(row.label) ", .dim) }
    text += StyledText(row.text, marking: row.marks, isChosen ? .bold : .plain)
    let detail = fitted(row.detail, columns: size.columns - cells.cells(of: text).width - 2)
    if !detail.isEmpty { text += StyledText("  \(detail)", .dim) }
    return text
  }

  /// As much of a detail as there is room for: of several parts the first and the last ones, or whole words of one.
  private func fitted(_ detail: String, columns: Int) -> String {
    if width(of: detail) <= columns { return detail }
    var parts = detail.components(separatedBy: Self.separator)
    while parts.count > 1 {
      parts.remove(at: 1)
      let shorter = parts.joined(separator: Self.separator)
      if width(of: shorter) <= columns { return shorter }
    }
    var words = detail.split(separator: " ")
    while words.count > 1 {
      words.removeLast()
      let shorter = words.joined(separator: " ") + glyphs.ellipsis
      if width(of: shorter) <= columns { return shorter }
    }
    return ""
  }

  private func width(of text: String) -> Int { cells.cells(of: StyledText(text)).width }

  /// What stands between the parts of a detail.
  private static let separator = ", "
}
