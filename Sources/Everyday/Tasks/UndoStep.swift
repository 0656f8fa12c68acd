import AppIntents

/// One thing that a person does and may take back.
@MainActor
struct UndoStep {
  /// Who remembers how to take it back; nil where nobody does.
  let undoManager: UndoManager?
  /// What was done, as the end of a sentence: “Add milk”.
  let name: LocalizedStringResource

  /// Remembers how to take it back.
  func register<Target: AnyObject>(on target: Target, _ undo: @escaping @MainActor (Target, UndoStep) throws -> Void) {
    undoManager?.registerUndo(withTarget: target) { target in try undo(target, self) }
    undoManager?.setActionName(String(localized: name))
  }
}

extension UndoableIntent {
  /// What the intent does, as a step that may be taken back.
  @MainActor
  func undoStep(_ name: LocalizedStringResource) -> UndoStep { UndoStep(undoManager: undoManager, name: name) }
}
