/// Where a wrapped value lives.
nonisolated final class StateBox<Value> {
  private var stored: Value?
  private let make: () -> Value

  init(_ make: @escaping () -> Value) { self.make = make }

  var value: Value {
    get {
      if let stored { return stored }
      let value = make()
      stored = value
      return value
    }
    set { stored = newValue }
  }
}

/// A value that a view owns. It lives as long as the view value, which is one rendering.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let box: StateBox<Value>

  /// Creates a state with a value to begin with.
  public init(wrappedValue value: Value) { box = StateBox { value } }

  /// Creates a state with a value to begin with.
  public init(initialValue value: Value) { box = StateBox { value } }

  /// Creates a state that begins with nothing.
  public init() where Value: ExpressibleByNilLiteral { box = StateBox { nil } }

  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { box.value }, set: { box.value = $0 })
  }
}
