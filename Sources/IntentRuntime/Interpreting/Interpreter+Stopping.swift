internal import AppIntents
internal import Dialog
internal import PhraseMatching

// What goes on with the last deeds: "start a workout" and "finish it", "take the falls off again".
extension Interpreter {
  /// "Stop it" stops what was started, where there is nothing else to stop; else "cancel that" takes back what was done.
  func stopped(_ request: InterpretedRequest) -> Interpretation? {
    if let (order, rest) = readers.continuations.wordBeforeComma(request.text), onlySaysWhy(rest),
      case let order = self.request(order), isOnlyVerb(order), case .followUp(let stopping)? = stopped(order)
    {
      return .followUp(stopping)
    }
    // "You can stop it now"
    let bare = readers.continuations.withoutPermission(continuation(of: request.text).text)
    if bare != request.text, !isSaidInItsWords(request) || !references(in: bare).isEmpty {
      let verb = self.request(bare)
      if isOnlyVerb(verb), let stopped = stopped(verb) { return stopped }
    }
    guard openQuestion == nil, left.isEmpty, let last = context.lastDeed,
      request.builtInCommand == .cancel || isOnlyVerb(request)
    else { return nil }
    if let stopping = whatStops(last, request) { return .followUp(FollowUp(of: stopping, fit: 1)) }
    guard request.builtInCommand == .cancel else { return nil }
    if request.replaced != nil, isSaidInItsWords(request) { return .shortcut(request) }
    let canUndo = isDeedTakenBack && context.isDeedJustDone && context.performed.last?.isUndone == false
    return canUndo ? .command(.undo(count: 1)) : nil
  }

  /// "Cancel it" behind what was only told of a timer: the shortcut that says so in its words takes it away. What was done
  /// just now is taken back instead.
  func cancellingIt(_ request: InterpretedRequest) async throws -> [Interpretation]? {
    guard openQuestion == nil, left.isEmpty, let whole = request.replaced,
      request.builtInCommand == .cancel || takesBack(request.text),
      let thing = context.mentions.recentThing, whole.contains(thing.title), let last = context.performed.last,
      last.goesOnTelling,
      let application = snapshot.applications.first(where: { $0.model.entities.contains { $0.name == thing.kind } })
    else { return nil }
    let value = Entity.Value(id: thing.id, title: thing.title, subtitle: thing.subtitle, synonyms: [])
    let name = EntityName(application: application.model.name, entity: thing.kind)
    return try await meaning(of: whole, knowing: [FoundName(entity: name, value: value)]) { informed, again in
      informed.isSaidInItsWords(again)
    }
  }

  /// The "phone" of "pause, phone": names nothing, and is nothing that anybody understands.
  private func onlySaysWhy(_ rest: String) -> Bool {
    namesNothing(rest) && references(in: rest).isEmpty && continuation(of: rest).kind < .variation
      && command(in: rest) == nil && request(rest).matching.outcome == .notRecognized
  }

  /// "Pause it", "continue": says of nothing what is to be paused.
  private func isOnlyVerb(_ request: InterpretedRequest) -> Bool {
    let found = references(in: request.text).filter { $0.target == .that }
    return FindText.words(of: request.text).count == found.count + 1
      && (request.score < Self.sureShortcut || !isRecognizedByWords(request))
  }

  /// The shortcut of the same application that begins with the request's verb and is about the same as the deed.
  private func whatStops(_ last: PerformedRequest, _ request: InterpretedRequest) -> PerformedRequest? {
    guard let verb = FindText.words(of: request.text).first else { return nil }
    let application = snapshot.applications[last.application]
    let stopping = zip(application.model.shortcuts, application.bindings).filter { shortcut, _ in
      isAbout(last, shortcut)
        && shortcut.phrases.contains { phrase in
          FindText.words(of: phrase.text).first == verb || FindText.words(of: phrase.plainWords ?? "").last == verb
        }
    }
    guard stopping.count == 1 else { return nil }
    return PerformedRequest(stopping[0].1, of: last.application, text: request.text)
  }

  /// The shortcut with which the application of the last deed takes back itself what it does.
  var undoOfApp: PerformedRequest? {
    guard let last = context.deedWithoutUndo else { return nil }
    let application = snapshot.applications[last.application]
    let undoing = zip(application.model.shortcuts, application.bindings).first { shortcut, _ in
      !shortcut.parameters.contains { !$0.isOptional }
        && command(in: shortcut.title)?.request == .undo(count: 1)
    }
    return undoing.map { PerformedRequest($0.1, of: last.application, text: "") }
  }

  /// Whether a candidate needs no value and its title has a word of the last deed: "finish it" is about the workout that
  /// was started.
  func isAboutLastDeed(_ candidate: Candidate) -> Bool {
    guard candidate.values.isEmpty, let last = context.lastDeed else { return false }
    let application = snapshot.applications[last.application].model
    return application.shortcuts.contains { $0.intent == candidate.intent && isAbout(last, $0) }
      && application.name == candidate.application
  }

