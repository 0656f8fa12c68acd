internal import AppIntents
internal import Dialog
internal import PhraseMatching

// What comes of a text that is no request of its own.
extension Interpreter {
  /// What comes of a text that is no request of its own.
  func fragments(_ request: InterpretedRequest) async throws -> [Interpretation] {
    let text = request.text
    if let put = try await puttingThere(text) { return put }
    var found: [Interpretation] = []
    if let refined = findFurther(text) ?? findSuperlative(text) { found.append(.find(refined)) }
    if let count = countedButton(for: text) { found.append(.count(count)) }
    if let whole = assembledWhole(request) { found.append(.followUp(whole)) }
    if let plain = try await plainFollowUp(text) { found.append(.followUp(plain)) }
    if let mention = mentionAlone(text) { found.append(.referent(mention)) }
    if let several = severalAlone(text) { found.append(several) }
    let said = continuation(of: text)
    // "What about tomorrow" goes on with what was asked, and begins nothing with a day.
    if !readers.continuations.beginsAsQuestion(text), !readers.continuations.removes(text),
      !readers.continuations.tellsOfOwnDeed(text), said.kind == .plain || !isAmount(said.text),
      let thing = thing(named: text)
    {
      found.append(.name(thing))
    }
    if let things = things(named: text) ?? namesakes(text) { found.append(.names(things)) }
    if let completed = try await completed(text) { found.append(.followUp(completed)) }
    if found.isEmpty, let worked = try await workedOut(text) { found.append(.followUp(worked)) }
    if let repaired = try await repaired(text) { found += repaired }
    if found.isEmpty, let titled = shortcutTitled(text) { found.append(.followUp(titled)) }
    if found.isEmpty, let said = saidWithValues(request) { found.append(.shortcut(said)) }
    if found.isEmpty, let partly = partlyNamed(request) { found.append(.shortcut(aboutFocus(partly))) }
    if found.isEmpty, let begun = outOfRange(request) ?? unfinished(request) {
      found.append(.shortcut(aboutFocus(begun)))
    }
    if let plain = withoutReference(request) { found.append(.shortcut(plain)) }
    if found.isEmpty, let said = saidInWords(request) { found.append(.shortcut(said)) }
    if found.isEmpty, let told = told(text) { found.append(.followUp(told)) }
    if found.isEmpty, let value = valueAsked(text) { found.append(.values(value)) }
    if found.isEmpty, let recorded = recorded(request) { found.append(.followUp(recorded)) }
    if found.isEmpty, let event = toldWithTime(request) { found.append(.followUp(event)) }
    if found.isEmpty, let assembled = assembled(request) { found.append(.followUp(assembled)) }
    if !readers.continuations.tellsOfOwnDeed(text), let listed = findNamed(text) { found.append(.find(listed)) }
    if let unclear = unclearPart(of: request) { found.append(unclear) }
    if request.matching.outcome == .matched, request.unresolved == nil, !takesSentenceForName(request),
      !onlyResembles(request), !guessesName(request)
    {
      found.append(.shortcut(request))
    }
    if found.isEmpty, let ofKind = unknownOfKind(request) { found.append(.shortcut(ofKind)) }
    if found.isEmpty, let unplaced = findUnplaced(text) { found.append(.find(unplaced)) }
    if found.isEmpty, let unknown = unknownValue(text) ?? unknownName(request) { found.append(unknown) }
    return found
  }

  /// "I have to pay the rent on Friday": what the person who speaks says of themselves by the words of a phrase, where what
  /// ranks first is no better than a guess. Of what such words can be behind, it takes what takes most of them apart.
  func saidOfSpeaker(_ request: InterpretedRequest) -> InterpretedRequest? {
    let isGuess = request.matching.outcome == .notRecognized || takesUnknownName(request)
    guard openQuestion == nil, isGuess, !request.matching.onlyMentionsActions,
      readers.continuations.beginsWithSpeaker(request.text), !readers.continuations.isQuestion(request.text)
    else { return nil }
    for base in snapshot.applications.indices.flatMap({ shortcuts(of: $0, origin: .any) }) {
      guard let words = wordsOfSpeaker(request.text, in: base), !isUnderstood(words) else { continue }
      let apart = openings(of: "", base).map { self.request($0 + words) }.filter { other in
        other.matching.candidates.first.map { self.performing($0).isSame(as: base) && self.isWhole($0) } ?? false
      }
      let most = apart.map { $0.matching.candidates[0].values.count }.max()
      guard let best = apart.first(where: { $0.matching.candidates[0].values.count == most }) else { continue }
      return best.only(best.matching.candidates[0])
    }
    return nil
  }

  /// "I need to see what's on Friday" asks for that.
  private func isUnderstood(_ words: String) -> Bool {
    let inner = request(words)
    let parts = words.indices.filter { words[$0] == " " }.map { String(words[words.index(after: $0)...]) }
    return parts.contains(where: readers.continuations.beginsAsQuestion) || findAny(words).map { !$0.isVain } ?? false
      || inner.matching.outcome != .notRecognized && isRecognizedByWords(inner) && !takesUnknownName(inner)
  }

  /// The "pay the rent" of "I have to pay the rent", where a phrase of a shortcut begins with the other words and takes any
  /// behind them.
  private func wordsOfSpeaker(_ text: String, in base: PerformedRequest) -> String? {
    guard case .intent(let intent) = base.deed, intent is any UndoableIntent else { return nil }
    return snapshot.phrases(of: base).written.lazy.compactMap { phrase -> String? in
      guard let hole = phrase.firstRange(of: "${"), hole.lowerBound > phrase.startIndex,
        let end = phrase[hole.upperBound...].firstIndex(of: "}"),
        phrase[end...].dropFirst().allSatisfy(\.isWhitespace) || phrase[end...].dropFirst().hasPrefix(" [")
      else { return nil }
      let opening = phrase[..<hole.lowerBound].lowercased()
      guard opening.split(separator: " ").count > 2, text.lowercased().hasPrefix(opening),
        self.readers.continuations.beginsWithSpeaker(opening)
      else { return nil }
      return String(text.dropFirst(opening.count))
    }.first
  }
}
