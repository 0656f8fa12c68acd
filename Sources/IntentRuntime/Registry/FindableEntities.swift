internal import AppIntents
internal import PhraseMatching

/// The entities that can be looked for by their properties, read when somebody first looks for any.
actor FindableEntities {
  private var read: [FindableEntity]?

  /// What is known of the entities of some applications.
  func entities(of applications: [ExpandedApplication], language: String) async -> [FindableEntity] {
    if let read { return read }
    var found: [FindableEntity] = []
    for application in applications { found += await entities(of: application, language: language) }
    read = found
    return found
  }

  /// Those that can be listed; of those that an intent takes, at least what is suggested.
  private func entities(of application: ExpandedApplication, language: String) async -> [FindableEntity] {
    let taken = Self.entityTypes(takenBy: application.intents)
    var found: [FindableEntity] = []
    for type in application.entities {
      let fallback: EntityFind.Fallback = taken.contains(ObjectIdentifier(type)) ? .suggestions : .nothing
      // An entity whose query fails cannot be found; the others can.
      let entity = try? await FindableEntity.read(
        type, application: application.model.name, language: language, else: fallback)
      guard let entity else { continue }
      found.append(entity)
    }
    return found
  }

  private static func entityTypes(takenBy intents: [any AppIntent.Type]) -> Set<ObjectIdentifier> {
    let parameters = intents.flatMap { IntentParameters(of: $0.init()).entries.map(\.parameter) }
    return Set(parameters.flatMap(\.valueKind.entityTypes).map { ObjectIdentifier($0) })
  }

  /// Reads everything anew when it is next asked for.
  func forget() { read = nil }
}
