import FlatMemory
import WordSemantics

// Stage 6, second part: which words of the request are similar in meaning to words of the phrases, and how much of it
// is unrelated to all of them.
extension MatchWorkspace {
  // MARK: Similar words

  /// Records where words and expressions of the request are similar in meaning to words of the considered phrases.
  mutating func findSimilarWords(_ model: SemanticModel, _ phrases: PhraseSections) {
    gatherWords(phrases)
    semantics.similarities.fill(tokenCount * semantics.words.count, with: 0)
    semantics.firstSimilar = occurrences.count
    readExpressions(model.vectors)
    for index in 0..<semantics.expressions.count { compare(semantics.expressions[index], model, phrases.lexicon) }
    rechainOccurrences(phrases.lexicon)
    semantics.firstSubstitution = occurrences.count
    semantics.substitutions.removeAll()
    findSubstitutions(model, phrases)
  }

  /// Lists the request's words and its expressions of several words: "get rid of".
  private mutating func readExpressions(_ vectors: WordVectors) {
    semantics.expressions.removeAll()
    semantics.contents.fill(tokenCount, with: 0)
    let view = tokenizer.view
    for token in politeFront..<(tokenCount - politeBack) where !isAddress(token) {
      let start = Int32(token)
      let keys = ThesaurusKeys(view.bytes(token), hash: view[token].hash)
      let word = SemanticWord(view.bytes(token), keys, vectors)
      if view[token].kind == .word, weights[token] >= WordWeights.contentThreshold || isOrdinaryWord(token, word) {
        semantics.contents[token] = word.content
        semantics.expressions.append(RequestExpression(word: word, start: start, end: start + 1))
      }
      ThesaurusEntry.forEachExpression(
        from: token, to: tokenCount - politeBack, first: keys, hash: { view[$0].hash }
      ) { found, end in
        semantics.expressions.append(
          RequestExpression(word: SemanticWord(expression: found), start: start, end: Int32(end)))
      }
      ThesaurusEntry.forEachSplitVerb(
        from: token, to: tokenCount - politeBack, verb: keys, hash: { view[$0].hash }
      ) { found, particle in
        let word = SemanticWord(expression: found)
        semantics.expressions.append(
          RequestExpression(word: word, start: start, end: start + 1, particle: Int32(particle)))
      }
    }
  }

  /// Whether a token is an ordinary word rather than a typo for a light one: "kill" is not "will".
  private func isOrdinaryWord(_ token: Int, _ word: SemanticWord) -> Bool {
    words[token] == Self.noWord && word.hasDirection
  }

  private mutating func compare(_ expression: RequestExpression, _ model: SemanticModel, _ lexicon: Lexicon) {
    for index in 0..<semantics.words.count {
      let word = semantics.words[index]
      if expression.isExpression {
        // "search the web" does not replace the word "search" that it contains.
        guard model.words[Int(word)].isSynonym(of: expression.word), !says(expression, word) else { continue }
        note(SemanticWord.synonymSimilarity, expression, index, lexicon)
      } else {
        let isSaid = word == words[Int(expression.start)]
        note(
          isSaid ? 1 : expression.word.similarity(to: model.words[Int(word)], model.vectors), expression, index, lexicon
        )
      }
    }
  }

  /// Whether a word is among the tokens of an expression.
  func says(_ expression: RequestExpression, _ word: UInt32) -> Bool {
    var isSaid = false
    expression.forEachToken { isSaid = isSaid || words[$0] == word }
    return isSaid
  }

  /// Records the similarity of an expression to a word of the phrases, and an occurrence if it is similar enough.
  private mutating func note(_ similarity: Float, _ expression: RequestExpression, _ index: Int, _ lexicon: Lexicon) {
    guard similarity > 0 else { return }
    note(similarity, expression, column: index)
    guard similarity >= SemanticCosts.minimumSimilarity, similarity < 1 else { return }
    let word = semantics.words[index]
    let weight = lexicon.weight(TokenID(rawValue: word))
    occurrences.append(
      Occurrence(
        word: word, start: expression.start, end: expression.end,
        cost: splitCosts[Int(expression.start)] + Int32((1 - similarity) * Float(weight)), next: Self.none))
  }

  /// Records for each token of an expression its similarity to a word of the phrases.
  mutating func note(_ similarity: Float, _ expression: RequestExpression, column: Int) {
    let similarities = semantics.similarities.base
    let count = semantics.words.count
    expression.forEachToken { token in
      similarities[token * count + column] = max(similarities[token * count + column], similarity)
    }
  }

  private mutating func gatherWords(_ phrases: PhraseSections) {
    semantics.words.removeAll()
    if semantics.wordColumns.count < phrases.lexicon.count {
      semantics.wordColumns.fill(phrases.lexicon.count, with: WordColumn())
    }
    for index in 0..<semantics.considered.count {
      for phrase in Self.phrases(of: semantics.considered[index], phrases) { gatherWords(of: phrase, phrases) }
    }
  }

