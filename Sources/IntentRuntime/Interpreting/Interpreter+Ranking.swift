internal import AppIntents
internal import Dialog
internal import PhraseMatching

extension Interpreter {
  /// What a text may mean, the likeliest first; never empty.
  func interpretations(of text: String) async -> [Interpretation] {
    do {
      if let openQuestion { return try await replies(text, to: openQuestion) }
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

  private func requests(_ request: InterpretedRequest) async throws -> [Interpretation] {
    if let certain = try await certain(request) { return certain }
    let text = request.text
    if let followUp = try await followUp(text, besides: request) { return [followUp, .none(request)] }
    if let found = try await plain(request) { return found }
    if let shown = thingToShow(text), request.score < Self.sureShortcut { return [.name(shown)] }
    if request.score < Self.sureShortcut, let resumed = answerToLeftQuestion(text) { return [resumed] }
    var found = try await shortcuts(request)
    if found.isEmpty { found += try await fragments(request) }
    return found + [.none(request)]
  }

  /// What a text means where nothing that can be found has to be known for it; nil where more has to be looked at.
  func certainInterpretations(of text: String) async -> [Interpretation]? {
    guard openQuestion == nil else { return nil }
    if let command = commandAtItsWord(text) { return [command] }
    let request = request(text)
    do {
      if let certain = try await certain(request) { return certain }
      return readers.continuations.read(text).kind == .plain ? try await plain(request) : nil
    } catch {
      return [.failure(error)]
    }
  }

  /// What is asked of the assistant itself, word for word. Meaning is not asked then: only a phrase that is said exactly
  /// would fit better.
  private func commandAtItsWord(_ text: String) -> Interpretation? {
    guard let command = readers.builtInCommand(in: text), command.score == 1, context.snippet == nil,
      context.formerButtons.isEmpty, readers.continuations.read(text).kind == .plain
    else { return nil }
    // What has a topic may as well be a request of an app.
    if case .search = command.request { return nil }
    if case .help(_?) = command.request { return nil }
    let lexical = match(text, similarity: .lexical)
    guard !lexical.isExact, lexical.candidates.first?.score ?? 0 < Self.sureShortcut else { return nil }
    return interpretation(of: command.request, said: text)
  }

  private func certain(_ request: InterpretedRequest) async throws -> [Interpretation]? {
    let text = request.text
    if request.matching.isTooLong || text.allSatisfy(\.isWhitespace) { return [.none(request)] }
    if let button = button(named: text) { return [.button(button)] }
    if let former = formerButton(named: text) { return [.followUp(former)] }
    return request.matching.isExact ? try await clear(request) : nil
  }

  /// What a text means that goes on from nothing.
  private func plain(_ request: InterpretedRequest) async throws -> [Interpretation]? {
    if request.isClear { return try await clear(request) }
    if let command = request.builtInCommand, let found = interpretation(of: command, said: request.text) {
      return [found]
    }
    return takesBack(request.text) ? [.takeBack] : nil
  }

  /// A request that a shortcut fits word for word; what stands where it takes any words may be several things.
  private func clear(_ request: InterpretedRequest) async throws -> [Interpretation] {
    if let each = try await eachOfSeveral(request) { return [each] }
    return [.shortcut(request), .none(request)]
  }

  /// What is asked of the assistant itself; nil where the words are a name, or there is nothing to go back to.
  private func interpretation(of command: BuiltInCommand, said text: String) -> Interpretation? {
    switch command {
    case .talk(.difference): if let find = differences(of: openQuestion) { return .find(find) }
    case .resume(let topic): return leftQuestion(about: topic).map { .resumption($0, nil) }
    case .talk(.greeting), .talk(.farewell), .talk(.thanks):
      if openQuestion == nil, let thing = thing(named: text), thing.value.title.lowercased() == text.lowercased() {
        return .name(thing)
      }
    case .undo, .redo, .again, .help, .cancel, .search, .talk: break
    }
    return .command(command)
  }

  /// Whether a text takes back what was said last: "forget the tickets".
  private func takesBack(_ text: String) -> Bool {
    let topics = context.performed.suffix(2).flatMap { [$0.title, $0.text] } + left.map(\.prompt)
    return readers.replies.takesBack(text, saidOf: topics.joined(separator: " "), now: settings.now())
  }

  /// What comes of a text by shortcuts and by looking for entities.
  private func shortcuts(_ request: InterpretedRequest) async throws -> [Interpretation] {
    if request.unresolved != nil, context.mentions.focus.count > 1, isAboutOne(request) {
      return [.whichReferent(request)]
    }
    if let each = eachReferent(of: request) { return [each] }
    var found: [Interpretation] = []
    if let each = try await eachOfSeveral(request) { return [each] }
    let request = try await knowingNames(in: request)
    if request.matching.outcome != .notRecognized {
      if let second = secondRequest(in: request) { return [second] }
      if let valid = try await withValidValues(request) {
        if let find = find(insteadOf: valid) { found.append(.find(find)) }
        var closer = valid
        closer.hasOtherMeanings = true
        found.append(.shortcut(closer))
      }
    }
    let shortcut = found.last
    if let steps = steps(of: request) { found.append(.steps(steps)) }
    if let find = findAny(request.text) { found.append(.find(find)) }
    // Where its words are no values and nothing else is meant, it says so.
    if case .shortcut(var last)? = shortcut {
      if let unclear = unclearPart(of: request) { found.append(unclear) }
      last.hasOtherMeanings = false
      found.append(.shortcut(last))
    }
    return found
  }

  /// What comes of a text that is no request of its own.
  private func fragments(_ request: InterpretedRequest) async throws -> [Interpretation] {
    let text = request.text
    var found: [Interpretation] = []
    if let refined = findFurther(text) { found.append(.find(refined)) }
    if let count = countedButton(for: text) { found.append(.count(count)) }
    if let plain = try await plainFollowUp(text) { found.append(.followUp(plain)) }
    if let mention = mentionAlone(text) { found.append(.referent(mention)) }
    if let thing = thing(named: text) { found.append(.name(thing)) }
    if let things = things(named: text) { found.append(.names(things)) }
    if let completed = try await completed(text) { found.append(.followUp(completed)) }
    if let repaired = try await repaired(text) { found += repaired }
    if let plain = withoutReference(request) { found.append(.shortcut(plain)) }
    if let listed = findNamed(text) { found.append(.find(listed)) }
    if let unclear = unclearPart(of: request) { found.append(unclear) }
    if request.matching.outcome == .matched, request.unresolved == nil { found.append(.shortcut(request)) }
    if found.isEmpty, let unknown = unknownValue(text) { found.append(unknown) }
    return found
  }

  /// A shortcut that fits so well is meant, even where entities could be looked for.
  static var sureShortcut: Double { 0.9 }

  // MARK: Where a question is open

  /// From here on a reply is one, whatever else the text is: "left" picks the lamp on the left, and is no command to
  /// turn.
  private static var certainReply: Double { 0.9 }
  /// From here on a text is a request even in the middle of a question. "Turn on the lamp" asked for "Which lamp?" is;
  /// "lamp" (0.6 of some phrase) is not.
  private static var recognized: Double { 0.85 }
  /// How much better it has to fit than as a reply. "Hall lamp" (0.9 as a reply, 0.95 as a short phrase) stays a reply.
  private static var lead: Double { 0.3 }
  /// What is said behind "no, …" answers the question from here on.
  private static var likelyReply: Double { 0.8 }

  private func replies(_ text: String, to open: OpenQuestion) async throws -> [Interpretation] {
    let question = open.question
    let read = readers.replies.read(text, to: question, now: settings.now())
    if let reply = read.reply, read.fit >= Self.certainReply { return [.reply(reply)] }
    let request = request(text)
    if question.isOffer {
      if case .talk(let talk)? = request.builtInCommand, talk == .agreement { return [.none(request)] }
      if case .talk(let talk)? = request.builtInCommand, talk == .refusal { return [.takeBack] }
      return try await requests(request)
    }
    let isFree = question.otherAnswers == .text
    if let command = request.builtInCommand, !isFree || (request.command?.score ?? 0) > 0.99,
      isOutside(command, isFree),
      let found = interpretation(of: command, said: text)
    {
      return [found]
    }
    if request.matching.isExact { return try await shortcuts(request) + [.none(request)] }
    if isFree { return [.reply(read.reply ?? .words(text))] }
    if let count = countedButton(for: text) { return [.count(count)] }
    if let corrected = try await correction(text, of: open) { return [corrected] }
    if request.score >= Self.recognized, request.score >= read.fit + Self.lead, isRecognizedByWords(request) {
      let found = try await shortcuts(request)
      if !found.isEmpty { return found + [.none(request)] }
    }
    if let find = findAbout(text, open) { return [.find(find)] }
    if let find = find(in: text), !find.isVain { return [.find(find)] }
    if case .words? = read.reply, readers.continuations.isQuestion(text) { return [.inquiry] }
    if let reply = read.reply { return [.reply(reply)] }
    if readers.continuations.isQuestion(text) { return [.inquiry] }
    return [.none(request)]
  }

  /// Whether what is for the assistant itself is no reply: "yes" and "thanks" say nothing to a question that they do not
  /// answer.
  private func isOutside(_ command: BuiltInCommand, _ isFree: Bool) -> Bool {
    guard case .talk(let talk) = command else { return true }
    switch talk {
    case .agreement, .refusal: return false
    case .thanks, .greeting, .farewell, .identity, .apology: return !isFree
    case .repeatAnswer, .repeatQuestion, .why, .whatWasDone, .whatCanBeUndone, .options, .moreOptions, .difference:
      return true
    }
  }

  /// Another value for what the question belongs to, or something else in its place: "no, make it denali".
  private func correction(_ text: String, of open: OpenQuestion) async throws -> Interpretation? {
    let said = readers.continuations.read(text)
    if said.kind > .plain {
      let read = readers.replies.read(said.text, to: open.question, now: settings.now())
      if let reply = read.reply, read.fit >= Self.likelyReply { return .reply(reply) }
    }
    if let base = open.request, var followUp = try await followUp(said, of: base, isFree: said.kind == .plain) {
      // What is asked for is answered, and nothing is begun again.
      guard !followUp.changed.contains(where: { $0.name == open.question.parameter }) else { return nil }
      followUp.isCorrection = true
      return .followUp(followUp)
    }
    guard said.kind == .correction else { return nil }
    let instead = request(said.text)
    return instead.score >= Self.recognized ? try await shortcuts(instead).first : nil
  }

  // MARK: Questions that were left

  private func leftQuestion(about topic: String?) -> Int? {
    guard let topic else { return left.indices.last }
    let wanted = topic.lowercased().split { !$0.isLetter && !$0.isNumber }
    return left.lastIndex { question in
      let text = "\(question.prompt) \(question.subject ?? "") \(question.action ?? "")".lowercased()
      let words = Set(text.split { !$0.isLetter && !$0.isNumber })
      return wanted.contains { words.contains($0) }
    }
  }

  /// The answer to the question that was left last; only one by a name or a value, for nobody says yes to what is not
  /// shown.
  private func answerToLeftQuestion(_ text: String) -> Interpretation? {
    guard let index = left.indices.last, left[index].kind != .confirmation else { return nil }
    let read = readers.replies.readValue(text, of: left[index], now: settings.now())
    guard let reply = read?.reply, read?.fit ?? 0 >= Self.certainReply else { return nil }
    return .resumption(index, reply)
  }

  // MARK: Shortcuts

  /// The request with only those candidates whose values there are; nil if there is none left.
  ///
  /// Where the index knows all values nothing is looked up.
  private func withValidValues(_ interpreted: InterpretedRequest) async throws -> InterpretedRequest? {
    let matching = interpreted.matching
    let validation = CandidateValidation(
      in: snapshot, locale: settings.locale, known: interpreted.known, unresolved: interpreted.unresolved)
    let good = matching.candidates.filter { $0.score >= settings.matching.threshold }
    let rivals = good.filter { $0.distance < settings.matching.margin }
    guard rivals.contains(where: validation.isOpen) else { return interpreted }
    let valid = try await validation.valid(good).firstOfEachIntent
    guard let best = valid.first else { return nil }
    var validated = interpreted
    validated.matching.candidates = valid
    let left = valid.filter { $0.distance - best.distance < settings.matching.margin }
    let isDecided = left.count == 1 && !best.values.contains { $0.values.count > 1 }
    validated.matching.outcome = isDecided ? .matched : .ambiguous
    for index in validated.matching.candidates.indices {
      validated.matching.candidates[index].distance -= best.distance
    }
    return validated
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

  /// The request with values for words that are a part of a known name, or near one: "the angels one".
  private func knowingNames(in request: InterpretedRequest) async throws -> InterpretedRequest {
    var known = request
    for index in known.matching.candidates.indices {
      let candidate = known.matching.candidates[index]
      let (binding, application) = snapshot.bindings[candidate.shortcut]
      let parameters = PerformedRequest(binding, of: application, text: request.text).parameters
      for (place, value) in candidate.values.enumerated() where value.values.isEmpty && value.typed == nil {
        guard request.known.entities(called: value.text) == nil, value.text != request.unresolved,
          let parameter = parameters.first(where: { $0.name == value.name }), parameter.entityName != nil
        else { continue }
        let listed = snapshot.applications[application].values(of: parameter)
        let named = named(
          readers.continuations.bareName(readers.continuations.withoutPreposition(value.text)), among: listed,
          of: parameter)
        known.matching.candidates[index].values[place].values = named.map { ResolvedValue($0) }
        if named.isEmpty, let entity = try await described(value.text) {
          known.known.add([entity], called: value.text)
        }
      }
    }
    return known
  }

  /// The listed values that words name for certain, several where they do not say which.
  private func named(_ words: String, among listed: [Entity.Value], of parameter: Parameter) -> [Entity.Value] {
    let question = Question(of: parameter, listing: listed)
    let named = readers.replies.options(named: words, of: question, now: settings.now())
    guard let best = named.first, best.fit >= Self.likelyReply, named.count <= Question.mostShown else { return [] }
    return named.map { listed[$0.index] }
  }

  /// A button of the view that was shown last. Outside of a question it has to be named as it is labelled.
  private func button(named text: String) -> Int? {
    guard let snippet = context.snippet, !snippet.buttons.isEmpty else { return nil }
    var question = Question(.choice, "")
    question.buttons = snippet.buttons.map(\.label)
    let read = readers.replies.read(text, to: question, now: settings.now())
    guard case .button(let index)? = read.reply, read.fit >= 0.99 else { return nil }
    return index
  }
}

extension [Candidate] {
  /// The best candidate of each intent: another reading of the same words is no choice for anybody.
  fileprivate var firstOfEachIntent: [Candidate] {
    var seen: Set<[String]> = []
    return filter { seen.insert([$0.application, $0.intent]).inserted }
  }
}
