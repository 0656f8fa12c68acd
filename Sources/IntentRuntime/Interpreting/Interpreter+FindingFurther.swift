internal import AppIntents
internal import Dialog
internal import PhraseMatching

// What goes on from what was found: "only the free ones", "how many does that leave", "same for Petra".
extension Interpreter {
  /// What surely goes on from what was found or asked last: what narrows, sorts or counts it, and the same question
  /// about something else.
  func findOn(_ request: InterpretedRequest) -> ReadFind? {
    if !isSaidInItsWords(request), let best = bestAlone(request.text) { return best }
    if let anew = askedAnew(request.text) ?? correctedFind(request.text) ?? otherExtreme(request.text) { return anew }
    if let (earlier, _) = listed, !request.matching.isExact, !isSaidInItsWords(request),
      let counted = findReader.countAlone(request.text, of: earlier, now: settings.now())
    {
      return counted
    }
    if let inside = askedInside(request.text) ?? findAround(request.text) ?? findNext(request.text) { return inside }
    if request.score < Self.surely || request.score < Self.sureShortcut && !isRecognizedByWords(request) {
      return findOn(request.text)
    }
    return context.isFindLast ? askedAgain(request.text) : nil
  }

  /// "Cheapest?", "the lowest one": of several that were found last.
  private func bestAlone(_ text: String) -> ReadFind? {
    let said = continuation(of: text)
    guard context.isFindLast, said.kind != .correction, let (earlier, found) = listed,
      found.count > 1, !readers.continuations.beginsAsQuestion(text)
    else { return nil }
    return findReader.bestAlone(said.text, of: earlier, found: found, now: settings.now())
  }

  /// "Not Norway, France", "not Catbells, the ridge": something else in place of what was said of what was asked last.
  private func correctedFind(_ text: String) -> ReadFind? {
    let said = continuation(of: text)
    guard context.isFindLast, let rejected = said.rejected, var find = context.find?.find else { return nil }
    if let other = subject(named: said.text, of: find), let wrong = subject(named: rejected, of: find),
      let index = find.subjects.firstIndex(where: { Mention($0).isSame(as: Mention(wrong)) })
    {
      find.subjects[index] = other
      return find
    }
    return listed.flatMap { findReader.corrected(said.text, rejecting: rejected, of: $0.0, now: settings.now()) }
  }

  /// "And the least" behind what has the most of something: what has the least of it.
  private func otherExtreme(_ text: String) -> ReadFind? {
    let said = readers.continuations.bareName(continuation(of: text).text)
    guard asksForOtherBest(text), readers.continuations.isExtreme(said), var find = context.find?.find,
      let order = find.request.order.first, let extreme = findReader.extreme(said)
    else { return nil }
    find.request.order[0] = extreme == .up ? .descending(order.property) : .ascending(order.property)
    return find
  }

  /// "Which landmarks are in Asia" behind the highest of all: asks for more than the one that was found.
  private func askedAnew(_ text: String) -> ReadFind? {
    let said = continuation(of: text).text
    guard let (_, found) = context.find, found.count == 1, readers.continuations.beginsAsQuestion(said),
      references(in: said).isEmpty, let whole = find(in: said), !whole.isName, whole.isList, whole.isNarrowed,
      whole.request.order.isEmpty,
      names(whole.entity, said)
    else { return nil }
    return whole
  }

  func findOn(_ text: String) -> ReadFind? {
    if readers.continuations.meansEverything(text), let anew = findOfAnyKind(text) { return anew }
    if let there = findThere(text) { return there }
    if context.isFindLast || findReader.repeated(text) != nil, let again = askedAgain(text) { return again }
    if context.isFindLast, let find = context.find?.find, let difference = findReader.difference(text, of: find) {
      return difference
    }
    guard let (earlier, found) = listed else { return nil }
    return findReader.narrow(text, of: earlier, found: found, now: settings.now())
  }

  /// "What's in it": what belongs to the last thing spoken of that has something in it.
  private func askedInside(_ text: String) -> ReadFind? {
    let found = references(in: text)
    guard found.count == 1, found[0].target == .that || found[0].target == .there else { return nil }
    return context.mentions.groups.lazy.filter { $0.count == 1 }.compactMap { group in
      group[0].entity.flatMap { self.findReader.ask(text, about: [$0], now: self.settings.now()) }
    }.first { !$0.memberships.isEmpty }
  }

  /// "Anything shorter?" behind a trail: what is so of the list that it was in, or of all there is.
  func findCompared(_ text: String) -> ReadFind? {
    guard let said = readers.continuations.comparativeAlone(in: text) ?? lessWanted(text) else { return nil }
    guard let other = comparable, let kind = findReader.entity(of: other) else { return foundCompared(said) }
    let than = readers.continuations.comparison(said.comparative, with: Mention(other).title)
    guard var find = find(in: "\(kind.plural) \(than) \(said.rest)"), !find.isVain, find.isNarrowed else { return nil }
    let listed = context.listedEntities
    if listed.contains(where: { Mention($0).isSame(as: Mention(other)) }) { find.subjects = listed }
    return find
  }

