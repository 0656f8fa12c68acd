internal import AppIntents
internal import Dialog
internal import PhraseMatching

// Turns of several sentences, each of which asks for something, corrects the one before, or only says something.
extension Interpreter {
  /// A sentence of a turn that asks for something.
  private struct Wanted {
    var text: String
    var meaning: Interpretation
    var isChanged = false
  }

  /// "We leave on Sunday. Pin the ridge", "show me Petra. No wait, Uluru": what all sentences of a text come to; nil where
  /// one of them may want what nobody understands.
  func sentences(of request: InterpretedRequest) async throws -> [Interpretation]? {
    guard isWhole, openQuestion == nil, !request.matching.isExact,
      !readers.continuations.correctsWhatWasSaid(request.text)
    else { return nil }
    let sentences = readers.continuations.sentences(in: request.text)
    guard (2...Self.mostSentences).contains(sentences.count), !isWholeText(request) else { return nil }
    if sentences.count == 2, clauseSaid(in: sentences[0]) == nil,
      let remarked = try await behindRemark(request.text)
    {
      return remarked
    }
    var (wanted, idle): ([Wanted], [String]) = ([], [])
    for (index, sentence) in sentences.enumerated() {
      if readers.continuations.isInterjection(sentence) { continue }
      let before = sentences[..<index]
      let said = clauseSaid(in: sentence) ?? sentence
      if !wanted.isEmpty, readers.continuations.asksToRecord(sentence) {
        continue
      } else if let last = wanted.indices.last, let changed = try await corrected(wanted[last], by: sentence) {
        wanted[last].meaning = changed
        wanted[last].isChanged = true
      } else if isIdle(sentence), !readers.continuations.tellsOfPast(sentence), said == sentence,
        self.request(sentence).score < Self.surely
      {
        continue
      } else if let meaning = try await meaning(of: said, behind: before) {
        // "We are six. Make it 3 hours": a statement is no other value of what was done.
        if case .followUp = meaning, readers.continuations.isStatement(sentence),
          !readers.continuations.tellsOfPast(sentence)
        {
          idle.append(sentence)
          continue
        }
        // "Lock the front door. Lock the door now!" says it once.
        if let last = wanted.last, areSame([last.text, sentence]) { continue }
        // "No, not the ridge. Undo that" takes back once.
        if case .command(let command) = meaning, command.isOfDeeds, let last = wanted.last,
          continuation(of: last.text).kind == .correction
        {
          wanted.removeLast()
        }
        wanted.append(Wanted(text: said, meaning: meaning))
      } else if isIdle(sentence) {
        continue
      } else if sentences[(index + 1)...].contains(where: { continuation(of: $0).kind == .correction }) {
        idle.append(sentence)
      } else if mayWant(sentence) {
        return nil
      } else {
        idle.append(sentence)
      }
    }
    guard let first = wanted.first, wanted.count == 1 || !wanted.contains(where: \.isChanged) else { return nil }
    let meaning = wanted.count == 1 ? first.meaning : .steps(wanted.map(\.text))
    return [idle.isEmpty ? meaning : .leavingOut(idle.joined(separator: " "), meaning), .none(request)]
  }

  /// "Forget it, play jazz": what is to be done instead of what is called off.
  func calledOff(_ request: InterpretedRequest) async throws -> [Interpretation]? {
    guard isWhole, openQuestion == nil, !request.matching.isExact, let comma = request.text.firstIndex(of: ",")
    else { return nil }
    let order = String(request.text[..<comma])
    let rest = String(request.text[request.text.index(after: comma)...].drop(while: \.isWhitespace))
    let isOnlyCancel = command(in: order)?.request == .cancel
    guard isOnlyCancel || takesBack(order), !isSaidInItsWords(self.request(order)) else { return nil }
    let other = self.request(rest)
    let asks = readers.splitter.resemblesImperative(rest) || readers.continuations.isQuestion(rest)
    let isSaid = other.matching.isExact || asks && other.matching.outcome == .matched && isRecognizedByWords(other)
    guard isSaid else { return nil }
    // What is called off is told, unless nothing is going on.
    let isIdle = isOnlyCancel && left.isEmpty && deedTakenBack(order) == nil
    return isIdle ? try await requests(other) : [.steps([order, rest]), .none(request)]
  }

