import AppIntents

extension TrailDataManager {
  /// Changes the favorites or the pinned trail in a way that can be taken back, and taking it back as well.
  func undoably(
    in undoManager: UndoManager?,
    named name: LocalizedStringResource,
    _ change: () throws -> Void
  ) rethrows {
    let (favorites, pinnedTrail) = (state.favorites, state.pinnedTrail)
    try change()
    undoManager?.registerUndo(withTarget: self) { manager in
      try? manager.undoably(in: undoManager, named: name) {
        try manager.change { state in
          state.favorites = favorites
          state.pinnedTrail = pinnedTrail
        }
      }
    }
    undoManager?.setActionName(String(localized: name))
    // What is suggested has changed, and so has what people can say.
    TrailShortcuts.updateAppShortcutParameters()
  }
}
