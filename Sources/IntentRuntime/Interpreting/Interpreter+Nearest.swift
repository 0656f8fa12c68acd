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
    let named = spansOfThings(in: text, isLoose: true).filter { thing in
      !spans.contains { $0 != thing.range && $0.clamped(to: thing.range) == thing.range && isAmount(text.bytes($0)) }
    }.filter { !isOnlyTouched($0.thing, $0.range, of: text) && !isAmount(text.bytes($0.range)) }.map(\.thing)
    guard !named.isEmpty else { return [] }
    let near = nearestByWords(to: request, naming: named, in: text)
    return near.isEmpty
      ? Array(named.lazy.map { self.uses(of: $0) }.first { !$0.isEmpty }?.prefix(Self.mostNear) ?? []) : near
  }

  /// "Book a hotel in Rome" is about nothing that has a word of it in its name, where another word is said that its
  /// application never says.
  private func isOnlyTouched(_ thing: NamedThing, _ range: Range<Int>, of text: String) -> Bool {
    let said = FindText.words(of: readers.continuations.bareName(text.bytes(range)))
    let names = ([thing.value.title] + thing.value.synonyms).map {
      FindText.words(of: readers.continuations.bareName($0))
    }
    if names.contains(where: { !$0.isEmpty && said.joined().contains($0.joined()) }) { return false }
    let front = text.bytes(0..<range.lowerBound), behind = text.bytes(range.upperBound..<text.utf8.count)
    let phrases = snapshot.applications[thing.application].model.shortcuts.flatMap(\.phrases)
    let known = Set(phrases.flatMap { FindText.words(of: $0.text) })
    return FindText.words(of: "\(front) \(behind)").dropFirst().contains { word in
      !known.contains(word) && !readers.continuations.isFiller(around: [], in: word, besides: [])
        && !readers.continuations.isPreposition(word) && !readers.continuations.isArticle(word)
    }
  }

  /// Those of which a word is said.
  private func nearestByWords(
    to request: InterpretedRequest, naming named: [NamedThing], in text: String
  ) -> [FollowUp] {
    let meant = candidates(near: request.text).filter { near in
      near.explanation?.matchedWeight ?? 0 >= Self.leastSaid && isOfKind(near, request.text)
    }
    let uses = meant.compactMap { use($0, saying: text, named, fit: $0.explanation?.saidWeight ?? 0) }
    let best = uses.map(\.fit).max() ?? 0
    let sorted = uses.filter { $0.fit > best - Self.nearestLead }.enumerated()
      .sorted { ($1.element.fit, $0.offset) < ($0.element.fit, $1.offset) }.map(\.element)
    return Array(sorted.firstOfEachTitle.prefix(Self.mostNear))
  }

  /// "Note to self: buy milk": what takes any words and means about the same as those in front of them.
  func nearestTakingText(_ request: InterpretedRequest) -> [FollowUp] {
    let text = continuation(of: request.text).text
    guard !readers.continuations.asksForAnswer(text), request.matching.vetoedApplication == nil else { return [] }
    let mark = readers.continuations.textOpenings(in: text).first { text.bytes($0).contains(":") }
    let front = text.bytes(0..<(mark?.lowerBound ?? text.utf8.count))
    let uses = candidates(near: front).compactMap { candidate -> FollowUp? in
      guard let verb = mark == nil ? candidate.verbSaid : candidate.verb,
        mark != nil || verb.lowerBound == 0 && front.bytes(verb).contains(" ")
      else {
        return nil
      }
      return use(candidate, ofText: text.bytes((mark?.upperBound ?? verb.upperBound)..<text.utf8.count))
    }
    return Array(uses.firstOfEachTitle.prefix(Self.mostNear))
  }

  /// What comes nearest to a text, however far that is.
  func candidates(near text: String) -> [Candidate] {
    var options = settings.matching
    options.now = settings.now()
    return NearestShortcut.candidates(options) { options in
      matchers.withMatcher(for: snapshot.index) { $0.match(text, options: options) }
    }
  }

  private func use(_ candidate: Candidate, ofText words: String) -> FollowUp? {
    var base = performing(candidate, text: words)
    let needed = base.parameters.filter { !$0.isOptional && !base.isGiven($0.name) }
    let name = readers.continuations.withoutPreposition(words.split(separator: " ").joined(separator: " "))
    guard needed.count == 1, needed[0].kind == .text, base.takesAnyText(needed[0].name),
      name.split(separator: " ").count > 1, !readers.continuations.namesPerson(name)
    else { return nil }
    base.candidate = candidate
    base.candidate?.values = []
    base.candidate?.explanation = nil
    base.recordedTitle = candidate.title
    return FollowUp(of: base, changing: [FilledParameter(needed[0].name, text: name)], fit: 1)
  }

  /// "Get me ripgrep": what can be done with the one thing that a query finds by the name behind a wish, or behind one word.
  func nearestFound(to request: InterpretedRequest) async throws -> [FollowUp] {
    let said = continuation(of: request.text).text
    let wanted = readers.continuations.withoutWish(said)
    let rest = wanted == said ? readers.continuations.rest(of: said, behindWords: 1) : wanted
    guard let name = rest.map(readers.continuations.bareName), name.split(separator: " ").count <= Self.fewWords,
      !readers.continuations.isSentence(name), references(in: said).isEmpty, !readers.continuations.isNumber(name)
    else { return [] }
    let found = try await things(foundBy: name)
    return found.count == 1 ? Array(uses(of: found[0]).prefix(Self.mostNear)) : []
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
  func namingFocus(_ text: String) -> String {
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
    let isNamed = values.contains { value in
      value.values.contains { found in named.contains { $0.value.id == found.id } }
    }
    return isNamed ? FollowUp(of: base, changing: values, fit: fit) : nil
  }
}

extension Candidate {
  /// The bytes that say a word of its phrase which means something.
  fileprivate var verb: Range<Int>? { verbStep?.range }

  /// The same where it is said, and not only meant.
  fileprivate var verbSaid: Range<Int>? { verbStep?.comparedBy == .semantic ? nil : verbStep?.range }

  private var verbStep: Explanation.Step? {
    explanation?.steps.first { step in
      (step.kind == .matched || step.kind == .moved) && step.weight >= 0.8 && step.similarity >= 0.8
    }
  }
}
