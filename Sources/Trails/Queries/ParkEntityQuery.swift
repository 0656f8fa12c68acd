import AppIntents

/// Answers the system's questions about parks.
struct ParkEntityQuery: EntityQuery {
  @Dependency var trailManager: TrailDataManager

  @MainActor
  func entities(for identifiers: [ParkEntity.ID]) async throws -> [ParkEntity] {
    trailManager.parks(with: identifiers).map(ParkEntity.init)
  }

  /// The parks of the favourite trails.
  @MainActor
  func suggestedEntities() async throws -> [ParkEntity] {
    var parks: [Park] = []
    for park in trailManager.favorites.map(\.park) where !parks.contains(park) { parks.append(park) }
    return parks.map(ParkEntity.init)
  }
}

extension ParkEntityQuery: EntityStringQuery {
  @MainActor
  func entities(matching string: String) async throws -> [ParkEntity] {
    let wanted = string.folded
    let named = trailManager.parks.filter { ([$0.name] + $0.otherNames).contains { $0.folded == wanted } }
    let found = named.isEmpty ? trailManager.parks.filter { $0.name.folded.contains(wanted) } : named
    return found.map(ParkEntity.init)
  }
}