  private mutating func gatherWords(of phrase: UInt32, _ phrases: PhraseSections) {
    for node in phrases.nodes(of: phrase) where phrases.nodes[node].isWord {
      let word = phrases.nodes[node].payload
      guard column(of: word) == nil, phrases.lexicon.weight(TokenID(rawValue: word)) >= WordWeights.contentThreshold
      else {
        continue
      }
      semantics.wordColumns[Int(word)] = WordColumn(stamp: stamp, column: UInt32(semantics.words.count))
      semantics.words.append(word)
    }
  }

  // MARK: Unrelated and missing words

  /// The share of the request's weight that is unrelated to every word of a shortcut's phrases.
  mutating func unrelatedShare(of shortcut: UInt32, _ phrases: PhraseSections) -> Float {
    semantics.nearest.fill(tokenCount, with: 0)
    let count = semantics.words.count
    for phrase in Self.phrases(of: shortcut, phrases) {
      for node in phrases.nodes(of: phrase) where phrases.nodes[node].isWord {
        let word = phrases.nodes[node].payload
        guard let column = column(of: word) else { continue }
        // A word that the request has does not match another of its words: "stop smoking" is not "stop".
        let isSaid = words.elements.contains(word)
        for token in 0..<tokenCount {
          let similarity = semantics.similarities[token * count + column]
          guard !isSaid || similarity == 1 else { continue }
          semantics.nearest[token] = max(semantics.nearest[token], similarity)
        }
      }
    }
    var unrelated: Float = 0
    for index in 0..<steps.count where steps[index].kind == .uncovered {
      let token = Int(steps[index].start)
      // An ordinary word weighs as one: "bin this song" is no typo for "in this song".
      guard weights[token] >= WordWeights.contentThreshold || semantics.contents[token] > 0 else { continue }
      let weight = weights[token] >= WordWeights.contentThreshold ? weights[token] : WordWeights.content
      unrelated += Float(weight) * (1 - semantics.nearest[token]) * semantics.contents[token]
    }
    return unrelated / Float(max(weight - typedWeight(), MatchCosts.minimumWeight))
  }

  /// The weight of numbers, dates and other typed values in `steps`, which do not distinguish actions.
  private func typedWeight() -> Int32 {
    var typed: Int32 = 0
    for index in 0..<steps.count where steps[index].isValue {
      guard spans[Int(steps[index].span)].segment == ValueSpan.typedSegment else { continue }
      for token in steps[index].start..<steps[index].end { typed += weights[Int(token)] }
    }
    return typed
  }

  /// The share of the words of the phrase in `steps`, by content, to which nothing in the request is similar.
  func missingShare(_ model: SemanticModel, _ phrases: PhraseSections) -> Float {
    var (missing, own): (Float, Float) = (0, 0)
    let values = valueTokens()
    for index in 0..<steps.count where steps[index].node.isWord {
      let word = steps[index].node.payload
      let content = max(model.words[Int(word)].content, SemanticCosts.minimumContent)
      let weight = Float(phrases.lexicon.weight(TokenID(rawValue: word))) * content
      own += weight
      guard steps[index].kind == .missing else { continue }
      missing += weight * (1 - (column(of: word).map { nearest(toColumn: $0, besides: values) } ?? 0))
    }
    return own > 0 ? missing / own : 0
  }

  /// The tokens that name values in `steps`: "front door" does not match the words of "lock the ${door}".
  private func valueTokens() -> UInt64 {
    var tokens: UInt64 = 0
    for index in 0..<steps.count where steps[index].isValue {
      tokens |= Self.mask(steps[index].start, steps[index].end)
    }
    return tokens
  }

  /// The greatest similarity of a token to a word of the phrases, without some tokens; 0 where all are different words.
  private func nearest(toColumn column: Int, besides tokens: UInt64) -> Float {
    let count = semantics.words.count
    var nearest: Float = 0
    for token in 0..<tokenCount where tokens >> UInt64(token) & 1 == 0 {
      nearest = max(nearest, semantics.similarities[token * count + column])
    }
    return nearest < SemanticCosts.minimumSimilarity ? 0 : nearest
  }

  /// The column of a word of the considered phrases in `semantics.similarities`; nil for other words.
  func column(of word: UInt32) -> Int? {
    let entry = semantics.wordColumns[Int(word)]
    return entry.stamp == stamp ? Int(entry.column) : nil
  }

  static func phrases(of label: UInt32, _ phrases: PhraseSections) -> Range<UInt32> {
    guard label < phrases.shortcuts.count else {
      let negative = phrases.negativePhrases(of: label - UInt32(phrases.shortcuts.count))
      return negative.prefix(Int(SemanticCosts.maximumPhrases))
    }
    let record = phrases.shortcuts[label]
    return record.firstPhrase..<record.firstPhrase + min(record.phraseCount, SemanticCosts.maximumPhrases)
  }
}
