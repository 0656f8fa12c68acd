/// An object whose changes are of interest. Nothing is redrawn here, so nobody listens.
public protocol ObservableObject: AnyObject {
  /// What is told before the object changes.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// What is told before the object changes, and tells nobody.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// Tells of the changes of an object. Nobody listens.
nonisolated public final class ObservableObjectPublisher: Sendable {
  /// Creates a publisher.
  public init() {}

  /// Tells that the object is about to change.
  public func send() {}
}

/// A value of an object whose changes are of interest.
@propertyWrapper
public struct Published<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Creates a value to begin with.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a value to begin with.
  public init(initialValue: Value) { wrappedValue = initialValue }
}
