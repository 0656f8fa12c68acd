internal import AppIntents
internal import Dialog
internal import PhraseMatching

// Requests that say the words of a phrase and, beside them, values for which it has no place.
extension Interpreter {
  /// A request that says the words of a phrase and, beside them, values for which the phrase has no place: "pick color
  /// teal". What nothing takes is only let pass where something is asked before anything is done.
  func saidWithValues(_ request: InterpretedRequest) -> InterpretedRequest? {
    guard request.unresolved == nil, !request.matching.isTooLong, request.matching.vetoedApplication == nil,
      !request.matching.onlyMentionsActions
    else { return nil }
    guard readers.continuations.asksForAnswer(request.text) else { return saidBesideValues(request) }
    let words = FindText.words(of: request.text)
    guard words.count > 2, !readers.continuations.namesPerson(words[1]), isOrder(words[0]) else { return nil }
    return saidBesideValues(request).flatMap { beginsAsPhrase($0) ? $0 : nil }
  }

  /// "Have the car ready at seven" asks nothing where a phrase begins so.
  private func beginsAsPhrase(_ request: InterpretedRequest) -> Bool {
    guard let best = request.matching.candidates.first, let word = FindText.words(of: request.text).first else {
      return false
    }
    return begins(performing(best), with: word)
  }

  private func saidBesideValues(_ request: InterpretedRequest) -> InterpretedRequest? {
    if let read = saidBeforeText(request) ?? saidAroundValues(request) ?? keptText(request) { return read }
    let candidates = match(request.text, limit: Self.mostSaid, isExplained: true).candidates
    let said = candidates.filter { $0.explanation?.saysPhrase ?? false }.compactMap {
      self.completedWithValues($0, request)
    }
    let brief = candidates.filter { $0.explanation?.saysOnlyWord ?? false }.compactMap {
      self.completedWithValues($0, request)
    }
    let completed = said.isEmpty ? brief.filter(\.unplaced.isEmpty) : said
    let best = completed.min { ($0.unplaced.count, -$0.candidate.score) < ($1.unplaced.count, -$1.candidate.score) }
    guard let best else { return nil }
    var read = request
    read.matching.candidates = [best.candidate]
    read.matching.isExact = false
    read.matching.outcome = best.candidate.values.contains { $0.values.count > 1 } ? .ambiguous : .matched
    read.unplaced = best.unplaced
    return read
  }

  /// "Save a memo saying buy bread": a request, and behind words that lead to it a text that it takes.
  private func saidBeforeText(_ request: InterpretedRequest) -> InterpretedRequest? {
    let openings = readers.continuations.textOpenings(in: request.text)
    // Behind a comma stands only what is needed.
    let listed = readers.continuations.textOpenings(in: request.text, marks: [",", "、"]).filter {
      !openings.contains($0)
    }
    for cut in openings + listed {
      let front = request.text.bytes(0..<cut.lowerBound)
      let noun = phrasesTakingText(with: front)
      let matching = match(noun ?? readers.continuations.withoutNoise(front) ?? front)
      guard matching.outcome == .matched, let best = matching.candidates.first, best.score >= Self.surely,
        best.values.allSatisfy({ !$0.isUnknown })
      else { continue }
      let base = performing(best, text: request.text)
      let texts = base.parameters.filter { parameter in
        parameter.kind == .text && base.takesAnyText(parameter.name)
          && !best.values.contains { $0.name == parameter.name }
      }
      let isSaid =
        match(readers.continuations.withoutNoise(front) ?? front, similarity: .lexical)
        .candidates.first.map { $0.score >= Self.surely } ?? false
      let optional = openings.contains(cut) && isSaid ? texts.first : nil
      guard let parameter = texts.first(where: { !$0.isOptional }) ?? optional else { continue }
      if !openings.contains(cut), !isShortName(request.text.bytes(cut.upperBound..<request.text.utf8.count)) {
        continue
      }
      return request.saying(best, of: matching, parameter.name, from: cut.upperBound)
    }
    return nil
  }

