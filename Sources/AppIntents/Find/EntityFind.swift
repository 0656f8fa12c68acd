/// Finds entities of one type by their properties: what the Find action does that the framework makes for the type.
///
/// A property query is handed the filters, the order and the limit in its own terms. The entities of an enumerable
/// query, or of the index where there is no such query, are filtered and sorted here; deferred properties are fetched
/// only if the request names them.
package struct EntityFind: Sendable {
  package let entityType: any AppEntity.Type
  /// What is looked at where a query cannot list its entities.
  package enum Fallback: Sendable {
    /// Nothing: the type has no Find action.
    case nothing
    /// What the query suggests.
    case suggestions
  }

  private let query: any EntityQuery
  private let fallback: Fallback

  package init(of entityType: any AppEntity.Type, query: (any EntityQuery)? = nil, else fallback: Fallback = .nothing) {
    self.entityType = entityType
    self.query = query ?? entityType.anyDefaultQuery
    self.fallback = fallback
  }

  /// The properties to find and to sort by; none as long as there are no entities.
  ///
  /// Only an entity knows what its properties are called, so a query is asked for one.
  package func properties() async throws -> [FindableProperty] {
    switch try source {
    case .propertyQuery(let query): try await PropertyQueryFind(query, of: entityType).properties()
    case .list(let list): try await list().first.map { ListFind(of: $0, names: names).properties } ?? []
    }
  }

  /// The entities that somebody looks for.
  package func entities(_ request: FindRequest) async throws -> [any AppEntity] {
    switch try source {
    case .propertyQuery(let query):
      return try await PropertyQueryFind(query, of: entityType).entities(request)
    case .list(let list):
      return try await entities(request, among: try await list())
    }
  }

  /// Those of some entities that somebody looks for, whatever the query knows to compare.
  package func entities(_ request: FindRequest, among all: [any AppEntity]) async throws -> [any AppEntity] {
    guard let first = all.first else { return [] }
    return try await ListFind(of: first, names: names).entities(request, among: all)
  }

  /// Whether the query finds what it is asked for by name, and lists nothing besides what it suggests.
  package var asksByNameOnly: Bool {
    query is any EntityStringQuery && !(query is any EnumerableEntityQuery || query is any EntityPropertyQuery)
      && !(entityType is any IndexedEntity.Type)
  }

  private enum Source {
    case propertyQuery(any EntityPropertyQuery)
    case list(@Sendable () async throws -> [any AppEntity])
  }

  private var source: Source {
    get throws {
      if let query = query as? any EntityPropertyQuery { return .propertyQuery(query) }
      let (type, query) = (entityType, query)
      if query is any EnumerableEntityQuery {
        return .list {
          let all = try await EntityFinder.all(of: type, query: query) ?? []
          return all.compactMap { $0.value as? any AppEntity }
        }
      }
      if type is any IndexedEntity.Type { return .list { EntitySearch().entities(ofType: type) } }
      if fallback == .suggestions {
        return .list {
          let sections = try await EntityFinder.suggestions(of: type, query: query)
          return sections.flatMap(\.options).compactMap { $0.value as? any AppEntity }
        }
      }
      throw EntityFindError.notFindable(entity: names.entity, query: names.query)
    }
  }

  private var names: FindNames { FindNames(entity: "\(entityType)", query: "\(type(of: query))") }
}

/// What problems call an entity and its query.
struct FindNames: Sendable {
  let entity: String
  let query: String
}
