/// The rules of a language that tell what a sentence does by how it begins.
///
/// Reading a sentence costs one look-up for each token that a rule compares, mostly the first two; it allocates nothing.
struct SpeechActRules: Sendable {
  private let outcomes: [SpeechActOutcome]
  /// Where the elements of each rule begin, and the end of the last one's.
  private let starts: [Int]
  private let elements: [SpeechActElement]
  private let words: HashedWords<WordClasses>
  /// The classes with which a rule may begin.
  private let openings: WordClasses

  /// Reads the rules of a language, whose form stands at the top of its file.
  init(_ text: EmbeddedText) {
    var reader = SpeechActRuleReader()
    for line in text.lines { reader.read(line) }
    outcomes = reader.outcomes
    starts = reader.starts
    elements = reader.elements
    words = HashedWords(reader.members.map { ($0.key, $0.value) })
    openings = reader.openings
  }

  static let english = SpeechActRules(EmbeddedText(PackageResources.en_speech_acts_txt))

  /// The act of the sentence of `count` tokens that begins at one of them.
  func act(from start: Int, to count: Int, _ token: (Int) -> SpeechActToken) -> SpeechAct {
    var start = start
    while start < count {
      guard let (rule, end) = firstRule(start, count, token) else { return .request }
      if case .decides(let act) = outcomes[rule] { return act }
      start = end
    }
    return .request
  }

  /// Where the polite words end with which a sentence begins.
  func politeEnd(from start: Int, to count: Int, _ token: (Int) -> SpeechActToken) -> Int {
    var start = start
    while start < count, let (rule, end) = firstRule(start, count, token), outcomes[rule] == .isPolite, end > start {
      start = end
    }
    return start
  }

  private func firstRule(_ start: Int, _ count: Int, _ token: (Int) -> SpeechActToken) -> (rule: Int, end: Int)? {
    let first = classes(of: token(start))
    let mayOpen = first.intersects(openings)
    for rule in outcomes.indices {
      let opening = elements[starts[rule]]
      guard opening.isOptional || opening.isNegated || mayOpen && opening.fits(first) else { continue }
      if let last = end(of: starts[rule], starts[rule + 1], at: start, count, token) { return (rule, last) }
    }
    return nil
  }

  /// Where the tokens end that elements fit; nil if they do not.
  private func end(of element: Int, _ last: Int, at position: Int, _ count: Int, _ token: (Int) -> SpeechActToken)
    -> Int?
  {
    guard element < last else { return position }
    let next = elements[element]
    if next.isLookahead { return end(of: element + 1, last, at: position, count, token).map { _ in position } }
    if next.isEnd { return position == count ? position : nil }
    if next.gap > 0 {
      for skipped in 0...min(next.gap, max(count - position, 0)) {
        if let found = end(of: element + 1, last, at: position + skipped, count, token) { return found }
      }
      return nil
    }
    if position < count, next.fits(classes(of: token(position))) != next.isNegated,
      let found = end(of: element + 1, last, at: position + 1, count, token)
    {
      return found
    }
    return next.isOptional ? end(of: element + 1, last, at: position, count, token) : nil
  }

  private func classes(of token: SpeechActToken) -> WordClasses {
    var classes = words.value(for: token.hash) ?? WordClasses()
    classes.predicates = token.predicates
    return classes
  }
}

/// What follows from a rule that fits.
enum SpeechActOutcome: Equatable, Sendable {
  case decides(SpeechAct)
  /// The sentence is read on behind the tokens.
  case continues
  /// The same, and they weigh next to nothing.
  case isPolite
}

/// A token as rules see it.
struct SpeechActToken {
  /// The hash of its letters; 0 for a value.
  var hash: UInt64
  var predicates: UInt8 = 0

  static let past: UInt8 = 1
  static let gerund: UInt8 = 2
  static let action: UInt8 = 4
  static let value: UInt8 = 8

  static let placeholder = SpeechActToken(hash: 0, predicates: value)

  private init(hash: UInt64, predicates: UInt8) {
    self.hash = hash
    self.predicates = predicates
  }

  init(_ letters: UnsafeBufferPointer<UInt8>, hash: UInt64) {
    self.hash = hash
    if Lemmatizer.isPast(letters, hash: hash) { predicates |= Self.past }
    if Lemmatizer.isGerund(letters) { predicates |= Self.gerund }
    if ActionVerbs.has(hash) { predicates |= Self.action }
  }
}

/// The classes that a word belongs to: one for each element of the rules that lists it.
struct WordClasses: BitwiseCopyable, Sendable {
  private var members: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
  var predicates: UInt8 = 0

  static let capacity = 256

  mutating func insert(_ number: Int) {
    let bit: UInt64 = 1 << UInt64(number % 64)
    switch number / 64 {
    case 0: members.0 |= bit
    case 1: members.1 |= bit
    case 2: members.2 |= bit
    default: members.3 |= bit
    }
  }

  mutating func formUnion(_ other: WordClasses) {
    members.0 |= other.members.0
    members.1 |= other.members.1
    members.2 |= other.members.2
    members.3 |= other.members.3
    predicates |= other.predicates
  }

  func intersects(_ other: WordClasses) -> Bool {
    let shared =
      members.0 & other.members.0 | members.1 & other.members.1 | members.2 & other.members.2
      | members.3 & other.members.3
    return predicates & other.predicates != 0 || shared != 0
  }
}

/// One element of a rule.
struct SpeechActElement: Sendable {
  /// The class of the words that it lists, and its predicates.
  var classes = WordClasses()
  var isNegated = false
  var isOptional = false
  var isEnd = false
  /// Whether the elements behind it are compared and not taken.
  var isLookahead = false
  /// The most tokens that it skips.
  var gap = 0

  func fits(_ token: WordClasses) -> Bool { classes.intersects(token) }
}
