// Stage 6, while judging: what says a deed and does not wish for it.
//
// Where words alone do not settle what is meant, a request has the words of a deed in many ways that are no wish: it asks
// ("who locked the door"), it tells ("i locked the door", "the door was locked"), it says under what condition ("lock the
// door if it rains"), it wishes the opposite ("stop locking the door"), or another deed done to the same thing ("sell the
// door").
extension MatchWorkspace {
  /// Whether the request has no wish for the deed of the phrase in `steps`. How near its tokens are to the words of the
  /// shortcut has been noted.
  func isNoWish(_ phrases: PhraseSections) -> Bool {
    if isOtherDeed() || isTurnedAround() { return true }
    guard let opener = openingStep() else { return false }
    let word = phrases.lexicon.text(TokenID(rawValue: opener.node.payload))
    guard DeedWords.has(TokenHash.hash(word)) else { return false }
    return isQuestion() || isReport(of: opener)
  }

  /// The step of the phrase's first word.
  private func openingStep() -> AlignmentStep? {
    var place = steps.count
    while place > 0 {
      place -= 1
      if steps[place].node.kind == .opener { return steps[place] }
    }
    return nil
  }

  /// Whether the first word asks, and the phrase does not.
  private func isQuestion() -> Bool {
    let first = politeFront
    guard isUncovered(first), first + 1 < tokenCount else { return false }
    let view = tokenizer.view
    let (word, next) = (view[first].hash, view[first + 1].hash)
    // "Have the door locked" asks nothing, nor do "how about some jazz" and "do not forget".
    if word == WishWords.have { return WishWords.isPerson(next) }
    return WishWords.asks(word) && !WishWords.asksNothing(next)
  }

  /// Whether the word that says the deed is in the past, and nobody wishes it done: "i want the door locked".
  private func isReport(of opener: AlignmentStep) -> Bool {
    guard opener.kind == .said || opener.kind == .moved, opener.start < opener.end, opener.start > Int32(politeFront)
    else { return false }
    let view = tokenizer.view
    let verb = Int(opener.start)
    guard WordForms.isPast(view.bytes(verb), hash: view[verb].hash) else { return false }
    return !(0..<verb).contains { WishWords.wishes(view[$0].hash) }
  }

  /// Whether the request begins with a verb that says what to do, and that the phrase does not take for its own.
  private func isOtherDeed() -> Bool {
    isUncovered(politeFront) && DeedWords.isTelling(tokenizer.view[politeFront].hash)
  }

  /// Whether a token that nothing takes turns the wish into its opposite or makes it depend on something.
  private func isTurnedAround() -> Bool {
    for place in 0..<steps.count where steps[place].kind == .uncovered && turnsAround(Int(steps[place].start)) {
      return true
    }
    return false
  }

  private func turnsAround(_ token: Int) -> Bool {
    // "If you could" is polite.
    guard token >= politeFront, token < tokenCount - politeBack else { return false }
    let view = tokenizer.view
    if BuiltinWords.negates(words[token]) || WishWords.depends(view[token].hash) {
      // "Do not let me forget" is another way of saying something.
      return meaning.nearest[token] < MeaningCosts.leastLikeness
    }
    guard token + 1 < tokenCount, WordForms.isGerund(view.bytes(token + 1)) else { return false }
    return WordRelations.of(view.bytes(token), hash: view[token].hash)?.endsWishes ?? false
  }

  private func isUncovered(_ token: Int) -> Bool {
    for place in 0..<steps.count where steps[place].kind == .uncovered && Int(steps[place].start) == token {
      return true
    }
    return false
  }
}

/// Words by which it is told whether something is wished for.
private enum WishWords {
  /// Whether a word, said first, asks about a deed. More words ask at all, see ``BuiltinWords/asks(_:)``: "can i have
  /// the door locked" wishes for one.
  static func asks(_ hash: UInt64) -> Bool { askingWords.value(for: hash) != nil }
  /// Asks in front of a person only.
  static let have = TokenHash.hash(of: "have")
  /// Whether a word stands for somebody.
  static func isPerson(_ hash: UInt64) -> Bool { people.value(for: hash) != nil }
  /// Whether a word behind an asking one makes it none.
  static func asksNothing(_ hash: UInt64) -> Bool { otherwise.value(for: hash) != nil }
  /// Whether a word makes what is said depend on what follows.
  static func depends(_ hash: UInt64) -> Bool { conditions.value(for: hash) != nil }
  /// Whether a word wishes for what follows it.
  static func wishes(_ hash: UInt64) -> Bool { wishingWords.value(for: hash) != nil }

  private static let askingWords = words(
    "is are was were did does do who whose why has had how when where what which should")
  private static let people = words("i you we they he she anybody anyone somebody someone")
  private static let otherwise = words("about not")
  private static let conditions = words("if unless")
  private static let wishingWords = words("want need like get have make keep let wish sure see leave")

  private static func words(_ text: String) -> HashedWords<Bool> {
    HashedWords(text.split(separator: " ").map { (String($0), true) })
  }
}
