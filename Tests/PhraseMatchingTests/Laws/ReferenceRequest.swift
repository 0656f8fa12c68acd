@testable import PhraseMatching
@testable import WordSemantics

/// A span of the request that may stand for a word or a value.
struct ReferenceSpan: Hashable {
  var start: Int
  var end: Int
  var cost: Int32
  /// What was read there, where a typed value was.
  var typed: TypedValue?
}

/// A request as the reference matcher sees it: tokens, what each may stand for, what each weighs and costs uncovered.
struct ReferenceRequest {
  private(set) var tokens: [Token] = []
  /// Whether it has too many tokens to be matched; then it is taken for empty.
  private(set) var isTooLong = false
  private var text: [UInt8] = []
  private(set) var weights: [Int32] = []
  /// What each token costs when nothing covers it.
  private(set) var uncoveredCosts: [Int32] = []
  /// Where the words of the phrases are said: single tokens first, then pairs that were typed apart, from the left.
  private(set) var occurrences: [Int: [ReferenceSpan]] = [:]
  private(set) var spans: [ReferenceFiller: [ReferenceSpan]] = [:]
  /// The tokens by which each application is addressed.
  private(set) var addressMasks: [Int: Set<Int>] = [:]

  private let catalog: ReferenceCatalog
  /// Added to each reading of a token that was typed together with its neighbour.
  private(set) var splitCosts: [Int32] = []
  private(set) var frame = (front: 0, back: 0)
  /// Tokens that are typos for a number or a word that typed values are said with.
  private var corrections: [Int: Correction] = [:]

  private struct Correction {
    var text: WordText
    var cost: Int32
  }

  init(_ request: [UInt8], _ catalog: ReferenceCatalog, now: CivilMoment) {
    self.catalog = catalog
    tokenize(request)
    for token in tokens.indices { readWord(token) }
    for token in tokens.indices.dropLast() {
      guard let word = joinedWord(token, in: catalog.words) else { continue }
      note(word, token, token + 2, cost: share(MatchCosts.joinPenalty, catalog.words.weight(word)))
    }
    measureFrame()
    readNames()
    readTypedValues(now)
    noteAddresses()
    readAct()
  }

  /// What the request does.
  private(set) var act = SpeechAct.request

  /// Reads the act behind the polite words and the application's name; what a condition costs depends on neither.
  private mutating func readAct() {
    let addressed = Set(addressMasks.values.flatMap { $0 })
    var start = frame.front
    let isTold = start >= 2 && [start - 2, start - 1].map { bytes($0) } == ["tell", "me"].map { WordText($0.utf8) }
    if isTold { start -= 2 }
    if !isTold, addressed.contains(start + 1), Self.callers.contains(bytes(start)), isListed(start) { start += 1 }
    let name = start
    while !isTold, addressed.contains(start) { start += 1 }
    if start > name, start < tokens.count, Self.followers.contains(bytes(start)) { start += 1 }
    let names = spans.filter { if case .typed = $0.key { false } else { true } }.values.joined()
    let exact = names.filter { $0.cost == 0 }
    let named = Set(exact.filter { $0.end > $0.start + 1 }.flatMap { $0.start..<$0.end })
    let valued = Set(exact.flatMap { $0.start..<$0.end })
    let said = occurrences.values.joined().flatMap { $0.start..<$0.end }
    let read = Set(said + spans.values.joined().flatMap { $0.start..<$0.end })
    act = SpeechActRules.english.act(of: start..<max(tokens.count - frame.back, start)) { token in
      guard token < TokenMask.width else { return word(token) }
      if named.contains(token) { return .ofValue }
      var classes = word(token)
      if valued.contains(token) { classes.predicates |= WordClasses.value }
      let isUnread = !read.contains(token) && tokens[token].kind == .word
      if isUnread, !classes.isOfVerb { classes.predicates |= WordClasses.unread }
      return classes
    }
    for token in frame.front..<tokens.count - frame.back where Self.conditions.contains(bytes(token)) {
      uncoveredCosts[token] = max(uncoveredCosts[token], MatchCosts.uncoveredCondition)
    }
  }

  func word(_ token: Int) -> WordClasses {
    bytes(token).withUnsafeBufferPointer { SpeechActRules.english.classes($0, hash: TokenHash.hash($0)) }
  }

  private func isListed(_ token: Int) -> Bool { catalog.words.word(bytes(token)) != nil }

  var totalWeight: Int32 { weights.reduce(0, +) }

  func bytes(_ token: Int) -> WordText {
    WordText(text[Int(tokens[token].start)..<Int(tokens[token].start + tokens[token].length)])
  }

