// Stage 6, second part: which words of the request are alike in meaning to words of the phrases, and how much of it is
// unlike all of them.
extension MatchWorkspace {
  // MARK: Words that are alike

  /// Notes where words and expressions of the request are alike in meaning to words of the shortcuts' phrases.
  mutating func readLikeWords(_ known: IndexMeaning, _ phrases: PhraseSections) {
    gatherWords(phrases)
    meaning.likenesses.fill(tokenCount * meaning.words.count, with: 0)
    meaning.firstAlike = occurrences.count
    readSayings(known.vectors)
    for place in 0..<meaning.sayings.count { compare(meaning.sayings[place], known, phrases.lexicon) }
    rechainOccurrences(phrases.lexicon)
    meaning.firstStandIn = occurrences.count
    meaning.standIns.removeAll()
    readStandIns(known, phrases)
  }

  /// Notes what the request says, word by word and in expressions of several words: "get rid of".
  private mutating func readSayings(_ vectors: WordVectors) {
    meaning.sayings.removeAll()
    meaning.contents.fill(tokenCount, with: 0)
    let view = tokenizer.view
    for token in politeFront..<(tokenCount - politeBack) where !isAddress(token) {
      let start = Int32(token)
      let keys = RelationKeys(view.bytes(token), hash: view[token].hash)
      let known = KnownWord(view.bytes(token), keys, vectors)
      if view[token].kind == .word, weights[token] >= WordWeights.lightest || isSaidForItself(token, known) {
        meaning.contents[token] = known.content
        meaning.sayings.append(Saying(known: known, start: start, end: start + 1))
      }
      WordRelations.forEachExpression(
        from: token, to: tokenCount - politeBack, first: keys, hash: { view[$0].hash }
      ) { found, end in
        meaning.sayings.append(Saying(known: KnownWord(expression: found), start: start, end: Int32(end)))
      }
      WordRelations.forEachTornVerb(
        from: token, to: tokenCount - politeBack, verb: keys, hash: { view[$0].hash }
      ) { found, particle in
        let known = KnownWord(expression: found)
        meaning.sayings.append(Saying(known: known, start: start, end: start + 1, particle: Int32(particle)))
      }
    }
  }

  /// Whether a token is a word of the language rather than a slip for a light one: "kill" is not "will".
  private func isSaidForItself(_ token: Int, _ known: KnownWord) -> Bool {
    words[token] == Self.noWord && known.hasDirection
  }

  private mutating func compare(_ saying: Saying, _ known: IndexMeaning, _ lexicon: Lexicon) {
    for place in 0..<meaning.words.count {
      let word = meaning.words[place]
      if saying.isExpression {
        // "search the web" is more than "search".
        guard known.words[Int(word)].replaces(saying.known), !says(saying, word) else { continue }
        note(KnownWord.replaceable, saying, place, lexicon)
      } else {
        let isSaid = word == words[Int(saying.start)]
        note(isSaid ? 1 : saying.known.likeness(to: known.words[Int(word)], known.vectors), saying, place, lexicon)
      }
    }
  }

  /// Whether a word is one of those that the request says something with.
  func says(_ saying: Saying, _ word: UInt32) -> Bool {
    var isSaid = false
    saying.forEachToken { isSaid = isSaid || words[$0] == word }
    return isSaid
  }

  /// Notes how alike what the request says is to a word of the phrases; an occurrence of it, if it is alike enough.
  private mutating func note(_ likeness: Float, _ saying: Saying, _ place: Int, _ lexicon: Lexicon) {
    guard likeness > 0 else { return }
    note(likeness, saying, column: place)
    guard likeness >= MeaningCosts.leastLikeness, likeness < 1 else { return }
    let word = meaning.words[place]
    let weight = lexicon.weight(TokenID(rawValue: word))
    occurrences.append(
      Occurrence(
        word: word, start: saying.start, end: saying.end,
        cost: slip[Int(saying.start)] + Int32((1 - likeness) * Float(weight)), next: Self.none))
  }

  /// Notes for each token of what the request says how alike it is to a word of the phrases.
  mutating func note(_ likeness: Float, _ saying: Saying, column: Int) {
    let likenesses = meaning.likenesses.base
    let count = meaning.words.count
    saying.forEachToken { token in
      likenesses[token * count + column] = max(likenesses[token * count + column], likeness)
    }
  }

