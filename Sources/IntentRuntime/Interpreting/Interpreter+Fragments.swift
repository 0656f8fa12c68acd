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
    if found.isEmpty, let whole = saidWhole(request) { found.append(.shortcut(whole)) }
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

  /// "I need to pay the rent": the phrase that a text is as a whole, with free words in it, where others rank before it
  /// that are no better than a guess.
  private func saidWhole(_ request: InterpretedRequest) -> InterpretedRequest? {
    guard request.matching.outcome == .notRecognized, !request.matching.onlyMentionsActions else { return nil }
    let whole = request.matching.candidates.first { candidate in
      candidate.score >= Self.certainlyWhole && candidate.missing.isEmpty && lacking(candidate).isEmpty
        && candidate.values.allSatisfy { !$0.isUnknown || performing(candidate).takesAnyText($0.name) }
    }
    return whole.map(request.only)
  }

  private static var certainlyWhole: Double { 0.98 }
}