  /// What a token costs that no piece of an application's phrase takes.
  func uncoveredCost(_ token: Int, application: Int) -> Int32 {
    if addressMasks[application]?.contains(token) ?? false { return min(MatchCosts.ownName, uncoveredCosts[token]) }
    return addressesAnother(token, than: application)
      ? uncoveredCosts[token] * MatchCosts.otherNameFactor : uncoveredCosts[token]
  }

  /// Whether a token belongs to a negation that one of the first two words behind the frame says.
  func negates(_ token: Int) -> Bool {
    let front = frame.front..<min(frame.front + 2, tokens.count)
    guard token < TokenMask.width, let last = front.last(where: { Self.negations.contains(bytes($0)) }) else {
      return false
    }
    return (frame.front...last).contains(token)
  }

  /// Whether other applications than this one are addressed by a token.
  func addressesAnother(_ token: Int, than application: Int) -> Bool {
    !(addressMasks[application]?.contains(token) ?? false) && addressMasks.values.contains { $0.contains(token) }
  }

  // MARK: Words

  private mutating func tokenize(_ request: [UInt8]) {
    var tokenizer = Tokenizer()
    request.withUnsafeBufferPointer { tokenizer.read($0) }
    text = Array(tokenizer.view.text)
    isTooLong = tokenizer.view.count > ReadRequest.tokenLimit
    guard !isTooLong else { return }
    for token in tokenizer.view.tokens {
      let whole = WordText(text[Int(token.start)..<Int(token.start + token.length)])
      guard let cut = cut(of: whole, kind: token.kind) else {
        tokens.append(token)
        splitCosts.append(0)
        continue
      }
      var (left, right) = (token, token)
      left.length = Int32(cut)
      right.start += Int32(cut)
      right.length -= Int32(cut)
      left.hash = hash(WordText(whole[..<cut]))
      right.hash = hash(WordText(whole[cut...]))
      tokens += [left, right]
      // In Hangul the second word is a particle, which belongs there.
      let slip = (0xEA...0xED).contains(whole[0]) ? 0 : MatchCosts.joinPenalty / 2
      splitCosts += [slip, slip]
    }
  }

  private func hash(_ word: WordText) -> UInt64 { word.withUnsafeBufferPointer { TokenHash.hash($0) } }

  /// Where an unknown word falls into two known ones; the longest first word wins. In Hangul the second must be a
  /// builtin particle; elsewhere a part of two letters must be one that people run on, behind four letters or more.
  private func cut(of word: WordText, kind: Token.Kind) -> Int? {
    guard kind == .word, (5...48).contains(word.count), !isKnown(word), !SpeechActRules.english.hasWord(hash(word))
    else { return nil }
    let isHangul = (0xEA...0xED).contains(word[0])
    return (3...word.count - 2).reversed().first { cut in
      let (left, right) = (WordText(word[..<cut]), WordText(word[cut...]))
      guard word[cut] & 0xC0 != 0x80, isKnown(left), isKnown(right) else { return false }
      if isHangul { return right.count >= 3 && BuiltinWords.ids.value(for: hash(right)) != nil }
      return right.count >= 3 || (left.count >= 4 && Self.runOnWords.contains(right))
    }
  }

  func isKnown(_ word: WordText) -> Bool {
    catalog.words.word(word) != nil || catalog.valueWords.word(word) != nil
  }

  /// A word of the phrases says itself or its sibling; a word that only names have at most its plural or singular; any
  /// other is a typo for its neighbours.
  private mutating func readWord(_ token: Int) {
    let bytes = bytes(token)
    let isNumber = tokens[token].kind == .number
    if let word = catalog.words.word(bytes) {
      weigh(catalog.words.weight(word), isNumber ? .value : .word)
      note(word, token, token + 1, cost: splitCosts[token])
      if let sibling = catalog.words.sibling(word) { note(slip: sibling, Spelling.inflectionPenalty, token) }
    } else if let word = catalog.valueWords.word(bytes) ?? unshortened(token).first {
      weigh(catalog.valueWords.weight(word), .value)
      if let inflected = inflectedWord(token, in: catalog.words) {
        note(slip: inflected, Spelling.inflectionPenalty, token)
      }
    } else {
      let neighbours = neighbours(of: token, in: catalog.words)
      for neighbour in neighbours { note(slip: neighbour.word, neighbour.penalty, token) }
      let unknown = bytes.withUnsafeBufferPointer { WordWeights.weight(of: tokens[token], bytes: $0) }
      if let nearest = neighbours.first {
        weigh(catalog.words.weight(nearest.word), .word)
      } else {
        weigh(unknown, isNumber ? .value : .outOfVocabulary)
      }
      if let nearest = neighbours.first { correct(token, nearest) }
    }
  }

  private mutating func weigh(_ weight: Int32, _ origin: MatchCosts.WordOrigin) {
    weights.append(weight)
    uncoveredCosts.append(MatchCosts.uncovered(weight, origin))
  }

