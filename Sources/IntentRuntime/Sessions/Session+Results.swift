internal import AppIntents
internal import ApplePlatform
internal import Dialog
internal import FileFormats
internal import PhraseMatching
internal import SwiftUI

extension Session {
  /// Says and shows what an intent returned, and remembers it.
  func report(_ outcome: IntentOutcome) async throws {
    let snippet = try await drawn(intent: outcome.snippetIntent, view: outcome.view)
    let isSeen = snippet != nil && settings.showsSnippets
    if let dialog = outcome.dialog {
      let full = String(localized: dialog.full)
      let supporting = dialog.supporting.map { String(localized: $0) }
      say(isSeen || bringsWindow(outcome) ? supporting ?? full : full)
      draft.dialog = full
      draft.supportingDialog = supporting
    }
    // The buttons of what was shown before belong to it.
    for button in context.snippet?.buttons ?? [] {
      if let intent = button.intent, context.formerButtons.count < 50 { context.formerButtons[button.label] = intent }
    }
    context.snippet = nil
    if let snippet { show(snippet) }
    context.note(value: outcome.value, of: outcome.intent, items: readers.continuations.items)
    draft.entities = ConversationContext.entities(in: outcome.value) ?? []
    if let dialog = draft.dialog { context.noteNamed(in: dialog, of: draft.entities) }
    context.told = draft.entities.isEmpty ? draft.dialog.flatMap(told) : nil
    draft.value = JSONValue(showing: outcome.value)
    guard outcome.opensIntent == nil else { return }
    let isBare = !isSeen && outcome.dialog == nil
    if isBare, let value = outcome.value { sayValue(value) }
    guard outcome.isForeground, outcome.value == nil else { return }
    await lookAtWindow(showing: isBare || !isSeen && bringsWindow(outcome))
  }

  private func told(_ dialog: String) -> (application: String, text: String)? {
    run.application.map { (registry.snapshot.applications[$0].model.name, dialog) }
  }

  /// Whether an intent that says something leaves a window to look at.
  private func bringsWindow(_ outcome: IntentOutcome) -> Bool {
    settings.channel == .everything && context.inFront != nil && outcome.isForeground && outcome.value == nil
      && outcome.opensIntent == nil
  }

  /// Says the value that is left by an intent that says and shows nothing.
  private func sayValue(_ value: any Sendable) {
    let text = String(localized: DisplayRepresentation(showing: value).title)
    say(text.isEmpty ? wording.done() : text)
  }

  /// Whatever is performed says something: what is shown, or that it is done.
  func sayWhatIsShown(_ outcome: IntentOutcome) {
    let shows =
      outcome.isForeground || outcome.intent is any OpenIntent || draft.utterances.contains { $0.speech == nil }
    let text = shows ? wording.here(shownTitle(outcome)) : wording.done()
    // Words come before what they are about, and behind what opens.
    let index = draft.utterances.lastIndex { $0.lines != nil } ?? draft.utterances.endIndex
    draft.utterances.insert(.says(text), at: index)
    draft.dialog = text
  }

  /// What an intent shows: the entity that it is about, or else what the intent is called.
  private func shownTitle(_ outcome: IntentOutcome) -> String {
    let named = IntentParameters(of: outcome.intent).entries.compactMap { entry in
      ConversationContext.entities(in: entry.parameter.givenValue)?.first
    }
    if let entity = named.last { return Mention(entity).title }
    if let index = run.application, outcome.isForeground { return registry.snapshot.applications[index].model.name }
    return run.request?.title ?? ""
  }

  /// Draws the snippet of an intent, or else its view: also where nobody sees it, a number that is said is counted with.
  func drawn(intent: (any SnippetIntent)?, view: _SnippetViewContainer?) async throws -> DrawnSnippet? {
    if let intent { return try await draw(.intent(intent)) }
    if let view { return try await draw(.view(view)) }
    return nil
  }

  /// Draws a view as its intent would see the world.
  func draw(_ source: DrawnSnippet.Source) async throws -> DrawnSnippet? {
    let (width, style) = (run.options.width ?? settings.width, settings.terminal)
    return try await environment(isCertain: true).run {
      try await DrawnSnippet.draw(source, width: width, style: style)
    }
  }

  func show(_ snippet: DrawnSnippet) {
    context.snippet = snippet
    guard settings.showsSnippets else { return }
    draft.utterances.append(.shows(snippet.lines))
    draft.snippet = snippet.lines
  }

  /// Remembers what the window of the application in front shows, which is what “it” means next; where somebody sees it,
  /// shows its beginning.
  private func lookAtWindow(showing isShown: Bool) async {
    guard let index = context.inFront else { return }
    let width = isShown && settings.channel == .everything ? run.options.width ?? settings.width : nil
    let (style, launched) = (settings.terminal, registry.launched)
    guard let window = await MainActor.run(body: { launched.window(of: index, width: width, style: style) }) else {
      return
    }
    let lines = window.lines
    if !lines.isEmpty {
      let shown = lines.count > Self.mostWindowLines ? lines.prefix(Self.mostWindowLines) + ["…"] : lines[...]
      draft.utterances.append(.shows(Array(shown)))
    }
    guard let entity = window.entity else { return }
    let found = try? await EntityFinder.entities(of: entity.entityType, written: [entity.identifier])
    if let found, !found.isEmpty { context.note(found) }
  }

  /// A window is a glance here: the conversation goes on below it.
  private static var mostWindowLines: Int { 16 }
}

extension Response.Utterance {
  fileprivate var lines: [String]? { if case .shows(let lines) = self { lines } else { nil } }
}
