// Stage 6: what a request means where its words do not say it.
//
// When no phrase fits well by its words, what was learned from all phrases is asked: it knows the likeliest shortcuts.
// Words of their phrases that are alike in meaning to words of the request then count as said, less than the very word
// would; and the phrases are laid over the request once more. Both, the chance and the words, make the score.
extension MatchWorkspace {
  /// Whether the words alone settle what is meant.
  func wordsSuffice(_ index: PhraseIndex) -> Bool {
    guard ranked.count > 0 else { return false }
    if ranked[0].fitScore >= MeaningCosts.enoughWords { return true }
    // Where authors say what may vary, what the words of a phrase recognize is meant.
    return index.source.holdsCommands && ranked[0].fitScore >= MatchOptions.defaultThreshold
  }

  /// Ranks anew by meaning and words.
  mutating func consult(_ meaning: IndexMeaning, _ index: PhraseIndex, _ wanted: Wanted) {
    guard tokenCount <= Self.maskWidth else { return }
    readMeaning(index, meaning.vectors)
    self.meaning.features.read(self.meaning.tokens, meaning.phrases.vocabulary, meaning.vectors)
    meaning.phrases.weigh(self.meaning.features, into: &self.meaning.chances)
    findChances(meaning.phrases, index.phrases, wanted)
    chooseShortcuts(index.phrases, areCommands: index.source.holdsCommands)
    guard self.meaning.considered.count > 0 else { return }
    readLikeWords(meaning, index.phrases)
    rankByMeaning(meaning, index, wanted)
  }

  // MARK: What is said, values apart

  private mutating func readMeaning(_ index: PhraseIndex, _ vectors: WordVectors) {
    meaning.tokens.removeAll()
    meaning.valueMask = 0
    var token = politeFront
    while token < tokenCount - politeBack {
      if isAddress(token) {
        token += 1
      } else if let end = readPlaceholders(at: token, index) {
        meaning.valueMask |= Self.mask(Int32(token), Int32(end))
        while token < end {
          if isPosted(token, index.phrases) { appendMeaning(of: token, index, vectors) }
          token += 1
        }
      } else {
        appendMeaning(of: token, index, vectors)
        token += 1
      }
    }
  }

  /// A word of an application's name that addresses it, or the little word that leads to one.
  func isAddress(_ token: Int) -> Bool {
    let bit: UInt64 = 1 << UInt64(token)
    if saidMask & bit != 0 { return true }
    return saidMask & (bit << 1) != 0 && AddressWords.leads(words[token])
  }

  private func isPosted(_ token: Int, _ phrases: PhraseSections) -> Bool {
    words[token] != Self.noWord && !phrases.phrases(with: TokenID(rawValue: words[token])).isEmpty
  }

  /// Puts a placeholder for each kind of thing whose longest name begins at a token; the end of the name.
  private mutating func readPlaceholders(at token: Int, _ index: PhraseIndex) -> Int? {
    var end: Int32 = 0
    for place in 0..<spans.count where isName(spans[place], at: token, index.phrases) {
      end = max(end, spans[place].end)
    }
    guard end > 0 else { return nil }
    var isTyped = true
    var last: UInt32?
    while let place = nextName(behind: last, at: token, end: end, index.phrases) {
      meaning.tokens.append(placeholder: FillerID(rawValue: spans[place].filler))
      isTyped = isTyped && spans[place].segment == ValueSpan.typedSegment
      last = spans[place].filler
    }
    return isTyped ? nil : Int(end)
  }

  /// Of the names from a token to an end one of the next kind, so that each kind counts once, however it was read.
  private func nextName(behind last: UInt32?, at token: Int, end: Int32, _ phrases: PhraseSections) -> Int? {
    var next: Int?
    for place in 0..<spans.count where spans[place].end == end && isName(spans[place], at: token, phrases) {
      let filler = spans[place].filler
      guard last.map({ filler > $0 }) ?? true, next.map({ filler < spans[$0].filler }) ?? true else { continue }
      next = place
    }
    return next
  }

  private func isName(_ span: ValueSpan, at token: Int, _ phrases: PhraseSections) -> Bool {
    guard Int(span.start) == token, span.cost <= MeaningCosts.surestName else { return false }
    return Int(span.filler) < phrases.entities.count || span.segment == ValueSpan.typedSegment
  }