  /// Corrects a typo for a number or a word that typed values are said with, unless such a value can be said with the word
  /// as it is: "jun" is no typo for "june".
  private mutating func correct(_ token: Int, _ neighbour: ReferenceLexicon.Neighbour) {
    guard tokens[token].kind == .word, tokens[token].length > 3, !isValueWord(tokens[token].hash),
      NumberWord.lookalikes.value(for: tokens[token].hash) == nil
    else { return }
    let text = catalog.words.text(neighbour.word)
    let isNumber = text.allSatisfy { (0x30...0x39).contains($0) }
    guard isNumber || BuiltinWords.ids.value(for: hash(text)).map(BuiltinWords.isValueWord) ?? false else { return }
    corrections[token] = Correction(text: text, cost: share(neighbour.penalty, WordWeights.content))
  }

  private func isValueWord(_ word: UInt64) -> Bool {
    ValueWord.table.value(for: word) != nil || UnitWord.table.value(for: word) != nil
      || TimeUnit.table.value(for: word) != nil || CalendarNames.months.value(for: word) != nil
      || CalendarNames.weekdays.value(for: word) != nil
  }

  func neighbours(of token: Int, in lexicon: ReferenceLexicon) -> [ReferenceLexicon.Neighbour] {
    guard tokens[token].kind == .word || tokens[token].kind == .ordinal else { return [] }
    return lexicon.neighbours(of: bytes(token))
  }

  private func joinedWord(_ token: Int, in lexicon: ReferenceLexicon) -> Int? {
    guard token + 1 < tokens.count, tokens[token].kind == .word, tokens[token + 1].kind == .word else { return nil }
    let joined = bytes(token) + bytes(token + 1)
    return joined.count <= 48 ? lexicon.word(joined) : nil
  }

  private mutating func note(_ word: Int, _ start: Int, _ end: Int, cost: Int32) {
    occurrences[word, default: []].append(ReferenceSpan(start: start, end: end, cost: cost))
  }

  private mutating func note(slip word: Int, _ penalty: Int32, _ token: Int) {
    note(word, token, token + 1, cost: splitCosts[token] + share(penalty, catalog.words.weight(word)))
  }

  /// Where other words stand for words of expressions.
  var substitutions: [ReferenceSubstitution] = []

  /// Notes that some tokens are similar in meaning to a word of the phrases.
  mutating func note(alike word: Int, _ span: ReferenceSpan) { occurrences[word, default: []].append(span) }

  private func share(_ thousandths: Int32, _ weight: Int32) -> Int32 { thousandths * weight / 1_000 }

  private func politeHash(_ token: Int) -> UInt64 {
    catalog.words.word(bytes(token)).flatMap { BuiltinWords.hash(of: UInt32($0)) } ?? hash(bytes(token))
  }

  private mutating func measureFrame() {
    frame = PoliteFrame.measure(tokens.count) { politeHash($0) }
    let last = tokens.count - frame.back
    while true {
      let politeEnd = SpeechActRules.english.politeEnd(of: frame.front..<last) { word($0) }
      let end = PoliteFrame.openingEnd(from: politeEnd, until: last) { politeHash($0) }
      guard politeEnd > frame.front, end < last else { break }
      frame.front = end
    }
    for token in Array(0..<frame.front) + Array((tokens.count - frame.back)..<tokens.count) {
      weights[token] = MatchCosts.politeWord
      uncoveredCosts[token] = MatchCosts.politeWord
    }
    guard frame.front < tokens.count, Self.questionWords.contains(bytes(frame.front)) else { return }
    uncoveredCosts[frame.front] = MatchCosts.uncoveredQuestion
  }

  // MARK: Values

  /// Tries every name at every token.
  private mutating func readNames() {
    let readings = tokens.indices.map { nameReadings($0) }
    for name in catalog.names {
      for start in tokens.indices {
        var ends = [ReferenceSpan(start: start, end: start, cost: 0)]
        for word in name.words {
          ends = ends.flatMap { span in
            span.end == tokens.count
              ? []
              : readings[span.end].filter { $0.word == word }.map { reading in
                ReferenceSpan(start: start, end: reading.end, cost: span.cost + reading.cost)
              }
          }
        }
        if case .application = name.filler {
          for index in ends.indices { ends[index].cost /= MatchCosts.nameSlipDivisor }
        }
        spans[name.filler, default: []] += ends
      }
    }
  }

