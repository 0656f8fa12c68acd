import WordSemantics

// The steps of a candidate's alignment, and why it lost.
extension MatchDescription {
  func explanation(of entry: RankedPhrase, _ steps: FlatArray<AlignmentStep>) -> Explanation {
    let described = steps.elements.reversed().compactMap(describe)
    var explanation = Explanation(
      steps: described.filter { $0.phrasePart != nil } + described.filter { $0.phrasePart == nil },
      weight: Double(entry.weight) / 1_000, classification: classification(of: entry), verdict: nil)
    explanation.coveredShare = coveredShare(steps)
    explanation.otherCost = Double(entry.charges - entry.asked) / 1_000
    if entry.shortcut != first.shortcut { explanation.verdict = verdict(entry, explanation) }
    return explanation
  }

  private var first: RankedPhrase { ranked.ranking.entries[0] }
  private var source: AlignmentSource { ranked.source }

  /// The classifier's part in a candidate's score, where it decides.
  private func classification(of entry: RankedPhrase) -> Explanation.Classification? {
    guard let evidence = entry.evidence, let chances = ranked.ranking.chances else { return nil }
    return Explanation.Classification(
      score: Double(evidence.score), words: entry.wordScore, chance: Double(evidence.chance),
      shortcuts: chances.chances.elements.prefix(phrases.shortcuts.count).count { $0 > 0 },
      strength: Double(evidence.strength), evidence: evidence)
  }

  // MARK: Steps

  private func describe(_ step: AlignmentStep) -> Explanation.Step? {
    guard let kind = kind(of: step) else { return nil }
    let range = matchedRange(step)
    let weight = weight(of: step)
    let isMoved = step.kind == .moved || step.kind == .movedValue
    let cost = step.kind == .text ? 0 : step.cost + (isMoved ? skippedCost(step) : 0)
    let isThere = kind != .missing && kind != .uncovered
    let spellingCost = isMoved ? step.cost - MatchCosts.moved(weight) : cost
    let isSemantic = step.occurrence != .end && step.occurrence >= source.words.firstSimilar
    return Explanation.Step(
      kind: kind, phrasePart: part(of: step), requestText: range.isEmpty ? nil : text(range),
      range: range.isEmpty ? nil : range,
      similarity: isThere ? 1 - Double(max(spellingCost, 0)) / Double(max(weight, 1)) : 0,
      comparedBy: isSemantic ? .semantic : .lexical, weight: Double(weight) / 1_000, cost: Double(cost) / 1_000)
  }

  /// The range that matches a node; of a substituted expression each word has the range of all of them.
  private func matchedRange(_ step: AlignmentStep) -> Range<Int> {
    guard let substitution = source.words.substitution(at: step.occurrence) else { return sourceRange(step) }
    var whole = step
    (whole.start, whole.end) = (substitution.start, substitution.end)
    return sourceRange(whole)
  }

  /// The cost of skipping the tokens that a moved node covers.
  private func skippedCost(_ step: AlignmentStep) -> Int32 {
    (step.start..<step.end).reduce(0) { $0 + min(MatchCosts.skippedToken, source.request.uncoveredCosts[Int($1)]) }
  }

  private func kind(of step: AlignmentStep) -> Explanation.Step.Kind? {
    switch step.kind {
    case .matched: .matched
    case .moved: .moved
    case .value, .movedValue: step.node.kind == .application ? .application : .value
    case .text, .unknownValue: .text
    case .missing: .missing
    case .uncovered: source.request.core.contains(Int(step.start)) ? .uncovered : .polite
    case .leftOut, .coveredElsewhere: nil
    }
  }

  private func weight(of step: AlignmentStep) -> Int32 {
    if step.kind == .uncovered { return source.request.uncoveredCosts[Int(step.start)] }
    return step.node.isWord ? phrases.lexicon.weight(step.node.token) : MatchCosts.valueWeight
  }

  private func part(of step: AlignmentStep) -> String? {
    if step.kind == .uncovered { return nil }
    switch step.node.kind {
    case .word, .opener, .connector: return String(decoding: phrases.lexicon.text(step.node.token), as: UTF8.self)
    case .application: return "${applicationName}"
    case .placeholder: return "${\(name(of: step.node))}"
    case .anything: return "…"
    }
  }

  /// The share of the request that the phrase covers, free words aside.
  private func coveredShare(_ steps: FlatArray<AlignmentStep>) -> Double {
    var covered = 0.0
    for step in steps.elements {
      guard let kind = kind(of: step), [.matched, .moved, .value, .application].contains(kind) else { continue }
      let weight = (step.start..<step.end).reduce(0) { $0 + source.request.weights[Int($1)] }
      covered += Double(weight) * (describe(step)?.similarity ?? 0)
    }
    return covered / Double(max(source.request.weight, MatchCosts.minimumWeight))
  }

  // MARK: Why it lost

  /// Why a candidate lost: its chance, or its most expensive step, and by how much.
  private func verdict(_ entry: RankedPhrase, _ explanation: Explanation) -> String {
    if entry.rank == first.rank { return "ties with the first; catalog order decides" }
    if entry.fit <= first.fit { return "fits as well as the first, but nobody wrote its phrase" }
    let behind = "\(Self.rounded(ranked.ranking.lead(over: entry))) behind"
    if let first = first.evidence, let evidence = entry.evidence, evidence.chance < first.chance {
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

  private static func rounded(_ number: Double) -> String {
    let thousandths = Int(number * 1_000 + 0.5)
    let fraction = String(thousandths % 1_000)
    return "\(thousandths / 1_000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
  }
}