  /// "I'm done" of "that's it, I'm done": the clause that says a request in its words, where the others ask for nothing.
  func clauseSaid(in sentence: String) -> String? { clause(of: sentence, requestSaid) }

  /// A text that says a request in its words.
  func requestSaid(_ text: String) -> String? {
    let request = request(text)
    return isSaidInItsWords(request) && request.isClear ? text : nil
  }

  private static var mostSentences: Int { 4 }

  /// "The rain is over, so open the roof", "quick, open Petra": the request behind what is no part of it. What that names may
  /// be "it".
  func behindReason(_ request: InterpretedRequest) async throws -> [Interpretation]? {
    guard isWhole, openQuestion == nil, !request.matching.isExact else { return nil }
    let reasons = readers.continuations.reasons(in: request.text)
    guard !reasons.isEmpty, continuation(of: request.text).kind < .variation, !isWholeText(request) else {
      return nil
    }
    // "I'm in Rome for work, what's the closest?"
    for (reason, rest, _) in reasons where readers.continuations.isQuestion(rest) {
      if let told = valueTold(in: reason, before: rest) { return [told, .none(request)] }
    }
    if let remarked = try await behindRemark(request.text) { return remarked }
    for (reason, rest, isConsequence) in reasons
    where readers.continuations.mayBeReason(reason) {
      let isReason = isConsequence && !mayWant(reason) || readers.continuations.isStatement(reason)
      guard isReason || isConsequence || isIdle(reason), !readers.continuations.asksToRecord(rest),
        let meaning = try await meaning(of: rest, behind: [reason][...])
      else { continue }
      // "We're in Rome for a day, what's close" asks for two things.
      if let first = try await requests(self.request(reason)).first, isMeant(first), !onlyTells(first) {
        // "I'm done, you can stop it" stops it once.
        if things(in: rest).isEmpty, let deed = deed(of: first), let next = self.deed(of: meaning),
          deed.isSame(as: next)
        {
          return [first, .none(request)]
        }
        return [.steps([reason, rest]), .none(request)]
      }
      if isReason || isIdle(reason) {
        return [saysAmount(reason) ? .leavingOut(reason, meaning) : meaning, .none(request)]
      }
    }
    return nil
  }

  /// What an interpretation performs, without its values.
  func deed(of interpretation: Interpretation) -> PerformedRequest? {
    switch interpretation {
    case .shortcut(let request):
      request.matching.candidates.first.map { candidate in
        let (binding, application) = snapshot.bindings[candidate.shortcut]
        return PerformedRequest(binding, of: application, text: "")
      }
    case .followUp(let followUp): followUp.base
    case .leavingOut(_, let interpretation): deed(of: interpretation)
    default: nil
    }
  }

  func onlyTells(_ interpretation: Interpretation) -> Bool {
    switch interpretation {
    case .name, .names, .find, .values: true
    case .shortcut(let request):
      !isRecognizedByWords(request)
        || (request.matching.candidates.first.map { readers.continuations.answers($0.phrase) } ?? true)
    case .leavingOut(_, let interpretation): onlyTells(interpretation)
    default: false
    }
  }

  /// Whether all of a text is what an application takes as it is.
  private func isWholeText(_ request: InterpretedRequest) -> Bool {
    takesText(request) && request.score >= Self.surely && isSaidInItsWords(request)
  }

