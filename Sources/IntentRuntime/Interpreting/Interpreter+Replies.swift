internal import AppIntents
internal import Dialog
internal import PhraseMatching

// What a text means while a question is open.
extension Interpreter {
  /// From here on a reply is one, whatever else the text is: "left" picks the lamp on the left, and is no command to
  /// turn.
  static var certainReply: Double { 0.9 }
  /// From here on a text is a request even in the middle of a question. "Turn on the lamp" asked for "Which lamp?" is;
  /// "lamp" (0.6 of some phrase) is not.
  private static var recognized: Double { 0.85 }
  /// The same of what asks something and answers nothing.
  private static var likelyRequest: Double { 0.75 }
  /// How much better it has to fit than as a reply. "Hall lamp" (0.9 as a reply, 0.95 as a short phrase) stays a reply.
  private static var lead: Double { 0.3 }
  /// What is said behind "no, …" answers the question from here on.
  static var likelyReply: Double { 0.8 }

  func replies(_ text: String, to asked: OpenQuestion) async throws -> [Interpretation] {
    var open = asked
    // What an app refused once is no free text: it knows some words and others not. A path is what it is.
    let isRefused = isRefused(open) && TypedLocation.find(in: text, within: 0..<text.utf8.count) == nil
    if isRefused, open.question.otherAnswers == .text { open.question.otherAnswers = .words }
    let question = open.question
    if question.isOffer, readers.continuations.wishesNumber(text) { return try await requests(request(text)) }
    if let repaired = repairedReply(text, to: question) { return try await replies(repaired, to: asked) }
    if let value = try await valuePutRight(text, of: open) { return [value] }
    if let value = try await valueBesideInquiry(text, of: open) { return [value] }
    if let others = try await withOtherThings(text, of: open) { return [others] }
    if question.otherAnswers != .text, let asked = readers.continuations.questionBehindPause(text) {
      return try await replies(asked, to: open)
    }
    let read = readers.replies.read(text, to: question, now: settings.now())
    if case .cancel? = read.reply, let instead = try await replyInstead(text, to: open) { return [instead] }
    if read.reply?.isRefusal == true, let instead = try await requestBehindRefusal(text, of: open) { return instead }
    if let both = replyAndRequest(text, to: question) { return [both] }
    let isOpposite = removes(text, instead: open, read.reply)
    if isAskedAnew(text, open) {
      let anew = request(text)
      return try await shortcuts(anew) + [.none(anew)]
    }
    // "Tell me more about the second" is none of the deeds that are offered.
    if question.isOffer, case .options? = read.reply, readers.continuations.answers(text),
      optionNamed(text, in: question) == nil
    {
      return try await requests(self.request(text))
    }
    if let other = try await requestForAnother(text, than: open) { return other }
    let among = isOpposite ? nil : replyAmongClauses(text, to: question)
    if let among, !among.isRefusal { return [.reply(among)] }
    if let reply = read.reply, read.fit >= Self.certainReply, !isOpposite, !isNumberInstead(text, to: question, reply),
      !isCountInstead(text, of: open), !showsInstead(text, of: open, reply)
    {
      return [.reply(reply)]
    }
    if isOpposite, isOfFocusOnly(text) { return [.takeBack] }
    if let other = try await orderInstead(text, of: open) { return other }
    if let found = findAmongFound(text) ?? propertyOfThat(text, open) ?? insideOfIt(text, open) {
      return [.find(found)]
    }
    // What is to be confirmed says what it costs, where nothing else tells it.
    if question.kind == .confirmation, readers.continuations.asksForPrice(text) {
      let forms = [text, continuation(of: text).text, readers.continuations.asksPrice]
      if let find = forms.lazy.compactMap({ self.findAbout($0, open) }).first(where: { !$0.isVain }) {
        return [.find(find)]
      }
      if question.prompt.contains(where: \.isNumber) { return [.inquiry] }
    }
    if question.kind == .value, readers.continuations.asksForPrice(text), let prices = pricesOffered(text, by: open) {
      return [.find(prices)]
    }
    if case .typed = question.otherAnswers {
      if let asked = try await askedOfRequest(text, open) { return asked }
      if readers.continuations.asksForRange(text) { return [.inquiry] }
    }
    if question.kind == .confirmation, let asked = try await askedOfRequest(text, open) { return asked }
    if question.kind == .confirmation, readers.continuations.asksWhatIsMeant(text) { return [.inquiry] }
    if let each = eachOption(text, of: open) { return [each] }
    let request = request(text)
    // "Family or norway": one of them is meant, and nobody said which.
    if namesAlternatives(text, in: question) { return [.none(request)] }
    if question.options.count == 1, case .talk(.agreement)? = request.builtInCommand { return [.reply(.options([0]))] }
    if question.isOffer {
      let verdict = readers.replies.verdict(of: text, now: settings.now())
      if verdict == true { return [question.options.count == 1 ? .reply(.options([0])) : .inquiry] }
      if verdict == false { return [.takeBack] }
      if question.options.count == 1, referenceAlone(text)?.target == .that { return [.reply(.options([0]))] }
      if case .options? = read.reply, read.fit >= Self.likelyReply, request.score < Self.surely {
        return [.reply(read.reply ?? .cancel)]
      }
      if let value = valueOfGuess(text, at: question) { return [value] }
      return try await requests(request)
    }
    let isFree = question.otherAnswers == .text
    if isFree, let asked = try await askedInsteadOfName(text, open) { return asked }
    if !isFree, let told = talkOfDeed(request) ?? politeTalk(request) { return [told] }
    if let command = request.builtInCommand, !isFree || (request.command?.score ?? 0) > 0.99,
      isOutside(command, isFree),
      let found = interpretation(of: command, said: text)
    {
      return [found]
    }
    if request.matching.isExact || isFree && request.isClear && isSaidInItsWords(request) {
      var request = request
      request.isBetween = readers.continuations.asksForAnswer(text)
      return try await shortcuts(request) + [.none(request)]
    }
    if !isSaidInItsWords(request), let listed = findOfKind(text) ?? findFurtherAside(text) { return [.find(listed)] }
    // "Which animals are there?" is no name.
    if !isFree || readers.continuations.isQuestion(text),
      let kind = kindAsked(text, ofCatalog: true) ?? kindAsked(text, ofCatalog: false)
    {
      return [.values(kind)]
    }
    if isFree {
      if let moment = momentInstead(text, of: open) { return [.followUp(moment)] }
      if let other = try await requestBehindOpening(text) { return other }
      if asksInsteadOfName(text, open) { return [.inquiry] }
      return [.reply(freeWords(text, read, of: open))]
    }
    if let about = requestAboutOption(text, of: open) { return [about] }
    if let each = try await eachReferent(of: request) { return [each] }
    if mentionAlone(text) != nil, let reply = replyByReference(text, to: question) { return [.reply(reply)] }
    // "No way" is no correction that names a way.
    if case .cancel? = read.reply, readers.replies.verdict(of: text, now: settings.now()) == false {
      return [.reply(.cancel)]
    }
    if let count = countedButton(for: text) ?? clause(of: text, countedButton(for:)) ?? countAndConsent(text, question)
    {
      return [.count(count)]
    }
    if let wanted = findAmongWanted(text, open) { return [.find(wanted)] }
    if let corrected = try await correction(text, of: open) { return [corrected] }
    if let other = try await otherRequest(text, besides: read) { return other }
    if let corrected = try await correctionAmongClauses(text, of: open) { return [corrected] }
    if let reply = replyByReference(text, to: question) { return [.reply(reply)] }
    if let among {
      if among.isRefusal, let other = try await namedInstead(text, of: open) { return [.followUp(other)] }
      if among.isRefusal, let instead = try await requestBehindRefusal(text, of: open) { return instead }
      if among.isRefusal, let unknown = unknownInstead(text, of: open) { return [unknown] }
      return [.reply(among)]
    }
    let isOpenToWords = if case .words? = read.reply { true } else { read.reply == nil }
    let continued = continuation(of: text)
    if isRefused, isOpenToWords, continued.kind > .plain {
      return [.reply(.words(readers.continuations.withoutPreposition(continued.text)))]
    }
    if isOpenToWords, !question.takesSeveral, !readers.continuations.isQuestion(text),
      let parts = valuesInParts(continued.text, of: open)
    {
      return [.followUp(parts)]
    }
    if case .words? = read.reply, isOnlyAmount(text) { return [.none(request)] }
    if readers.continuations.isQuestion(text), let find = askedOfKind(continuation(of: text).text) {
      return [.find(find)]
    }
    if let option = optionNamed(text, in: question) { return [.reply(option)] }
    // "Wait, what's in it?"
    let said = continuation(of: text).text
    if let find = findAbout(text, open) ?? (said == text ? nil : findAbout(said, open)) { return [.find(find)] }
    for words in Set([text, said]).sorted(by: { $0.count > $1.count }) {
      if let find = find(in: words), !find.isVain { return [.find(find)] }
    }
    if case .words? = read.reply, readers.continuations.isQuestion(text) {
      return [try await askedByItself(text, open) ?? .inquiry]
    }
    if case .words? = read.reply, continuation(of: text).kind > .plain {
      return [.reply(.words(continuation(of: text).text))]
    }
    if case .words? = read.reply, let value = valueSpotted(in: text, for: open) { return [.reply(.words(value))] }
    if let unknown = unknownName(request) { return [unknown] }
    if case .words? = read.reply, namesOtherThing(request, than: question) { return try await requests(request) }
    if let reply = read.reply, !isOpposite, !isNumberInstead(text, to: question, reply),
      !showsInstead(text, of: open, reply)
    {
      guard case .words(let words) = reply, question.otherAnswers == .words else { return [.reply(reply)] }
      return [.reply(.words(readers.continuations.withoutPreposition(words)))]
    }
    // "And for the gallery?", where no gallery is known.
    if continued.kind == .addition || continued.kind == .variation, let begun = open.request,
      let unknown = unknownValue(text, of: begun)
    {
      return [unknown]
    }
    if readers.continuations.isQuestion(text), !readers.continuations.isIdle(text) {
      return [try await askedByItself(text, open) ?? .inquiry]
    }
    if let part = try await correctionInPart(of: text, of: open) { return [part] }
    if continued.kind == .correction, let begun = open.request, let unknown = unknownValue(text, of: begun) {
      return [unknown]
    }
    if question.kind == .confirmation, beginsWithRefusal(text) {
      return try await requestBehindRefusal(text, of: open) ?? [.takeBack]
    }
    if let bare = readers.continuations.withoutInterjection(text) { return try await replies(bare, to: asked) }
    return [.none(request)]
  }

