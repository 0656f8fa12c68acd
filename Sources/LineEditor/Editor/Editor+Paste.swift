/// Several lines that were pasted, while the person is asked what to do with them.
struct PastedLines: Sendable {
  var lines: [String]
  /// The prompt and the line into which they were pasted.
  var prompt: Prompt
  var editing: EditingState
}

extension Editor {
  /// Inserts a pasted text. Several lines are asked about first; a line break at the end enters nothing.
  mutating func paste(_ text: String) {
    let lines = text.pastedLines
    if lines.count > 1, prompt.isRequest { askAbout(lines) } else { edit(.insert(text.onOneLine)) }
  }

  private mutating func askAbout(_ lines: [String]) {
    var whole = editing
    whole.perform(.insert(lines.joined(separator: "\n")))
    pastedLines = PastedLines(lines: whole.text.pastedLines, prompt: prompt, editing: editing)
    let options = [messages.runEach, messages.joinLines, messages.dropLines].map { Option($0) }
    let shown =
      lines.prefix(3).map { StyledText("  \($0)", .dim) }
      + (lines.count > 3 ? [StyledText("  \(glyphs.ellipsis)", .dim)] : [])
    var question = Prompt(
      message: [StyledText(messages.runLines(lines.count))] + shown, label: prompt.label, input: .options(options))
    question.messages = messages
    prompt = question
    editing.reset()
    menu = Menu(prompt.input)
  }

  /// Does what was chosen with the pasted lines; a text that is none of the options goes, and they are shown again.
  mutating func enterPasted() -> Reaction {
    guard let pasted = pastedLines else { return .none }
    guard let index = chosenForPasted else {
      editing.reset()
      menu = Menu(prompt.input)
      return .none
    }
    dropPasted()
    switch index {
    case 0:
      // Lines behind the first are indented, and not private.
      editing.reset(to: pasted.lines[0])
      queue = pasted.lines.dropFirst().map { String($0.trimmingPrefix { $0 == " " }) }
      return .event(enterLine())
    case 1: editing.replaceLine(with: pasted.lines.joined(separator: " "))
    default: break
    }
    return .none
  }

  /// The option that was chosen, or said by yes or no.
  private var chosenForPasted: Int? {
    if case .option(let index)? = menu.list.chosenRow?.effect { return index }
    switch editing.text.lowercased() {
    case "y", "yes": return 0
    case "n", "no": return 2
    default: return nil
    }
  }

  /// Drops the lines that were pasted and are still to be entered.
  mutating func dropQueue() { queue = [] }

  /// Goes back to the line as it was before the paste.
  mutating func dropPasted() {
    guard let pasted = pastedLines else { return }
    (prompt, editing, pastedLines) = (pasted.prompt, pasted.editing, nil)
    menu = Menu(prompt.input)
  }
}

extension String {
  /// The lines that are not blank.
  fileprivate var pastedLines: [String] {
    split(whereSeparator: \.isNewline).map { String($0).withoutTabs }.filter { !$0.allSatisfy(\.isWhitespace) }
  }

  /// The lines behind one another, with spaces between them.
  var onOneLine: String { contains(where: \.isNewline) ? pastedLines.joined(separator: " ") : withoutTabs }

  private var withoutTabs: String { String(map { $0 == "\t" ? " " : $0 }) }
}
