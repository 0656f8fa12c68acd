internal import AppIntents
internal import Dialog
internal import FileFormats
internal import PhraseCatalogs
internal import PhraseMatching

extension Session {
  // MARK: Find

  /// Looks for entities where the request says more about them than about the shortcut that came nearest.
  func findInstead(of interpreted: InterpretedRequest) async throws -> Bool {
    guard let best = interpreted.matching.candidates.first else { return false }
    if best.score >= Self.sureShortcut { return try await answerInstead(of: interpreted) }
    let isOpen = best.score < Self.likelyShortcut || best.values.contains { $0.values.isEmpty && $0.typed == nil }
    guard let find = await readFind(in: interpreted.text, atLeast: Self.completeCoverage), isOpen || !find.isVain,
      !find.isAboutEverything
    else { return false }
    try await answer(find, interpreted)
    return true
  }

  /// Answers a question about a value, rather than asking which of several shortcuts is meant.
  private func answerInstead(of interpreted: InterpretedRequest) async throws -> Bool {
    guard interpreted.matching.outcome == .ambiguous,
      let find = await readFind(in: interpreted.text, atLeast: Self.completeCoverage), !find.subjects.isEmpty,
      case .values = find.asked
    else { return false }
    try await answer(find, interpreted)
    return true
  }

  /// A shortcut that fits so well is not given up for a question about something that nobody knows.
  private static var likelyShortcut: Double { 0.8 }

  /// A shortcut that fits so well is meant, even where entities could be looked for.
  static var sureShortcut: Double { 0.9 }

  /// Looks for entities by their properties; false if the request says too little about any.
  func find(_ interpreted: InterpretedRequest, atLeast coverage: Double) async throws -> Bool {
    guard let find = await readFind(in: interpreted.text, atLeast: coverage) else { return false }
    try await answer(find, interpreted)
    return true
  }

  private func answer(_ find: ReadFind, _ interpreted: InterpretedRequest) async throws {
    draft.matching = nil
    let application = interpreted.snapshot.applicationIndex(named: find.entity.application)
    runningApplication = application
    let environment = environment(isCertain: true)
    if language == "en" {
      report(try await environment.run { try await FindReplier(find).reply() }, of: find)
    } else {
      report(try await environment.run { try await FindAnswer.entities(find) }, of: find)
    }
  }

  private var language: String { Wordings.language(of: settings.locale.identifier) }

  /// What a text looks for, if it says so much about it.
  func readFind(in text: String, atLeast coverage: Double) async -> ReadFind? {
    let reader = FindReader(await registry.findables().filter { isTalkedTo($0.application) }, language: language)
    let find = reader.read(text, now: settings.now())
    return find.flatMap { $0.coverage >= coverage ? $0 : nil }
  }

  private func report(_ reply: FindReply, of find: ReadFind) {
    say(reply.text)
    if find.isVain { draft.dialog = reply.text } else { remember(reply.entities) }
  }

  private func report(_ found: [any AppEntity], of find: ReadFind) {
    let titles = found.map { String(localized: DisplayRepresentation(showing: $0).title) }
    let plural = find.entity.plural
    if found.isEmpty {
      say(wording.foundNone(find.description))
    } else {
      let named = find.asksForCount ? 0 : Self.mostNamed
      say(
        wording.found(
          count: found.count, plural: found.count == 1 ? find.entity.singular : plural,
          names: Array(titles.prefix(named)), more: find.asksForCount ? 0 : max(0, titles.count - named)))
    }
    remember(found)
  }

  private func remember(_ found: [any AppEntity]) {
    draft.dialog = draft.utterances.last?.speech
    context.listed = found
    draft.entities = found
    if found.count == 1 { context.focus = found }
    draft.value = JSONValue(showing: found.map { $0 as any Sendable })
  }

  private static var mostNamed: Int { 7 }

  // MARK: Search

  /// Looks through everything that apps put into the index, and offers to open what it finds.
  func search(for words: String, _ interpreted: InterpretedRequest) async throws {
    if let find = await readFind(in: words, atLeast: Self.completeCoverage), find.saysMoreThanName {
      return try await answer(find, interpreted)
    }
    let types = interpreted.snapshot.applications.filter { isTalkedTo($0.model.name) }.flatMap(\.entities)
    let found = await environment(isCertain: true).run { await SearchReader.search(words, among: types) }
    guard !found.isEmpty else { return say(wording.searchFoundNone(words)) }
    context.listed = found
    draft.entities = found
    context.focus = found.count == 1 ? found : context.focus
    draft.value = JSONValue(showing: found.map { $0 as any Sendable })
    let options = found.map { Question.Option(DisplayRepresentation(showing: $0)) }
    let index = try await choose(among: options, of: .choice, wording.searchOffer(count: found.count, words: words))
    try await open(found[index])
  }

  // MARK: Opening

  /// The entity that a request consists of, and nothing else: “the second one”.
  func entityAlone(_ text: String) -> (any AppEntity)? {
    let found = references.references(in: text)
    guard let reference = found.first, found.count == 1 else { return nil }
    let utf8 = Array(text.utf8)
    let beside = utf8[..<reference.range.lowerBound] + utf8[reference.range.upperBound...]
    let words = String(decoding: beside, as: UTF8.self).lowercased().split { !$0.isLetter && !$0.isNumber }
    guard words.allSatisfy({ Self.fillers.contains(String($0)) }) else { return nil }
    let entities = context.entities(for: reference.target)
    return entities.count == 1 ? entities[0] : nil
  }

  /// What may stand beside a reference without saying more: “the second one, please”.
  private static var fillers: Set<String> { ["please", "then", "the", "a", "bitte", "dann", "お願いします"] }

  /// Opens an entity with the intent that its application has for it; without one, says what it is.
  func open(_ entity: any AppEntity) async throws {
    context.focus = [entity]
    draft.entities = [entity]
    let snapshot = registry.snapshot
    for (index, application) in snapshot.applications.enumerated() {
      guard let intent = SearchReader.openIntent(for: entity, among: application.intents) else { continue }
      return try await run(ParameterFilling.Filled(intent: intent), of: index, isCertain: true)
    }
    say(String(localized: DisplayRepresentation(showing: entity).title))
  }
}
