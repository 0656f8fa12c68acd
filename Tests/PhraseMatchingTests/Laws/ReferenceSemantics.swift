import Foundation

@testable import PhraseMatching
@testable import WordSemantics

/// A shortcut as the reference ranks it by meaning and words.
struct ReferenceVerdict {
  var shortcut: Int
  var phrase: Int
  var rank: Double
  /// The rank without what a derived phrase ranks behind.
  var fit: Double
  var score: Double
}

/// The slow version of what is done where words do not decide: for each step a dictionary, and no early exit.
///
/// It shares the constants, the tables of vectors and of the thesaurus, and what was learned. Everything that is computed
/// from them is computed here again, in Double.
struct ReferenceSemantics {
  let matcher: ReferenceMatcher
  let weights: ReferenceWeights
  let vectors: WordVectors

  var catalog: ReferenceCatalog { matcher.catalog }
  private var shortcutCount: Int { catalog.applications.reduce(0) { $0 + $1.shortcuts.count } }

  /// All shortcuts that are looked at, best first.
  func ranking(_ text: [UInt8], _ options: MatchOptions) -> [ReferenceVerdict] {
    let request = ReferenceRequest(text, catalog, now: options.now)
    guard !request.isTooLong, !request.tokens.isEmpty else { return [] }
    let byWords = matcher.ranking(request, options, floor: MatchCosts.floor)
    if let first = byWords.first, first.fitScore >= lexicalConfidence { return byWords.map(verdict) }
    guard request.tokens.count <= TokenMask.width else { return byWords.map(verdict) }
    let said = ReferenceExpression(request, self)
    let evidence = weights.evidence(said.tokens)
    guard let chances = chances(evidence, request, options) else { return byWords.map(verdict) }
    let considered = considered(chances, byWords, request, options)
    if considered.isEmpty { return byWords.map(verdict) }
    let found = Dictionary(
      uniqueKeysWithValues: byWords.prefix(SemanticCosts.lexicalCandidates).filter { $0.score >= SemanticCosts.floor }
        .map { ($0.shortcut, $0.score) })
    let floor = holdsCommands && options.threshold > 0 ? min(MatchCosts.floor, options.threshold) : nil
    let scored = apply(considered, chances, evidence, found, said, request, floor)
    return scored.filter { $0.shortcut < shortcutCount && !isVetoed($0, scored, options) }
  }

  /// Whether a phrase that the shortcut's application refuses is recognized and fits as well.
  private func isVetoed(_ verdict: ReferenceVerdict, _ scored: [ReferenceVerdict], _ options: MatchOptions) -> Bool {
    let negativeLabel = shortcutCount + application(ofLabel: verdict.shortcut)
    let threshold = max(options.threshold, MatchOptions.defaultThreshold)
    return scored.contains { other in
      other.shortcut == negativeLabel && other.fit <= Double(AlignedPhrase.rank(ofScore: threshold))
        && other.rank <= verdict.rank + Double(AlignedPhrase.rank(ofScore: 1 - options.margin))
    }
  }

  /// Where authors say what may vary, what the words of a phrase recognize is meant.
  private var lexicalConfidence: Double {
    holdsCommands
      ? min(SemanticCosts.lexicalConfidence, MatchOptions.defaultThreshold) : SemanticCosts.lexicalConfidence
  }

  private var holdsCommands: Bool { catalog.placeholderShare >= Double(SemanticCosts.commandPlaceholderShare) }

  private func verdict(_ match: ReferenceMatch) -> ReferenceVerdict {
    ReferenceVerdict(
      shortcut: match.shortcut, phrase: match.phrase, rank: Double(match.rank), fit: Double(match.rank),
      score: match.score)
  }

  // MARK: Chances

  func application(ofLabel label: Int) -> Int {
    guard label < shortcutCount else { return label - shortcutCount }
    return catalog.phrases.first { $0.shortcut == label }?.application ?? -1
  }

