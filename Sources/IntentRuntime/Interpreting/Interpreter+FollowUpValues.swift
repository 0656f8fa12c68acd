internal import AppIntents
internal import Dialog
internal import PhraseMatching

// Values of a follow-up that need more than a look at its words.
extension Interpreter {
  /// "And ben and carla": the last request for each of several values.
  func severalValues(_ said: Continuation, of base: PerformedRequest) -> [FollowUp]? {
    let joints = readers.continuations.joints(in: said.text)
    guard said.kind > .plain, (1...Self.mostJoints).contains(joints.count), !isOneName(said.text, of: base) else {
      return nil
    }
    let starts = [0] + joints.map(\.upperBound)
    let ends = joints.map(\.lowerBound) + [said.text.utf8.count]
    let each = zip(starts, ends).compactMap { start, end -> FollowUp? in
      let item = Continuation(said.kind, said.text.bytes(start..<end))
      let found = named(item, of: base) ?? spotted(item, of: base)
      return found.flatMap { $0.changed.contains { $0.values.count == 1 } ? $0 : nil }
    }
    guard each.count == starts.count, Set(each.flatMap(\.namedIDs)).count == each.count else { return nil }
    // "No eggs, 2 croissants" wants none of what was ordered.
    let given = Set(base.candidate?.values.flatMap(\.values).map(\.id) ?? [])
    let isOneSet = each.allSatisfy { $0.changed.allSatisfy { base.takesSeveral($0.name) } }
    let wanted = said.kind == .correction && !isOneSet ? each.filter { given.isDisjoint(with: $0.namedIDs) } : each
    return (wanted.isEmpty ? each : wanted).enumerated().map { index, followUp in
      var followUp = followUp
      followUp.isCorrection = said.kind == .correction && index == 0
      return followUp
    }
  }

  private static var mostJoints: Int { 7 }

  /// "Not that one, the second", "not the ridge, the valley", "and the third": something else for what was done last.
  func correctedDeed(_ text: String) -> FollowUp? {
    let said = continuation(of: text)
    guard said.kind > .plain, !context.isFindLast, let base = context.performed.last, base.isDone else { return nil }
    if let meant = mentionAlone(said.text), let reference = referenceAlone(said.text),
      reference.target != .that, reference.target != .other
    {
      let given = base.parameters.lazy.filter { base.isGiven($0.name) }
      var followUp = given.compactMap { self.followUp(of: base, about: meant, for: $0) }.first
      followUp?.isCorrection = said.kind == .correction
      return followUp
    }
    guard said.kind == .correction, var followUp = named(said, of: base),
      said.rejected != nil || followUp.fit >= Self.certainReply
    else {
      return nil
    }
    followUp.isCorrection = true
    return followUp.changed.allSatisfy { $0.values.count == 1 } ? followUp : nil
  }

  /// "The young one" behind what was done with Old Tom: the other of the same name.
  func namesakeInstead(_ text: String) -> FollowUp? {
    guard openQuestion == nil, context.isDeedJustDone, let base = context.performed.last, base.isDone, !base.isUndone,
      let place = readers.continuations.namesInPlace(in: text).first(where: { $0.whole == 0..<text.utf8.count })
    else { return nil }
    let name = text.bytes(place.name)
    for value in base.candidate?.values ?? [] where value.values.count == 1 {
      let before = Set(FindText.words(of: value.values[0].title))
      let other = things(called: name).map(\.thing).first { thing in
        thing.value.id != value.values[0].id && thing.application == base.application
          && !before.isDisjoint(with: FindText.words(of: thing.value.title))
          && base.parameters.contains { $0.name == value.name && $0.entityName == thing.entity }
      }
      guard let other else { continue }
      var followUp = FollowUp(of: base, fit: 1)
      followUp.changed = [FilledParameter(value.name, text: other.value.title, values: [other.value])]
      followUp.isCorrection = true
      return followUp
    }
    return nil
  }

  private func followUp(of base: PerformedRequest, about meant: Mention, for parameter: Parameter) -> FollowUp? {
    guard let filled = value(meant, of: parameter, base) else { return nil }
    var followUp = FollowUp(of: base, fit: 1)
    if let entity = meant.entity { followUp.assigned = [filled.name: entity] } else { followUp.changed = [filled] }
    return followUp
  }

  /// "Divided by 4", "and of 120", "12 times 7": what only an app can make sense of, by itself, or put together with what
  /// was said or answered before.
  func workedOut(_ text: String) async throws -> FollowUp? {
    if let further = try await workedOutFurther(text) { return further }
    let said = readers.continuations.withoutAsking(continuation(of: text.filter { !"?？".contains($0) }).text)
    guard text.utf8.count <= Self.longestCalculation, readers.continuations.numbers(in: text).count > 1 else {
      return nil
    }
    for (index, application) in snapshot.applications.enumerated() where isTalkedTo(application.model.name) {
      let all = application.bindings.map { PerformedRequest($0, of: index, text: text) }
      if let found = try await workedOut([said], by: all) { return found }
    }
    return nil
  }

