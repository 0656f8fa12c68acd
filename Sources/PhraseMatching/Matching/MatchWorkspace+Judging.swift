// Stage 6, third part: what a shortcut's best phrase and its chance come to.
extension MatchWorkspace {
  mutating func rankByMeaning(_ known: IndexMeaning, _ index: PhraseIndex, _ wanted: Wanted) {
    let phrases = index.phrases
    ranked.removeAll()
    let areCommands = index.source.holdsCommands
    gatherEntries(known, phrases, areCommands: areCommands)
    let strength = strongest() * WeightLearning.flatness
    for place in 0..<meaning.entries.count {
      let judged = meaning.entries[place]
      var entry = judged.entry
      entry.judge(
        MeaningEvidence(
          chance: judged.raisedChance / meaning.raisedTotal, words: Float(entry.fitScore), strength: strength,
          habit: known.phrases.habit, against: judged.against, strangeness: judged.strangeness,
          unsaidness: judged.unsaidness, isOfCommand: areCommands))
      meaning.entries[place].entry = entry
    }
    for place in 0..<meaning.entries.count {
      let entry = meaning.entries[place].entry
      guard entry.shortcut < phrases.shortcuts.count, !refuse(entry, phrases, wanted) else { continue }
      insert(entry, limit: wanted.count)
    }
    guard ranked.count > 0 else { return }
    retrace(ranked[0], phrases)
    keepBestSteps()
  }

  /// Refuses a shortcut where a phrase that its application refuses is meant as likely; false if it is not.
  private mutating func refuse(_ entry: RankedPhrase, _ phrases: PhraseSections, _ wanted: Wanted) -> Bool {
    let application = phrases.shortcuts[entry.shortcut].application
    let refusal = phrases.refusal(of: application)
    for place in 0..<meaning.entries.count where meaning.entries[place].entry.shortcut == refusal {
      let refused = meaning.entries[place].entry
      guard refused.fit <= Self.leastRefusalRank, refused.fit <= wanted.thresholdRank,
        refused.rank <= entry.rank + wanted.marginRank
      else { return false }
      vetoes[Int(application)] = Veto(stamp: stamp, phrase: refused.phrase, rank: refused.rank)
      return true
    }
    return false
  }

  /// However little is asked of shortcuts, a refusal has to be recognized.
  private static let leastRefusalRank = Wanted.rank(ofScore: MatchOptions.defaultThreshold)

  /// Finds the best phrase of each shortcut that is looked at, and its chance now that words and values are known.
  private mutating func gatherEntries(_ known: IndexMeaning, _ phrases: PhraseSections, areCommands: Bool) {
    let wordsCount = areCommands ? MeaningCosts.wordsCountInCommands : MeaningCosts.wordsCount
    meaning.entries.removeAll()
    var total: Float = 1
    for place in 0..<meaning.considered.count {
      let shortcut = meaning.considered[place]
      guard let best = bestPhrase(of: shortcut, phrases) else { continue }
      var entry = RankedPhrase(shortcut: shortcut, aligned: best)
      if place < meaning.foundScores.count { entry.foundScore = meaning.foundScores[place] }
      let chance = meaning.chances[Int(shortcut)]
      // Of examples neither what is strange nor what is unsaid counts.
      let strange = areCommands ? strangeness(of: shortcut, phrases) : 0
      let isCommand = areCommands && shortcut < phrases.shortcuts.count
      let isContradicted = isContradicted(known, phrases) || isCommand && isNoWish(phrases)
      let against = valuesAstray(phrases, known.vectors) + (isContradicted ? MeaningCosts.contradiction : 0)
      let raised = chance * Exponential.exp(wordsCount * Float(entry.fitScore) - against)
      total += raised - chance
      meaning.entries.append(
        JudgedEntry(
          entry: entry, raisedChance: raised, against: against,
          strangeness: takesFreeWords() ? max(0, 1 - Float(entry.fitScore)) : strange,
          unsaidness: areCommands ? unsaidness(known, phrases) : 0))
    }
    meaning.raisedTotal = max(total, 1e-6)
  }