  /// The chance of each meaning, among those with phrases in the applications that may be meant.
  func chances(_ evidence: [Double], _ request: ReferenceRequest, _ options: MatchOptions) -> [Double]? {
    let possible = evidence.indices.filter { label in
      let application = application(ofLabel: label)
      guard weights.isTrained[label] else { return false }
      if let name = options.application, catalog.applications[application].name != name { return false }
      let addressed = request.addressMasks.filter { !$0.value.isEmpty }
      return addressed.isEmpty || addressed[application] != nil
    }
    guard let best = possible.map({ evidence[$0] }).max() else { return nil }
    let boosted = Dictionary(
      uniqueKeysWithValues: possible.map {
        ($0, exp(Double(LogisticRegression.inverseTemperature) * (evidence[$0] - best)))
      })
    let sum = boosted.values.reduce(0, +)
    return evidence.indices.map { (boosted[$0] ?? 0) / sum }
  }

  /// The shortcuts found by their words, then the likeliest that no application rather refuses.
  func considered(
    _ chances: [Double], _ byWords: [ReferenceMatch], _ request: ReferenceRequest, _ options: MatchOptions
  ) -> [Int] {
    let found = byWords.prefix(SemanticCosts.lexicalCandidates).filter { $0.score >= SemanticCosts.floor }.map(
      \.shortcut)
    let vetoed = matcher.vetoes(request, options)
    let others = (0..<shortcutCount).filter { shortcut in
      !found.contains(shortcut) && vetoed[application(ofLabel: shortcut)] == nil && chances[shortcut] > 0
    }
    let maximumLabels = others.sorted { (-chances[$0], $0) < (-chances[$1], $1) }
      .prefix(holdsCommands ? SemanticCosts.maximumCommandLabels : SemanticCosts.maximumLabels)
    let share = holdsCommands ? SemanticCosts.minimumCommandShare : SemanticCosts.minimumShare
    let least = (maximumLabels.first.map { chances[$0] } ?? 0) * Double(share)
    let shortcuts = found + maximumLabels.filter { chances[$0] > least }
    let refusals = Set(shortcuts.map { shortcutCount + application(ofLabel: $0) }).filter { chances[$0] > 0 }
    return shortcuts + refusals.sorted()
  }

  // MARK: Judging

  private func apply(
    _ considered: [Int], _ chances: [Double], _ evidence: [Double], _ found: [Int: Double], _ said: ReferenceExpression,
    _ request: ReferenceRequest, _ floor: Double?
  ) -> [ReferenceVerdict] {
    let alike = ReferenceSimilarity(considered, request, self)
    let scored = considered.compactMap { shortcut in
      bestPhrase(of: shortcut, alike.request).map { phrase, aligned in
        (
          shortcut: shortcut, phrase: phrase, aligned: aligned,
          against: against(shortcut, catalog.phrases[phrase], aligned, said, alike)
        )
      }
    }
    let fitExponent = holdsCommands ? SemanticCosts.commandFitExponent : SemanticCosts.fitExponent
    let boosted = scored.map { entry in
      chances[entry.shortcut] * exp(Double(fitExponent) * Self.words(entry.aligned) - entry.against)
    }
    let strength = (evidence.max() ?? 0) * Double(LogisticRegression.inverseTemperature)
    let verdict = { (position: Int, chance: Double) in
      let entry = scored[position]
      let meant = ReferenceEvidence(
        chance: chance, words: Self.words(entry.aligned), strength: strength,
        logSampleCount: weights.logSampleCount, logLabelCount: log(Double(chances.count { $0 > 0 })),
        against: entry.against,
        unrelatedShare: unrelatedShare(of: entry.shortcut, entry.aligned, alike),
        missingShare: alike.missingShare(entry.aligned))
      return self.verdict((entry.shortcut, entry.phrase, entry.aligned), meant, found, request)
    }
    // Commands that are not worth a mention even if no other were likely lose their chance to the others.
    let kept = scored.indices.filter { position in
      floor.map { verdict(position, min(1, boosted[position])).score >= $0 } ?? true
    }
    let others = considered.reduce(1) { $0 - chances[$1] }
    let total = max(kept.reduce(max(0, others)) { $0 + boosted[$1] }, 1e-6)
    return kept.map { verdict($0, boosted[$0] / total) }.sorted { ($0.rank, $0.phrase) < ($1.rank, $1.phrase) }
  }

