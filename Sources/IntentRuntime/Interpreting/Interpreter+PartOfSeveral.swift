internal import AppIntents
internal import Dialog
internal import PhraseMatching

// What is said at a question whether to go on, of the several things that it is about.
extension Interpreter {
  /// "No, just the ridge", "not the tower", "keep the tower", "and the falls too": the request of the question for fewer
  /// or for more things.
  func withOtherThings(_ text: String, of open: OpenQuestion) async throws -> Interpretation? {
    guard open.question.kind == .confirmation else { return nil }
    if open.question.isOffer { return withOtherThingsGuessed(text) }
    guard let base = open.request, case .intent(let intent) = base.deed else { return nil }
    let isRemoval =
      open.question.isDestructive || [base.title, base.text].contains(where: readers.continuations.removes)
    for entry in IntentParameters(of: intent).entries {
      guard let given = entry.parameter.givenValue as? [any AppEntity], !given.isEmpty else { continue }
      var wanted = left(of: given, saidBy: text, isRemoval: isRemoval)
      if wanted == nil { wanted = try await with(text, given, entry.parameter) }
      guard let wanted else { continue }
      var followUp = FollowUp(of: base, fit: 1)
      followUp.assigned = [entry.name: wanted.map { $0 as any Sendable }]
      followUp.isCorrection = true
      return .followUp(followUp)
    }
    return leavesOutOther(text, than: base) ? .none(request(text)) : nil
  }

  /// The same of what only comes nearest to a request: nothing of it is given to an intent yet.
  private func withOtherThingsGuessed(_ text: String) -> Interpretation? {
    guard let guess = context.performed.last, guess.isGuess, let values = guess.candidate?.values else { return nil }
    for name in Set(values.map(\.name)).sorted() where guess.takesSeveral(name) {
      let given = values.filter { $0.name == name }
      let isRemoval = [guess.title, guess.text].contains(where: readers.continuations.removes)
      guard let left = places(in: given.map(\.shown), leftBy: text, isRemoval: isRemoval) else { continue }
      return .followUp(FollowUp(of: guess, changing: left.map { given[$0] }, fit: 1))
    }
    return nil
  }

  /// What stays of several things; nil where a text leaves out none of them, or all.
  private func left(of given: [any AppEntity], saidBy text: String, isRemoval: Bool) -> [any AppEntity]? {
    places(in: given.map { Mention($0).title }, leftBy: text, isRemoval: isRemoval)?.map { given[$0] }
  }

  private func places(in titles: [String], leftBy text: String, isRemoval: Bool) -> [Int]? {
    guard titles.count > 1, let said = partSaid(in: text, takesOut: !isRemoval) else { return nil }
    let picked = indices(namedBy: said.topic, in: titles)
    guard !picked.isEmpty, picked.count < titles.count else { return nil }
    let isLeftOut =
      switch said.form {
      case .exception, .sparing, .removal, .restoration: true
      // "Keep the tower" leaves it as it is, where all were to be deleted.
      case .keeping: isRemoval
      // So does "keep only the tower", and "only the tower" does not.
      case .limit: isRemoval && !said.verb.isEmpty
      }
    return titles.indices.filter { picked.contains($0) != isLeftOut }
  }

  /// "Not the tower" where something else is asked about: that does not ask for the tower.
  private func leavesOutOther(_ text: String, than base: PerformedRequest) -> Bool {
    guard let said = partSaid(in: text), said.form == .exception, let thing = thing(named: said.topic) else {
      return false
    }
    return isWholeName(said.topic, of: thing) && !base.valueTitles.contains(thing.value.title)
      && base.parameters.contains { $0.entityName == thing.entity }
  }

  /// What a text keeps or leaves out of several things.
  ///
  /// - Parameter takesOut: whether what is to be removed is to be left out of what is asked about.
  private func partSaid(in text: String, takesOut: Bool = false) -> TakingAway? {
    // "Keep the black one, just the green" says it twice.
    let forms = [readers.continuations.clauses(in: text).last, text, continuation(of: text).text].compactMap(\.self)
    return forms.lazy.compactMap(readers.continuations.takenAway).first {
      switch $0.form {
      case .limit, .exception, .keeping, .sparing: true
      case .removal: takesOut
      case .restoration: false
      }
    }
  }

  private func indices(namedBy words: String, in titles: [String]) -> Set<Int> {
    var question = Question(.choice, "")
    question.options = titles.map { Question.Option($0) }
    question.takesSeveral = true
    let read = readers.replies.read(words, to: question, now: settings.now())
    guard case .options(let indices)? = read.reply, read.fit >= Self.likelyReply else { return [] }
    return Set(indices)
  }

  /// The same things with others beside them: "and the falls too".
  private func with(
    _ text: String, _ given: [any AppEntity], _ parameter: any AnyIntentParameter
  ) async throws -> [any AppEntity]? {
    let said = continuation(of: text)
    guard said.kind == .addition, let type = parameter.valueKind.entityTypes.first else { return nil }
    var all = given
    for item in items(of: said.text) {
      let name = readers.continuations.bareName(item)
      let found = try await EntityFinder.entities(
        of: type, named: name, by: ValueReader(locale: settings.locale), query: parameter.traits.query)
      guard found.count == 1, let entity = found[0] as? any AppEntity else { return nil }
      if !all.contains(where: { Mention($0).id == Mention(entity).id }) { all.append(entity) }
    }
    return all.count > given.count ? all : nil
  }
}
