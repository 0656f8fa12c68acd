internal import AppIntents
internal import Dialog
internal import PhraseMatching

extension Session {
  /// Does what is asked of the assistant itself.
  func perform(_ command: BuiltInCommand) async throws {
    draft.matching = nil
    switch command {
    case .undo(let count): try await undo(count)
    case .undoDeed(let topic): try await undo(about: topic)
    case .restore: break
    case .redo: try await redo()
    case .again: try await again()
    case .help(let topic): say(help(about: topic))
    case .cancel: say(wording.nothingToCancel())
    case .search(let words): try await search(for: words)
    case .resume: say(wording.nothingAsked())
    case .talk, .talkOfDeed: break
    }
  }

  private func undo(_ count: Int) async throws {
    await countDeeds()
    var isAny = false
    for _ in 0..<count {
      guard let said = try await undoLast() else { break }
      say(said)
      isAny = true
    }
    if !isAny { say(wording.nothingToUndo()) }
  }

  /// Takes the last deed back, and tells what to say of it; nil if there is none.
  func undoLast() async throws -> String? {
    return try await takeBack(context.deeds.takeLast())
  }

  /// Takes back a deed that others were done after.
  private func undo(about topic: String) async throws {
    await countDeeds()
    let index = context.deeds.index(about: FindText.words(of: readers.continuations.bareName(topic)))
    say(try await takeBack(index.flatMap { context.deeds.take(at: $0) }) ?? wording.nothingToUndo())
  }

  private func takeBack(_ deed: DeedHistory.Deed?) async throws -> String? {
    if let deed, !deed.isFinal { context.noteUndone() }
    switch deed {
    case nil: return nil
    case .managed(let name):
      let manager = undoManager
      await MainActor.run { manager.undo() }
      return wording.undone(name)
    case .action(let action, let values, let name):
      return try await action.undo?.perform(with: values) ?? wording.undone(name)
    case .final(let name): return wording.cannotBeUndone(name)
    }
  }

  /// Takes note of what has been done that can be undone; returns how much it is.
  @discardableResult
  func countDeeds() async -> Int {
    let manager = undoManager
    let (count, name) = await MainActor.run { (manager.undoCount, manager.undoActionName) }
    return context.deeds.note(managed: count, name: name)
  }

  private func redo() async throws {
    switch context.deeds.takeLastUndone() {
    case nil: say(wording.nothingToRedo())
    case .managed(let name):
      let manager = undoManager
      await MainActor.run { manager.redo() }
      say(wording.redone(name))
    case .action(let action, let values, let name): say(try await action.perform(with: values) ?? wording.redone(name))
    case .final(let name): say(wording.cannotBeUndone(name))
    }
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
