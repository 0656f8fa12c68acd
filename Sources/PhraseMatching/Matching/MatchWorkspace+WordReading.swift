// Stage 1: the words that each token may match, and its weight.
extension MatchWorkspace {
  /// Tokenizes the request and finds the index's words in it.
  mutating func readRequest(_ request: UnsafeBufferPointer<UInt8>, _ index: PhraseIndex) {
    tokenizer.read(request)
    isTooLong = tokenizer.tokens.count > Self.tokenLimit
    if isTooLong { tokenizer.tokens.removeAll() }
    splitJoinedWords(index)
    occurrences.removeAll()
    occurringWords.removeAll()
    uncoveredCosts.removeAll()
    weights.removeAll()
    words.removeAll()
    semantics.correctedWords.removeAll()
    beginCorrections()
    let count = tokenizer.tokens.count
    hashJoinedWords()
    for token in 0..<count { readWord(token, index) }
    for token in 0..<max(count - 1, 0) { readJoinedWord(token, index) }
    measureFrame()
    totalWeight = 0
    for token in 0..<count { totalWeight += weights[token] }
    isWeaklyReachable.fill(count, with: 0)
    chainOccurrences(index.phrases.lexicon)
  }

  var tokenCount: Int { tokenizer.tokens.count }

  // MARK: Joined words

  /// Splits an unknown token into two known words: "livingroom" into "living" and "room", a Korean name from its
  /// particle.
  private mutating func splitJoinedWords(_ index: PhraseIndex) {
    splitCosts.removeAll()
    let mayCut = tokenizer.tokens.count <= Self.cutLimit
    var token = 0
    while token < tokenizer.tokens.count {
      splitCosts.append(0)
      if mayCut, let cut = cut(of: token, index) {
        split(token, at: cut)
        // A Korean particle is regularly joined to its name; other words by mistake.
        let slipped = Self.isHangul(tokenizer.view.bytes(token)) ? 0 : MatchCosts.joinPenalty / 2
        splitCosts[token] = slipped
        splitCosts.append(slipped)
        token += 1
      }
      token += 1
    }
  }

  /// Every split moves the tokens behind it; longer requests are not split, so that the work stays linear.
  private static let cutLimit = 1_024

  private mutating func split(_ token: Int, at cut: Int) {
    let whole = tokenizer.tokens[token]
    tokenizer.tokens.append(whole)
    var position = tokenizer.tokens.count - 1
    while position > token + 1 {
      tokenizer.tokens[position] = tokenizer.tokens[position - 1]
      position -= 1
    }
    var left = whole
    left.length = Int32(cut)
    var right = whole
    right.start += Int32(cut)
    right.length -= Int32(cut)
    // Where normalization changed the length, the split's source offset is unknown: both parts keep the whole range.
    if whole.sourceEnd - whole.sourceStart == whole.length {
      left.sourceEnd = whole.sourceStart + Int32(cut)
      right.sourceStart = left.sourceEnd
    }
    tokenizer.tokens[token] = left
    tokenizer.tokens[token + 1] = right
    tokenizer.tokens[token].hash = TokenHash.hash(tokenizer.view.bytes(token))
    tokenizer.tokens[token + 1].hash = TokenHash.hash(tokenizer.view.bytes(token + 1))
  }

  /// The offset at which an unknown token splits into two known words; the longest first word wins.
  private func cut(of token: Int, _ index: PhraseIndex) -> Int? {
    let view = tokenizer.view
    guard view[token].kind == .word, (5...48).contains(view[token].length) else { return nil }
    let bytes = view.bytes(token)
    guard !isKnown(bytes, hash: view[token].hash, index) else { return nil }
    let isHangul = Self.isHangul(bytes)
    let least = isHangul ? 3 : 2
    var cut = bytes.count - least
    while cut >= 3 {
      if bytes[cut] & 0xC0 != 0x80, isCut(bytes, at: cut, isHangul: isHangul, index) { return cut }
      cut -= 1
    }
    return nil
  }

