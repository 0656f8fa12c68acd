/// Finds entities in a list that is at hand.
struct ListFind {
  private let known: [EntityPropertyDescription]
  private let names: FindNames
  private let comparison = FoundValueComparison(locale: IntentEnvironment.current.locale)

  /// - Parameter sample: any of the entities; all of a type have the same properties.
  init(of sample: any AppEntity, names: FindNames) {
    known = sample.propertyDescriptions.filter { !$0.kind.comparators.isEmpty }
    self.names = names
  }

  var properties: [FindableProperty] {
    known.map {
      FindableProperty(
        name: $0.name, title: $0.title, kind: $0.kind, comparators: $0.kind.comparators, isSortable: $0.kind.isOrdered)
    }
  }

  func entities(_ request: FindRequest, among all: [any AppEntity]) async throws -> [any AppEntity] {
    try check(request)
    var rows: [Row] = []
    for entity in all {
      let row = Row(entity: entity, values: try await values(of: entity, named: request.propertyNames))
      if try passes(row, request) { rows.append(row) }
    }
    return sorted(rows, by: request.order).prefix(request.limit ?? .max).map(\.entity)
  }

  /// An entity with the values that the request names.
  private struct Row {
    let entity: any AppEntity
    let values: [String: FoundValue]
  }

  private func values(of entity: any AppEntity, named names: Set<String>) async throws -> [String: FoundValue] {
    var values: [String: FoundValue] = [:]
    for property in entity.propertyDescriptions where names.contains(property.name) {
      values[property.name] = FoundValue(try await property.value())
    }
    return values
  }

  private func passes(_ row: Row, _ request: FindRequest) throws -> Bool {
    if request.filters.isEmpty { return true }
    let answers = try request.filters.map { filter in
      let value = row.values[filter.property] ?? .absent
      guard let answer = comparison.passes(value, filter.comparator, filter.values.map { FoundValue($0) }) else {
        throw names.unfit(filter)
      }
      return answer
    }
    return request.mode == .and ? !answers.contains(false) : answers.contains(true)
  }

  /// Sorts by the first property in which two entities differ; those without a value come last.
  private func sorted(_ rows: [Row], by order: [FindOrder]) -> [Row] {
    rows.enumerated().sorted { one, other in
      for term in order {
        switch compare(one.element, other.element, by: term) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return one.offset < other.offset
    }.map(\.element)
  }

  private func compare(_ one: Row, _ other: Row, by term: FindOrder) -> ComparisonResult {
    switch (one.values[term.property] ?? .absent, other.values[term.property] ?? .absent) {
    case (.absent, .absent): return .orderedSame
    case (.absent, _): return .orderedDescending
    case (_, .absent): return .orderedAscending
    case (let left, let right):
      return (term.isDescending ? comparison.order(right, left) : comparison.order(left, right)) ?? .orderedSame
    }
  }

  private func check(_ request: FindRequest) throws {
    for filter in request.filters {
      guard let property = known.first(where: { $0.name == filter.property }) else {
        throw names.unknown(filter.property, known: known.map(\.name))
      }
      guard property.kind.comparators.contains(filter.comparator) else {
        throw names.unknown(filter.comparator, of: filter.property, known: property.kind.comparators)
      }
    }
    let sortable = known.filter(\.kind.isOrdered).map(\.name)
    for term in request.order where !sortable.contains(term.property) {
      throw names.notSortable(term.property, known: sortable)
    }
  }
}

extension FindNames {
  func unknown(_ property: String, known: [String]) -> EntityFindError {
    .unknownProperty(property, entity: entity, query: query, known: known)
  }

  func unknown(_ comparator: ComparatorKind, of property: String, known: [ComparatorKind]) -> EntityFindError {
    .unknownComparator(comparator, property: property, entity: entity, query: query, known: known)
  }

  func notSortable(_ property: String, known: [String]) -> EntityFindError {
    .notSortable(property, entity: entity, query: query, known: known)
  }

  func unfit(_ filter: FindFilter) -> EntityFindError {
    let values = filter.values.map { "“\(String(localized: DisplayRepresentation(showing: $0).title))”" }
    return .unfitValues(
      values.isEmpty ? "no value" : ShownText.list(values), property: filter.property, entity: entity, query: query,
      comparator: filter.comparator)
  }
}