  /// The first of some texts that one of some shortcuts makes sense of.
  private func workedOut(_ texts: [String], by shortcuts: [PerformedRequest]) async throws -> FollowUp? {
    for base in shortcuts {
      for name in base.workedOutParameters(in: snapshot) {
        for words in texts {
          if let found = try await workedOut(words, name, of: base) { return found }
        }
      }
    }
    return nil
  }

  /// What was worked out last with a part in the place of another, with more behind it, in another unit, or in place of
  /// "that".
  func workedOutFurther(_ text: String) async throws -> FollowUp? {
    guard isWhole, let last = context.performed.last, last.isDone, case .intent = last.deed,
      text.utf8.count <= Self.longestCalculation
    else { return nil }
    let whole = text.filter { !"?？".contains($0) }
    let continuation = continuation(of: whole)
    let said = readers.continuations.withoutAsking(continuation.text)
    let numbers = readers.continuations.numbers(in: said)
    // "Nine times eight" goes on with nothing.
    if numbers.count > 1, numbers[0].range.lowerBound == 0 { return nil }
    let further = withResult(whole, said)
    for name in last.workedOutParameters(in: snapshot) {
      let old = last.entityTitle(of: name) ?? ""
      // "Plus 10" goes on, "and 10" says another number.
      let isOther = continuation.kind != .addition || readers.continuations.beginsWithJoint(whole)
      let put =
        (isOther ? Self.withNumber(said, in: old) : nil) ?? readers.continuations.replacing(in: old, by: said)
      for words in [put].compactMap(\.self).filter({ $0 != old }) + further + withUnit(said, in: old) {
        if let found = try await workedOut(words, name, of: last) { return found }
      }
    }
    // "Times 12" behind dice that were rolled: what works something out is another shortcut.
    guard !further.isEmpty, last.workedOutParameters(in: snapshot).isEmpty else { return nil }
    return try await workedOut(further, by: shortcuts(of: last.application))
  }

  /// The last result with what a text says behind it, or in place of "that": "16.9 split by 4", "add 16.9 to 80".
  private func withResult(_ whole: String, _ said: String) -> [String] {
    guard let result = context.result, result.contains(where: \.isNumber) else { return [] }
    let found = references(in: said)
    if found.count == 1, found[0].target == .that {
      return readers.references.replacing(found, in: said) { _ in result }.map { [$0] } ?? []
    }
    let continues = readers.continuations.numbers(in: whole).first.map { $0.range.lowerBound > 0 } ?? false
    return continues && found.isEmpty ? ["\(result) \(whole)", "\(result) \(said)"].firstOfEach : []
  }

  /// A calculation with another unit in place of the one that was wanted: "5 miles in feet" for "5 miles in km".
  private func withUnit(_ said: String, in old: String) -> [String] {
    let unit = readers.continuations.withoutPreposition(said)
    let words = old.split(separator: " ").map(String.init)
    // The name of a note is no calculation, and nobody has to look for it.
    let isUnit = FindText("2 \(unit)", now: settings.now()).measurement(at: 0)?.end == 2
    guard old.contains(where: \.isNumber) || isUnit, !unit.isEmpty, !unit.contains(where: \.isNumber),
      unit.split(separator: " ").count <= 2
    else { return [] }
    return words.indices.filter { index in
      !words[index].contains(where: \.isNumber) && (index == 0 || !words[index - 1].contains(where: \.isNumber))
    }.reversed().map { index in
      (words[..<index] + [unit] + words[(index + 1)...]).joined(separator: " ")
    }
  }

  /// A calculation with another number in the place of one of the same kind: "and 20%" of "15% of 80".
  private static func withNumber(_ said: String, in old: String) -> String? {
    let number = /[0-9][0-9.,]*%?/
    guard said.wholeMatch(of: number) != nil else { return nil }
    let replaced = old.matches(of: number).first { $0.output.hasSuffix("%") == said.hasSuffix("%") }
    return replaced.map { old.replacingCharacters(in: $0.range, with: said) }
  }

  private func workedOut(_ words: String, _ name: String, of base: PerformedRequest) async throws -> FollowUp? {
    guard case .intent(let intent) = base.deed, let entry = IntentParameters(of: intent)[name],
      case .entity(let type) = entry.valueKind
    else { return nil }
    let reader = ValueReader(locale: settings.locale)
    let found = try await EntityFinder.entities(of: type, named: words, by: reader, query: entry.traits.query)
    guard found.count == 1, let entity = found[0] as? any AppEntity, Mention(entity).title == words else { return nil }
    var followUp = FollowUp(of: base, fit: 1)
    followUp.assigned = [name: entity]
    return followUp
  }

