internal import Dialog
internal import PhraseMatching

// Requests that put themselves right before they end: "pin the ridge, no wait, the valley".
extension Interpreter {
  /// What a request means with what is said last in place of what it puts right.
  func putRight(_ request: InterpretedRequest) async throws -> [Interpretation]? {
    guard isWhole, openQuestion == nil, !request.matching.isExact,
      continuation(of: request.text).kind != .correction,
      let (front, behind) = readers.continuations.selfRepair(in: request.text)
    else { return nil }
    let interpreter = with(isWhole: false)
    guard let begun = try await interpreter.requests(interpreter.request(front)).first else { return nil }
    if let base = beginning(begun), let changed = try await interpreter.changing(base, to: behind) {
      return [changed, .none(request)]
    }
    let said = continuation(of: behind).text
    if let instead = try await meaning(of: said, behind: [front]) { return [instead, .none(request)] }
    return try await inPlaceOfLastWords(said, of: front)
  }

  /// "Add milk, no wait, eggs to the list": what is said last, in place of the words before it.
  private func inPlaceOfLastWords(_ said: String, of front: String) async throws -> [Interpretation]? {
    var kept = front.split(separator: " ")
    for _ in 0..<min(Self.mostReplaced, kept.count - 1) {
      kept.removeLast()
      let interpreter = with(isWhole: false)
      let found = try await interpreter.requests(interpreter.request("\(kept.joined(separator: " ")) \(said)"))
      if isCertain(found) { return found }
    }
    return nil
  }

  private static var mostReplaced: Int { 3 }

  /// "Actually 70" behind a request that nobody understood: that request put right, and nothing that was done before it.
  func misunderstoodPutRight(_ request: InterpretedRequest) async throws -> [Interpretation]? {
    let said = continuation(of: request.text)
    let guess = context.performed.last.flatMap { $0.isGuess ? $0.text : nil }
    guard said.kind == .correction, openQuestion?.question.isOffer ?? true, let typed = guess ?? context.notUnderstood,
      request.score < Self.surely || !isRecognizedByWords(request)
    else { return nil }
    let before = continuation(of: typed).text
    let isAmount = isAmount(readers.continuations.withoutPreposition(said.text))
    let right = readers.continuations.replacing(in: before, by: said.text) ?? withNumber(said.text, in: before)
    if let right, right != before, continuation(of: right).kind != .correction {
      let repaired = try await requests(self.request(right))
      if isCertain(repaired) || isAmount && !repaired[0].isNothing { return repaired }
    }
    return isAmount && guess == nil && context.lastDeed?.effect != .telling ? [.none(request)] : nil
  }

  /// A text with another number in the place of the one that it has.
  private func withNumber(_ number: String, in text: String) -> String? {
    let numbers = readers.continuations.numbers(in: text)
    guard readers.continuations.isNumber(number), numbers.count == 1 else { return nil }
    let range = numbers[0].range
    return text.bytes(0..<range.lowerBound) + number + text.bytes(range.upperBound..<text.utf8.count)
  }

  /// A request that is not done yet, with another value.
  func changing(_ begun: FollowUp, to text: String) async throws -> Interpretation? {
    let said = continuation(of: text)
    guard var followUp = try await followUp(said, of: begun.base, isFree: false) else { return nil }
    followUp.isCorrection = false
    let changed = Set(followUp.changed.map(\.name) + Array(followUp.assigned.keys))
    followUp.changed += ((begun.base.candidate?.values ?? []) + begun.changed).filter { !changed.contains($0.name) }
    followUp.assigned.merge(begun.assigned.filter { !changed.contains($0.key) }) { new, _ in new }
    return .followUp(followUp)
  }

  /// What a candidate would perform, without its values.
  func performing(_ candidate: Candidate, text: String = "") -> PerformedRequest {
    let (binding, application) = snapshot.bindings[candidate.shortcut]
    return PerformedRequest(binding, of: application, text: text)
  }

  /// What an interpretation would perform, with the values that it gives.
  func beginning(_ interpretation: Interpretation) -> FollowUp? {
    switch interpretation {
    case .shortcut(let said):
      let request = aboutFocus(said)
      return request.matching.candidates.first.map { candidate in
        var base = performing(candidate, text: request.text)
        base.candidate = completed(candidate, of: request).candidate
        return FollowUp(of: base, fit: 1)
      }
    case .followUp(let said) where !said.isCorrection:
      var followUp = aboutFocus(said)
      guard followUp.base.candidate != nil else { return followUp }
      let changed = Set(followUp.changed.map(\.name))
      followUp.base.candidate?.values.removeAll { changed.contains($0.name) }
      followUp.base.candidate?.values += followUp.changed
      followUp.changed = []
      return followUp
    case .leavingOut(_, let interpretation): return beginning(interpretation)
    default: return nil
    }
  }
}
