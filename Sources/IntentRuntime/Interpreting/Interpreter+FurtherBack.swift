internal import Dialog
internal import PhraseMatching

// What goes on with a deed that is not the last one, or says once more what was told.
extension Interpreter {
  /// "Make the other one 4 nights" behind two bookings: another value for what was done with the thing that is named.
  func changedDeed(_ text: String) -> FollowUp? {
    guard openQuestion == nil, readers.continuations.sets(text) else { return nil }
    var said = readers.continuations.withoutSetter(text)
    if let reference = references(in: said).first, reference.range.lowerBound == 0, reference.target != .that,
      let meant = context.mentions.referent(of: reference.target)
    {
      said = meant.title + said.bytes(reference.range.upperBound..<said.utf8.count)
    }
    let named = things(in: said).filter { thing in
      context.performed.contains { $0.title.contains(thing.value.title) }
    }
    guard named.count == 1,
      let deed = context.performed.last(where: {
        isAbout(named[0].value.title, $0) && $0.undoCount > 0 && !$0.isGuess
      }), deed.parameters.contains(where: { $0.entityName == nil }),
      var followUp = assembled(Continuation(.correction, said), of: deed)
    else { return nil }
    let given = Set(deed.candidate?.values.flatMap(\.values).map(\.id) ?? [])
    followUp.changed.removeAll { !$0.values.isEmpty && given.isSuperset(of: $0.values.map(\.id)) }
    guard followUp.changed.count == 1, followUp.changed[0].typed != nil else { return nil }
    followUp.isCorrection = true
    return followUp
  }

  /// "Did I say otter? I meant the gull" behind what was done with the otter, and with something else since.
  func insteadOfRejected(_ said: Continuation) async throws -> FollowUp? {
    guard let rejected = said.rejected, openQuestion == nil, let last = context.performed.last,
      !isAbout(rejected, last),
      let base = context.performed.last(where: {
        isAbout(rejected, $0) && $0.isDone && !$0.isUndone && !$0.isGuess
      })
    else { return nil }
    return try await followUp(said, of: base, isFree: false)
  }

  /// "And that a lamp is broken" behind what was told before: the same of something else.
  func toldFurther(_ text: String) -> FollowUp? {
    let said = continuation(of: text)
    guard said.kind == .addition, let base = context.lastDeed, base.isDone,
      let told = readers.references.told(in: said.text), base.candidate != nil
    else { return nil }
    let texts = base.parameters.filter { $0.kind == .text && !$0.isOptional && base.takesAnyText($0.name) }
    guard texts.count == 1, base.isGiven(texts[0].name) else { return nil }
    return FollowUp(of: base, changing: [FilledParameter(texts[0].name, text: told)], fit: 1)
  }
}
