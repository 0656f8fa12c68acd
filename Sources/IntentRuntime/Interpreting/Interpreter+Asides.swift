internal import Dialog
internal import PhraseMatching

// Clauses around a request that are no part of it: what it is about, in front, and what somebody thinks of it, behind.
extension Interpreter {
  /// "Remove it, way too pricey": the request in front of a statement, which is told to be left out where it names
  /// something or says how much.
  ///
  /// - Parameter isPart: whether the request is one of several sentences.
  func besideStatement(_ request: InterpretedRequest, isPart: Bool = false) async throws -> [Interpretation]? {
    guard isWhole || isPart, openQuestion == nil, !request.matching.isExact, !corrects(request.text) else { return nil }
    for aside in readers.continuations.asides(in: request.text) where isAside(aside) {
      if points(aside.request, into: [aside.words]) { continue }
      let interpreter = with(isWhole: false)
      let found = try await interpreter.requests(interpreter.request(aside.request))
      guard let first = found.first, says(first, allOf: aside) else { continue }
      // "Take a note: I forgot the keys" is to be noted.
      if aside.isReason, case .shortcut(let read) = first, let best = read.matching.candidates.first,
        !lacking(best).isEmpty
      {
        continue
      }
      return [namesNothing(aside.words) ? first : .leavingOut(aside.words, first), .none(request)]
    }
    return nil
  }

  /// "Practised guitar, tick it off": whether a request points at what was told to be done in front of it, which nobody
  /// knows: that is nothing that was spoken of before.
  func points(_ request: String, into statements: [String]) -> Bool {
    references(in: request).contains { $0.target == .that }
      && statements.contains { namesNothing($0) && readers.continuations.tellsOfDoing($0) }
  }

  /// "Wait no, it was the ridge": whether a text names what was meant.
  private func corrects(_ text: String) -> Bool {
    let said = continuation(of: text)
    return said.kind == .correction && thing(named: said.text) != nil
  }

  /// "Ok pin the shorter one": what is surely meant without the words in front that mean nothing.
  func behindInterjection(_ request: InterpretedRequest) async throws -> [Interpretation]? {
    guard openQuestion == nil, !request.matching.isExact,
      let bare = readers.continuations.withoutInterjection(request.text), !isOfPhrase(request, without: bare)
    else { return nil }
    let found = try await requests(self.request(bare))
    return isCertain(found) || isGuess(found.first) ? found : nil
  }

  /// Whether a deed is to be asked about before it is done, as it was said in words of its own.
  private func isGuess(_ found: Interpretation?) -> Bool {
    if case .followUp(let followUp)? = found { followUp.base.isGuess } else { false }
  }

  /// "I keep hearing about the ridge, is it a hard one?": what is asked about a thing that is spoken of in front.
  func askedBehindTalk(_ request: InterpretedRequest) async throws -> [Interpretation]? {
    guard isWhole, openQuestion == nil, !isSaidInItsWords(request),
      let (talk, question) = readers.continuations.questionBehindTalk(in: request.text),
      !readers.splitter.resemblesImperative(talk), mentionAlone(talk) == nil
    else { return nil }
    if refersToPlace(question) {
      if let find = findThere(request.text), !find.isVain { return [.find(find)] }
      return try await behindRemark(request.text)
    }
    // "I'm done, how did I do today?"
    if let done = requestSaid(talk) ?? clauseSaid(in: talk) { return [.steps([done, question]), .none(request)] }
    // "We've arrived in Rome and it's hot, what's the closest landmark?"
    if let told = valueTold(in: talk, before: question) { return [told, .none(request)] }
    let interpreter = speaking(of: [talk]).with(isWhole: false)
    let named = namedThings(in: talk).last.flatMap { naming($0.value.title, in: question) }
    for text in [named, question].compactMap({ $0 }) {
      let found = try await interpreter.requests(interpreter.request(text))
      guard isCertain(found), let first = found.first, onlyTells(first) else { continue }
      if case .find = first, named != nil { return found }
      // "We've reached Rome, what's the closest landmark?"
      let isIgnored = named == nil && !namesNothing(talk) && references(in: question).isEmpty || saysAmount(talk)
      if !isIgnored { return found }
      return try await behindRemark(request.text) ?? [.leavingOut(talk, first), .none(request)]
    }
    return nil
  }

