internal import AppIntents
internal import PhraseMatching

/// The entities that can be looked for by their properties, read when somebody first looks for any.
actor FindableEntities {
  private var read: [FindableEntity]?

  /// What is known of the entities of some applications.
  func entities(of applications: [ExpandedApplication]) async -> [FindableEntity] {
    if let read { return read }
    var found: [FindableEntity] = []
    for application in applications {
      for type in application.entities {
        // An entity whose query fails cannot be found; the others can.
        guard let entity = try? await FindableEntity.read(type, application: application.model.name) else { continue }
        found.append(entity)
      }
    }
    read = found
    return found
  }

  /// Reads everything anew when it is next asked for.
  func forget() { read = nil }
}
