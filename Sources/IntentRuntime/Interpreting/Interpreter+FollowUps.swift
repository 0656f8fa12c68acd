internal import AppIntents
internal import Dialog
internal import PhraseMatching

extension Interpreter {
  /// From here on words are a value that was meant.
  private static var surely: Double { 0.84 }
  /// So many requests are gone back to.
  private static var mostBack: Int { 3 }

  /// What a text says that goes on from what was done: the last request that has such a value, with that value.
  func followUp(_ text: String) async throws -> Interpretation? {
    let said = readers.continuations.read(text)
    guard said.kind > .plain else { return nil }
    if let refined = findFurther(text) { return .find(refined) }
    if let count = countedButton(for: said.text) { return .count(count) }
    for base in context.performed.suffix(Self.mostBack).reversed() {
      if let followUp = try await followUp(said, of: base, isFree: false) { return .followUp(followUp) }
    }
    return said.kind == .correction ? try await requestInstead(said) : nil
  }

  /// "No, open the ridge": a request in place of the last one, which is taken back where it was of the same kind.
  private func requestInstead(_ said: Continuation) async throws -> Interpretation? {
    let instead = request(said.text)
    guard instead.score >= Self.surely, let candidate = instead.matching.candidates.first else { return nil }
    if let base = context.performed.last, base.candidate?.intent == candidate.intent,
      base.candidate?.application == candidate.application, instead.matching.outcome == .matched
    {
      var followUp = FollowUp(of: base, fit: candidate.score)
      followUp.changed = candidate.values
      followUp.isCorrection = true
      return .followUp(followUp)
    }
    return .shortcut(instead)
  }

  /// A value alone that fits the last request: "to 40", "in the kitchen", "tomorrow". A name alone is none.
  func plainFollowUp(_ text: String) async throws -> FollowUp? {
    guard let base = context.performed.last else { return nil }
    let said = Continuation(.plain, text)
    if readers.continuations.isPrepositional(text) { return try await followUp(said, of: base, isFree: true) }
    return amount(said, of: base) ?? slots(of: base).lazy.compactMap { slot in
      guard !slot.isNamed, let filled = value(said.text, of: slot) else { return nil }
      return FollowUp(of: base, changing: [filled.parameter], fit: filled.fit)
    }.first
  }

  /// What is said of a request that was performed, or is being asked about, with other values.
  ///
  /// - Parameter isFree: whether a name alone is a value, though nothing says that it goes on.
  func followUp(_ said: Continuation, of base: PerformedRequest, isFree: Bool) async throws -> FollowUp? {
    guard said.kind > .plain || isFree else { return nil }
    var found = other(said, of: base) ?? amount(said, of: base) ?? named(said, of: base)
    if found == nil { found = try await lookedUp(said, of: base) ?? freeText(said, of: base) }
    found?.isCorrection = said.kind == .correction
    return found
  }

  // MARK: Slots

  /// A parameter of a request with the question that would ask for it.
  private struct Slot {
    var parameter: Parameter
    var question: Question
    var listed: [Entity.Value]
    var isGiven: Bool

    /// Whether names fill it.
    var isNamed: Bool { if case .entity = parameter.kind { true } else { false } }
  }

  /// The parameters of a request, those that have a value first.
  private func slots(of base: PerformedRequest) -> [Slot] {
    let application = snapshot.applications[base.application]
    let slots = base.parameters.map { parameter in
      let listed = application.values(of: parameter)
      return Slot(
        parameter: parameter, question: Question(of: parameter, listing: listed), listed: listed,
        isGiven: base.isGiven(parameter.name))
    }
    return slots.filter(\.isGiven) + slots.filter { !$0.isGiven }
  }

  private func value(_ text: String, of slot: Slot) -> (parameter: FilledParameter, fit: Double)? {
    guard slot.question.otherAnswers != .text else { return nil }
    guard let read = readers.replies.readValue(text, of: slot.question, now: settings.now()), let reply = read.reply,
      read.fit >= Self.surely
    else { return nil }
    switch reply {
    case .options(let indices):
      return (FilledParameter(slot.parameter.name, text: text, values: indices.map { slot.listed[$0] }), read.fit)
    case .typed(let value): return (FilledParameter(slot.parameter.name, text: text, typed: value), read.fit)
    case .yes, .no, .button, .words, .cancel: return nil
    }
  }

