internal import AppIntents
internal import Dialog
internal import PhraseMatching

extension Interpreter {
  /// A request for entities has to be understood as a whole: there is no shortcut to fall back on.
  private static var completeCoverage: Double { 0.99 }

  /// What a text looks for.
  func find(in text: String) -> ReadFind? {
    if let found = findReading(text) { return found }
    // "Is the ridge busier right now"
    let plain = readers.continuations.withoutClosings(text)
    if plain != text, let found = find(in: plain) { return found }
    if let turned = inQuestionOrder(text).flatMap(findReading) { return turned }
    // "Wie hoch liegt eigentlich der Fuji"
    guard readers.continuations.isQuestion(text), let bare = readers.continuations.withoutNoise(text),
      let asked = findReading(bare), case .values = asked.asked, !asked.subjects.isEmpty
    else { return nil }
    return asked
  }

  /// "Length milford track", "elevation of mount fuji": what is asked about a thing in as few words as there are.
  func propertyOfName(_ request: InterpretedRequest) -> ReadFind? {
    guard let (name, property) = nameWithFewWords(request) else { return nil }
    let forms = [request.text, "\(name) \(property)", readers.continuations.possession(of: property, by: name)]
    return forms.lazy.compactMap(findReading).first { find in
      if case .values = find.asked { !find.subjects.isEmpty && !find.isVain } else { false }
    }
  }

  /// "How long is it, and is it steep at all": two questions about the same.
  func questionsJoined(_ request: InterpretedRequest) -> [String]? {
    guard openQuestion == nil, !request.matching.isExact, !isSaidInItsWords(request),
      readers.continuations.beginsAsQuestion(continuation(of: request.text).text)
    else { return nil }
    return readers.splitter.splits(of: request.text).lazy.map { $0.parts.map(\.text) }.first { parts in
      guard parts.count == 2, readers.continuations.beginsAsQuestion(parts[1]) else { return false }
      return (findReading(parts[0]) ?? asked(parts[0])).map { !$0.isVain && !$0.subjects.isEmpty } ?? false
    }
  }

  /// "Was kostet der Eintritt beim Taj Mahal": what is asked for the price of a thing, whatever the price is called.
  func priceOfName(_ request: InterpretedRequest) -> ReadFind? {
    guard openQuestion == nil, !isSaidInItsWords(request),
      let name = readers.continuations.pricedName(in: request.text), let thing = thing(named: name),
      let find = naming(thing.value.title, in: readers.continuations.asksPrice).flatMap(findReading), !find.isVain
    else { return nil }
    return find
  }

  /// The name of a thing at one end of a text that says only a few words more and orders nothing.
  func nameWithFewWords(_ request: InterpretedRequest) -> (name: String, others: String)? {
    let text = request.text
    guard openQuestion == nil, !request.matching.isExact, text.utf8.count <= Self.longestProperty,
      !readers.splitter.resemblesImperative(text), !isSaidInItsWords(request),
      let name = spansOfThings(in: text).first(where: { $0.thing.value.hasName(text.bytes($0.range)) })?.range
    else { return nil }
    let (front, behind) = (text.bytes(0..<name.lowerBound), text.bytes(name.upperBound..<text.utf8.count))
    let (before, after) = (FindText.words(of: front), FindText.words(of: behind))
    let others = (before + after).joined(separator: " ")
    guard before.isEmpty != after.isEmpty, before.count + after.count <= Self.mostWordsOfProperty,
      readers.continuations.numbers(in: others).isEmpty, !hasWord(of: others, request)
    else { return nil }
    return (text.bytes(name), others)
  }

  /// Whether the shortcut that fits best has a word of a text in its phrases: "tickets" asks for no price then.
  private func hasWord(of text: String, _ request: InterpretedRequest) -> Bool {
    guard request.matching.outcome != .notRecognized, let best = request.matching.candidates.first else {
      return false
    }
    let known = Set(snapshot.phrases(of: performing(best)).texts.flatMap(FindText.words))
    return FindText.words(of: text).contains { known.contains($0) && !readers.continuations.isPreposition($0) }
  }

  private static var longestProperty: Int { 60 }
  private static var mostWordsOfProperty: Int { 3 }