  /// "Too long" of what was found or told: what is less so is wanted.
  private func lessWanted(_ text: String) -> (comparative: String, rest: String)? {
    guard context.isFindLast || context.lastDeed?.effect == .telling,
      let excess = readers.continuations.excessAlone(in: text),
      let comparative = findReader.grammar.words.opposite(of: excess)?.comparative
    else { return nil }
    return (comparative, "")
  }

  /// "Something longer" behind several that were found: those that are the most so, in their order.
  private func foundCompared(_ said: (comparative: String, rest: String)) -> ReadFind? {
    let adjectives = findReader.grammar.words.adjectives
    guard context.isFindLast, said.rest.isEmpty, let (earlier, found) = listed, found.count > 1,
      let plain = adjectives.first(where: { $0.comparative == said.comparative })?.plain
    else { return nil }
    return findReader.refine(
      readers.continuations.ones(plain), of: earlier, found: found, now: settings.now()
    ).flatMap { $0.isVain ? nil : $0 }
  }

  /// The one thing that was spoken of last, with what is known of it.
  private var comparable: (any AppEntity)? {
    context.mentions.groups.prefix(2).first { $0.count == 1 }?[0].entity
  }

  /// Whether a text compares with what was spoken of.
  func compares(_ text: String) -> Bool {
    comparable != nil && readers.continuations.comparativeAlone(in: text) != nil
  }

  /// What is looked for in a place that nobody knows: there is no more to say of it than that.
  func findUnplaced(_ text: String) -> ReadFind? {
    let now = settings.now()
    return findReader.unplaced(text, now: now) ?? listed.flatMap { findReader.unplaced(text, of: $0.0, now: now) }
  }

  /// What was looked for last with what was found, or what an app listed since then.
  private var listed: (ReadFind, [any AppEntity])? {
    if let list = context.list { return list }
    return listing.map { ($0, context.listedEntities) } ?? kindShown.map { ($0, []) }
  }

  /// All of the kind of which an app showed what there is: "show the landmarks".
  private var kindShown: ReadFind? {
    guard !context.isFindLast, let last = context.performed.last, last.effect == .telling else { return nil }
    let said = Set(FindText.words(of: last.text))
    let owner = snapshot.applications[last.application].model.name
    let shown = findReader.entities.first { entity in
      entity.application == owner && entity.names.contains { !$0.isSingular && said.isSuperset(of: $0.words) }
    }
    return shown.map { ReadFind(of: $0, asking: .list, about: []) }
  }

  /// What was listed last by an app, as if it had been looked for.
  var listing: ReadFind? {
    let entities = context.listedEntities
    guard let first = entities.first, entities.allSatisfy({ type(of: $0) == type(of: first) }),
      let entity = findReader.entities.first(where: { $0.entityType == type(of: first) })
    else { return nil }
    return ReadFind(of: entity, asking: .list, about: entities)
  }

  /// The same question about something else: "how long is the ridge", "and the valley?"
  func askedAgain(_ text: String) -> ReadFind? {
    let repeated = findReader.repeated(text)
    let said = continuation(of: repeated ?? text)
    guard repeated != nil || said.kind > .plain, var find = context.find?.find,
      !readers.splitter.resemblesImperative(said.text) || repeated != nil
    else { return nil }
    // "And the ridge?" behind the longer of two asks how long that is.
    if case .comparison(let comparison) = find.asked,
      repeated != nil || said.kind == .addition || said.kind == .variation
    {
      find.asked = .values([comparison.property])
    } else if find.subjects.count != 1 {
      return nil
    }
    let (name, unit) = findReader.unitApart(said.text, of: find)
    // "The same for the ridge and the valley"
    let others =
      subject(named: name, of: find).map { [$0] } ?? items(of: name).compactMap { subject(named: $0, of: find) }
    guard !others.isEmpty, others.count == 1 || others.count == items(of: name).count else { return nil }
    if repeated == nil, others.count == 1, saysMore(name, than: Mention(others[0])) { return nil }
    find.subjects = others
    find.unit = unit ?? find.unit
    return find
  }

  /// "Tickets for Petra, please": whether words have a word of a name and another besides, which is no slip of it.
  private func saysMore(_ words: String, than mention: Mention) -> Bool {
    let name = FindText.words(of: mention.title)
    let said = FindText.words(of: readers.continuations.bareName(words)).filter {
      !readers.continuations.isPrepositional($0) && !name.contains($0)
    }
    let hasName = FindText.words(of: words).contains(where: name.contains)
    return hasName && said.contains { word in !name.contains { $0.first == word.first } }
  }

  private func subject(named text: String, of find: ReadFind) -> (any AppEntity)? {
    findReader.subject(named: readers.continuations.bareName(text), of: find.entity)
  }
}
