/// A value that is kept by SwiftUI and read when a body is evaluated.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A value read from the environment of a view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  public init(_ type: Value.Type) where Value: AnyObject {
    read = { environment in
      guard let object = environment[type] else {
        preconditionFailure("No \(type) in the environment: place one with environment(_:) around this view")
      }
      return object
    }
  }

  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? { read = { $0[type] } }

  @MainActor @preconcurrency public var wrappedValue: Value { read(.current) }
}
