// Stage 6, third part: the score of each considered shortcut, from its best phrase and its chance.
extension MatchWorkspace {
  mutating func rankByEvidence(_ model: SemanticModel, _ index: PhraseIndex, _ limits: RankingLimits) {
    let phrases = index.phrases
    ranked.removeAll()
    let holdsCommands = index.modelSource.holdsCommands
    gatherEntries(model, phrases, holdsCommands: holdsCommands)
    let strength = strongest() * LogisticRegression.inverseTemperature
    for position in 0..<semantics.entries.count {
      let scored = semantics.entries[position]
      var entry = scored.entry
      entry.apply(
        SemanticEvidence(
          chance: scored.boostedChance / semantics.boostedTotal, words: Float(entry.fitScore), strength: strength,
          logSampleCount: model.classifier.logSampleCount, against: scored.against,
          unrelatedShare: scored.unrelatedShare,
          missingShare: scored.missingShare, isCommand: holdsCommands))
      semantics.entries[position].entry = entry
    }
    for position in 0..<semantics.entries.count {
      let entry = semantics.entries[position].entry
      guard entry.shortcut < phrases.shortcuts.count, !veto(entry, phrases, limits) else { continue }
      insert(entry, limit: limits.count)
    }
    guard ranked.count > 0 else { return }
    retrace(ranked[0], phrases)
    keepBestSteps()
  }

  /// Vetoes a shortcut where a negative phrase of its application ranks as well; false if none does.
  private mutating func veto(_ entry: RankedPhrase, _ phrases: PhraseSections, _ limits: RankingLimits) -> Bool {
    let application = phrases.shortcuts[entry.shortcut].application
    let negativeLabel = phrases.negativeLabel(of: application)
    for position in 0..<semantics.entries.count where semantics.entries[position].entry.shortcut == negativeLabel {
      let negative = semantics.entries[position].entry
      guard negative.fit <= Self.worstVetoRank, negative.fit <= limits.thresholdRank,
        negative.rank <= entry.rank + limits.marginRank
      else { return false }
      vetoes[Int(application)] = Veto(stamp: stamp, phrase: negative.phrase, rank: negative.rank)
      return true
    }
    return false
  }

  /// A negative phrase has to be recognized, however low the threshold.
  private static let worstVetoRank = RankingLimits.rank(ofScore: MatchOptions.defaultThreshold)

  /// Finds the best phrase of each considered shortcut, and its chance now that words and values are known.
  private mutating func gatherEntries(_ model: SemanticModel, _ phrases: PhraseSections, holdsCommands: Bool) {
    let fitExponent = holdsCommands ? SemanticCosts.commandFitExponent : SemanticCosts.fitExponent
    semantics.entries.removeAll()
    var total: Float = 1
    for position in 0..<semantics.considered.count {
      let shortcut = semantics.considered[position]
      guard let best = bestPhrase(of: shortcut, phrases) else { continue }
      var entry = RankedPhrase(shortcut: shortcut, aligned: best)
      if position < semantics.lexicalScores.count { entry.lexicalScore = semantics.lexicalScores[position] }
      let chance = semantics.chances[Int(shortcut)]
      // Neither unrelated nor missing words count for example phrases.
      let unrelated = holdsCommands ? unrelatedShare(of: shortcut, phrases) : 0
      let isCommand = holdsCommands && shortcut < phrases.shortcuts.count
      let isRefused =
        shortcut < phrases.shortcuts.count && !best.isWhole && !phrases.phrase(best.phrase).acts.admits(act)
      let isContradicted = isContradicted(model, phrases) || isRefused || isCommand && wantsOtherAction()
      let against = evidenceAgainstValues(phrases, model.vectors) + (isContradicted ? SemanticCosts.contradiction : 0)
      let boosted = chance * Exponential.exp(fitExponent * Float(entry.fitScore) - against)
      total += boosted - chance
      semantics.entries.append(
        SemanticEntry(
          entry: entry, boostedChance: boosted, against: against,
          unrelatedShare: takesFreeWords() ? max(0, 1 - Float(entry.fitScore)) : unrelated,
          missingShare: holdsCommands ? missingShare(model, phrases) : 0))
    }
    semantics.boostedTotal = max(total, 1e-6)
  }

