/// Finds entities whose property has a text in it, or a value among its own.
public final class ContainsComparator<Value: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>, @unchecked Sendable
{
  /// Makes the filter for a text.
  public init(mappingTransform: @escaping (String) -> ComparatorMappingType) where Value.UnwrappedType == String {
    super.init(.contains) { $0.single(as: String.self).map(mappingTransform) }
  }

  /// Makes the filter for one of several values.
  public init<Element: _IntentValue>(mappingTransform: @escaping (Element) -> ComparatorMappingType)
  where Value.UnwrappedType == [Element] {
    super.init(.contains) { $0.single(as: Element.self).map(mappingTransform) }
  }

  /// Makes the filter for one of several values.
  public init<Element: _IntentValue>(mappingTransform: @escaping (Element) -> ComparatorMappingType)
  where Value.UnwrappedType == Set<Element> {
    super.init(.contains) { $0.single(as: Element.self).map(mappingTransform) }
  }
}

/// Finds entities whose property begins with a text.
public final class HasPrefixComparator<Value: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>, @unchecked Sendable
where Value.UnwrappedType == String {
  /// Makes the filter for a text.
  public init(mappingTransform: @escaping (String) -> ComparatorMappingType) {
    super.init(.hasPrefix) { $0.single(as: String.self).map(mappingTransform) }
  }
}

/// Finds entities whose property ends with a text.
public final class HasSuffixComparator<Value: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>, @unchecked Sendable
where Value.UnwrappedType == String {
  /// Makes the filter for a text.
  public init(mappingTransform: @escaping (String) -> ComparatorMappingType) {
    super.init(.hasSuffix) { $0.single(as: String.self).map(mappingTransform) }
  }
}
