import AppIntents

/// Answers the system's questions about trails.
///
/// Every query finds entities by their identifiers, because that is what a saved shortcut holds. Its suggestions are
/// offered before anybody has typed, and each becomes a shortcut of its own: the favourites are a good choice, all
/// trails would be a bad one.
struct TrailEntityQuery: EntityQuery {
  @Dependency var trailManager: TrailDataManager

  @MainActor
  func entities(for identifiers: [TrailEntity.ID]) async throws -> [TrailEntity] {
    trailManager.trails(with: identifiers).map(trailManager.entity)
  }

  @MainActor
  func suggestedEntities() async throws -> [TrailEntity] { trailManager.favorites.map(trailManager.entity) }
}

/// Finds trails by what people call them, so that all can be reached and not only the suggested ones.
extension TrailEntityQuery: EntityStringQuery {
  @MainActor
  func entities(matching string: String) async throws -> [TrailEntity] {
    let wanted = string.folded
    let named = trailManager.trails { $0.names.contains { $0.folded == wanted } }
    let found = named.isEmpty ? trailManager.trails { $0.names.contains { $0.folded.contains(wanted) } } : named
    return found.map(trailManager.entity)
  }
}

extension Trail {
  /// Everything that people call the trail.
  fileprivate var names: [String] { [name] + otherNames }
}
