internal import Dialog
internal import PhraseMatching

// The stages of a request where nothing is asked, in the order in which they are asked.
extension Interpreter {
  /// Takes away, puts itself right, or turns back.
  func reversal(_ request: InterpretedRequest) async throws -> [Interpretation]? {
    let text = request.text
    if !isWhole || takesAwayPlace(text), let taken = takingAway(text) { return [taken] }
    if let right = try await putRight(request) { return right }
    if turnsBack(text) { return [wayBack().map { .followUp($0) } ?? .none(request)] }
    return nil
  }

  /// Asks what there is of a kind, or how many.
  func listing(_ request: InterpretedRequest) -> [Interpretation]? {
    let text = request.text
    if let kind = kindAsked(text, ofCatalog: true), !isSaidInItsWords(request) { return [.values(kind)] }
    if let all = kindFound(text), !isSaidInItsWords(request) { return [.find(all)] }
    if let others = othersAsked(text), !isSaidInItsWords(request) { return [others] }
    if let counted = listCounted(text) { return [.values(counted)] }
    if let quality = qualityAsked(text), !isSaidInItsWords(request) { return [.values(quality)] }
    return nil
  }

  /// Adds to what was done, found or worked out.
  func addition(_ request: InterpretedRequest) async throws -> [Interpretation]? {
    let text = request.text
    if let value = valueBehindDeed(text) { return [.followUp(value)] }
    if let renamed = renaming(text) { return [.followUp(renamed)] }
    if let replaced = replacingWords(text) { return [.followUp(replaced)] }
    if let each = eachWithItsTime(request) { return [each] }
    if let each = try await allExcept(request) { return [each] }
    if let put = puttingIntoFocus(request) { return [.followUp(put), .none(request)] }
    if let steps = try await withAddition(request) { return steps }
    if let added = try await addedThere(text) { return added }
    if let other = anotherAtOtherTime(text) { return [.followUp(other)] }
    if let other = anotherInItsWords(text) { return [.shortcut(other), .none(request)] }
    if continuation(of: text).kind == .addition, let put = try await puttingThere(text) { return put }
    if let worked = try await workedOutFurther(text) {
      return [.followUp(worked)]
    }
    return nil
  }

  /// Asks for the best, the cheaper, a price or another property.
  func comparison(_ request: InterpretedRequest) async throws -> [Interpretation]? {
    let text = request.text
    if !request.matching.isExact, let plain = readers.continuations.countWithoutPoliteness(text) {
      return try await requests(self.request(plain))
    }
    if let best = try await namingBest(request) { return best }
    if !request.matching.isExact, let compared = findCompared(text) { return [.find(compared)] }
    if let question = readers.continuations.priceQuestion(in: text), !isSaidInItsWords(request),
      let price = asked(text) ?? asked(question) ?? asked(readers.continuations.asksPrice)
    {
      return [.find(price)]
    }
    if let questions = questionsJoined(request) { return [.steps(questions), .none(request)] }
    if let property = propertyOfName(request) ?? priceOfName(request) { return [.find(property)] }
    return nil
  }

  /// Says among other words what is wanted: behind a reason, a remark or a polite question.
  func amongOtherWords(_ request: InterpretedRequest) async throws -> [Interpretation]? {
    let text = request.text
    if let direct = readers.continuations.directQuestion(in: text), !isSaidInItsWords(request) {
      let found = try await requests(self.request(direct))
      if isCertain(found) { return found }
    }
    if let question = readers.continuations.questionBehindPause(text) {
      return try await requests(self.request(question))
    }
    if let said = try await inOtherWords(request) { return said }
    if let wanted = try await sentences(of: request) { return wanted }
    if let behind = try await behindReason(request) { return behind }
    if let asked = try await askedBehindTalk(request) { return asked }
    if let behind = try await behindInterjection(request) { return behind }
    if let beside = try await besideStatement(request) { return beside }
    if let beside = try await besideLastWords(request) { return beside }
    if let about = try await aboutTopic(request) { return about }
    if let addressed = try await addressed(request) { return addressed }
    if referenceAlone(text) != nil, let talk = talkAtItsWord(request) { return [talk] }
    if let plain = try await withoutPoliteness(request) { return plain }
    if let rest = try await withoutRecipient(request) { return rest }
    if let right = try await misunderstoodPutRight(request) { return right }
    return nil
  }

  /// Says something of one thing, a kind or an application in place of its name.
  func thingInPlace(_ request: InterpretedRequest) async throws -> [Interpretation]? {
    let text = request.text
    if refersToNothing(text) || correctsNothing(text) { return [.none(request)] }
    if let plain = try await withArticle(request) { return plain }
    if let asking = askingWhat(request) { return [.shortcut(asking)] }
    if let described = try await namingOneOfTwo(text) { return described }
    if let described = try await namingOneOfKind(text) { return described }
    if let named = namingOnes(request) { return try await requests(named) }
    if let ones = findOnes(text) { return [.find(ones)] }
    if !namesAnew(text), let named = namingInPlace(request) {
      if let described = try await namingDescribed(text) { return described }
      return try await requests(named)
    }
    if let named = applicationAlone(text) { return [.command(.help(about: named))] }
    if request.score < Self.sureShortcut, let kind = kindAsked(text, ofCatalog: false) { return [.values(kind)] }
    return nil
  }

