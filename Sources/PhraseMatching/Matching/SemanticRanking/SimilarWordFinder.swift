import WordSemantics

/// Compares the words and expressions of a request with those of the considered labels' phrases.
struct SimilarWordFinder: ~Copyable {
  /// The content words of the phrases, each once.
  private var words = GrowableBuffer<TokenID>(capacity: 256)
  /// The column of each word of the lexicon among them.
  private var columns = GrowableBuffer<WordColumn>(capacity: 1_024)
  private var stamp: UInt32 = 0
  /// The similarity of each token to each word.
  private var similarities = GrowableBuffer<Float>(capacity: 1_024)
  /// The words and expressions of the request.
  private var expressions = GrowableBuffer<RequestExpression>(capacity: 64)
  private var contents = GrowableBuffer<Float>(capacity: 64)
  private var entries = GrowableBuffer<ThesaurusEntry?>(capacity: 64)
  private var substitutions = GrowableBuffer<Substitution>(capacity: 32)
  private var expressionWords = GrowableBuffer<TokenID>(capacity: 64)
  /// The last request that each expression of the phrases was compared with.
  private var expressionStamps = GrowableBuffer<UInt32>(capacity: 64)
  private var occurrences = GrowableBuffer<Occurrence>(capacity: 128)
  private var chains = OccurrenceChains<TokenID, OccurrenceID>()
  private var publishedOccurrences = Published<WordOccurrences.Contents>()
  private var published = Published<SimilarWords.Contents>()

  var growths: Int {
    let words =
      words.growths + columns.growths + similarities.growths + contents.growths
      + entries.growths
    let expressions =
      expressions.growths + substitutions.growths + expressionWords.growths
      + expressionStamps.growths
    return words + expressions + occurrences.growths + chains.growths
  }

  mutating func find(
    _ considered: FlatArray<ConsideredLabel>, _ model: SemanticModel, _ source: AlignmentSource
  ) -> SimilarWords {
    prepare(model, source)
    for label in considered.elements {
      for word in model.contents.words(of: label.label) { gather(word) }
    }
    similarities.fill(source.request.tokenCount * words.count, with: 0)
    readExpressions(source, model.vectors)
    let firstSimilar = occurrences.count
    for index in 0..<expressions.count { compare(expressions[index], model, source) }
    chains.prepend(allOf: &occurrences)
    let firstSubstitution = occurrences.count
    for label in considered.elements { findSubstitutions(in: label.label, model, source) }
    let all = WordOccurrences(
      publishedOccurrences.publish(
        WordOccurrences.Contents(
          all: occurrences.view, chains: chains.view, firstSimilar: OccurrenceID(firstSimilar),
          firstSubstitution: OccurrenceID(firstSubstitution), substitutions: substitutions.view,
          expressionWords: expressionWords.view,
          substitutedWords: substitutedWords(from: firstSubstitution))))
    return SimilarWords(
      published.publish(
        SimilarWords.Contents(
          occurrences: all, words: words.view, columns: columns.view, stamp: stamp,
          similarities: similarities.view, contents: contents.view,
          entries: entries.view)))
  }

  private mutating func prepare(_ model: SemanticModel, _ source: AlignmentSource) {
    stamp &+= 1
    if stamp == 0 {
      stamp = 1
      columns.fill(columns.count, with: WordColumn())
      expressionStamps.fill(expressionStamps.count, with: 0)
    }
    let lexicon = source.phrases.lexicon
    columns.extend(to: lexicon.count, with: WordColumn())
    expressionStamps.extend(to: model.expressions.all.count, with: 0)
    chains.removeAll(keyCount: lexicon.count)
    words.removeAll()
    substitutions.removeAll()
    expressionWords.removeAll()
    occurrences.removeAll()
    occurrences.append(contentsOf: source.request.occurrences.all)
  }

  // MARK: Words of the phrases

  private mutating func gather(_ word: TokenID) {
    guard columns[word].stamp != stamp else { return }
    columns[word] = WordColumn(stamp: stamp, column: UInt32(words.count))
    words.append(word)
  }

  // MARK: Words of the request

  /// Lists the request's words and its expressions of several words: "get rid of".
  private mutating func readExpressions(_ source: AlignmentSource, _ vectors: WordVectors) {
    let request = source.request
    expressions.removeAll()
    contents.fill(request.tokenCount, with: 0)
    entries.removeAll()
    for token in 0..<request.tokenCount {
      entries.append(ThesaurusEntry.of(request.tokens.bytes(token), hash: request.tokens[token].hash))
    }
    for token in request.core where !request.isAddress(token, source.spans) {
      let keys = ThesaurusKeys(request.tokens.bytes(token), hash: request.tokens[token].hash)
      readWord(token, keys, request, vectors)
      readExpressions(from: token, keys, request)
    }
  }

  private mutating func readWord(_ token: Int, _ keys: ThesaurusKeys, _ request: ReadRequest, _ vectors: WordVectors) {
    let word = SemanticWord(request.tokens.bytes(token), keys, vectors)
    // An ordinary word is no typo for a light one: "kill" is not "will".
    let isOrdinary = request.words[token] == .unknown && word.hasDirection
    guard request.tokens[token].kind == .word,
      request.weights[token] >= WordWeights.contentThreshold || isOrdinary
    else { return }
    contents[token] = word.content
    expressions.append(RequestExpression(word: word, start: Int32(token), end: Int32(token) + 1))
  }

