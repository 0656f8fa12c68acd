/// What is inside an optional, however deep; nil if there is nothing.
package func inside(_ value: any Sendable) -> (any Sendable)? {
  guard let optional = value as? any PossiblyAbsent else { return value }
  return optional.content.flatMap(inside)
}

private protocol PossiblyAbsent {
  var content: (any Sendable)? { get }
}

extension Optional: PossiblyAbsent where Wrapped: _IntentValue {
  fileprivate var content: (any Sendable)? { self }
}

/// A measurement, whatever its dimension.
package protocol MeasuredAmount {
  /// The amount in the unit of its own.
  var amount: Double { get }
  /// The amount in the base unit of the dimension.
  var baseAmount: Double { get }
  var dimension: Dimension.Type { get }
}

extension Measurement: MeasuredAmount where UnitType: Dimension {
  package var amount: Double { value }
  package var baseAmount: Double { converted(to: UnitType.baseUnit()).value }
  package var dimension: Dimension.Type { UnitType.self }
}
