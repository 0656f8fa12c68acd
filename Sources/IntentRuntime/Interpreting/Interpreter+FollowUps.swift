internal import AppIntents
internal import Dialog
internal import PhraseMatching

extension Interpreter {
  /// From here on words are a value that was meant.
  static var surely: Double { 0.84 }
  /// From here on words may well be a request of their own.
  private static var likely: Double { 0.6 }
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
    let isSure = request.score >= Self.sureShortcut && isRecognizedByWords(request)
    if let named = sameWithName(said) { return .followUp(named) }
    // "Tickets for Petra, please" goes on with nothing.
    let isOnlyPolite = continuation(of: readers.continuations.withoutClosings(text)).kind == .plain
    if !isSure, !isOnlyPolite || request.score < Self.likely, let asked = propertyAsked(said) { return .find(asked) }
    if !isSure, context.isFindLast, said.kind < .correction, let again = askedAgain(text), !again.isVain {
      return .find(again)
    }
    if let putRight = try await insteadOfRejected(said) { return .followUp(putRight) }
    for (index, base) in context.performed.suffix(Self.mostBack).reversed().enumerated() {
      if isSure, index > 0 || said.kind < .variation { break }
      // "And who has the tower now?" does nothing to the tower.
      if base.effect != .telling, isAskedOnly(said.text) { continue }
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

  /// Whether a text asks something by the word that it begins with: who, what, where.
  private func isAskedOnly(_ text: String) -> Bool {
    readers.continuations.beginsAsQuestion(text) && readers.continuations.asksForAnswer(text)
  }

  /// Whether a text may go on with what was done before other requests: what told something is told of something else,
  /// and what changed something is corrected where nothing was changed since. It is not done once more.
  private func isGoneBackTo(
    _ base: PerformedRequest, by said: Continuation, past others: ArraySlice<PerformedRequest>
  ) -> Bool {
    if base.isGuess || !base.isDone || base.isUndone { return false }
    return said.kind == .correction ? others.allSatisfy(\.goesOnTelling) : base.goesOnTelling
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
  private func sameWithName(_ said: Continuation) -> FollowUp? {
    guard said.kind == .variation, !context.isFindLast, let base = context.performed.last,
      let named = named(said, of: base), named.fit >= Self.certainReply,
      named.changed.allSatisfy({ !$0.values.isEmpty && base.isGiven($0.name) })
    else { return nil }
    return named
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
    let slot = slots(of: base).first { slot in
      slot.isNamed && slot.isGiven && !(slot.parameter.entityName.map(entities.contains) ?? true)
        && slot.listed.contains { $0.hasName(text) }
    }
    guard let slot, let filled = value(text, of: slot) else { return nil }
    return FollowUp(of: base, changing: [filled.parameter], fit: filled.fit)
  }

  /// What is said of a request that was performed, or is being asked about, with other values.
  ///
  /// - Parameter isFree: whether a name alone is a value, though nothing says that it goes on.
  func followUp(_ said: Continuation, of base: PerformedRequest, isFree: Bool) async throws -> FollowUp? {
    guard said.kind > .plain || isFree else { return nil }
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
  private func isOpposite(_ text: String, besides values: [FilledParameter], to base: PerformedRequest) -> Bool {
    let rest = values.reduce(text) { rest, value in rest.replacingOccurrences(of: value.text, with: " ") }
    if readers.continuations.areOpposite(rest, "\(base.text) \(base.title)") { return true }
    return readers.continuations.removes(rest)
      && ![base.text, base.title].contains(where: readers.continuations.removes)
  }

  // MARK: Ways of saying another value

  /// "The other one": the other of two that there were to choose from, or a question for which.
  private func other(_ said: Continuation, of base: PerformedRequest) -> FollowUp? {
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

  /// Whether a text asks for the same the other way round, and for nothing else where there is no such way: "and back?"
  func turnsBack(_ text: String) -> Bool {
    let said = continuation(of: text)
    guard readers.continuations.turnsBack(said.text) else { return false }
    if said.kind == .addition || said.kind == .variation { return true }
    // "Back" alone takes back what was done, and so does "no, back" where there is no way.
    return (said.kind == .correction || said.text.contains(" ")) && wayBack() != nil
  }

  /// "And back?": the same with its two values of a kind in each other's place.
  func wayBack() -> FollowUp? {
    guard let base = context.performed.last else { return nil }
    let named = slots(of: base).filter { $0.isNamed && $0.isGiven }
    let given = named.filter { slot in named.count { $0.parameter.kind == slot.parameter.kind } == 2 }
    guard given.count == 2 else { return nil }
    var followUp = FollowUp(of: base, fit: 1)
    for (slot, other) in [(given[0], given[1]), (given[1], given[0])] {
      let name = slot.parameter.name
      if case .intent(let intent) = base.deed,
        let value = IntentParameters(of: intent)[other.parameter.name]?.givenValue
      {
        followUp.assigned[name] = value
      } else if var value = base.candidate?.values.first(where: { $0.name == other.parameter.name }) {
        value.name = name
        followUp.changed.append(value)
      } else {
        return nil
      }
    }
    return followUp
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

  /// "A bit more", "two less".
  private func amount(_ said: Continuation, of base: PerformedRequest) -> FollowUp? {
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

  /// Whether a shortcut fits well by the very words of its phrase: "half an hour later" is a change before it is about
  /// what such words mean as well.
  func isSaidInItsWords(_ request: InterpretedRequest) -> Bool {
    guard request.score >= Self.sureShortcut else { return false }
    let lexical = match(request.replaced ?? request.text, similarity: .lexical)
    return lexical.candidates.first?.score ?? 0 >= Self.sureShortcut
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

  /// A value that is known, or two of two parameters.
  func named(_ said: Continuation, of base: PerformedRequest) -> FollowUp? {
    // "Make it 3" is no time of day where none was said.
    let isNumber = readers.continuations.isCount(said.text)
    let slots = slots(of: base, isCorrecting: said.kind == .correction).filter { slot in
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
  private func lookedUp(_ said: Continuation, of base: PerformedRequest) async throws -> FollowUp? {
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

  /// Other words where any words will do.
  private func freeText(_ said: Continuation, of base: PerformedRequest) -> FollowUp? {
    // "Ah, somebody is there already" is nothing to be written down.
    if said.isInterjected, readers.continuations.isStatement(said.text) { return nil }
    guard !readers.continuations.isQuestion(said.text), !readers.continuations.isNumber(said.text),
      request(said.text).score < Self.mentioned,
      command(in: said.text) == nil, !readers.continuations.meansOther(said.text),
      !references(in: said.text).contains(where: \.target.isPlural)
    else { return nil }
    let texts = slots(of: base).filter { slot in
      slot.parameter.kind == .text && (slot.isGiven || !slot.parameter.isOptional)
        && base.takesAnyWords(slot.parameter.name)
    }
    if isAboutParameter(said.text, of: base, besides: texts.map(\.parameter.name)) { return nil }
    let named = readers.continuations.givenName(in: readers.continuations.withoutPreposition(said.text))
    let isCalled = readers.continuations.givenName(in: said.text) != said.text
    let bare = isCalled ? readers.continuations.withoutArticle(named) : readers.continuations.bareName(named)
    let words = said.kind == .correction ? corrected(said.text, texts.first, of: base) ?? bare : bare
    guard !isAboutSomethingElse(words, than: base.text, isAnew: said.kind == .correction) else { return nil }
    let isList = !readers.splitter.resemblesImperative(words)
    let most = isList ? Self.someWords : Self.fewWords
    guard texts.count == 1, said.kind > .addition || bare.split(separator: " ").count <= most else { return nil }
    // "Buy some milk too" is no item behind one.
    let isOfList = base.words(of: texts[0].parameter.name).map { !readers.splitter.resemblesImperative($0) } ?? false
    if said.kind == .addition, !isList, isOfList { return nil }
    return FollowUp(of: base, changing: [FilledParameter(texts[0].parameter.name, text: words)], fit: 0.5)
  }

  /// "No cover": whether a text begins with what a parameter is called, or a part of that, which is then no value of another.
  private func isAboutParameter(_ text: String, of base: PerformedRequest, besides taken: [String]) -> Bool {
    guard case .intent(let intent) = base.deed else { return false }
    let words = FindText.words(of: readers.continuations.bareName(text))
    return IntentParameters(of: intent).entries.contains { entry in
      let title = FindText.words(of: String(localized: entry.parameter.title))
      return !taken.contains(entry.name) && !title.isEmpty && !words.isEmpty
        && (words.starts(with: title) || title.starts(with: words))
    }
  }

  /// Whether words are a number, or name a thing or things of a kind, where the text before did not: "set it to 21"
  /// behind a message is about something else.
  private func isAboutSomethingElse(_ words: String, than text: String, isAnew: Bool) -> Bool {
    if isTyped(words), readers.continuations.numbers(in: text).isEmpty { return true }
    if !things(in: words).isEmpty, things(in: text).isEmpty || !isAnew { return true }
    return !isAnew && words.split(separator: " ").contains { snapshot.nouns.contains(String($0)) }
  }

  /// A request that fits so badly may be words of something else.
  private static var mentioned: Double { 0.6 }
  static var fewWords: Int { 3 }
  private static var someWords: Int { 5 }

  /// "All of them": the last request for each of few values.
  private func everyValue(_ said: Continuation, of base: PerformedRequest) -> [FollowUp]? {
    guard readers.replies.meansAll(said.text) else { return nil }
    guard let slot = slots(of: base).first(where: { $0.isGiven && $0.isNamed && $0.listed.count <= 12 }) else {
      return nil
    }
    return slot.listed.map { value in
      let filled = FilledParameter(slot.parameter.name, text: value.title, values: [value])
      return FollowUp(of: base, changing: [filled], fit: 1)
    }
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

  /// A value that nobody knows, said of what was looked for last, or else of a request: of the last one where none is given.
  func unknownValue(_ text: String, of request: PerformedRequest? = nil) -> Interpretation? {
    let said = continuation(of: text)
    let name = readers.continuations.bareName(readers.continuations.withoutPreposition(said.text))
    guard said.kind > .plain, !said.isHesitant,
      !readers.continuations.isQuestion(said.text), !readers.continuations.namesPerson(said.text),
      name.split(separator: " ").count <= Self.fewWords,
      references(in: said.text).isEmpty,
      !readers.continuations.describes(name), !readers.splitter.resemblesImperative(said.text), !isTyped(name),
      readers.continuations.amountChange(in: name) == nil, !readers.continuations.isComparative(name),
      !name.isEmpty
    else { return nil }
    if request == nil, context.isFindLast { return .unknownValue(name, title: "", known: []) }
    guard let base = request ?? context.performed.last,
      let slot = slots(of: base).first(where: { $0.isGiven && $0.isNamed })
    else { return nil }
    let entity = snapshot.applications[base.application].model.entities.first { $0.name == slot.parameter.entityName }
    return .unknownValue(
      name, title: entity?.title ?? slot.parameter.name,
      known: slot.listed.prefix(Question.mostShown).map(\.title).firstOfEach)
  }
}

extension Interpreter {
  /// Whether words are a number or a time, which are nobody's name.
  private func isTyped(_ words: String) -> Bool {
    if readers.continuations.withoutNumbers(words).isEmpty { return true }
    let question = Question(of: Parameter(name: "", kind: .date), listing: [])
    return readers.replies.readValue(words, of: question, now: settings.now())?.reply != nil
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

extension Parameter {
  /// So many of this parameter, whatever its range: the question for another number says that.
  fileprivate func number(_ count: Int?) -> TypedValue? {
    switch kind {
    case .integer: count.map { .integer($0) }
    case .number: count.map { .number(Double($0)) }
    case .entity, .text, .boolean, .date, .duration, .measurement: nil
    }
  }

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
