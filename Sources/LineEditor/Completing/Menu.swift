/// What is offered for a line, the rows below it and the ghost text behind it, and for which line it was made.
struct Menu: Sendable {
  var list = ChoiceList()
  var ghost = ""
  /// What was typed before a row was chosen that stands in the line now.
  var typedLine: String?
  private let source: Source
  /// Whether rows and ghost text are hidden until the line changes.
  private(set) var isHidden = false
  /// Whether Tab was pressed for rows that were hidden.
  private var isAsked = false
  /// The line that the menu goes with.
  private var line: LineBuffer?
  /// Whether something has been typed: what is taken back then leaves no option for Enter alone.
  private var isTyped = false

  private enum Source: Sendable {
    case none
    case completer(LineCompleter)
    case options(OptionFilter, preselected: Int?, other: (@Sendable (String) -> Bool)?)
  }

  init(_ input: Prompt.Input = .text()) {
    switch input {
    case .request(let completer), .text(let completer): source = completer.map(Source.completer) ?? .none
    case .options(let options, let preselected, let other):
      let index = preselected.flatMap { options.indices.contains($0) ? $0 : nil }
      source = .options(OptionFilter(options), preselected: index, other: other)
    case .number: source = .none
    }
  }

  /// The rows shown at a time.
  var mostVisible: Int { if case .options = source { 8 } else { 5 } }

  /// Whether rows may come that are not there yet.
  var isGrowing: Bool { if case .completer = source { true } else { false } }

  /// Makes the menu of a line, if it was made for another one.
  mutating func refresh(for line: LineBuffer) {
    guard line != self.line else { return }
    self.line = line
    (typedLine, ghost, isHidden) = (nil, "", false)
    defer { isAsked = false }
    switch source {
    case .none: list = ChoiceList()
    case .options(let filter, let preselected, let other):
      isTyped = isTyped || !line.text.isEmpty
      list = filter.choices(for: line.text, preselected: isTyped ? nil : preselected)
      if !filter.isCalled(list.chosenRow, line.text), other?(line.text) == true { list.chosen = nil }
    case .completer(let complete):
      let completions = complete(line.text, line.cursor)
      isHidden = completions.visibility == .afterTab && !isAsked
      list = isHidden ? ChoiceList() : ChoiceList(completions)
      if line.isAtEnd { ghost = completions.ghost.onOneLine }
    }
  }

  /// Shows no rows and no ghost text until the line changes.
  mutating func hide(for line: LineBuffer) {
    self.line = line
    (list, ghost, isHidden) = (ChoiceList(), "", true)
  }

  /// Shows rows that are hidden.
  mutating func show() { (line, isAsked) = (nil, true) }

  /// Keeps the menu although the line has become what a row stands for.
  mutating func keep(for line: LineBuffer, typed: String?) { (self.line, typedLine, ghost) = (line, typed, "") }
}
