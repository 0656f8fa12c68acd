import WordSemantics

/// Puts the result of a match into strings. Nothing here affects the ranking.
struct MatchDescription {
  /// The request as it was typed.
  let text: UnsafeBufferPointer<UInt8>
  let index: PhraseIndex
  let ranked: RankedRequest

  var phrases: PhraseSections { index.phrases }
  private var ranking: Ranking { ranked.ranking }

  func matching(_ decision: MatchDecision, _ options: MatchOptions) -> Matching {
    let veto = ranking.vetoes.first
    return Matching(
      outcome: decision.outcome, isExact: ranking.entries.elements.first?.isExact ?? false,
      candidates: ranking.entries.elements.prefix(decision.candidateCount).map { candidate($0, options) },
      margin: ranking.entries.count < 2 ? nil : decision.margin, isTooLong: ranked.source.request.isTooLong,
      onlyMentionsActions: ranked.source.act.onlyMentions, onlyTells: ranked.source.act == .report,
      vetoedApplication: veto.map { phrases.strings[phrases.applications[$0.application].name] },
      vetoingPhrase: veto.map { phrases.strings[phrases.phrase($0.phrase).text] })
  }

  private func candidate(_ entry: RankedPhrase, _ options: MatchOptions) -> Candidate {
    let steps = ranked.alignments[entry.alignment]
    let shortcut = phrases.shortcuts[entry.shortcut]
    let record = phrases.phrase(entry.phrase)
    let placeholders = steps.elements.reversed().filter { $0.node.kind == .placeholder }
    var candidate = Candidate(
      application: phrases.strings[phrases.applications[shortcut.application].name],
      intent: phrases.strings[shortcut.intent],
      title: phrases.strings[shortcut.title],
      shortcut: entry.shortcut.index,
      phrase: phrases.strings[record.text],
      score: entry.score,
      distance: ranking.lead(over: entry),
      phraseOrigin: record.phraseOrigin,
      values: placeholders.compactMap(filled).sorted { $0.range.lowerBound < $1.range.lowerBound },
      missing: placeholders.filter { $0.kind == .missing }.map { name(of: $0.node) },
      explanation: options.explanation == .steps ? explanation(of: entry, steps) : nil)
    index.addFallbacks(to: &candidate, of: entry.phrase, place: options.place, end: text.count)
    return candidate
  }

  // MARK: Values

  /// The parameter's name of a placeholder.
  func name(of node: PhraseNode) -> String { phrases.strings[phrases.parameters[node.payload].name] }

  private func filled(_ step: AlignmentStep) -> FilledParameter? {
    let isFree = step.kind == .text || step.kind == .unknownValue
    guard isFree || step.isValue else { return nil }
    let range = isFree ? freeTextRange(step) : sourceRange(step)
    var filled = FilledParameter(name: name(of: step.node), range: range, text: text(range), values: [], typed: nil)
    guard step.span != .end else { return filled }
    if case .typed(let value) = ranked.source.spans[step.span].source {
      filled.typed = phrases.parameters[step.node.payload].scaled(ranked.source.spans.typedValue(value))
    } else {
      filled.values = values(of: step.span)
    }
    return filled
  }

  /// The values that a span names, in catalog order.
  private func values(of span: SpanID) -> [ResolvedValue] {
    var named: [(segment: Int, value: ValueID)] = []
    ranked.source.spans.forEachValue(of: span, index) { named.append(($0, $1)) }
    return named.sorted { $0 < $1 }.map { index.segments[$0.segment].sections.resolved($0.value) }
  }

  // MARK: Ranges

  func sourceRange(_ step: AlignmentStep) -> Range<Int> {
    let tokens = ranked.source.request.tokens
    guard step.end > step.start else { return 0..<0 }
    return Int(tokens[Int(step.start)].sourceStart)..<Int(tokens[Int(step.end) - 1].sourceEnd)
  }

  /// Everything that was typed for free words.
  private func freeTextRange(_ step: AlignmentStep) -> Range<Int> {
    let (request, words) = (ranked.source.request, sourceRange(step))
    let (start, end) = (Int(step.start), Int(step.end))
    guard end > start else { return words }
    let lowerLimit = start > 0 ? Int(request.tokens[start - 1].sourceEnd) : 0
    let upperLimit = end < request.tokenCount ? Int(request.tokens[end].sourceStart) : text.count
    let limits = min(lowerLimit, words.lowerBound)..<max(upperLimit, words.upperBound)
    return FreeTextRange(around: words, within: limits, of: text, endsSentence: end >= request.core.upperBound).range
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: text[range]), as: UTF8.self)
  }
}

extension ValueSections {
  func resolved(_ value: ValueID) -> ResolvedValue {
    let record = values[value]
    return ResolvedValue(
      id: strings[record.id], title: strings[record.title], subtitle: strings.optional(record.subtitle))
  }
}
