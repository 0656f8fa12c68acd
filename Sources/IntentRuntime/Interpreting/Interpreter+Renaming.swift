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
      let (base, place, words) = renaming(of: thing)
    else { return name.isEmpty ? nil : doneInOtherWords(name) }
    var use = FollowUp(of: base, changing: name.isEmpty ? [] : [FilledParameter(words, text: name)], fit: 1)
    use.assigned[place] = entity
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

  private func renaming(of thing: Mention) -> (base: PerformedRequest, place: String, name: String)? {
    let all = snapshot.applications.indices.flatMap { shortcuts(of: $0, origin: .any) }
    return all.lazy.compactMap { base in self.placeAndName(of: thing, base).map { (base, $0.place, $0.name) } }.first
  }

  /// "Call it oat milk" behind milk that was put on a list: whether the last request had words of its own, and not those of
  /// the thing.
  private func putsOtherWords(than thing: Mention) -> Bool {
    guard context.isDeedJustDone, let last = context.performed.last,
      snapshot.phrases(of: last).texts.contains(where: { readers.continuations.put(in: $0) != nil })
    else { return false }
    let words = last.parameters.filter { $0.kind == .text && last.isGiven($0.name) }.compactMap {
      last.words(of: $0.name)
    }
    let named = Set(FindText.words(of: thing.title))
    return !words.isEmpty && words.allSatisfy { named.isDisjoint(with: FindText.words(of: $0)) }
  }

  /// The parameters of a shortcut that gives such a thing another name, where it is one that can be taken back.
  private func placeAndName(of thing: Mention, _ base: PerformedRequest) -> (place: String, name: String)? {
    guard case .intent(let intent) = base.deed, intent is any UndoableIntent else { return nil }
    let needed = base.parameters.filter { !$0.isOptional }
    guard needed.count == 2, let name = needed.first(where: { $0.kind == .text && base.takesAnyText($0.name) }),
      let place = needed.first(where: { value(thing, of: $0, base) != nil }),
      snapshot.phrases(of: base).texts.contains(where: readers.continuations.renames)
    else { return nil }
    return (place.name, name.name)
  }
}
