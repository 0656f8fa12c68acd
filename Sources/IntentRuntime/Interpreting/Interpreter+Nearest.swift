internal import AppIntents
internal import Dialog
internal import PhraseMatching

// What may be meant where nothing fits, and a thing is named: "we are almost out of hay".
extension Interpreter {
  /// The shortcuts that come nearest to a request and take what it names, with that; the nearest first. They are only
  /// offered: that somebody names a thing says little of what to do with it.
  func nearest(to request: InterpretedRequest) -> [FollowUp] {
    guard request.text.utf8.count <= Self.longestNearest, !request.matching.onlyMentionsActions || mayBeWanted(request)
    else { return [] }
    let text = namingFocus(request.text)
    // "Half past nine" names nothing that is called half.
    let spans = readers.continuations.spans(in: text)
    let named = spansOfThings(in: text).filter { thing in
      !spans.contains { $0 != thing.range && $0.clamped(to: thing.range) == thing.range && isAmount(text.bytes($0)) }
    }.map(\.thing)
    guard !named.isEmpty else { return [] }
    var options = settings.matching
    options.now = settings.now()
    let near = NearestShortcut.candidates(options) { options in
      matchers.withMatcher(for: snapshot.index) { $0.match(request.text, options: options) }
    }
    let meant = near.filter { near in
      near.explanation?.matchedWeight ?? 0 >= Self.leastSaid && isOfKind(near, request.text)
    }
    let uses = meant.compactMap { use($0, saying: text, named, fit: $0.explanation?.saidWeight ?? 0) }
    let best = uses.map(\.fit).max() ?? 0
    let sorted = uses.filter { $0.fit > best - Self.nearestLead }.enumerated()
      .sorted { ($1.element.fit, $0.offset) < ($0.element.fit, $1.offset) }.map(\.element)
    return Array(sorted.firstOfEachTitle.prefix(Self.mostNear))
  }

  /// "Pepper has to go to the vet" reports something, and asks for something by it.
  private func mayBeWanted(_ request: InterpretedRequest) -> Bool {
    request.matching.onlyTells && !readers.continuations.isReported(request.text)
  }

  /// Whether a shortcut does what a text may want: a question asks, and what takes away takes away.
  func isOfKind(_ candidate: Candidate, _ text: String) -> Bool {
    let reader = readers.continuations
    let said = [candidate.phrase, candidate.title]
    if reader.asksForAnswer(text), !reader.isQuestion(candidate.phrase) { return false }
    return !reader.removes(text) || said.contains(where: reader.removes) && !namesOtherKind(text, than: candidate)
  }

  /// "Send it to me" with the name of what was spoken of last.
  private func namingFocus(_ text: String) -> String {
    let found = references(in: text).filter { $0.target == .that || $0.target == .there }
    guard let focus = context.mentions.referents(of: .that).first?.first, !found.isEmpty else { return text }
    return readers.references.replacing(Array(found.prefix(1)), in: text) { _ in focus.title } ?? text
  }

  private static var longestNearest: Int { 200 }
  /// A word that means about the same as one of the phrase.
  private static var leastSaid: Double { 0.8 }
  private static var nearestLead: Double { 0.4 }
  private static var mostNear: Int { 3 }

  /// A shortcut with the values that a text names for it; nil where it takes none of the things.
  private func use(
    _ candidate: Candidate, saying text: String, _ named: [NamedThing], fit: Double
  ) -> FollowUp? {
    let (binding, application) = snapshot.bindings[candidate.shortcut]
    var base = PerformedRequest(binding, of: application, text: text)
    guard
      named.contains(where: { thing in
        thing.application == application && base.parameters.contains { $0.entityName == thing.entity }
      })
    else { return nil }
    base.candidate = candidate
    base.candidate?.values = []
    base.candidate?.explanation = nil
    base.recordedTitle = candidate.title
    base.isGuess = true
    let values = values(in: text, of: base)
    return values.contains { !$0.values.isEmpty } ? FollowUp(of: base, changing: values, fit: fit) : nil
  }
}