  /// "Jot down buy stamps": what the one shortcut keeps that has a word for such texts, and needs nothing else.
  private func keptText(_ request: InterpretedRequest) -> InterpretedRequest? {
    guard let start = readers.continuations.startOfRecord(in: request.text),
      // "Write these down" says nothing of what.
      !references(in: request.text).contains(where: { $0.range.lowerBound <= start })
    else { return nil }
    let phrases = snapshot.takingText.filter { phrase in
      isTalkedTo(phrase.application) && phrase.words.contains(where: readers.continuations.namesRecord)
    }
    guard let phrase = phrases.first, Set(phrases.map { [$0.application, $0.intent] }).count == 1 else { return nil }
    let matching = match(phrase.words.joined(separator: " "), in: phrase.application)
    guard let best = matching.candidates.first, best.intent == phrase.intent,
      let parameter = performing(best).parameters.first(where: { $0.kind == .text && !$0.isOptional })
    else { return nil }
    return request.saying(best, of: matching, parameter.name, from: start)
  }

  /// "Memo saying …": the one phrase with a word for a shortcut that needs nothing but a text.
  private func phrasesTakingText(with words: String) -> String? {
    let said = FindText.words(of: readers.continuations.bareName(continuation(of: words).text))
    guard said.count == 1, said[0].count > 2 else { return nil }
    let phrases = snapshot.takingText.filter { isTalkedTo($0.application) && $0.words.contains(said[0]) }
    return Set(phrases.map { [$0.application, $0.intent] }).count == 1 ? phrases[0].words.joined(separator: " ") : nil
  }

  private func completedWithValues(_ candidate: Candidate, _ request: InterpretedRequest) -> CompletedCandidate? {
    var inexact = request
    inexact.matching.isExact = false
    let completed = completed(candidate, of: inexact)
    let isFilled = completed.candidate.values.count > candidate.values.count
    let isAsking = !asked(by: completed.candidate).isEmpty
    if !completed.unplaced.isEmpty { return isAsking ? completed : nil }
    return isFilled ? completed : nil
  }

  /// Whether all words of the phrase of a candidate are said.
  func saysPhrase(_ candidate: Candidate) -> Bool { candidate.explanation?.saysPhrase ?? false }

  /// So many shortcuts are looked at.
  static var mostSaid: Int { 12 }

  /// The parameters that are asked for before a candidate is performed, as no value and no default is there for them.
  func asked(by candidate: Candidate) -> [Parameter] {
    let (binding, _) = snapshot.bindings[candidate.shortcut]
    return lacking(candidate).filter { parameter in
      guard case .intent(let intent) = binding else { return true }
      return IntentParameters(of: intent)[parameter.name]?.valueOrDefault == nil
    }
  }
}

extension InterpretedRequest {
  /// The same for one candidate of what was matched, of which a parameter takes the text from some byte on as it is.
  fileprivate func saying(
    _ candidate: Candidate, of matching: Matching, _ parameter: String, from start: Int
  ) -> InterpretedRequest {
    var read = self
    read.matching = matching
    read.matching.isExact = false
    read.matching.candidates = [candidate]
    read.matching.candidates[0].fill(FilledParameter(parameter, saying: start..<text.utf8.count, of: text))
    read.unplaced = []
    return read
  }
}

extension Explanation {
  /// Whether the words of the phrase are all said, and more than one word or value of it.
  fileprivate var saysPhrase: Bool { partsSaid > 1 }

  /// Whether the phrase has one word only, and that is what the request begins with.
  fileprivate var saysOnlyWord: Bool {
    partsSaid == 1 && steps.contains { $0.kind == .matched && $0.range?.lowerBound == 0 && $0.weight >= Self.content }
  }

  /// How many words and values of the phrase are said, where all of its words are; else 0.
  private var partsSaid: Int {
    let words = steps.filter { step in
      step.phrasePart.map { !$0.hasPrefix("${") && $0 != "…" } ?? false && step.weight >= Self.content
    }
    let isSaid = words.allSatisfy { step in
      (step.kind == .matched || step.kind == .moved) && step.comparedBy == .lexical && step.similarity >= Self.same
    }
    let values = steps.count { $0.kind == .value && $0.phrasePart != nil }
    return isSaid && !words.isEmpty && !steps.contains { $0.kind == .text } ? words.count + values : 0
  }

  /// What a word weighs that means something.
  static let content = 0.4
  /// How alike a word has to be that is said: in another form, but not misspelt.
  private static let same = 0.9
}
