internal import AppIntents
internal import Dialog
internal import PhraseMatching

extension Interpreter {
  /// From here on words are a value that was meant.
  static var surely: Double { 0.84 }
  /// From here on words may well be a request of their own.
  static var likelyFollowUp: Double { 0.6 }
  /// So many requests are gone back to.
  static var mostBack: Int { 3 }

  /// What a text says that goes on from what was done: the last request that has such a value, with that value.
  ///
  /// - Parameter request: the text as a request of its own, which is meant where it fits well and no value of the last
  ///   request is said.
  func followUp(_ text: String, besides request: InterpretedRequest) async throws -> Interpretation? {
    let said = withoutApplication(continuation(of: text))
    guard said.kind > .plain else { return nil }
    if let count = countedButton(for: said.text) { return .count(count) }
    // The name in place of "that" is known, whatever free words in its place would be worth.
    let least = request.replaced != nil && said.kind == .correction ? Self.surely : Self.sureShortcut
    let isSure = request.score >= least && isRecognizedByWords(request)
    if let named = sameWithName(said) { return .followUp(named) }
    // "Tickets for Petra, please" goes on with nothing.
    let isOnlyPolite = continuation(of: readers.continuations.withoutClosings(text)).kind == .plain
    if !isSure, !isOnlyPolite || request.score < Self.likelyFollowUp, let asked = propertyAsked(said) {
      return .find(asked)
    }
    if !isSure, context.isFindLast, said.kind < .correction, let again = askedAgain(text), !again.isVain {
      return .find(again)
    }
    if let putRight = try await insteadOfRejected(said) { return .followUp(putRight) }
    for (index, base) in context.performed.suffix(Self.mostBack).reversed().enumerated() {
      if isSure, index > 0 || said.kind < .variation { break }
      // "And who has the tower now?" does nothing to the tower.
      if base.effect != .telling, isAskedOnly(said.text) || isAskedBehind(said.text) { continue }
      let isPutRight = said.rejected != nil && base.isDone && !base.isUndone && !base.isGuess
      if index > 0, !isPutRight, !isGoneBackTo(base, by: said, past: context.performed.suffix(index)) { continue }
      if let same = sameWithFocus(said, of: base) { return .followUp(same) }
      if index == 0, let each = try await changingEach(said, of: base) { return .followUps(each) }
      if let all = everyValue(said, of: base) { return .followUps(all) }
      if let all = severalValues(said, of: base) { return joined(all) }
      if let followUp = try await followUp(said, of: base, isFree: false), !isSure || followUp.fit > 0.5 {
        return .followUp(followUp)
      }
    }
    if isSure { return nil }
    if let elsewhere = sameElsewhere(said) { return .shortcut(elsewhere) }
    if readers.continuations.asksForSame(text), isOfOtherApplication(said), let unknown = unknownValue(text) {
      return unknown
    }
    if let refined = findFurther(text) { return .find(refined) }
    if request.score < Self.surely || request.matching.candidates.first?.missing.isEmpty == false,
      let base = context.performed.last, let sibling = sibling(said, of: base)
    {
      return .followUp(sibling)
    }
    return request.matching.onlyMentionsActions ? nil : try await requestInstead(said)
  }

  /// "Make that urgent": what some shortcut does with what was spoken of, told by how it is to be: "it is urgent".
  func statedOfFocus(_ said: Continuation) -> InterpretedRequest? {
    guard openQuestion == nil, said.kind == .correction, said.rejected == nil, context.isDeedJustDone,
      said.text.split(separator: " ").count <= Self.fewWords, !said.text.contains(where: \.isNumber),
      let statement = readers.continuations.stated(said.text)
    else { return nil }
    let request = request(statement)
    guard request.replaced != nil, request.score >= Self.surely, isRecognizedByWords(request),
      let best = request.matching.candidates.first, lacking(best).isEmpty, best.values.count == 1,
      best.values[0].typed == nil, !best.values[0].text.lowercased().contains(said.text.lowercased())
    else { return nil }
    return request
  }

  /// Whether a text asks something by the word that it begins with: who, what, where.
  private func isAskedOnly(_ text: String) -> Bool {
    readers.continuations.beginsAsQuestion(text) && readers.continuations.asksForAnswer(text)
  }

