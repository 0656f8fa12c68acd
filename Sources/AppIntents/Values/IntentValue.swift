/// A type that parameters, properties and results can carry.
///
/// Conformance comes from ``AppEnum``, ``AppEntity`` and `@UnionValue`, and from the framework for the values of
/// Foundation; an app never writes one by hand. Optionals and arrays of intent values are intent values too.
public protocol _IntentValue: Sendable {
  /// The value without optionality: `T` for `T?`, `[T]` for `[T?]`.
  associatedtype ValueType: _IntentValue = Self
  /// The value with one optional stripped.
  associatedtype UnwrappedType: Sendable = Self
  /// What a list holds; for any other value, its own type.
  associatedtype _ItemType: _IntentValue = Self
  /// What resolvers a parameter of this type begins with.
  associatedtype Specification: ResolverSpecification = EmptyResolverSpecification<Self>

  /// The resolvers that a parameter of this type begins with.
  static var defaultResolverSpecification: Specification { get }
  static var _valueKind: _IntentValueKind { get }
  static var _absentValue: Self? { get }
  static func _value(from other: any Sendable) -> Self?
}

extension _IntentValue {
  public static var _absentValue: Self? { nil }
  public static func _value(from other: any Sendable) -> Self? { other as? Self }
}

extension _IntentValue where Specification == EmptyResolverSpecification<Self> {
  /// No resolvers besides those built in.
  public static var defaultResolverSpecification: EmptyResolverSpecification<Self> { EmptyResolverSpecification() }
}

/// What kind of value a parameter takes.
public struct _IntentValueKind: Sendable {
  package let kind: ValueKind

  package init(_ kind: ValueKind) { self.kind = kind }
}

/// The kinds of value, as a conversation tells them apart.
package indirect enum ValueKind: Sendable {
  case string
  case attributedString
  case integer
  case number
  case decimal
  case boolean
  case date
  case dateComponents
  case url
  case duration
  case personName
  case measurement(MeasuredDimension)
  case currencyAmount
  case paymentMethod
  case person
  case file
  case place
  case search
  case enumeration(any AppEnum.Type)
  case entity(any AppEntity.Type)
  case union(any _IntentValueRepresentable.Type)
  case array(ValueKind)
  /// A value that nobody can type, such as the pixels of a picture.
  case opaque(String)
}

extension ValueKind {
  /// The types of entities that are such values, or are in them.
  package var entityTypes: [any AppEntity.Type] {
    switch self {
    case .entity(let type): [type]
    case .array(let element): element.entityTypes
    case .union(let type): (type as? any AppUnionValue.Type)?._shapes.flatMap(\.kind.entityTypes) ?? []
    default: []
    }
  }

  /// Whether any text at all is a value.
  package var isFreeText: Bool {
    switch self {
    case .string, .attributedString: true
    default: false
    }
  }
}

/// What a measurement measures: lengths, durations, masses.
package struct MeasuredDimension: Sendable {
  package let baseUnit: Dimension
  /// The measurement of a number and a unit; nil if the unit measures something else.
  package let measurement: @Sendable (Double, Dimension) -> (any Sendable)?

  package init<Unit: Dimension>(_ type: Unit.Type) {
    baseUnit = type.baseUnit()
    measurement = { value, unit in (unit as? Unit).map { Measurement(value: value, unit: $0) } }
  }
}

/// A value with several shapes; `@UnionValue` makes an enum one.
public protocol _IntentValueRepresentable: _IntentValue {}

// MARK: - The values of the language and of Foundation

extension String: _IntentValue { public static var _valueKind: _IntentValueKind { _IntentValueKind(.string) } }
extension AttributedString: _IntentValue {
  public static var _valueKind: _IntentValueKind { _IntentValueKind(.attributedString) }
}
extension Int: _IntentValue { public static var _valueKind: _IntentValueKind { _IntentValueKind(.integer) } }
extension Double: _IntentValue { public static var _valueKind: _IntentValueKind { _IntentValueKind(.number) } }

extension Float: _IntentValue {
  public static var _valueKind: _IntentValueKind { _IntentValueKind(.number) }
  public static func _value(from other: any Sendable) -> Float? {
    other as? Float ?? (other as? Double).map { Float($0) }
  }
}

extension Decimal: _IntentValue { public static var _valueKind: _IntentValueKind { _IntentValueKind(.decimal) } }
extension Bool: _IntentValue { public static var _valueKind: _IntentValueKind { _IntentValueKind(.boolean) } }
extension Date: _IntentValue { public static var _valueKind: _IntentValueKind { _IntentValueKind(.date) } }
extension DateComponents: _IntentValue {
  public static var _valueKind: _IntentValueKind { _IntentValueKind(.dateComponents) }
}
extension URL: _IntentValue { public static var _valueKind: _IntentValueKind { _IntentValueKind(.url) } }
extension Duration: _IntentValue { public static var _valueKind: _IntentValueKind { _IntentValueKind(.duration) } }
extension PersonNameComponents: _IntentValue {
  public static var _valueKind: _IntentValueKind { _IntentValueKind(.personName) }
}

extension Measurement: _IntentValue where UnitType: Dimension {
  public static var _valueKind: _IntentValueKind { _IntentValueKind(.measurement(MeasuredDimension(UnitType.self))) }
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  /// The value without optionality.
  public typealias ValueType = Wrapped.ValueType
  /// The value with one optional stripped.
  public typealias UnwrappedType = Wrapped
  public typealias _ItemType = Wrapped._ItemType

  public static var _valueKind: _IntentValueKind { Wrapped._valueKind }
  public static var _absentValue: Self? { .some(.none) }
  public static func _value(from other: any Sendable) -> Self? {
    if let own = other as? Self { return own }
    // Not `??`: it would make "no such value" a value that is absent.
    return Wrapped._value(from: other).map { .some($0) }
  }
}

extension Array: _IntentValue where Element: _IntentValue {
  /// The value without optionality.
  public typealias ValueType = [Element.ValueType]
  public typealias _ItemType = Element._ItemType

  public static var _valueKind: _IntentValueKind { _IntentValueKind(.array(Element._valueKind.kind)) }
}

extension Set: _IntentValue where Element: _IntentValue {
  public static var _valueKind: _IntentValueKind { _IntentValueKind(.array(Element._valueKind.kind)) }
  public static func _value(from other: any Sendable) -> Self? {
    other as? Self ?? (other as? [Element]).map { Self($0) }
  }
}

extension Never: _IntentValue { public static var _valueKind: _IntentValueKind { _IntentValueKind(.opaque("Never")) } }
