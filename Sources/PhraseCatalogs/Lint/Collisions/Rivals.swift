internal import PhraseMatching

/// What the troubles of trial matches come from, each from one thing: rules divide them among themselves.
struct Rivals: Sendable {
  /// A request at which two phrases of different shortcuts come too close.
  struct Witness: Sendable {
    /// What is said.
    var request: String
    /// How far the phrase that it was made of is ahead of the rival; below zero when it is behind.
    var lead: Double

    func isClearer(than other: Witness) -> Bool {
      (abs(lead), request.utf8.count, request) < (abs(other.lead), other.request.utf8.count, other.request)
    }
  }

  /// A phrase and the one that it comes too close to.
  struct Pair: Sendable, Hashable {
    var phrase: PhraseID
    var rival: PhraseID

    var reversed: Pair { Pair(phrase: rival, rival: phrase) }
  }

  /// A value, and the phrase that says its name in words of its own.
  struct Blame: Sendable, Hashable {
    var value: ValueID
    /// The phrase with the words.
    var words: PhraseID
    /// The phrase with the hole.
    var hole: PhraseID
  }

  /// Phrases that never reach their shortcut, with the phrase that is reached first; nil where nothing is.
  private(set) var losers: [PhraseID: (rival: PhraseID?, witness: Witness)] = [:]
  /// Phrases that are said in words of their own, and too close all the same.
  private(set) var pairs: [Pair: Witness] = [:]
  /// Values to blame.
  private(set) var blames: [Blame: Witness] = [:]
  /// Phrases that a negative phrase keeps from their shortcut, with a request and the text of the negative phrase.
  private(set) var vetoed: [PhraseID: (request: String, negative: String)] = [:]

  init(_ trials: TrialMatches, _ forms: PhraseForms) {
    let sorter = TroubleSorter(trials: trials, forms: forms)
    for phrase in trials.phrases { sorter.sort(phrase, into: &self) }
    dropWhatIsSaidElsewhere()
  }

  fileprivate mutating func lose(_ phrase: PhraseID, to rival: PhraseID?, _ witness: Witness) {
    losers[phrase] = (rival, witness)
  }

  fileprivate mutating func approach(_ pair: Pair, _ witness: Witness) {
    if pairs[pair].map({ witness.isClearer(than: $0) }) ?? true { pairs[pair] = witness }
  }

  fileprivate mutating func blame(_ blame: Blame, _ witness: Witness) {
    if blames[blame].map({ witness.isClearer(than: $0) }) ?? true { blames[blame] = witness }
  }

  fileprivate mutating func veto(_ phrase: PhraseID, _ request: String, by negative: String) {
    if vetoed[phrase] == nil { vetoed[phrase] = (request, negative) }
  }

  /// A phrase that never wins is said so, and not also too close; phrases too close by themselves blame no value; of
  /// two phrases one is told.
  private mutating func dropWhatIsSaidElsewhere() {
    let lost = Set(losers.compactMap { loser in loser.value.rival.map { Set([loser.key, $0]) } })
    pairs = pairs.filter { !lost.contains([$0.key.phrase, $0.key.rival]) }
    blames = blames.filter { blame, _ in
      let pair = Pair(phrase: blame.words, rival: blame.hole)
      return pairs[pair] == nil && pairs[pair.reversed] == nil && !lost.contains([blame.words, blame.hole])
    }
    let all = pairs
    pairs = all.filter { pair, witness in
      guard let other = all[pair.reversed] else { return true }
      return pair < pair.reversed ? !other.isClearer(than: witness) : witness.isClearer(than: other)
    }
  }
}

extension Rivals.Pair: Comparable {
  static func < (left: Self, right: Self) -> Bool { (left.phrase, left.rival) < (right.phrase, right.rival) }
}

extension Rivals.Blame: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    (left.value, left.words, left.hole) < (right.value, right.words, right.hole)
  }
}

/// Finds what each trouble of a phrase comes from.
private struct TroubleSorter {
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
