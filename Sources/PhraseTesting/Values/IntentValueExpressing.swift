public import AppIntents

/// Something that can be given to an intent, or compared with what it was given: a value of Foundation, an entity, a case
/// of an enumeration, a list of those, or a place in a result that leads to one.
public protocol IntentValueExpressing: Sendable {
  /// What it stands for.
  var _expression: _ValueExpression { get throws }
}

/// What an ``IntentValueExpressing`` value stands for.
public struct _ValueExpression: Sendable {
  let value: ExpressedValue

  init(_ value: ExpressedValue) { self.value = value }
}

/// A value that can be given to an intent and read from a result.
public protocol IntentValueConvertible: IntentValueExpressing {
  /// The value that an expression stands for; nil if it is of another type.
  static func _read(_ expression: _ValueExpression) -> Self?
}

/// A value of Foundation that intents take as it is.
public protocol _PlainIntentValue: IntentValueConvertible {}

extension _PlainIntentValue {
  /// The value itself.
  public var _expression: _ValueExpression { _ValueExpression(.plain(self)) }
  /// The value itself, if it has this type.
  public static func _read(_ expression: _ValueExpression) -> Self? {
    if case .plain(let value) = expression.value { value as? Self } else { nil }
  }
}

extension Bool: _PlainIntentValue {}
extension Date: _PlainIntentValue {}
extension DateComponents: _PlainIntentValue {}
extension URL: _PlainIntentValue {}
extension Duration: _PlainIntentValue {}
extension AttributedString: _PlainIntentValue {}
extension PersonNameComponents: _PlainIntentValue {}
extension Measurement: IntentValueExpressing, IntentValueConvertible, _PlainIntentValue where UnitType: Dimension {}
extension IntentCurrencyAmount: _PlainIntentValue {}
extension IntentPerson: _PlainIntentValue {}
extension IntentFile: _PlainIntentValue {}
extension PlaceDescriptor: _PlainIntentValue {}
extension SemanticContentDescriptor: _PlainIntentValue {}

extension Int: _PlainIntentValue {
  /// The number, if it is a whole one.
  public static func _read(_ expression: _ValueExpression) -> Int? {
    guard case .plain(let value) = expression.value else { return nil }
    return value as? Int ?? (value as? Double).flatMap { Int(exactly: $0) }
  }
}

extension Double: _PlainIntentValue {
  /// The number.
  public static func _read(_ expression: _ValueExpression) -> Double? {
    guard case .plain(let value) = expression.value else { return nil }
    return value as? Double ?? (value as? Int).map(Double.init) ?? (value as? Float).map(Double.init)
  }
}

extension Float: _PlainIntentValue {
  /// The number.
  public static func _read(_ expression: _ValueExpression) -> Float? { Double._read(expression).map { Float($0) } }
}

extension Decimal: _PlainIntentValue {
  /// The number.
  public static func _read(_ expression: _ValueExpression) -> Decimal? {
    guard case .plain(let value) = expression.value else { return nil }
    return value as? Decimal ?? (value as? Int).map { Decimal($0) }
  }
}

extension String: _PlainIntentValue {
  /// The text, or the raw value of a case.
  public static func _read(_ expression: _ValueExpression) -> String? {
    switch expression.value {
    case .plain(let text as String): text
    case .plain(let text as AttributedString): String(text.characters)
    case .enumCase(let single): single.rawValue
    default: nil
    }
  }
}

extension Optional: IntentValueExpressing where Wrapped: IntentValueExpressing {
  /// What is inside, or nothing.
  public var _expression: _ValueExpression { get throws { try self?._expression ?? _ValueExpression(.nothing) } }
}

extension Optional: IntentValueConvertible where Wrapped: IntentValueConvertible {
  /// Nil for nothing.
  public static func _read(_ expression: _ValueExpression) -> Wrapped?? {
    if case .nothing = expression.value { return .some(nil) }
    return Wrapped._read(expression).map { .some($0) }
  }
}

extension Array: IntentValueExpressing where Element: IntentValueExpressing {
  /// The list of what the elements stand for.
  public var _expression: _ValueExpression {
    get throws { _ValueExpression(.list(try map { try $0._expression.value })) }
  }
}

extension Array: IntentValueConvertible where Element: IntentValueConvertible {
  /// The elements, if all of them have this type.
  public static func _read(_ expression: _ValueExpression) -> [Element]? {
    guard case .list(let items) = expression.value else { return nil }
    let read = items.compactMap { Element._read(_ValueExpression($0)) }
    return read.count == items.count ? read : nil
  }
}

/// A value whose type is not known.
public struct IntentValueConvertibleWrapper: IntentValueConvertible, CustomStringConvertible {
  private let value: ExpressedValue

  /// Wraps a value.
  public init(_ value: some IntentValueConvertible) throws { self.value = try value._expression.value }

  private init(_ value: ExpressedValue) { self.value = value }

  /// What is inside.
  public var _expression: _ValueExpression { _ValueExpression(value) }
  /// Anything at all.
  public static func _read(_ expression: _ValueExpression) -> IntentValueConvertibleWrapper? { Self(expression.value) }

  /// What is inside, as a type; throws if it has another one.
  public func `as`<Value: IntentValueConvertible>(_ type: Value.Type) throws -> Value {
    try value.read(as: type, at: "the value")
  }

  /// What is inside, as one would write it.
  public var description: String { value.shown }
}

extension ExpressedValue {
  /// The value as a type; the error names the place that was read.
  func read<Value: IntentValueConvertible>(as type: Value.Type, at place: String) throws -> Value {
    guard let value = Value._read(_ValueExpression(self)) else {
      throw PhraseTestFailure("'\(place)' is \(shown), which is no \(type)")
    }
    return value
  }
}
