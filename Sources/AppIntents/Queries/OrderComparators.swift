/// Finds entities whose property is less than a value.
public final class LessThanComparator<Value: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>, @unchecked Sendable
where Value.UnwrappedType: Comparable {
  public init(mappingTransform: @escaping (Value.UnwrappedType) -> ComparatorMappingType) {
    super.init(.lessThan, single: mappingTransform)
  }
}

/// Finds entities whose property is a value or less.
public final class LessThanOrEqualToComparator<Value: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>, @unchecked Sendable
where Value.UnwrappedType: Comparable {
  public init(mappingTransform: @escaping (Value.UnwrappedType) -> ComparatorMappingType) {
    super.init(.lessThanOrEqualTo, single: mappingTransform)
  }
}

/// Finds entities whose property is greater than a value.
public final class GreaterThanComparator<Value: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>, @unchecked Sendable
where Value.UnwrappedType: Comparable {
  public init(mappingTransform: @escaping (Value.UnwrappedType) -> ComparatorMappingType) {
    super.init(.greaterThan, single: mappingTransform)
  }
}

/// Finds entities whose property is a value or greater.
public final class GreaterThanOrEqualToComparator<Value: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>, @unchecked Sendable
where Value.UnwrappedType: Comparable {
  public init(mappingTransform: @escaping (Value.UnwrappedType) -> ComparatorMappingType) {
    super.init(.greaterThanOrEqualTo, single: mappingTransform)
  }
}

/// Finds entities whose property is one of two values or between them.
public final class IsBetweenComparator<Value: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>, @unchecked Sendable
where Value.UnwrappedType: Comparable {
  /// Makes the filter for two values, the lower one first.
  public init(mappingTransform: @escaping (Value.UnwrappedType, Value.UnwrappedType) -> ComparatorMappingType) {
    super.init(.isBetween) { values in
      let bounds = values.compactMap { $0 as? Value.UnwrappedType }.sorted()
      guard values.count == 2, bounds.count == 2 else { return nil }
      return mappingTransform(bounds[0], bounds[1])
    }
  }
}
