import FlatMemory
import WordSemantics

// Stage 6: semantic matching, where the words of a request do not decide.
//
// When no phrase fits well by its words, the classifier finds the likeliest shortcuts. Words of their phrases that are
// similar in meaning to words of the request then match at a cost, and the phrases are aligned again. The chance and
// the words together make the score.
extension MatchWorkspace {
  /// Whether the lexical ranking is sure enough.
  func wordsSuffice(_ index: PhraseIndex) -> Bool {
    guard ranked.count > 0 else { return false }
    if ranked[0].fitScore >= SemanticCosts.lexicalConfidence { return true }
    // In an index of commands a recognized phrase is enough.
    return index.modelSource.holdsCommands && ranked[0].fitScore >= MatchOptions.defaultThreshold
  }

  /// Ranks again by chances and words.
  mutating func rankSemantically(_ model: SemanticModel, _ index: PhraseIndex, _ limits: RankingLimits) {
    guard tokenCount <= Self.maskWidth else { return }
    readSemanticTokens(index, model.vectors)
    model.classifier.weigh(semantics.tokens, using: &semantics.features, into: &semantics.chances)
    findChances(model.classifier, index.phrases, limits)
    chooseShortcuts(index.phrases, holdsCommands: index.modelSource.holdsCommands)
    guard semantics.considered.count > 0 else { return }
    findSimilarWords(model, index.phrases)
    rankByEvidence(model, index, limits)
  }

  // MARK: What is said, values apart

  private mutating func readSemanticTokens(_ index: PhraseIndex, _ vectors: WordVectors) {
    semantics.tokens.removeAll()
    semantics.valueMask = 0
    var token = politeFront
    while token < tokenCount - politeBack {
      if isAddress(token) {
        token += 1
      } else if let end = readPlaceholders(at: token, index) {
        semantics.valueMask |= Self.mask(Int32(token), Int32(end))
        while token < end {
          if isPosted(token, index.phrases) { appendSemanticToken(of: token, index, vectors) }
          token += 1
        }
      } else {
        appendSemanticToken(of: token, index, vectors)
        token += 1
      }
    }
  }

  /// A token of an application's name that addresses it, or the preposition in front of one.
  func isAddress(_ token: Int) -> Bool {
    let bit: UInt64 = 1 << UInt64(token)
    if addressMask & bit != 0 { return true }
    return addressMask & (bit << 1) != 0 && AddressWords.leads(words[token])
  }

  private func isPosted(_ token: Int, _ phrases: PhraseSections) -> Bool {
    words[token] != Self.noWord && !phrases.phrases(with: TokenID(rawValue: words[token])).isEmpty
  }

  /// Appends a placeholder for each filler whose longest name begins at a token; returns the end of the name.
  private mutating func readPlaceholders(at token: Int, _ index: PhraseIndex) -> Int? {
    var end: Int32 = 0
    for position in 0..<spans.count where isName(spans[position], at: token, index.phrases) {
      end = max(end, spans[position].end)
    }
    guard end > 0 else { return nil }
    var isTyped = true
    var last: UInt32?
    while let position = nextName(behind: last, at: token, end: end, index.phrases) {
      semantics.tokens.append(placeholder: FillerID(rawValue: spans[position].filler))
      isTyped = isTyped && spans[position].segment == ValueSpan.typedSegment
      last = spans[position].filler
    }
    return isTyped ? nil : Int(end)
  }

  /// Of the names from a token to an end one with the next filler, so that each filler counts once.
  private func nextName(behind last: UInt32?, at token: Int, end: Int32, _ phrases: PhraseSections) -> Int? {
    var next: Int?
    for position in 0..<spans.count where spans[position].end == end && isName(spans[position], at: token, phrases) {
      let filler = spans[position].filler
      guard last.map({ filler > $0 }) ?? true, next.map({ filler < spans[$0].filler }) ?? true else { continue }
      next = position
    }
    return next
  }

  private func isName(_ span: ValueSpan, at token: Int, _ phrases: PhraseSections) -> Bool {
    guard Int(span.start) == token, span.cost <= SemanticCosts.maximumNameCost else { return false }
    return Int(span.filler) < phrases.entities.count || span.segment == ValueSpan.typedSegment
  }

