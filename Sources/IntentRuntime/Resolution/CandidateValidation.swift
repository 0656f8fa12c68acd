internal import AppIntents
internal import PhraseMatching

/// Finds out which candidates are valid once the words that they took for values have been looked up.
///
/// "Open Half Dome" fits every application that opens things whose names the index does not know; only the one whose
/// query finds a Half Dome is meant.
struct CandidateValidation {
  private let snapshot: RegistrySnapshot
  private let reader: ValueReader
  private let known: EntityLookup

  private let unresolved: String?

  /// - Parameters:
  ///   - known: entities that references stood for, by the words that replaced them.
  ///   - unresolved: a reference that stands for nothing, and so is no name either.
  init(in snapshot: RegistrySnapshot, locale: Locale, known: EntityLookup, unresolved: String? = nil) {
    self.snapshot = snapshot
    self.unresolved = unresolved
    reader = ValueReader(locale: locale)
    self.known = known
  }

  /// The candidates whose values there are, best first.
  func valid(_ candidates: [Candidate]) async throws -> [Candidate] {
    var found: [Candidate] = []
    for candidate in candidates where try await isValid(candidate) { found.append(candidate) }
    return found
  }

  /// Whether a candidate took words for a value that the index does not know.
  func isOpen(_ candidate: Candidate) -> Bool {
    candidate.values.contains { $0.isUnknown && entityParameter(of: candidate, $0.name) != nil }
      || !known.isEmpty
  }

  /// Whether a candidate takes what a reference stood for, and only for values of its type.
  func takesKnown(_ candidate: Candidate) -> Bool {
    guard candidate.values.contains(where: known.contains) else { return false }
    return candidate.values.allSatisfy { value in
      guard let entities = known.entities(called: value.text) else { return true }
      let types = parameter(of: candidate, value.name)?.valueKind.entityTypes ?? []
      return entities.allSatisfy { entity in types.contains { $0 == Swift.type(of: entity) } }
    }
  }

  private func isValid(_ candidate: Candidate) async throws -> Bool {
    for value in candidate.values {
      guard let (parameter, type) = entityParameter(of: candidate, value.name) else { continue }
      if value.values.isEmpty, unspecified(value.text, type) { continue }
      if let entities = known.entities(called: value.text) {
        guard entities.allSatisfy({ Swift.type(of: $0) == type }) else { return false }
        continue
      }
      guard value.isUnknown else { continue }
      if value.text == unresolved { return false }
      let query = parameter.traits.query
      if try await EntityFinder.entities(of: type, named: value.text, by: reader, query: query).isEmpty { return false }
    }
    return true
  }

  private func unspecified(_ words: String, _ type: any AppEntity.Type) -> Bool {
    UnspecifiedValue.isNoMore(words, than: String(localized: type.typeDisplayRepresentation.name))
  }

  private func parameter(of candidate: Candidate, _ name: String) -> (any AnyIntentParameter)? {
    guard case .intent(let intent) = snapshot.bindings[candidate.shortcut].binding else { return nil }
    return IntentParameters(of: intent)[name]
  }

  private func entityParameter(of candidate: Candidate, _ name: String) -> (any AnyIntentParameter, any AppEntity.Type)?
  {
    guard let parameter = parameter(of: candidate, name) else { return nil }
    switch parameter.valueKind {
    case .entity(let type), .array(.entity(let type)): return (parameter, type)
    default: return nil
    }
  }
}

extension FilledParameter {
  /// Whether it is words of which nobody knows yet what they are.
  var isUnknown: Bool { values.isEmpty && typed == nil }
}
