internal import AppIntents
internal import Dialog
internal import PhraseMatching

// What goes on with the last deed: "start a workout" and "finish it".
extension Interpreter {
  /// "Stop it" stops what was started, where there is nothing else to stop.
  func stopped(_ request: InterpretedRequest) -> Interpretation? {
    guard request.builtInCommand == .cancel, openQuestion == nil, left.isEmpty, let last = context.lastDeed else {
      return nil
    }
    if let stopping = whatStops(last, request) { return .followUp(FollowUp(of: stopping, fit: 1)) }
    return request.replaced != nil && request.score >= Self.sureShortcut ? .shortcut(request) : nil
  }

  /// The shortcut of the same application that begins with the request's verb and is about the same as the deed.
  private func whatStops(_ last: PerformedRequest, _ request: InterpretedRequest) -> PerformedRequest? {
    guard let verb = FindText.words(of: request.text).first else { return nil }
    let application = snapshot.applications[last.application]
    let stopping = zip(application.model.shortcuts, application.bindings).filter { shortcut, _ in
      isAbout(last, shortcut) && shortcut.phrases.contains { FindText.words(of: $0.text).first == verb }
    }
    guard stopping.count == 1 else { return nil }
    return PerformedRequest(stopping[0].1, of: last.application, text: request.text)
  }

  /// Whether a candidate needs no value and its title has a word of the last deed: "finish it" is about the workout that
  /// was started.
  func isAboutLastDeed(_ candidate: Candidate) -> Bool {
    guard candidate.values.isEmpty, let last = context.lastDeed else { return false }
    let application = snapshot.applications[last.application].model
    return application.shortcuts.contains { $0.intent == candidate.intent && isAbout(last, $0) }
      && application.name == candidate.application
  }

  private func isAbout(_ last: PerformedRequest, _ shortcut: Shortcut) -> Bool {
    let begun = FindText.words(of: "\(last.title) \(last.text)")
    return !shortcut.parameters.contains { !$0.isOptional }
      && FindText.words(of: shortcut.title).contains { word in begun.contains { Self.isAlike(word, $0) } }
  }

  /// Whether the last deed that can be undone is about something: "take the falls off again".
  func isLastDeed(about topic: String) -> Bool {
    guard let last = context.performed.last(where: { !$0.isAttempt && $0.undoCount > 0 }) else { return false }
    let words = FindText.words(of: readers.continuations.bareName(topic))
    return !words.isEmpty && Set(words).isSubset(of: FindText.words(of: last.title))
  }

  /// What takes away what a deed is about that is not the last, or left nothing to undo: "take the falls off again" of
  /// what was a favorite already.
  func opposite(about topic: String) -> FollowUp? {
    let reader = readers.continuations
    guard let thing = thing(named: topic),
      let last = context.performed.last(where: { !$0.isAttempt && $0.title.contains(thing.value.title) }),
      !reader.removes(last.title), thing.application == last.application
    else { return nil }
    let done = FindText.words(of: last.title)
    let uses = uses(of: thing) { shortcut in
      reader.removes(shortcut.title)
        && FindText.words(of: shortcut.title).contains { word in done.contains { Self.isAlike(word, $0) } }
    }
    return uses.count == 1 ? uses[0] : nil
  }

  /// "Watering" and "water".
  private static func isAlike(_ word: String, _ other: String) -> Bool {
    min(word.count, other.count) >= 4 && (word.hasPrefix(other) || other.hasPrefix(word))
  }
}
