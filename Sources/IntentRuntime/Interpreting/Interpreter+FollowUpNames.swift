internal import AppIntents
internal import Dialog
internal import PhraseMatching

// Follow-ups that name another value.
extension Interpreter {
  /// "The other one": the other of two that there were to choose from, or a question for which.
  func other(_ said: Continuation, of base: PerformedRequest) -> FollowUp? {
    guard readers.continuations.meansOther(said.text) else { return nil }
    var followUp = FollowUp(of: base, fit: 1)
    if let choice = context.lastChoice, base.isGiven(choice.parameter) {
      if let other = choice.other(than: base.identifier(of: choice.parameter)) {
        followUp.assigned = [choice.parameter: other]
      } else {
        followUp.cleared = [choice.parameter]
      }
      return followUp
    }
    let named = slots(of: base).filter { $0.isGiven && ($0.isNamed || !base.takesAnyWords($0.parameter.name)) }
    if let slot = named.first, let other = otherMentioned(of: slot, besides: base) {
      followUp.changed = [FilledParameter(slot.parameter.name, text: other.title, values: [other])]
      return followUp
    }
    followUp.cleared = named.prefix(1).map(\.parameter.name)
    return followUp.cleared.isEmpty ? nil : followUp
  }

  /// The other of two things that were spoken of which a parameter takes.
  private func otherMentioned(of slot: Slot, besides base: PerformedRequest) -> Entity.Value? {
    let groups = context.mentions.groups.map { group in group.filter { $0.kind == slot.parameter.entityName } }
    let pair = groups.first { $0.count == 2 && $0.contains { base.title.contains($0.title) } }
    let spoken = pair ?? groups.compactMap { $0.count == 1 ? $0[0] : nil }
    let others = spoken.filter { !base.title.contains($0.title) }
    guard spoken.count == 2, others.count == 1 else { return nil }
    return slot.listed.first { $0.id == others[0].id && $0.title == others[0].title }
  }

  /// A value that is known, or two of two parameters.
  func named(_ said: Continuation, of base: PerformedRequest) -> FollowUp? {
    // "Make it 3" is no time of day where none was said.
    let isNumber = readers.continuations.isCount(said.text)
    let slots = slots(of: base, keepsTime: keepsTime(said, base)).filter { slot in
      !(isNumber && slot.parameter.kind == .date && slot.given == nil)
    }
    if let best = best(said.text, among: slots) { return FollowUp(of: base, changing: [best.parameter], fit: best.fit) }
    for (front, behind) in readers.continuations.halves(of: said.text, atCommas: true) {
      let parts = [continuation(of: front).text, behind]
      // What a preposition leads to is known first: the front of "harbour to old town" is where it begins.
      let isBehindLed = led(by: behind, slots).count < slots.count && led(by: parts[0], slots).count == slots.count
      let order = isBehindLed ? [1, 0] : [0, 1]
      guard let first = best(parts[order[0]], among: slots) else { continue }
      let others = slots.filter { $0.parameter.name != first.parameter.name }
      guard let second = best(parts[order[1]], among: others) else { continue }
      return FollowUp(of: base, changing: [first.parameter, second.parameter], fit: min(first.fit, second.fit))
    }
    return nil
  }

  func best(_ text: String, among slots: [Slot]) -> (parameter: FilledParameter, fit: Double)? {
    var best: (parameter: FilledParameter, fit: Double, slot: Slot)?
    let rest = readers.continuations.withoutNounInPlace(text)
    let led = led(by: text, slots)
    // "For two" is a number, though the phrase says "for" in front of a name.
    let slots =
      led + slots.filter { slot in !slot.isNamed && !led.contains { $0.parameter.name == slot.parameter.name } }
    // "One on Saturday" is no time of one o'clock.
    let text = readers.continuations.isPrepositional(rest) ? rest : text
    // "The west one" has the name that its noun has without it.
    let named = readers.continuations.nameInQuestion(readers.continuations.withoutPreposition(text))
    for words in Set([text, readers.continuations.withoutPreposition(text), named]).sorted(by: { $0.count > $1.count })
    {
      for slot in slots {
        guard let filled = value(words, of: slot), filled.fit > best?.fit ?? 0 || isNearer(slot, best) else { continue }
        best = (filled.parameter, filled.fit, slot)
      }
    }
    return best.map { ($0.parameter, $0.fit) }
  }

