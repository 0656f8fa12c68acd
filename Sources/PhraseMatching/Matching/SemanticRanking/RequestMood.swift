/// Tells whether a request asks for the action of an aligned phrase.
///
/// Words of a phrase may be in a request that does not want its action: it asks ("who locked the door"), it reports ("i
/// locked the door", "the door was locked"), it depends on a condition ("lock the door if it rains"), it wants the
/// opposite ("stop locking the door"), or it wants another action ("sell the door").
struct RequestMood {
  let source: AlignmentSource
  let steps: FlatArray<AlignmentStep>
  /// The similarity of each token to the nearest word of the shortcut.
  let nearest: FlatArray<Float>

  private var request: ReadRequest { source.request }

  /// Whether the request does not ask for the action.
  var isNotImperative: Bool {
    if isOtherAction || isNegated { return true }
    guard let opener = openingStep else { return false }
    let word = source.phrases.lexicon.text(opener.node.token)
    guard ActionVerbs.has(TokenHash.hash(word)) else { return false }
    return isQuestion || isReport(of: opener)
  }

  /// The step of the phrase's first content word.
  private var openingStep: AlignmentStep? { steps.elements.last { $0.node.kind == .opener } }

  /// Whether the request begins as a question that the phrase does not have.
  private var isQuestion: Bool {
    let first = request.politeFront
    guard isUncovered(first), first + 1 < request.tokenCount else { return false }
    let (word, next) = (request.tokens[first].hash, request.tokens[first + 1].hash)
    // "Have the door locked" is no question, nor are "how about some jazz" and "do not forget".
    if word == MoodWords.have { return MoodWords.people.contains(next) }
    return MoodWords.questions.contains(word) && !MoodWords.nonQuestions.contains(next)
  }

  /// Whether the verb is in the past tense, unless something asks for the result: "i want the door locked".
  private func isReport(of opener: AlignmentStep) -> Bool {
    guard opener.kind == .matched || opener.kind == .moved, opener.start < opener.end,
      opener.start > Int32(request.politeFront)
    else { return false }
    let verb = Int(opener.start)
    guard Lemmatizer.isPast(request.tokens.bytes(verb), hash: request.tokens[verb].hash) else { return false }
    return !(0..<verb).contains { MoodWords.desires.contains(request.tokens[$0].hash) }
  }

  /// Whether the request begins with another specific verb, which the phrase does not cover.
  private var isOtherAction: Bool {
    isUncovered(request.politeFront) && ActionVerbs.isSpecific(request.tokens[request.politeFront].hash)
  }

  /// Whether an uncovered token negates the request or makes it depend on something.
  private var isNegated: Bool { steps.elements.contains { $0.kind == .uncovered && negates(Int($0.start)) } }

  private func negates(_ token: Int) -> Bool {
    // "If you could" is polite.
    guard request.core.contains(token) else { return false }
    let tokens = request.tokens
    if BuiltinWords.negates(request.words[token].rawValue) || MoodWords.conditions.contains(tokens[token].hash) {
      // "Do not let me forget" is a paraphrase of "remind me".
      return nearest[token] < SemanticCosts.minimumSimilarity
    }
    guard token + 1 < request.tokenCount, Lemmatizer.isGerund(tokens.bytes(token + 1)) else { return false }
    return ThesaurusEntry.of(tokens.bytes(token), hash: tokens[token].hash)?.meansStopping ?? false
  }

  private func isUncovered(_ token: Int) -> Bool {
    steps.elements.contains { $0.kind == .uncovered && Int($0.start) == token }
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
