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
    let text = grammar.withPlaceNames(text)
    let typed = FindText(text, now: now)
    guard typed.count > 0, typed.count <= Self.mostWordsOfQuestion else { return nil }
    let fragment = FollowUpFragment(typed, of: earlier.entity, grammar)
    if fragment.isOfOwn, !fragment.isAmongFound { return nil }
    if fragment.isQuestion, let question = ask(text, about: found, now: now) { return question }
    if fragment.isCount, fragment.rest.isEmpty { return counting(earlier) }
    if let find = refined(earlier, by: fragment, found: found, now: now) { return find }
    return found.isEmpty ? nil : ask(text, about: found, now: now)
  }

  /// What a sentence makes of an earlier request that surely goes on from it: one that narrows, sorts or counts.
  ///
  /// - Returns: nil for what may as well be something else, such as a name or a place alone.
  package func narrow(_ text: String, of earlier: ReadFind, found: [any AppEntity], now: CivilMoment) -> ReadFind? {
    let typed = FindText(text, now: now)
    guard typed.count > 0, typed.count <= Self.mostWordsOfQuestion else { return nil }
    let fragment = FollowUpFragment(typed, of: earlier.entity, grammar)
    if fragment.isQuestion || fragment.namesType { return nil }
    if fragment.isCount, fragment.rest.isEmpty { return counting(earlier) }
    guard let find = refined(earlier, by: fragment, found: found, now: now), !find.isName else {
      return fragment.isAmongFound ? unknownPlace(fragment.rest, of: earlier.entity) : nil
    }
    // "Which of them is the longest" compares them.
    let isAsked = typed.words.first.map { $0.text == "which" || $0.text == "what" || $0.text == "who" } ?? false
    if isAsked, !find.request.order.isEmpty, find.request.order.map(\.property) != earlier.request.order.map(\.property)
    {
      return nil
    }
    return fragment.isLed || saysHow(fragment.rest, of: earlier.entity, now: now) ? find : nil
  }

  /// What was looked for with another value in place of one that was said of it: "not Norway, France".
  func corrected(_ text: String, rejecting rejected: String, of earlier: ReadFind, now: CivilMoment) -> ReadFind? {
    let wrong = FollowUpFragment(FindText(rejected, now: now), of: earlier.entity, grammar)
    let names = fragment(wrong.rest, of: earlier.entity, now: now).propertyNames
    var kept = earlier
    kept.request.filters.removeAll { names.contains($0.property) }
    guard kept.request.filters.count < earlier.request.filters.count else { return nil }
    let right = FollowUpFragment(FindText(text, now: now), of: earlier.entity, grammar)
    return refined(kept, by: right, found: [], now: now)
  }

  /// How many there are of what was looked for, where a sentence asks for nothing else: "how many are there".
  package func countAlone(_ text: String, of earlier: ReadFind, now: CivilMoment) -> ReadFind? {
    countsAlone(text, of: earlier.entity, now: now) ? counting(earlier) : nil
  }

  /// The one of what was found that is the most so, where words say nothing else: "cheapest?", "the lowest one".
  func bestAlone(_ text: String, of earlier: ReadFind, found: [any AppEntity], now: CivilMoment) -> ReadFind? {
    let fragment = FollowUpFragment(FindText(text, now: now), of: earlier.entity, grammar)
    let rest = FindText(fragment.rest)
    guard rest.count > 0, !fragment.isQuestion, !fragment.isCount, !fragment.isPlural, !fragment.isExclusion,
      !fragment.namesType, !fragment.isOfOwn,
      grammar.superlatives.phrase(in: rest.words, at: 0)?.end == rest.count,
      var best = refined(earlier, by: fragment, found: found, now: now)
    else { return nil }
    best.request.limit = 1
    return best
  }

  /// Whether a sentence only asks how many there are of what was listed.
  func countsAlone(_ text: String, of entity: FindableEntity?, now: CivilMoment) -> Bool {
    let typed = FindText(text, now: now)
    guard 1...Self.mostWordsOfQuestion ~= typed.count else { return false }
    let fragment = FollowUpFragment(typed, of: entity, grammar)
    return fragment.isCount && fragment.rest.isEmpty
  }

  /// Whether words begin with a comparison, an order, or what something is to be without.
  private func saysHow(_ rest: String, of entity: FindableEntity, now: CivilMoment) -> Bool {
    let text = FindText(rest, now: now)
    let parser = FindParser(text, naming: .none(in: text), of: entity, grammar, now: now)
    return parser.readOrderPhrase(at: 0) != nil || parser.readComparison(at: 0) != nil
      || parser.readAbsence(at: 0) != nil || grammar.words.negations.phrase(in: text.words, at: 0) != nil
  }

  /// That nobody knows what is in a place: "in North America", where only countries are known.
  private func unknownPlace(_ rest: String, of entity: FindableEntity) -> ReadFind? {
    let words = FindText(rest).words.map(\.text)
    guard words.count > 1, words.count <= Self.mostWordsOfPlace, grammar.words.placeWords.contains(words[0]) else {
      return nil
    }
    return ReadFind(of: entity, asking: .unknownProperty(rest), about: [])
  }

  private static let mostWordsOfPlace = 5

  /// What a sentence looks for in a place that nobody knows; nil where the rest of it makes no sense either.
  package func unplaced(_ text: String, now: CivilMoment) -> ReadFind? {
    let typed = FindText(text, now: now)
    let places = grammar.words.placeWords
    let last = typed.words.indices.dropFirst().last { places.contains(typed.words[$0].text) }
    guard typed.count <= Self.mostWordsOfQuestion, let last else { return nil }
    let front = FindText(typed.typed(0..<last), now: now)
    return entities.lazy.compactMap { entity in
      guard let find = self.find(of: entity, in: front, isAnyNoun: true), find.coverage > 0.99 else { return nil }
      return unknownPlace(typed.typed(last..<typed.count), of: entity)
    }.first
  }

  /// The same of what was found: "near Portland".
  func unplaced(_ text: String, of earlier: ReadFind, now: CivilMoment) -> ReadFind? {
    unknownPlace(FollowUpFragment(FindText(text, now: now), of: earlier.entity, grammar).rest, of: earlier.entity)
  }

  /// By how much one is more than the other of two that were compared: "how much more", "by how much".
  package func difference(_ text: String, of find: ReadFind) -> ReadFind? {
    guard case .comparison(var comparison) = find.asked, find.subjects.count == 2 else { return nil }
    let typed = FindText(text)
    guard let (_, end) = grammar.words.asking.followUp.differences.phrase(in: typed.words, at: 0),
      end == typed.count || grammar.comparatives.phrase(in: typed.words, at: end)?.end == typed.count
        || grammar.words.comparisons.phrase(in: typed.words, at: end)?.end == typed.count
    else { return nil }
    comparison.form = .difference
    var difference = find
    difference.asked = .comparison(comparison)
    return difference
  }

  /// The words of a text that ask the same of something else; nil where it says nothing of that.
  package func repeated(_ text: String) -> String? {
    let typed = FindText(text)
    let table = grammar.words.asking.followUp.repetitions
    for index in 0..<typed.count {
      guard let (_, end) = table.phrase(in: typed.words, at: index), index == 0 || end == typed.count else { continue }
      let rest = index == 0 ? end..<typed.count : 0..<index
      return rest.isEmpty ? nil : typed.typed(rest)
    }
    return nil
  }

  /// The direction that words such as "the least" ask for.
  func extreme(_ text: String) -> FindWords.Direction? {
    let typed = FindText(text)
    return grammar.words.extremes.phrase(in: typed.words, at: 0).flatMap { $0.end == typed.count ? $0.meaning : nil }
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