  private func verdict(
    _ entry: (shortcut: Int, phrase: Int, aligned: ReferenceAlignment), _ meant: ReferenceEvidence,
    _ found: [Int: Double], _ request: ReferenceRequest
  ) -> ReferenceVerdict {
    let probability = holdsCommands ? meant.probabilityOfCommand : meant.probabilityOfExample
    var fit = (1 - probability) * Double(AlignedPhrase.worstRank)
    let byWords = max(0, 1 - Double(entry.aligned.cost - entry.aligned.asked) / Double(entry.aligned.weight))
    let leastScore =
      holdsCommands
      ? found[entry.shortcut].flatMap { $0 >= MatchOptions.defaultThreshold ? $0 : nil }
        ?? min(meant.words * SemanticCosts.wordsAlone, SemanticCosts.maximumBySimilarWords)
      : byWords >= MatchOptions.defaultThreshold ? byWords : meant.words * SemanticCosts.wordsAlone
    var score = max(probability, leastScore)
    if entry.aligned.cost <= Int32(request.frame.front + request.frame.back) * MatchCosts.politeWord {
      fit = min(fit, Double(entry.aligned.fit))
      score = byWords
    }
    if entry.aligned.asked > 0 {
      let asking = AlignedPhrase.rank(entry.aligned.cost - entry.aligned.asked, entry.aligned.weight)
      fit = min(fit, Double(asking + MatchCosts.incomplete))
      score = byWords
    }
    return ReferenceVerdict(
      shortcut: entry.shortcut, phrase: entry.phrase, rank: fit + Double(entry.aligned.handicap), fit: fit,
      score: score)
  }

  private static func words(_ aligned: ReferenceAlignment) -> Double {
    max(0, 1 - Double(aligned.fit) / Double(AlignedPhrase.worstRank))
  }

  /// The phrases of a label that are looked at, by their index.
  func phrases(of label: Int) -> [Int] {
    let phrases = catalog.phrases.indices.filter { index in
      let phrase = catalog.phrases[index]
      return label < shortcutCount
        ? phrase.shortcut == label : phrase.shortcut == nil && phrase.application == label - shortcutCount
    }
    return Array(phrases.prefix(Int(SemanticCosts.maximumPhrases)))
  }

  private func bestPhrase(of shortcut: Int, _ request: ReferenceRequest) -> (Int, ReferenceAlignment)? {
    phrases(of: shortcut).map { ($0, ReferenceAlignment(catalog.phrases[$0], request, catalog)) }
      .min { ($0.1.rank, $0.0) < ($1.1.rank, $1.0) }
  }

  /// Values left over or missing, and words that exclude one of the phrase's.
  private func against(
    _ label: Int, _ phrase: ReferencePhrase, _ aligned: ReferenceAlignment, _ said: ReferenceExpression,
    _ alike: ReferenceSimilarity
  ) -> Double {
    let lacking = aligned.missing.filter { node in
      node.kind == .placeholder && !catalog.parameters[Int(node.payload)].isOptional
    }
    let isValueLeftOver = aligned.uncovered.contains(where: said.values.contains)
    let doubtful = aligned.values.filter(alike.isDoubtful)
    let wantsOther = holdsCommands && label < shortcutCount && alike.wantsOtherAction(label, aligned)
    let isRefused = label < shortcutCount && aligned.isRefused
    let isAgainst = alike.isContradicted(aligned) || wantsOther || aligned.isTurnedAround
    let contradiction: Double = isAgainst ? 1 : isRefused ? Double(catalog.actShare) / 1_000 : 0
    return Double(lacking.count + doubtful.count + aligned.unknownValues) * Double(SemanticCosts.missingValue)
      + (isValueLeftOver ? Double(SemanticCosts.uncoveredValue) : 0) + contradiction
      * Double(SemanticCosts.contradiction)
  }

  private func unrelatedShare(of shortcut: Int, _ aligned: ReferenceAlignment, _ alike: ReferenceSimilarity) -> Double {
    aligned.takesFreeWords ? 1 - Self.words(aligned) : alike.unrelatedShare(of: shortcut, aligned)
  }
}