  // MARK: Ways of saying another value

  /// "The other one": the other of two that there were to choose from, or a question for which.
  private func other(_ said: Continuation, of base: PerformedRequest) -> FollowUp? {
    guard readers.continuations.meansOther(said.text) else { return nil }
    var followUp = FollowUp(of: base, fit: 1)
    if let choice = context.lastChoice, base.isGiven(choice.parameter) {
      if let other = choice.other {
        followUp.assigned = [choice.parameter: other]
      } else {
        followUp.cleared = [choice.parameter]
      }
      return followUp
    }
    let named = slots(of: base).filter { $0.isGiven && $0.isNamed }
    followUp.cleared = named.prefix(1).map(\.parameter.name)
    return followUp.cleared.isEmpty ? nil : followUp
  }

  /// "A bit more", "two less".
  private func amount(_ said: Continuation, of base: PerformedRequest) -> FollowUp? {
    guard let change = readers.continuations.amountChange(in: said.text) else { return nil }
    for slot in slots(of: base) where slot.isGiven {
      guard let number = base.number(of: slot.parameter.name),
        let changed = slot.parameter.changed(number, by: change)
      else { continue }
      let filled = FilledParameter(slot.parameter.name, text: changed.shown, typed: changed)
      return FollowUp(of: base, changing: [filled], fit: 1)
    }
    return nil
  }

  /// A value that is known, or two of two parameters.
  private func named(_ said: Continuation, of base: PerformedRequest) -> FollowUp? {
    let slots = slots(of: base)
    if let best = best(said.text, among: slots) { return FollowUp(of: base, changing: [best.parameter], fit: best.fit) }
    for (front, behind) in readers.continuations.halves(of: said.text) {
      guard let first = best(front, among: slots) else { continue }
      let others = slots.filter { $0.parameter.name != first.parameter.name }
      guard let second = best(behind, among: others) else { continue }
      return FollowUp(of: base, changing: [first.parameter, second.parameter], fit: min(first.fit, second.fit))
    }
    return nil
  }

  private func best(_ text: String, among slots: [Slot]) -> (parameter: FilledParameter, fit: Double)? {
    var best: (parameter: FilledParameter, fit: Double)?
    for slot in slots {
      if let filled = value(text, of: slot), filled.fit > best?.fit ?? 0 { best = filled }
    }
    return best
  }

  /// A name that only the app knows.
  private func lookedUp(_ said: Continuation, of base: PerformedRequest) async throws -> FollowUp? {
    guard case .intent(let intent) = base.deed, said.kind > .plain else { return nil }
    let name = readers.continuations.bareName(said.text)
    for entry in IntentParameters(of: intent).entries where entry.parameter.givenValue != nil {
      guard case .entity(let type) = entry.parameter.valueKind else { continue }
      let reader = ValueReader(locale: settings.locale)
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

  /// Other words where any words will do.
  private func freeText(_ said: Continuation, of base: PerformedRequest) -> FollowUp? {
    guard said.kind > .addition, !readers.continuations.isQuestion(said.text) else { return nil }
    guard request(said.text).score < Self.surely else { return nil }
    let texts = slots(of: base).filter { $0.isGiven && $0.parameter.kind == .text }
    guard texts.count == 1 else { return nil }
    return FollowUp(of: base, changing: [FilledParameter(texts[0].parameter.name, text: said.text)], fit: 0.5)
  }
}

extension FollowUp {
  fileprivate init(of base: PerformedRequest, changing changed: [FilledParameter], fit: Double) {
    self.init(of: base, fit: fit)
    self.changed = changed
  }
}

extension ExpandedApplication {
  /// The values of a parameter that are known by name.
  func values(of parameter: Parameter) -> [Entity.Value] {
    guard case .entity(let name) = parameter.kind else { return [] }
    return model.entities.first { $0.name == name }?.values ?? []
  }
}

extension Parameter {
  /// A number of this parameter, changed as somebody asks; nil if it holds no number. It stays within the range.
  fileprivate func changed(_ number: Double, by change: AmountChange) -> TypedValue? {
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
