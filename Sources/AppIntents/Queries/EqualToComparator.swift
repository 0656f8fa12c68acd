/// Finds entities whose property is a value.
public final class EqualToComparator<Value: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>, @unchecked Sendable
{
  /// Makes the filter for a value; nil stands for "no value" where the property is optional.
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {
    super.init(.equalTo) { values in
      let wanted = values.isEmpty ? Value._absentValue : values.single(as: Value.self)
      return wanted.map(mappingTransform)
    }
  }
}

/// Finds entities whose property is not a value.
public final class NotEqualToComparator<Value: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator<Value, ComparatorMappingType>, @unchecked Sendable
{
  /// Makes the filter for a value; nil stands for "no value" where the property is optional.
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {
    super.init(.notEqualTo) { values in
      let wanted = values.isEmpty ? Value._absentValue : values.single(as: Value.self)
      return wanted.map(mappingTransform)
    }
  }
}
