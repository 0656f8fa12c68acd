/// A value with several shapes that a parameter can take; `@UnionValue` makes an enum one.
public protocol AppUnionValue: _IntentValueRepresentable, TypeDisplayRepresentable {
  /// The shapes, by name.
  associatedtype Cases: AppEnum
  static var _unionCases: [_UnionCase<Self>] { get }
}

extension AppUnionValue {
  public static var _valueKind: _IntentValueKind { _IntentValueKind(.union(Self.self)) }

  package static var _shapes: [UnionShape] {
    _unionCases.map { shape in UnionShape(name: shape.name, kind: shape.kind, embed: { shape.embed($0) }) }
  }

  package var _shownValue: (any Sendable)? {
    for shape in Self._unionCases {
      if let value = shape.extract(self) { return value }
    }
    return nil
  }

  package var _shapeName: String? { Self._unionCases.first { $0.extract(self) != nil }?.name }
}

/// A shape of a union, whatever the union's type.
package struct UnionShape: Sendable {
  package let name: String
  package let kind: ValueKind
  package let embed: @Sendable (any Sendable) -> (any Sendable)?
}

/// One shape of a union.
public struct _UnionCase<Union: Sendable>: Sendable {
  package let name: String
  package let kind: ValueKind
  package let embed: @Sendable (any Sendable) -> Union?
  package let extract: @Sendable (Union) -> (any Sendable)?

  /// A shape with a value of one type in it.
  public init<Value: _IntentValue>(
    _ name: String, embed: @escaping @Sendable (Value) -> Union, extract: @escaping @Sendable (Union) -> Value?
  ) {
    self.name = name
    self.kind = Value._valueKind.kind
    self.embed = { ($0 as? Value).map(embed) }
    self.extract = extract
  }
}

/// A part of a parameter that has several shapes: which shape, or what is in it.
public struct _UnionParameterPart<Value>: Sendable {}

extension IntentParameter where Value.UnwrappedType: AppUnionValue {
  /// Which shape the value has, for a summary.
  public var type: _UnionParameterPart<Value> { _UnionParameterPart() }
  /// What is in the value, for a summary.
  public var value: _UnionParameterPart<Value> { _UnionParameterPart() }
}
