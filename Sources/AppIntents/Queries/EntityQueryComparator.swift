/// The ways in which values are compared.
package enum ComparatorKind: String, CaseIterable, Sendable {
  case equalTo
  case notEqualTo
  case lessThan
  case lessThanOrEqualTo
  case greaterThan
  case greaterThanOrEqualTo
  case isBetween
  case contains
  case hasPrefix
  case hasSuffix

  /// How many values it takes besides the one of the property.
  package var valueCount: Int { self == .isBetween ? 2 : 1 }
}

/// One way to compare the values of a property, as a filter of the app's own kind.
///
/// The subclasses say which way.
public class EntityQueryComparator<Value: _IntentValue, ComparatorMappingType>: @unchecked Sendable {
  // The closure is a constant that maps a value to a filter.
  package let kind: ComparatorKind
  private let transform: ([any Sendable]) -> ComparatorMappingType?

  init(_ kind: ComparatorKind, _ transform: @escaping ([any Sendable]) -> ComparatorMappingType?) {
    (self.kind, self.transform) = (kind, transform)
  }

  /// Compares with exactly one value; `absent` is what to compare with if none is given.
  init<Operand>(
    _ kind: ComparatorKind, absent: Operand? = nil, single transform: @escaping (Operand) -> ComparatorMappingType
  ) {
    self.kind = kind
    self.transform = { values in
      let only = values.count == 1 ? values[0] as? Operand : nil
      return (values.isEmpty ? absent : only).map(transform)
    }
  }
}

/// A comparator, whatever the type of its values.
package protocol AnyEntityQueryComparator<ComparatorMappingType>: Sendable {
  associatedtype ComparatorMappingType
  var kind: ComparatorKind { get }
  /// The filter for some values; nil if their types or their number do not fit.
  func filter(for values: [any Sendable]) -> sending ComparatorMappingType?
}

extension EntityQueryComparator: AnyEntityQueryComparator {
  package func filter(for values: [any Sendable]) -> sending ComparatorMappingType? {
    // Made for this question, and known to nobody else.
    nonisolated(unsafe) let filter = transform(values)
    return filter
  }
}

/// Lists comparators one by one.
@resultBuilder
public enum EntityQueryComparatorsBuilder<Value: _IntentValue, ComparatorMappingType>: _ListBuilder {
  public typealias Element = EntityQueryComparator<Value, ComparatorMappingType>
  public static func buildExpression(_ comparator: Element) -> [Element] { [comparator] }
}
