internal import AppIntents
internal import Dialog
internal import PhraseMatching

// Requests in words that no phrase has, of which one shortcut accounts for every word: "eggs timer seven minutes".
extension Interpreter {
  /// What the only shortcut that has a use for each word of a text makes of it. Where none of its own words are said, or
  /// one verb that nobody knows, it is asked whether that is meant.
  func assembled(_ request: InterpretedRequest) -> FollowUp? {
    // "Add ten minutes to it" is said with its verb.
    let isImperative = readers.splitter.resemblesImperative(request.text)
    let said = namingFocus(isImperative ? request.text : continuation(of: request.text).text)
    let bare = readers.continuations.withoutNoise(said) ?? said
    let text = readers.continuations.withoutWish(bare)
    guard request.matching.vetoedApplication == nil, text.utf8.count <= Self.longestAround,
      references(in: text).allSatisfy(countsNothing)
    else { return nil }
    let all = assemblies(of: text).sorted { $0.cost < $1.cost }
    guard let best = all.first, !all.dropFirst().contains(where: { $0.cost == best.cost }),
      isMeant(best, text, isWish: text != bare)
    else { return nil }
    var followUp = FollowUp(of: best.base, changing: best.values, fit: 1)
    // What asks is answered by what tells, and asks before anything else is done.
    let isAsking = readers.continuations.asksForAnswer(text) && !tells(best.base)
    let isWanted = text != bare && best.isWishable
    let isMeant = (isSaid(best) || isWanted) && best.unplaced.isEmpty || isSure(best, among: all, text)
    followUp.base.isGuess = !isMeant || isAsking
    // "Another one for pasta, 8 minutes" goes on with what was done, and with nothing that has to be guessed.
    let goesOn = continuation(of: request.text).kind > .plain && !context.performed.isEmpty
    if followUp.base.isGuess, goesOn { return nil }
    return aboutLastRequest(followUp, in: request.text) ?? followUp
  }

  /// "Give the pasta two more minutes", "how long have the eggs got": whether all that is said are values in full of which no
  /// other shortcut has as many, and the words around them are no other deed, or ask what the shortcut tells.
  private func isSure(_ best: Assembly, among all: [Assembly], _ text: String) -> Bool {
    let isExact =
      best.values.allSatisfy { !$0.isUnknown && (best.canBeUndone || !$0.isPartOfName) } && !best.isVague
    guard isExact, best.lacking.isEmpty, all.count(where: { $0.knownCount >= best.knownCount }) == 1,
      !readers.continuations.removes(text), !best.base.isDestructive
    else { return false }
    if readers.continuations.asksForAnswer(text) { return best.unplaced.isEmpty && asksAsPhrase(text, of: best.base) }
    guard best.knownCount > 1, best.unplaced.allSatisfy(text.hasPrefix) else { return false }
    // "Paint the mug with the cobalt": whatever the verb is, nothing else is done with the two, and it can be taken back.
    if best.canBeUndone, best.namedCount > 1, !best.unplaced.isEmpty { return true }
    return best.unplaced.allSatisfy(readers.continuations.brings) && readers.splitter.resemblesImperative(text)
  }

  /// Whether a question begins with the words with which a phrase asks: "how long".
  private func asksAsPhrase(_ text: String, of base: PerformedRequest) -> Bool {
    let said = FindText.words(of: text).prefix(Self.wordsAsked)
    return said.count == Self.wordsAsked
      && snapshot.phrases(of: base).texts.contains { FindText.words(of: $0).starts(with: said) }
  }

  private static var wordsAsked: Int { 2 }

  /// The same where nothing has to be asked, several values are said, and nothing else fits well.
  func assembledWhole(_ request: InterpretedRequest) -> FollowUp? {
    guard request.score < Self.surely, !readers.continuations.asksForAnswer(request.text),
      continuation(of: request.text).kind == .plain || !references(in: request.text).isEmpty
    else { return nil }
    return assembled(request).flatMap { $0.base.isGuess || Set($0.changed.map(\.name)).count < 2 ? nil : $0 }
  }

  /// Whether a word of the shortcut is said, its application, or several of what it takes.
  private func isSaid(_ assembly: Assembly) -> Bool {
    assembly.saidCount > 0 || assembly.isAddressed || settings.matching.application != nil
      || !assembly.isVague && Set(assembly.values.filter { !$0.values.isEmpty }.map(\.name)).count > 1
  }

  /// "And pasta eleven" behind a timer: several values of the last request, in any order, and nothing else.
  func assembled(_ said: Continuation, of base: PerformedRequest) -> FollowUp? {
    guard said.text.utf8.count <= Self.longestAround, references(in: said.text).isEmpty else { return nil }
    guard let assembly = assembly(of: base, in: said.text, phrases: snapshot.phrases(of: base).texts, isFurther: true),
      assembly.unplaced.isEmpty
    else { return nil }
    return FollowUp(of: base, changing: assembly.values, fit: Self.surely)
  }

  private func isMeant(_ assembly: Assembly, _ text: String, isWish: Bool) -> Bool {
    let known = assembly.values.count { !$0.isUnknown }
    let isWhole = assembly.lacking.isEmpty
    guard known > 0 || assembly.isAddressed && isWhole, !takesFromNamed(assembly, text), !takesNamedForText(assembly)
    else { return false }
    let isOwn = assembly.saidCount > 0 && !assembly.isVague
    if assembly.unplaced.isEmpty { return isWhole || isOwn }
    guard assembly.unplaced.count == 1, let left = assembly.unplaced.first, !left.contains(" ") else { return false }
    let isInFront = text.hasPrefix(left)
    // "Run the basal at 80 percent": what is missing is asked for once it is known that this is meant.
    if !isWhole { return isInFront && (isOwn || known > 1) }
    return known > 1 && isInFront || isWish || assembly.saidCount > 0
  }

