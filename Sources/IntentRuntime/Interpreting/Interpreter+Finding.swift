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

  func findReading(_ text: String) -> ReadFind? {
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
  func isFragment(_ text: String) -> Bool {
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

  /// The entities that a name alone is a property of: "asia".
  func findNamed(_ text: String) -> ReadFind? {
    guard text.split(separator: " ").count <= 3 else { return nil }
    let finds = findReader.entityNames.compactMap { find(in: "\($0) in \(text)") }
    let found = finds.filter { !$0.request.filters.isEmpty || !$0.conditions.isEmpty }
    return found.first { $0.isOfPlace && !$0.isName } ?? found.first
  }
}
