internal import AppIntents
internal import Dialog
internal import PhraseMatching

// Replies that say something else than what is asked for, or more: "for two, tomorrow" where a place is asked for.
extension Interpreter {
  /// Values for other parameters of the question's request, each in a part of the reply; what fits none of them is left
  /// out, and said to be.
  func valuesInParts(_ text: String, of open: OpenQuestion) -> FollowUp? {
    guard let base = open.request else { return nil }
    let slots = slots(of: base)
    let wholes = readers.continuations.halves(of: text).map { [$0.front, $0.behind] } + [[text]]
    let read = ([items(of: text)] + wholes).lazy.compactMap { self.values(in: $0, slots, of: base) }
    let leftOut = { (followUp: FollowUp) in followUp.leftOut.reduce(0) { $0 + $1.utf8.count } }
    return read.filter { !self.namesOption($0.leftOut, of: open.question) }.min { leftOut($0) < leftOut($1) }
  }

  /// Whether words name an option by a word that no other has: "screenshots and norway can both go" is no answer that
  /// leaves out Norway.
  private func namesOption(_ words: [String], of question: Question) -> Bool {
    let said = Set(words.flatMap { FindText.words(of: $0) })
    let names = question.options.map { Set(FindText.words(of: $0.title)) }
    return said.contains { word in names.count { $0.contains(word) } == 1 }
  }

  func items(of text: String) -> [String] { readers.continuations.items(of: text) }

  private func values(in parts: [String], _ slots: [Slot], of base: PerformedRequest) -> FollowUp? {
    var followUp = FollowUp(of: base, fit: 1)
    followUp.isCorrection = true
    if parts.contains(where: { readers.replies.takesBack($0, now: settings.now()) }) { return nil }
    for part in parts {
      let isNumber = readers.continuations.isNumber(readers.continuations.withoutPreposition(part))
      let open = slots.filter { slot in
        // "For two" is no time of day.
        !followUp.changed.contains { $0.name == slot.parameter.name } && !(isNumber && slot.parameter.kind == .date)
      }
      if let value = best(part, among: open)?.parameter ?? text(ledTo: part, open, of: base) {
        followUp.changed.append(value)
      } else if !asksAgain(part, base) {
        followUp.leftOut.append(readers.continuations.bareName(readers.continuations.withoutPreposition(part)))
      }
    }
    let isKnown = parts.count > 1 || followUp.leftOut.isEmpty
    return isKnown && !followUp.changed.isEmpty ? followUp : nil
  }

  /// "Start a timer for ten minutes" where it is asked for how long: the request once more, with its value.
  private func asksAgain(_ part: String, _ base: PerformedRequest) -> Bool {
    let request = request(part)
    return request.score >= Self.surely && request.matching.candidates.first?.title == base.name
  }

  /// Words that a parameter takes as they are, behind those that lead to it: "called eggs", "near Chamonix".
  private func text(ledTo part: String, _ slots: [Slot], of base: PerformedRequest) -> FilledParameter? {
    let texts = slots.filter { $0.parameter.kind == .text && !$0.isGiven && base.takesAnyWords($0.parameter.name) }
    if let slot = led(by: part, texts).first, texts.count > 1 || !slot.leads.isEmpty,
      slot.leads.contains(FindText.words(of: part).first ?? "")
    {
      return FilledParameter(slot.parameter.name, text: readers.continuations.withoutPreposition(part))
    }
    let opening = readers.continuations.lengthOfTextOpening(of: part)
    guard texts.count == 1, opening > 0 else { return nil }
    return FilledParameter(texts[0].parameter.name, text: part.bytes(opening..<part.utf8.count))
  }

  /// "Tomorrow at nine" where it is asked what to be reminded of: the moment that has not been said yet, and no words.
  func momentInstead(_ text: String, of open: OpenQuestion) -> FollowUp? {
    guard let base = open.request, !readers.continuations.isNumber(text) else { return nil }
    let words = readers.continuations.withoutPreposition(text)
    let moments = slots(of: base).filter { slot in
      !slot.isGiven && (slot.parameter.kind == .date || slot.parameter.kind == .duration)
    }
    guard let value = moments.lazy.compactMap({ self.value(words, of: $0)?.parameter }).first else { return nil }
    var followUp = FollowUp(of: base, changing: [value], fit: 1)
    followUp.isCorrection = true
    return followUp
  }

  /// "At half past three" behind a reminder for Saturday: another time for it, and no alarm.
  func momentOfLast(_ text: String) async throws -> Interpretation? {
    guard openQuestion == nil, context.isDeedJustDone, let last = context.performed.last, isDay(text),
      slots(of: last).contains(where: { $0.parameter.kind == .date && $0.isGiven })
    else { return nil }
    let said = continuation(of: text)
    if let each = try await changingEach(said, of: last) { return .followUps(each) }
    return try await followUp(said, of: last, isFree: true).map { .followUp($0) }
  }

  /// Whether a reply is an amount and nothing else, which is nobody's name: "within 50 miles".
  func isOnlyAmount(_ text: String) -> Bool {
    let numbers = readers.continuations.numbers(in: text).map(\.range)
    return !numbers.isEmpty && !readers.continuations.isNumber(text)
      && readers.continuations.isFiller(around: numbers, in: text, besides: [])
  }

  /// "How busy is it" where nothing was spoken of: the request that asks what "it" is.
  func askingWhat(_ request: InterpretedRequest) -> InterpretedRequest? {
    guard context.mentions.groups.isEmpty, request.matching.outcome == .matched,
      let reference = references(in: request.text).first, var best = request.matching.candidates.first,
      best.values.count == 1, best.values[0].isUnknown, best.values[0].range.overlaps(reference.range),
      referenceAlone(best.values[0].text) != nil,
      isRecognizedByWords(request)
    else { return nil }
    best.missing.append(best.values[0].name)
    best.values = []
    var asking = request
    asking.matching.candidates = [best]
    asking.unresolved = nil
    return asking
  }
}
