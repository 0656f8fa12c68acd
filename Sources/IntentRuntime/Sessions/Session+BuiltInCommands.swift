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
    case .undoRequest(let number): try await undo(request: number)
    case .restore: break
    case .redo: try await redo()
    case .again: try await again()
    case .help(let topic): say(help(about: topic))
    case .cancel: say(nothingToCancel())
    case .search(let words): try await search(for: words)
    case .resume: say(wording.nothingAsked())
    case .talk, .talkOfDeed: break
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