  private func findReading(_ text: String) -> ReadFind? {
    findReader.read(text, now: settings.now()).flatMap { $0.coverage >= Self.completeCoverage ? $0 : nil }
  }

  /// "The ridge or the valley, which is longer" with the question in front.
  private func inQuestionOrder(_ text: String) -> String? {
    guard let comma = text.lastIndex(of: ","), !readers.continuations.isQuestion(String(text[..<comma])) else {
      return nil
    }
    let question = String(text[text.index(after: comma)...].drop(while: \.isWhitespace))
    guard readers.continuations.asksForAnswer(question) else { return nil }
    return "\(question.filter { $0 != "?" }), \(text[..<comma])"
  }

  /// What a text looks for where a shortcut fits it as well, but says less of it.
  func find(insteadOf request: InterpretedRequest) -> ReadFind? {
    guard let best = request.matching.candidates.first, let find = findAny(request.text) else { return nil }
    if !find.isVain, find.saysMoreThanName, find.subjects.isEmpty, !lacking(best).isEmpty,
      !best.values.isEmpty || best.score < Self.sureShortcut || !isRecognizedByWords(request)
    {
      return find
    }
    // "Which one is the second closest" is not answered by the closest.
    if let rank = find.rank, rank > 1, !find.isVain { return find }
    if case .values = find.asked, !find.isVain, !find.subjects.isEmpty,
      readers.continuations.asksForAnswer(request.text), passesOverWord(best, of: request)
    {
      return find
    }
    if best.score >= Self.sureShortcut {
      // A question about a value is answered before anybody asks which of several shortcuts is meant.
      guard request.matching.outcome == .ambiguous, !find.subjects.isEmpty, case .values = find.asked else {
        return nil
      }
      return find
    }
    // "Wann öffnet Petra" wants nothing opened.
    if case .values = find.asked, !find.isVain, !find.subjects.isEmpty,
      readers.continuations.asksForAnswer(request.text), !readers.continuations.isQuestion(best.phrase)
    {
      return find
    }
    // What an app says of a value by an action of its own is better than the value.
    let isReordered = request.replaced != nil || hasEveryWord(best, of: request)
    let likely = isReordered ? Self.likelyShortcut - Self.preferenceForReferences : Self.likelyShortcut
    if best.score >= likely, case .values = find.asked, request.matching.outcome == .matched,
      isRecognizedByWords(request)
    {
      return nil
    }
    let isOpen = best.score < Self.likelyShortcut || best.values.contains(where: \.isUnknown)
    return (isOpen || !find.isVain) && !find.isAboutEverything ? find : nil
  }

  /// "How hard is the ridge" where "how is the ridge" can be asked: whether a phrase has nothing for a word that says what
  /// is asked, however common it is.
  private func passesOverWord(_ candidate: Candidate, of request: InterpretedRequest) -> Bool {
    steps(of: candidate, in: request.replaced ?? request.text).contains { step in
      guard step.kind == .uncovered, let word = step.requestText else { return false }
      return word.count > 2 && !readers.continuations.isFiller(around: [], in: word, besides: [])
        && !readers.continuations.isInterrogative(word)
    }
  }

  /// Whether all words of a request but names and little words are in the phrase, in whatever order.
  private func hasEveryWord(_ candidate: Candidate, of request: InterpretedRequest) -> Bool {
    let names = candidate.values.flatMap(\.values).map(\.title)
    let known = Set(([candidate.phrase] + names).flatMap(FindText.words))
    return FindText.words(of: readers.continuations.withoutClosings(request.text)).allSatisfy { word in
      known.contains(word) || readers.continuations.isFiller(around: [], in: word, besides: [])
        || readers.continuations.isInterrogative(word) || readers.continuations.isArticle(word)
    }
  }

  /// A shortcut that fits so well is not given up for a question about something that nobody knows.
  private static var likelyShortcut: Double { 0.8 }

