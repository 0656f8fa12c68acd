/// A line of a Markdown file with a box: `- [ ] milk`, `* [x] eggs`, `1. [ ] bread`.
struct ChecklistLine {
  private let line: String
  /// What stands in the box.
  private let mark: String.Index
  private let text: Substring

  /// Reads a line; nil if it has no box.
  init?(_ line: String) {
    let indent = line.prefix { $0 == " " || $0 == "\t" }
    let bullet = line[indent.endIndex...].prefix { $0 != " " }
    let isBullet =
      ["-", "*", "+"].contains(bullet) || bullet.hasSuffix(".") && bullet.dropLast().allSatisfy(\.isNumber)
    let box = line[bullet.endIndex...].drop { $0 == " " }
    guard isBullet, !bullet.isEmpty, box.count > 3, box.first == "[", box.dropFirst(2).hasPrefix("] ") else {
      return nil
    }
    let mark = box.index(after: box.startIndex)
    guard [" ", "x", "X"].contains(box[mark]) else { return nil }
    let text = box.dropFirst(4).drop { $0 == " " }
    guard !text.isEmpty else { return nil }
    (self.line, self.mark, self.text) = (line, mark, text)
  }

  var item: ListItem { ListItem(text: String(text), isDone: line[mark] != " ") }

  /// The line with its box ticked or empty.
  func done(_ isDone: Bool) -> String { line[..<mark] + (isDone ? "x" : " ") + line[line.index(after: mark)...] }
}
