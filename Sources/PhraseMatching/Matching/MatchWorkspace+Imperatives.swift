import FlatMemory
import WordSemantics

// Stage 6, while ranking: requests that name an action and do not ask for it.
//
// Words of a phrase may be in a request that does not want its action: it asks ("who locked the door"), it reports ("i
// locked the door", "the door was locked"), it depends on a condition ("lock the door if it rains"), it wants the
// opposite ("stop locking the door"), or it wants another action ("sell the door").
extension MatchWorkspace {
  /// Whether the request does not ask for the action of the phrase in `steps`. Reads `semantics.nearest`.
  func isNotImperative(_ phrases: PhraseSections) -> Bool {
    if isOtherAction() || isNegated() { return true }
    guard let opener = openingStep() else { return false }
    let word = phrases.lexicon.text(TokenID(rawValue: opener.node.payload))
    guard ActionVerbs.has(TokenHash.hash(word)) else { return false }
    return isQuestion() || isReport(of: opener)
  }

  /// The step of the phrase's first content word.
  private func openingStep() -> AlignmentStep? {
    var index = steps.count
    while index > 0 {
      index -= 1
      if steps[index].node.kind == .opener { return steps[index] }
    }
    return nil
  }

  /// Whether the request begins as a question that the phrase does not have.
  private func isQuestion() -> Bool {
    let first = politeFront
    guard isUncovered(first), first + 1 < tokenCount else { return false }
    let view = tokenizer.view
    let (word, next) = (view[first].hash, view[first + 1].hash)
    // "Have the door locked" is no question, nor are "how about some jazz" and "do not forget".
    if word == MoodWords.have { return MoodWords.people.contains(next) }
    return MoodWords.questions.contains(word) && !MoodWords.nonQuestions.contains(next)
  }

  /// Whether the verb is in the past tense, unless something asks for the result: "i want the door locked".
  private func isReport(of opener: AlignmentStep) -> Bool {
    guard opener.kind == .matched || opener.kind == .moved, opener.start < opener.end, opener.start > Int32(politeFront)
    else { return false }
    let view = tokenizer.view
    let verb = Int(opener.start)
    guard Lemmatizer.isPast(view.bytes(verb), hash: view[verb].hash) else { return false }
    return !(0..<verb).contains { MoodWords.desires.contains(view[$0].hash) }
  }

  /// Whether the request begins with another specific verb, which the phrase does not cover.
  private func isOtherAction() -> Bool {
    isUncovered(politeFront) && ActionVerbs.isSpecific(tokenizer.view[politeFront].hash)
  }

  /// Whether an uncovered token negates the request or makes it depend on something.
  private func isNegated() -> Bool {
    for index in 0..<steps.count where steps[index].kind == .uncovered && negates(Int(steps[index].start)) {
      return true
    }
    return false
  }

  private func negates(_ token: Int) -> Bool {
    // "If you could" is polite.
    guard token >= politeFront, token < tokenCount - politeBack else { return false }
    let view = tokenizer.view
    if BuiltinWords.negates(words[token]) || MoodWords.conditions.contains(view[token].hash) {
      // "Do not let me forget" is a paraphrase of "remind me".
      return semantics.nearest[token] < SemanticCosts.minimumSimilarity
    }
    guard token + 1 < tokenCount, Lemmatizer.isGerund(view.bytes(token + 1)) else { return false }
    return ThesaurusEntry.of(view.bytes(token), hash: view[token].hash)?.meansStopping ?? false
  }

  private func isUncovered(_ token: Int) -> Bool {
    for index in 0..<steps.count where steps[index].kind == .uncovered && Int(steps[index].start) == token {
      return true
    }
    return false
  }
}

/// Words that tell whether a request asks for an action.
private enum MoodWords {
  /// A sentence that begins with one of these asks about an action. They are fewer than those of
  /// ``BuiltinWords/asks(_:)``: "can i have the door locked" is a request.
  static let questions = WordSet("is are was were did does do who whose why has had how when where what which should")
  /// Asks only in front of a person: "have you locked the door".
  static let have = TokenHash.hash(of: "have")
  static let people = WordSet("i you we they he she anybody anyone somebody someone")
  /// Behind a question word these make it none: "how about", "do not".
  static let nonQuestions = WordSet("about not")
  static let conditions = WordSet("if unless")
  /// Words that ask for what follows them.
  static let desires = WordSet("want need like get have make keep let wish sure see leave")
}
