internal import Dialog
internal import PhraseMatching

// What makes something longer that was made, rather than another of it: "five more minutes".
extension Interpreter {
  /// The one shortcut that adds a span to what was spoken of, with the span that a text says: "give it 3 more minutes".
  func lengthened(_ request: InterpretedRequest) -> FollowUp? {
    let text = continuation(of: request.text).text
    guard let (change, span) = readers.continuations.spanChange(in: text), change.isIncrease,
      context.mentions.focus.count == 1, let focus = context.mentions.focus.first, !isSaidInItsWords(request),
      let owner = snapshot.applications.firstIndex(where: { isTalkedTo($0.model.name) && $0.knows(focus.kind) })
    else { return nil }
    let longer = shortcuts(of: owner).filter { readers.continuations.lengthens($0.name) }.compactMap { base in
      slots(of: base).first { $0.parameter.kind == .duration }
        .flatMap { span.isEmpty ? self.usualStep(of: text, $0) : self.value(span, of: $0)?.parameter }
        .flatMap { self.completedByFocus(FollowUp(of: base, changing: [$0], fit: 1)) }
    }
    return longer.count == 1 && longer[0].lacksNothing ? longer[0] : nil
  }

  /// "A bit longer": as much as another of what was made would be longer.
  private func usualStep(of text: String, _ slot: Slot) -> FilledParameter? {
    guard let base = context.performed.last else { return nil }
    return slots(of: base).lazy.compactMap { given -> FilledParameter? in
      guard case .duration(let before)? = given.given,
        case .duration(let after)? = self.changedSpan(Continuation(.plain, text), of: given)?.typed, after > before
      else { return nil }
      let step = TypedValue.duration(seconds: after - before)
      return FilledParameter(slot.parameter.name, text: step.shown, typed: step)
    }.first
  }
}

extension ExpandedApplication {
  /// Whether it has things of a kind.
  fileprivate func knows(_ kind: String) -> Bool { model.entities.contains { $0.name == kind } }
}

extension FollowUp {
  /// Whether it says all that has to be said.
  fileprivate var lacksNothing: Bool {
    base.parameters.allSatisfy { parameter in
      parameter.isOptional || base.isGiven(parameter.name) || assigned[parameter.name] != nil
        || changed.contains { $0.name == parameter.name }
    }
  }
}