  /// What speaks against the phrase in `steps` that it leaves a value of the request over, or lacks one itself.
  private func valuesAstray(_ phrases: PhraseSections, _ vectors: WordVectors) -> Float {
    var astray: Float = 0
    for place in 0..<steps.count {
      let step = steps[place]
      if step.kind == .missing, step.node.kind == .placeholder,
        phrases.parameters[step.node.payload].isOptional == 0
      {
        astray += MeaningCosts.missingValue
      }
      // A value that nobody knows is as good as none.
      if step.kind == .unknownValue { astray += MeaningCosts.missingValue }
      if step.isValue, isDoubtful(spans[Int(step.span)], vectors) { astray += MeaningCosts.missingValue }
    }
    for place in 0..<steps.count where steps[place].kind == .uncovered {
      guard meaning.valueMask >> UInt64(steps[place].start) & 1 == 1 else { continue }
      return astray + MeaningCosts.valueLeftOver
    }
    return astray
  }

  /// Whether a name is only there if a word of the language was a slip: "rate" for "gate".
  private func isDoubtful(_ span: ValueSpan, _ vectors: WordVectors) -> Bool {
    guard span.segment != ValueSpan.typedSegment, span.cost >= MeaningCosts.slipOfName else { return false }
    let view = tokenizer.view
    return (span.start..<span.end).contains { token in
      words[Int(token)] == Self.noWord && vectors.entry(of: view.bytes(Int(token)), hash: view[Int(token)].hash) != nil
    }
  }

  /// Whether free words of the phrase in `steps` take words of the request: then only its own words are evidence.
  private func takesFreeWords() -> Bool {
    for place in 0..<steps.count where steps[place].kind == .text || steps[place].kind == .unknownValue { return true }
    return false
  }

  /// How much speaks for the meaning that most speaks for.
  private func strongest() -> Float {
    var strongest = -Float.infinity
    for place in 0..<meaning.strengths.count { strongest = max(strongest, meaning.strengths[place]) }
    return strongest
  }

  /// Whether the request says an opposite of a word which the phrase in `steps` has and the request does not.
  private func isContradicted(_ known: IndexMeaning, _ phrases: PhraseSections) -> Bool {
    let view = tokenizer.view
    for place in 0..<steps.count where steps[place].kind == .uncovered {
      let token = Int(steps[place].start)
      guard let typed = WordRelations.of(view.bytes(token), hash: view[token].hash) else { continue }
      for other in 0..<steps.count where steps[other].node.isWord && steps[other].kind == .missing {
        if known.words[Int(steps[other].node.payload)].isOpposed(by: typed) { return true }
      }
    }
    return false
  }

  /// The phrase of a shortcut that fits best by its words, the first of several, laid out in `steps`.
  ///
  /// The one that promises most is laid out first, so that most others need not be.
  private mutating func bestPhrase(of shortcut: UInt32, _ phrases: PhraseSections) -> AlignedPhrase? {
    surveyPhrases(of: shortcut, phrases)
    guard meaning.surveys.count > 0 else { return nil }
    var first = 0
    for place in 0..<meaning.surveys.count where meaning.surveys[place].cost < meaning.surveys[first].cost {
      first = place
    }
    let start = Self.phrases(of: shortcut, phrases).lowerBound
    var laidOut = first
    guard var best = align(start + UInt32(first), meaning.surveys[first], worst: .max, phrases) else { return nil }
    for place in 0..<meaning.surveys.count where place != first {
      let phrase = start + UInt32(place)
      // An equal rank counts for the earlier phrase.
      let worst = phrase < best.phrase ? best.rank : best.rank - 1
      guard AlignedPhrase.rank(meaning.surveys[place].cost, weight) <= worst else { continue }
      laidOut = place
      guard let aligned = align(phrase, meaning.surveys[place], worst: worst, phrases), aligned.rank <= worst else {
        continue
      }
      best = aligned
    }
    let place = Int(best.phrase - start)
    if laidOut != place { _ = align(best.phrase, meaning.surveys[place], worst: .max, phrases) }
    return best
  }

  private mutating func surveyPhrases(of shortcut: UInt32, _ phrases: PhraseSections) {
    meaning.surveys.removeAll()
    for phrase in Self.phrases(of: shortcut, phrases) {
      let record = phrases.phrase(phrase)
      meaning.surveys.append(survey(phrase, record, application: phrases.application(of: record), phrases))
    }
  }
}
