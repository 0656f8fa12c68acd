extension Editor {
  /// The rows of the menu around the chosen one, and how many more there are.
  func menuRows(_ size: ScreenSize) -> [[Cell]] {
    let rows = menu.list.rows
    let chosen = menu.list.chosen
    let count = max(1, min(menu.mostVisible, size.rows - 2))
    let window = Frame.window(of: rows.count, around: chosen ?? 0, height: count)
    var builder = FrameBuilder(width: size.columns)
    for index in window {
      builder.addRow(cells.cells(of: text(of: rows[index], isChosen: index == chosen)), ellipsis: glyphs.ellipsis)
    }
    if rows.count > window.count, size.rows > count + 1 {
      let more = "  \(glyphs.ellipsis) \(messages.more(rows.count - window.count))"
      builder.addRow(cells.cells(of: more, .dim), ellipsis: glyphs.ellipsis)
    }
    return builder.rows
  }

  private func text(of row: ChoiceList.Row, isChosen: Bool) -> StyledText {
    var text = StyledText(isChosen ? "\(glyphs.chosen) " : "  ", .bold)
    if !row.label.isEmpty { text += StyledText("\(row.label) ", .dim) }
    text += StyledText(row.text, marking: row.marks, isChosen ? .bold : .plain)
    if !row.detail.isEmpty { text += StyledText("  \(row.detail)", .dim) }
    return text
  }
}
