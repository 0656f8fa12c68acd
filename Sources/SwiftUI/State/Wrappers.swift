/// An object that a view owns. It lives as long as a ``State`` would.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let box: StateBox<ObjectType>

  /// Creates an object when it is first needed.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { box = StateBox(thunk) }

  /// The object.
  public var wrappedValue: ObjectType { box.value }

  /// Bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: box.value) }
}

extension StateObject: KeptState {
  func keep(at place: ViewPlace, name: String) { box.keep(at: place, name: name) }
}

/// An object that somebody else owns.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Takes an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Takes an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// An object that was placed in the environment with `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Reads the object of a type.
  public init() {}

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object = EnvironmentValues.current[ObjectType.self] else {
      preconditionFailure(
        "No \(ObjectType.self) in the environment: place one with environmentObject(_:) around this view")
    }
    return object
  }

  /// Bindings to the properties of the object.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    .init(object: wrappedValue)
  }
}

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Takes an object.
  public init(wrappedValue: Value) where Value: AnyObject { self.wrappedValue = wrappedValue }

  /// Takes an object.
  public init(_ wrappedValue: Value) where Value: AnyObject { self.wrappedValue = wrappedValue }

  /// Takes the object of another wrapper.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// This wrapper.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject>
  where Value: AnyObject {
    Binding(get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

/// A measure that grows with the letters; in a terminal it stays.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The measure.
  public let wrappedValue: Value

  /// Takes a measure.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Takes a measure.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
}

/// Where a person types. Nobody types into a rendered view.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A way to read and move the focus.
  @propertyWrapper
  public struct Binding {
    let box: StateBox<Value>

    /// The focus.
    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.value = newValue }
    }

    /// This binding.
    public var projectedValue: Binding { self }
  }

  private let box: StateBox<Value>

  /// No focus.
  public init() where Value == Bool { box = StateBox { false } }

  /// No focus.
  public init<Wrapped: Hashable>() where Value == Wrapped? { box = StateBox { nil } }

  /// The focus.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A way to read and move the focus.
  public var projectedValue: Binding { Binding(box: box) }
}

extension FocusState: KeptState {
  func keep(at place: ViewPlace, name: String) { box.keep(at: place, name: name) }
}

/// A name that views share.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The name.
  public struct ID: Hashable, Sendable {
    private let identifier = UUID()
  }

  /// The name.
  public let wrappedValue = ID()

  /// Creates a name.
  public init() {}
}
