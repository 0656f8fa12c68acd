internal import Dialog
internal import PhraseMatching

// What goes on from the last request with what was spoken of since then, or with all that it did.
extension Interpreter {
  /// "Add it too" behind a question about something else than what was added last.
  func sameWithFocus(_ said: Continuation, of base: PerformedRequest) -> FollowUp? {
    let found = references(in: said.text)
    guard said.kind == .addition, base.isDone, !base.isUndone, found.count == 1, !found[0].target.isPlural,
      let rest = readers.references.replacing(found, in: said.text, with: { _ in "" }),
      !FindText.words(of: rest).isEmpty,
      Set(FindText.words(of: rest)).isSubset(of: FindText.words(of: "\(base.title) \(base.text)")),
      let mention = context.mentions.referent(of: found[0].target),
      let changed = valueMentioned(mention, of: base)
    else { return nil }
    return FollowUp(of: base, changing: [changed], fit: 1)
  }

  /// "And that one": what was spoken of since then. "What about that one" does nothing to it.
  func withReferent(of reference: Reference, _ said: Continuation, in base: PerformedRequest) -> FollowUp? {
    guard said.kind != .variation || base.effect == .telling,
      let mention = context.mentions.referent(of: reference.target),
      let changed = valueMentioned(mention, of: base)
    else { return nil }
    var followUp = FollowUp(of: base, changing: [changed], fit: 1)
    followUp.isCorrection = said.kind == .correction
    return followUp
  }

  /// What was spoken of, in place of another of its kind that a request is about.
  private func valueMentioned(_ mention: Mention, of base: PerformedRequest) -> FilledParameter? {
    let slot = slots(of: base).first { $0.isGiven && $0.isNamed && $0.parameter.entityName == mention.kind }
    guard let slot, base.identifier(of: slot.parameter.name) != mention.id,
      let value = slot.listed.first(where: { $0.id == mention.id })
    else { return nil }
    return FilledParameter(slot.parameter.name, text: value.title, values: [value])
  }

  /// "Make it Saturday" behind two of a kind that one request did on Friday: each of them.
  func changingEach(_ said: Continuation, of base: PerformedRequest) async throws -> [FollowUp]? {
    let series = seriesOfLastTurn
    // What an undo manager keeps is taken back from its end only.
    guard said.kind == .correction, series.count > 1, series.last?.number == base.number,
      series.allSatisfy({ deed in !context.deeds.done.contains { $0.request == deed.number && $0.isManaged } })
    else { return nil }
    var changed: [FollowUp] = []
    for deed in series {
      guard let followUp = try await followUp(said, of: deed, isFree: false), !followUp.changed.isEmpty,
        followUp.changed.allSatisfy({ value in Set(series.map { $0.saidWords(of: value.name) }).count == 1 })
      else { return nil }
      changed.append(followUp)
    }
    return changed
  }
}
