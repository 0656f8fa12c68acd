internal import AppIntents
internal import ApplePlatform
internal import Dialog
internal import PhraseMatching

extension Session {
  /// Takes note of what happens while an intent runs.
  func note(_ event: IntentEvent) async {
    guard isRunning else { return }
    switch event {
    case .opensApplication:
      context.inFront = run.application
      guard let index = run.application else { return }
      let launched = registry.launched
      await MainActor.run { launched.open(index) }
      note(wording.opening(registry.snapshot.applications[index].model.name))
    case .opensURL(let url, let intent):
      if intent is any OpenIntent, let index = run.application { return await bring(index, toOpen: url) }
      note(wording.openingURL(url.absoluteString))
    case .reports(let progress, _):
      let share = progress.totalUnitCount > 0 ? progress.fractionCompleted : nil
      settings.onProgress?(SessionSettings.Progress(share: share, text: progress.subtitle ?? progress.title))
    case .performs(let intent): noteValues(of: intent)
    case .showsContent, .registersUndo, .reloadsSnippet: break
    }
  }

  /// The values with which an intent performs, or asks for more.
  func noteValues(of intent: any AppIntent) {
    guard let index = draft.invocations.indices.last, case .running = draft.invocations[index].state,
      type(of: draft.invocations[index].intent) == type(of: intent)
    else { return }
    draft.invocations[index].intent = intent
  }

  /// An address of its own opens an application, where the window takes it.
  private func bring(_ index: Int, toOpen url: URL) async {
    let launched = registry.launched
    context.inFront = index
    await MainActor.run { launched.open(url, in: index) }
    note(wording.opening(registry.snapshot.applications[index].model.name))
  }
}
