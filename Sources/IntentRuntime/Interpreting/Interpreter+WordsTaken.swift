internal import AppIntents
internal import Dialog
internal import PhraseMatching

// What is taken as the free words of a request, where it is not quite what was typed.
extension Interpreter {
  /// "Mike's birthday is March 9": free words without what only leads from them to a time.
  func dropCopula(in interpreted: inout InterpretedRequest) {
    guard !readers.splitter.resemblesImperative(interpreted.text) else { return }
    for (index, candidate) in interpreted.matching.candidates.enumerated() {
      for (place, value) in candidate.values.enumerated() where value.isUnknown {
        guard let bare = readers.continuations.withoutCopula(value.text),
          performing(candidate).takesAnyText(value.name),
          candidate.values.contains(where: { $0.typed != nil && $0.range.lowerBound >= value.range.upperBound })
        else { continue }
        interpreted.matching.candidates[index].values[place].text = bare
      }
    }
  }

  /// "Set timer 5 minutes" without its verb, where that would be what the timer is called.
  func dropVerbForName(in interpreted: inout InterpretedRequest) {
    guard let best = interpreted.matching.candidates.first,
      let value = best.values.first(where: { $0.isUnknown && $0.range.lowerBound == 0 }), !value.text.contains(" ")
    else { return }
    let base = performing(best)
    guard base.takesAnyText(value.name),
      says(base, { FindText.words(of: $0).first == value.text.lowercased() })
    else { return }
    let text = interpreted.text
    let plain = String(text.bytes(value.range.upperBound..<text.utf8.count).drop(while: \.isWhitespace))
    let matching = match(plain)
    guard matching.candidates.first(where: { $0.isFor(best) })?.score ?? 0 >= Self.surely else { return }
    (interpreted.text, interpreted.matching) = (plain, matching)
  }

  /// "Write that down" behind an answer: the words that were answered in place of what points at them.
  func takeAnswerForWords(in interpreted: inout InterpretedRequest) {
    guard context.isDeedJustDone, let last = context.performed.last, last.effect == .telling, !context.isFindLast,
      var best = interpreted.matching.candidates.first, interpreted.score >= Self.surely
    else { return }
    let base = performing(best)
    guard last.isDone, case .intent(let intent) = base.deed, intent is any UndoableIntent,
      let index = best.values.firstIndex(where: { $0.isUnknown && base.takesAnyText($0.name) }),
      referenceAlone(best.values[index].text)?.target == .that,
      let answer = context.result ?? context.answer.compactMap(\.speech).first
    else { return }
    best.values[index].text = answer.hasSuffix(".") ? String(answer.dropLast()) : answer
    interpreted.matching.candidates[0] = best
  }
}
