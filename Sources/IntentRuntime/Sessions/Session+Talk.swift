internal import AppIntents
internal import Dialog
internal import PhraseMatching

// What is answered and leaves everything as it is.
extension Session {
  /// Answers beside the open question, if there is one, and asks it again.
  func answerAside(_ interpretation: Interpretation, _ text: String) async -> Response {
    var utterances: [Response.Utterance] = []
    // Who talks about a deed has it in mind.
    if case .command = interpretation, context.isDeedJustDone { context.turnCount -= 1 }
    switch interpretation {
    case .command(.help(let topic)): utterances = [.says(help(about: topic))]
    case .command(.talk(let talk)): utterances = await answer(to: talk)
    case .command(.talkOfDeed(.wasItDone, let topic)): utterances = [.says(wasDone(topic))]
    case .command(.talkOfDeed(.ownDeed, let topic)): utterances = [.says(ownDeed(topic))]
    case .command(.talkOfDeed(.isItSo, let topic)):
      utterances = [.says(wasDone(context.deed(done: readers.continuations.verbs(ofParticiple: topic.lowercased()))))]
    case .command(.talkOfDeed(.allThatWasDone, let topic)):
      await countDeeds()
      utterances = [.says(allThatWasDone(about: topic))]
    case .command(.talkOfDeed(_, let topic)): utterances = [.says(why(context.deed(about: topic)))]
    case .find(let find): return await lookAside(find, text)
    case .count(let button): return await pressAside(button, text)
    case .unknownValue(let words, let title, _):
      utterances = [.says(unknownName(words, of: title.isEmpty ? "" : wording.inSentence(title)))]
    case .values(let kind): utterances = [.says(tell(kind))]
    case .inquiry: utterances = whatIsKnown(for: text)
    default: break
    }
    if question != nil {
      let answer = response(asking: utterances)
      return interpretation.asksToList ? answer.listingOptions : answer
    }
    var response = Response(.succeeded, to: text)
    response.utterances = utterances
    response.dialog = response.speech
    return response
  }

  /// Says that something is too long to be read; an open question stays open.
  func refuse(_ text: String) -> Response {
    if question != nil { return response(asking: [.says(wording.tooLong())]) }
    var response = Response(.notRecognized, to: text)
    response.matching = .tooLong
    response.utterances = [.says(wording.tooLong())]
    response.dialog = response.speech
    return response
  }

  /// Says that a reply was not understood, and asks again.
  func askAgain(_ text: String) -> Response {
    guard let question else { return Response(.notRecognized, to: text) }
    return response(asking: [.says(wording.replyHint(question))])
  }

  /// What is said where a reply was no answer: that nobody knows the name, and what would be one.
  @inline(never)
  func hint(_ question: Question) -> String {
    guard let words = run.lastWords, question.otherAnswers == .words, let noun = question.noun ?? question.subject,
      isName(words)
    else { return wording.replyHint(question) }
    return "\(unknownName(words, of: noun)) \(wording.hint(question))"
  }

  func unknownName(_ words: String, of noun: String) -> String {
    let name = readers.continuations.nameInQuestion(words)
    return noun.isEmpty ? wording.unknownName(name) : wording.unknownValue(name, title: noun)
  }

  /// Whether words that nobody knows may be a name: "sing me a song" and "remove it" say something else.
  func isName(_ words: String) -> Bool {
    words.split(separator: " ").count <= Self.longestName
      && !readers.continuations.isSentence(run.lastReply) && !readers.continuations.isSentence(words)
      && readers.continuations.withoutNoise(words) == nil
      && !readers.references.references(in: words).contains { $0.target == .that || $0.target == .there }
      && readers.replies.verdict(of: words, now: settings.now()) == nil
  }

  private func answer(to talk: BuiltInCommand.Talk) async -> [Response.Utterance] {
    switch talk {
    case .repeatAnswer:
      return context.answer.isEmpty && question == nil ? [.says(wording.nothingSaid())] : context.answer
    case .repeatQuestion: return question == nil ? [.says(wording.nothingAsked())] : []
    case .why: return [.says(whyAsked() ?? why(context.lastDeed))]
    case .whatWasDone, .wasItDone, .ownDeed, .isItSo, .whatWasChanged, .allThatWasDone, .whatCanBeUndone:
      await countDeeds()
      return [.says(told(of: talk))]
    case .options, .difference: return [.says(options(isDetailed: talk == .difference))]
    case .moreOptions: return moreOptions()
    case .identity: return [.says(wording.introduction(applications: applicationNames))]
    case .thanks, .greeting, .farewell, .apology, .patience, .affection, .laughter, .complaint, .chat, .presence,
      .remark,
      .agreement, .refusal:
      return wording.talkedAbout(talk).map { [.says($0)] } ?? []
    }
  }

