/// The editor of a prompt without its terminal: keys go in, frames and events come out.
///
/// ```swift
/// var editor = Editor(history: History(lines))
/// editor.begin(Prompt(label: "> ", input: .request(complete)))
/// if case .event(.line(let request)) = editor.press(key) { … }
/// show(editor.frame(size))
/// ```
///
/// - Tab, Shift-Tab and ↓ choose rows; the chosen row stands in the line as it would be entered. Typing goes on from there; Esc gives back
///   what was typed, and then hides the rows. ↑ above the first row chooses none again.
/// - ↑ while no row is chosen finds older lines that begin with what was typed; ↓ goes back to newer ones.
/// - → at the end of the line, End and Ctrl-E take the ghost text, Alt-→ and Alt-F a word of it.
/// - At a question Enter gives the option that is chosen; where none is, the text. Esc empties the line, and then leaves the question.
///
/// A key costs at most the length of the line, of the history or of the options.
package struct Editor: Sendable {
  /// What a key led to besides a changed frame.
  package enum Reaction: Equatable, Sendable {
    case none
    case event(Event)
    /// Ctrl-L.
    case clearScreen
    /// Ctrl-Z.
    case suspend
  }

  package internal(set) var history: History
  /// The line that the last event added to the history.
  package internal(set) var addedLine: String?
  let cells: CellWriter
  let glyphs: Glyphs

  var prompt = Prompt()
  var editing = EditingState()
  var menu = Menu()
  var browsing: HistoryBrowsing?
  var search: HistorySearch?
  var pastedLines: PastedLines?
  /// Lines that were pasted and are still to be entered.
  var queue: [String] = []
  /// Which of the history's last words Alt-. inserted.
  var lastWordAge = 0
  private var isBehindControlX = false

  package init(history: History = History(), repertoire: Repertoire = .unicode) {
    self.history = history
    (cells, glyphs) = (CellWriter(repertoire: repertoire), Glyphs(repertoire))
  }

  package var text: String { editing.text }

  var messages: EditorMessages { prompt.messages }

  /// Begins to ask. Returns an event at once if lines that were pasted are still to be entered and this is a request.
  @discardableResult package mutating func begin(_ prompt: Prompt) -> Event? {
    self.prompt = prompt
    (browsing, search, pastedLines, addedLine, isBehindControlX) = (nil, nil, nil, nil, false)
    editing.reset()
    menu = Menu(prompt.input)
    guard prompt.isRequest, !queue.isEmpty else { return nil }
    editing.reset(to: queue.removeFirst())
    return enterLine()
  }

  /// Takes a key.
  package mutating func press(_ key: Key) -> Reaction {
    let command = EditorCommand(key, behindControlX: isBehindControlX)
    isBehindControlX = command == .prefix
    guard let command else { return .none }
    if search != nil, let reaction = performInSearch(command) { return reaction }
    return perform(command)
  }

  private mutating func perform(_ command: EditorCommand) -> Reaction {
    switch command {
    case .edit(let command): edit(command)
    case .paste(let text): paste(text)
    case .enter: return enter()
    case .leave: return leave()
    case .interrupt: return interrupt()
    case .deleteOrEnd:
      if editing.line.isEmpty { return .event(.endOfInput) }
      edit(.delete(.characterForward))
    case .chooseNext: chooseNext()
    case .choosePrevious: chooseRow { $0.cycleBackward() }
    case .up: moveUp()
    case .down: moveDown()
    case .pageUp: movePage(up: true)
    case .pageDown: movePage(up: false)
    case .searchOlder: beginSearch()
    case .insertLastWord: insertLastWord()
    case .clearScreen: return .clearScreen
    case .suspend: return .suspend
    case .searchNewer, .prefix: break
    }
    return .none
  }

  /// Edits the line, or takes of the ghost text what a motion leads over.
  mutating func edit(_ command: EditingCommand) {
    if case .move(let motion) = command, acceptGhost(by: motion) { return }
    editing.perform(command)
    browsing = nil
  }
}

extension Prompt {
  var isRequest: Bool { if case .request = input { true } else { false } }
}
