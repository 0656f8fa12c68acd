internal import AppIntents
internal import Dialog
internal import PhraseMatching

// Requests, questions and talk in the middle of a question.
extension Interpreter {
  /// The same of what asks something and answers nothing.
  private static var likelyRequest: Double { 0.75 }
  /// How much better it has to fit than as a reply. "Hall lamp" (0.9 as a reply, 0.95 as a short phrase) stays a reply.
  private static var lead: Double { 0.3 }

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

  /// "Pause the meditate habit", asked "Which books?": words that begin as a phrase does, and name something that is not
  /// asked for.
  func namesOtherThing(_ request: InterpretedRequest, than question: Question) -> Bool {
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
  func findOfKind(_ text: String) -> ReadFind? {
    guard readers.continuations.kindQuestion(in: text, nouns: snapshot.nouns)?.isList == true,
      let find = find(in: text), !find.isVain, names(find.entity, text)
    else { return nil }
    return find
  }

  /// "And the ferries?" behind what was looked for in the middle of a question.
  func findFurtherAside(_ text: String) -> ReadFind? {
    let said = continuation(of: text)
    guard said.kind > .plain, context.isFindLast, readers.continuations.isQuestion(text) else { return nil }
    return findFurther(text)
  }

  /// Whether the request of a confirmation is said once more, word for word: that agrees to nothing.
  func isAskedAnew(_ text: String, _ open: OpenQuestion) -> Bool {
    guard open.question.kind == .confirmation, let base = open.request else { return false }
    let words = FindText.words(of: readers.continuations.withoutFillers(text))
    return words.count > 2 && words == FindText.words(of: readers.continuations.withoutFillers(base.text))
  }

  /// A request in the middle of a question, with or without "hang on" in front of it.
  func otherRequest(_ text: String, besides read: ReadReply) async throws -> [Interpretation]? {
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

  /// "Is the battery one free?", where one of two of a name is to be chosen: a request about one of the options.
  func requestAboutOption(_ text: String, of open: OpenQuestion) -> Interpretation? {
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
  func requestBehindOpening(_ text: String) async throws -> [Interpretation]? {
    let said = continuation(of: text)
    guard said.kind > .plain else { return nil }
    var request = request(said.text)
    request.isBetween = readers.continuations.asksForAnswer(said.text)
    guard request.isClear, isSaidInItsWords(request) else { return nil }
    return try await shortcuts(request) + [.none(request)]
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

  /// "Sing me a song" in the middle of a question is no request that such words resemble.
  func politeTalk(_ request: InterpretedRequest) -> Interpretation? {
    guard case .command(let command)? = talkAtItsWord(request), isOutside(command, false) else { return nil }
    return .command(command)
  }

  /// Whether what is for the assistant itself is no reply: "yes" and "thanks" say nothing to a question that they do not
  /// answer.
  func isOutside(_ command: BuiltInCommand, _ isFree: Bool) -> Bool {
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
