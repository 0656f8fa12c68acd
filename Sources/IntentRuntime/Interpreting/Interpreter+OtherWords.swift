internal import Dialog
internal import Foundation
internal import PhraseMatching

// Requests that say what a shortcut takes, with other words around it.
extension Interpreter {
  /// "Set the small one to 180": the request with the name that "one" stands for, where it makes better sense then.
  func namingInPlace(_ request: InterpretedRequest) -> InterpretedRequest? {
    guard request.score < Self.sureShortcut, request.replaced == nil else { return nil }
    // "And the west one" names what the last request takes, whatever other apps know by that name.
    let said = continuation(of: request.text)
    if said.kind > .plain, let base = context.performed.last, named(said, of: base) != nil { return nil }
    var best: InterpretedRequest?
    // "The next one" names nothing.
    let found = references(in: request.text)
    for place in readers.continuations.namesInPlace(in: request.text)
    where !found.contains(where: { $0.range.overlaps(place.whole) }) {
      let name = request.text.bytes(place.name)
      for thing in things(called: name).map(\.thing) where thing.isCalled(allOf: name) {
        for title in [thing.value.title, titleWithNoun(of: thing)] {
          let named = request.text.bytes(0..<place.whole.lowerBound) + "the " + title
          let reading = self.request(
            named + request.text.bytes(place.whole.upperBound..<request.text.utf8.count))
          guard reading.score >= Self.nearlySure, reading.score > best?.score ?? request.score,
            isSameShortcut(reading, as: request, with: thing)
          else { continue }
          best = reading
        }
      }
    }
    return best
  }

  /// Whether a request takes a thing, and its name makes no other deed of it: "pin the long one" pins, or does nothing.
  private func isSameShortcut(
    _ reading: InterpretedRequest, as request: InterpretedRequest, with thing: NamedThing
  ) -> Bool {
    guard let best = reading.matching.candidates.first,
      best.values.contains(where: { $0.values.contains { $0.id == thing.value.id } })
    else { return false }
    let said = request.matching.outcome == .notRecognized ? nil : request.matching.candidates.first
    return said.map { $0.shortcut == best.shortcut } ?? true
  }

  /// A request with a name in it fits so well, though its phrase has a word more.
  private static var nearlySure: Double { 0.8 }

  private func titleWithNoun(of thing: NamedThing) -> String {
    title(of: Mention(thing), withNoun: true)
  }

  /// The request without what says nothing of what is wanted, or as one that sets what it raises or lowers.
  func simplified(_ request: InterpretedRequest) -> InterpretedRequest? {
    guard request.score < Self.surely, !request.matching.onlyMentionsActions else { return nil }
    let said = continuation(of: request.text).text
    let texts =
      [readers.continuations.withoutNoise(said), readers.continuations.withoutWish(said)].compactMap(\.self)
      + readers.continuations.settingRequests(of: said)
    let readings = texts.filter { $0 != request.text }.map { self.request($0) }
    return readings.first { reading in
      reading.matching.outcome == .matched && reading.score >= Self.sureShortcut
        && (reading.isClear || isRecognizedByWords(reading))
        && reading.matching.candidates[0].values.allSatisfy { !$0.isUnknown || isWords($0, of: reading) }
    }
  }

  /// Whether a value stands where any words will do.
  private func isWords(_ value: FilledParameter, of request: InterpretedRequest) -> Bool {
    guard let best = request.matching.candidates.first else { return false }
    let (binding, application) = snapshot.bindings[best.shortcut]
    let parameters = PerformedRequest(binding, of: application, text: "").parameters
    return parameters.contains { $0.name == value.name && $0.kind == .text }
  }

  /// "And 15 squats" behind "I did 20 pushups": what the whole sentence would say.
  func rebuilt(_ said: Continuation, of base: PerformedRequest) -> FollowUp? {
    guard let intent = base.candidate?.intent, base.parameters.contains(where: { $0.kind == .text }),
      !readers.continuations.isQuestion(said.text), !readers.continuations.isNumber(said.text)
    else { return nil }
    let shortcuts = snapshot.applications[base.application].model.shortcuts.filter { $0.title == base.name }
    let openings = shortcuts.flatMap(\.phrases).compactMap { phrase in
      phrase.text.firstRange(of: "${").map { String(phrase.text[..<$0.lowerBound]) }
    }.filter { opening in !opening.isEmpty && !opening.contains { "[]()|".contains($0) } }
    for opening in openings.firstOfEach.prefix(Self.mostOpenings) {
      let whole = match(opening + said.text)
      guard whole.outcome == .matched, let best = whole.candidates.first, best.intent == intent,
        best.score >= Self.sureShortcut, best.values.count > 1,
        best.values.allSatisfy({ value in base.isGiven(value.name) })
      else { continue }
      return FollowUp(of: base, changing: best.values, fit: best.score)
    }
    return nil
  }

