public import AppIntents

/// A case of an enumeration of the app's, by its raw value.
public struct AnyAppEnum: _DefinedInstance, Hashable, CustomStringConvertible {
  /// The name of the enumeration.
  public let _typeName: String
  /// The raw value as text.
  public let rawValue: String

  init(_ value: any AppEnum) {
    func text<Value: AppEnum>(_ value: Value) -> String { value.rawValue.description }
    _typeName = _unqualifiedName(of: type(of: value))
    rawValue = text(value)
  }

  init(_ rawValue: String, of type: String) {
    _typeName = type
    self.rawValue = rawValue
  }

  /// The case as a type: its raw value as text, or the enumeration itself where the test knows it.
  public func `as`<Value: IntentValueConvertible>(_ type: Value.Type) throws -> Value {
    try ExpressedValue.enumCase(self).read(as: type, at: _typeName)
  }

  /// The case as a type: its raw value as text, or the enumeration itself where the test knows it.
  public func `as`<Value: AppEnum>(_ type: Value.Type) throws -> Value {
    guard let value = Value.allCases.first(where: { $0.rawValue.description == rawValue }) else {
      throw PhraseTestFailure("'\(rawValue)' is no raw value of '\(type)'")
    }
    return value
  }

  /// The case.
  public var _expression: _ValueExpression { _ValueExpression(.enumCase(self)) }
  /// The case, if it is one.
  public static func _read(_ expression: _ValueExpression) -> AnyAppEnum? {
    if case .enumCase(let single) = expression.value { single } else { nil }
  }
  /// The enumeration and the raw value.
  public var description: String { "\(_typeName).\(rawValue)" }
}
