internal import AppIntents
internal import Dialog
internal import PhraseMatching

extension Session {
  /// Takes a request apart where each part is understood by itself; false if it cannot be.
  func takeSteps(_ understood: Understood) async throws -> Bool {
    let split = splitter.splits(of: understood.text).first { split in
      split.parts.enumerated().allSatisfy { isUnderstood($1.text, at: $0) }
    }
    guard let split else { return false }
    try await takeEach(of: split.parts.map(\.text))
    return true
  }

  /// Takes steps one after the other.
  ///
  /// The value of one step is what “it” means in the next. The first step that does not succeed is the last.
  func takeEach(of steps: [String]) async throws {
    for step in steps {
      let part = understand(step, options)
      do {
        draft.matching = part.matching
        try await pursueStep(part)
      } catch let error as CancellationError {
        throw error
      } catch let error as UnaskedQuestion {
        throw error
      } catch {
        say(wording.stepFailed(step: step))
        throw error
      }
    }
  }

  private func pursueStep(_ part: Understood) async throws {
    if let request = part.houseRequest { return try await serve(request, part) }
    if part.matching.outcome == .notRecognized {
      if try await find(part, atLeast: Self.completeCoverage) { return }
      throw StepLost(reason: part.unresolved.map(wording.notKnownYet) ?? wording.notUnderstood(part.text))
    }
    try await perform(try await chosen(part), part)
  }

  /// Whether a part is one request, and no more; one that refers to what comes before is taken as one if there is such
  /// a part.
  func isUnderstood(_ step: String, at place: Int) -> Bool {
    let part = understand(step, options)
    if part.houseRequest != nil { return true }
    if part.matching.outcome != .notRecognized { return !leavesStepOver(part) }
    return place > 0 && !references.references(in: step).isEmpty && nearlyMatches(part)
  }

  /// Whether what fits a part best has nothing to do with a further step that it still holds.
  private func leavesStepOver(_ part: Understood) -> Bool {
    let reading = part.replaced ?? part.text
    let sequences = splitter.splits(of: reading).filter(\.isSequence)
    guard !sequences.isEmpty, let coverage = coverages(of: reading, in: part).first else { return false }
    return sequences.contains { $0.ties.allSatisfy { coverage.leavesOver($0.range) } }
  }

  /// Whether a part would be understood if its reference were an entity that is known by name.
  private func nearlyMatches(_ part: Understood) -> Bool {
    let names = part.inventory.applications.flatMap { application in
      application.model.entities.compactMap { $0.vocabulary == .open ? $0.values.first?.title : nil }
    }
    let found = references.references(in: part.text)
    return Set(names).contains { name in
      guard let replaced = references.replacing(found, in: part.text, with: { _ in name }) else { return false }
      var reading = part
      reading.replaced = replaced
      reading.matching = match(replaced, part.inventory, options)
      return reading.matching.outcome != .notRecognized && reading.takes(name) && !leavesStepOver(reading)
    }
  }
}

extension Understood {
  /// Whether a name fills something, with or without an ending: whatever does not take the name cannot be about "it".
  fileprivate func takes(_ name: String) -> Bool {
    matching.candidates.contains { candidate in
      candidate.values.contains { $0.text.hasPrefix(name) || name.hasPrefix($0.text) }
    }
  }
}

/// A step that was understood before and is not any more: what it refers to is nothing that it can be about.
struct StepLost: Error {
  /// Why, in a sentence for a person.
  let reason: String
}
