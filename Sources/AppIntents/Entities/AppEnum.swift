/// A fixed set of values that parameters take.
@_alwaysEmitConformanceMetadata
public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible {}

extension AppEnum {
  public static var _valueKind: _IntentValueKind { _IntentValueKind(.enumeration(Self.self)) }

  /// How the case is shown and said.
  package var display: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: "\(self)")
  }
}
