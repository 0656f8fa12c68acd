extension Editor {
  /// What is to be shown in a window of a size. Asks for completions if the line has changed.
  package mutating func frame(_ window: ScreenSize) -> Frame {
    let size = window.withoutLastColumn
    refreshMenu()
    if let search { return frame(of: search, size) }
    let line = layOut(label: prompt.label, line: lineCells(), cursor: editing.line.cursor, after: hint, size)
    return Frame(
      above: messageRows(size), line: line.rows, cursor: line.cursor, below: menuRows(size),
      spare: menu.isGrowing ? menu.mostVisible : 0, size: size)
  }

  /// What stays on the screen when the prompt has ended: the line as it was entered, without ghost text and rows.
  package func finalFrame(_ window: ScreenSize) -> Frame {
    let size = window.withoutLastColumn
    let line = layOut(label: prompt.label, line: lineCells(), cursor: 0, after: [], size)
    let rows = messageRows(size) + line.rows
    return Frame(rows: rows, cursor: Frame.Position(row: rows.count - 1, column: 0), height: rows.count)
  }

  /// The dimmed text behind the cursor.
  private var hint: [Cell] {
    let text = editing.line.isEmpty && menu.ghost.isEmpty ? prompt.placeholder : menu.ghost
    return cells.cells(of: text, .dim)
  }

  /// The cells of each character of the line.
  private func lineCells(marking marked: Range<Int> = 0..<0) -> [[Cell]] {
    let highlight = CellStyle([.bold, .underlined])
    return editing.line.characters.enumerated().map { index, character in
      cells.cells(of: character, marked.contains(index) ? highlight : .plain)
    }
  }

  private func layOut(label: StyledText, line: [[Cell]], cursor: Int, after: [Cell], _ size: ScreenSize)
    -> (rows: [[Cell]], cursor: Frame.Position)
  {
    var builder = FrameBuilder(width: size.columns)
    builder.beginRow()
    builder.write(cells.cells(of: label))
    let positions = builder.writeWords(Array(line.joined()))
    let next = line[..<cursor].reduce(0) { $0 + $1.count }
    let position = next < positions.count ? positions[next] : builder.position(forWidth: after.first?.width ?? 1)
    // A hint ends where the row does: rows that only hints need would come and go.
    builder.write(after.cut(to: builder.remaining, ellipsis: glyphs.ellipsis))
    return (builder.rows, position)
  }

  private func messageRows(_ size: ScreenSize) -> [[Cell]] {
    var builder = FrameBuilder(width: size.columns)
    for text in prompt.message { builder.writeParagraph(cells.cells(of: text)) }
    return builder.rows
  }

  private func frame(of search: HistorySearch, _ size: ScreenSize) -> Frame {
    var label = StyledText("\(messages.search) ", .dim) + StyledText(search.query)
    if search.isExhausted { label += StyledText(" (\(messages.notFound))", .dim) }
    label += StyledText(": ", .dim)
    var found = self
    found.editing.reset(to: search.match.map { history[$0.index] } ?? editing.text)
    let marked = search.match?.range ?? 0..<0
    let line = layOut(label: label, line: found.lineCells(marking: marked), cursor: marked.lowerBound, after: [], size)
    return Frame(
      above: messageRows(size), line: line.rows, cursor: line.cursor, below: [],
      spare: menu.isGrowing ? menu.mostVisible : 0, size: size)
  }
}