  /// "Till I fall asleep", asked for how long: what only begins the request of the question once more, and says nothing of
  /// it that was not said, is no answer.
  func withoutBeginningAgain(_ found: [Interpretation], _ open: OpenQuestion) -> [Interpretation] {
    guard case .shortcut(let request)? = found.first, open.question.parameter != nil, !request.matching.isExact,
      let base = open.request, let best = request.matching.candidates.first,
      base.isSame(as: PerformedRequest(snapshot.bindings[best.shortcut].binding, of: base.application, text: "")),
      snapshot.bindings[best.shortcut].application == base.application,
      best.values.allSatisfy({ base.has($0) }), lacking(best).contains(where: { $0.name == open.question.parameter })
    else { return found }
    return [.none(request)]
  }

  /// "20, no, 25": the answer that is said last.
  private func repairedReply(_ text: String, to question: Question) -> String? {
    guard question.otherAnswers != .text, let (front, behind) = readers.continuations.repairedName(in: text) else {
      return nil
    }
    if question.hasCount, [front, behind].allSatisfy(readers.continuations.isNumber) { return behind }
    if question.kind == .confirmation, let another = anotherPutRight(text) { return another }
    let parts = [front, behind].map { readers.replies.read($0, to: question, now: settings.now()) }
    return parts.allSatisfy { $0.fit >= Self.certainReply && $0.reply?.isValue == true } ? behind : nil
  }