  /// Whether a text has a word such as "there".
  func refersToPlace(_ text: String) -> Bool { references(in: text).contains { $0.target == .there } }

  /// What somebody tells in passing that is to be kept, and then a question: "I'm in Rome" of "I'm in Rome for work".
  func valueTold(in talk: String, before question: String) -> Interpretation? {
    let items = items(of: talk)
    if let told = items.firstIndex(where: tellsValue) {
      let others = items.indices.filter { $0 != told }
      return others.allSatisfy { asksForNothing(items[$0]) } ? .steps([items[told], question]) : nil
    }
    for clause in readers.continuations.clauses(in: talk) {
      let words = clause.split(separator: " ")
      for count in (0..<words.count).reversed() where count >= Self.fewestWordsTold {
        let front = words.prefix(count).joined(separator: " ")
        guard tellsValue(front) else { continue }
        let rest = words.dropFirst(count).joined(separator: " ")
        let steps = Interpretation.steps([front, question])
        return namesNothing(rest) && !saysAmount(rest) ? steps : .leavingOut(rest, steps)
      }
    }
    return nil
  }

  private static var fewestWordsTold: Int { 3 }

  /// Whether what somebody tells is to be kept: "we've arrived in Rome".
  private func tellsValue(_ clause: String) -> Bool {
    let request = request(clause)
    return isLikely(.shortcut(request)) && !tells(request) && isRecognizedByWords(request)
      && references(in: clause).isEmpty
  }

  /// "Catbells: how long is it?": what is asked about the name in front.
  ///
  /// - Parameter isPart: whether the request is one of several sentences.
  func aboutTopic(_ request: InterpretedRequest, isPart: Bool = false) async throws -> [Interpretation]? {
    guard isWhole || isPart, openQuestion == nil, !request.matching.isExact else { return nil }
    for topic in readers.continuations.topics(in: request.text) {
      if let compared = try await amongTopics(topic.name, topic.request) { return compared }
      guard let title = title(ofTopic: topic.name, for: topic.request),
        let text = naming(title, in: topic.request) ?? ordering(title, by: topic.request)
      else { continue }
      let interpreter = with(isWhole: false)
      let found = try await interpreter.requests(interpreter.request(text))
      if isCertain(found) { return found }
    }
    return nil
  }

  /// What a topic is called that a request says nothing else of: a name, or "the first one" of what was listed.
  private func title(ofTopic topic: String, for request: String) -> String? {
    if let thing = thing(named: topic), isWholeName(topic, of: thing) {
      return things(in: request).contains { $0.entity == thing.entity } ? nil : thing.value.title
    }
    guard let meant = mentionAlone(topic), !meant.isWords, things(in: request).isEmpty else { return nil }
    return meant.title
  }

  /// "Pin" of "the first one, pin", with what is to be pinned.
  private func ordering(_ title: String, by verb: String) -> String? {
    let words = FindText.words(of: continuation(of: verb).text)
    return words.count == 1 && references(in: verb).isEmpty ? "\(words[0]) \(title)" : nil
  }

  /// "Petra or Uluru, which is cheaper": what is asked about the names in front.
  private func amongTopics(_ names: String, _ question: String) async throws -> [Interpretation]? {
    guard readers.continuations.beginsAsQuestion(question), things(in: question).isEmpty, things(in: names).count > 1
    else {
      return nil
    }
    let interpreter = with(isWhole: false)
    let turned = "\(question.filter { !"?？".contains($0) }), \(names)"
    let found = try await interpreter.requests(interpreter.request(turned))
    guard case .find(let find)? = found.first, !find.isVain else { return nil }
    return found
  }

  /// "Pin the ridge. And the valley too": a request, and one that goes on with it.
  func withAddition(_ request: InterpretedRequest) async throws -> [Interpretation]? {
    guard isWhole, openQuestion == nil, !request.matching.isExact,
      let parts = readers.continuations.sentenceWithAddition(in: request.text),
      !readers.continuations.isInterjection(parts[0]),
      case let said = continuation(of: parts[1]).text,
      !things(in: said).isEmpty || !references(in: said).isEmpty
    else { return nil }
    let interpreter = with(isWhole: false)
    let found = try await interpreter.requests(interpreter.request(parts[0]))
    return isCertain(found) ? [.steps(parts)] : nil
  }

