internal import AppIntents
internal import Dialog
internal import PhraseMatching

extension Interpreter {
  /// "Call it team dinner", "rename it to pick up kids": what was spoken of last gets another name, whatever words that has,
  /// where a shortcut gives such a thing one; what has none is done again in other words.
  func renaming(_ text: String) -> FollowUp? {
    guard openQuestion == nil, isWhole, let name = readers.continuations.newName(in: text), !match(text).isExact else {
      return nil
    }
    guard let thing = context.mentions.recentThing, let entity = thing.entity,
      readers.continuations.renames(text) || !putsOtherWords(than: thing),
      let change = changes(of: thing).first(where: { change in
        change.changed.kind == .text && change.base.takesAnyText(change.changed.name)
          && says(change.base, readers.continuations.renames)
      })
    else { return name.isEmpty ? nil : doneInOtherWords(name) }
    let words = name.isEmpty ? [] : [FilledParameter(change.changed.name, text: name)]
    var use = FollowUp(of: change.base, changing: words, fit: 1)
    use.assigned[change.place.name] = entity
    return use
  }

  /// The last deed with other words in place of its own, where it has just one text and can be taken back.
  private func doneInOtherWords(_ name: String) -> FollowUp? {
    guard context.isDeedJustDone, let last = context.performed.last, last.isDone, !last.isUndone, last.undoCount > 0,
      context.performed.dropLast().last?.turn != last.turn
    else { return nil }
    let texts = last.parameters.filter { $0.kind == .text && last.isGiven($0.name) && last.takesAnyText($0.name) }
    guard texts.count == 1 else { return nil }
    var other = FollowUp(of: last, changing: [FilledParameter(texts[0].name, text: name)], fit: 1)
    other.isCorrection = true
    return other
  }

  /// "Call it oat milk" behind milk that was put on a list: whether the last request had words of its own, and not those of
  /// the thing.
  private func putsOtherWords(than thing: Mention) -> Bool {
    guard context.isDeedJustDone, let last = context.performed.last,
      says(last, { readers.continuations.put(in: $0) != nil })
    else { return false }
    let words = last.parameters.filter { $0.kind == .text && last.isGiven($0.name) }.compactMap {
      last.words(of: $0.name)
    }
    let named = Set(FindText.words(of: thing.title))
    return !words.isEmpty && words.allSatisfy { named.isDisjoint(with: FindText.words(of: $0)) }
  }

  /// A shortcut that changes one thing of what was spoken of, with the parameters for both.
  struct Change {
    var base: PerformedRequest
    var place: Parameter
    var changed: Parameter
  }

  /// The shortcuts that need such a thing and one value besides, and that can be taken back.
  func changes(of thing: Mention) -> [Change] {
    snapshot.applications.indices.flatMap { shortcuts(of: $0, origin: .any) }.compactMap { base in
      let needed = base.parameters.filter { !$0.isOptional }
      guard case .intent(let intent) = base.deed, intent is any UndoableIntent, needed.count == 2,
        let place = needed.first(where: { value(thing, of: $0, base) != nil }),
        let changed = needed.first(where: { $0.name != place.name })
      else { return nil }
      return Change(base: base, place: place, changed: changed)
    }
  }

  /// Whether a phrase of a shortcut is about something.
  func says(_ base: PerformedRequest, _ isMeant: (String) -> Bool) -> Bool {
    snapshot.phrases(of: base).texts.contains(where: isMeant)
  }
}