/// What a request says: words, and values by their kind.
struct ReferenceExpression {
  private(set) var tokens: [ReferenceToken] = []
  /// The tokens that name a value.
  private(set) var values: Set<Int> = []

  init(_ request: ReferenceRequest, _ semantics: ReferenceSemantics) {
    var token = request.frame.front
    let end = request.tokens.count - request.frame.back
    while token < end {
      defer { token += 1 }
      if request.isAddress(token, semantics.catalog) { continue }
      let (fillers, last) = Self.names(at: token, request, semantics)
      tokens += fillers.map { .value(Self.hash($0)) }
      guard let last else {
        tokens += Self.words(token, request, semantics).map { .word($0) }
        continue
      }
      values.formUnion(token..<last)
      for inside in token..<last {
        guard let word = semantics.catalog.words.word(request.bytes(inside)), semantics.matcher.isPosted(word) else {
          continue
        }
        tokens += Self.words(inside, request, semantics).map { .word($0) }
      }
      token = last - 1
    }
  }

  /// The kinds of the longest names that begin at a token, and where they end unless all are typed values.
  private static func names(at token: Int, _ request: ReferenceRequest, _ semantics: ReferenceSemantics) -> (
    [UInt32], Int?
  ) {
    var longest: [UInt32: Int] = [:]
    var entities = 0
    for application in semantics.catalog.applications { entities += application.entities.count }
    for (filler, spans) in request.spans {
      let number: UInt32
      switch filler {
      case .entity(let entity): number = UInt32(entity)
      case .typed(let kind) where semantics.catalog.fills(filler):
        number = UInt32(entities + semantics.catalog.applications.count) + UInt32(kind.rawValue)
      default: continue
      }
      longest[number] = spans.filter { $0.start == token && $0.cost <= SemanticCosts.maximumNameCost }.map(\.end)
        .max()
    }
    guard let end = longest.values.max() else { return ([], nil) }
    let fillers = longest.filter { $0.value == end }.keys.sorted()
    return (fillers, fillers.contains { $0 < entities } ? end : nil)
  }

  private static func hash(_ filler: UInt32) -> UInt64 {
    var tokens = SemanticTokens()
    tokens.append(placeholder: filler)
    return tokens[0].hash
  }

  /// A word as it is known, or what it is most likely a typo for.
  private static func words(_ token: Int, _ request: ReferenceRequest, _ semantics: ReferenceSemantics) -> [WordText] {
    let (bytes, catalog, vectors) = (request.bytes(token), semantics.catalog, semantics.vectors)
    if let word = catalog.words.word(bytes) { return [catalog.words.text(word)] }
    let isInTable = bytes.withUnsafeBufferPointer { vectors.entry(of: $0) } != nil
    let isOfNames = catalog.valueWords.word(bytes) != nil
    guard !isInTable, !isOfNames else { return [bytes] }
    let isShort = !request.unshortened(token).isEmpty
    if !isShort, let nearest = request.neighbours(of: token, in: catalog.words).first {
      return [catalog.words.text(nearest.word)]
    }
    guard ThesaurusEntry.all(of: [bytes]).isEmpty else { return [bytes] }
    switch bytes.withUnsafeBufferPointer({ vectors.correction(of: $0) }) {
    case .word(let entry)?: return [WordText(vectors.bytes(of: entry))]
    case .words(let first, let second)?: return [first, second].map { WordText(vectors.bytes(of: $0)) }
    case nil: return [bytes]
    }
  }
}

extension ReferenceCatalog {
  /// Whether a phrase has a placeholder of a kind.
  func fills(_ filler: ReferenceFiller) -> Bool {
    phrases.contains { phrase in
      phrase.graph.nodes.contains { $0.kind == .placeholder && parameterFillers[Int($0.payload)] == filler }
    }
  }
}

extension ReferenceRequest {
  private static let leadingWords = addressWords + words("from into to through of at by for no с")

  /// A word of a name that addresses an application, or the little word that leads to one.
  func isAddress(_ token: Int, _ catalog: ReferenceCatalog) -> Bool {
    let said = Set(addressMasks.values.flatMap { $0 })
    if said.contains(token) { return true }
    guard said.contains(token + 1), let word = catalog.words.word(bytes(token)) else { return false }
    return Self.leadingWords.contains(catalog.words.text(word))
  }
}

