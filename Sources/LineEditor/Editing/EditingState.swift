/// A line being edited, with what was killed and what can be undone.
struct EditingState: Sendable {
  private(set) var line = LineBuffer()
  private var undo = UndoStack()
  private var killRing = KillRing()
  private var previous = Step.other

  /// What the last command was, where the next one depends on it.
  private enum Step: Equatable {
    case typed, killed, other
    /// A text that the next command may exchange, and where it stands.
    case inserted(Source, Range<Int>)
  }

  /// Where a text that can be exchanged for another comes from.
  enum Source: Equatable { case killRing, history }

  var text: String { line.text }

  mutating func perform(_ command: EditingCommand) {
    switch command {
    case .insert(let text): type(text)
    case .move(let motion): step(.other) { $0.move(to: $0.target(of: motion)) }
    case .delete(let motion): step(.other) { $0.replace($0.range(of: motion), with: "") }
    case .kill(let motion): kill(motion)
    case .transpose: step(.other) { $0.transpose() }
    case .yank: if let text = killRing.newest() { insert(text, from: .killRing) }
    case .yankOlder:
      if let range = exchangeable(from: .killRing), let text = killRing.older() {
        insert(text, from: .killRing, over: range)
      }
    case .undo:
      undo.undo(&line)
      previous = .other
    }
  }

  /// Puts another text in place of the whole line, as one edit.
  mutating func replaceLine(with text: String) { step(.other) { $0 = LineBuffer(text) } }

  /// Begins an empty line; what was killed stays.
  mutating func reset(to text: String = "") { (line, undo, previous) = (LineBuffer(text), UndoStack(), .other) }

  /// The range that the last command filled from a source, if it did.
  func exchangeable(from source: Source) -> Range<Int>? {
    guard case .inserted(source, let range) = previous else { return nil }
    return range
  }

  /// Inserts a text, by itself or in place of a range, that the next command may exchange.
  mutating func insert(_ text: String, from source: Source, over range: Range<Int>? = nil) {
    let start = range?.lowerBound ?? line.cursor
    step(.other) { $0.replace(range ?? start..<start, with: text) }
    previous = .inserted(source, min(start, line.cursor)..<line.cursor)
  }

  private mutating func type(_ text: String) {
    let isContinued = previous == .typed && text.first?.isWhitespace == false
    step(.typed, continuing: isContinued) { $0.insert(text) }
  }

  private mutating func kill(_ motion: Motion) {
    let range = line.range(of: motion)
    let text = String(line.characters[range])
    killRing.add(text, joiningLast: previous == .killed, inFront: range.upperBound == line.cursor)
    step(.killed) { $0.replace(range, with: "") }
  }

  private mutating func step(_ step: Step, continuing: Bool = false, _ change: (inout LineBuffer) -> Void) {
    let old = line
    change(&line)
    undo.record(from: old, to: line, continuing: continuing)
    previous = step
  }
}
