import AppIntents

/// One thing that a person does and may take back.
struct UndoStep {
  /// Who remembers how to take it back; nil where nobody does.
  let undoManager: UndoManager?
  /// What was done, as the end of a sentence: “Pin Catbells”.
  let name: LocalizedStringResource
}

extension TrailDataManager {
  /// An edit of the state.
  typealias Edit = (inout TrailState) -> Void

  /// Makes a change that can be taken back, and made again after that; what changes nothing is no step.
  ///
  /// - Parameters:
  ///   - step: what people call it; nil if nobody takes it back.
  ///   - edit: the change.
  ///   - inverse: takes back what the edit did, and nothing that was done elsewhere meanwhile.
  func change(as step: UndoStep?, _ edit: @escaping Edit, undoneBy inverse: @escaping Edit) throws {
    let before = state
    guard try change(edit), let step else { return }
    step.undoManager?.registerUndo(withTarget: self) { manager in
      manager.noteFailure { try manager.change(as: step, inverse, undoneBy: edit) }
    }
    step.undoManager?.setActionName(String(localized: step.name))
    // Each favourite has sentences of its own, so what people can say has changed.
    if state.favorites != before.favorites { TrailShortcuts.updateAppShortcutParameters() }
  }
}
