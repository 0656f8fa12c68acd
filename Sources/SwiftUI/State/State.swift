/// Where a wrapped value lives. Boxes of one place share their storage.
nonisolated final class StateBox<Value> {
  final class Storage {
    var value: Value?
  }

  private var storage = Storage()
  private let make: () -> Value

  init(_ make: @escaping () -> Value) { self.make = make }

  var value: Value {
    get {
      if let stored = storage.value { return stored }
      let value = make()
      storage.value = value
      return value
    }
    set { storage.value = newValue }
  }

  /// Takes the value that is kept at a place, or leaves its own there.
  @MainActor func keep(at place: ViewPlace, name: String) { storage = place.storage(name, orKeep: storage) }
}

/// A value that a view owns.
///
/// In the windows of an app it lives as long as the view stays at its place in them, from one rendering to the next. In a view that
/// is rendered by itself, a snippet for instance, it lives as long as the view value: whoever makes the view anew begins anew.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let box: StateBox<Value>

  /// Creates a state with a value to begin with.
  public init(wrappedValue value: Value) { box = StateBox { value } }

  /// Creates a state with a value to begin with.
  public init(initialValue value: Value) { box = StateBox { value } }

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

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that begins with nothing.
  public init() { self.init(wrappedValue: nil) }
}

extension State: KeptState {
  func keep(at place: ViewPlace, name: String) { box.keep(at: place, name: name) }
}
