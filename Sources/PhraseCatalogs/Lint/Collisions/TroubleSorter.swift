internal import PhraseMatching

/// Finds what each trouble of a phrase comes from.
struct TroubleSorter {
  let trials: TrialMatches
  let forms: PhraseForms

  func sort(_ phrase: TrialMatches.Phrase, into rivals: inout Rivals) {
    guard let first = phrase.troubles.first else { return }
    if let veto = phrase.troubles.first(where: { isVetoed($0, phrase.id) }),
      let negative = veto.matching.vetoingPhrase
    {
      rivals.veto(phrase.id, veto.request.text, by: negative)
    } else if phrase.won == 0, !isValueToBlame(first, phrase.id) {
      return lose(phrase.id, first, &rivals)
    }
    for trouble in phrase.troubles { compare(phrase.id, trouble, &rivals) }
  }

  private func isVetoed(_ trouble: TrialMatches.Trouble, _ phrase: PhraseID) -> Bool {
    trouble.matching.vetoedApplication != nil && own(trouble, phrase) == nil
  }

  private func own(_ trouble: TrialMatches.Trouble, _ phrase: PhraseID) -> Candidate? {
    trouble.matching.candidates.first { trials.application.does($0.shortcut, the: phrase) }
  }

  private func rival(_ trouble: TrialMatches.Trouble, _ phrase: PhraseID) -> Candidate? {
    trouble.matching.candidates.first { !trials.application.does($0.shortcut, the: phrase) }
  }

  /// Whether the phrase loses for the name of a value, which is then said of the value.
  private func isValueToBlame(_ trouble: TrialMatches.Trouble, _ phrase: PhraseID) -> Bool {
    rival(trouble, phrase).map { valueInWords(of: trouble.request, $0) != nil } ?? false
  }

  /// What never wins loses to a duplicate, which is said elsewhere, or to something else.
  private func lose(_ phrase: PhraseID, _ trouble: TrialMatches.Trouble, _ rivals: inout Rivals) {
    let winner = trouble.matching.outcome == .notRecognized ? nil : rival(trouble, phrase)
    let rival = winner.flatMap(trials.phrase)
    if let rival, isToldElsewhere(phrase, rival) { return }
    let lead = winner.map { $0.distance - (own(trouble, phrase)?.distance ?? 1) } ?? 0
    rivals.lose(phrase, to: rival, Rivals.Witness(request: trouble.request.text, lead: lead))
  }

  /// Phrases with a form in common are duplicates; those of one shape are told value by value, where all are known.
  private func isToldElsewhere(_ one: PhraseID, _ other: PhraseID) -> Bool {
    forms.shared(one, other) != nil || (forms.sharesShape(one, other) && takesListedValuesOnly(one))
  }

  private func takesListedValuesOnly(_ phrase: PhraseID) -> Bool {
    let names = Set((forms.forms[phrase] ?? []).flatMap(\.entities))
    return trials.application.entities.allSatisfy { $0.vocabulary == .closed || !names.contains($0.name.text) }
  }

  private func compare(_ phrase: PhraseID, _ trouble: TrialMatches.Trouble, _ rivals: inout Rivals) {
    guard trouble.matching.outcome != .notRecognized, let own = own(trouble, phrase),
      let rival = rival(trouble, phrase), let other = trials.phrase(of: rival),
      rival.distance - own.distance < TrialMatches.doubt, !isToldElsewhere(phrase, other)
    else { return }
    let witness = Rivals.Witness(request: trouble.request.text, lead: rival.distance - own.distance)
    if let value = valueInWords(of: trouble.request, rival) {
      rivals.blame(Rivals.Blame(value: value, words: phrase, hole: other), witness)
    } else if let value = wordsInValue(of: trouble.request, rival) {
      rivals.blame(Rivals.Blame(value: value, words: other, hole: phrase), witness)
    } else {
      rivals.approach(Rivals.Pair(phrase: phrase, rival: other), witness)
    }
  }

  /// A value of the rival that words of the phrase itself are taken for.
  private func valueInWords(of request: SampleRequest, _ rival: Candidate) -> ValueID? {
    guard let filled = rival.values.first(where: { !$0.values.isEmpty && request.saysItself($0.range) }) else {
      return nil
    }
    return value(filled.values[0], of: filled.name, rival)
  }

  /// A value of the phrase that the rival has words for.
  private func wordsInValue(of request: SampleRequest, _ rival: Candidate) -> ValueID? {
    let said = rival.explanation?.steps.filter { $0.kind == .matched || $0.kind == .moved } ?? []
    return request.fills.first { fill in
      fill.sample.value != nil
        && said.contains { step in
          step.weight >= SampleRequest.weighty && step.range.map { fill.range.overlaps($0) } ?? false
        }
    }?.sample.value
  }

  private func value(_ resolved: ResolvedValue, of parameter: String, _ candidate: Candidate) -> ValueID? {
    let application = trials.application
    guard application.shortcuts.indices.contains(candidate.shortcut),
      case .entity(let name)? = application.shortcuts[candidate.shortcut].parameters
        .first(where: { $0.name.text == parameter })?.kind,
      let entity = application.entities.firstIndex(where: { $0.name.text == name }),
      let value = application.entities[entity].values.firstIndex(where: { $0.id == resolved.id })
    else { return nil }
    return ValueID(entity: entity, value: value)
  }
}

extension SampleRequest {
  /// A word at least this heavy means something.
  static let weighty = 0.4
}
