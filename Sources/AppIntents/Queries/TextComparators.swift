/// Finds entities whose property has a text in it, or a value among its own.
public final class ContainsComparator<Value: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>, @unchecked Sendable
{
  public init(mappingTransform: @escaping (String) -> ComparatorMappingType) where Value.UnwrappedType == String {
    super.init(.contains, single: mappingTransform)
  }

  public init<Element: _IntentValue>(mappingTransform: @escaping (Element) -> ComparatorMappingType)
  where Value.UnwrappedType == [Element] {
    super.init(.contains, single: mappingTransform)
  }

  public init<Element: _IntentValue>(mappingTransform: @escaping (Element) -> ComparatorMappingType)
  where Value.UnwrappedType == Set<Element> {
    super.init(.contains, single: mappingTransform)
  }
}

/// Finds entities whose property begins with a text.
public final class HasPrefixComparator<Value: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>, @unchecked Sendable
where Value.UnwrappedType == String {
  public init(mappingTransform: @escaping (String) -> ComparatorMappingType) {
    super.init(.hasPrefix, single: mappingTransform)
  }
}

/// Finds entities whose property ends with a text.
public final class HasSuffixComparator<Value: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>, @unchecked Sendable
where Value.UnwrappedType == String {
  public init(mappingTransform: @escaping (String) -> ComparatorMappingType) {
    super.init(.hasSuffix, single: mappingTransform)
  }
}