  /// "At 10, no, that's too early, 11", asked where to meet: another value, of which the last is meant.
  private func valuePutRight(_ text: String, of open: OpenQuestion) async throws -> Interpretation? {
    guard !open.question.isOffer, open.question.otherAnswers != .text,
      let (front, behind) = readers.continuations.selfRepair(in: text),
      case .followUp(let first)? = try await correction(front, of: open),
      case .followUp(let value)? = try await correction(behind, of: open), value.leftOut.isEmpty,
      Set(first.changed.map(\.name)) == Set(value.changed.map(\.name))
    else { return nil }
    return .followUp(value)
  }

  /// "At nine. Where can we meet?", asked where to meet: another value, and what there is to choose from, which is said with
  /// the question again.
  private func valueBesideInquiry(_ text: String, of open: OpenQuestion) async throws -> Interpretation? {
    guard !open.question.options.isEmpty, open.question.kind != .confirmation, !open.question.isOffer else {
      return nil
    }
    let clauses = readers.continuations.clauses(in: text)
    guard clauses.count == 2, readers.continuations.isQuestion(clauses[1]),
      !readers.continuations.isQuestion(clauses[0]),
      case .followUp(let value)? = try await correction(clauses[0], of: open), value.leftOut.isEmpty
    else { return nil }
    return switch try await replies(clauses[1], to: open).first {
    case .inquiry, .values: .followUp(value)
    default: nil
    }
  }

