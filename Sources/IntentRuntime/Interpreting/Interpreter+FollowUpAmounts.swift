internal import AppIntents
internal import Dialog
internal import PhraseMatching

// Follow-ups that say another amount, or more or less of one.
extension Interpreter {
  /// "A bit more", "two less".
  func amount(_ said: Continuation, of base: PerformedRequest) -> FollowUp? {
    let named = readers.continuations.amountNamed(in: said.text)
    for slot in slots(of: base) where slot.isGiven {
      if let named, !slot.isNamed, let value = value(named, of: slot)?.parameter,
        value.typed.map(slot.parameter.kind.takes) ?? false
      {
        var followUp = FollowUp(of: base, changing: [value], fit: 1)
        followUp.isCorrection = base.undoCount > 0
        return followUp
      }
      if let changed = changedSpan(said, of: slot) {
        var followUp = FollowUp(of: base, changing: [changed], fit: 1)
        followUp.isCorrection = base.undoCount > 0
        return followUp
      }
      guard let change = readers.continuations.amountChange(in: said.text, of: nouns(of: slot.parameter, in: base))
      else { continue }
      guard let number = base.number(of: slot.parameter.name) else { continue }
      // What was ordered stays ordered: "and 2 more" orders two, and not as many as before and two.
      let isAnother = addsToWhatStays(slot.parameter, of: base, by: change)
      let another = isAnother && change.isIncrease ? slot.parameter.number(change.count) : nil
      guard let changed = another ?? slot.parameter.changed(number, by: change) else { continue }
      let filled = FilledParameter(slot.parameter.name, text: changed.shown, typed: changed)
      var followUp = FollowUp(of: base, changing: [filled], fit: 1)
      followUp.isCorrection = isCounted(slot.parameter, in: base, by: change) || isAnother && !change.isIncrease
      return followUp
    }
    return nil
  }

  /// "Raise it by three", where that is not asked of something else.
  func changedAmount(_ request: InterpretedRequest) -> Interpretation? {
    if let longer = lengthened(request) { return .followUp(longer) }
    guard let base = context.performed.last else { return nil }
    guard let changed = amount(continuation(of: request.text), of: base) else { return nil }
    // "Add ten minutes to it" where that is more than another of the same.
    if let whole = assembledWhole(request), !whole.base.isSame(as: base) { return .followUp(whole) }
    let best = request.matching.candidates.first
    let isSame = best?.intent == base.candidate?.intent
    if !isSame, !references(in: request.text).isEmpty, request.score >= Self.surely,
      best?.values.contains(where: { $0.typed != nil }) == true,
      isRecognizedByWords(request)
    {
      return nil
    }
    return isSame || !isSaidInItsWords(request) ? .followUp(changed) : nil
  }
}

extension Parameter {
  /// So many of this parameter, whatever its range: the question for another number says that.
  func number(_ count: Int?) -> TypedValue? {
    switch kind {
    case .integer: count.map { .integer($0) }
    case .number: count.map { .number(Double($0)) }
    case .entity, .text, .boolean, .date, .duration, .measurement: nil
    }
  }

  /// A number of this parameter, changed as somebody asks; nil if it holds no number. It stays within the range.
  func changed(_ number: Double, by change: AmountChange) -> TypedValue? {
    let range: ClosedRange<Double>?
    switch kind {
    case .integer(let limits): range = limits.map { Double($0.lowerBound)...Double($0.upperBound) }
    case .number(let limits): range = limits
    case .entity, .text, .boolean, .date, .duration, .measurement: return nil
    }
    let width = range.map { $0.upperBound - $0.lowerBound } ?? 0
    let usual = width >= 50 ? width / (change.isSlight ? 20 : 10) : 1
    let step = change.count.map(Double.init) ?? usual
    let wanted = number + (change.isIncrease ? step : -step)
    let allowed = range.map { min(max(wanted, $0.lowerBound), $0.upperBound) } ?? wanted
    if case .integer = kind { return .integer(Int(allowed.rounded())) }
    return .number(allowed)
  }
}