  private static func isHangul(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { bytes[0] >= 0xEA && bytes[0] <= 0xED }

  private func isCut(_ bytes: UnsafeBufferPointer<UInt8>, at cut: Int, isHangul: Bool, _ index: PhraseIndex) -> Bool {
    let left = UnsafeBufferPointer(rebasing: bytes[..<cut])
    let right = UnsafeBufferPointer(rebasing: bytes[cut...])
    let rightHash = TokenHash.hash(right)
    let rightBuiltin = BuiltinWords.ids.value(for: rightHash)
    if isHangul {
      guard rightBuiltin != nil else { return false }
    } else if left.count < 3 || right.count < 3 {
      // A two-letter ending must be a word that is often joined: "lightson".
      guard left.count >= 4, joinedEndings.contains(rightHash) else { return false }
    }
    guard isKnown(right, hash: rightHash, index) else { return false }
    return isKnown(left, hash: TokenHash.hash(left), index)
  }

  /// Whether phrases or names of values have a word.
  func isKnown(_ bytes: UnsafeBufferPointer<UInt8>, hash: UInt64, _ index: PhraseIndex) -> Bool {
    if index.phrases.lexicon.find(bytes, hash: hash) != nil { return true }
    for segment in index.segments where segment.sections.lexicon.find(bytes, hash: hash) != nil { return true }
    return false
  }

  // MARK: Single words

  private mutating func readWord(_ token: Int, _ index: PhraseIndex) {
    let view = tokenizer.view
    let bytes = view.bytes(token)
    let lexicon = index.phrases.lexicon
    if let word = lexicon.find(bytes, hash: view[token].hash) {
      words.append(word.rawValue)
      semantics.correctedWords.append(word.rawValue)
      appendWeight(lexicon.weight(word), view[token].kind == .number ? .value : .word)
      note(word, token, token + 1, cost: splitCosts[token])
      if let sibling = lexicon.sibling(word) {
        note(
          sibling, token, token + 1,
          cost: splitCosts[token] + Self.share(Spelling.inflectionPenalty, lexicon.weight(sibling))
        )
      }
      return
    }
    words.append(Self.noWord)
    if let known = knownValueWeight(token, index) {
      semantics.correctedWords.append(Self.noWord)
      appendWeight(known, .value)
      // A word of a name is no typo for a word of the phrases, though it may be its plural or singular.
      guard let word = inflectedWord(token, in: lexicon) else { return }
      note(
        word, token, token + 1, cost: splitCosts[token] + Self.share(Spelling.inflectionPenalty, lexicon.weight(word)))
      return
    }
    findNeighbours(of: token, in: lexicon)
    for position in 0..<neighbours.count {
      let neighbour = neighbours[position]
      note(
        neighbour.word, token, token + 1,
        cost: splitCosts[token] + Self.share(neighbour.penalty, lexicon.weight(neighbour.word)))
    }
    semantics.correctedWords.append(neighbours.count > 0 ? neighbours[0].word.rawValue : Self.noWord)
    guard neighbours.count > 0 else {
      return appendWeight(
        WordWeights.weight(of: view[token], bytes: bytes), view[token].kind == .number ? .value : .outOfVocabulary)
    }
    appendWeight(lexicon.weight(neighbours[0].word), .word)
    correct(token, to: neighbours[0], lexicon)
  }

  /// Appends a token's weight and its cost when nothing covers it.
  private mutating func appendWeight(_ weight: Int32, _ origin: MatchCosts.WordOrigin) {
    weights.append(weight)
    uncoveredCosts.append(MatchCosts.uncovered(weight, origin))
  }

  // MARK: Typos in words of typed values

  private mutating func beginCorrections() {
    corrected.removeAll()
    correctionCosts.removeAll()
    for token in 0..<tokenizer.tokens.count {
      corrected.append(tokenizer.tokens[token])
      correctionCosts.append(0)
    }
  }

  /// Replaces a token by the word that it is a typo of, for the readers of typed values: "tomorow", "fiev".
  ///
  /// What they read as it is stays: "jun" is no typo for "june", "fifth" none for "fifty".
  private mutating func correct(_ token: Int, to neighbour: Lexicon.Neighbour, _ lexicon: Lexicon) {
    guard corrected[token].kind == .word, !tokenizer.view.isValueWord(token) else { return }
    let text = lexicon.text(neighbour.word)
    let isNumber = text.count > 0 && text[0] >= 0x30 && text[0] <= 0x39
    let isWord = BuiltinWords.isValueWord(neighbour.word.rawValue)
    guard isNumber || isWord else { return }
    let start = tokenizer.text.count
    var number = 0.0
    for byte in text {
      tokenizer.text.append(byte)
      if isNumber { number = number * 10 + Double(byte) - 0x30 }
    }
    corrected[token].start = Int32(start)
    corrected[token].length = Int32(text.count)
    corrected[token].hash = TokenHash.hash(text)
    corrected[token].kind = isNumber ? .number : .word
    corrected[token].number = number
    correctionCosts[token] = Self.share(neighbour.penalty, WordWeights.content)
  }

  /// The weight of a word of some name, or of one that it abbreviates.
  private func knownValueWeight(_ token: Int, _ index: PhraseIndex) -> Int32? {
    let view = tokenizer.view
    if let weight = valueWeight(view.bytes(token), hash: view[token].hash, index) { return weight }
    var known: Int32?
    Abbreviation.forEachWord(shortenedTo: view[token].hash) { text, hash in
      known = known ?? valueWeight(text, hash: hash, index)
    }
    return known
  }

  private func valueWeight(_ text: UnsafeBufferPointer<UInt8>, hash: UInt64, _ index: PhraseIndex) -> Int32? {
    for segment in index.segments {
      let lexicon = segment.sections.lexicon
      if let word = lexicon.find(text, hash: hash) { return lexicon.weight(word) }
    }
    return nil
  }

  /// Matches two tokens that together spell a word: "head lights" for "headlights".
  private mutating func readJoinedWord(_ token: Int, _ index: PhraseIndex) {
    guard let word = joinedWord(token, in: index.phrases.lexicon) else { return }
    note(word, token, token + 2, cost: Self.share(MatchCosts.joinPenalty, index.phrases.lexicon.weight(word)))
  }

  mutating func joinedWord(_ token: Int, in lexicon: Lexicon) -> TokenID? {
    guard joinedHashes[token] != 0, lexicon.mayHold(hash: joinedHashes[token]) else { return nil }
    let view = tokenizer.view
    joined.removeAll()
    for byte in view.bytes(token) { joined.append(byte) }
    for byte in view.bytes(token + 1) { joined.append(byte) }
    return lexicon.find(joined.elements, hash: joinedHashes[token])
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

  /// The singular of a plural or the plural of a singular in a lexicon.
  mutating func inflectedWord(_ token: Int, in lexicon: Lexicon) -> TokenID? {
    let bytes = tokenizer.view.bytes(token)
    guard tokenizer.view[token].kind == .word, bytes.count >= 3 else { return nil }
    if bytes.count >= 4, bytes[bytes.count - 1] == 0x73 {
      let singular = UnsafeBufferPointer(rebasing: bytes.dropLast())
      if let word = lexicon.find(singular, hash: TokenHash.hash(singular)) { return word }
    }
    joined.removeAll()
    for byte in bytes { joined.append(byte) }
    joined.append(0x73)
    return lexicon.find(joined.elements, hash: TokenHash.hash(joined.elements))
  }

  /// The most corrections of one unknown word.
  static let neighbourLimit = 6

  /// Fills `neighbours` with the known words closest to a token by edit distance, each once, closest first.
  mutating func findNeighbours(of token: Int, in lexicon: Lexicon) {
    neighbours.removeAll()
    let view = tokenizer.view
    guard view[token].kind == .word || view[token].kind == .ordinal, let letters = Letters(view.bytes(token)) else {
      return
    }
    lexicon.forEachNeighbour(of: letters) { insert($0) }
  }

  private mutating func insert(_ neighbour: Lexicon.Neighbour) {
    for position in 0..<neighbours.count where neighbours[position].word == neighbour.word { return }
    var position = neighbours.count
    while position > 0, Self.precedes(neighbour, neighbours[position - 1]) { position -= 1 }
    neighbours.insert(neighbour, at: position, limit: Self.neighbourLimit)
  }

  private static func precedes(_ a: Lexicon.Neighbour, _ b: Lexicon.Neighbour) -> Bool {
    (a.penalty, a.word.rawValue) < (b.penalty, b.word.rawValue)
  }

  /// Thousandths of a weight.
  static func share(_ thousandths: Int32, _ weight: Int32) -> Int32 { thousandths * weight / 1_000 }

  // MARK: Occurrences

  private mutating func note(_ word: TokenID, _ start: Int, _ end: Int, cost: Int32) {
    occurrences.append(
      Occurrence(word: word.rawValue, start: Int32(start), end: Int32(end), cost: cost, next: Self.none)
    )
  }

  /// Chains all occurrences again, including new ones.
  mutating func rechainOccurrences(_ lexicon: Lexicon) {
    for position in 0..<occurringWords.count { wordOccurrences[Int(occurringWords[position])].stamp = 0 }
    occurringWords.removeAll()
    chainOccurrences(lexicon)
  }

  private mutating func chainOccurrences(_ lexicon: Lexicon) {
    for position in stride(from: occurrences.count - 1, through: 0, by: -1) {
      let occurrence = occurrences[position]
      let word = Int(occurrence.word)
      var summary = wordOccurrences[word]
      if summary.stamp != stamp {
        summary = OccurrenceSummary(stamp: stamp, minimumCost: occurrence.cost)
        occurringWords.append(occurrence.word)
      }
      occurrences[position].next = summary.first
      summary.first = Int32(position)
      summary.mask |= Self.mask(occurrence.start, occurrence.end)
      summary.minimumCost = min(summary.minimumCost, occurrence.cost)
      wordOccurrences[word] = summary
      let isLight = lexicon.weight(TokenID(rawValue: occurrence.word)) < WordWeights.contentThreshold
      guard isLight || AddressWords.mayConnect(occurrence.word) else { continue }
      for token in occurrence.start..<occurrence.end { isWeaklyReachable[Int(token)] = 1 }
    }
  }

  /// The bits of a range of tokens; tokens beyond the mask's width have none.
  static func mask(_ start: Int32, _ end: Int32) -> UInt64 {
    guard start < maskWidth else { return 0 }
    let run = end - start >= maskWidth ? UInt64.max : (1 << UInt64(end - start)) - 1
    return run << UInt64(start)
  }

  // MARK: Polite words

  private mutating func measureFrame() {
    let frame = PoliteFrame.measure(tokenCount) { token in
      let word = words[token]
      return word < UInt32(BuiltinWords.all.count) ? word : nil
    }
    politeBack = frame.back
    politeFront = politeEnd(behind: frame.front)
    for token in 0..<politeFront { makeLight(token) }
    for token in (tokenCount - frame.back)..<tokenCount { makeLight(token) }
    negationMask = 0
    for token in politeFront..<min(politeFront + 2, tokenCount) where BuiltinWords.negates(words[token]) {
      negationMask |= Self.mask(Int32(politeFront), Int32(token) + 1)
    }
    guard politeFront < tokenCount, BuiltinWords.asks(words[politeFront]) else { return }
    uncoveredCosts[politeFront] = MatchCosts.uncoveredQuestion
  }

  private mutating func makeLight(_ token: Int) {
    uncoveredCosts[token] = MatchCosts.politeWord
    weights[token] = MatchCosts.politeWord
  }
}

/// Short words that are often joined to the word before: "lightson".
private let joinedEndings = WordSet("on off in up to at of it")
