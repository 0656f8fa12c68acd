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
    self.kind = kind
    self.transform = transform
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

extension [any Sendable] {
  /// The only value, if it is of a type.
  func single<Value>(as type: Value.Type) -> Value? {
    count == 1 ? self[0] as? Value : nil
  }
}

/// Lists comparators one by one.
@resultBuilder
public enum EntityQueryComparatorsBuilder<Value: _IntentValue, ComparatorMappingType> {
  /// The comparators of one property.
  public typealias Comparator = EntityQueryComparator<Value, ComparatorMappingType>

  /// A comparator.
  public static func buildExpression(_ comparator: Comparator) -> [Comparator] { [comparator] }
  /// The comparators in order.
  public static func buildBlock(_ comparators: [Comparator]...) -> [Comparator] { comparators.flatMap { $0 } }
  /// Comparators that may be left out.
  public static func buildOptional(_ comparators: [Comparator]?) -> [Comparator] { comparators ?? [] }
  /// One branch.
  public static func buildEither(first comparators: [Comparator]) -> [Comparator] { comparators }
  /// The other branch.
  public static func buildEither(second comparators: [Comparator]) -> [Comparator] { comparators }
  /// Comparators of a newer system.
  public static func buildLimitedAvailability(_ comparators: [Comparator]) -> [Comparator] { comparators }
}
