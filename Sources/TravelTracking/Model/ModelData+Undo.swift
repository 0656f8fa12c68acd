import AppIntents

/// One thing that a person does and may take back.
struct UndoStep {
  /// Who remembers how to take it back; nil where nobody does.
  let undoManager: UndoManager?
  /// What was done, as the end of a sentence: “Delete Next Summer”.
  let name: LocalizedStringResource

  /// Remembers how to take it back.
  @MainActor
  func register<Target: AnyObject>(on target: Target, _ undo: @escaping @MainActor (Target) -> Void) {
    undoManager?.registerUndo(withTarget: target, handler: undo)
    undoManager?.setActionName(String(localized: name))
  }
}

extension ModelData {
  /// An edit of the state.
  typealias Edit = (inout SavedState) -> Void

  /// Makes a change that can be taken back, and made again after that; what changes nothing is no step.
  ///
  /// - Parameters:
  ///   - step: what people call it; nil if nobody takes it back.
  ///   - edit: the change.
  ///   - inverse: takes back what the edit did, and nothing that was done elsewhere meanwhile.
  func update(as step: UndoStep?, _ edit: @escaping Edit, undoneBy inverse: @escaping Edit) throws {
    let before = state
    guard try update(edit) else { return }
    step?.register(on: self) { modelData in
      modelData.noteFailure { try modelData.update(as: step, inverse, undoneBy: edit) }
    }
    // Each favorite and each collection has App Shortcuts of its own; the system has to hear that there are others.
    if state.favorites != before.favorites || state.collections.map(\.name) != before.collections.map(\.name) {
      TravelTrackingShortcuts.updateAppShortcutParameters()
    }
  }

  /// Does what nobody waits for; what goes wrong is told in ``notice``.
  func noteFailure(of operation: () throws -> Void) {
    do {
      try operation()
    } catch {
      notice = String(localized: TravelError.notSaved.localizedStringResource)
    }
  }
}