  private mutating func gatherWords(_ phrases: PhraseSections) {
    meaning.words.removeAll()
    if meaning.wordPlaces.count < phrases.lexicon.count {
      meaning.wordPlaces.fill(phrases.lexicon.count, with: WordPlace())
    }
    for place in 0..<meaning.considered.count {
      for phrase in Self.phrases(of: meaning.considered[place], phrases) { gatherWords(of: phrase, phrases) }
    }
  }

  private mutating func gatherWords(of phrase: UInt32, _ phrases: PhraseSections) {
    for node in phrases.nodes(of: phrase) where phrases.nodes[node].isWord {
      let word = phrases.nodes[node].payload
      guard placeOfWord(word) == nil, phrases.lexicon.weight(TokenID(rawValue: word)) >= WordWeights.lightest else {
        continue
      }
      meaning.wordPlaces[Int(word)] = WordPlace(stamp: stamp, place: UInt32(meaning.words.count))
      meaning.words.append(word)
    }
  }

  // MARK: What is strange

  /// How much of the request is unlike anything that a shortcut's phrases say: the weight of such words, as a share.
  mutating func strangeness(of shortcut: UInt32, _ phrases: PhraseSections) -> Float {
    meaning.nearest.fill(tokenCount, with: 0)
    let count = meaning.words.count
    for phrase in Self.phrases(of: shortcut, phrases) {
      for node in phrases.nodes(of: phrase) where phrases.nodes[node].isWord {
        let word = phrases.nodes[node].payload
        guard let place = placeOfWord(word) else { continue }
        // A word that the request says is no match for another of its words: "stop smoking" is not "stop".
        let isSaid = words.elements.contains(word)
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
      // A word that is said for itself weighs as one: "bin this song" is no slip for "in this song".
      guard weights[token] >= WordWeights.lightest || meaning.contents[token] > 0 else { continue }
      let weight = weights[token] >= WordWeights.lightest ? weights[token] : WordWeights.content
      strange += Float(weight) * (1 - meaning.nearest[token]) * meaning.contents[token]
    }
    return strange / Float(max(weight - typedWeight(), MatchCosts.leastWeight))
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

  /// How much of what the words of the phrase in `steps` say is said by nothing in the request, as a share.
  func unsaidness(_ known: IndexMeaning, _ phrases: PhraseSections) -> Float {
    var (unsaid, own): (Float, Float) = (0, 0)
    let values = valueTokens()
    for place in 0..<steps.count where steps[place].node.isWord {
      let word = steps[place].node.payload
      let content = max(known.words[Int(word)].content, MeaningCosts.leastContent)
      let weight = Float(phrases.lexicon.weight(TokenID(rawValue: word))) * content
      own += weight
      guard steps[place].kind == .missing else { continue }
      unsaid += weight * (1 - (placeOfWord(word).map { nearest(toColumn: $0, besides: values) } ?? 0))
    }
    return own > 0 ? unsaid / own : 0
  }

  /// The tokens that name values in `steps`: "front door" says nothing of "lock the ${door}".
  private func valueTokens() -> UInt64 {
    var tokens: UInt64 = 0
    for place in 0..<steps.count where steps[place].isValue {
      tokens |= Self.mask(steps[place].start, steps[place].end)
    }
    return tokens
  }

  /// How alike the token is that is most alike to a word of the phrases, some tokens aside; 0 where all are other words.
  private func nearest(toColumn column: Int, besides tokens: UInt64) -> Float {
    let count = meaning.words.count
    var nearest: Float = 0
    for token in 0..<tokenCount where tokens >> UInt64(token) & 1 == 0 {
      nearest = max(nearest, meaning.likenesses[token * count + column])
    }
    return nearest < MeaningCosts.leastLikeness ? 0 : nearest
  }

  /// Where a word of the phrases stands in `meaning.words`, if it is looked at.
  func placeOfWord(_ word: UInt32) -> Int? {
    let mark = meaning.wordPlaces[Int(word)]
    return mark.stamp == stamp ? Int(mark.place) : nil
  }

  /// The phrases of a meaning that are looked at.
  static func phrases(of meaning: UInt32, _ phrases: PhraseSections) -> Range<UInt32> {
    guard meaning < phrases.shortcuts.count else {
      let refused = phrases.negativePhrases(of: meaning - UInt32(phrases.shortcuts.count))
      return refused.prefix(Int(MeaningCosts.mostPhrases))
    }
    let record = phrases.shortcuts[meaning]
    return record.firstPhrase..<record.firstPhrase + min(record.phraseCount, MeaningCosts.mostPhrases)
  }
}