  /// What a text says of what was found, or else looks for. A sentence that names what it looks for begins anew.
  func findAny(_ text: String) -> ReadFind? {
    if let there = findThere(text) { return there }
    if let place = readers.continuations.placeAsked(in: text), let found = findNamed(place) { return found }
    var whole = find(in: text)
    // What has the name of something else is asked about that.
    if case .unknownName? = whole?.asked, told(text) != nil || valueAsked(text) != nil { whole = nil }
    if let whole, whole.isVain, let other = findInstead(ofVain: whole, text) { return other }
    // "What else is there in Africa" asks for no kind of things, and so for those that were spoken of.
    if let whole, whole.isList, whole.subjects.isEmpty, !names(whole.entity, text), let kind = findOfAnyKind(text) {
      return kind
    }
    if let whole, names(whole.entity, text) || !isFragment(text) { return whole }
    return findFurther(text) ?? whole ?? findOfAnyKind(text)
  }

  /// "Anything in Europe under 20 dollars": things of the kind that can be so, of the application that was spoken to
  /// before others.
  func findOfAnyKind(_ text: String) -> ReadFind? {
    guard let said = readers.continuations.saidOfAnyKind(in: text) else { return nil }
    let kinds = findReader.entities.filter { isTalkedTo($0.application) }
    // "What is free in Europe" asks for things, "what is in my favorites" for what an app calls so.
    let isQuestion = readers.continuations.asksWithoutKind(text)
    let application = context.isFindLast ? context.find?.find.entity.application : spokenTo
    let finds = kinds.compactMap { self.find(in: "\($0.plural) \(said)") }.filter {
      !$0.isVain && $0.saysMoreThanName && !$0.isName
        && (!isQuestion || $0.isNarrowed && $0.unknownQualities.isEmpty && ($0.isOfPlace || !$0.request.order.isEmpty))
    }
    // "Something easy" is of a kind that can be easy.
    let telling = finds.filter(\.unknownQualities.isEmpty)
    let fitting = telling.isEmpty ? finds : telling
    if let steep = fitting.first(where: { $0.slope != nil }) { return steep }
    return fitting.first { $0.entity.application == application } ?? fitting.first(where: \.isOfPlace) ?? fitting.first
  }

  /// What makes more sense than a question about what nobody knows.
  private func findInstead(ofVain find: ReadFind, _ text: String) -> ReadFind? {
    if let further = findFurther(text), !further.isVain { return further }
    guard case .unknownProperty(let words) = find.asked, snapshot.nouns.contains(words) else { return nil }
    return findUnplaced(text)
  }

  /// "I'm off to Africa. Which landmarks are there?": the place is in what was said before the question.
  func findThere(_ text: String) -> ReadFind? {
    guard let placed = findReader.placed(text) else { return nil }
    let find = find(in: placed) ?? findAny(placed)
    return find.flatMap { $0.isNarrowed ? $0 : nil } ?? findUnplaced(placed)
  }

  /// Whether a text says more of what was said before: it refers to it, or begins as no request begins.
  private func isFragment(_ text: String) -> Bool {
    let said = continuation(of: text)
    return said.kind > .plain || readers.continuations.narrows(text) || !references(in: text).isEmpty
  }

  func names(_ entity: FindableEntity, _ text: String) -> Bool {
    let words = Set(FindText.words(of: text))
    return entity.names.contains { name in name.words.allSatisfy(words.contains) }
  }

  /// What is said of what was found, or asked about what was spoken of.
  func findFurther(_ text: String) -> ReadFind? {
    if let narrowed = findOn(text) { return narrowed }
    if let find = context.find?.find, let converted = findReader.converted(text, of: find) { return converted }
    let isQuestion = readers.continuations.isQuestion(text)
    if let asked = askedOfKind(text) { return asked }
    if isQuestion, let asked = asked(text) { return asked }
    if let again = askedAgain(text) { return again }
    if isFragment(text), let (find, found) = context.refinable, find.subjects.isEmpty || found.count > 1,
      let further = findReader.refine(text, of: find, found: found, now: settings.now()), !further.isVain
    {
      return further
    }
    if context.find == nil, let listed = listing, isFragment(text),
      let further = findReader.refine(text, of: listed, found: context.listedEntities, now: settings.now()),
      !further.isVain
    {
      return further
    }
    return isQuestion ? nil : asked(text)
  }

