/// The rules of a language that tell what a sentence does by how it begins.
///
/// Reading a sentence compares its first token with the rules that it may open, mostly a dozen; it allocates nothing.
struct SpeechActRules: Sendable {
  private let outcomes: [SpeechActOutcome]
  /// Where the elements of each rule begin, and the end of the last one's.
  private let starts: [Int]
  private let elements: [SpeechActElement]
  private let words: HashedWords<WordClasses>
  private let openings: SpeechActOpenings
  /// The rules that tell whether a sentence is worded as a request.
  private let plainRules: BitSet512
  /// Those that only read on.
  private let skippingRules: BitSet512
  /// All others, with those that read on.
  private let actRules: BitSet512
  /// Which rules may fit at all, by a word that each of them needs.
  private let needs: SpeechActOpenings

  /// Reads the rules of a language, whose form stands at the top of its file.
  init(_ text: EmbeddedText) {
    var reader = SpeechActRuleReader()
    for line in text.lines { reader.read(line) }
    outcomes = reader.outcomes
    starts = reader.starts
    elements = reader.elements
    words = HashedWords(reader.members.map { ($0.key, $0.value) })
    plainRules = Self.rules(in: outcomes) { $0 == .isPlain }
    skippingRules = Self.rules(in: outcomes) { $0 == .continues || $0 == .isPolite }
    actRules = Self.rules(in: outcomes) { $0 != .isPlain }
    openings = SpeechActOpenings(starts.dropLast().map { [elements] in elements[$0] })
    needs = SpeechActOpenings(
      zip(starts, starts.dropFirst()).map { [elements] start, end in
        elements[start..<end].last { $0.isNeeded } ?? SpeechActElement(isOptional: true)
      })
  }

  private static func rules(
    in outcomes: [SpeechActOutcome], where isIncluded: (SpeechActOutcome) -> Bool
  ) -> BitSet512 {
    var rules = BitSet512()
    for (rule, outcome) in outcomes.enumerated() where isIncluded(outcome) { rules.insert(rule) }
    return rules
  }

  static let english = SpeechActRules(EmbeddedText(PackageResources.en_speech_acts_txt))

  /// Whether some rule names a word.
  func hasWord(_ hash: UInt64) -> Bool { words.value(for: hash) != nil }

  /// The classes of a word, given as its letters and their hash.
  func classes(_ letters: UnsafeBufferPointer<UInt8>, hash: UInt64) -> WordClasses {
    var classes = words.value(for: hash) ?? WordClasses()
    if Lemmatizer.isPast(letters, hash: hash) {
      classes.predicates |= WordClasses.past
      if Verbs.isForm(letters, hash: hash) { classes.predicates |= WordClasses.did }
    }
    if Lemmatizer.isGerund(letters) {
      classes.predicates |= WordClasses.gerund
      if Verbs.isForm(letters, hash: hash) { classes.predicates |= WordClasses.doing }
    }
    if ActionVerbs.has(hash) { classes.predicates |= WordClasses.action }
    if Verbs.has(hash) { classes.predicates |= WordClasses.verb }
    return classes
  }

  /// The act of the sentence that some tokens are.
  func act(of tokens: Range<Int>, _ classes: (Int) -> WordClasses) -> SpeechAct {
    let possible = rules(thatMayFit: tokens, classes).intersection(actRules)
    var start = tokens.lowerBound
    while start < tokens.upperBound, let (rule, end) = firstRule(of: possible, start, tokens.upperBound, classes) {
      if case .decides(let act) = outcomes[rule] { return act }
      start = end
    }
    return .request
  }

  /// Whether the sentence is worded as a request, by an imperative or as a wish, and not only no other act.
  func isPlain(_ tokens: Range<Int>, _ classes: (Int) -> WordClasses) -> Bool {
    let possible = rules(thatMayFit: tokens, classes)
    let (plain, skipping) = (possible.intersection(plainRules), possible.intersection(skippingRules))
    var start = tokens.lowerBound
    while start < tokens.upperBound {
      if firstRule(of: plain, start, tokens.upperBound, classes) != nil { return true }
      guard let skipped = firstRule(of: skipping, start, tokens.upperBound, classes), skipped.end > start else {
        return false
      }
      start = skipped.end
    }
    return false
  }

  /// Where the polite words end with which a sentence begins.
  func politeEnd(of tokens: Range<Int>, _ classes: (Int) -> WordClasses) -> Int {
    let possible = rules(thatMayFit: tokens, classes).intersection(actRules)
    var start = tokens.lowerBound
    while start < tokens.upperBound, let (rule, end) = firstRule(of: possible, start, tokens.upperBound, classes),
      outcomes[rule] == .isPolite, end > start
    {
      start = end
    }
    return start
  }

  /// The rules whose words are said somewhere in some tokens.
  private func rules(thatMayFit tokens: Range<Int>, _ classes: (Int) -> WordClasses) -> BitSet512 {
    var said = WordClasses()
    for token in tokens { said.formUnion(classes(token)) }
    return needs.rules(thatMayOpenWith: said)
  }

  private func firstRule(of possible: BitSet512, _ start: Int, _ count: Int, _ classes: (Int) -> WordClasses) -> (
    rule: Int, end: Int
  )? {
    let fitting = openings.rules(thatMayOpenWith: classes(start)).intersection(possible).first { rule in
      end(of: starts[rule], starts[rule + 1], at: start, count, classes) != nil
    }
    guard let fitting, let end = end(of: starts[fitting], starts[fitting + 1], at: start, count, classes) else {
      return nil
    }
    return (fitting, end)
  }

  /// Where the tokens end that elements fit; nil if they do not.
  private func end(of element: Int, _ last: Int, at position: Int, _ count: Int, _ classes: (Int) -> WordClasses)
    -> Int?
  {
    guard element < last else { return position }
    let next = elements[element]
    if next.isLookahead { return end(of: element + 1, last, at: position, count, classes).map { _ in position } }
    if next.isEnd { return position == count ? position : nil }
    if next.gap > 0 { return end(behindGap: element, last, at: position, count, classes) }
    if position < count, next.classes.intersects(classes(position)) != next.isNegated,
      let found = end(of: element + 1, last, at: position + 1, count, classes)
    {
      return found
    }
    return next.isOptional ? end(of: element + 1, last, at: position, count, classes) : nil
  }

  private func end(
    behindGap element: Int, _ last: Int, at position: Int, _ count: Int, _ classes: (Int) -> WordClasses
  ) -> Int? {
    for skipped in 0...min(elements[element].gap, max(count - position, 0)) {
      if let found = end(of: element + 1, last, at: position + skipped, count, classes) { return found }
      let next = position + skipped
      if elements[element].stopsAtVerb, next < count, classes(next).predicates & WordClasses.verb != 0 { return nil }
    }
    return nil
  }
}
