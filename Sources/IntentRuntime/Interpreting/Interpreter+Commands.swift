internal import AppIntents
internal import Dialog
internal import PhraseMatching

// What is asked of the assistant itself.
extension Interpreter {
  /// What is asked of the assistant itself, word for word. Meaning is not asked then: only a phrase that is said exactly
  /// would fit better.
  func commandAtItsWord(_ text: String) -> Interpretation? {
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

  /// "Okay, go ahead" where nothing is asked: only what goes on with the last deed would be meant.
  func agrees(_ request: InterpretedRequest) -> Bool {
    guard openQuestion == nil, request.command.map({ $0.request == .talk(.agreement) }) ?? true,
      readers.replies.verdict(of: request.text, now: settings.now()) == true
    else { return false }
    if let best = request.matching.candidates.first, isAboutLastDeed(best) { return false }
    return match(request.text, similarity: .lexical).candidates.first?.score ?? 0 < Self.sureShortcut
  }

  /// "Nah, forget it" where nothing is asked takes away what was done just now, and nothing else.
  func forgets(_ text: String) -> Bool {
    let said = continuation(of: text)
    guard openQuestion == nil, said.kind == .correction, let command = command(in: said.text) else {
      return false
    }
    return command.score == 1 && command.request == .cancel
  }
}