/// Which tokens of a request are similar in meaning to which words of some shortcuts' phrases.
struct ReferenceSimilarity {
  /// The request, with similar words taken for said.
  private(set) var request: ReferenceRequest
  private let semantics: ReferenceSemantics
  private var similarities: [Int: [Int: Double]] = [:]
  /// What the request says, and where; a torn verb has its particle elsewhere.
  private var expressions: [(entry: ThesaurusEntry, tokens: Range<Int>, particle: Int?)] = []
  /// How much each token says by itself.
  private var contents: [Int: Double] = [:]
  private let words: [Int]

  init(_ shortcuts: [Int], _ request: ReferenceRequest, _ semantics: ReferenceSemantics) {
    self.request = request
    self.semantics = semantics
    words = Set(shortcuts.flatMap { Self.words(of: $0, semantics) }).sorted()
    let end = request.tokens.count - request.frame.back
    for token in request.frame.front..<end where !request.isAddress(token, semantics.catalog) {
      compare(token)
      for count in 2...ThesaurusEntry.longestExpression where token + count <= end {
        compareRun(token..<token + count, particle: nil)
      }
      for particle in token + 2..<max(min(token + ThesaurusEntry.maximumVerbSpan, end), token + 2)
      where Self.particles.contains(request.bytes(particle)) {
        compareRun(token..<token + 1, particle: particle)
      }
    }
    for expression in expressions(of: shortcuts) { compare(expression) }
  }

  /// How alike a token is to the nearest word of a shortcut. A word that the request says is no match for another of
  /// its words.
  private func nearest(to token: Int, in shortcut: Int) -> Double {
    let own = Set(Self.words(of: shortcut, semantics))
    let said = Set(request.tokens.indices.compactMap { semantics.catalog.words.word(request.bytes($0)) })
    return (similarities[token] ?? [:]).filter { own.contains($0.key) && ($0.value == 1 || !said.contains($0.key)) }
      .values.max() ?? 0
  }

  /// Whether the request asks for another action.
  func wantsOtherAction(_ shortcut: Int, _ aligned: ReferenceAlignment) -> Bool {
    let first = request.frame.front
    if aligned.uncovered.contains(where: { negates($0, nearest(to: $0, in: shortcut)) }) { return true }
    return aligned.uncovered.contains(first) && ActionVerbs.isSpecific(hash(first))
  }

  /// Whether a token that nothing takes turns the request into its opposite, or makes it depend on something.
  private func negates(_ token: Int, _ nearest: Double) -> Bool {
    guard (request.frame.front..<request.tokens.count - request.frame.back).contains(token) else { return false }
    if Self.negations.contains(request.bytes(token)) { return nearest < Double(SemanticCosts.minimumSimilarity) }
    let next = request.tokens.indices.contains(token + 1) ? request.bytes(token + 1) : WordText()
    return next.count >= 6 && next.suffix(3).elementsEqual("ing".utf8)
      && entry([request.bytes(token)])?.meansStopping == true
  }

  private static let negations = ["not", "never", "if", "unless", "when", "whenever", "until"].map { WordText($0.utf8) }
  private static let particles = ["up", "down", "off", "out", "away", "back", "over", "going", "running"]
    .map { WordText($0.utf8) }

  /// The runs of words in the shortcuts' phrases that have entry, each once.
  private func expressions(of shortcuts: [Int]) -> Set<[Int]> {
    var found: Set<[Int]> = []
    for phrase in shortcuts.flatMap(semantics.phrases) {
      let nodes = semantics.catalog.phrases[phrase].graph.nodes
      for start in nodes.indices {
        for count in 2...ThesaurusEntry.longestExpression where start + count <= nodes.count {
          let run = nodes[start..<start + count]
          guard run.allSatisfy(\.isWord) else { break }
          let words = run.map { Int($0.payload) }
          if entry(words.map { semantics.catalog.words.text($0) }) != nil { found.insert(words) }
        }
      }
    }
    return found
  }

