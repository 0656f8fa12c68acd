/// A search of the history for lines that hold a text, while the text is being typed.
struct HistorySearch: Sendable {
  private(set) var query = ""
  /// The line that was found, and where the query is in it.
  private(set) var match: (index: Int, range: Range<Int>)?
  /// Whether there is nothing in the direction last asked for.
  private(set) var isExhausted = false

  /// Adds to the query. A line that still holds it stays the match; where none does, there is none.
  mutating func type(_ text: String, in history: History) {
    query += text
    find(in: history, (0..<min((match?.index ?? history.count) + 1, history.count)).reversed())
    if isExhausted { match = nil }
  }

  /// Takes the last character of the query away and searches from the newest line on.
  mutating func deleteBackward(in history: History) {
    query = String(query.dropLast())
    (match, isExhausted) = (nil, false)
    if !query.isEmpty { find(in: history, (0..<history.count).reversed()) }
  }

  mutating func older(in history: History) { find(in: history, (0..<(match?.index ?? history.count)).reversed()) }

  mutating func newer(in history: History) {
    guard let match else { return }
    find(in: history, match.index + 1..<history.count)
  }

  /// Takes the first of some lines that holds the query and does not repeat the match.
  private mutating func find(in history: History, _ indices: some Sequence<Int>) {
    let folded = query.lowercased()
    let shown = match.map { history[$0.index] }
    for index in indices where index == match?.index || history[index] != shown {
      guard let range = history.range(of: folded, in: index) else { continue }
      (match, isExhausted) = ((index, range), false)
      return
    }
    isExhausted = true
  }
}