  /// "The ridge then, no, the valley" at a question whether to go on: another thing, of which the last is meant.
  private func anotherPutRight(_ text: String) -> String? {
    guard let (front, behind) = readers.continuations.selfRepair(in: text) else { return nil }
    let named = [front, behind].map { things(in: $0) }
    return named.allSatisfy { $0.count == 1 } && named[0][0].entity == named[1][0].entity ? behind : nil
  }

  /// "Pause the meditate habit", asked "Which books?": words that begin as a phrase does, and name something that is not
  /// asked for.
  private func namesOtherThing(_ request: InterpretedRequest, than question: Question) -> Bool {
    guard let kinds = question.names?.entities, let verb = FindText.words(of: request.text).first,
      things(in: request.text).contains(where: { !kinds.contains($0.entity) })
    else { return false }
    return snapshot.applications.contains { application in
      isTalkedTo(application.model.name)
        && application.model.shortcuts.contains { shortcut in
          shortcut.phraseOrigin == .authored
            && shortcut.phrases.contains { FindText.words(of: $0.text).first == verb }
        }
    }
  }

  /// "Which albums are shared?": a question for some of a kind is no answer, whatever words are taken.
  private func findOfKind(_ text: String) -> ReadFind? {
    guard readers.continuations.kindQuestion(in: text, nouns: snapshot.nouns)?.isList == true,
      let find = find(in: text), !find.isVain, names(find.entity, text)
    else { return nil }
    return find
  }

  /// "And the ferries?" behind what was looked for in the middle of a question.
  private func findFurtherAside(_ text: String) -> ReadFind? {
    let said = continuation(of: text)
    guard said.kind > .plain, context.isFindLast, readers.continuations.isQuestion(text) else { return nil }
    return findFurther(text)
  }

  /// Whether the request of a confirmation is said once more, word for word: that agrees to nothing.
  private func isAskedAnew(_ text: String, _ open: OpenQuestion) -> Bool {
    guard open.question.kind == .confirmation, let base = open.request else { return false }
    let words = FindText.words(of: readers.continuations.withoutFillers(text))
    return words.count > 2 && words == FindText.words(of: readers.continuations.withoutFillers(base.text))
  }

  /// "No, it's too expensive", "forget it, way too much": a refusal, and why.
  func beginsWithRefusal(_ text: String) -> Bool {
    let words = text.split(whereSeparator: { $0.isWhitespace || $0 == "," }).map(String.init)
    return (1...Self.wordsOfRefusal).contains { count in
      guard count < words.count else { return false }
      let opening = words.prefix(count).joined(separator: " ")
      let now = settings.now()
      return readers.replies.takesBack(opening, now: now) || readers.replies.verdict(of: opening, now: now) == false
    }
  }

  private static var wordsOfRefusal: Int { 3 }

  /// Whether options are named of which one is meant.
  private func namesAlternatives(_ text: String, in question: Question) -> Bool {
    let words = FindText.words(of: text)
    guard !question.options.isEmpty, !readers.continuations.alternatives(in: text).isEmpty,
      !question.options.contains(where: { FindText.words(of: $0.title) == words })
    else { return false }
    return question.kind == .value && readers.replies.options(named: text, of: question, now: settings.now()).count > 1
  }

