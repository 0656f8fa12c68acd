internal import AppIntents
internal import Dialog
internal import PhraseMatching

extension Interpreter {
  /// "Lunch with Tom, Monday 12:30": a name and a time, which only one shortcut puts somewhere. As nobody says what is to be
  /// done with it, it is asked whether that is meant, unless it is a short name with a day and a time to come.
  func toldWithTime(_ request: InterpretedRequest) -> FollowUp? {
    let said = continuation(of: request.text).text
    // "Lunch" is one letter away from "launch".
    let isUnknown = request.matching.outcome == .notRecognized || takesUnknownName(request)
    guard openQuestion == nil, isUnknown, request.matching.vetoedApplication == nil,
      !request.matching.onlyMentionsActions, said.split(separator: " ").count <= Self.mostWordsOfEvent,
      !readers.splitter.resemblesImperative(said), !readers.continuations.isSentence(said),
      !readers.continuations.tellsOfPast(said), !readers.continuations.tellsOfPresent(said),
      !readers.continuations.isQuestion(said), !readers.continuations.asksForAnswer(said), references(in: said).isEmpty
    else { return nil }
    for verb in readers.continuations.puttingVerbs {
      let whole = self.request("\(verb) \(said)")
      let meant = whole.matching.candidates.filter { $0.score >= Self.sureShortcut && isEvent($0) }
      guard let best = meant.first, meant.allSatisfy({ $0.isFor(best) }) else { continue }
      var base = performing(best, text: request.text)
      (base.candidate, base.isGuess) = (best, !isPlan(best))
      return FollowUp(of: base, changing: best.values, fit: 1)
    }
    return nil
  }

  /// Whether a shortcut has some words and a time, lacks nothing, and can be taken back.
  func isEvent(_ candidate: Candidate) -> Bool {
    guard case .intent(let intent) = snapshot.bindings[candidate.shortcut].binding, intent is any UndoableIntent,
      lacking(candidate).isEmpty, candidate.missing.isEmpty, candidate.values.count(where: \.isUnknown) == 1,
      let name = candidate.values.first(where: \.isUnknown), performing(candidate).takesAnyText(name.name),
      !readers.continuations.isPrepositional(name.text.split(separator: " ").last.map(String.init) ?? "")
    else { return false }
    return candidate.values.contains { value in
      if case .date(let date)? = value.typed { return date.precision != .day }
      return false
    }
  }

  /// Whether a candidate has a short name, and a time on a day to come, or on days that come again.
  func isPlan(_ candidate: Candidate) -> Bool {
    let names = candidate.values.filter(\.isUnknown)
    let comesAgain = candidate.values.contains { !$0.values.isEmpty }
    return names.allSatisfy { name in
      name.text.split(separator: " ").count <= Self.mostWordsOfPlan && !readers.continuations.leavesPlanOpen(name.text)
    }
      && candidate.values.contains { value in
        guard case .date(let date)? = value.typed else { return false }
        return date.precision == .dayAndTime && date.moment > settings.now() || date.precision == .time && comesAgain
      }
  }

  private static var mostWordsOfEvent: Int { 10 }
  private static var mostWordsOfPlan: Int { 4 }
}
