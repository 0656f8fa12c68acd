/// One change that can be taken back, as long as its target lives.
struct UndoAction {
  private(set) weak var target: AnyObject?
  private let handler: @MainActor (AnyObject) throws -> Void

  init(target: AnyObject, handler: @escaping @MainActor (AnyObject) throws -> Void) {
    (self.target, self.handler) = (target, handler)
  }

  @MainActor func perform() throws {
    if let target { try handler(target) }
  }
}

/// The changes that are taken back together.
struct UndoStep {
  var name = ""
  var actions: [UndoAction] = []

  var isAlive: Bool { actions.contains { $0.target != nil } }
}

/// The steps of an undo manager: those to undo, those to redo, and those still being recorded.
///
/// It only keeps the books. The manager performs the actions between ``startReplay(_:)`` and ``finishReplay()``,
/// because an action may register others.
struct UndoHistory {
  /// The way a step is gone.
  enum Direction { case undo, redo }

  private(set) var replaying: Direction?
  var disabledCount = 0
  var levels = 0 { didSet { trim() } }
  /// How many steps were recorded, also those that were taken back or are not kept any more.
  private(set) var recordedCount = 0

  private var undoSteps: [UndoStep] = []
  private var redoSteps: [UndoStep] = []
  /// The open groups, outermost first; during a replay the first one records the way back.
  private var openSteps: [UndoStep] = []

  init(levels: Int = 0) { self.levels = levels }

  // MARK: Recording

  mutating func register(_ action: UndoAction) {
    guard disabledCount == 0 else { return }
    if replaying == nil { redoSteps.removeAll() }
    if openSteps.isEmpty {
      keep(UndoStep(actions: [action]))
    } else {
      openSteps[openSteps.count - 1].actions.append(action)
    }
  }

  mutating func name(_ name: String) {
    if !openSteps.isEmpty {
      openSteps[0].name = name
    } else if !undoSteps.isEmpty {
      undoSteps[undoSteps.count - 1].name = name
    }
  }

  // MARK: Groups

  var groupingLevel: Int { openSteps.count }

  mutating func openGroup() { openSteps.append(UndoStep()) }

  mutating func closeGroup() {
    let isRecordingTheWayBack = replaying != nil && openSteps.count == 1
    guard !isRecordingTheWayBack else { return }
    closeInnermost()
  }

  mutating func closeAllGroups() {
    while !openSteps.isEmpty { closeInnermost() }
  }

  private mutating func closeInnermost() {
    guard let step = openSteps.popLast() else { return }
    guard !openSteps.isEmpty else { return keep(step) }
    openSteps[openSteps.count - 1].actions += step.actions
  }

  // MARK: Replaying

  /// Takes the next living step off its stack and begins to record the way back; `nil` when there is none.
  mutating func startReplay(_ direction: Direction) -> UndoStep? {
    guard replaying == nil else { return nil }
    closeAllGroups()
    while let step = pop(direction) {
      guard step.isAlive else { continue }
      replaying = direction
      openSteps = [UndoStep(name: step.name)]
      return step
    }
    return nil
  }

  mutating func finishReplay() {
    closeAllGroups()
    replaying = nil
  }

  func count(_ direction: Direction) -> Int { steps(direction).count { $0.isAlive } }

  /// What the living steps are called, the one that is gone next behind.
  func names(of direction: Direction) -> [String] { steps(direction).filter(\.isAlive).map(\.name) }

  func name(of direction: Direction) -> String { names(of: direction).last ?? "" }

  // MARK: Forgetting

  mutating func removeAll() {
    undoSteps.removeAll()
    redoSteps.removeAll()
    openSteps = openSteps.map { _ in UndoStep() }
  }

  mutating func removeAll(of target: AnyObject) {
    func others(_ steps: [UndoStep]) -> [UndoStep] {
      steps.map { UndoStep(name: $0.name, actions: $0.actions.filter { $0.target !== target }) }
    }
    undoSteps = others(undoSteps)
    redoSteps = others(redoSteps)
    openSteps = others(openSteps)
  }

  // MARK: The stacks

  private func steps(_ direction: Direction) -> [UndoStep] {
    switch direction {
    case .undo: undoSteps
    case .redo: redoSteps
    }
  }

  private mutating func pop(_ direction: Direction) -> UndoStep? {
    switch direction {
    case .undo: undoSteps.popLast()
    case .redo: redoSteps.popLast()
    }
  }

  private mutating func keep(_ step: UndoStep) {
    guard !step.actions.isEmpty else { return }
    if replaying == nil { recordedCount += 1 }
    switch replaying {
    case .undo: redoSteps.append(step)
    case .redo, nil: undoSteps.append(step)
    }
    trim()
  }

  private mutating func trim() {
    guard levels > 0 else { return }
    undoSteps = undoSteps.suffix(levels)
    redoSteps = redoSteps.suffix(levels)
  }
}
