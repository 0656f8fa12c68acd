/// Where a wrapped value lives. Boxes of one view identity share their storage.
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

  /// Takes the value that is kept for an identity, or leaves its own there.
  @MainActor func keep(at identity: ViewIdentity, name: String) { storage = identity.storage(name, orKeep: storage) }
}

/// A value that a view owns.
///
/// In the windows of an app it lives as long as the view keeps its identity in them, from one rendering to the next. In a view that
/// is rendered by itself, a snippet for instance, it lives as long as the view value: whoever makes the view anew begins anew.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let box: StateBox<Value>

  public init(wrappedValue value: Value) { box = StateBox { value } }
  public init(initialValue value: Value) { box = StateBox { value } }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding<Value> { Binding(get: { box.value }, set: { box.value = $0 }) }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: KeptState {
  func keep(at identity: ViewIdentity, name: String) { box.keep(at: identity, name: name) }
}
