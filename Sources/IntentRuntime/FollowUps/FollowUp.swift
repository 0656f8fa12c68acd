internal import AppIntents
internal import PhraseMatching

/// A request that was performed before, with other values: "and for the ridge?".
struct FollowUp: Sendable {
  var base: PerformedRequest
  /// The values that were said now.
  var changed: [FilledParameter] = []
  /// Values that nobody has words for, by parameter name.
  var assigned: [String: any Sendable] = [:]
  /// Parameters that are to be asked for: "no, the other one", where there are several others.
  var cleared: [String] = []
  /// Words that were said beside them and fit nothing.
  var leftOut: [String] = []
  /// Whether it is done in place of what was done before.
  var isCorrection = false
  /// What it is done in place of, where that is another request than this one was before.
  var replaced: PerformedRequest?
  /// Whether it is done in the middle of a question, which is asked again then.
  var isBetween = false
  /// 0…1: how well what was said reads as these values.
  var fit: Double

  init(of base: PerformedRequest, fit: Double) { (self.base, self.fit) = (base, fit) }

  /// Whether nothing has to be asked for.
  var isComplete: Bool {
    base.parameters.allSatisfy { parameter in
      parameter.isOptional || base.isGiven(parameter.name) || assigned[parameter.name] != nil
        || changed.contains { $0.name == parameter.name }
    }
  }

  /// The same with what was guessed of a request that nobody understood.
  var withGuessedValues: FollowUp {
    guard base.isGuess, let guessed = base.candidate?.values else { return self }
    var whole = self
    whole.changed = guessed.filter { value in !changed.contains { $0.name == value.name } } + changed
    return whole
  }

  /// The candidate of the request with what was changed.
  var candidate: Candidate? {
    guard var candidate = base.candidate else { return nil }
    let names = Set(changed.map(\.name) + cleared + assigned.keys)
    candidate.values = candidate.values.filter { !names.contains($0.name) } + changed
    return candidate
  }
}
