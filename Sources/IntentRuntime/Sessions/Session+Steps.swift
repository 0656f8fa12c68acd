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

  /// Whether a part is a request; one that refers to what comes before is taken as one if there is such a part.
  func isUnderstood(_ step: String, at place: Int) -> Bool {
    let part = understand(step, options)
    if part.houseRequest != nil || part.matching.outcome != .notRecognized { return true }
    return place > 0 && !references.references(in: step).isEmpty && nearlyMatches(step)
  }

  /// Whether a part would be understood if its reference were an entity that is known by name.
  private func nearlyMatches(_ step: String) -> Bool {
    let inventory = installation.inventory
    let names = inventory.applications.flatMap { application in
      application.model.entities.compactMap { $0.vocabulary == .open ? $0.values.first?.title : nil }
    }
    let found = references.references(in: step)
    return Set(names).contains { name in
      guard let replaced = references.replacing(found, in: step, with: { _ in name }) else { return false }
      return match(replaced, inventory, options).outcome != .notRecognized
    }
  }
}

/// A step that was understood before and is not any more: what it refers to is nothing that it can be about.
struct StepLost: Error {
  /// Why, in a sentence for a person.
  let reason: String
}
