/// A query that finds entities by the values of their properties.
///
/// The framework reads what a person wants; each comparator turns one value into a filter of the app's own kind, and
/// the query applies the filters where its data lives.
///
/// ```swift
/// static let properties = QueryProperties {
///   Property(\TrailEntity.$name) {
///     ContainsComparator { text in #Predicate<TrailEntity> { $0.name.localizedStandardContains(text) } }
///   }
/// }
/// static let sortingOptions = SortingOptions { SortableBy(\TrailEntity.$name) }
/// ```
///
/// Use ``EnumerableEntityQuery`` instead where all entities fit in memory: it needs neither.
public protocol EntityPropertyQuery: EntityQuery {
  /// The app's own kind of filter.
  associatedtype ComparatorMappingType

  /// The properties to find entities by, each with how its values are compared.
  static var properties: QueryProperties { get }
  /// The properties to sort by.
  static var sortingOptions: SortingOptions { get }

  /// The entities that pass the filters, sorted, and not more than wanted.
  func entities(
    matching comparators: sending [ComparatorMappingType], mode: ComparatorMode, sortedBy: sending [Sort<Entity>],
    limit: Int?
  ) async throws -> Result
}

extension EntityPropertyQuery {
  /// The properties to find entities by.
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  /// A property to find entities by.
  public typealias Property<Value: _IntentValue> = EntityQueryProperty<Entity, Value, ComparatorMappingType>
  /// The properties to sort by.
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
  /// One property to sort by, and which way.
  public typealias Sort = EntityQuerySort
  /// Whether entities pass all filters or any of them.
  public typealias ComparatorMode = EntityQueryComparatorMode
}

/// Whether entities pass all filters or any of them.
public enum EntityQueryComparatorMode: Hashable, Sendable {
  case and
  case or
}
