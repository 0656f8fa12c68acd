internal import Dialog
internal import PhraseMatching

// Another value in place of an answer, and refusals.
extension Interpreter {
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

  /// "Oh stop, it's the red one that has to go": a correction with more words around it.
  func correctionInPart(of text: String, of open: OpenQuestion) async throws -> Interpretation? {
    for part in readers.continuations.parts(of: text) {
      if case .followUp(let followUp)? = try await correction(part.text, of: open) { return .followUp(followUp) }
    }
    return nil
  }

  /// Whether a text takes away what is only to be chosen: "delete the first one" where one is to be opened.
  func removes(_ text: String, instead open: OpenQuestion, _ reply: Reply?) -> Bool {
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
  func isOfFocusOnly(_ text: String) -> Bool {
    let said = continuation(of: text).text
    return references(in: said).contains { $0.target == .that && $0.range.upperBound == said.utf8.count }
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
}
