internal import AppIntents
internal import Dialog
internal import PhraseMatching

extension Session {
  /// Takes a request apart where each part is understood by itself; false if it cannot be.
  func performSteps(_ interpreted: InterpretedRequest) async throws -> Bool {
    let split = splitter.splits(of: interpreted.text).first { split in
      split.parts.enumerated().allSatisfy { isUnderstood($1.text, at: $0) }
    }
    guard let split else { return false }
    try await performEach(of: split.parts.map(\.text))
    return true
  }

  /// Takes steps one after the other.
  ///
  /// The value of one step is what “it” means in the next. The first step that does not succeed is the last.
  func performEach(of steps: [String]) async throws {
    for step in steps {
      let part = interpret(step, options)
      do {
        draft.matching = part.matching
        try await fulfillStep(part)
      } catch let error as CancellationError {
        throw error
      } catch let error as UnaskedQuestionError {
        throw error
      } catch {
        say(wording.stepFailed(step: step))
        throw error
      }
    }
  }

  private func fulfillStep(_ part: InterpretedRequest) async throws {
    if let request = part.builtInCommand { return try await performCommand(request, part) }
    if part.matching.outcome == .notRecognized {
      if try await find(part, atLeast: Self.completeCoverage) { return }
      throw UnclearStepError(reason: part.unresolved.map(wording.notKnownYet) ?? wording.notUnderstood(part.text))
    }
    try await perform(try await chosen(part), part)
  }

  /// Whether a part is one request, and no more; one that refers to what comes before is taken as one if there is such
  /// a part.
  func isUnderstood(_ step: String, at index: Int) -> Bool {
    let part = interpret(step, options)
    if part.builtInCommand != nil { return true }
    if part.matching.outcome != .notRecognized { return !leavesStepOver(part) }
    return index > 0 && !references.references(in: step).isEmpty && nearlyMatches(part)
  }

  /// Whether what fits a part best has nothing to do with a further step that it still holds.
  private func leavesStepOver(_ part: InterpretedRequest) -> Bool {
    let reading = part.replaced ?? part.text
    let sequences = splitter.splits(of: reading).filter(\.isSequence)
    guard !sequences.isEmpty, let coverage = coverages(of: reading, in: part).first else { return false }
    return sequences.contains { $0.ties.allSatisfy { coverage.leavesOver($0.range) } }
  }

  /// Whether a part would be understood if its reference were an entity that is known by name.
  private func nearlyMatches(_ part: InterpretedRequest) -> Bool {
    let names = part.snapshot.applications.flatMap { application in
      application.model.entities.compactMap { $0.vocabulary == .open ? $0.values.first?.title : nil }
    }
    let found = references.references(in: part.text)
    return Set(names).contains { name in
      guard let replaced = references.replacing(found, in: part.text, with: { _ in name }) else { return false }
      var reading = part
      reading.replaced = replaced
      reading.matching = match(replaced, part.snapshot, options)
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
