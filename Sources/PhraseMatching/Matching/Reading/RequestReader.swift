import WordSemantics

/// Stage 1: reads the words of a request, and where it has the words of the phrases.
///
/// Owns the memory of what it returns; a warm reader allocates nothing.
struct RequestReader: ~Copyable {
  var tokenizer = Tokenizer()
  var weights = GrowableBuffer<Int32>(capacity: 64)
  private var uncoveredCosts = GrowableBuffer<Int32>(capacity: 64)
  private var uncoveredSums = UncoveredSumTable()
  var splitCosts = GrowableBuffer<Int32>(capacity: 64)
  private var joinedHashes = GrowableBuffer<UInt64>(capacity: 64)
  private var words = GrowableBuffer<TokenID>(capacity: 64)
  private var likeliestWords = GrowableBuffer<TokenID>(capacity: 64)
  private var wordClasses = GrowableBuffer<WordClasses>(capacity: 64)
  private var search = WordSearch()
  var corrected = GrowableBuffer<Token>(capacity: 64)
  var correctionCosts = GrowableBuffer<Int32>(capacity: 64)
  private var occurrences = GrowableBuffer<Occurrence>(capacity: 128)
  private var chains = OccurrenceChains<TokenID, OccurrenceID>()
  private var publishedOccurrences = Published<WordOccurrences.Contents>()
  private var published = Published<ReadRequest.Contents>()
  private let address = FixedAddress()

  /// How often memory has grown.
  var growths: Int {
    let tokens = tokenizer.growths + splitCosts.growths + joinedHashes.growths + search.growths
    let costs =
      weights.growths + uncoveredCosts.growths + uncoveredSums.growths + corrected.growths + correctionCosts.growths
    let read = words.growths + likeliestWords.growths + wordClasses.growths + occurrences.growths
    return tokens + costs + read + chains.growths
  }

  /// Tokenizes a request and finds an index's words in it.
  mutating func read(_ request: UnsafeBufferPointer<UInt8>, _ index: PhraseIndex) -> ReadRequest {
    let hasTooManyBytes = request.count > ReadRequest.byteLimit
    tokenizer.read(hasTooManyBytes ? UnsafeBufferPointer(rebasing: request.prefix(0)) : request)
    let isTooLong = hasTooManyBytes || tokenizer.tokens.count > ReadRequest.tokenLimit
    if isTooLong { tokenizer.tokens.removeAll() }
    splitJoinedWords(index)
    hashJoinedWords()
    readWords(index)
    classifyWords()
    let occurrences = chainOccurrences(index.phrases.lexicon)
    let frame = measureFrame()
    return ReadRequest(
      published.publish(
        ReadRequest.Contents(
          tokens: tokenizer.view,
          corrected: TokenView(tokens: corrected.elements, text: tokenizer.text.elements),
          correctionCosts: correctionCosts.view, weights: weights.view, uncoveredCosts: uncoveredCosts.view,
          uncoveredSums: uncoveredSums.add(uncoveredCosts.view, weights.view),
          splitCosts: splitCosts.view, joinedHashes: joinedHashes.view, words: words.view,
          likeliestWords: likeliestWords.view, wordClasses: wordClasses.view, occurrences: occurrences,
          politeFront: frame.front,
          politeBack: frame.back, totalWeight: weights.elements.reduce(0, +),
          negationMask: negationMask(behind: frame.front), isTooLong: isTooLong)))
  }

  /// The hash of each token joined to the next; 0 where two tokens are never one word.
  private mutating func hashJoinedWords() {
    let view = tokenizer.view
    joinedHashes.removeAll()
    for token in 0..<view.count {
      let isPair =
        token + 1 < view.count && view[token].kind == .word && view[token + 1].kind == .word
        && view[token].length + view[token + 1].length <= 48
      joinedHashes.append(isPair ? TokenHash.hash(view.bytes(token), view.bytes(token + 1)) : 0)
    }
  }

  // MARK: Words

  private mutating func readWords(_ index: PhraseIndex) {
    occurrences.removeAll()
    uncoveredCosts.removeAll()
    weights.removeAll()
    words.removeAll()
    likeliestWords.removeAll()
    beginCorrections()
    let count = tokenizer.tokens.count
    for token in 0..<count { readWord(token, index) }
    for token in 0..<max(count - 1, 0) { readJoinedWord(token, index.phrases.lexicon) }
  }

  private mutating func readWord(_ token: Int, _ index: PhraseIndex) {
    let view = tokenizer.view
    let lexicon = index.phrases.lexicon
    if let word = lexicon.find(view.bytes(token), hash: view[token].hash) {
      return readKnownWord(token, word, lexicon)
    }
    words.append(.unknown)
    if let known = index.valueWeight(of: view, token) {
      likeliestWords.append(.unknown)
      appendWeight(known, .value)
      // A word of a name is no typo for a word of the phrases, though it may be its plural or singular.
      guard let word = search.inflectedWord(view, token, in: lexicon) else { return }
      note(word, token, Spelling.inflectionPenalty, lexicon)
    } else {
      readUnknownWord(token, lexicon)
    }
  }

