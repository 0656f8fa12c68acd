internal import AppIntents
internal import Dialog
internal import PhraseMatching

extension Interpreter {
  /// The parts of a request where each is understood by itself.
  func steps(of request: InterpretedRequest) -> [String]? {
    readers.splitter.splits(of: request.text).lazy.map { $0.parts.map(\.text) }.first { parts in
      parts.indices.allSatisfy { isUnderstood(parts[$0], behind: parts[..<$0]) }
    }
  }

  /// Whether a part is one request, and no more; one that refers to what comes before is taken as one if there is such
  /// a part.
  func isUnderstood(_ step: String, behind parts: ArraySlice<String>) -> Bool {
    let part = request(step)
    if part.builtInCommand != nil { return true }
    // "… and got completely soaked" is no task that somebody got.
    if !parts.isEmpty, takesUnknownName(part), !readers.splitter.resemblesImperative(step) { return false }
    if part.matching.outcome != .notRecognized { return !leavesStepOver(part) && (parts.isEmpty || !isBareValue(part)) }
    if eachOfSeveral(part) != nil || !parts.isEmpty && puttingIntoFocus(part) != nil { return true }
    guard !parts.isEmpty, !references(in: step).isEmpty else { return false }
    return nearlyMatches(part) || speaking(of: Array(parts)).isUnderstoodOfFocus(step)
  }

  /// Whether words that nobody knows would be the name of something.
  func takesUnknownName(_ part: InterpretedRequest) -> Bool {
    guard part.matching.outcome != .notRecognized, let best = part.matching.candidates.first else { return false }
    let base = performing(best)
    return best.values.contains { $0.isUnknown && !base.takesAnyText($0.name) }
  }

  /// Whether a text says something of what was spoken of: "tell me how it is up there" of a trail.
  private func isUnderstoodOfFocus(_ step: String) -> Bool {
    if let direct = readers.continuations.directQuestion(in: step), isUnderstoodOfFocus(direct) { return true }
    let part = request(step)
    return part.replaced != nil && part.matching.outcome != .notRecognized && !leavesStepOver(part)
      || asked(step).map { !$0.isVain } ?? false
  }

  /// Whether a part only names something: "and new york" asks for nothing new.
  private func isBareValue(_ part: InterpretedRequest) -> Bool {
    coverages(of: part.replaced ?? part.text, in: part).first.map { !$0.saysWord } ?? false
  }

  /// Whether what fits a part best has nothing to do with a further step that it still holds.
  private func leavesStepOver(_ part: InterpretedRequest) -> Bool {
    let reading = part.replaced ?? part.text
    let sequences = readers.splitter.splits(of: reading).filter(\.isSequence)
    guard !sequences.isEmpty, let coverage = coverages(of: reading, in: part).first else { return false }
    return sequences.contains { $0.ties.allSatisfy { coverage.leavesOver($0.range) } }
  }

  /// Whether a part would be understood if its reference were an entity that is known by name.
  private func nearlyMatches(_ part: InterpretedRequest) -> Bool {
    let names = part.snapshot.applications.flatMap { application in
      application.model.entities.compactMap { $0.vocabulary == .open ? $0.values.first?.title : nil }
    }
    let found = references(in: part.text)
    return Set(names).contains { name in
      guard let replaced = readers.references.replacing(found, in: part.text, with: { _ in name }) else { return false }
      var reading = part
      reading.replaced = replaced
      reading.matching = match(replaced)
      return reading.matching.outcome != .notRecognized && reading.takes(name) && !leavesStepOver(reading)
    }
  }
}

extension InterpretedRequest {
  /// Whether a name fills something, with or without an ending: whatever does not take the name cannot be about "it".
  fileprivate func takes(_ name: String) -> Bool {
    matching.candidates.contains { candidate in
      candidate.values.contains { $0.text.hasPrefix(name) || name.hasPrefix($0.text) }
    }
  }
}

/// A step that was understood before and is not any more: what it refers to is nothing that it can be about.
struct UnclearStepError: Error {
  let reason: String
}
