/// What follows from a rule that fits.
enum SpeechActOutcome: Equatable, Sendable {
  case decides(SpeechAct)
  /// The sentence is read on behind the tokens.
  case continues
  /// The same, and they weigh next to nothing.
  case isPolite
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
  /// Whether it skips no verb that may be an imperative.
  var stopsAtVerb = false

  /// Whether a rule with it fits nothing where no token is of its classes.
  var isNeeded: Bool { !isNegated && !isOptional && !isEnd && !isLookahead && gap == 0 }
}

/// Which rules a token may open.
struct SpeechActOpenings: Sendable {
  /// The rules that any token may open: their first element may be missing, skips tokens, or is none of some words.
  private var always = BitSet512()
  /// For each class of words the rules that it opens.
  private var byClass = [BitSet512](repeating: BitSet512(), count: BitSet512.capacity)
  private var byPredicate = [BitSet512](repeating: BitSet512(), count: WordClasses.predicateCount)

  /// Takes the first element of each rule.
  init(_ first: [SpeechActElement]) {
    precondition(first.count <= BitSet512.capacity, "a language has more rules than can be told apart")
    for (rule, element) in first.enumerated() {
      if element.isOptional || element.isNegated || element.gap > 0 { always.insert(rule) }
      for number in element.classes.members { byClass[number].insert(rule) }
      for predicate in byPredicate.indices where element.classes.predicates >> predicate & 1 == 1 {
        byPredicate[predicate].insert(rule)
      }
    }
  }

  /// The rules, in their order.
  func rules(thatMayOpenWith classes: WordClasses) -> BitSet512 {
    var rules = always
    for number in classes.members { rules.formUnion(byClass[number]) }
    var left = classes.predicates
    while left != 0 {
      rules.formUnion(byPredicate[left.trailingZeroBitCount])
      left &= left - 1
    }
    return rules
  }
}
