internal import Synchronization

/// A property of an entity that people can see, search and sort by.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: AnyIntentValue {
  private enum Source {
    case stored(Value?)
    case computed(get: @Sendable () -> Value, set: (@Sendable (Value) -> Void)?)
    case deferred(@Sendable () async throws -> Value)
  }

  private struct State: Sendable {
    var source: Source
    var name: String?
  }

  package let ownTitle: LocalizedStringResource?
  package let indexing: EntityPropertyIndexing
  private let state: Mutex<State>

  private init(_ source: Source, name: String?, title: LocalizedStringResource?, indexing: EntityPropertyIndexing) {
    self.ownTitle = title
    self.indexing = indexing
    self.state = Mutex(State(source: source, name: name))
  }

  /// A property titled by the name of its variable.
  public convenience init() { self.init(.stored(nil), name: nil, title: nil, indexing: .none) }

  /// A property with a title, or one that searches look at, or both.
  public convenience init(
    title: LocalizedStringResource? = nil, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>? = nil
  ) { self.init(.stored(nil), name: nil, title: title, indexing: EntityPropertyIndexing(indexingKey, nil)) }

  /// A property that searches look at under a key of the app's own.
  public convenience init(title: LocalizedStringResource? = nil, customIndexingKey: CSCustomAttributeKey) {
    self.init(.stored(nil), name: nil, title: title, indexing: .custom(customIndexingKey))
  }

  /// The property that `@ComputedProperty` declares.
  public convenience init(
    _computed name: String, title: LocalizedStringResource?, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>?,
    customIndexingKey: CSCustomAttributeKey?, get: @escaping @Sendable () -> Value, set: (@Sendable (Value) -> Void)?
  ) {
    let indexing = EntityPropertyIndexing(indexingKey, customIndexingKey)
    self.init(.computed(get: get, set: set), name: name, title: title, indexing: indexing)
  }

  /// The property that `@DeferredProperty` declares.
  public convenience init(
    _deferred name: String, title: LocalizedStringResource?, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>?,
    get: @escaping @Sendable () async throws -> Value
  ) { self.init(.deferred(get), name: name, title: title, indexing: EntityPropertyIndexing(indexingKey, nil)) }

  /// The value.
  ///
  /// - Precondition: it has been set, or it is optional, or it is computed.
  public var wrappedValue: Value {
    get {
      let (source, name) = state.withLock { ($0.source, $0.name) }
      switch source {
      case .stored(let value?): return value
      case .computed(let get, _): return get()
      case .stored(nil):
        if let absent = Value._absentValue { return absent }
        preconditionFailure(
          "\(name.map { "The property '\($0)'" } ?? "A property of type \(Value.self)") was read before it was set; "
            + "set it in the initializer of the entity"
        )
      case .deferred:
        preconditionFailure("A deferred property has to be awaited: read the variable, not its wrapper")
      }
    }
    set {
      let set = state.withLock { state -> (@Sendable (Value) -> Void)? in
        if case .computed(_, let set) = state.source { return set }
        state.source = .stored(newValue)
        return nil
      }
      set?(newValue)
    }
  }

  /// The property itself.
  public var projectedValue: EntityProperty<Value> { self }

  /// What the property is called: as its author titled it, otherwise by the name of the variable.
  public var title: LocalizedStringResource {
    ownTitle ?? state.withLock { $0.name }.map { LocalizedStringResource(stringLiteral: words(ofIdentifier: $0)) }
      ?? LocalizedStringResource(stringLiteral: "\(Value.self)")
  }

  /// The name of the variable, once it is known.
  package var boundName: String? { state.withLock { $0.name } }

  package func bind(name: String) { state.withLock { $0.name = name } }

  fileprivate var setValue: Value? {
    let source = state.withLock { $0.source }
    return switch source {
    case .stored(let value): value
    case .computed(let get, _): get()
    case .deferred: nil
    }
  }

  /// The value, unless it has to be fetched.
  package var valueAtHand: (any Sendable)? {
    let source = state.withLock { $0.source }
    return switch source {
    case .stored(let value): value ?? Value._absentValue
    case .computed(let get, _): get()
    case .deferred: nil
    }
  }

  package func currentValue() async throws -> (any Sendable)? {
    let source = state.withLock { $0.source }
    return switch source {
    case .stored(let value): value ?? Value._absentValue
    case .computed(let get, _): get()
    case .deferred(let get): try await get()
    }
  }
}

extension EntityProperty: Equatable where Value: Equatable {
  public static func == (left: EntityProperty, right: EntityProperty) -> Bool { left.setValue == right.setValue }
}

