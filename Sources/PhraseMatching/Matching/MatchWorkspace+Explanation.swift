// The result in strings, and the explanation of each candidate. Nothing here affects the ranking.
extension MatchWorkspace {
  mutating func describe(
    _ decision: MatchDecision,
    _ request: UnsafeBufferPointer<UInt8>,
    _ index: PhraseIndex,
    _ options: MatchOptions
  ) -> Matching {
    var candidates: [Candidate] = []
    for position in 0..<decision.candidateCount {
      let entry = ranked[position]
      retrace(entry, index.phrases)
      var candidate = candidate(entry, request, index)
      index.addFallbacks(to: &candidate, of: entry.phrase, place: options.place, end: request.count)
      if options.explanation == .steps {
        candidate.explanation = explain(entry, position, request, index)
      }
      candidates.append(candidate)
    }
    let isAlone = ranked.count < 2
    let vetoed = vetoedApplication(index.phrases)
    return Matching(
      outcome: decision.outcome,
      isExact: ranked.count > 0 && ranked[0].isExact,
      candidates: candidates,
      margin: decision.shortcut < 0 || isAlone ? nil : decision.margin,
      isTooLong: isTooLong,
      vetoedApplication: vetoed.map { index.phrases.strings[index.phrases.applications[$0].name] },
      vetoingPhrase: vetoed.map { index.phrases.strings[index.phrases.phrase(vetoes[$0].phrase).text] }
    )
  }

  private func vetoedApplication(_ phrases: PhraseSections) -> Int? {
    (0..<phrases.applications.count).first { vetoes[$0].stamp == stamp }
  }

  private func candidate(_ entry: RankedPhrase, _ request: UnsafeBufferPointer<UInt8>, _ index: PhraseIndex)
    -> Candidate
  {
    let phrases = index.phrases
    let shortcut = phrases.shortcuts[entry.shortcut]
    var candidate = Candidate(
      application: phrases.strings[phrases.applications[shortcut.application].name],
      intent: phrases.strings[shortcut.intent],
      title: phrases.strings[shortcut.title],
      shortcut: Int(entry.shortcut),
      phrase: phrases.strings[phrases.phrase(entry.phrase).text],
      score: entry.score,
      distance: lead(over: entry),
      phraseOrigin: phrases.phrase(entry.phrase).phraseOrigin,
      values: [],
      missing: []
    )
    for position in stride(from: steps.count - 1, through: 0, by: -1) where steps[position].node.kind == .placeholder {
      let step = steps[position]
      let name = phrases.strings[phrases.parameters[step.node.payload].name]
      switch step.kind {
      case .missing: candidate.missing.append(name)
      case .value, .movedValue, .text, .unknownValue:
        candidate.values.append(filled(name, step, request, index))
      default: break
      }
    }
    candidate.values.sort { $0.range.lowerBound < $1.range.lowerBound }
    return candidate
  }

  private func filled(
    _ name: String,
    _ step: AlignmentStep,
    _ request: UnsafeBufferPointer<UInt8>,
    _ index: PhraseIndex
  ) -> FilledParameter {
    let isFree = step.kind == .text || step.kind == .unknownValue
    let range = isFree ? Self.widened(sourceRange(step), in: request) : sourceRange(step)
    var filled = FilledParameter(
      name: name, range: range, text: Self.text(range, in: request), values: [], typed: nil)
    guard step.span != Self.none else { return filled }
    let span = spans[Int(step.span)]
    if span.segment == ValueSpan.typedSegment {
      filled.typed = index.phrases.parameters[step.node.payload].scaled(typedValues[Int(span.node)])
    } else {
      var named: [(segment: Int, value: UInt32)] = []
      forEachValue(of: step, index) { named.append(($0, $1)) }
      filled.values = named.sorted { $0 < $1 }.map { index.segments[$0.segment].sections.resolved($0.value) }
    }
    return filled
  }

