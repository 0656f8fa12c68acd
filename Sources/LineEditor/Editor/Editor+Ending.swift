extension Editor {
  mutating func enter() -> Reaction {
    refreshMenu()
    if pastedLines != nil { return enterPasted() }
    switch prompt.input {
    case .request: return .event(enterLine())
    case .text: return editing.line.isEmpty ? .none : .event(.line(editing.text))
    case .options: return enterOption()
    case .number(let field): return enterNumber(field)
    }
  }

  /// Keeps the line in the history and hands it out.
  mutating func enterLine() -> Event {
    addedLine = history.add(editing.text) ? editing.text : nil
    return .line(editing.text)
  }

  private mutating func enterOption() -> Reaction {
    if case .option(let index)? = menu.list.chosenRow?.effect {
      editing.reset(to: menu.list.chosenRow?.text ?? "")
      return .event(.option(index))
    }
    return editing.line.isEmpty ? .none : .event(.line(editing.text))
  }

  private mutating func enterNumber(_ field: NumberField) -> Reaction {
    guard let number = field.number(of: editing.text) else {
      return editing.line.isEmpty ? .none : .event(.line(editing.text))
    }
    editing.reset(to: NumberField.text(of: number))
    return .event(.number(number))
  }

  /// Takes a choice back, hides rows, or leaves a question.
  mutating func leave() -> Reaction {
    refreshMenu()
    if let typed = menu.typedLine {
      editing.replaceLine(with: typed)
      menu.typedLine = nil
    } else if prompt.isRequest {
      menu.hide(for: editing.line)
    } else if !editing.line.isEmpty {
      editing.replaceLine(with: "")
    } else if pastedLines != nil {
      dropPasted()
    } else {
      return .event(.cancelled)
    }
    return .none
  }

  mutating func interrupt() -> Reaction {
    queue = []
    if pastedLines != nil {
      dropPasted()
      return .none
    }
    if editing.line.isEmpty { return .event(.interrupted) }
    editing.replaceLine(with: "")
    (browsing, menu.typedLine) = (nil, nil)
    return .none
  }
}
