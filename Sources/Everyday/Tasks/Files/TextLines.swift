import AppIntents

/// A text file as its lines. What is not edited keeps every byte, its line end and its encoding included.
struct TextLines {
  private struct Line {
    var bytes: Data
    var ending: Data
  }

  private var lines: [Line]

  init(_ data: Data) {
    lines = []
    var start = data.startIndex
    while start < data.endIndex {
      let end = data[start...].firstIndex(of: 0x0A) ?? data.endIndex
      let hasReturn = end > start && data[end - 1] == 0x0D && end < data.endIndex
      let next = end < data.endIndex ? end + 1 : end
      let textEnd = hasReturn ? end - 1 : end
      lines.append(Line(bytes: Data(data[start..<textEnd]), ending: Data(data[textEnd..<next])))
      start = next
    }
  }

  var data: Data { lines.reduce(into: Data()) { $0 += $1.bytes + $1.ending } }

  var count: Int { lines.count }

  /// The text of a line; nil if its bytes are no text.
  subscript(index: Int) -> String? { String(data: lines[index].bytes, encoding: .utf8) }

  /// The bytes of some lines, without their ends.
  func bytes(_ range: Range<Int>) -> [Data] { lines[range].map(\.bytes) }

  /// Puts lines in the place of others that follow each other somewhere; false if they are nowhere.
  mutating func replace(_ old: [Data], by new: [Data]) -> Bool {
    let starts = lines.indices.filter { lines[$0].bytes == old.first && $0 + old.count <= lines.count }
    guard let start = starts.first(where: { bytes($0..<($0 + old.count)) == old }) else { return false }
    let ending = lines[start].ending
    lines.replaceSubrange(start..<(start + old.count), with: new.map { Line(bytes: $0, ending: ending) })
    return true
  }

  /// The first line of a text.
  func firstIndex(of text: String) -> Int? { lines.firstIndex { $0.bytes == Data(text.utf8) } }

  func lastIndex(of text: String) -> Int? { lines.lastIndex { $0.bytes == Data(text.utf8) } }

  mutating func replace(_ index: Int, by text: String) { lines[index].bytes = Data(text.utf8) }

  mutating func remove(_ index: Int) { lines.remove(at: index) }

  /// Puts a line where it then is, with the line end that the file has.
  mutating func insert(_ text: String, at index: Int) {
    let ending = lines.first { !$0.ending.isEmpty }?.ending ?? Data([0x0A])
    let index = min(index, lines.count)
    // The last line of a file may have no end.
    if index == lines.count, let last = lines.indices.last, lines[last].ending.isEmpty { lines[last].ending = ending }
    lines.insert(Line(bytes: Data(text.utf8), ending: ending), at: index)
  }
}
