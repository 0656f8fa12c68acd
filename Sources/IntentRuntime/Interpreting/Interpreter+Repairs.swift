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