  /// A text with a name in place of "it", or behind all that it asks where it says no "it".
  func naming(_ name: String, in text: String) -> String? {
    let found = references(in: text).filter { $0.target == .that || $0.target == .there }
    if !found.isEmpty {
      // "What's it like there" says it twice.
      let isTwice = found.contains { $0.target == .that }
      return readers.references.replacing(found, in: text) { reference in
        reference.target == .that ? name : isTwice ? "" : "in \(name)"
      }
    }
    return readers.continuations.asksForAnswer(text) ? "\(text.filter { !"?？".contains($0) }) \(name)" : nil
  }

  /// "Fine her 4 dollars": whether a phrase has a word that a request loses.
  private func isOfPhrase(_ request: InterpretedRequest, without bare: String) -> Bool {
    let (phrase, kept) = (request.matching.candidates.first?.phrase ?? "", FindText.words(of: bare))
    return FindText.words(of: request.text).contains { !kept.contains($0) && FindText.words(of: phrase).contains($0) }
  }

  func isWholeName(_ words: String, of thing: NamedThing) -> Bool {
    let said = continuation(of: words).text
    return [words, said].contains { thing.value.hasName(readers.continuations.bareName($0)) }
  }

  /// Whether words behind a request ask for nothing, also where it says what they refer to.
  private func isAside(_ aside: Aside) -> Bool {
    if readers.continuations.asksToRecord(aside.words) {
      let told = readers.continuations.withSpeaker(aside.request) ?? aside.request
      return readers.continuations.tellsOfPast(told)
    }
    if aside.isReason { return wholeThings(in: aside.words).isEmpty }
    if readers.continuations.complains(aside.words) { return true }
    let request = speaking(of: [aside.request]).request(aside.words)
    if request.matching.isExact { return false }
    if let command = request.builtInCommand {
      guard case .talk = command else { return false }
    }
    if request.score >= Self.surely, isRecognizedByWords(request), !takesUnknownName(request) { return false }
    let named = Set(things(in: aside.request).map(\.value.id))
    return !readers.splitter.resemblesImperative(aside.words)
      && wholeThings(in: aside.words).allSatisfy { named.contains($0.value.id) }
  }

  /// Whether a request is understood for certain without what is said behind it, and that is no value of it.
  private func says(_ interpretation: Interpretation, allOf aside: Aside) -> Bool {
    guard interpretation.isSure && !leavesOpen(interpretation) || isLikely(interpretation) else { return false }
    switch interpretation {
    case .shortcut(let request):
      if aside.isWish, !tells(request) { return false }
      guard let best = request.matching.candidates.first, !takesText(request) || givesName(best) else { return false }
      let base = performing(best, text: request.text)
      return values(in: aside.words, of: base).allSatisfy { value in best.values.contains { $0.name == value.name } }
    case .followUp(let followUp):
      return !aside.isWish && values(in: aside.words, of: followUp.base).isEmpty
    case .leavingOut: return false
    // "No wait, it was on Sunday" takes nothing back.
    case .command: return namesNothing(aside.words) || readers.continuations.complains(aside.words)
    case .find: return true
    default: return !aside.isWish
    }
  }

  /// Whether all words that a request takes as they are give a name to something, which is no sentence.
  private func givesName(_ candidate: Candidate) -> Bool {
    candidate.values.filter(\.isUnknown).allSatisfy { value in
      Self.isName(value.name)
    }
  }

  /// Whether a shortcut fits well enough by its words, or only tells something, and has all that it needs.
  func isLikely(_ interpretation: Interpretation) -> Bool {
    guard case .shortcut(let request) = interpretation, request.matching.outcome == .matched,
      let best = request.matching.candidates.first, lacking(best).isEmpty, best.values.allSatisfy({ !$0.isUnknown })
    else { return false }
    return tells(request) || request.score >= Self.likelyDeed && !best.values.isEmpty && isRecognizedByWords(request)
  }

  private static var likelyDeed: Double { 0.75 }

  func namesNothing(_ words: String) -> Bool { wholeThings(in: words).isEmpty && !saysAmount(words) }

  /// Whether words say a number, a day or a time.
  func saysAmount(_ words: String) -> Bool {
    readers.continuations.spans(in: words).contains {
      ($0.count > Self.shortestAmount || words.bytes($0).contains(where: \.isNumber)) && isAmount(words.bytes($0))
    }
  }

  /// The "'d" of "I'd" is no day.
  private static var shortestAmount: Int { 2 }
}