  /// "Done" of a workout that was started, where something else comes first by the meaning of such words only.
  func preferLastDeed(in interpreted: inout InterpretedRequest) {
    guard interpreted.matching.outcome != .notRecognized, !interpreted.matching.isExact,
      let best = interpreted.matching.candidates.first, best.values.isEmpty, !isAboutLastDeed(best),
      let index = interpreted.matching.candidates.firstIndex(where: {
        $0.score >= settings.matching.threshold && isAboutLastDeed($0)
      }),
      !saysWord(of: best, in: interpreted.text)
    else { return }
    interpreted.matching.candidates = [interpreted.matching.candidates[index]]
    interpreted.matching.candidates[0].distance = 0
    interpreted.matching.outcome = .matched
  }

  /// Whether a word of a text is one of the phrase of a candidate, and not only like one by its meaning.
  ///
  /// - Parameter isShortMisspelt: whether "step" may be "stop".
  func saysWord(of candidate: Candidate, in text: String, isShortMisspelt: Bool = true) -> Bool {
    steps(of: candidate, in: text).contains { step in
      step.kind == .matched && step.comparedBy == .lexical && step.weight >= Explanation.content
        && (isShortMisspelt || step.similarity == 1 || step.requestText?.count ?? 0 > Self.longestShortWord)
    }
  }

  private static var longestShortWord: Int { 4 }

  /// Whether a word of a phrase that says something is said by another of its meaning.
  func meansWord(of candidate: Candidate, in text: String) -> Bool {
    steps(of: candidate, in: text).contains { step in
      step.kind == .matched && step.comparedBy == .semantic && step.weight >= Explanation.content
    }
  }

  private func isAbout(_ last: PerformedRequest, _ shortcut: Shortcut) -> Bool {
    let begun = FindText.words(of: "\(last.title) \(last.text)")
    return !shortcut.parameters.contains { !$0.isOptional }
      && FindText.words(of: shortcut.title).contains { word in begun.contains { Self.isAlike(word, $0) } }
  }

  /// "Take the falls off again": takes back the deed that was about it, or else does the opposite.
  func undoing(_ topic: String) -> Interpretation? {
    if let several = takingBackSeveral(topic) { return several }
    guard let topic = title(of: topic) else { return isDeedTakenBack ? .command(.undo(count: 1)) : nil }
    let deeds = context.deeds
    let named = thing(named: topic).flatMap { deeds.index(about: FindText.words(of: $0.value.title)) }
    if let index = deeds.index(about: words(of: topic)) ?? named, let taken = taking(index) { return taken }
    return opposite(about: topic).map { .followUp($0) }
  }

  /// Takes back the deed that words which take back name: "cancel the wine" behind wine and water. Where they name none,
  /// the last one is meant.
  func deedTakenBack(_ text: String) -> Interpretation? {
    guard openQuestion == nil, left.isEmpty || leftQuestion(about: text) == nil else { return nil }
    let said = FindText.words(of: text) + things(in: text).flatMap { FindText.words(of: $0.value.title) }
    if let index = context.deeds.index(sharingMostOf: said) { return taking(index) }
    return left.isEmpty && isDeedTakenBack && context.isDeedJustDone ? .command(.undo(count: 1)) : nil
  }

  private func taking(_ index: Int) -> Interpretation? {
    let deeds = context.deeds
    guard deeds.isFree(index) else { return nil }
    return .command(deeds.done[index].name.map { .undoDeed(about: $0) } ?? .undo(count: 1))
  }

  /// Whether an app answers a question itself.
  func isAskedOfApp(_ text: String) -> Bool {
    let request = request(text)
    guard request.matching.outcome != .notRecognized, let best = request.matching.candidates.first else { return false }
    return best.score >= Self.surely && readers.continuations.isQuestion(best.phrase)
  }

  /// Whether a word says what a deed does that can be done here: "booked" where seats are.
  func isItSo(_ word: String) -> Bool {
    let verbs = readers.continuations.verbs(ofParticiple: word.lowercased())
    return context.deed(done: verbs) != nil || !verbs.isEmpty && readers.continuations.isOnlyDone(verbs)
  }

  /// "Put the pin back": does again what was taken back last, or takes back what took it away.
  func restoring(_ topic: String) -> Interpretation? {
    let words = words(of: title(of: topic) ?? topic)
    if let name = context.deeds.undone.last?.name, !words.isEmpty, DeedHistory.isAbout(words, name) {
      return .command(.redo)
    }
    return undoing(topic)
  }

