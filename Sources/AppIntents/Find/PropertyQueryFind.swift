/// Hands a request to a property query in the terms of the app.
struct PropertyQueryFind {
  private let query: any EntityPropertyQuery
  private let entityType: any AppEntity.Type
  private let names: FindNames

  init(_ query: any EntityPropertyQuery, of entityType: any AppEntity.Type) {
    self.query = query
    self.entityType = entityType
    self.names = FindNames(entity: "\(entityType)", query: "\(type(of: query))")
  }

  func properties() async throws -> [FindableProperty] {
    func list<Query: EntityPropertyQuery>(_ query: Query) async throws -> [FindableProperty] {
      let query = try await prepared(query)
      guard let sample = try await sample(of: query) else { return [] }
      return findable(by: Query.self, sample)
    }
    return try await list(query)
  }

  func entities(_ request: FindRequest) async throws -> [any AppEntity] {
    func find<Query: EntityPropertyQuery>(_ query: Query) async throws -> [any AppEntity] {
      let query = try await prepared(query)
      guard let sample = try await sample(of: query) else { return [] }
      let order = try order(request, of: Query.self, sample)
      let filters = try filters(request, of: Query.self, sample)
      do {
        let found = try await query.entities(
          matching: filters, mode: request.mode, sortedBy: order, limit: request.limit)
        return Array(entities(in: found).prefix(request.limit ?? .max))
      } catch {
        throw EntityFinder.problem(error, of: query, about: entityType)
      }
    }
    return try await find(query)
  }

  // MARK: - What the query knows

  /// An entity that knows what its properties are called.
  private func sample<Query: EntityPropertyQuery>(of query: Query) async throws -> Query.Entity? {
    let suggested = entities(in: try await ask { try await query.suggestedEntities() })
    if let first = suggested.first as? Query.Entity { return first }
    let found = try await ask {
      try await query.entities(matching: [], mode: .and, sortedBy: [], limit: 1)
    }
    return entities(in: found).first as? Query.Entity
  }

  private func findable<Query: EntityPropertyQuery>(by type: Query.Type, _ sample: Query.Entity) -> [FindableProperty] {
    let sortable = Query.sortingOptions.options.map { $0.property(of: sample) }
    let listed = Query.properties.properties.map { listing in
      let property = listing.property(of: sample)
      return FindableProperty(
        name: property.name ?? "?", title: property.title, kind: listing.kind,
        comparators: listing.comparators.map(\.kind), isSortable: sortable.contains { $0.name == property.name })
    }
    let others = sortable.filter { property in !listed.contains { $0.name == property.name } }
    return listed
      + others.map {
        FindableProperty(name: $0.name ?? "?", title: $0.title, kind: $0.valueKind, comparators: [], isSortable: true)
      }
  }

  // MARK: - The request in the terms of the app

  private func filters<Query: EntityPropertyQuery>(
    _ request: FindRequest, of type: Query.Type, _ sample: Query.Entity
  ) throws -> sending [Query.ComparatorMappingType] {
    let listed = Query.properties.properties.map { ($0.property(of: sample).name, $0) }
    var filters: [Query.ComparatorMappingType] = []
    for filter in request.filters {
      guard let listing = listed.first(where: { $0.0 == filter.property })?.1 else {
        throw names.unknown(filter.property, known: listed.compactMap(\.0))
      }
      let comparators = listing.comparators.filter { $0.kind == filter.comparator }
      if comparators.isEmpty {
        throw names.unknown(filter.comparator, of: filter.property, known: listing.comparators.map(\.kind))
      }
      guard let mapped = filterOfFirst(comparators, for: filter) else { throw names.unfit(filter) }
      filters.append(mapped)
    }
    return filters
  }

  /// The filter of the first comparator whose type of value fits.
  private func filterOfFirst<Mapping>(
    _ comparators: [any AnyEntityQueryComparator<Mapping>], for filter: FindFilter
  ) -> sending Mapping? {
    for comparator in comparators {
      if let mapped = comparator.filter(for: filter.values) { return mapped }
    }
    return nil
  }

  private func order<Query: EntityPropertyQuery>(
    _ request: FindRequest, of type: Query.Type, _ sample: Query.Entity
  ) throws -> [EntityQuerySort<Query.Entity>] {
    let options = Query.sortingOptions.options.map { ($0.property(of: sample).name, $0) }
    return try request.order.map { order in
      guard let option = options.first(where: { $0.0 == order.property })?.1 else {
        throw names.notSortable(order.property, known: options.compactMap(\.0))
      }
      return EntityQuerySort(by: option.keyPath, order: order.isDescending ? .descending : .ascending)
    }
  }

  private func entities(in results: some ResultsCollection) -> [any AppEntity] {
    results._values.compactMap { $0 as? any AppEntity }
  }

  /// Asks the query, and names it if it fails.
  private func ask<Answer: Sendable>(_ question: () async throws -> Answer) async throws -> Answer {
    do {
      return try await question()
    } catch {
      throw EntityFinder.problem(error, of: query, about: entityType)
    }
  }
}