  /// "Both": the request of the question for each of several options, where it takes one.
  private func eachOption(_ text: String, of open: OpenQuestion) -> Interpretation? {
    var question = open.question
    guard question.kind == .value || question.kind == .disambiguation, !question.isOffer, !question.takesSeveral,
      let base = open.request, readers.continuations.alternatives(in: text).isEmpty
    else { return nil }
    question.takesSeveral = true
    let read = readers.replies.read(text, to: question, now: settings.now())
    guard case .options(let indices)? = read.reply, indices.count > 1, read.fit >= Self.likelyReply else { return nil }
    let each = indices.compactMap { followUp(of: base, with: $0, of: open) }
    return each.count == indices.count ? .followUps(each) : nil
  }

  /// The request of a question with one of its options.
  private func followUp(of base: PerformedRequest, with index: Int, of open: OpenQuestion) -> FollowUp? {
    var followUp = FollowUp(of: base, fit: 1)
    followUp.isCorrection = true
    let option = open.question.options[index]
    for parameter in base.parameters where open.question.parameter.map({ $0 == parameter.name }) ?? true {
      if open.entities.count == open.question.options.count {
        guard open.question.parameter != nil else { return nil }
        followUp.assigned = [parameter.name: open.entities[index]]
        return followUp
      }
      let values = snapshot.applications[base.application].values(of: parameter)
      guard let value = values.first(where: { ($0.title, $0.subtitle) == (option.title, option.subtitle) }) else {
        continue
      }
      followUp.changed = [FilledParameter(parameter.name, text: option.title, values: [value])]
      return followUp
    }
    return nil
  }

  /// "Oh stop, it's the red one that has to go": a correction with more words around it.
  private func correctionInPart(of text: String, of open: OpenQuestion) async throws -> Interpretation? {
    for part in readers.continuations.parts(of: text) {
      if case .followUp(let followUp)? = try await correction(part.text, of: open) { return .followUp(followUp) }
    }
    return nil
  }

  /// Whether a text takes away what is only to be chosen: "delete the first one" where one is to be opened.
  private func removes(_ text: String, instead open: OpenQuestion, _ reply: Reply?) -> Bool {
    let said = continuation(of: text).text
    let taken = readers.continuations.takenAway(in: said).flatMap { $0.form == .removal ? $0.verb : nil }
    let picked = if case .options? = reply { taken } else { nil as String? }
    guard open.question.kind == .value || open.question.kind == .disambiguation, let base = open.request,
      let verb = readers.continuations.removal(at: said) ?? picked
    else { return false }
    let isOption = open.question.options.contains { $0.title.lowercased().contains(verb) }
    return !isOption && !readers.continuations.removes(base.text) && !readers.continuations.removes(base.title)
  }

  /// "Actually remove it": takes away nothing but what is asked about.
  private func isOfFocusOnly(_ text: String) -> Bool {
    let said = continuation(of: text).text
    return references(in: said).contains { $0.target == .that && $0.range.upperBound == said.utf8.count }
  }

  /// "Did you buy it?" before it was done.
  func talkOfDeed(_ request: InterpretedRequest) -> Interpretation? {
    guard openQuestion != nil || !context.performed.isEmpty, !request.matching.isExact else { return nil }
    if let sought = readers.continuations.deedSought(in: request.text), !isSaidInItsWords(request) {
      return .command(.talkOfDeed(.allThatWasDone, about: sought))
    }
    guard let topic = readers.continuations.deedAsked(in: request.text),
      !isSaidInItsWords(request)
    else { return nil }
    return .command(.talkOfDeed(.wasItDone, about: topic))
  }

  /// "When was I at the lake?", of what was done in this conversation, where no app knows more of it.
  func ownDeed(_ request: InterpretedRequest) -> Interpretation? {
    guard openQuestion == nil, context.lastDeed != nil, !request.matching.isExact,
      let topic = readers.continuations.ownDeedAsked(in: request.text),
      !readers.continuations.correctsWhatWasSaid(request.text),
      !isSaidInItsWords(request), find(in: request.text).map(\.isVain) ?? true
    else { return nil }
    let things = things(in: topic).map(\.value.title)
    let thing = things.first { context.deed(titledWith: FindText.words(of: $0)) != nil } ?? things.first
    return .command(.talkOfDeed(.ownDeed, about: thing ?? readers.continuations.withoutFillers(topic)))
  }

