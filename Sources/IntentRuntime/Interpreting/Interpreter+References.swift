internal import AppIntents
internal import Dialog
internal import PhraseMatching

extension Interpreter {
  /// Reads “it”, “there” and “the second one” as what they refer to, where that makes better sense of the request.
  func resolveReferences(in interpreted: inout InterpretedRequest) {
    let found = readers.references.references(in: interpreted.text)
    guard !found.isEmpty else { return }
    interpreted.unresolved = found.first.map { interpreted.text.bytes($0.range) }
    // "Is it crowded there" has one reference that stands for something and one that does not.
    let readings = [found] + (found.count > 1 ? found.map { [$0] } : [])
    var best: (candidate: Candidate, interpreted: InterpretedRequest)?
    for references in readings {
      guard let reading = replacing(references, in: interpreted),
        let candidate = reading.matching.candidates.first, candidate.score > best?.candidate.score ?? 0
      else { continue }
      best = (candidate, reading)
    }
    if let best, isBetter(best.candidate, than: interpreted, in: found) { interpreted = best.interpreted }
  }

  /// The request with names in place of references, taken for what makes the best sense; nil if they stand for nothing,
  /// or nothing takes them.
  func replacing(_ found: [Reference], in interpreted: InterpretedRequest) -> InterpretedRequest? {
    let referents = found.map { context.mentions.referents(of: $0.target).filter { $0.count == 1 }.map { $0[0] } }
    guard !referents.contains(where: \.isEmpty) else { return nil }
    let depth = referents.map(\.count).max() ?? 0
    // The most recent that makes sense is meant: what has to do with nothing said of it is not.
    for index in 0..<depth {
      let chosen = referents.map { $0[min(index, $0.count - 1)] }
      if let reading = replacing(found, by: chosen, in: interpreted) { return reading }
    }
    return nil
  }

  func replacing(_ found: [Reference], by chosen: [Mention], in interpreted: InterpretedRequest) -> InterpretedRequest?
  {
    var known = EntityLookup()
    let names = Dictionary(
      zip(found.map(\.range.lowerBound), chosen), uniquingKeysWith: { first, _ in first })
    let replaced = readers.references.replacing(found, in: interpreted.text) { reference in
      guard let mention = names[reference.range.lowerBound] else { return nil }
      if let entity = mention.entity { known.add([entity], called: mention.title) }
      return mention.title
    }
    guard let replaced else { return nil }
    var matching = match(replaced, limit: Alternatives.most)
    let validation = CandidateValidation(in: snapshot, locale: settings.locale, known: known)
    matching.candidates.removeAll { candidate in
      candidate.score < settings.matching.threshold
        || !(known.isEmpty ? candidate.names(chosen) : validation.takesKnown(candidate))
    }
    if matching.candidates.isEmpty { return nil }
    if matching.outcome == .notRecognized { matching.outcome = .matched }
    var reading = interpreted
    reading.matching = matching.pointing(at: chosen)
    reading.replaced = replaced
    reading.known = known
    reading.unresolved = nil
    return reading
  }

  /// Whether a request makes better sense once its references are replaced: it was not understood before, took them for
  /// names, or fits hardly worse.
  private func isBetter(_ replaced: Candidate, than interpreted: InterpretedRequest, in found: [Reference]) -> Bool {
    guard interpreted.matching.outcome != .notRecognized, let best = interpreted.matching.candidates.first else {
      return true
    }
    let tookForName = best.values.contains { value in
      value.values.isEmpty && value.typed == nil && found.contains { $0.range.overlaps(value.range) }
    }
    return tookForName || replaced.score > best.score - Self.preferenceForReferences
  }

  /// How much worse a request may fit once “it” is replaced: names make a request longer, and “it” can be anything.
  private static var preferenceForReferences: Double { 0.1 }
}

extension Candidate {
  /// Whether one of its values is one of some things.
  fileprivate func names(_ mentions: [Mention]) -> Bool {
    values.contains { value in
      mentions.contains { mention in
        value.values.contains { $0.title == mention.title && $0.id == mention.id } || value.text == mention.title
      }
    }
  }
}

extension Matching {
  /// The same, decided for the things that are known to be meant where their names fit several values.
  func pointing(at mentions: [Mention]) -> Matching {
    var matching = self
    for index in matching.candidates.indices {
      for value in matching.candidates[index].values.indices
      where matching.candidates[index].values[value].values.count > 1 {
        let values = matching.candidates[index].values[value].values
        let meant = values.filter { value in mentions.contains { $0.id == value.id && $0.title == value.title } }
        if !meant.isEmpty { matching.candidates[index].values[value].values = meant }
      }
    }
    if matching.outcome == .ambiguous, let best = matching.candidates.first,
      best.values.allSatisfy({ $0.values.count <= 1 }),
      !matching.candidates.dropFirst().contains(where: { $0.distance == 0 && $0.intent != best.intent })
    {
      matching.outcome = .matched
    }
    return matching
  }
}
