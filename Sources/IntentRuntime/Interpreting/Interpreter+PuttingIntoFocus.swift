internal import AppIntents
internal import Dialog
internal import PhraseMatching

// What goes into the thing that is spoken of: a list, a note, a collection.
extension Interpreter {
  /// "And bread", "add sunscreen too" behind a list that was made or filled: what is put there as well.
  ///
  /// It is asked where nothing else is meant by the words themselves, and does only what can be taken back.
  func puttingIntoFocus(_ request: InterpretedRequest) -> FollowUp? {
    let text = request.text
    guard openQuestion == nil, context.mentions.recentThing != nil || context.isDeedJustDone,
      !readers.continuations.isQuestion(text)
    else { return nil }
    let put = readers.continuations.put(in: text)
    let listed = put == nil ? listedAlone(request) : nil
    guard let words = put ?? listed ?? addedAlone(text), !isAmount(words), references(in: words).isEmpty,
      listed != nil || isNewWords(put == nil ? words : text),
      let (place, making) = places(wideAs: put).lazy.compactMap({ place in
        self.making(into: place).map { (place, $0) }
      }).first
    else { return nil }
    let needed = making.parameters.filter { !$0.isOptional }
    guard let textParameter = needed.first(where: { $0.kind == .text }),
      let placeParameter = needed.first(where: { $0.kind != .text })
    else { return nil }
    var use = FollowUp(of: making, changing: [FilledParameter(textParameter.name, text: words)], fit: 1)
    use.assigned[placeParameter.name] = place.entity
    return use
  }

  /// What was spoken of last, and where it is said that something is to be put, what the last answer named.
  private func places(wideAs put: String?) -> [Mention] {
    let last = Array(context.mentions.recentThings(within: 1).prefix(1))
    guard put != nil else { return last }
    // "Take the tea off and add sponges": the second is done where the first was.
    let isNextStep = context.performed.last?.turn == context.turnCount
    let said = context.answer.compactMap(\.speech).joined(separator: " ")
    return last
      + context.mentions.recentThings(within: Self.mostTurnsBack).filter { isNextStep || said.contains($0.title) }
  }

  /// The "bread" of "and bread": words behind what adds them that are no request, no question and no remark.
  private func addedAlone(_ text: String) -> String? {
    let said = continuation(of: text)
    guard said.kind == .addition, !said.isHesitant, readers.continuations.addsThing(text),
      said.text.split(separator: " ").count <= Self.mostWordsAdded,
      !readers.splitter.resemblesImperative(said.text), !readers.continuations.namesPerson(said.text),
      !readers.continuations.isSentence(said.text), !readers.continuations.isPrepositional(said.text)
    else { return nil }
    return said.text
  }

  /// "Tent, stove and torch" right behind a list that was begun or filled: things of a few words that nobody knows.
  private func listedAlone(_ request: InterpretedRequest) -> String? {
    let text = request.text
    guard context.isDeedJustDone, continuation(of: text).kind == .plain, !readers.continuations.isSentence(text),
      !readers.continuations.isPrepositional(text), !request.matching.isExact
    else { return nil }
    let items = readers.continuations.items(of: text)
    let areThings = items.allSatisfy { item in
      item.split(separator: " ").count <= Self.mostWordsOfItem && !readers.splitter.resemblesImperative(item)
        && !readers.continuations.isNumber(item) && !readers.continuations.namesPerson(item)
    }
    // "Got the crisps and the juice"
    let isRequest =
      request.score >= Self.likelyFollowUp && isRecognizedByWords(request)
      && steps(of: request.matching.candidates[0], in: text).contains { $0.kind == .matched && $0.similarity == 1 }
    let unknown = items.count { wholeThings(in: $0).isEmpty }
    // "Short and sweet" is no list of things.
    let least = context.performed.last.map { $0.parameters.contains { $0.entityName != nil } } ?? true ? 3 : 2
    return items.count >= least && areThings && unknown * 2 > items.count && !isRequest ? text : nil
  }

  /// Whether words are no request of their own, and name nothing that is known.
  func isNewWords(_ words: String) -> Bool {
    let request = request(words)
    guard request.builtInCommand == nil, wholeThings(in: words).isEmpty else { return false }
    // "Bread" is one letter away from a break.
    if !request.matching.isExact, words.split(separator: " ").count == 1 { return true }
    guard request.matching.outcome != .notRecognized, request.score >= Self.surely, isRecognizedByWords(request)
    else { return true }
    return takesUnknownName(request) || request.matching.candidates.first.map { !lacking($0).isEmpty } ?? true
  }

  /// The shortcut that puts words into such a thing as is spoken of, of the last request or of the only one there is.
  private func making(into place: Mention) -> PerformedRequest? {
    if let last = context.performed.last, last.isDone, takes(place, last) { return last }
    let all = snapshot.applications.indices.flatMap { shortcuts(of: $0, origin: .any) }.filter {
      takes(place, $0)
    }
    guard let first = all.first, all.allSatisfy({ $0.isSame(as: first) }) else { return nil }
    return first
  }

  /// Whether a shortcut takes words and such a thing, says that it adds something, and can be taken back.
  private func takes(_ place: Mention, _ base: PerformedRequest) -> Bool {
    guard case .intent(let intent) = base.deed, intent is any UndoableIntent else { return false }
    let needed = base.parameters.filter { !$0.isOptional }
    return needed.count == 2 && needed.contains { $0.kind == .text && base.takesAnyText($0.name) }
      && needed.contains { value(place, of: $0, base) != nil }
      && snapshot.phrases(of: base).texts.contains { readers.continuations.put(in: $0) != nil }
  }

  private static var mostTurnsBack: Int { 8 }
  private static var mostWordsAdded: Int { 8 }
  private static var mostWordsOfItem: Int { 4 }
}