  /// What a sentence surely asks for, where what others name may be "it" or "there".
  func meaning(of sentence: String, behind before: ArraySlice<String>) async throws -> Interpretation? {
    let named = before.flatMap(namedThings).last.flatMap { naming($0.value.title, in: sentence) }
    if refersToPlace(sentence), let find = findThere("\(before.joined(separator: ". ")). \(sentence)"), !find.isVain {
      return .find(find)
    }
    if refersToPlace(sentence), let named { return try await meaning(of: named, for: with(isWhole: false)) }
    if let found = try await meaning(of: sentence, for: speaking(of: Array(before)).with(isWhole: false)) {
      return found
    }
    guard let named else { return nil }
    return try await meaning(of: named, for: with(isWhole: false))
  }

  private func meaning(of sentence: String, for interpreter: Interpreter) async throws -> Interpretation? {
    let request = interpreter.request(sentence)
    if let found = try await interpreter.requests(request).first, interpreter.isMeant(found) { return found }
    if let beside = try await interpreter.besideStatement(request, isPart: true)?.first { return beside }
    return try await interpreter.aboutTopic(request, isPart: true)?.first
  }

  /// The things that a text calls by their names, whatever stands beside them.
  func namedThings(in text: String) -> [NamedThing] {
    spansOfThings(in: text).filter { span in
      span.thing.value.hasName(text.bytes(span.range)) && !isAmount(text.bytes(span.range))
    }.map(\.thing)
  }

  func isMeant(_ found: Interpretation) -> Bool {
    found.isSure && !leavesOpen(found) || isLikely(found)
  }

  /// A request that is not done yet, in the way that the next sentence says.
  private func corrected(_ wanted: Wanted, by sentence: String) async throws -> Interpretation? {
    let said = continuation(of: sentence)
    guard said.kind == .correction, !said.text.isEmpty, let base = beginning(wanted.meaning) else { return nil }
    return try await changing(base, to: sentence)
  }

  /// Whether a sentence asks for nothing and says nothing that is to be kept.
  func isIdle(_ sentence: String) -> Bool {
    if let command = command(in: sentence), command.score == 1, case .talk = command.request {
      return true
    }
    return readers.continuations.isStatement(sentence) && namesNothing(sentence)
  }

  /// Whether a sentence that nobody understands may ask for something.
  private func mayWant(_ sentence: String) -> Bool {
    readers.splitter.resemblesImperative(sentence) || readers.continuations.isQuestion(sentence)
      || request(sentence).matching.outcome != .notRecognized && !readers.continuations.isStatement(sentence)
  }
}

// MARK: While a question is open

extension Interpreter {
  /// "No. Keep it", "actually forget it, too dear", "the second, it's nearer": the one clause that answers a question, where
  /// the others only say something. What takes back needs less than what agrees.
  func replyAmongClauses(_ text: String, to question: Question) -> Reply? {
    let clauses = readers.continuations.clauses(in: text)
    guard question.otherAnswers != .text, (2...Self.mostClauses).contains(clauses.count) else { return nil }
    var (reply, others): (Reply?, [String]) = (nil, [])
    for clause in clauses {
      guard let said = plainReply(clause, to: question) else {
        others.append(clause)
        continue
      }
      if let reply, reply != said, !(reply.isRefusal && said.isRefusal) { return nil }
      reply = said
    }
    guard let reply else { return nil }
    return others.allSatisfy { reply.isRefusal ? mayStandBesideRefusal($0) : isIdle($0) } ? reply : nil
  }

  /// What the one clause of several comes to that means something, where the others ask for nothing.
  func clause<Meaning>(of text: String, _ meaning: (String) -> Meaning?) -> Meaning? {
    let clauses = readers.continuations.clauses(in: text)
    guard (2...Self.mostClauses).contains(clauses.count) else { return nil }
    for (index, clause) in clauses.enumerated().reversed() {
      guard let found = meaning(clause) else { continue }
      let others = clauses.indices.filter { $0 != index }
      if others.allSatisfy({ asksForNothing(clauses[$0]) }) { return found }
    }
    return nil
  }

