/// What somebody points at with a camera or marks on the screen.
///
/// There are no pictures here, only the words for what is in them.
public struct SemanticContentDescriptor: Hashable, Sendable, _IntentValue {
  public static var _valueKind: _IntentValueKind { _IntentValueKind(.opaque("SemanticContentDescriptor")) }

  /// What can be seen, in words.
  public let labels: [String]

  /// A descriptor of what can be seen.
  public init(labels: [String]) {
    self.labels = labels
  }
}
