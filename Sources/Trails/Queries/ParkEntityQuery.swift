import AppIntents

/// Answers the system's questions about parks.
struct ParkEntityQuery: EnumerableEntityQuery {
  @Dependency var trailManager: TrailDataManager

  @MainActor
  func entities(for identifiers: [ParkEntity.ID]) async throws -> [ParkEntity] {
    trailManager.parks(with: identifiers).map(ParkEntity.init)
  }

  func allEntities() async throws -> [ParkEntity] { Park.all.map(ParkEntity.init) }

  /// The parks of the favourite trails.
  @MainActor
  func suggestedEntities() async throws -> [ParkEntity] {
    var seen: Set<Park.ID> = []
    return trailManager.favorites.map(\.park).filter { seen.insert($0.id).inserted }.map(ParkEntity.init)
  }
}

extension ParkEntityQuery: EntityStringQuery {
  @MainActor
  func entities(matching string: String) async throws -> [ParkEntity] {
    let wanted = string.folded
    let named = Park.all.filter { ([$0.name] + $0.otherNames).contains { $0.folded == wanted } }
    let found = named.isEmpty ? Park.all.filter { $0.name.folded.contains(wanted) } : named
    return found.map(ParkEntity.init)
  }
}
