internal import AppIntents
internal import Dialog
internal import PhraseMatching

extension Session {
  /// Reads a text as a request, without doing anything.
  func understand(_ text: String, _ options: TurnOptions) -> Understood {
    let inventory = installation.inventory
    let start = settings.nanoseconds?()
    var understood = Understood(text: text, inventory: inventory, matching: match(text, inventory, options))
    if let start, let end = settings.nanoseconds?() { understood.micros = Int((end - start + 500) / 1_000) }
    if !understood.matching.isExact {
      understood.house = tools.houseRequest(in: text)
      resolveReferences(in: &understood, options)
    }
    return understood
  }

  func match(_ text: String, _ inventory: Inventory, _ options: TurnOptions) -> Matching {
    var wanted = settings.matching
    wanted.now = settings.now()
    wanted.limit = options.limit ?? wanted.limit
    wanted.explanation = options.explanation ?? wanted.explanation
    return matchers.withMatcher(for: inventory.index) { $0.match(text, options: wanted) }
  }

  /// Reads “it”, “there” and “the second one” as what they refer to, where that makes better sense of the request.
  private func resolveReferences(in understood: inout Understood, _ options: TurnOptions) {
    let found = references.references(in: understood.text)
    guard !found.isEmpty else { return }
    var known: [String: [any AppEntity]] = [:]
    let replaced = references.replacing(found, in: understood.text) { reference in
      let entities = memory.entities(for: reference.target)
      guard let name = name(of: entities) else { return nil }
      known[name] = entities
      return name
    }
    guard let replaced, !known.isEmpty else {
      understood.unresolved = found.first.map { String(decoding: understood.text.utf8.dropFirst($0.range.lowerBound).prefix($0.range.count), as: UTF8.self) }
      return
    }
    var wider = options
    wider.limit = max(options.limit ?? 0, Alternatives.most)
    let matching = match(replaced, understood.inventory, wider)
    guard matching.outcome != .notRecognized, let best = matching.candidates.first,
      best.values.contains(where: { known[$0.text] != nil }),
      understood.matching.outcome == .notRecognized
        || best.score > (understood.matching.candidates.first?.score ?? 0) - Self.preferenceForReferences
    else { return }
    let pointing = matching.pointing(at: known)
    let settling = CandidateSettling(in: understood.inventory, locale: settings.locale, known: known)
    guard pointing.candidates.contains(where: settling.takesKnown) else { return }
    understood.matching = pointing
    understood.known = known
  }

  /// How much worse a request may fit once “it” is replaced: names make a request longer, and “it” can be anything.
  private static var preferenceForReferences: Double { 0.1 }

  private func name(of entities: [any AppEntity]) -> String? {
    entities.first.map { String(localized: DisplayRepresentation(showing: $0).title) }
  }
}

extension Remembered {
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
  func pointing(at known: [String: [any AppEntity]]) -> Matching {
    var matching = self
    for place in matching.candidates.indices {
      for value in matching.candidates[place].values.indices {
        let filled = matching.candidates[place].values[value]
        guard filled.values.count > 1, let entities = known[filled.text], entities.count == 1 else { continue }
        let id = ValueExpansion.identifier(of: entities[0])
        let fitting = filled.values.filter { $0.id == id }
        if !fitting.isEmpty { matching.candidates[place].values[value].values = fitting }
      }
    }
    return matching
  }
}
