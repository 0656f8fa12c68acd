internal import Dialog
internal import PhraseMatching

// What a text means while a question is open.
extension Interpreter {
  /// From here on a reply is one, whatever else the text is: "left" picks the lamp on the left, and is no command to
  /// turn.
  static var certainReply: Double { 0.9 }
  /// From here on a text is a request even in the middle of a question. "Turn on the lamp" asked for "Which lamp?" is;
  /// "lamp" (0.6 of some phrase) is not.
  static var recognized: Double { 0.85 }
  /// What is said behind "no, …" answers the question from here on.
  static var likelyReply: Double { 0.8 }

  /// What a text means that is said to an open question: the first stage that knows it decides.
  func replies(_ text: String, to asked: OpenQuestion) async throws -> [Interpretation] {
    // What an app refused once is no free text: it knows some words and others not. A path is what it is.
    let isRefused = isRefused(asked) && TypedLocation.find(in: text, within: 0..<text.utf8.count) == nil
    var open = asked
    if isRefused, asked.question.otherAnswers == .text { open.question.otherAnswers = .words }
    if let found = try await repairedAnswer(text, to: open, asked) { return found }
    let said = spokenReply(text, to: open, asked, isRefused: isRefused)
    if let found = try await outrightAnswer(said) { return found }
    if let found = try await askedAboutQuestion(said) { return found }
    if let found = try await answerToOffer(said) { return found }
    if let found = try await requestAtQuestion(said) { return found }
    if let found = try await valueInstead(said) { return found }
    if let found = try await answerInWords(said) { return found }
    return try await behindAnswer(said)
  }

  private func spokenReply(
    _ text: String, to open: OpenQuestion, _ asked: OpenQuestion, isRefused: Bool
  ) -> SpokenReply {
    let read = readers.replies.read(text, to: open.question, now: settings.now())
    let isOpposite = removes(text, instead: open, read.reply)
    return SpokenReply(
      text: text, asked: asked, open: open, isRefused: isRefused, read: read, isOpposite: isOpposite,
      among: isOpposite ? nil : replyAmongClauses(text, to: open.question))
  }

  /// Puts itself right, or says more than one thing at once.
  private func repairedAnswer(
    _ text: String, to open: OpenQuestion, _ asked: OpenQuestion
  ) async throws -> [Interpretation]? {
    let question = open.question
    if question.isOffer, readers.continuations.wishesNumber(text) { return try await requests(request(text)) }
    if let repaired = repairedReply(text, to: question) { return try await replies(repaired, to: asked) }
    if let value = try await valuePutRight(text, of: open) { return [value] }
    if let value = try await valueBesideInquiry(text, of: open) { return [value] }
    if let others = try await withOtherThings(text, of: open) { return [others] }
    if question.otherAnswers != .text, let asked = readers.continuations.questionBehindPause(text) {
      return try await replies(asked, to: open)
    }
    return nil
  }

  /// Answers for certain, refuses, or orders something else.
  private func outrightAnswer(_ said: SpokenReply) async throws -> [Interpretation]? {
    let (text, open, question, read, isOpposite) = (said.text, said.open, said.question, said.read, said.isOpposite)
    if case .cancel? = read.reply, let instead = try await replyInstead(text, to: open) { return [instead] }
    if read.reply?.isRefusal == true, let instead = try await requestBehindRefusal(text, of: open) { return instead }
    if let both = replyAndRequest(text, to: question) { return [both] }
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
    if let among = said.among, !among.isRefusal { return [.reply(among)] }
    if let reply = read.reply, read.fit >= Self.certainReply, !isOpposite, !isNumberInstead(text, to: question, reply),
      !isCountInstead(text, of: open), !showsInstead(text, of: open, reply)
    {
      return [.reply(reply)]
    }
    if isOpposite, isOfFocusOnly(text) { return [.takeBack] }
    if let other = try await orderInstead(text, of: open) { return other }
    return nil
  }

  /// Asks something about what is asked, or chooses each of several.
  private func askedAboutQuestion(_ said: SpokenReply) async throws -> [Interpretation]? {
    let (text, open, question) = (said.text, said.open, said.question)
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
    return nil
  }

  /// Answers what was offered, or agrees to the only option.
  private func answerToOffer(_ said: SpokenReply) async throws -> [Interpretation]? {
    let (text, question, read) = (said.text, said.question, said.read)
    let request = self.request(said.text)
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
    return nil
  }

  /// Asks something else of an app or the assistant; where any words are taken, is those.
  private func requestAtQuestion(_ said: SpokenReply) async throws -> [Interpretation]? {
    let (text, open, read, isFree) = (said.text, said.open, said.read, said.isFree)
    let request = self.request(said.text)
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
    return nil
  }

  /// Says another value, or what belongs to the request that is asked about.
  private func valueInstead(_ said: SpokenReply) async throws -> [Interpretation]? {
    let (text, open, question, read) = (said.text, said.open, said.question, said.read)
    let among = said.among
    let request = self.request(said.text)
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
    return nil
  }

  /// Answers in words that are no option.
  private func answerInWords(_ said: SpokenReply) async throws -> [Interpretation]? {
    let (text, open, question, read) = (said.text, said.open, said.question, said.read)
    let (isOpposite, isRefused, isOpenToWords) = (said.isOpposite, said.isRefused, said.isOpenToWords)
    let continued = continuation(of: said.text)
    let request = self.request(said.text)
    if isRefused, isOpenToWords, continued.kind > .plain {
      return [.reply(.words(readers.continuations.withoutPreposition(continued.text)))]
    }
    if isOpenToWords, !question.takesSeveral, !readers.continuations.isQuestion(text),
      let parts = valuesInParts(continued.text, of: open)
    {
      return [.followUp(parts)]
    }
    if case .words? = read.reply, isOnlyAmount(text) { return [.none(request)] }
    if readers.continuations.isQuestion(text), let find = askedOfKind(continued.text) {
      return [.find(find)]
    }
    if let option = optionNamed(text, in: question) { return [.reply(option)] }
    // "Wait, what's in it?"
    let behind = continued.text
    if let find = findAbout(text, open) ?? (behind == text ? nil : findAbout(behind, open)) { return [.find(find)] }
    for words in Set([text, behind]).sorted(by: { $0.count > $1.count }) {
      if let find = find(in: words), !find.isVain { return [.find(find)] }
    }
    if case .words? = read.reply, readers.continuations.isQuestion(text) {
      return [try await askedByItself(text, open) ?? .inquiry]
    }
    if case .words? = read.reply, continued.kind > .plain {
      return [.reply(.words(continued.text))]
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
    return nil
  }

  /// Is no answer: asks about something unknown, refuses at length, or says nothing.
  private func behindAnswer(_ said: SpokenReply) async throws -> [Interpretation] {
    let (text, open, asked, question) = (said.text, said.open, said.asked, said.question)
    let continued = continuation(of: said.text)
    let request = self.request(said.text)
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

  /// Whether the question is asked again, as an app did not take what was said for it.
  func isRefused(_ open: OpenQuestion) -> Bool {
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
}
