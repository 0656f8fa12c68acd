/// What a line must not break: a word or an ideograph, with the spaces before it.
private struct Unbreakable {
  var gap: [Cell] = []
  var cells: [Cell] = []

  var width: Int { cells.displayWidth }
}

/// Breaks a text into lines at line feeds and, where a line would be wider than `width`, at spaces or between ideographs.
///
/// A word that is wider than `width` stays whole on a line of its own. Linear in the length of the text.
func wrap(_ text: [Cell], width: Int) -> [[Cell]] {
  text.split(separator: Cell("\n").character, omittingEmptySubsequences: false)
    .flatMap { wrapParagraph(Array($0), width: width) }
}

/// The width of the widest word.
func widestWord(in text: [Cell]) -> Int {
  text.split(separator: "\n", omittingEmptySubsequences: true)
    .flatMap { unbreakables(of: Array($0)) }
    .reduce(0) { max($0, $1.width) }
}

extension [Cell] {
  fileprivate func split(separator: Character, omittingEmptySubsequences: Bool) -> [ArraySlice<Cell>] {
    split(omittingEmptySubsequences: omittingEmptySubsequences) { $0.character == separator }
  }
}

private func wrapParagraph(_ text: [Cell], width: Int) -> [[Cell]] {
  var lines: [[Cell]] = []
  var line: [Cell] = []
  var used = 0
  for part in unbreakables(of: text) {
    let gap = part.gap.displayWidth
    if !line.isEmpty, used + gap + part.width > width {
      let number = part.isUnit ? line.trailingNumber(ifWithin: width - gap - part.width) : []
      lines.append(Array(line.dropLast(number.count)).trimmingTrailingSpaces())
      line = number.isEmpty ? part.cells : number + part.gap + part.cells
      used = line.displayWidth
    } else {
      line += part.gap + part.cells
      used += gap + part.width
    }
  }
  return lines + [line]
}

private func unbreakables(of text: [Cell]) -> [Unbreakable] {
  var parts: [Unbreakable] = []
  var current = Unbreakable()
  func finish() {
    if !current.cells.isEmpty { parts.append(current) }
    current = Unbreakable()
  }
  for cell in text {
    if cell.isSpace {
      if !current.cells.isEmpty { finish() }
      current.gap.append(cell)
    } else if cell.isIdeograph, !current.cells.isEmpty {
      finish()
      current.cells = [cell]
    } else if let last = current.cells.last, last.isIdeograph, cell.character.isLetter || cell.character.isNumber {
      finish()
      current.cells = [cell]
    } else {
      current.cells.append(cell)
    }
  }
  finish()
  return parts
}

extension Unbreakable {
  /// Whether this may be the unit of the number before it, as in "5.4 mi": the two are not parted.
  fileprivate var isUnit: Bool { !gap.isEmpty && (1...3).contains(width) && cells.allSatisfy { $0.character.isUnit } }
}

extension Character {
  fileprivate var isUnit: Bool { isLetter || isUnitSign }
  fileprivate var isUnitSign: Bool { "°′″%/²³€$£¥".contains(self) }
}

/// Keeps the first lines of a wrapped text and marks what was left out.
func truncate(_ lines: [[Cell]], to limit: Int?, width: Int, ellipsis: Character) -> [[Cell]] {
  guard let limit, limit > 0, lines.count > limit else { return lines }
  var last = lines[limit - 1]
  while !last.isEmpty, last.displayWidth + 1 > width || last.last?.isSpace == true { last.removeLast() }
  last.append(Cell(ellipsis, style: last.last?.style ?? .plain))
  return Array(lines[..<(limit - 1)]) + [last]
}

extension [Cell] {
  /// The number at the end of a line, if there is something before it and it is no wider than some room.
  fileprivate func trailingNumber(ifWithin room: Int) -> [Cell] {
    let word = Array(reversed().prefix { !$0.isSpace }.reversed())
    let isNumber =
      word.last.map { $0.character.isNumber || $0.character.isUnitSign } == true
      && !word.contains { $0.character.isLetter }
    let hasMore = !dropLast(word.count).allSatisfy(\.isSpace)
    return isNumber && hasMore && word.displayWidth <= room ? word : []
  }
}
