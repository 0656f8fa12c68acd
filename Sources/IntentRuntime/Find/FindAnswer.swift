package import AppIntents

package enum FindAnswer {
  /// The entities that a request means, in the order that it asks for.
  ///
  /// A query that knows all of the filters and the order answers by itself. Otherwise it narrows the search down as
  /// far as it can, and the framework compares the rest: the answer is the same either way.
  package static func entities(_ find: ReadFind) async throws -> [any AppEntity] {
    let sorted = try await sorted(find)
    guard let rank = find.rank else { return sorted }
    return sorted.count >= rank ? [sorted[rank - 1]] : []
  }

  private static func sorted(_ find: ReadFind) async throws -> [any AppEntity] {
    guard let slope = find.slope, let sortKey = find.request.order.first, sortKey.property == slope.rise.name else {
      return try await listed(find)
    }
    var all = find
    (all.request.order, all.request.limit) = ([], nil)
    let sorted = try await slope.sorted(try await listed(all), isDescending: sortKey.isDescending)
    return Array(sorted.prefix(find.request.limit ?? .max))
  }

  /// The entities, in the order of a property.
  private static func listed(_ find: ReadFind) async throws -> [any AppEntity] {
    let action = EntityFind(of: find.entity.entityType, else: .suggestions)
    if !find.subjects.isEmpty {
      return try await entities(find, among: try await subjects(of: find, by: action), action)
    }
    if find.conditions.isEmpty, isKnown(find.request, to: find.entity) {
      do {
        return try await action.entities(find.request)
      } catch EntityFindError.unfitValues {
        // The query compares values of another type: the framework can.
      }
    }
    return try await entities(find, among: try await narrowed(find, by: action), action)
  }

  private static func entities(
    _ find: ReadFind, among all: [any AppEntity], _ action: EntityFind
  ) async throws -> [any AppEntity] {
    var found = all
    for condition in find.conditions { found = try await passing(condition, among: found, action) }
    return try await action.entities(find.request, among: found)
  }

  /// The subjects as they are now, in the order in which they were named.
  private static func subjects(of find: ReadFind, by action: EntityFind) async throws -> [any AppEntity] {
    let all = try await action.entities(FindRequest())
    let current = Dictionary(all.map { (identity(of: $0), $0) }) { first, _ in first }
    return find.subjects.map { current[identity(of: $0)] ?? $0 }
  }

  // MARK: - What the query knows

  private static func isKnown(_ request: FindRequest, to entity: FindableEntity) -> Bool {
    request.filters.allSatisfy { isKnown($0, to: entity) }
      && request.order.allSatisfy { entity[property: $0.property]?.property.isSortable ?? false }
  }

  private static func isKnown(_ filter: FindFilter, to entity: FindableEntity) -> Bool {
    entity[property: filter.property]?.property.comparators.contains(filter.comparator) ?? false
  }

  /// What passes those filters that the query knows, or knows a wider form of.
  private static func narrowed(_ find: ReadFind, by action: EntityFind) async throws -> [any AppEntity] {
    let filters = find.request.mode == .and ? find.request.filters.flatMap { wider($0, of: find.entity) } : []
    do {
      return try await action.entities(FindRequest(filters))
    } catch EntityFindError.unfitValues {
      return try await action.entities(FindRequest())
    }
  }

  /// Filters of the query that let everything pass which passes this one.
  private static func wider(_ filter: FindFilter, of entity: FindableEntity) -> [FindFilter] {
    if isKnown(filter, to: entity) { return [filter] }
    return widerForms(of: filter).filter { isKnown($0, to: entity) }
  }

  private static func widerForms(of filter: FindFilter) -> [FindFilter] {
    func form(_ comparator: ComparatorKind, _ value: (any Sendable)?) -> [FindFilter] {
      value.map { [FindFilter(filter.property, comparator, values: [$0])] } ?? []
    }
    let value = filter.values.first
    switch filter.comparator {
    case .greaterThan: return form(.greaterThanOrEqualTo, value)
    case .lessThan: return form(.lessThanOrEqualTo, value)
    case .isBetween: return form(.greaterThanOrEqualTo, value) + form(.lessThanOrEqualTo, filter.values.last)
    case .equalTo, .hasPrefix, .hasSuffix: return value is String ? form(.contains, value) : []
    case .notEqualTo, .lessThanOrEqualTo, .greaterThanOrEqualTo, .contains: return []
    }
  }

  // MARK: - What no filter of the action says

  private static func passing(
    _ condition: ReadFind.Condition, among entities: [any AppEntity], _ action: EntityFind
  ) async throws -> [any AppEntity] {
    switch condition {
    case .anyOf(let filters): return try await action.entities(FindRequest(filters, mode: .or), among: entities)
    case .noneOf(let filters):
      let unwanted = try await action.entities(FindRequest(filters, mode: .or), among: entities)
      let identities = Set(unwanted.map { identity(of: $0) })
      return entities.filter { !identities.contains(identity(of: $0)) }
    case .hours(let property, let test, let isDenied):
      return try await open(test, among: entities, telling: property).filter { $0.isOpen != isDenied }.map(\.entity)
    case .member(let membership, let isDenied):
      let members = try await membership.members(among: entities)
      guard isDenied else { return members }
      let identities = Set(members.map { identity(of: $0) })
      return entities.filter { !identities.contains(identity(of: $0)) }
    }
  }

  /// Those entities that tell their hours in words that can be read.
  private static func open(
    _ test: OpeningHoursTest, among entities: [any AppEntity], telling property: String
  ) async throws -> [(entity: any AppEntity, isOpen: Bool)] {
    var found: [(entity: any AppEntity, isOpen: Bool)] = []
    for entity in entities {
      let value = try await entity.propertyDescriptions.first { $0.name == property }?.value()
      guard let text = value as? String, let isOpen = OpeningHoursText(text).passes(test) else { continue }
      found.append((entity, isOpen))
    }
    return found
  }

  private static func identity(of entity: some AppEntity) -> EntityIdentifier { EntityIdentifier(for: entity) }
}
