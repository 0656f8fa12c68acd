internal import AppIntents
internal import Dialog
internal import PhraseMatching

// Follow-ups in words that are no known value.
extension Interpreter {
  /// Other words where any words will do.
  func freeText(_ said: Continuation, of base: PerformedRequest) -> FollowUp? {
    // "Ah, somebody is there already" is nothing to be written down.
    if said.isInterjected, readers.continuations.isStatement(said.text) { return nil }
    // "And it lasts three hours" says something of what was done.
    if said.kind == .addition,
      references(in: said.text).contains(where: { $0.range.lowerBound == 0 && $0.target == .that })
    {
      return nil
    }
    guard !readers.continuations.isQuestion(said.text), !readers.continuations.isNumber(said.text),
      request(said.text).score < Self.mentioned,
      command(in: said.text) == nil, !readers.continuations.meansOther(said.text),
      !references(in: said.text).contains(where: \.target.isPlural)
    else { return nil }
    let texts = slots(of: base).filter { slot in
      slot.parameter.kind == .text && (slot.isGiven || !slot.parameter.isOptional)
        && base.takesAnyWords(slot.parameter.name)
    }
    if isAboutParameter(said.text, of: base, besides: texts.map(\.parameter.name)) { return nil }
    let named = readers.continuations.givenName(in: readers.continuations.withoutPreposition(said.text))
    let isCalled = readers.continuations.givenName(in: said.text) != said.text
    let bare = isCalled ? readers.continuations.withoutArticle(named) : readers.continuations.bareName(named)
    let words = said.kind == .correction ? corrected(said.text, texts.first, of: base) ?? bare : bare
    guard !isAboutSomethingElse(words, than: base.text, isAnew: said.kind == .correction) else { return nil }
    let isList = !readers.splitter.resemblesImperative(words)
    let most = isList ? Self.someWords : Self.fewWords
    guard texts.count == 1, said.kind > .addition || bare.split(separator: " ").count <= most else { return nil }
    // "Buy some milk too" is no item behind one.
    let isOfList = base.words(of: texts[0].parameter.name).map { !readers.splitter.resemblesImperative($0) } ?? false
    if said.kind == .addition, !isList, isOfList { return nil }
    return FollowUp(of: base, changing: [FilledParameter(texts[0].parameter.name, text: words)], fit: 0.5)
  }

  /// "No cover": whether a text begins with what a parameter is called, or a part of that, which is then no value of another.
  private func isAboutParameter(_ text: String, of base: PerformedRequest, besides taken: [String]) -> Bool {
    guard case .intent(let intent) = base.deed else { return false }
    let words = FindText.words(of: readers.continuations.bareName(text))
    return IntentParameters(of: intent).entries.contains { entry in
      let title = FindText.words(of: String(localized: entry.parameter.title))
      return !taken.contains(entry.name) && !title.isEmpty && !words.isEmpty
        && (words.starts(with: title) || title.starts(with: words))
    }
  }

  /// Whether words are a number, or name a thing or things of a kind, where the text before did not: "set it to 21"
  /// behind a message is about something else.
  private func isAboutSomethingElse(_ words: String, than text: String, isAnew: Bool) -> Bool {
    if isTyped(words), readers.continuations.numbers(in: text).isEmpty { return true }
    if !things(in: words).isEmpty, things(in: text).isEmpty || !isAnew { return true }
    return !isAnew && words.split(separator: " ").contains { snapshot.nouns.contains(String($0)) }
  }

  /// A request that fits so badly may be words of something else.
  private static var mentioned: Double { 0.6 }

  static var fewWords: Int { 3 }

  private static var someWords: Int { 5 }

  /// A value that nobody knows, said of what was looked for last, or else of a request: of the last one where none is given.
  func unknownValue(_ text: String, of request: PerformedRequest? = nil) -> Interpretation? {
    let said = continuation(of: text)
    let name = readers.continuations.bareName(readers.continuations.withoutPreposition(said.text))
    guard said.kind > .plain, !said.isHesitant,
      !readers.continuations.isQuestion(said.text), !readers.continuations.namesPerson(said.text),
      name.split(separator: " ").count <= Self.fewWords,
      references(in: said.text).isEmpty,
      !readers.continuations.describes(name), !readers.splitter.resemblesImperative(said.text), !isTyped(name),
      readers.continuations.amountChange(in: name) == nil, !readers.continuations.isComparative(name),
      !name.isEmpty
    else { return nil }
    if request == nil, context.isFindLast { return .unknownValue(name, title: "", known: []) }
    guard let base = request ?? context.performed.last,
      let slot = slots(of: base).first(where: { $0.isGiven && $0.isNamed })
    else { return nil }
    let entity = snapshot.applications[base.application].model.entities.first { $0.name == slot.parameter.entityName }
    return .unknownValue(
      name, title: entity?.title ?? slot.parameter.name,
      known: slot.listed.prefix(Question.mostShown).map(\.title).firstOfEach)
  }

  /// Whether words are a number or a time, which are nobody's name.
  private func isTyped(_ words: String) -> Bool {
    if readers.continuations.withoutNumbers(words).isEmpty { return true }
    let question = Question(of: Parameter(name: "", kind: .date), listing: [])
    return readers.replies.readValue(words, of: question, now: settings.now())?.reply != nil
  }
}