  /// "Wednesday, am I free?": whether a clause behind the first asks something.
  private func isAskedBehind(_ text: String) -> Bool {
    readers.continuations.clauses(in: text).dropFirst().contains(where: readers.continuations.beginsAsQuestion)
  }

  /// "The same for the hall lamp": says that something is done in another way, and is no request of its own that such
  /// words resemble.
  func onlyResembles(_ request: InterpretedRequest) -> Bool {
    continuation(of: request.text.filter { !"?？".contains($0) }).kind == .variation
      && !isRecognizedByWords(request)
  }

  /// "No, open the ridge": a request behind words that go on, in place of the last one where it is a correction; that
  /// is taken back where it was of the same kind.
  private func requestInstead(_ said: Continuation) async throws -> Interpretation? {
    let instead = request(said.text)
    if let command = instead.builtInCommand, command.isOfDeeds {
      return interpretation(of: command, said: said.text)
    }
    guard instead.score >= Self.surely, let candidate = instead.matching.candidates.first,
      said.kind != .variation || isRecognizedByWords(instead), !takesUnknownName(instead)
    else { return nil }
    if said.kind == .correction, let base = context.performed.last, base.candidate?.intent == candidate.intent,
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
    // What was cancelled is not begun anew by a number.
    guard let base = context.performed.last, base.isDone || !readers.continuations.isNumber(text) else { return nil }
    let said = Continuation(.plain, text)
    // "One for the cake, 45 minutes"
    if readers.continuations.withoutNounInPlace(text) != text, let whole = assembled(said, of: base),
      whole.changed.count > 1
    {
      return whole
    }
    if readers.continuations.isPrepositional(text) { return try await followUp(said, of: base, isFree: true) }
    if !references(in: text).isEmpty, let spotted = spotted(said, of: base), spotted.changed.count == 1,
      base.isGiven(spotted.changed[0].name), !isOpposite(text, besides: spotted.changed, to: base)
    {
      return spotted
    }
    return amount(said, of: base)
      ?? slots(of: base).lazy.compactMap { slot in
        // "7" says no time of day by itself.
        guard !slot.isNamed, slot.parameter.kind != .date || !self.readers.continuations.isNumber(said.text),
          let filled = self.value(said.text, of: slot)
        else { return nil }
        var followUp = FollowUp(of: base, changing: [filled.parameter], fit: filled.fit)
        // "5" behind an order of 20 is no second order.
        followUp.isCorrection = slot.isGiven && self.readers.continuations.isNumber(said.text) && base.undoCount > 0
        return followUp
      }.first ?? spotted(said, of: base).flatMap { $0.changed.count > 1 ? $0 : nil }
  }

  /// "This year" behind the summary of a month: one of a few choices, which are nothing by themselves as things are.
  func choiceAlone(_ text: String) -> FollowUp? {
    guard let base = context.performed.last, case .intent = base.deed,
      base.isDone || snapshot.phrases(of: base).texts.contains(where: readers.continuations.answers)
    else { return nil }
    let entities = snapshot.applications[base.application].entities.map { _unqualifiedName(of: $0) }
    // "Every weekday" behind an alarm that was set for one day: it is set anew.
    let isSetAnew = context.isDeedJustDone && base.undoCount > 0
    let slot = slots(of: base).first { slot in
      slot.isNamed && (slot.isGiven || isSetAnew) && !(slot.parameter.entityName.map(entities.contains) ?? true)
        && slot.listed.contains { $0.hasName(text) }
    }
    guard let slot, let filled = value(text, of: slot) else { return nil }
    var followUp = FollowUp(of: base, changing: [filled.parameter], fit: filled.fit)
    followUp.isCorrection = !slot.isGiven
    return followUp
  }

