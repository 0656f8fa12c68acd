internal import AppIntents
internal import Dialog
internal import FileFormats
internal import PhraseCatalogs
internal import PhraseMatching

extension Session {
  // MARK: Find

  /// Looks for entities by their properties.
  func look(for find: ReadFind) async throws {
    draft.matching = nil
    let find = try await insteadOfNone(inSameUnit(find))
    run.application = registry.snapshot.applicationIndex(named: find.entity.application)
    let language = Wordings.language(of: settings.locale.identifier)
    guard language == "en" else { return try await tell(find, in: language) }
    let reply = try await FindReplier(find).reply()
    if find.isName, reply.entities.count == 1 { return try await open(reply.entities[0]) }
    say(reply.text)
    keep(reply, of: find)
  }

  /// Keeps what an answer was about, so that it can be spoken of next.
  private func keep(_ reply: FindReply, of find: ReadFind) {
    if find.isVain {
      draft.dialog = reply.text
      // "Which of them is busier" may be asked of what nobody could compare.
      let spoken = reply.entities.isEmpty ? find.subjects : reply.entities
      if spoken.count == 1 {
        context.note(spoken)
      } else if spoken.count == 2 {
        context.mentions.list(spoken.map { Mention($0) })
      }
    } else {
      remember(reply.entities, of: find)
    }
    if let best = reply.best { context.note([best]) }
  }

  /// What is looked for, told in the unit in which such values were asked for before.
  private func inSameUnit(_ find: ReadFind) -> ReadFind {
    let told = Set(find.toldProperties.map(\.name))
    var find = find
    if let unit = find.unit {
      context.unit = (unit, told)
    } else if let before = context.unit, !told.isDisjoint(with: before.properties) {
      find.unit = before.unit
    }
    return find
  }

  /// "And in Africa" behind what there is in Japan: what was said before gives way where nothing is both.
  private func insteadOfNone(_ find: ReadFind) async throws -> ReadFind {
    guard let instead = find.instead.first, try await FindAnswer.entities(find).isEmpty else { return find }
    return instead
  }

  /// The answer to a simple question; what is not said in a language is told as a list of what there is.
  private func tell(_ find: ReadFind, in language: String) async throws {
    if let quality = find.unknownQualities.first, let sentences = ValueSentences.of(language) {
      say(sentences.unknownQuality(quality))
    }
    guard let reply = try await TranslatedReplier(find, language: language)?.reply() else {
      return report(try await FindAnswer.entities(find), of: find)
    }
    say(reply.text)
    keep(reply, of: find)
  }

  private func report(_ found: [any AppEntity], of find: ReadFind) {
    let titles = found.map { String(localized: DisplayRepresentation(showing: $0).title) }
    let plural = find.entity.plural
    if found.isEmpty {
      say(wording.foundNone(plural))
    } else {
      let named = find.asksForCount ? 0 : Self.mostNamed
      say(
        wording.found(
          count: found.count, plural: found.count == 1 ? find.entity.singular : plural,
          names: Array(titles.prefix(named)), more: find.asksForCount ? 0 : max(0, titles.count - named)))
    }
    remember(found, of: find)
  }

  private func remember(_ found: [any AppEntity], of find: ReadFind) {
    draft.dialog = draft.utterances.last?.speech
    // "Open it" behind what is in a collection opens that.
    if find.memberships.count == 1, found.count != 1 { context.mentions.add([Mention(find.memberships[0].container)]) }
    context.note(found, of: find)
    draft.entities = found
    draft.value = JSONValue(showing: found.map { $0 as any Sendable })
  }

  private static var mostNamed: Int { 7 }

  // MARK: Search

  /// Looks through everything that apps put into the index, and offers to open what it finds.
  func search(for words: String) async throws {
    if let find = await interpreter(run.options).find(in: words), find.saysMoreThanName {
      return try await look(for: find)
    }
    let types = registry.snapshot.applications.filter { isTalkedTo($0.model.name) }.flatMap(\.entities)
    let found = await SearchReader.search(words, among: types)
    guard !found.isEmpty else { return say(wording.searchFoundNone(words)) }
    context.note(found)
    draft.entities = found
    draft.value = JSONValue(showing: found.map { $0 as any Sendable })
    let options = found.map { Question.Option(DisplayRepresentation(showing: $0)) }
    let prompt = wording.searchOffer(count: found.count, words: words)
    let index = try await choose(among: options, of: .choice, prompt, isOffer: true)
    try await open(found[index])
  }