  /// A word counts as the known one that it spells; one that nobody knows as what it is most likely a slip for.
  private mutating func appendMeaning(of token: Int, _ index: PhraseIndex, _ vectors: WordVectors) {
    let letters = tokenizer.view.bytes(token)
    let hash = tokenizer.view[token].hash
    let likely = meaning.likelyWords[token]
    let isInTable = vectors.entry(of: letters, hash: hash) != nil
    if likely != Self.noWord, likely == words[token] || !isInTable {
      return meaning.tokens.append(word: index.phrases.lexicon.text(TokenID(rawValue: likely)))
    }
    guard !isInTable, !isKnown(letters, hash: hash, index), WordRelations.of(letters, hash: hash) == nil else {
      return meaning.tokens.append(word: letters, hash: hash)
    }
    switch vectors.correction(of: letters) {
    case .word(let meant)?: meaning.tokens.append(word: vectors.bytes(of: meant))
    case .words(let first, let second)?:
      meaning.tokens.append(word: vectors.bytes(of: first))
      meaning.tokens.append(word: vectors.bytes(of: second))
    case nil: meaning.tokens.append(word: letters, hash: hash)
    }
  }

  // MARK: Chances

  /// Turns the evidence into the chance of each meaning, among those of the applications that may be meant.
  private mutating func findChances(_ learned: PhraseMeaning, _ phrases: PhraseSections, _ wanted: Wanted) {
    let chances = meaning.chances.base
    meaning.strengths.removeAll()
    for place in 0..<learned.count { meaning.strengths.append(chances[place]) }
    var best = -Float.infinity
    for place in 0..<learned.count {
      if !learned.isTaught(place) || !mayMean(application(ofMeaning: place, phrases), wanted) {
        chances[place] = -.infinity
      }
      best = max(best, chances[place])
    }
    guard best > -.infinity else { return meaning.chances.removeAll() }
    var sum: Float = 0
    for place in 0..<learned.count {
      chances[place] = Exponential.exp(WeightLearning.flatness * (chances[place] - best))
      sum += chances[place]
    }
    for place in 0..<learned.count { chances[place] /= sum }
  }

  private func application(ofMeaning place: Int, _ phrases: PhraseSections) -> UInt32 {
    let shortcuts = phrases.shortcuts.count
    return place < shortcuts ? phrases.shortcuts[place].application : UInt32(place - shortcuts)
  }

  /// Whether a request may be meant for an application: the one wanted, the one addressed, or any.
  private func mayMean(_ application: UInt32, _ wanted: Wanted) -> Bool {
    if let only = wanted.application, only != application { return false }
    return saidMask == 0 || saidNames[Int(application)] != 0
  }

  /// The likeliest shortcuts and those that were found by their words.
  private mutating func chooseShortcuts(_ phrases: PhraseSections, areCommands: Bool) {
    meaning.considered.removeAll()
    meaning.foundScores.removeAll()
    guard meaning.chances.count > 0 else { return }
    for place in 0..<min(ranked.count, MeaningCosts.foundByWords) where ranked[place].wordScore >= MeaningCosts.floor {
      meaning.considered.append(ranked[place].shortcut)
      meaning.foundScores.append(ranked[place].wordScore)
    }
    var least: Float = 0
    for _ in 0..<(areCommands ? MeaningCosts.likeliestOfCommands : MeaningCosts.likeliest) {
      var best = -1
      for shortcut in 0..<phrases.shortcuts.count
      where meaning.chances[shortcut] > (best < 0 ? least : meaning.chances[best])
        && !isConsidered(UInt32(shortcut)) && !isRefused(UInt32(shortcut), phrases)
      {
        best = shortcut
      }
      guard best >= 0 else { break }
      meaning.considered.append(UInt32(best))
      least = max(
        least, meaning.chances[best] * (areCommands ? MeaningCosts.leastShareOfCommands : MeaningCosts.leastShare))
    }
    considerRefusals(phrases)
  }

  /// What the shortcuts' applications refuse is looked at as well.
  private mutating func considerRefusals(_ phrases: PhraseSections) {
    for place in 0..<meaning.considered.count {
      let refusal = phrases.refusal(of: phrases.shortcuts[meaning.considered[place]].application)
      guard meaning.chances[Int(refusal)] > 0, !isConsidered(refusal) else { continue }
      meaning.considered.append(refusal)
    }
  }

  private func isConsidered(_ shortcut: UInt32) -> Bool {
    for place in 0..<meaning.considered.count where meaning.considered[place] == shortcut { return true }
    return false
  }

  /// Whether the words of the request are refused by the shortcut's application.
  private func isRefused(_ shortcut: UInt32, _ phrases: PhraseSections) -> Bool {
    vetoes[Int(phrases.shortcuts[shortcut].application)].stamp == stamp
  }
}
