extension Typesetter {
  func layGrid(_ rows: [[LayoutNode]], _ grid: LayoutNode.Grid, width: Int) -> Block {
    let ideals = columnWidths(rows, ideal)
    let least = columnWidths(rows, comfortable)
    let available = width - grid.columnSpacing * max(0, ideals.count - 1)
    guard least.reduce(0, +) <= available else {
      let stack = LayoutNode.Stack(axis: .horizontal, spacing: grid.columnSpacing)
      return pile(rows.map { layRow($0, stack, width: width) }, alignment: .leading, spacing: grid.rowSpacing)
    }
    let widths = leveled(between: least, and: ideals, total: available)
    let total = joined(widths, gaps: grid.gaps(widths.count))
    let alignments = widths.indices.map { column in
      rows.lazy.compactMap { column < $0.count ? $0[column].columnAlignment : nil }.first ?? grid.alignment
    }
    let piled = rows.map { row in
      row.count == 1 && widths.count > 1
        ? (isDivider(row[0]) ? rule(width: total) : lay(row[0], width: width))
        : abreast(
          zip(row, zip(widths, alignments)).map { cell, column in
            lay(cell, width: column.0).widened(to: column.0, alignment: column.1)
          },
          alignment: .center, gaps: grid.gaps(row.count))
    }
    return pile(piled, alignment: .leading, spacing: grid.rowSpacing)
  }
}
