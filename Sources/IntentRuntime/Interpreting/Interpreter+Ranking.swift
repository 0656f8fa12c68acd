internal import AppIntents
internal import Dialog
internal import PhraseMatching

extension Interpreter {
  /// What a text may mean, the likeliest first; never empty.
  func interpretations(of text: String) async -> [Interpretation] {
    do {
      if let openQuestion { return withoutBeginningAgain(try await replies(text, to: openQuestion), openQuestion) }
      return try await requests(request(text))
    } catch {
      return [.failure(error)]
    }
  }

  /// What a text may mean that is a part of a longer one, or was said before a question.
  func interpretations(of text: String, isStep: Bool) async -> [Interpretation] {
    do { return try await requests(request(text)) } catch { return [.failure(error)] }
  }

  // MARK: Where nothing is asked

  func requests(_ request: InterpretedRequest) async throws -> [Interpretation] {
    let text = request.text
    if !isWhole || takesAwayPlace(text), let taken = takingAway(text) { return [taken] }
    if let right = try await putRight(request) { return right }
    if turnsBack(text) { return [wayBack().map { .followUp($0) } ?? .none(request)] }
    if let kind = kindAsked(text, ofCatalog: true), !isSaidInItsWords(request) { return [.values(kind)] }
    if let all = kindFound(text), !isSaidInItsWords(request) { return [.find(all)] }
    if let others = othersAsked(text), !isSaidInItsWords(request) { return [others] }
    if let counted = listCounted(text) { return [.values(counted)] }
    if let quality = qualityAsked(text), !isSaidInItsWords(request) { return [.values(quality)] }
    if let steps = try await withAddition(request) { return steps }
    if let added = try await addedThere(text) { return added }
    if let other = anotherAtOtherTime(text) { return [.followUp(other)] }
    if continuation(of: text).kind == .addition, let put = try await puttingThere(text) { return put }
    if !readers.continuations.numbers(in: text).isEmpty, let worked = try await workedOutFurther(text) {
      return [.followUp(worked)]
    }
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
    if let certain = try await certain(request) { return certain }
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
    if let told = talkOfDeed(request) ?? ownDeed(request) { return [told] }
    if let counted = countedInFocus(request) { return [counted] }
    if let every = try await all(request) { return every }
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
    if let found = try await plain(request) { return found }
    if request.score < Self.sureShortcut, let resumed = answerToLeftQuestion(text) { return [resumed] }
    if let each = eachBriefUse(request) { return [each] }
    if request.score < Self.surely, readers.continuations.numbers(in: text).first?.range.lowerBound == 0,
      let less = try await withoutNumber(request)
    {
      return less
    }
    let uses = request.score < Self.surely || takesThingForText(request) ? briefUse(request) : []
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

  /// "Sorry, I meant the ridge" where nothing is corrected by it: the ridge, and nothing that was done there.
  private func nameMeant(_ request: InterpretedRequest) -> NamedThing? {
    let said = continuation(of: request.text)
    guard said.kind == .correction, readers.continuations.saysWhatWasMeant(request.text), !request.matching.isExact,
      let thing = thing(named: said.text),
      isWholeName(said.text, of: thing)
    else { return nil }
    return thing
  }

  /// "What about tomorrow" behind what takes no day: another application that takes one is not spoken to.
  private func isDayInPassing(_ request: InterpretedRequest) -> Bool {
    let said = continuation(of: request.text)
    return said.kind > .plain && isDay(said.text) && context.lastDeed != nil && openQuestion == nil
      && request.matching.candidates.first.map { $0.application != spokenTo } ?? true
  }

  /// What a text means where nothing that can be found has to be known for it; nil where more has to be looked at.
  func certainInterpretations(of text: String) async -> [Interpretation]? {
    guard openQuestion == nil else { return nil }
    if context.told != nil, takesAwayPlace(text) { return nil }
    if let taken = takingAway(text) { return [taken] }
    if turnsBack(text) || readers.continuations.asksForPrice(text) { return nil }
    if isWhole, let asked = readers.continuations.questionBehindTalk(in: text)?.question, !refersToPlace(asked) {
      return nil
    }
    if isWhole, readers.continuations.selfRepair(in: text) != nil { return nil }
    let all = allOfKind(in: text)
    if let all, let every = everyValue(of: all, in: text, isCertain: true) { return [every] }
    if all != nil || readers.continuations.counted(in: text) != nil { return nil }
    if isListFocus && countsList(text) || namesBest(text) || compares(text) { return nil }
    if kindOfOthers(text) != nil, !isSaidInItsWords(request(text)) { return nil }
    if let command = commandAtItsWord(text) { return [command] }
    let request = request(text)
    if let kind = kindAsked(text, ofCatalog: true), !isSaidInItsWords(request) { return [.values(kind)] }
    if asksForKind(text) || readers.continuations.directQuestion(in: text) != nil
      || readers.continuations.inOtherWords(text) != nil, !isSaidInItsWords(request)
    {
      return nil
    }
    if nameWithFewWords(request) != nil { return nil }
    do {
      if let certain = try await certain(request) { return certain }
      if !request.isClear, address(in: text) != nil { return nil }
      // "The next one" goes on with an order before it is the next of something else.
      guard continuation(of: text).kind == .plain, findNext(text) == nil else { return nil }
      // "What's in it" may ask about what can be found.
      if request.replaced != nil || request.unresolved != nil, readers.continuations.isQuestion(text) { return nil }
      if let changed = changedAmount(request) { return [changed] }
      if let known = try await meaningWithFoundNames(of: request) { return known }
      if let asked = try await askedOfQueries(request) { return asked }
      return try await plain(request)
    } catch {
      return [.failure(error)]
    }
  }

  /// "A new one called the big one" names something that there is not yet.
  private func namesAnew(_ text: String) -> Bool {
    let said = continuation(of: text).text
    return readers.continuations.givenName(in: said) != said
  }

  /// The application of which a text is the name, and nothing else.
  private func applicationAlone(_ text: String) -> String? {
    let name = FindText.words(of: text)
    return snapshot.applications.map(\.model.name).first { isTalkedTo($0) && FindText.words(of: $0) == name }
  }

  /// "Show me": what was spoken of last.
  private var shownLast: Interpretation? {
    let focus = context.mentions.focus
    if focus.count == 1 { return .referent(focus[0]) }
    return focus.isEmpty ? nil : context.list.map { .find($0.find) }
  }

  /// What is asked of the assistant itself, word for word. Meaning is not asked then: only a phrase that is said exactly
  /// would fit better.
  private func commandAtItsWord(_ text: String) -> Interpretation? {
    guard let command = command(in: text), command.score == 1, context.snippet == nil,
      command.request != .cancel || context.lastDeed == nil,
      context.formerButtons.isEmpty, continuation(of: text).kind == .plain
    else { return nil }
    // What has a topic may as well be a request of an app.
    if case .search = command.request { return nil }
    if case .help(_?) = command.request { return nil }
    if case .talk(.options) = command.request, !references(in: text).isEmpty { return nil }
    if case .talkOfDeed(.isItSo, _) = command.request { return nil }
    let lexical = match(text, similarity: .lexical)
    guard !lexical.isExact, lexical.candidates.first?.score ?? 0 < Self.sureShortcut else { return nil }
    return interpretation(of: command.request, said: text)
  }

  /// "Good night", "come again?": what is said to the assistant word for word goes on with nothing.
  func talkAtItsWord(_ request: InterpretedRequest) -> Interpretation? {
    // "Sorry, what did you do?" corrects nothing.
    let behind = continuation(of: request.text).text
    let said = [request.text, behind].lazy.compactMap { text in self.command(in: text).map { (text, $0) } }
    guard let (text, command) = said.first(where: { $1.score == 1 }), case .talk = command.request,
      text == request.text || thing(named: behind) == nil, !isSaidInItsWords(request)
    else { return nil }
    return interpretation(of: command.request, said: request.text)
  }

  private func certain(_ request: InterpretedRequest) async throws -> [Interpretation]? {
    let text = request.text
    if request.matching.isTooLong || text.allSatisfy(\.isWhitespace) { return [.none(request)] }
    if openQuestion == nil, left.isEmpty, readers.continuations.asksForPatience(text) {
      return [.command(.talk(.patience))]
    }
    if let button = button(named: text) { return [.button(button)] }
    if let former = formerButton(named: text) { return [.followUp(former)] }
    if readers.continuations.showsNothing(text), !request.matching.isExact, let shownLast { return [shownLast] }
    if openQuestion == nil, readers.continuations.keepsThings(text), !isSaidInItsWords(request) {
      // "No, keep it" behind "unpin the ridge" wants it back.
      let isTakenAway = context.lastDeed.map { readers.continuations.removes($0.text) } ?? false
      return [isTakenAway ? deedTakenBack(text) ?? .command(.talk(.remark)) : .command(.talk(.remark))]
    }
    if forgets(text) { return [deedTakenBack(text) ?? .command(.cancel)] }
    if agrees(request) { return [.command(.talk(.agreement))] }
    if !request.matching.isExact, let changed = changedDeed(text) { return [.followUp(changed)] }
    // "Stop it now" stops what was started, and no timer called "it".
    if !references(in: text).isEmpty, let stopped = stopped(request) { return [stopped] }
    if let moment = try await momentOfLast(text) { return [moment, .none(request)] }
    return request.matching.isExact ? try await clear(request) : nil
  }

  /// "Nah, forget it" where nothing is asked takes away what was done just now, and nothing else.
  private func forgets(_ text: String) -> Bool {
    let said = continuation(of: text)
    guard openQuestion == nil, said.kind == .correction, let command = command(in: said.text) else {
      return false
    }
    return command.score == 1 && command.request == .cancel
  }

  /// What a text means that goes on from nothing.
  private func plain(_ request: InterpretedRequest) async throws -> [Interpretation]? {
    if let stopped = stopped(request) { return [stopped] }
    if let instead = try await calledOff(request) { return instead }
    // "Forget it" removes nothing, unless an application says it so.
    if request.replaced != nil, !isSaidInItsWords(request), takesBack(request.text) {
      return [deedTakenBack(request.text) ?? .takeBack]
    }
    if request.isClear, !isBegun(request) { return try await clear(request) }
    // "Pause it for a sec"
    if let bare = readers.continuations.withoutNoise(request.text), let stopped = stopped(self.request(bare)) {
      return [stopped]
    }
    if let command = request.builtInCommand, let found = interpretation(of: command, said: request.text) {
      return [found]
    }
    return takesBack(request.text) ? [deedTakenBack(request.text) ?? .takeBack] : nil
  }

  /// Whether a request says some of what it takes and not all: it may say all of what is looked for.
  private func isBegun(_ request: InterpretedRequest) -> Bool {
    guard let best = request.matching.candidates.first else { return false }
    return !best.values.isEmpty && !lacking(best).isEmpty
  }

  /// "Okay, go ahead" where nothing is asked: only what goes on with the last deed would be meant.
  private func agrees(_ request: InterpretedRequest) -> Bool {
    guard openQuestion == nil, request.command.map({ $0.request == .talk(.agreement) }) ?? true,
      readers.replies.verdict(of: request.text, now: settings.now()) == true
    else { return false }
    if let best = request.matching.candidates.first, isAboutLastDeed(best) { return false }
    return match(request.text, similarity: .lexical).candidates.first?.score ?? 0 < Self.sureShortcut
  }

  /// A name and nothing else, where no phrase is that name: that phrases of a few words more resemble it says nothing.
  private func nameAlone(_ request: InterpretedRequest) -> Interpretation? {
    if let mood = readers.continuations.mood(in: request.text) { return namesAlike(mood) }
    // "Trails in Norway" is less than the phrase of a request that would ask for more.
    guard request.matching.outcome != .matched || request.score < Self.surely,
      continuation(of: request.text).kind == .plain, !readers.continuations.tellsOfOwnDeed(request.text),
      !readers.continuations.beginsAsQuestion(request.text),
      !readers.continuations.narrows(request.text), !readers.continuations.removes(request.text),
      references(in: request.text).isEmpty
    else { return nil }
    if let choice = choiceAlone(request.text) { return .followUp(choice) }
    // "Running trails" are looked for, and no name of a sport.
    if let find = find(in: request.text), find.isNarrowed, !find.isVain, !find.isName, names(find.entity, request.text)
    {
      return .find(find)
    }
    return request.matching.outcome == .matched ? nil : namesAlike(request.text)
  }

  private func namesAlike(_ text: String) -> Interpretation? {
    let named = thingsAlike(named: text)
    return named.count > 1 ? .names(named) : named.first.map { .name($0) }
  }

  /// A request that a shortcut fits word for word; what stands where it takes any words may be several things.
  func clear(_ request: InterpretedRequest) async throws -> [Interpretation] {
    if let each = try await eachReferent(of: request) { return [each] }
    if let second = secondRequest(in: request) { return [second] }
    if let each = eachOfSeveral(request) { return [each] }
    let known = try await knowingNames(in: withLongerNames(withMisplacedValues(request)))
    return [.shortcut(askedOfOwner(known) ?? aboutFocus(known)), .none(request)]
  }

  /// What is asked of the assistant itself; nil where the words are a name, or there is nothing to go back to.
  func interpretation(of command: BuiltInCommand, said text: String) -> Interpretation? {
    switch command {
    case .talk(.difference): if let find = differences(of: openQuestion) { return .find(find) }
    case .resume(let topic):
      return leftQuestion(about: topic).map { .resumption($0, nil) } ?? cancelled(about: topic).map { .followUp($0) }
    case .talk(.greeting), .talk(.farewell), .talk(.thanks):
      if openQuestion == nil, isTitle(text), let thing = thing(named: text),
        thing.value.title.lowercased() == text.lowercased()
      {
        return .name(thing)
      }
    case .undo(count: 1) where readers.continuations.restores(text) && !context.deeds.undone.isEmpty:
      return .command(.redo)
    case .undo(count: 1):
      if let own = undoOfApp { return .followUp(FollowUp(of: own, fit: 1)) }
      let isRequestMeant = references(in: text).contains { $0.target == .that }
      if isRequestMeant, undoCountOfLastTurn > 1 { return .command(.undo(count: undoCountOfLastTurn)) }
    case .undoDeed(let topic): return undoing(topic)
    case .restore(let topic): return restoring(topic)
    case .talkOfDeed(.wasItDone, _): guard context.lastDeed != nil || !context.performed.isEmpty else { return nil }
    case .talkOfDeed(.isItSo, let topic): return isItSo(topic) && !isAskedOfApp(text) ? .command(command) : nil
    case .talkOfDeed(.allThatWasDone, _):
      if context.lastDeed == nil, match(text).outcome != .notRecognized { return nil }
    case .search: if simplified(request(text)) != nil { return nil }
    case .talkOfDeed(_, let topic): guard context.deed(about: topic) != nil else { return nil }
    case .undo, .undoRequest, .redo, .again, .help, .cancel, .talk: break
    }
    return .command(command)
  }

  /// Whether a text takes back what was said last: "forget the tickets".
  func takesBack(_ text: String) -> Bool {
    let topics =
      context.performed.suffix(2).flatMap { [$0.title, $0.text] } + left.map(\.prompt)
      + context.deeds.done.suffix(Self.mostTakenBack).compactMap(\.name)
    return readers.replies.takesBack(text, saidOf: topics.joined(separator: " "), now: settings.now())
  }

  private static var mostTakenBack: Int { 8 }

  /// Whether what was done last is all that can be taken back: "cancel the one for pasta".
  var isDeedTakenBack: Bool {
    guard openQuestion == nil, left.isEmpty, let last = context.performed.last else { return false }
    return last.isDone && last.undoCount > 0
  }

  /// What comes of a text by shortcuts and by looking for entities.
  func shortcuts(_ request: InterpretedRequest) async throws -> [Interpretation] {
    if request.unresolved != nil, context.mentions.focus.count > 1, isAboutOne(request) {
      return [.whichReferent(request)]
    }
    var found: [Interpretation] = []
    if !request.matching.onlyMentionsActions {
      if let each = try await eachReferent(of: request) { return [each] }
      if let either = eitherOfSeveral(request) { return [either] }
      if let each = eachOfSeveral(request) { return [each] }
    }
    let known = try await knowingNames(in: withLongerNames(withMisplacedValues(request)))
    let request = aboutFocus(askedOfOwner(known) ?? known)
    if request.matching.outcome != .notRecognized, !isOnlyAmount(request) {
      if let all = takingEverything(request) { return [.followUp(all)] }
      if let second = secondRequest(in: request) { return [second] }
      if let unknown = try await unknownOfSeveral(request) { return [unknown] }
      if let valid = try await withValidValues(request) {
        if let find = find(insteadOf: valid) { found.append(.find(find)) }
        var closer = valid
        closer.hasOtherMeanings = true
        found.append(.shortcut(closer))
      } else if let each = try await eachFoundName(in: request) {
        return [each]
      } else if let said = saidInWords(request) {
        return [.shortcut(said)]
      }
    }
    let shortcut = found.last
    if let steps = steps(of: request) { found.append(.steps(steps)) }
    if let find = findAny(request.text) { found.append(.find(find)) }
    // Where its words are no values and nothing else is meant, it says so.
    if case .shortcut(var last)? = shortcut {
      if let unclear = unclearPart(of: request) { found.append(unclear) }
      last.hasOtherMeanings = takesSentenceForName(last)
      found.append(.shortcut(last))
    }
    return found
  }

  /// "One more" says of nothing what it is: what it resembles is chance.
  private func isOnlyAmount(_ request: InterpretedRequest) -> Bool {
    readers.continuations.amountChange(in: request.text) != nil && !isRecognizedByWords(request)
  }

  /// What comes of a text that is no request of its own.
  private func fragments(_ request: InterpretedRequest) async throws -> [Interpretation] {
    let text = request.text
    if let put = try await puttingThere(text) { return put }
    var found: [Interpretation] = []
    if let refined = findFurther(text) ?? findSuperlative(text) { found.append(.find(refined)) }
    if let count = countedButton(for: text) { found.append(.count(count)) }
    if let whole = assembledWhole(request) { found.append(.followUp(whole)) }
    if let plain = try await plainFollowUp(text) { found.append(.followUp(plain)) }
    if let mention = mentionAlone(text) { found.append(.referent(mention)) }
    if let several = severalAlone(text) { found.append(several) }
    let said = continuation(of: text)
    // "What about tomorrow" goes on with what was asked, and begins nothing with a day.
    if !readers.continuations.beginsAsQuestion(text), !readers.continuations.removes(text),
      !readers.continuations.tellsOfOwnDeed(text), said.kind == .plain || !isAmount(said.text),
      let thing = thing(named: text)
    {
      found.append(.name(thing))
    }
    if let things = things(named: text) ?? namesakes(text) { found.append(.names(things)) }
    if let completed = try await completed(text) { found.append(.followUp(completed)) }
    if found.isEmpty, let worked = try await workedOut(text) { found.append(.followUp(worked)) }
    if let repaired = try await repaired(text) { found += repaired }
    if found.isEmpty, let titled = shortcutTitled(text) { found.append(.followUp(titled)) }
    if found.isEmpty, let said = saidWithValues(request) { found.append(.shortcut(said)) }
    if found.isEmpty, let partly = partlyNamed(request) { found.append(.shortcut(aboutFocus(partly))) }
    if found.isEmpty, let begun = outOfRange(request) ?? unfinished(request) {
      found.append(.shortcut(aboutFocus(begun)))
    }
    if let plain = withoutReference(request) { found.append(.shortcut(plain)) }
    if found.isEmpty, let said = saidInWords(request) { found.append(.shortcut(said)) }
    if found.isEmpty, let told = told(text) { found.append(.followUp(told)) }
    if found.isEmpty, let value = valueAsked(text) { found.append(.values(value)) }
    if found.isEmpty, let recorded = recorded(request) { found.append(.followUp(recorded)) }
    if found.isEmpty, let assembled = assembled(request) { found.append(.followUp(assembled)) }
    if !readers.continuations.tellsOfOwnDeed(text), let listed = findNamed(text) { found.append(.find(listed)) }
    if let unclear = unclearPart(of: request) { found.append(unclear) }
    if request.matching.outcome == .matched, request.unresolved == nil, !takesSentenceForName(request),
      !onlyResembles(request), !guessesName(request)
    {
      found.append(.shortcut(request))
    }
    if found.isEmpty, let ofKind = unknownOfKind(request) { found.append(.shortcut(ofKind)) }
    if found.isEmpty, let unplaced = findUnplaced(text) { found.append(.find(unplaced)) }
    if found.isEmpty, let unknown = unknownValue(text) ?? unknownName(request) { found.append(unknown) }
    return found
  }

  /// A shortcut that fits so well is meant, even where entities could be looked for.
  static var sureShortcut: Double { 0.9 }

  // MARK: Shortcuts

  /// The request with only those candidates whose values there are; nil if there is none left.
  ///
  /// Where the index knows all values nothing is looked up.
  func withValidValues(_ interpreted: InterpretedRequest) async throws -> InterpretedRequest? {
    let matching = interpreted.matching
    let validation = CandidateValidation(
      in: snapshot, locale: settings.locale, known: interpreted.known, unresolved: interpreted.unresolved)
    let good = matching.candidates.filter { $0.score >= settings.matching.threshold }
    let rivals = good.filter { $0.distance < settings.matching.margin }
    guard rivals.contains(where: validation.isOpen) else { return inConversation(interpreted) }
    // Every application that opens things takes any name: the one that knows it may come behind all that are asked first.
    let isWhole = interpreted.replaced != nil || good.count < matching.candidates.count
    let others = isWhole ? [] : match(interpreted.text, limit: Alternatives.most).candidates.dropFirst(good.count)
    let rest = others.filter { $0.score >= settings.matching.threshold }
    let valid = try await validation.valid(good + rest).firstOfEachIntent
    guard let best = valid.first else { return nil }
    if let first = rivals.first, namesWhatIsLeft(by: best, first, in: interpreted) { return interpreted.only(first) }
    var validated = interpreted
    validated.matching.candidates = valid
    let left = valid.filter { $0.distance - best.distance < settings.matching.margin }
    let isDecided = left.count == 1 && !best.values.contains { $0.values.count > 1 }
    validated.matching.outcome = isDecided ? .matched : .ambiguous
    for index in validated.matching.candidates.indices {
      validated.matching.candidates[index].distance -= best.distance
    }
    return inConversation(validated)
  }

  /// Of requests that several applications fit equally well, the one of the application that was spoken to last.
  func inConversation(_ request: InterpretedRequest) -> InterpretedRequest {
    guard request.matching.outcome == .ambiguous, let spokenTo else { return request }
    let rivals = request.matching.candidates.filter { $0.distance < settings.matching.margin }
    let own = rivals.filter { $0.application == spokenTo }
    guard !own.isEmpty, own.count < rivals.count else { return request }
    var decided = request
    decided.matching.candidates = own
    for index in own.indices { decided.matching.candidates[index].distance -= own[0].distance }
    if own.count == 1, !own[0].values.contains(where: { $0.values.count > 1 }) { decided.matching.outcome = .matched }
    return decided
  }

  /// The application to which the last request was.
  var spokenTo: String? {
    if context.isFindLast, let find = context.find?.find { return find.entity.application }
    return context.performed.last.map { snapshot.applications[$0.application].model.name }
  }

  /// A button of a view that is gone, for what is spoken of now: what it was about then is not meant any more.
  private func formerButton(named text: String) -> FollowUp? {
    guard context.snippet == nil, !context.formerButtons.isEmpty else { return nil }
    let labels = context.formerButtons.keys.sorted()
    var question = Question(.choice, "")
    question.buttons = labels
    let read = readers.replies.read(text, to: question, now: settings.now())
    guard case .button(let index)? = read.reply, read.fit >= 0.99, let intent = context.formerButtons[labels[index]],
      let focus = context.mentions.focus.first, let entity = focus.entity, context.mentions.focus.count == 1,
      let entry = IntentParameters(of: intent).entries.first(where: { entry in
        if case .entity(let wanted) = entry.parameter.valueKind { wanted == Swift.type(of: entity) } else { false }
      }),
      let application = snapshot.applications.firstIndex(where: { application in
        application.intents.contains { $0 == Swift.type(of: intent) }
      })
    else { return nil }
    var followUp = FollowUp(
      of: PerformedRequest(deed: .intent(intent), application: application, text: text), fit: 1)
    followUp.assigned = [entry.name: entity]
    return followUp
  }

  /// A button of the view that was shown last. Outside of a question it has to be named as it is labelled.
  private func button(named text: String) -> Int? {
    guard let snippet = context.snippet, !snippet.buttons.isEmpty else { return nil }
    var question = Question(.choice, "")
    question.buttons = snippet.buttons.map(\.label)
    question.hasCount = snippet.hasCount
    let read = readers.replies.read(text, to: question, now: settings.now())
    guard case .button(let index)? = read.reply, read.fit >= 0.99 else { return nil }
    return index
  }
}

extension [Candidate] {
  /// The best candidate of each intent: another reading of the same words is no choice for anybody.
  var firstOfEachIntent: [Candidate] {
    var seen: Set<[String]> = []
    return filter { seen.insert([$0.application, $0.intent]).inserted }
  }
}