  private func entry(_ texts: [WordText]) -> ThesaurusEntry? {
    ThesaurusEntry.all(of: texts).first
  }

  /// Notes what stands for an expression of a phrase: its heaviest word takes the tokens, the others come along.
  private mutating func compare(_ expression: [Int]) {
    guard let meant = entry(expression.map { semantics.catalog.words.text($0) }) else { return }
    let weights = expression.map { semantics.catalog.words.weight($0) }
    let heaviest = weights.firstIndex(of: weights.max() ?? 0) ?? 0
    for saying in expressions where meant.isSynonym(of: saying.entry) {
      let said = (saying.tokens + [saying.particle].compactMap { $0 })
      let own = Set(expression.filter { semantics.catalog.words.weight($0) >= WordWeights.contentThreshold })
      guard own.isDisjoint(with: said.compactMap { semantics.catalog.words.word(request.bytes($0)) }) else { continue }
      for (index, word) in expression.enumerated() {
        let tokens =
          index == heaviest
          ? saying.tokens
          : index < heaviest
            ? saying.tokens.lowerBound..<saying.tokens.lowerBound
            : saying.tokens.upperBound..<saying.tokens.upperBound
        let price = Int32((1 - ReferenceWord.synonymSimilarity) * Double(weights[index]))
        let cost = index == heaviest ? request.splitCosts[saying.tokens.lowerBound] + price : 0
        request.substitutions.append(
          ReferenceSubstitution(
            expression: expression, index: index,
            span: ReferenceSpan(start: tokens.lowerBound, end: tokens.upperBound, cost: cost)))
        guard words.contains(word) else { continue }
        for token in said { raise(ReferenceWord.synonymSimilarity, token, word) }
      }
    }
  }

  /// The content words of a shortcut's phrases.
  private static func words(of shortcut: Int, _ semantics: ReferenceSemantics) -> [Int] {
    semantics.phrases(of: shortcut).flatMap { semantics.catalog.phrases[$0].graph.nodes }.filter(\.isWord)
      .map { Int($0.payload) }.filter { semantics.catalog.words.weight($0) >= WordWeights.contentThreshold }
  }

  private func known(_ text: WordText) -> ReferenceWord { ReferenceWord(text, semantics.vectors) }

  private func hash(_ token: Int) -> UInt64 { request.bytes(token).withUnsafeBufferPointer { TokenHash.hash($0) } }

  private mutating func compare(_ token: Int) {
    let typed = known(request.bytes(token))
    let own = semantics.catalog.words.word(request.bytes(token))
    guard request.tokens[token].kind == .word,
      request.weights[token] >= WordWeights.contentThreshold || (own == nil && typed.vector != nil)
    else { return }
    contents[token] = typed.content
    if let entry = entry([request.bytes(token)]) { expressions.append((entry, token..<token + 1, nil)) }
    for word in words {
      let similarity =
        word == own ? 1 : typed.similarity(to: known(semantics.catalog.words.text(word)))
      note(similarity, token..<token + 1, word)
    }
  }

  /// Several words that stand for one: not if the one is among them.
  private mutating func compareRun(_ tokens: Range<Int>, particle: Int?) {
    let all = tokens + [particle].compactMap { $0 }
    let found = ThesaurusEntry.all(of: all.map { request.bytes($0) })
    for expression in particle == nil ? found[...] : found.prefix(1) {
      expressions.append((expression, tokens, particle))
      let said = all.compactMap { semantics.catalog.words.word(request.bytes($0)) }
      for word in words where !said.contains(word) {
        guard entry([semantics.catalog.words.text(word)])?.isSynonym(of: expression) == true else { continue }
        note(ReferenceWord.synonymSimilarity, tokens, word)
        if let particle { raise(ReferenceWord.synonymSimilarity, particle, word) }
      }
    }
  }

  private mutating func note(_ similarity: Double, _ tokens: Range<Int>, _ word: Int) {
    for token in tokens { raise(similarity, token, word) }
    guard similarity >= Double(SemanticCosts.minimumSimilarity), similarity < 1 else { return }
    let price = Int32((1 - similarity) * Double(semantics.catalog.words.weight(word)))
    let cost = request.splitCosts[tokens.lowerBound] + price
    request.note(alike: word, ReferenceSpan(start: tokens.lowerBound, end: tokens.upperBound, cost: cost))
  }