  /// "Make that 10, the early bus is awful": a correction in one clause, where the others ask for nothing.
  func correctionAmongClauses(_ text: String, of open: OpenQuestion) async throws -> Interpretation? {
    let clauses = readers.continuations.clauses(in: text)
    guard (2...Self.mostClauses).contains(clauses.count) else { return nil }
    for (index, clause) in clauses.enumerated().reversed() {
      let others = clauses.indices.filter { $0 != index }.map { clauses[$0] }
      guard continuation(of: clause).kind == .correction, others.allSatisfy(asksForNothing),
        let corrected = try await correction(clause, of: open)
      else { continue }
      return corrected
    }
    return nil
  }

  /// Whether a clause says nothing that is to be kept, and nobody waits for anything.
  func asksForNothing(_ clause: String) -> Bool {
    isIdle(clause) || readers.continuations.tellsOfSubject(clause) && !namesThingOfTopic(clause)
      || readers.continuations.isInterjection(clause) || readers.continuations.asksForPatience(clause)
      || namesNothing(clause) && !mayWant(clause) && !readers.continuations.isReported(clause)
  }

  /// Whether words name something of the application that is spoken to.
  private func namesThingOfTopic(_ words: String) -> Bool {
    wholeThings(in: words).contains { snapshot.applications[$0.application].model.name == spokenTo }
  }

  /// "Tomorrow. And tell reception that we're late": an answer, and a request in another sentence.
  func replyAndRequest(_ text: String, to question: Question) -> Interpretation? {
    let sentences = readers.continuations.sentences(in: text)
    guard question.otherAnswers != .text, (2...Self.mostSentences).contains(sentences.count),
      let reply = plainReply(sentences[0], to: question), !reply.isRefusal,
      continuation(of: sentences[1]).kind != .correction,
      let start = text.range(of: sentences[1])?.lowerBound
    else { return nil }
    let rest = String(text[start...])
    let request = request(continuation(of: rest).text)
    guard request.score >= Self.surely, request.matching.outcome == .matched, request.builtInCommand == nil,
      request.matching.candidates.first?.values.isEmpty == false, !isIdle(rest)
    else { return nil }
    return .replyAndRequest(reply, rest)
  }

  /// "Oh no, keep it. Just rename it": the request that is made instead of what is asked about.
  func requestBehindRefusal(_ text: String, of open: OpenQuestion) async throws -> [Interpretation]? {
    let clauses = readers.continuations.clauses(in: text)
    guard let last = clauses.last, clauses.count > 1, plainReply(last, to: open.question) == nil,
      !isIdle(last), !readers.continuations.isInterjection(last)
    else { return nil }
    let said = readers.continuations.withoutPermission(continuation(of: last).text)
    var request = request(said)
    if request.score < Self.surely, let whole = readers.continuations.inOtherWords(said) {
      request = self.request(whole)
    }
    guard request.score >= Self.surely, request.matching.outcome == .matched, isRecognizedByWords(request),
      let best = request.matching.candidates.first, !best.values.isEmpty
    else { return nil }
    return try await shortcuts(request) + [.none(request)]
  }

  private static var mostClauses: Int { 4 }

  private func plainReply(_ clause: String, to question: Question) -> Reply? {
    if readers.replies.takesBack(clause, saidOf: question.prompt, now: settings.now()) { return .cancel }
    let said = question.kind == .confirmation ? clause : continuation(of: clause).text
    let read = readers.replies.read(said, to: question, now: settings.now())
    guard let reply = read.reply, read.fit >= Self.certainReply else { return nil }
    if case .words = reply { return nil }
    return reply
  }

  /// Whether a clause beside a "no" neither agrees nor asks for anything else: "keep it" does not.
  private func mayStandBesideRefusal(_ clause: String) -> Bool {
    if readers.continuations.isStatement(clause) { return true }
    return readers.replies.verdict(of: clause, now: settings.now()) != true && wholeThings(in: clause).isEmpty
      && !readers.continuations.isQuestion(clause) && request(clause).score < settings.matching.threshold
  }
}