  private func told(of talk: BuiltInCommand.Talk) -> String {
    switch talk {
    case .whatWasChanged: whatWasChanged()
    case .wasItDone: wasItDone()
    case .allThatWasDone: allThatWasDone()
    case .whatCanBeUndone: wording.undoable(context.deeds.undoable.map { $0 ?? wording.done() })
    default: whatWasDone()
    }
  }

  /// What there is of a kind; it can be referred to next.
  @inline(never)
  func tell(_ kind: NamedKind) -> String {
    let values = kind.entity.values.prefix(Self.mostNamed)
    let named = values.map { Mention(title: $0.title, id: $0.id, kind: kind.entity.name) }
    // What one of a list is like leaves the list as it is.
    if kind.isAboutOne { context.mentions.add(named) } else { context.mentions.list(named) }
    let isPrecise = kind.isAboutOne || Set(values.map(\.title)).count < values.count
    let names = values.map { isPrecise ? $0.titleAndSubtitle : $0.title }
    guard let noun = kind.noun else { return wording.listed(names) + "." }
    let count = kind.entity.values.count
    return count == 0
      ? wording.foundNone(noun) : wording.found(count: count, plural: noun, names: names, more: count - names.count)
  }

  var applicationNames: [String] { registry.snapshot.applications.map(\.model.name).filter(isTalkedTo) }

  /// Why the open question is asked: what it belongs to.
  private func whyAsked() -> String? {
    guard let question, let request = run.request else { return nil }
    let application = registry.snapshot.applications[request.application].model.name
    let because = wording.because(request: request.text, action: request.title, application: application)
    return "\(because) \(question.kind == .confirmation ? wording.onlyWithYes() : wording.neededForIt())"
  }

  private func why(_ deed: PerformedRequest?) -> String {
    guard let last = deed else { return wording.nothingDone() }
    let application = registry.snapshot.applications[last.application].model.name
    return wording.because(request: last.text, action: last.title, application: application)
  }

  /// Whether what a question names was done, or what was done last.
  private func wasDone(_ topic: String) -> String {
    wasDone(context.deed(titledWith: FindText.words(of: readers.continuations.withoutFillers(topic))))
  }

  /// What was done about something in this conversation.
  private func ownDeed(_ topic: String) -> String {
    let deed = context.deed(titledWith: FindText.words(of: readers.continuations.bareName(topic)))
    guard let deed else { return context.lastDeed.map { wording.notInConversation($0.title) } ?? wording.nothingDone() }
    return deed.effect == .nothing ? wording.changedNothing(deed.title) : wording.deeds([deed.title])
  }

  private func wasDone(_ deed: PerformedRequest?) -> String {
    (deed ?? context.lastStandingDeed).map { wording.wasDone(deed != nil, $0.title) } ?? wording.nothingDone()
  }

  /// Whether what was asked for last was done.
  private func wasItDone() -> String {
    if context.takenBack != nil { return whatWasDone() }
    let isDone = question == nil && context.performed.last?.isDone == true
    return wasDone(isDone ? context.lastStandingDeed : nil)
  }

  /// All that there is to choose from, or what was listed last.
  private func options(isDetailed: Bool, askedBy text: String = "") -> String {
    var offered = options(askedAbout: text).map { ($0.title, $0.subtitle) }
    if offered.isEmpty, isDetailed { offered = lastOffered }
    if let question, offered.isEmpty { return whatItTakes(question) }
    let items = question == nil && offered.isEmpty ? context.mentions.listed.map { ($0.title, nil) } : offered
    if items.isEmpty { return help(about: nil) }
    if isDetailed, items.contains(where: { $0.1 != nil }) {
      return wording.differences(items.map { (title: $0.0, detail: $0.1 ?? "") })
    }
    return wording.listed(items.map(\.0)) + "."
  }