extension EntityProperty: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(setValue) }
}

/// Where searches find a property.
package enum EntityPropertyIndexing: @unchecked Sendable {
  // Key paths without captured values are immutable.
  case none
  case attribute(PartialKeyPath<CSSearchableItemAttributeSet>)
  case custom(CSCustomAttributeKey)

  package init(_ attribute: PartialKeyPath<CSSearchableItemAttributeSet>?, _ custom: CSCustomAttributeKey?) {
    self = attribute.map { .attribute($0) } ?? custom.map { .custom($0) } ?? .none
  }
}

/// What a property of an entity can be asked, whatever its type.
package struct EntityPropertyDescription: Sendable {
  package enum Access: Sendable {
    case stored
    case computed
    /// Fetched only when somebody asks for it.
    case deferred
  }

  package let name: String
  package let title: LocalizedStringResource
  package let kind: ValueKind
  package let access: Access
  package let indexing: EntityPropertyIndexing
  /// The value, unless it has to be fetched.
  package let valueAtHand: @Sendable () -> (any Sendable)?
  /// The value, fetched if it has to be.
  package let value: @Sendable () async throws -> (any Sendable)?
}

package protocol AnyEntityProperty: AnyObject {
  /// The name of the variable, once it is known.
  var name: String? { get }
  var title: LocalizedStringResource { get }
  var valueKind: ValueKind { get }
  func description(name: String) -> EntityPropertyDescription
}

extension EntityProperty: AnyEntityProperty {
  package var name: String? { state.withLock { $0.name } }
  package var valueKind: ValueKind { Value._valueKind.kind }

  package func description(name: String) -> EntityPropertyDescription {
    bind(name: name)
    let access = state.withLock { state -> EntityPropertyDescription.Access in
      switch state.source {
      case .stored: .stored
      case .computed: .computed
      case .deferred: .deferred
      }
    }
    return EntityPropertyDescription(
      name: name, title: title, kind: Value._valueKind.kind, access: access, indexing: indexing,
      valueAtHand: { self.valueAtHand }, value: currentValue)
  }
}

/// Lets the framework find a computed or deferred property of an entity at run time; the macros declare it.
public struct _EntityPropertyMarker<Entity: Sendable, Value: _IntentValue>: Sendable {
  private enum Getter: Sendable {
    case computed(@Sendable (Entity) -> Value)
    case deferred(@Sendable (Entity) async throws -> Value)
  }

  private let name: String
  private let makeTitle: LocalizedStringResource?
  private let indexing: EntityPropertyIndexing
  private let getter: Getter

  /// A property that is computed when it is read.
  public init(
    _ name: String, title: LocalizedStringResource?, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>?,
    customIndexingKey: CSCustomAttributeKey?, computed: @escaping @Sendable (Entity) -> Value
  ) {
    self.name = name
    self.makeTitle = title
    self.indexing = EntityPropertyIndexing(indexingKey, customIndexingKey)
    self.getter = .computed(computed)
  }

  /// A property that is fetched when somebody asks for it.
  public init(
    _ name: String, title: LocalizedStringResource?, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>?,
    customIndexingKey: CSCustomAttributeKey?, deferred: @escaping @Sendable (Entity) async throws -> Value
  ) {
    self.name = name
    self.makeTitle = title
    self.indexing = EntityPropertyIndexing(indexingKey, customIndexingKey)
    self.getter = .deferred(deferred)
  }
}

package protocol AnyEntityPropertyMarker {
  func description(on entity: Any) -> EntityPropertyDescription?
}

extension _EntityPropertyMarker: AnyEntityPropertyMarker {
  package func description(on entity: Any) -> EntityPropertyDescription? {
    guard let entity = entity as? Entity else { return nil }
    let getter = getter
    return EntityPropertyDescription(
      name: name,
      title: makeTitle ?? LocalizedStringResource(stringLiteral: words(ofIdentifier: name)),
      kind: Value._valueKind.kind,
      access: { if case .computed = getter { .computed } else { .deferred } }(),
      indexing: indexing,
      valueAtHand: {
        if case .computed(let get) = getter { get(entity) } else { nil }
      },
      value: {
        switch getter {
        case .computed(let get): get(entity)
        case .deferred(let get): try await get(entity)
        }
      }
    )
  }
}

extension AppEntity {
  /// The properties that people can see, in the order of their declarations.
  package var propertyDescriptions: [EntityPropertyDescription] { storedProperties(of: self) }

  /// Tells the properties their names.
  package func bindPropertyNames() { _ = propertyDescriptions }
}