  private static var longestCalculation: Int { 80 }

  /// Whether words with an "and" are one name.
  private func isOneName(_ text: String, of base: PerformedRequest) -> Bool {
    slots(of: base).contains { slot in value(text, of: slot).map { $0.parameter.values.count == 1 } ?? false }
  }

  /// "And a water" behind two wines: one of them.
  func singular(_ text: String, besides changed: [FilledParameter], of base: PerformedRequest) -> FilledParameter? {
    guard let article = readers.continuations.indefiniteArticle(of: text),
      !changed.contains(where: { $0.shown.lowercased().hasPrefix(article + " ") }),
      changed.contains(where: { !$0.values.isEmpty }),
      let count = base.parameters.first(where: { parameter in
        parameter.kind.counts(1) && base.isGiven(parameter.name) && !changed.contains { $0.name == parameter.name }
      })
    else { return nil }
    return FilledParameter(count.name, text: "1", typed: .integer(1))
  }

  /// What a number of a request counts: the "bags" of "6 bags".
  func nouns(of parameter: Parameter, in base: PerformedRequest) -> [String] {
    let behind = snapshot.phrases(of: base).written.compactMap { phrase in
      phrase.firstRange(of: "${\(parameter.name)} ").flatMap {
        FindText.words(of: String(phrase[$0.upperBound...])).first
      }
    }
    let things = base.candidate?.values.flatMap(\.values).flatMap { FindText.words(of: $0.title) } ?? []
    return (behind + FindText.words(of: parameter.name) + things).firstOfEach
  }

  /// Whether a number says how something is to be, and not how much of it there is: "set the grind to 5".
  private func isLevel(_ parameter: Parameter, in phrases: [String]) -> Bool {
    phrases.contains { $0.contains(" to ${\(parameter.name)}") || readers.continuations.setsAnew($0) }
  }

  /// Whether an app did for good what such a change is about, so that doing it with the sum would do the first part twice:
  /// "log 40 grams of carbs", "and 20 more".
  func addsToWhatStays(_ parameter: Parameter, of base: PerformedRequest, by change: AmountChange) -> Bool {
    guard case .intent = base.deed, base.isDone, base.effect != .telling, base.undoCount == 0, change.count != nil
    else { return false }
    let phrases = snapshot.phrases(of: base).written
    return !isLevel(parameter, in: phrases) && (phrases + [base.name]).contains(where: readers.continuations.amasses)
  }

  /// Whether a number of what a catalog does is how many there are, so that more of them take the place of as many as
  /// before: "one more", but not "a bit louder".
  func isCounted(_ parameter: Parameter, in base: PerformedRequest, by change: AmountChange) -> Bool {
    guard case .action(_, let shortcut, _) = base.deed else { return false }
    return base.undoCount > 0 || change.count != nil && !isLevel(parameter, in: shortcut.phrases.map(\.text))
  }

  /// Words that were said before with some of them replaced: "no, ben" behind "call anna", "no, at ten" behind "the plumber
  /// comes at nine".
  func corrected(_ text: String, _ slot: Slot?, of base: PerformedRequest) -> String? {
    guard let name = slot?.parameter.name, let old = base.words(of: name) else { return nil }
    if let replaced = readers.continuations.replacing(in: old, by: text) { return replaced }
    let (said, before) = (text.split(separator: " "), old.split(separator: " "))
    guard said.count == before.count - 1, readers.splitter.resemblesImperative(old),
      !readers.splitter.resemblesImperative(text)
    else { return nil }
    return "\(before[0]) \(text)"
  }
}

extension FollowUp {
  fileprivate var namedIDs: [String] { changed.filter { $0.values.count == 1 }.flatMap { $0.values.map(\.id) } }
}

extension Parameter.Kind {
  /// Whether it is a number of things, of which there may be so many.
  fileprivate func counts(_ number: Int) -> Bool {
    if case .integer(let range) = self { range?.contains(number) ?? true } else { false }
  }
}

extension [String] {
  /// Each once.
  var firstOfEach: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}

extension PerformedRequest {
  /// The parameters whose values an app makes of the words themselves: it lists none.
  fileprivate func workedOutParameters(in snapshot: RegistrySnapshot) -> [String] {
    let entities = snapshot.applications[application].model.entities
    return parameters.filter { parameter in
      guard let kind = parameter.entityName, !parameter.isOptional else { return false }
      return entities.contains { $0.name == kind && $0.values.isEmpty && $0.vocabulary == .open }
    }.map(\.name)
  }

  /// What the entity of a parameter is called.
  fileprivate func entityTitle(of name: String) -> String? {
    guard case .intent(let intent) = deed else { return nil }
    return (IntentParameters(of: intent)[name]?.givenValue as? any AppEntity).map { Mention($0).title }
  }
}