  private static var mostOpenings: Int { 6 }

  /// "A bit longer", "half an hour later": a span, a time or a measure, changed.
  func changedSpan(_ said: Continuation, of slot: Slot) -> FilledParameter? {
    if let (days, rest) = readers.continuations.neighborDay(in: said.text), rest.isEmpty {
      return shifted(slot, by: days)
    }
    guard let given = slot.given, let (change, words) = readers.continuations.spanChange(in: said.text) else {
      return nil
    }
    let step = words.isEmpty ? nil : step(words, of: slot)
    if !words.isEmpty, step == nil { return nil }
    guard let changed = given.changed(by: change, step) else { return nil }
    return FilledParameter(slot.parameter.name, text: changed.shown, typed: changed)
  }

  private func shifted(_ slot: Slot, by days: Int) -> FilledParameter? {
    guard case .date(var day)? = slot.given else { return nil }
    day.moment = day.moment.adding(days: days)
    return FilledParameter(slot.parameter.name, text: TypedValue.date(day).shown, typed: .date(day))
  }

  /// "And the ridge the day after": another value, on a day that is told from the one before.
  func onNeighborDay(_ said: Continuation, of base: PerformedRequest) async throws -> FollowUp? {
    guard let (days, rest) = readers.continuations.neighborDay(in: said.text), !rest.isEmpty,
      let day = slots(of: base).lazy.compactMap({ self.shifted($0, by: days) }).first
    else { return nil }
    let other = Continuation(max(said.kind, .addition), continuation(of: rest).text)
    guard var found = try await followUp(other, of: base, isFree: true), !found.isCorrection || said.kind == .correction
    else { return nil }
    found.changed.removeAll { $0.name == day.name }
    if found.changed.isEmpty, found.assigned.isEmpty { return nil }
    found.changed.append(day)
    return found
  }

  /// A span in words: "ten minutes", "5" where minutes were said before.
  private func step(_ words: String, of slot: Slot) -> TypedValue? {
    var parameter = slot.parameter
    if case .date = parameter.kind { parameter.kind = .duration }
    let question = Question(of: parameter, listing: [])
    for spoken in [words] + (slot.unit.map { ["\(words) \($0)"] } ?? []) {
      if case .typed(let value)? = readers.replies.readValue(spoken, of: question, now: settings.now())?.reply {
        return value
      }
    }
    return nil
  }
}

extension NamedThing {
  /// Whether a name of it has all the words as they are: "longer" is no Long Bay.
  fileprivate func isCalled(allOf text: String) -> Bool {
    let words = FindText.words(of: text)
    return ([value.title] + value.synonyms).contains { name in
      let own = FindText.words(of: name)
      return words.allSatisfy(own.contains)
    }
  }
}

extension TypedValue {
  /// The value with so much more or less; nil where nothing says how much, and nothing is usual.
  fileprivate func changed(by change: AmountChange, _ step: TypedValue?) -> TypedValue? {
    let sign = change.isIncrease ? 1.0 : -1
    switch (self, step) {
    case (.duration(let seconds), let step):
      var amount = Self.usualStep(of: seconds, isSlight: change.isSlight)
      if case .duration(let said)? = step { amount = said }
      let wanted = seconds + sign * amount
      return wanted > 0 ? .duration(seconds: wanted) : nil
    case (.measurement(let amount, let unit), .measurement(let more, let other)?) where unit == other:
      return amount + sign * more > 0 ? .measurement(amount + sign * more, unit) : nil
    case (.date(let reading), .duration(let seconds)?):
      var later = reading
      guard reading.precision != .day || seconds.remainder(dividingBy: 86_400) == 0 else { return nil }
      later.moment = reading.moment.adding(seconds: Int(sign * seconds))
      return .date(later)
    case (.integer, _), (.number, _), (.boolean, _), (.measurement, _), (.date, _): return nil
    }
  }

  /// About a tenth or a quarter, in steps that people use.
  private static func usualStep(of seconds: Double, isSlight: Bool) -> Double {
    let units: [Double] = [5, 10, 30, 60, 300, 600, 900, 1_800, 3_600]
    let wanted = seconds * (isSlight ? 0.1 : 0.25)
    return units.min { abs($0 - wanted) < abs($1 - wanted) } ?? wanted
  }
}
