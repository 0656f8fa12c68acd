/// The lines that were entered, oldest first, to be found again.
package struct History: Sendable {
  private struct Entry {
    var line: String
    /// The line as it is compared: case does not matter.
    var folded: String
  }

  private var entries: [Entry] = []
  private let limit: Int

  /// Makes a history of lines, of which it keeps the newest.
  package init(_ lines: [String] = [], limit: Int = 10_000) {
    self.limit = limit
    for line in lines { add(line) }
  }

  package var lines: [String] { entries.map(\.line) }
  var count: Int { entries.count }

  subscript(index: Int) -> String { entries[index].line }

  /// Adds a line and returns true; not one that is empty, begins with a space, or is the same as the last one.
  @discardableResult package mutating func add(_ line: String) -> Bool {
    guard let first = line.first, first != " ", line != entries.last?.line else { return false }
    entries.append(Entry(line: line, folded: line.lowercased()))
    if entries.count > limit { entries.removeFirst(entries.count - limit) }
    return true
  }

  /// Forgets all lines.
  package mutating func removeAll() { entries = [] }

  /// The nearest line before an index that begins with a text and is not what is shown.
  func index(before index: Int, prefix: String, except shown: String) -> Int? {
    let prefix = prefix.lowercased()
    return entries[..<index].lastIndex { $0.folded.hasPrefix(prefix) && $0.line != shown }
  }

  /// The nearest line behind an index that begins with a text and is not what is shown.
  func index(after index: Int, prefix: String, except shown: String) -> Int? {
    let prefix = prefix.lowercased()
    return entries[(index + 1)...].firstIndex { $0.folded.hasPrefix(prefix) && $0.line != shown }
  }

  /// Where a text, already folded, is in a line: the range of characters.
  func range(of query: String, in index: Int) -> Range<Int>? {
    let folded = entries[index].folded
    guard let range = folded.utf8.firstRange(of: query.utf8) else { return nil }
    let start = folded[..<range.lowerBound].count
    let end = start + folded[range].count
    return end <= entries[index].line.count ? start..<end : start..<start
  }
}