  /// Whether a value more likely takes the place of what a parameter has than that of another of the same kind: of what
  /// is called nearly as it is, else of what was said last.
  private func isNearer(_ slot: Slot, _ other: (parameter: FilledParameter, fit: Double, slot: Slot)?) -> Bool {
    guard let other, slot.isGiven, other.slot.isGiven, slot.parameter.name != other.slot.parameter.name,
      slot.isNamed, slot.parameter.kind == other.slot.parameter.kind
    else { return false }
    let words = Set(other.parameter.values.flatMap { FindText.words(of: $0.title) })
    func shared(_ title: String?) -> Int { words.intersection(FindText.words(of: title ?? "")).count }
    return shared(slot.title) >= shared(other.slot.title)
  }

  /// A name that only the app knows.
  func lookedUp(_ said: Continuation, of base: PerformedRequest) async throws -> FollowUp? {
    guard case .intent(let intent) = base.deed, said.kind > .plain else { return nil }
    let name = readers.continuations.bareName(readers.continuations.withoutPreposition(said.text))
    let reader = ValueReader(locale: settings.locale)
    for entry in IntentParameters(of: intent).entries
    where entry.parameter.givenValue != nil || !entry.parameter.isOptional {
      if case .union = entry.parameter.valueKind {
        let found = try await reader.values(in: name, for: entry.parameter)
        guard let value = found.first else { continue }
        var followUp = FollowUp(of: base, fit: Self.surely)
        if found.count == 1 {
          followUp.assigned = [entry.name: value]
        } else {
          followUp.changed = [FilledParameter(entry.name, text: name)]
        }
        return followUp
      }
      guard case .entity(let type) = entry.parameter.valueKind else { continue }
      let found = try await EntityFinder.entities(
        of: type, named: name, by: reader, query: entry.parameter.traits.query)
      let named = reader.options(named: name, among: found.map { ValueOption($0) })
      guard let entity = named.first, named.count == 1 else { continue }
      var followUp = FollowUp(of: base, fit: Self.surely)
      followUp.assigned = [entry.name: entity]
      return followUp
    }
    return nil
  }

  /// "No, I meant the longest one": another of those that were listed, in place of the one that something was done to.
  func describedInstead(_ text: String) async throws -> FollowUp? {
    let said = continuation(of: text)
    guard said.kind == .correction, !context.isFindLast, let base = context.performed.last, base.isDone,
      case .intent(let intent) = base.deed, let entity = try await described(said.text),
      let entry = IntentParameters(of: intent).entries.first(where: { entry in
        if case .entity(let type) = entry.parameter.valueKind { type == Swift.type(of: entity) } else { false }
      })
    else { return nil }
    var followUp = FollowUp(of: base, fit: 1)
    followUp.assigned = [entry.name: entity]
    followUp.isCorrection = true
    return followUp
  }

  /// "What about climbing" behind trails for hiking: a value of the last request, and no question about a climb.
  func sameWithName(_ said: Continuation) -> FollowUp? {
    guard said.kind == .variation, !context.isFindLast, let base = context.performed.last,
      let named = named(said, of: base), named.fit >= Self.certainReply,
      named.changed.allSatisfy({ !$0.values.isEmpty && base.isGiven($0.name) })
    else { return nil }
    return named
  }

  /// "All of them": the last request for each of few values.
  func everyValue(_ said: Continuation, of base: PerformedRequest) -> [FollowUp]? {
    guard readers.replies.meansAll(said.text) else { return nil }
    guard let slot = slots(of: base).first(where: { $0.isGiven && $0.isNamed && $0.listed.count <= 12 }) else {
      return nil
    }
    return slot.listed.map { value in
      let filled = FilledParameter(slot.parameter.name, text: value.title, values: [value])
      return FollowUp(of: base, changing: [filled], fit: 1)
    }
  }
}