  /// "I'd like to meet the others on the ridge at nine" is no alarm of that name: whether any words that are taken have the
  /// name of something in them, and nothing that is said speaks for it.
  private func takesNamedForText(_ assembly: Assembly) -> Bool {
    assembly.saidCount == 0 && !assembly.isAddressed
      && assembly.values.contains { $0.isUnknown && !namedThings(in: $0.text).isEmpty }
  }

  /// "Take five from the box", where five can be put into it.
  private func takesFromNamed(_ assembly: Assembly, _ text: String) -> Bool {
    assembly.values.contains { value in
      guard !value.values.isEmpty, value.range.upperBound <= text.utf8.count else { return false }
      let rest = text.bytes(0..<value.range.lowerBound) + "it" + text.bytes(value.range.upperBound..<text.utf8.count)
      return readers.continuations.takenAway(in: rest)?.form == .removal
    } && !snapshot.phrases(of: assembly.base).texts.contains(where: readers.continuations.removes)
  }

  /// What each shortcut makes of a text that says one of its values.
  func assemblies(of text: String) -> [Assembly] {
    let isAsking = readers.continuations.asksForAnswer(text)
    let isRemoving = readers.continuations.removes(text)
    let said = kindsSaid(in: text)
    return snapshot.applications.indices.filter { isTalkedTo(snapshot.applications[$0].model.name) }.flatMap { index in
      let model = snapshot.applications[index].model
      return shortcuts(of: index, for: text).compactMap { base -> Assembly? in
        guard said.mayFill(base.parameters, of: model, at: index) else { return nil }
        let phrases = snapshot.phrases(of: base).texts
        guard !isAsking || mayTell(phrases),
          isRemoving == (phrases + [base.name]).contains(where: readers.continuations.removes)
        else { return nil }
        return assembly(of: base, in: text, phrases: phrases)
      }
    }
  }

  /// Which shortcuts are meant: those whose phrases an author wrote, or also those found by title and keywords.
  enum PhraseSelection { case authored, any }

  /// The shortcuts of an application whose phrases somebody wrote, or all of them, without values.
  func shortcuts(of index: Int, for text: String = "", origin: PhraseSelection = .authored) -> [PerformedRequest] {
    let application = snapshot.applications[index]
    let first = snapshot.bindings.firstIndex { $0.application == index } ?? 0
    return zip(application.model.shortcuts, application.bindings).enumerated().compactMap { place, bound in
      guard origin == .any || bound.0.phraseOrigin == .authored else { return nil }
      var base = PerformedRequest(bound.1, of: index, text: text)
      base.candidate = Candidate(meaning: bound.0, at: first + place, of: application.model.name)
      return base
    }
  }

  /// What kinds of values a text may say, so that nothing else is looked at.
  private func kindsSaid(in text: String) -> SaidKinds {
    let spans = readers.continuations.spans(in: text)
    let words = FindText.words(of: text)
    var named = Set(spokenThings.map { SaidKinds.Name(application: $0.application, entity: $0.entity) })
    var unsaid: Set<SaidKinds.Name> = []
    for names in snapshot.knownNames {
      let name = SaidKinds.Name(application: names.application, entity: names.entity.name)
      if spans.contains(where: { names.mayName(text.bytes($0)) }) { named.insert(name) } else { unsaid.insert(name) }
    }
    unsaid.subtract(named)
    return SaidKinds(words: words, unsaid: unsaid, hasAmount: spans.contains { isAmount(text.bytes($0)) })
  }

  func tells(_ base: PerformedRequest) -> Bool {
    snapshot.phrases(of: base).texts.contains(where: readers.continuations.answers)
  }

  /// Whether a shortcut may answer a question: one of its phrases asks, or none of them says what to do.
  private func mayTell(_ phrases: [String]) -> Bool {
    phrases.contains(where: readers.continuations.answers)
      || !phrases.contains(where: readers.splitter.resemblesImperative)
  }
}

/// What kinds of values some words may say.
private struct SaidKinds {
  struct Name: Hashable {
    var application: Int
    var entity: String
  }

  var words: [String]
  /// What has names that are known, of which none is said.
  var unsaid: Set<Name>
  var hasAmount: Bool

  /// Whether some parameters take any of them, or their application is named.
  func mayFill(_ parameters: [Parameter], of application: Application, at index: Int) -> Bool {
    let names = [application.name] + application.synonyms
    return names.contains { FindText.words(of: $0).allSatisfy(words.contains) }
      || parameters.contains { parameter in
        switch parameter.kind {
        case .entity(let entity): !unsaid.contains(Name(application: index, entity: entity))
        case .integer, .number, .duration, .measurement, .date: hasAmount
        case .text, .boolean: false
        }
      }
  }
}

extension Assembly {
  /// Whether a wish may say it by its values alone: "get me a table for two" hardly wants Table Mountain, and who wants to
  /// go running tomorrow has not named anything that takes a time and any words.
  fileprivate var isWishable: Bool {
    !values.contains(where: \.isPartOfName)
      && (!values.contains(where: \.isUnknown) || values.contains { !$0.values.isEmpty })
  }
}

extension FilledParameter {
  /// Whether it is a known value that is called by a part of its name only.
  var isPartOfName: Bool {
    values.contains { FindText.words(of: $0.title).count > FindText.words(of: text).count }
  }
}