  /// Goes on with what was done, asked or found.
  func goingOn(_ request: InterpretedRequest) async throws -> [Interpretation]? {
    let text = request.text
    if let told = talkOfDeed(request) ?? ownDeed(request) { return [told] }
    if let counted = countedInFocus(request) { return [counted] }
    if let every = try await all(request) { return every }
    if let each = try await allTogether(request) { return [each] }
    if let back = turnedBack(request) { return [back] }
    if let further = toldFurther(text) { return [.followUp(further)] }
    if let instead = correctedDeed(text) ?? namesakeInstead(text) { return [.followUp(instead)] }
    if let instead = try await describedInstead(text) { return [.followUp(instead)] }
    if let further = findOn(request) { return [.find(further), .none(request)] }
    if let changed = changedAmount(request) { return [changed] }
    if let talk = talkAtItsWord(request) { return [talk] }
    if let kept = keepingOthers(text) { return [.followUp(kept)] }
    if let more = try await another(request) { return more }
    if let followUp = try await followUp(text, besides: request) { return [followUp, .none(request)] }
    if isDayInPassing(request) { return [.none(request)] }
    if let named = nameMeant(request) { return [.name(named), .none(request)] }
    if let about = askedOfFocus(request) { return [.find(about), .none(request)] }
    if let asked = try await askedOfQueries(request) { return asked }
    if let asked = try await askedOfLast(request) { return asked }
    if let whole = saidOfSpeaker(request) { return [.shortcut(whole)] }
    if let found = try await plain(request) { return found }
    return nil
  }

  /// Says less than a request: an answer to a question that was left, a name, a value.
  func inFewWords(_ request: InterpretedRequest) async throws -> [Interpretation]? {
    let text = request.text
    if request.score < Self.sureShortcut, let resumed = answerToLeftQuestion(text) { return [resumed] }
    if let each = eachBriefUse(request) { return [each] }
    if request.score < Self.surely, readers.continuations.numbers(in: text).first?.range.lowerBound == 0,
      let less = try await withoutNumber(request)
    {
      return less
    }
    let isUncertain =
      request.score < Self.surely || takesThingForText(request)
      || request.replaced != nil && !isSaidInItsWords(request)
    let uses = isUncertain ? briefUse(request) : []
    if uses.isEmpty, let named = nameAlone(request) { return [named] }
    if request.matching.onlyMentionsActions, !request.matching.onlyTells {
      return try await shortcuts(request) + [.none(request)]
    }
    if let there = try await namingPlaceThere(request) { return there }
    if let remarked = try await behindRemark(text) { return remarked }
    if let shown = thingToShow(text), request.score < Self.sureShortcut { return [.name(shown)] }
    if !uses.isEmpty { return [uses.count == 1 ? .followUp(aboutFocus(uses[0])) : .uses(uses)] }
    if let mention = mentionAlone(text), mention.entity != nil || !mention.isWords, request.score < Self.sureShortcut {
      return [.referent(mention)]
    }
    return nil
  }

  /// Says a request in a way that has to be made simpler first.
  func simpler(_ request: InterpretedRequest) async throws -> [Interpretation]? {
    let text = request.text
    if let begun = try await requestInFront(of: request) { return [.followUp(begun)] }
    if request.score < Self.surely, let named = try await namingDescribed(text) { return named }
    if let simple = simplified(request) { return try await requests(simple) }
    if request.score < Self.surely, let direct = readers.continuations.directQuestion(in: text) {
      return try await requests(self.request(direct))
    }
    if request.score < Self.surely, let told = readers.continuations.withSpeaker(text) {
      let found = try await requests(self.request(told))
      if found.first.map(\.isSure) ?? false { return found }
    }
    if let telling = tellsQuality(request) { return try await shortcuts(telling) }
    if request.matching.outcome == .notRecognized, let partly = partlyNamed(request),
      partly.matching.outcome == .ambiguous
    {
      return [.shortcut(partly), .none(request)]
    }
    if readers.continuations.asksToRecord(text), request.matching.outcome == .notRecognized { return [.none(request)] }
    return nil
  }

  /// Is what the shortcuts make of it, whole or in parts.
  func whatIsLeft(_ request: InterpretedRequest) async throws -> [Interpretation] {
    let text = request.text
    let isGuess = onlyResembles(request) || guessesName(request)
    if isGuess, let find = findAny(text), !find.isVain { return [.find(find), .none(request)] }
    var found = isGuess ? [] : try await shortcuts(request)
    if found.isEmpty, let known = try await meaningWithFoundNames(of: request) { return known }
    if found.first.map(leavesOpen) ?? true, let front = try await withoutCircumstances(request) { return front }
    if found.isEmpty, let every = everyValue(request) { return [every] }
    if found.isEmpty { found += keepingTopic(try await fragments(request), of: text) }
    if found.isEmpty, let part = try await partThatSaysAll(text) { return part }
    if found.isEmpty, let less = try await withoutNumber(request) { return less }
    // "Hold on, I need to tie my shoes": what follows only says why.
    if found.isEmpty, openQuestion == nil, left.isEmpty, continuation(of: text).isHesitant {
      return [.command(.talk(.patience))]
    }
    return found + [.none(request)]
  }

  /// "What about tomorrow" behind what takes no day: another application that takes one is not spoken to.
  private func isDayInPassing(_ request: InterpretedRequest) -> Bool {
    let said = continuation(of: request.text)
    return said.kind > .plain && isDay(said.text) && context.lastDeed != nil && openQuestion == nil
      && request.matching.candidates.first.map { $0.application != spokenTo } ?? true
  }
}