  /// Appends the known word that a token spells; an unknown token as its likeliest correction.
  private mutating func appendSemanticToken(of token: Int, _ index: PhraseIndex, _ vectors: WordVectors) {
    let letters = tokenizer.view.bytes(token)
    let hash = tokenizer.view[token].hash
    let corrected = semantics.correctedWords[token]
    let isInTable = vectors.entry(of: letters, hash: hash) != nil
    if corrected != Self.noWord, corrected == words[token] || !isInTable {
      return semantics.tokens.append(word: index.phrases.lexicon.text(TokenID(rawValue: corrected)))
    }
    guard !isInTable, !isKnown(letters, hash: hash, index), ThesaurusEntry.of(letters, hash: hash) == nil else {
      return semantics.tokens.append(word: letters, hash: hash)
    }
    switch vectors.correction(of: letters) {
    case .word(let meant)?: semantics.tokens.append(word: vectors.bytes(of: meant))
    case .words(let first, let second)?:
      semantics.tokens.append(word: vectors.bytes(of: first))
      semantics.tokens.append(word: vectors.bytes(of: second))
    case nil: semantics.tokens.append(word: letters, hash: hash)
    }
  }

  // MARK: Chances

  /// Turns evidence into chances by a softmax over the labels of the applications that may be meant.
  private mutating func findChances(
    _ classifier: ShortcutClassifier, _ phrases: PhraseSections, _ limits: RankingLimits
  ) {
    let chances = semantics.chances.base
    semantics.strengths.removeAll()
    for position in 0..<classifier.count { semantics.strengths.append(chances[position]) }
    var best = -Float.infinity
    for position in 0..<classifier.count {
      if !classifier.isTrained(position) || !mayMean(application(ofLabel: position, phrases), limits) {
        chances[position] = -.infinity
      }
      best = max(best, chances[position])
    }
    guard best > -.infinity else { return semantics.chances.removeAll() }
    var sum: Float = 0
    for position in 0..<classifier.count {
      chances[position] = Exponential.exp(ShortcutClassifier.inverseTemperature * (chances[position] - best))
      sum += chances[position]
    }
    for position in 0..<classifier.count { chances[position] /= sum }
  }

  private func application(ofLabel label: Int, _ phrases: PhraseSections) -> UInt32 {
    let shortcuts = phrases.shortcuts.count
    return label < shortcuts ? phrases.shortcuts[label].application : UInt32(label - shortcuts)
  }

  /// Whether a request may be for an application: the only one allowed, the addressed ones, or any.
  private func mayMean(_ application: UInt32, _ limits: RankingLimits) -> Bool {
    if let only = limits.application, only != application { return false }
    return addressMask == 0 || addressMasks[Int(application)] != 0
  }

  /// The likeliest shortcuts and the best lexical ones.
  private mutating func chooseShortcuts(_ phrases: PhraseSections, holdsCommands: Bool) {
    semantics.considered.removeAll()
    semantics.lexicalScores.removeAll()
    guard semantics.chances.count > 0 else { return }
    for position in 0..<min(ranked.count, SemanticCosts.lexicalCandidates)
    where ranked[position].wordScore >= SemanticCosts.floor {
      semantics.considered.append(ranked[position].shortcut)
      semantics.lexicalScores.append(ranked[position].wordScore)
    }
    var least: Float = 0
    for _ in 0..<(holdsCommands ? SemanticCosts.maximumCommandLabels : SemanticCosts.maximumLabels) {
      var best = -1
      for shortcut in 0..<phrases.shortcuts.count
      where semantics.chances[shortcut] > (best < 0 ? least : semantics.chances[best])
        && !isConsidered(UInt32(shortcut)) && !isVetoed(UInt32(shortcut), phrases)
      {
        best = shortcut
      }
      guard best >= 0 else { break }
      semantics.considered.append(UInt32(best))
      least = max(
        least,
        semantics.chances[best] * (holdsCommands ? SemanticCosts.minimumCommandShare : SemanticCosts.minimumShare))
    }
    considerNegativeLabels(phrases)
  }

  private mutating func considerNegativeLabels(_ phrases: PhraseSections) {
    for position in 0..<semantics.considered.count {
      let negativeLabel = phrases.negativeLabel(of: phrases.shortcuts[semantics.considered[position]].application)
      guard semantics.chances[Int(negativeLabel)] > 0, !isConsidered(negativeLabel) else { continue }
      semantics.considered.append(negativeLabel)
    }
  }

  private func isConsidered(_ shortcut: UInt32) -> Bool {
    for position in 0..<semantics.considered.count where semantics.considered[position] == shortcut { return true }
    return false
  }

  /// Whether a negative phrase of the shortcut's application matched.
  private func isVetoed(_ shortcut: UInt32, _ phrases: PhraseSections) -> Bool {
    vetoes[Int(phrases.shortcuts[shortcut].application)].stamp == stamp
  }
}
