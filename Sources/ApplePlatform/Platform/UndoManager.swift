public import Foundation

/// Remembers how to take back what was done, one named step at a time.
///
/// What is registered between ``beginUndoGrouping()`` and ``endUndoGrouping()`` is one step; outside of a group each
/// registration is a step of its own. What is registered while a step is being undone becomes the step to redo.
/// Targets are held weakly: a step whose targets are all gone is skipped.
@MainActor @preconcurrency
open class UndoManager: NSObject {
  private lazy var history = UndoHistory(levels: levelsAtFirst)
  private let levelsAtFirst: Int
  /// Why the last step that was replayed could not be.
  private var failure: (any Error)?

  /// A manager with nothing to undo.
  nonisolated public override init() {
    levelsAtFirst = 0
    super.init()
  }

  /// A manager that keeps so many steps.
  nonisolated package init(keeping levels: Int) {
    levelsAtFirst = levels
    super.init()
  }

  /// Remembers how to take something back.
  ///
  /// - Parameters:
  ///   - target: what the handler changes; held weakly.
  ///   - handler: takes it back; what it registers becomes the redo. Where it throws, whoever asked for the undo hears
  ///     why nothing was taken back.
  public func registerUndo<TargetType>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) throws -> Void
  ) where TargetType: AnyObject {
    history.register(UndoAction(target: target) { if let target = $0 as? TargetType { try handler(target) } })
  }

  /// Takes the last step back, closing open groups first. Does nothing when there is none.
  open func undo() { replay(.undo) }

  /// The same as ``undo()``: groups inside of a step are taken back with it.
  open func undoNestedGroup() { undo() }

  /// Does the step again that was undone last. Does nothing when there is none.
  open func redo() { replay(.redo) }

  private func replay(_ direction: UndoHistory.Direction) {
    guard let step = history.startReplay(direction) else { return }
    failure = nil
    for action in step.actions.reversed() {
      do { try action.perform() } catch { failure = failure ?? error }
    }
    history.finishReplay()
  }

  /// Takes note of why the last step could not be replayed; nil if it could.
  package func takeFailure() -> (any Error)? {
    defer { failure = nil }
    return failure
  }

  /// Whether ``undo()`` would do anything.
  open var canUndo: Bool { undoCount > 0 }
  /// Whether ``redo()`` would do anything.
  open var canRedo: Bool { redoCount > 0 }
  /// Whether a step is being taken back right now.
  open var isUndoing: Bool { history.replaying == .undo }
  /// Whether a step is being done again right now.
  open var isRedoing: Bool { history.replaying == .redo }
  /// How many steps ``undo()`` could take back.
  open var undoCount: Int { history.count(.undo) }
  /// How many steps ``redo()`` could do again.
  open var redoCount: Int { history.count(.redo) }
  /// How many steps were recorded since the manager was made, whatever became of them.
  package var recordedCount: Int { history.recordedCount }
  /// What the steps are called that can be undone, the next one behind.
  package final var undoActionNames: [String] { history.names(of: .undo) }

  // MARK: Groups

  /// Opens a group: everything registered until its end is one step.
  open func beginUndoGrouping() { history.openGroup() }
  /// Closes the innermost group. Does nothing when none is open.
  open func endUndoGrouping() { history.closeGroup() }
  /// How many groups are open.
  open var groupingLevel: Int { history.groupingLevel }
  /// Kept for source compatibility: there is no run loop whose turns could make groups.
  open var groupsByEvent = true
  /// How many steps are kept; 0 means all.
  open var levelsOfUndo: Int {
    get { history.levels }
    set { history.levels = newValue }
  }

  // MARK: Names

  /// Names the step being recorded, or else the last one.
  open func setActionName(_ actionName: String) { history.name(actionName) }
  /// The name of the step that ``undo()`` would take back, or nothing.
  open var undoActionName: String { history.name(of: .undo) }
  /// The name of the step that ``redo()`` would do again, or nothing.
  open var redoActionName: String { history.name(of: .redo) }
  /// A menu title such as “Undo Delete Trail”.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// A menu title such as “Redo Delete Trail”.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// The menu title for undoing a step of this name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? String(localized: "Undo") : String(localized: "Undo \(actionName)")
  }

  /// The menu title for redoing a step of this name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? String(localized: "Redo") : String(localized: "Redo \(actionName)")
  }

  // MARK: Forgetting

  /// Forgets every step.
  open func removeAllActions() { history.removeAll() }
  /// Forgets everything that would change a target.
  open func removeAllActions(withTarget target: Any) { history.removeAll(of: target as AnyObject) }
  /// Makes registrations do nothing until they are enabled as often as they were disabled.
  open func disableUndoRegistration() { history.disabledCount += 1 }
  /// Takes one ``disableUndoRegistration()`` back.
  open func enableUndoRegistration() { history.disabledCount = max(0, history.disabledCount - 1) }
  /// Whether registrations are remembered.
  open var isUndoRegistrationEnabled: Bool { history.disabledCount == 0 }
}
