internal import AppIntents
internal import Dialog
internal import PhraseMatching

extension Interpreter {
  /// "I gave Biscuit 150 grams of dry food", where feedings are logged: the only shortcut that keeps what was done and has
  /// a use for the values that are told. It is asked whether that is meant: whoever tells of something need not want it
  /// kept.
  func recorded(_ request: InterpretedRequest) -> FollowUp? {
    let text = namingFocus(request.text)
    guard openQuestion == nil, request.matching.outcome == .notRecognized, request.matching.vetoedApplication == nil,
      text.utf8.count <= Self.longestAround, tells(text) || request.matching.onlyTells,
      !readers.continuations.isReported(text), !readers.continuations.asksForAnswer(text)
    else { return nil }
    let all = assemblies(of: text).filter { keeps($0.base) && !$0.base.isDestructive && $0.knownCount > 0 }
      .sorted { ($1.knownCount, $0.unplaced.count, -$0.saidCount) < ($0.knownCount, $1.unplaced.count, -$1.saidCount) }
    guard let best = nearest(of: all, to: text) else { return nil }
    var followUp = FollowUp(of: best.base, changing: best.values.filter { !$0.isUnknown }, fit: 1)
    followUp.base.isGuess = true
    putIntoPast(&followUp.changed)
    // What stands in front is who did it, and how.
    followUp.leftOut =
      best.unplaced.filter { !text.hasPrefix($0) } + best.values.filter(\.isUnknown).map(\.text)
    return followUp
  }

  /// The one with the most to do with a text; of several those words or whose meaning come nearest.
  private func nearest(of sorted: [Assembly], to text: String) -> Assembly? {
    guard let first = sorted.first else { return nil }
    let rivals = sorted.filter { !$0.isBehind(first) }
    if rivals.count == 1 { return first }
    let near = candidates(near: text).lazy.map { self.performing($0) }
    return near.compactMap { base in rivals.first { $0.base.isSame(as: base) } }.first
  }

  private func tells(_ text: String) -> Bool {
    readers.continuations.tellsOfDoing(text) || PastTense.begins(text)
  }

  /// "Groceries", asked whether an expense of 20 is meant: what is still to be said of it, which agrees.
  func valueOfGuess(_ text: String, at question: Question) -> Interpretation? {
    let continued = continuation(of: text)
    guard question.kind == .confirmation, let guess = context.performed.last, guess.isGuess, keeps(guess),
      !guess.isDestructive, let known = guess.candidate?.values, !beginsWithRefusal(text),
      continued.kind == .plain || continued.kind == .addition
    else { return nil }
    var base = guess
    base.candidate?.values = []
    base.isGuess = false
    let words = readers.continuations.withoutPreposition(continued.text)
    let needed = Assembly(base: base, values: known).lacking
    guard let said = assembly(of: base, in: words, phrases: [], isFurther: true), said.unplaced.isEmpty,
      said.values.allSatisfy({ value in !value.isUnknown && needed.contains { $0.name == value.name } })
    else { return nil }
    return .followUp(FollowUp(of: base, changing: known + said.values, fit: 1))
  }

  /// Whether a shortcut keeps what was done: "log a feeding".
  private func keeps(_ base: PerformedRequest) -> Bool {
    (snapshot.phrases(of: base).texts + [base.title]).contains(where: readers.continuations.keeps)
  }
}

extension Assembly {
  /// Whether it has less to do with a text than another.
  fileprivate func isBehind(_ other: Assembly) -> Bool {
    (knownCount, saidCount) < (other.knownCount, other.saidCount)
      || knownCount == other.knownCount && saidCount == other.saidCount && unplaced.count > other.unplaced.count
  }
}
