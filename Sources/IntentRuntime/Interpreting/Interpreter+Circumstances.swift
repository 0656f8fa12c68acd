internal import Dialog
internal import PhraseMatching

// Requests with words behind them that no phrase has, and that only say around what something is wanted.
extension Interpreter {
  /// "How is the ridge after all that rain": the request in front of what nobody can take into account, which is said to
  /// be left out. What names something is no circumstance, and a deed may have to wait for what it is said to follow.
  func withoutCircumstances(_ request: InterpretedRequest) async throws -> [Interpretation]? {
    let said = readers.continuations.circumstances(in: request.text).prefix(Self.mostCircumstances)
    return try await reading(request, withoutOneOf: said + datesAtEnd(of: request.text))
  }

  /// "Buy two day passes", where one is bought at a time: the request without the only number in it.
  func withoutNumber(_ request: InterpretedRequest) async throws -> [Interpretation]? {
    let (text, numbers) = (request.text, readers.continuations.numbers(in: request.text))
    let isWanted =
      readers.splitter.resemblesImperative(text) || readers.continuations.withoutWish(text) != text
      || numbers.first?.range.lowerBound == 0
    guard isWanted else { return nil }
    // "A table for two" is no table without the two.
    guard numbers.count == 1, let said = numbers.first, said.number > 1,
      readers.continuations.startOfLead(to: said.range.lowerBound, in: text) == said.range.lowerBound
    else { return nil }
    let rest = text.bytes(0..<said.range.lowerBound) + text.bytes(said.range.upperBound..<text.utf8.count)
    let plain = rest.split(separator: " ").joined(separator: " ")
    return try await reading(
      request, withoutOneOf: [Circumstance(request: plain, words: text.bytes(said.range), isOccasion: false)])
  }

  private func reading(
    _ request: InterpretedRequest, withoutOneOf circumstances: [Circumstance]
  ) async throws -> [Interpretation]? {
    guard isWhole, openQuestion == nil else { return nil }
    for circumstance in circumstances where isCircumstance(circumstance) {
      let interpreter = with(isWhole: false)
      let found = try await interpreter.requests(interpreter.request(circumstance.request))
      guard let first = found.first, mayLeaveOut(circumstance, first), !lacksWords(first) else { continue }
      return [.leavingOut(circumstance.words, first), .none(request)]
    }
    return nil
  }

  /// "Remind me" lacks what "to take the pizza out" says.
  private func lacksWords(_ interpretation: Interpretation) -> Bool {
    guard case .shortcut(let request) = interpretation, let best = request.matching.candidates.first else {
      return false
    }
    return lacking(best).contains { $0.kind == .text }
  }

  /// Whether a part of the words may be meant for certain, and the whole of them is not.
  func leavesOpen(_ interpretation: Interpretation) -> Bool {
    if case .find(let find) = interpretation { return find.isVain }
    guard case .shortcut(let request) = interpretation else { return !interpretation.isSure }
    guard request.score >= Self.surely, let best = request.matching.candidates.first else { return true }
    let (binding, application) = snapshot.bindings[best.shortcut]
    let listed = PerformedRequest(binding, of: application, text: "").parameters.filter {
      !snapshot.applications[application].values(of: $0).isEmpty
    }
    return completed(best, of: request).candidate.values.contains { value in
      value.isUnknown && request.known.entities(called: value.text) == nil
        && (listed.contains { $0.name == value.name } || value.text.split(separator: " ").count > Self.mostWordsOfName
          || !readers.continuations.halves(of: value.text).isEmpty)
    }
  }

  /// Whether the likeliest of what a text may mean is meant for certain.
  func isCertain(_ found: [Interpretation]) -> Bool { found.first.map { $0.isSure && !leavesOpen($0) } ?? false }

  private static var mostCircumstances: Int { 4 }
  private static var mostWordsOfName: Int { 2 }

  /// A day or a time at the end, for which the request may have no place: "where can I go running tomorrow".
  private func datesAtEnd(of text: String) -> [Circumstance] {
    let ending = readers.continuations.spans(in: text).filter { span in
      span.lowerBound > 0 && text.bytes(span.upperBound..<text.utf8.count).allSatisfy { !$0.isLetter && !$0.isNumber }
    }
    for span in ending {
      let isDay = isDay(text.bytes(span))
      guard isDay || isAmount(text.bytes(span)) else { continue }
      let start = readers.continuations.startOfLead(to: span.lowerBound, in: text)
      let lasts = readers.continuations.lastsFromNow(text.bytes(start..<span.lowerBound))
      guard isDay || lasts else { return [] }
      let request = String(text.bytes(0..<start).reversed().drop { $0.isWhitespace || $0 == "," }.reversed())
      return [Circumstance(request: request, words: text.bytes(span), isOccasion: !lasts)]
    }
    return []
  }

  private func isCircumstance(_ circumstance: Circumstance) -> Bool {
    wholeThings(in: circumstance.words).isEmpty && snapshot.nouns.kinds(in: circumstance.behind).isEmpty
      && !readers.continuations.removes(circumstance.request) && circumstance.request.contains(" ")
  }

  /// Whether a request is understood for certain without a circumstance, and says all that it does; what changes
  /// something does not do it now where that is said to be later.
  private func mayLeaveOut(_ circumstance: Circumstance, _ found: Interpretation) -> Bool {
    guard found.isSure, !leavesOpen(found) else { return false }
    switch found {
    case .find(let find): return !find.isVain
    case .name: return true
    case .shortcut(let request):
      // "Hire the boat for 20 hours" says too many of what is asked for.
      if !circumstance.isOccasion, saysAmount(circumstance.words),
        request.matching.candidates.first.map({ !lacking($0).isEmpty }) ?? true
      {
        return false
      }
      if hasPlace(for: circumstance.words, request) { return false }
      // "Lunch with Emma" is all one text.
      return !takesText(request) && leavesNothingOut(request) && (!circumstance.isOccasion || tells(request))
    case .each, .followUp: return !circumstance.isOccasion || readers.continuations.answers(circumstance.request)
    default: return false
    }
  }

  /// "By seven tomorrow", where a time is still to be said: no circumstance, but a value.
  private func hasPlace(for words: String, _ request: InterpretedRequest) -> Bool {
    guard let best = request.matching.candidates.first else { return false }
    return slots(of: performing(best)).contains { slot in
      slot.parameter.kind == .date && !best.values.contains { $0.name == slot.parameter.name }
        && value(words, of: slot) != nil
    }
  }

  /// Whether nothing else of a request has to be left out.
  private func leavesNothingOut(_ request: InterpretedRequest) -> Bool {
    request.matching.candidates.first.map { completed($0, of: request).unplaced.isEmpty } ?? false
  }

  /// Whether a part of a request stands where any words may.
  func takesText(_ request: InterpretedRequest) -> Bool {
    guard let best = request.matching.candidates.first else { return false }
    let base = performing(best)
    return completed(best, of: request).candidate.values.contains { $0.isUnknown && base.takesAnyText($0.name) }
  }

  /// Whether what a request does only tells something: it asks, or another phrase of the same does.
  func tells(_ request: InterpretedRequest) -> Bool {
    guard let best = request.matching.candidates.first else { return false }
    let (binding, application) = snapshot.bindings[best.shortcut]
    return readers.continuations.answers(request.text)
      || snapshot.phrases(of: PerformedRequest(binding, of: application, text: "")).texts.contains(
        where: readers.continuations.answers)
  }
}
