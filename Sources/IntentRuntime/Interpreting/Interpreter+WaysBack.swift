internal import AppIntents
internal import Dialog
internal import PhraseMatching

// Going back to what was said before the last.
extension Interpreter {
  /// Whether a text asks for the same the other way round, and for nothing else where there is no such way: "and back?"
  func turnsBack(_ text: String) -> Bool {
    let said = continuation(of: text)
    guard readers.continuations.turnsBack(said.text) else { return false }
    if said.kind == .addition || said.kind == .variation { return true }
    // "Back" alone takes back what was done, and so does "no, back" where there is no way.
    return (said.kind == .correction || said.text.contains(" ")) && wayBack() != nil
  }

  /// "And back?": the same with its two values of a kind in each other's place.
  func wayBack() -> FollowUp? {
    guard let base = context.performed.last else { return nil }
    let named = slots(of: base).filter { $0.isNamed && $0.isGiven }
    let given = named.filter { slot in named.count { $0.parameter.kind == slot.parameter.kind } == 2 }
    guard given.count == 2 else { return nil }
    var followUp = FollowUp(of: base, fit: 1)
    for (slot, other) in [(given[0], given[1]), (given[1], given[0])] {
      let name = slot.parameter.name
      if case .intent(let intent) = base.deed,
        let value = IntentParameters(of: intent)[other.parameter.name]?.givenValue
      {
        followUp.assigned[name] = value
      } else if var value = base.candidate?.values.first(where: { $0.name == other.parameter.name }) {
        value.name = name
        followUp.changed.append(value)
      } else {
        return nil
      }
    }
    return followUp
  }

  /// Whether a text may go on with what was done before other requests: what told something is told of something else,
  /// and what changed something is corrected where nothing was changed since. It is not done once more.
  func isGoneBackTo(
    _ base: PerformedRequest, by said: Continuation, past others: ArraySlice<PerformedRequest>
  ) -> Bool {
    if base.isGuess || !base.isDone || base.isUndone { return false }
    return said.kind == .correction ? others.allSatisfy(\.goesOnTelling) : base.goesOnTelling
  }
}
