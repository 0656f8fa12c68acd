/// A wish about the order of entities.
public struct EntityQuerySort<Entity: AppEntity>: @unchecked Sendable {
  // Key paths to properties capture nothing.
  /// Which way.
  public enum Ordering: Hashable, Sendable {
    /// The least first.
    case ascending
    /// The greatest first.
    case descending
  }

  /// The property to sort by, as the app wrote it in `SortableBy`.
  public let by: PartialKeyPath<Entity>
  /// Which way.
  public let order: Ordering

  /// A wish.
  public init(by: PartialKeyPath<Entity>, order: Ordering) {
    self.by = by
    self.order = order
  }
}

/// A property that entities can be sorted by.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: @unchecked Sendable {
  // Key paths to properties capture nothing.
  package let keyPath: PartialKeyPath<Entity>
  private let find: (Entity) -> any AnyEntityProperty

  /// A property of the entity.
  public init<Value>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) {
    self.keyPath = keyPath
    self.find = { $0[keyPath: keyPath] }
  }

  /// The property of an entity; it knows its name.
  package func property(of entity: Entity) -> any AnyEntityProperty {
    entity.bindPropertyNames()
    return find(entity)
  }
}

/// The properties that entities can be sorted by.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
  package let options: [EntityQuerySortableByProperty<Entity>]

  /// Lists the properties.
  public init(@EntityQuerySortingOptionsBuilder<Entity> _ options: () -> [EntityQuerySortableByProperty<Entity>]) {
    self.options = options()
  }
}

/// Lists properties to sort by.
@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
  /// A property to sort by.
  public typealias Option = EntityQuerySortableByProperty<Entity>

  /// A property.
  public static func buildExpression(_ option: Option) -> [Option] { [option] }
  /// The properties in order.
  public static func buildBlock(_ options: [Option]...) -> [Option] { options.flatMap { $0 } }
  /// Properties that may be left out.
  public static func buildOptional(_ options: [Option]?) -> [Option] { options ?? [] }
  /// One branch.
  public static func buildEither(first options: [Option]) -> [Option] { options }
  /// The other branch.
  public static func buildEither(second options: [Option]) -> [Option] { options }
  /// Properties of a newer system.
  public static func buildLimitedAvailability(_ options: [Option]) -> [Option] { options }
}