  /// The option of which a text has words and nothing else: "the park" is no question about parks then.
  private func optionNamed(_ text: String, in question: Question) -> Reply? {
    let words = Set(FindText.words(of: readers.continuations.bareName(text)))
    guard !words.isEmpty, question.kind != .confirmation, !readers.continuations.isQuestion(text) else { return nil }
    let named = question.options.indices.filter { words.isSubset(of: FindText.words(of: question.options[$0].title)) }
    return named.count == 1 ? .options(named) : nil
  }

  /// The name of what is asked for beside words of the request: "add the falls".
  private func valueSpotted(in text: String, for open: OpenQuestion) -> String? {
    guard let base = open.request,
      let found = spotted(Continuation(.plain, continuation(of: text).text), of: base),
      found.changed.count == 1,
      found.changed[0].name == open.question.parameter
    else { return nil }
    return found.changed[0].text
  }

  /// A request in the middle of a question, with or without "hang on" in front of it.
  private func otherRequest(_ text: String, besides read: ReadReply) async throws -> [Interpretation]? {
    let isReply = read.reply.map { if case .words = $0 { false } else { true } } ?? false
    // What is no answer at all may say less of what it wants.
    let isOther = read.reply == nil || !isReply && readers.continuations.isQuestion(text)
    let least = isOther ? Self.likelyRequest : Self.recognized
    let comesFirst = readers.continuations.comesFirst(text)
    let whole = comesFirst ? [] : [text]
    for said in Set(whole + [continuation(of: text).text]).sorted(by: { $0.count > $1.count }) {
      var request = request(said)
      request.isBetween = comesFirst || readers.continuations.asksForAnswer(said)
      if let telling = tellsQuality(request) { return try await shortcuts(telling) }
      guard request.score >= (read.reply == nil && isComplete(request) ? settings.matching.threshold : least),
        request.score >= read.fit + Self.lead,
        request.isBetween && request.score >= Self.likelyReply || isRecognizedByWords(request)
      else { continue }
      let found = try await shortcuts(request)
      if !found.isEmpty { return found + [.none(request)] }
    }
    return nil
  }

  /// Whether a request names something and lacks nothing: "flights to Lisbon" is one, though it says no "find".
  func isComplete(_ request: InterpretedRequest) -> Bool {
    guard request.matching.outcome == .matched, let best = request.matching.candidates.first else { return false }
    return best.values.contains { !$0.values.isEmpty } && !best.values.contains(where: \.isUnknown)
      && lacking(best).isEmpty
  }

  /// "That one": an option that was spoken of, or something else that answers.
  private func replyByReference(_ text: String, to question: Question) -> Reply? {
    let found = references(in: text)
    guard found.count == 1, question.kind != .confirmation else { return nil }
    for meant in context.mentions.referents(of: found[0].target) where meant.count == 1 {
      for name in [meant[0].subtitle.map { "\(meant[0].title) \($0)" }, meant[0].title].compactMap(\.self) {
        guard let replaced = readers.references.replacing(found, in: text, with: { _ in name }) else { continue }
        let read = readers.replies.read(replaced, to: question, now: settings.now())
        if let reply = read.reply, case .options = reply, read.fit >= Self.likelyReply { return reply }
      }
      if question.kind == .value, isOnlyReference(found[0], in: text),
        question.names?.entities.contains(meant[0].kind) == true
      {
        return .words(meant[0].title)
      }
    }
    return nil
  }

  /// "Is the battery one free?", where one of two of a name is to be chosen: a request about one of the options.
  private func requestAboutOption(_ text: String, of open: OpenQuestion) -> Interpretation? {
    guard !open.question.options.isEmpty, open.question.kind != .confirmation,
      readers.continuations.asksForAnswer(text)
    else { return nil }
    for span in readers.continuations.spans(in: text) {
      let named = readers.replies.options(named: text.bytes(span), of: open.question, now: settings.now())
      guard named.count == 1, named[0].fit >= Self.surely else { continue }
      let option = open.question.options[named[0].index]
      let tail = readers.continuations.withoutNounInPlace(text.bytes(span.upperBound..<text.utf8.count))
      var asked = request(text)
      asked.matching = match("\(text.bytes(0..<span.lowerBound))\(option.title)\(tail)").naming(option)
      asked.isBetween = true
      if asked.score >= Self.likelyRequest, asked.matching.outcome == .matched { return .shortcut(asked) }
    }
    return nil
  }