  /// What is said of a request that was performed, or is being asked about, with other values.
  ///
  /// - Parameter isFree: whether a name alone is a value, though nothing says that it goes on.
  func followUp(_ said: Continuation, of base: PerformedRequest, isFree: Bool) async throws -> FollowUp? {
    guard said.kind > .plain || isFree else { return nil }
    // "And Wednesday same time": the time stays without a word.
    if let day = readers.continuations.withoutSameTime(said.text), isDay(day) {
      return try await followUp(Continuation(said.kind, day), of: base, isFree: isFree)
    }
    // "That one" is not the mountain that is called the High One.
    if openQuestion == nil, let reference = referenceAlone(said.text), reference.target == .that {
      return withReferent(of: reference, said, in: base)
    }
    if let changed = amount(said, of: base) { return changed }
    if let other = try await onNeighborDay(said, of: base) { return other }
    let spotted = spotted(said, of: base)
    let several = spotted.flatMap { $0.changed.count > 1 ? $0 : nil }
    var found = other(said, of: base) ?? several ?? named(said, of: base) ?? spotted ?? rebuilt(said, of: base)
    if found == nil, !said.isHesitant {
      found = try await lookedUp(said, of: base)
      // What is said to a question and does not answer it takes the place of no words that were said before.
      if found == nil, openQuestion == nil || said.kind == .correction { found = freeText(said, of: base) }
    }
    if said.kind > .plain, let whole = assembled(said, of: base),
      whole.changed.count > max(1, found?.changed.count ?? 0)
    {
      found = whole
    }
    if let changed = found?.changed, isOpposite(said.text, besides: changed, to: base) { return nil }
    if let one = found.flatMap({ singular(said.text, besides: $0.changed, of: base) }) { found?.changed.append(one) }
    found?.isCorrection = said.kind == .correction
    return found
  }

  /// Whether words take away what was not taken away before: "take the ridge off again" of a favorite that was added.
  func isOpposite(_ text: String, besides values: [FilledParameter], to base: PerformedRequest) -> Bool {
    let rest = values.reduce(text) { rest, value in rest.replacingOccurrences(of: value.text, with: " ") }
    if readers.continuations.areOpposite(rest, "\(base.text) \(base.title)") { return true }
    return readers.continuations.removes(rest)
      && ![base.text, base.title].contains(where: readers.continuations.removes)
  }

  // MARK: Ways of saying another value

  /// Whether a shortcut fits well by the very words of its phrase: "half an hour later" is a change before it is about
  /// what such words mean as well.
  func isSaidInItsWords(_ request: InterpretedRequest) -> Bool {
    guard request.score >= Self.sureShortcut else { return false }
    let lexical = match(request.replaced ?? request.text, similarity: .lexical)
    return lexical.candidates.first?.score ?? 0 >= Self.sureShortcut
  }

  /// A request that goes on behind a shortcut's phrase with a value which that phrase does not take: "buy a pass" and
  /// "for the ridge".
  func completed(_ text: String) async throws -> FollowUp? {
    for (front, behind) in readers.continuations.halves(of: text) {
      let request = request(front)
      guard let candidate = request.matching.candidates.first, request.matching.outcome == .matched,
        candidate.score >= Self.sureShortcut, candidate.values.isEmpty || isComplete(request)
      else { continue }
      var base = performing(candidate, text: text)
      base.candidate = candidate
      guard var followUp = try await followUp(Continuation(.variation, behind), of: base, isFree: true),
        !followUp.changed.isEmpty || !followUp.assigned.isEmpty
      else { continue }
      var taking = candidate
      taking.values += followUp.changed
      followUp.changed = amountBehindText(taking).values.filter { value in
        !candidate.values.contains { $0.name == value.name }
      }
      let said = Set(followUp.changed.map(\.name) + followUp.assigned.keys)
      guard said.isDisjoint(with: candidate.values.map(\.name)) else { continue }
      followUp.changed += candidate.values
      return followUp
    }
    return nil
  }

  /// "Get me a pass for the ridge" where another shortcut takes all but "get" for a name.
  func requestInFront(of request: InterpretedRequest) async throws -> FollowUp? {
    guard takesSentenceForName(request), let best = request.matching.candidates.first,
      let completed = try await completed(request.text), let candidate = completed.base.candidate
    else { return nil }
    return (candidate.application, candidate.intent) == (best.application, best.intent) ? nil : completed
  }

  /// "How busy, I mean, how are the conditions": what is said behind the change of mind.
  func repaired(_ text: String) async throws -> [Interpretation]? {
    guard let repaired = readers.continuations.repaired(text) else { return nil }
    let request = request(repaired)
    return request.score >= settings.matching.threshold ? [.shortcut(request)] : nil
  }
}

extension FollowUp {
  init(of base: PerformedRequest, changing changed: [FilledParameter], fit: Double) {
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
