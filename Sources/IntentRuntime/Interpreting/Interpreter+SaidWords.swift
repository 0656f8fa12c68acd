internal import AppIntents
internal import Dialog
internal import PhraseMatching

// What is said in the words of a shortcut, where another only takes them for a name that nobody knows.
extension Interpreter {
  /// "Cancel the temp basal": the request as that of the shortcut whose own words say all of it, perhaps cut short.
  func saidInWords(_ request: InterpretedRequest) -> InterpretedRequest? {
    let said = FindText.words(of: request.text).filter {
      !readers.continuations.isFiller(around: [], in: $0, besides: [])
    }
    guard request.unresolved == nil, request.matching.vetoedApplication == nil, 2...Self.mostWordsSaid ~= said.count
    else { return nil }
    let isCancelling = cancels(said[0])
    let meant = snapshot.plainPhrases.filter { phrase in
      isTalkedTo(phrase.application) && saysAll(phrase.words, said, isCancelling)
    }
    guard let shortest = meant.min(by: { $0.words.count < $1.words.count }),
      meant.allSatisfy({ $0.application == shortest.application && $0.intent == shortest.intent })
    else { return nil }
    var read = request
    read.matching = match(shortest.words.joined(separator: " "), in: shortest.application)
    guard read.matching.outcome == .matched, read.matching.candidates.first?.intent == shortest.intent else {
      return nil
    }
    read.matching.isExact = false
    read.unplaced = []
    return read
  }

  private static var mostWordsSaid: Int { 6 }

  /// Whether each of some words is one of a phrase, or the beginning of one, and says the same as its verb.
  ///
  /// - Parameter isCancelling: whether the verb that is said cancels: any other that does says the same.
  private func saysAll(_ phrase: [String], _ said: [String], _ isCancelling: Bool) -> Bool {
    guard let verb = phrase.first, verb == said[0] || isCancelling && cancels(verb) else { return false }
    return said.dropFirst().allSatisfy { word in
      phrase.dropFirst().contains { $0 == word || word.count >= Self.leastOfWord && $0.hasPrefix(word) }
    }
  }

  private func cancels(_ verb: String) -> Bool { command(in: verb)?.request == .cancel }

  private static var leastOfWord: Int { 4 }

  // MARK: "That" in front of a name

  /// "Stop that temp basal" where nothing was spoken of, or nothing such: "that" is an article there.
  func withArticle(_ request: InterpretedRequest) async throws -> [Interpretation]? {
    guard request.unresolved != nil, request.replaced == nil, let plain = withoutDeterminer(request.text) else {
      return nil
    }
    let read = self.request(plain)
    guard read.unresolved == nil else { return nil }
    if let said = saidInWords(read) { return [.shortcut(said), .none(request)] }
    if read.matching.outcome == .matched, read.score >= Self.sureShortcut, isRecognizedByWords(read) {
      return try await requests(read)
    }
    guard context.mentions.groups.isEmpty else { return nil }
    var asSaid = request
    asSaid.unresolved = nil
    return try await requests(read).map { if case .none = $0 { .none(asSaid) } else { $0 } }
  }

  /// A text with "the" in place of "that", where a name follows with a word that the phrase of some shortcut has.
  private func withoutDeterminer(_ text: String) -> String? {
    let found = references(in: text)
    guard found.count == 1, found[0].target == .that else { return nil }
    let range = found[0].range
    let behind = text.bytes(range.upperBound..<text.utf8.count)
    let whole = text.bytes(range.lowerBound..<text.utf8.count)
    let words = FindText.words(of: behind)
    guard behind.first == " ", let first = words.first,
      !readers.continuations.isFiller(around: [], in: first, besides: []),
      readers.continuations.bareName(whole).utf8.count < whole.utf8.count - range.count,
      !readers.continuations.asksForAnswer(text), words.contains(where: isWordOfPhrase)
    else { return nil }
    return text.bytes(0..<range.lowerBound) + "the" + behind
  }

  private func isWordOfPhrase(_ word: String) -> Bool {
    if readers.continuations.isFiller(around: [], in: word, besides: []) { return false }
    return snapshot.applications.filter { isTalkedTo($0.model.name) }.flatMap(\.model.shortcuts).contains { shortcut in
      shortcut.phraseOrigin == .authored && shortcut.phrases.contains { FindText.words(of: $0.text).contains(word) }
    }
  }

  // MARK: Questions about a known value

  /// "How much is left in the reservoir": what the one shortcut tells of a thing that does nothing but tell of such.
  /// Where more is asked than its phrase says, that is asked about first.
  func told(_ text: String) -> FollowUp? {
    guard readers.continuations.asksForAnswer(text) else { return nil }
    // A question about trails that says "today" is not about that.
    let named = spansOfThings(in: text).filter { !isAmount(text.bytes($0.range)) || isOnlyWord($0.range, in: text) }
    guard named.count == 1, let (thing, range) = named.first else { return nil }
    let application = snapshot.applications[thing.application]
    let telling = zip(application.model.shortcuts, application.bindings).filter { shortcut, _ in
      shortcut.phraseOrigin == .authored && shortcut.parameters.contains { $0.entityName == thing.entity }
    }
    guard telling.count == 1, let (shortcut, binding) = telling.first,
      shortcut.phrases.allSatisfy({ readers.continuations.answers($0.text) }),
      let parameter = shortcut.parameters.first(where: { $0.entityName == thing.entity }),
      shortcut.parameters.allSatisfy({ $0.isOptional || $0.name == parameter.name })
    else { return nil }
    let base = PerformedRequest(binding, of: thing.application, text: text)
    return FollowUp(
      of: base, changing: [FilledParameter(parameter.name, text: text.bytes(range), values: [thing.value])], fit: 1)
  }

  /// Whether nothing stands beside some words but what opens a question.
  private func isOnlyWord(_ range: Range<Int>, in text: String) -> Bool {
    let rest = text.bytes(0..<range.lowerBound) + text.bytes(range.upperBound..<text.utf8.count)
    return readers.continuations.isInterrogative(rest)
      || readers.continuations.isFiller(around: [], in: rest, besides: [])
  }

  /// "Is the sky clear over the hill" where a phrase asks how the sky is there: what it tells says whether it is so.
  func tellsQuality(_ request: InterpretedRequest) -> InterpretedRequest? {
    guard request.unresolved == nil, request.matching.outcome == .notRecognized,
      request.matching.vetoedApplication == nil, !request.matching.onlyMentionsActions,
      readers.continuations.asksForAnswer(request.text)
    else { return nil }
    let candidates = match(request.text, limit: 1, isExplained: true).candidates
    guard let best = candidates.first, readers.continuations.onlyTells(best.phrase), saysPhrase(best),
      best.values.contains(where: { !$0.values.isEmpty }), !best.values.contains(where: \.isUnknown),
      lacking(best).isEmpty, hasOneWordMore(best)
    else { return nil }
    var read = request
    read.matching.candidates = [best]
    read.matching.outcome = best.values.contains { $0.values.count > 1 } ? .ambiguous : .matched
    read.unplaced = []
    return read
  }

  private func hasOneWordMore(_ candidate: Candidate) -> Bool {
    let steps = candidate.explanation?.steps ?? []
    return steps.count { $0.kind == .uncovered && $0.weight >= Explanation.content } == 1
  }
}