  /// "Actually, what's on my list?" where any words are taken: a request behind words that change the subject.
  private func requestBehindOpening(_ text: String) async throws -> [Interpretation]? {
    let said = continuation(of: text)
    guard said.kind > .plain else { return nil }
    var request = request(said.text)
    request.isBetween = readers.continuations.asksForAnswer(said.text)
    guard request.isClear, isSaidInItsWords(request) else { return nil }
    return try await shortcuts(request) + [.none(request)]
  }

  /// Another of the options that the question before this one had: "no, the second one".
  private func choiceInstead(_ said: Continuation, of open: OpenQuestion) -> FollowUp? {
    guard said.kind == .correction, let base = open.request, let choice = context.lastChoice,
      base.isGiven(choice.parameter), let place = references(in: said.text).first,
      case .ordinal(let number) = place.target, choice.options.indices.contains(number - 1)
    else { return nil }
    var followUp = FollowUp(of: base, fit: 1)
    followUp.assigned = [choice.parameter: choice.options[number - 1]]
    followUp.isCorrection = true
    return followUp
  }

  /// Whether the question is asked again, as an app did not take what was said for it.
  private func isRefused(_ open: OpenQuestion) -> Bool {
    guard let name = open.question.parameter, let base = open.request else { return false }
    return base.isGiven(name) || base.candidate?.values.contains { $0.name == name } == true
  }

  /// Words as they were typed, but for what leads to them: "to call mum" where the phrase says "remind me to".
  private func freeWords(_ text: String, _ read: ReadReply, of open: OpenQuestion) -> Reply {
    guard case .words(let words)? = read.reply ?? .words(text) else { return read.reply ?? .words(text) }
    let leads = open.request.map { slots(of: $0) }?.first { $0.parameter.name == open.question.parameter }?.leads ?? []
    let isLed = FindText.words(of: words).first.map(leads.contains) ?? false
    let said = isLed ? readers.continuations.withoutPreposition(words) : words
    let name = readers.continuations.givenName(in: said)
    return .words(name == said ? said : readers.continuations.withoutArticle(name))
  }

  /// "Neither, give me the ridge": an option behind words that take back.
  private func replyInstead(_ text: String, to open: OpenQuestion) async throws -> Interpretation? {
    guard let comma = text.firstIndex(where: { ",;.".contains($0) }), open.question.kind != .confirmation else {
      return nil
    }
    let rest = String(text[text.index(after: comma)...].drop(while: \.isWhitespace))
    let named = readers.replies.options(named: rest, of: open.question, now: settings.now())
    if named.count == 1, named[0].fit >= Self.likelyReply { return .reply(.options([named[0].index])) }
    guard let base = open.request else { return nil }
    var followUp =
      self.named(Continuation(.correction, rest), of: base) ?? spotted(Continuation(.correction, rest), of: base)
    followUp?.isCorrection = true
    return followUp.map { .followUp($0) }
  }

  /// "Make it five" is said of a number, and "no, the second" of what was chosen before; neither is a place in a list.
  private func isNumberInstead(_ text: String, to question: Question, _ reply: Reply) -> Bool {
    let said = continuation(of: text)
    guard said.kind == .correction, case .options = reply, question.kind != .confirmation else { return false }
    return readers.replies.options(named: said.text, of: question, now: settings.now()).isEmpty
  }

  /// "Open the first one" where it is asked what to do: shows something, and chooses none of that.
  private func showsInstead(_ text: String, of open: OpenQuestion, _ reply: Reply) -> Bool {
    guard open.question.parameter == nil, open.entities.isEmpty, !open.question.isOffer, case .options = reply,
      let base = open.request, base.candidate?.values.isEmpty == false
    else { return false }
    return readers.continuations.shown(in: text) != nil && !readers.continuations.onlyTells(base.text)
  }

