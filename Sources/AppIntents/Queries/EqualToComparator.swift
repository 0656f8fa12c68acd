/// Finds entities whose property is a value.
public final class EqualToComparator<Value: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>, @unchecked Sendable
{
  /// Makes the filter for a value; nil stands for "no value" where the property is optional.
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {
    super.init(.equalTo, absent: Value._absentValue, single: mappingTransform)
  }
}

/// Finds entities whose property is not a value.
public final class NotEqualToComparator<Value: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>, @unchecked Sendable
{
  /// Makes the filter for a value; nil stands for "no value" where the property is optional.
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {
    super.init(.notEqualTo, absent: Value._absentValue, single: mappingTransform)
  }
}
