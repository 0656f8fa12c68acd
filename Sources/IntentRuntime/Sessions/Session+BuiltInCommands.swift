internal import AppIntents
internal import Dialog
internal import PhraseMatching

extension Session {
  /// Does what is asked of the assistant itself.
  func perform(_ command: BuiltInCommand) async throws {
    draft.matching = nil
    switch command {
    case .undo(let count): await undo(count)
    case .redo: await redo()
    case .again: try await again()
    case .help(let topic): say(help(about: topic))
    case .cancel: say(wording.nothingToCancel())
    case .search(let words): try await search(for: words)
    case .resume: say(wording.nothingAsked())
    case .talk: break
    }
  }

  private func undo(_ count: Int) async {
    await countDeeds()
    var isAny = false
    for _ in 0..<count {
      guard let undone = await undoLast() else { break }
      say(wording.undone(undone))
      isAny = true
    }
    if !isAny { say(wording.nothingToUndo()) }
  }

  /// Takes the last deed back; nil if there is none, else what it is called, which may be nothing.
  func undoLast() async -> String?? {
    let manager = undoManager
    let undone = await MainActor.run { () -> String?? in
      guard manager.canUndo else { return nil }
      defer { manager.undo() }
      let name = manager.undoActionName
      return .some(name.isEmpty ? nil : name)
    }
    if undone != nil { deeds.removeLast() }
    return undone
  }

  /// Takes note of what has been done that can be undone; returns how much it is.
  @discardableResult
  func countDeeds() async -> Int {
    let manager = undoManager
    let (count, name) = await MainActor.run { (manager.undoCount, manager.undoActionName) }
    return deeds.note(count: count, name: name)
  }

  private func redo() async {
    let manager = undoManager
    let redone = await MainActor.run { () -> String? in
      guard manager.canRedo else { return nil }
      defer { manager.redo() }
      return manager.redoActionName
    }
    await countDeeds()
    say(redone.map { wording.redone($0.isEmpty ? nil : $0) } ?? wording.nothingToRedo())
  }

  private func again() async throws {
    guard let last = context.lastDeed else { return say(wording.nothingToRepeat()) }
    try await perform(FollowUp(of: last, fit: 1))
  }

  // MARK: Help

  /// What can be said, with examples that work.
  func help(about topic: String?) -> String {
    let examples = Examples(registry.snapshot)
    let names = registry.snapshot.applications.map(\.model.name).filter(isTalkedTo)
    guard let topic else {
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
