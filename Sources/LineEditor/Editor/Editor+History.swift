extension Editor {
  /// Knows other lines than before; where one of them was looked for, that begins anew.
  mutating func replaceHistory(with lines: History) {
    (history, browsing) = (lines, nil)
    if search != nil { search = HistorySearch() }
  }

  /// Shows the next older line that begins with what was typed.
  mutating func showOlder() {
    var older = browsing ?? HistoryBrowsing(typed: editing.text, in: history)
    guard let line = older.older(in: history, shown: editing.text) else { return }
    editing.replaceLine(with: line)
    browsing = older
  }

  /// Shows the next newer line, behind the newest what was typed.
  mutating func showNewer() {
    guard var newer = browsing else { return }
    if let line = newer.newer(in: history, shown: editing.text) {
      editing.replaceLine(with: line)
      browsing = newer
    } else {
      editing.replaceLine(with: newer.typed)
      browsing = nil
    }
  }

  /// Alt-.: inserts the last word of the last line; again, that of the line before.
  mutating func insertLastWord() {
    let again = editing.exchangeable(from: .history)
    let age = again == nil ? 0 : lastWordAge + 1
    guard age < history.count else { return }
    let words = history[history.count - 1 - age].split(whereSeparator: \.isWhitespace)
    editing.insert(String(words.last ?? ""), from: .history, over: again)
    (lastWordAge, browsing) = (age, nil)
  }

  /// Ctrl-R: begins to search.
  mutating func beginSearch() {
    if prompt.isRequest, pastedLines == nil { search = HistorySearch() }
  }

  /// Performs a command while a search is shown. Returns nil for what ends the search and is then done to the line that was found.
  mutating func performInSearch(_ command: EditorCommand) -> Reaction? {
    switch command {
    case .edit(.insert(let text)), .paste(let text): search?.type(text.onOneLine, in: history)
    case .edit(.delete(.characterBack)): search?.deleteBackward(in: history)
    case .searchOlder, .up: search?.older(in: history)
    case .searchNewer, .down: search?.newer(in: history)
    case .leave, .interrupt: search = nil
    case .clearScreen: return .clearScreen
    case .suspend: return .suspend
    case .enter where search?.match == nil: break
    case .edit(.move): takeFound()
    default:
      takeFound()
      return nil
    }
    return Reaction.none
  }

  private mutating func takeFound() {
    if let match = search?.match {
      editing.replaceLine(with: history[match.index])
      browsing = nil
    }
    search = nil
  }
}
