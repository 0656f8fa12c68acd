/// An object whose changes are of interest. Nothing is redrawn here, so nobody listens.
public protocol ObservableObject: AnyObject {}

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
