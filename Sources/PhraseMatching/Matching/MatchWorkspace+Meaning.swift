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
    return index.source.closedness >= MeaningCosts.closed && ranked[0].fitScore >= MatchOptions.defaultThreshold
  }

  /// Ranks anew by meaning and words.
  mutating func consult(_ meaning: IndexMeaning, _ index: PhraseIndex, _ wanted: Wanted) {
    guard tokenCount <= Self.maskWidth else { return }
    readMeaning(index, meaning.vectors)
    self.meaning.features.read(self.meaning.tokens, meaning.phrases.vocabulary, meaning.vectors)
    meaning.phrases.weigh(self.meaning.features, into: &self.meaning.chances)
    findChances(meaning.phrases, index.phrases, wanted)
    chooseShortcuts(index.phrases)
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
  private func isAddress(_ token: Int) -> Bool {
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
    if likely != Self.noWord, likely == words[token] || vectors.entry(of: letters, hash: hash) == nil {
      return meaning.tokens.append(word: index.phrases.lexicon.text(TokenID(rawValue: likely)))
    }
    guard vectors.entry(of: letters, hash: hash) == nil, !isKnown(letters, hash: hash, index) else {
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
  private mutating func chooseShortcuts(_ phrases: PhraseSections) {
    meaning.considered.removeAll()
    guard meaning.chances.count > 0 else { return }
    for place in 0..<min(ranked.count, MeaningCosts.foundByWords) { meaning.considered.append(ranked[place].shortcut) }
    var least: Float = 0
    for _ in 0..<MeaningCosts.likeliest {
      var best = -1
      for shortcut in 0..<phrases.shortcuts.count
      where meaning.chances[shortcut] > (best < 0 ? least : meaning.chances[best])
        && !isConsidered(UInt32(shortcut)) && !isRefused(UInt32(shortcut), phrases)
      {
        best = shortcut
      }
      guard best >= 0 else { return }
      meaning.considered.append(UInt32(best))
      least = max(least, meaning.chances[best] * MeaningCosts.leastShare)
    }
  }

  private func isConsidered(_ shortcut: UInt32) -> Bool {
    for place in 0..<meaning.considered.count where meaning.considered[place] == shortcut { return true }
    return false
  }

  /// Whether the shortcut's application rather refuses the request.
  private func isRefused(_ shortcut: UInt32, _ phrases: PhraseSections) -> Bool {
    let application = Int(phrases.shortcuts[shortcut].application)
    if vetoes[application].stamp == stamp { return true }
    return meaning.chances[phrases.shortcuts.count + application] > meaning.chances[Int(shortcut)]
  }

  // MARK: Words that are alike

  /// Notes where words and expressions of the request are alike in meaning to words of the shortcuts' phrases.
  private mutating func readLikeWords(_ known: IndexMeaning, _ phrases: PhraseSections) {
    gatherWords(phrases)
    meaning.likenesses.fill(tokenCount * meaning.words.count, with: 0)
    meaning.firstAlike = occurrences.count
    let view = tokenizer.view
    for token in politeFront..<(tokenCount - politeBack) where !isAddress(token) {
      if view[token].kind == .word, weights[token] >= WordWeights.lightest {
        let typed = KnownWord(view.bytes(token), hash: view[token].hash, known.vectors)
        for place in 0..<meaning.words.count {
          let word = meaning.words[place]
          let likeness = word == words[token] ? 1 : typed.likeness(to: known.words[Int(word)], known.vectors)
          note(likeness, token..<token + 1, place, phrases.lexicon)
        }
      }
      readExpressions(at: token, known, phrases.lexicon)
    }
    rechainOccurrences(phrases.lexicon)
  }

  /// Two or three words that stand for one: "get rid of" for "delete".
  private mutating func readExpressions(at token: Int, _ known: IndexMeaning, _ lexicon: Lexicon) {
    let view = tokenizer.view
    guard token + 1 < tokenCount - politeBack else { return }
    if let pair = WordRelations.ofRun(view[token].hash, view[token + 1].hash) {
      note(pair, token..<token + 2, known, lexicon)
    }
    guard token + 2 < tokenCount - politeBack else { return }
    if let three = WordRelations.ofRun(view[token].hash, view[token + 1].hash, view[token + 2].hash) {
      note(three, token..<token + 3, known, lexicon)
    }
  }

  private mutating func note(
    _ expression: WordRelations, _ tokens: Range<Int>, _ known: IndexMeaning, _ lexicon: Lexicon
  ) {
    for place in 0..<meaning.words.count where known.words[Int(meaning.words[place])].isReplaced(by: expression) {
      note(KnownWord.replaceable, tokens, place, lexicon)
    }
  }

  /// Notes how alike a run of tokens is to a word of the phrases; an occurrence of it, if it is alike enough.
  private mutating func note(_ likeness: Float, _ tokens: Range<Int>, _ place: Int, _ lexicon: Lexicon) {
    guard likeness > 0 else { return }
    for token in tokens {
      let cell = token * meaning.words.count + place
      meaning.likenesses[cell] = max(meaning.likenesses[cell], likeness)
    }
    guard likeness >= MeaningCosts.leastLikeness, likeness < 1 else { return }
    let word = meaning.words[place]
    let weight = lexicon.weight(TokenID(rawValue: word))
    occurrences.append(
      Occurrence(
        word: word, start: Int32(tokens.lowerBound), end: Int32(tokens.upperBound),
        cost: slip[tokens.lowerBound] + Int32((1 - likeness) * Float(weight)), next: Self.none))
  }

  /// How much of the request is unlike anything that a shortcut's phrases say: the weight of such words, as a share.
  private mutating func strangeness(of shortcut: UInt32, _ phrases: PhraseSections) -> Float {
    meaning.nearest.fill(tokenCount, with: 0)
    let count = meaning.words.count
    for phrase in Self.phrases(of: shortcut, phrases) {
      for node in phrases.nodes(of: phrase) where phrases.nodes[node].isWord {
        let word = Int(phrases.nodes[node].payload)
        guard meaning.wordStamps[word] == stamp else { continue }
        let place = Int(meaning.wordPlaces[word])
        // A word that the request says is no match for another of its words: "stop smoking" is not "stop".
        let isSaid = wordMarks[word].stamp == stamp && words.elements.contains(UInt32(word))
        for token in 0..<tokenCount {
          let likeness = meaning.likenesses[token * count + place]
          guard !isSaid || likeness == 1 else { continue }
          meaning.nearest[token] = max(meaning.nearest[token], likeness)
        }
      }
    }
    var strange: Float = 0
    for place in 0..<steps.count where steps[place].kind == .uncovered {
      let token = Int(steps[place].start)
      guard weights[token] >= WordWeights.lightest, token >= politeFront, token < tokenCount - politeBack else {
        continue
      }
      strange += Float(weights[token]) * (1 - meaning.nearest[token])
    }
    let wish = max(weight - typedWeight(), MatchCosts.leastWeight)
    return (strange + MeaningCosts.unsaidCounts * unsaidness(phrases)) / Float(wish)
  }

  /// The weight of numbers, dates and the like in `steps`, which do not tell what is wished for.
  private func typedWeight() -> Int32 {
    var typed: Int32 = 0
    for place in 0..<steps.count where steps[place].isValue {
      guard spans[Int(steps[place].span)].segment == ValueSpan.typedSegment else { continue }
      for token in steps[place].start..<steps[place].end { typed += weights[Int(token)] }
    }
    return typed
  }

  /// The weight of the words of the phrase in `steps` that nothing in the request is like.
  private func unsaidness(_ phrases: PhraseSections) -> Float {
    let count = meaning.words.count
    var unsaid: Float = 0
    for place in 0..<steps.count where steps[place].kind == .missing && steps[place].node.isWord {
      let word = steps[place].node.payload
      guard meaning.wordStamps[Int(word)] == stamp else { continue }
      var nearest: Float = 0
      for token in 0..<tokenCount {
        nearest = max(nearest, meaning.likenesses[token * count + Int(meaning.wordPlaces[Int(word)])])
      }
      unsaid += Float(phrases.lexicon.weight(TokenID(rawValue: word))) * (1 - nearest)
    }
    return unsaid
  }

  private mutating func gatherWords(_ phrases: PhraseSections) {
    meaning.words.removeAll()
    if meaning.wordStamps.count < phrases.lexicon.count {
      meaning.wordStamps.fill(phrases.lexicon.count, with: 0)
      meaning.wordPlaces.fill(phrases.lexicon.count, with: 0)
    }
    for place in 0..<meaning.considered.count {
      for phrase in Self.phrases(of: meaning.considered[place], phrases) { gatherWords(of: phrase, phrases) }
    }
  }

  private mutating func gatherWords(of phrase: UInt32, _ phrases: PhraseSections) {
    for node in phrases.nodes(of: phrase) where phrases.nodes[node].isWord {
      let word = phrases.nodes[node].payload
      guard meaning.wordStamps[Int(word)] != stamp,
        phrases.lexicon.weight(TokenID(rawValue: word)) >= WordWeights.lightest
      else { continue }
      meaning.wordStamps[Int(word)] = stamp
      meaning.wordPlaces[Int(word)] = UInt32(meaning.words.count)
      meaning.words.append(word)
    }
  }

  /// The phrases of a shortcut that are looked at.
  private static func phrases(of shortcut: UInt32, _ phrases: PhraseSections) -> Range<UInt32> {
    let record = phrases.shortcuts[shortcut]
    return record.firstPhrase..<record.firstPhrase + min(record.phraseCount, MeaningCosts.mostPhrases)
  }

  // MARK: Ranking

  private mutating func rankByMeaning(_ known: IndexMeaning, _ index: PhraseIndex, _ wanted: Wanted) {
    let phrases = index.phrases
    ranked.removeAll()
    gatherEntries(known, phrases)
    let strength = strongest() * WeightLearning.flatness
    for place in 0..<meaning.entries.count {
      let (entry, raised) = (meaning.entries[place], meaning.raisedChances[place])
      var judged = entry
      judged.judge(
        MeaningEvidence(
          chance: raised / meaning.raisedTotal, words: Float(entry.fitScore), strength: strength,
          habit: known.phrases.habit, against: meaning.against[place],
          strangeness: meaning.strangenesses[place], closedness: index.source.closedness))
      insert(judged, limit: wanted.count)
    }
    guard ranked.count > 0 else { return }
    retrace(ranked[0], phrases)
    keepBestSteps()
  }

  /// Finds the best phrase of each shortcut that is looked at, and its chance now that words and values are known.
  private mutating func gatherEntries(_ known: IndexMeaning, _ phrases: PhraseSections) {
    meaning.entries.removeAll()
    meaning.raisedChances.removeAll()
    meaning.against.removeAll()
    meaning.strangenesses.removeAll()
    var total: Float = 1
    for place in 0..<meaning.considered.count {
      let shortcut = meaning.considered[place]
      guard let best = bestPhrase(of: shortcut, phrases) else { continue }
      let entry = RankedPhrase(shortcut: shortcut, aligned: best)
      let chance = meaning.chances[Int(shortcut)]
      let against =
        valuesAstray(phrases, known.vectors) + (isContradicted(known, phrases) ? MeaningCosts.contradiction : 0)
      let raised = chance * Exponential.exp(MeaningCosts.wordsCount * Float(entry.fitScore) - against)
      total += raised - chance
      meaning.entries.append(entry)
      meaning.raisedChances.append(raised)
      meaning.against.append(against)
      meaning.strangenesses.append(
        takesFreeWords() ? max(0, 1 - Float(entry.fitScore)) : strangeness(of: shortcut, phrases))
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
      guard let typed = WordRelations.of(view[token].hash) else { continue }
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
    let start = phrases.shortcuts[shortcut].firstPhrase
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

/// What speaks for a shortcut beside its words.
struct MeaningEvidence: BitwiseCopyable {
  /// The chance that the shortcut is meant, among all that may be.
  var chance: Float
  /// How well its best phrase fits by its words, words alike counted.
  var words: Float
  /// How much speaks for the likeliest meaning, whatever speaks for others: little, when the request is about something
  /// else.
  var strength: Float
  /// How many phrases a shortcut has, as a logarithm: of many, some are near to any request.
  var habit: Float
  /// What speaks against it: values left over or missing, a word that excludes one of the phrase's.
  var against: Float
  /// How much of the request is unlike anything that the shortcut's phrases say.
  var strangeness: Float
  /// How much that matters: see ``PhraseSections/closedness``.
  var closedness: Float

  /// How likely it is that the shortcut is meant at all: the chances of requests like this one in development data.
  var score: Float {
    let evidence =
      MeaningCosts.chanceCounts * Exponential.ln(max(chance, 1e-6)) + MeaningCosts.strengthCounts * strength
      + MeaningCosts.wordsCounts * words - MeaningCosts.habitCounts * habit - against - MeaningCosts.doubt
      - closedness
      * (MeaningCosts.strangenessCounts * max(0, strangeness - MeaningCosts.usualStrangeness)
        - MeaningCosts.closedFavour)
    return Exponential.logistic(evidence)
  }
}

/// What decides where words are judged by their meaning.
enum MeaningCosts {
  /// A phrase that fits this well by its words needs no meaning.
  static let enoughWords = 0.8
  /// A phrase that fits worse than this by its words is only looked at for its meaning.
  static let floor = 0.4
  /// Whatever its chance, a shortcut scores so much of how well it fits by its words.
  static let wordsAlone = 0.9
  /// How much less likely a shortcut is when a word of the request excludes one of its phrase: "stop" and "start".
  static let contradiction: Float = 3
  /// So many shortcuts are looked at closely.
  static let likeliest = 4
  /// And so many that were found by their words, however many are wanted.
  static let foundByWords = 3
  /// Of the chance of the likeliest, a shortcut has to have so much to be looked at.
  static let leastShare: Float = 0.03
  /// How much a phrase that fits by its words raises the chance of its shortcut, as an exponent.
  static let wordsCount: Float = 2
  /// How much less likely a shortcut is whose phrase lacks a value: "where can I get my form from" is not "where is my
  /// ${name}"; and one that leaves a value over: "power off the fans in the kitchen" is not "turn off all fans".
  static let missingValue: Float = 1.5
  static let valueLeftOver: Float = 2
  /// What the score is made of; found by logistic regression on development data.
  static let chanceCounts: Float = 1.96
  static let strengthCounts: Float = 0.41
  static let wordsCounts: Float = 1.5
  static let habitCounts: Float = 0.45
  static let doubt: Float = 1.13
  /// How much a request loses by words that are unlike all of a shortcut's, beyond what is usual: "order more vacuum
  /// bags" must not start the vacuum. Only as far as phrases say what may vary.
  static let strangenessCounts: Float = 30
  static let usualStrangeness: Float = 0.05
  /// How much a phrase's own words count in it that nothing in the request is like: "what is on television" says
  /// nothing of "what is on my calendar" that matters.
  static let unsaidCounts: Float = 0.1
  /// What phrases gain that say what may vary, since all else is held against them.
  static let closedFavour: Float = 3.5
  /// Words less alike than this are different words.
  static let leastLikeness: Float = 0.45
  /// A name misspelt more than this is not taken for a value.
  static let surestName: Int32 = 300
  /// From here on a name was misspelt rather than inflected.
  static let slipOfName: Int32 = 100
  /// From this share of phrases with placeholders on, an index is one of closed commands.
  static let closed: Float = 0.25
  /// Of a shortcut with more phrases than this, only the first are looked at.
  static let mostPhrases: UInt32 = 256
}
