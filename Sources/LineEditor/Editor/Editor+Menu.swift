extension Editor {
  mutating func refreshMenu() { menu.refresh(for: editing.line) }

  /// Changes which row is chosen. A suggestion that is chosen stands in the line; an option does not.
  mutating func chooseRow(_ change: (inout ChoiceList) -> Void) {
    refreshMenu()
    let before = menu.list.chosen
    change(&menu.list)
    guard menu.list.chosen != before else { return }
    browsing = nil
    let typed = menu.typedLine ?? editing.text
    switch menu.list.chosenRow?.effect {
    case .option?: return
    case .replacement(let text)?: showSuggestion(text, typed: typed)
    case nil: if menu.typedLine != nil { showSuggestion(typed, typed: nil) }
    }
  }

  private mutating func showSuggestion(_ text: String, typed: String?) {
    editing.replaceLine(with: text)
    menu.keep(for: editing.line, typed: typed)
  }

  /// Tab: shows hidden rows again, else chooses the next row; where there is none, takes the ghost text.
  mutating func chooseNext() {
    refreshMenu()
    if menu.isHidden {
      menu.show()
      return refreshMenu()
    }
    if menu.list.rows.isEmpty { _ = acceptGhost(by: .end) } else { chooseRow { $0.cycleForward() } }
  }

  /// Takes of the ghost text what a motion from the end of the line leads over. Returns false if there is none.
  mutating func acceptGhost(by motion: Motion) -> Bool {
    guard editing.line.isAtEnd else { return false }
    refreshMenu()
    let ghost = Array(menu.ghost)
    guard !ghost.isEmpty else { return false }
    switch motion {
    case .characterForward, .end: editing.perform(.insert(menu.ghost))
    case .wordForward: editing.perform(.insert(String(ghost[..<ghost.endOfFirstWord])))
    case .characterBack, .wordBack, .unspacedBack, .start: return false
    }
    browsing = nil
    return true
  }

  mutating func moveUp() {
    refreshMenu()
    if moveNumber(by: 1) { return }
    if menu.list.chosen != nil { return chooseRow { $0.moveUp() } }
    if prompt.isRequest { showOlder() }
  }

  mutating func moveDown() {
    refreshMenu()
    if moveNumber(by: -1) { return }
    if browsing != nil, menu.list.chosen == nil { showNewer() } else { chooseRow { $0.moveDown() } }
  }

  mutating func movePage(up: Bool) {
    if moveNumber(by: up ? 10 : -10) { return }
    let count = menu.mostVisible
    chooseRow { if up { $0.moveUp(by: count) } else { $0.moveDown(by: count) } }
  }

  /// Changes the number of a number field. Returns false at other prompts.
  private mutating func moveNumber(by steps: Double) -> Bool {
    guard case .number(let field) = prompt.input else { return false }
    editing.replaceLine(with: field.text(editing.text, movedBy: steps))
    return true
  }
}
