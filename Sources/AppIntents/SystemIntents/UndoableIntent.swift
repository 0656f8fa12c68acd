/// An intent whose effect can be taken back.
///
/// What it registers during one run is one step.
///
/// ```swift
/// await undoManager?.registerUndo(withTarget: store) { store in store.restore(trail) }
/// await undoManager?.setActionName("Delete \(trail.name)")
/// ```
@_alwaysEmitConformanceMetadata
public protocol UndoableIntent: SystemIntent {
  /// What remembers how to take the effect back.
  @MainActor var undoManager: UndoManager? { get }
}

extension UndoableIntent {
  /// The undo manager of the conversation, or else that of the process.
  @MainActor public var undoManager: UndoManager? { IntentEnvironment.ofRun.undoManagerOrShared }
}

extension IntentEnvironment {
  private static let sharedUndoManager = UndoManager()

  /// The environment of the task's run, or else that of the task.
  static var ofRun: IntentEnvironment { IntentRun.current?.environment ?? .current }

  /// The undo manager of this environment, or else that of the process.
  package var undoManagerOrShared: UndoManager { undoManager ?? Self.sharedUndoManager }
}

/// Makes one step of everything that one run registers.
struct UndoRecording {
  private let run: IntentRun

  /// A recording of a run, if its intent can be undone at all.
  init?(of run: IntentRun) {
    guard run.intent is any UndoableIntent else { return nil }
    self.run = run
  }

  func record<Result: Sendable>(_ operation: () async throws -> Result) async throws -> Result {
    let manager = run.environment.undoManagerOrShared
    let count = await begin(manager)
    do {
      let result = try await operation()
      await end(manager, since: count)
      return result
    } catch {
      await end(manager, since: count)
      throw error
    }
  }

  @MainActor private func begin(_ manager: UndoManager) -> Int {
    defer { manager.beginUndoGrouping() }
    return manager.undoCount
  }

  @MainActor private func end(_ manager: UndoManager, since count: Int) async {
    manager.endUndoGrouping()
    guard manager.undoCount > count else { return }
    await run.environment.observer?.observe(.registersUndo(manager, run.intent))
  }
}
