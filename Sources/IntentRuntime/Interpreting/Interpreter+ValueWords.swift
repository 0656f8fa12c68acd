internal import AppIntents
internal import Dialog
internal import PhraseMatching

// Words that a phrase takes for a value and that name nothing.
extension Interpreter {
  /// "Upgrade everything", where the same can be asked without a value: "upgrade all packages". A preposition is no name:
  /// the "as" of "save that as fishing".
  func dropWordsThatNameNothing(in interpreted: inout InterpretedRequest) {
    for index in interpreted.matching.candidates.indices {
      let candidate = interpreted.matching.candidates[index]
      guard candidate.values.contains(where: \.isUnknown) else { continue }
      let application = snapshot.applications[snapshot.bindings[candidate.shortcut].application].model
      let entities = Set(
        application.shortcuts.flatMap(\.parameters).filter { $0.entityName != nil }.map(\.name))
      let little = candidate.values.filter { value in
        value.isUnknown && entities.contains(value.name)
          && (readers.continuations.isPreposition(value.text)
            || readers.continuations.bareName(value.text + " x") == "x")
      }
      let isDropped = { (value: FilledParameter) in
        little.contains { $0.name == value.name } || self.meansAll(value, of: candidate, in: application)
      }
      // What keeps all is not copied.
      guard candidate.values.contains(where: isDropped) else { continue }
      interpreted.matching.candidates[index].missing += little.map(\.name)
      interpreted.matching.candidates[index].values.removeAll(where: isDropped)
    }
  }

  /// "I visited petra yesterday", where the phrase takes all of that for a name: a name that is known and what may be
  /// another value are two.
  func takeNamesFromUnknownWords(in interpreted: inout InterpretedRequest) {
    for index in interpreted.matching.candidates.indices {
      let candidate = interpreted.matching.candidates[index]
      guard candidate.values.contains(where: { $0.isUnknown && !$0.range.isEmpty }) else { continue }
      let (binding, application) = snapshot.bindings[candidate.shortcut]
      let slots = slots(of: PerformedRequest(binding, of: application, text: interpreted.text)).filter(\.isNamed)
      for (place, value) in candidate.values.enumerated() where value.isUnknown && !value.range.isEmpty {
        guard value.text.utf8.count <= Self.longestAround,
          let slot = slots.first(where: { $0.parameter.name == value.name }),
          var named = nameBesideAmount(value.text, of: slot)
        else { continue }
        named.range = value.range
        interpreted.matching.candidates[index].values[place] = named
      }
    }
  }

  /// "Get me two tickets for Saturday" asks for tickets, and schedules nothing of that name: a wish is like any verb, and
  /// does not say which where a phrase takes any words.
  func dropWishesForVerbs(in interpreted: inout InterpretedRequest) {
    let (text, said) = (interpreted.text, continuation(of: interpreted.text).text)
    let wanted = readers.continuations.withoutWish(said)
    guard wanted != said, let start = text.range(of: wanted)?.lowerBound,
      interpreted.matching.outcome != .notRecognized, !interpreted.matching.isExact
    else { return }
    let wish = text.utf8.distance(from: text.startIndex, to: start)
    let taking = interpreted.matching.candidates.filter(takesAnyWords)
    guard !taking.isEmpty else { return }
    let wishful = taking.filter { candidate in
      steps(of: candidate, in: interpreted.text).contains { step in
        step.comparedBy == .semantic && step.weight >= 1 && step.range.map { $0.lowerBound < wish } ?? false
      }
    }
    interpreted.matching.candidates.removeAll { candidate in wishful.contains { $0.shortcut == candidate.shortcut } }
    if interpreted.matching.candidates.first?.score ?? 0 < settings.matching.threshold {
      interpreted.matching.outcome = .notRecognized
    }
  }

  /// Whether a value of a candidate may be any words.
  private func takesAnyWords(_ candidate: Candidate) -> Bool {
    let base = performing(candidate)
    return candidate.values.contains { $0.isUnknown && base.takesAnyText($0.name) }
  }

  private func nameBesideAmount(_ words: String, of slot: Slot) -> FilledParameter? {
    spansBesideAmounts(words).lazy.compactMap { span in
      self.value(words.bytes(span), of: slot).flatMap { named in
        named.parameter.values.count == 1 && named.fit >= Self.certainReply ? named.parameter : nil
      }
    }.first
  }

  /// What some words name, alone or in front of a day or an amount, and how long its name is: "Petra yesterday".
  func thingInFront(of words: String) -> (thing: NamedThing, length: Int)? {
    if let thing = thing(named: readers.continuations.bareName(words)) { return (thing, words.utf8.count) }
    guard words.utf8.count <= Self.longestAround else { return nil }
    return spansBesideAmounts(words).lazy.filter { $0.upperBound < words.utf8.count }.compactMap { span in
      self.thing(named: self.readers.continuations.bareName(words.bytes(span))).map { ($0, span.upperBound) }
    }.first
  }

  /// Where a name may be if all other words are a day or an amount.
  private func spansBesideAmounts(_ words: String) -> [Range<Int>] {
    readers.continuations.spans(in: words).filter { span in
      let rest = [words.bytes(0..<span.lowerBound), words.bytes(span.upperBound..<words.utf8.count)]
        .filter { !readers.continuations.isFiller(around: [], in: $0, besides: []) }
        .map(readers.continuations.withoutPreposition)
      return !rest.isEmpty && rest.allSatisfy(isAmount)
    }
  }

  private func meansAll(_ value: FilledParameter, of candidate: Candidate, in application: Application) -> Bool {
    guard value.isUnknown, readers.replies.meansAll(readers.continuations.bareName(value.text)) else { return false }
    return application.shortcuts.contains { shortcut in
      shortcut.intent == candidate.intent
        && shortcut.parameters.contains { $0.name == value.name && $0.isOptional && $0.entityName != nil }
        && shortcut.phrases.contains { phrase in
          readers.replies.rangeOfAll(in: phrase.text) != nil && !phrase.text.contains("${\(value.name)}")
        }
    }
  }
}