  /// What is asked about "that trail" or "the last one", by its name.
  func askedOfKind(_ text: String) -> ReadFind? {
    let found = references(in: text).filter { $0.target.isOneOfSeveral }
    guard found.count == 1, let meant = context.mentions.referents(of: found[0].target).first?.first else { return nil }
    return readers.references.replacing(found, in: text) { _ in meant.title }.flatMap(find)
  }

  /// What is asked about what was spoken of, the most recent first, then about several that were spoken of.
  func asked(_ text: String) -> ReadFind? {
    if readers.continuations.comparesAlone(text), references(in: text).isEmpty { return asked("is it \(text)") }
    let mentions = context.mentions
    let references = references(in: text)
    let isAbout = !references.isEmpty
    let plural = references.first { $0.target.isPlural }.map { mentions.referents(of: $0.target) }
    let isSingle = isAbout && plural == nil
    let spoken = plural == nil ? text : withPronoun(text, for: references)
    let groups = plural ?? (isSingle ? singleGroups : mentions.groups.prefix(Self.mostGroups) + several)
    var vain: ReadFind?
    for group in groups {
      let entities = group.compactMap(\.entity)
      guard !entities.isEmpty, let asked = findReader.ask(spoken, about: entities, now: settings.now()) else {
        continue
      }
      if !asked.isVain { return asked }
      // "Is it late" asks nothing about anything.
      if vain == nil, isAbout || isOnlyQuality(text) { vain = asked }
    }
    return vain
  }

  /// "How long are they" of "how long are the last two", which only what was said before tells.
  private func withPronoun(_ text: String, for references: [Reference]) -> String {
    let grammar = findReader.grammar
    if references.allSatisfy({ grammar.pronouns.contains(text.bytes($0.range).lowercased()) }) { return text }
    return readers.references.replacing(references, in: text) { _ in grammar.words.asking.severalPronoun } ?? text
  }

  /// "How long is it" is about what was spoken of, before it is about what such words mean as well.
  func askedOfFocus(_ request: InterpretedRequest) -> ReadFind? {
    guard request.unresolved != nil || request.replaced != nil, readers.continuations.asksForAnswer(request.text),
      !isSaidInItsWords(request),
      request.matching.candidates.first.map({ $0.values.isEmpty || passesOverFocus($0) }) ?? true,
      let find = asked(request.text)
    else { return nil }
    return find.isVain ? nil : find
  }

  /// Whether a candidate takes for "it" what was spoken of before the last thing.
  private func passesOverFocus(_ candidate: Candidate) -> Bool {
    guard context.mentions.focus.count == 1, let last = context.mentions.focus.first, last.entity != nil else {
      return false
    }
    let named = candidate.values.flatMap(\.values)
    return !named.isEmpty && !named.contains { $0.id == last.id && $0.title == last.title }
  }

  /// "How big?"
  private func isOnlyQuality(_ text: String) -> Bool { findReader.asksOnlyQuality(text) }

  private var several: [[Mention]] { context.mentions.referents(of: .both) + context.mentions.referents(of: .those) }

  /// What "it" may be, the most recent first: of what was listed, the first.
  private var singleGroups: [[Mention]] {
    context.mentions.groups.prefix(Self.mostGroups).map { Array($0.prefix(1)) }
  }

  private static var mostGroups: Int { 3 }

  /// The entity that words describe: "the longer one" of those that were spoken of.
  func described(_ words: String) async throws -> (any AppEntity)? {
    guard let quality = readers.continuations.quality(of: words) else { return nil }
    if let onlyOneFound, readers.continuations.isSuperlative(words) { return onlyOneFound }
    let mentions = context.mentions
    for group in [mentions.listed] + mentions.referents(of: .both) + mentions.referents(of: .those) {
      let entities = group.compactMap(\.entity)
      let questions = findReader.grammar.words.asking.choices.lazy.map { "\($0) \(quality)" }
      guard entities.count > 1,
        let find = questions.compactMap({ self.findReader.ask($0, about: entities, now: self.settings.now()) }).first
      else { continue }
      let reply = try await FindReplier(find).reply()
      // Of two that are equally long the first is as good.
      let isOne = reply.entities.count == 1 || find.isComparison || !find.request.order.isEmpty
      if let best = reply.best ?? (isOne ? reply.entities.first : nil) { return best }
    }
    return nil
  }

