/// Going through the lines of the history that begin with what was typed.
struct HistoryBrowsing: Sendable {
  /// What was typed; comes again behind the newest line.
  let typed: String
  private var index: Int

  init(typed: String, in history: History) {
    self.typed = typed
    index = history.count
  }

  /// The next older line, nil if there is none.
  mutating func older(in history: History, shown: String) -> String? {
    guard let found = history.index(before: index, prefix: typed, except: shown) else { return nil }
    index = found
    return history[found]
  }

  /// The next newer line, nil behind the newest.
  mutating func newer(in history: History, shown: String) -> String? {
    guard index < history.count, let found = history.index(after: index, prefix: typed, except: shown) else {
      return nil
    }
    index = found
    return history[found]
  }
}
