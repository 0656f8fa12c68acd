/// A line of a todo.txt file: `(A) 2026-11-25 Call mom +family @phone due:2026-11-27`.
struct TodoLine {
  private let line: String
  private var isDone = false
  private var priority: Character?
  private var doneOn: String?
  private var writtenOn: String?
  /// What follows the mark, the priority and the dates.
  private var words: [Substring] = []

  /// Reads a line; nil if nothing is to be done in it.
  init?(_ line: String) {
    self.line = line
    var rest = line.split(separator: " ", omittingEmptySubsequences: true)[...]
    if rest.first == "x", line.hasPrefix("x ") {
      isDone = true
      rest = rest.dropFirst()
    }
    if let mark = rest.first, let letter = Self.priority(mark) {
      priority = letter
      rest = rest.dropFirst()
    }
    // Of something done there may be two: when it was done, and when it was written down.
    for _ in 0..<(isDone ? 2 : 1) where rest.first.map(Self.isDay) ?? false {
      let day = String(rest.removeFirst())
      if isDone, doneOn == nil { doneOn = day } else { writtenOn = day }
    }
    words = Array(rest)
    guard !words.isEmpty else { return nil }
  }

  var item: ListItem {
    let shown = words.filter { word in !Self.ownTags.contains { word.hasPrefix($0) } }
    let text = shown.isEmpty ? words.joined(separator: " ") : shown.joined(separator: " ")
    let due = value(of: "due:").map { DueDay(day: $0, time: value(of: "at:")) }
    return ListItem(text: text, isDone: isDone, due: due, priority: priority, doneOn: doneOn)
  }

  /// What the app keeps in a line besides what people write.
  private static let ownTags = ["due:", "at:", "pri:"]

  private func value(of tag: String) -> String? {
    words.first { $0.hasPrefix(tag) }.map { String($0.dropFirst(tag.count)) }
  }

  /// A line for something new. Words that the format takes for marks are written so that they are none.
  static func new(_ text: String, due: DueDay?) -> String {
    let isMark =
      text.hasPrefix("x ") || text.split(separator: " ").first.map { priority($0) != nil || isDay($0) } ?? false
    return setting(due, in: isMark ? "- \(text)" : text)
  }

  /// The line with another day on which it is due.
  func moved(to due: DueDay?) -> String { Self.setting(due, in: line) }

  private static func setting(_ due: DueDay?, in line: String) -> String {
    let kept = line.split(separator: " ", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("due:") && !$0.hasPrefix("at:") }
    let tags = due.map { ["due:\($0.day)"] + ($0.time.map { ["at:\($0)"] } ?? []) } ?? []
    return (kept.map(String.init) + tags).joined(separator: " ")
  }

  /// The line as something that was done on a day, its priority kept as a tag; without a day, as it is before.
  func done(on day: String?) -> String {
    guard let day else { return isDone ? reopened : line }
    guard !isDone else { return line }
    guard let priority else { return "x \(day) \(line)" }
    return "x \(day) \(line.dropFirst(4)) pri:\(priority)"
  }

  private var reopened: String {
    let kept = words.filter { !$0.hasPrefix("pri:") }.map(String.init)
    let mark = value(of: "pri:").map { "(\($0))" }
    return ([mark, writtenOn].compactMap(\.self) + kept).joined(separator: " ")
  }

  /// The line with a priority, or without one.
  func prioritized(_ letter: Character?) -> String {
    let kept = priority == nil ? line : String(line.dropFirst(4))
    return letter.map { "(\($0)) \(kept)" } ?? kept
  }

  private static func priority(_ word: Substring) -> Character? {
    guard word.count == 3, word.hasPrefix("("), word.hasSuffix(")") else { return nil }
    let letter = word[word.index(after: word.startIndex)]
    return ("A"..."Z").contains(letter) ? letter : nil
  }

  private static func isDay(_ word: Substring) -> Bool {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [4, 2, 2] && parts.allSatisfy { $0.allSatisfy(\.isNumber) }
  }
}