  /// The evidence against the phrase in `steps` that a value of the request is uncovered or one of its own is missing.
  private func evidenceAgainstValues(_ phrases: PhraseSections, _ vectors: WordVectors) -> Float {
    var against: Float = 0
    for position in 0..<steps.count {
      let step = steps[position]
      if step.kind == .missing, step.node.kind == .placeholder,
        phrases.parameters[step.node.payload].isOptional == 0
      {
        against += SemanticCosts.missingValue
      }
      // An unlisted value counts as missing.
      if step.kind == .unknownValue { against += SemanticCosts.missingValue }
      if step.isValue, isDoubtful(spans[Int(step.span)], vectors) { against += SemanticCosts.missingValue }
    }
    for position in 0..<steps.count where steps[position].kind == .uncovered {
      guard semantics.valueMask >> UInt64(steps[position].start) & 1 == 1 else { continue }
      return against + SemanticCosts.uncoveredValue
    }
    return against
  }

  /// Whether a value's name only matches if an ordinary word was a typo: "rate" for "gate".
  private func isDoubtful(_ span: ValueSpan, _ vectors: WordVectors) -> Bool {
    guard span.segment != ValueSpan.typedSegment, span.cost >= SemanticCosts.misspeltNameCost else { return false }
    let view = tokenizer.view
    return (span.start..<span.end).contains { token in
      words[Int(token)] == Self.noWord && vectors.entry(of: view.bytes(Int(token)), hash: view[Int(token)].hash) != nil
    }
  }

  /// Whether free words of the phrase in `steps` cover tokens: then only its own words are evidence.
  func takesFreeWords() -> Bool {
    for position in 0..<steps.count where steps[position].kind == .text || steps[position].kind == .unknownValue {
      return true
    }
    return false
  }

  /// The greatest evidence for any label.
  private func strongest() -> Float {
    var strongest = -Float.infinity
    for position in 0..<semantics.strengths.count { strongest = max(strongest, semantics.strengths[position]) }
    return strongest
  }

  /// Whether the request has an antonym of a word that the phrase in `steps` has and the request does not.
  private func isContradicted(_ model: SemanticModel, _ phrases: PhraseSections) -> Bool {
    let view = tokenizer.view
    for position in 0..<steps.count where steps[position].kind == .uncovered {
      let token = Int(steps[position].start)
      guard let typed = ThesaurusEntry.of(view.bytes(token), hash: view[token].hash) else { continue }
      for other in 0..<steps.count where steps[other].node.isWord && steps[other].kind == .missing {
        if model.words[Int(steps[other].node.payload)].isOpposite(of: typed) { return true }
      }
    }
    return false
  }

  /// The best aligned phrase of a shortcut, the first of several, with its alignment in `steps`.
  ///
  /// The phrase with the lowest bound is aligned first, so that most others are skipped.
  private mutating func bestPhrase(of shortcut: UInt32, _ phrases: PhraseSections) -> AlignedPhrase? {
    measureLowerBounds(of: shortcut, phrases)
    guard semantics.lowerBounds.count > 0 else { return nil }
    var first = 0
    for position in 0..<semantics.lowerBounds.count
    where semantics.lowerBounds[position].cost < semantics.lowerBounds[first].cost {
      first = position
    }
    let start = Self.phrases(of: shortcut, phrases).lowerBound
    var laidOut = first
    guard var best = align(start + UInt32(first), semantics.lowerBounds[first], worst: .max, phrases) else {
      return nil
    }
    for position in 0..<semantics.lowerBounds.count where position != first {
      let phrase = start + UInt32(position)
      // Of equal ranks the earlier phrase wins.
      let worst = phrase < best.phrase ? best.rank : best.rank - 1
      guard AlignedPhrase.rank(semantics.lowerBounds[position].cost, weight) <= worst else { continue }
      laidOut = position
      guard let aligned = align(phrase, semantics.lowerBounds[position], worst: worst, phrases), aligned.rank <= worst
      else {
        continue
      }
      best = aligned
    }
    let position = Int(best.phrase - start)
    if laidOut != position { _ = align(best.phrase, semantics.lowerBounds[position], worst: .max, phrases) }
    return best
  }

  private mutating func measureLowerBounds(of shortcut: UInt32, _ phrases: PhraseSections) {
    semantics.lowerBounds.removeAll()
    for phrase in Self.phrases(of: shortcut, phrases) {
      let record = phrases.phrase(phrase)
      semantics.lowerBounds.append(lowerBound(phrase, record, application: phrases.application(of: record), phrases))
    }
  }
}