  /// The options that a question names, or those that are as it says; all of them where it is about no few. One alone can
  /// be referred to next.
  private func options(askedAbout text: String) -> [Question.Option] {
    let (all, said) = (question?.options ?? [], Set(FindText.words(of: text)))
    let telling = { (words: String) in FindText.words(of: words).contains { $0.count > 3 && said.contains($0) } }
    let named = all.filter { telling($0.title) }
    let fitting = named.isEmpty ? all.filter { telling($0.subtitle ?? "") } : named
    if fitting.count == 1 { context.mentions.add([Mention(title: fitting[0].title, id: fitting[0].title, kind: "")]) }
    return fitting.isEmpty ? all : fitting
  }

  /// What there was to choose from last.
  private var lastOffered: [(String, String?)] {
    context.lastChoice?.options.compactMap { option in
      if let value = option as? CatalogValue { return (value.title, value.subtitle) }
      let display = (option as? any AppEntity).map { DisplayRepresentation(showing: $0) }
      return display.map { (String(localized: $0.title), $0.subtitle.map { String(localized: $0) }) }
    } ?? []
  }

  /// Values that answer a question which offers none, or what else does.
  private func whatItTakes(_ question: Question) -> String {
    let values = unlistedValues(of: question)
    return values.isEmpty ? wording.hint(question) : wording.known(values)
  }

  /// What can be said to a question about the open question: what there is to choose from. What is asked is said again
  /// anyway.
  private func whatIsKnown(for text: String) -> [Response.Utterance] {
    guard let question else { return [] }
    if !question.options.isEmpty { return [.says(options(isDetailed: true, askedBy: text))] }
    // What is asked may hold the answer, such as a price.
    if question.prompt.contains(where: \.isNumber) { return [] }
    if case .typed = question.otherAnswers { return [.says(wording.hint(question))] }
    return [.says((question.kind == .confirmation ? whyAsked() : nil) ?? wording.replyHint(question))]
  }

  /// Values of what is asked for that are known and were not offered.
  private func unlistedValues(of question: Question) -> [String] {
    guard let name = question.parameter, let request = run.request,
      let parameter = request.parameters.first(where: { $0.name == name })
    else { return [] }
    let offered = Set(question.options.map(\.title))
    let values = registry.snapshot.applications[request.application].values(of: parameter)
    return Array(values.map(\.title).filter { !offered.contains($0) }.prefix(Self.mostNamed))
  }

  private static var mostNamed: Int { 20 }
  /// More words than this are hardly a name that was misheard.
  private static var longestName: Int { 5 }

  private func moreOptions() -> [Response.Utterance] {
    guard let question else {
      let listed = context.mentions.listed.map(\.title)
      return [.says(listed.isEmpty ? wording.nothingMore() : wording.listed(listed) + ".")]
    }
    if question.options.count > Question.mostShown {
      turnPage()
      return []
    }
    let others = unlistedValues(of: question)
    if others.isEmpty, question.otherAnswers == .words { return [.says(wording.hint(question))] }
    return [.says(others.isEmpty ? wording.nothingMore() : wording.known(others))]
  }

  // MARK: Looking and counting in the middle of a question

  private func lookAside(_ find: ReadFind, _ text: String) async -> Response {
    let kept = run.draft
    defer { run.draft = kept }
    draft = Response(.succeeded, to: text)
    do { try await environment(isCertain: true).run { try await look(for: find) } } catch { end(with: error) }
    if question != nil { return response(asking: draft.utterances) }
    return draft
  }

  /// Sets the number of the view that is shown with the question.
  private func pressAside(_ button: CountedButton, _ text: String) async -> Response {
    let kept = run.draft
    do {
      try await environment(isCertain: true).run { try await press(button) }
    } catch {
      draft = kept
      end(with: error)
    }
    var answer = response(asking: draft.utterances)
    // At the end of its range a button goes away.
    if settings.showsSnippets, let snippet = context.snippet { answer.question?.buttons = snippet.buttons.map(\.label) }
    draft.utterances = []
    return answer
  }
}

extension Interpretation {
  /// Whether it asks for what there is to choose from.
  fileprivate var asksToList: Bool {
    switch self {
    case .command(.talk(.repeatQuestion)), .command(.talk(.moreOptions)): true
    default: false
    }
  }
}

extension Entity.Value {
  /// The name with what tells it from another of the same name.
  fileprivate var titleAndSubtitle: String { subtitle.map { "\(title) (\($0))" } ?? title }
}