  private func sourceRange(_ step: AlignmentStep) -> Range<Int> {
    let tokens = tokenizer.view.tokens
    guard step.end > step.start else { return 0..<0 }
    return Int(tokens[Int(step.start)].sourceStart)..<Int(tokens[Int(step.end) - 1].sourceEnd)
  }

  /// Free words include adjacent signs, but not quotes and the punctuation that ends a sentence.
  private static func widened(_ range: Range<Int>, in request: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > 0, isSign(request[start - 1]) { start -= 1 }
    while end < request.count, isSign(request[end]) { end += 1 }
    return start..<end
  }

  /// A printing ASCII character that is no quote, no punctuation and no part of a word.
  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x23...0x26, 0x2A, 0x2B, 0x2D, 0x2F, 0x3C...0x3E, 0x40, 0x5C, 0x5E, 0x5F, 0x7C, 0x7E: true
    default: false
    }
  }

  private static func text(_ range: Range<Int>, in request: UnsafeBufferPointer<UInt8>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: request[range]), as: UTF8.self)
  }

  // MARK: Explaining

  private func explain(
    _ entry: RankedPhrase,
    _ position: Int,
    _ request: UnsafeBufferPointer<UInt8>,
    _ index: PhraseIndex
  ) -> Explanation {
    var said: [Explanation.Step] = []
    var besides: [Explanation.Step] = []
    for step in steps.elements.reversed() {
      guard let described = describe(step, request, index) else { continue }
      if described.phrasePart == nil { besides.append(described) } else { said.append(described) }
    }
    var explanation = Explanation(
      steps: said + besides, weight: Double(entry.weight) / 1_000,
      classification: classification(of: entry, index.phrases),
      verdict: nil)
    explanation.otherCost = Double(entry.charges - entry.asked) / 1_000
    if position > 0 { explanation.verdict = verdict(entry, explanation) }
    return explanation
  }

  /// The classifier's part in a candidate's score, where it decides.
  private func classification(of entry: RankedPhrase, _ phrases: PhraseSections) -> Explanation.Classification? {
    entry.evidence.map { evidence in
      Explanation.Classification(
        score: Double(evidence.score), words: entry.wordScore, chance: Double(evidence.chance),
        shortcuts: (0..<phrases.shortcuts.count).count { semantics.chances[$0] > 0 },
        strength: Double(evidence.strength))
    }
  }

  private func describe(
    _ step: AlignmentStep,
    _ request: UnsafeBufferPointer<UInt8>,
    _ index: PhraseIndex
  ) -> Explanation.Step? {
    guard let kind = kind(of: step) else { return nil }
    let range = matchedRange(step)
    let weight = weight(of: step, index.phrases)
    let isMoved = step.kind == .moved || step.kind == .movedValue
    let cost = step.kind == .text ? 0 : step.cost + (isMoved ? skippedCost(step) : 0)
    let isThere = kind != .missing && kind != .uncovered
    let spellingCost = isMoved ? step.cost - MatchCosts.moved(weight) : cost
    return Explanation.Step(
      kind: kind,
      phrasePart: part(of: step, index.phrases),
      requestText: range.isEmpty ? nil : Self.text(range, in: request),
      range: range.isEmpty ? nil : range,
      similarity: isThere ? 1 - Double(max(spellingCost, 0)) / Double(max(weight, 1)) : 0,
      comparedBy: Int(step.occurrence) >= semantics.firstSimilar ? .semantic : .lexical,
      weight: Double(weight) / 1_000,
      cost: Double(cost) / 1_000
    )
  }

  /// The range that matches a node; of a substituted expression each word has the range of all of them.
  private func matchedRange(_ step: AlignmentStep) -> Range<Int> {
    guard Int(step.occurrence) >= semantics.firstSubstitution else { return sourceRange(step) }
    let substitution = semantics.substitutions[Int(step.occurrence) - semantics.firstSubstitution]
    var whole = step
    (whole.start, whole.end) = (substitution.start, substitution.end)
    return sourceRange(whole)
  }

  /// The cost of skipping the tokens that a moved node covers.
  private func skippedCost(_ step: AlignmentStep) -> Int32 {
    (step.start..<step.end).reduce(0) { $0 + min(MatchCosts.skippedToken, uncoveredCosts[Int($1)]) }
  }

  private func kind(of step: AlignmentStep) -> Explanation.Step.Kind? {
    switch step.kind {
    case .matched: .matched
    case .moved: .moved
    case .value, .movedValue: step.node.kind == .application ? .application : .value
    case .text, .unknownValue: .text
    case .missing: .missing
    case .uncovered: isPolite(Int(step.start)) ? .polite : .uncovered
    case .leftOut, .coveredElsewhere: nil
    }
  }

  private func isPolite(_ token: Int) -> Bool { token < politeFront || token >= tokenCount - politeBack }

  private func weight(of step: AlignmentStep, _ phrases: PhraseSections) -> Int32 {
    if step.kind == .uncovered { return uncoveredCosts[Int(step.start)] }
    return step.node.isWord ? phrases.lexicon.weight(TokenID(rawValue: step.node.payload)) : MatchCosts.valueWeight
  }

  private func part(of step: AlignmentStep, _ phrases: PhraseSections) -> String? {
    if step.kind == .uncovered { return nil }
    switch step.node.kind {
    case .word, .opener, .connector:
      return String(decoding: phrases.lexicon.text(TokenID(rawValue: step.node.payload)), as: UTF8.self)
    case .application: return "${applicationName}"
    case .placeholder: return "${\(phrases.strings[phrases.parameters[step.node.payload].name])}"
    case .anything: return "…"
    }
  }

  /// Why a candidate lost: its chance, or its most expensive step, and by how much.
  private func verdict(_ entry: RankedPhrase, _ explanation: Explanation) -> String {
    if entry.rank == ranked[0].rank { return "ties with the first; catalog order decides" }
    if entry.fit <= ranked[0].fit { return "fits as well as the first, but nobody wrote its phrase" }
    let behind = "\(Self.rounded(lead(over: entry))) behind"
    if let first = ranked[0].evidence, let evidence = entry.evidence, evidence.chance < first.chance {
      let chances = [evidence.chance, first.chance].map { Self.rounded(Double($0)) }
      return "\(behind): less likely to be meant, by a chance of \(chances[0]) against \(chances[1])"
    }
    guard let dearest = explanation.steps.max(by: { $0.cost < $1.cost }), dearest.cost > 0 else {
      return "\(behind): it takes free words where the first names them"
    }
    switch dearest.kind {
    case .missing: return "\(behind): '\(dearest.phrasePart ?? "")' is not said"
    case .uncovered: return "\(behind): it has nothing for '\(dearest.requestText ?? "")'"
    case .moved: return "\(behind): '\(dearest.phrasePart ?? "")' stands elsewhere"
    case .matched where dearest.comparedBy == .semantic:
      return "\(behind): '\(dearest.requestText ?? "")' is not quite '\(dearest.phrasePart ?? "")'"
    default: return "\(behind): '\(dearest.requestText ?? "")' is less like '\(dearest.phrasePart ?? "")'"
    }
  }

  /// The lead of the first candidate.
  private func lead(over entry: RankedPhrase) -> Double {
    Double(entry.rank - ranked[0].rank) / Double(AlignedPhrase.worstRank)
  }

  private static func rounded(_ number: Double) -> String {
    let thousandths = Int(number * 1_000 + 0.5)
    let fraction = String(thousandths % 1_000)
    return "\(thousandths / 1_000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
  }
}

extension ValueSections {
  func resolved(_ value: UInt32) -> ResolvedValue {
    let record = values[value]
    return ResolvedValue(
      id: strings[record.id], title: strings[record.title], subtitle: strings.optional(record.subtitle))
  }
}
