/// A value that is kept by SwiftUI and read when a body is evaluated.
public protocol DynamicProperty {
  /// Called before a body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A value read from the environment of a view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads the object of a type.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { environment in
      guard let object = environment[type] else {
        preconditionFailure("No \(type) in the environment: place one with environment(_:) around this view")
      }
      return object
    }
  }

  /// Reads the object of a type, if there is one.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    read = { $0[type] }
  }

  /// The value in the current environment.
  @MainActor @preconcurrency public var wrappedValue: Value { read(.current) }
}