  /// "Turn it on again", "unpin the ridge" behind what did the opposite: takes that back where nothing of its own is meant.
  func turnedBack(_ request: InterpretedRequest) -> Interpretation? {
    guard openQuestion == nil, request.score < Self.surely,
      !references(in: request.text).contains(where: \.target.isPlural), simplified(request) == nil
    else { return nil }
    let isAboutLast = !references(in: request.text).isEmpty
    let beside = references(in: request.text).reduce(request.text) { rest, reference in
      rest.replacingOccurrences(of: request.text.bytes(reference.range), with: " ")
    }
    let rest = FindText.words(of: readers.continuations.withoutNoise(beside) ?? beside)
    let deeds = isAboutLast ? context.lastDeed.map { [$0] } ?? [] : context.performed.reversed().filter(\.isDone)
    return deeds.first { isTurnedBack($0, by: request.text, rest) }.map { .command(.undoRequest($0.number)) }
  }

  /// Whether words do the opposite of a deed, and say nothing else that was not said for it.
  private func isTurnedBack(_ deed: PerformedRequest, by text: String, _ rest: [String]) -> Bool {
    let known = FindText.words(of: "\(deed.text) \(deed.title)")
    return deed.undoCount > 0 && !deed.isUndone && rest.count { !known.contains($0) } == 1
      && readers.continuations.areOpposite(text, "\(deed.text) \(deed.title)")
  }

  /// The words of a topic; "it" as what was spoken of. Nil where that says no more than what was done last.
  private func title(of topic: String) -> String? {
    let found = references(in: topic)
    guard let reference = found.first, found.count == 1, reference.range.count == topic.utf8.count else { return topic }
    let meant = context.mentions.referent(of: reference.target)
    if reference.target == .that, context.lastDeed.map({ $0.undoCount > 0 }) ?? false { return nil }
    return meant?.title ?? topic
  }

  private func words(of topic: String) -> [String] { FindText.words(of: readers.continuations.bareName(topic)) }

  /// What takes away what a deed is about that is not the last, or left nothing to undo: "take the falls off again" of
  /// what was a favorite already.
  func opposite(about topic: String) -> FollowUp? {
    guard let thing = thing(named: topic),
      let last = context.performed.last(where: { $0.isDone && $0.title.contains(thing.value.title) })
    else { return nil }
    return opposite(of: last, about: thing)
  }

  /// The one shortcut that takes away what a request did to a thing, or does the opposite: "Unlock" of "Lock".
  func opposite(of done: PerformedRequest, about thing: NamedThing) -> FollowUp? {
    let reader = readers.continuations
    guard !reader.removes(done.title), thing.application == done.application else { return nil }
    let words = FindText.words(of: done.title)
    let uses = uses(of: thing) { shortcut in
      reader.areOpposite(shortcut.title, done.name)
        || reader.removes(shortcut.title)
          && FindText.words(of: shortcut.title).contains { word in words.contains { Self.isAlike(word, $0) } }
    }
    return uses.count == 1 ? filled(uses[0], from: done) : nil
  }

  /// A use of a thing with what a deed was about besides it, where the use takes such things as well: what was put into a
  /// collection is taken out of that.
  private func filled(_ use: FollowUp, from done: PerformedRequest) -> FollowUp {
    let names = Set(use.changed.map(\.name))
    guard case .intent(let before) = done.deed, case .intent(let next) = use.base.deed else {
      let said = done.candidate?.values ?? []
      let shared = said.filter { value in
        !names.contains(value.name) && use.base.parameters.contains { $0.name == value.name }
          && !value.values.isEmpty
      }
      var use = use
      use.changed += shared
      return use
    }
    var use = use
    let given = IntentParameters(of: before).entries.map(\.parameter.givenValue)
    for entity in given.compactMap({ ConversationContext.entities(in: $0) }).joined() {
      let open = IntentParameters(of: next).entries.first { entry in
        !names.contains(entry.name) && use.assigned[entry.name] == nil
          && entry.parameter.valueKind.entityTypes.contains { $0 == type(of: entity) }
      }
      if let open { use.assigned[open.name] = entity }
    }
    return use
  }

  /// The same from the last deed that was about the thing.
  func filledFromDeed(_ use: FollowUp) -> FollowUp {
    let things = Set(use.changed.flatMap(\.values).map(\.id))
    let about = context.performed.last { done in
      done.application == use.base.application && done.isDone && !done.isUndone
        && done.candidate?.values.contains { $0.values.contains { things.contains($0.id) } } == true
    }
    return about.map { filled(use, from: $0) } ?? use
  }

  /// Whether two titles have a word in common: "Open Blinds" and "Close Blinds".
  func isAlike(_ title: String, _ other: String) -> Bool {
    FindText.words(of: title).contains { word in FindText.words(of: other).contains { Self.isAlike(word, $0) } }
  }

  /// "Watering" and "water".
  static func isAlike(_ word: String, _ other: String) -> Bool {
    min(word.count, other.count) >= 4 && (word.hasPrefix(other) || other.hasPrefix(word))
  }
}
