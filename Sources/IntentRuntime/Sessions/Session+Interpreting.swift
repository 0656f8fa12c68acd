internal import AppIntents
internal import Dialog
internal import PhraseMatching

extension Session {
  /// Reads a text as a request, without doing anything.
  func interpret(_ text: String, _ options: TurnOptions) -> InterpretedRequest {
    let snapshot = registry.snapshot
    let start = settings.nanoseconds?()
    var interpreted = InterpretedRequest(text: text, snapshot: snapshot, matching: match(text, snapshot, options))
    if let start, let end = settings.nanoseconds?() { interpreted.micros = Int((end - start + 500) / 1_000) }
    if !interpreted.isClear {
      interpreted.command = readers.builtInCommand(in: text)
      resolveReferences(in: &interpreted, options)
    }
    return interpreted
  }

  func match(_ text: String, _ snapshot: RegistrySnapshot, _ options: TurnOptions) -> Matching {
    var wanted = settings.matching
    wanted.now = settings.now()
    wanted.place = options.place ?? wanted.place
    wanted.limit = options.limit ?? wanted.limit
    wanted.explanation = options.explanation ?? wanted.explanation
    return matchers.withMatcher(for: snapshot.index) { $0.match(text, options: wanted) }
  }

  /// Reads “it”, “there” and “the second one” as what they refer to, where that makes better sense of the request.
  private func resolveReferences(in interpreted: inout InterpretedRequest, _ options: TurnOptions) {
    let found = references.references(in: interpreted.text)
    guard !found.isEmpty else { return }
    interpreted.unresolved = found.first.map { interpreted.text.bytes($0.range) }
    // "Is it crowded there" has one reference that stands for something and one that does not.
    let readings = [found] + (found.count > 1 ? found.map { [$0] } : [])
    var best: (candidate: Candidate, interpreted: InterpretedRequest)?
    for references in readings {
      guard let reading = replacing(references, in: interpreted, options),
        let candidate = reading.matching.candidates.first, candidate.score > best?.candidate.score ?? 0
      else { continue }
      best = (candidate, reading)
    }
    if let best, isBetter(best.candidate, than: interpreted, in: found) { interpreted = best.interpreted }
  }

  /// The request with names in place of references; nil if they stand for nothing, or nothing takes them.
  private func replacing(_ found: [Reference], in interpreted: InterpretedRequest, _ options: TurnOptions)
    -> InterpretedRequest?
  {
    var known = EntityLookup()
    let replaced = references.replacing(found, in: interpreted.text) { reference in
      let entities = context.entities(for: reference.target)
      guard let name = name(of: entities) else { return nil }
      known.add(entities, called: name)
      return name
    }
    guard let replaced else { return nil }
    var wider = options
    wider.limit = max(options.limit ?? 0, Alternatives.most)
    var matching = match(replaced, interpreted.snapshot, wider)
    let validation = CandidateValidation(in: interpreted.snapshot, locale: settings.locale, known: known)
    matching.candidates.removeAll { !validation.takesKnown($0) || $0.score < settings.matching.threshold }
    if matching.candidates.isEmpty { return nil }
    if matching.outcome == .notRecognized { matching.outcome = .matched }
    var reading = interpreted
    reading.matching = matching.pointing(at: known)
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

  private func name(of entities: [any AppEntity]) -> String? {
    entities.first.map { String(localized: DisplayRepresentation(showing: $0).title) }
  }
}

extension ConversationContext {
  /// What a reference stands for; nothing when nothing fits.
  func entities(for target: Reference.Target) -> [any AppEntity] {
    switch target {
    case .that, .there: focus.count == 1 ? focus : []
    case .those: listed.isEmpty ? focus : listed
    case .ordinal(let number): listed.indices.contains(number - 1) ? [listed[number - 1]] : []
    case .last: listed.last.map { [$0] } ?? []
    }
  }
}

extension Matching {
  /// The same, decided for the entities that are known to be meant where their names fit several values.
  func pointing(at known: EntityLookup) -> Matching {
    var matching = self
    for index in matching.candidates.indices {
      for value in matching.candidates[index].values.indices {
        let filled = matching.candidates[index].values[value]
        guard filled.values.count > 1, let entities = known.entities(called: filled.text), entities.count == 1 else {
          continue
        }
        let id = ValueExpansion.identifier(of: entities[0])
        let fitting = filled.values.filter { $0.id == id }
        if !fitting.isEmpty { matching.candidates[index].values[value].values = fitting }
      }
    }
    return matching
  }
}

extension String {
  fileprivate func bytes(_ range: Range<Int>) -> String {
    String(decoding: utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }
}
