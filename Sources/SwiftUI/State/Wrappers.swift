/// An object that a view owns. It lives as long as a ``State`` would.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let box: StateBox<ObjectType>

  /// Creates an object when it is first needed.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { box = StateBox(thunk) }

  public var wrappedValue: ObjectType { box.value }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: box.value) }
}

extension StateObject: KeptState {
  func keep(at identity: ViewIdentity, name: String) { box.keep(at: identity, name: name) }
}

/// An object that somebody else owns.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// An object that was placed in the environment with `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  public init() {}

  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object = EnvironmentValues.current[ObjectType.self] else {
      preconditionFailure(
        "No \(ObjectType.self) in the environment: place one with environmentObject(_:) around this view")
    }
    return object
  }

  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    .init(object: wrappedValue)
  }
}

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) where Value: AnyObject { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) where Value: AnyObject { self.wrappedValue = wrappedValue }
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  public var projectedValue: Bindable<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject>
  where Value: AnyObject {
    Binding(get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

/// A measure that grows with the letters; in a terminal it stays.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public let wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
}

/// Where a person types. Nobody types into a rendered view.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper
  public struct Binding {
    let box: StateBox<Value>

    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.value = newValue }
    }

    public var projectedValue: Binding { self }
  }

  private let box: StateBox<Value>

  public init() where Value == Bool { box = StateBox { false } }
  public init<Wrapped: Hashable>() where Value == Wrapped? { box = StateBox { nil } }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding { Binding(box: box) }
}

extension FocusState: KeptState {
  func keep(at identity: ViewIdentity, name: String) { box.keep(at: identity, name: name) }
}

/// A name that views share.
@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {
    private let identifier = UUID()
  }

  public let wrappedValue = ID()

  public init() {}
}