  /// "How is the longer one": a request about the one of several that words describe, by its name.
  func namingDescribed(_ text: String) async throws -> [Interpretation]? {
    guard let span = readers.continuations.description(in: text),
      onlyOneFound != nil && namesBest(text) || isBestOfListed(text) || findAny(text)?.isVain ?? true,
      let entity = try await described(text.bytes(span))
    else { return nil }
    return try await naming(entity, at: span, in: text)
  }

  /// "Add the higher one to above the clouds" behind which of two is higher: one of the two, whatever else is so.
  func namingOneOfTwo(_ text: String) async throws -> [Interpretation]? {
    guard openQuestion == nil, let span = readers.continuations.description(in: text), span.count < text.utf8.count,
      readers.continuations.compares(text.bytes(span)), let pair = context.mentions.referents(of: .both).first,
      pair.count == 2, let entity = try await described(text.bytes(span)),
      pair.contains(where: { $0.isSame(as: Mention(entity)) })
    else { return nil }
    return try await naming(entity, at: span, in: text)
  }

  /// What is surely meant with an entity's name in place of the words that describe it.
  private func naming(
    _ entity: any AppEntity, at span: Range<Int>, in text: String
  ) async throws -> [Interpretation]? {
    let mention = Mention(entity)
    let interpreter = speaking(of: [mention])
    let named = text.bytes(0..<span.lowerBound) + mention.title + text.bytes(span.upperBound..<text.utf8.count)
    let found = try await interpreter.requests(interpreter.request(named))
    return found.first.map(\.isSure) == true ? found : nil
  }

  /// "Open the longest" of what was listed, though somebody may have nearly such a name.
  func namingBest(_ request: InterpretedRequest) async throws -> [Interpretation]? {
    guard namesBest(request.text), !request.matching.isExact else { return nil }
    return try await namingDescribed(request.text)
  }

  /// What was found last, where that is one.
  private var onlyOneFound: (any AppEntity)? {
    guard context.isFindLast, let (find, found) = context.find, found.count == 1, find.subjects.isEmpty else {
      return nil
    }
    return found[0]
  }

  func namesBest(_ text: String) -> Bool {
    guard context.mentions.listed.count > 1 || onlyOneFound != nil, !asksForOtherBest(text) else { return false }
    return readers.continuations.superlative(in: text) != nil || isBestOfListed(text)
  }

  /// "And the shortest" behind the longest of all: names none, and asks for another.
  func asksForOtherBest(_ text: String) -> Bool {
    let said = continuation(of: text)
    return onlyOneFound != nil && (said.kind == .addition || said.kind == .variation)
      && FindText.words(of: readers.continuations.bareName(said.text)).count == 1
  }

  /// "Open the highest of those": whether an order names one of those that were listed, and says so.
  private func isBestOfListed(_ text: String) -> Bool {
    context.mentions.listed.count > 1 && readers.continuations.bestOfSeveral(in: text)
      && !readers.continuations.isQuestion(text) && continuation(of: text).kind == .plain
  }

  /// What is asked about what an open question offers, or about what it belongs to.
  func findAbout(_ text: String, _ open: OpenQuestion) -> ReadFind? {
    let isSingle = references(in: text).contains { !$0.target.isPlural && $0.target == .that }
    // "It" is none of several that are offered.
    var about = isSingle && open.entities.count > 1 ? [] : [open.entities]
    if case .intent(let intent)? = open.request?.deed {
      about += IntentParameters(of: intent).entries.compactMap {
        ConversationContext.entities(in: $0.parameter.givenValue)
      }
    }
    let isAbout = !references(in: text).isEmpty
    let asked = about.lazy.filter { !$0.isEmpty }
      .compactMap { self.findReader.ask(text, about: $0, now: self.settings.now()) }.first { isAbout || !$0.isVain }
    return asked ?? findAmongOffered(text, open) ?? findAmongAll(text, open) ?? (isAbout ? self.asked(text) : nil)
  }

