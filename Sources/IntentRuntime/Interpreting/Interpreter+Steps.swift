internal import AppIntents
internal import Dialog
internal import PhraseMatching

extension Interpreter {
  /// The parts of a request where each is understood by itself.
  func steps(of request: InterpretedRequest) -> [String]? {
    let split = readers.splitter.splits(of: request.text).first { split in
      split.parts.enumerated().allSatisfy { isUnderstood($1.text, at: $0) }
    }
    return split?.parts.map(\.text)
  }

  /// Whether a part is one request, and no more; one that refers to what comes before is taken as one if there is such
  /// a part.
  func isUnderstood(_ step: String, at index: Int) -> Bool {
    let part = request(step)
    if part.builtInCommand != nil { return true }
    if part.matching.outcome != .notRecognized { return !leavesStepOver(part) && (index == 0 || !isBareValue(part)) }
    if eachOfSeveral(part) != nil { return true }
    return index > 0 && !references(in: step).isEmpty && nearlyMatches(part)
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
