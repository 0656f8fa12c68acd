package import AppIntents
package import PhraseMatching

// What is said next over what was found: "only easy ones", "and in asia?", "which is the steepest".
extension FindReader {
  /// What a sentence makes of an earlier request.
  ///
  /// - Parameters:
  ///   - earlier: the request that found something.
  ///   - found: what it found.
  /// - Returns: nil unless the whole sentence is about what was found.
  package func refine(_ text: String, of earlier: ReadFind, found: [any AppEntity], now: CivilMoment) -> ReadFind? {
    let typed = FindText(text, now: now)
    guard typed.count > 0, typed.count <= Self.mostWordsOfQuestion else { return nil }
    let fragment = FollowUpFragment(typed, of: earlier.entity, grammar)
    if fragment.isQuestion, let question = ask(text, about: found, now: now) { return question }
    if fragment.isCount, fragment.rest.isEmpty { return counting(earlier) }
    if let find = refined(earlier, by: fragment, found: found, now: now) { return find }
    return found.isEmpty ? nil : ask(text, about: found, now: now)
  }

  private func counting(_ earlier: ReadFind) -> ReadFind {
    var find = earlier
    find.asked = .count
    return find
  }

  /// Whether a sentence says another value for what was said before.
  private func says(_ said: ReadFind, insteadOf earlier: ReadFind) -> Bool {
    let isElsewhere = !said.memberships.isEmpty && !earlier.memberships.isEmpty
    return isElsewhere || !Set(said.propertyNames).isDisjoint(with: earlier.propertyNames)
  }

  private func refined(
    _ earlier: ReadFind, by fragment: FollowUpFragment, found: [any AppEntity], now: CivilMoment
  ) -> ReadFind? {
    guard !fragment.rest.isEmpty else { return nil }
    let said = self.fragment(fragment.rest, of: earlier.entity, isSingular: fragment.isSingular, now: now)
    guard said.coverage > 0.99, said.isNarrowed || !said.request.order.isEmpty || said.request.limit != nil else {
      return nil
    }
    if fragment.namesType, says(said, insteadOf: earlier) { return nil }
    var find = FindRefinement(of: earlier, found: found, isAmongFound: fragment.isAmongFound).adding(said)
    if fragment.isCount { find.asked = .count }
    return find
  }
}