  /// The words of names that a token, or it and the next, may stand for. A word of the phrases is no typo for a
  /// name, though a name may inflect a content one.
  private func nameReadings(_ token: Int) -> [(word: Int, end: Int, cost: Int32)] {
    let lexicon = catalog.valueWords
    var readings = unshortened(token).map { word in
      (word: word, end: token + 1, cost: splitCosts[token] + share(Spelling.inflectionPenalty, lexicon.weight(word)))
    }
    if let word = lexicon.word(bytes(token)) {
      readings.append((word, token + 1, splitCosts[token]))
      if let sibling = lexicon.sibling(word) {
        let slip = share(Spelling.nameInflectionPenalty, lexicon.weight(sibling))
        readings.append((sibling, token + 1, splitCosts[token] + slip))
      }
    } else if catalog.words.word(bytes(token)) != nil {
      if weights[token] >= WordWeights.contentThreshold, let word = inflectedWord(token, in: lexicon) {
        readings.append(
          (word, token + 1, splitCosts[token] + share(Spelling.nameInflectionPenalty, lexicon.weight(word))))
      }
    } else {
      for neighbour in neighbours(of: token, in: lexicon) {
        let isInflection = neighbour.penalty == Spelling.inflectionPenalty
        let slip = share(
          isInflection ? Spelling.nameInflectionPenalty : neighbour.penalty, lexicon.weight(neighbour.word))
        readings.append((neighbour.word, token + 1, splitCosts[token] + slip))
      }
    }
    if let word = joinedWord(token, in: lexicon) {
      readings.append((word, token + 2, share(MatchCosts.joinPenalty, lexicon.weight(word))))
    }
    return readings
  }

  /// The words of names that a token is short for.
  func unshortened(_ token: Int) -> [Int] {
    let abbreviations = Abbreviation.all.filter { Array($0.short.utf8) == bytes(token) }
    return abbreviations.flatMap(\.words).compactMap { catalog.valueWords.word(Array($0.utf8)) }
  }

  /// The singular of a plural or the plural of a singular that names have.
  private func inflectedWord(_ token: Int, in lexicon: ReferenceLexicon) -> Int? {
    let bytes = bytes(token)
    guard tokens[token].kind == .word, bytes.count >= 3 else { return nil }
    if bytes.count >= 4, bytes.last == 0x73, let word = lexicon.word(WordText(bytes.dropLast())) { return word }
    return lexicon.word(bytes + [0x73])
  }

  /// The longest typed value of each kind at each token, typos corrected; it costs what the corrections cost.
  private mutating func readTypedValues(_ now: CivilMoment) {
    let (tokens, text) = corrected()
    tokens.withUnsafeBufferPointer { tokens in
      text.withUnsafeBufferPointer { text in
        let view = TokenView(tokens: tokens, text: text)
        for kind in TypedKind.allCases {
          for start in tokens.indices {
            guard let reading = kind.read(view, at: start, now: now) else { continue }
            let cost = (start..<reading.end).reduce(0) { $0 + (corrections[$1]?.cost ?? 0) }
            let span = ReferenceSpan(start: start, end: reading.end, cost: cost, typed: reading.value)
            spans[.typed(kind), default: []].append(span)
          }
        }
      }
    }
  }

  private func corrected() -> (tokens: [Token], text: [UInt8]) {
    var (tokens, text) = (tokens, text)
    for (token, correction) in corrections {
      tokens[token].start = Int32(text.count)
      tokens[token].length = Int32(correction.text.count)
      tokens[token].hash = hash(correction.text)
      tokens[token].kind = .word
      if let number = Double(String(decoding: correction.text, as: UTF8.self)) {
        (tokens[token].kind, tokens[token].number) = (.number, number)
      }
      text += correction.text
    }
    return (tokens, text)
  }

  /// An application is addressed by its name, hardly misspelt, at the front of more or behind one of a few words.
  private mutating func noteAddresses() {
    for application in catalog.applications.indices {
      for span in spans[.application(application)] ?? [] where span.cost <= MatchCosts.maximumAddressCost {
        let isInFront = span.start <= frame.front && span.end < tokens.count - frame.back
        guard isInFront || (span.start > frame.front && Self.addressWords.contains(bytes(span.start - 1))) else {
          continue
        }
        let marked = (span.start..<span.end).filter { $0 < TokenMask.width }
        addressMasks[application, default: []].formUnion(marked)
      }
    }
  }

  // MARK: Words

  static let addressWords = words(
    """
    in with using on via im mit auf bei dans avec sur en con nel su em na com met op в на через στο στη στην στον με في
    على
    """)
  private static let questionWords = words("is are was were did does do who why have has how when should can may")
  private static let negations = words("not never")
  private static let callers = words("ask tell use hey let have")
  private static let followers = words("to and for that")
  static let conditions = words("if unless when whenever until")
  private static let runOnWords = words("on off in up to at of it")

  static func words(_ list: String) -> [WordText] {
    list.split { $0 == " " || $0 == "\n" }.map { Array($0.utf8) }
  }
}

/// A span that says a word of an expression where the phrase has all of the expression.
struct ReferenceSubstitution {
  var expression: [Int]
  /// The index of the word.
  var index: Int
  var span: ReferenceSpan
}
