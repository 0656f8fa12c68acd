internal import AppIntents
internal import IntentRuntime

/// What an intent returned.
///
/// ```swift
/// let title: String = try result.value.title   // reads, and may throw
/// makeIntent(event: result.value)              // passes on
/// ```
@dynamicMemberLookup
public struct ResolvedIntentResult: Sendable, CustomStringConvertible {
  /// What can be read of a result.
  public struct ValueKeyPath: Sendable {
    /// The place of a value.
    public struct Place: Sendable {}

    /// What the intent returned.
    public let value: Place
  }

  /// What the intent said, in full; nil for silence.
  public let dialog: String?
  let returned: ExpressedValue

  /// What the intent returned and said.
  public var description: String { "\(returned.shown)\(dialog.map { ", said: \(FailureMessages.quoted($0))" } ?? "")" }

  init(_ value: ExpressedValue, dialog: String?) {
    returned = value
    self.dialog = dialog
  }

  /// The place of what the intent returned, to be passed on or to be followed to a property.
  public subscript(dynamicMember path: KeyPath<ValueKeyPath, ValueKeyPath.Place>) -> DynamicPropertyPath {
    let returned = returned
    return DynamicPropertyPath("result.value") { returned }
  }

  /// What the intent returned, as a type.
  public subscript<Value: IntentValueConvertible>(
    dynamicMember path: KeyPath<ValueKeyPath, ValueKeyPath.Place>
  ) -> Value { get throws { try returned.read(as: Value.self, at: "result.value") } }
}
