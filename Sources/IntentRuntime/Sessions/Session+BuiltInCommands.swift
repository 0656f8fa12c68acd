internal import AppIntents
internal import Dialog
internal import PhraseMatching

extension Session {
  /// Does what is asked of the assistant itself.
  func performCommand(_ request: BuiltInCommand, _ interpreted: InterpretedRequest) async throws {
    draft.matching = nil
    switch request {
    case .undo: await undo()
    case .redo: await redo()
    case .again: try await again()
    case .help: say(help(for: request))
    case .cancel: say(wording.nothingToCancel())
    case .search(let words): try await search(for: words, interpreted)
    }
  }

  private func undo() async {
    let manager = undoManager
    let undone = await MainActor.run { () -> String? in
      guard manager.canUndo else { return nil }
      defer { manager.undo() }
      return manager.undoActionName
    }
    say(undone.map { wording.undone($0.isEmpty ? nil : $0) } ?? wording.nothingToUndo())
  }

  private func redo() async {
    let manager = undoManager
    let redone = await MainActor.run { () -> String? in
      guard manager.canRedo else { return nil }
      defer { manager.redo() }
      return manager.redoActionName
    }
    say(redone.map { wording.redone($0.isEmpty ? nil : $0) } ?? wording.nothingToRedo())
  }

  private func again() async throws {
    guard let (intent, application) = context.performed else { return say(wording.nothingToRepeat()) }
    func copy<Intent: AppIntent>(_ intent: Intent) -> any AppIntent { intent.freshCopy() }
    try await run(ParameterFilling.Filled(intent: copy(intent)), of: application, isCertain: true)
  }

  // MARK: Help

  /// What can be said, with examples that work.
  func help(for request: BuiltInCommand) -> String {
    let examples = Examples(registry.snapshot)
    let names = registry.snapshot.applications.map(\.model.name).filter(isTalkedTo)
    guard case .help(let topic?) = request else {
      let count = max(2, Self.mostExamples / max(names.count, 1))
      let lines = names.flatMap { examples.all(of: $0, atMost: count) }
      return ([wording.helpIntroduction(applications: names)] + lines.map(bulleted)).joined(separator: "\n")
    }
    let named = names.first { $0.lowercased() == topic.lowercased() }
    let lines =
      named.map { examples.all(of: $0, atMost: Self.mostExamples) }
      ?? examples.about(topic, of: settings.matching.application, atMost: Self.mostExamples)
    guard !lines.isEmpty else { return wording.helpNothing(topic) }
    return ([wording.helpAbout(topic)] + lines.map(bulleted)).joined(separator: "\n")
  }

  /// Whether an application may be asked at all.
  func isTalkedTo(_ name: String) -> Bool { settings.matching.application.map { $0 == name } ?? true }

  private func bulleted(_ example: String) -> String { "  \(wording.quoted(example))" }

  private static var mostExamples: Int { 10 }
}
