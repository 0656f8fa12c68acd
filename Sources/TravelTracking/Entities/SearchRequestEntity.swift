import AppIntents

/// A search for tickets that is under way.
///
/// Snippets take it as a parameter. Before each drawing the system asks the query anew, so a snippet always shows the
/// newest number of tickets without keeping any state of its own.
struct SearchRequestEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Search for Tickets"
  static let defaultQuery = SearchRequestEntityQuery()

  let request: SearchRequest

  var id: SearchRequest.ID { request.id }

  @ComputedProperty(title: "Landmark") var landmarkName: String { request.landmark.name }

  @ComputedProperty(title: "Number of Tickets") var ticketCount: Int { request.ticketCount }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "Tickets for \(landmarkName)", subtitle: "\(request.ticketText)", image: .init(systemName: "ticket"))
  }
}

/// Finds the searches that the engine keeps in memory.
struct SearchRequestEntityQuery: EntityQuery {
  @Dependency var searchEngine: SearchEngine

  func entities(for identifiers: [SearchRequestEntity.ID]) async throws -> [SearchRequestEntity] {
    await searchEngine.requests(for: identifiers).map(SearchRequestEntity.init)
  }
}