  /// "How much is it" where one of several is to be chosen: what each costs of a kind that costs something.
  func pricesOffered(_ text: String, by open: OpenQuestion) -> ReadFind? {
    // "How much is it" behind a question about one of them is about that.
    if context.isFindLast, context.find?.found.count == 1, !references(in: text).isEmpty { return nil }
    let kinds = Dictionary(grouping: open.offered) { ObjectIdentifier(type(of: $0)) }.values
    let asked = kinds.compactMap { findReader.ask(text, about: $0, now: settings.now()) }
    return asked.first { !$0.isVain } ?? asked.first
  }

  /// Which of what is offered are as somebody says: "which ones are in norway?"
  private func findAmongOffered(_ text: String, _ open: OpenQuestion) -> ReadFind? {
    guard open.entities.count > 1, readers.continuations.isQuestion(text), let first = open.entities.first,
      let entity = findReader.entities.first(where: { $0.entityType == type(of: first) })
    else { return nil }
    let offered = ReadFind(of: entity, asking: .list, about: open.entities)
    let find = findReader.refine(text, of: offered, found: open.entities, now: settings.now())
    return find.flatMap { $0.isVain || $0.isName ? nil : $0 }
  }

  /// "Only the easy ones", asked what to do on the trails that are wanted: which of them are so. Where they are answers.
  func findAmongWanted(_ text: String, _ open: OpenQuestion) -> ReadFind? {
    guard open.question.kind != .confirmation, open.offered.isEmpty, let base = open.request,
      isFragment(text) || readers.continuations.isQuestion(text), !readers.continuations.isPrepositional(text),
      let wanted = findReader.entities.first(where: { entity in
        entity.application == snapshot.applications[base.application].model.name && names(entity, base.text)
      })
    else { return nil }
    let all = ReadFind(of: wanted, asking: .list, about: [])
    let now = settings.now()
    guard let find = findReader.refine(text, of: all, found: [], now: now), !find.isVain, !find.isName,
      !find.isOnlyPlace, find.isNarrowed || !find.request.order.isEmpty
    else { return nil }
    guard context.isFindLast, let (earlier, found) = context.refinable, earlier.entity.entityType == wanted.entityType
    else { return find }
    return findReader.refine(text, of: earlier, found: found, now: now) ?? find
  }

  /// What is asked about everything that a question without options takes: "which is the cheapest?"
  private func findAmongAll(_ text: String, _ open: OpenQuestion) -> ReadFind? {
    guard open.entities.isEmpty, case .intent(let intent)? = open.request?.deed, let name = open.question.parameter,
      let parameter = IntentParameters(of: intent)[name]
    else { return nil }
    let types = parameter.valueKind.entityTypes
    let taken = findReader.entities.filter { entity in types.contains { $0 == entity.entityType } }
    return taken.lazy.compactMap { entity in
      let all = ReadFind(of: entity, asking: .list, about: [])
      return self.findReader.refine(text, of: all, found: [], now: self.settings.now())
    }.first { find in
      // A name alone answers the question.
      !find.isVain && !find.isName && (!find.request.order.isEmpty || readers.continuations.isQuestion(text))
    }
  }

  /// How the options of an open question differ.
  func differences(of open: OpenQuestion?) -> ReadFind? {
    guard let open, open.entities.count > 1 else { return nil }
    return findReader.difference(between: open.entities)
  }

  /// A property of what was spoken of, behind words that go on: "and the price?"
  func propertyAsked(_ said: Continuation) -> ReadFind? {
    guard said.kind == .addition || said.kind == .variation, let find = asked(said.text), case .values = find.asked,
      !find.toldProperties.contains(where: \.isProse)
    else { return nil }
    return find
  }

  /// The entities that a name alone is a property of: "asia".
  func findNamed(_ text: String) -> ReadFind? {
    guard text.split(separator: " ").count <= 3 else { return nil }
    let finds = findReader.entityNames.compactMap { find(in: "\($0) in \(text)") }
    let found = finds.filter { !$0.request.filters.isEmpty || !$0.conditions.isEmpty }
    return found.first { $0.isOfPlace && !$0.isName } ?? found.first
  }
}
