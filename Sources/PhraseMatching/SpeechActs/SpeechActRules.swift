import WordSemantics

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
  /// For each rule the classes of a word that has to be said somewhere; nil where it needs none.
  private let needed: [WordClasses?]
  /// The rules of polite words.
  private let polite: BitSet512

  /// Reads the rules of a language, whose form stands at the top of its file.
  init(_ text: EmbeddedText) {
    var reader = SpeechActRuleReader()
    for line in text.lines { reader.read(line) }
    outcomes = reader.outcomes
    starts = reader.starts
    elements = reader.elements
    words = HashedWords(reader.members.map { ($0.key, $0.value) })
    openings = SpeechActOpenings(starts.dropLast().map { [elements] in elements[$0] })
    needed = zip(starts, starts.dropFirst()).map { [elements] start, end in
      elements[start..<end].last { $0.isNeeded }?.classes
    }
    polite = BitSet512(outcomes.indices.filter { [outcomes] in outcomes[$0] == .isPolite })
  }

  static let english = SpeechActRules(Language.english.speechActs)

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
    let said = union(of: tokens, classes)
    var start = tokens.lowerBound
    while start < tokens.upperBound, let (rule, end) = firstRule(of: said, start, tokens.upperBound, classes) {
      if case .decides(let act) = outcomes[rule] { return act }
      start = end
    }
    return .request
  }

  /// Where the polite words end with which a sentence begins.
  func politeEnd(of tokens: Range<Int>, _ classes: (Int) -> WordClasses) -> Int {
    var start = tokens.lowerBound
    guard mayBePolite(start, tokens.upperBound, classes) else { return start }
    let said = union(of: tokens, classes)
    while mayBePolite(start, tokens.upperBound, classes),
      let (rule, end) = firstRule(of: said, start, tokens.upperBound, classes), outcomes[rule] == .isPolite, end > start
    {
      start = end
    }
    return start
  }

  private func mayBePolite(_ start: Int, _ end: Int, _ classes: (Int) -> WordClasses) -> Bool {
    start < end && openings.rules(thatMayOpenWith: classes(start)).intersects(polite)
  }

  private func union(of tokens: Range<Int>, _ classes: (Int) -> WordClasses) -> WordClasses {
    var said = WordClasses()
    for token in tokens { said.formUnion(classes(token)) }
    return said
  }

  /// The first rule that fits at a token, of those whose words are said somewhere.
  private func firstRule(of said: WordClasses, _ start: Int, _ count: Int, _ classes: (Int) -> WordClasses) -> (
    rule: Int, end: Int
  )? {
    for rule in openings.rules(thatMayOpenWith: classes(start)) {
      if let needed = needed[rule], !needed.intersects(said) { continue }
      if let end = end(of: starts[rule], starts[rule + 1], at: start, count, classes) { return (rule, end) }
    }
    return nil
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