  /// Whether a number is meant that the request takes besides: "for two" where a place is to be chosen.
  private func isCountInstead(_ text: String, of open: OpenQuestion) -> Bool {
    let number = readers.continuations.withoutPreposition(text)
    guard number != text, readers.continuations.isNumber(number), open.question.kind == .value, let base = open.request
    else { return false }
    return slots(of: base).contains { slot in
      !slot.isGiven && slot.parameter.name != open.question.parameter && slot.parameter.kind != .date
        && value(number, of: slot)?.parameter.typed != nil
    }
  }

  /// "Sing me a song" in the middle of a question is no request that such words resemble.
  private func politeTalk(_ request: InterpretedRequest) -> Interpretation? {
    guard case .command(let command)? = talkAtItsWord(request), isOutside(command, false) else { return nil }
    return .command(command)
  }

  /// Whether what is for the assistant itself is no reply: "yes" and "thanks" say nothing to a question that they do not
  /// answer.
  private func isOutside(_ command: BuiltInCommand, _ isFree: Bool) -> Bool {
    guard case .talk(let talk) = command else { return true }
    switch talk {
    case .agreement, .refusal: return false
    case .thanks, .greeting, .farewell, .identity, .apology, .patience, .affection, .laughter, .complaint, .chat,
      .presence, .remark:
      return !isFree
    case .repeatAnswer, .repeatQuestion, .why, .whatWasDone, .wasItDone, .ownDeed, .isItSo, .whatWasChanged,
      .allThatWasDone,
      .whatCanBeUndone, .options, .moreOptions, .difference:
      return true
    }
  }

  /// Another value for what the question belongs to, or something else in its place: "no, make it denali".
  func correction(_ text: String, of open: OpenQuestion) async throws -> Interpretation? {
    let said = continuation(of: text)
    if let other = try await referentInstead(text, of: open) { return .followUp(other) }
    if said.kind > .plain {
      let read = readers.replies.read(said.text, to: open.question, now: settings.now())
      if let reply = read.reply, read.fit >= Self.likelyReply, !isNumberInstead(text, to: open.question, reply) {
        return .reply(reply)
      }
      if let chosen = choiceInstead(said, of: open) { return .followUp(chosen) }
    }
    if let base = open.request, var followUp = try await followUp(said, of: base, isFree: said.kind == .plain) {
      // What is asked for is answered, and nothing is begun again.
      let isAnswered = followUp.changed.contains { $0.name == open.question.parameter }
      if isAnswered, followUp.changed.count == 1 { return nil }
      // "3" names no time of day where nobody asked for one.
      if open.question.kind == .confirmation, readers.continuations.isNumber(said.text),
        followUp.changed.allSatisfy({ if case .date? = $0.typed { true } else { false } })
      {
        return nil
      }
      followUp.isCorrection = true
      // What was said already is asked about again, and not asked for anew.
      followUp.changed +=
        base.candidate?.values.filter { value in
          (open.question.kind == .disambiguation || isRefused(open)) && !isAnswered
            && value.name == open.question.parameter
        } ?? []
      return .followUp(followUp)
    }
    guard said.kind == .correction else { return nil }
    var instead = request(said.text)
    instead.isBetween = readers.continuations.asksForAnswer(said.text)
    return instead.score >= Self.recognized ? try await shortcuts(instead).first : nil
  }
}

extension Reply {
  fileprivate var isValue: Bool {
    switch self {
    case .options, .typed: true
    case .yes, .no, .cancel, .button, .words: false
    }
  }
}

extension Matching {
  /// The same, decided for an option where its name is that of several values; not recognized where it is no value.
  fileprivate func naming(_ option: Question.Option) -> Matching {
    var matching = self
    guard let values = matching.candidates.first?.values,
      let index = values.firstIndex(where: { $0.values.contains { $0.title == option.title } })
    else {
      matching.outcome = .notRecognized
      return matching
    }
    let meant = values[index].values.filter { $0.title == option.title && $0.subtitle == option.subtitle }
    matching.candidates = [matching.candidates[0]]
    matching.candidates[0].values[index].values = meant
    matching.outcome = meant.count == 1 ? .matched : .notRecognized
    matching.isExact = false
    return matching
  }
}