  private mutating func raise(_ similarity: Double, _ token: Int, _ word: Int) {
    similarities[token, default: [:]][word] = max(similarities[token]?[word] ?? 0, similarity)
  }

  /// Whether the request says an opposite of a word which the phrase lacks.
  func isContradicted(_ aligned: ReferenceAlignment) -> Bool {
    let lacking = aligned.missing.filter(\.isWord).map { known(semantics.catalog.words.text(Int($0.payload))) }
    return aligned.uncovered.compactMap { entry([request.bytes($0)]) }.contains { typed in
      lacking.contains { $0.entry?.isOpposite(of: typed) ?? false }
    }
  }

  /// Whether a name is only there if a word of the language was a slip.
  func isDoubtful(_ value: ReferenceSpan) -> Bool {
    guard value.typed == nil, value.cost >= SemanticCosts.misspeltNameCost else { return false }
    return (value.start..<value.end).contains { token in
      let bytes = request.bytes(token)
      return semantics.catalog.words.word(bytes) == nil
        && bytes.withUnsafeBufferPointer { semantics.vectors.entry(of: $0) } != nil
    }
  }

  /// The share of the request that is unlike anything that a shortcut's phrases say, and of the phrase what is missing.
  func unrelatedShare(of shortcut: Int, _ aligned: ReferenceAlignment) -> Double {
    let content = request.frame.front..<request.tokens.count - request.frame.back
    let unrelated = aligned.uncovered.filter { token in
      content.contains(token) && (request.weights[token] >= WordWeights.contentThreshold || contents[token] ?? 0 > 0)
    }.map { token in
      let nearest = nearest(to: token, in: shortcut)
      // One that is said for itself weighs as any word does.
      let weight = request.weights[token] >= WordWeights.contentThreshold ? request.weights[token] : WordWeights.content
      return Double(weight) * (1 - nearest) * (contents[token] ?? 0)
    }
    let typed = aligned.values.filter { $0.typed != nil }.flatMap { request.weights[$0.start..<$0.end] }.reduce(0, +)
    let weight = max(max(request.totalWeight, MatchCosts.minimumWeight) - typed, MatchCosts.minimumWeight)
    return unrelated.reduce(0, +) / Double(weight)
  }

  /// The share of what the phrase says by its own words that nothing in the request says, values aside; all of it where
  /// the phrase has light words only, and one is missing.
  func missingShare(_ aligned: ReferenceAlignment) -> Double {
    if lacksLightWord(aligned) { return 1 }
    let ofValues = Set(aligned.values.flatMap { $0.start..<$0.end })
    let missing = aligned.missing.filter(\.isWord).map { Int($0.payload) }
    let weights = missing.map { word in
      let nearest = similarities.filter { !ofValues.contains($0.key) }.compactMap { $0.value[word] }.max() ?? 0
      return weight(of: word) * (nearest < Double(SemanticCosts.minimumSimilarity) ? 1 : 1 - nearest)
    }
    let own = (missing + aligned.saidWords).map(weight).reduce(0, +)
    return own > 0 ? weights.reduce(0, +) / own : 0
  }

  private func lacksLightWord(_ aligned: ReferenceAlignment) -> Bool {
    let weight = semantics.catalog.words.weight
    let isContent = { (word: Int) in weight(word) >= WordWeights.contentThreshold }
    let missing = aligned.missing.filter(\.isWord)
    guard aligned.values.isEmpty, !aligned.saidWords.contains(where: isContent),
      !missing.contains(where: { isContent(Int($0.payload)) })
    else { return false }
    return missing.contains { $0.kind == .word && weight(Int($0.payload)) > WordWeights.article }
  }

  /// What a word weighs, by what it says.
  private func weight(of word: Int) -> Double {
    let content = max(known(semantics.catalog.words.text(word)).content, Double(SemanticCosts.minimumContent))
    return Double(semantics.catalog.words.weight(word)) * content
  }
}