  private mutating func readKnownWord(_ token: Int, _ word: TokenID, _ lexicon: Lexicon) {
    words.append(word)
    likeliestWords.append(word)
    appendWeight(lexicon.weight(word), tokenizer.tokens[token].kind == .number ? .value : .word)
    note(word, token, 0, lexicon)
    if let sibling = lexicon.sibling(word) { note(sibling, token, Spelling.inflectionPenalty, lexicon) }
  }

  private mutating func readUnknownWord(_ token: Int, _ lexicon: Lexicon) {
    let view = tokenizer.view
    search.findNeighbours(of: view, token, in: lexicon)
    for position in 0..<search.neighbours.count {
      note(search.neighbours[position].word, token, search.neighbours[position].penalty, lexicon)
    }
    guard search.neighbours.count > 0 else {
      likeliestWords.append(.unknown)
      return appendWeight(
        WordWeights.weight(of: view[token], bytes: view.bytes(token)),
        view[token].kind == .number ? .value : .outOfVocabulary)
    }
    let nearest = search.neighbours[0]
    likeliestWords.append(nearest.word)
    appendWeight(lexicon.weight(nearest.word), .word)
    correct(token, to: nearest, lexicon)
  }

  /// Matches two tokens that together spell a word: "head lights" for "headlights".
  private mutating func readJoinedWord(_ token: Int, _ lexicon: Lexicon) {
    guard let word = search.joinedWord(tokenizer.view, token, hash: joinedHashes[token], in: lexicon) else { return }
    let cost = MatchCosts.share(MatchCosts.joinPenalty, lexicon.weight(word))
    occurrences.append(Occurrence(word: word, start: Int32(token), end: Int32(token) + 2, cost: cost))
  }

  /// Appends a token's weight and its cost when nothing covers it.
  private mutating func appendWeight(_ weight: Int32, _ origin: MatchCosts.WordOrigin) {
    weights.append(weight)
    uncoveredCosts.append(MatchCosts.uncovered(weight, origin))
  }

  /// Records that a token may be a word, at a penalty in thousandths of its weight.
  private mutating func note(_ word: TokenID, _ token: Int, _ penalty: Int32, _ lexicon: Lexicon) {
    let cost = splitCosts[token] + MatchCosts.share(penalty, lexicon.weight(word))
    occurrences.append(Occurrence(word: word, start: Int32(token), end: Int32(token) + 1, cost: cost))
  }

  private mutating func chainOccurrences(_ lexicon: Lexicon) -> WordOccurrences {
    chains.removeAll(keyCount: lexicon.count)
    chains.prepend(allOf: &occurrences)
    return WordOccurrences(
      publishedOccurrences.publish(WordOccurrences.Contents(all: occurrences.view, chains: chains.view)))
  }

  // MARK: Polite words, negations and questions

  private mutating func classifyWords() {
    wordClasses.removeAll()
    let tokens = tokenizer.view
    for token in 0..<tokens.count {
      wordClasses.append(SpeechActRules.english.classes(tokens.bytes(token), hash: tokens[token].hash))
    }
  }

  private mutating func measureFrame() -> (front: Int, back: Int) {
    let count = words.count
    var frame = PoliteFrame.measure(count) { politeHash($0) }
    frame.front = politeEnd(behind: frame.front, until: count - frame.back)
    for token in 0..<frame.front { makeLight(token) }
    for token in (count - frame.back)..<count { makeLight(token) }
    if frame.front < count, BuiltinWords.asks(words[frame.front].rawValue) {
      uncoveredCosts[frame.front] = MatchCosts.uncoveredQuestion
    }
    for token in frame.front..<(count - frame.back) where Conditions.begins(tokenizer.tokens[token].hash) {
      uncoveredCosts[token] = max(uncoveredCosts[token], MatchCosts.uncoveredCondition)
    }
    return frame
  }

  /// Where more polite words end: "why don't you …", "oh, hey, could you …".
  private func politeEnd(behind front: Int, until count: Int) -> Int {
    let classes = wordClasses.view
    var front = front
    while true {
      let ruled = SpeechActRules.english.politeEnd(of: front..<count) { classes[$0] }
      guard ruled > front else { return front }
      let end = PoliteFrame.openingEnd(from: ruled, until: count) { politeHash($0) }
      guard end < count else { return front }
      front = end
    }
  }

  /// The hash of a token as a polite word: "pls" is "please".
  private func politeHash(_ token: Int) -> UInt64 {
    BuiltinWords.hash(of: words[token].rawValue) ?? tokenizer.view[token].hash
  }

  private mutating func makeLight(_ token: Int) {
    uncoveredCosts[token] = MatchCosts.politeWord
    weights[token] = MatchCosts.politeWord
  }

  private func negationMask(behind front: Int) -> UInt64 {
    var mask: UInt64 = 0
    for token in front..<min(front + 2, words.count) where BuiltinWords.negates(words[token].rawValue) {
      mask |= TokenMask.of(Int32(front), Int32(token) + 1)
    }
    return mask
  }
}

extension OccurrenceChains<TokenID, OccurrenceID> {
  /// Chains occurrences in their order.
  mutating func prepend(allOf occurrences: inout GrowableBuffer<Occurrence>) {
    for position in stride(from: occurrences.count - 1, through: 0, by: -1) {
      let occurrence = occurrences[position]
      occurrences[position].next = prepend(
        OccurrenceID(position), of: occurrence.word, occurrence.start, occurrence.end, cost: occurrence.cost)
    }
  }
}
