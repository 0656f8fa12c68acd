/// An object whose changes are of interest. Nothing is redrawn here, so nobody listens.
public protocol ObservableObject: AnyObject {
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// What is told before the object changes, and tells nobody.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// Tells of the changes of an object. Nobody listens.
nonisolated public final class ObservableObjectPublisher: Sendable {
  public init() {}
  public func send() {}
}

/// A value of an object whose changes are of interest.
@propertyWrapper
public struct Published<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
}