  private mutating func readExpressions(from token: Int, _ keys: ThesaurusKeys, _ request: ReadRequest) {
    let start = Int32(token)
    let end = request.core.upperBound
    // Closures that are written where they are passed allocate nothing.
    ThesaurusEntry.forEachExpression(from: token, to: end, first: keys, hash: { request.tokens[$0].hash }) {
      found, end in
      expressions.append(RequestExpression(word: SemanticWord(expression: found), start: start, end: Int32(end)))
    }
    ThesaurusEntry.forEachSplitVerb(from: token, to: end, verb: keys, hash: { request.tokens[$0].hash }) {
      found, particle in
      expressions.append(
        RequestExpression(
          word: SemanticWord(expression: found), start: start, end: start + 1, particle: Int32(particle)))
    }
  }

  // MARK: Similar words

  private mutating func compare(_ expression: RequestExpression, _ model: SemanticModel, _ source: AlignmentSource) {
    for column in 0..<words.count {
      let word = words[column]
      if expression.isExpression {
        // "search the web" does not replace the word "search" that it contains.
        guard model.words[word.index].isSynonym(of: expression.word), !expression.says(word, source.request) else {
          continue
        }
        note(SemanticWord.synonymSimilarity, expression, column, source)
      } else if word == source.request.words[Int(expression.start)] {
        note(1, expression, column, source)
      } else {
        note(expression.word.similarity(to: model.words[word.index], model.vectors), expression, column, source)
      }
    }
  }

  /// Records the similarity of an expression to a word of the phrases, and an occurrence if it is similar enough.
  private mutating func note(
    _ similarity: Float, _ expression: RequestExpression, _ column: Int, _ source: AlignmentSource
  ) {
    guard similarity > 0 else { return }
    note(similarity, expression, column)
    guard similarity >= SemanticCosts.minimumSimilarity, similarity < 1 else { return }
    occurrences.append(
      Occurrence(
        word: words[column], start: expression.start, end: expression.end,
        cost: source.cost(of: words[column], at: expression.start, similarity)))
  }

  /// Records for each token of an expression its similarity to a word of the phrases.
  private mutating func note(_ similarity: Float, _ expression: RequestExpression, _ column: Int) {
    let similarities = similarities.base
    let count = words.count
    expression.forEachToken { token in
      similarities[token * count + column] = max(similarities[token * count + column], similarity)
    }
  }

  // MARK: Substitutions
  //
  // "activate" replaces "turn on". The heaviest word covers the tokens; the others are covered by nothing, next to it:
  //
  //     turn on the lamp
  //       ·  ┴  ·    ·       "on" takes "activate", "turn" comes along
  //     activate the lamp

  /// Records which expressions of a label's phrases the request replaces.
  private mutating func findSubstitutions(in label: LabelID, _ model: SemanticModel, _ source: AlignmentSource) {
    for expression in model.contents.expressions(of: label) where expressionStamps[Int(expression)] != stamp {
      expressionStamps[Int(expression)] = stamp
      substitute(model.expressions.all[Int(expression)], source)
    }
  }

  private func substitutedWords(from first: Int) -> UInt64 {
    (first..<occurrences.count).reduce(0) { $0 | 1 << UInt64(occurrences[$1].word.rawValue & 63) }
  }

  private mutating func substitute(_ expression: PhraseExpressions.Expression, _ source: AlignmentSource) {
    for index in 0..<expressions.count where expression.word.isSynonym(of: expressions[index].word) {
      let typed = expressions[index]
      // Light words may be in both: "am i booked up" and "am i free".
      let isShared = expression.words.contains { word in
        source.phrases.lexicon.weight(word) >= WordWeights.contentThreshold && typed.says(word, source.request)
      }
      guard !isShared else { continue }
      let first = Int32(expressionWords.count)
      for word in expression.words { expressionWords.append(word) }
      for word in expression.words.indices { note(word, of: expression, from: first, typedAs: typed, source) }
    }
  }

  private mutating func note(
    _ index: Int, of expression: PhraseExpressions.Expression, from first: Int32, typedAs typed: RequestExpression,
    _ source: AlignmentSource
  ) {
    let word = expression.words[index]
    let isHeaviest = index == expression.heaviest
    let (start, end) =
      isHeaviest
      ? (typed.start, typed.end)
      : index < expression.heaviest ? (typed.start, typed.start) : (typed.end, typed.end)
    occurrences.append(
      Occurrence(
        word: word, start: start, end: end,
        cost: isHeaviest ? source.cost(of: word, at: start, SemanticWord.synonymSimilarity) : 0))
    substitutions.append(
      Substitution(
        firstWord: first, wordCount: Int32(expression.words.count), index: Int32(index), start: typed.start,
        end: typed.end))
    if columns[word].stamp == stamp { note(SemanticWord.synonymSimilarity, typed, Int(columns[word].column)) }
  }
}

extension AlignmentSource {
  /// The cost of a word of the phrases for which a token stands by a similarity.
  fileprivate func cost(of word: TokenID, at token: Int32, _ similarity: Float) -> Int32 {
    request.splitCosts[Int(token)] + Int32((1 - similarity) * Float(phrases.lexicon.weight(word)))
  }
}