  // MARK: Opening

  /// Opens an entity with the intent that its application has for it; without one, says what it is.
  func open(_ entity: any AppEntity) async throws {
    context.note([entity])
    draft.entities = [entity]
    let snapshot = registry.snapshot
    for (index, application) in snapshot.applications.enumerated() {
      guard let intent = SearchReader.openIntent(for: entity, among: application.intents) else { continue }
      return try await run(ParameterFilling.Filled(intent: intent), of: index, isCertain: true)
    }
    say(wording.here(Mention(entity).title))
  }

  /// Opens what was referred to, or asks what to do with it.
  func take(_ mention: Mention) async throws {
    if let entity = mention.entity { return try await open(entity) }
    context.mentions.add([mention])
    let interpreter = await interpreter(run.options)
    if let thing = interpreter.thing(of: mention) ?? interpreter.thing(named: mention.title) {
      return try await take(thing)
    }
    say(wording.here(mention.title))
  }

  /// Opens a thing that was named, or offers what can be done with it.
  func take(_ thing: NamedThing) async throws {
    let interpreter = await interpreter(run.options)
    let application = registry.snapshot.applications[thing.application]
    if let entity = try await entity(thing, of: application),
      SearchReader.openIntent(for: entity, among: application.intents) != nil
    {
      return try await open(entity)
    }
    let uses = Array(interpreter.uses(of: thing).prefix(Self.mostOffered))
    if isThing(thing) {
      context.mentions.add([Mention(thing)])
    } else if uses.count == 1, let whole = interpreter.completedByFocus(uses[0]) {
      return try await perform(whole)
    }
    try await offer(uses, of: thing.value.title)
  }

  /// Asks which of the things that can be done with something is meant.
  func offer(_ uses: [FollowUp], of title: String) async throws {
    let options = uses.map { Question.Option($0.base.title) }
    let index = try await choose(among: options, of: .choice, wording.offer(title), isOffer: true)
    try await perform(uses[index])
  }

  /// Remembers several things that were named, and asks which is meant.
  func take(_ things: [NamedThing]) async throws {
    var mentions: [Mention] = []
    for thing in things {
      let entity = try await entity(thing, of: registry.snapshot.applications[thing.application])
      mentions.append(entity.map { Mention($0) } ?? Mention(thing))
    }
    context.mentions.list(mentions)
    let isOfKinds = Set(things.map(\.entity)).count > 1
    let options = things.map { thing in
      Question.Option(thing.value.title, subtitle: isOfKinds ? kind(of: thing) : thing.value.subtitle)
    }
    let index = try await choose(among: options, of: .choice, wording.whichOfThese(), isOffer: true)
    try await take(things[index])
  }

  /// What such things are called: "Landmark".
  private func kind(of thing: NamedThing) -> String? {
    registry.snapshot.applications[thing.application].model.entities.first { $0.name == thing.entity }?.title
  }

  private func entity(_ thing: NamedThing, of application: ExpandedApplication) async throws -> (any AppEntity)? {
    let type = application.entities.first { _unqualifiedName(of: $0) == thing.entity }
    guard let type = type ?? Self.entityType(ofParameter: thing.entity, in: application) else { return nil }
    return try await EntityFinder.entities(of: type, written: [thing.value.id]).first
  }

  /// The type of what a parameter takes that has a query of its own: its values are known as "IntentName.parameter".
  private static func entityType(
    ofParameter name: String, in application: ExpandedApplication
  ) -> (any AppEntity.Type)? {
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count == 2, let intent = application.intents.first(where: { _unqualifiedName(of: $0) == parts[0] })
    else {
      return nil
    }
    return IntentParameters(of: intent.init())[parts[1]]?.valueKind.entityTypes.first
  }

  private static var mostOffered: Int { 3 }
}
